"""Where everything of the table lies in a window: reflowed in units, never stretched."""

from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from game.table.frame import FLOOR, Frame

MARGIN: Final = 24
GAP: Final = 20
TOP_BAR: Final = 64
_TRACK_TOP: Final = 74
_TRACK_HIGH: Final = 94
_STALLS_TOP: Final = 182
_STALLS_HIGH: Final = 206
_RIVER_HIGH: Final = 246
_LOG_WIDE: Final = 320
_LOG_COLUMN: Final = 400
_ROOM_FOR_COLUMN: Final = 420
"""So much wider than 1920 a window must be for the log to stand beside the table."""
_SEAT_WIDE: Final = 262
_ACTIONS_WIDE: Final = 336
_SETS_HIGH: Final = 168
_LARGE_TEXT: Final = 1.3
"""Letters larger than this, compared with those of the design, leave things out."""


@dataclass(frozen=True, slots=True)
class Detail:
    """What there is room for; less of it in small windows and with large letters."""

    sub_lines: bool
    log: bool
    levels: bool
    ended_now: bool
    card_names: bool


def detail_for(frame: Frame) -> Detail:
    """Leaves out sub-lines of buttons first, names of cards last."""
    small = frame.width < 1280 or frame.height < 720
    letters = frame.letter(FLOOR) / (FLOOR * frame.u)
    tight = letters if small or letters > _LARGE_TEXT else 0
    return Detail(
        sub_lines=tight == 0,
        log=tight == 0,
        levels=tight < 1.1,
        ended_now=tight < 1.35,
        card_names=tight < 1.5,
    )


class Layout:
    """The regions of the table for one window and number of seats, in pixels."""

    def __init__(self, frame: Frame, seats: int, *, standing: bool = True) -> None:
        """`standing` is whether points if the round ended now are wanted."""
        self.frame = frame
        detail = detail_for(frame)
        self.detail = replace(detail, ended_now=detail.ended_now and standing)
        ex, ey = max(0.0, frame.ex), max(0.0, frame.ey)
        column = ex >= _ROOM_FOR_COLUMN and self.detail.log
        wide = frame.uw - (_LOG_COLUMN + 16 if column else 0) - 2 * MARGIN
        self.top_bar = frame.rect(0, 0, frame.uw, TOP_BAR)
        self.track = frame.rect(MARGIN, _TRACK_TOP, wide, _TRACK_HIGH)
        stalls_high = _STALLS_HIGH + 0.35 * ey
        self.log: Rect | None = None
        room = wide
        if column:
            left = frame.uw - _LOG_COLUMN - 16
            self.log = frame.rect(left, _TRACK_TOP, _LOG_COLUMN, frame.uh - _TRACK_TOP - GAP)
        elif self.detail.log:
            room = wide - _LOG_WIDE - GAP
            self.log = frame.rect(MARGIN + room + GAP, _STALLS_TOP, _LOG_WIDE, stalls_high)
        self.stalls = self._stalls(room, stalls_high, seats - 1)
        top, high = _STALLS_TOP + stalls_high + 14, _RIVER_HIGH + 0.25 * ey
        self.quay = frame.rect(MARGIN, top, 0.341 * wide, high)
        self.river = frame.rect(MARGIN + 0.3555 * wide, top, 0.406 * wide, high)
        self.piles = frame.rect(MARGIN + 0.7695 * wide, top, 0.0705 * wide, high)
        self.events = frame.rect(MARGIN + 0.849 * wide, top, 0.151 * wide, high)
        self._near_bank(wide, top + high + GAP)

    def _stalls(self, room: float, high: float, rivals: int) -> tuple[Rect, ...]:
        wide = (room - GAP * (rivals - 1)) / rivals
        return tuple(
            self.frame.rect(MARGIN + (wide + GAP) * n, _STALLS_TOP, wide, high)
            for n in range(rivals)
        )

    def _near_bank(self, wide: float, top: float) -> None:
        frame = self.frame
        high = frame.uh - top - 18
        self.seat = frame.rect(MARGIN, top, _SEAT_WIDE, high)
        left = MARGIN + _SEAT_WIDE + 18
        middle = wide - _SEAT_WIDE - 18 - _ACTIONS_WIDE - GAP
        sets = 0.26 * middle
        self.own_sets = frame.rect(left, top, sets, _SETS_HIGH)
        self.laying = frame.rect(left + sets + 16, top, middle - sets - 16, _SETS_HIGH)
        mat = top + _SETS_HIGH + 16
        self.mat = frame.rect(left, mat, middle, frame.uh - mat)
        self.actions = frame.rect(MARGIN + wide - _ACTIONS_WIDE, top, _ACTIONS_WIDE, high)
