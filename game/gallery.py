"""Every screen there is, each with a way to bring it onto a stage."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any, TypeAlias

from game import VERSION
from game.match import Match
from game.offscreen import Offscreen
from game.scenes.credits import Credits
from game.scenes.curtain import Curtain
from game.scenes.match import MatchScene
from game.scenes.menu import MatchMenu
from game.scenes.recap import Recap
from game.scenes.result import ResultScreen
from game.scenes.setup import SetUp
from game.scenes.title import Title
from game.seats import LEVELS, Computer, Human, Sitter
from game.settings import LastSetup
from game.table.telling import Telling, find
from game.tables import looks_of
from rules.catalogue import GAMES
from rules.game import CHANCE, NOBODY, AnyGame, Setup, setup_for
from saves.record import MatchRecord, now

Show: TypeAlias = Callable[[Offscreen], object]

PERSON = "Nadia"
TURNS = 40
"""Turns in which what was asked for has come, such as a tooltip."""


def gallery() -> Iterator[tuple[str, Show]]:
    """Names of all screens in order, and what brings them up."""
    yield "title", lambda stage: stage.open(Title(stage.desk))
    yield "title-continue", _title_with_a_match
    for game in GAMES.values():
        yield f"{game.name}-setup", partial(_setup, game=game, seats=2)
        yield f"{game.name}-setup-full", partial(_setup, game=game, seats=game.seats[-1])
        for telling in looks_of(game).telling():
            yield f"{game.name}-{telling.name}", partial(_table, game=game, telling=telling)
        yield f"{game.name}-menu", partial(_menu, game=game)
        yield f"{game.name}-recap", partial(_recap, game=game)
        yield f"{game.name}-curtain", partial(_curtain, game=game)
        for seats in game.seats:
            yield f"{game.name}-result-{seats}", partial(_result, game=game, seats=seats)
        yield f"{game.name}-result-tie", partial(_tie, game=game)
    yield "credits", lambda stage: stage.open(Credits(stage.desk))


def _seats(number: int, person: int, *, thinking: bool = False) -> tuple[Sitter, ...]:
    """One person at that seat among opponents, or the other way round."""
    levels = [Computer(LEVELS[-1 - seat % len(LEVELS)]) for seat in range(number)]
    person = (person + 1) % number if thinking else person
    return tuple(Human(PERSON) if seat == person else levels[seat] for seat in range(number))


def _record(
    game: AnyGame, setup: Setup, who: Sequence[Sitter], seed: int, moves: Sequence[str]
) -> MatchRecord:
    return MatchRecord(
        game=game.name,
        rules=game.version,
        app=VERSION,
        created=now(),
        seats=tuple(who),
        options=dict(setup.options),
        seed=seed,
        moves=tuple(moves),
    )


def _come_by(game: AnyGame, telling: Telling) -> tuple[MatchRecord, tuple[Any, ...]]:
    """The match that comes by a state, and the stages of the decision begun there."""
    found = find(game, telling)
    setup = setup_for(game, telling.seats, telling.options)
    who = _seats(telling.seats, found.mover, thinking=telling.thinking)
    return _record(game, setup, who, found.seed, found.moves), found.stages


def _table(stage: Offscreen, game: AnyGame, telling: Telling) -> MatchScene:
    record, stages = _come_by(game, telling)
    scene = MatchScene(stage.desk, Match.resume(record))
    stage.open(scene)
    stage.turn(3)
    for move in stages:
        stage.make(scene.table.ways(move)[0])
        stage.turn(2)
    if telling.in_hand:
        way = scene.table.ways(scene.match.legal_moves()[1])[-1]
        stage.carry(way)
        stage.point(way[1])
    if telling.then:
        telling.then(stage, scene.table)
        stage.settle(TURNS)
    return scene


def _menu(stage: Offscreen, game: AnyGame) -> None:
    scene = _table(stage, game, looks_of(game).telling()[0])
    stage.open(MatchMenu(stage.desk, scene.match))


def _recap(stage: Offscreen, game: AnyGame) -> None:
    scene = _table(stage, game, looks_of(game).telling()[1])
    stage.open(Recap(stage.desk, scene.match, scene.viewer))


def _curtain(stage: Offscreen, game: AnyGame) -> None:
    people = [Human(name) for name in (PERSON, "Merit")]
    match = Match.new(game, setup_for(game, 2, {}), people, 1)
    stage.open(MatchScene(stage.desk, match))
    stage.open(Curtain(stage.desk, match, 1, lambda: None, shut=True))


def _setup(stage: Offscreen, game: AnyGame, seats: int) -> None:
    words = [f"human:{PERSON}", *(LEVELS[-1 - seat % len(LEVELS)] for seat in range(seats - 1))]
    last = LastSetup(seats=tuple(words), options={})
    stage.desk.settings.change(setups={game.name: last})
    stage.open(SetUp(stage.desk, game))


def _title_with_a_match(stage: Offscreen) -> None:
    game = next(iter(GAMES.values()))
    record, _ = _come_by(game, looks_of(game).telling()[0])
    stage.desk.library.new(record)
    title = Title(stage.desk)
    stage.open(title)
    stage.wait(lambda: title.ready)


def _result(stage: Offscreen, game: AnyGame, seats: int) -> None:
    stage.open(ResultScreen(stage.desk, _finished(game, seats, seats)))


def _tie(stage: Offscreen, game: AnyGame) -> None:
    """The first deal of two seats that random play ends with equal points."""
    for seed in count():
        state, _ = _played(game, game.seats[0], seed)
        if len(set(game.scores(state))) == 1:
            stage.open(ResultScreen(stage.desk, _finished(game, game.seats[0], seed)))
            return


def _finished(game: AnyGame, seats: int, seed: int) -> Match:
    """A match that was played to its end at random."""
    _, moves = _played(game, seats, seed)
    setup = setup_for(game, seats, {})
    return Match.resume(_record(game, setup, _seats(seats, 0), seed, moves))


def _played(game: AnyGame, seats: int, seed: int) -> tuple[Any, list[str]]:
    """The end of random play, and the moves that led there."""
    luck, moves = Random(seed), []
    state = game.start(setup_for(game, seats, {}))
    while state.to_move != NOBODY:
        chance = state.to_move == CHANCE
        move = game.chance(state, luck) if chance else luck.choice(game.legal_moves(state))
        game.apply(state, move, None)
        moves.append(game.move_to_text(move))
    return state, moves
