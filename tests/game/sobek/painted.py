"""Parts of the table of a made-up position, laid out and painted."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import pygame

from game.assets import Assets
from game.language import Language
from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.sprite import Sprite
from game.tables.sobek.events_panel import EventsPanel
from game.tables.sobek.ground import ground, paint_lamps
from game.tables.sobek.hand import Hand
from game.tables.sobek.laying import Laying, LayingTold
from game.tables.sobek.layout import Layout
from game.tables.sobek.own_seat import OwnSeat, OwnTold
from game.tables.sobek.own_sets import OwnSets
from game.tables.sobek.piles import Piles
from game.tables.sobek.row import Row
from game.tables.sobek.set_plan import set_sum
from game.tables.sobek.stall import Stall, StallTold
from game.tables.sobek.track import Track
from rules.game import HIDDEN, Seat, setup_for
from rules.hidden import Hidden
from rules.sobek import GAME
from rules.sobek.pieces import (
    BACKS,
    CATTLE,
    FISH,
    IVORY,
    KIND_WORDS,
    KINDS,
    KINDS_OF_TYPE,
    MARBLE,
    NO_TYPE,
    TOKENS,
    TYPES,
    WHEAT,
)
from rules.sobek.view import View

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160))
NAMES = ("Nadia", "Senbi", "Merit", "Khafra")
NOTES = ("you", "master", "skilled", "calm")
PORTRAITS = ("", "portraits/pharaoh", "portraits/overseer", "portraits/novice")
say = Language().say


@dataclass(frozen=True)
class Crowd:
    """How much lies on the table; sets are given as (type, cards, amulets)."""

    hand: Mapping[str, int] = field(default_factory=dict)
    picked: tuple[str, ...] = ()
    laying: int = NO_TYPE
    rival_backs: tuple[int, int, int] = (2, 0, 0)
    pile: int = 0
    curses: int = 0
    sets: tuple[tuple[int, int, int], ...] = ()
    cross: tuple[tuple[int, int, int], ...] = ()
    prosperity: tuple[tuple[int, int], ...] = ()
    row: tuple[str, ...] = ()
    deck: int = 45
    discard: tuple[str, ...] = ()
    left: int = 5
    used: tuple[tuple[int, Seat], ...] = ()
    score: tuple[int, int, int, int] = (0, 0, 0, 0)


_ROW = ("wheat", "fish 1", "", "ivory 3", "cattle 1", "", "amulet", "ebony 2", "marble")
CROWDS = {
    "early": Crowd(hand={"green cattle": 1, "green fish": 1}, row=_ROW),
    "middle": Crowd(
        hand={
            "cattle 1": 3,
            "ivory 3": 1,
            "ivory": 1,
            "ebony 2": 1,
            "vizier": 1,
            "wheat 1": 1,
            "amulet": 1,
        },
        picked=("cattle 1", "cattle 1"),
        laying=CATTLE,
        rival_backs=(1, 2, 1),
        pile=3,
        curses=1,
        sets=((FISH, 3, 0),),
        prosperity=((FISH, 1),),
        row=_ROW,
        deck=18,
        discard=("queen", "merchant"),
        left=2,
        used=((6, 1), (2, 0), (5, 3)),
        score=(33, 41, 28, 28),
    ),
    "late": Crowd(
        hand={"ivory 3": 2, "ivory": 1, "marble 2": 2, "thief": 1, "wheat": 1, "fish": 2},
        rival_backs=(1, 8, 2),
        pile=7,
        sets=((IVORY, 4, 1), (FISH, 5, 0), (WHEAT, 6, 1)),
        prosperity=((FISH, 1), (WHEAT, 1)),
        row=("marble 2", "", "wheat 1"),
        deck=4,
        discard=("queen", "vizier", "wheat", "wheat 1"),
        left=1,
        used=((0, 1), (4, 0), (7, 3), (8, 2)),
        score=(88, 100, 97, 99),
    ),
    "full": Crowd(
        hand={word: 1 for word in KIND_WORDS[:-1] if not word.startswith("green")}
        | {"wheat 1": 3, "fish 1": 2, "cattle": 2, "amulet": 2},
        rival_backs=(2, 20, 3),
        pile=22,
        curses=2,
        sets=tuple((type_, 8, 2) for type_ in range(TYPES)),
        cross=((IVORY, 3, 0), (MARBLE, 3, 0), (FISH, 3, 1)),
        prosperity=((CATTLE, 2),),
        row=(),
        deck=0,
        discard=("queen", "courtesan", "wheat"),
        left=0,
        used=((0, 1), (4, 0), (7, 3), (8, 2), (5, 1)),
        score=(112, 103, 101, 120),
    ),
    "crosswise": Crowd(
        hand={"ivory": 1},
        rival_backs=(0, 2, 0),
        pile=4,
        sets=((WHEAT, 4, 0),),
        cross=((CATTLE, 3, 0), (FISH, 2, 1)),
        left=3,
        used=((1, 1), (3, 0)),
        deck=0,
        score=(21, 25, 25, 25),
    ),
}


def position(seats: int, crowd: str) -> View:
    """A view of seat 0 with so much on the table."""
    setup = setup_for(GAME, seats, {})
    view = GAME.view(GAME.start(setup), GAME.memory(setup, 0), 0)
    much = CROWDS[crowd]
    kinds = {word: kind for kind, word in enumerate(KIND_WORDS)} | {"": HIDDEN}
    certain = [0] * (2 * seats * KINDS)
    for word, count in much.hand.items():
        certain[kinds[word]] = count
    certain[seats * KINDS + kinds["wheat"]] = much.pile
    loose = tuple(
        (seat, back, much.rival_backs[back])
        for seat in range(1, seats)
        for back in range(BACKS)
        if much.rival_backs[back]
    )
    sets, amulets, blessed = [0] * (seats * KINDS), [0] * (seats * TYPES), [0] * (seats * TYPES)
    cross, cross_amulets = sets[:], amulets[:]
    for seat in range(seats):
        _lay(much.sets[: len(much.sets) if seat != 1 else 1], seat, sets, amulets)
        _lay(much.cross, seat, cross, cross_amulets)
    if crowd == "full":
        _lay(much.sets[1:], 1, sets, amulets)
    for seat in (0, seats - 1):
        for type_, count in much.prosperity:
            laid = sets[seat * KINDS + KINDS_OF_TYPE[type_][0]] > 0
            blessed[seat * TYPES + type_] = count if laid else 0
    discard = [0] * KINDS
    for word in much.discard:
        discard[kinds[word]] += 1
    used = [0] * TOKENS
    return replace(
        view,
        round=1,
        hidden=Hidden(tuple(certain), loose, view.hidden.unseen, ()),
        picked=tuple(kinds[word] for word in much.picked),
        laying=much.laying,
        curses=(much.curses,) * seats,
        sets=tuple(sets),
        set_amulets=tuple(amulets),
        cross=tuple(cross),
        cross_amulets=tuple(cross_amulets),
        prosperity=tuple(blessed),
        row=tuple(kinds[word] for word in much.row),
        to_deal=much.deck,
        discard=tuple(discard),
        events_left=much.left,
        used=tuple(used),
        score=much.score[:seats],
    )


def _lay(
    laid: Sequence[tuple[int, int, int]], seat: Seat, cards: list[int], amulets: list[int]
) -> None:
    for type_, count, jokers in laid:
        kinds = KINDS_OF_TYPE[type_]
        for number in range(count):
            cards[seat * KINDS + kinds[number % 2 if number < 6 else -1]] += 1
        amulets[seat * TYPES + type_] += jokers


class Parts:
    """All painted parts of one view in one window."""

    def __init__(self, frame: Frame, view: View, crowd: str) -> None:
        layout = Layout(frame, view.seats)
        self.layout = layout
        self.view = view
        self.much = CROWDS[crowd]
        self.track = Track(frame, layout.track)
        self.row = Row(frame, layout.quay, layout.river, view)
        self.piles = Piles(frame, layout.piles, view)
        self.events = EventsPanel(frame, layout.events, view, self.much.used)
        others = range(1, view.seats)
        self.stalls = {
            seat: Stall(frame, rect, view, seat)
            for seat, rect in zip(others, layout.stalls, strict=True)
        }
        self.seat = OwnSeat(frame, layout.seat, view)
        busy = view.laying != NO_TYPE
        own = layout.own_sets if busy else layout.own_sets.union(layout.laying)
        self.own_sets = OwnSets(frame, own, view)
        self.laying = Laying(frame, layout.laying, view) if busy else None
        self.hand = Hand(frame, layout.mat, view)

    def sprites(self, assets: Assets) -> list[Sprite]:
        """Everything that can move, in the order of painting."""
        view = self.view
        found = self.row.sprites(assets, say) + self.piles.sprites(assets, say)
        found += self.events.sprites(assets)
        for stall in self.stalls.values():
            found += stall.sprites(assets, say)
        found += self.seat.sprites(assets) + self.own_sets.sprites(assets, say)
        if self.laying:
            found += self.laying.sprites(assets, say)
        found += self.hand.sprites(assets, say)
        return found + self.track.sprites(assets, view.score)

    def paint(self, canvas: Canvas) -> None:
        """The whole table but the bar, the log and the actions."""
        layout, view = self.layout, self.view
        canvas.image(ground(canvas.assets, canvas.frame, layout.quay), (0, 0))
        self.track.paint(canvas)
        for seat, stall in self.stalls.items():
            told = StallTold(
                name=NAMES[seat],
                note=NOTES[seat] if layout.detail.levels else "",
                portrait=PORTRAITS[seat],
                score=view.score[seat],
                ended_now=view.score[seat] + 12 if layout.detail.ended_now else None,
                chip="thinking" if seat == 2 else "",
                dots=1 if seat == 2 else -1,
                active=seat == 2,
                starts=seat == 1,
            )
            stall.paint(canvas, told, say)
        self.row.paint(canvas, say)
        self.piles.paint(canvas, say)
        self.events.paint(canvas, say)
        own = OwnTold(
            name=NAMES[0], note=NOTES[0], score=view.score[0], ended_now=view.score[0] + 3
        )
        self.seat.paint(canvas, own, say)
        self.hand.paint(canvas, say)
        self.hand.paint_over(canvas, say)
        self.own_sets.paint(canvas, say)
        if self.laying:
            self.laying.paint(canvas, self._told(), say)
        for sprite in self.sprites(canvas.assets):
            canvas.picture(sprite.picture, sprite.rect.topleft, sprite.alpha)
        paint_lamps(canvas, layout.quay)
        self.piles.paint_over(canvas, say)
        for stall in self.stalls.values():
            stall.paint_over(canvas, say)
        self.own_sets.paint_over(canvas, say)

    def _told(self) -> LayingTold:
        view = self.view
        return LayingTold(
            title="New set of cattle",
            type=view.laying,
            sum=set_sum(view, 0, view.laying, view.picked),
            note="Then choose 1 of 2 events",
            event=True,
            more="more",
        )


def window(size: tuple[int, int], text_scale: float = 1) -> Canvas:
    """An empty canvas for a window of this size."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Canvas(Assets(), Frame(*size, text_scale))


def cases() -> Iterator[tuple[int, str]]:
    """Seats and crowds worth a look."""
    for crowd in CROWDS:
        for seats in (2, 3, 4):
            yield seats, crowd
