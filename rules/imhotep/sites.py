"""A stone arrives: what each site does with it, and what market cards do when they are taken.

Every function leaves `stage` at RESOLVE, or at the decision that must come first.
"""

from typing import Final

from rules.game import CHANCE, HIDDEN, Tell
from rules.imhotep import events as ev
from rules.imhotep import state as st
from rules.imhotep.legal import free_places, most_stones, open_pyramids
from rules.imhotep.pieces import (
    BESIDE_POINT,
    BURIAL,
    EMPTY,
    GIFT_CARD,
    GIFT_LOAD,
    GIFT_STONES,
    KINDS,
    MARKET,
    MOST_PLACES,
    NO_GIFT,
    OBELISKS,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_B_GIFT,
    PYRAMIDS,
    RED_SITE,
    TEMPLE,
    TOWER_STONES,
    tower_points,
)
from rules.imhotep.state import NOWHERE, State
from rules.packed import append, i64, vec
from rules.rows import count, total

_RED_SITE: Final = vec[i64]([RED_SITE.get(kind, NOWHERE) for kind in range(KINDS)])
_PYRAMID_A: Final = vec[i64](PYRAMID_A)


def ask(state: State, stage: i64, seat: i64) -> None:
    """The seat decides next."""
    state.stage = stage
    state.to_move = seat


def deliver(state: State, seat: i64, site: i64, source: i64, tell: Tell | None) -> None:
    """A stone of the seat comes from a ship's place, or NOWHERE for the quarry, to the site."""
    state.stage = st.RESOLVE
    state.owner = seat
    state.source = source
    if site == MARKET:
        _sell(state, seat, tell)
    elif site == PYRAMIDS:
        if state.sides[PYRAMIDS]:
            open_ones = open_pyramids(state)
            if len(open_ones) > 1:
                ask(state, st.BUILD, seat)
            else:
                build(state, open_ones[0] if len(open_ones) > 0 else NOWHERE, tell)
        else:
            space = len(state.pyramids)
            points = _PYRAMID_A[space] if space < len(_PYRAMID_A) else BESIDE_POINT
            state.pyramids = append(state.pyramids, seat)
            _arrive(state, PYRAMIDS, space, points, HIDDEN, tell)
    elif site == TEMPLE:
        state.temple = append(state.temple, seat)
        _arrive(state, TEMPLE, len(state.temple) - 1, 0, HIDDEN, tell)
    elif site == BURIAL:
        state.burial = append(state.burial, seat)
        _arrive(state, BURIAL, len(state.burial) - 1, 0, HIDDEN, tell)
    else:
        _raise_obelisk(state, seat, tell)


def _lift(state: State) -> None:
    """Takes the stone being delivered from where it lies."""
    if state.source == NOWHERE:
        state.quarry[state.owner] -= 1
    else:
        state.places[state.source] = EMPTY
        state.loads[state.source // MOST_PLACES] -= 1


def _arrive(
    state: State, site: i64, space: i64, points: i64, pyramid: i64, tell: Tell | None
) -> None:
    _lift(state)
    state.score[state.owner] += points
    if tell:
        ship, place = HIDDEN, HIDDEN
        if state.source != NOWHERE:
            ship, place = state.source // MOST_PLACES, state.source % MOST_PLACES
        tell(ev.StoneBuilt(state.owner, site, space, points, pyramid, ship, place))


def _sell(state: State, seat: i64, tell: Tell | None) -> None:
    """The stone goes back to the quarry before its card is resolved (9.1, 14.2)."""
    ship, place = state.source // MOST_PLACES, state.source % MOST_PLACES
    _lift(state)
    state.quarry[seat] += 1
    if tell:
        tell(ev.StoneReturned(seat, ship, place))
    if len(state.market) > 0 or len(state.pair) > 0:
        ask(state, st.PICK, seat)
    elif tell:
        tell(ev.NoCardLeft(seat))


def build(state: State, pyramid: i64, tell: Tell | None) -> None:
    """The stone in question goes to this pyramid of side B, NOWHERE beside them (10.2)."""
    state.stage = st.RESOLVE
    seat = state.owner
    space = count(state.heights, pyramid)
    points, gift = BESIDE_POINT, NO_GIFT
    if pyramid != NOWHERE:
        points, gift = PYRAMID_B[pyramid][space], PYRAMID_B_GIFT[pyramid][space]
    state.pyramids = append(state.pyramids, seat)
    state.heights = append(state.heights, pyramid)
    _arrive(state, PYRAMIDS, space, points, pyramid, tell)
    if gift == GIFT_CARD:
        draw(state, seat, tell)
    elif gift == GIFT_STONES and most_stones(state, seat) > 0:
        ask(state, st.TAKE, seat)
    elif gift == GIFT_LOAD and state.sled[seat] > 0 and _ships_wait(state):
        ask(state, st.LOAD, seat)


def _ships_wait(state: State) -> bool:
    """Whether a stone can be loaded: never once the round is over, even if all passed (14.1)."""
    return state.column == NOWHERE and free_places(state) > 0


def _raise_obelisk(state: State, seat: i64, tell: Tell | None) -> None:
    space = state.obelisks[seat]
    state.obelisks[seat] += 1
    _arrive(state, OBELISKS, space, 0, HIDDEN, tell)
    if state.sides[OBELISKS] and state.obelisks[seat] == TOWER_STONES:
        tower = len(state.towers)
        points = tower_points(tower)
        state.obelisks[seat] = 0
        state.towers = append(state.towers, seat)
        state.score[seat] += points
        if tell:
            tell(ev.TowerBuilt(seat, tower, points))


def refill(state: State, tell: Tell | None) -> bool:
    """Shuffles the discard pile into an empty draw pile; whether there is a card to draw (6)."""
    if total(state.deck) > 0:
        return True
    cards = total(state.discard)
    if cards == 0:
        return False
    state.deck, state.discard = state.discard, state.deck
    if tell:
        tell(ev.Reshuffled(cards, tuple(sorted(state.pair))))
    return True


def draw(state: State, seat: i64, tell: Tell | None) -> None:
    """The seat gets the top card of the draw pile."""
    state.owner = seat
    if refill(state, tell):
        ask(state, st.DRAW, CHANCE)
    else:
        state.stage = st.RESOLVE
        if tell:
            tell(ev.NoCardLeft(seat))


def receive(state: State, seat: i64, kind: i64, tell: Tell | None) -> None:
    """A card comes to the seat: red is resolved at once, others lie in front of it (11)."""
    state.stage = st.RESOLVE
    site = _RED_SITE[kind]
    if site == NOWHERE:
        state.cards[seat * KINDS + kind] += 1
        return
    state.reds = append(state.reds, kind)
    if state.quarry[seat] > 0:
        deliver(state, seat, site, NOWHERE, tell)
    elif tell:
        tell(ev.RedDiscarded(seat, kind))
