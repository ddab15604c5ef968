"""What lies under the pointer, in words."""

from collections.abc import Iterator, Mapping, Sequence

from pygame import Rect

from game.table.canvas import Point
from game.table.notes import Note, topmost
from game.table.table import PieceId
from game.tables.sobek.card_notes import card_lines
from game.tables.sobek.reach import visible
from game.tables.sobek.seat_notes import CORRUPTION, seat_notes
from game.tables.sobek.spread import Spread
from game.tables.sobek.subject import OfCard, OfToken
from rules.game import HIDDEN, Text, Who, text
from rules.sobek.names import (
    KIND_NAMES,
    TOKEN_EFFECTS,
    TOKEN_NAMES,
)
from rules.sobek.pieces import (
    REACH,
    ROUNDS,
    TOKENS,
)
from rules.sobek.view import View


def notes(
    spread: Spread, why: Mapping[PieceId, Text], plays: Sequence[str], bar: Rect
) -> Iterator[Note]:
    """All that can be explained; later ones lie over earlier ones.

    `plays` says by seat how an opponent plays, `bar` is where the top bar tells of rounds.
    """
    yield from _track(spread)
    yield from _bar(spread, bar)
    for seat in range(spread.view.seats):
        yield from seat_notes(spread, seat, plays)
    yield from _row(spread)
    yield from _river(spread)
    for card in spread.hand.cards:
        reason = why.get(card)
        yield Note(
            visible(spread, card),
            KIND_NAMES[card.kind],
            (*card_lines(card.kind), *((reason,) if reason else ())),
            OfCard(card.kind, card.copy),
        )


def _track(spread: Spread) -> Iterator[Note]:
    guilds = text("Guilds move along the four symbols.")
    yield Note(spread.layout.track, text("Points"), (guilds,))
    scores = spread.view.score
    for seat, rect in enumerate(spread.track.markers(scores)):
        n = scores[seat]
        points = text("{n} point on the track", "{n} points on the track", count=n, n=n)
        yield Note(rect, text("{who}", who=Who(seat)), (points,))


def _bar(spread: Spread, bar: Rect) -> Iterator[Note]:
    rounds = text("Round {n} of {all}", n=max(spread.view.round, 1), all=ROUNDS)
    yield Note(bar, rounds, (text("After round {n} the match ends.", n=ROUNDS), CORRUPTION))


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
        about = (
            (text("You see who it is once you have it."),) if kind == HIDDEN else card_lines(kind)
        )
        told = spread.row.places[place].union(spread.row.told(place))
        yield Note(told, title, (*about, *lines), OfCard(kind, spread.row.copy(place)))


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


def note_at(
    spread: Spread, why: Mapping[PieceId, Text], plays: Sequence[str], bar: Rect, point: Point
) -> Note | None:
    """What is explained of a point; None if nothing is."""
    return topmost(notes(spread, why, plays, bar), point)
