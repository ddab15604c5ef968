"""Names and effects on cards: as large as fits, on as many lines as it takes."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.assets import Assets
from game.letters import Role
from game.palette import CARD
from game.table.frame import FLOOR, SMALLEST_LETTER, Frame
from game.table.words import wrap


class Label(NamedTuple):
    """Words of a card at a size that fits."""

    lines: Sequence[str]
    px: int
    role: Role = "strong"


def name_label(
    assets: Assets, frame: Frame, name: str, k: float, height: int, role: Role = "strong"
) -> Label | None:
    """A name on one or two lines of a card k pixels to the unit; None if it needs more height."""
    room = int((217 if role == "strong" else 206) * k)
    full = max(frame.letter(FLOOR), round(30 * k))
    for px in range(full, SMALLEST_LETTER - 1, -1):
        for lines in (_two_lines(assets, name, px, room, role), [name]):
            label = Label(lines, px, role)
            if lines and band_height(k, label, None) <= height and _fits(assets, label, room):
                return label
    return None


def _two_lines(assets: Assets, name: str, px: int, room: int, role: Role) -> Sequence[str]:
    """A name of several words on two lines, unless it is short enough for one."""
    if not name or assets.width(name, role, px) <= 0.95 * room:
        return []
    lines = wrap(assets, name, role, px, room)
    return lines if len(lines) == 2 else []


def effect_label(assets: Assets, frame: Frame, effect: str, k: float) -> Label | None:
    """An effect on up to three lines; None if there is none or it does not fit."""
    room = int(212 * k)
    if not effect:
        return None
    for px in range(max(frame.letter(FLOOR), round(21 * k)), SMALLEST_LETTER - 1, -1):
        label = Label(wrap(assets, effect, "strong", px, room), px)
        if len(label.lines) <= 3 and _fits(assets, label, room):
            return label
    return None


def _fits(assets: Assets, label: Label, room: int) -> bool:
    widths = [assets.width(line, label.role, label.px) for line in label.lines]
    return any(label.lines) and max(widths) <= room


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
        _line(assets, whole, line, title, CARD["name"][0], field.centerx, middle + step * row)
    if words:
        step = round(1.2 * words.px)
        middle = field.bottom - 10 * k - 0.5 * words.px - step * (len(words.lines) - 1)
        for row, line in enumerate(words.lines):
            ink = CARD["effect"][0]
            _line(assets, whole, line, words, ink, field.centerx, middle + step * row)


def _line(
    assets: Assets,
    whole: Surface,
    line: str,
    label: Label,
    ink: tuple[int, int, int],
    x: float,
    middle: float,
) -> None:
    """One line whose capitals lie about a middle."""
    px = label.px
    surface = assets.letters(line, label.role, px, ink)
    ascent = assets.lettering.ascent(line, label.role, px)
    whole.blit(surface, (round(x - surface.get_width() / 2), round(middle + 0.35 * px - ascent)))
