"""The face of a card that sets the ships of a round: the river from its spring to the harbour."""

from typing import Final

from art.workshop.drawings.pen import OUTLINE, PAINT, Drawing

_W: Final = 250
_H: Final = 350


def face() -> Drawing:
    """250 x 350, empty: four ships and a name are laid on it."""
    on = Drawing(_W, _H)
    teal, sand = PAINT["teal"], PAINT["sand"]
    on.rect(1.2, 1.2, _W - 2.4, _H - 2.4, on.ramp(sand[1:3], (0, 0), (0, _H)), 17, OUTLINE, 2.4)
    on.rect(7, 7, _W - 14, _H - 14, "none", 12, sand[0], 2)
    on.rect(14, 14, 222, 256, on.ramp(teal[:3], (0, 10), (0, 270)), 10)
    on.polygon([(34, 15), (216, 15), (236, 269), (14, 269)], teal[0], alpha=0.14)
    for row in range(9):
        y, shift = 34 + 27 * row, 24 * (row % 2)
        for x in (26 + shift, 104 + shift, 178 + shift):
            on.stroke(f"M{x} {y} q7 -7 14 0 q7 7 14 0", PAINT["water"][0], 1.8, 0.35)
    on.rect(14, 14, 222, 256, "none", 10, OUTLINE, 2.4)
    linen = PAINT["linen"]
    on.rect(14, 276, 222, 60, on.ramp(linen[:3], (0, 276), (0, 336)), 9, OUTLINE, 2)
    return on
