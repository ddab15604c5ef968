"""A second picture of every good, so that equal cards side by side are no clones; 220 x 250."""

from math import cos, pi, sin
from typing import Final

from art.workshop.drawings.pen import GOODS, OUTLINE, PAINT, Drawing, Tones

_W: Final = 220
_H: Final = 250
_LINE: Final = 2.6


def ivory() -> Drawing:
    """Three tusks in a bundle before the moon."""
    on = _before("ivory", (110, 110))
    moon = PAINT["ochre"]
    on.circle((110, 84), 60, moon[1], alpha=0.25)
    on.circle((110, 84), 47, on.glow(moon[:2], (104, 76), 54))
    _dunes(on, PAINT["purple"][3])
    tusk = PAINT["bone"]
    for side in (-1, 1):
        d = (
            f"M{110 + side * 4} 214 C{110 + side * 30} 176 {110 + side * 92} 150 "
            f"{110 + side * 84} 46 C{110 + side * 62} 124 {110 + side * 14} 140 "
            f"{110 - side * 22} 206 Z"
        )
        on.path(d, on.ramp(tusk, (40, 60), (180, 200)), OUTLINE, _LINE)
    d = "M90 218 C92 150 98 92 128 36 C128 100 134 160 130 218 Z"
    on.path(d, on.ramp(tusk, (92, 80), (134, 90)), OUTLINE, _LINE)
    on.stroke("M102 184 C104 140 110 104 121 70", PAINT["light"][0], 3.4, 0.7)
    for y, tones in ((170, "gold"), (182, "red"), (194, "gold")):
        on.path(
            f"M76 {y} Q110 {y + 13} 144 {y} L142 {y + 12} Q110 {y + 25} 78 {y + 12} Z",
            on.ramp(PAINT[tones][:3], (76, 0), (144, 0)),
            OUTLINE,
            2,
        )
    return on


def ebony() -> Drawing:
    """A log on its side with an axe in it."""
    on = _before("ebony", (160, 60))
    on.circle((160, 62), 36, on.glow(PAINT["gold"][:2], (154, 54), 44))
    _dunes(on, PAINT["ochre"][3])
    bark = on.ramp(PAINT["ebony"][:3], (110, 112), (126, 196))
    on.path(
        "M62 128 L176 96 A44 46 0 0 1 188 182 L74 216 A44 46 0 0 1 62 128 Z",
        bark,
        OUTLINE,
        _LINE,
    )
    for x, y, run in ((96, 138, 50), (120, 160, 58), (104, 190, 44)):
        on.stroke(f"M{x} {y} l{run} {-0.29 * run:.4g}", PAINT["ebony"][3], 3, 0.8)
    wood = PAINT["grain"]
    on.ellipse((66, 172), 34, 44, on.glow(wood[:3], (60, 164), 46), OUTLINE, _LINE)
    for part in (0.72, 0.46, 0.2):
        on.ellipse((66, 172), 34 * part, 44 * part, "none", wood[3], 2.4)
    on.stroke("M66 172 L86 152 M66 172 L54 196", wood[3], 2)
    with on.moved(136, 96, 24):
        on.rect(-5, -74, 10, 96, on.ramp(PAINT["wood"][:3], (-5, 0), (5, 0)), 4, OUTLINE, _LINE)
        on.path(
            "M-10 20 L10 20 Q30 32 34 62 Q0 48 -34 62 Q-30 32 -10 20 Z",
            on.ramp(PAINT["gold"][1:4], (-20, 20), (24, 60)),
            OUTLINE,
            _LINE,
        )
        on.stroke("M-26 53 Q0 41 26 53", PAINT["gold"][0], 3)
        on.path("M-7 12 L7 12 L8 26 L-8 26 Z", PAINT["red"][1], OUTLINE, 2)
    return on


def marble() -> Drawing:
    """Drums of a column, one lying, and the stump of another."""
    on = _before("marble", (70, 64))
    on.circle((66, 62), 34, on.glow(PAINT["sand"][:2], (60, 54), 40))
    _dunes(on, PAINT["rose"][3])
    stone = PAINT["silver"]
    _drum(on, 138, 216, 46, 74)
    _drum(on, 138, 146, 42, 62)
    on.path(
        "M96 84 Q104 62 118 74 L130 52 L146 70 L158 60 Q176 72 180 84 Q138 104 96 84 Z",
        on.ramp(stone[:3], (100, 60), (178, 90)),
        OUTLINE,
        _LINE,
    )
    on.path(
        "M22 176 L84 164 A22 30 0 0 1 88 222 L30 236 Z",
        on.ramp(stone[:3], (50, 166), (58, 232)),
        OUTLINE,
        _LINE,
    )
    on.ellipse((28, 206), 21, 30, on.ramp(stone[:2], (14, 180), (44, 230)), OUTLINE, _LINE)
    on.stroke("M18 194 q10 6 8 18 t10 14", stone[2], 2.4)
    on.stroke("M56 172 q6 16 2 28 t8 22", stone[2], 2.4)
    return on


