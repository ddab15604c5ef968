"""Knowledge of hidden cards against all ways in which a tiny deck can lie.

Cards go through random adventures, and what is known of them afterwards must give each lie of the
cards exactly the share of the worlds in which they lie so.
"""

from collections import Counter
from random import Random

import pytest

from rules.deal import Deal
from rules.hidden import Barred, Case, Group, Hidden
from tests.tiny_deck import (
    KINDS,
    PLACES,
    Came,
    Drawn,
    Event,
    Lacks,
    Lie,
    Passed,
    Poured,
    Seen,
    Shown,
    Table,
    there,
    told_by,
)

ADVENTURES = (*[Came] * 4, *[Passed] * 5, Poured, Drawn, *[Shown] * 2, Seen, Lacks)
MOST_HIDDEN = 7
MOST_WORLDS = 400


@pytest.mark.parametrize("seed", range(400))
def test_knowledge_is_exact(seed: int) -> None:
    rng = Random(seed)
    table = Table(rng)
    for _ in range(25):
        adventures = [kind for kind in ADVENTURES if possible(kind, table)]
        event = rng.choice(adventures if len(table.worlds) < MOST_WORLDS else [Seen])(table)
        if isinstance(event, Shown) and event.unclear:
            continue  # certain in one case and not in another: no share is the right one
        table.follow(event)
        assert told_by(table.hidden()) == table.shares()


def possible(kind: type[Event], table: Table) -> bool:
    held = [len(there(table.truth, place)) for place in range(PLACES)]
    if kind is Came:
        return sum(held) < MOST_HIDDEN
    return kind not in (Drawn, Shown) or any(held)


DRAWS = 6_000
LISTED = {
    "strangers": Hidden((0,) * 15, ((0, 0, 1), (1, 0, 2)), ((0, 0, 1, 2), ()), ()),
    "a group in two places": Hidden(
        (0,) * 15,
        ((0, 0, 2), (1, 0, 1), (2, 0, 1)),
        ((0, 0, 1, 1, 2), ()),
        (Case(1, (), (Group((0, 1, 2), ((0, 2), (1, 1))),), ()),),
    ),
    "cases of unlike weight": Hidden(
        (0,) * 15,
        ((0, 0, 1), (1, 0, 1)),
        ((0, 1, 2), (3,)),
        (Case(1, ((0, 0),), (), ()), Case(3, ((1, 1),), (), ())),
    ),
    "bars that overlap": Hidden(
        (0,) * 15,
        ((0, 0, 2), (1, 0, 1), (2, 1, 1)),
        ((0, 0, 1, 1, 2), (3, 4)),
        (Case(1, (), (), (Barred(0, 0, 0b001, 2), Barred(1, 0, 0b010, 1))),),
    ),
    "all of it in one case": Hidden(
        (0,) * 15,
        ((0, 0, 3), (1, 0, 2)),
        ((0, 0, 1, 1, 2, 2), (3,)),
        (Case(1, ((0, 2),), (Group((0, 1), ((0, 1), (1, 1))),), (Barred(1, 0, 0b001, 1),)),),
    ),
}


@pytest.mark.parametrize("hidden", LISTED.values(), ids=LISTED)
def test_cards_are_dealt_out_evenly(hidden: Hidden) -> None:
    rng, deal = Random(1), Deal(hidden, KINDS)
    found: Counter[Lie] = Counter()
    for _ in range(DRAWS):
        dealt = deal.out(rng)
        left = [dealt.rest(back) for back in range(len(hidden.unseen))]
        cards = [
            (at // KINDS, at % KINDS) for at, count in enumerate(dealt.held) for _ in range(count)
        ]
        found[tuple(tuple(k for p, k in cards if p == place) for place in range(PLACES))] += 1
        assert Counter(kind for pool in left for kind in pool) + Counter(
            kind for _, kind in cards
        ) == Counter(kind for kinds in hidden.unseen for kind in kinds)
    expected = told_by(hidden)
    assert set(found) == set(expected)
    for lie, share in expected.items():
        spread = 5 * (float(share) / DRAWS) ** 0.5
        assert abs(found[lie] / DRAWS - float(share)) < spread, lie
