"""What lies under the pointer, in words."""

from collections.abc import Iterator, Mapping
from typing import Final

from game.table.canvas import Point
from game.table.notes import Note
from game.table.table import PieceId
from game.tables.sobek.counts import pile_size
from game.tables.sobek.lens import OfCard, OfToken
from game.tables.sobek.reach import visible
from game.tables.sobek.spread import Spread
from rules.game import HIDDEN, Seat, Text, Who, text
from rules.sobek.names import (
    CHARACTER_EFFECTS,
    KIND_NAMES,
    TOKEN_EFFECTS,
    TOKEN_NAMES,
    TYPE_NAMES,
)
from rules.sobek.pieces import (
    AMULET,
    BACK,
    CURSE_CARDS,
    KIND_WORDS,
    ORANGE,
    REACH,
    SCARABS,
    TOKENS,
    TYPE,
)
from rules.sobek.rulings import PENALTY_GROUP, PENALTY_STEP
from rules.sobek.view import View

_CORRUPTION: Final = text(
    "The fullest jar loses {n} for every {m} points of sets.", n=PENALTY_STEP, m=PENALTY_GROUP
)


def notes(spread: Spread, why: Mapping[PieceId, Text]) -> Iterator[Note]:
    """All that can be explained; later ones lie over earlier ones."""
    yield Note(spread.layout.track, text("Points"), (text("Guilds move along the four symbols."),))
    for seat in range(spread.view.seats):
        yield from _seat(spread, seat)
    yield from _row(spread)
    yield from _river(spread)
    for card in spread.hand.cards:
        reason = why.get(card)
        yield Note(
            visible(spread, card),
            KIND_NAMES[card.kind],
            (*_card(card.kind), *((reason,) if reason else ())),
            OfCard(card.kind, card.copy),
        )


def _seat(spread: Spread, seat: Seat) -> Iterator[Note]:
    view = spread.view
    place = spread.own if seat == view.viewer else spread.stalls[seat]
    yield Note(place.score, text("Points on the track"))
    if spread.layout.detail.ended_now:
        yield Note(place.ended_now, text("Points if the round ended now"), _ended(view))
    if seat != view.viewer:
        held = sum(view.hand_backs(seat))
        green, tan, orange = view.hand_backs(seat)
        backs = text("{a} green, {b} tan, {c} orange", a=green, b=tan, c=orange)
        title = text("{n} card in hand", "{n} cards in hand", count=held, n=held)
        yield Note(spread.stalls[seat].backs, title, (backs,) if held else ())
    yield Note(spread.jar(seat).rect, text("Jar of {who}", who=Who(seat)), tuple(_jar(view, seat)))
    for plan in spread.sets(seat).plans:
        yield Note(
            plan.rect.union(plan.chip),
            text(
                "Crosswise set of {good}" if plan.crosswise else "Set of {good}",
                good=TYPE_NAMES[plan.type],
            ),
            (
                text("Scarabs: {n}", n=plan.sum.scarabs)
                if plan.crosswise
                else text(
                    "{n} scarabs times {m} cards: {p} points",
                    n=plan.sum.scarabs,
                    m=plan.sum.cards,
                    p=plan.sum.points,
                ),
            ),
        )


def _ended(view: View) -> tuple[Text, ...]:
    if view.open_piles:
        return (text("Hands count as cards in the jar."),)
    return (text("Without what the most corrupt loses."),)


def _jar(view: View, seat: Seat) -> Iterator[Text]:
    if seat == view.viewer or view.open_piles:
        size = pile_size(view, seat)
        yield text("{n} card in it", "{n} cards in it", count=size, n=size)
    else:
        yield text("Nobody else knows what is in it.")
    if view.curses[seat]:
        yield text("Each curse counts as {n} cards.", n=CURSE_CARDS)
    if seat != view.viewer and view.open_piles:
        for kind, count in enumerate(view.pile(seat)):
            if count:
                yield text("{n} of {card}", n=count, card=KIND_NAMES[kind])
    yield _CORRUPTION


def _row(spread: Spread) -> Iterator[Note]:
    for place, kind in enumerate(spread.view.row):
        lines = []
        if place >= REACH:
            lines.append(text("Only the first {n} can be taken.", n=REACH))
        elif place:
            cost = text(
                "{n} card goes to your jar.", "{n} cards go to your jar.", count=place, n=place
            )
            lines.append(cost)
        else:
            lines.append(text("Nothing goes to your jar."))
        title = text("A character") if kind == HIDDEN else KIND_NAMES[kind]
        about = (text("You see who it is once you have it."),) if kind == HIDDEN else _card(kind)
        yield Note(
            spread.row.places[place], title, (*about, *lines), OfCard(kind, spread.row.copy(place))
        )


def _card(kind: int) -> tuple[Text, ...]:
    """What a card is good for."""
    if kind == AMULET:
        return (text("Fits every set, without scarabs."),)
    good = TYPE_NAMES[TYPE[kind]]
    if BACK[kind] == ORANGE:
        return CHARACTER_EFFECTS[KIND_WORDS[kind]], text("Or a card of {good} in a set.", good=good)
    scarabs = SCARABS[kind]
    if not scarabs:
        return (text("No scarabs"),)
    return (text("{n} scarab", "{n} scarabs", count=scarabs, n=scarabs),)


def _river(spread: Spread) -> Iterator[Note]:
    view = spread.view
    left = view.to_deal
    yield Note(
        spread.piles.deck,
        text("Deck"),
        (text("{n} card left in this round", "{n} cards left in this round", count=left, n=left),),
    )
    gone = sum(view.discard)
    yield Note(
        spread.piles.discard,
        text("Discard pile"),
        (
            text("{n} card", "{n} cards", count=gone, n=gone),
            text("Put a character here to use its power."),
        ),
    )
    for rect in spread.events.left:
        yield Note(rect, text("Event"), tuple(_left(view)))
    for rect, (token, seat) in zip(spread.events.used, spread.known.used, strict=True):
        used = text("Used by {who}", who=Who(seat))
        yield Note(rect, TOKEN_NAMES[token], (used, TOKEN_EFFECTS[token]), OfToken(token))


def _left(view: View) -> Iterator[Text]:
    """What the viewer knows of the tokens that are left."""
    if not any(view.events):
        yield text("Whoever lays a set chooses one of them.")
        return
    yield text("You have seen what is left:")
    for token in range(TOKENS):
        for _ in range(view.events[token]):
            yield TOKEN_NAMES[token]


def note_at(spread: Spread, why: Mapping[PieceId, Text], point: Point) -> Note | None:
    """What is explained of a point; None if nothing is."""
    found = None
    for note in notes(spread, why):
        if note.of.collidepoint(point):
            found = note
    return found
