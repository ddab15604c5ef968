import gettext

import pytest

from game.language import Language, language_for
from rules.game import Who, text


def test_values_names_and_nested_sentences() -> None:
    language = Language()
    sailed = text("{who} sailed to the {site}.", who=Who(1), site=text("Temple"))
    assert language.say(sailed, ["Nadia", "Senbi"]) == "Senbi sailed to the Temple."


@pytest.mark.parametrize(("count", "said"), [(0, "0 stones"), (1, "a stone"), (3, "3 stones")])
def test_the_count_chooses_the_form(count: int, said: str) -> None:
    assert Language().say(text("a stone", "{count} stones", count=count)) == said


def test_braces_of_a_name_stay_as_they_are() -> None:
    assert Language().say(text("{who} wins.", who=Who(0)), ["{x}"]) == "{x} wins."


def test_a_catalogue_is_asked_for_every_part() -> None:
    class Upper(gettext.NullTranslations):
        def gettext(self, message: str) -> str:
            return message.replace("Temple", "TEMPLE").replace("to the", "TO THE")

        def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
            return "none" if n == 0 else msgid2

    language = Language(Upper())
    assert language.say(text("to the {site}", site=text("Temple"))) == "TO THE TEMPLE"
    assert language.say(text("a stone", "{count} stones", count=0)) == "none"


def test_a_missing_value_is_an_error_and_not_a_hole() -> None:
    with pytest.raises(KeyError):
        Language().say(text("{site}"))


def test_regions_fall_back_to_their_language() -> None:
    assert language_for("en_GB").say("Quit") == "Quit"
    with pytest.raises(ValueError, match="en"):
        language_for("xx")
