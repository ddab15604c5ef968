"""People at one screen: whoever may not see what another sees is kept from it by the doors."""

from random import Random
from typing import Any

import pygame
import pytest

from game.match import Match
from game.scenes.curtain import Curtain
from game.scenes.match import MatchScene
from game.scenes.menu import MatchMenu
from game.seats import Computer, Human, Sitter
from game.table.table import Commit, Play
from rules.game import NOBODY, setup_for
from tests.saves import coins

NADIA, SENBI, MERIT = Human("Nadia"), Human("Senbi"), Human("Merit")


class Sitting:
    """A match of Coins on a stack, where every person has a coin that the others may not see."""

    def __init__(self, show: Any, tables: list[Any], *seats: Sitter, **how: Any) -> None:
        self.show = show
        setup = setup_for(coins.GAME, len(seats), {})
        self.match = Match.new(coins.GAME, setup, seats, 5, **how)
        self.scene = MatchScene(show.desk, self.match)
        self.table = tables[-1]
        show.push(self.scene)
        show.tick()

    @property
    def curtain(self) -> Curtain | None:
        top = self.show.top
        return top if isinstance(top, Curtain) else None

    def ask(self, what: Any) -> None:
        self.table.ask = what
        self.show.stack.handle(pygame.event.Event(pygame.USEREVENT))
        self.show.tick()

    def decide(self, jar: int, how: str) -> None:
        """Puts the coin into a jar, as two stages and the tick."""
        for stage in (("jar", jar), (how,)):
            self.wait(lambda: bool(self.table.offered))
            self.ask(Play(stage))
        self.wait(lambda: self.table.half_made is not None and self.table.half_made.kept)
        self.ask(Commit())

    def wait(self, true: Any) -> None:
        for _ in range(200):
            if true():
                return
            self.show.tick()
        raise AssertionError("it did not come")

    def shut(self) -> Curtain:
        """Waits until the doors are shut."""
        self.wait(lambda: self.curtain is not None and not self.curtain.moving)
        assert self.curtain is not None
        return self.curtain

    def open(self) -> None:
        """Presses the button, and waits until the doors are gone."""
        self.shut()
        self.show.texts()
        self.show.key(pygame.K_RETURN)
        self.wait(lambda: self.curtain is None)
        self.show.tick()


@pytest.fixture(params=["normal", "off"])
def sitting(request: pytest.FixtureRequest, show: Any, coins_table: Any) -> Sitting:
    show.desk.settings.change(speed=request.param)
    return Sitting(show, coins_table, NADIA, SENBI, MERIT)


def press(show: Any, kind: int, **values: Any) -> None:
    show.stack.handle(pygame.event.Event(kind, values))


def test_each_person_sees_the_table_only_after_a_press_of_their_own(sitting: Sitting) -> None:
    """A whole match of three: whatever is painted is the view of the one who opened last."""
    match, table, show, rng = sitting.match, sitting.table, sitting.show, Random(1)
    while match.to_move != NOBODY:
        sitting.shut()
        painted, name = len(table.painted), match.names[match.to_move]
        texts = show.texts()
        assert f"Pass the screen to {name}" in texts
        assert not any(other in " ".join(texts) for other in match.names if other != name)
        assert len(table.painted) == painted, "the table is painted under shut doors"
        opened = match.to_move
        sitting.open()
        assert table.shown == match.view(opened)
        assert table.recalled == [event for _, event in match.log(opened)]
        table.painted.clear()
        sitting.decide(rng.randrange(2), rng.choice(["open", "shut"]))
        for _ in range(60):
            show.tick()
            show.texts()
        assert all(view.viewer == opened for view in table.painted)


def test_nothing_changes_before_the_doors_are_shut_nor_until_they_are_opened(
    show: Any, coins_table: Any
) -> None:
    sitting = Sitting(show, coins_table, NADIA, SENBI)
    assert sitting.table.shown is None, "a table was shown before anybody asked for it"
    sitting.open()
    sitting.decide(0, "open")
    sitting.wait(lambda: sitting.curtain is not None)
    before = sitting.table.shown
    assert before.viewer == 0
    assert show.top.overlay, "the doors come from the sides"
    while show.top.moving:
        assert sitting.table.shown is before
        show.tick()
    assert not show.top.overlay
    for _ in range(30):
        show.tick()
        show.texts()
        assert sitting.table.shown is before
    sitting.open()
    assert sitting.table.shown == sitting.match.view(1)


