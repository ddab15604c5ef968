"""Who of those that sit at a match looks at the screen, and what is said of the others."""

from collections.abc import Sequence

from game.language import Language
from game.match import Match
from game.scenes.plan import LEVEL_LINES, LEVEL_WORDS
from game.seats import LEVELS, Computer, Human, Sitter
from rules.game import Seat


def people_of(match: Match) -> list[Seat]:
    """The seats of people."""
    return [seat for seat, who in enumerate(match.seats) if isinstance(who, Human)]


def viewer_of(match: Match) -> Seat:
    """Whose view is shown first: the person to move, else any; the first seat if nobody is one."""
    people = people_of(match)
    return match.to_move if match.to_move in people else next(iter(people), 0)


def notes_of(match: Match, language: Language) -> Sequence[str]:
    """By seat, how strong an opponent is in words; empty for people."""
    return [
        language.say(LEVEL_WORDS[who.level]) if isinstance(who, Computer) else ""
        for who in match.seats
    ]


def portrait_of(who: Sitter) -> str:
    """The drawing of `art/` of an opponent's level; empty for people and yardsticks."""
    return f"portraits/{who.level}" if isinstance(who, Computer) and who.level in LEVELS else ""


def plays_of(match: Match, language: Language) -> Sequence[str]:
    """By seat, how an opponent plays, in a sentence; empty for people."""
    lines = {level: plays for level, (plays, _) in LEVEL_LINES.items()}
    return [
        language.say(lines[who.level]) if isinstance(who, Computer) and who.level in lines else ""
        for who in match.seats
    ]
