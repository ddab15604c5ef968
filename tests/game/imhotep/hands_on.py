"""Hands at the real scene: whole decisions by mouse or by keys, the way a person makes them."""

from random import Random
from typing import Any

import pygame
from pygame import Rect

from game.offscreen import Offscreen
from game.scenes.curtain import Curtain
from game.scenes.match import MatchScene
from game.tables.imhotep.choices import Answer
from game.tables.imhotep.order import OrderStone, OrderTurn, UnloadingOrder
from game.tables.imhotep.reach import home
from game.tables.imhotep.table import ImhotepTable
from rules.imhotep import GAME
from rules.imhotep.moves import Move
from tests.game.arrows import arrows

RARER_FIRST = ("lever", "hammer", "sail", "chisel")
WISHES = ("play", *(f"{verb} {tool}" for verb in ("pick", "keep") for tool in RARER_FIRST))


class Player:
    """Someone who makes random decisions at one match scene."""

    def __init__(self, stage: Offscreen, scene: MatchScene, rng: Random) -> None:
        self.stage = stage
        self.scene = scene
        self.rng = rng

    @property
    def table(self) -> ImhotepTable:
        assert isinstance(self.scene.table, ImhotepTable)
        return self.scene.table

    @property
    def offered(self) -> list[Move]:
        """The moves on offer."""
        return list(self.table._moves)

    @property
    def kept(self) -> bool:
        """Whether a whole decision waits for its button."""
        half_made = self.table._half_made
        return half_made is not None and half_made.kept is not None

    def ready(self) -> bool:
        """Whether something can be done; opens a curtain that has closed."""
        top = self.stage.app.stack.top
        if isinstance(top, Curtain) and not top.moving:
            self.keys(pygame.K_RETURN)
        return bool(self.offered) or self.kept

    def keys(self, *keys: int, mod: int = 0) -> None:
        """Presses keys one after another within one turn of the program."""
        for key in keys:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pressed = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
                pygame.event.post(pygame.event.Event(kind, pressed))
        self.stage.turn()

    def choose(self) -> Move:
        """A random move; tools are used, taken, and sailed for where it can be done."""
        words = {move: GAME.move_to_text(move) for move in self.offered}
        for wish in WISHES:
            wished = [move for move, text in words.items() if text.startswith(wish)]
            if wished:
                return self.rng.choice(wished)
        return self.rng.choice(self.offered)

    def act(self) -> None:
        """Makes one stage, or lets a whole decision count; sometimes cancels it first."""
        if self.kept:
            self.press(self.table.actions.shown[0])
        elif isinstance(self.table.overlay, UnloadingOrder):
            self.set_order(self.table.overlay)
        elif self.table._half_made is not None and self.rng.random() < 0.15:
            self.keys(pygame.K_ESCAPE)
        else:
            self.make(self.choose())

    def set_order(self, sheet: UnloadingOrder) -> None:
        """Moves one stone of the Lever's ship and unloads them."""
        turns = range(sheet.fixed, len(sheet.order))
        one, other = self.rng.sample(turns, 2)
        stone = sheet.order[one]
        self.carry(OrderStone(one), OrderTurn(other))
        after = self.table.overlay
        assert isinstance(after, UnloadingOrder)
        assert after.order.index(stone) == other
        self.press(after.buttons[0])

    def make(self, move: Move) -> None:
        """Makes a move."""
        choices = self.table._choices
        ways = [(p, z) for p, zones in choices.items() for z, m in zones.items() if m == move]
        piece, zone = ways[-1]
        if isinstance(piece, Answer):
            answers = dict(self.table.actions.answers)
            answers |= self.table.overlay.answers if self.table.overlay else {}
            self.press(answers[move])
        else:
            self.carry(piece, zone)

    def press(self, button: Any) -> None:
        raise NotImplementedError

    def carry(self, piece: Any, zone: Any) -> None:
        raise NotImplementedError


class ByMouse(Player):
    """Drags and clicks."""

    def press(self, button: Any) -> None:
        """Clicks a button."""
        self.stage.press(button.rect.center)
        self.stage.lift(button.rect.center)

    def carry(self, piece: Any, zone: Any) -> None:
        """Drags a piece, or clicks it and then the place."""
        gesture = self.table.hands.gesture
        start, end = gesture.pieces[piece].center, gesture.zones[zone].center
        if self.rng.random() < 0.5:
            self.stage.make((start, end))
            return
        given = gesture.in_hand and gesture.piece == piece
        if not given:
            self.stage.press(start)
            self.stage.lift(start)
        self.stage.press(end)
        self.stage.lift(end)


class ByKeys(Player):
    """Tab, arrows and Enter."""

    def press(self, button: Any) -> None:
        """Tabs to a button and acts."""
        self.focus(button.rect)
        self.keys(pygame.K_RETURN)

    def carry(self, piece: Any, zone: Any) -> None:
        """Tabs to a piece, takes it up, walks to the place and puts it there."""
        gesture = self.table.hands.gesture
        if not (gesture.in_hand and gesture.piece == piece):
            self.focus(self.place_of(piece))
            self.keys(pygame.K_RETURN)
        assert gesture.in_hand
        self.keys(*self.walk(zone))
        assert gesture.zone == zone
        self.keys(pygame.K_RETURN)

    def place_of(self, piece: Any) -> Rect:
        """Where a piece lies."""
        sheet = self.table.overlay
        if isinstance(piece, OrderStone):
            assert isinstance(sheet, UnloadingOrder)
            return sheet.stone(piece.turn)
        spread = self.table.spread
        assert spread is not None
        place = home(spread, piece)
        assert place is not None
        return place

    def focus(self, place: Rect) -> None:
        """Tabs to what lies at a place, the shorter way round."""
        ring = self.table.hands.controls.ring
        lost = all(item is not ring.current for item in ring._items)
        if self.table.hands.gesture.in_hand or not ring.shown or lost:
            self.keys(pygame.K_TAB)
        rects = [item.rect for item in ring._items]
        here = next(n for n, item in enumerate(ring._items) if item is ring.current)
        steps = (rects.index(place) - here) % len(rects)
        back = steps > len(rects) / 2
        tabs = [pygame.K_TAB] * (len(rects) - steps if back else steps)
        if tabs:
            self.keys(*tabs, mod=pygame.KMOD_SHIFT if back else 0)
        assert ring.shown
        assert ring.current is not None
        assert ring.current.rect == place

    def walk(self, goal: Any) -> list[int]:
        """Arrow keys that lead from the chosen zone to another."""
        gesture = self.table.hands.gesture
        if gesture.zone not in gesture.targets:
            self.keys(pygame.K_RIGHT)
        return arrows(gesture, goal)
