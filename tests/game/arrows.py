"""The way of the arrow keys from one lit place of a table to another."""

from collections import deque
from typing import Any

from game.table.gesture import STEPS, Gesture, nearest


def arrows(gesture: Gesture, goal: Any) -> list[int]:
    """Keys that lead from the zone in focus to the goal; AssertionError if none do."""
    targets = {zone: gesture.zones[zone] for zone in gesture.targets}
    queue, seen = deque([(gesture.zone, list[int]())]), {gesture.zone}
    while queue:
        zone, keys = queue.popleft()
        if zone == goal:
            return keys
        for key, step in STEPS.items():
            other = nearest(targets[zone], targets, step)
            if other is not None and other not in seen:
                seen.add(other)
                queue.append((other, [*keys, key]))
    raise AssertionError(f"no arrows lead to {goal}")
