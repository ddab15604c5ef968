"""A position as JSON: what FEN is to chess.

Stones are letters by seat ("ab-a"), cards are words with their number. What is left out is
derived: quarries from the stones elsewhere, the draw pile from the cards elsewhere, the rest as
at the start of a round.
"""

from collections.abc import Iterable
from typing import Any, Final

from rules.fields import Fields
from rules.game import CHANCE, NOBODY, PositionError, Seat
from rules.imhotep import state as st
from rules.imhotep.notation import fleet_word
from rules.imhotep.pieces import (
    CARD_WORDS,
    COPIES,
    EMPTY,
    FLEETS,
    FLEETS_FOR,
    HEIGHT_POINTS,
    KINDS,
    MARKET,
    MARKET_CARDS,
    MOST_PLACES,
    OBELISKS,
    PAIR_CARDS,
    PYRAMID_B_SIZE,
    PYRAMID_WORDS,
    PYRAMIDS,
    RED_SITE,
    ROUNDS,
    SEAT_LETTERS,
    SHIPS,
    SITE_WORDS,
    SLED_PLACES,
    STONES_PER_SEAT,
    TEMPLE_WIDTH,
    TOWER_STONES,
)
from rules.imhotep.soundness import fault
from rules.imhotep.state import NOWHERE, STAGE_WORDS, State, box
from rules.packed import i64, vec
from rules.rows import count

_BESIDE: Final = "beside"
_LETTER_OF: Final = {EMPTY: "-", **dict(enumerate(SEAT_LETTERS))}


def _letters(seats: Iterable[Seat]) -> str:
    return "".join(_LETTER_OF[seat] for seat in seats)


def _cards(counts: Iterable[int]) -> dict[str, int]:
    return {CARD_WORDS[kind]: count for kind, count in enumerate(counts) if count}


def position_to_json(state: State) -> dict[str, Any]:
    """The whole truth of a position, as JSON values."""
    ships = [
        {
            "stones": _letters(
                state.places[ship * MOST_PLACES : ship * MOST_PLACES + state.sizes[ship]]
            ),
            "dock": SITE_WORDS[state.docks[ship]] if state.docks[ship] != NOWHERE else None,
        }
        for ship in range(SHIPS)
    ]
    return {
        "seats": state.seats,
        "sides": "".join("B" if side else "A" for side in state.sides),
        "wrath": state.wrath,
        "fewer": state.fewer,
        "stage": STAGE_WORDS[state.stage],
        "to_move": SEAT_LETTERS[state.to_move] if state.to_move >= 0 else None,
        "turn": SEAT_LETTERS[state.turn],
        "starter": SEAT_LETTERS[state.starter],
        "last_actor": SEAT_LETTERS[state.last_actor],
        "passes": state.passes,
        "round": state.round,
        "round_cards": [fleet_word(fleet) for fleet in sorted(state.fleets)],
        "ships": ships,
        "sled": list(state.sled),
        "quarry": list(state.quarry),
        "score": list(state.score),
        "cards": [_cards(state.cards[seat * KINDS :][:KINDS]) for seat in range(state.seats)],
        "market": [CARD_WORDS[kind] for kind in state.market],
        "pair": [CARD_WORDS[kind] for kind in state.pair],
        "draw_pile": _cards(state.deck),
        "discard": _cards(state.discard),
        "reds": [CARD_WORDS[kind] for kind in state.reds],
        "pyramids": _letters(state.pyramids),
        "chosen": [
            _BESIDE if pyramid == NOWHERE else PYRAMID_WORDS[pyramid] for pyramid in state.heights
        ],
        "temple": _letters(state.temple),
        "burial": _letters(state.burial),
        "obelisks": list(state.obelisks),
        "towers": _letters(state.towers),
        "ship": _counted(state.ship),
        "queue": [_place_word(place) for place in state.queue],
        "source": None if state.source == NOWHERE else _place_word(state.source),
        "column": _counted(state.column),
        "owner": SEAT_LETTERS[state.owner],
    }


def _counted(index: int) -> int | None:
    return None if index == NOWHERE else index + 1


def _place_word(place: int) -> str:
    ship, at = divmod(place, MOST_PLACES)
    return f"{ship + 1}.{at + 1}"


