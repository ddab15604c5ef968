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
from rules.game import NOBODY, setup_for
from rules.sobek import GAME
from rules.sobek import moves as mv
from rules.sobek import state as st
from rules.sobek.moves import FIRST, VERB, Move
from rules.sobek.pieces import AMULET
from tests.game.sobek.shown import Faces
from tests.game.sobek.test_playing import decided
from tests.game.sobek.test_secrets import faces_open_to, open_to, told_by

SIZE = (1280, 720)
STEP = 1 / 30
PEOPLE = (Human("Nadia"), Human("Senbi"), Human("Merit"))


class Watched:
    """A match scene of which every picture is looked through for faces that nobody may see."""

    def __init__(self, stage: Offscreen, match: Match) -> None:
        self.stage = stage
        self.match = match
        self.scene = MatchScene(stage.desk, match)
        self.looking: int | None = None
        """Who opened the doors last: the others look away."""
        self._told = 0
        self._open: dict[int, set[int]] = {seat: set() for seat in range(match.setup.seats)}
        self._tokens: dict[int, set[str]] = {}
        self.frames = self.doors = self.faces = 0
        canvas = stage.app._canvas
        self._present = canvas.present
        canvas.present = self.present  # type: ignore[method-assign]
        stage.open(self.scene)
        self.turn()
        assert self.shut
        self.look()

    @property
    def table(self) -> SobekTable:
        assert isinstance(self.scene.table, SobekTable)
        return self.scene.table

    @property
    def curtain(self) -> Curtain | None:
        top = self.stage.app.stack.top
        return top if isinstance(top, Curtain) else None

    @property
    def shut(self) -> bool:
        return self.curtain is not None and not self.curtain.moving

    def turn(self, act: Any = None) -> None:
        """Lets the program go on."""
        if act is not None:
            act()
        self.stage.turn(seconds=STEP)

    def present(self, screen: pygame.Surface) -> list[pygame.Rect]:
        """Every picture on its way to the window comes by here."""
        changed = self._present(screen)
        faces = self.stage.desk.assets
        assert isinstance(faces, Faces)
        cards, tokens = faces.drawn(self.stage.app._canvas)
        if self.shut:
            assert (cards, tokens) == (set(), set()), "something is painted behind shut doors"
        elif self.looking is not None:
            seat, view = self.looking, self.match.view(self.looking)
            assert cards <= self._open[seat] | open_to(view), seat
            assert tokens <= self._tokens[seat] | faces_open_to(view, None), seat
            self.faces += len(cards)
        self.frames += 1
        return changed

    def look(self) -> None:
        """A decision begins: what was open before it is remembered until it has been shown."""
        since = self._told
        self._told = self.match.turn
        for seat in self._open:
            view = self.match.view(seat)
            self._open[seat] = open_to(view)
            self._tokens[seat] = faces_open_to(view, None)
            for _, event in self.match.log(seat, since):
                self._open[seat] |= told_by(event)
                self._tokens[seat] |= faces_open_to(view, event)

    def settle(self) -> None:
        """Goes on, through the doors, until somebody may move."""
        for _ in range(2000):
            if self.shut:
                self.turn()
                assert not self.scene._offered
                self.doors += 1
                self.looking = self.match.to_move
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
    with Offscreen(SIZE, assets=Faces()) as stage:
        stage.desk.settings.change(speed=speed)
        watched = Watched(stage, Match.new(GAME, setup_for(GAME, 3, {}), PEOPLE, 8))
        match, changes = watched.match, 0
        while match.result is None:
            watched.settle()
            if match.result is not None or match.view(0).round > rounds:
                break
            assert watched.scene.viewer == watched.looking == match.to_move
            state = (watched.scene._decision._draft or match)._truth.state
            stages.add(state.stage)
            before = match.turn, watched.scene._decision.half_made
            watched.look()
            tally = watched.table.history.tally
            if tally is not None:
                watched.click(watched.table.sheets.sheet.close.rect.center)
                watched.settle()
            open_to_all = not GAME.private(match.view(match.to_move))
            watched.make(decided(state, rng), rng)
            for _ in range(40):
                if (match.turn, watched.scene._decision.half_made) != before:
                    break
                watched.turn()
            assert (match.turn, watched.scene._decision.half_made) != before, state.stage
            if match.to_move != NOBODY:
                changes += open_to_all or match.to_move != watched.looking
        if rounds == 3:
            assert stage.wait(lambda: isinstance(stage.app.stack.top, ResultScreen))
    assert watched.doors == changes + 1, "the screen changed hands without the doors"
    assert watched.frames > 250
    assert watched.faces > 5 * watched.frames
    assert stages >= {st.TURN, st.EVENT, st.CROSS, st.STARTER}


def taken(match: Match) -> Move:
    """The first card of the row, which costs nothing and shows nothing new."""
    return next(move for move in match.legal_moves() if move == mv.TAKE[0])


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_the_doors_are_shut_whenever_another_may_look(speed: str) -> None:
    """After taking back, after the window was out of sight, and after loading."""
    with Offscreen(SIZE, assets=Faces()) as stage:
        stage.desk.settings.change(speed=speed)
        watched = Watched(stage, Match.new(GAME, setup_for(GAME, 3, {}), PEOPLE, 8))
        match = watched.match
        watched.settle()
        first = watched.looking
        watched.make((taken(match),), Random(1))
        watched.settle()
        assert watched.looking == match.to_move != first
        watched.turn(lambda: stage.key(pygame.K_z, pygame.KMOD_LCTRL))
        watched.settle()
        assert watched.looking == match.to_move == first
        for hidden in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            stage.post(hidden)
            assert watched.shut
            for kind in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED):
                stage.post(kind)
            watched.turn()
            assert watched.shut
            watched.settle()
            assert watched.curtain is None
        assert watched.doors == 5
        again = Watched(stage, Match.resume(match.record()))
        again.settle()
        assert again.looking == first
        assert again.faces > 0


def test_without_doors_the_table_turns_to_whoever_is_to_move() -> None:
    with Offscreen(SIZE, assets=Faces()) as stage:
        stage.desk.settings.change(speed="off")
        setup = setup_for(GAME, 3, {})
        match = Match.new(GAME, setup, PEOPLE, 8, curtain=False)
        scene = MatchScene(stage.desk, match)
        stage.open(scene)
        for _ in range(4):
            stage.settle()
            assert stage.app.stack.top is scene
            assert scene.viewer == match.to_move
            stage.make(scene.table.ways(taken(match))[0])
        stage.post(pygame.WINDOWMINIMIZED)
        assert stage.app.stack.top is scene
