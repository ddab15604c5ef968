import pytest
from pygame import Rect

from game.table.canvas import Canvas
from game.table.frame import Frame
from game.table.words import wrap

INK, GROUND = (43, 28, 16), (241, 226, 188)


def put(canvas, text, **how):
    rect = canvas.words(text, "body", 24, (100, 100), INK, GROUND, **how)
    return rect, canvas.texts[-1]


def test_words_are_recorded_as_they_are_seen(canvas):
    rect, item = put(canvas, "Quarry 14")
    assert item.text == "Quarry 14"
    assert item.rect == rect
    assert item.px == 16
    assert (item.colour, item.ground, item.clipped) == (INK, GROUND, False)
    assert rect.left == 100
    assert rect.top < 100 < rect.bottom


@pytest.mark.parametrize(("align", "side"), [("left", 100), ("center", 100), ("right", 100)])
def test_a_point_is_the_end_or_the_middle_of_the_words(canvas, align, side):
    rect, _ = put(canvas, "Sail a ship", align=align)
    assert abs({"left": rect.left, "center": rect.centerx, "right": rect.right}[align] - side) <= 1


def test_a_rectangle_holds_its_words(canvas):
    place = Rect(40, 200, 300, 60)
    for align in ("left", "center", "right"):
        for valign in ("top", "middle", "bottom"):
            rect = canvas.words(
                "Temple", "button", 22, place, INK, GROUND, align=align, valign=valign
            )
            assert place.contains(rect)


def test_words_shrink_to_the_floor_and_no_further(canvas):
    full, _ = put(canvas, "Place a stone on a ship")
    narrow, item = put(canvas, "Place a stone on a ship", width=full.w * 9 // 10)
    assert narrow.w <= full.w * 9 // 10
    assert 12 <= item.px < 16
    assert not item.clipped
    cut, item = put(canvas, "Place a stone on a ship", width=full.w // 2)
    assert cut.w <= full.w // 2
    assert (item.px, item.clipped, item.text) == (12, True, "Place a stone on a ship")
    assert canvas.cut_words_at(cut.center) == item
    assert canvas.cut_words_at((600, 600)) is None


def test_with_room_for_lines_words_wrap_at_full_size(canvas):
    full, _ = put(canvas, "Place a stone on a ship")
    rect, item = put(canvas, "Place a stone on a ship", width=full.w * 6 // 10, lines=2)
    assert (item.px, item.clipped) == (16, False)
    assert rect.w <= full.w * 6 // 10
    assert rect.h > 1.9 * full.h
    _, item = put(canvas, "Place a stone on a ship", width=full.w // 3, lines=2)
    assert (item.px, item.clipped) == (12, True)


def test_a_paragraph_takes_the_lines_it_needs(canvas):
    rect, item = put(canvas, "one two three four five six seven", width=60, lines=None)
    assert not item.clipped
    assert rect.w <= 60
    assert rect.h > 4 * 16


def test_letters_are_never_lower_than_twelve_pixels(canvas, screen):
    small = Canvas(canvas.assets, Frame(1024, 640, text_scale=0.75))
    _, item = put(small, "Level")
    assert item.px == 12
    large = Canvas(canvas.assets, Frame(1920, 1080, text_scale=2.0))
    rect, item = put(large, "Level")
    assert item.px == 48
    _, item = put(large, "Level", width=rect.w // 2)
    assert (18 <= item.px <= 24, item.clipped) == (True, False)


def test_wrapped_lines_fit_and_lose_nothing(canvas):
    text = "You get three stones from your quarry\nand place them on your sled"
    lines = wrap(canvas.assets, text, "body", 16, 120)
    assert " ".join(lines).split() == text.split()
    assert all(canvas.assets.width(line, "body", 16) <= 120 for line in lines)


def test_words_outside_the_cut_are_not_recorded(canvas):
    with canvas.clip(Rect(0, 0, 50, 50)):
        canvas.words("far away", "body", 20, (100, 300), INK, GROUND)
        canvas.words("near", "body", 20, (5, 20), INK, GROUND)
    assert [item.text for item in canvas.texts] == ["near"]


def test_words_are_drawn_where_they_are_said_to_be(canvas, screen):
    canvas.clear()
    canvas.fill(canvas.frame.whole, GROUND)
    rect, _ = put(canvas, "HIHI", outline=None)
    canvas.present(screen)
    inked = [
        (x, y) for x in range(80, 200) for y in range(70, 130) if screen.get_at((x, y))[0] < 120
    ]
    left, right = min(x for x, _ in inked), max(x for x, _ in inked)
    top, bottom = min(y for _, y in inked), max(y for _, y in inked)
    assert rect.contains(Rect(left, top, right - left, bottom - top))
    assert abs((top + bottom) / 2 - 100) <= 1.5


def test_an_outline_and_spacing_widen_the_words(canvas):
    plain, _ = put(canvas, "LANDS")
    spaced, _ = put(canvas, "LANDS", spacing=10)
    assert spaced.w >= plain.w + 4 * 6
    canvas.words("LANDS", "logo", 60, (100, 300), INK, GROUND, outline=(4, GROUND))
    assert canvas.texts[-1].text == "LANDS"
