"""Information-set Monte-Carlo tree search over any game.

Every iteration invents one full state that agrees with the view, walks down the one tree of
moves as far as it is known, and plays on at random to the end. A move is judged only against
the times it was possible, since invented states differ in what they allow. Chance is drawn
on the way and is no part of the tree. Each seat strives for its own value.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from time import monotonic, sleep
from typing import Any, Final

from game.ai.playout import finish
from game.ai.style import PLAIN, Style
from game.ai.thoughts import Budget, Worth
from rules.dice import Dice
from rules.game import CHANCE, NOBODY, AnyGame
from rules.packed import i64, vec

TRIALS: Final = 24
"""Random matches that show how far apart the points of this position end."""
MOST_NODES: Final = 80_000
"""How far a tree grows; it is searched on without growing. So many take up to 16 MB, compiled."""
LOOK_SECONDS: Final = 0.01
"""How long the search neither looks whether it was stopped nor lets other threads run."""


class Node:
    """The positions after one sequence of moves, as far as they have been tried."""

    __slots__ = ("available", "children", "totals", "visits")

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.available: i64 = 0  # how often its move could have been chosen
        self.totals = vec[float]([0.0] * seats)  # of the values of every seat
        self.children: dict[Any, Node] | None = None  # by move

    def size(self) -> i64:
        """How many nodes hang on this one, itself among them."""
        found: i64 = 1
        if self.children is not None:
            for child in self.children.values():
                found += child.size()
        return found

    def forget(self, least: i64) -> None:
        """Drops what was tried fewer times."""
        if self.children is None:
            return
        kept: dict[Any, Node] = {}
        for move, child in self.children.items():
            if child.visits >= least:
                child.forget(least)
                kept[move] = child
        self.children = kept or None


class Search:
    """One tree for one view, grown from a root where one is given."""

    def __init__(
        self,
        game: AnyGame,
        view: Any,
        rng: Random,
        style: Style = PLAIN,
        root: Node | None = None,
    ) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self.dice = Dice(rng.getrandbits(31))
        self.seats: i64 = len(game.scores(game.imagine(view, rng)))
        self.root = root or Node(self.seats)
        self.nodes: i64 = self.root.size()
        self.spread = 1.0
        self.moves = 0  # made by seats in all iterations
        self.imagine: Callable[[Any, Random], Any] = game.imagine
        self.apply: Callable[[Any, Any, None], None] = game.apply
        self.legal_moves: Callable[[Any], Sequence[Any]] = game.legal_moves
        self.estimate = game.estimate if style.knowledge else None
        self.depth: i64 = style.depth
        self.exploration: float = style.exploration
        self.win_share: float = style.win_share

    def run(self, budget: Budget) -> int:
        """Searches until the budget ends, at least once; returns the number of iterations.

        The spread is to be measured before.
        """
        self.moves = 0
        limit: i64 = -1 if budget.playouts is None else budget.playouts
        stopped = budget.stopped
        until = budget.until
        look = monotonic() + LOOK_SECONDS
        done: i64 = 0
        while True:
            self.iterate()
            done += 1
            if done == limit:
                return done
            now = monotonic()
            if now >= until:
                return done
            if now >= look:
                if stopped is not None and stopped():
                    return done
                # Compiled code never lets another thread of its process run by itself.
                sleep(0)
                look = now + LOOK_SECONDS

    def worths(self, moves: Sequence[Any]) -> tuple[Worth, ...]:
        """What the tree says of these moves."""
        found = []
        children = self.root.children or {}
        for move in moves:
            node = children.get(move)
            if node is None:
                found.append(Worth(move, 0, (0.0,) * self.seats))
            else:
                values = tuple([total / float(node.visits) for total in node.totals])
                found.append(Worth(move, node.visits, values))
        return tuple(found)

    def measure(self, until: float) -> None:
        """Sets the spread, the usual distance of a margin from the mean margin."""
        margins: list[float] = []
        for _ in range(TRIALS):
            margins += self.margins(self.outcome(self.imagine(self.view, self.rng)))
            if monotonic() >= until:
                break
        # Not `sum`, which adds floats in another way from Python 3.12 on, unless compiled.
        whole = squares = 0.0
        for margin in margins:
            whole += margin
            squares += margin * margin
        mean = whole / len(margins)
        self.spread = sqrt(max(squares / len(margins) - mean * mean, 1.0))

    def iterate(self) -> None:
        """One invented state, played from the root to the end, and what it teaches."""
        state = self.imagine(self.view, self.rng)
        path = self.descend(state)
        values = self.values(state)
        self.moves += len(path) - 1
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat in range(self.seats):
                totals[seat] += values[seat]

    def descend(self, state: Any) -> list[Node]:
        """Plays the state down the tree to the first move never tried, which joins the tree."""
        node = self.root
        path = [node]
        while True:
            mover: i64 = state.to_move
            if mover == NOBODY:
                return path
            if mover == CHANCE:
                self.apply(state, self.game.chance(state, self.rng), None)
                continue
            children = node.children
            if children is None:
                children = {}
                node.children = children
            untried: list[Any] = []
            best = node
            best_move: Any = None
            highest = -1.0
            for move in self.legal_moves(state):
                child = children.get(move)
                if child is None:
                    untried.append(move)
                    continue
                child.available += 1
                if untried:
                    continue
                visits = float(child.visits)
                bound = child.totals[mover] / visits + self.exploration * sqrt(
                    log(float(child.available)) / visits
                )
                if bound > highest:
                    highest = bound
                    best = child
                    best_move = move
            if untried:
                best_move = untried[self.dice.randrange(len(untried))]
                if self.nodes >= MOST_NODES:
                    self.apply(state, best_move, None)
                    return path
                best = Node(self.seats)
                best.available = 1
                children[best_move] = best
                self.nodes += 1
            self.apply(state, best_move, None)
            path.append(best)
            if untried or len(path) > self.depth:
                return path
            node = best

    def outcome(self, state: Any) -> vec[float]:
        """The points of every seat in the end, where the state is played on to, or as estimated."""
        if self.estimate is not None:
            return vec[float](self.estimate(state, self.dice))
        self.moves += finish(self.game, state, self.rng, self.dice)
        return vec[float]([float(points) for points in self.game.scores(state)])

    def margins(self, points: vec[float]) -> list[float]:
        """How far every seat ends before, or behind, the best other one."""
        margins: list[float] = []
        for seat in range(self.seats):
            other = -1e9
            for rival in range(self.seats):
                if rival != seat:
                    other = max(other, points[rival])
            margins.append(points[seat] - other)
        return margins

    def values(self, state: Any) -> vec[float]:
        """What the match, played on from the state, is worth to every seat, from 0 to 1."""
        margins = self.margins(self.outcome(state))
        over = state.to_move == NOBODY
        share = self.win_share if over else 0.0
        scale = 0.25 / self.spread
        values = vec[float]([0.0] * self.seats)
        for seat in range(self.seats):
            value = 0.5 + margins[seat] * scale
            values[seat] = (1.0 - share) * min(max(value, 0.0), 1.0)
        if over:
            winners = self.game.winners(state)
            for winner in winners:
                values[winner] += share / len(winners)
        return values
