"""What is chosen on the set-up screen, before there is a match."""

from dataclasses import dataclass, field, replace
from typing import Final

from game.seats import LEVELS, Computer, Human, Sitter, names, sitter
from game.settings import LastSetup, Settings
from rules.game import AnyGame, Text, text
from saves.record import MOST_SEED, Level

LEVEL_WORDS: Final[dict[str, Text]] = {
    "novice": text("Novice"),
    "overseer": text("Overseer"),
    "architect": text("Architect"),
    "pharaoh": text("Pharaoh"),
    "random": text("Random moves"),
    "greedy": text("Greedy"),
    "plain": text("Plain search"),
}
"""What a level or yardstick is called on the screen."""

LEVEL_LINES: Final[dict[Level, tuple[Text, Text]]] = {
    "novice": (
        text("Looks one move ahead, and at nobody but itself"),
        text("Beats random moves in at least {n} of 10 matches", n=9),
    ),
    "overseer": (
        text("Compares its moves, but not the answers"),
        text("Beats a novice in at least {n} of 10 matches", n=9),
    ),
    "architect": (
        text("Thinks ahead, move by move, for everybody"),
        text("Beats an overseer in at least {n} of 10 matches", n=7),
    ),
    "pharaoh": (
        text("Thinks ahead, and knows what things will be worth"),
        text("Beats an architect in at least {n} of 10 matches", n=7),
    ),
}
"""How a level plays, and what it was measured to do with two seats, in the arena."""

FIRST_LEVEL: Final[Level] = "novice"
LONGEST_NAME: Final = 20


@dataclass(slots=True)
class SeatPlan:
    """One seat: a person of this name, or an opponent of this level."""

    human: bool
    name: str
    level: Level

    @property
    def word(self) -> str:
        """The seat as a word of the command line."""
        return f"human:{self.name.strip()}" if self.human else self.level


@dataclass(slots=True)
class Plan:
    """A match that may be started: seats in order, a choice for every option, and a deal."""

    game: AnyGame
    seats: list[SeatPlan]
    options: dict[str, str]
    code: str = ""
    """Digits that give a deal again; empty for any deal."""
    people: list[str] = field(default_factory=list)
    """Names offered to people, the latest first."""
    free_take_back: bool = False
    """Whether a person alone with opponents may take back anything."""
    curtain: bool = True
    """Whether people who share the screen look away for each other."""

    @property
    def persons(self) -> int:
        """How many people play."""
        return sum(seat.human for seat in self.seats)

    def sitters(self) -> list[Sitter]:
        """Who will sit there; ValueError says in one sentence what is wrong with a name."""
        return [sitter(seat.word, place) for place, seat in enumerate(self.seats)]

    def names(self) -> tuple[str, ...]:
        """The name of every seat as it will be shown."""
        return names(
            [
                Human(seat.name.strip() or "?") if seat.human else Computer(seat.level)
                for seat in self.seats
            ]
        )

    def add_seat(self) -> None:
        """One more opponent, as strong as the last."""
        level = next((s.level for s in reversed(self.seats) if not s.human), FIRST_LEVEL)
        self.seats.append(SeatPlan(False, "", level))

    def remove_seat(self, place: int) -> None:
        """One seat less; those after it move up."""
        del self.seats[place]

    def make_human(self, place: int, human: bool) -> None:
        """Who plays at a seat."""
        seat = self.seats[place]
        seat.human = human
        if human and not seat.name:
            seat.name = self._free_name(place)

    def name_fault(self, place: int) -> Text | None:
        """Why a person's name will not do."""
        try:
            sitter(self.seats[place].word, place)
        except ValueError:
            return text("A name has 1 to 20 letters.")
        return None

    def code_fault(self) -> Text | None:
        """Why the code will not do."""
        if not self.code or (self.code.isdecimal() and int(self.code) <= MOST_SEED):
            return None
        return text("A code is made of digits.")

    def fault(self) -> Text | None:
        """Why the match cannot start."""
        faults = [self.name_fault(place) for place in range(len(self.seats))]
        return next((fault for fault in [*faults, self.code_fault()] if fault), None)

    def kept(self) -> LastSetup:
        """What the settings remember of it."""
        return LastSetup(
            seats=tuple(seat.word for seat in self.seats),
            options=dict(self.options),
            free_take_back=self.free_take_back,
            curtain=self.curtain,
        )

    def _free_name(self, place: int) -> str:
        taken = {seat.name for seat in self.seats if seat.human}
        free = [name for name in self.people if name not in taken]
        return free[0] if free else f"Player {place + 1}"


def plan_for(game: AnyGame, settings: Settings) -> Plan:
    """The last set-up of the game where it still fits, else one person against one opponent."""
    plan = Plan(game, [], {o.key: o.default for o in game.options}, people=list(settings.names))
    last = settings.setups.get(game.name)
    if last is not None:
        for option in game.options:
            value = last.options.get(option.key)
            if value in [choice.value for choice in option.choices]:
                plan.options[option.key] = str(value)
        plan.seats = _seats(last.seats)
        plan.free_take_back, plan.curtain = last.free_take_back, last.curtain
    if len(plan.seats) not in game.seats:
        first = plan.people[0] if plan.people else "Player 1"
        plan.seats = [SeatPlan(True, first, FIRST_LEVEL)]
        while len(plan.seats) < game.seats[0]:
            plan.add_seat()
    return plan


def other_game(plan: Plan, game: AnyGame, settings: Settings) -> Plan:
    """The same people, opponents and habits at another game, by its last options."""
    if len(plan.seats) not in game.seats:
        return plan_for(game, settings)
    return replace(plan, game=game, options=plan_for(game, settings).options)


def _seats(words: tuple[str, ...]) -> list[SeatPlan]:
    seats = []
    for place, word in enumerate(words):
        try:
            who = sitter(word, place)
        except ValueError:
            return []
        if isinstance(who, Human):
            seats.append(SeatPlan(True, who.name[:LONGEST_NAME], FIRST_LEVEL))
        else:
            level = next((lv for lv in LEVELS if lv == who.level), FIRST_LEVEL)
            seats.append(SeatPlan(False, "", level))
    return seats
