"""What a ship would bring if it sailed, with a stone more, before it may."""

from typing import Any

from rules.game import setup_for
from rules.imhotep import GAME
from rules.imhotep.forecast import decision, forecast, paid, sailing
from rules.imhotep.moves import PLAY, sail_move, unload_move
from rules.imhotep.pieces import BURIAL, LEVER, MARKET, OBELISKS, PYRAMIDS, TEMPLE
from rules.imhotep.view import View


def seen(**position: Any) -> View:
    ships = position.pop("ships")
    rows = [{"stones": stones, "dock": None} for stones in ships]
    state = GAME.position_from_json({"seats": 2, "ships": rows, **position})
    return GAME.view(state, GAME.memory(setup_for(GAME, 2, {}), 0), 0)


def test_a_ship_below_its_minimum_has_a_forecast() -> None:
    view = seen(ships=["ab--", "---", "--", "--"], sled=[2, 3])
    assert sailing(view, 0, PYRAMIDS).at_once == (2, 1)


def test_the_stone_in_hand_sails_along() -> None:
    view = seen(ships=["-b--", "---", "--", "--"], sled=[2, 3])
    assert sailing(view, 0, PYRAMIDS, stone=0).at_once == (2, 1)
    assert sailing(view, 0, PYRAMIDS, stone=2).at_once == (1, 2)
    assert sailing(view, 0, TEMPLE, stone=0).each_round == (1, 1)
    assert sailing(view, 0, BURIAL, stone=0).at_end == (1, 1)


def test_it_agrees_with_the_forecast_of_the_move() -> None:
    view = seen(ships=["ab-a", "--b", "--", "--"], sled=[2, 3], market=["statue", "lever"])
    for site in (MARKET, PYRAMIDS, TEMPLE, BURIAL):
        assert sailing(view, 0, site) == forecast(view, sail_move(0, site))


def test_an_empty_ship_brings_nothing() -> None:
    view = seen(ships=["----", "---", "--", "--"], sled=[2, 3])
    nothing = sailing(view, 0, PYRAMIDS)
    assert (nothing.at_once, nothing.at_end, nothing.gains) == ((0, 0), (0, 0), ())


def test_the_stages_of_a_decision_count_together() -> None:
    cards = [{"lever": 1}, {}]
    view = seen(ships=["ab-a", "---", "--", "--"], sled=[2, 3], cards=cards)
    sail = (PLAY[LEVER], sail_move(0, PYRAMIDS))
    assert decision(view, (*sail, unload_move(0), unload_move(0))).at_once == (3, 3)
    assert decision(view, (*sail, unload_move(1))).at_once == (4, 2)


def test_every_stone_of_a_decision_is_paid_by_itself() -> None:
    cards = [{"lever": 1}, {}]
    view = seen(ships=["ab-a", "---", "--", "--"], sled=[2, 3], cards=cards)
    sail = (PLAY[LEVER], sail_move(0, PYRAMIDS))
    assert paid(view, (*sail, unload_move(0), unload_move(0))) == [(0, 2), (0, 1), (1, 3)]
    assert paid(view, (*sail, unload_move(1))) == [(1, 2), (0, 1), (0, 3)]


def test_the_stone_that_completes_a_tower_is_paid_for_it() -> None:
    ships, waiting = ["ab-a", "---", "--", "--"], [2, 0]
    view = seen(ships=ships, sled=[2, 3], sides="AAAAB", obelisks=waiting)
    assert paid(view, (sail_move(0, OBELISKS),)) == [(0, 10), (1, 0), (0, 0)]
