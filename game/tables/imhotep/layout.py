"""Where everything of the table lies in a window: reflowed in units, never stretched."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.frame import Frame
from game.tables.imhotep.ships import HEIGHT, ShipPlan, anchored, ship_width
from rules.imhotep.state import NOWHERE
from rules.imhotep.view import View

MARGIN: Final = 24
GAP: Final = 20
TOP_BAR: Final = 64
_SITE_WIDTHS: Final = (302, 384, 326, 440, 340)
_WIDEST_SITE: Final = 1.18
_WIDEST_GAP: Final = 60
_SITES_TOP: Final = 82
_LOG_COLUMN: Final = 400
_ROOM_FOR_COLUMN: Final = 420
"""So much wider than 1920 a window must be for the log to stand beside the table."""
_ROW_GAP: Final = 9.5
_LARGE_TEXT: Final = 1.3
"""Letters larger than this, compared with those of the design, leave things out."""
_SHIP_SCALE: Final = 0.8


@dataclass(frozen=True, slots=True)
class Detail:
    """What there is room for; less of it in small windows and with large letters."""

    sub_lines: bool
    log: bool
    levels: bool
    ended_now: bool
    card_names: bool


def detail_for(frame: Frame, *, standing: bool = True) -> Detail:
    """Leaves out sub-lines of buttons first, names of cards last; `standing` only if wanted."""
    small = frame.width < 1280 or frame.height < 720
    letters = frame.letter(18) / (18 * frame.u)
    tight = letters if small or letters > _LARGE_TEXT else 0
    return Detail(
        sub_lines=tight == 0,
        log=tight == 0,
        levels=tight < 1.1,
        ended_now=standing and tight < 1.35,
        card_names=tight < 1.5,
    )


class Layout:
    """The regions of the table for one window and number of seats, in pixels."""

    def __init__(self, frame: Frame, seats: int, *, standing: bool = True) -> None:
        self.frame = frame
        self.detail = detail_for(frame, standing=standing)
        ex, ey = max(0.0, frame.ex), max(0.0, frame.ey)
        column = ex >= _ROOM_FOR_COLUMN
        self._table_width = frame.uw - (_LOG_COLUMN + 16 if column else 0)
        self.top_bar = frame.rect(0, 0, frame.uw, TOP_BAR)
        sites_high = 392 + 0.45 * ey
        self.sites = self._sites(sites_high)
        under = _SITES_TOP + sites_high + 10
        docks_high, harbour_high = 130 + 0.10 * ey, 136 + 0.15 * ey
        self.docks = tuple(
            Rect(site.x, frame.px(under), site.w, frame.px(docks_high)) for site in self.sites
        )
        self.harbour = frame.rect(
            MARGIN, under + docks_high + 4, self._table_width - 2 * MARGIN, harbour_high
        )
        self.ship_scale = frame.u * _SHIP_SCALE * min(docks_high / 130, harbour_high / 136)
        self._near_bank(ey, column)
        self.rivals = self._rows(seats - 1)

    def _sites(self, high: float) -> tuple[Rect, ...]:
        room = self._table_width - 2 * MARGIN
        whole = sum(_SITE_WIDTHS)
        wider = min(_WIDEST_SITE, (room - 4 * GAP) / whole)
        gap = min(_WIDEST_GAP, (room - wider * whole) / 4)
        x = (self._table_width - wider * whole - 4 * gap) / 2
        sites = []
        for width in _SITE_WIDTHS:
            sites.append(self.frame.rect(x, _SITES_TOP, width * wider, high))
            x += width * wider + gap
        return tuple(sites)

    def _near_bank(self, ey: float, column: bool) -> None:
        frame = self.frame
        top, high = 768 + 0.70 * ey, 292 + 0.30 * ey
        self.log: Rect | None = None
        if column:
            room = self._table_width - 2 * MARGIN - GAP
            tray, rivals = room * 0.63, room * 0.37
            if self.detail.log:
                left = frame.uw - _LOG_COLUMN - 16
                self.log = frame.rect(left, _SITES_TOP, _LOG_COLUMN, frame.uh - _SITES_TOP - GAP)
        elif self.detail.log:
            room = self._table_width - 2 * MARGIN - 2 * GAP
            tray, rivals = room * 0.538, room * 0.29
            left = MARGIN + tray + rivals + 2 * GAP
            self.log = frame.rect(left, top, room * 0.172, high)
        else:
            room = self._table_width - 2 * MARGIN - GAP
            tray, rivals = room * 0.6, room * 0.4
        self.tray = frame.rect(MARGIN, top, tray, high)
        self._rivals = (MARGIN + tray + GAP, top, rivals, high)

    def _rows(self, rows: int) -> tuple[Rect, ...]:
        x, y, w, h = self._rivals
        high = (h - _ROW_GAP * (rows - 1)) / rows
        return tuple(
            self.frame.rect(x, y + row * (high + _ROW_GAP), w, high) for row in range(rows)
        )

    def ship(self, view: View, ship: int) -> ShipPlan:
        """Where a ship lies: waiting in the harbour, or at its dock."""
        size, site = view.sizes[ship], view.docks[ship]
        if site != NOWHERE:
            return self.docked(size, site)
        widths = [ship_width(places) * self.ship_scale for places in view.sizes]
        gap = (self.harbour.w - sum(widths)) / (len(widths) + 1)
        middle = self.harbour.x + gap * (ship + 1) + sum(widths[:ship]) + widths[ship] / 2
        return anchored(size, round(middle), self.harbour.bottom, self.ship_scale)

    def docked(self, places: int, site: int) -> ShipPlan:
        """A ship of so many places at the dock of a site."""
        dock = self.docks[site]
        keel = dock.top + round(HEIGHT * self.ship_scale) - round(2 * self.frame.u)
        return anchored(places, dock.centerx, keel, self.ship_scale)

    def landing(self, site: int) -> Rect:
        """The place before a site where a ship lands, for a light round it."""
        dock = self.docks[site]
        rect = self.frame.rect(0, 0, 210, 84)
        rect.midtop = dock.centerx, dock.top + self.frame.px(26)
        return rect
