"""How high a stone is built: it sounds the lower, the higher it lies."""

from collections.abc import Hashable

from game.tables.imhotep.ids import Raised
from game.tables.imhotep.sites.site import Site
from game.tables.imhotep.sites.temple import Temple
from rules.game import HIDDEN
from rules.imhotep.events import StoneBuilt
from rules.imhotep.pieces import PYRAMID_A, PYRAMIDS

_HEIGHT = 10
"""What a level of a pyramid adds to the z of its stones."""
_BESIDE = 40
"""Stones beside a finished pyramid have no less, and lie on the ground."""


def level_of(name: Hashable, event: StoneBuilt, site: Site) -> int:
    """The level of a stone that was just built, 0 on the ground."""
    if isinstance(name, Raised):
        return name.index
    if isinstance(site, Temple):
        return event.space // site.width
    z = site.stones[name].z
    return int(z) // _HEIGHT if event.site == PYRAMIDS and z < _BESIDE else 0


def completes(event: StoneBuilt, site: Site) -> bool:
    """Whether the stone is the last of a layer of the Temple, or of the one Pyramid."""
    if isinstance(site, Temple):
        return (event.space + 1) % site.width == 0
    one = event.site == PYRAMIDS and event.pyramid == HIDDEN
    return one and event.space == len(PYRAMID_A) - 1
