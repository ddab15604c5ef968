import pytest
from pygame import Rect

from game.table.writing import write_lines

WORDS = "Choose a place with the arrow keys, then press Enter; or Esc to keep it."


@pytest.mark.parametrize("size", [(330, 60), (330, 90), (240, 120)])
def test_lines_fill_their_place_and_no_more(canvas, size):
    place = Rect((40, 40), size)
    write_lines(canvas, WORDS, "body", 20, place, (0, 0, 0), (255, 255, 255))
    (item,) = canvas.texts
    assert not item.clipped
    assert place.contains(item.rect)
    assert item.px >= 12


def test_letters_are_no_smaller_than_they_must_be(canvas):
    place = Rect(40, 40, 600, 90)
    write_lines(canvas, WORDS, "body", 20, place, (0, 0, 0), (255, 255, 255))
    assert canvas.texts[0].px == canvas.frame.letter(20)
