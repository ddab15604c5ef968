import pygame
import pytest
from pygame import Rect

from game.table.controls import (
    Button,
    Controls,
    Dropdown,
    Entry,
    Scroller,
    Segmented,
    Slider,
    Switch,
)

PLACE = Rect(100, 100, 200, 40)


@pytest.fixture
def told():
    return []


def on(control, hand, rect=PLACE):
    control.rect = rect.copy()
    group = Controls([control])
    return group, hand(group.handle)


@pytest.fixture
def button(told):
    return Button("Sail a ship", lambda: told.append("sail"), icon="sailboat")


def test_a_button_acts_where_it_was_pressed_and_let_go(button, hand, told):
    _, hand = on(button, hand)
    hand.move(150, 120)
    assert button.state == "hover"
    hand.down()
    assert button.state == "pressed"
    assert told == []
    hand.up()
    assert told == ["sail"]
    hand.down()
    hand.move(10, 10)
    hand.up()
    assert told == ["sail"]
    assert button.state == "rest"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_a_button_sinks_under_a_key_and_acts_when_it_is_let_go(button, hand, told, key):
    _, hand = on(button, hand)
    hand.key(pygame.K_TAB)
    assert hand.key(key)
    assert button.state == "pressed"
    assert hand.key(key), "a key that repeats"
    assert told == []
    assert hand.key_up(key)
    assert button.state == "rest"
    assert told == ["sail"]
    assert not hand.key_up(key)
    assert told == ["sail"]


def test_a_button_does_not_act_when_the_key_is_let_go_elsewhere(button, hand, told):
    group, hand = on(button, hand)
    for leave in (
        lambda: hand.key(pygame.K_ESCAPE),
        lambda: hand.click(500, 500),
        lambda: hand.post(pygame.WINDOWFOCUSLOST),
        group.blur,
    ):
        hand.key(pygame.K_TAB)
        group.ring.focus(button, shown=True)
        hand.key(pygame.K_RETURN)
        assert button.state == "pressed"
        leave()
        assert button.state == "rest"
        hand.key_up(pygame.K_RETURN)
    assert told == []


def test_a_button_acts_at_the_next_key_of_quick_hands(button, hand, told):
    other = Button("Other", lambda: told.append("other"))
    group, hand = on(button, hand)
    group.offer([button, other])
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_TAB)
    assert told == ["sail"]
    assert group.ring.current is other
    assert (button.state, other.state) == ("rest", "rest")
    hand.key_up(pygame.K_RETURN)
    assert told == ["sail"]


def test_a_button_rises_when_space_is_down_too_long(button, hand, told, monkeypatch):
    now = [0]
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])
    group, hand = on(button, hand)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_SPACE)
    now[0] = 250
    assert not group.tick(0.01)
    assert button.state == "pressed"
    now[0] = 251
    assert group.tick(0.01)
    assert button.state == "rest"
    hand.key_up(pygame.K_SPACE)
    assert told == []


@pytest.mark.parametrize("reason", ["", "No ship is ready to sail."])
def test_a_pressed_button_lies_lower(button, hand, canvas, reason):
    group, hand = on(button, hand)
    button.reason = reason
    canvas.clear()
    group.paint(canvas)
    high = canvas.texts[0].rect.top
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    canvas.clear()
    button.paint(canvas)
    assert canvas.texts[0].rect.top == high + (0 if reason else round(2 * canvas.frame.u))


def test_a_disabled_button_says_why(button, hand, told, canvas):
    group, hand = on(button, hand)
    button.reason = "No ship is ready to sail."
    hand.click(150, 120)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    assert told == []
    assert button.state == "disabled"
    group.paint(canvas)
    assert "No ship is ready to sail." in [item.text for item in canvas.texts]


def test_an_icon_alone_has_a_name_and_a_tooltip(hand, canvas):
    group, hand = on(Button("", lambda: None, icon="cog", name="Settings"), hand)
    hand.move(150, 120)
    group.tick(0.34)
    group.paint(canvas)
    assert canvas.texts == []
    group.tick(0.05)
    group.paint(canvas)
    assert [item.text for item in canvas.texts] == ["Settings"]
    hand.move(500, 500)
    canvas.clear()
    group.paint(canvas)
    assert canvas.texts == []


