"""Which moves a seat may know: those of its own, and what others did in the open."""

from dataclasses import dataclass, replace
from random import Random

import pytest

from game.made import Made, known_moves
from game.match import Match
from game.seats import Computer
from rules.catalogue import GAMES
from rules.game import CHANCE, HIDDEN, NOBODY, AnyGame, Seat, setup_for


@dataclass(frozen=True)
class Shown:
    """A card went to a seat, and only that seat sees which."""

    seat: Seat
    card: int
    openly: bool = True

    def seen_by(self, viewer: Seat) -> "Shown":
        hidden = not self.openly and viewer != self.seat
        return replace(self, card=HIDDEN) if hidden else self


OPEN = Made(1, "open", [Shown(1, 5)])
SECRET = Made(1, "secret", [Shown(1, 5, openly=False)])
SILENT = Made(1, "silent", [])
OWN = Made(0, "own", [Shown(0, 6, openly=False)])
DEALT = Made(CHANCE, "dealt", [Shown(1, 7, openly=False)])


def test_what_happened_openly_is_known() -> None:
    assert known_moves([OPEN, DEALT, OWN, OPEN], 0) == ("open", "own", "open")
    assert known_moves([], 0) == ()


def test_own_moves_are_known_and_secrets_of_others_are_not() -> None:
    assert known_moves([OWN, OPEN], 0) == ("own", "open")
    assert known_moves([SECRET], 0) is None
    assert known_moves([SECRET, OPEN], 0) is None
    assert known_moves([SECRET], 1) == ("secret",)


def test_a_decision_of_several_moves_is_known_once_all_of_it_is_told() -> None:
    assert known_moves([SILENT, SILENT, OPEN], 0) == ("silent", "silent", "open")
    assert known_moves([SILENT, SILENT, SECRET], 0) is None
    assert known_moves([SILENT], 0) is None
    assert known_moves([SILENT, OWN], 0) is None
    assert known_moves([SILENT, Made(2, "other", [Shown(2, 1)])], 0) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_an_opponent_is_told_of_whole_matches_holds_no_secret(game: AnyGame) -> None:
    """None as soon as something is hidden, and else just the moves of the record."""
    seats = 3
    told = untold = 0
    for seed in range(3):
        rng = Random(seed)
        players = [Computer("novice")] * seats
        match = Match.new(game, setup_for(game, seats, {}), players, seed)
        asked = [match.turn] * seats
        while match.to_move != NOBODY:
            seat = match.to_move
            known = match.known_moves(seat, asked[seat])
            since = match.record().moves[asked[seat] :]
            if known is None:
                untold += 1
            else:
                told += 1
                written = iter(since)
                # In the order of the record, where chance moves come between.
                assert all(game.move_to_text(move) in written for move in known)
            asked[seat] = match.turn
            match.play(rng.choice(list(match.legal_moves())), 0)
    assert told > untold > 0 or (told and not untold)
