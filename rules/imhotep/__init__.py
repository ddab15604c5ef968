"""Imhotep: stones, ships and five building sites."""

from collections.abc import Mapping

from rules.catalogue import TITLES
from rules.game import Choice, Game, Option, text
from rules.imhotep.describe import describe, move_in_words
from rules.imhotep.estimate import estimate
from rules.imhotep.forecast import forecast
from rules.imhotep.imagine import imagine, standing
from rules.imhotep.legal import legal_moves
from rules.imhotep.moves import Move
from rules.imhotep.names import SITE_NAMES
from rules.imhotep.notation import move_from_text, move_to_text
from rules.imhotep.pieces import (
    CARD_WORDS,
    KINDS,
    SEAT_LETTERS,
    SITE_WORDS,
    TOWER_STONES,
)
from rules.imhotep.play import apply, chance, chance_fault, playout
from rules.imhotep.position import position_from_json, position_to_json
from rules.imhotep.scoring import score_sheet, scores, tie_breaks, winners
from rules.imhotep.sentences import sentence
from rules.imhotep.state import State, midway, start
from rules.imhotep.view import Memory, View, memory, private, remember, view
from rules.imhotep.why import why_not
from rules.rows import count

_SIDES = (
    (text("Four open cards"), text("Three open cards, two face down")),
    (text("One pyramid in a fixed order"), text("Three small ones, with gifts")),
    (text("A point for each stone seen"), text("Points, stones or a card")),
    (text("Joined stones score"), text("Most stones in each row")),
    (text("The highest tower scores most"), text("Towers of three, the first the most")),
)
"""What sides A and B of each board mean."""
_ON_OFF = (Choice("off", text("Off")), Choice("on", text("On")))


def pieces(state: State) -> Mapping[str, int]:
    """Stones by seat, market cards by kind, and round cards."""
    found = {
        f"stones {SEAT_LETTERS[seat]}": state.sled[seat]
        + state.quarry[seat]
        + count(state.places, seat)
        + count(state.pyramids, seat)
        + count(state.temple, seat)
        + count(state.burial, seat)
        + state.obelisks[seat]
        + TOWER_STONES * count(state.towers, seat)
        for seat in range(state.seats)
    }
    for kind, word in enumerate(CARD_WORDS):
        found[word] = (
            state.deck[kind]
            + state.discard[kind]
            + count(state.reds, kind)
            + count(state.market, kind)
            + count(state.pair, kind)
            + sum(state.cards[seat * KINDS + kind] for seat in range(state.seats))
        )
    found["round cards"] = state.round + len(state.fleets)
    return found


GAME: Game[State, Move, View, Memory] = Game(
    name="imhotep",
    title=TITLES["imhotep"],
    version=1,
    seats=(2, 3, 4),
    options=(
        *(
            Option(
                SITE_WORDS[site],
                SITE_NAMES[site],
                text("The side of the board that is played on"),
                (Choice("A", text("A"), on_a), Choice("B", text("B"), on_b)),
            )
            for site, (on_a, on_b) in enumerate(_SIDES)
        ),
        Option(
            "wrath",
            text("Wrath of the Pharaoh"),
            text("Lose 5 points unless you built at all four sites"),
            _ON_OFF,
        ),
        Option(
            "fewer",
            text("Take fewer stones"),
            text("When you get stones you may take fewer than 3"),
            _ON_OFF,
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
