"""The pictures of a zoom: one large card or several, a site, a ship, or a medal."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Picture
from game.table.canvas import Canvas
from game.table.card_face import UNITS, with_shadow
from game.table.people import paint_chip
from game.table.portrait import BESIDE, paint_seat
from game.table.shape import rounded
from game.table.writing import write
from game.tables.imhotep.cards import RATIO, Face, card, card_back
from game.tables.imhotep.ships import HEIGHT, anchored, ship_sprites, ship_width
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.zoom.account import Account
from rules.game import text
from rules.imhotep.pieces import EMPTY, MOST_PLACES
from rules.imhotep.state import NOWHERE
from rules.imhotep.view import View

_APART: Final = 16
_SHIP: Final = 0.95
_ROUND_CARD: Final = 330
_CARD_SHIP: Final = 0.4
"""Ships on the card of the round, which is 250 wide: their scale, and where their keels are."""
_FIRST_KEEL, _NEXT_KEEL = 87, 59
_SAILED: Final = 120
_SITE: Final = (264, 300)
_MEDAL: Final = 220
_OVER_CARDS: Final = 150
_BACK: Final = 204
_FAINT: Final = 90


class Pictures(ABC):
    """Something to be seen, w x h units."""

    w: float
    h: float

    @abstractmethod
    def paint(self, canvas: Canvas, say: Say, view: View, place: Rect) -> None:
        """Puts it in the middle of a place."""


def pictures_of(account: Account, view: View) -> Pictures:
    """What shows best what an account is of."""
    if account.seat is not None:
        return Owner(account.seat, account.portrait, account.cards)
    if account.cards:
        return Cards(account.cards)
    if account.fleet:
        return RoundCard()
    if account.ship is not None:
        return Fleet(account.ship, view.sizes[account.ship])
    return Site(account.picture) if account.picture else NoCards()


class Cards(Pictures):
    """Cards in rows, the fewer the larger."""

    def __init__(self, cards: Sequence[tuple[int, int]]) -> None:
        self._cards = cards
        count = len(cards)
        self._columns, self._wide = next(
            (columns, wide)
            for most, columns, wide in ((1, 1, 300), (4, 2, 204), (6, 3, 144), (99, 4, 104))
            if count <= most
        )
        self._columns = min(self._columns, count)
        rows = -(-count // self._columns)
        self.w = self._columns * (self._wide + _APART) - _APART
        self.h = rows * (RATIO * self._wide + _APART) - _APART

    @property
    def _face(self) -> Face:
        return "large" if self._wide >= 200 else "middle" if self._wide >= 140 else "small"

    def paint(self, canvas: Canvas, say: Say, view: View, place: Rect) -> None:
        """Every card with how many of it there are."""
        frame = canvas.frame
        w, h = frame.px(self._wide), frame.px(RATIO * self._wide)
        top = place.centery - frame.px(self.h) // 2
        for n, (kind, count) in enumerate(self._cards):
            row, column = divmod(n, self._columns)
            step = frame.px(_APART)
            at = place.left + column * (w + step), top + row * (h + step)
            canvas.picture(card(canvas.assets, frame, say, kind, (w, h), self._face), at)
            if count > 1:
                middle = at[1] + h - frame.px(4)
                words = f"\N{MULTIPLICATION SIGN}{count}"
                paint_chip(canvas, words, at[0] + frame.px(4), middle, at[0] + w + step)


class Fleet(Pictures):
    """One ship with its stones."""

    def __init__(self, ship: int, places: int) -> None:
        self._ship = ship
        self._places = places
        self.w = ship_width(places) * _SHIP
        self.h = HEIGHT * _SHIP + 30

    def paint(self, canvas: Canvas, say: Say, view: View, place: Rect) -> None:
        """The ship on a piece of its river."""
        frame = canvas.frame
        keel = place.centery + frame.px(HEIGHT * _SHIP / 2)
        plan = anchored(self._places, place.centerx, keel, _SHIP * frame.u)
        stones = view.places[self._ship * MOST_PLACES :][:MOST_PLACES]
        sailed = view.docks[self._ship] != NOWHERE
        for sprite in ship_sprites(canvas.assets, self._ship, plan, stones, sailed=sailed):
            canvas.picture(sprite.picture, sprite.rect.topleft)


class RoundCard(Pictures):
    """The card of the round with its four ships; those that sailed are paler."""

    def __init__(self) -> None:
        self.w = _ROUND_CARD
        self.h = RATIO * _ROUND_CARD

    def paint(self, canvas: Canvas, say: Say, view: View, place: Rect) -> None:
        """Four ships on the river, the largest first, over the name of the round."""
        frame = canvas.frame
        w, h = frame.px(self.w), frame.px(self.h)
        box = Rect(0, 0, w, h)
        box.center = place.center
        face = canvas.assets.svg("pieces/face-round", w, h)
        canvas.picture(with_shadow(canvas.assets, face), box.topleft)
        k = w / UNITS
        empty = [EMPTY] * MOST_PLACES
        for row, (ship, size) in enumerate(enumerate(view.sizes)):
            keel = box.top + round((_FIRST_KEEL + _NEXT_KEEL * row) * k)
            plan = anchored(size, box.centerx, keel, _CARD_SHIP * k)
            sailed = view.docks[ship] != NOWHERE
            for sprite in ship_sprites(canvas.assets, ship, plan, empty, sailed=sailed):
                canvas.picture(sprite.picture, sprite.rect.topleft, _SAILED if sailed else 255)
        band = Rect(box.left + round(20 * k), box.top + round(277 * k), w - round(40 * k), 0)
        band.h = round(58 * k)
        words = say(text("Round {n}", n=max(view.round, 1)))
        ink, ground = palette.PAPYRUS_TEXT, palette.PAPYRUS
        write(canvas, words, "panel", 30, band, ink, ground)


class Owner(Pictures):
    """The medal of a seat, before the portrait of who plays there, over its cards."""

    def __init__(self, seat: int, portrait: str, cards: Sequence[tuple[int, int]]) -> None:
        self._seat = seat
        self._portrait = portrait
        self._cards = Cards(cards) if cards else None
        self._head = _OVER_CARDS if cards else _MEDAL
        self._head_wide = self._head * (1 + BESIDE if portrait else 1)
        self.w = max(self._head_wide, self._cards.w if self._cards else 0)
        self.h = self._head + (_APART + self._cards.h if self._cards else 0)

    def paint(self, canvas: Canvas, say: Say, view: View, place: Rect) -> None:
        """Large where there are no cards."""
        frame = canvas.frame
        whole = Rect(0, 0, frame.px(self.w), frame.px(self.h))
        whole.center = place.center
        head = Rect(0, whole.top, frame.px(self._head_wide), frame.px(self._head))
        head.centerx = whole.centerx
        starts = view.starter == self._seat and view.round > 0
        paint_seat(canvas, self._seat, self._portrait, head, starts=starts)
        if self._cards:
            below = Rect(0, 0, frame.px(self._cards.w), frame.px(self._cards.h))
            below.midbottom = whole.midbottom
            self._cards.paint(canvas, say, view, below)


class NoCards(Pictures):
    """The back that an empty pile would show."""

    def __init__(self) -> None:
        self.w, self.h = _BACK, RATIO * _BACK

    def paint(self, canvas: Canvas, say: Say, view: View, place: Rect) -> None:
        """A back, faint."""
        box = Rect(0, 0, canvas.frame.px(self.w), canvas.frame.px(self.h))
        box.center = place.center
        canvas.picture(card_back(canvas.assets, box.size), box.topleft, _FAINT)


class Site(Pictures):
    """A painting of a site."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.w, self.h = _SITE

    def paint(self, canvas: Canvas, say: Say, view: View, place: Rect) -> None:
        """The painting with a line round it."""
        frame = canvas.frame
        box = Rect(0, 0, frame.px(self.w), frame.px(self.h))
        box.center = place.center
        canvas.picture(_painting(canvas, self._name, box), box.topleft)
        edge = max(1.5, 3 * frame.u)
        canvas.rect(box, palette.PAPYRUS_EDGE, radius=14 * frame.u, width=edge)


def _painting(canvas: Canvas, name: str, box: Rect) -> Picture:
    assets, radius = canvas.assets, 14 * canvas.frame.u

    def make() -> Picture:
        whole = assets.svg(name, box.w, box.h).copy()
        rounded(assets, whole, radius)
        return Picture(whole)

    return assets.cache.keep(("painting", name, box.size), make)
