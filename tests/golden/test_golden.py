"""Golden matches replay to the letter, and lines of play are as many as they were."""

from pathlib import Path

import pytest

from rules.catalogue import GAMES
from tests.golden.book import page, read
from tests.golden.counting import DEALS, by_first_move
from tests.golden.write import MATCHES

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_replays_to_the_letter(name: str) -> None:
    word, seats, options, _ = MATCHES[name]
    game = GAMES[word]
    written = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    setup, moves = read(written, game)
    assert setup.seats == seats
    assert {key: setup.options[key] for key in options} == options
    assert page(game, setup, moves) == written


@pytest.mark.parametrize("name", DEALS)
def test_there_are_as_many_lines_of_play_as_before(name: str) -> None:
    written = (HERE / f"{name}.counts.txt").read_text(encoding="utf-8")
    rows = [line.rsplit(maxsplit=1) for line in written.splitlines()]
    before = {words: int(count) for words, count in rows}
    now = by_first_move(DEALS[name])
    now["total"] = sum(now.values())
    differing = [
        f"{words}: {before.get(words, 0)} before, {now.get(words, 0)} now"
        for words in {**before, **now}
        if before.get(words) != now.get(words)
    ]
    assert not differing, "\n".join(differing)


def test_every_page_has_its_match() -> None:
    pages = {file.name for file in HERE.glob("*.txt")}
    assert pages == {f"{n}.txt" for n in MATCHES} | {f"{n}.counts.txt" for n in DEALS}
