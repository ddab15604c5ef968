"""Puts one spread on the canvas, with what is in hand and what moves."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game import palette
from game.table.canvas import Canvas, Layer
from game.table.clip import HOME
from game.table.lift import LYING, Lift
from game.table.marks import paint_ring
from game.table.sprite import Sprite
from game.table.timeline import Timeline
from game.tables.imhotep.choices import Dock, Only, stones_given
from game.tables.imhotep.docks import paint_forecast, paint_sailed
from game.tables.imhotep.ground import ground
from game.tables.imhotep.held import Held, lit_ships, paint_hand, paint_targets
from game.tables.imhotep.ids import Built, Hull, InTower, OnItsWay, Raised
from game.tables.imhotep.lifted import seen
from game.tables.imhotep.prompts import Prompt
from game.tables.imhotep.reach import sprites_of
from game.tables.imhotep.rivals import Told as RowTold
from game.tables.imhotep.sites.site import Say
from game.tables.imhotep.spread import FLEET, Spread, in_order
from game.tables.imhotep.stones import top_face
from game.tables.imhotep.tray import Told as TrayTold
from rules.game import Seat, text
from rules.imhotep.state import NOWHERE

_BANK: Final = 4
"""The near bank begins so many units below the harbour."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What is said beside what lies on the table."""

    names: Sequence[str]
    notes: Sequence[str]
    portraits: Sequence[str]
    ended_now: Sequence[int]
    prompt: Prompt
    thinking: Seat | None
    dots: int
    last: Sequence[Hashable]
    """Sprites of the last move."""


