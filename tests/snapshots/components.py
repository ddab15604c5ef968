"""Parts of the screens in telling states, each on a small sheet of its own, at 1920 x 1080."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game import palette
from game.assets import Assets
from game.language import Language
from game.seats import LEVELS
from game.table import marks, seat
from game.table.button import Button
from game.table.canvas import Canvas
from game.table.controls import Control, Dropdown, Entry, FocusRing, Segmented, Slider, Switch
from game.table.faces import Kind
from game.table.frame import Frame
from game.table.people import paint_chip, paint_medal
from game.table.portrait import portrait
from game.table.toast import Toast
from game.table.tooltip import note
from game.tables import LOOKS
from game.tables.imhotep import cards as market
from game.tables.imhotep import docks
from game.tables.imhotep.layout import Layout
from game.tables.imhotep.ships import anchored, ship_sprites
from game.tables.sobek import cards as goods
from game.tables.sobek.jars import jar
from game.tables.sobek.prices import paint_price
from game.tables.sobek.tokens import token, token_back, used_token
from rules.imhotep.pieces import STATUE, TOOLS
from rules.imhotep.state import EMPTY
from rules.sobek.pieces import GREEN, KIND_WORDS, ORANGE, TAN, TOKENS
from tests.game.shared import shared
from tests.game.sobek.sitting import seated

FRAME: Final = Frame(1920, 1080)
say: Final = Language().say


class Component(NamedTuple):
    """What paints it, and the part of the window where it is then to be seen."""

    sheet: Rect
    paint: Callable[[Canvas], object]


def picture_of(component: Component, assets: Assets) -> Surface:
    """The component as it is seen."""
    canvas = Canvas(assets, FRAME)
    canvas.clear()
    canvas.fill(component.sheet, palette.NIGHT_LIGHT)
    component.paint(canvas)
    window = Surface((FRAME.width, FRAME.height))
    canvas.present(window)
    return window.subsurface(component.sheet).copy()


def _buttons(canvas: Canvas, kind: Kind) -> None:
    """At rest, hovered, pressed, focused, disabled; with words and an icon, then an icon alone."""
    for place in range(5):
        for label, x, wide in (("Sail a ship", 20 + 230 * place, 150), ("", 178 + 230 * place, 50)):
            button = Button(label, lambda: None, kind=kind, icon="sailboat", name="Sail", units=18)
            button.rect = Rect(x, 20, wide, 50)
            button.hovered = place in (1, 2)
            button.pressed = place == 2
            button.reason = "Not now." if place == 4 else ""
            _paint(canvas, button, focused=place == 3)


def _paint(canvas: Canvas, control: Control, *, focused: bool = False) -> None:
    control.paint(canvas)
    if focused:
        ring = FocusRing()
        ring.focus(control, shown=True)
        ring.paint(canvas)


def _choices(canvas: Canvas) -> None:
    for row, ground in enumerate(("night", "papyrus")):
        for column in range(3):
            control = Segmented("Level", ["Low", "High", "None"], 0, lambda i: None, ground=ground)
            control.rect = Rect(20 + 280 * column, 20 + 70 * row, 250, 50)
            control._under = 1 if column == 1 else None
            control.reason = "Not now." if column == 2 else ""
            _paint(canvas, control)


def _switches(canvas: Canvas) -> None:
    for place in range(6):
        control = Switch("Sound", place % 2 == 0, lambda on: None)
        control.rect = Rect(20 + 100 * place, 20, 68, 38)
        control.hovered = place in (2, 3)
        control.reason = "Not now." if place > 3 else ""
        _paint(canvas, control, focused=place == 1)


def _sliders(canvas: Canvas) -> None:
    for place in range(4):
        control = Slider("Loud", 0, 100, 20 + 20 * place, lambda n: None)
        control.rect = Rect(30 + 230 * place, 20, 190, 44)
        control.hovered, control.pressed = place in (1, 2), place == 2
        control.reason = "Not now." if place == 3 else ""
        _paint(canvas, control)


def _fields(canvas: Canvas) -> None:
    for place, text in enumerate(("Nadia", "", "Nadia", "Nadia")):
        field = Entry("Name", text, lambda words: None, hint="Any name", aside="Basalt")
        field.rect = Rect(20 + 260 * place, 20, 240, 54)
        field.fault = "This name is taken." if place == 2 else ""
        field.reason = "Not now." if place == 3 else ""
        _paint(canvas, field)


def _dropdowns(canvas: Canvas) -> None:
    for place in range(3):
        control = Dropdown("Speed", ["Slow", "Normal", "Fast"], 1, lambda i: None)
        control.rect = Rect(20 + 230 * place, 20, 200, 46)
        if place == 1:
            control.act()
        control.reason = "Not now." if place == 2 else ""
        _paint(canvas, control)


def _tooltip(canvas: Canvas) -> None:
    of = Rect(180, 128, 40, 20)
    note(canvas, of, "Obelisks", ["Your tower: 2 stones, 2nd", "At the end: 7 points, shared"])


def _toasts(canvas: Canvas) -> None:
    for row, (sort, words) in enumerate(
        (("plain", "Seat 2 was left."), ("good", "Saved."), ("bad", "The dock is taken."))
    ):
        toast = Toast()
        toast.say(words, sort)
        toast.tick(1)
        toast.paint(canvas, 20 + 76 * row)


def _rings(canvas: Canvas) -> None:
    for place, kind in enumerate(("hover", "legal", "target", "picked", "last")):
        rect = Rect(30 + 110 * place, 30, 70, 60)
        canvas.rect(rect, palette.LIMESTONE, radius=8)
        marks.paint_ring(canvas, rect, kind)
        if kind == "picked":
            marks.paint_tick(canvas, rect.topright)


def _seats(canvas: Canvas) -> None:
    for number in range(4):
        x = 30 + 100 * number
        canvas.picture(seat.stone(canvas.assets, number, 64), (x, 20))
        paint_medal(canvas, number, Rect(x, 116, 64, 64), starts=number == 1)
    paint_chip(canvas, "next", 430, 50, 560)
    paint_chip(canvas, "thinking", 430, 130, 600, 1)


def _portraits(canvas: Canvas) -> None:
    for place, level in enumerate(LEVELS):
        at = 60 + 104 * place, 60
        canvas.picture(portrait(canvas.assets, f"portraits/{level}", 88), at)


def _ships(canvas: Canvas) -> None:
    loads = ((EMPTY, EMPTY, EMPTY, EMPTY), (0, EMPTY, 1, 2), (3, EMPTY, EMPTY, EMPTY))
    for place, (size, stones) in enumerate(zip((4, 4, 2), loads, strict=True)):
        plan = anchored(size, 150 + 270 * place, 160, 0.6)
        lit = {1: "legal", 2: "target"} if place == 0 else {}
        for sprite in ship_sprites(canvas.assets, place, plan, stones, lit=lit):
            canvas.picture(sprite.picture, sprite.rect.topleft, sprite.alpha)


def _forecasts(canvas: Canvas) -> None:
    layout = Layout(FRAME, 4)
    shares = docks.Share(0, "+4"), docks.Share(1, "+3"), docks.Share(3, "\u22122", loss=True)
    one = [docks.Row(shares[:2], "at once")]
    two = [docks.Row(shares, "at once"), docks.Row(shares[:1], "at the end")]
    for site, rows, hot in ((1, one, True), (2, two, False)):
        docks.paint_forecast(canvas, layout, site, rows, hot=hot)


def _market_cards(canvas: Canvas) -> None:
    kinds = 0, STATUE, TOOLS[0]
    for face, w, h, count, y in (
        ("large", 100, 140, 2, 14),
        ("small", 84, 110, 3, 170),
        ("list", 38, 49, 3, 296),
    ):
        for place, kind in enumerate(kinds[:count]):
            shown = market.card(canvas.assets, FRAME, say, kind, (w, h), face)
            canvas.picture(shown, (14 + (w + 14) * place, y))
    canvas.picture(market.card_back(canvas.assets, (60, 84)), (242, 14))


def _goods_cards(canvas: Canvas) -> None:
    words = ("fish", "thief", "ivory 3", "amulet")
    kinds = [KIND_WORDS.index(word) for word in words]
    for face, w, shown, x, y in (
        ("large", 100, kinds[:2], 14, 14),
        ("middle", 100, kinds[2:], 242, 14),
        ("small", 54, kinds, 14, 170),
    ):
        for place, kind in enumerate(shown):
            size = w, round(goods.RATIO * w)
            card = goods.card(canvas.assets, FRAME, say, kind, size, face)
            canvas.picture(card, (x + (w + 14) * place, y))
    for place, back in enumerate((GREEN, TAN, ORANGE)):
        canvas.picture(goods.card_back(canvas.assets, back, (54, 76)), (290 + 62 * place, 170))


def _corruption(canvas: Canvas) -> None:
    for place, words in enumerate(("?", "5", "12")):
        canvas.picture(jar(canvas.assets, 80, words), (20 + 100 * place, 16))
    for place in range(4):
        paint_price(canvas, say, Rect(330 + 130 * place, 40, 120, 38), place)


def _tokens(canvas: Canvas) -> None:
    for kind in range(TOKENS):
        canvas.picture(token(canvas.assets, kind, 34), (16 + 80 * kind, 16))
    canvas.picture(token_back(canvas.assets, 34), (16, 100))
    canvas.picture(used_token(canvas.assets, 0, 34, 2), (100, 100))


def _sets(canvas: Canvas) -> None:
    laid = {"fish": {"fish 1": 2, "thief": 1}, "wheat": {"wheat 1": 2, "merchant": 1}}
    sets = [{good: {"cards": cards} for good, cards in laid.items()}, {}]
    table = seated(sets=sets).table
    table.resize(FRAME)
    assert table.spread is not None
    own = table.spread.own_sets
    own.paint(canvas, say)
    for sprite in own.sprites(canvas.assets, say):
        canvas.picture(sprite.picture, sprite.rect.topleft)
    own.paint_over(canvas, say)


def _facts(canvas: Canvas) -> None:
    """Sobek in short."""
    for place, fact in enumerate(LOOKS["sobek"].facts):
        fact.paint(canvas, Rect(14 + 292 * place, 14, 282, 180), say)


def assets() -> Assets:
    """One for all components."""
    return shared(Assets)


def components() -> Iterator[tuple[str, Component]]:
    """All of them by name."""
    sheets: dict[str, tuple[int, int, Callable[[Canvas], object]]] = {
        "button-primary": (1180, 92, partial(_buttons, kind="primary")),
        "button-second": (1180, 92, partial(_buttons, kind="second")),
        "button-danger": (1180, 92, partial(_buttons, kind="danger")),
        "choice": (860, 160, _choices),
        "switch": (620, 78, _switches),
        "slider": (940, 84, _sliders),
        "field": (1060, 94, _fields),
        "dropdown": (710, 230, _dropdowns),
        "tooltip": (400, 160, _tooltip),
        "rings": (580, 120, _rings),
        "seats": (620, 200, _seats),
        "portraits": (440, 120, _portraits),
        "ships": (860, 190, _ships),
        "market-cards": (320, 360, _market_cards),
        "goods-cards": (484, 262, _goods_cards),
        "corruption": (860, 140, _corruption),
        "tokens": (760, 190, _tokens),
        "facts": (894, 208, _facts),
    }
    for name, (w, h, paint) in sheets.items():
        yield name, Component(Rect(0, 0, w, h), paint)
    yield "toast", Component(Rect(790, 8, 340, 240), _toasts)
    yield "forecast", Component(Rect(420, 496, 650, 136), _forecasts)
    yield "set", Component(Rect(420, 668, 360, 168), _sets)
