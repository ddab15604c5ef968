"""Names and effects on market cards: as large as fits, on as many lines as it takes."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.assets import Assets
from game.palette import CARD
from game.table.frame import FLOOR, SMALLEST_LETTER, Frame
from game.table.words import wrap


class Label(NamedTuple):
    """Words of a card at a size that fits."""

    lines: Sequence[str]
    px: int


def name_label(assets: Assets, frame: Frame, name: str, k: float, height: int) -> Label | None:
    """A name on one or two lines of a card k pixels to the unit; None if it needs more height."""
    room = int(217 * k)
    full = max(frame.letter(FLOOR), round(30 * k))
    for px in range(full, SMALLEST_LETTER - 1, -1):
        for lines in (_two_lines(assets, name, px, room), [name]):
            high = band_height(k, Label(lines, px), None)
            if lines and high <= height and _fits(assets, lines, px, room):
                return Label(lines, px)
    return None


def _two_lines(assets: Assets, name: str, px: int, room: int) -> Sequence[str]:
    """A name of several words on two lines, unless it is short enough for one."""
    if not name or assets.width(name, "strong", px) <= 0.95 * room:
        return []
    lines = wrap(assets, name, "strong", px, room)
    return lines if len(lines) == 2 else []


def effect_label(assets: Assets, frame: Frame, effect: str, k: float) -> Label | None:
    """An effect on up to three lines; None if there is none or it does not fit."""
    room = int(212 * k)
    if not effect:
        return None
    for px in range(max(frame.letter(FLOOR), round(21 * k)), SMALLEST_LETTER - 1, -1):
        lines = wrap(assets, effect, "strong", px, room)
        if len(lines) <= 3 and _fits(assets, lines, px, room):
            return Label(lines, px)
    return None


def _fits(assets: Assets, lines: Sequence[str], px: int, room: int) -> bool:
    return any(lines) and all(assets.width(line, "strong", px) <= room for line in lines)


def band_height(k: float, title: Label | None, words: Label | None) -> int:
    """Pixels of the paper band that holds the words; 0 without a name."""
    if title is None:
        return 0
    high = round(1.08 * title.px) * len(title.lines)
    if words:
        high += round(1.2 * words.px) * len(words.lines) + round(8 * k)
    return max(round((104 if words else 66) * k), high + round(10 * k))


def lay_words(
    assets: Assets,
    whole: Surface,
    field: Rect,
    title: Label | None,
    words: Label | None,
    k: float,
) -> None:
    """Sets the words into their band, on the card itself."""
    if title is None:
        return
    step = round(1.08 * title.px)
    middle = field.centery - step * (len(title.lines) - 1) / 2
    if words:
        middle = field.y + 0.62 * title.px + 6 * k
    for row, line in enumerate(title.lines):
        _line(assets, whole, line, title.px, CARD["name"][0], field.centerx, middle + step * row)
    if words:
        step = round(1.2 * words.px)
        middle = field.bottom - 10 * k - 0.5 * words.px - step * (len(words.lines) - 1)
        for row, line in enumerate(words.lines):
            ink = CARD["effect"][0]
            _line(assets, whole, line, words.px, ink, field.centerx, middle + step * row)


def _line(
    assets: Assets,
    whole: Surface,
    line: str,
    px: int,
    ink: tuple[int, int, int],
    x: float,
    middle: float,
) -> None:
    """One line whose capitals lie about a middle."""
    surface = assets.letters(line, "strong", px, ink)
    ascent = assets.lettering.ascent(line, "strong", px)
    whole.blit(surface, (round(x - surface.get_width() / 2), round(middle + 0.35 * px - ascent)))
