"""The verb `arena`: opponents against each other."""

import argparse
import json
import multiprocessing
import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from threading import Thread
from typing import Any

from game.ai.arena import Allowance, Contest, Played, Standing, play, standings
from game.ai.levels import level_for
from game.commands import UsageError
from game.commands.match_words import add_match_words, amount, asked_setup, count
from game.compiler import ensure

BAR = 30
"""Width of the progress bar in letters."""


def add_parser(subparsers: Any) -> None:
    """Adds the verb."""
    parser = subparsers.add_parser("arena", help="opponents against each other")
    add_match_words(parser, "LEVEL,LEVEL…")
    parser.add_argument("--matches", required=True, type=count, metavar="N")
    spend = parser.add_mutually_exclusive_group()
    spend.add_argument("--time-scale", type=amount, metavar="F", help="times each level's time")
    spend.add_argument("--seconds", type=amount, metavar="S", help="a move, for every level")
    spend.add_argument("--budget", type=count, metavar="N", help="playouts a move, for every level")
    parser.add_argument("--jobs", type=count, default=1, metavar="N", help="matches at a time")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays the matches and prints how the opponents did."""
    contest = _contest(args)
    ensure()
    matches = _play_all(contest, args.jobs)
    found = standings(contest, matches)
    if args.json:
        print(json.dumps(_as_json(contest, found), indent=2))
    else:
        print(_as_text(contest, found))
    return 0


def _contest(args: argparse.Namespace) -> Contest:
    levels = tuple(args.seats.split(","))
    try:
        for level in levels:
            level_for(level)
    except ValueError as fault:
        raise UsageError(str(fault)) from fault
    game, setup = asked_setup(args)
    scale = 1.0 if args.time_scale is None else args.time_scale
    allowance = Allowance(scale, args.seconds, args.budget)
    return Contest(
        game, setup, levels, args.matches, 1 if args.seed is None else args.seed, allowance
    )


def _play_all(contest: Contest, jobs: int) -> list[Played]:
    spawn = multiprocessing.get_context("spawn")
    matches: list[Played] = []
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_end_with_parent) as executor:
        try:
            _show_progress(0, contest.matches)
            for match in play(contest, executor):
                matches.append(match)
                _show_progress(len(matches), contest.matches)
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.terminate()
            raise
    return matches


def _end_with_parent() -> None:
    """Keeps a process of the pool from waiting for ever for a parent that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _show_progress(done: int, whole: int) -> None:
    if sys.stderr.isatty():
        filled = BAR * done // whole
        bar = "#" * filled + "." * (BAR - filled)
        end = "\n" if done == whole else ""
        print(f"\r[{bar}] {done}/{whole}", end=end, file=sys.stderr, flush=True)


def _as_text(contest: Contest, found: list[Standing]) -> str:
    lines = [
        f"{contest.game.name}, {contest.setup.seats} seats, {contest.matches} matches",
        f"{'level':<10} {'wins %':>7} {'95 %':>13} {'points':>7} {'s/move':>7} {'slowest':>8}"
        f" {'playouts/s':>11}",
    ]
    for standing in found:
        effort = standing.effort
        bounds = f"{100 * standing.low:.1f}-{100 * standing.high:.1f}"
        lines.append(
            f"{standing.level:<10} {100 * standing.share:>7.1f} {bounds:>13}"
            f" {standing.points:>7.1f} {effort.seconds_a_choice:>7.3f} {effort.slowest:>8.3f}"
            f" {effort.playouts_a_second:>11.0f}"
        )
    return "\n".join(lines)


def _as_json(contest: Contest, found: list[Standing]) -> dict[str, Any]:
    return {
        "game": contest.game.name,
        "options": dict(contest.setup.options),
        "matches": contest.matches,
        "seed": contest.seed,
        "seats": [
            {
                "level": standing.level,
                "win_share": standing.share,
                "win_share_low": standing.low,
                "win_share_high": standing.high,
                "mean_points": standing.points,
                "choices": standing.effort.choices,
                "seconds_per_choice": standing.effort.seconds_a_choice,
                "slowest_choice_seconds": standing.effort.slowest,
                "playouts_per_second": standing.effort.playouts_a_second,
            }
            for standing in found
        ],
    }
