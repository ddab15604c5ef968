"""Positions in JSON with something wrong in them, or perhaps only something else."""

from copy import deepcopy
from functools import cache
from typing import Any, TypeAlias

from hypothesis import strategies as st

from tests.every_game.samples import samples

Path: TypeAlias = tuple[str | int, ...]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 1_000_000),
    st.floats(allow_nan=False),
    st.text(max_size=8),
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


def paths(value: Any, at: Path = ()) -> list[Path]:
    """Where all values inside a JSON value are."""
    inner: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [found for key, below in inner for found in ((*at, key), *paths(below, (*at, key)))]


def at_path(value: Any, path: Path) -> Any:
    """The value inside a JSON value."""
    for key in path:
        value = value[key]
    return value


@st.composite
def positions(draw: st.DrawFn, name: str) -> Any:
    """A position of a random match of the game, with fields left out, and others changed."""
    position = deepcopy(draw(st.sampled_from(written(name))))
    for field in sorted(draw(st.sets(st.sampled_from(sorted(position)), max_size=10))):
        del position[field]
    for _ in range(draw(st.integers(1, 4))):
        way = draw(st.sampled_from(("near", "swap", "graft", "graft", "anything")))
        places = paths(position)
        if way == "graft" or not places:
            other = draw(st.sampled_from(written(name)))
            field = draw(st.sampled_from(sorted(other)))
            position[field] = deepcopy(other[field])
            continue
        path = draw(st.sampled_from(places))
        home, old = at_path(position, path[:-1]), at_path(position, path)
        if way == "near":
            home[path[-1]] = draw(near(old))
        elif way == "swap":
            home[path[-1]] = deepcopy(at_path(position, draw(st.sampled_from(places))))
        else:
            home[path[-1]] = draw(ANYTHING)
    return position


def near(old: Any) -> st.SearchStrategy[Any]:
    """Values like the old one, such as a slip of the pen would give."""
    match old:
        case bool():
            return st.just(not old)
        case int():
            return st.sampled_from((old - 1, old + 1))
        case str() if old:
            letters = st.sampled_from(sorted({*old, "a", "-"}))
            return st.one_of(
                st.just(old[:-1]),
                st.just(old[1:]),
                letters.map(lambda letter: old + letter),
                letters.map(lambda letter: letter + old[1:]),
            )
        case list() if old:
            return st.sampled_from((old[:-1], old[::-1], [*old, old[0]]))
        case _:
            return SCALARS


@cache
def written(name: str) -> list[dict[str, Any]]:
    """The sampled positions of a game as JSON; not to be changed, only their copies."""
    return [sample.position() for sample in samples(name)]
