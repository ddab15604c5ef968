from pygame import Rect

from game.table.button import Button
from game.table.match_bar import MatchBar


def bar_of(canvas, commands):
    rect = Rect(0, 0, canvas.frame.width, canvas.frame.px(64))
    return MatchBar(canvas.frame, rect, canvas.assets, commands)


def test_commands_lie_at_both_ends_and_words_between(canvas):
    commands = [Button(label, lambda: None, icon="tick") for label in ("", "Undo", "Speed")]
    bar = bar_of(canvas, commands)
    menu, undo, speed = (button.rect for button in commands)
    assert menu.right < undo.left
    assert undo.right < speed.left
    x = bar.rule(canvas, bar.title(canvas, "Sobek"))
    assert menu.right < x
    assert bar.words(canvas, "Round 1 of 3", x) > x
    assert bar.left == menu.right
    assert bar.right < undo.left


def test_words_that_do_not_fit_are_told(canvas):
    bar = bar_of(canvas, [])
    assert bar.fits("Round 1 of 3", 200)
    assert not bar.fits("Round 1 of 3", bar.right - 40)
    assert not bar.fits("Round 1 of 3", 200, more=canvas.frame.uw)


def test_every_round_has_its_sign(canvas):
    bar = bar_of(canvas, [])
    assert bar.rounds(canvas, 100, 2, 3) > 100 + 2 * canvas.frame.px(30)
