import pytest

from game.seats import LEVELS, RIVALS, YARDSTICKS, Computer, Human, names, sitter


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_an_opponent(level: str) -> None:
    assert sitter(level, 0) == Computer(level)  # type: ignore[arg-type]


def test_the_levels_are_four_weakest_first() -> None:
    assert LEVELS == ("novice", "overseer", "architect", "pharaoh")
    assert YARDSTICKS == ("random", "greedy", "plain")


@pytest.mark.parametrize(
    ("word", "name"),
    [("human", "Player 3"), ("human:Ada", "Ada"), ("human: Ada B ", "Ada B"), ("human:a:b", "a:b")],
)
def test_a_person_has_a_name(word: str, name: str) -> None:
    assert sitter(word, 2) == Human(name)


@pytest.mark.parametrize("word", YARDSTICKS)
def test_yardsticks_are_taken_only_where_asked(word: str) -> None:
    assert sitter(word, 0, yardsticks=True) == Computer(word)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="is no seat"):
        sitter(word, 0)


@pytest.mark.parametrize(
    "word", ["", "vizier", "Novice", "human:", "human: ", "humans", "novice:Ada", "human:a\tb"]
)
def test_a_wrong_word_gets_one_sentence(word: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+\.$"):
        sitter(word, 0)


def test_a_name_has_an_end() -> None:
    assert sitter(f"human:{'a' * 40}", 0) == Human("a" * 40)
    with pytest.raises(ValueError, match="1 to 40 letters"):
        sitter(f"human:{'a' * 41}", 0)


def test_rivals_have_names_of_their_own() -> None:
    seats = [Computer("novice"), Human("Ada"), Computer("pharaoh"), Computer("pharaoh")]
    assert names(seats) == (RIVALS[0], "Ada", RIVALS[1], RIVALS[2])


def test_a_rival_leaves_a_persons_name_to_the_person() -> None:
    assert names([Computer("novice"), Human(RIVALS[0])]) == (RIVALS[1], RIVALS[0])


def test_no_two_seats_are_called_alike() -> None:
    given = names([Human("Ada"), Human("Ada"), Human("Ada"), Human("Bo")])
    assert given == ("Ada", "Ada (2)", "Ada (3)", "Bo")
