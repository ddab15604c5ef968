"""Who plays is shown beside the mark of the seat, never in its place."""

import pytest
from pygame import Rect

from game.palette import LIMESTONE, NIGHT, SEATS
from game.scenes.viewers import portrait_of
from game.seats import LEVELS, YARDSTICKS, Computer, Human
from game.table.portrait import BESIDE, paint_seat, portrait

SIZE = 60
PLACE = Rect(100, 40, round((1 + BESIDE) * SIZE), SIZE)


def test_every_level_has_a_portrait_and_nobody_else(shared_assets):
    faces = [portrait_of(Computer(level)) for level in LEVELS]
    looks = {portrait(shared_assets, face, 40).surface.get_buffer().raw for face in faces}
    assert len(looks) == len(LEVELS)
    assert portrait_of(Human("Nadia")) == ""
    assert [portrait_of(Computer(word)) for word in YARDSTICKS] == [""] * len(YARDSTICKS)


def test_the_window_is_round(shared_assets):
    surface = portrait(shared_assets, "portraits/novice", 80).surface
    assert surface.get_at((2, 2)).a == 0
    assert surface.get_at((40, 40)).a == 255


@pytest.mark.parametrize("name", ["", "portraits/overseer"])
@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_the_medal_lies_before_the_portrait(canvas, screen, seat, name):
    canvas.fill(canvas.frame.whole, NIGHT)
    paint_seat(canvas, seat, name, PLACE, starts=False)
    canvas.present(screen)
    # Left of the mark, on the bare face of the medal.
    size = 0.72 * SIZE if name else SIZE
    left = PLACE.left if name else PLACE.centerx - SIZE / 2
    seen = screen.get_at((round(left + 0.2 * size), round(PLACE.bottom - size / 2)))

    def apart(other):
        return sum((a - b) ** 2 for a, b in zip(seen[:3], other.base, strict=True))

    assert min(SEATS, key=apart) is SEATS[seat]
    edge = screen.get_at((PLACE.right - 3, PLACE.centery))[:3]
    assert (sum(abs(a - b) for a, b in zip(edge, LIMESTONE, strict=True)) < 120) is bool(name)
