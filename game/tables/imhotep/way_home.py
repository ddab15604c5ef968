"""How a piece that found no place glides back to where it lies."""

from collections.abc import Hashable
from typing import Final

from pygame import Rect

from game.assets import Assets
from game.table.clip import Clip, Motion
from game.table.sprite import Sprite
from game.table.table import PieceId
from game.tables.imhotep.choices import Tool
from game.tables.imhotep.ids import OnItsWay
from game.tables.imhotep.lifted import drawn
from game.tables.imhotep.order import OrderStone
from game.tables.imhotep.reach import sprites_of
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import Spread

_RETURN: Final = 220


def way_home(
    assets: Assets,
    spread: Spread,
    say: Say,
    piece: PieceId,
    lies: Rect,
    at: tuple[int, int],
) -> Clip:
    """From a point back to its place; tools and the heap, which are no sprites, pass over it."""
    names: frozenset[Hashable] = sprites_of(spread, piece)
    if isinstance(piece, OrderStone):
        names = frozenset({piece})
    passing: tuple[Sprite, ...] = ()
    face = None if names else drawn(assets, spread, say, piece, lies.size)
    if face is not None:
        name = OnItsWay(spread.view.viewer, piece.kind) if isinstance(piece, Tool) else piece
        passing = (Sprite(name, face, lies),)
        names = frozenset({name})
    offset = at[0] - lies.centerx, at[1] - lies.centery
    motions = [Motion(sprite=name, duration=_RETURN, offset=offset) for name in names]
    return Clip(tuple(motions), passing=passing)
