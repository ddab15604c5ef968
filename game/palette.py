"""The colours of the program, read once from `art/palette.toml`."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
Ramp: TypeAlias = tuple[Colour, ...]
"""Colours from top to bottom, evenly spaced."""


def colour(code: str) -> Colour:
    """`#RRGGBB` as three numbers; ValueError for anything else."""
    if len(code) != 7 or code[0] != "#":
        raise ValueError(f"A colour is written #RRGGBB, not {code!r}.")
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def code(of: Colour) -> str:
    """A colour as `#RRGGBB`."""
    return "#{:02X}{:02X}{:02X}".format(*of)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour that lies `share` (0 to 1) of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def luminance(of: Colour) -> float:
    """Relative luminance as WCAG defines it, 0 to 1."""
    linear = [
        value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4
        for value in of
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Colour, second: Colour) -> float:
    """WCAG contrast of two colours, 1 to 21."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@dataclass(frozen=True, slots=True)
class SeatColours:
    """How a seat looks: the name and mark of its pieces and the five colours they are made of."""

    name: str
    mark: str
    base: Colour
    light: Colour
    front: Colour
    dark: Colour
    ink: Colour
    """The mark on the base colour."""
    on_night: Colour
    """Words and lines of this seat on night blue."""
    dash: tuple[int, ...]
    """Dashes of its chart line in units; empty for a solid line."""


@dataclass(frozen=True, slots=True)
class ButtonColours:
    """Face of a button from top to bottom, the ink on it, and the bright line in its edge."""

    ramp: Ramp
    ink: Colour
    edge: Colour


_TOML: dict[str, Any] = tomllib.loads(files("art").joinpath("palette.toml").read_text("utf-8"))


def _one(table: str, name: str) -> Colour:
    return colour(_TOML[table][name])


def _ramp(table: str, name: str) -> Ramp:
    return tuple(colour(text) for text in _TOML[table][name])


def _button(kind: str) -> ButtonColours:
    found = _TOML["button"][kind]
    return ButtonColours(_ramp_of(found["ramp"]), colour(found["ink"]), colour(found["edge"]))


def _ramp_of(codes: list[str]) -> Ramp:
    return tuple(colour(text) for text in codes)


def _seat(found: dict[str, Any]) -> SeatColours:
    plain = ("base", "light", "front", "dark", "ink", "on_night")
    return SeatColours(
        name=found["name"],
        mark=found["mark"],
        dash=tuple(found["dash"]),
        **{name: colour(found[name]) for name in plain},
    )


NIGHT_DARK = _one("night", "dark")
NIGHT = _one("night", "middle")
NIGHT_LIGHT = _one("night", "light")
NIGHT_LINE = _one("night", "line")
NIGHT_EDGE = _one("night", "edge")
NIGHT_RAMP = _ramp("night", "ramp")
NIGHT_TEXT = _one("night", "text")
NIGHT_QUIET = _one("night", "quiet")
NIGHT_TITLE = _one("night", "title")
NIGHT_LOSS = _one("night", "loss")
NIGHT_WELL = _one("night", "well")
NIGHT_WELL_EDGE = _one("night", "well_edge")
NIGHT_ROW = _ramp("night", "row")
NIGHT_BAR = _ramp("night", "bar")

GOLD = _one("gold", "base")
GOLD_LIGHT = _one("gold", "light")
GOLD_DARK = _one("gold", "dark")

PAPYRUS = _one("papyrus", "base")
PAPYRUS_SECOND = _one("papyrus", "second")
PAPYRUS_THIRD = _one("papyrus", "third")
PAPYRUS_EDGE = _one("papyrus", "edge")
PAPYRUS_INNER = _one("papyrus", "inner")
PAPYRUS_RAMP = _ramp("papyrus", "ramp")
PAPYRUS_TEXT = _one("papyrus", "text")
PAPYRUS_QUIET = _one("papyrus", "quiet")
PAPYRUS_FAINT = _one("papyrus", "faint")
PAPYRUS_GAIN = _one("papyrus", "gain")
PAPYRUS_LOSS = _one("papyrus", "loss")
PAPYRUS_CARD = _ramp("papyrus", "card")
PAPYRUS_CHOSEN = _ramp("papyrus", "chosen")
PAPYRUS_CHOSEN_EDGE = _one("papyrus", "chosen_edge")
PAPYRUS_CHOSEN_TEXT = _one("papyrus", "chosen_text")
PAPYRUS_PLAIN = _one("papyrus", "plain")

