from itertools import pairwise

import pytest

from game import palette as p

BUTTON_GROUNDS = [
    (kind, colours.ink, ground)
    for kind, colours in p.BUTTONS.items()
    for ground in (colours.ramp if kind != "disabled" else colours.ramp[1:2])
]
READ = [
    *((f"body on night {i}", p.NIGHT_TEXT, ground) for i, ground in enumerate(p.NIGHT_RAMP)),
    ("quiet on night", p.NIGHT_QUIET, p.NIGHT_RAMP[0]),
    ("title on night", p.NIGHT_TITLE, p.NIGHT_RAMP[0]),
    ("loss on night", p.NIGHT_LOSS, p.NIGHT_RAMP[0]),
    ("body on a row", p.NIGHT_TEXT, p.NIGHT_ROW[0]),
    ("quiet in a well", p.NIGHT_QUIET, p.NIGHT_WELL),
    *((f"body on papyrus {i}", p.PAPYRUS_TEXT, c) for i, c in enumerate(p.PAPYRUS_RAMP)),
    ("body on the darkest papyrus", p.PAPYRUS_TEXT, p.colour("#D9C190")),
    ("quiet on papyrus", p.PAPYRUS_QUIET, p.colour("#D9C190")),
    ("faint on papyrus", p.PAPYRUS_FAINT, p.PAPYRUS_SECOND),
    ("quiet beside a choice on papyrus", p.PAPYRUS_QUIET, p.PAPYRUS_THIRD),
    ("chosen on papyrus", p.PAPYRUS_CHOSEN_TEXT, p.PAPYRUS_CHOSEN[0]),
    ("gain on papyrus", p.PAPYRUS_GAIN, p.PAPYRUS),
    ("loss on papyrus", p.PAPYRUS_LOSS, p.PAPYRUS),
    ("body on wood", p.WOOD_TEXT, p.WOOD_RAMP[0]),
    ("number on wood", p.WOOD_NUMBER, p.WOOD_RAMP[0]),
    ("value in limestone", p.LIMESTONE_VALUE, p.LIMESTONE_CUT),
    ("chosen", p.BUTTONS["primary"].ink, p.CHOSEN_RAMP[1]),
    *((f"{seat.name} on night", seat.on_night, p.NIGHT_RAMP[0]) for seat in p.SEATS),
    *((f"button {kind} {i}", ink, c) for i, (kind, ink, c) in enumerate(BUTTON_GROUNDS)),
]


@pytest.mark.parametrize(("ink", "ground"), [pair[1:] for pair in READ], ids=[r[0] for r in READ])
def test_words_can_be_read(ink, ground):
    assert p.contrast(ink, ground) >= 4.5


def test_the_legal_ring_stands_out_from_its_edge_and_the_edge_from_stone():
    assert p.contrast(p.LEGAL, p.LEGAL_EDGE) > 12
    assert p.contrast(p.LEGAL_EDGE, p.LIMESTONE) > 12
    assert p.contrast(p.FOCUS, p.FOCUS_EDGE) > 12


@pytest.mark.parametrize("seat", p.SEATS, ids=lambda seat: seat.name)
def test_marks_stand_out_from_their_stone(seat):
    assert p.contrast(seat.ink, seat.base) >= 4.1


def test_seats_differ_in_lightness_mark_and_dash():
    def lightness(colour):
        return 116 * p.luminance(colour) ** (1 / 3) - 16

    steps = sorted(lightness(seat.base) for seat in p.SEATS)
    assert all(b - a > 15 for a, b in pairwise(steps))
    assert len({seat.mark for seat in p.SEATS}) == len(p.SEATS) == 4
    assert len({seat.dash for seat in p.SEATS}) == 4


def test_contrast_is_that_of_the_standard():
    assert p.contrast(p.WHITE, p.SHADOW) == pytest.approx(21)
    assert p.contrast(p.SAND, p.SAND) == 1
    assert p.contrast(p.colour("#767676"), p.WHITE) == pytest.approx(4.54, abs=0.01)


def test_a_colour_is_written_in_one_way():
    assert p.colour("#E3B04B") == (227, 176, 75)
    assert p.code((227, 176, 75)) == "#E3B04B"
    for wrong in ("E3B04B", "#E3B", "gold", "#E3B04BFF"):
        with pytest.raises(ValueError, match="#RRGGBB"):
            p.colour(wrong)
