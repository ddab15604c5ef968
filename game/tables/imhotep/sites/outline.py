"""The line round a group of faces that touch."""

from collections import defaultdict
from collections.abc import Sequence

from pygame import Rect

Point = tuple[int, int]


def outlines(faces: Sequence[Rect]) -> list[list[Point]]:
    """Closed lines (first point again at the end) round touching rectangles of one grid.

    Edges that two of them share are left out; a hole has a line of its own.
    """
    edges: set[tuple[Point, Point]] = set()
    for face in faces:
        corners = (face.topleft, face.topright, face.bottomright, face.bottomleft)
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            if (end, start) in edges:
                edges.remove((end, start))
            else:
                edges.add((start, end))
    leaving: defaultdict[Point, list[Point]] = defaultdict(list)
    for start, end in sorted(edges):
        leaving[start].append(end)
    lines = []
    while leaving:
        first = min(leaving)
        line = [first]
        while len(line) == 1 or line[-1] != first:
            ends = leaving[line[-1]]
            end = ends.pop(_right_most(line, ends))
            if not ends:
                del leaving[line[-1]]
            line.append(end)
        lines.append(_straightened(line))
    return lines


def _right_most(line: Sequence[Point], ends: Sequence[Point]) -> int:
    """Where two corners meet, the line stays with its own faces: it turns right."""
    if len(line) < 2 or len(ends) < 2:
        return 0
    (x0, y0), (x1, y1) = line[-2:]

    def turn(end: Point) -> int:
        return (x1 - x0) * (end[1] - y1) - (y1 - y0) * (end[0] - x1)

    return max(range(len(ends)), key=lambda i: turn(ends[i]))


def _straightened(line: Sequence[Point]) -> list[Point]:
    """Without the points in the middle of straight parts."""
    kept = [line[0]]
    for before, point, after in zip(line, line[1:], line[2:], strict=False):
        if not (before[0] == point[0] == after[0] or before[1] == point[1] == after[1]):
            kept.append(point)
    return [*kept, line[-1]]
