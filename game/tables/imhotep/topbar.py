"""The bar along the top: the game, its round, its ships, its piles, and the scene's commands."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Assets, Picture, Role
from game.palette import Colour
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.drawing import Drawing
from game.tables.imhotep.cards import card_back
from game.tables.imhotep.layout import Layout
from game.tables.imhotep.sites.site import Say
from rules.game import Text, text
from rules.imhotep.pieces import ROUNDS
from rules.imhotep.state import NOWHERE
from rules.imhotep.view import View

_GAP: Final = 24
_GROUND: Final = palette.NIGHT_BAR[1]
_PILE: Final = (26, 36)
_BUTTON_HIGH: Final = 44
_PLATE: Final = (48, 30)


class TopBar:
    """Lays out what the bar tells, from left to right, as far as there is room."""

    def __init__(self, layout: Layout, assets: Assets, commands: Sequence[Button]) -> None:
        self.frame = layout.frame
        self.rect = layout.top_bar
        self.draw_pile = Rect(0, 0, 0, 0)
        self.discard_pile = Rect(0, 0, 0, 0)
        self.draw_told = Rect(0, 0, 0, 0)
        self.discard_told = Rect(0, 0, 0, 0)
        """The piles with how many cards are in them, once painted, as all below."""
        self.rounds = Rect(0, 0, 0, 0)
        self.fleet = Rect(0, 0, 0, 0)
        self._left = self.frame.px(20)
        self._right = self.rect.right - self.frame.px(20)
        self._place_commands(assets, commands)
        pile = self.frame.rect(0, 0, *_PILE)
        pile.midright = self._right - self.frame.px(160), self.rect.centery
        self.draw_pile = self.discard_pile = pile

    def _place_commands(self, assets: Assets, commands: Sequence[Button]) -> None:
        frame = self.frame
        high = frame.px(_BUTTON_HIGH)
        for button in commands[:1]:
            button.rect = Rect(self._left, 0, high, high)
            button.rect.centery = self.rect.centery
            self._left = button.rect.right
        for button in reversed(commands[1:]):
            wide = high
            if button.label:
                letters = assets.width(button.label, "button", frame.letter(button.units))
                wide = letters + (round(0.95 * high) if button.icon else 0) + frame.px(26)
            button.rect = Rect(0, 0, wide, high)
            button.rect.midright = self._right, self.rect.centery
            self._right = button.rect.left - frame.px(12)

    def paint(self, canvas: Canvas, view: View, title: Text, say: Say) -> None:
        """Everything but the commands."""
        canvas.bar()
        frame = self.frame
        x = canvas.words(
            say(title),
            "display",
            30,
            (self._left + frame.px(20), self.rect.centery),
            palette.NIGHT_TITLE,
            _GROUND,
            spacing=2,
        ).right
        x = self._rule(canvas, x + frame.px(_GAP))
        left, x = x, self._round(canvas, view, say, x)
        self.rounds.update(left, 0, x - left, self.rect.h)
        left = self._rule(canvas, x + frame.px(_GAP))
        x = self._ships(canvas, view, say, left)
        self.fleet.update(left, 0, x - left, self.rect.h)
        self._piles(canvas, view, say, self._rule(canvas, x + frame.px(_GAP)))

    def _rule(self, canvas: Canvas, x: int) -> int:
        line = Rect(x, 0, max(1, self.frame.px(2)), self.frame.px(38))
        line.centery = self.rect.centery
        canvas.fill(line, palette.NIGHT_LINE)
        return line.right + self.frame.px(_GAP)

    def _words(self, canvas: Canvas, words: str, x: int, *, strong: bool = True) -> int:
        if not words:
            return x
        ink = palette.NIGHT_TEXT if strong else palette.NIGHT_QUIET
        role: Role = "button" if strong else "body"
        place = x, self.rect.centery
        return canvas.words(words, role, 22, place, ink, _GROUND).right + self.frame.px(14)

    def _fits(self, canvas: Canvas, words: str, x: int, more: float) -> bool:
        """Whether words and so many units after them still fit."""
        wide = canvas.assets.width(words, "button", self.frame.letter(22))
        return x + wide + self.frame.px(more) <= self._right

    def _round(self, canvas: Canvas, view: View, say: Say, x: int) -> int:
        frame, step = self.frame, self.frame.px(30)
        words = say(text("Round {n} of {all}", n=max(view.round, 1), all=ROUNDS))
        if self._fits(canvas, words, x, 30 * ROUNDS + 560):
            x = self._words(canvas, words, x)
        x += frame.px(8)
        for number in range(1, ROUNDS + 1):
            at = x + step * (number - 1) + frame.px(6), self.rect.centery
            if number == view.round:
                canvas.icon("sun", at, frame.px(38), palette.LEGAL)
            elif number < view.round:
                canvas.circle(at, frame.px(8), palette.GOLD)
            else:
                canvas.circle(at, frame.px(8), palette.NIGHT_LINE, width=max(1.0, 2 * frame.u))
        return x + step * ROUNDS - frame.px(12)

    def _ships(self, canvas: Canvas, view: View, say: Say, x: int) -> int:
        frame = self.frame
        words = say(text("Ships"))
        if self._fits(canvas, words, x, 4 * 60 + 380):
            x = self._words(canvas, words, x, strong=False)
        w, h = frame.px(_PLATE[0]), frame.px(_PLATE[1])
        for ship, size in enumerate(view.sizes):
            if not size:
                continue
            sailed = view.docks[ship] != NOWHERE
            place = Rect(x, 0, w, h)
            place.centery = self.rect.centery + frame.px(3)
            canvas.picture(_crescent(canvas.assets, w, h, sailed), place.topleft)
            canvas.words(
                str(size),
                "button",
                22,
                (place.centerx, self.rect.centery),
                palette.NIGHT_QUIET if sailed else palette.NIGHT_TEXT,
                _GROUND,
                align="center",
            )
            if sailed:
                at = place.right - frame.px(4), place.top - frame.px(2)
                canvas.icon("tick", at, frame.px(20), palette.GOOD)
            x += w + frame.px(12)
        return x - frame.px(4)

    def _piles(self, canvas: Canvas, view: View, say: Say, x: int) -> int:
        drawn, discarded = view.draw_pile, sum(view.discard)
        self.draw_pile, x = self._pile(
            canvas, x, drawn, say(text("{n} card", "{n} cards", count=drawn, n=drawn)), strong=True
        )
        self.draw_told.update(self.draw_pile.left, 0, x - self.draw_pile.left, self.rect.h)
        x += self.frame.px(8)
        words = say(text("{n} discarded", "{n} discarded", count=discarded, n=discarded))
        self.discard_pile, x = self._pile(canvas, x, discarded, words, strong=False)
        self.discard_told.update(self.discard_pile.left, 0, x - self.discard_pile.left, self.rect.h)
        return x

    def _pile(
        self, canvas: Canvas, x: int, count: int, words: str, *, strong: bool
    ) -> tuple[Rect, int]:
        frame = self.frame
        place = Rect(x, 0, frame.px(_PILE[0]), frame.px(_PILE[1]))
        place.centery = self.rect.centery
        canvas.picture(card_back(canvas.assets, place.size), place.topleft)
        if not strong:
            radius = 3 * frame.u
            canvas.rect(place, palette.NIGHT_DARK, radius=radius, alpha=130)
        x = place.right + frame.px(10)
        if not self._fits(canvas, words, x, 20):
            words = str(count) if self._fits(canvas, str(count), x, 20) else ""
        return place, self._words(canvas, words, x, strong=strong)


def _crescent(assets: Assets, w: int, h: int, sailed: bool) -> Picture:
    """A small hull under the number of its places."""

    def make() -> Picture:
        drawing = Drawing(w, h)
        wood: Colour = palette.NIGHT_LINE if sailed else palette.WOOD_INNER
        dark: Colour = palette.NIGHT_LIGHT if sailed else palette.WOOD
        line = max(1.0, h / 20)
        drawing.path(
            f"M{0.02 * w:g} {0.2 * h:g} Q{0.1 * w:g} {0.72 * h:g} {0.5 * w:g} {0.72 * h:g} "
            f"Q{0.9 * w:g} {0.72 * h:g} {0.98 * w:g} {0.2 * h:g} "
            f"Q{0.96 * w:g} {0.97 * h:g} {0.5 * w:g} {0.97 * h:g} "
            f"Q{0.04 * w:g} {0.97 * h:g} {0.02 * w:g} {0.2 * h:g} Z",
            wood,
            edge=dark,
            edge_width=line,
        )
        return Picture(assets.drawing(drawing.markup(), w, h))

    return assets.cache.keep(("crescent", w, h, sailed), make)
