"""Every kind of event, in words."""

import inspect
from typing import Any

import pytest

from game.language import Language
from rules.game import HIDDEN
from rules.imhotep import GAME
from rules.imhotep import events as ev
from tests.imhotep.board import NAMES

ENTRANCE, STATUE, LEVER = 0, 7, 11
EVENTS: list[tuple[Any, str]] = [
    (ev.StartDrawn(1), "Ben"),
    (ev.RoundBegan(3, (4, 3, 2, 1)), "3"),
    (ev.CardDealt(STATUE), "Statue"),
    (ev.CardHidden(HIDDEN), "face down"),
    (ev.Reshuffled(12, ()), "discard pile"),
    (ev.StonesTaken(0, 1), "1 stone"),
    (ev.StonesTaken(0, 3), "3 stones"),
    (ev.StoneLoaded(0, 1, 2, 3), "3-ship"),
    (ev.ToolPlayed(2, LEVER), "Lever"),
    (ev.OrderSet(0, (1, 0)), "order"),
    (ev.ShipSailed(0, 0, 2, 4, 3), "3 stones to the Temple"),
    (ev.Passed(3), "Dora"),
    (ev.StoneReturned(1, 0, 0), "Ben"),
    (ev.StoneBuilt(0, 1, 0, 2, HIDDEN, 0, 0), "the Pyramids: 2 points"),
    (ev.StoneBuilt(0, 1, 0, 1, 0, 0, 0), "the left pyramid: 1 point"),
    (ev.StoneBuilt(0, 3, 0, 0, HIDDEN, HIDDEN, HIDDEN), "the Burial Chamber"),
    (ev.TowerBuilt(2, 0, 10), "10 points"),
    (ev.CardTaken(0, STATUE), "Statue"),
    (ev.PairTaken(0, (STATUE, LEVER)), "Statue and Lever"),
    (ev.PairTaken(0, (STATUE,)), "face-down"),
    (ev.PairTaken(0, (HIDDEN, HIDDEN)), "face-down"),
    (ev.CardKept(0, STATUE, LEVER), "Lever"),
    (ev.CardKept(0, STATUE, HIDDEN), "Statue"),
    (ev.CardDrawn(0, STATUE), "Statue"),
    (ev.NoCardLeft(1), "Ben"),
    (ev.RedDiscarded(1, ENTRANCE), "Entrance"),
    (ev.GiftDeclined(1), "Ben"),
    (ev.ColumnScored(0, 1, 2), "2 points"),
    (ev.ShipCleared(2), "ship"),
    (ev.RoundEnded(3), "3"),
    (ev.MarketCleared((STATUE,), ()), "1 card "),
    (ev.MarketCleared((STATUE, LEVER), (STATUE, STATUE)), "4 cards"),
    (ev.GameEnded((30, 41), (1,)), "Ben won with 41 points"),
    (ev.GameEnded((41, 41), (0, 1)), "shared"),
]


@pytest.mark.parametrize(("event", "part"), EVENTS, ids=lambda value: str(value)[:40])
def test_an_event_in_words(event: Any, part: str) -> None:
    assert part in Language().say(GAME.sentence(event), NAMES)


def test_no_kind_of_event_is_without_words() -> None:
    kinds = {
        kind
        for _, kind in inspect.getmembers(ev, inspect.isclass)
        if kind.__module__ == ev.__name__ and kind is not ev.Public
    }
    assert {type(event) for event, _ in EVENTS} == kinds
