"""A tiny whole game for the tests: dates come from a deck to a market of three.

Each seat is dealt one hidden date. In turn a seat takes an open date for its points or passes;
who takes the 1 goes on in a second stage, with another date or a stop. Once all dates are
taken, or all seats passed in a row, dates of the parity of a seat's hidden one count twice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from rules.game import (
    CHANCE,
    HIDDEN,
    NOBODY,
    Forecast,
    Game,
    MoveError,
    PositionError,
    ScoreLine,
    Seat,
    Setup,
    Tell,
    Text,
    text,
)

DATES = tuple(range(1, 13))
OPEN = 3
STOP = -2
PASS = -3


@dataclass(frozen=True, slots=True)
class Move:
    """A date taken or drawn, the dates dealt, or STOP or PASS."""

    dates: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """Every seat has its hidden date."""

    hands: tuple[int, ...]

    def seen_by(self, viewer: Seat) -> "Dealt":
        hands = tuple(d if s == viewer else HIDDEN for s, d in enumerate(self.hands))
        return replace(self, hands=hands)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A date came to the market."""

    date: int

    def seen_by(self, viewer: Seat) -> "Drawn":
        return self


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat took a date, stopped or passed."""

    seat: Seat
    date: int

    def seen_by(self, viewer: Seat) -> "Taken":
        return self


class State:
    """Hidden dates, deck, market and what each seat has taken."""

    __slots__ = ("again", "deck", "hands", "market", "passes", "taken", "to_move", "turn")

    def __init__(self, seats: int) -> None:
        self.hands = [HIDDEN] * seats
        self.deck = list(DATES)
        self.market: list[int] = []
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.turn = 0
        self.again = False
        self.passes = 0
        self.to_move = CHANCE

    def copy(self) -> "State":
        other = State.__new__(State)
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.market = self.market[:]
        other.taken = [dates[:] for dates in self.taken]
        other.turn = self.turn
        other.again = self.again
        other.passes = self.passes
        other.to_move = self.to_move
        return other


@dataclass(frozen=True, slots=True)
class View:
    """What one seat knows: its own hidden date and everything open."""

    viewer: Seat
    own: int
    deck: int
    market: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    turn: Seat
    again: bool
    passes: int


@dataclass(slots=True)
class Memory:
    """The hidden date of one's own."""

    seat: Seat
    own: int = HIDDEN


def start(setup: Setup) -> State:
    return State(setup.seats)


def chance(state: State, rng: Random) -> Move:
    if HIDDEN in state.hands:
        return Move(tuple(rng.sample(state.deck, len(state.hands))))
    return Move((rng.choice(state.deck),))


def chance_fault(state: State, move: Move) -> str:
    return "" if set(move.dates) <= set(state.deck) else "These dates are not in the deck."


def legal_moves(state: State) -> Sequence[Move]:
    if state.to_move < 0:
        return ()
    moves = [Move((date,)) for date in state.market]
    return [*moves, Move((STOP if state.again else PASS,))]


def why_not(state: State, move: Move) -> Text:
    return text("There is no such date.")


def apply(state: State, move: Move, tell: Tell | None) -> None:
    if state.to_move == CHANCE:
        for date in move.dates:
            state.deck.remove(date)
        if HIDDEN in state.hands:
            state.hands = list(move.dates)
            if tell:
                tell(Dealt(move.dates))
        else:
            state.market = sorted([*state.market, *move.dates])
            if tell:
                tell(Drawn(move.dates[0]))
    else:
        (date,) = move.dates
        if tell:
            tell(Taken(state.turn, date))
        if date > 0:
            state.market.remove(date)
            state.taken[state.turn].append(date)
        state.passes = state.passes + 1 if date == PASS else 0
        state.again = date == 1
        if not state.again:
            state.turn = (state.turn + 1) % len(state.hands)
    over = state.passes == len(state.hands) or not (state.market or state.deck)
    if over:
        state.to_move = NOBODY
    elif state.deck and len(state.market) < OPEN and not state.again:
        state.to_move = CHANCE
    else:
        state.to_move = state.turn


def midway(state: State) -> bool:
    return state.again


def scores(state: State) -> tuple[int, ...]:
    lines = score_sheet(state) if state.to_move == NOBODY else score_sheet(state)[:1]
    return tuple(sum(column) for column in zip(*(line.points for line in lines), strict=True))


def score_sheet(state: State) -> Sequence[ScoreLine]:
    plain = tuple(sum(dates) for dates in state.taken)
    twice = tuple(
        sum(date for date in dates if (date - hand) % 2 == 0)
        for dates, hand in zip(state.taken, state.hands, strict=True)
    )
    return (ScoreLine(text("Dates"), plain), ScoreLine(text("Of your kind"), twice))


