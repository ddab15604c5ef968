"""Components look as they did when their snapshots were last looked at.

After a change of looks: python -m tests.snapshots.write
"""

from pathlib import Path

import pytest
from pygame import Rect, Surface, image

from tests.snapshots.compare import alike, difference
from tests.snapshots.components import Component, assets, components, picture_of

HERE = Path(__file__).parent
MOST_BYTES = 1_000_000


@pytest.mark.parametrize("name", [name for name, _ in components()])
def test_a_component_looks_as_it_did(name: str, tmp_path: Path) -> None:
    component: Component = dict(components())[name]
    seen, kept = picture_of(component, assets()), image.load(HERE / f"{name}.png")
    if not alike(seen, kept):
        path = tmp_path / f"{name}.png"
        image.save(seen, path)
        mean, spot = difference(seen, kept)
        pytest.fail(
            f"{name} differs by {mean:.1f} on the whole and {spot} in one spot: "
            f"{path} is not {HERE / name}.png. If it is meant, python -m tests.snapshots.write."
        )


def test_every_snapshot_has_its_component_and_all_are_small() -> None:
    kept = {path.stem for path in HERE.glob("*.png")}
    assert kept == {name for name, _ in components()}
    assert sum(path.stat().st_size for path in HERE.glob("*.png")) < MOST_BYTES


def test_what_is_compared_forgives_a_shade_and_no_sign() -> None:
    assets()
    plain, shade, sign = (Surface((60, 60)) for _ in range(3))
    for surface, colour in ((plain, (90, 90, 90)), (shade, (91, 90, 89)), (sign, (90, 90, 90))):
        surface.fill(colour)
    sign.fill((200, 200, 90), Rect(20, 20, 6, 6))
    assert alike(shade, plain)
    assert not alike(sign, plain)
    assert not alike(Surface((60, 61)), plain)
