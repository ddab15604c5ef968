import pygame
import pytest
from pygame import Rect, Surface

from game.table.canvas import Canvas, Layer
from game.table.changes import merged
from game.table.frame import Frame

SAND, RIVER, NIGHT = (226, 191, 133), (28, 102, 115), (22, 40, 63)


@pytest.fixture
def stones(screen):
    made = []
    for shade in range(3):
        stone = Surface((50, 40), pygame.SRCALPHA)
        stone.fill((60 * shade + 60, 90, 30, 200))
        made.append(stone)
    return made


def scene(canvas, stones, *, moved=(0, 0), order=(0, 1, 2)):
    canvas.clear()
    canvas.fill(canvas.frame.whole, SAND)
    for i in order:
        dx, dy = moved if i == 1 else (0, 0)
        canvas.image(stones[i], (100 + 200 * i + dx, 100 + dy))


def same_as_new(canvas, screen, paint):
    """Whether the window looks as if everything were painted from nothing."""
    seen = pygame.image.tobytes(screen, "RGB")
    other = Surface(screen.get_size())
    fresh = Canvas(canvas.assets, canvas.frame)
    paint(fresh)
    fresh.present(other)
    return seen == pygame.image.tobytes(other, "RGB")


def test_first_all_then_nothing(canvas, screen, stones):
    scene(canvas, stones)
    assert canvas.present(screen) == [screen.get_rect()]
    scene(canvas, stones)
    assert canvas.present(screen) == []
    assert same_as_new(canvas, screen, lambda c: scene(c, stones))


def test_what_moved_is_repainted_where_it_was_and_is(canvas, screen, stones):
    scene(canvas, stones)
    canvas.present(screen)
    scene(canvas, stones, moved=(300, 200))
    rects = canvas.present(screen)
    assert sorted(map(tuple, rects)) == [(300, 100, 50, 40), (600, 300, 50, 40)]
    assert same_as_new(canvas, screen, lambda c: scene(c, stones, moved=(300, 200)))


def test_a_small_step_is_one_rectangle(canvas, screen, stones):
    scene(canvas, stones)
    canvas.present(screen)
    scene(canvas, stones, moved=(2, 1))
    assert canvas.present(screen) == [Rect(300, 100, 52, 41)]


def test_what_came_and_went(canvas, screen, stones):
    scene(canvas, stones, order=(0, 1))
    canvas.present(screen)
    scene(canvas, stones, order=(0, 2))
    rects = canvas.present(screen)
    assert sorted(map(tuple, rects)) == [(300, 100, 50, 40), (500, 100, 50, 40)]


def test_what_came_to_the_front_is_alone_repainted(canvas, screen, stones):
    scene(canvas, stones)
    canvas.present(screen)
    scene(canvas, stones, order=(1, 2, 0))
    assert canvas.present(screen) == [Rect(100, 100, 50, 40)]
    scene(canvas, stones)
    assert canvas.present(screen) == [Rect(100, 100, 50, 40)]


def test_another_alpha_or_surface_is_a_change(canvas, screen, stones):
    canvas.clear()
    canvas.image(stones[0], (10, 10))
    canvas.present(screen)
    canvas.clear()
    canvas.image(stones[0], (10, 10), alpha=100)
    assert canvas.present(screen) == [Rect(10, 10, 50, 40)]
    canvas.clear()
    canvas.image(stones[1], (10, 10), alpha=100)
    assert canvas.present(screen) == [Rect(10, 10, 50, 40)]
    assert stones[0].get_alpha() == 255


def test_a_resize_repaints_everything(canvas, screen, stones):
    scene(canvas, stones)
    canvas.present(screen)
    larger = pygame.display.set_mode((1600, 900))
    canvas.resize(Frame(1600, 900))
    scene(canvas, stones)
    assert canvas.present(larger) == [Rect(0, 0, 1600, 900)]


