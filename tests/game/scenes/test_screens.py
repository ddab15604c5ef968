"""Title, set-up, credits, menu and result: their words fit, and their controls do what they say."""

import json
from itertools import combinations, count
from pathlib import Path
from random import Random

import pygame
import pytest

from game.match import Match
from game.palette import contrast
from game.scenes.credits import Credits
from game.scenes.curtain import Curtain
from game.scenes.desk import Desk
from game.scenes.match import MatchScene
from game.scenes.menu import MatchMenu
from game.scenes.recap import Recap
from game.scenes.result import ResultScreen
from game.scenes.score_table import ScoreTable
from game.scenes.setup import SetUp
from game.scenes.title import Title
from game.seats import Computer, Human
from game.settings import SettingsFile
from game.table.canvas import TextItem
from game.table.controls import Switch
from game.tables import LOOKS
from rules.catalogue import GAMES
from rules.game import NOBODY, AnyGame, setup_for
from saves.library import Library

GAME = next(iter(GAMES.values()))
SIZES = [(1024, 640), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080)]
NAMES = ("Nadia", "Wolfeschlegel", "Merit", "Khui")


def finished(seats: int, seed: int = 1, game: AnyGame = GAME) -> Match:
    """A match played to its end at random."""
    people = [Human(name) for name in NAMES[:seats]]
    match = Match.new(game, setup_for(game, seats, {}), people, seed)
    rng = Random(seed)
    while match.to_move != NOBODY:
        match.play(rng.choice(list(match.legal_moves())), 0)
    return match


def tied(game: AnyGame = GAME) -> Match:
    """The first match of two played at random that ends with equal points."""
    return next(
        m
        for m in (finished(2, n, game) for n in count())
        if m.result.scores[0] == m.result.scores[1]
    )


def screens(desk: Desk) -> dict[str, object]:
    """Every screen of the shell, full."""
    crowded = SetUp(desk, GAME)
    while not crowded._add.reason:
        crowded._add_seat()
    running = Match.new(
        GAME, setup_for(GAME, 2, {}), [Human("Nadia"), Computer("novice")], 1, desk.library
    )
    together = SetUp(desk, GAME)
    together._plan.make_human(1, True)
    together._changed()
    told = finished(4)
    return {
        "title": Title(desk),
        "set-up": SetUp(desk, GAME),
        "crowded set-up": crowded,
        "set-up of people": together,
        "credits": Credits(desk),
        "menu": MatchMenu(desk, running),
        "curtain": Curtain(desk, told, 1, lambda: None, shut=True),
        "recap": Recap(desk, told, 0),
        "result with a tie": ResultScreen(desk, tied()),
        **{f"result of {n}": ResultScreen(desk, finished(n)) for n in GAME.seats},
    }


def faults(texts: list[TextItem], whole: pygame.Rect) -> list[str]:
    """What is wrong with the words of a screen."""
    found = []
    for item in texts:
        if item.clipped:
            found.append(f"cut: {item.text!r}")
        if item.px < 12:
            found.append(f"{item.px} px: {item.text!r}")
        if not whole.contains(item.rect):
            found.append(f"outside: {item.text!r}")
        if contrast(item.colour, item.ground) < 4.45:
            found.append(f"contrast {contrast(item.colour, item.ground):.2f}: {item.text!r}")
    for one, other in combinations(texts, 2):
        both = one.rect.clip(other.rect)
        if (one.scene, one.layer) == (other.scene, other.layer) and min(both.size) > 2:
            found.append(f"overlap: {one.text!r} and {other.text!r}")
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_words_fit_at_every_size(show, size: tuple[int, int]) -> None:
    for name, screen in screens(show.desk).items():
        show.resize(*size)
        show.push(screen)
        show.tick(times=3)
        show.texts()
        texts = [t for t in show.canvas.texts if name != "credits" or t.rect.top < 100]
        assert faults(texts, show.frame.whole) == [], name
        show.stack.clear()


@pytest.mark.parametrize("percent", [75, 130])
def test_words_fit_at_other_sizes_of_letters(show, percent: int) -> None:
    for name, screen in screens(show.desk).items():
        show.resize(1280, 720, percent / 100)
        show.push(screen)
        show.texts()
        texts = [t for t in show.canvas.texts if name != "credits" or t.rect.top < 100]
        assert faults(texts, show.frame.whole) == [], name
        show.stack.clear()