def winners(state: State) -> tuple[Seat, ...]:
    points = scores(state)
    return tuple(seat for seat, has in enumerate(points) if has == max(points))


def tie_breaks(state: State) -> Sequence[ScoreLine]:
    return ()


def private(seen: View) -> bool:
    return True


def pieces(state: State) -> Mapping[str, int]:
    held = sum(hand != HIDDEN for hand in state.hands)
    return {"dates": held + len(state.deck) + len(state.market) + sum(map(len, state.taken))}


def memory(setup: Setup, seat: Seat) -> Memory:
    return Memory(seat)


def remember(known: Memory, event: Any) -> None:
    if isinstance(event, Dealt):
        known.own = event.hands[known.seat]


def view(state: State, known: Memory, seat: Seat) -> View:
    return View(
        seat,
        known.own,
        len(state.deck),
        tuple(state.market),
        tuple(tuple(dates) for dates in state.taken),
        state.turn,
        state.again,
        state.passes,
    )


def standing(seen: View) -> Sequence[ScoreLine]:
    return (ScoreLine(text("Dates"), tuple(sum(dates) for dates in seen.taken)),)


def forecast(seen: View, move: Move) -> Forecast:
    gain = max(move.dates[0], 0)
    none = (0,) * len(seen.taken)
    at_once = tuple(gain if seat == seen.turn else 0 for seat in range(len(seen.taken)))
    return Forecast(at_once, none, none)


def imagine(seen: View, rng: Random) -> State:
    seats = len(seen.taken)
    known = {seen.own, *seen.market, *(date for dates in seen.taken for date in dates)}
    unseen = [date for date in DATES if date not in known]
    rng.shuffle(unseen)
    state = State(seats)
    state.hands = [seen.own if seat == seen.viewer else unseen.pop() for seat in range(seats)]
    state.deck = unseen[: seen.deck]
    state.market = list(seen.market)
    state.taken = [list(dates) for dates in seen.taken]
    state.turn = seen.turn
    state.again = seen.again
    state.passes = seen.passes
    state.to_move = seen.turn
    return state


def move_to_text(move: Move) -> str:
    return "+".join(str(date) for date in move.dates)


def move_from_text(words: str) -> Move:
    try:
        return Move(tuple(int(word) for word in words.split("+")))
    except ValueError as fault:
        raise MoveError(f"{words!r} is no move.") from fault


def sentence(event: Any) -> Text:
    return text("Something happened.")


def position_to_json(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in State.__slots__}


def position_from_json(position: Any) -> State:
    state = State(len(position["hands"]))
    for name in State.__slots__:
        if name not in position:
            raise PositionError(f"{name} is missing.")
        setattr(state, name, position[name])
    return state.copy()


GAME: Game[State, Move, View, Memory] = Game(
    name="oasis",
    title=text("Oasis"),
    version=1,
    seats=(2, 3, 4),
    options=(),
    start=start,
    chance=chance,
    chance_fault=chance_fault,
    legal_moves=legal_moves,
    why_not=why_not,
    apply=apply,
    midway=midway,
    scores=scores,
    winners=winners,
    score_sheet=score_sheet,
    tie_breaks=tie_breaks,
    pieces=pieces,
    memory=memory,
    remember=remember,
    view=view,
    private=private,
    standing=standing,
    forecast=forecast,
    imagine=imagine,
    move_to_text=move_to_text,
    move_from_text=move_from_text,
    sentence=sentence,
    position_to_json=position_to_json,
    position_from_json=position_from_json,
)


def first_turn(deals: str = "1", seats: int = 2) -> tuple[State, View]:
    """A dealt position and what the seat to move sees of it."""
    state = start(Setup(seats, {}))
    known = memory(Setup(seats, {}), 0)
    rng = Random(deals)

    def tell(event: Any) -> None:
        remember(known, event.seen_by(0))

    while state.to_move == CHANCE:
        apply(state, chance(state, rng), tell)
    return state, view(state, known, state.to_move)


def last_turns(market: list[int], again: bool = False) -> View:
    """The deck is empty and nothing taken yet; the hidden dates are 3 and one unknown."""
    position = {
        "hands": [3, 4],
        "deck": [],
        "market": market,
        "taken": [[], []],
        "turn": 0,
        "again": again,
        "passes": 0,
        "to_move": 0,
    }
    return view(position_from_json(position), Memory(0, 3), 0)
