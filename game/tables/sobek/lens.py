"""One thing looked at closely: opened over the table, closed by any click or by Esc."""

from collections.abc import Hashable, Sequence
from typing import Final

import pygame
from pygame import Rect

from game import palette
from game.table.canvas import Canvas, Layer
from game.table.plot import Plot
from game.table.table import Occupant
from game.table.writing import Say, write, write_lines
from game.tables.sobek.cards import RATIO, card, card_back
from game.tables.sobek.seat_sheet import SIZE, paint_seat_sheet
from game.tables.sobek.subject import OfCard, OfSeat, OfToken, Subject
from game.tables.sobek.tokens import token
from rules.game import HIDDEN, Text, text
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
    COPIES,
    KIND_WORDS,
    ORANGE,
    SCARABS,
    SET_MINIMUM,
    TOKEN_COPIES,
    TYPE,
)
from rules.sobek.view import View

_CLOSING: Final = (
    pygame.K_ESCAPE,
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_SPACE,
    pygame.K_i,
)
_SIZE: Final = (940, 560)
_PAD: Final = 36
_CARD: Final = 312
_RADIUS: Final = 118
_VEIL: Final = 118
_GROUND: Final = palette.PAPYRUS_RAMP[1]


class Lens:
    """Shows one thing, or nothing."""

    def __init__(self, say: Say, occupants: Sequence[Occupant]) -> None:
        self._say = say
        self._occupants = occupants
        self._of: Subject | None = None

    @property
    def open(self) -> bool:
        """Whether something is looked at."""
        return self._of is not None

    def look(self, of: Hashable) -> None:
        """Looks at a card, a token or a seat; at nothing else."""
        self._of = of if isinstance(of, Subject) else None

    def handle(self, event: pygame.event.Event) -> None:
        """Closes on a click or one of its keys; everything else goes unheard while it is open."""
        pressed = event.type == pygame.KEYDOWN and event.key in _CLOSING
        if pressed or event.type == pygame.MOUSEBUTTONDOWN:
            self._of = None

    def paint(self, canvas: Canvas, view: View) -> None:
        """The sheet over a veil, over everything of the table; seats as the view has them."""
        of = self._of
        if of is None:
            return
        frame, say = canvas.frame, self._say
        rect = frame.rect(0, 0, *(SIZE if isinstance(of, OfSeat) else _SIZE))
        rect.center = frame.whole.center
        plot = Plot(frame, rect)
        with canvas.layer(Layer.POPUP):
            canvas.fill(frame.whole, palette.SHADOW, _VEIL)
            canvas.panel(rect, "papyrus", radius=18)
            if isinstance(of, OfSeat):
                paint_seat_sheet(canvas, say, view, of.seat, self._occupants[of.seat], rect)
            else:
                self._paint_thing(canvas, of, plot.place(_PAD, _PAD, _CARD, _CARD * RATIO))
                self._paint_words(canvas, of, plot)
            foot = plot.place(_PAD, plot.h - 52, plot.w - 2 * _PAD, 32)
            hint = say(text("Esc or a click closes this."))
            write(canvas, hint, "body", 19, foot, palette.PAPYRUS_QUIET, _GROUND)

    def _paint_words(self, canvas: Canvas, of: OfCard | OfToken, plot: Plot) -> None:
        title, lines = _words(of)
        left = _PAD + _CARD + _PAD
        wide = plot.w - left - _PAD
        head, ink = plot.place(left, _PAD, wide, 46), palette.PAPYRUS_TEXT
        write(canvas, self._say(title), "panel", 34, head, ink, _GROUND, align="left")
        rest = plot.place(left, _PAD + 62, wide, plot.h - _PAD - 62 - 60)
        words = "\n\n".join(self._say(line) for line in lines)
        write_lines(canvas, words, "body", 23, rest, ink, _GROUND)

    def _paint_thing(self, canvas: Canvas, of: OfCard | OfToken, place: Rect) -> None:
        if isinstance(of, OfToken):
            radius = canvas.frame.px(_RADIUS)
            at = place.centerx - radius, place.centery - radius
            canvas.picture(token(canvas.assets, of.token, radius), at)
        elif of.kind == HIDDEN:
            canvas.picture(card_back(canvas.assets, ORANGE, place.size), place.topleft)
        else:
            assets, say = canvas.assets, self._say
            face = card(assets, canvas.frame, say, of.kind, place.size, "large", of.copy)
            canvas.picture(face, place.topleft)


def _words(of: OfCard | OfToken) -> tuple[Text, list[Text]]:
    """Title and paragraphs."""
    if isinstance(of, OfToken):
        copies = TOKEN_COPIES[of.token]
        return TOKEN_NAMES[of.token], [
            TOKEN_EFFECTS[of.token],
            text("{n} of 12 event tokens", "{n} of 12 event tokens", count=copies, n=copies),
            text("5 of them are put out in every round."),
        ]
    if of.kind == HIDDEN:
        return text("A character"), [
            text("Characters lie face down in the row."),
            text("You see who it is once you have taken the card."),
            text("Of each of the nine characters there is one card."),
        ]
    return KIND_NAMES[of.kind], _card_lines(of.kind)


def _card_lines(kind: int) -> list[Text]:
    copies = COPIES[kind]
    many = text("{n} such card in the game", "{n} such cards in the game", count=copies, n=copies)
    if kind == AMULET:
        return [
            text("It counts as a card of any good, without scarabs."),
            text("A new set needs a card that is really of its good."),
            many,
        ]
    good = TYPE_NAMES[TYPE[kind]]
    if BACK[kind] == ORANGE:
        return [
            CHARACTER_EFFECTS[KIND_WORDS[kind]],
            text("Or lay it in a set as a card of {good}; then its power is not used.", good=good),
        ]
    lines = [
        text("A set has at least {n} cards of one good.", n=SET_MINIMUM),
        text("It scores all its scarabs times all its cards."),
        many,
    ]
    if SCARABS[kind]:
        count = SCARABS[kind]
        lines.insert(0, text("{n} scarab", "{n} scarabs", count=count, n=count))
    return lines
