"""`check FILE`: whether a record is a match that obeys the rules."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from game.commands import UsageError
from game.language import Language
from game.seats import names
from rules.game import NOBODY, Text, Who, text
from saves.record import RecordError, read_file
from saves.replay import BrokenRecordError, Replay


def add_parser(subparsers: Any) -> None:
    """Adds the verb."""
    parser = subparsers.add_parser(
        "check", help="replay a record and say how it ends, or where it breaks the rules"
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .twolands file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Prints the result, or where and why the record breaks the rules (exit status 1)."""
    replay = replay_of(asked.file)
    try:
        replay.to_end()
    except BrokenRecordError as broken:
        complaint = complaint_of(broken, replay)
        if asked.json:
            print(json.dumps({"ok": False, "move": broken.number, "why": complaint}))
        print(f"{asked.file.name}: {complaint}", file=sys.stderr)
        return 1
    print(json.dumps(_figures(replay)) if asked.json else _summary(replay))
    return 0


def replay_of(path: Path) -> Replay:
    """The record in a file before its first move; UsageError says why there is none."""
    try:
        return Replay(read_file(path))
    except RecordError as wrong:
        raise UsageError(str(wrong)) from wrong


def complaint_of(broken: BrokenRecordError, replay: Replay) -> str:
    """Where and why a record breaks the rules, in one sentence."""
    why = Language().say(broken.why, names(replay.record.seats)).rstrip(".")
    if not broken.number:
        return f"{why}."
    return f"Move {broken.number}, {broken.move!r}, is not possible: {why}."


def outcome(replay: Replay) -> list[Text]:
    """How the match stands or ended, in sentences."""
    result = replay.result()
    if result is None:
        return [_waiting(replay.state.to_move)]
    if len(result.winners) == 1:
        winner = result.winners[0]
        return [text("{who} won with {n} points.", who=Who(winner), n=result.scores[winner])]
    return [
        text("The win is shared."),
        *(text("{who} shares it.", who=Who(seat)) for seat in result.winners),
    ]


def _waiting(seat: int) -> Text:
    if seat < 0:
        return text("The match is not over.")
    return text("The match is not over; {who} is to move.", who=Who(seat))


def _summary(replay: Replay) -> str:
    language, seats = Language(), names(replay.record.seats)
    moves = len(replay.record.moves)
    head = text(
        "{game}, {seats} seats, {n} move, all by the rules.",
        "{game}, {seats} seats, {n} moves, all by the rules.",
        count=moves,
        n=moves,
        game=replay.game.title,
        seats=len(seats),
    )
    lines = [language.say(sentence, seats) for sentence in (head, *outcome(replay))]
    if replay.state.to_move == NOBODY:
        points = zip(seats, replay.game.scores(replay.state), strict=True)
        lines.append(", ".join(f"{name} {score}" for name, score in points) + ".")
    return "\n".join(lines)


def _figures(replay: Replay) -> dict[str, Any]:
    result = replay.result()
    return {
        "ok": True,
        "game": replay.game.name,
        "seats": list(names(replay.record.seats)),
        "moves": len(replay.record.moves),
        "finished": result is not None,
        "scores": None if result is None else list(result.scores),
        "winners": None if result is None else list(result.winners),
    }
