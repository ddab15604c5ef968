"""Event tokens: the look at those left, and what each does (5)."""

from rules.game import Tell
from rules.packed import i64
from rules.rows import total
from rules.sobek import events as ev
from rules.sobek import state as st
from rules.sobek.counts import pile_cards
from rules.sobek.legal import others, to_bless, to_push
from rules.sobek.pieces import (
    CURSE,
    DECEIT,
    EMBALMING,
    FLOOD,
    GUILDS,
    KINDS,
    PROSPERITY,
    TOKENS,
    TYPES,
    guild_back,
    guild_forward,
)
from rules.sobek.rounds import end_turn
from rules.sobek.scoring import gain, pile_size
from rules.sobek.state import FROM_EVENTS, State, ask


def look_at_tokens(state: State, tell: Tell | None) -> None:
    """After a set: the seat sees the tokens left and must use one; if none is left, no event."""
    if total(state.events) == 0:
        end_turn(state, tell)
        return
    ask(state, st.EVENT, state.turn)
    if tell:
        left = tuple([token for token in range(TOKENS) for _ in range(state.events[token])])
        tell(ev.TokensSeen(state.turn, left))


def use_token(state: State, token: i64, tell: Tell | None) -> None:
    """Shows the token and applies it, or asks on whom; the only one possible is not asked for."""
    seat = state.turn
    state.events[token] -= 1
    state.used[token] += 1
    if tell:
        tell(ev.TokenUsed(seat, token))
    if token < GUILDS:
        state.token = token
        _use_guild(state, tell)
    elif token == CURSE:
        victims = others(state, seat)
        if len(victims) > 1:
            ask(state, st.CURSE, seat)
        else:
            curse(state, victims[0], tell)
    elif token == FLOOD:
        state.flood = True
        end_turn(state, tell)
    elif token == EMBALMING:
        _embalm(state, tell)
    elif token == DECEIT:
        _move(state, seat, pile_size(state, seat), tell)
        end_turn(state, tell)
    else:
        _use_prosperity(state, tell)


def _move(state: State, seat: i64, points: i64, tell: Tell | None) -> None:
    gain(state, seat, FROM_EVENTS, points)
    if tell:
        tell(ev.MarkerMoved(seat, points))


def _use_guild(state: State, tell: Tell | None) -> None:
    seat = state.turn
    _move(state, seat, guild_forward(state.score[seat], state.token) - state.score[seat], tell)
    victims = to_push(state, seat)
    if len(victims) > 1:
        ask(state, st.GUILD, seat)
    elif len(victims) > 0:
        push(state, victims[0], tell)
    else:
        end_turn(state, tell)


def push(state: State, victim: i64, tell: Tell | None) -> None:
    """The guild moves the victim back."""
    before = state.score[victim]
    _move(state, victim, guild_back(before, state.token) - before, tell)
    end_turn(state, tell)


def curse(state: State, victim: i64, tell: Tell | None) -> None:
    """The token goes to the victim's pile."""
    state.used[CURSE] -= 1
    state.curses[victim] += 1
    if tell:
        tell(ev.CurseLaid(state.turn, victim))
    end_turn(state, tell)


def _use_prosperity(state: State, tell: Tell | None) -> None:
    types = to_bless(state, state.turn)
    if len(types) > 1:
        ask(state, st.PROSPERITY, state.turn)
    elif len(types) > 0:
        bless(state, types[0], tell)
    else:
        if tell:
            tell(ev.NothingHappened(state.turn))
        end_turn(state, tell)


def bless(state: State, type_: i64, tell: Tell | None) -> None:
    """The token goes to the seat's set of the type."""
    state.used[PROSPERITY] -= 1
    state.prosperity[state.turn * TYPES + type_] += 1
    if tell:
        tell(ev.ProsperityLaid(state.turn, type_))
    end_turn(state, tell)


def _embalm(state: State, tell: Tell | None) -> None:
    """All cards of the pile come to the hand; curses stay."""
    seat = state.turn
    cards = pile_cards(state, seat)
    first = seat * KINDS
    for at in range(first, first + KINDS):
        state.hands[at] += state.piles[at]
        state.piles[at] = 0
    if tell:
        tell(ev.PileEmbalmed(seat, cards) if cards > 0 else ev.NothingHappened(seat))
    end_turn(state, tell)