def test_a_still_screen_costs_nothing(show) -> None:
    for name, screen in screens(show.desk).items():
        show.push(screen)
        show.tick(times=30)
        show.texts()
        show.stack.paint(show.canvas)
        assert show.canvas.present(show.screen) == [], name
        show.stack.clear()


def test_all_can_be_reached_by_keys_alone(show) -> None:
    for name, screen in screens(show.desk).items():
        show.push(screen)
        show.texts()
        reached = []
        for _ in range(60):
            show.key(pygame.K_TAB)
            reached.append(screen.controls.ring.current)
        expected = list(screen.controls._controls)
        assert {id(c) for c in expected} <= {id(c) for c in reached}, name
        show.stack.clear()


def wait_for_search(show) -> None:
    """Until the title has looked for a match."""
    show.top._search.result(10)
    show.tick()


def test_without_a_match_the_title_offers_none(show) -> None:
    show.push(Title(show.desk))
    wait_for_search(show)
    assert "Continue" not in show.texts()


def test_continue_says_where_the_match_stands_and_resumes_it(show, fake_table) -> None:
    seats = [Human("Nadia"), Human("Senbi")]
    match = Match.new(GAME, setup_for(GAME, 2, {}), seats, 1, show.desk.library)
    match.play(match.legal_moves()[0], 0)
    match.leave()
    show.push(Title(show.desk))
    wait_for_search(show)
    texts = show.texts()
    assert "Continue" in texts
    assert any("round 1 of 6" in words for words in texts)
    show.click(show.top._continue.rect.center)
    assert isinstance(show.top, MatchScene)
    assert show.top.match.view(0) == match.view(0)


