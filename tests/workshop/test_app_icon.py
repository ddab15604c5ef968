"""The icon of the program in all its sizes, as desktops read it."""

from io import BytesIO
from pathlib import Path
from struct import unpack_from

import pygame
import pytest

from art.workshop.app_icon import SIZES, icns, ico, png, write


def size_of(picture: bytes) -> tuple[int, int]:
    return pygame.image.load(BytesIO(picture), "icon.png").get_size()


@pytest.mark.parametrize("size", SIZES)
def test_every_size_fills_its_square_with_round_corners(size: int) -> None:
    icon = pygame.image.load(BytesIO(png(size)), "icon.png")
    assert icon.get_size() == (size, size)
    assert icon.get_at((0, 0)).a == 0
    assert icon.get_at((size // 2, size // 2)).a == 255
    assert icon.get_at((size // 2, size - max(1, size // 16) - 1)).a > 200


def test_windows_finds_each_picture_where_the_head_says() -> None:
    whole = ico()
    assert unpack_from("<3H", whole) == (0, 1, len(SIZES) - 1)
    end = 6 + 16 * (len(SIZES) - 1)
    for number, size in enumerate(SIZES[:-1]):
        w, h, _, _, _, bits, length, at = unpack_from("<4B2H2I", whole, 6 + 16 * number)
        assert (w, h, bits, at) == (size % 256, size % 256, 32, end)
        assert size_of(whole[at : at + length]) == (size, size)
        end = at + length
    assert end == len(whole)


def test_macos_finds_parts_of_the_told_lengths() -> None:
    whole = icns()
    kind, length = unpack_from(">4sI", whole)
    assert (kind, length) == (b"icns", len(whole))
    at, sizes = 8, []
    while at < len(whole):
        _, length = unpack_from(">4sI", whole, at)
        sizes.append(size_of(whole[at + 8 : at + length])[0])
        at += length
    assert at == len(whole)
    assert sizes == [16, 32, 64, 128, 256, 512]


def test_a_folder_holds_all_of_them(tmp_path: Path) -> None:
    write(tmp_path / "icons")
    pictures = {f"two-lands-{size}.png" for size in SIZES}
    found = {file.name for file in (tmp_path / "icons").iterdir()}
    assert found == pictures | {"two-lands.ico", "two-lands.icns"}
