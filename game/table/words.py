"""Setting words: shrink to the floor, wrap, and cut only when nothing else helps."""

from typing import Literal, NamedTuple, TypeAlias

from pygame import SRCALPHA, Surface

from game.assets import Assets
from game.letters import Role
from game.palette import Colour
from game.table.frame import Frame

Align: TypeAlias = Literal["left", "center", "right"]
Valign: TypeAlias = Literal["top", "middle", "bottom", "baseline"]

LEADING = 1.3
"""Line height as a part of the letters' height."""
_MIDDLE = 0.35
"""Half the height of a capital, as a part of the letters' height."""
_ABOVE, _BELOW = 0.75, 0.25
"""What letters reach above and below their baseline."""
_ELLIPSIS = "\u2026"


class Block(NamedTuple):
    """Set words: where surface and letters lie from the anchor, all in pixels."""

    surface: Surface
    dx: int
    dy: int
    left: int
    top: int
    width: int
    height: int
    px: int
    clipped: bool


class Style(NamedTuple):
    """How words are set; sizes in units, except `width` in pixels."""

    role: Role
    units: float
    colour: Colour
    align: Align = "left"
    valign: Valign = "middle"
    width: int | None = None
    lines: int | None = 1
    outline: tuple[float, Colour] | None = None
    spacing: float = 0


def set_words(assets: Assets, frame: Frame, text: str, style: Style) -> Block:
    """Words as one cached surface that fits the style's width and number of lines.

    With one line, letters shrink and then the end is cut. With more (or None, as many as needed)
    the words wrap at full size first. A line break in the text always breaks.
    """
    key = (text, style, frame)
    return assets.cache.keep(key, lambda: _set(assets, frame, text, style))


def wrap(assets: Assets, text: str, role: Role, px: int, width: int, spacing: int = 0) -> list[str]:
    """The lines of a text no wider than so many pixels; one long word stays whole."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and assets.width(longer, role, px, spacing) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _set(assets: Assets, frame: Frame, text: str, style: Style) -> Block:
    lines, px, clipped = _fit(assets, frame, text, style)
    spacing = frame.px(style.spacing)
    outline = None
    if style.outline:
        outline = max(1, frame.px(style.outline[0])), style.outline[1]
    grow = outline[0] if outline else 0
    leading = round(px * LEADING)
    widths = [assets.width(line, style.role, px, spacing) - spacing for line in lines]
    width = max(widths)
    ascent = max(assets.lettering.ascent(line, style.role, px) for line in lines)
    surfaces = [
        assets.letters(line, style.role, px, style.colour, outline, spacing) for line in lines
    ]
    if len(surfaces) == 1:
        surface = surfaces[0]
    else:
        height = leading * (len(lines) - 1) + max(s.get_height() for s in surfaces)
        surface = Surface((width + spacing + 2 * grow, height), SRCALPHA)
        surface.fill((*(outline[1] if outline else style.colour), 0))
        for row, (line, wide) in enumerate(zip(surfaces, widths, strict=True)):
            surface.blit(line, (_shift(style.align, width - wide), row * leading))
        surface = surface.convert_alpha()
    last = leading * (len(lines) - 1)
    baseline = {
        "baseline": 0,
        "top": round(leading / 2 + _MIDDLE * px),
        "middle": round(_MIDDLE * px - last / 2),
        "bottom": round(_MIDDLE * px - leading / 2) - last,
    }[style.valign]
    left = -_shift(style.align, width)
    top = baseline - round(_ABOVE * px)
    return Block(
        surface,
        left - grow,
        baseline - ascent - grow,
        left,
        top,
        width,
        last + round((_ABOVE + _BELOW) * px),
        px,
        clipped,
    )


def _shift(align: Align, room: int) -> int:
    return {"left": 0, "center": room // 2, "right": room}[align]


def _fit(assets: Assets, frame: Frame, text: str, style: Style) -> tuple[list[str], int, bool]:
    full = frame.letter(style.units)
    floor = min(full, frame.floor)
    spacing = frame.px(style.spacing)
    if style.width is None:
        return text.split("\n"), full, False
    lines = [text]
    for px in range(full, floor - 1, -1):
        lines = (
            [text] if style.lines == 1 else wrap(assets, text, style.role, px, style.width, spacing)
        )
        few = style.lines is None or len(lines) <= style.lines
        if few and all(
            assets.width(line, style.role, px, spacing) - spacing <= style.width for line in lines
        ):
            return lines, px, False
    if style.lines is not None and len(lines) > style.lines:
        rest = " ".join(lines[style.lines - 1 :])
        lines = [*lines[: style.lines - 1], rest]
    cut = [_cut(assets, line, style.role, floor, style.width, spacing) for line in lines]
    return cut, floor, cut != lines


def _cut(assets: Assets, line: str, role: Role, px: int, width: int, spacing: int) -> str:
    if assets.width(line, role, px, spacing) - spacing <= width:
        return line
    low, high = 0, len(line)
    while low < high:
        middle = (low + high + 1) // 2
        shorter = line[:middle].rstrip() + _ELLIPSIS
        if assets.width(shorter, role, px, spacing) - spacing <= width:
            low = middle
        else:
            high = middle - 1
    return line[:low].rstrip() + _ELLIPSIS
