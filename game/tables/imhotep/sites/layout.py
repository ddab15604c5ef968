"""The site of each kind and side."""

from collections.abc import Mapping
from typing import Final

from pygame import Rect

from game.table.frame import Frame
from game.tables.imhotep.shelf import Shelf
from game.tables.imhotep.sites.burial import BurialA
from game.tables.imhotep.sites.burial_b import BurialB
from game.tables.imhotep.sites.market import Market
from game.tables.imhotep.sites.obelisks import ObeliskA
from game.tables.imhotep.sites.pyramids import PyramidA
from game.tables.imhotep.sites.pyramids_b import PyramidB
from game.tables.imhotep.sites.site import Say, Site
from game.tables.imhotep.sites.temple import Temple
from game.tables.imhotep.sites.towers import ObeliskB
from rules.imhotep.pieces import BURIAL, MARKET, OBELISKS, PYRAMIDS, TEMPLE
from rules.imhotep.view import View

_SIDES: Final[Mapping[int, tuple[type[Site], type[Site]]]] = {
    PYRAMIDS: (PyramidA, PyramidB),
    TEMPLE: (Temple, Temple),
    BURIAL: (BurialA, BurialB),
    OBELISKS: (ObeliskA, ObeliskB),
}


def lay_out(
    frame: Frame, rects: Mapping[int, Rect], view: View, shelf: Shelf, say: Say
) -> dict[int, Site]:
    """All five sites for one view; `rects` are the boards in pixels, by site."""
    sites: dict[int, Site] = {MARKET: Market(frame, rects[MARKET], view, shelf, say)}
    for site, kinds in _SIDES.items():
        sites[site] = kinds[view.sides[site]](frame, rects[site], view)
    return sites
