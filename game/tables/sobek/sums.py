"""The words of sets: scarabs times cards, and the points."""

from typing import Final

from pygame import Rect

from game import palette
from game.table.canvas import Canvas
from game.table.writing import write, written
from game.tables.sobek.cards import badge_of
from game.tables.sobek.empties import Ground, empty_place
from game.tables.sobek.set_plan import SetPlan
from game.tables.sobek.sets import Sets
from rules.sobek.pieces import KINDS_OF_TYPE, SCARABS

TIMES: Final = "\N{MULTIPLICATION SIGN}"
_FADING: Final = (255, 150, 90, 50)
"""How strong empty places are, one after the other; those of types:"""
_WANTED: Final = 170
_FAINT: Final = 105
_PRODUCT: Final = 0.54
"""Letters of the product beside a badge by those of its points."""
_SIDE: Final = 14.0
_GAP: Final = 8.0


def paint_empty(canvas: Canvas, sets: Sets, ground: Ground) -> None:
    """Where further sets would lie."""
    for number, place in enumerate(sets.empty[: len(sets.wanted) or len(_FADING)]):
        face = empty_place(canvas.assets, canvas.frame.u, place.size, ground)
        if number < len(sets.wanted):
            canvas.picture(face, place.topleft, _WANTED)
            _paint_wanted(canvas, sets.wanted[number], place)
        else:
            canvas.picture(face, place.topleft, _FADING[number])


def _paint_wanted(canvas: Canvas, type_: int, place: Rect) -> None:
    """The badge of a type that has no set yet, and the scarabs on its valued cards."""
    size = round(0.52 * place.w)
    badge = Rect(0, 0, size, size)
    badge.center = place.centerx, place.y + round(0.42 * place.h)
    canvas.svg(badge_of(type_), badge, alpha=_FAINT)
    scarabs = max(SCARABS[kind] for kind in KINDS_OF_TYPE[type_])
    size = round(0.2 * place.w)
    for number in range(scarabs):
        sign = Rect(0, 0, size, size)
        aside = round((number - (scarabs - 1) / 2) * 1.12 * size)
        sign.center = place.centerx + aside, place.y + round(0.76 * place.h)
        canvas.svg("pieces/scarab", sign, alpha=_FAINT)


def paint_sums(canvas: Canvas, sets: Sets) -> None:
    """What every set is worth."""
    for plan in sets.plans:
        if plan.small:
            _paint_small(canvas, plan)
        else:
            paint_sum(canvas, plan)


def _paint_small(canvas: Canvas, plan: SetPlan) -> None:
    """The points of a badge; beside it also how they come about, if there is room."""
    frame, room = canvas.frame, plan.chip.copy()
    ink, ground = palette.NIGHT_TITLE, palette.NIGHT_DARK
    points, outline = str(plan.sum.points), (2.5, ground)
    if not plan.beside:
        write(canvas, points, "number", 22, room, ink, ground, outline=outline)
        return
    units = 30 * plan.front.h / frame.px(42)
    words, small = product(plan), _PRODUCT * units
    lead = canvas.assets.width(words, "body", written(frame, small, room.h))
    lead += frame.px(_GAP)
    wide = canvas.assets.width(points, "number", written(frame, units, room.h))
    if words and lead + wide + frame.px(_SIDE) <= room.w:
        quiet = palette.NIGHT_TEXT
        write(canvas, words, "body", small, room, quiet, ground, align="left", outline=(2, ground))
        room.x += lead
        room.w -= lead
    write(canvas, points, "number", units, room, ink, ground, align="left", outline=outline)


def product(plan: SetPlan) -> str:
    """How the points come about, as far as the equals sign; empty for a crosswise set."""
    if plan.crosswise:
        return ""
    return f"{plan.sum.scarabs}\u202f{TIMES}\u202f{plan.sum.cards}\u202f="


def paint_sum(canvas: Canvas, plan: SetPlan) -> None:
    """What a fan of cards is worth, on its chip."""
    frame, assets = canvas.frame, canvas.assets
    room = plan.chip
    side, gap = frame.px(_SIDE), frame.px(_GAP)
    points = str(plan.sum.points)
    large, small = written(frame, 24, room.h), written(frame, 20, room.h)
    wide = assets.width(points, "number", large)
    words = product(plan)
    sign = round(0.8 * room.h) if plan.crosswise else 0
    lead = assets.width(words, "body", small) + gap if words else sign + gap // 2 if sign else 0
    if lead + wide + 2 * side > room.w:
        words, lead, sign = "", 0, 0
    chip = Rect(0, room.y, min(lead + wide + 2 * side, room.w), room.h)
    chip.centerx = min(plan.rect.centerx, room.right - chip.w // 2)
    chip.x = max(chip.x, room.x)
    ground = palette.NIGHT_DARK
    canvas.rect(chip, ground, radius=chip.h / 2)
    line = max(1.0, 1.5 * frame.u)
    canvas.rect(chip, palette.NIGHT_EDGE, radius=chip.h / 2, width=line)
    inside = chip.inflate(-2 * side, 0)
    if sign:
        place = Rect(inside.x - side // 2, 0, sign, sign)
        place.centery = chip.centery
        canvas.svg("pieces/scarab", place)
    if words:
        ink = palette.NIGHT_QUIET
        write(canvas, words, "body", 20, inside, ink, ground, align="left")
    ink = palette.NIGHT_TITLE
    write(canvas, points, "number", 24, inside, ink, ground, align="right")
