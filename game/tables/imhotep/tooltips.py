"""What lies under the pointer, in words."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame
from pygame import Rect

from game.table.canvas import Canvas
from game.table.tooltip import Tooltip
from game.tables.imhotep.hand import Pile
from game.tables.imhotep.ids import FaceDown, InMarket
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from rules.game import Text, text
from rules.imhotep.names import CARD_EFFECTS, CARD_NAMES, SITE_NAMES
from rules.imhotep.pieces import COPIES, MINIMUM, PAIR_CARDS, SITES, STATUE, STATUE_POINTS
from rules.imhotep.state import NOWHERE

_CORNICE = 62
_SITE_RULES = (
    (
        text("Each stone brings a card; then it goes back to its quarry."),
        text("Each stone brings an open card, or both hidden ones to keep one of."),
    ),
    (
        text("Each stone scores the value of its place at once."),
        text("Each owner chooses a pyramid; some places bring a gift."),
    ),
    (
        text("At the end of each round every stone seen from above scores 1 point."),
        text("At the end of each round every stone seen from above brings what its column says."),
    ),
    (
        text("At the end stones of a colour that adjoin score together."),
        text("At the end the most stones in each row score."),
    ),
    (
        text("At the end the highest towers score."),
        text("3 stones make a tower, which scores at once. Others score 1 at the end."),
    ),
)


class Note(NamedTuple):
    """A tooltip: what it is about, its title and its lines."""

    of: Rect
    title: Text
    lines: tuple[Text, ...]


def notes(spread: Spread) -> Iterator[Note]:
    """All that can be explained; later ones lie over earlier ones."""
    yield from _sites(spread)
    yield from _ships(spread)
    for name, rect in spread.market_cards().items():
        if isinstance(name, InMarket):
            yield _card(rect, spread.shelf[name.slot])
        elif isinstance(name, FaceDown) and name.index == 0 and spread.market.pair:
            yield Note(
                spread.market.pair,
                text("Two hidden cards"),
                (text("Look at both and keep 1 of {n}.", n=PAIR_CARDS),),
            )
    for seat in range(spread.view.seats):
        yield from _seat(spread, seat)
    yield from _piles(spread)


def _sites(spread: Spread) -> Iterator[Note]:
    view, frame = spread.view, spread.layout.frame
    for site in range(SITES):
        rect = spread.layout.sites[site].copy()
        rect.h = frame.px(_CORNICE)
        yield Note(rect, SITE_NAMES[site], (_SITE_RULES[site][view.sides[site]],))


def _ships(spread: Spread) -> Iterator[Note]:
    view = spread.view
    for ship, plan in spread.ships.items():
        size, load = view.sizes[ship], view.loads[ship]
        need = MINIMUM[size]
        if view.docks[ship] != NOWHERE:
            yield Note(plan.rect, text("{n}-ship: sailed", n=size), ())
            continue
        ready = load >= need
        title = text("{n}-ship: ready to sail", n=size) if ready else text("{n}-ship", n=size)
        carried = text("{n} stone, needs {m}", "{n} stones, needs {m}", count=load, n=load, m=need)
        lines = (carried, text("Anyone may sail it")) if ready else (carried,)
        yield Note(plan.rect, title, lines)


def _card(rect: Rect, kind: int, count: int = 1) -> Note:
    lines = [CARD_EFFECTS[kind], text("{n} in the game", n=COPIES[kind])]
    if kind == STATUE and count > 1:
        points = STATUE_POINTS[count]
        lines.insert(1, text("{n} statues: {m} points", n=count, m=points))
    return Note(rect, CARD_NAMES[kind], tuple(lines))


def _seat(spread: Spread, seat: int) -> Iterator[Note]:
    own = seat == spread.view.viewer
    place = spread.tray if own else spread.rivals[seat]
    piles: tuple[Pile, ...] = place.piles
    yield Note(place.score, text("Points on the track"), ())
    if spread.layout.detail.ended_now:
        yield Note(place.ended_now, text("Points if the match ended now"), ())
    stones = spread.view.quarry[seat]
    yield Note(
        spread.quarry(seat),
        text("Quarry"),
        (text("{n} stone left", "{n} stones left", count=stones, n=stones),),
    )
    for pile in piles:
        yield _card(pile.rect, pile.kind, pile.count)


def _piles(spread: Spread) -> Iterator[Note]:
    bar = spread.top_bar
    left = spread.view.draw_pile
    yield Note(
        bar.draw_pile,
        text("Draw pile"),
        (text("{n} card", "{n} cards", count=left, n=left),),
    )
    gone = sum(spread.view.discard)
    yield Note(
        bar.discard_pile,
        text("Discard pile"),
        (text("{n} card", "{n} cards", count=gone, n=gone),),
    )


def note_at(spread: Spread, point: tuple[int, int]) -> Note | None:
    """What is explained of a point; None if nothing is."""
    found = None
    for note in notes(spread):
        if note.of.collidepoint(point):
            found = note
    return found


class Notes:
    """The tooltip of the table: what the pointer rests on, unless something is in hand."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._tooltip = Tooltip()
        self._canvas: Canvas | None = None

    def follow(
        self, event: pygame.event.Event, spread: Spread, *, busy: bool, sheet: Rect | None
    ) -> None:
        """Follows the pointer; under a sheet nothing is explained."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._tooltip.away()
        if event.type != pygame.MOUSEMOTION:
            return
        hidden = busy or (sheet is not None and sheet.collidepoint(event.pos))
        note = None if hidden else note_at(spread, event.pos)
        cut = self._canvas.cut_words_at(event.pos) if self._canvas and not busy else None
        if note is not None:
            lines = [self._say(line) for line in note.lines]
            self._tooltip.point(note.of, self._say(note.title), lines)
        elif cut is not None:
            self._tooltip.point(cut.rect, cut.text)
        else:
            self._tooltip.away()

    def tick(self, seconds: float) -> bool:
        """Lets time pass; whether the picture changes."""
        return self._tooltip.tick(seconds) | self._tooltip.moving

    def paint(self, canvas: Canvas) -> None:
        """Puts it over everything."""
        self._canvas = canvas
        self._tooltip.paint(canvas)
