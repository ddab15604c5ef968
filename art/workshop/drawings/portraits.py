"""The four levels of opponents as people: squares of 200, to be seen through a round window."""

from typing import Final

from art.workshop.drawings.faces import LINE, SIDES, collar, head, shoulders
from art.workshop.drawings.pen import OUTLINE, PAINT, Drawing, Tones

_SIZE: Final = 200
_NOSE: Final = (100, 96)
"""Where the bridge of the nose is."""


def novice() -> Drawing:
    """A pupil with the sidelock of the young and a reed pen behind the ear."""
    on = _before(PAINT["teal"][:3])
    hair = PAINT["hair"]
    with on.moved(*_NOSE):
        shoulders(on, PAINT["linen"])
        on.path("M-60 92 L-30 130 L-4 130 L-36 80 Z", PAINT["green"][1], OUTLINE, LINE)
        with on.moved(-50, -14, -20):
            on.rect(-4.5, -54, 9, 78, on.ramp(PAINT["wood"][:3], (-4, 0), (5, 0)), 4, OUTLINE, 2.6)
            on.polygon([(-4.5, -44), (4.5, -44), (4.5, -36), (-4.5, -36)], OUTLINE)
        head(on, PAINT["copper_skin"], young=True)
        on.path(
            "M-33 -24 C-29 -40 -14 -47 2 -47 C-12 -42 -22 -34 -26 -20 Z",
            PAINT["light"][0],
            alpha=0.2,
        )
        lock = (
            "M30 -42 C66 -40 70 -4 60 26 C56 46 62 56 48 66 "
            "C38 58 46 44 46 28 C48 4 46 -14 22 -30 Z"
        )
        on.path(lock, on.ramp(hair, (26, 0), (66, 10)), OUTLINE, LINE)
        for y in (-16, 2, 20, 36):
            on.stroke(f"M44 {y} Q54 {y + 7} 64 {y - 2}", hair[0], 3)
        on.rect(38, -24, 28, 9, PAINT["gold"][1], 4, OUTLINE, 2.4)
    return on


def overseer() -> Drawing:
    """A man of the building yard in a headcloth, with his staff."""
    on = _before(PAINT["ochre"][:3])
    linen = PAINT["linen"]
    with on.moved(*_NOSE):
        shoulders(on, PAINT["brown_skin"])
        on.path("M22 76 C54 84 84 96 86 130 L20 130 C34 112 34 92 22 76 Z", linen[1], OUTLINE, LINE)
        for side in SIDES:
            on.path(
                f"M{side * 34} -30 C{side * 58} -8 {side * 60} 40 {side * 52} 76 "
                f"Q{side * 38} 84 {side * 30} 70 L{side * 38} 0 Z",
                linen[1 if side < 0 else 2],
                OUTLINE,
                LINE,
            )
        head(on, PAINT["brown_skin"])
        on.path(
            "M-34 26 C-30 54 -16 64 0 64 C16 64 30 54 34 26 C24 42 14 30 0 30 "
            "C-14 30 -24 42 -34 26 Z "
            "M-13 41 Q0 35 13 41 Q0 51 -13 41 Z",
            PAINT["hair"][1],
        )
        on.path("M-13 41 Q0 36 13 41 Q0 50 -13 41 Z", PAINT["lips"][1])
        on.path(
            "M-46 -12 C-52 -76 52 -76 46 -12 C36 -28 20 -32 0 -32 C-20 -32 -36 -28 -46 -12 Z",
            on.ramp(linen[:3], (-40, -50), (46, -20)),
            OUTLINE,
            LINE,
        )
        on.path(
            "M-46 -12 C-36 -28 -20 -32 0 -32 C20 -32 36 -28 46 -12 L45 -26 C36 -42 18 -46 0 -46 "
            "C-18 -46 -36 -42 -45 -26 Z",
            on.ramp(PAINT["red"][:3], (-40, 0), (46, 0)),
            OUTLINE,
            2.6,
        )
        wood = PAINT["wood"]
        on.rect(58, -36, 12, 200, on.ramp(wood[:3], (58, 0), (70, 0)), 4, OUTLINE, LINE)
        on.path("M49 -34 C46 -58 82 -58 79 -34 Q64 -23 49 -34 Z", wood[1], OUTLINE, LINE)
        on.rect(56, -18, 16, 10, PAINT["gold"][1], 3, OUTLINE, 2.4)
    return on


def architect() -> Drawing:
    """A woman with a bobbed wig and a plumb line hanging from its frame."""
    on = _before(PAINT["blue"][:3])
    hair = PAINT["hair"]
    with on.moved(*_NOSE):
        on.path(
            "M0 -70 C-52 -70 -66 -28 -62 30 Q-60 66 -52 72 L-24 72 L-24 -20 L24 -20 L24 72 L52 72 "
            "Q60 66 62 30 C66 -28 52 -70 0 -70 Z",
            on.ramp(hair, (-60, 0), (60, 0)),
            OUTLINE,
            LINE,
        )
        shoulders(on, PAINT["linen"])
        collar(on, (PAINT["teal"][1], PAINT["gold"][1], PAINT["red"][1]))
        head(on, PAINT["olive_skin"], ears=False)
        on.path(
            "M-43 0 C-50 -78 50 -78 43 0 C38 -24 30 -28 0 -28 C-30 -28 -38 -24 -43 0 Z",
            on.ramp(hair, (-40, 0), (44, 0)),
            OUTLINE,
            LINE,
        )
        for x in range(-32, 33, 8):
            on.stroke(f"M{0.9 * x:.4g} -56 L{x} -31", hair[0], 2.2)
        on.path(
            "M-47 -30 C-34 -52 -18 -56 0 -56 C18 -56 34 -52 47 -30 L45 -40 C34 -62 18 -66 0 -66 "
            "C-18 -66 -34 -62 -45 -40 Z",
            on.ramp(PAINT["gold"][:3], (-40, 0), (46, 0)),
            OUTLINE,
            2.6,
        )
    with on.moved(152, 146, scale=0.85):
        _plumb_line(on)
    return on