def test_a_match_that_cannot_be_resumed_is_told(show, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [Human("Nadia"), Human("Senbi")]
    Match.new(GAME, setup_for(GAME, 2, {}), seats, 1, show.desk.library).leave()
    show.push(Title(show.desk))
    wait_for_search(show)
    show.desk.library.delete(show.top._waiting.number).wait()
    show.click(show.top._continue.rect.center)
    assert isinstance(show.top, Title)
    assert show.top._toast.text
    wait_for_search(show)
    assert "Continue" not in show.texts()


def test_warnings_are_told_one_after_another(screen, assets, tmp_path: Path, show) -> None:
    (tmp_path / "settings.json").write_text("{")
    (tmp_path / "damaged.sqlite3").write_bytes(b"not a library" * 1000)
    from game.language import Language

    desk = Desk(
        SettingsFile(tmp_path / "settings.json"),
        Library(tmp_path / "damaged.sqlite3"),
        assets,
        Language(),
    )
    show.push(Title(desk))
    wait_for_search(show)
    told = set()
    for _ in range(200):
        show.tick(0.1)
        told.add(show.top._toast.text)
    assert any("settings" in words for words in told)
    assert any("library" in words for words in told)
    desk.close()


def test_a_match_is_set_up_by_clicks_and_letters(show, fake_table) -> None:
    show.push(Title(show.desk))
    wait_for_search(show)
    show.texts()
    show.click(show.top._panels[0].start.rect.center)
    set_up = show.top
    assert isinstance(set_up, SetUp)
    show.texts()
    name = set_up._rows[0].controls[0]
    show.click(name.rect.center)
    show.click(name.rect.center)
    show.write("Nadia")
    show.click(set_up._add.rect.center)
    show.click(set_up._rows[2]._kind.part(0).center)
    show.click(set_up._rows[1]._level.part(2).center)
    show.click(set_up._groups[0]._all.part(1).center)
    show.click(set_up._lines.controls[0].rect.center)
    show.click(set_up._code.rect.center)
    show.write("4711")
    show.texts()
    show.click(set_up._start.rect.center)
    match = show.top.match
    assert match.seats == (Human("Nadia"), Computer("architect"), Human("Player 3"))
    assert match.record().seed == 4711
    assert match.setup.options["temple"] == "B"
    assert match.setup.options["wrath"] == "on"
    assert show.desk.settings.now.names == ("Nadia", "Player 3")
    again = SetUp(show.desk, GAME)
    assert [seat.word for seat in again._plan.seats] == [
        "human:Nadia",
        "architect",
        "human:Player 3",
    ]
    assert again._plan.options == dict(match.setup.options)


@pytest.mark.parametrize("size", SIZES)
def test_the_set_up_tells_a_game_in_short_where_nothing_is_lost_by_it(show, size) -> None:
    game = next(game for game in GAMES.values() if LOOKS[game.name].facts)
    told = [show.desk.language.say(fact.title) for fact in LOOKS[game.name].facts]
    set_up = SetUp(show.desk, game)
    show.push(set_up)
    for scale in (0.75, 1.0, 1.3, 1.5, 2.0):
        show.resize(*size, scale)
        texts = show.texts()
        assert set_up._lines._explained
        there = [title for title in told if title in texts]
        assert there in (told, [])
        if there:
            assert set_up._facts._rect.bottom < set_up._lines._rect.top
            assert set_up._facts._rect.left == set_up._lines._rect.left
        if scale <= 1:
            assert there


def test_the_set_up_turns_to_another_game_with_the_same_people(show, fake_table) -> None:
    other = next(game for game in GAMES.values() if game is not GAME)
    set_up = SetUp(show.desk, GAME)
    show.push(set_up)
    texts = show.texts()
    assert {show.desk.language.say(game.title) for game in GAMES.values()} <= set(texts)
    show.click(set_up._add.rect.center)
    show.click(set_up._lines.controls[0].rect.center)
    chosen = dict(set_up._plan.options)
    seats = [seat.word for seat in set_up._plan.seats]
    places = list(GAMES.values())
    show.click(set_up._games.part(places.index(other)).center)
    show.texts()
    assert set_up._plan.game is other
    assert [seat.word for seat in set_up._plan.seats] == seats
    show.click(set_up._games.part(places.index(GAME)).center)
    show.texts()
    assert set_up._plan.options == chosen
    show.click(set_up._games.part(places.index(other)).center)
    show.click(set_up._start.rect.center)
    assert show.top.match.game is other
    assert len(show.top.match.seats) == len(seats)


def switch_named(screen: SetUp, name: str) -> Switch | None:
    return next((c for c in screen._lines.controls if c.name == name), None)


def test_options_follow_the_number_of_people(show) -> None:
    set_up = SetUp(show.desk, GAME)
    show.push(set_up)
    texts = show.texts()
    assert "Free take-back" in texts
    assert "Pass the screen" not in texts
    show.click(set_up._rows[1]._kind.part(0).center)
    texts = show.texts()
    assert "Pass the screen" in texts
    assert "Free take-back" not in texts
    for row in set_up._rows:
        show.click(row._kind.part(1).center)
    assert not {"Pass the screen", "Free take-back"} & set(show.texts())


@pytest.mark.parametrize(("people", "name"), [(1, "Free take-back"), (2, "Pass the screen")])
def test_what_is_chosen_for_people_is_recorded_and_kept(
    show, fake_table, people: int, name: str
) -> None:
    set_up = SetUp(show.desk, GAME)
    show.push(set_up)
    show.texts()
    if people == 2:
        show.click(set_up._rows[1]._kind.part(0).center)
        show.texts()
    show.click(switch_named(set_up, name).rect.center)
    show.click(set_up._start.rect.center)
    record = show.top.match.record()
    assert (record.free_take_back, record.curtain) == (
        (True, True) if people == 1 else (False, False)
    )
    plan = SetUp(show.desk, GAME)._plan
    assert (plan.free_take_back, plan.curtain) == (record.free_take_back, record.curtain)


def test_free_take_back_is_forgotten_where_several_play(show, fake_table) -> None:
    set_up = SetUp(show.desk, GAME)
    show.push(set_up)
    show.texts()
    show.click(switch_named(set_up, "Free take-back").rect.center)
    show.click(set_up._rows[1]._kind.part(0).center)
    show.texts()
    show.click(set_up._start.rect.center)
    assert not show.top.match.record().free_take_back


def test_the_score_forecast_is_a_setting_on_the_set_up_screen_too(show) -> None:
    set_up = SetUp(show.desk, GAME)
    show.push(set_up)
    show.texts()
    show.click(switch_named(set_up, "Score forecast").rect.center)
    assert not show.desk.settings.now.standing


def test_each_board_says_what_its_side_means(show) -> None:
    set_up = SetUp(show.desk, GAME)
    show.push(set_up)
    for part, value in enumerate("AB"):
        show.click(set_up._groups[0]._all.part(part).center)
        texts = show.texts()
        for key in LOOKS[GAME.name].groups[0].pictures:
            option = next(option for option in GAME.options if option.key == key)
            for choice in option.choices:
                said = show.desk.language.say(choice.explains)
                assert (said in texts) == (choice.value == value), said


def test_what_cannot_start_says_why(show) -> None:
    set_up = SetUp(show.desk, GAME)
    show.push(set_up)
    show.texts()
    show.click(set_up._code.rect.center)
    show.write("moon")
    assert set_up._start.reason
    show.click(set_up._start.rect.center)
    assert show.top is set_up
    show.click(set_up._code.rect.center)
    for _ in range(4):
        show.key(pygame.K_BACKSPACE)
    assert not set_up._start.reason
    name = set_up._rows[0].controls[0]
    show.click(name.rect.center)
    show.click(name.rect.center)
    show.key(pygame.K_BACKSPACE)
    assert set_up._start.reason
    assert set_up._rows[0]._remove.reason


def test_a_last_set_up_that_no_longer_fits_is_not_used(show) -> None:
    settings = show.desk.settings
    for seats in (("human:Nadia",), ("wizard", "novice"), ("human:" + "x" * 60, "novice")):
        settings.change(setups={GAME.name: {"seats": seats, "options": {"temple": "Z", "no": "A"}}})
        plan = SetUp(show.desk, GAME)._plan
        assert len(plan.seats) in GAME.seats
        assert plan.fault() is None
        setup_for(GAME, len(plan.seats), plan.options)


def test_the_menu_changes_settings_at_once(show) -> None:
    match = Match.new(GAME, setup_for(GAME, 2, {}), [Human("Nadia"), Human("Senbi")], 77)
    menu = MatchMenu(show.desk, match)
    show.push(menu)
    texts = show.texts()
    assert any("77" in words for words in texts)
    show.click(menu._speed.part(3).center)
    show.click(menu._full.rect.center)
    show.click(menu._reduced.rect.center)
    show.click(menu._standing.rect.center)
    menu.controls.ring.focus(menu._text)
    show.key(pygame.K_RIGHT)
    menu.controls.ring.focus(menu._pause)
    show.key(pygame.K_RIGHT)
    now = show.desk.settings.now
    assert now.pause == 400
    assert (now.speed, now.fullscreen, now.text_size) == ("off", True, 105)
    assert (now.reduced_motion, now.standing) == (True, False)
    assert any("105" in words for words in show.texts())


def test_the_result_shows_every_figure_of_the_score_sheet(show) -> None:
    for seats in GAME.seats:
        match = finished(seats, seed=seats)
        show.push(ResultScreen(show.desk, match))
        texts = show.texts()
        for line in match.score_sheet():
            assert show.desk.language.say(line.title) in texts
            for points in line.points:
                assert points == 0 or str(points).replace("-", "\u2212") in texts
        for total in match.result.scores:
            assert str(total) in texts
        show.stack.clear()


def test_ties_are_explained(show) -> None:
    match = tied()
    show.push(ResultScreen(show.desk, match))
    texts = show.texts()
    assert any("tie" in words for words in texts)
    for line in match.tie_breaks():
        assert show.desk.language.say(line.title) in texts
        assert {str(points) if points else "\u2013" for points in line.points} <= set(texts)
    show.stack.clear()
    show.push(ResultScreen(show.desk, finished(2)))
    assert not any("tie" in words for words in show.texts())


def test_places_follow_points_and_then_what_breaks_ties(show) -> None:
    for match in (tied(), *(finished(seats, seed) for seats in GAME.seats for seed in range(6))):
        places = ScoreTable(match, show.desk.language).places
        result = match.result
        assert [place == 0 for place in places] == [s in result.winners for s in range(len(places))]
        for one, other in combinations(range(len(places)), 2):
            if result.scores[one] != result.scores[other]:
                ahead = result.scores[one] > result.scores[other]
                assert (places[one] < places[other]) == ahead


def test_play_again_seats_the_same_people_at_a_new_deal(show, fake_table) -> None:
    match = finished(2)
    show.push(ResultScreen(show.desk, match))
    show.texts()
    show.click(show.top._again.rect.center)
    again = show.top.match
    assert again.seats == match.seats
    assert again.setup == match.setup
    assert again.record().curtain == match.record().curtain
    assert again.turn < match.turn


def test_credits_scroll_to_their_end(show) -> None:
    show.push(Credits(show.desk))
    first = show.texts()
    show.key(pygame.K_END)
    assert set(show.texts()) != set(first)
    show.key(pygame.K_ESCAPE)
    assert show.top is None


def test_what_is_kept_of_a_set_up_is_plain_json(tmp_path: Path, show) -> None:
    path = tmp_path / "settings.json"
    settings = SettingsFile(path)
    settings.change(setups={"a game": SetUp(show.desk, GAME)._plan.kept()})
    assert json.loads(path.read_text())["setups"]["a game"]["seats"]
