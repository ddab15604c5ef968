"""Whether words can be read where they stand."""

from collections.abc import Sequence

from pygame import Rect

from game.palette import contrast
from game.table.canvas import TextItem
from game.table.frame import SMALLEST_LETTER

LEAST_CONTRAST = 4.5


def faults(texts: Sequence[TextItem], whole: Rect | None = None, *, cut: bool = True) -> list[str]:
    """Words that are cut, too small, too pale, outside the window, or that lie over others.

    Words may be cut where that is no fault, such as where a tooltip tells them.
    """
    found = []
    for item in texts:
        if item.clipped and cut:
            found.append(f"cut: {item.text!r}")
        if item.px < SMALLEST_LETTER:
            found.append(f"small: {item.text!r} {item.px}")
        if contrast(item.colour, item.ground) < LEAST_CONTRAST:
            found.append(f"pale: {item.text!r} {contrast(item.colour, item.ground):.1f}")
        if whole is not None and not whole.contains(item.rect):
            found.append(f"outside: {item.text!r}")
    for n, one in enumerate(texts):
        for other in texts[n + 1 :]:
            same = (one.scene, one.layer) == (other.scene, other.layer)
            if same and one.rect.inflate(-2, -4).colliderect(other.rect):
                found.append(f"over: {one.text!r} {other.text!r}")
    return found