def pharaoh() -> Drawing:
    """A king in the striped cloth, with cobra, beard and collar."""
    on = _before(PAINT["purple"][:3])
    gold, blue = PAINT["gold"], PAINT["blue"]
    with on.moved(*_NOSE):
        shoulders(on, PAINT["dark_skin"])
        collar(on, (blue[1], gold[1], PAINT["red"][1], gold[1]))
        for side in SIDES:
            _lappet(on, side)
        head(on, PAINT["dark_skin"])
        on.path(
            "M-47 2 C-60 -88 60 -88 47 2 C42 -30 26 -34 0 -34 C-26 -34 -42 -30 -47 2 Z",
            on.ramp(gold[:3], (-44, -40), (48, -20)),
            OUTLINE,
            LINE,
        )
        for x in (-31, -17, 17, 31):
            on.stroke(f"M{0.5 * x:.4g} -64 Q{0.9 * x:.4g} -52 {1.1 * x:.4g} -36", blue[1], 7)
        on.path(
            "M-46 -6 C-42 -30 -26 -34 0 -34 C26 -34 42 -30 46 -6 L47 -16 C42 -42 26 -46 0 -46 "
            "C-26 -46 -42 -42 -47 -16 Z",
            on.ramp(gold[:3], (-40, 0), (46, 0)),
            OUTLINE,
            2.6,
        )
        on.path(
            "M-5 -36 C-20 -48 -16 -64 -7 -68 C-8 -82 12 -82 8 -68 C17 -64 20 -48 5 -36 Z",
            gold[1],
            OUTLINE,
            3,
        )
        on.path("M0 -42 C-8 -50 -6 -60 0 -63 C6 -60 8 -50 0 -42 Z", PAINT["red"][1])
        on.path("M-8 57 L8 57 L6 94 Q0 100 -6 94 Z", blue[2], OUTLINE, LINE)
        for y in (66, 76, 86):
            on.stroke(f"M-6 {y} L6 {y + 3}", gold[2], 2.6)
    return on


def _before(ground: Tones) -> Drawing:
    """The ground behind a head, with its rays."""
    on = Drawing(_SIZE, _SIZE)
    on.rect(-2, -2, _SIZE + 4, _SIZE + 4, on.ramp(ground, (0, 0), (0, _SIZE)))
    on.rays((100, 84), 150, 14, PAINT["light"][1], 0.22)
    return on


def _lappet(on: Drawing, side: int) -> None:
    """One side of the royal cloth with its stripes, down to the breast."""
    gold, blue = PAINT["gold"], PAINT["blue"]

    def x(value: float) -> str:
        return f"{side * value:.4g}"

    cloth = (
        f"M{x(38)} -38 C{x(58)} -16 {x(74)} 20 {x(76)} 56 Q{x(66)} 62 {x(56)} 64 "
        f"L{x(52)} 120 L{x(28)} 120 L{x(30)} 60 L{x(40)} 10 Z"
    )
    on.path(cloth, gold[1 if side < 0 else 2])
    for inner, outer in (((44, -6), (53, -11)), ((42, 12), (62, 6)), ((39, 30), (69, 25))):
        on.stroke(f"M{x(inner[0])} {inner[1]} L{x(outer[0])} {outer[1]}", blue[1], 7)
    on.stroke(f"M{x(36)} 48 L{x(71)} 45", blue[1], 7)
    for y in (68, 84, 100):
        on.stroke(f"M{x(33)} {y} L{x(50)} {y}", blue[1], 7)
    on.path(cloth, line=OUTLINE, width=LINE)


def _plumb_line(on: Drawing) -> None:
    """A mason's level: two legs, a bar, and a line with its weight; about its middle."""
    wood, line = PAINT["wood"], PAINT["linen"][0]
    for spot in ((-30, 44), (30, 44)):
        on.stroke(f"M0 -44 L{spot[0]} {spot[1]}", OUTLINE, 14)
    on.stroke("M-21 18 L21 18", OUTLINE, 13)
    on.stroke("M-21 18 L21 18", wood[2], 7)
    on.stroke("M0 -44 L-30 44", wood[0], 8)
    on.stroke("M0 -44 L30 44", wood[1], 8)
    on.stroke("M0 -40 L0 26", OUTLINE, 5)
    on.stroke("M0 -40 L0 26", line, 2.6)
    on.path("M-7 22 L7 22 L5 36 L0 44 L-5 36 Z", PAINT["gold"][1], OUTLINE, 2.6)
