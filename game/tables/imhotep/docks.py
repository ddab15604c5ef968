"""At each free dock, what a ship would bring if it sailed there now."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import palette
from game.palette import Colour
from game.table.canvas import Canvas
from game.table.marks import medal, paint_ring
from game.table.people import signed
from game.table.skin import panel
from game.table.words import Align
from game.tables.imhotep.layout import Layout
from game.tables.imhotep.sites.site import Say
from rules.game import Forecast, Seat, text
from rules.imhotep.pieces import MARKET

_AT_ONCE: Final = text("at once")
_EACH_ROUND: Final = text("each round")
_AT_END: Final = text("at the end")
_NTH: Final = (text("1st"), text("2nd"), text("3rd"), text("4th"))
_SIZES: Final = (24.0, 21.0, 18.0)
"""Letters of a chip, in units: the largest that leave room for the chips beside it."""
_TOP: Final = 30
"""A chip hangs so many units below the board, over the end of its pier."""
_GROUND: Final = palette.NIGHT_RAMP[0]


@dataclass(frozen=True, slots=True)
class Share:
    """What one seat gets: its words, and whether it is a loss."""

    seat: Seat
    words: str
    loss: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """What several seats get at one time."""

    shares: tuple[Share, ...]
    when: str


def rows_of(seen: Forecast, site: int, viewer: Seat, say: Say) -> tuple[Row, ...]:
    """A forecast as one or two rows, the viewer first in each."""
    rows = []
    for points, when in (
        (seen.at_once, _AT_ONCE),
        (seen.each_round, _EACH_ROUND),
        (seen.at_end, _AT_END),
    ):
        shares = [Share(s, signed(n), n < 0) for s, n in enumerate(points) if n]
        if shares:
            rows.append(Row(_viewer_first(shares, viewer), say(when)))
    if site == MARKET:
        rows += _picks(seen, viewer, say)
    elif not rows and seen.gains:
        owners = dict.fromkeys(seat for seat, _ in seen.gains)
        rows.append(Row(tuple(Share(seat, "") for seat in owners), say(seen.gains[0][1])))
    return tuple(rows[:2]) or (Row((), say(text("no points now"))),)


def _viewer_first(shares: Sequence[Share], viewer: Seat) -> tuple[Share, ...]:
    return tuple(sorted(shares, key=lambda share: share.seat != viewer))


def _picks(seen: Forecast, viewer: Seat, say: Say) -> list[Row]:
    turns: dict[Seat, list[str]] = {}
    for place, (seat, _) in enumerate(seen.gains):
        turns.setdefault(seat, []).append(say(_NTH[min(place, len(_NTH) - 1)]))
    shares = [Share(seat, ", ".join(places)) for seat, places in turns.items()]
    return [Row(_viewer_first(shares, viewer), say(text("pick a card")))] if shares else []


@dataclass(frozen=True, slots=True)
class _Type:
    """Sizes of a chip whose letters are so many units high."""

    units: float
    letter: int
    small: int
    radius: int
    gap: int


def paint_forecast(
    canvas: Canvas, layout: Layout, site: int, rows: Sequence[Row], *, hot: bool
) -> Rect:
    """The chip of one dock; returns its place."""
    dock = layout.docks[site]
    measure, paint = (_line_size, _paint_line) if len(rows) == 1 else (_grid_size, _paint_grid)
    pad = canvas.frame.px(12)
    for kind in _types(canvas):
        w, h = measure(canvas, rows, kind)
        if w + 2 * pad <= dock.w + canvas.frame.px(16):
            break
    box = Rect(0, dock.top + canvas.frame.px(_TOP), w + 2 * pad, h + round(1.2 * pad))
    box.centerx = dock.centerx
    face = panel(canvas.assets, canvas.frame.u, box.w, box.h, "night", 14)
    canvas.picture(face, box.topleft)
    paint_ring(canvas, box, "target" if hot else "legal", 14)
    paint(canvas, rows, kind, box.inflate(-2 * pad, -round(1.2 * pad)))
    return box


def _types(canvas: Canvas) -> Iterator[_Type]:
    """Sizes to be tried, the largest first; the last is that of the smallest letters."""
    frame = canvas.frame
    larger = max(1.0, frame.text_scale)
    wanted = [*_SIZES, *(size / larger for size in _SIZES if larger > 1)]
    for units in wanted:
        letter = frame.letter(units)
        radius = max(frame.px(12), round(0.56 * letter))
        yield _Type(units, letter, frame.letter(0.78 * units), radius, round(0.34 * letter))


def _share_width(canvas: Canvas, share: Share, kind: _Type) -> int:
    words = canvas.assets.width(share.words, "number", kind.letter) if share.words else 0
    return 2 * kind.radius + (kind.gap + words if words else 0)


def _shares_width(canvas: Canvas, row: Row, kind: _Type) -> int:
    widths = [_share_width(canvas, share, kind) for share in row.shares]
    return sum(widths) + 2 * kind.gap * max(0, len(widths) - 1)


def _line_size(canvas: Canvas, rows: Sequence[Row], kind: _Type) -> tuple[int, int]:
    """Medals with their words side by side, and below them when it is."""
    (row,) = rows
    when = canvas.assets.width(row.when, "body", kind.small)
    high = round(1.3 * kind.small) + (2 * kind.radius + kind.gap // 2 if row.shares else 0)
    return max(_shares_width(canvas, row, kind), when), high


def _paint_line(canvas: Canvas, rows: Sequence[Row], kind: _Type, inside: Rect) -> None:
    (row,) = rows
    x = inside.centerx - _shares_width(canvas, row, kind) // 2
    for share in row.shares:
        canvas.picture(
            medal(canvas.assets, share.seat, kind.radius),
            (x + kind.radius, inside.top + kind.radius),
        )
        words = x + 2 * kind.radius + kind.gap, inside.top + kind.radius
        _paint_words(canvas, share, kind, words, "left")
        x += _share_width(canvas, share, kind) + 2 * kind.gap
    below = inside.centerx, inside.bottom - round(0.65 * kind.small)
    _paint_when(canvas, row.when, kind, below, "center")


def _columns(rows: Sequence[Row]) -> list[Seat]:
    return list(dict.fromkeys(share.seat for row in rows for share in row.shares))


def _column_width(canvas: Canvas, rows: Sequence[Row], kind: _Type) -> int:
    words = [share.words for row in rows for share in row.shares]
    widths = [canvas.assets.width(text, "number", kind.letter) for text in words]
    return max([2 * kind.radius, *widths]) + 2 * kind.gap


def _grid_size(canvas: Canvas, rows: Sequence[Row], kind: _Type) -> tuple[int, int]:
    """A column for each seat under its medal, and at the right when each row is."""
    when = max(canvas.assets.width(row.when, "body", kind.small) for row in rows)
    columns = len(_columns(rows)) * _column_width(canvas, rows, kind)
    line = round(1.15 * kind.letter)
    return columns + when, 2 * kind.radius + kind.gap // 2 + line * len(rows)


def _paint_grid(canvas: Canvas, rows: Sequence[Row], kind: _Type, inside: Rect) -> None:
    step = _column_width(canvas, rows, kind)
    seats = _columns(rows)
    middles = {
        seat: inside.left + (step - kind.gap) // 2 + step * n for n, seat in enumerate(seats)
    }
    for seat, x in middles.items():
        face = medal(canvas.assets, seat, kind.radius)
        canvas.picture(face, (x, inside.top + kind.radius))
    line = round(1.15 * kind.letter)
    for n, row in enumerate(rows):
        y = inside.top + 2 * kind.radius + kind.gap // 2 + line * n + line // 2
        for share in row.shares:
            _paint_words(canvas, share, kind, (middles[share.seat], y), "center")
        _paint_when(canvas, row.when, kind, (inside.right, y), "right")


def _paint_words(
    canvas: Canvas, share: Share, kind: _Type, at: tuple[int, int], align: Align
) -> None:
    ink: Colour = palette.NIGHT_LOSS if share.loss else palette.NIGHT_TEXT
    canvas.words(share.words, "number", kind.units, at, ink, _GROUND, align=align)


def _paint_when(canvas: Canvas, words: str, kind: _Type, at: tuple[int, int], align: Align) -> None:
    ink = palette.NIGHT_QUIET
    canvas.words(words, "body", 0.78 * kind.units, at, ink, _GROUND, align=align)


def paint_sailed(canvas: Canvas, ship: Rect, words: str) -> None:
    """A tick over the deck of a ship that has sailed and is empty, clear of those that wait."""
    frame = canvas.frame
    px = frame.letter(18)
    width = canvas.assets.width(words, "strong", px) + round(2.9 * px)
    rect = Rect(0, 0, width, max(frame.px(32), round(1.6 * px)))
    rect.center = ship.centerx, ship.top + round(0.29 * ship.h)
    canvas.rect(rect, palette.NIGHT_WELL, radius=rect.h / 2)
    canvas.rect(rect, palette.NIGHT_LINE, radius=rect.h / 2, width=max(1.0, 1.6 * frame.u))
    canvas.icon("tick", (rect.left + round(1.1 * px), rect.centery), px, palette.GOOD)
    left = rect.left + round(1.9 * px)
    ink = palette.NIGHT_TEXT
    canvas.words(words, "strong", 18, (left, rect.centery), ink, palette.NIGHT_WELL)
