"""How a seat thinks about its move: from what it foresaw, and to the end where that is near."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, TypeVar

from game.ai.ending import solved
from game.ai.search import Node, Search
from game.ai.style import PLAIN, Style
from game.ai.thoughts import Budget, Thoughts, Worth
from rules.game import Game, State, View

S = TypeVar("S", bound=State)
M = TypeVar("M")
V = TypeVar("V", bound=View)
K = TypeVar("K")


SELDOM: Final = 1000
"""What was tried less than once in so many times is not kept from one move to the next."""


class Foresight:
    """What a seat found out when it last thought: the tree to go on from at its next move."""

    __slots__ = ("root",)

    def __init__(self) -> None:
        self.root: Node | None = None  # where nothing is foreseen

    def expect(self, move: Any) -> None:
        """The seat will make this move: what else it might do is forgotten, to save memory.

        And of what may follow, all that was seldom tried: most of a tree, but little of its worth.
        """
        if self.root is not None and self.root.children is not None:
            children = self.root.children
            self.root.children = {move: children[move]} if move in children else None
            self.root.forget(max(2, self.root.visits // SELDOM))

    def follow(self, moves: Sequence[Any] | None) -> None:
        """These moves were made since, its own first; None if it may not know all of them."""
        node = None if moves is None else self.root
        for move in moves or ():
            if node is None or node.children is None:
                node = None
                break
            node = node.children.get(move)
        self.root = node


def think(
    game: Game[S, M, V, K],
    view: V,
    rng: Random,
    budget: Budget,
    foresight: Foresight | None = None,
    *,
    style: Style = PLAIN,
) -> Thoughts:
    """The worth of every move of the viewer, who is to move; a forced move costs no time.

    Goes on from what the viewer foresaw. Where the game's knowledge fails, it is done without,
    and the fault told.
    """
    state = game.imagine(view, rng)
    moves = game.legal_moves(state)
    seat = state.to_move
    if len(moves) == 1:
        even = (0.5,) * len(game.scores(state))
        return Thoughts(seat, 0, (Worth(moves[0], 0, even),))
    search = Search(game, view, rng, style, foresight.root if foresight else None)
    try:
        search.measure(budget.until)
        worths = solved(search, moves, budget)
        if worths:
            return Thoughts(seat, 0, worths, exact=True)
        playouts = search.run(budget)
    except Exception as fault:
        if search.estimate is None:
            raise
        if foresight is not None:
            foresight.follow(None)
        return replace(think(game, view, rng, budget), fault=f"{type(fault).__name__}: {fault}")
    if foresight is not None:
        foresight.root = search.root
    return Thoughts(seat, playouts, search.worths(moves))
