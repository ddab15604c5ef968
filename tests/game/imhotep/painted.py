"""Boards of a made-up position, laid out and painted."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

import pygame
from pygame import Rect

from game.assets import Assets
from game.language import Language
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.tables.imhotep.layout import Layout
from game.tables.imhotep.shelf import empty_shelf, restocked
from game.tables.imhotep.sites.layout import lay_out
from game.tables.imhotep.sites.site import Site
from rules.game import setup_for
from rules.imhotep import GAME
from rules.imhotep.pieces import PYRAMID_B, PYRAMID_B_SIZE, SITE_WORDS
from rules.imhotep.state import NOWHERE
from rules.imhotep.view import View

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080))
say = Language().say


@dataclass(frozen=True)
class Crowd:
    """How much lies at the sites."""

    stones: int
    heights: tuple[int, int, int, int]
    waiting: tuple[int, int, int, int]
    towers: int
    market: tuple[int, ...]


CROWDS = {
    "empty": Crowd(0, (0, 0, 0, 0), (0, 0, 0, 0), 0, ()),
    "early": Crowd(3, (1, 0, 2, 0), (1, 0, 2, 0), 0, (0, 7, 4)),
    "middle": Crowd(11, (2, 3, 1, 5), (0, 1, 1, 2), 2, (2, 7, 9)),
    "full": Crowd(24, (12, 5, 3, 4), (1, 2, 0, 1), 7, (1, 8, 5)),
    "most": Crowd(27, (15, 8, 1, 3), (2, 2, 2, 2), 9, (6, 10, 11)),
}


def position(seats: int, side_b: bool, crowd: str, seed: int = 1) -> View:
    """A view with so many stones at every site, of random owners."""
    options = dict.fromkeys(SITE_WORDS, "B" if side_b else "A")
    setup = setup_for(GAME, seats, options)
    view = GAME.view(GAME.start(setup), GAME.memory(setup, 0), 0)
    rng = Random(seed)
    much = CROWDS[crowd]

    def stones(count: int) -> tuple[int, ...]:
        return tuple(rng.randrange(seats) for _ in range(count))

    heights: list[int] = []
    for _ in range(much.stones if side_b else 0):
        pyramids = range(len(PYRAMID_B))
        free = [pyramid for pyramid in pyramids if heights.count(pyramid) < PYRAMID_B_SIZE]
        heights.append(rng.choice(free) if free else NOWHERE)
    return replace(
        view,
        pyramids=stones(much.stones),
        heights=tuple(heights),
        temple=stones(min(much.stones, 24)),
        burial=stones(much.stones),
        obelisks=(much.waiting if side_b else much.heights)[:seats],
        towers=stones(much.towers if side_b else 0),
        market=much.market,
        pair=(-1, -1) if side_b and much.market else (),
    )


def boards(frame: Frame, seats: int) -> Mapping[int, Rect]:
    """The five boards where the table has them."""
    return dict(enumerate(Layout(frame, seats).sites))


def sites(frame: Frame, view: View) -> dict[int, Site]:
    """All sites laid out for a window."""
    shelf = restocked(empty_shelf(view), view.market)
    return lay_out(frame, boards(frame, view.seats), view, shelf, say)


def paint(canvas: Canvas, found: Mapping[int, Site]) -> None:
    """Everything of the sites in the order of the table."""
    for site in found.values():
        site.paint(canvas, say)
    sprites = [sprite for site in found.values() for sprite in site.sprites(canvas.assets)]
    for sprite in sorted(sprites, key=lambda sprite: sprite.z):
        canvas.picture(sprite.picture, sprite.rect.topleft, sprite.alpha)
    for site in found.values():
        site.paint_over(canvas, say)


def window(size: tuple[int, int], text_scale: float = 1) -> Canvas:
    """An empty canvas for a window of this size."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Canvas(Assets(), Frame(*size, text_scale))


def cases() -> Iterator[tuple[int, bool, str]]:
    """Seats, sides and crowds worth a look."""
    for side_b in (False, True):
        for crowd in CROWDS:
            for seats in (2, 3, 4):
                yield seats, side_b, crowd