def test_what_a_button_says_anyway_is_not_said_again(hand):
    waiting = Button("Choose a card first", print)
    waiting.reason = waiting.label
    group, hand = on(waiting, hand)
    hand.move(150, 120)
    group.tick(1.0)
    assert not group.tooltip.shown


def test_a_tooltip_goes_with_its_button(hand):
    group, hand = on(Button("Use Flood", print, tip="Take another turn"), hand)
    hand.move(150, 120)
    group.tick(1.0)
    assert group.tooltip.shown
    group.offer([Button("Senbi", print)])
    assert not group.tooltip.shown


def test_words_that_were_cut_are_whole_in_the_tooltip(hand, canvas):
    group = Controls()
    hand = hand(group.handle)
    group.paint(canvas)
    where, ink = (100, 100), (0, 0, 0)
    rect = canvas.words("Burial Chamber", "panel", 24, where, ink, ink, width=60)
    hand.move(*rect.center)
    group.tick(0.5)
    canvas.clear()
    group.paint(canvas)
    assert [item.text for item in canvas.texts] == ["Burial Chamber"]


@pytest.mark.parametrize("state", ["rest", "hover", "pressed", "disabled"])
@pytest.mark.parametrize("sub", ["", "5 places open"])
def test_words_stay_on_their_button(canvas, state, sub):
    for kind in ("primary", "second", "danger"):
        button = Button("Place a stone", lambda: None, kind=kind, icon="stone-block", sub=sub)
        button.rect = canvas.frame.rect(24, 300, 227, 68)
        button.hovered = state in ("hover", "pressed")
        button.pressed = state == "pressed"
        button.reason = "No." if state == "disabled" else ""
        canvas.clear()
        button.paint(canvas)
        assert len(canvas.texts) == (2 if sub else 1)
        assert all(button.rect.contains(item.rect) for item in canvas.texts)
        assert not any(item.clipped for item in canvas.texts)


def test_a_segment_is_chosen_by_click_and_arrow(hand, told):
    levels = Segmented("Level", ["Novice", "Overseer", "Pharaoh"], 0, told.append)
    _, hand = on(levels, hand, Rect(0, 0, 300, 40))
    hand.click(150, 20)
    hand.click(150, 20)
    hand.click(299, 39)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_LEFT)
    assert told == [1, 2, 1]
    hand.key(pygame.K_RIGHT)
    hand.key(pygame.K_RIGHT)
    assert levels.chosen == 2
    hand.key(pygame.K_RETURN)
    assert levels.chosen == 0
    levels.reason = "Not now."
    hand.click(150, 20)
    assert levels.chosen == 0


def test_a_switch_switches(hand, told):
    switch = Switch("Wrath", False, told.append)
    _, hand = on(switch, hand)
    hand.click(120, 120)
    hand.key(pygame.K_TAB)
    hand.use(pygame.K_RETURN)
    assert told == [True, False]


def test_a_slider_follows_the_pointer_and_the_keys(hand, told):
    slider = Slider("Volume", 0, 100, 60, told.append, step=5)
    _, hand = on(slider, hand)
    hand.move(150, 120)
    hand.down()
    hand.move(203, 300)
    hand.move(999, 300)
    hand.up()
    hand.move(120, 120)
    assert told == [25, 50, 100]
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_LEFT)
    hand.key(pygame.K_HOME)
    hand.key(pygame.K_LEFT)
    assert told == [25, 50, 100, 95, 0]


@pytest.fixture
def entry(told):
    return Entry("Name", "Nadia", told.append, limit=8)


def test_an_entry_takes_letters_once_in_focus(entry, hand, canvas):
    group, hand = on(entry, hand)
    group.paint(canvas)
    assert not any(used for pair in hand.write("x") for used in pair)
    hand.click(290, 120)
    assert all(used for pair in hand.write("Bo") for used in pair)
    assert entry.text == "NadiaBo"
    hand.key(pygame.K_BACKSPACE)
    hand.key(pygame.K_HOME)
    hand.write("x")
    assert entry.text == "xNadiaB"
    hand.write("yzw")
    assert len(entry.text) == 8


def test_an_entry_leaves_other_keys_to_the_ring(entry, hand, told):
    done = []
    entry.done = lambda: done.append(entry.text)
    group, hand = on(entry, hand)
    hand.key(pygame.K_TAB)
    hand.write("!")
    hand.key(pygame.K_RETURN)
    assert done == ["Nadia!"]
    assert told == ["Nadia!"]
    group.ring.focus(None)
    hand.move(5, 5)
    assert not entry.focused


