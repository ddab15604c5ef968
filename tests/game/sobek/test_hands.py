"""Hands at the table: refusals, Esc, actions, sheets put aside, the own jar, closer looks."""

from random import Random
from typing import Any

import pygame
import pytest

from game.table import faces
from game.table.table import Commit, HalfMade, Play, Refuse, TakeUp
from game.tables.sobek.choices import Only, OwnSet
from game.tables.sobek.ids import InHand, InRow, Picked, Pile
from game.tables.sobek.subject import OfCard
from rules.sobek import GAME
from rules.sobek import moves as mv
from rules.sobek.pieces import AMULET, COURTESAN, FISH, MERCHANT, QUEEN, TYPE, WHEAT
from tests.game.sobek.sitting import Sitting, seated

LONG_ROW = ["fish", "wheat 1", "ebony 2", "ivory", "marble", "queen", "fish 1"]
FISH_1, FISH_0 = 17, 18
HAND = {"fish 1": 2, "fish": 1, "merchant": 1, "amulet": 1, "ebony": 1}


def zone(sitting: Sitting, name: Any) -> tuple[int, int]:
    center: tuple[int, int] = sitting.gesture.zones[name].center
    return center


def put(sitting: Sitting, piece: Any, where: Any) -> Any:
    ask = sitting.drag(sitting.home(piece).center, zone(sitting, where))
    sitting.paint()
    return ask


def test_a_card_of_the_row_is_taken_by_drag_and_by_two_clicks() -> None:
    sitting = seated(row=LONG_ROW)
    assert put(sitting, InRow(2), Only.HAND) == Play(mv.TAKE[2])
    assert sitting.click(sitting.home(InRow(0)).center) is None
    assert sitting.gesture.in_hand
    assert sitting.click(zone(sitting, Only.HAND)) == Play(mv.TAKE[0])


def test_a_card_too_far_along_the_row_says_why() -> None:
    sitting = seated(row=LONG_ROW)
    refusal = sitting.click(sitting.home(InRow(5)).center)
    assert isinstance(refusal, Refuse)
    why = sitting.say(refusal.why or GAME.why_not(sitting.state, refusal.move))
    assert why == "Only the first 4 cards of the row can be taken."


def test_a_card_of_the_row_begins_no_set() -> None:
    sitting = seated(row=LONG_ROW, hands=[HAND, {}])
    refusal = put(sitting, InRow(0), Only.LAYING)
    assert isinstance(refusal, Refuse)
    assert refusal.why is not None
    assert sitting.timeline.moving


def test_a_character_is_played_on_the_discard_pile_and_goods_are_not() -> None:
    sitting = seated(hands=[HAND, {}])
    assert put(sitting, InHand(MERCHANT, 0), Pile.DISCARD) == Play(mv.PLAY[MERCHANT])
    refusal = put(sitting, InHand(FISH_0, 0), Pile.DISCARD)
    assert isinstance(refusal, Refuse)
    assert "characters" in sitting.say(refusal.why)


def test_the_set_grows_card_by_card_with_its_points() -> None:
    sitting = seated(hands=[HAND, {}], events={"flood": 1, "curse": 1})
    assert sitting.table.spread.laying is None
    put(sitting, InHand(FISH_0, 0), Only.LAYING)
    assert sitting.table.spread.laying is not None
    assert "New set of fish" in sitting.words()
    assert "A set needs 3 cards." in sitting.words()
    tick = sitting.table.actions.tick
    assert tick.reason
    assert sitting.click(sitting.home(InHand(FISH_1, 0)).center) is None
    sitting.paint()
    sitting.move(sitting.home(InHand(AMULET, 0)).center)
    put(sitting, InHand(AMULET, 0), Only.LAYING)
    words = sitting.words()
    assert "Then choose 1 of 2 events" in words
    assert {"1", "3"} <= set(words)
    assert not tick.reason
    laid = (mv.LAY[FISH], mv.PICK[FISH_1], mv.PICK[FISH_0], mv.PICK[AMULET], mv.DONE)
    assert sitting.click(tick.rect.center) == Commit(laid)


