"""Three people at one screen, by real events: nobody is ever shown what another may not see."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pygame
import pytest

from game.match import Match
from game.offscreen import Offscreen
from game.scenes.curtain import Curtain
from game.scenes.match import MatchScene
from game.scenes.result import ResultScreen
from game.seats import Human
from game.tables.sobek.choices import Add, Only, OwnSet
from game.tables.sobek.ids import InHand
from game.tables.sobek.reach import visible
from game.tables.sobek.table import SobekTable
from rules.game import setup_for
from rules.sobek import GAME
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.moves import FIRST, VERB, Move
from rules.sobek.pieces import AMULET
from tests.game.sobek.test_playing import decided
from tests.game.sobek.test_secrets import asked_for, faces_open_to, open_to, told_by

SIZE = (1280, 720)
PEOPLE = (Human("Nadia"), Human("Senbi"), Human("Merit"))


class Watched:
    """A match scene of which every picture is looked through for faces that nobody may see."""

    def __init__(self, stage: Offscreen, match: Match) -> None:
        self.stage = stage
        self.match = match
        self.scene = MatchScene(stage.desk, match)
        self._told = 0
        self._open: dict[int, set[int]] = {seat: set() for seat in range(match.setup.seats)}
        self.frames = 0
        stage.open(self.scene)
        self.look()

    @property
    def table(self) -> SobekTable:
        assert isinstance(self.scene.table, SobekTable)
        return self.scene.table

    @property
    def curtain(self) -> Curtain | None:
        top = self.stage.app.stack.top
        return top if isinstance(top, Curtain) else None

    def turn(self, act: Any = None) -> None:
        """Lets the program go on, and looks at what it painted meanwhile."""
        was = self.scene.viewer
        with asked_for(self.stage.desk.assets) as (cards, tokens):
            if act is not None:
                act()
            self.stage.turn()
        seat = self.scene.viewer
        now, before = self.known(seat), self.known(was)
        allowed = now if seat == was else now | before
        assert cards <= allowed, (seat, cards - allowed)
        view = self.match.view(seat)
        assert tokens <= faces_open_to(view, None) | self.tokens_told
        self.frames += 1

    def known(self, seat: int) -> set[int]:
        """Kinds that a seat saw before or after the last decision, or was told of."""
        return self._open[seat] | open_to(self.match.view(seat))

    def look(self) -> None:
        """A decision begins: what was open before it is remembered until it has been shown."""
        since = self._told
        self._told = self.match.turn
        self.tokens_told: set[str] = set()
        for seat in self._open:
            view = self.match.view(seat)
            self._open[seat] = open_to(view)
            for _, event in self.match.log(seat, since):
                self._open[seat] |= told_by(event)
                self.tokens_told |= faces_open_to(view, event)

    def settle(self) -> None:
        """Goes on, through the doors, until somebody may move."""
        for _ in range(2000):
            if self.curtain is not None:
                assert not self.scene._offered
                self.turn(lambda: self.stage.key(pygame.K_RETURN))
            elif self.scene._offered or self.match.result is not None:
                return
            else:
                self.turn()
        raise AssertionError("nobody may move")

    def drag(self, piece: Any, zone: Any) -> None:
        assert self.table.spread is not None
        start = visible(self.table.spread, piece).center
        end = self.table.hands.gesture.zones[zone].center
        self.turn(lambda: self.stage.make((start, end)))

    def click(self, point: tuple[int, int]) -> None:
        self.turn(lambda: self.stage.make((point, point)))

    def make(self, moves: Sequence[Move], rng: Random) -> None:
        """Makes a decision by mouse."""
        task = self.table.decision.task
        if task is None or VERB[moves[0]] not in (mv.V_LAY, mv.V_PICK):
            start, end = rng.choice(self.table.ways(moves[0]))
            self.turn(lambda: self.stage.make((start, end)))
            return
        types = [FIRST[move] for move in moves if VERB[move] == mv.V_LAY]
        kinds = [FIRST[move] for move in moves if VERB[move] == mv.V_PICK]
        alone = types and all(kind == AMULET for kind in kinds) and len(task.types) > 1
        zone: Any = OwnSet(types[0]) if alone else Only.LAYING
        for kind in kinds:
            found = self.table.decision.choices.items()
            cards = [p for p, zones in found if isinstance(p, InHand) and p.kind == kind]
            card = next(c for c in cards if isinstance(self.table.decision.choices[c][zone], Add))
            self.drag(card, zone)
        self.click(self.table.actions.tick.rect.center)


@pytest.mark.parametrize(("speed", "rounds"), [("off", 3), ("fast", 1)])
def test_a_match_of_three_people(speed: str, rounds: int) -> None:
    rng = Random(4)
    stages = set()
    with Offscreen(SIZE) as stage:
        stage.desk.settings.change(speed=speed)
        watched = Watched(stage, Match.new(GAME, setup_for(GAME, 3, {}), PEOPLE, 8))
        match, curtains = watched.match, 0
        while match.result is None:
            watched.settle()
            if match.result is not None or match.view(0).round > rounds:
                break
            assert watched.scene.viewer == match.to_move
            state = (watched.scene._decision._draft or match)._truth.state
            stages.add(state.stage)
            before = match.turn, watched.scene._decision.half_made
            watched.look()
            tally = watched.table.history.tally
            if tally is not None:
                watched.click(watched.table.sheets.sheet.close.rect.center)
                watched.settle()
            watched.make(decided(state, rng), rng)
            for _ in range(40):
                if (match.turn, watched.scene._decision.half_made) != before:
                    break
                watched.turn()
            assert (match.turn, watched.scene._decision.half_made) != before, state.stage
            curtains += watched.curtain is not None
        if rounds == 3:
            assert stage.wait(lambda: isinstance(stage.app.stack.top, ResultScreen))
    assert watched.frames > 250
    assert stages >= {st.TURN, st.EVENT, st.CROSS, st.STARTER}
