"""How a search looks at a match."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """What sets searching opponents apart, but for their time."""

    depth: int = 1_000
    """How many moves ahead it compares what each of them leads to."""
    knowledge: bool = False
    """Whether it judges positions by the game's `estimate`, where there is one."""
    exploration: float = 0.5
    """How much a seldom tried move is preferred, in units of value."""
    win_share: float = 0.2
    """How much of a value is for winning; the rest is for the margin of points."""


PLAIN = Style()
