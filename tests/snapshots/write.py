"""Writes the snapshots of components anew: python -m tests.snapshots.write

To be run when their looks have changed on purpose; the pictures that differ are then looked at.
"""

import os
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    """Writes those that differ from what is kept, and says which."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from pygame import image

    from tests.snapshots.compare import alike
    from tests.snapshots.components import assets, components, picture_of

    names = set()
    for name, component in components():
        path, seen = HERE / f"{name}.png", picture_of(component, assets())
        names.add(path)
        if not path.exists() or not alike(seen, image.load(path)):
            image.save(seen, path)
            print(path.name)
    for path in set(HERE.glob("*.png")) - names:
        path.unlink()
        print(f"{path.name} is gone")


if __name__ == "__main__":
    main()