def test_a_card_held_over_the_set_is_counted_already() -> None:
    sitting = seated(hands=[{"fish 1": 3}, {}])
    put(sitting, InHand(FISH_1, 0), Only.LAYING)
    before = sitting.words()
    sitting.post(pygame.MOUSEBUTTONDOWN, pos=sitting.home(InHand(FISH_1, 0)).center, button=1)
    sitting.move(zone(sitting, Only.LAYING))
    after = sitting.words()
    assert before.count("4") < after.count("4")


def test_a_picked_card_is_taken_back_and_the_cross_takes_all() -> None:
    sitting = seated(hands=[HAND, {}])
    put(sitting, InHand(FISH_0, 0), Only.LAYING)
    put(sitting, InHand(FISH_1, 0), Only.LAYING)
    assert sitting.table.decision.picking.kinds == (FISH_1, FISH_0)
    assert put(sitting, Picked(1), Only.HAND) is None
    assert sitting.table.decision.picking.kinds == (FISH_1,)
    assert sitting.click(sitting.table.actions.cross.rect.center) is None
    assert not sitting.table.decision.picked


def test_cards_that_do_not_fit_the_set_say_why() -> None:
    sitting = seated(hands=[HAND, {}])
    put(sitting, InHand(FISH_0, 0), Only.LAYING)
    refusal = sitting.click(sitting.home(InHand(MERCHANT, 0)).center)
    assert isinstance(refusal, Refuse)
    assert sitting.say(refusal.why) == "Merchant does not fit a set of fish."
    sitting.move(sitting.home(InHand(MERCHANT, 0)).center)
    sitting.table.tick(1)
    assert "Merchant does not fit a set of fish." in " ".join(sitting.words())


def test_amulets_are_put_on_the_set_they_enlarge() -> None:
    sets = [{"fish": {"cards": {"fish 1": 3}}, "wheat": {"cards": {"wheat 1": 3}}}, {}]
    sitting = seated(hands=[{"amulet": 3}, {}], sets=sets)
    for _ in range(3):
        put(sitting, InHand(AMULET, 0), Only.LAYING)
    assert "Put the amulets" in sitting.say(
        sitting.table.decision.lay().why  # type: ignore[union-attr]
    )
    sitting.key(pygame.K_ESCAPE)
    sitting.paint()
    put(sitting, InHand(AMULET, 0), OwnSet(WHEAT))
    put(sitting, InHand(AMULET, 0), Only.LAYING)
    put(sitting, InHand(AMULET, 0), Only.LAYING)
    ask = sitting.click(sitting.table.actions.tick.rect.center)
    assert ask == Commit((mv.LAY[WHEAT], *(mv.PICK[AMULET],) * 3, mv.DONE))


def test_actions_begin_what_they_say() -> None:
    sitting = seated(hands=[HAND, {}])
    take, play, lay = sitting.table.actions.shown
    sitting.click(take.rect.center)
    assert sitting.gesture.piece == InRow(0)
    sitting.click(play.rect.center)
    assert sitting.gesture.piece == InHand(MERCHANT, 0)
    sitting.click(lay.rect.center)
    assert TYPE[sitting.gesture.piece.kind] == FISH
    sitting = seated(hands=[{"fish": 1}, {}])
    take, play, lay = sitting.table.actions.shown
    assert play.reason
    assert lay.reason
    assert sitting.click(lay.rect.center) is None


def test_the_merchant_takes_any_card_at_one_click() -> None:
    sitting = seated(row=LONG_ROW, stage="merchant")
    sitting.table.offer(GAME.legal_moves(sitting.state), HalfMade())
    sitting.paint()
    assert set(sitting.table.decision.lit) == {InRow(place) for place in range(7)}
    assert sitting.click(sitting.home(InRow(6)).center) == Commit((mv.BUY[6],))
    assert sitting.key(pygame.K_ESCAPE) == TakeUp()
    (back,) = sitting.table.actions.shown
    assert sitting.click(back.rect.center) == TakeUp()


def test_the_courtesan_adds_cards_and_counts_the_whole_set() -> None:
    sets = [{"wheat": {"cards": {"wheat 1": 3}}}, {}]
    hand = {"wheat 1": 1, "wheat": 1, "courtesan": 1, "fish": 1}
    sitting = seated(hands=[hand, {}], sets=sets, stage="add", laying="wheat")
    lit = sitting.table.decision.lit
    assert all(piece.kind not in (COURTESAN, FISH_0) for piece in lit)
    assert sitting.click(sitting.home(InHand(22, 0)).center) is None
    words = sitting.words()
    assert "Your wheat set" in words
    assert "16" in words
    ask = sitting.click(sitting.table.actions.shown[0].rect.center)
    assert ask == Commit((mv.PICK[22], mv.DONE))


