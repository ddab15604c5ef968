"""The page of credits tells all of art/CREDITS, whatever the size of its letters."""

from pathlib import Path

from game.scenes.credits import HEADING, blocks

CREDITS = (Path(__file__).resolve().parents[3] / "art" / "CREDITS").read_text(encoding="utf-8")
AUTHORS = ("Delapouite", "Faithtoken", "Guard13007", "Lorc", "Quoting", "Skoll")


def test_every_word_is_told() -> None:
    told = " ".join(block.words for block in blocks(CREDITS)).split()
    assert told == [word for word in CREDITS.split() if set(word) != {"-"}]


def test_authors_stand_out_over_their_works() -> None:
    told = list(blocks(CREDITS))
    for author in AUTHORS:
        place = next(n for n, block in enumerate(told) if block.words == author)
        assert told[place].role == "strong"
        assert told[place + 1].indent > 0
        assert "\n" not in told[place + 1].words


def test_headings_lose_their_dashes() -> None:
    headings = [block.words for block in blocks(CREDITS) if block.units == HEADING]
    assert headings == ["Ours", "Icons", "Fonts"]
    told = [block.words for block in blocks("One\n===\na\nb\n\nc\n")]
    assert told == ["One", "a b", "", "c"]
