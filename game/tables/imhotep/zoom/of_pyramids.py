"""What the next stones at the Pyramids bring."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.game import Text, text
from rules.imhotep.names import PYRAMID_NAMES
from rules.imhotep.pieces import (
    BESIDE_POINT,
    GIFT_CARD,
    GIFT_LOAD,
    GIFT_STONES,
    NO_GIFT,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_B_GIFT,
    PYRAMID_B_SIZE,
    PYRAMIDS,
)
from rules.imhotep.view import View

_AHEAD: Final = 6
_NEXT: Final = {
    NO_GIFT: ("Next on {pyramid}: {n} point", "Next on {pyramid}: {n} points"),
    GIFT_CARD: (
        "Next on {pyramid}: {n} point and the top card of the draw pile",
        "Next on {pyramid}: {n} points and the top card of the draw pile",
    ),
    GIFT_STONES: (
        "Next on {pyramid}: {n} point and up to 3 stones from the quarry",
        "Next on {pyramid}: {n} points and up to 3 stones from the quarry",
    ),
    GIFT_LOAD: (
        "Next on {pyramid}: {n} point, and a stone may be put on a ship",
        "Next on {pyramid}: {n} points, and a stone may be put on a ship",
    ),
}


def pyramid_says(view: View) -> Sequence[Text]:
    """The rule, and what comes next."""
    if view.sides[PYRAMIDS]:
        return [
            text("Each owner chooses a pyramid; its next place scores at once."),
            *(next_on(view, pyramid) for pyramid in range(len(PYRAMID_B))),
        ]
    return [
        text("Each stone scores the value of the next place at once."),
        *_coming(len(view.pyramids)),
    ]


def _coming(built: int) -> Iterator[Text]:
    values = PYRAMID_A[built : built + _AHEAD]
    if values:
        row = " \N{MIDDLE DOT} ".join(str(value) for value in values)
        yield text("Next: {values}", values=text(row))
        yield text("Once all places are taken, each stone scores {n}.", n=BESIDE_POINT)
    else:
        yield text("All places are taken: each stone scores {n}.", n=BESIDE_POINT)


def next_on(view: View, pyramid: int) -> Text:
    """What the next stone on a small pyramid of side B brings."""
    built = view.heights.count(pyramid)
    name = PYRAMID_NAMES[pyramid]
    if built >= PYRAMID_B_SIZE:
        return text("Nothing is left to build on {pyramid}.", pyramid=name)
    points = PYRAMID_B[pyramid][built]
    one, many = _NEXT[PYRAMID_B_GIFT[pyramid][built]]
    return text(one, many, count=points, n=points, pyramid=name)
