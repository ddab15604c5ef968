"""Everything on the table can be looked at closely, by mouse and by keys."""

from random import Random

import pygame
import pytest

from game.table.table import Occupant, Play
from game.tables.imhotep.notes import note_at, notes, sights, subject_at
from game.tables.imhotep.zoom.account import Line
from game.tables.imhotep.zoom.of_ships import of_ship
from game.tables.imhotep.zoom.of_sites import of_site
from game.tables.imhotep.zoom.subject import (
    OfCard,
    OfPile,
    OfRound,
    OfSeat,
    OfShip,
    OfSite,
    Subject,
)
from game.tables.imhotep.zoom.telling import account
from rules.game import setup_for
from rules.imhotep import GAME
from rules.imhotep.imagine import standing
from rules.imhotep.pieces import BURIAL, KINDS, MINIMUM, OBELISKS, PYRAMIDS, SHIPS, SITES, TEMPLE
from rules.imhotep.state import State
from rules.imhotep.view import View
from tests.game.imhotep.positions import match, random_setup
from tests.game.imhotep.sitting import Sitting
from tests.game.imhotep.test_hands import position, seated, words
from tests.game.legible import faults


def subjects(seats: int) -> list[Subject]:
    return [
        *(OfSite(site) for site in range(SITES)),
        *(OfShip(ship) for ship in range(SHIPS)),
        *(OfSeat(seat) for seat in range(seats)),
        OfRound(),
        *(OfCard(kind) for kind in range(KINDS)),
        *OfPile,
    ]


def right_click(sitting: Sitting, point: tuple[int, int]) -> None:
    sitting.move(point)
    assert sitting.post(pygame.MOUSEBUTTONDOWN, pos=point, button=3) is None
    assert sitting.post(pygame.MOUSEBUTTONUP, pos=point, button=3) is None


def view_of(state: State) -> View:
    return Sitting(state.seats).view(state)


def figures(lines: list[Line], label: str) -> list[str]:
    return next(list(line.figures) for line in lines if line.label.one == label)


def test_a_right_click_shows_what_lies_there_and_any_click_closes_it() -> None:
    sitting = seated(position(market=["statue", "lever"]))
    spread = sitting.table.spread
    for about, rect in sights(spread):
        if isinstance(about, OfSeat):
            rect = spread.score(about.seat)
        assert subject_at(spread, rect.center) in (about, OfCard(7), OfCard(11))
        right_click(sitting, rect.center)
        assert sitting.table.in_hand
        assert "Esc or a click closes this." in words(sitting)
        assert sitting.click(sitting.actions[0].rect.center) is None
        assert not sitting.table.in_hand
        assert "Esc or a click closes this." not in words(sitting)


def test_the_ships_in_the_bar_show_the_card_of_the_round() -> None:
    sitting = seated(position())
    sitting.paint()
    spread = sitting.table.spread
    assert subject_at(spread, spread.top_bar.fleet.center) == OfRound()
    right_click(sitting, spread.top_bar.fleet.center)
    said = words(sitting)
    assert f"Round {spread.view.round}" in said
    for size in set(spread.view.sizes):
        assert any(words.startswith(f"A {size}-ship needs {MINIMUM[size]} ") for words in said)


def test_a_card_is_shown_with_its_whole_effect() -> None:
    sitting = seated(position(market=["statue", "lever"]))
    right_click(sitting, sitting.table.spread.market.slots[1].center)
    said = " ".join(words(sitting))
    assert "sail a ship and set the unloading order" in said
    assert sitting.key(pygame.K_ESCAPE) is None
    assert not sitting.table.lens.open


def test_keys_look_at_what_is_in_focus() -> None:
    sitting = seated(position())
    seen = set()
    for _ in range(40):
        sitting.key(pygame.K_TAB)
        sitting.paint()
        sitting.key(pygame.K_i)
        if sitting.table.lens.open:
            seen.add(next(item.text for item in sitting.paint() if item.layer == 2))
            sitting.key(pygame.K_i)
            assert not sitting.table.lens.open
    assert {"Temple", "Obelisks", "4-ship", "2-ship", "Nadia", "Senbi"} <= seen


def test_enter_looks_at_a_site_and_takes_a_stone_up() -> None:
    sitting = seated(position())
    while sitting.ring.current is None or sitting.ring.current.name != "Temple":
        sitting.key(pygame.K_TAB)
    sitting.key(pygame.K_RETURN)
    assert sitting.table.lens.open
    sitting.key(pygame.K_RETURN)
    assert not sitting.table.lens.open
    assert not sitting.gesture.in_hand


