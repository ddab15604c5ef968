"""Why a move is not legal, in one sentence for the person who tried it."""

from rules.game import Text, text
from rules.imhotep import moves as mv
from rules.imhotep import state as st
from rules.imhotep.legal import free_places, most_stones, open_pyramids
from rules.imhotep.moves import FIRST, SECOND, VERB, Move
from rules.imhotep.names import CARD_NAMES, TO_SITE
from rules.imhotep.pieces import (
    CHISEL,
    EMPTY,
    HAMMER,
    KINDS,
    MINIMUM,
    MOST_PLACES,
    SAIL_CARD,
    SLED_PLACES,
)
from rules.imhotep.state import NOWHERE, State

_STAGE_ASKS = {
    st.CHISEL_FIRST: text("The Chisel places 2 stones: put the first on a ship."),
    st.CHISEL_SECOND: text("The Chisel places 2 stones: put the second on a ship."),
    st.SAIL_LOAD: text("The Sail first places a stone on a ship that can then sail."),
    st.SAIL_SAIL: text("The ship just loaded sails now: choose a free dock."),
    st.HAMMER_LOAD: text("The Hammer now places 1 stone on a ship."),
    st.LEVER_SAIL: text("The Lever sails a ship: choose one with its minimum and a free dock."),
    st.LEVER_ORDER: text("The Lever sets the order: choose the stone to unload next."),
    st.PICK: text("A stone was delivered to the Market: pick a card first."),
    st.KEEP: text("Keep one of the two cards first."),
    st.BUILD: text("A stone was delivered to the Pyramids: choose an unfinished one first."),
    st.TAKE: text("Take the stones of the pyramid, or leave them, first."),
    st.LOAD: text("Load a stone from your sled, or leave it, first."),
    st.COLUMN: text("Choose 1 point or stones for your temple stone first."),
}
_STAGE_VERBS = {
    st.CHISEL_FIRST: (mv.V_PLACE,),
    st.CHISEL_SECOND: (mv.V_PLACE,),
    st.SAIL_LOAD: (mv.V_PLACE,),
    st.SAIL_SAIL: (mv.V_SAIL,),
    st.HAMMER_LOAD: (mv.V_PLACE,),
    st.LEVER_SAIL: (mv.V_SAIL,),
    st.LOAD: (mv.V_PLACE,),
    st.PICK: (mv.V_PICK,),
    st.BUILD: (mv.V_BUILD,),
    st.ACTION: (mv.V_GET, mv.V_PLACE, mv.V_SAIL, mv.V_PLAY, mv.V_PASS),
}


def why_not(state: State, move: Move) -> Text:
    """The rule that forbids the move, and what would be legal; for illegal moves only."""
    if state.stage == st.OVER:
        return text("The game is over.")
    if state.stage in st.CHANCE_STAGES:
        return text("Cards are being dealt.")
    verb = VERB[move]
    if verb not in _STAGE_VERBS.get(state.stage, ()):
        return _STAGE_ASKS.get(state.stage, text("That is not possible on your turn now."))
    if verb == mv.V_GET:
        return _why_not_get(state, FIRST[move])
    if verb == mv.V_PLACE:
        return _why_not_place(state, FIRST[move], SECOND[move])
    if verb == mv.V_SAIL:
        return _why_not_sail(state, FIRST[move], SECOND[move])
    if verb == mv.V_PLAY:
        return _why_not_play(state, FIRST[move])
    if verb == mv.V_PASS:
        return text("You can act, so you cannot pass.")
    if verb == mv.V_PICK:
        return text("{card} is not in the market.", card=CARD_NAMES[FIRST[move]])
    return _why_not_build(state)


def _why_not_get(state: State, wanted: int) -> Text:
    seat = state.to_move
    if state.sled[seat] == SLED_PLACES:
        return text("Your sled is full: it holds 5 stones.")
    if state.quarry[seat] == 0:
        return text("Your quarry is empty.")
    most = most_stones(state, seat)
    if state.fewer and wanted > most:
        return text(
            "You can take {n} stone at most.",
            "You can take {n} stones at most.",
            count=most,
            n=most,
        )
    return text("You take {n} stone now.", "You take exactly {n} stones now.", count=most, n=most)


def _why_not_place(state: State, ship: int, place: int) -> Text:
    if state.sled[state.to_move] == 0:
        return text("Your sled is empty: get stones first.")
    if state.docks[ship] != NOWHERE:
        return text("This ship has sailed.")
    if place >= state.sizes[ship]:
        return text("This ship has no such place.")
    if state.places[ship * MOST_PLACES + place] != EMPTY:
        return text("This place is taken.")
    return _STAGE_ASKS.get(state.stage, text("That is not possible on your turn now."))


def _why_not_sail(state: State, ship: int, site: int) -> Text:
    if state.docks[ship] != NOWHERE:
        return text("This ship has sailed.")
    if state.stage == st.SAIL_SAIL and ship != state.ship:
        return text("The Sail moves the ship just loaded.")
    if site in state.docks:
        return text("The dock of {site} is taken this round.", site=TO_SITE[site])
    size = state.sizes[ship]
    need = MINIMUM[size]
    return text(
        "The {size}-ship needs {n} stone to sail.",
        "The {size}-ship needs {n} stones to sail.",
        count=need,
        n=need,
        size=size,
    )


def _why_not_play(state: State, kind: int) -> Text:
    seat = state.to_move
    if not state.cards[seat * KINDS + kind]:
        return text("You have no {card}.", card=CARD_NAMES[kind])
    if kind == CHISEL:
        if state.sled[seat] < 2:
            return text("The Chisel needs 2 stones on your sled.")
        return text("The Chisel needs 2 empty places on the ships.")
    if kind == HAMMER:
        if free_places(state) == 0:
            return text("The Hammer needs an empty place on a ship.")
        return text("The Hammer takes a stone first: your sled is full or your quarry empty.")
    if kind == SAIL_CARD:
        if state.sled[seat] == 0:
            return text("The Sail needs a stone on your sled.")
        return text("No ship would reach its minimum with 1 more stone.")
    return text("No ship has its minimum yet.")


def _why_not_build(state: State) -> Text:
    if len(open_pyramids(state)) > 0:
        return text("This pyramid is finished: choose another one.")
    return text("All pyramids are finished.")
