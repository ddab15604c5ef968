"""The Lever's order: the stones of the ship in a row, to be moved and then unloaded."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from pygame import Rect

from game import palette
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.focus import Spot
from game.table.marks import medal
from game.table.people import signed
from game.table.table import PieceId, ZoneId
from game.table.writing import write
from game.tables.imhotep.choices import order_moves, stones_aboard
from game.tables.imhotep.docks import Row, rows_of
from game.tables.imhotep.note import Note
from game.tables.imhotep.overlays import REGION, Overlay
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread
from game.tables.imhotep.staged import CANCEL, CANCELS, STAGES
from game.tables.imhotep.stones import stone_height
from rules.game import Seat, Who, text
from rules.imhotep.forecast import decision, paid
from rules.imhotep.moves import Move
from rules.imhotep.names import SITE_NAMES
from rules.imhotep.state import LEVER_ORDER

_STONE: Final = 84
_STEP: Final = 132
_STONES: Final = 138
"""So low that a raised stone leaves its number free."""
_TRAY: Final = (24, 92, 552, 156)
_ROWS: Final = 286
_PAPER: Final = palette.PAPYRUS_RAMP[1]


@dataclass(frozen=True, slots=True)
class OrderStone:
    """A stone of the ship being unloaded, by its turn from 0."""

    turn: int


@dataclass(frozen=True, slots=True)
class OrderTurn:
    """A turn in the order, from 0."""

    turn: int


class UnloadingOrder(Overlay):
    """Stones from left to right as they will be unloaded; at first from the bow."""

    size = (600, 482)

    def __init__(
        self,
        spread: Spread,
        say: Say,
        order: Sequence[int] | None,
        commit: Callable[[tuple[Move, ...]], None],
        take_up: Callable[[], None],
    ) -> None:
        super().__init__(
            spread,
            say,
            text("Lever: set the order"),
            text("Drag the stones. Left is unloaded first."),
        )
        view = spread.view
        aboard = stones_aboard(view, view.ship)
        waiting = [place for place in aboard if place not in view.queue]
        self.order: list[int] = list(order or (*view.queue, *waiting))
        unload = Button(
            say(STAGES[LEVER_ORDER].tick),
            lambda: commit(self.moves()),
            kind="primary",
            icon="tick",
            region=REGION,
            units=24,
        )
        back = Button(
            say(CANCEL),
            take_up,
            icon="cross",
            tip=say(CANCELS),
            region=REGION,
            units=24,
        )
        self.buttons = [unload, back]
        for n, button in enumerate(self.buttons):
            button.rect = self.plot.place(24 + 283 * n, self.plot.h - 84, 269, 60)

    def moves(self) -> tuple[Move, ...]:
        """The stages that set this order."""
        return order_moves(self.spread.view, self.order)

    @property
    def fixed(self) -> int:
        """How many turns are settled and cannot be moved."""
        return len(self.spread.view.queue)

    def stone(self, turn: int) -> Rect:
        """Where the stone of a turn lies."""
        count = len(self.order)
        x = self.plot.w / 2 + _STEP * (turn - (count - 1) / 2)
        left, top = self.plot.point(x - _STONE / 2, _STONES)
        w = round(_STONE * self.plot.frame.u)
        return Rect(left, top, w, stone_height(w))

    def choices(self) -> dict[PieceId, dict[ZoneId, Any]]:
        """Every stone may go to every other turn."""
        turns = range(self.fixed, len(self.order))
        return {
            OrderStone(one): {OrderTurn(other): other for other in turns if other != one}
            for one in turns
        }

    def pieces(self) -> dict[PieceId, Rect]:
        """The stones that can be moved."""
        return {OrderStone(n): self.stone(n) for n in range(self.fixed, len(self.order))}

    def zones(self) -> dict[ZoneId, Rect]:
        """The turns."""
        return {OrderTurn(n): self.stone(n) for n in range(len(self.order))}

    def spots(self, take: Callable[[PieceId], None]) -> tuple[Spot, ...]:
        """The stones for the focus ring."""
        return tuple(
            Spot(
                rect=self.stone(turn),
                name=self.say(text("Stone {n}", n=turn + 1)),
                then=partial(take, OrderStone(turn)),
                region=REGION,
            )
            for turn in range(self.fixed, len(self.order))
        )

    def move(self, one: int, other: int) -> None:
        """Puts a stone in another turn; those between close up."""
        self.order.insert(other, self.order.pop(one))

    def notes(self) -> Iterator[Note]:
        """The turns, and what every stone scores by itself."""
        yield from super().notes()
        tray = self.plot.place(*_TRAY)
        yield Note(tray, text("Unloading order"), (text("From the left to the right."),))
        view, moves = self.spread.view, self.moves()
        scored = paid(view, moves)
        for turn, place in enumerate(self.order):
            lies, seat = self.stone(turn), view.places[place]
            when = text("Unloaded as number {n}", n=turn + 1)
            whose = text("Stone of {who}", who=Who(seat))
            yield Note(self._number(turn).union(lies), whose, (when,))
        at_once = [(n, points) for n, (_, points) in enumerate(scored) if points]
        for turn, points in at_once:
            title = text("{n} point at once", "{n} points at once", count=points, n=points)
            yield Note(self._paid(turn), title, (text("What this stone scores."),))
        for line, row in zip(self._places(bool(at_once)), self._rows(), strict=True):
            yield Note(line, text("What this order brings"), (text(row.when),) if row.when else ())

    def _number(self, turn: int) -> Rect:
        """Where the number of a turn stands, over its stone."""
        size = self.plot.frame.px(28)
        rect = Rect(0, 0, size, size)
        rect.center = self.stone(turn).centerx, self.plot.point(0, 108)[1]
        return rect

    def _paid(self, turn: int) -> Rect:
        """Where the points of a stone stand, under it."""
        wide = self.plot.frame.px(_STEP)
        line = self.plot.place(24, _ROWS, self.plot.w - 48, 34)
        return Rect(self.stone(turn).centerx - wide // 2, line.top, wide, line.h)

    def _rows(self) -> list[Row]:
        view = self.spread.view
        found = decision(view, self.moves())
        return list(rows_of(found, view.docks[view.ship], view.viewer, self.say))

    def _places(self, paid_first: bool) -> list[Rect]:
        top = _ROWS + (36 if paid_first else 0)
        count = len(self._rows())
        return [self.plot.place(24, top + 34 * n, self.plot.w - 48, 34) for n in range(count)]

    def paint_body(self, canvas: Canvas) -> None:
        """The row for the stones, and what this order brings."""
        plot, frame = self.plot, canvas.frame
        row = plot.place(*_TRAY)
        canvas.rect(row, palette.PAPYRUS_SECOND, radius=12 * frame.u)
        canvas.rect(row, palette.PAPYRUS_INNER, radius=12 * frame.u, width=max(1.0, 1.5 * frame.u))
        for turn in range(len(self.order)):
            rect = self.stone(turn)
            at = self._number(turn).center
            canvas.circle(at, frame.px(14), palette.PAPYRUS_CHOSEN[1])
            canvas.words(
                str(turn + 1),
                "number",
                20,
                at,
                palette.PAPYRUS_CHOSEN_TEXT,
                palette.PAPYRUS_CHOSEN[1],
                align="center",
            )
            if turn:
                gap = frame.px((_STEP - _STONE) / 2)
                arrow = rect.left - gap, rect.centery
                canvas.icon("chevron-right", arrow, frame.px(24), palette.PAPYRUS_QUIET)
        self._paint_forecast(canvas)

    def _paint_forecast(self, canvas: Canvas) -> None:
        view = self.spread.view
        site = view.docks[view.ship]
        head = self.plot.place(24, 256, self.plot.w - 48, 28)
        words = self.say(text("{site}, in this order", site=SITE_NAMES[site]))
        ink, ground = palette.PAPYRUS_TEXT, _PAPER
        write(canvas, words, "button", 20, head, ink, ground, align="left")
        moves = self.moves()
        stones = paid(view, moves)
        at_once = any(points for _, points in stones)
        if at_once:
            self._paint_paid(canvas, stones, self.plot.place(24, _ROWS, self.plot.w - 48, 34))
        for place, row in zip(self._places(at_once), self._rows(), strict=True):
            self._paint_row(canvas, row, place)

    def _paint_paid(self, canvas: Canvas, stones: Sequence[tuple[Seat, int]], place: Rect) -> None:
        """What every stone scores at once, under the stone itself."""
        for turn, (seat, points) in enumerate(stones):
            middle = self.stone(turn).centerx
            radius = canvas.frame.px(15)
            at = middle - canvas.frame.px(20), place.centery
            canvas.picture(medal(canvas.assets, seat, radius), at)
            room = Rect(at[0] + radius + canvas.frame.px(6), place.top, 0, place.h)
            room.w = canvas.frame.px(56)
            ink = palette.PAPYRUS_TEXT
            write(canvas, signed(points), "number", 24, room, ink, _PAPER, align="left")

    def _paint_row(self, canvas: Canvas, row: Row, place: Rect) -> None:
        frame = canvas.frame
        ground = _PAPER
        x, radius = place.left, frame.px(15)
        for share in row.shares:
            canvas.picture(medal(canvas.assets, share.seat, radius), (x + radius, place.centery))
            ink = palette.PAPYRUS_LOSS if share.loss else palette.PAPYRUS_TEXT
            x += 2 * radius + frame.px(8)
            room = Rect(x, place.top, place.right - x, place.h)
            x = write(canvas, share.words, "number", 24, room, ink, ground, align="left").right
            x += frame.px(22)
        room = Rect(x, place.top, place.right - x, place.h)
        write(canvas, row.when, "body", 20, room, palette.PAPYRUS_QUIET, ground, align="left")
