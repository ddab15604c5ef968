"""`transcript FILE`: a match as text, move by move, as a seat saw it or open."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.commands import UsageError
from game.commands.check import complaint_of, outcome, replay_of
from game.language import Language
from game.seats import Computer, names
from game.truth import Truth
from rules.game import CHANCE, Seat, Text
from saves.replay import BrokenRecordError, Replay


def add_parser(subparsers: Any) -> None:
    """Adds the verb."""
    parser = subparsers.add_parser("transcript", help="tell a match move by move")
    parser.add_argument("file", type=Path, metavar="FILE", help="a .twolands file")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="as this seat saw it, counted from 0; else open"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Prints the match; a record that breaks the rules as far as it goes (exit status 1)."""
    replay = replay_of(asked.file)
    if asked.seat is not None and not 0 <= asked.seat < replay.setup.seats:
        raise UsageError(f"There is no seat {asked.seat}; they are 0 to {replay.setup.seats - 1}.")
    account = Account(replay, asked.seat)
    print(json.dumps(account.figures()) if asked.json else "\n".join(account.lines()))
    if account.broken is None:
        return 0
    print(f"{asked.file.name}: {complaint_of(account.broken, replay)}", file=sys.stderr)
    return 1


@dataclass(frozen=True, slots=True)
class Told:
    """One move: its number, the seat that made it or None for chance, and what happened.

    `heading` is the sentence that opens a part of the game, such as a round; mostly empty.
    """

    number: int
    seat: Seat | None
    text: str
    heading: str
    sentences: Sequence[str]


class Account:
    """A match told from a seat's view, or open when `seat` is None.

    It goes as far as the record obeys the rules; `broken` then says why no further.
    """

    def __init__(self, replay: Replay, seat: Seat | None) -> None:
        self.broken: BrokenRecordError | None = None
        self._replay = replay
        self._game = replay.game
        self._seat = seat
        self._names = names(replay.record.seats)
        self._language = Language()
        self._truth = Truth.before(replay)
        self._told = list(self._tell())

    def lines(self) -> Iterator[str]:
        """The account for people to read, line by line."""
        yield from self._opening()
        for told in self._told:
            if told.heading:
                yield from ("", told.heading, "")
            for place, sentence in enumerate(told.sentences):
                yield f"{'' if place else told.number:>4}  {'  ' if place else ''}{sentence}"
        if self.broken is None:
            yield ""
            yield from self._table()
            yield ""
            yield from (self._say(sentence) for sentence in outcome(self._replay))

    def figures(self) -> dict[str, Any]:
        """The account as JSON values; a seat's holds nothing that the seat could not know."""
        result = self._replay.result()
        moves: list[dict[str, Any]] = []
        for told in self._told:
            heading = [told.heading] if told.heading else []
            sentences = [*heading, *told.sentences]
            move = {"number": told.number, "seat": told.seat, "sentences": sentences}
            moves.append(move if self._seat is not None else move | {"text": told.text})
        return {
            "game": self._game.name,
            "seats": list(self._names),
            "viewer": self._seat,
            "moves": moves,
            "complete": self.broken is None,
            "scores": None if result is None else list(result.scores),
            "winners": None if result is None else list(result.winners),
        }

    def _tell(self) -> Iterator[Told]:
        try:
            for played, events in self._truth.follow(self._replay):
                heading, sentences = "", []
                for event in events:
                    seen = event if self._seat is None else event.seen_by(self._seat)
                    sentence = self._say(self._game.sentence(seen))
                    if getattr(event, "heading", False):
                        heading = sentence
                    else:
                        sentences.append(sentence)
                seat = None if played.seat == CHANCE else played.seat
                yield Told(played.number, seat, played.text, heading, sentences)
        except BrokenRecordError as broken:
            self.broken = broken

    def _opening(self) -> Iterator[str]:
        record, chosen = self._replay.record, self._replay.setup.options
        yield self._say(self._game.title)
        yield ""
        for seat, who in enumerate(record.seats):
            yield f"{self._names[seat]} ({who.level if isinstance(who, Computer) else 'human'})"
        yield ""
        for option in self._game.options:
            value = next(c.title for c in option.choices if c.value == chosen[option.key])
            yield f"{self._say(option.title)}: {self._say(value)}"
        yield ""
        yield f"{record.created:%Y-%m-%d %H:%M} UTC"
        yield ""

    def _table(self) -> Iterator[str]:
        """Where points came from, a column for each seat; before the end what the seat knows."""
        if self._seat is None or self._replay.result() is not None:
            sheet = self._game.score_sheet(self._replay.state)
        else:
            sheet = self._game.standing(self._truth.view(self._seat))
        rows = [(self._say(line.title), line.points) for line in sheet]
        total = [sum(points) for points in zip(*(points for _, points in rows), strict=True)]
        rows.append((self._say("Total"), tuple(total)))
        first = max(len(title) for title, _ in rows)
        widths = [max(len(name), 5) for name in self._names]
        for title, row in [("", self._names), *rows]:
            cells = (f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True))
            yield f"{title:<{first}}  {'  '.join(cells)}"

    def _say(self, sentence: Text | str) -> str:
        return self._language.say(sentence, self._names)
