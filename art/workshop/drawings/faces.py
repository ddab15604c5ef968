"""Heads and shoulders seen from the front, about the bridge of the nose; no living person's."""

from typing import Final

from art.workshop.drawings.pen import OUTLINE, PAINT, Drawing, Tones

SIDES: Final = (-1, 1)
LINE: Final = 3.4
"""Width of an outline."""


def head(on: Drawing, skin: Tones, *, young: bool = False, ears: bool = True) -> None:
    """Neck, ears, face, eyes and mouth; bald."""
    lips = PAINT["lips"]
    neck = "M-19 36 L-21 84 Q0 98 21 84 L19 36 Z"
    on.path(neck, skin[2], OUTLINE, LINE)
    on.path("M-18 58 Q0 74 18 58 L18 46 L-18 46 Z", skin[3], alpha=0.7)
    for side in SIDES if ears else ():
        on.ellipse((side * 41, 6), 9, 13, skin[1 if side < 0 else 2], OUTLINE, LINE)
    jaw = (
        "M-41 -14 C-41 -62 41 -62 41 -14 C42 22 24 54 0 54 C-24 54 -42 22 -41 -14 Z"
        if young
        else "M-41 -16 C-41 -62 41 -62 41 -16 L40 12 C37 42 20 60 0 60 C-20 60 -37 42 -40 12 Z"
    )
    on.path(jaw, on.ramp(skin[:3], (-40, -30), (44, 30)), OUTLINE, LINE)
    on.path("M1 -2 L-7 26 Q0 31 8 26 Z", skin[2], alpha=0.75)
    for side in SIDES:
        _eye(on, side, larger=1.12 if young else 1)
    mouth = 36 if young else 40
    on.path(
        f"M-13 {mouth} Q-5 {mouth - 5} 0 {mouth - 2} Q5 {mouth - 5} 13 {mouth} "
        f"Q0 {mouth + 10} -13 {mouth} Z",
        lips[1],
    )
    on.stroke(f"M-13 {mouth} Q0 {mouth + 3} 13 {mouth}", lips[2], 1.8)


def shoulders(on: Drawing, cloth: Tones) -> None:
    """Both shoulders down to the edge of a roundel."""
    on.path(
        "M-86 130 C-84 96 -54 84 -22 76 Q0 90 22 76 C54 84 84 96 86 130 Z",
        on.ramp(cloth[:3], (-70, 80), (80, 120)),
        OUTLINE,
        LINE,
    )


def collar(on: Drawing, colours: Tones) -> None:
    """A broad collar of beads, from its rim inwards."""
    for row, colour in enumerate(colours):
        inwards = row / len(colours)
        half, depth, top = 58 - 24 * inwards, 50 - 32 * inwards, 82 - 6 * inwards
        on.path(
            f"M{-half:.4g} {top:.4g} C{-0.8 * half:.4g} {top + depth:.4g} {0.8 * half:.4g} "
            f"{top + depth:.4g} {half:.4g} {top:.4g} Q0 {top + 12:.4g} {-half:.4g} {top:.4g} Z",
            colour,
            OUTLINE,
            1.6,
        )


def _eye(on: Drawing, side: int, larger: float) -> None:
    kohl = PAINT["kohl"][0]
    high = 17 * larger

    def x(value: float) -> str:
        return f"{side * value:.4g}"

    white = f"M{x(7)} 4 Q{x(19)} {4 - high:.4g} {x(33)} 3 Q{x(20)} {4 + 0.7 * high:.4g} {x(7)} 4 Z"
    on.path(white, PAINT["eye_white"][0], kohl, 3)
    on.circle((side * 19, 1.5), 5.2 * larger, kohl)
    on.stroke(f"M{x(32)} 3 L{x(39)} 7", kohl, 3.2)
    on.stroke(f"M{x(7)} {-9 - high / 4:.4g} Q{x(20)} {-18 - high / 4:.4g} {x(35)} -12", kohl, 4)
