"""Sets: they have room, no two cover each other, and what they say is what they score."""

from itertools import combinations, pairwise
from random import Random

import pytest

from game.table.frame import Frame
from game.tables.sobek.ids import Blessing, InSet, SmallSet
from game.tables.sobek.set_plan import set_kinds, set_sum
from game.tables.sobek.sets import Sets
from rules.sobek import GAME
from rules.sobek.pieces import AMULET, FIRST, FISH, SCARABS, TYPES
from rules.sobek.scoring import set_points
from tests.game.sobek.painted import CROWDS, SIZES, Parts, cases, position, say, window
from tests.game.sobek.positions import match, random_setup


def all_sets(parts: Parts) -> list[Sets]:
    return [stall.sets for stall in parts.stalls.values()] + [parts.own_sets.sets]


@pytest.mark.parametrize("size", SIZES)
def test_all_cards_lie_in_their_area_and_apart_from_other_sets(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    for seats, crowd in cases():
        for sets in all_sets(Parts(frame, position(seats, crowd), crowd)):
            for plan in sets.plans:
                for rect in (*plan.cards, plan.chip):
                    assert sets.area.inflate(frame.px(40), 2).contains(rect), (seats, crowd, plan)
            for one, other in combinations(sets.plans, 2):
                assert not one.rect.colliderect(other.rect), (seats, crowd)
            for place in sets.empty:
                assert sets.area.contains(place), (seats, crowd)
                assert not any(plan.rect.colliderect(place) for plan in sets.plans)
            for one_, other_ in combinations(sets.empty, 2):
                assert not one_.colliderect(other_)


@pytest.mark.parametrize("size", SIZES)
def test_fans_show_the_badge_of_every_card(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    looked = 0
    for seats, crowd in cases():
        for sets in all_sets(Parts(frame, position(seats, crowd), crowd)):
            for plan in sets.plans:
                if plan.small:
                    continue
                for one, other in pairwise(plan.cards):
                    assert other.x - one.x >= 0.22 * min(one.size)
                    looked += 1
    assert looked >= 100


def test_crowded_stalls_shrink_to_badges_and_others_do_not() -> None:
    frame = Frame(1920, 1080)
    full = Parts(frame, position(4, "full"), "full")
    assert all(plan.small for sets in all_sets(full) for plan in sets.plans)
    for crowd in ("middle", "crosswise"):
        parts = Parts(frame, position(3, crowd), crowd)
        assert not any(plan.small for sets in all_sets(parts) for plan in sets.plans)


def test_every_card_and_token_has_one_sprite() -> None:
    canvas = window((1280, 720))
    for seats, crowd in cases():
        view = position(seats, crowd)
        for sets in all_sets(Parts(canvas.frame, view, crowd)):
            seat = sets.seat
            sprites = sets.sprites(canvas.assets, say)
            names = [sprite.sprite for sprite in sprites]
            assert len(set(names)) == len(names)
            small = {name for name in names if isinstance(name, SmallSet)}
            cards = [name for name in names if isinstance(name, InSet)]
            expected = sum(
                len(set_kinds(view, seat, type_, crosswise=crosswise))
                for type_ in range(TYPES)
                for crosswise in (False, True)
            )
            assert len(cards) == (0 if small else expected)
            blessed = view.prosperity[seat * TYPES : (seat + 1) * TYPES]
            assert sum(isinstance(name, Blessing) for name in names) == sum(blessed)


def test_crosswise_sets_lie_on_their_side() -> None:
    frame = Frame(1920, 1080)
    for sets in all_sets(Parts(frame, position(3, "crosswise"), "crosswise")):
        for plan in sets.plans:
            assert (plan.front.w > plan.front.h) == plan.crosswise


def test_sums_are_what_the_rules_score() -> None:
    rng = Random(5)
    looked = 0
    for number, (state, memories, _, _) in enumerate(match(random_setup(3, rng), rng)):
        if number % 9:
            continue
        view = GAME.view(state, memories[0], 0)
        for seat in range(state.seats):
            for type_ in range(TYPES):
                found = set_sum(view, seat, type_)
                assert found.points == set_points(state, seat, type_)
                looked += found.cards > 0
    assert looked > 10


def test_a_set_grows_by_what_is_added() -> None:
    view = position(3, "middle")
    valued = FIRST[FISH]
    before = set_sum(view, 0, FISH)
    after = set_sum(view, 0, FISH, (valued, AMULET))
    assert after.cards == before.cards + 2
    assert after.scarabs == before.scarabs + SCARABS[valued]
    assert after.points == after.scarabs * after.cards
    crosswise = set_sum(view, 0, FISH, (valued, valued, AMULET), crosswise=True)
    assert crosswise.points == crosswise.scarabs == 2 * SCARABS[valued]


@pytest.mark.parametrize("crowd", CROWDS)
def test_a_set_that_is_not_there_has_a_home_in_the_area(crowd: str) -> None:
    frame = Frame(1280, 720)
    for sets in all_sets(Parts(frame, position(4, crowd), crowd)):
        for type_ in range(TYPES):
            assert sets.area.inflate(2, 2).contains(sets.home(type_))
            plan = sets.plan(type_)
            if plan is not None:
                assert sets.home(type_) == plan.front
