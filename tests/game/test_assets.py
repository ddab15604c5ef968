import re
from importlib.resources import files
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game import palette
from game.assets import Assets, Cache, Picture
from game.letters import FONTS
from game.table.skin import panel

ART = Path(str(files("art")))
SVGS = sorted(path.relative_to(ART).with_suffix("").as_posix() for path in ART.rglob("*.svg"))
TO_COME = {
    "chevron-left": "a step back in a replay",
    "film-spool": "replays",
    "histogram": "statistics",
    "keyboard": "keys that can be chosen",
    "light-bulb": "hints",
    "pause-button": "a replay that stands still",
    "rule-book": "the rules of a game",
    "save": "a match written to a file",
}
"""Icons of what the program does not do yet."""
CYRILLIC_AND_MORE = "\u0416\u6f22\U0001f600"


@pytest.fixture(scope="module")
def assets():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 200))
    return Assets()


def test_there_is_art_to_test():
    assert len(SVGS) > 140


@pytest.mark.parametrize("name", SVGS)
def test_every_drawing_is_drawn_at_every_size(assets, name):
    for w, h in ((12, 12), (53, 62), (120, 90)):
        surface = assets.svg(name, w, h)
        assert surface.get_size() == (w, h)
        inked = surface.get_bounding_rect()
        assert inked.w >= w // 5
        assert inked.h >= h // 6


@pytest.mark.parametrize("name", SVGS)
def test_no_drawing_uses_what_would_come_out_flat(name):
    source = (ART / f"{name}.svg").read_text()
    assert not re.search(r"filter|clip-path|mask|<text|<use|<image|<style|<pattern", source)
    for gradient in re.findall(r"<(?:linear|radial)Gradient [^>]*>", source):
        assert "userSpaceOnUse" in gradient or "%" in gradient


@pytest.mark.parametrize("name", [name for name in SVGS if name.startswith("icons/")])
def test_icons_are_white_and_take_a_colour(assets, name):
    tint = (200, 30, 90)
    white, tinted = assets.svg(name, 32, 32), assets.svg(name, 32, 32, tint)
    solid = [(x, y) for x in range(32) for y in range(32) if white.get_at((x, y)).a == 255]
    assert solid
    for place in solid:
        assert white.get_at(place)[:3] == (255, 255, 255)
        assert tinted.get_at(place)[:3] == tint


def test_every_icon_is_used_or_waits_for_its_screen():
    sources = [*(ART.parent / "game").rglob("*.py"), *(ART.parent / "rules").rglob("*.py")]
    written = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    icons = {path.stem for path in (ART / "icons").glob("*.svg")}
    unused = {icon for icon in icons if not re.search(f'["/]{icon}"', written)}
    assert unused == set(TO_COME)


def test_every_icon_is_credited():
    text = (ART / "CREDITS").read_text()
    credited = set(re.findall(r"[a-z][a-z-]+", text))
    icons = {path.stem for path in (ART / "icons").glob("*.svg")}
    assert icons <= credited
    for licence in ("AtkinsonHyperlegibleNext-OFL.txt", "Cinzel-OFL.txt"):
        assert (ART / "fonts" / licence).read_text().startswith("Copyright")
        assert licence in text


def test_every_texture_can_be_laid_over_a_picture(assets):
    names = [path.stem for path in (ART / "textures").glob("*.png") if path.stem != "title_sky"]
    assert len(names) == 8
    for name in names:
        tile = assets.texture(name, 256)
        assert tile.get_size() == (256, 256)
        assert tile.get_alpha() is None
    assert assets.backdrop("title_sky", 320, 100).get_size() == (320, 100)


def test_the_same_picture_is_made_once(assets):
    assert assets.svg("icons/cog", 40, 40) is assets.svg("icons/cog", 40, 40)
    assert assets.svg("icons/cog", 40, 40) is not assets.svg("icons/cog", 41, 41)
    words = ("Quarry", "body", 20, (1, 2, 3))
    assert assets.letters(*words) is assets.letters(*words)
    assert panel(assets, 1.0, 90, 60, "wood") is panel(assets, 1.0, 90, 60, "wood")


def test_the_cache_never_holds_more_than_its_bound():
    cache = Cache(limit=10_000)
    for number in range(100):
        cache.keep(number, lambda: Picture(Surface((20, 20), pygame.SRCALPHA)))
        assert cache.used <= 10_000
    assert len(cache) == 10_000 // 1600
    assert cache.used == 1600 * len(cache)


def test_the_cache_drops_what_was_not_asked_for_the_longest():
    cache = Cache(limit=5 * 1600)
    made = []

    def ask(key):
        def make():
            made.append(key)
            return Picture(Surface((20, 20), pygame.SRCALPHA))

        return cache.keep(key, make)

    for key in "abcde":
        ask(key)
    ask("a")
    ask("f")
    ask("a")
    assert made == list("abcdef")
    ask("b")
    assert made == list("abcdefb")


def test_a_window_sets_the_bound(assets):
    assets.fit(3840, 2160)
    assert assets.cache.limit == 5 * 4 * 3840 * 2160
    assets.fit(640, 480)
    assert assets.cache.limit == 32 << 20


EUROPE = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "\u00c4\u00d6\u00dc\u00e4\u00f6\u00fc\u00df\u00c0\u00c2\u00c6\u00c7\u00c9\u00c8\u00ca\u00cb"
    "\u00ce\u00cf\u00d4\u0152\u00d9\u00db\u0178\u00e0\u00e2\u00e6\u00e7\u00e9\u00e8\u00ea\u00eb"
    "\u00ee\u00ef\u00f4\u0153\u00f9\u00fb\u00ff .,;:!?'\"()-+/&%"
    "\u2026\u2013\u2014\u2019\u201c\u201d\u201e\u00ab\u00bb\u2212\u00d7\u00b7\u00a0"
)


@pytest.mark.parametrize("role", FONTS)
def test_every_font_has_the_letters_of_our_languages(assets, role):
    assert assets.lettering.missing(EUROPE, role) == ""


def test_what_a_font_lacks_never_shows_as_a_box(assets):
    lettering = assets.lettering
    assert lettering.missing("Fu\u1e9e\u25b6", "panel") == "\u1e9e\u25b6"
    assert lettering.settable("GRO\u1e9e", "panel") == ("GRO\u1e9e", "button")
    assert lettering.settable("12\u202f000", "body") == ("12\u00a0000", "body")
    assert lettering.settable("A" + CYRILLIC_AND_MORE, "body")[0] == "A???"


@pytest.mark.parametrize("px", [12, 16, 20, 28, 29, 36, 64, 65])
def test_letters_are_as_wide_as_they_are_measured(assets, px):
    for role in ("body", "button", "display"):
        surface = assets.letters("Quarry 14", role, px, palette.CREAM)
        assert abs(surface.get_width() - assets.width("Quarry 14", role, px)) <= 1
        assert surface.get_bounding_rect().h >= px * 0.6


def test_a_baseline_lies_where_it_is_said_to_lie(assets):
    for px in (12, 18, 27, 40, 80):
        inked = assets.letters("HIH", "body", px, palette.CREAM).get_bounding_rect()
        assert abs(inked.bottom - assets.lettering.ascent("HIH", "body", px)) <= 1
