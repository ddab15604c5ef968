"""An empty basket: there are no goods at hand."""

from typing import Final

from art.workshop.drawings.pen import OUTLINE, PAINT, Drawing

_LINE: Final = 3


def empty() -> Drawing:
    """220 x 120, on any ground."""
    on = Drawing(220, 120)
    wood, sand = PAINT["wood"], PAINT["sand"]
    on.ellipse((110, 110), 84, 8, OUTLINE, alpha=0.35)
    for x, turn in ((20, -1), (200, 1)):
        on.path(
            f"M{x} 46 C{x + 17 * turn:.4g} 30 {x + 17 * turn:.4g} 78 {x - 6 * turn:.4g} 72",
            line=OUTLINE,
            width=11,
        )
        on.path(
            f"M{x} 46 C{x + 17 * turn:.4g} 30 {x + 17 * turn:.4g} 78 {x - 6 * turn:.4g} 72",
            line=wood[1],
            width=5,
        )
    on.path(
        "M18 34 Q22 92 48 110 H172 Q198 92 202 34 Z",
        on.ramp(sand[1:], (20, 40), (200, 110)),
        OUTLINE,
        _LINE,
    )
    for row in range(4):
        y = 54 + 15 * row
        side = 22 + 5 * row + row * row
        on.stroke(f"M{side} {y} Q110 {y + 15} {220 - side} {y}", wood[2], 2.6, 0.8)
    for column in range(9):
        x = 34 + 19 * column
        lean = 0.2 * (110 - x)
        on.stroke(f"M{x} 48 Q{x + 0.4 * lean:.4g} 84 {x + lean:.4g} 108", wood[2], 2, 0.6)
    on.path("M24 62 Q110 80 196 62 L194 74 Q110 92 26 74 Z", PAINT["red"][1], OUTLINE, 2)
    for column in range(8):
        x = 40 + 20 * column
        middle = 79 - 0.0022 * (110 - x) ** 2
        spots = [(x - 6, middle), (x, middle - 5), (x + 6, middle), (x, middle + 5)]
        on.polygon(spots, PAINT["gold"][1])
    on.ellipse((110, 34), 93, 19, sand[0], OUTLINE, _LINE)
    on.ellipse((110, 36), 82, 13, on.ramp(wood[2:], (0, 24), (0, 50)), OUTLINE, 2)
    return on
