"""What lies where on the table, in words, and what can be looked at there."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.table.notes import topmost
from game.table.tooltip import Side
from game.tables.imhotep.ids import InMarket
from game.tables.imhotep.note import Note
from game.tables.imhotep.site_notes import site_notes
from game.tables.imhotep.spread import Spread
from game.tables.imhotep.zoom.subject import (
    OfCard,
    OfPile,
    OfRound,
    OfSeat,
    OfShip,
    OfSite,
    Subject,
)
from rules.game import Text, Who, text
from rules.imhotep.names import CARD_EFFECTS, CARD_NAMES, TO_SITE
from rules.imhotep.pieces import (
    COPIES,
    MINIMUM,
    ROUNDS,
    SITES,
    SLED_PLACES,
    STATUE,
    STATUE_POINTS,
    STONES_TAKEN,
)
from rules.imhotep.state import NOWHERE

Point = tuple[int, int]


def notes(spread: Spread, plays: Sequence[str] = ()) -> Iterator[Note]:
    """All that can be explained; later ones lie over earlier ones.

    `plays` says by seat how an opponent plays.
    """
    yield from site_notes(spread)
    yield from _docks(spread)
    for ship in spread.ships:
        yield ship_note(spread, ship, spread.view.loads[ship])
    for name, rect in spread.market_cards().items():
        if isinstance(name, InMarket):
            yield card_note(rect, spread.shelf[name.slot])
    for seat in range(spread.view.seats):
        yield from _seat(spread, seat, plays)
    yield from _bar(spread)


def note_at(spread: Spread, point: Point, plays: Sequence[str] = ()) -> Note | None:
    """What is explained of a point; None if nothing is."""
    return topmost(notes(spread, plays), point)


def subject_at(spread: Spread, point: Point) -> Subject | None:
    """What can be looked at where the pointer is; None if there is nothing."""
    note = note_at(spread, point)
    if note is not None and note.about is not None:
        return note.about
    under = (about for about, rect in sights(spread) if rect.collidepoint(point))
    return next(under, None)


def sights(spread: Spread) -> Iterator[tuple[Subject, Rect]]:
    """All that can always be looked at, in reading order, and the whole of its place."""
    layout = spread.layout
    for site in range(SITES):
        yield OfSite(site), layout.sites[site]
    for ship, plan in spread.ships.items():
        yield OfShip(ship), plan.rect
    for seat in range(spread.view.seats):
        yield OfSeat(seat), spread.seat(seat)
    yield OfPile.DRAW, spread.top_bar.draw_told
    yield OfPile.DISCARD, spread.top_bar.discard_told


def ship_note(spread: Spread, ship: int, load: int) -> Note:
    """A ship with so many stones: what it needs, and whether it can sail."""
    view, plan = spread.view, spread.ships[ship]
    size = view.sizes[ship]
    about, side = OfShip(ship), _side(spread, ship)
    if view.docks[ship] != NOWHERE:
        where = text("It lies at {site}.", site=TO_SITE[view.docks[ship]])
        return Note(plan.rect, text("{n}-ship: sailed", n=size), (where,), about, side)
    need = MINIMUM[size]
    carried = text("{n} stone, needs {m}", "{n} stones, needs {m}", count=load, n=load, m=need)
    if load < need:
        return Note(plan.rect, text("{n}-ship", n=size), (carried,), about, side)
    lines: tuple[Text, ...] = (carried, text("Anyone may sail it"))
    return Note(plan.rect, text("{n}-ship: ready to sail", n=size), lines, about, side)


def _side(spread: Spread, ship: int) -> Side:
    """On which side of a ship there is more water before the next one."""
    own, whole = spread.ships[ship].rect, spread.layout.harbour
    others = [
        plan.rect
        for other, plan in spread.ships.items()
        if other != ship and plan.rect.top < own.bottom and plan.rect.bottom > own.top
    ]
    right = min((r.left for r in others if r.left >= own.centerx), default=whole.right)
    left = max((r.right for r in others if r.right <= own.centerx), default=whole.left)
    return "right" if right - own.right >= own.left - left else "left"


def _docks(spread: Spread) -> Iterator[Note]:
    docks = spread.view.docks
    for site in range(SITES):
        rect = spread.layout.docks[site]
        says = text("Free: 1 ship can sail here this round.")
        if site in docks:
            says = text("A ship has sailed here: the dock is taken this round.")
        pier = Rect(0, 0, spread.layout.frame.px(110), spread.layout.frame.px(60))
        pier.midtop = rect.midtop
        title = text("The dock of {site}", site=TO_SITE[site])
        yield Note(pier, title, (says,), OfSite(site))


def card_note(rect: Rect, kind: int, count: int = 1) -> Note:
    """What is told of a kind of card that lies there, so many times."""
    lines = [CARD_EFFECTS[kind], text("{n} in the game", n=COPIES[kind])]
    if kind == STATUE and count > 1:
        points = STATUE_POINTS[count]
        lines.insert(1, text("{n} statues: {m} points", n=count, m=points))
    return Note(rect, CARD_NAMES[kind], tuple(lines), OfCard(kind))


def _seat(spread: Spread, seat: int, plays: Sequence[str]) -> Iterator[Note]:
    view = spread.view
    place = spread.tray if seat == view.viewer else spread.rivals[seat]
    about = OfSeat(seat)
    lines = [text(plays[seat])] if seat < len(plays) and plays[seat] else []
    if view.starter == seat and view.round:
        lines.append(text("The sun marks who starts the round."))
    yield Note(place.name, text("{who}", who=Who(seat)), tuple(lines), about)
    yield Note(place.medal, text("{who}", who=Who(seat)), tuple(lines), about)
    yield Note(place.score, text("Points on the track"), (), about)
    if spread.layout.detail.ended_now:
        yield Note(place.ended_now, text("Points if the match ended now"), (), about)
    sled = text("{n} of {all} places are taken", n=view.sled[seat], all=SLED_PLACES)
    brings = text("Up to {n} stones come here from the quarry in one turn.", n=STONES_TAKEN)
    yield Note(place.sled, text("Sled"), (sled, brings), about)
    left = view.quarry[seat]
    stones = text("{n} stone left", "{n} stones left", count=left, n=left)
    yield Note(place.quarry.union(place.quarry_label), text("Quarry"), (stones,), about)
    if not place.piles:
        yield Note(
            place.cards, text("No cards yet"), (text("Cards of the Market lie here."),), about
        )
    for pile in place.piles:
        yield card_note(pile.rect, pile.kind, pile.count)


def _bar(spread: Spread) -> Iterator[Note]:
    bar, view = spread.top_bar, spread.view
    rounds = text("Round {n} of {all}", n=max(view.round, 1), all=ROUNDS)
    over = text("After round {n} the match ends.", n=ROUNDS)
    yield Note(bar.rounds, rounds, (over,))
    sailed = text("The round ends when all have sailed. A tick: it has sailed.")
    yield Note(bar.fleet, text("Ships of this round, by their places"), (sailed,), OfRound())
    left, gone = view.draw_pile, sum(view.discard)
    drawn = text("{n} card", "{n} cards", count=left, n=left)
    yield Note(bar.draw_told, text("Draw pile"), (drawn,), OfPile.DRAW)
    discarded = text("{n} card", "{n} cards", count=gone, n=gone)
    yield Note(bar.discard_told, text("Discard pile"), (discarded,), OfPile.DISCARD)
