"""Cards dropped where they cannot stay go home, and one sentence says where they can go."""

from typing import Any

import pytest

from game.table.table import Refuse
from game.tables.sobek.choices import Only, OwnSet
from game.tables.sobek.ids import InHand, InRow, Picked, Pile
from rules.sobek.pieces import AMULET, FISH, FISH_SCRIBE, MERCHANT, WHEAT
from tests.game.sobek.sitting import Sitting, seated

NOWHERE = (640, 46)
FISH_1, FISH_0 = 17, 18
HAND = {"fish 1": 2, "fish": 1, "merchant": 1, "amulet": 1, "ebony": 1}
SETS = [{"fish": {"cards": {"fish 1": 3}}, "wheat": {"cards": {"wheat 1": 3}}}, {}]
TO_SETS = "This card goes to your sets."


def said(sitting: Sitting, piece: Any, to: Any) -> str | None:
    """What is said when a card is dropped on a zone, or at a point."""
    end = sitting.gesture.zones[to].center if to in sitting.gesture.zones else to
    ask = sitting.drag(sitting.home(piece).center, end)
    sitting.paint()
    if ask is None:
        return None
    assert isinstance(ask, Refuse)
    assert ask.why is not None
    assert sitting.timeline.moving
    return sitting.say(ask.why)


@pytest.mark.parametrize(
    ("piece", "sentence"),
    [
        (InRow(0), "A card of the row goes to your hand."),
        (InHand(FISH_0, 0), TO_SETS),
        (InHand(MERCHANT, 0), "A character is played on the discard pile."),
    ],
)
def test_a_card_dropped_on_nothing_is_told_where_it_goes(piece: Any, sentence: str) -> None:
    sitting = seated(hands=[HAND, {}])
    assert said(sitting, piece, NOWHERE) == sentence


def test_a_character_that_can_join_a_set_may_do_both() -> None:
    sitting = seated(hands=[{"fish scribe": 1, "fish 1": 2}, {}])
    sentence = "This card goes to your sets, or is played on the discard pile."
    assert said(sitting, InHand(FISH_SCRIBE, 0), NOWHERE) == sentence


def test_a_picked_card_goes_back_to_the_hand_and_nowhere_else() -> None:
    sitting = seated(hands=[HAND, {}])
    assert said(sitting, InHand(FISH_0, 0), Only.LAYING) is None
    sentence = "A card that was picked goes back to your hand."
    assert said(sitting, Picked(0), NOWHERE) == sentence
    assert said(sitting, Picked(0), Pile.DISCARD) == sentence
    assert said(sitting, Picked(0), Only.LAYING) is None


def test_a_card_too_many_goes_in_the_jar() -> None:
    hands = [{"fish": 2, "fish 1": 4, "wheat": 2}, {}]
    sitting = seated(hands=hands, stage="surplus", turn="b", to_move="a")
    assert said(sitting, InHand(FISH_0, 0), NOWHERE) == "This card goes in your jar."


def test_cards_say_why_another_place_will_not_do() -> None:
    sitting = seated(hands=[HAND, {}], sets=SETS)
    assert said(sitting, InRow(0), Only.LAYING) == "A card of the row goes to your hand first."
    assert said(sitting, InRow(0), Pile.DISCARD) == "A card of the row goes to your hand."
    played = said(sitting, InHand(FISH_0, 0), Pile.DISCARD)
    assert played == "Only characters are played on the discard pile."
    assert said(sitting, InHand(FISH_0, 0), Only.OWN_JAR) == TO_SETS
    assert (
        said(sitting, InHand(MERCHANT, 0), OwnSet(FISH)) == "Merchant does not fit a set of fish."
    )


def test_a_card_for_another_set_than_the_one_being_laid_says_why() -> None:
    sitting = seated(hands=[HAND, {}], sets=SETS)
    said(sitting, InHand(FISH_0, 0), Only.LAYING)
    fish = said(sitting, InHand(FISH_1, 0), OwnSet(WHEAT))
    assert fish == "Fish 1 does not fit a set of wheat."
    wheat = said(sitting, InHand(AMULET, 0), OwnSet(WHEAT))
    assert wheat == "Put this card where the set is being laid."


def test_a_card_put_back_where_it_lay_means_nothing() -> None:
    sitting = seated(hands=[HAND, {}])
    row = sitting.gesture.pieces[InRow(1)]
    assert said(sitting, InRow(1), (row.right - 3, row.bottom - 3)) is None
    assert said(sitting, InHand(FISH_0, 0), Only.HAND) is None