LIMESTONE = _one("limestone", "base")
LIMESTONE_EDGE = _one("limestone", "edge")
LIMESTONE_LIGHT = _one("limestone", "light")
LIMESTONE_RAMP = _ramp("limestone", "ramp")
LIMESTONE_TEXT = _one("limestone", "text")
LIMESTONE_VALUE = _one("limestone", "value")
LIMESTONE_NEXT = _one("limestone", "next")
LIMESTONE_CUT = _one("limestone", "cut")

WOOD = _one("wood", "base")
WOOD_EDGE = _one("wood", "edge")
WOOD_INNER = _one("wood", "inner")
WOOD_RAMP = _ramp("wood", "ramp")
WOOD_TEXT = _one("wood", "text")
WOOD_NUMBER = _one("wood", "number")

SAND = _one("ground", "sand")
EARTH = _one("ground", "earth")
EARTH_RAMP = _ramp("ground", "earth_ramp")
RIVER = _one("ground", "river")
RIVER_RAMP = _ramp("ground", "river_ramp")
DUSK_RAMP = _ramp("ground", "dusk_ramp")

CARNELIAN = _one("gem", "carnelian")
MALACHITE = _one("gem", "malachite")
LAPIS = _one("gem", "lapis")

LEGAL = _one("mark", "legal")
LEGAL_EDGE = _one("mark", "legal_edge")
FOCUS = _one("mark", "focus")
FOCUS_EDGE = _one("mark", "focus_edge")
GOOD = _one("mark", "good")
GOOD_RAMP = _ramp("mark", "good_ramp")
GOOD_EDGE = _one("mark", "good_edge")
BAD = _one("mark", "bad")
BAD_RAMP = _ramp("mark", "bad_ramp")
BAD_EDGE = _one("mark", "bad_edge")
SHADOW = _one("mark", "shadow")
VEIL = _one("mark", "veil")
CREAM = _one("mark", "cream")
WHITE = _one("mark", "white")

BUTTON_RIM = _one("button", "rim")
BUTTON_HOVER = _one("button", "hover")
BUTTONS = {kind: _button(kind) for kind in ("primary", "second", "danger", "disabled")}

CHOSEN_RAMP = _ramp("control", "chosen")
CHOSEN_EDGE = _one("control", "chosen_edge")
SWITCH_OFF = _one("control", "off")
SWITCH_OFF_EDGE = _one("control", "off_edge")
KNOB_RAMP = _ramp("control", "knob")
HANDLE_RAMP = _ramp("control", "handle")
HANDLE_RIM = _one("control", "rim")
FILLED_RAMP = _ramp("control", "filled")

SEATS = tuple(_seat(found) for found in _TOML["seat"])
"""In the order of the seats at the table."""
GOODS = {kind: _ramp_of(codes) for kind, codes in _TOML["goods"].items()}
MARKET = {kind: _ramp_of(codes) for kind, codes in _TOML["market"].items()}
SITES = {site: colour(text) for site, text in _TOML["site"].items()}
BOARD = {part: _ramp_of(codes) for part, codes in _TOML["board"].items()}
"""Boards, part by part."""
CARD = {part: _ramp_of(codes) for part, codes in _TOML["card"].items()}
"""Market cards, part by part."""
LAND = {part: _ramp_of(codes) for part, codes in _TOML["land"].items()}
"""The ground under a table, part by part."""
CHARACTER = {part: _ramp_of(codes) for part, codes in _TOML["character"].items()}
"""Cards of goods and characters, part by part."""
BAZAAR = {part: _ramp_of(codes) for part, codes in _TOML["bazaar"].items()}
"""A market by dusk, part by part."""
