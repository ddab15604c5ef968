"""A whole match as a page of text that a person can follow, and back to its moves.

A line is the mover, the move's text and what came of it; the head gives seats and options, a
line of points stands wherever they changed, and the score sheet closes the page.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from game.language import Language
from rules.game import CHANCE, NOBODY, AnyGame, Setup, setup_for

NAMES = ("Ada", "Ben", "Cleo", "Dora")
MOVER, MOVE = 6, 32
"""Columns where the text of the move begins, and what came of it."""


def page(game: AnyGame, setup: Setup, moves: Sequence[str]) -> str:
    """The page of a match; the moves must be legal or possible."""
    return "\n".join([*_head(game, setup), "", *_body(game, setup, moves)]) + "\n"


def read(words: str, game: AnyGame) -> tuple[Setup, list[str]]:
    """Set-up and moves of a page."""
    lines = words.splitlines()
    head = dict(line.split(" = ") for line in lines[1 : lines.index("")])
    seats = int(head.pop("seats"))
    body = lines[lines.index("") : lines.index("Score sheet")]
    moves = [line[MOVER:MOVE].strip() for line in body if line[:MOVER].strip()]
    return setup_for(game, seats, head), moves


def _head(game: AnyGame, setup: Setup) -> Iterator[str]:
    yield f"A match of {game.name}"
    yield f"seats = {setup.seats}"
    for key, value in setup.options.items():
        yield f"{key} = {value}"


def _body(game: AnyGame, setup: Setup, moves: Sequence[str]) -> Iterator[str]:
    say = Language().say
    state = game.start(setup)
    points = game.scores(state)
    for words in moves:
        mover = "-" if state.to_move == CHANCE else NAMES[state.to_move]
        told: list[Any] = []
        move = game.move_from_text(words)
        if state.to_move == CHANCE:
            fault = game.chance_fault(state, move)
            assert fault == "", f"{words}: {fault}"
        else:
            assert move in game.legal_moves(state), f"{words} is not legal"
        game.apply(state, move, told.append)
        sentences = [say(game.sentence(event), NAMES) for event in told]
        first, *others = sentences or [""]
        if any(getattr(event, "heading", False) for event in told):
            yield ""
        yield f"{mover:{MOVER}}{words:{MOVE - MOVER}}{first}".rstrip()
        yield from (" " * MOVE + sentence for sentence in others)
        if game.scores(state) != points:
            points = game.scores(state)
            yield " " * MOVE + _points(points)
    if state.to_move == NOBODY:
        yield from ("", "Score sheet", *_sheet(game, state, setup.seats))


def _points(points: Sequence[int]) -> str:
    return "= " + ", ".join(f"{name} {n}" for name, n in zip(NAMES, points, strict=False))


def _sheet(game: AnyGame, state: Any, seats: int) -> Iterator[str]:
    yield f"{'':{MOVE}}" + "".join(f"{name:>6}" for name in NAMES[:seats])
    rows = [(Language().say(line.title, NAMES), line.points) for line in game.score_sheet(state)]
    for title, points in [*rows, ("Total", game.scores(state))]:
        yield f"{title:{MOVE}}" + "".join(f"{n:>6}" for n in points)
    yield "Won by " + " and ".join(NAMES[seat] for seat in game.winners(state))
