"""A stone arrives: what each site does with it, and what market cards do when they are taken.

Every function leaves `stage` at RESOLVE, or at the decision that must come first.
"""

from rules.game import CHANCE, HIDDEN, Seat, Tell
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


def ask(state: State, stage: int, seat: Seat) -> None:
    """The seat decides next."""
    state.stage = stage
    state.to_move = seat


def deliver(state: State, seat: Seat, site: int, source: int, tell: Tell | None) -> None:
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
                build(state, open_ones[0] if open_ones else NOWHERE, tell)
        else:
            space = len(state.pyramids)
            points = PYRAMID_A[space] if space < len(PYRAMID_A) else BESIDE_POINT
            state.pyramids.append(seat)
            _arrive(state, PYRAMIDS, space, points, HIDDEN, tell)
    elif site == TEMPLE:
        state.temple.append(seat)
        _arrive(state, TEMPLE, len(state.temple) - 1, 0, HIDDEN, tell)
    elif site == BURIAL:
        state.burial.append(seat)
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
    state: State, site: int, space: int, points: int, pyramid: int, tell: Tell | None
) -> None:
    _lift(state)
    state.score[state.owner] += points
    if tell:
        ship, place = HIDDEN, HIDDEN
        if state.source != NOWHERE:
            ship, place = divmod(state.source, MOST_PLACES)
        tell(ev.StoneBuilt(state.owner, site, space, points, pyramid, ship, place))


def _sell(state: State, seat: Seat, tell: Tell | None) -> None:
    """The stone goes back to the quarry before its card is resolved (9.1, 14.2)."""
    ship, place = divmod(state.source, MOST_PLACES)
    _lift(state)
    state.quarry[seat] += 1
    if tell:
        tell(ev.StoneReturned(seat, ship, place))
    if state.market or state.pair:
        ask(state, st.PICK, seat)
    elif tell:
        tell(ev.NoCardLeft(seat))


def build(state: State, pyramid: int, tell: Tell | None) -> None:
    """The stone in question goes to this pyramid of side B, NOWHERE beside them (10.2)."""
    state.stage = st.RESOLVE
    seat = state.owner
    gift = NO_GIFT
    if pyramid == NOWHERE:
        space = state.heights.count(NOWHERE)
        points = BESIDE_POINT
    else:
        space = state.heights.count(pyramid)
        points = PYRAMID_B[pyramid][space]
        gift = PYRAMID_B_GIFT[pyramid][space]
    state.pyramids.append(seat)
    state.heights.append(pyramid)
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


def _raise_obelisk(state: State, seat: Seat, tell: Tell | None) -> None:
    space = state.obelisks[seat]
    state.obelisks[seat] += 1
    _arrive(state, OBELISKS, space, 0, HIDDEN, tell)
    if state.sides[OBELISKS] and state.obelisks[seat] == TOWER_STONES:
        tower = len(state.towers)
        points = tower_points(tower)
        state.obelisks[seat] = 0
        state.towers.append(seat)
        state.score[seat] += points
        if tell:
            tell(ev.TowerBuilt(seat, tower, points))


def refill(state: State, tell: Tell | None) -> bool:
    """Shuffles the discard pile into an empty draw pile; whether there is a card to draw (6)."""
    if any(state.deck):
        return True
    cards = sum(state.discard)
    if not cards:
        return False
    state.deck, state.discard = state.discard, [0] * KINDS
    if tell:
        tell(ev.Reshuffled(cards, tuple(sorted(state.pair))))
    return True


def draw(state: State, seat: Seat, tell: Tell | None) -> None:
    """The seat gets the top card of the draw pile."""
    state.owner = seat
    if refill(state, tell):
        ask(state, st.DRAW, CHANCE)
    else:
        state.stage = st.RESOLVE
        if tell:
            tell(ev.NoCardLeft(seat))


def receive(state: State, seat: Seat, kind: int, tell: Tell | None) -> None:
    """A card comes to the seat: red is resolved at once, others lie in front of it (11)."""
    state.stage = st.RESOLVE
    if kind not in RED_SITE:
        state.cards[seat * KINDS + kind] += 1
        return
    state.reds.append(kind)
    if state.quarry[seat] > 0:
        deliver(state, seat, RED_SITE[kind], NOWHERE, tell)
    elif tell:
        tell(ev.RedDiscarded(seat, kind))
