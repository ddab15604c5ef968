"""The stall of the market: cards keep their slots while others are taken."""

from random import Random

from game.tables.imhotep.shelf import NO_CARD, restocked

STATUE, CHISEL, SAIL, LEVER = 7, 8, 9, 11


def test_cards_are_laid_out_from_the_first_slot() -> None:
    shelf = (NO_CARD,) * 4
    market: list[int] = []
    for kind in (SAIL, STATUE, CHISEL):
        market.append(kind)
        shelf = restocked(shelf, market)
    assert shelf == (SAIL, STATUE, CHISEL, NO_CARD)


def test_what_is_left_stays_where_it_was() -> None:
    shelf = (SAIL, STATUE, CHISEL, LEVER)
    assert restocked(shelf, (SAIL, CHISEL, LEVER)) == (SAIL, NO_CARD, CHISEL, LEVER)
    assert restocked(shelf, (LEVER,)) == (NO_CARD, NO_CARD, NO_CARD, LEVER)
    assert restocked(shelf, ()) == (NO_CARD,) * 4


def test_of_two_alike_the_one_that_was_taken_goes() -> None:
    shelf = (STATUE, SAIL, STATUE, CHISEL)
    assert restocked(shelf, (SAIL, STATUE, CHISEL)) == (NO_CARD, SAIL, STATUE, CHISEL)
    taken = restocked(shelf, (STATUE, SAIL, CHISEL), taken=2)
    assert taken == (STATUE, SAIL, NO_CARD, CHISEL)


def test_new_cards_fill_empty_slots() -> None:
    shelf = (NO_CARD, SAIL, NO_CARD, CHISEL)
    assert restocked(shelf, (SAIL, CHISEL, LEVER)) == (LEVER, SAIL, NO_CARD, CHISEL)


def test_it_always_holds_what_the_market_holds() -> None:
    rng = Random(3)
    shelf = (NO_CARD,) * 4
    for _ in range(300):
        market = [rng.randrange(12) for _ in range(rng.randrange(5))]
        shelf = restocked(shelf, market, rng.choice((None, 0, 1, 2, 3)))
        assert sorted(kind for kind in shelf if kind != NO_CARD) == sorted(market)