def position_from_json(value: Any) -> State:
    """The position; PositionError names the first field that is wrong."""
    read = Fields(value)
    seats = read.number("seats", min(HEIGHT_POINTS), max(HEIGHT_POINTS), None)
    sides = read.word("sides", "A" * len(SITE_WORDS))
    if len(sides) != len(SITE_WORDS) or set(sides) - {"A", "B"}:
        raise PositionError('sides: five letters A or B are wanted, such as "AABAB".')
    state = box(
        seats,
        tuple(side == "B" for side in sides),
        read.truth("wrath", False),
        read.truth("fewer", False),
    )
    state.stage = read.one_of("stage", STAGE_WORDS, "action")
    _read_turn(read, state)
    _read_ships(read, state)
    _read_sites(read, state)
    _read_stones(read, state)
    _read_cards(read, state)
    _read_unloading(read, state)
    read.finish()
    if wrong := fault(state):
        raise PositionError(wrong)
    return state


def _read_turn(read: Fields, state: State) -> None:
    letters = SEAT_LETTERS[: state.seats]
    state.turn = read.one_of("turn", letters, letters[0])
    state.starter = read.one_of("starter", letters, letters[state.turn])
    before = letters[(state.turn - 1) % state.seats]
    state.last_actor = read.one_of("last_actor", letters, before)
    if state.stage in st.CHANCE_STAGES:
        state.to_move = read.seat_or_none("to_move", letters, CHANCE)
    elif state.stage == st.OVER:
        state.to_move = read.seat_or_none("to_move", letters, NOBODY)
    else:
        state.to_move = read.one_of("to_move", letters, letters[state.turn])
    state.passes = read.number("passes", 0, state.seats - 1, 0)
    state.round = read.number("round", 0, ROUNDS, 0 if state.stage == st.START else 1)
    state.owner = read.one_of("owner", letters, letters[max(state.to_move, 0)])
    words = [fleet_word(fleet) for fleet in FLEETS_FOR[state.seats]]
    kept = words[: len(words) - state.round]
    cards = read.words("round_cards", words, kept)
    if len(set(cards)) != len(cards) or len(cards) != len(words) - state.round:
        wanted = len(words) - state.round
        raise PositionError(f"round_cards: {wanted} different cards are left in this round.")
    fleets = [fleet_word(fleet) for fleet in range(len(FLEETS))]
    state.fleets = vec[i64]([fleets.index(card) for card in cards])


def _read_ships(read: Fields, state: State) -> None:
    ships = read.rows("ships", SHIPS)
    for ship, row in enumerate(ships):
        stones = row.letters("stones", SEAT_LETTERS[: state.seats] + "-", MOST_PLACES)
        state.sizes[ship] = len(stones)
        for place, letter in enumerate(stones):
            if letter != "-":
                state.places[ship * MOST_PLACES + place] = SEAT_LETTERS.index(letter)
                state.loads[ship] += 1
        dock = row.one_of_or_none("dock", SITE_WORDS)
        state.docks[ship] = NOWHERE if dock is None else dock
        row.finish()
    taken = [site for site in state.docks if site != NOWHERE]
    if len(set(taken)) != len(taken):
        raise PositionError("ships: two ships cannot lie at one dock.")


def _read_sites(read: Fields, state: State) -> None:
    seats = SEAT_LETTERS[: state.seats]
    most = STONES_PER_SEAT * state.seats
    for name in ("pyramids", "temple", "burial", "towers"):
        stones = read.letters(name, seats, most)
        setattr(state, name, vec[i64]([SEAT_LETTERS.index(letter) for letter in stones]))
    state.obelisks = vec[i64](read.numbers("obelisks", state.seats, STONES_PER_SEAT))
    if state.sides[OBELISKS]:
        if max(state.obelisks) >= TOWER_STONES:
            raise PositionError("obelisks: 3 waiting stones would be a tower on side B.")
    elif len(state.towers) > 0:
        raise PositionError("towers: side A of the Obelisks has none.")
    chosen = read.words("chosen", (*PYRAMID_WORDS, _BESIDE), [])
    wanted = len(state.pyramids) if state.sides[PYRAMIDS] else 0
    if len(chosen) != wanted:
        raise PositionError(f"chosen: one pyramid for each of the {wanted} stones is wanted.")
    state.heights = vec[i64](
        [NOWHERE if word == _BESIDE else PYRAMID_WORDS.index(word) for word in chosen]
    )
    for pyramid, word in enumerate(PYRAMID_WORDS):
        if count(state.heights, pyramid) > PYRAMID_B_SIZE:
            raise PositionError(f"chosen: the {word} pyramid has room for {PYRAMID_B_SIZE} stones.")


