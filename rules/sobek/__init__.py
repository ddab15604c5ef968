"""Sobek: a card market on the Nile, sets and corruption."""

from collections.abc import Mapping

from rules.catalogue import TITLES
from rules.game import Choice, Game, Option, text
from rules.sobek.describe import describe, move_in_words
from rules.sobek.estimate import estimate
from rules.sobek.forecast import forecast, standing
from rules.sobek.imagine import imagine
from rules.sobek.legal import legal_moves
from rules.sobek.memory import Memory, memory, remember
from rules.sobek.moves import Move
from rules.sobek.notation import move_from_text, move_to_text
from rules.sobek.pieces import (
    AMULET,
    CURSE,
    KIND_WORDS,
    KINDS,
    PROSPERITY,
    SEAT_NUMBERS,
    TOKEN_WORDS,
)
from rules.sobek.play import apply, chance, chance_fault, playout
from rules.sobek.position import position_from_json, position_to_json
from rules.sobek.scoring import score_sheet, scores, tie_breaks, winners
from rules.sobek.sentences import sentence
from rules.sobek.state import State, midway, start
from rules.sobek.view import View, private, view
from rules.sobek.why import why_not

_OFF_ON = (Choice("off", text("Off")), Choice("on", text("On")))


def pieces(state: State) -> Mapping[str, int]:
    """Cards by kind, and event tokens."""
    lying = [
        cards[first : first + KINDS]
        for cards in (state.hands, state.piles, state.sets, state.cross)
        for first in range(0, state.seats * KINDS, KINDS)
    ]
    counts = [sum(column) for column in zip(state.discard, *lying, strict=True)]
    for kind in (*state.row, *state.undealt, *state.green):
        counts[kind] += 1
    counts[AMULET] += sum(state.set_amulets) + sum(state.cross_amulets)
    found = dict(zip(KIND_WORDS, counts, strict=True))
    for token, word in enumerate(TOKEN_WORDS):
        found[word] = state.bag[token] + state.events[token] + state.used[token]
    found[TOKEN_WORDS[CURSE]] += sum(state.curses)
    found[TOKEN_WORDS[PROSPERITY]] += sum(state.prosperity)
    return found


GAME: Game[State, Move, View, Memory] = Game(
    name="sobek",
    title=TITLES["sobek"],
    version=1,
    seats=SEAT_NUMBERS,
    options=(
        Option(
            "open-piles",
            text("Open jars"),
            text("The table shows what could be remembered of the jars"),
            _OFF_ON,
        ),
        Option(
            "hundred",
            text("Exactly 100 points"),
            text("A marker on 100 after a round"),
            (Choice("goes-on", text("Goes on")), Choice("ends", text("Ends the game"))),
        ),
        Option(
            "characters-up",
            text("Characters face up"),
            text("Characters lie face up in the row"),
            _OFF_ON,
        ),
    ),
    start=start,
    chance=chance,
    chance_fault=chance_fault,
    legal_moves=legal_moves,
    why_not=why_not,
    apply=apply,
    midway=midway,
    scores=scores,
    winners=winners,
    score_sheet=score_sheet,
    tie_breaks=tie_breaks,
    pieces=pieces,
    memory=memory,
    remember=remember,
    view=view,
    private=private,
    standing=standing,
    forecast=forecast,
    describe=describe,
    move_in_words=move_in_words,
    imagine=imagine,
    move_to_text=move_to_text,
    move_from_text=move_from_text,
    sentence=sentence,
    position_to_json=position_to_json,
    position_from_json=position_from_json,
    playout=playout,
    estimate=estimate,
)
