"""Faces of controls, drawn once per size and state; all sizes in pixels, u pixels to a unit."""

from typing import Literal, TypeAlias

from game import palette
from game.assets import Assets, Picture
from game.palette import BUTTONS, ButtonColours, Colour, Ramp, mix
from game.table.drawing import Drawing
from game.table.shape import narrow, over_own_shadow, wide_face

Kind: TypeAlias = Literal["primary", "second", "danger"]
Ground: TypeAlias = Literal["night", "papyrus"]
"""What a control lies on."""
State: TypeAlias = Literal["rest", "hover", "pressed", "disabled"]

_LIGHTER = (0.16, 0.14, 0.12)
SUNK = 2
"""A pressed button lies so many units lower."""


def button_radius(u: float, h: int) -> float:
    """How round the corners of a button of this height are, in pixels."""
    return min(12 * u, h * 0.26)


def button(assets: Assets, u: float, w: int, h: int, kind: Kind, state: State) -> Picture:
    """A button with its shadow; pressed, it lies lower and throws none."""

    def make() -> Picture:
        colours = BUTTONS["disabled" if state == "disabled" else kind]
        radius = button_radius(u, h)
        face = wide_face(assets, _button_drawing(u, w, h, colours, state, radius), w)
        if state == "pressed":
            return Picture(face, 0, round(SUNK * u))
        if state == "disabled":
            return Picture(face)
        blur, down = (7, 5) if state == "hover" else (4, 3)
        return over_own_shadow(face, round(radius), blur * u, down * u, 0.5)

    return assets.cache.keep(("button", u, w, h, kind, state), make)


def _button_drawing(
    u: float, w: int, h: int, colours: ButtonColours, state: State, radius: float
) -> Drawing:
    ramp, edge, line = colours.ramp, colours.edge, 1.5
    if state == "hover":
        ramp = tuple(mix(c, palette.WHITE, part) for c, part in zip(ramp, _LIGHTER, strict=True))
        edge, line = palette.BUTTON_HOVER, 2.0
    elif state == "pressed":
        ramp = (
            mix(ramp[2], palette.SHADOW, 0.12),
            mix(ramp[1], palette.SHADOW, 0.1),
            ramp[1],
        )
    drawing = narrow(w, h, radius + 4 * u)
    fill = drawing.ramp(ramp, (0, 0), (0, h))
    rim, line = max(1.0, 1.6 * u), max(1.0, line * u)
    drawing.rect(
        rim / 2,
        rim / 2,
        drawing.w - rim,
        h - rim,
        fill,
        radius=radius,
        edge=palette.BUTTON_RIM,
        edge_width=rim,
    )
    inside = rim + line / 2
    drawing.rect(
        inside,
        inside,
        drawing.w - 2 * inside,
        h - 2 * inside,
        None,
        radius=radius - inside,
        edge=edge,
        edge_width=line,
        opacity=0.9,
    )
    if state in ("rest", "hover"):
        shine = max(1.0, 1.6 * u)
        drawing.rect(
            radius,
            3 * u,
            drawing.w - 2 * radius,
            shine,
            palette.WHITE,
            radius=shine / 2,
            opacity=0.35,
        )
    return drawing


def well(
    assets: Assets,
    u: float,
    w: int,
    h: int,
    ground: Ground = "night",
    *,
    edge: Colour | None = None,
    line: float = 1.6,
    radius: float | None = None,
) -> Picture:
    """A sunk field that holds choices or an entry; line in units, radius in pixels."""
    if edge is None:
        edge = palette.NIGHT_LINE if ground == "night" else palette.PAPYRUS_EDGE
    fill = palette.NIGHT_WELL if ground == "night" else palette.PAPYRUS_THIRD
    return _plate(assets, u, w, h, (fill,), edge, line, 12 * u if radius is None else radius)


def chosen(assets: Assets, u: float, w: int, h: int, ground: Ground = "night") -> Picture:
    """The raised part of a choice that is chosen."""
    if ground == "night":
        return _plate(assets, u, w, h, palette.CHOSEN_RAMP, palette.CHOSEN_EDGE, 1.6, 9 * u)
    return _plate(assets, u, w, h, palette.PAPYRUS_CHOSEN, palette.PAPYRUS_CHOSEN_EDGE, 1.6, 9 * u)


def switch(assets: Assets, u: float, w: int, h: int, *, on: bool) -> Picture:
    """The groove of a switch."""
    if on:
        return _plate(assets, u, w, h, palette.GOOD_RAMP, palette.GOOD_EDGE, 2, h / 2)
    return _plate(assets, u, w, h, (palette.SWITCH_OFF,), palette.SWITCH_OFF_EDGE, 2, h / 2)


def ball(assets: Assets, u: float, size: int, colours: Ramp) -> Picture:
    """A round knob of so many pixels about the place it belongs to."""

    def make() -> Picture:
        drawing = Drawing(size, size)
        middle, rim = size / 2, max(1.0, 1.6 * u)
        fill = drawing.ball(colours, middle, middle, middle)
        drawing.circle(
            middle, middle, middle - rim / 2, fill, edge=palette.HANDLE_RIM, edge_width=rim
        )
        return Picture(assets.drawing(drawing.markup(), size, size), -size // 2, -size // 2)

    return assets.cache.keep(("ball", u, size, colours), make)


def filled(assets: Assets, w: int, h: int) -> Picture:
    """The part of a slider's groove up to its handle, when the whole groove is w wide."""

    def make() -> Picture:
        drawing = Drawing(w, h)
        fill = drawing.ramp(palette.FILLED_RAMP, (0, 0), (w, 0))
        drawing.rect(0, 0, w, h, fill, radius=h / 2)
        return Picture(assets.drawing(drawing.markup(), w, h))

    return assets.cache.keep(("filled", w, h), make)


def disc(assets: Assets, u: float, size: int, colours: Ramp, edge: Colour) -> Picture:
    """A round badge of so many pixels about the place it belongs to."""
    surface, _, _ = _plate(assets, u, size, size, colours, edge, 2, size / 2)
    return Picture(surface, -size // 2, -size // 2)


def _plate(
    assets: Assets, u: float, w: int, h: int, ramp: Ramp, edge: Colour, line: float, radius: float
) -> Picture:
    def make() -> Picture:
        width = max(1.0, line * u)
        drawing = narrow(w, h, radius + width)
        fill = drawing.ramp(ramp, (0, 0), (0, h)) if len(ramp) > 1 else ramp[0]
        drawing.rect(
            width / 2,
            width / 2,
            drawing.w - width,
            h - width,
            fill,
            radius=radius - width / 2,
            edge=edge,
            edge_width=width,
        )
        return Picture(wide_face(assets, drawing, w))

    return assets.cache.keep(("plate", u, w, h, ramp, edge, line, radius), make)