def cattle() -> Drawing:
    """An ox seen from the side, with the sun between its horns."""
    on = _before("cattle", (64, 76))
    _dunes(on, PAINT["olive"][3])
    hide = PAINT["hide"]
    for x, back in ((104, True), (180, True), (88, False), (164, False)):
        on.path(
            f"M{x - 9} 164 L{x + 10} 164 L{x + 7} 232 L{x - 7} 232 Z",
            hide[2 if back else 1],
            OUTLINE,
            _LINE,
        )
        on.path(f"M{x - 7} 222 H{x + 7} L{x + 8} 234 H{x - 9} Z", OUTLINE)
    on.stroke("M196 120 C214 132 210 168 206 188", OUTLINE, 6)
    on.path("M200 184 L213 184 L208 208 Z", OUTLINE)
    on.path(
        "M60 118 C78 92 112 108 140 102 C176 94 204 104 202 138 C200 172 186 182 168 182 "
        "C136 178 118 188 96 182 C76 176 62 152 60 118 Z",
        on.ramp(hide[:3], (110, 98), (140, 186)),
        OUTLINE,
        _LINE,
    )
    on.path(
        "M128 110 C150 100 176 108 172 128 C164 150 136 148 128 132 C124 124 122 114 128 110 Z",
        PAINT["linen"][1],
    )
    on.path("M92 150 C104 146 116 158 108 172 C96 178 84 164 92 150 Z", PAINT["linen"][1])
    for d in (
        "M50 92 C28 84 26 56 44 36 C40 60 50 70 66 78 Z",
        "M78 92 C100 84 102 56 84 36 C88 60 78 70 62 78 Z",
    ):
        on.path(d, on.ramp(PAINT["bone"], (30, 40), (96, 90)), OUTLINE, _LINE)
    on.circle((64, 52), 19, on.glow(PAINT["ochre"][:2], (60, 46), 24), OUTLINE, 2.2)
    on.path("M82 96 C96 88 108 92 110 102 C102 114 88 112 80 106 Z", hide[2], OUTLINE, _LINE)
    on.path(
        "M46 90 C54 76 78 76 86 92 C94 112 84 128 70 140 C62 158 54 172 38 172 "
        "C20 172 16 156 26 144 C38 130 40 106 46 90 Z",
        on.ramp(hide[:3], (34, 80), (88, 160)),
        OUTLINE,
        _LINE,
    )
    on.path(
        "M26 144 C34 134 56 140 56 154 C54 168 46 172 38 172 C20 172 16 156 26 144 Z",
        PAINT["rose"][0],
        OUTLINE,
        2,
    )
    on.ellipse((31, 153), 3.4, 4.6, OUTLINE)
    on.path("M50 106 Q60 96 70 106 Q60 114 50 106 Z", PAINT["eye_white"][0], OUTLINE, 2.4)
    on.circle((60, 105), 4, OUTLINE)
    return on


def fish() -> Drawing:
    """Two fish that pass each other among the weeds."""
    on = _before("fish", (110, -20))
    for y, alpha in ((34, 0.75), (50, 0.45)):
        bows = "".join(f"q11 {-13 if n % 2 else 13} 22 0" for n in range(11))
        on.stroke(f"M-6 {y}{bows}", PAINT["water"][0], 3, alpha)
    _dunes(on, PAINT["blue"][3], high=10)
    for x, lean in ((20, 8), (36, -6), (186, 6), (202, -10)):
        on.stroke(f"M{x} 250 q{lean} -34 0 -52 t{lean} -40", PAINT["green"][1], 6)
        on.stroke(f"M{x} 250 q{lean} -34 0 -52 t{lean} -40", PAINT["green"][0], 2, 0.7)
    with on.moved(104, 108, -12):
        _swimmer(on, PAINT["ochre"], PAINT["red"][1])
    with on.moved(128, 188, 188, 0.74):
        _swimmer(on, PAINT["teal"], PAINT["gold"][2])
    for x, y, r in ((186, 78, 5), (198, 62, 3.4), (30, 150, 3), (22, 136, 4.2)):
        on.circle((x, y), r, "none", PAINT["water"][0], 2)
    return on


