"""Lines round groups of touching faces."""

from pygame import Rect

from game.tables.imhotep.sites.outline import outlines


def faces(*cells: tuple[int, int]) -> list[Rect]:
    return [Rect(10 * column, 8 * row, 10, 8) for column, row in cells]


def test_one_face_has_four_corners() -> None:
    assert outlines(faces((1, 1))) == [[(10, 8), (20, 8), (20, 16), (10, 16), (10, 8)]]


def test_a_bend_follows_the_faces() -> None:
    (line,) = outlines(faces((0, 0), (0, 1), (1, 1)))
    assert line == [(0, 0), (10, 0), (10, 8), (20, 8), (20, 16), (0, 16), (0, 0)]


def test_a_hole_has_its_own_line() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    outer, inner = sorted(outlines(faces(*ring)), key=min)
    assert set(outer) == {(0, 0), (30, 0), (30, 24), (0, 24)}
    assert set(inner) == {(10, 8), (20, 8), (20, 16), (10, 16)}


def test_the_line_keeps_to_its_faces_where_only_corners_touch() -> None:
    around = faces((0, 0), (1, 0), (2, 0), (2, 1), (0, 1), (0, 2), (1, 2))
    (line,) = outlines(around)
    assert line[0] == line[-1]
    assert line.count((20, 16)) == 2
    for (x0, y0), (x1, y1), (x2, y2) in zip(line, line[1:], line[2:], strict=False):
        if (x1, y1) == (20, 16):
            turn = (x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1)
            assert turn > 0
