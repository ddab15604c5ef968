"""Market cards and their piles, told in full."""

from typing import Final

from game.tables.imhotep.cards import card_class
from game.tables.imhotep.zoom.account import Account, Line
from rules.game import Seat, Text, text
from rules.imhotep.names import CARD_EFFECTS, CARD_NAMES, SITE_NAMES
from rules.imhotep.pieces import (
    COPIES,
    DECORATION_SITE,
    KINDS,
    PAIR_CARDS,
    RED_SITE,
    STATUE,
    STATUE_POINTS,
    STONES_PER_DECORATION_POINT,
    TOOL_POINT,
    TOOLS,
    TOWER_STONES,
)
from rules.imhotep.view import View

_CLASSES: Final = {
    "red": (text("Card that works at once"), "bolt"),
    "green": (text("Card that counts at the end"), "laurels"),
    "purple": (text("Card of a set that counts at the end"), "crown"),
    "blue": (text("Tool for one turn of yours"), "grab"),
}


def of_card(view: View, kind: int) -> Account:
    """A kind of card: what it does, and what it is worth to whom now."""
    left = view.unseen[kind]
    says = [CARD_EFFECTS[kind], *_worth(view, kind)]
    says.append(
        text(
            "{n} in the game; {m} of them nobody has seen yet.",
            n=COPIES[kind],
            m=left,
        )
    )
    counts = [view.cards[seat * KINDS + kind] for seat in range(view.seats)]
    lines = []
    if kind not in RED_SITE:
        lines = [
            Line(text("Cards"), [str(count) for count in counts]),
            Line(
                text("If it ended now"),
                [str(points_of(view, kind, count)) for count in counts],
            ),
        ]
    under, sign = _CLASSES[card_class(kind)]
    return Account(
        title=CARD_NAMES[kind],
        under=under,
        sign=sign,
        says=says,
        cards=((kind, 1),),
        heads=range(view.seats) if lines else (),
        lines=lines,
    )


def points_of(view: View, kind: int, count: int) -> int:
    """Points at the end for so many cards of a kind, as the sites are now."""
    if kind == STATUE:
        return STATUE_POINTS[count]
    if kind in TOOLS:
        return TOOL_POINT * count
    if kind in DECORATION_SITE:
        stones = stones_built(view, DECORATION_SITE[kind])
        return count * (stones // STONES_PER_DECORATION_POINT)
    return 0


def stones_built(view: View, site: int) -> int:
    """All stones at one of the four sites that are built, whoever's."""
    rows = {1: view.pyramids, 2: view.temple, 3: view.burial}
    if site in rows:
        return len(rows[site])
    return sum(view.obelisks) + TOWER_STONES * len(view.towers)


def _worth(view: View, kind: int) -> list[Text]:
    if kind in DECORATION_SITE:
        site = DECORATION_SITE[kind]
        stones = stones_built(view, site)
        points = stones // STONES_PER_DECORATION_POINT
        return [
            text(
                "{site}: {n} stone now, so each card is worth {m}.",
                "{site}: {n} stones now, so each card is worth {m}.",
                count=stones,
                site=SITE_NAMES[site],
                n=stones,
                m=points,
            )
        ]
    if kind == STATUE:
        own = view.cards[view.viewer * KINDS + STATUE]
        more = STATUE_POINTS[min(own + 1, COPIES[STATUE])] - STATUE_POINTS[own]
        return [text("One more would bring you {n}.", n=more)]
    return []


def of_draw_pile(view: View) -> Account:
    """The draw pile: what can still be in it."""
    says = [text("These cards nobody has seen yet.")]
    hidden = sum(view.unseen) - view.draw_pile
    if hidden:
        says = [
            text(
                "These cards nobody has seen yet: {m} of them lie face down in the market.",
                m=hidden,
            )
        ]
    return Account(
        title=text("Draw pile"),
        under=_cards(view.draw_pile),
        says=says,
        cards=_several(view.unseen),
        lines=_listed(view.unseen),
    )


def of_discard_pile(view: View) -> Account:
    """The discard pile, which everybody may look through."""
    says = [text("When the draw pile is empty, these are shuffled into a new one.")]
    return Account(
        title=text("Discard pile"),
        under=_cards(sum(view.discard)),
        says=says,
        cards=_several(view.discard),
        lines=_listed(view.discard),
    )


def own_cards(view: View, seat: Seat) -> tuple[tuple[int, int], ...]:
    """The cards in front of a seat, by kind with their number."""
    return _several(view.cards[seat * KINDS : (seat + 1) * KINDS])


def _several(counts: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((kind, count) for kind, count in enumerate(counts) if count)


def _listed(counts: tuple[int, ...]) -> list[Line]:
    return [Line(CARD_NAMES[kind], [str(count)]) for kind, count in _several(counts)]


def _cards(count: int) -> Text:
    return text("{n} card", "{n} cards", count=count, n=count)


def pair_says() -> Text:
    """What the two face-down cards are for."""
    return text("Instead of an open card, look at the {n} hidden ones and keep 1.", n=PAIR_CARDS)
