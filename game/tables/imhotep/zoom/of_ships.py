"""A ship, told in full: what it needs, what it carries, and what it would bring where."""

from collections.abc import Sequence

from game.tables.imhotep.docks import rows_of
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.zoom.account import Account, Line
from rules.game import Text, text
from rules.imhotep.forecast import sailing
from rules.imhotep.names import SITE_NAMES, TO_SITE
from rules.imhotep.pieces import CARDS_IN_ROUND_PILE, MINIMUM, MOST_PLACES, ROUNDS, SITES
from rules.imhotep.state import NOWHERE
from rules.imhotep.view import View


def of_ship(view: View, ship: int, say: Say) -> Account:
    """One ship of the round."""
    size, load, dock = view.sizes[ship], view.loads[ship], view.docks[ship]
    sailed = dock != NOWHERE
    says = [_state(view, ship)]
    if not sailed:
        says.append(text("Stones are unloaded from the bow: place 1 comes first."))
    aboard = view.places[ship * MOST_PLACES :][:size]
    lines = [
        Line(text("Stones aboard"), [_shown(aboard.count(seat)) for seat in range(view.seats)])
    ]
    if load and not sailed:
        lines += [line for site in range(SITES) for line in _at(view, ship, site, say)]
    return Account(
        title=text("{n}-ship", n=size),
        under=text(
            "{n} stone of {m} places", "{n} stones of {m} places", count=load, n=load, m=size
        ),
        says=says,
        ship=ship,
        heads=range(view.seats) if load else (),
        lines=lines if load else (),
    )


def of_round(view: View) -> Account:
    """The card of the round: its four ships, and what each needs to sail."""
    fleet = sorted({size for size in view.sizes if size}, reverse=True)
    return Account(
        title=text("Ships of round {n}", n=max(view.round, 1)),
        under=text("Card of the round"),
        says=[
            *(_need(size) for size in fleet),
            text("The round ends when all four have sailed."),
            text(
                "There are {n} such cards for {m} players; {k} of them are used.",
                n=CARDS_IN_ROUND_PILE,
                m=view.seats,
                k=ROUNDS,
            ),
        ],
        fleet=True,
    )


def _need(size: int) -> Text:
    need = MINIMUM[size]
    return text(
        "A {m}-ship needs {n} stone to sail.",
        "A {m}-ship needs {n} stones to sail.",
        count=need,
        n=need,
        m=size,
    )


def _state(view: View, ship: int) -> Text:
    size, load, dock = view.sizes[ship], view.loads[ship], view.docks[ship]
    if dock != NOWHERE:
        return text("It has sailed to {site}.", site=TO_SITE[dock])
    need = MINIMUM[size]
    if load >= need:
        return text("It is ready: anyone may sail it to a free dock.")
    return text(
        "It needs {n} stone before anyone may sail it.",
        "It needs {n} stones before anyone may sail it.",
        count=need,
        n=need,
    )


def _at(view: View, ship: int, site: int, say: Say) -> Sequence[Line]:
    """What the ship would bring at a dock; nothing if the dock is taken."""
    if site in view.docks:
        return ()
    lines = []
    for row in rows_of(sailing(view, ship, site), site, view.viewer, say):
        words = {share.seat: share.words for share in row.shares}
        figures = [words.get(seat, "") for seat in range(view.seats)]
        lines.append(Line(SITE_NAMES[site], figures, row.when))
    return lines


def _shown(count: int) -> str:
    return str(count) if count else ""
