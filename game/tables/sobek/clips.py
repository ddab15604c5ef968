"""What is to be seen of each event: how pieces come to where they already are."""

from bisect import bisect
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from pygame import Rect

from game.assets import Assets
from game.table.clip import Clip, Motion
from game.table.sprite import Drawable
from game.table.writing import Say
from game.tables.sobek.dealing import Dealing
from game.tables.sobek.ids import (
    Blessing,
    InHand,
    InRow,
    InSet,
    Jar,
    Leaning,
    Picked,
    Pile,
    RivalCard,
    SmallSet,
    TokenLeft,
    TokenUsed,
)
from game.tables.sobek.making import (
    ARC,
    DROP,
    FLIP,
    LAY,
    LAY_APART,
    SHIFT,
    TAKE,
    TO_JAR_APART,
    Making,
    newest,
    set_names,
)
from game.tables.sobek.round_clips import ROUND_MAKERS
from game.tables.sobek.spread import Spread
from game.tables.sobek.tokens import token_back
from rules.game import HIDDEN, Seat
from rules.sobek import events as ev
from rules.sobek.pieces import BACK, FLOOD, GREEN, ORANGE, TYPES

_LOOK: Final = 260
_MOMENT: Final = 250
_RICH: Final = (6, 15, 30)
"""Points from which a set rings with another chime."""


def clip_for(
    event: Any,
    before: Spread,
    after: Spread,
    assets: Assets,
    say: Say,
    dropped: Rect | None,
    dealing: Dealing,
) -> Clip | None:
    """The clip of an event between the spreads right before and right after it."""
    make = _MAKERS.get(type(event))
    dealt = _DEALT.get(type(event))
    if make is None and dealt is None:
        return None
    making = Making(before, after, assets, say, dropped)
    if dealt is not None:
        name, start = dealt(making, event)
        dealing.deal(making, name, start, last=after.view.draws <= 1)
    elif make is not None:
        make(making, event)
    return making.clip()


def _start_card(making: Making, event: ev.StartCardDealt) -> tuple[Hashable, Rect]:
    return newest(making.after, event.seat, event.kind, GREEN), making.after.piles.deck


def _token(making: Making, event: ev.TokenHidden) -> tuple[Hashable, Rect]:
    return TokenLeft(making.after.view.events_left - 1), making.after.piles.deck


def _delivered(making: Making, event: ev.CardDelivered) -> tuple[Hashable, Rect]:
    return InRow(len(making.after.view.row) - 1), making.before.piles.deck


_DEALT: Final[dict[type, Callable[[Making, Any], tuple[Hashable, Rect]]]] = {
    ev.StartCardDealt: _start_card,
    ev.TokenHidden: _token,
    ev.CardDelivered: _delivered,
}
"""Which sprite was dealt, and from where."""


def _to_hand(
    making: Making, seat: Seat, kind: int, start: Rect, back: int, begin: float = 0
) -> None:
    """A card comes to a hand: the viewer's turned as it lies there, a rival's from behind."""
    name = newest(making.after, seat, kind, back)
    making.hear("card-taken", begin)
    if seat == making.after.view.viewer:
        making.come(name, start, TAKE, "in-out-cubic", begin=begin, arc=ARC)
        return
    end = making.now[name].rect if name in making.now else making.after.stalls[seat].backs
    picture = making.face(kind, start.size, back)
    way = ("to hand", seat, begin)
    making.leave(way, picture, start, end, TAKE, "in-out-cubic", begin=begin, arc=ARC)
    making.hide(name, begin + TAKE)


def _taken(making: Making, event: ev.CardTaken) -> None:
    row = making.before.row.places
    start = row[event.place]
    if event.seat == making.after.view.viewer and making.dropped is not None:
        name = newest(making.after, event.seat, event.kind)
        making.come(name, making.dropped, DROP, "out-back")
        making.hear("card-dealt", DROP / 2)
    else:
        _to_hand(making, event.seat, event.kind, start, _back(event.kind))
    skipped = [
        (making.face(kind, row[place].size), row[place]) for place, kind in enumerate(event.skipped)
    ]
    done = making.into_jar(skipped, event.seat) if skipped else 0.0
    _close_row(making, event.place + 1, begin=max(TAKE, done) - SHIFT)


def _close_row(making: Making, gone: int, *, first: int = 0, begin: float) -> None:
    """Cards of the row close up by so many places, from a place on."""
    row = making.before.row.places
    for place in range(first, len(making.after.view.row)):
        if place + gone < len(row):
            making.come(InRow(place), row[place + gone], SHIFT, "out-cubic", begin=max(0, begin))
    making.shift(max(0, begin))


