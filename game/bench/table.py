"""The figures as a plain table, each with its target beside it."""

from collections.abc import Mapping, Sequence

from game.bench import Figures, Report
from game.bench.targets import target_for

WIDE = 30


def table(machine: Mapping[str, str | int], parts: Mapping[str, Report]) -> str:
    """What was measured on which machine, part by part."""
    lines = [", ".join(f"{what} {value}" for what, value in machine.items())]
    for part, report in parts.items():
        for note in report.notes:
            lines += ["", f"{part}: {note}"]
        for case, figures in report.cases.items():
            lines += ["", f"{part}, {case}", *_rows(part, case, figures)]
    return "\n".join(lines)


def _rows(part: str, case: str, figures: Figures) -> Sequence[str]:
    rows = []
    for name, value in figures.items():
        row = f"  {name.replace('_', ' '):<{WIDE}} {_written(value):>12}"
        target = target_for(part, case, name, figures)
        if target is not None:
            row += f"   {target}{'' if target.met(value) else ', missed'}"
        rows.append(row)
    return rows


def _written(value: float | int | bool) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}"
