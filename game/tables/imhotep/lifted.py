"""Pieces in hand or under the pointer: drawn at the size they are seen at, never enlarged."""

from collections.abc import Hashable

from pygame import Rect

from game.assets import Assets, Picture
from game.table.canvas import Canvas
from game.table.card_face import lifted_shadow
from game.table.following import Sway
from game.table.lift import SHADOW, Lift
from game.table.posed import aloft
from game.table.sprite import Sprite
from game.tables.imhotep.cards import card, card_back
from game.tables.imhotep.choices import Only, Tool, stones_given
from game.tables.imhotep.ids import Aboard, FaceDown, InMarket, OnSled
from game.tables.imhotep.reach import home
from game.tables.imhotep.sites.market import TURNS
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.sled import pile
from game.tables.imhotep.spread import Spread
from game.tables.imhotep.stones import stone, stone_shadow
from game.tables.imhotep.tray import own_face
from rules.game import Seat
from rules.imhotep.pieces import MOST_PLACES
from rules.imhotep.view import View


def seen(
    canvas: Canvas, spread: Spread, say: Say, sprite: Sprite, lift: Lift
) -> tuple[Picture, Rect]:
    """A sprite that is lifted, and where."""
    place = lift.of(canvas.frame, sprite.rect)
    if place.size == sprite.rect.size:
        return sprite.picture, place
    return drawn(canvas.assets, spread, say, sprite.sprite, place.size) or sprite.picture, place


def paint_aloft(
    canvas: Canvas,
    spread: Spread,
    say: Say,
    name: Hashable,
    place: Rect,
    sway: Sway,
) -> None:
    """Something held over the table, which sways, with its shadow below it.

    It is called by the name of its sprite, or else of the piece.
    """
    assets, view = canvas.assets, spread.view
    if isinstance(name, OnSled):
        paint_stone_aloft(canvas, name.seat, place, sway)
        return
    if isinstance(name, Aboard):
        paint_stone_aloft(canvas, _owner(view, name), place, sway)
        return
    face = drawn(assets, spread, say, name, place.size)
    if face is None:
        return
    place = place.move(0, -canvas.frame.px(sway.up()))
    if name is Only.QUARRY:
        w = place.w // 2
        for n in range(min(stones_given(view), 2)):
            at = place.x + n * w, place.y + w // 2
            canvas.picture(stone_shadow(assets, w, SHADOW), at)
    else:
        canvas.picture(lifted_shadow(assets, place.size), place.topleft)
    canvas.picture(aloft(assets, face, place.size, sway), place.topleft)


def paint_stone_aloft(canvas: Canvas, seat: Seat, place: Rect, sway: Sway) -> None:
    """A stone held over the table, which sways, with its shadow below it."""
    place = place.move(0, -canvas.frame.px(sway.up()))
    face = stone(canvas.assets, seat, place.w, shadow=False)
    canvas.picture(stone_shadow(canvas.assets, place.w, SHADOW), place.topleft)
    canvas.picture(aloft(canvas.assets, face, place.size, sway), place.topleft)


def drawn(
    assets: Assets,
    spread: Spread,
    say: Say,
    name: Hashable,
    size: tuple[int, int],
) -> Picture | None:
    """A stone, a card or the heap as large as wanted; None for all else."""
    frame, view = spread.layout.frame, spread.view
    match name:
        case OnSled(seat=seat):
            return stone(assets, seat, size[0])
        case Aboard():
            return stone(assets, _owner(view, name), size[0])
        case InMarket(slot=slot):
            return card(assets, frame, say, spread.shelf[slot], size, "middle", slot)
        case FaceDown(index=index):
            return card_back(assets, size, TURNS[index % len(TURNS)])
        case Only.QUARRY:
            return pile(assets, view.viewer, size[0] // 2, stones_given(view))
        case Tool(kind=kind):
            lies = home(spread, name)
            face = own_face(frame, lies.h if lies else size[1])
            return card(assets, frame, say, kind, size, face)
    return None


def _owner(view: View, name: Aboard) -> Seat:
    return view.places[name.ship * MOST_PLACES + name.place]