def test_only_a_press_made_since_the_doors_shut_opens_them(show: Any, coins_table: Any) -> None:
    sitting = Sitting(show, coins_table, NADIA, SENBI)
    sitting.open()
    sitting.decide(0, "open")
    sitting.wait(lambda: sitting.curtain is not None)
    show.texts()
    at = show.top._open.rect.center
    press(show, pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    press(show, pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    press(show, pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    curtain = sitting.shut()
    press(show, pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    press(show, pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    press(show, pygame.MOUSEBUTTONUP, pos=at, button=1)
    show.tick(times=40)
    assert show.top is curtain
    assert not curtain.moving
    press(show, pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1)
    press(show, pygame.MOUSEBUTTONUP, pos=(3, 3), button=1)
    show.tick(times=3)
    assert not curtain.moving
    show.click(at)
    assert curtain.moving
    sitting.wait(lambda: show.top is sitting.scene)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_keys_open_the_doors_also_after_a_click_beside_the_button(
    show: Any, coins_table: Any, key: int
) -> None:
    sitting = Sitting(show, coins_table, NADIA, SENBI)
    curtain = sitting.shut()
    show.click((3, 3))
    show.key(key)
    assert curtain.moving


def test_whoever_looks_at_a_hidden_window_next_is_asked_first(show: Any, coins_table: Any) -> None:
    sitting = Sitting(show, coins_table, NADIA, SENBI)
    sitting.open()
    for kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
        press(show, kind)
        curtain = sitting.curtain
        assert curtain is not None
        assert not curtain.moving, "the doors are shut before the window is seen again"
        painted = len(sitting.table.painted)
        assert "Pass the screen to Nadia" in show.texts()
        assert len(sitting.table.painted) == painted
        sitting.open()
        assert sitting.table.shown == sitting.match.view(0)


def test_the_doors_shut_again_if_the_window_is_hidden_while_they_open(
    show: Any, coins_table: Any
) -> None:
    sitting = Sitting(show, coins_table, NADIA, SENBI)
    sitting.shut()
    show.key(pygame.K_RETURN)
    show.tick(0.1)
    curtain = sitting.curtain
    assert curtain is not None
    assert curtain.moving
    press(show, pygame.WINDOWMINIMIZED)
    assert not curtain.moving
    show.tick(0.5, times=3)
    assert show.top is curtain
    sitting.open()
    assert show.top is sitting.scene


def test_the_menu_over_a_table_is_covered_too_and_is_left_for_good(
    show: Any, coins_table: Any
) -> None:
    sitting = Sitting(show, coins_table, NADIA, SENBI)
    sitting.open()
    show.key(pygame.K_ESCAPE)
    assert isinstance(show.top, MatchMenu)
    press(show, pygame.WINDOWHIDDEN)
    curtain, painted = sitting.shut(), len(sitting.table.painted)
    texts = show.texts()
    assert "Back to the table" not in texts
    assert len(sitting.table.painted) == painted
    show.key(pygame.K_ESCAPE)
    menu = show.top
    assert isinstance(menu, MatchMenu)
    assert "Pass the screen to Nadia" in show.texts()
    assert len(sitting.table.painted) == painted
    show.click(menu._leave.rect.center)
    assert show.top is None
    assert not curtain.up


def test_a_match_that_goes_on_begins_behind_the_doors(show: Any, coins_table: Any) -> None:
    record = Sitting(show, coins_table, NADIA, SENBI).match.record()
    show.stack.clear()
    match = Match.resume(record, games={coins.GAME.name: coins.GAME})
    show.push(MatchScene(show.desk, match))
    show.tick()
    assert isinstance(show.top, Curtain)
    assert not show.top.moving
    assert coins_table[-1].shown is None


def test_a_take_back_gives_the_screen_back_behind_the_doors(show: Any, coins_table: Any) -> None:
    sitting = Sitting(show, coins_table, NADIA, SENBI)
    sitting.open()
    sitting.decide(0, "shut")
    sitting.open()
    match, table = sitting.match, sitting.table
    assert table.shown == match.view(1)
    assert match.why_no_take_back() is None
    table.painted.clear()
    show.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert match.to_move == 0
    for _ in range(40):
        show.texts()
        show.tick()
    assert "Pass the screen to Nadia" in show.texts()
    assert all(view.viewer == 1 for view in table.painted)
    sitting.open()
    assert table.shown == match.view(0)
    show.key(pygame.K_y, pygame.KMOD_LCTRL)
    assert match.to_move == 1
    assert "Pass the screen to Senbi" in (sitting.shut(), show.texts())[1]


def test_without_a_curtain_the_table_turns_by_itself(show: Any, coins_table: Any) -> None:
    show.desk.settings.change(speed="off")
    sitting = Sitting(show, coins_table, NADIA, SENBI, curtain=False)
    for mover in (0, 1, 0, 1):
        sitting.wait(lambda: bool(sitting.table.offered))
        assert sitting.table.shown == sitting.match.view(mover)
        assert sitting.curtain is None
        sitting.decide(0, "open")
    press(show, pygame.WINDOWHIDDEN)
    assert sitting.curtain is None


def test_a_person_alone_needs_no_curtain(show: Any, coins_table: Any) -> None:
    sitting = Sitting(show, coins_table, NADIA, Computer("novice"))
    assert sitting.table.shown == sitting.match.view(0)
    press(show, pygame.WINDOWMINIMIZED)
    assert sitting.curtain is None


@pytest.mark.parametrize("reduced", [False, True])
def test_the_doors_take_their_time_by_the_settings(
    show: Any, coins_table: Any, reduced: bool
) -> None:
    show.desk.settings.change(reduced_motion=reduced)
    sitting = Sitting(show, coins_table, NADIA, SENBI)
    sitting.shut()
    show.key(pygame.K_RETURN)
    frames = 0
    while sitting.curtain is not None:
        show.texts()
        show.tick(0.01)
        frames += 1
    assert abs(frames - (15 if reduced else 52)) <= 2
