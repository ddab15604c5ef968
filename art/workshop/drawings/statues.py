"""Further pictures of the statue, of which one market may hold several; 220 x 250."""

from typing import Final

from art.workshop.drawings.faces import SIDES
from art.workshop.drawings.pen import MARKET, OUTLINE, PAINT, Drawing, Spot

_W: Final = 220
_H: Final = 250
_LINE: Final = 2.6


def seated() -> Drawing:
    """A king on his throne, hands on his knees."""
    on = _before((110, 72))
    stone, gold, blue = PAINT["stone"], PAINT["gold"], PAINT["blue"]
    on.path("M44 236 V92 H92 V236 Z M128 236 V92 H176 V236 Z", stone[3], OUTLINE, _LINE)
    on.rect(30, 226, 160, 20, on.ramp(stone[1:], (30, 226), (190, 246)), 3, OUTLINE, _LINE)
    body = on.ramp(stone[:3], (60, 90), (160, 220))
    on.path("M66 118 Q110 88 154 118 L146 190 H74 Z", body, OUTLINE, _LINE)
    for side in SIDES:
        x = 110 + side * 27
        on.path(
            f"M{x - 20} 172 Q{x} 160 {x + 20} 172 L{x + 15} 228 H{x - 15} Z",
            stone[1 if side < 0 else 2],
            OUTLINE,
            _LINE,
        )
        arm = 110 + side * 46
        on.path(
            f"M{arm - 11} 118 Q{arm} 108 {arm + 11} 118 L{110 + side * 36 + 10} 178 "
            f"H{110 + side * 36 - 12} Z",
            stone[0 if side < 0 else 2],
            OUTLINE,
            _LINE,
        )
    on.path("M94 160 H126 L120 222 H100 Z", on.ramp(gold[:3], (94, 0), (126, 0)), OUTLINE, 2)
    for y in (172, 184, 196, 208):
        on.stroke(f"M98 {y} H122", blue[1], 4)
    on.path("M72 112 Q110 146 148 112 L142 102 Q110 126 78 102 Z", blue[1], OUTLINE, 2)
    on.path("M78 104 Q110 130 142 104", line=gold[1], width=4)
    with on.moved(110, 64, scale=0.62):
        _king(on)
    return on


def sphinx() -> Drawing:
    """A lion with the head of a king, at rest."""
    on = _before((80, 84))
    stone = PAINT["stone"]
    on.rect(8, 216, 204, 26, on.ramp(stone[1:], (8, 216), (212, 242)), 3, OUTLINE, _LINE)
    on.stroke("M196 204 C218 190 206 160 190 168", OUTLINE, 10)
    on.stroke("M196 204 C218 190 206 160 190 168", stone[1], 5)
    on.path(
        "M78 124 C112 118 150 132 176 146 C204 156 208 190 200 216 H66 Z",
        on.ramp(stone[:3], (110, 120), (140, 216)),
        OUTLINE,
        _LINE,
    )
    on.path(
        "M138 216 C132 176 158 158 182 170 C202 182 202 204 196 216 Z",
        on.ramp(stone[:3], (140, 166), (190, 216)),
        OUTLINE,
        _LINE,
    )
    on.path("M52 120 H102 L104 216 H56 Z", on.ramp(stone[:3], (52, 0), (104, 0)), OUTLINE, _LINE)
    for x in (16, 150):
        on.path(
            f"M{x + 60} 196 H{x + 14} Q{x} 196 {x} 216 H{x + 60} Z",
            on.ramp(stone[:2], (0, 196), (0, 216)),
            OUTLINE,
            _LINE,
        )
        on.stroke(f"M{x + 12} 206 V214 M{x + 22} 206 V214", stone[3], 2.4)
    on.path("M54 132 Q78 156 100 132 L100 146 Q78 170 55 146 Z", PAINT["blue"][1], OUTLINE, 2)
    with on.moved(78, 80, scale=0.66):
        _king(on)
    return on


def _before(halo: Spot) -> Drawing:
    """An evening sky with rays and a halo about a head."""
    on = Drawing(_W, _H)
    on.rect(-2, -2, _W + 4, _H + 4, on.ramp(MARKET["purple"], (0, 0), (0, _H)))
    on.rays(halo, 330, 18, PAINT["light"][1], 0.16)
    on.circle(halo, 78, PAINT["ochre"][1], alpha=0.3)
    on.circle(halo, 64, on.glow(PAINT["ochre"][:2], halo, 64))
    return on


def _king(on: Drawing) -> None:
    """A stone head in the striped cloth, about the bridge of its nose."""
    stone, gold, blue = PAINT["stone"], PAINT["gold"], PAINT["blue"]
    cloth = (
        "M0 -66 C-44 -66 -54 -30 -58 0 Q-64 36 -70 58 L-34 66 L-30 30 H30 L34 66 L70 58 "
        "Q64 36 58 0 C54 -30 44 -66 0 -66 Z"
    )
    on.path(cloth, blue[1])
    for side in SIDES:
        for y, inner, outer in ((-30, 30, 46), (-8, 36, 54), (14, 36, 60), (36, 34, 64)):
            on.stroke(f"M{side * inner} {y} L{side * outer} {y - 4}", gold[1], 8)
        on.stroke(f"M{side * 14} -58 L{side * 22} -38", gold[1], 8)
    on.path(cloth, line=OUTLINE, width=4)
    on.path(
        "M-36 -22 C-36 -38 36 -38 36 -22 L35 14 C32 42 16 56 0 56 C-16 56 -32 42 -35 14 Z",
        on.ramp(stone[:3], (-34, -20), (38, 30)),
        OUTLINE,
        4,
    )
    on.path(
        "M-37 -18 C-34 -44 34 -44 37 -18 L36 -30 C30 -52 -30 -52 -36 -30 Z", gold[1], OUTLINE, 3
    )
    for side in SIDES:
        on.path(
            f"M{side * 7} 4 Q{side * 17} -7 {side * 28} 3 Q{side * 17} 9 {side * 7} 4 Z", OUTLINE
        )
        on.stroke(f"M{side * 6} -9 Q{side * 18} -17 {side * 31} -9", OUTLINE, 4)
    on.stroke("M0 4 L-5 24 H6", stone[3], 3)
    on.stroke("M-11 36 Q0 41 11 36", OUTLINE, 3.6)
    on.path("M-7 54 H7 L5 84 H-5 Z", gold[2], OUTLINE, 3)
