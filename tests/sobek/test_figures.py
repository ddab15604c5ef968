"""Figures that hold in every match (sections 1, 2, 5, 9 and 10); what is true is possible."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from rules.game import NOBODY, Setup
from rules.hidden import Case, Group
from rules.sobek import GAME
from rules.sobek import events as ev
from rules.sobek.pieces import BACK, KINDS
from tests.every_game.matches import next_move, setups
from tests.every_game.samples import remembered


@cache
def told_matches() -> tuple[tuple[Setup, tuple[tuple[Any, ...], ...]], ...]:
    """Random matches as what was told in each round."""
    found = []
    for seed, setup in enumerate(setups(GAME) * 2):
        state, rng = GAME.start(setup), Random(seed)
        told: list[Any] = []
        while state.to_move != NOBODY:
            GAME.apply(state, next_move(GAME, state, rng), told.append)
        begins = [at for at, event in enumerate(told) if isinstance(event, ev.RoundBegan)]
        ends = [*begins[1:], len(told)]
        found.append((setup, tuple(tuple(told[a:b]) for a, b in zip(begins, ends, strict=True))))
    return tuple(found)


def rounds() -> Iterator[tuple[Setup, tuple[Any, ...]]]:
    for setup, found in told_matches():
        for each in found:
            yield setup, each


def of_kind(told: tuple[Any, ...], *kinds: type) -> list[Any]:
    return [event for event in told if isinstance(event, kinds)]


def test_2_3_the_whole_deck_is_dealt_in_every_round() -> None:
    for setup, told in rounds():
        cards = len(of_kind(told, ev.CardDelivered, ev.CardDrawn))
        assert cards == (45 if setup.seats == 2 else 54)


def test_5_the_first_five_sets_of_a_round_bring_an_event_and_no_other() -> None:
    for _, told in rounds():
        sets = len(of_kind(told, ev.SetLaid))
        looks = of_kind(told, ev.TokensSeen)
        assert [len(look.tokens) for look in looks] == [5, 4, 3, 2, 1][: min(sets, 5)]
        assert len(of_kind(told, ev.TokenUsed)) == len(looks)


def test_9_4_the_penalty_is_five_for_every_ten_earned_by_sets() -> None:
    penalties = 0
    for _, told in rounds():
        (compared,) = of_kind(told, ev.PilesCompared)
        earned = {e.seat: e.open + e.crosswise for e in of_kind(told, ev.SetsScored)}
        lost = {e.seat: e.points for e in of_kind(told, ev.Penalised)}
        assert lost == {seat: 5 * (earned[seat] // 10) for seat in compared.corrupt}
        assert all(compared.sizes[seat] == max(compared.sizes) for seat in compared.corrupt)
        penalties += sum(lost.values())
    assert penalties


def test_1_6_markers_never_leave_the_track_at_its_start() -> None:
    for setup, found in told_matches():
        points = [0] * setup.seats
        for told in found:
            for event in told:
                if isinstance(event, ev.MarkerMoved):
                    points[event.seat] += event.points
                elif isinstance(event, ev.SetsScored):
                    points[event.seat] += event.open + event.crosswise
                elif isinstance(event, ev.Penalised):
                    points[event.seat] -= event.points
                assert min(points) >= 0
        (ended,) = of_kind(found[-1], ev.GameEnded)
        assert list(ended.points) == points


def test_10_a_match_has_three_rounds_or_ends_beyond_100() -> None:
    for setup, found in told_matches():
        (ended,) = of_kind(found[-1], ev.GameEnded)
        beyond = max(ended.points) > (99 if setup.options["hundred"] == "ends" else 100)
        assert len(found) == 3 or beyond


def test_7_what_is_true_is_possible_to_every_seat() -> None:
    several = 0
    for seed, setup in enumerate(setups(GAME)):
        for state, memories, _ in remembered(GAME, setup, seed):
            if state.to_move < 0:
                continue
            for seat, known in enumerate(memories):
                hidden = GAME.view(state, known, seat).hidden
                several += len(hidden.cases) > 1
                lying = [*state.hands, *state.piles]
                rest = [true - sure for true, sure in zip(lying, hidden.certain, strict=True)]
                assert min(rest) >= 0, "a card is certain where it is not"
                loose: Counter[tuple[int, int]] = Counter()
                for at, count in enumerate(rest):
                    loose[at // KINDS, BACK[at % KINDS]] += count
                assert +loose == {(place, back): n for place, back, n in hidden.loose}
                cases = hidden.cases or [Case(1, (), (), ())]
                assert any(possible(case, rest) for case in cases)
    assert several, "no seat was ever in doubt about several cases"


def possible(case: Case, rest: list[int]) -> bool:
    """Whether these cards, by place and kind, can lie as the case says."""
    left = rest[:]
    for place, kind in case.cards:
        left[place * KINDS + kind] -= 1
    return min(left) >= 0 and fits(list(case.groups), case, left)


def fits(groups: list[Group], case: Case, left: list[int]) -> bool:
    """Whether the groups can be taken from these cards such that the bars hold for the rest."""
    if groups:
        group, *others = groups
        kinds, spread = list(group.kinds), dict(group.spread)
        return any(fits(others, case, after) for after in taken(kinds, spread, left))
    wanted: Counter[tuple[int, int]] = Counter()
    free: Counter[tuple[int, int]] = Counter()
    for bar in case.barred:
        wanted[bar.place, bar.back] += bar.cards
        for kind in range(KINDS):
            if BACK[kind] == bar.back and not bar.bars >> kind & 1:
                free[bar.place, bar.back] += left[bar.place * KINDS + kind]
    return all(free[where] >= count for where, count in wanted.items())


def taken(kinds: list[int], spread: dict[int, int], left: list[int]) -> Iterator[list[int]]:
    """What is left once each of the kinds is taken from one of the places."""
    if not kinds:
        yield left
        return
    kind, *others = kinds
    for place, count in spread.items():
        at = place * KINDS + kind
        if count and left[at]:
            fewer = [*left[:at], left[at] - 1, *left[at + 1 :]]
            yield from taken(others, {**spread, place: count - 1}, fewer)
