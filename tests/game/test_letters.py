"""No letter is ever missing: neither in what the program says, nor in what players are called."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final, get_args

import pytest

from game.assets import Assets
from game.letters import FONTS, Letters, Role
from game.table.canvas import Canvas
from game.table.control import Control
from game.table.entry import Entry
from game.table.frame import Frame
from game.table.words import Style, set_words
from tests.game.lengthened import lengthened
from tests.game.unpainted import Unpainted

ROOT: Final = Path(__file__).resolve().parents[2]
NAMES: Final = {
    "Zo\u00eb \u0141ukasz": "Zo\u00eb \u0141ukasz",
    "\u738b\u5c0f\u660e": "???",
    "Merit \U0001f42b": "Merit ?",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467": "???",
    "\u2764\ufe0f": "?",
    "Ne\u0301fer": "Ne\u0301fer",
    "\u200d": "?",
    "\u0e2a\u0e38\u0e0a\u0e32": "???",
}
"""What is shown of names that players may type or paste."""


@pytest.fixture(scope="module")
def assets() -> Assets:
    import pygame

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Unpainted(64 << 20)


@pytest.fixture(scope="module")
def lettering(assets: Assets) -> Letters:
    return assets.lettering


def sentences() -> Iterator[str]:
    """Every string of the program that is not told to its readers alone."""
    for folder in ("rules", "saves", "game"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            code = ast.parse(file.read_text(encoding="utf-8"))
            prose = {
                id(node.value)
                for node in ast.walk(code)
                if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            }
            for node in ast.walk(code):
                said = node.value if isinstance(node, ast.Constant) else None
                if isinstance(said, str) and said.isprintable() and id(node) not in prose:
                    yield said


@pytest.fixture(scope="module")
def letters() -> set[str]:
    """Every letter that is ever shown, also in words with accents."""
    said = set(sentences())
    assert len(said) > 1000
    assert {"You have no tool card.", "{n} stone left"} <= said
    longer = set(lengthened("".join(said)))
    made_by = (files("art") / "CREDITS").read_text("utf-8")
    return {letter for letter in longer.union(*said, made_by) if letter.isprintable()}


@pytest.mark.parametrize("role", get_args(Role))
def test_all_that_the_program_says_has_its_letters_in_every_font(
    role: Role, letters: set[str], lettering: Letters
) -> None:
    lost = {letter for letter in letters if lettering.settable(letter, role) != (letter, role)}
    # Cinzel sets names alone; signs that stand among numbers and in sentences it need not have.
    signs = set("\u202f\u00d7\u2212\u00b7\u2192\u2026\u25b6")
    assert lost <= (signs if FONTS[role].startswith("Cinzel") else {"\u202f"}), sorted(lost)


@pytest.mark.parametrize(("typed", "shown"), NAMES.items(), ids=NAMES.values())
def test_a_typed_name_never_shows_boxes(typed: str, shown: str, lettering: Letters) -> None:
    for role in get_args(Role):
        found, set_in = lettering.settable(typed, role)
        assert found == shown
        assert lettering.missing(found, set_in) == ""
        assert lettering.loses(typed, role) == (found != typed), role


def test_a_field_says_that_letters_of_it_are_lost(assets: Assets) -> None:
    canvas = Canvas(assets, Frame(1280, 720))
    field = Entry("Name", "Nadia", lambda text: None, lost="Some letters cannot be shown.")
    field.rect = canvas.frame.rect(20, 20, 300, 54)
    field.paint(canvas)
    assert field.explains is None
    field.text = "\u738b"
    field.paint(canvas)
    assert isinstance(field, Control)
    assert field.explains == ("Name", ("Some letters cannot be shown.",))


def test_words_of_lost_letters_alone_take_room_and_can_be_cut(assets: Assets) -> None:
    block = set_words(assets, Frame(1280, 720), "\u738b" * 40, Style("body", 20, (0, 0, 0)))
    cut = set_words(
        assets, Frame(1280, 720), "\u738b" * 40, Style("body", 20, (0, 0, 0), width=100)
    )
    assert block.width > 100 >= cut.width > 40
    assert cut.clipped


def test_every_font_comes_with_its_licence() -> None:
    fonts = files("art") / "fonts"
    licences = {
        "Atkinson": (fonts / "AtkinsonHyperlegibleNext-OFL.txt").read_text("utf-8"),
        "Cinzel": (fonts / "Cinzel-OFL.txt").read_text("utf-8"),
    }
    for licence in licences.values():
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    for name in set(FONTS.values()):
        font, family = (fonts / f"{name}.ttf").read_bytes(), name.partition("-")[0]
        holders = licences[family].split(" (")[0]
        assert holders.startswith("Copyright ")
        assert holders.encode("utf-16-be") in font, f"{name} is not what the licence speaks of"
