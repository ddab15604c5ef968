"""The row, the deck and the order of turns (sections 3, 4, 8 and 11)."""

from rules.sobek import GAME
from rules.sobek import events as ev
from tests.sobek.board import ROW, Board, cards


def test_3_a_new_delivery_comes_at_once_and_the_next_seat_takes_from_it() -> None:
    board = Board(row=["fish", "wheat"], to_deal=20).play("take 2")
    assert (board.to_move, board["stage"], board["draws"]) == ("chance", "row-deal", 9)
    for _ in range(3):
        board.play("deal fish 1", "deal wheat 1", "deal thief" if _ == 0 else "deal cattle 1")
    assert (board.to_move, len(board["row"]), board["to_deal"]) == ("b", 9, 11)


def test_3_the_row_is_not_topped_up_before_it_is_empty() -> None:
    board = Board(to_deal=30).play("take 1")
    assert (board.to_move, len(board["row"])) == ("b", 8)


def test_4_nobody_may_pass_and_a_card_can_always_be_taken() -> None:
    board = Board(row=["fish"])
    assert board.legal == ["take 1"]
    assert board.refuses("done") == "Take a card of the row, play a character or lay a set."


def test_4_turns_go_round_the_table() -> None:
    board = Board(4)
    order = ""
    for _ in range(6):
        order += board.to_move
        board.play("take 1")
    assert order == "abcdab"


def test_4_1_skipped_characters_go_to_the_pile() -> None:
    board = Board(row=["thief", "amulet", "queen", "fish"], to_deal=9).play("take 3")
    assert board.hand("a") == cards("queen")
    assert board.pile("a") == cards("thief", "amulet")


def test_4_2_only_characters_of_the_hand_are_played() -> None:
    board = Board(hands=[cards("queen", "thief"), cards("vizier"), {}])
    assert board.with_verb("play") == ["play queen", "play thief"]
    assert board.refuses("play vizier") == "You have no Vizier."


def test_4_2_a_character_played_lies_open_on_the_discard_pile() -> None:
    board = Board(hands=[cards("queen"), {}, {}], to_deal=0)
    board.play("play queen")
    assert board["discard"] == cards("queen")
    assert board.events(ev.NothingHappened), "the deck is empty, so nothing is drawn"
    assert board.to_move == "b"


def test_8_the_round_goes_on_while_the_row_has_cards() -> None:
    board = Board(row=["fish", "wheat"], to_deal=0).play("take 1")
    assert (board.to_move, board.legal) == ("b", ["take 1"])


def test_8_the_round_does_not_end_while_the_deck_has_a_card() -> None:
    board = Board(row=["fish"], to_deal=1).play("take 1")
    assert (board["stage"], board["draws"]) == ("row-deal", 1)
    board.play("deal wheat 1")
    assert (board.to_move, board["to_deal"]) == ("b", 0)


def test_5_flood_gives_another_turn_and_may_be_chained() -> None:
    hand = cards(*["fish 1"] * 3, *["wheat 1"] * 3)
    board = Board(hands=[hand, {}, {}], events={"flood": 2})
    board.lay("fish", *["fish 1"] * 3).play("use flood")
    assert (board.to_move, board["flood"], board["stage"]) == ("a", False, "turn")
    board.lay("wheat", *["wheat 1"] * 3).play("use flood", "take 1")
    assert board.to_move == "b"


def test_11_a_draw_is_checked_against_what_is_left() -> None:
    board = Board(row=["fish"], to_deal=9).play("take 1")

    def fault(words: str) -> str:
        return GAME.chance_fault(board.state, GAME.move_from_text(words))

    assert fault("deal wheat 1") == ""
    assert fault("deal green wheat") == "No green wheat is left to deal."
    assert fault("token flood") == "A card is dealt now."
    none_left = Board(row=["fish"], hands=[{}, cards(*["wheat 1"] * 6), {}], to_deal=9)
    none_left.play("take 1")
    assert GAME.chance_fault(none_left.state, GAME.move_from_text("deal wheat 1"))
    assert GAME.chance_fault(Board().state, GAME.move_from_text("deal fish"))


def test_3_characters_lie_face_up_as_an_option() -> None:
    row = ["thief", *ROW[1:]]
    for face_up, shown in ((False, -1), (True, Board(row=row).state.row[0])):
        board = Board(row=row, characters_up=face_up)
        assert board.view("b").row[0] == shown
        board.play("take 1")
        (event,) = board.events(ev.CardTaken)
        assert event.seen_by(1).kind == shown
        assert sum(board.view("b").hand(0)) == face_up
