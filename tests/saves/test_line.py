import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saves.line import Line, Row


def test_a_take_back_takes_the_last_moves_and_a_redo_brings_them_again() -> None:
    line = Line()
    rows = [line.play("a"), line.play("b"), line.play("c"), line.take_back(2)]
    assert line.moves == ["a"]
    assert line.undone == ["b", "c"]
    rows.append(line.redo())
    assert line.moves == ["a", "b", "c"]
    assert line.undone == ()
    assert Line(rows).moves == line.moves


def test_redos_come_in_the_opposite_order_of_take_backs() -> None:
    line = Line([Row("move", "a"), Row("move", "b"), Row("move", "c")])
    line.take_back(1)
    line.take_back(2)
    line.redo()
    assert line.moves == ["a", "b"]
    line.redo()
    assert line.moves == ["a", "b", "c"]


def test_a_new_move_ends_the_redo() -> None:
    line = Line([Row("move", "a"), Row("take back", count=1), Row("move", "b")])
    assert line.moves == ["b"]
    with pytest.raises(ValueError, match="nothing to redo"):
        line.redo()


@pytest.mark.parametrize("count", [0, -1, 3])
def test_no_more_is_taken_back_than_there_is(count: int) -> None:
    line = Line([Row("move", "a"), Row("move", "b")])
    with pytest.raises(ValueError, match="2 moves"):
        line.take_back(count)
    assert line.moves == ["a", "b"]


@pytest.mark.parametrize(
    "rows",
    [
        [Row("redo", count=1)],
        [Row("move", "a"), Row("take back", count=1), Row("redo", count=2)],
        [Row("take back", count=1)],
        [Row("leap")],  # type: ignore[arg-type]
    ],
)
def test_rows_that_do_not_fit_together_are_refused(rows: list[Row]) -> None:
    with pytest.raises(ValueError, match=r"cannot be taken back|does not fit"):
        Line(rows)


@settings(deadline=None)
@given(st.lists(st.sampled_from(["move", "take back", "redo"]) | st.integers(1, 4), max_size=40))
def test_the_rows_give_the_line_again(acts: list[str | int]) -> None:
    line, rows = Line(), []
    for number, act in enumerate(acts):
        if act == "redo":
            if line.undone:
                rows.append(line.redo())
        elif act == "move" or not line.moves:
            rows.append(line.play(f"m{number}"))
        else:
            count = act if isinstance(act, int) else 1
            rows.append(line.take_back(min(count, len(line.moves))))
    again = Line(rows)
    assert again.moves == line.moves
    assert again.undone == line.undone
