"""What a seat remembers of the round, from the events as it saw them."""

from collections.abc import Callable
from typing import Any, Final

from rules.game import HIDDEN, Seat, Setup
from rules.hidden import Place
from rules.knowledge import Knowledge
from rules.sobek import events as ev
from rules.sobek.pieces import AMULET, BACK, BACKS, KINDS_OF_TYPE, TOKENS


class Memory:
    """Cards in the hands and piles of others, and the tokens left since the last look at them."""

    __slots__ = ("cards", "seats", "tokens", "viewer")

    def __init__(self, seats: int, viewer: Seat) -> None:
        self.seats = seats
        self.viewer = viewer
        self.cards = Knowledge(tuple(BACK), 2 * seats)
        self.tokens: list[int] = []  # left, by token; empty before the first look

    def hand(self, seat: Seat) -> Place:
        """The place that is the hand of the seat."""
        return seat

    def pile(self, seat: Seat) -> Place:
        """The place that is the pile of the seat."""
        return self.seats + seat


def memory(setup: Setup, seat: Seat) -> Memory:
    """What a seat knows before the first event: nothing."""
    return Memory(setup.seats, seat)


def remember(known: Memory, event: Any) -> None:
    """Folds one event, as the seat saw it, into its memory."""
    fold = _FOLDS.get(type(event))
    if fold is not None:
        fold(known, event)


def _row_card(known: Memory, event: ev.CardTaken | ev.CardBought) -> None:
    if event.seat == known.viewer:
        return
    if event.kind != HIDDEN:
        known.cards.came(known.hand(event.seat), event.kind)
    if isinstance(event, ev.CardTaken):
        for kind in event.skipped:
            if kind != HIDDEN:
                known.cards.came(known.pile(event.seat), kind)


def _played(known: Memory, event: ev.CharacterPlayed) -> None:
    if event.seat != known.viewer:
        known.cards.shown(known.hand(event.seat), (event.kind,), event.among)


def _laid(known: Memory, event: ev.SetLaid | ev.CardsAdded | ev.CrossSetLaid) -> None:
    if event.seat != known.viewer:
        known.cards.shown(known.hand(event.seat), event.kinds, event.among)


def _nothing_fitted(known: Memory, event: ev.NothingFitted) -> None:
    if event.seat != known.viewer:
        kinds = [kind for type_ in event.types for kind in KINDS_OF_TYPE[type_]]
        known.cards.lacks(known.hand(event.seat), (*kinds, AMULET), event.among)


def _cleansed(known: Memory, event: ev.PileCleansed) -> None:
    if event.seat == known.viewer:
        return
    pile = known.pile(event.seat)
    among = list(event.among)
    for kind in event.kinds:
        among[BACK[kind]] += 1
    known.cards.shown(pile, event.kinds, among)
    known.cards.lacks(pile, KINDS_OF_TYPE[event.type], event.among)


def _dropped(known: Memory, event: ev.SurplusDropped) -> None:
    if event.seat != known.viewer:
        hand, pile = known.hand(event.seat), known.pile(event.seat)
        known.cards.passed(hand, pile, event.backs, event.among)


def _looked(known: Memory, event: ev.PileSeen) -> None:
    if event.seat == known.viewer:
        known.cards.seen(known.pile(event.owner), event.kinds)


def _recovered(known: Memory, event: ev.CardRecovered) -> None:
    pile = known.pile(event.owner)
    if event.seat == known.viewer:
        known.cards.shown(pile, (event.kind,), event.among)
    elif event.owner == known.viewer:
        known.cards.came(known.hand(event.seat), event.kind)
    else:
        known.cards.passed(pile, known.hand(event.seat), _one(event.back), event.among)


def _stolen(known: Memory, event: ev.CardStolen) -> None:
    hand = known.hand(event.owner)
    if event.seat == known.viewer:
        known.cards.drawn(hand, event.kind, event.among)
    elif event.owner == known.viewer:
        known.cards.came(known.hand(event.seat), event.kind)
    else:
        known.cards.passed(hand, known.hand(event.seat), _one(event.back), event.among)


def _one(back: int) -> list[int]:
    return [int(other == back) for other in range(BACKS)]


def _embalmed(known: Memory, event: ev.PileEmbalmed) -> None:
    if event.seat != known.viewer:
        known.cards.poured(known.pile(event.seat), known.hand(event.seat))


def _hand_dropped(known: Memory, event: ev.HandDropped) -> None:
    if event.seat != known.viewer:
        known.cards.poured(known.hand(event.seat), known.pile(event.seat))


def _tokens_seen(known: Memory, event: ev.TokensSeen) -> None:
    if event.seat == known.viewer:
        known.tokens = [event.tokens.count(token) for token in range(TOKENS)]


def _token_used(known: Memory, event: ev.TokenUsed) -> None:
    if known.tokens:
        known.tokens[event.token] -= 1


def _round_ended(known: Memory, event: ev.RoundEnded) -> None:
    known.cards.forget()
    known.tokens = []


_FOLDS: Final[dict[type, Callable[[Memory, Any], None]]] = {
    ev.CardTaken: _row_card,
    ev.CardBought: _row_card,
    ev.CharacterPlayed: _played,
    ev.SetLaid: _laid,
    ev.CardsAdded: _laid,
    ev.CrossSetLaid: _laid,
    ev.NothingFitted: _nothing_fitted,
    ev.PileCleansed: _cleansed,
    ev.SurplusDropped: _dropped,
    ev.PileSeen: _looked,
    ev.CardRecovered: _recovered,
    ev.CardStolen: _stolen,
    ev.PileEmbalmed: _embalmed,
    ev.HandDropped: _hand_dropped,
    ev.TokensSeen: _tokens_seen,
    ev.TokenUsed: _token_used,
    ev.RoundEnded: _round_ended,
}
"""Events that tell a seat something to remember, each with what it is."""
