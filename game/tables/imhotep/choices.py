"""What can be taken up and where it may be put: the offered moves as a map of the table."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, TypeAlias

from game.table.table import PieceId, ZoneId
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.moves import FIRST, PLACE, SECOND, VERB, Move
from rules.imhotep.pieces import EMPTY, MOST_PLACES, SITES, SLED_PLACES, STONES_TAKEN
from rules.imhotep.view import View

Choices: TypeAlias = dict[PieceId, dict[ZoneId, Move]]


@dataclass(frozen=True, slots=True)
class SledStone:
    """A stone on the viewer's sled, counted from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class SledPlace:
    """An empty place of the viewer's sled, counted from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class Ship:
    """One of the four ships of the round."""

    ship: int


@dataclass(frozen=True, slots=True)
class ShipPlace:
    """A place on a ship, counted from the bow."""

    ship: int
    place: int


@dataclass(frozen=True, slots=True)
class Dock:
    """Where ships land at a site."""

    site: int


@dataclass(frozen=True, slots=True)
class Tool:
    """A kind of blue card in front of the viewer."""

    kind: int


@dataclass(frozen=True, slots=True)
class MarketCard:
    """A face-up card of the market, by its place in the row."""

    index: int


@dataclass(frozen=True, slots=True)
class Pyramid:
    """The next space of a pyramid of side B."""

    pyramid: int


@dataclass(frozen=True, slots=True)
class Answer:
    """A button that makes a move: to press it is to put it on itself."""

    move: Move


class Only(Enum):
    """Pieces and places of which there is one."""

    QUARRY = auto()
    """The viewer's stones at the quarry."""
    SLED = auto()
    """The viewer's sled as a whole."""
    DELIVERED = auto()
    """The stone that has arrived and waits for its owner's choice."""
    PAIR = auto()
    """The two face-down cards."""
    OWN_CARDS = auto()
    RIVER = auto()
    """The harbour, where tools are used."""


_ANSWERS: Final = (mv.V_PASS, mv.V_KEEP, mv.V_STONES, mv.V_POINT, mv.V_DECLINE)


def choices(view: View, moves: Sequence[Move]) -> Choices:
    """For every piece the viewer can take up, the zones where it may go and the move that makes.

    The Lever's order is not in it: its stones are put in a row first (`order_moves`).
    """
    found: Choices = {}
    for move in moves:
        for piece, zone in _ways(view, moves, move):
            found.setdefault(piece, {})[zone] = move
    return found


def _ways(view: View, moves: Sequence[Move], move: Move) -> Iterator[tuple[PieceId, ZoneId]]:
    """Every piece and zone that mean this move."""
    verb, first, second = VERB[move], FIRST[move], SECOND[move]
    if verb == mv.V_PLACE:
        for stone in range(view.sled[view.viewer]):
            yield SledStone(stone), ShipPlace(first, second)
    elif verb == mv.V_SAIL:
        yield Ship(first), Dock(second)
    elif verb == mv.V_GET:
        yield Only.QUARRY, _where_taken(view, moves, first)
    elif verb == mv.V_PLAY:
        yield Tool(first), Only.RIVER
    elif verb == mv.V_PICK:
        for index, kind in enumerate(view.market):
            if kind == first:
                yield MarketCard(index), Only.OWN_CARDS
    elif verb == mv.V_PICK_PAIR:
        yield Only.PAIR, Only.OWN_CARDS
    elif verb == mv.V_BUILD:
        yield Only.DELIVERED, Pyramid(first)
    elif verb in _ANSWERS:
        yield Answer(move), Answer(move)
        if verb == mv.V_STONES:
            yield Only.QUARRY, Only.SLED


def _where_taken(view: View, moves: Sequence[Move], stones: int) -> ZoneId:
    """Where the quarry's stones are put to take so many: the last place of the sled they fill."""
    if sum(VERB[move] == mv.V_GET for move in moves) == 1:
        return Only.SLED
    return SledPlace(view.sled[view.viewer] + stones - 1)


def attempt(view: View, piece: PieceId, zone: ZoneId) -> Move | None:
    """The move a drop would mean, legal or not; None if it means nothing."""
    match piece, zone:
        case SledStone(), ShipPlace(ship=ship, place=place):
            return PLACE[ship * MOST_PLACES + place]
        case Ship(ship=ship), Dock(site=site):
            return mv.sail_move(ship, site)
        case Only.QUARRY, Only.SLED:
            return mv.STONES if view.stage in (st.TAKE, st.COLUMN) else mv.GET[STONES_TAKEN]
        case Only.QUARRY, SledPlace(place=place):
            stones = place + 1 - view.sled[view.viewer]
            return mv.GET[min(max(stones, 1), STONES_TAKEN)]
        case Tool(kind=kind), Only.RIVER:
            return mv.PLAY[kind]
        case MarketCard(index=index), Only.OWN_CARDS:
            return mv.PICK[view.market[index]]
        case Only.PAIR, Only.OWN_CARDS:
            return mv.PICK_PAIR
        case Only.DELIVERED, Pyramid(pyramid=pyramid):
            return mv.BUILD[pyramid]
        case Answer(move=move), Answer(move=other) if move == other:
            return move
    return None


def refused(view: View, piece: PieceId) -> Move | None:
    """The move of a piece that cannot be taken up: its refusal says why. None if it has none."""
    match piece:
        case SledStone():
            return PLACE[0]
        case Ship(ship=ship):
            free = (site for site in range(SITES) if site not in view.docks)
            return mv.sail_move(ship, next(free))
        case Tool(kind=kind):
            return mv.PLAY[kind]
        case Only.QUARRY:
            return mv.GET[STONES_TAKEN]
    return None


def stones_given(view: View) -> int:
    """How many stones the viewer gets from the quarry at once."""
    seat = view.viewer
    return min(STONES_TAKEN, SLED_PLACES - view.sled[seat], view.quarry[seat])


def made_by(choice: Mapping[PieceId, Mapping[ZoneId, Move]], verb: int) -> dict[PieceId, Any]:
    """The part of the choices whose moves are of one kind of action."""
    found = {
        piece: {zone: move for zone, move in zones.items() if VERB[move] == verb}
        for piece, zones in choice.items()
    }
    return {piece: zones for piece, zones in found.items() if zones}


def stones_aboard(view: View, ship: int) -> tuple[int, ...]:
    """Places (4 * ship + place) of the stones on a ship, bow first."""
    first = ship * MOST_PLACES
    places = range(first, first + view.sizes[ship])
    return tuple(place for place in places if view.places[place] != EMPTY)


def order_moves(view: View, order: Sequence[int]) -> tuple[Move, ...]:
    """The stages that set this unloading order of the Lever's ship: places, first to last.

    Once all stones left are of one owner the rest of the order needs no stage.
    """
    owners = [view.places[place] for place in order]
    decided = 0
    while len(set(owners[decided:])) > 1:
        decided += 1
    return tuple(mv.UNLOAD[seat] for seat in owners[len(view.queue) : decided])
