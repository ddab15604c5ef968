"""At each free dock, what a ship would bring if it sailed there now."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import palette
from game.palette import Colour
from game.table.canvas import Canvas
from game.table.skin import panel
from game.tables.imhotep.layout import Layout
from game.tables.imhotep.marks import medal, paint_ring
from game.tables.imhotep.people import signed
from game.tables.imhotep.sites.site import Say
from rules.game import Forecast, Seat, text
from rules.imhotep.pieces import MARKET

_AT_ONCE: Final = text("at once")
_EACH_ROUND: Final = text("each round")
_AT_END: Final = text("at the end")
_NTH: Final = (text("1st"), text("2nd"), text("3rd"), text("4th"))
_HIGH: Final = 68
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
    """A forecast as rows, the viewer first in each; empty when nobody gets anything."""
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
    return tuple(rows[:2])


def _viewer_first(shares: Sequence[Share], viewer: Seat) -> tuple[Share, ...]:
    return tuple(sorted(shares, key=lambda share: share.seat != viewer))


def _picks(seen: Forecast, viewer: Seat, say: Say) -> list[Row]:
    turns: dict[Seat, list[str]] = {}
    for place, (seat, _) in enumerate(seen.gains):
        turns.setdefault(seat, []).append(say(_NTH[min(place, len(_NTH) - 1)]))
    shares = [Share(seat, ", ".join(places)) for seat, places in turns.items()]
    return [Row(_viewer_first(shares, viewer), say(text("pick a card")))] if shares else []


def paint_forecast(
    canvas: Canvas, layout: Layout, site: int, rows: Sequence[Row], *, hot: bool
) -> Rect:
    """The chip of one dock; returns its place."""
    frame = canvas.frame
    one = len(rows) == 1
    letter, small = frame.letter(24), frame.letter(18)
    pad, gap = frame.px(12), frame.px(8)
    shares = [_shares_width(canvas, row) for row in rows]
    whens = [canvas.assets.width(row.when, "body", small) for row in rows]
    wide = (
        max(shares[0], whens[0])
        if one
        else max(a + b for a, b in zip(shares, whens, strict=True)) + 2 * gap
    )
    line = max(round(1.25 * letter), frame.px(30))
    high = max(frame.px(_HIGH), (line + round(1.3 * small) if one else 2 * line) + round(0.7 * pad))
    dock = layout.docks[site]
    box = Rect(0, dock.top + frame.px(_TOP), wide + 2 * pad, high)
    box.centerx = dock.centerx
    box.clamp_ip(frame.whole.inflate(-2 * pad, 0))
    face = panel(canvas.assets, frame.u, box.w, box.h, "night", 14)
    canvas.picture(face, box.topleft)
    paint_ring(canvas, box, "target" if hot else "legal", 14)
    y = box.top + round(0.35 * pad) + line // 2
    if one:
        _paint_shares(canvas, rows[0], box.centerx - shares[0] // 2, y)
        below = y + line // 2 + round(0.6 * small)
        _small(canvas, rows[0].when, (box.centerx, below), "center")
        return box
    for row in rows:
        x = _paint_shares(canvas, row, box.left + pad, y)
        _small(canvas, row.when, (x + 2 * gap, y), "left")
        y += line
    return box


def _radius(canvas: Canvas) -> int:
    return max(canvas.frame.px(14), round(0.55 * canvas.frame.letter(24)))


def _shares_width(canvas: Canvas, row: Row) -> int:
    frame, letter = canvas.frame, canvas.frame.letter(24)
    gap, radius = frame.px(8), _radius(canvas)
    widths = [
        2 * radius + (gap + canvas.assets.width(share.words, "number", letter)) * bool(share.words)
        for share in row.shares
    ]
    return sum(widths) + 2 * gap * (len(widths) - 1)


def _paint_shares(canvas: Canvas, row: Row, x: int, y: int) -> int:
    gap, radius = canvas.frame.px(8), _radius(canvas)
    for share in row.shares:
        canvas.picture(medal(canvas.assets, share.seat, radius), (x + radius, y))
        x += 2 * radius
        if share.words:
            ink: Colour = palette.NIGHT_LOSS if share.loss else palette.NIGHT_TEXT
            x = canvas.words(share.words, "number", 24, (x + gap, y), ink, _GROUND).right
        x += 2 * gap
    return x - 2 * gap


def _small(canvas: Canvas, words: str, at: tuple[int, int], align: str) -> None:
    canvas.words(
        words,
        "body",
        18,
        at,
        palette.NIGHT_QUIET,
        _GROUND,
        align="center" if align == "center" else "left",
    )


def paint_sailed(canvas: Canvas, ship: Rect, words: str) -> None:
    """A tick below a ship that has sailed and is empty."""
    frame = canvas.frame
    px = frame.letter(18)
    width = canvas.assets.width(words, "strong", px) + round(2.9 * px)
    rect = Rect(0, 0, width, max(frame.px(32), round(1.6 * px)))
    rect.midtop = ship.centerx, ship.bottom + frame.px(4)
    canvas.rect(rect, palette.NIGHT_WELL, radius=rect.h / 2)
    canvas.rect(rect, palette.NIGHT_LINE, radius=rect.h / 2, width=max(1.0, 1.6 * frame.u))
    canvas.icon("tick", (rect.left + round(1.1 * px), rect.centery), px, palette.GOOD)
    left = rect.left + round(1.9 * px)
    ink = palette.NIGHT_TEXT
    canvas.words(words, "strong", 18, (left, rect.centery), ink, palette.NIGHT_WELL)
