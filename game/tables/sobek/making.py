"""A clip of Sobek as it grows: what comes, what leaves, what only shifts, and what is counted."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from pygame import Rect

from game.assets import Assets
from game.table.clip import Count, Easing, Motion
from game.table.growing import Growing, between
from game.table.sprite import Drawable, Sprite, later
from game.table.writing import Say
from game.tables.sobek.cards import card, card_back
from game.tables.sobek.ids import InHand, InSet, Jar, Marker, RivalCard, SmallSet
from game.tables.sobek.spread import Spread
from rules.game import HIDDEN, Seat
from rules.sobek.pieces import BACK, ORANGE

DEAL: Final = 220
TAKE: Final = 280
TO_JAR: Final = 240
TO_JAR_APART: Final = 70
NOD: Final = 120
SHIFT: Final = 240
LAY: Final = 260
LAY_APART: Final = 40
FLIP: Final = 300
DROP: Final = 140
IN_JAR: Final = 0.35
"""Size of a card as it falls into a jar."""
ARC: Final = 24
_NOD: Final = -5
_RISE: Final = 30


@dataclass(slots=True)
class Making(Growing):
    """Grows between the spreads right before and right after an event."""

    before: Spread
    after: Spread
    assets: Assets
    say: Say
    dropped: Rect | None
    """Where the viewer let go of the card whose move this is."""
    was: Mapping[Hashable, Sprite] = field(init=False)
    now: Mapping[Hashable, Sprite] = field(init=False)
    _busy: set[Hashable] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.was = self.before.sprites(self.assets, self.say)
        self.now = self.after.sprites(self.assets, self.say)

    @property
    def u(self) -> float:
        """Pixels of a unit."""
        return self.after.layout.frame.u

    def come(
        self,
        name: Hashable,
        start: Rect,
        duration: float,
        easing: Easing,
        *,
        begin: float = 0,
        arc: float = 0,
    ) -> None:
        """A sprite of the table comes from a place, and from that place's size; arc in units."""
        sprite = self.now.get(name)
        if sprite is None:
            return
        wide, high = start.w / sprite.rect.w, start.h / sprite.rect.h
        self._busy.add(name)
        self.motions.append(
            Motion(
                sprite=name,
                start=begin,
                duration=duration,
                easing=easing,
                offset=between(sprite.rect, start),
                wide=(wide, 1),
                high=(high, 1),
                arc=arc * self.u,
            )
        )

    def leave(
        self,
        name: Hashable,
        picture: Drawable,
        start: Rect,
        end: Rect,
        duration: float,
        easing: Easing,
        *,
        begin: float = 0,
        arc: float = 0,
        size: float | None = None,
    ) -> None:
        """Something that is not on the table goes from one place to another, and to its size."""
        grown = (end.w / start.w, end.h / start.h) if size is None else (size, size)
        self.passing.append(Sprite(name, picture, start, 5000))
        self.motions.append(
            Motion(
                sprite=name,
                start=begin,
                duration=duration,
                easing=easing,
                until=between(start, end),
                wide=(1, grown[0]),
                high=(1, grown[1]),
                arc=arc * self.u,
            )
        )
        self._vanish(name, begin + duration)

    def emerge(
        self, name: Hashable, picture: Drawable, start: tuple[int, int], end: Rect, begin: float
    ) -> None:
        """Something that is not on the table comes out of a jar and grows on its way."""
        self.passing.append(Sprite(name, picture, end, 5000))
        offset = start[0] - end.centerx, start[1] - end.centery
        self.motions.append(Motion(sprite=name, duration=begin, alpha=(0, 0)))
        self.motions.append(
            Motion(
                sprite=name,
                start=begin,
                duration=TAKE,
                easing="in-out-cubic",
                offset=offset,
                wide=(IN_JAR, 1),
                high=(IN_JAR, 1),
                arc=ARC * self.u,
            )
        )
        self._vanish(name, begin + TAKE)

    def turn_over(self, back: Drawable, start: Rect, name: Hashable) -> None:
        """A sprite of the table turns over at the place where its back lay; then it waits there."""
        half = FLIP / 2
        self.passing.append(Sprite("turning", back, start, 5000))
        self.motions.append(
            Motion(sprite="turning", duration=half, easing="in-out-sine", wide=(1, 0))
        )
        home = self.now[name].rect
        grown, offset = start.w / home.w, between(home, start)
        self.motions.append(
            Motion(
                sprite=name,
                start=half,
                duration=half,
                easing="in-out-sine",
                offset=offset,
                until=offset,
                wide=(0, grown),
                high=(grown, grown),
            )
        )

    def _vanish(self, name: Hashable, at: float) -> None:
        self.motions.append(Motion(sprite=name, start=at, duration=1, alpha=(0, 0)))

    def hide(self, name: Hashable, until: float) -> None:
        """A sprite of the table is not to be seen before a time."""
        if name in self.now:
            self._busy.add(name)
            self.motions.append(Motion(sprite=name, duration=until, alpha=(0, 0)))
            self.motions.append(Motion(sprite=name, start=until, duration=1))

    def shift(self, begin: float = 0) -> None:
        """Everything that has another place than before and no way of its own slides there."""
        for name, sprite in self.now.items():
            old = self.was.get(name)
            if old is None or name in self._busy or old.rect == sprite.rect:
                continue
            self.come(name, old.rect, SHIFT, "out-cubic", begin=begin)

    def nod(self, seat: Seat, at: float) -> None:
        """The jar of a seat nods as something falls in."""
        self._busy.add(Jar(seat))
        self.motions.append(Motion(sprite=Jar(seat), start=at, duration=NOD, arc=_NOD * self.u))

    def into_jar(
        self, kinds: Iterable[tuple[Drawable, Rect]], seat: Seat, begin: float = 0
    ) -> float:
        """Cards fall into the jar of a seat one after the other; when the last one is in."""
        mouth = self.after.jar(seat).mouth
        at = begin
        for n, (picture, start) in enumerate(kinds):
            end = start.copy()
            end.center = mouth
            at = begin + n * TO_JAR_APART
            name = ("to jar", seat, n)
            self.hear("card-to-jar", at + TO_JAR, n)
            self.leave(name, picture, start, end, TO_JAR, "in-out-cubic", begin=at, size=IN_JAR)
        self.nod(seat, at + TO_JAR)
        return at + TO_JAR

    def score(self, seat: Seat, points: int, begin: float = 0, duration: float = 0) -> None:
        """The marker of a seat moves so many points, which float up and are counted."""
        if not points:
            return
        marker = self.was.get(Marker(seat))
        if marker is not None:
            self.come(Marker(seat), marker.rect, 600, "in-out-sine", begin=begin, arc=10)
        self.float_up(points, self.after.score(seat), _RISE * self.u, begin)
        was, now = self.before.view.score[seat], self.after.view.score[seat]
        self.count(("score", seat), was, now, begin, duration)

    def count(
        self, number: Hashable, was: int, now: int, begin: float = 0, duration: float = 0
    ) -> None:
        """A number counts up or down."""
        self.counts.append(Count(number=number, was=was, now=now, start=begin, duration=duration))

    def face(self, kind: int, size: tuple[int, int], back: int = ORANGE) -> Drawable:
        """A card as the viewer sees it on its way."""
        if kind == HIDDEN:
            return card_back(self.assets, back, size)
        return later(card, self.assets, self.after.layout.frame, self.say, kind, size, "small")

    def hand_card(self, spread: Spread, seat: Seat, kind: int, back: int = ORANGE) -> Rect:
        """A card in the hand of a seat, the last of its kind or its back."""
        sprites = self.now if spread is self.after else self.was
        name = newest(spread, seat, kind, back)
        if name in sprites:
            return sprites[name].rect
        return spread.hand.newcomer if seat == spread.view.viewer else spread.stalls[seat].backs


def newest(spread: Spread, seat: Seat, kind: int, back: int = ORANGE) -> Hashable:
    """The last card of a kind in the viewer's hand, or of its back in another."""
    view = spread.view
    if seat == view.viewer and kind != HIDDEN:
        return InHand(kind, view.hand(seat)[kind] - view.picked.count(kind) - 1)
    shown = back if kind == HIDDEN else BACK[kind]
    return RivalCard(seat, shown, view.hand_backs(seat)[shown] - 1)


def set_names(spread: Spread, seat: Seat, type_: int, *, crosswise: bool) -> list[Hashable]:
    """The sprites of a set from the hindmost card on: one if it is small."""
    plan = spread.sets(seat).plan(type_, crosswise)
    if plan is None:
        return []
    if plan.small:
        return [SmallSet(seat, type_, crosswise)]
    return [InSet(seat, type_, crosswise, index) for index in range(len(plan.kinds))]
