"""Icons of our own, white on nothing, 512 x 512: they take the colour of their place."""

from art.workshop.drawings.pen import PAINT, Drawing


def obelisk() -> Drawing:
    """Broad enough to be told at 16 pixels: tip, shaft with signs cut out, and foot."""
    on = Drawing(512, 512)
    white = PAINT["light"][0]
    on.path("M256 8 L304 84 H208 Z", white)
    shaft = "M206 104 H306 L330 424 H182 Z"
    signs = "M238 168 H274 V196 H238 Z M234 236 H278 V264 H234 Z M230 304 H282 V332 H230 Z"
    on.path(f"{shaft} {signs}", white, even=True)
    on.path("M146 446 H366 V504 H146 Z", white)
    return on
