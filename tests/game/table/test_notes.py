import pygame
import pytest
from pygame import Rect

from game.palette import SEATS, contrast
from game.table.banner import Banner, banner
from game.table.log import Log, LogLine
from game.table.toast import Toast
from game.table.tooltip import Tooltip, note


def texts(canvas, thing, *args):
    canvas.clear()
    thing.paint(canvas, *args)
    return [item.text for item in canvas.texts]


def test_a_tooltip_comes_after_a_moment_of_rest(canvas):
    tooltip = Tooltip()
    tooltip.point(Rect(300, 300, 60, 40), "Obelisks", ["Your tower: 2 stones"])
    assert texts(canvas, tooltip) == []
    assert not tooltip.tick(0.3)
    tooltip.point(Rect(300, 300, 60, 40), "Obelisks", ["Your tower: 2 stones"])
    assert tooltip.tick(0.06)
    assert texts(canvas, tooltip) == ["Obelisks", "Your tower: 2 stones"]
    assert tooltip.moving
    tooltip.tick(0.1)
    assert not tooltip.moving
    tooltip.away()
    assert texts(canvas, tooltip) == []


def test_a_tooltip_asked_for_by_key_is_there_at_once(canvas):
    tooltip = Tooltip()
    tooltip.point(Rect(300, 300, 60, 40), "Obelisks", at_once=True)
    assert texts(canvas, tooltip) == ["Obelisks"]


@pytest.mark.parametrize("at", [(0, 0), (1270, 0), (0, 710), (1270, 710), (640, 5), (640, 400)])
def test_a_note_stays_in_the_window_and_off_its_thing(canvas, at):
    of = Rect(at, (10, 10))
    box = note(canvas, of, "Pyramids", ["A long line that says what this place is good for"] * 3)
    assert canvas.frame.whole.contains(box)
    assert not box.colliderect(of)
    assert all(box.contains(item.rect) for item in canvas.texts)


@pytest.mark.parametrize(("sort", "stay"), [("good", 3.0), ("bad", 5.0)])
def test_a_toast_comes_stays_and_goes(canvas, sort, stay):
    toast = Toast()
    toast.say("The dock is taken this round.", sort)
    assert toast.moving
    assert toast.tick(0.19)
    assert not toast.moving
    assert not toast.tick(stay - 0.2)
    assert texts(canvas, toast) == ["The dock is taken this round."]
    assert toast.tick(0.2)
    assert toast.moving
    assert toast.tick(0.2)
    assert texts(canvas, toast) == []
    assert not toast.tick(1)


def test_the_same_toast_again_stays_longer_without_coming_again():
    toast = Toast()
    toast.say("Saved.")
    toast.tick(2)
    toast.say("Saved.")
    assert not toast.moving
    toast.tick(2)
    assert toast.text == "Saved."
    toast.say("Loaded.")
    assert toast.moving


def test_a_long_toast_stays_in_the_window(canvas):
    toast = Toast()
    toast.say("A ship sails only with its smallest load or more. " * 4, "bad")
    toast.tick(1)
    assert canvas.frame.whole.contains(toast.paint(canvas))


def test_a_banner_is_seen_for_a_good_second(canvas):
    shown = Banner()
    shown.show(2, "Your turn", "Round 4, first player")
    seconds = 0.0
    while shown.tick(0.02):
        seconds += 0.02
    assert seconds == pytest.approx(1.16, abs=0.03)
    assert texts(canvas, shown, Rect(0, 0, 300, 200)) == []


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_banner_can_be_read_in_every_seats_colours(canvas, screen, seat):
    rect = Rect(100, 100, 240, 150)
    banner(canvas, rect, seat, "Your turn", "Round 4, first player")
    canvas.present(screen)
    for item in canvas.texts:
        assert rect.contains(item.rect)
        assert contrast(item.colour, item.ground) >= 4.5
        for x in (item.rect.left - 2, item.rect.right + 2):
            assert contrast(item.colour, screen.get_at((x, item.rect.centery))[:3]) >= 4.5


@pytest.fixture
def log(canvas):
    log = Log("Log")
    log.rect = canvas.frame.rect(1580, 768, 316, 292)
    for number in range(40):
        log.add(f"Khui sailed {number} stones to the Temple", number % 4)
    return log


def test_the_log_shows_the_newest_inside_its_sheet(canvas, log):
    seen = texts(canvas, log)
    assert seen[0] == "Log"
    assert seen[-1] == "Khui sailed 39 stones to the Temple"
    assert all(log.rect.contains(item.rect) for item in canvas.texts)
    tops = [item.rect.top for item in canvas.texts]
    assert tops == sorted(tops)


def test_the_log_goes_back_by_keys_and_forth_again(canvas, log):
    log.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEUP))
    assert texts(canvas, log)[-1] == "Khui sailed 33 stones to the Temple"
    assert log.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_END))
    assert not log.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN))
    log.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_HOME))
    assert "Khui sailed 0 stones to the Temple" in texts(canvas, log)
    log.add("Merit loaded a 2-ship")
    assert texts(canvas, log)[-1] == "Merit loaded a 2-ship"
    log.replace([LogLine("You loaded the 4-ship", 0)])
    assert texts(canvas, log) == ["Log", "You loaded the 4-ship"]
