"""The drawings that are kept are those that the workshop makes, from the colours of the palette."""

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from art.workshop.drawings.__main__ import DRAWINGS

ART = Path(__file__).resolve().parent.parent.parent / "art"
LARGEST = 16_000
"""Bytes of one drawing."""
UNREAD = {"clipPath", "mask", "filter", "text", "use", "pattern", "style", "image"}
"""What the loader of the program leaves out."""


def colours(found: object) -> set[str]:
    """Every colour in a piece of the palette."""
    if isinstance(found, dict):
        return {code for part in found.values() for code in colours(part)}
    if isinstance(found, list):
        return {code for part in found for code in colours(part)}
    return {found} if isinstance(found, str) and found.startswith("#") else set()


PALETTE = colours(tomllib.loads((ART / "palette.toml").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", DRAWINGS)
def test_the_workshop_makes_what_is_kept(name: str) -> None:
    kept = (ART / f"{name}.svg").read_text(encoding="utf-8")
    assert kept == DRAWINGS[name]().svg()
    assert len(kept) < LARGEST


@pytest.mark.parametrize("name", DRAWINGS)
def test_every_colour_is_in_the_palette(name: str) -> None:
    used = set(re.findall(r"#[0-9A-Fa-f]{6}", DRAWINGS[name]().svg()))
    assert used
    assert used <= PALETTE


@pytest.mark.parametrize("name", DRAWINGS)
def test_the_loader_of_the_program_reads_all_of_it(name: str) -> None:
    whole = ElementTree.fromstring(DRAWINGS[name]().svg())
    tags = {part.tag.rpartition("}")[2] for part in whole.iter()}
    assert not tags & UNREAD


def test_no_two_drawings_are_alike() -> None:
    made = [draw().svg() for draw in DRAWINGS.values()]
    assert len(set(made)) == len(made)