def test_nothing_is_played_behind_a_zoom() -> None:
    sitting = seated(position(sled=[1, 2]))
    right_click(sitting, sitting.table.spread.layout.sites[TEMPLE].center)
    assert sitting.key(pygame.K_TAB) is None
    assert not sitting.ring.shown
    get = sitting.actions[0].rect.center
    assert sitting.click(get) is None
    assert isinstance(sitting.click(get), Play)


def test_a_dragged_piece_hides_what_could_be_looked_at() -> None:
    sitting = seated(position())
    stone = sitting.gesture.pieces[next(iter(sitting.gesture.choices))].center
    sitting.move(stone)
    sitting.post(pygame.MOUSEBUTTONDOWN, pos=stone, button=1)
    sitting.move((stone[0] + 40, stone[1] - 40))
    right_click(sitting, (640, 200))
    assert not sitting.table.lens.open


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 2.0), ((1280, 720), 1.3)])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_account_fits_its_sheet(size: tuple[int, int], scale: float, seats: int) -> None:
    rng = Random(seats)
    for n, (state, memories, _, _) in enumerate(match(random_setup(seats, rng), rng)):
        if n % 70 != 60:
            continue
        sitting = Sitting(seats, size, scale)
        sitting.show(state, memories)
        for about in subjects(seats):
            sitting.table.lens.look(about)
            assert faults(sitting.paint()) == []
            sheet = [item.rect for item in sitting.canvas.texts if item.layer == 2]
            whole = sheet[0].unionall(sheet)
            assert sitting.frame.whole.contains(whole)


def test_the_points_of_a_seat_add_up() -> None:
    rng = Random(5)
    for n, (state, _, _, _) in enumerate(match(setup_for(GAME, 3, {}), rng)):
        if n % 20:
            continue
        view = view_of(state)
        told = account(view, OfSeat(1), [Occupant()] * 3, lambda words: words.one)
        *parts, total = told.lines
        for seat in range(3):
            numbers = [int(line.figures[seat].replace("\N{MINUS SIGN}", "-")) for line in parts]
            assert sum(numbers) == int(total.figures[seat])
        sheet = standing(view)
        assert int(total.figures[2]) == sum(line.points[2] for line in sheet)


def test_sites_tell_their_numbers() -> None:
    state = position(pyramids="abab", temple="ab", burial="aab", obelisks=[2, 1])
    view = view_of(state)
    says = [words.values for words in of_site(view, PYRAMIDS).says]
    assert any(value.get("values") and value["values"].one.startswith("4 ·") for value in says)
    assert figures(of_site(view, PYRAMIDS).lines, "Stones") == ["2", "2"]
    assert figures(of_site(view, TEMPLE).lines, "At the end of this round") == ["1", "1"]
    assert figures(of_site(view, BURIAL).lines, "Largest group") == ["2", "1"]
    assert figures(of_site(view, BURIAL).lines, "If it ended now") == ["3", "1"]
    assert figures(of_site(view, OBELISKS).lines, "If it ended now") == ["10", "1"]


def test_a_ship_tells_what_it_would_bring_at_every_free_dock() -> None:
    view = view_of(position())
    told = of_ship(view, 0, lambda words: words.one)
    names = [line.label.one for line in told.lines]
    assert "Temple" not in names
    assert {"Pyramids", "Burial Chamber", "Obelisks", "Market"} <= set(names)
    sailed = of_ship(view, 3, lambda words: words.one)
    assert sailed.says[0].one == "It has sailed to {site}."
    assert not sailed.lines


@pytest.mark.parametrize("side_b", [False, True])
def test_every_part_of_the_table_is_explained(side_b: bool) -> None:
    sides = "BBBBB" if side_b else "AAAAA"
    sitting = seated(position(sides=sides, pyramids="", obelisks=[1, 2]))
    spread = sitting.table.spread
    for told in notes(spread):
        assert sitting.frame.whole.contains(told.of)
        assert told.title.one
        sitting.move((640, 20))
        sitting.move(told.of.center)
        sitting.table.tick(1)
        over = note_at(spread, told.of.center)
        assert over is not None
        said = " ".join(words(sitting))
        assert sitting.table._say(over.title).split(" ")[0] in said


def test_a_focused_thing_is_explained_at_once() -> None:
    sitting = seated(position())
    while sitting.ring.current is None or sitting.ring.current.name != "Temple":
        sitting.key(pygame.K_TAB)
    said = words(sitting)
    assert "At the end of each round every stone seen from" in " ".join(said)
    sitting.key(pygame.K_TAB)
    assert "every stone seen from" not in " ".join(words(sitting))