def _bought(making: Making, event: ev.CardBought) -> None:
    start = making.before.row.places[event.place]
    if event.seat == making.after.view.viewer and making.dropped is not None:
        making.come(newest(making.after, event.seat, event.kind), making.dropped, DROP, "out-back")
        making.hear("card-dealt", DROP / 2)
    else:
        _to_hand(making, event.seat, event.kind, start, _back(event.kind))
    _close_row(making, 1, first=event.place, begin=TAKE - SHIFT)


def _back(kind: int) -> int:
    """What a card of the row looks like from behind: only characters hide there."""
    return ORANGE if kind == HIDDEN else BACK[kind]


def _played(making: Making, event: ev.CharacterPlayed) -> None:
    start = making.dropped or making.hand_card(making.before, event.seat, event.kind)
    if Picked(0) in making.was:
        start = making.hand_card(making.before, event.seat, event.kind)
    making.come(Pile.DISCARD, start, TAKE, "in-out-cubic", arc=ARC)
    making.hear("card-dealt", TAKE)
    making.shift()
    making.rest = _MOMENT


def _drawn(making: Making, event: ev.CardDrawn) -> None:
    _to_hand(making, event.seat, event.kind, making.before.piles.deck, event.back)
    making.shift()


def _cleansed(making: Making, event: ev.PileCleansed) -> None:
    mouth, end = making.before.jar(event.seat).mouth, making.after.piles.discard
    for n, kind in enumerate(event.kinds):
        picture = making.face(kind, end.size)
        making.emerge(("cleansed", n), picture, mouth, end, n * TO_JAR_APART)
        making.hear("card-taken", n * TO_JAR_APART)
    if event.kinds:
        making.hide(Pile.DISCARD, TAKE + (len(event.kinds) - 1) * TO_JAR_APART)
    making.nod(event.seat, 0)
    making.rest = _MOMENT


def _dropped(making: Making, event: ev.SurplusDropped) -> None:
    making.into_jar(_leaving(making, event.seat, event.kinds, event.backs), event.seat)
    making.shift()


def _leaving(
    making: Making, seat: Seat, kinds: Sequence[int], backs: Sequence[int]
) -> list[tuple[Drawable, Rect]]:
    """Cards that leave a hand: the picked ones of the viewer, or backs of a rival."""
    if seat == making.before.view.viewer:
        found = []
        for index, kind in enumerate(kinds):
            sprite = making.was.get(Picked(index))
            start = sprite.rect if sprite else making.hand_card(making.before, seat, kind)
            found.append((making.face(kind, start.size), start))
        return found
    found = []
    held = making.before.view.hand_backs(seat)
    for back, count in enumerate(backs):
        for n in range(count):
            sprite = making.was.get(RivalCard(seat, back, held[back] - 1 - n))
            start = sprite.rect if sprite else making.before.stalls[seat].backs
            found.append((making.face(HIDDEN, start.size, back), start))
    return found


def _seen(making: Making, event: ev.PileSeen) -> None:
    making.motions.append(
        Motion(sprite=Jar(event.owner), duration=_LOOK, easing="in-out-sine", arc=14 * making.u)
    )
    making.hear("jar-tips")
    making.rest = _MOMENT


def _recovered(making: Making, event: ev.CardRecovered) -> None:
    start = making.hand_card(making.after, event.seat, event.kind, event.back).copy()
    start.center = making.before.jar(event.owner).mouth
    _to_hand(making, event.seat, event.kind, start, event.back)
    making.shift()


def _stolen(making: Making, event: ev.CardStolen) -> None:
    start = making.hand_card(making.before, event.owner, event.kind, event.back)
    _to_hand(making, event.seat, event.kind, start, event.back)
    making.shift()


def _laid(making: Making, event: ev.SetLaid | ev.CardsAdded | ev.CrossSetLaid) -> None:
    crosswise = isinstance(event, ev.CrossSetLaid)
    names = set_names(making.after, event.seat, event.type, crosswise=crosswise)
    starts = _from_hand(making, event.seat, event.kinds)
    plan = making.after.sets(event.seat).plan(event.type, crosswise)
    making.hear("set-laid", LAY / 2, bisect(_RICH, plan.sum.points) if plan else 0)
    if len(names) == 1 and isinstance(names[0], SmallSet):
        home = making.now[names[0]].rect
        for n, (kind, start) in enumerate(zip(event.kinds, starts, strict=True)):
            picture = making.face(kind, start.size)
            at = n * LAY_APART
            making.leave(("laid", n), picture, start, home, LAY, "out-cubic", begin=at)
    else:
        for n, (index, start) in enumerate(
            zip(_fresh(making, event, crosswise), starts, strict=True)
        ):
            name = InSet(event.seat, event.type, crosswise, index)
            making.come(name, start, LAY, "out-cubic", begin=n * LAY_APART)
    making.shift()
    making.rest = _MOMENT