def test_a_scribes_victim_chooses_cards_for_the_jar() -> None:
    hands = [{"fish 1": 4, "fish": 2, "wheat": 2}, {}]
    sitting = seated(hands=hands, stage="surplus", turn="b", to_move="a")
    put(sitting, InHand(23, 0), Only.OWN_JAR)
    assert sitting.click(sitting.home(InHand(FISH_1, 0)).center) is None
    sitting.paint()
    assert not sitting.table.decision.lit
    ask = sitting.click(sitting.table.actions.tick.rect.center)
    assert ask == Commit((mv.PICK[FISH_1], mv.PICK[23]))


@pytest.mark.parametrize("by_key", [False, True])
def test_a_tile_of_a_sheet_sinks_while_it_is_pressed(by_key: bool) -> None:
    sitting = seated(stage="event", events={"flood": 1, "deceit": 1})
    sheet = sitting.table.sheets.sheet
    assert sheet is not None
    (tile, main), *_ = sheet.answers.values()

    def name() -> int:
        return next(i.rect.top for i in sitting.paint() if i.text == tile.name)

    high = name()
    if by_key:
        sitting.ring.focus(tile, shown=True)
        sitting.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    else:
        sitting.move(tile.rect.center)
        sitting.post(pygame.MOUSEBUTTONDOWN, pos=tile.rect.center, button=1)
    assert name() == high + round(faces.SUNK * sitting.frame.u)
    assert not main.enabled
    if by_key:
        sitting.post(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    else:
        sitting.post(pygame.MOUSEBUTTONUP, pos=tile.rect.center, button=1)
    assert name() == high
    assert main.enabled


def test_a_sheet_is_put_aside_and_comes_back_with_what_was_chosen() -> None:
    given = {"stage": "event", "events": {"flood": 1, "deceit": 1, "curse": 1}}
    sitting = seated(sets=[{"fish": {"cards": {"fish 1": 3}}}, {}], **given)
    sheet = sitting.table.sheets.sheet
    assert sheet is not None
    tile, main = sheet.answers[mv.USE[4]]
    assert main.reason
    assert sitting.click(main.rect.center) is None
    sitting.click(tile.rect.center)
    look = sheet.controls[-1]
    sitting.click(look.rect.center)
    assert sitting.table.sheets.sheet is None
    sitting.paint()
    (back,) = sitting.table.actions.shown
    sitting.click(back.rect.center)
    sitting.paint()
    sheet = sitting.table.sheets.sheet
    assert sheet is not None
    assert sitting.click(sheet.answers[mv.USE[4]][1].rect.center) == Play(mv.USE[4])


def test_a_token_dragged_onto_the_button_is_used() -> None:
    given = {"stage": "event", "events": {"flood": 1, "deceit": 1}}
    sitting = seated(sets=[{"fish": {"cards": {"fish 1": 3}}}, {}], **given)
    tile, main = sitting.table.sheets.sheet.answers[mv.USE[4]]
    assert sitting.drag(tile.rect.center, main.rect.center) == Play(mv.USE[4])


@pytest.mark.parametrize("stage", ["guild", "curse"])
def test_a_rival_is_chosen_at_one_press(stage: str) -> None:
    used = {"guild": {"reed guild": 1}, "curse": {"curse": 1}}[stage]
    given = {"guild": "reed guild"} if stage == "guild" else {}
    sitting = seated(seats=3, stage=stage, score=[7, 12, 3], used=used, **given)
    sitting.table.offer(GAME.legal_moves(sitting.state), HalfMade())
    sitting.paint()
    move = mv.PUSH[2] if stage == "guild" else mv.CURSE[2]
    button, _ = sitting.table.sheets.sheet.answers[move]
    if stage == "guild":
        assert {"from 12 to 7", "from 3 to 2"} <= set(sitting.words())
    assert sitting.click(button.rect.center) == Commit((move,))
    assert sitting.key(pygame.K_ESCAPE) == TakeUp()


def test_the_own_jar_opens_and_shuts() -> None:
    sitting = seated(piles=[{"fish 1": 2, "amulet": 1}, {}], curses=[1, 0])
    look = sitting.table.look_in
    assert sitting.click(look.rect.center) is None
    assert "3 cards and a curse count as 5." in sitting.words()
    assert sitting.table.in_hand
    assert sitting.key(pygame.K_ESCAPE) is None
    assert "Your jar" not in sitting.words()
    assert not sitting.table.in_hand


def test_an_empty_hand_and_an_empty_jar_say_so() -> None:
    sitting = seated(hands=[HAND, {}])
    assert "No cards in hand" not in sitting.words()
    sitting = seated(hands=[{}, {}])
    assert "No cards in hand" in sitting.words()
    sitting.click(sitting.table.look_in.rect.center)
    assert "It is empty." in sitting.words()


def test_a_closer_look_by_right_click_and_by_key() -> None:
    sitting = seated(row=LONG_ROW, hands=[HAND, {}])
    at = sitting.home(InHand(MERCHANT, 0)).center
    sitting.post(pygame.MOUSEBUTTONDOWN, pos=at, button=3)
    assert sitting.table.lens.open
    assert "Esc or a click closes this." in sitting.words()
    sitting.key(pygame.K_ESCAPE)
    assert not sitting.table.lens.open
    while sitting.ring.current is None or sitting.ring.current.region != "river":
        sitting.key(pygame.K_TAB)
    while "card 1 of the row" not in sitting.ring.current.name:
        sitting.key(pygame.K_TAB)
    sitting.paint()
    sitting.key(pygame.K_i)
    assert sitting.table.lens._of == OfCard(FISH_0)
    sitting.click((5, 5))
    assert not sitting.table.lens.open


def test_who_waits_is_told_for_whom_and_a_thinking_opponent_is_marked() -> None:
    sitting = seated()
    sitting.show(sitting.state, sitting.memories, viewer=1)
    assert "Nadia is playing." in sitting.words()
    assert not sitting.table.tick(0.1)
    sitting.table.think(0)
    assert sitting.table.tick(0.1)
    assert "thinking" in sitting.words()


def test_lights_pulse_twice_and_then_rest() -> None:
    sitting = seated(hands=[HAND, {}])
    sitting.click(sitting.home(InRow(0)).center)
    sitting.table.tick(0.01)
    assert sitting.table.tick(0.1)
    sitting.table.tick(4)
    sitting.table.tick(0.5)
    assert not sitting.table.tick(0.1)


def test_a_press_on_nothing_changes_nothing() -> None:
    sitting, rng = seated(), Random(1)
    for _ in range(50):
        point = rng.randrange(1280), rng.randrange(43, 49)
        assert sitting.click(point) is None


def test_the_ring_lies_round_the_place_that_keys_have_chosen() -> None:
    sitting = seated(hands=[{"queen": 1, "fish": 2}, {}])
    while sitting.ring.current is None or sitting.ring.current.rect != sitting.home(InRow(1)):
        sitting.key(pygame.K_TAB)
        sitting.paint()
    sitting.key(pygame.K_RETURN)
    sitting.paint()
    assert sitting.ring.shown
    assert sitting.ring.current.rect == sitting.gesture.zones[Only.HAND]
    sitting.key(pygame.K_ESCAPE)
    sitting.paint()
    assert sitting.ring.current.rect == sitting.home(InRow(1))
    assert InHand(QUEEN, 0) in sitting.gesture.pieces


def test_keys_stay_at_the_hand_when_a_card_leaves_it() -> None:
    sitting = seated(hands=[{"fish": 1, "fish 1": 1, "thief": 1, "ebony": 2}, {}])
    while sitting.ring.current is None or sitting.ring.current.rect != sitting.home(
        InHand(FISH_0, 0)
    ):
        sitting.key(pygame.K_TAB)
        sitting.paint()
    sitting.key(pygame.K_RETURN)
    sitting.key(pygame.K_RETURN)
    sitting.paint()
    assert sitting.table.decision.picking.kinds == (FISH_0,)
    current = sitting.ring.current
    assert current is not None
    assert current.rect in [sitting.home(piece) for piece in sitting.table.spread.hand.cards]