def test_an_entry_is_chosen_by_dragging_and_replaced(entry, hand, canvas):
    group, hand = on(entry, hand)
    group.paint(canvas)
    hand.click(290, 120)
    hand.move(102, 120)
    hand.down()
    hand.move(299, 120)
    hand.up()
    hand.write("Bo")
    assert entry.text == "Bo"


def test_a_click_sets_the_caret(entry, hand, canvas):
    group, hand = on(entry, hand)
    group.paint(canvas)
    middle = canvas.assets.width("Na", "button", canvas.frame.letter(24))
    hand.click(100 + canvas.frame.px(18) + middle, 120)
    hand.write("y")
    assert entry.text == "Naydia"


def test_a_fault_marks_the_entry(entry, canvas):
    entry.rect = PLACE.copy()
    entry.fault = "This name is already taken."
    assert entry.explains == ("This name is already taken.", ())
    entry.paint(canvas)
    assert not canvas.texts[0].clipped


def test_held_keys_repeat_only_while_an_entry_is_written_in(entry, hand):
    _, hand = on(entry, hand)
    hand.key(pygame.K_TAB)
    assert pygame.key.get_repeat() != (0, 0)
    group = Controls([entry])
    group.blur()
    assert pygame.key.get_repeat()[0] == 0


@pytest.fixture
def dropdown(told):
    return Dropdown("Language", ["English", "Français", "Deutsch"], 0, told.append)


def test_a_list_opens_and_closes_by_keys(dropdown, hand, told):
    _, hand = on(dropdown, hand)
    hand.key(pygame.K_TAB)
    hand.use(pygame.K_RETURN)
    assert dropdown.open
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_DOWN)
    assert told == []
    hand.key(pygame.K_RETURN)
    assert (told, dropdown.open, dropdown.chosen) == ([2], False, 2)
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_UP)
    hand.key(pygame.K_ESCAPE)
    assert (told, dropdown.open) == ([2], False)


def test_an_open_list_takes_every_click(dropdown, hand, told, canvas):
    below = Button("Below", lambda: told.append("below"))
    below.rect = PLACE.move(0, 40)
    dropdown.rect = PLACE.copy()
    group = Controls([dropdown, below])
    hand = hand(group.handle)
    hand.click(150, 120)
    assert dropdown.open
    hand.click(*dropdown.row(0).center)
    assert (told, dropdown.open) == ([], False)
    hand.click(150, 120)
    hand.click(*dropdown.row(1).center)
    assert told == [1]
    hand.click(150, 120)
    hand.click(600, 600)
    assert (told, dropdown.open) == ([1], False)


def test_a_list_at_the_bottom_opens_upwards(dropdown, canvas):
    dropdown.rect = Rect(100, 650, 200, 40)
    dropdown.act()
    dropdown.paint(canvas)
    assert dropdown.row(0).top < 650
    assert dropdown.row(2).bottom <= 650


@pytest.fixture
def scroller(told):
    scroller = Scroller("Rules", lambda: told.append(scroller.offset))
    scroller.place(Rect(100, 100, 300, 200), 1000, 1.0)
    return scroller


def test_a_scroller_moves_by_keys_within_its_content(scroller, hand, told):
    group = Controls([scroller])
    hand = hand(group.handle)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_PAGEDOWN)
    hand.key(pygame.K_END)
    assert told == [60, 240, 800]
    assert not scroller.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN))
    assert scroller.origin == (100, -700)


def test_a_scroller_moves_by_its_bar(scroller, hand):
    hand = hand(Controls([scroller]).handle)
    hand.move(396, 110)
    hand.down()
    hand.move(396, 600)
    assert scroller.offset == scroller.most == 800
    hand.move(396, 110)
    assert scroller.offset == 0
    hand.up()


def test_a_scroller_reveals_no_more_than_needed(scroller):
    scroller.reveal(Rect(100, 280, 50, 60))
    assert scroller.offset == 40
    scroller.reveal(Rect(100, 120, 50, 60))
    assert scroller.offset == 40
    scroller.reveal(Rect(100, 80, 50, 60))
    assert scroller.offset == 20
    scroller.place(Rect(100, 100, 300, 990), 1000, 1.0)
    assert scroller.offset == 10