def _fresh(
    making: Making, event: ev.SetLaid | ev.CardsAdded | ev.CrossSetLaid, crosswise: bool
) -> list[int]:
    """The places in the set where the new cards lie, in their order."""
    plan = making.after.sets(event.seat).plan(event.type, crosswise)
    kinds = list(plan.kinds) if plan else []
    found = []
    for kind in reversed(event.kinds):
        place = len(kinds) - 1 - kinds[::-1].index(kind)
        kinds[place] = HIDDEN
        found.append(place)
    return found[::-1]


def _from_hand(making: Making, seat: Seat, kinds: Sequence[int]) -> list[Rect]:
    """Where cards come from that are laid: picked, or in a hand."""
    view = making.before.view
    starts = []
    gone: dict[int, int] = {}
    for index, kind in enumerate(kinds):
        sprite = making.was.get(Picked(index)) if seat == view.viewer else None
        if sprite is None:
            n = gone[BACK[kind]] = gone.get(BACK[kind], 0) + 1
            name = RivalCard(seat, BACK[kind], view.hand_backs(seat)[BACK[kind]] - n)
            sprite = making.was.get(name)
        starts.append(sprite.rect if sprite else making.hand_card(making.before, seat, kind))
    return starts


def _looked(making: Making, event: ev.TokensSeen) -> None:
    for index in range(len(event.tokens)):
        making.motions.append(
            Motion(
                sprite=TokenLeft(index),
                start=60 * index,
                duration=_LOOK,
                easing="in-out-sine",
                arc=10 * making.u,
            )
        )


def _used(making: Making, event: ev.TokenUsed) -> None:
    """A token turns over where it lay, and goes to the used ones."""
    name = TokenUsed(len(making.after.known.used) - 1)
    old, new = making.was.get(TokenLeft(making.before.view.events_left - 1)), making.now.get(name)
    if old is None or new is None:
        return
    start = old.rect
    making.hear("event-turned")
    if event.token == FLOOD:
        making.hear("flood", FLIP)
    making.turn_over(token_back(making.assets, start.w // 2), start, name)
    making.come(name, start, TAKE, "in-out-cubic", begin=FLIP + _MOMENT)
    making.shift(FLIP + _MOMENT)


def _moved(making: Making, event: ev.MarkerMoved) -> None:
    making.score(event.seat, event.points)


def _cursed(making: Making, event: ev.CurseLaid) -> None:
    start = _last_used(making)
    name = Leaning(event.victim, making.after.view.curses[event.victim] - 1)
    if start is not None:
        making.come(name, start, 2 * TAKE, "in-out-cubic", arc=ARC)
    making.hear("curse", TAKE)
    making.nod(event.victim, 2 * TAKE)


def _blessed(making: Making, event: ev.ProsperityLaid) -> None:
    start = _last_used(making)
    count = making.after.view.prosperity[event.seat * TYPES + event.type]
    if start is not None:
        name = Blessing(event.seat, event.type, count - 1)
        making.come(name, start, 2 * TAKE, "in-out-cubic", arc=ARC)
    making.hear("prosperity", TAKE)
    making.rest = _MOMENT


def _last_used(making: Making) -> Rect | None:
    sprite = making.now.get(TokenUsed(len(making.after.known.used) - 1))
    return sprite.rect if sprite else None


def _embalmed(making: Making, event: ev.PileEmbalmed) -> None:
    seat = event.seat
    mouth = making.before.jar(seat).mouth
    fresh = [name for name in making.now if _in_hand(name, seat, making) and name not in making.was]
    for n, name in enumerate(fresh):
        start = making.now[name].rect.copy()
        start.w, start.h = start.w // 3, start.h // 3
        start.center = mouth
        making.come(name, start, TAKE, "out-cubic", begin=n * LAY_APART, arc=ARC)
    making.hear("jar-tips")
    making.nod(seat, 0)
    making.shift()


def _in_hand(name: Any, seat: Seat, making: Making) -> bool:
    if seat == making.after.view.viewer:
        return isinstance(name, InHand)
    return isinstance(name, RivalCard) and name.seat == seat


_MAKERS: Final[dict[type, Callable[[Making, Any], None]]] = {
    ev.CardTaken: _taken,
    ev.CardBought: _bought,
    ev.CharacterPlayed: _played,
    ev.CardDrawn: _drawn,
    ev.PileCleansed: _cleansed,
    ev.SurplusDropped: _dropped,
    ev.PileSeen: _seen,
    ev.CardRecovered: _recovered,
    ev.CardStolen: _stolen,
    ev.SetLaid: _laid,
    ev.CardsAdded: _laid,
    ev.CrossSetLaid: _laid,
    ev.TokensSeen: _looked,
    ev.TokenUsed: _used,
    ev.MarkerMoved: _moved,
    ev.CurseLaid: _cursed,
    ev.ProsperityLaid: _blessed,
    ev.PileEmbalmed: _embalmed,
    **ROUND_MAKERS,
}
"""What makes the clip of an event; of others there is nothing to be seen."""
