import pygame
import pytest
from pygame import Rect

from game.table.focus import FocusRing, Spot


@pytest.fixture
def acted():
    return []


@pytest.fixture
def spots(acted):
    places = {
        "menu": (0, 0, "bar"),
        "market": (0, 100, "far bank"),
        "temple": (200, 100, "far bank"),
        "ship": (200, 300, "river"),
        "sled": (0, 500, "near bank"),
        "quarry": (200, 500, "near bank"),
    }
    return [
        Spot(
            rect=Rect(x, y, 80, 60),
            name=name,
            region=region,
            then=lambda name=name: acted.append(name),
        )
        for name, (x, y, region) in places.items()
    ]


@pytest.fixture
def ring(spots):
    ring = FocusRing()
    ring.offer(spots)
    return ring


def named(ring):
    return ring.current.name if ring.shown and ring.current else None


def test_tab_goes_in_reading_order_and_round(ring, hand):
    hand = hand(ring.handle)
    seen = []
    for _ in range(7):
        assert hand.key(pygame.K_TAB)
        seen.append(named(ring))
    assert seen == ["menu", "market", "temple", "ship", "sled", "quarry", "menu"]
    hand.key(pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert named(ring) == "quarry"


def test_arrows_go_to_the_nearest_in_that_direction(ring, hand):
    hand = hand(ring.handle)
    hand.key(pygame.K_TAB)
    for key, name in [
        (pygame.K_DOWN, "market"),
        (pygame.K_RIGHT, "temple"),
        (pygame.K_DOWN, "ship"),
        (pygame.K_DOWN, "quarry"),
        (pygame.K_LEFT, "sled"),
        (pygame.K_LEFT, "sled"),
        (pygame.K_UP, "market"),
    ]:
        hand.key(key)
        assert named(ring) == name


def test_f6_jumps_between_regions(ring, hand):
    hand = hand(ring.handle)
    seen = []
    for _ in range(5):
        hand.key(pygame.K_F6)
        seen.append(named(ring))
    assert seen == ["menu", "market", "ship", "sled", "menu"]
    hand.key(pygame.K_F6, mod=pygame.KMOD_LSHIFT)
    assert named(ring) == "sled"


def test_enter_acts_only_where_the_ring_is_seen(ring, spots, hand, acted):
    hand = hand(ring.handle)
    ring.focus(spots[3])
    assert not hand.key(pygame.K_RETURN)
    hand.key(pygame.K_TAB)
    assert hand.key(pygame.K_RETURN)
    assert acted == ["ship"]


def test_the_ring_hides_at_a_click_and_the_focus_goes_there(ring, hand):
    hand = hand(ring.handle)
    hand.key(pygame.K_TAB)
    hand.move(210, 310)
    assert named(ring) == "menu"
    assert not hand.down()
    assert named(ring) is None
    assert ring.current.name == "ship"
    hand.key(pygame.K_TAB)
    assert named(ring) == "ship"


def test_a_disabled_spot_is_reached_but_does_not_act(ring, hand, acted):
    stuck = Spot(
        rect=Rect(0, 0, 9, 9), name="dock", reason="Taken.", then=lambda: acted.append("dock")
    )
    ring.offer([stuck])
    hand = hand(ring.handle)
    hand.key(pygame.K_TAB)
    assert named(ring) == "dock"
    hand.key(pygame.K_RETURN)
    assert acted == []


def test_space_acts_when_let_go_in_time(ring, hand, acted, monkeypatch):
    now = [0]
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])
    hand = hand(ring.handle)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_SPACE)
    assert acted == []
    now[0] = 250
    hand.key_up(pygame.K_SPACE)
    assert acted == ["menu"]
    hand.key(pygame.K_SPACE)
    now[0] = 501
    hand.key_up(pygame.K_SPACE)
    assert acted == ["menu"]
    ring.space_acts = False
    assert not hand.key(pygame.K_SPACE)


def test_the_focus_stays_on_the_same_thing(ring, spots, hand):
    hand = hand(ring.handle)
    for _ in range(4):
        hand.key(pygame.K_TAB)
    again = Spot(rect=Rect(5, 5, 9, 9), name="ship", region="river", then=lambda: None)
    ring.offer([*spots[:2], again])
    assert ring.current is again
    ring.offer(spots[:2])
    assert ring.current is None


def test_the_ring_lies_round_its_thing_in_white_on_dark(ring, canvas, screen):
    spot = Spot(rect=Rect(300, 200, 150, 80), name="a", then=lambda: None)
    ring.offer([spot])
    ring.focus(spot, shown=True)
    canvas.clear()
    canvas.fill(canvas.frame.whole, (120, 120, 120))
    ring.paint(canvas)
    canvas.present(screen)
    column = [screen.get_at((375, y))[:3] for y in range(190, 200)]
    assert (255, 255, 255) in column
    assert column[0] == (120, 120, 120)
    assert min(sum(pixel) for pixel in column) < 120
    assert screen.get_at((375, 240))[:3] == (120, 120, 120)
