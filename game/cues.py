"""Every sound there is, by name, and in how many forms it is kept in `art/sounds`."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

CueName: TypeAlias = Literal[
    "stone-up",
    "stone-on-wood",
    "stone-on-stone",
    "stone-refused",
    "stones-got",
    "ship-leaves",
    "ship-docks",
    "card-dealt",
    "card-taken",
    "card-to-jar",
    "set-laid",
    "event-turned",
    "flood",
    "curse",
    "prosperity",
    "point",
    "group-done",
    "your-turn",
    "rival-turn",
    "round-gong",
    "jar-tips",
    "most-corrupt",
    "win",
    "defeat",
    "press",
    "toggle",
    "error",
    "curtain-closes",
    "curtain-opens",
]
AmbienceName: TypeAlias = Literal["day-river", "dusk-river"]


class Forms(NamedTuple):
    """How a cue is kept: at so many pitches, and at each in so many takes that sound alike."""

    pitches: int = 1
    takes: int = 1


CUES: Final[Mapping[CueName, Forms]] = {
    "stone-up": Forms(takes=3),
    "stone-on-wood": Forms(takes=3),
    "stone-on-stone": Forms(pitches=4, takes=2),
    "stone-refused": Forms(takes=2),
    "stones-got": Forms(takes=2),
    "ship-leaves": Forms(takes=2),
    "ship-docks": Forms(takes=2),
    "card-dealt": Forms(takes=3),
    "card-taken": Forms(takes=3),
    "card-to-jar": Forms(pitches=5, takes=2),
    "set-laid": Forms(pitches=4),
    "event-turned": Forms(takes=2),
    "flood": Forms(),
    "curse": Forms(),
    "prosperity": Forms(),
    "point": Forms(pitches=8),
    "group-done": Forms(),
    "your-turn": Forms(),
    "rival-turn": Forms(),
    "round-gong": Forms(),
    "jar-tips": Forms(takes=2),
    "most-corrupt": Forms(),
    "win": Forms(),
    "defeat": Forms(),
    "press": Forms(takes=3),
    "toggle": Forms(takes=2),
    "error": Forms(),
    "curtain-closes": Forms(),
    "curtain-opens": Forms(),
}
"""What each cue is kept as."""

AMBIENCES: Final[tuple[AmbienceName, ...]] = ("day-river", "dusk-river")


def file_of(name: CueName, pitch: int = 0, take: int = 0) -> str:
    """Path in `art` of one form of a cue; a pitch beyond its last is the last."""
    forms = CUES[name]
    pitch = min(max(0, pitch), forms.pitches - 1)
    return f"sounds/{name}-{pitch + 1}{chr(ord('a') + take % forms.takes)}.ogg"


def ambience_file(name: AmbienceName) -> str:
    """Path in `art` of an ambience."""
    return f"sounds/{name}.ogg"


def every_file() -> tuple[str, ...]:
    """Paths in `art` of all forms of all cues, and of the ambiences."""
    cues = (
        file_of(name, pitch, take)
        for name, forms in CUES.items()
        for pitch in range(forms.pitches)
        for take in range(forms.takes)
    )
    return (*cues, *map(ambience_file, AMBIENCES))
