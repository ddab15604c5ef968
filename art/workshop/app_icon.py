"""Writes the icon of the program in the forms that desktops ask for.

`python -m art.workshop.app_icon FOLDER`; the build of the bundle does so by itself.
"""

import sys
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from struct import pack
from typing import Final

import pygame

from game.window import icon_drawing

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
_ICO: Final = SIZES[:-1]
"""Windows knows no larger ones."""
_ICNS: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""What macOS calls a PNG of a size."""


def png(size: int) -> bytes:
    """The icon as a PNG of so many pixels in width and height."""
    source = BytesIO(files("art").joinpath(icon_drawing(size)).read_bytes())
    written = BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(source, (size, size)), written, "icon.png")
    return written.getvalue()


def ico() -> bytes:
    """All sizes in one file for Windows."""
    pictures = {size: png(size) for size in _ICO}
    head, at = pack("<3H", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, picture in pictures.items():
        # A size of 256 is written as 0.
        head += pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + b"".join(pictures.values())


def icns() -> bytes:
    """The sizes that macOS knows, in one file."""
    parts = [(kind, png(size)) for size, kind in _ICNS.items()]
    body = b"".join(kind + pack(">I", 8 + len(part)) + part for kind, part in parts)
    return b"icns" + pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    """Puts `two-lands.ico`, `two-lands.icns` and `two-lands-<size>.png` into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "two-lands.ico").write_bytes(ico())
    (folder / "two-lands.icns").write_bytes(icns())
    for size in SIZES:
        (folder / f"two-lands-{size}.png").write_bytes(png(size))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