def _read_stones(read: Fields, state: State) -> None:
    state.sled = vec[i64](read.numbers("sled", state.seats, SLED_PLACES))
    state.score = vec[i64](read.numbers("score", state.seats, 999))
    elsewhere = [
        state.sled[seat]
        + count(state.places, seat)
        + count(state.pyramids, seat)
        + count(state.temple, seat)
        + count(state.burial, seat)
        + state.obelisks[seat]
        + TOWER_STONES * count(state.towers, seat)
        for seat in range(state.seats)
    ]
    for seat, stones in enumerate(elsewhere):
        if stones > STONES_PER_SEAT:
            raise PositionError(f"quarry: seat {SEAT_LETTERS[seat]} has {stones} stones elsewhere.")
    rest = [STONES_PER_SEAT - stones for stones in elsewhere]
    if read.numbers("quarry", state.seats, STONES_PER_SEAT, rest) != rest:
        raise PositionError(f"quarry: with the stones elsewhere {rest} are left.")
    state.quarry = vec[i64](rest)


def _read_cards(read: Fields, state: State) -> None:
    left = list(COPIES)
    hands = read.rows("cards", state.seats, empty=True)
    for seat, row in enumerate(hands):
        for kind, cards in enumerate(row.counts(CARD_WORDS, COPIES)):
            state.cards[seat * KINDS + kind] = cards
            left[kind] -= cards
    face_up = MARKET_CARDS[state.sides[MARKET]]
    face_down = PAIR_CARDS if state.sides[MARKET] else 0
    state.market = _kinds(read.words("market", CARD_WORDS, []))
    state.pair = _kinds(read.words("pair", CARD_WORDS, []))
    if len(state.market) > face_up or len(state.pair) > face_down:
        raise PositionError(f"market: {face_up} cards face up and {face_down} face down at most.")
    state.discard = vec[i64](read.row("discard").counts(CARD_WORDS, COPIES))
    reds = [CARD_WORDS[kind] for kind in RED_SITE]
    state.reds = _kinds(read.words("reds", reds, []))
    for kind in (*state.market, *state.pair, *state.reds):
        left[kind] -= 1
    left = [rest - discarded for rest, discarded in zip(left, state.discard, strict=True)]
    for kind, rest in enumerate(left):
        if rest < 0:
            raise PositionError(f"cards: there are {COPIES[kind]} of {CARD_WORDS[kind]} in all.")
    pile = read.row("draw_pile")
    if pile.given and pile.counts(CARD_WORDS, COPIES) != left:
        raise PositionError(f"draw_pile: with the cards elsewhere {_cards(left)} are left.")
    state.deck = vec[i64](left)


def _kinds(words: Iterable[str]) -> vec[i64]:
    return vec[i64]([CARD_WORDS.index(word) for word in words])


def _read_unloading(read: Fields, state: State) -> None:
    ship = read.number_or_none("ship", 1, SHIPS)
    state.ship = NOWHERE if ship is None else ship - 1
    places = [_place_word(place) for place in range(SHIPS * MOST_PLACES)]
    state.queue = vec[i64]([places.index(word) for word in read.words("queue", places, [])])
    source = read.one_of_or_none("source", places)
    state.source = NOWHERE if source is None else source
    column = read.number_or_none("column", 1, TEMPLE_WIDTH[state.seats] + 1)
    state.column = NOWHERE if column is None else column - 1
    if len(set(state.queue)) != len(state.queue):
        raise PositionError("queue: a place is unloaded once.")
    for place in state.queue:
        if place // MOST_PLACES != state.ship or state.places[place] == EMPTY:
            raise PositionError("queue: only stones of the ship being unloaded can wait.")
