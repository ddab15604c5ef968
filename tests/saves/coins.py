"""Coins, the smallest game with all that a match must cope with.

Each round every seat is dealt a coin that only it sees. In seat order each puts its coin into a
jar (the first stage of its decision) open or shut (the second). An open coin scores its value at
once; a shut one scores it at the end, and nobody else sees it till then.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from rules.game import (
    CHANCE,
    HIDDEN,
    NOBODY,
    Choice,
    Event,
    Forecast,
    Game,
    MoveError,
    Option,
    PositionError,
    ScoreLine,
    Seat,
    Setup,
    Tell,
    Text,
    Who,
    text,
)

KINDS = (1, 2, 3, 4, 5)
COPIES = 3
JARS = 2
NO_JAR = -1

Move = tuple[str, *tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Dealt:
    heading = True
    round: int
    coins: tuple[int, ...]

    def seen_by(self, viewer: Seat) -> "Dealt":
        coins = (coin if seat == viewer else HIDDEN for seat, coin in enumerate(self.coins))
        return replace(self, coins=tuple(coins))


@dataclass(frozen=True, slots=True)
class JarChosen:
    seat: Seat
    jar: int

    def seen_by(self, viewer: Seat) -> "JarChosen":
        return self


@dataclass(frozen=True, slots=True)
class CoinLaid:
    seat: Seat
    jar: int
    coin: int
    shut: bool

    def seen_by(self, viewer: Seat) -> "CoinLaid":
        return replace(self, coin=HIDDEN) if self.shut and viewer != self.seat else self


@dataclass(frozen=True, slots=True)
class Ended:
    points: tuple[int, ...]

    def seen_by(self, viewer: Seat) -> "Ended":
        return self


@dataclass(slots=True)
class State:
    seats: int
    rounds: int
    round: int = 0
    to_move: Seat = CHANCE
    jar: int = NO_JAR
    hands: list[int] = field(default_factory=list)
    bag: list[int] = field(default_factory=lambda: [COPIES] * len(KINDS))
    laid: list[tuple[int, int, int, bool]] = field(default_factory=list)

    def copy(self) -> "State":
        return replace(self, hands=self.hands[:], bag=self.bag[:], laid=self.laid[:])


@dataclass(slots=True)
class Memory:
    told: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat
    seats: int
    rounds: int
    round: int
    to_move: Seat
    jar: int
    hands: tuple[int, ...]
    laid: tuple[tuple[int, int, int, bool], ...]
    told: int


def start(setup: Setup) -> State:
    return State(setup.seats, int(setup.options["rounds"]))


def chance(state: State, rng: Random) -> Move:
    bag = [kind for kind, count in zip(KINDS, state.bag, strict=True) for _ in range(count)]
    return ("deal", *rng.sample(bag, state.seats))


def chance_fault(state: State, move: Move) -> str:
    if move[0] != "deal" or len(move) != state.seats + 1:
        return "Every seat is dealt a coin now."
    if any(move[1:].count(k) > c for k, c in zip(KINDS, state.bag, strict=True)):
        return "The bag does not hold these coins."
    return ""


def legal_moves(state: State) -> Sequence[Move]:
    if state.to_move < 0:
        return ()
    if state.jar == NO_JAR:
        return [("jar", jar) for jar in range(JARS)]
    return [("open",), ("shut",)]


def why_not(state: State, move: Move) -> Text:
    if move[0] == "jar":
        return text("There are {n} jars, and one is chosen once", n=JARS)
    return text("{who} chooses a jar first", who=Who(state.to_move))


def apply(state: State, move: Move, tell: Tell | None) -> None:
    seat = state.to_move
    match move[0]:
        case "deal":
            state.round += 1
            state.hands = list(move[1:])
            for coin in state.hands:
                state.bag[coin - 1] -= 1
            state.to_move = 0
            if tell:
                tell(Dealt(state.round, tuple(state.hands)))
        case "jar":
            state.jar = move[1]
            if tell:
                tell(JarChosen(seat, state.jar))
        case kind:
            laid = CoinLaid(seat, state.jar, state.hands[seat], kind == "shut")
            state.laid.append((seat, laid.jar, laid.coin, laid.shut))
            state.hands[seat] = 0
            state.jar = NO_JAR
            state.to_move = seat + 1
            if state.to_move == state.seats:
                state.to_move = NOBODY if state.round == state.rounds else CHANCE
            if tell:
                tell(laid)
                if state.to_move == NOBODY:
                    tell(Ended(scores(state)))


def midway(state: State) -> bool:
    return state.jar != NO_JAR


def scores(state: State) -> tuple[int, ...]:
    over = state.to_move == NOBODY
    return tuple(
        sum(coin for who, _, coin, shut in state.laid if who == seat and (over or not shut))
        for seat in range(state.seats)
    )


def winners(state: State) -> tuple[Seat, ...]:
    points = scores(state)
    return tuple(seat for seat in range(state.seats) if points[seat] == max(points))


def score_sheet(state: State) -> Sequence[ScoreLine]:
    return [ScoreLine(text("Coins"), scores(state))]


def pieces(state: State) -> dict[str, int]:
    lying = [coin for _, _, coin, _ in state.laid] + state.hands
    return {f"coin {k}": state.bag[k - 1] + lying.count(k) for k in KINDS}


def remember(known: Memory, event: Event) -> None:
    known.told.append(event)


def view(state: State, known: Memory, viewer: Seat) -> View:
    return View(
        viewer,
        state.seats,
        state.rounds,
        state.round,
        state.to_move,
        state.jar,
        tuple(coin if seat == viewer else HIDDEN for seat, coin in enumerate(state.hands)),
        tuple(
            (who, jar, coin if not shut or who == viewer else HIDDEN, shut)
            for who, jar, coin, shut in state.laid
        ),
        len(known.told),
    )


def standing(seen: View) -> Sequence[ScoreLine]:
    points = [0] * seen.seats
    for who, _, coin, _ in seen.laid:
        points[who] += max(coin, 0)
    return [ScoreLine(text("Coins"), tuple(points))]


def forecast(seen: View, move: Move) -> Forecast:
    nothing = (0,) * seen.seats
    gain = tuple(seen.hands[seat] if seat == seen.viewer else 0 for seat in range(seen.seats))
    return Forecast(
        gain if move[0] == "open" else nothing, nothing, gain if move[0] == "shut" else nothing
    )


def imagine(seen: View, rng: Random) -> State:
    known = [coin for coin in seen.hands if coin > 0] + [c for _, _, c, _ in seen.laid if c > 0]
    unseen = [kind for kind in KINDS for _ in range(COPIES - known.count(kind))]
    rng.shuffle(unseen)
    hands = [unseen.pop() if coin == HIDDEN else coin for coin in seen.hands]
    laid = [(w, j, unseen.pop() if c == HIDDEN else c, s) for w, j, c, s in seen.laid]
    bag = [unseen.count(kind) for kind in KINDS]
    return State(seen.seats, seen.rounds, seen.round, seen.to_move, seen.jar, hands, bag, laid)


def move_to_text(move: Move) -> str:
    return " ".join(str(part) for part in move)


def move_from_text(words: str) -> Move:
    kind, *numbers = words.split(" ")
    if kind not in ("deal", "jar", "open", "shut") or not all(n.isdecimal() for n in numbers):
        raise MoveError(f"{words!r} is not a move of Coins.")
    return (kind, *(int(n) for n in numbers))


def sentence(event: Event) -> Text:
    match event:
        case Dealt():
            return text("Round {n}", n=event.round)
        case JarChosen():
            return text("{who} chose jar {n}", who=Who(event.seat), n=event.jar)
        case CoinLaid(coin=coin) if coin == HIDDEN:
            return text("{who} laid a hidden coin", who=Who(event.seat))
        case CoinLaid():
            return text("{who} laid a {n}", who=Who(event.seat), n=event.coin)
        case _:
            return text("The game ended")


def position_to_json(state: State) -> dict[str, Any]:
    return {
        "seats": state.seats,
        "rounds": state.rounds,
        "round": state.round,
        "to_move": state.to_move,
        "jar": state.jar,
        "hands": state.hands,
        "bag": state.bag,
        "laid": [list(coin) for coin in state.laid],
    }


def position_from_json(value: Any) -> State:
    try:
        fields = dict(value)
        fields["laid"] = [(int(w), int(j), int(c), bool(s)) for w, j, c, s in fields["laid"]]
        state = State(**fields)
    except (TypeError, ValueError, KeyError) as wrong:
        raise PositionError(f"laid: {wrong}") from wrong
    if not isinstance(state.seats, int) or not 2 <= state.seats <= 4:
        raise PositionError("seats: from 2 to 4 are wanted.")
    return state


GAME: Game[State, Move, View, Memory] = Game(
    name="coins",
    title=text("Coins"),
    version=1,
    seats=(2, 3, 4),
    options=(
        Option(
            "rounds",
            text("Rounds"),
            text("How many rounds are played"),
            tuple(Choice(n, text(n)) for n in ("2", "1", "3")),
        ),
    ),
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
    tie_breaks=lambda state: (),
    pieces=pieces,
    memory=lambda setup, seat: Memory(),
    remember=remember,
    view=view,
    private=lambda seen: True,
    standing=standing,
    forecast=forecast,
    imagine=imagine,
    move_to_text=move_to_text,
    move_from_text=move_from_text,
    sentence=sentence,
    position_to_json=position_to_json,
    position_from_json=position_from_json,
)

GAMES = {GAME.name: GAME}
