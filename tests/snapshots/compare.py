"""How far two pictures of one component lie apart."""

from typing import Final

from pygame import Surface, image, transform

LARGEST_MEAN: Final = 1.5
"""Of all channels, 0 to 255, after both were blurred a little;"""
LARGEST_SPOT: Final = 56
"""and of a single one: an edge that another rasteriser draws by half a pixel aside is less."""


def difference(seen: Surface, kept: Surface) -> tuple[float, int]:
    """Mean and largest difference of a channel; pictures of other sizes differ in all."""
    if seen.get_size() != kept.get_size():
        return 255.0, 255
    first, second = _soft(seen), _soft(kept)
    apart = [abs(a - b) for a, b in zip(first, second, strict=True)]
    return sum(apart) / len(apart), max(apart)


def alike(seen: Surface, kept: Surface) -> bool:
    """Whether they show the same, apart from what rasterisers of letters and curves differ in."""
    mean, spot = difference(seen, kept)
    return mean <= LARGEST_MEAN and spot <= LARGEST_SPOT


def _soft(picture: Surface) -> bytes:
    w, h = picture.get_size()
    return image.tobytes(transform.smoothscale(picture, (w // 3, h // 3)), "RGB")
