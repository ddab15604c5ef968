"""What a move would do to every seat, as the table shows it before the move."""

from typing import Any

from game.language import Language
from rules.game import Forecast, setup_for
from rules.imhotep import GAME
from rules.imhotep.forecast import decision, sailing
from rules.imhotep.moves import FIRST, SECOND, V_SAIL, VERB
from tests.every_game.samples import samples
from tests.imhotep.board import NAMES, Board

CARDS = ["statue", "chisel", "lever", "hammer"]


def forecast(board: Board, words: str) -> Forecast:
    """As the seat to move sees it; the move must be legal."""
    assert words in board.legal
    known = GAME.memory(setup_for(GAME, len(board.points), {}), board.state.to_move)
    seen = GAME.view(board.state, known, board.state.to_move)
    return GAME.forecast(seen, GAME.move_from_text(words))


def gains(board: Board, words: str) -> list[str]:
    """The gains in words, with the names of the seats."""
    return [
        f"{NAMES[seat]}: {Language().say(gain, NAMES)}"
        for seat, gain in forecast(board, words).gains
    ]


def at_sea(stones: str, seats: int = 3, **position: Any) -> Board:
    return Board((stones, "---", "--", "-"), seats=seats, **position)


def test_sailing_to_the_pyramids_scores_at_once_for_every_owner() -> None:
    coming = forecast(at_sea("baac"), "sail 1 pyramids")
    assert coming.at_once == (1 + 3, 2, 2)
    assert coming.each_round == coming.at_end == (0, 0, 0)


def test_sailing_to_the_temple_changes_what_each_round_brings() -> None:
    coming = forecast(at_sea("abb-", temple="cccaa"), "sail 1 temple")
    assert coming.at_once == coming.at_end == (0, 0, 0)
    assert coming.each_round == (1, 2, -3)


def test_the_temple_of_side_b_counts_points_by_column() -> None:
    coming = forecast(at_sea("abbc", sides="AABAA"), "sail 1 temple")
    assert coming.each_round == (1, 2 + 1, 0)


def test_sailing_to_the_chamber_changes_the_end() -> None:
    coming = forecast(at_sea("aab-", burial="aa"), "sail 1 burial")
    assert coming.at_end == (10 - 3, 1, 0)
    assert coming.at_once == (0, 0, 0)


def test_sailing_to_the_obelisks_may_take_points_from_others() -> None:
    coming = forecast(at_sea("bbb-", obelisks=[2, 0, 1]), "sail 1 obelisks")
    assert coming.at_end == (6 - 12, 12, 1 - 6)


def test_a_tower_of_side_b_scores_at_once_and_its_stones_wait_no_more() -> None:
    coming = forecast(at_sea("bba-", sides="AAAAB", obelisks=[0, 1, 0]), "sail 1 obelisks")
    assert coming.at_once == (0, 10, 0)
    assert coming.at_end == (1, -1, 0)


def test_decorations_and_the_wrath_follow() -> None:
    """The fourth stone gives c a point; a is at all sites now and loses no 5 points."""
    board = at_sea(
        "aab-",
        wrath=True,
        pyramids="a",
        temple="aaa",
        burial="c",
        obelisks=[1, 0, 0],
        cards=[{}, {}, {"burial-decoration": 1}],
    )
    assert forecast(board, "sail 1 burial").at_end == (3 + 5, 1, 1)


def test_the_fourth_ship_brings_the_temple_too() -> None:
    board = Board(("---@market", "--@temple", "----@burial", "a"), seats=2, temple="abb", round=2)
    coming = forecast(board, "sail 4 pyramids")
    assert coming.at_once == (2 + 1, 2)
    assert coming.each_round == (0, 0)


def test_taking_stones_is_a_gain_in_words() -> None:
    assert gains(at_sea("----"), "get 3") == ["Ada: 3 stones"]
    assert gains(at_sea("----", sled=[4, 0, 0]), "get 1") == ["Ada: 1 stone"]


def test_placing_a_stone_changes_no_points() -> None:
    coming = forecast(at_sea("----", sled=[1, 0, 0]), "place 1.1")
    assert coming == Forecast((0, 0, 0), (0, 0, 0), (0, 0, 0))


def test_owners_will_pick_in_their_order_at_the_market() -> None:
    coming = gains(at_sea("baa-", market=CARDS), "sail 1 market")
    assert coming == ["Ben: pick 1", "Ada: pick 2", "Ada: pick 3"]


def test_no_more_picks_are_foretold_than_there_are_cards() -> None:
    coming = gains(at_sea("baa-", market=["statue"]), "sail 1 market")
    assert coming == ["Ben: pick 1"]


def test_owners_will_choose_a_pyramid_on_side_b() -> None:
    coming = gains(at_sea("ba-a", sides="ABAAA"), "sail 1 pyramids")
    assert coming == ["Ben: chooses a pyramid"] + ["Ada: chooses a pyramid"] * 2


def test_an_entrance_lets_its_taker_alone_choose_a_pyramid() -> None:
    """The other stones of the ship are at the market."""
    board = at_sea("abb-", sides="ABAAA", market=["entrance", "statue", "lever"])
    assert gains(board.play("sail 1 market"), "pick entrance") == ["Ada: chooses a pyramid"]


def test_taking_a_card_changes_the_end() -> None:
    board = at_sea("aab-", market=CARDS).play("sail 1 market")
    assert forecast(board, "pick statue").at_end == (1, 0, 0)
    assert forecast(board, "pick lever").at_end == (1, 0, 0)


def test_an_entrance_scores_at_once() -> None:
    board = at_sea("aab-", market=["entrance", "statue", "lever"]).play("sail 1 market")
    assert forecast(board, "pick entrance").at_once == (2, 0, 0)


def test_using_a_tool_gives_up_its_point() -> None:
    board = at_sea("aab-", cards=[{"lever": 1}, {}, {}])
    assert forecast(board, "play lever").at_end == (-1, 0, 0)


def test_forecasts_never_name_hidden_cards() -> None:
    board = at_sea("aab-", sides="BAAAA", market=["statue"], pair=["lever", "entrance"])
    other = at_sea("aab-", sides="BAAAA", market=["statue"], pair=["sail", "statue"])
    for words in board.legal:
        assert forecast(board, words) == forecast(other, words)


def test_a_sailing_that_is_legal_is_foretold_like_the_move() -> None:
    checked = 0
    for sample in samples("imhotep"):
        if sample.position()["stage"] != "action":
            continue
        seen = sample.seen(sample.state.to_move)
        for move in GAME.legal_moves(sample.state):
            if VERB[move] == V_SAIL:
                checked += 1
                coming = GAME.forecast(seen, move)
                assert sailing(seen, FIRST[move], SECOND[move]) == coming, str(sample)
                assert decision(seen, [move]) == coming, str(sample)
    assert checked


def test_a_whole_decision_is_foretold_together() -> None:
    """Lever, ship and order: c's stone first, then b's, then a's."""
    board = at_sea("abc-", cards=[{"lever": 1}, {}, {}])
    known = GAME.memory(setup_for(GAME, 3, {}), 0)
    seen = GAME.view(board.state, known, 0)
    words = ("play lever", "sail 1 pyramids", "unload c", "unload b")
    coming = decision(seen, [GAME.move_from_text(each) for each in words])
    assert coming.at_once == (3, 1, 2)
    assert coming.at_end == (-1, 0, 0)
