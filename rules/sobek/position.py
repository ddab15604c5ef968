"""A position as JSON: what FEN is to chess.

Cards, types and tokens are words with their number. What is left out is derived: cards and tokens
that lie nowhere else are not dealt, the rest is as at the start of a turn.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rules.fields import Fields
from rules.game import CHANCE, NOBODY, PositionError, Seat
from rules.packed import i64, vec
from rules.rows import count as count_of
from rules.sobek import state as st
from rules.sobek.pieces import (
    AMULET,
    BACK,
    BACK_WORDS,
    COPIES,
    DECK_CARDS,
    DELIVERY,
    EVENTS_OUT,
    GREEN,
    GREEN_CARDS,
    GREEN_HAND,
    GUILDS,
    KIND_WORDS,
    KINDS,
    KINDS_OF_TYPE,
    NO_TYPE,
    PROSPERITY,
    PROSPERITY_TYPES,
    QUEEN_CARDS,
    REMOVED,
    ROUNDS,
    SEAT_LETTERS,
    SEAT_NUMBERS,
    SET_MINIMUM,
    TOKEN_COPIES,
    TOKEN_WORDS,
    TOKENS,
    TYPE_WORDS,
    TYPES,
)
from rules.sobek.pieces import CURSE as CURSE_TOKEN
from rules.sobek.position_check import check_stage
from rules.sobek.state import SOURCES, STAGE_WORDS, State, box

_SOURCE_WORDS: Final = ("sets", "crosswise", "events", "corruption")
_MOST_POINTS: Final = 999


def _cards(counts: Iterable[int]) -> dict[str, int]:
    return {KIND_WORDS[kind]: count for kind, count in enumerate(counts) if count}


def _listed(kinds: vec[i64]) -> dict[str, int]:
    return _cards([count_of(kinds, kind) for kind in range(KINDS)])


def _tokens(counts: Iterable[int]) -> dict[str, int]:
    return {TOKEN_WORDS[token]: count for token, count in enumerate(counts) if count}


def _sets_to_json(
    seat: Seat, cards: vec[i64], amulets: vec[i64], prosperity: Sequence[int]
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for type_, word in enumerate(TYPE_WORDS):
        at = seat * TYPES + type_
        counts = [0] * KINDS
        for kind in KINDS_OF_TYPE[type_]:
            counts[kind] = cards[seat * KINDS + kind]
        counts[AMULET] = amulets[at]
        if any(counts):
            found[word] = {"cards": _cards(counts)}
            if prosperity[at]:
                found[word]["prosperity"] = prosperity[at]
    return found


def position_to_json(state: State) -> dict[str, Any]:
    """The whole truth of a position, as JSON values."""
    seats = range(state.seats)
    none = [0] * (state.seats * TYPES)
    return {
        "seats": state.seats,
        "open_piles": state.open_piles,
        "hundred_ends": state.hundred_ends,
        "characters_up": state.characters_up,
        "stage": STAGE_WORDS[state.stage],
        "to_move": SEAT_LETTERS[state.to_move] if state.to_move >= 0 else None,
        "turn": SEAT_LETTERS[state.turn],
        "starter": SEAT_LETTERS[state.starter],
        "owner": SEAT_LETTERS[state.owner],
        "round": state.round,
        "flood": state.flood,
        "draws": state.draws,
        "back": BACK_WORDS[state.back],
        "guild": TOKEN_WORDS[state.token],
        "laying": None if state.laying == NO_TYPE else TYPE_WORDS[state.laying],
        "picked": [KIND_WORDS[kind] for kind in state.picked],
        "steps": state.steps,
        "queue": [SEAT_LETTERS[seat] for seat in state.queue],
        "hands": [_cards(state.hands[seat * KINDS :][:KINDS]) for seat in seats],
        "piles": [_cards(state.piles[seat * KINDS :][:KINDS]) for seat in seats],
        "curses": list(state.curses),
        "sets": [
            _sets_to_json(seat, state.sets, state.set_amulets, list(state.prosperity))
            for seat in seats
        ],
        "crosswise": [
            _sets_to_json(seat, state.cross, state.cross_amulets, none) for seat in seats
        ],
        "row": [KIND_WORDS[kind] for kind in state.row],
        "undealt": _listed(state.undealt),
        "to_deal": state.to_deal,
        "green": _listed(state.green),
        "discard": _cards(state.discard),
        "bag": _tokens(state.bag),
        "events": _tokens(state.events),
        "used": _tokens(state.used),
        "score": list(state.score),
        "points": [_points_to_json(state, round_) for round_ in range(max(state.round, 1))],
    }


def _points_to_json(state: State, round_: int) -> dict[str, list[int]]:
    found = {}
    for source, word in enumerate(_SOURCE_WORDS):
        first = (round_ * SOURCES + source) * state.seats
        found[word] = list(state.ledger[first : first + state.seats])
    return found


def position_from_json(value: Any) -> State:
    """The position; PositionError names the first field that is wrong."""
    read = Fields(value)
    state = box(
        read.number("seats", SEAT_NUMBERS[0], SEAT_NUMBERS[-1], None),
        read.truth("open_piles", False),
        read.truth("hundred_ends", False),
        read.truth("characters_up", False),
    )
    state.stage = read.one_of("stage", STAGE_WORDS, "turn")
    _read_turn(read, state)
    _read_cards(read, state)
    _read_tokens(read, state)
    _read_decision(read, state)
    _read_points(read, state)
    read.finish()
    check_stage(state)
    return state


def _read_turn(read: Fields, state: State) -> None:
    letters = SEAT_LETTERS[: state.seats]
    state.turn = read.one_of("turn", letters, letters[0])
    state.starter = read.one_of("starter", letters, letters[state.turn])
    state.owner = read.one_of("owner", letters, letters[state.turn])
    if state.stage in st.CHANCE_STAGES:
        state.to_move = read.seat_or_none("to_move", letters, CHANCE)
    elif state.stage == st.OVER:
        state.to_move = read.seat_or_none("to_move", letters, NOBODY)
    else:
        state.to_move = read.one_of("to_move", letters, letters[state.turn])
    state.round = read.number("round", 0, ROUNDS, 0 if state.stage == st.LOT else 1)
    if (state.round == 0) != (state.stage == st.LOT):
        raise PositionError("round: it is 0 before the first lot, and only then.")
    state.flood = read.truth("flood", False)


def _read_cards(read: Fields, state: State) -> None:
    left = list(COPIES)
    for name, cards in (("hands", state.hands), ("piles", state.piles)):
        for seat, row in enumerate(read.rows(name, state.seats, empty=True)):
            for kind, count in enumerate(row.counts(KIND_WORDS, COPIES)):
                cards[seat * KINDS + kind] = count
                left[kind] -= count
    for seat, row in enumerate(read.rows("sets", state.seats, empty=True)):
        _read_sets(row, state, seat, left, crosswise=False)
    for seat, row in enumerate(read.rows("crosswise", state.seats, empty=True)):
        _read_sets(row, state, seat, left, crosswise=True)
    state.row = _kinds(read.words("row", KIND_WORDS, []))
    if len(state.row) > DELIVERY or any(BACK[kind] == GREEN for kind in state.row):
        raise PositionError(f"row: at most {DELIVERY} cards, none with a green back, are wanted.")
    state.discard = vec[i64](read.row("discard").counts(KIND_WORDS, COPIES))
    for kind in state.row:
        left[kind] -= 1
    left = [rest - count for rest, count in zip(left, state.discard, strict=True)]
    for kind, rest in enumerate(left):
        if rest < 0:
            raise PositionError(f"hands: there are {COPIES[kind]} of {KIND_WORDS[kind]} in all.")
    _check_rest(read, "undealt", left, DECK_CARDS)
    _check_rest(read, "green", left, GREEN_CARDS)
    state.undealt = _left_of(DECK_CARDS, left)
    state.green = _left_of(GREEN_CARDS, left)
    most = len(state.undealt)
    usual = 0 if state.stage == st.LOT else max(most - REMOVED[state.seats], 0)
    state.to_deal = read.number("to_deal", 0, most, usual)


def _kinds(words: Iterable[str]) -> vec[i64]:
    return vec[i64]([KIND_WORDS.index(word) for word in words])


def _left_of(deck: tuple[int, ...], left: list[int]) -> vec[i64]:
    return vec[i64]([kind for kind in sorted(set(deck)) for _ in range(left[kind])])


def _check_rest(read: Fields, name: str, left: list[int], deck: tuple[int, ...]) -> None:
    rest = {KIND_WORDS[kind]: left[kind] for kind in sorted(set(deck)) if left[kind]}
    row = read.row(name)
    if row.given and _cards(row.counts(KIND_WORDS, COPIES)) != rest:
        raise PositionError(f"{name}: with the cards elsewhere {rest} are left.")


def _read_sets(row: Fields, state: State, seat: Seat, left: list[int], *, crosswise: bool) -> None:
    cards, amulets = state.sets, state.set_amulets
    if crosswise:
        cards, amulets = state.cross, state.cross_amulets
    for type_, word in enumerate(TYPE_WORDS):
        laid = row.row(word)
        if not laid.given:
            continue
        kinds = (*KINDS_OF_TYPE[type_], AMULET)
        counts = laid.row("cards").counts(
            [KIND_WORDS[kind] for kind in kinds], [COPIES[kind] for kind in kinds]
        )
        if sum(counts) < SET_MINIMUM or not any(counts[:-1]):
            raise PositionError(f"sets: {word} needs {SET_MINIMUM} cards, one of them real.")
        for kind, count in zip(kinds, counts, strict=True):
            left[kind] -= count
            if kind != AMULET:
                cards[seat * KINDS + kind] = count
        amulets[seat * TYPES + type_] = counts[-1]
        if not crosswise and type_ in PROSPERITY_TYPES:
            most = TOKEN_COPIES[PROSPERITY]
            state.prosperity[seat * TYPES + type_] = laid.number("prosperity", 0, most, 0)
        laid.finish()
    row.finish()


def _read_tokens(read: Fields, state: State) -> None:
    state.curses = vec[i64](read.numbers("curses", state.seats, TOKEN_COPIES[CURSE_TOKEN]))
    state.events = vec[i64](read.row("events").counts(TOKEN_WORDS, TOKEN_COPIES))
    state.used = vec[i64](read.row("used").counts(TOKEN_WORDS, TOKEN_COPIES))
    left = [
        TOKEN_COPIES[token] - state.events[token] - state.used[token] for token in range(TOKENS)
    ]
    left[CURSE_TOKEN] -= sum(state.curses)
    left[PROSPERITY] -= sum(state.prosperity)
    for token, rest in enumerate(left):
        if rest < 0:
            total = TOKEN_COPIES[token]
            raise PositionError(f"events: there are {total} of {TOKEN_WORDS[token]} in all.")
    if sum(state.events) > EVENTS_OUT:
        raise PositionError(f"events: {EVENTS_OUT} tokens at most are out.")
    bag = read.row("bag")
    if bag.given and bag.counts(TOKEN_WORDS, TOKEN_COPIES) != left:
        raise PositionError(f"bag: with the tokens elsewhere {_tokens(left)} are left.")
    state.bag = vec[i64](left)


def _read_decision(read: Fields, state: State) -> None:
    letters = SEAT_LETTERS[: state.seats]
    usual = {
        st.GREEN_DEAL: GREEN_HAND * state.seats,
        st.TOKEN_DRAW: EVENTS_OUT,
        st.ROW_DEAL: min(DELIVERY, state.to_deal),
        st.DRAW: min(QUEEN_CARDS, state.to_deal),
    }
    state.draws = read.number("draws", 0, DELIVERY, usual.get(state.stage, 0))
    state.back = read.one_of("back", BACK_WORDS, BACK_WORDS[0])
    state.token = read.one_of("guild", TOKEN_WORDS[:GUILDS], TOKEN_WORDS[0])
    laying = read.one_of_or_none("laying", TYPE_WORDS)
    state.laying = NO_TYPE if laying is None else laying
    state.picked = _kinds(read.words("picked", KIND_WORDS, []))
    state.steps = read.number("steps", 0, KINDS, len(state.picked))
    state.queue = vec[i64]([letters.index(w) for w in read.words("queue", tuple(letters), [])])


def _read_points(read: Fields, state: State) -> None:
    """Points whose source is left out count as sets of the round before."""
    score = read.numbers("score", state.seats, _MOST_POINTS)
    state.score = vec[i64](score)
    rounds = max(state.round, 1)
    before = max(state.round - 2, 0) * SOURCES * state.seats
    ledger = [0] * len(state.ledger)
    ledger[before : before + state.seats] = score
    if read.has("points"):
        ledger = _read_ledger(read.rows("points", rounds), state.seats)
    sums = [sum(ledger[seat :: state.seats]) for seat in range(state.seats)]
    if sums != score:
        raise PositionError(f"points: they add up to {sums}, not to the score.")
    state.ledger = vec[i64](ledger)


def _read_ledger(rows: list[Fields], seats: int) -> list[int]:
    ledger = [0] * (ROUNDS * SOURCES * seats)
    for round_, row in enumerate(rows):
        for source, word in enumerate(_SOURCE_WORDS):
            first = (round_ * SOURCES + source) * seats
            points = row.numbers(word, seats, _MOST_POINTS, low=-_MOST_POINTS)
            ledger[first : first + seats] = points
        row.finish()
    return ledger