def test_what_is_cut_changes_only_inside_the_cut(canvas, screen, stones):
    def paint(on, x):
        on.clear()
        on.fill(on.frame.whole, RIVER)
        with on.clip(Rect(100, 100, 60, 300)), on.clip(Rect(0, 0, 400, 130)):
            on.image(stones[0], (x, 100))

    paint(canvas, 120)
    canvas.present(screen)
    paint(canvas, 130)
    assert canvas.present(screen) == [Rect(120, 100, 40, 30)]
    assert screen.get_at((150, 135))[:3] == RIVER
    assert same_as_new(canvas, screen, lambda c: paint(c, 130))


def test_layers_lie_over_each_other_within_their_scene(canvas, screen):
    canvas.clear()
    with canvas.layer(Layer.TIP):
        canvas.fill(Rect(0, 0, 100, 100), SAND)
    canvas.fill(Rect(0, 0, 100, 100), NIGHT)
    canvas.settle()
    canvas.fill(Rect(50, 0, 50, 100), RIVER)
    canvas.present(screen)
    assert screen.get_at((10, 10))[:3] == SAND
    assert screen.get_at((60, 10))[:3] == RIVER


def test_a_veil_darkens_what_lies_below(canvas, screen):
    canvas.clear()
    canvas.fill(canvas.frame.whole, (200, 100, 40))
    canvas.fill(Rect(0, 0, 10, 10), (0, 0, 0), alpha=128)
    canvas.present(screen)
    veiled = screen.get_at((5, 5))
    assert all(abs(veiled[i] - want) <= 2 for i, want in enumerate((100, 50, 20)))
    assert screen.get_at((50, 50))[:3] == (200, 100, 40)


def test_a_thousand_random_changes_look_as_if_painted_anew(canvas, screen, stones):
    from random import Random

    rng = Random(7)
    items = [(rng.randrange(3), rng.randrange(1200), rng.randrange(680), 255) for _ in range(30)]

    def paint(on):
        on.clear()
        on.fill(on.frame.whole, SAND)
        for kind, x, y, alpha in items:
            on.image(stones[kind], (x, y), alpha)

    for turn in range(100):
        for _ in range(10):
            place = rng.randrange(len(items))
            change = rng.randrange(4)
            kind, x, y, alpha = items[place]
            if change == 0:
                items[place] = (kind, x + rng.randrange(-40, 40), y + rng.randrange(-40, 40), alpha)
            elif change == 1:
                items.append(items.pop(place))
            elif change == 2:
                items[place] = (rng.randrange(3), x, y, rng.choice((90, 255)))
            else:
                items.insert(rng.randrange(len(items)), items.pop(place))
        paint(canvas)
        canvas.present(screen)
        if turn % 10 == 9:
            assert same_as_new(canvas, screen, paint)


def test_merged_rectangles_cover_all_and_stay_inside():
    whole = Rect(0, 0, 500, 500)
    rects = [Rect(10, 10, 20, 20), Rect(15, 12, 20, 20), Rect(400, 480, 50, 50), Rect(-9, 0, 5, 5)]
    parts = merged(rects, whole)
    assert len(parts) == 2
    assert all(whole.contains(part) for part in parts)
    for rect in rects[:3]:
        assert any(part.contains(rect.clip(whole)) for part in parts)


def test_many_rectangles_are_merged_where_they_lie_together():
    whole = Rect(0, 0, 1200, 600)
    left = [Rect(5 * i % 190, 7 * i % 95, 9, 9) for i in range(60)]
    right = [place.move(1000, 490) for place in left]
    parts = merged([*left, *right], whole)
    assert len(parts) <= 4
    for rect in (*left, *right):
        assert any(part.contains(rect) for part in parts)
    assert sum(part.w * part.h for part in parts) <= 2 * 200 * 104


def test_four_hundred_things_listed_again_cost_no_pixel(canvas, screen):
    def paint():
        canvas.clear()
        canvas.fill(canvas.frame.whole, SAND)
        for i in range(300):
            canvas.svg("pieces/stone-basalt", Rect(20 + i % 40 * 30, 20 + i // 40 * 40, 26, 31))
        for i in range(100):
            canvas.words(f"Quarry {i}", "small", 18, (20, 20 + 7 * i), NIGHT, SAND)

    paint()
    canvas.present(screen)
    for _ in range(3):
        paint()
        assert canvas.present(screen) == []