def wheat() -> Drawing:
    """Ears in the field, and a sickle."""
    on = _before("wheat", (52, 58))
    on.circle((52, 58), 38, PAINT["gold"][1], alpha=0.25)
    on.circle((52, 58), 30, on.glow(PAINT["gold"][:2], (46, 50), 38))
    _dunes(on, PAINT["teal"][3])
    for x, top, lean in ((64, 116, -10), (168, 84, 10), (94, 92, -5), (186, 124, 12), (130, 66, 2)):
        foot = 110 + 0.6 * (x - 110)
        on.stroke(f"M{foot:.4g} 252 Q{x - lean} 190 {x} {top + 56}", PAINT["gold"][3], 6)
        on.stroke(f"M{foot:.4g} 252 Q{x - lean} 190 {x} {top + 56}", PAINT["gold"][2], 3)
        with on.moved(x, top + 58, lean):
            _ear(on)
    with on.moved(64, 196, -8):
        blade = "M-6 22 C-56 10 -58 -58 0 -66 C-34 -46 -30 0 4 10 Z"
        on.path(blade, on.ramp(PAINT["silver"][:3], (-50, -40), (0, 10)), OUTLINE, _LINE)
        with on.moved(2, 18, -24):
            on.rect(-7, -4, 14, 44, on.ramp(PAINT["wood"][:3], (-7, 0), (7, 0)), 5, OUTLINE, _LINE)
            on.rect(-8, -6, 16, 10, PAINT["red"][1], 3, OUTLINE, 2)
    return on


def _before(good: str, source: tuple[float, float]) -> Drawing:
    """The sky of a good with rays from a spot."""
    on = Drawing(_W, _H)
    on.rect(-2, -2, _W + 4, _H + 4, on.ramp(GOODS[good], (0, 0), (0, _H)))
    on.rays(source, 330, 18, PAINT["light"][1], 0.16)
    return on


def _dunes(on: Drawing, dark: str, high: float = 14) -> None:
    """The ground, in two waves."""
    for y, swing, alpha in ((208, high, 0.75), (228, -high, 1)):
        on.path(
            f"M-4 {y} C40 {y - swing} 80 {y - swing / 2} 120 {y + swing / 2} "
            f"S190 {y - swing} 226 {y} V256 H-4 Z",
            dark,
            alpha=alpha,
        )


def _drum(on: Drawing, x: float, foot: float, half: float, high: float) -> None:
    """A part of a column that stands."""
    stone, bow, top = PAINT["silver"], 0.3 * half, foot - high
    on.path(
        f"M{x - half} {top} V{foot} Q{x} {foot + 2 * bow:.4g} {x + half} {foot} V{top} Z",
        on.ramp(stone[:3], (x - half, 0), (x + half, 0)),
        OUTLINE,
        _LINE,
    )
    for share in (-0.6, -0.2, 0.2, 0.6):
        at, sink = x + share * half, bow * (1 - share * share)
        on.stroke(f"M{at:.4g} {top + sink:.4g} V{foot + sink - 3:.4g}", stone[2], 3, 0.8)
    on.ellipse((x, top), half, bow, stone[0], OUTLINE, _LINE)
    on.stroke(
        f"M{x - 0.6 * half:.4g} {top - 2} q{0.4 * half:.4g} 6 {0.9 * half:.4g} 2", stone[2], 2
    )


def _swimmer(on: Drawing, tones: Tones, fin: str) -> None:
    """A fish of 150 that looks to the left, about its middle."""
    on.path("M-26 -28 C-8 -58 34 -54 48 -26 Z", fin, OUTLINE, _LINE)
    on.path("M-10 30 C0 50 22 50 34 28 Z", fin, OUTLINE, _LINE)
    on.path(
        "M-76 4 C-50 -44 22 -48 52 -6 L82 -34 C76 -10 76 18 84 40 L52 14 C22 50 -50 48 -76 4 Z",
        on.ramp((*tones[:2], PAINT["linen"][0]), (0, -34), (0, 42)),
        OUTLINE,
        _LINE,
    )
    on.stroke("M-38 -30 C-26 -10 -26 18 -38 34", OUTLINE, 2.4)
    for row in range(3):
        for scale in range(4 if row == 1 else 3):
            x, y = -18 + 17 * scale + (8 if row != 1 else 0), -18 + 16 * row
            on.stroke(f"M{x} {y} q9 8 0 16", OUTLINE, 1.8, 0.5)
    on.circle((-54, -4), 8, PAINT["eye_white"][0], OUTLINE, 2.2)
    on.circle((-55, -4), 3.8, OUTLINE)
    on.stroke("M-74 8 q10 5 18 1", OUTLINE, 2.2)


def _ear(on: Drawing) -> None:
    """An ear of wheat that grows up from its origin."""
    gold = PAINT["gold"]
    for turn in (-28, 0, 28):
        angle = turn * pi / 180
        x, y = 22 * sin(angle), -62 - 22 * cos(angle)
        on.stroke(f"M0 -58 L{x:.4g} {y:.4g}", gold[0], 2)
    for row in range(5):
        for side in (-1, 1):
            with on.moved(6 * side, -6 - 11 * row, 24 * side):
                on.ellipse((0, 0), 5, 9, gold[0 if side < 0 else 2], OUTLINE, 1.8)
    on.ellipse((0, -62), 4.6, 9, gold[1], OUTLINE, 1.8)
