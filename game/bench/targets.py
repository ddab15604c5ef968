"""What each figure should reach: the one table of targets."""

from typing import Final, NamedTuple

from game.bench import Figures


class Target(NamedTuple):
    """A bound for a figure of one part, in the cases whose name holds a word."""

    part: str
    case: str
    figure: str
    least: float | None = None
    most: float | None = None
    compiled: bool | None = None
    """Only for rules that are, or are not, compiled."""

    def met(self, value: float) -> bool:
        """Whether a value keeps the bound."""
        above = self.least is None or value >= self.least
        return above and (self.most is None or value <= self.most)

    def __str__(self) -> str:
        if self.least is not None:
            return f"at least {self.least:,}"
        return f"at most {self.most:,}"


TARGETS: Final = (
    Target("rules", "imhotep", "moves_per_second", least=3_000_000, compiled=True),
    Target("rules", "imhotep", "moves_per_second", least=150_000, compiled=False),
    Target("rules", "sobek", "moves_per_second", least=2_000_000, compiled=True),
    Target("rules", "sobek", "moves_per_second", least=100_000, compiled=False),
    Target("search", "", "moves_per_second", least=2_400_000, compiled=True),
    Target("frames", "1920x1080", "work_p95_ms", most=8),
    Target("frames", "3840x2160", "work_p95_ms", most=12),
    Target("frames", "", "work_over_33_ms_percent", most=0),
    Target("frames", "", "interval_p99_ms", most=17.5),
    Target("frames", "opening", "work_max_ms", most=50),
    Target("frames", "crossfade", "work_max_ms", most=50),
    Target("frames", "curtain", "work_max_ms", most=50),
    Target("frames", "resize", "work_max_ms", most=50),
    Target("frames", "", "inputs_lost", most=0),
    Target("startup", "source", "first_picture_seconds", most=0.45),
    Target("startup", "frozen", "first_picture_seconds", most=0.35),
    Target("startup", "", "times_a_bare_window", most=2.5),
    Target("idle", "", "points_above_a_bare_window", most=0.5),
    Target("memory", "1920x1080", "window_pss_mb", most=150),
    Target("memory", "3840x2160", "window_pss_mb", most=350),
    Target("memory", "", "worker_pss_mb", most=40),
)
"""On two cores of a desktop computer without a graphics card."""


def target_for(part: str, case: str, figure: str, figures: Figures) -> Target | None:
    """The target of a figure, if it has one."""
    for target in TARGETS:
        named = (part, figure) == (target.part, target.figure) and target.case in case
        if named and target.compiled in (None, figures.get("compiled")):
            return target
    return None