class Painter:
    """Paints the table of one match."""

    def __init__(self, say: Say, timeline: Timeline) -> None:
        self._say = say
        self._timeline = timeline

    def paint(self, canvas: Canvas, spread: Spread, held: Held, telling: Captions) -> None:
        """Everything but buttons, log and sheets."""
        layout, assets = spread.layout, canvas.assets
        bank = layout.harbour.bottom + layout.frame.px(_BANK)
        canvas.image(ground(assets, layout.frame, layout.sites, bank), (0, 0))
        sprites = spread.sprites(assets, lit_ships(held), round(255 * held.pulse))
        sprites.update({sprite.sprite: sprite for sprite in held.ghosts})
        taken = self._taken(sprites, spread, held)
        resting = [s for s in in_order(sprites) if self._timeline.pose(s.sprite) == HOME]
        for site in spread.sites.values():
            site.paint(canvas, self._say)
        raised = sprites_of(spread, held.piece)
        last = {name: sprites[name] for name in telling.last if name in sprites.keys() - raised}
        lifts = _lifts(spread, held)
        self._paint_resting(canvas, [s for s in resting if s.z < FLEET], spread, lifts)
        self._paint_last(canvas, spread, [s for s in last.values() if s.z < FLEET])
        for site in spread.sites.values():
            site.paint_over(canvas, self._say)
        self._paint_seats(canvas, spread, held, telling)
        self._paint_resting(canvas, [s for s in resting if s.z >= FLEET], spread, lifts)
        self._paint_sailed(canvas, spread)
        self._paint_last(canvas, spread, [s for s in last.values() if s.z >= FLEET])
        paint_targets(canvas, spread, held)
        for dock, rows in held.forecasts.items():
            paint_forecast(canvas, layout, dock, rows, hot=held.zone == Dock(dock))
        self._paint_moving(canvas, sprites)
        paint_hand(canvas, spread, held, taken, self._say)
        self._timeline.paint_floats(canvas, palette.LEGAL_EDGE)

    def _taken(
        self, sprites: dict[Hashable, Sprite], spread: Spread, held: Held
    ) -> dict[Hashable, Sprite]:
        """Takes the sprites of a dragged piece off the table."""
        if held.dragged_to is None:
            return {}
        names = sprites_of(spread, held.piece)
        return {name: sprites.pop(name) for name in list(sprites) if name in names}

    def _paint_resting(
        self,
        canvas: Canvas,
        sprites: Sequence[Sprite],
        spread: Spread,
        lifts: Mapping[Hashable, Lift],
    ) -> None:
        for sprite in sprites:
            lift = lifts.get(sprite.sprite, LYING)
            picture, place = seen(canvas, spread, self._say, sprite, lift)
            canvas.picture(picture, place.topleft, sprite.alpha)

    def _paint_moving(self, canvas: Canvas, sprites: Mapping[Hashable, Sprite]) -> None:
        passing = {sprite.sprite: sprite for sprite in self._timeline.passing()}
        with canvas.layer(Layer.LIFTED):
            for sprite in in_order({**sprites, **passing}):
                pose = self._timeline.pose(sprite.sprite)
                if pose != HOME or sprite.sprite in passing:
                    at = round(sprite.rect.x + pose.dx), round(sprite.rect.y + pose.dy)
                    canvas.picture(sprite.picture, at, pose.alpha * sprite.alpha // 255)

    def _paint_seats(self, canvas: Canvas, spread: Spread, held: Held, telling: Captions) -> None:
        view, say, detail = spread.view, self._say, spread.layout.detail
        ended = telling.ended_now if detail.ended_now else None
        lifted = held.piece or held.hovered
        one = stones_given(view) if lifted is Only.QUARRY else 1
        spread.tray.paint(
            canvas,
            TrayTold(
                name=telling.names[view.viewer],
                note=(telling.notes[view.viewer] or say(text("you"))) if detail.levels else "",
                score=self._score(view.viewer, view.score),
                ended_now=ended[view.viewer] if ended else None,
                prompt=telling.prompt,
                lifted=lifted,
                lift=held.lift(lifted),
                away=one if held.dragged_to else 0,
                coming=self._coming(view.viewer),
            ),
            say,
        )
        following = next_seat(spread)
        for seat, row in spread.rivals.items():
            thinks = seat == telling.thinking
            chip = text("thinking") if thinks else text("next") if seat == following else None
            told = RowTold(
                name=telling.names[seat],
                note=telling.notes[seat] if detail.levels else "",
                portrait=telling.portraits[seat],
                score=self._score(seat, view.score),
                ended_now=ended[seat] if ended else None,
                chip=say(chip) if chip else "",
                dots=telling.dots if thinks else -1,
                active=seat == view.to_move,
                starts=seat == view.starter and view.round > 0,
                coming=self._coming(seat),
            )
            row.paint(canvas, view, told, say)

    def _coming(self, seat: Seat) -> set[int]:
        """Kinds of cards that are still on their way to a seat."""
        names = [sprite.sprite for sprite in self._timeline.passing()]
        return {n.kind for n in names if isinstance(n, OnItsWay) and n.seat == seat}

    def _score(self, seat: Seat, scores: Sequence[int]) -> int:
        """The points of a seat as they are counted now."""
        return self._timeline.number(("score", seat), scores[seat])

    def _paint_sailed(self, canvas: Canvas, spread: Spread) -> None:
        view = spread.view
        for ship, plan in spread.ships.items():
            moving = self._timeline.pose(Hull(ship)) != HOME
            if view.docks[ship] != NOWHERE and not view.loads[ship] and not moving:
                paint_sailed(canvas, plan.rect, self._say(text("Sailed")))

    def _paint_last(self, canvas: Canvas, spread: Spread, last: Sequence[Sprite]) -> None:
        for sprite in last:
            name, place = sprite.sprite, sprite.rect
            if self._timeline.pose(name) != HOME:
                continue
            if isinstance(name, Built | Raised | InTower):
                place = top_face(place)
            elif isinstance(name, Hull):
                place = spread.deck(name.ship)
            paint_ring(canvas, place, "last", 6)


def _lifts(spread: Spread, held: Held) -> dict[Hashable, Lift]:
    """How the sprites are lifted of what is in hand, but not dragged, and under the pointer."""
    pieces = (held.hovered, held.piece)
    return {name: held.lift(piece) for piece in pieces for name in sprites_of(spread, piece)}


def next_seat(spread: Spread) -> Seat:
    """Who acts after the seat that acts now, as far as the turns say."""
    view = spread.view
    choosing = view.to_move >= 0 and view.to_move != view.turn
    return view.turn if choosing else (view.turn + 1) % view.seats
