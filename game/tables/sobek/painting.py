"""Puts one spread on the canvas, with what is in hand and what moves."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game import palette
from game.assets import Picture
from game.palette import BAZAAR
from game.table.canvas import Canvas, Layer
from game.table.clip import HOME
from game.table.marks import paint_ring
from game.table.posed import posed
from game.table.sprite import Sprite
from game.table.timeline import Timeline
from game.table.writing import Say, write, write_lines
from game.tables.sobek.cards import turned, veiled
from game.tables.sobek.ground import ground, paint_lamps
from game.tables.sobek.held import (
    Held,
    face_of,
    ghosts,
    paint_card_ring,
    paint_hand,
    paint_lights,
    paint_price_of,
)
from game.tables.sobek.ids import InHand, InSet
from game.tables.sobek.laying import LayingTold
from game.tables.sobek.own_seat import OwnTold
from game.tables.sobek.prompts import Prompt
from game.tables.sobek.spread import HAND, NEAR_BANK, Spread, in_order
from game.tables.sobek.stall import StallTold
from rules.game import Seat, text
from rules.sobek import state as st

PROMPT_GROUND: Final = BAZAAR["near_bank"][0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Captions:
    """What is said beside what lies on the table."""

    names: Sequence[str]
    notes: Sequence[str]
    portraits: Sequence[str]
    ended_now: Sequence[int]
    prompt: Prompt
    prompt_place: Rect
    laying: LayingTold | None
    thinking: Seat | None
    dots: int
    last: Sequence[Hashable]
    """Sprites of the last move."""
    veiled: frozenset[Hashable] = frozenset()
    """Sprites of cards that may not be chosen now."""


class Painter:
    """Paints the table of one match."""

    def __init__(self, say: Say, timeline: Timeline) -> None:
        self._say = say
        self._timeline = timeline

    def paint(self, canvas: Canvas, spread: Spread, held: Held, told: Captions) -> None:
        """Everything but bar, buttons, log and sheets."""
        say, layout = self._say, spread.layout
        canvas.image(ground(canvas.assets, layout.frame, layout.quay), (0, 0))
        sprites = dict(spread.sprites(canvas.assets, say))
        if held.dragged_to is not None:
            sprites.pop(held.piece, None)
        resting = [s for s in in_order(sprites) if self._timeline.pose(s.sprite) == HOME]
        self._paint_far(canvas, spread, told)
        self._paint_resting(canvas, spread, [s for s in resting if s.z < NEAR_BANK], held)
        paint_lamps(canvas, layout.quay)
        for stall in spread.stalls.values():
            stall.paint_over(canvas, say)
        self._paint_near(canvas, spread, told)
        near = [s for s in resting if NEAR_BANK <= s.z < HAND]
        self._paint_resting(canvas, spread, near, held)
        spread.own_sets.paint_over(canvas, say)
        paint_lights(canvas, spread, held)
        spread.hand.paint_over(canvas, say)
        for card in self._fanned(resting, held):
            self._paint_card(canvas, spread, card, held, told)
        for ghost in ghosts(canvas, spread, held, say):
            canvas.picture(ghost.picture, ghost.rect.topleft, ghost.alpha)
        paint_price_of(canvas, spread, held, say)
        self._paint_last(canvas, sprites, told.last)
        spread.piles.paint_over(canvas, say)
        self._paint_moving(canvas, sprites)
        paint_hand(canvas, spread, held, say)
        self._timeline.paint_floats(canvas, palette.LEGAL_EDGE)

    def _paint_far(self, canvas: Canvas, spread: Spread, told: Captions) -> None:
        say, view, detail = self._say, spread.view, spread.layout.detail
        spread.track.paint(canvas)
        following = next_seat(spread)
        for seat, stall in spread.stalls.items():
            thinks = seat == told.thinking
            chip = text("thinking") if thinks else text("next") if seat == following else None
            stall.paint(
                canvas,
                StallTold(
                    name=told.names[seat],
                    note=told.notes[seat] if detail.levels else "",
                    portrait=told.portraits[seat],
                    score=self._score(seat, view.score),
                    ended_now=told.ended_now[seat] if told.ended_now else None,
                    chip=say(chip) if chip else "",
                    dots=told.dots if thinks else -1,
                    active=seat == view.to_move,
                    starts=seat == view.starter and view.round > 0,
                ),
                say,
            )
        spread.row.paint(canvas, say)
        spread.piles.paint(canvas, say)
        spread.events.paint(canvas, say)

    def _paint_near(self, canvas: Canvas, spread: Spread, told: Captions) -> None:
        say, view = self._say, spread.view
        seat = view.viewer
        spread.own.paint(
            canvas,
            OwnTold(
                name=told.names[seat],
                note=told.notes[seat] or say(text("you")),
                score=self._score(seat, view.score),
                ended_now=told.ended_now[seat] if told.ended_now else None,
                active=seat == view.to_move,
                starts=seat == view.starter and view.round > 0,
            ),
            say,
        )
        spread.own_sets.paint(canvas, say)
        if spread.laying is not None and told.laying is not None:
            spread.laying.paint(canvas, told.laying, say)
        spread.hand.paint(canvas, say)
        self._paint_prompt(canvas, told)

    def _paint_prompt(self, canvas: Canvas, told: Captions) -> None:
        frame, place = canvas.frame, told.prompt_place
        head = Rect(place.x, place.y, place.w, frame.px(36))
        ink = palette.NIGHT_TITLE
        write(
            canvas,
            self._say(told.prompt.title),
            "panel",
            26,
            head,
            ink,
            PROMPT_GROUND,
            align="left",
        )
        rest = Rect(place.x, head.bottom, place.w, place.bottom - head.bottom)
        line, ink = self._say(told.prompt.line), palette.NIGHT_TEXT
        write_lines(canvas, line, "body", 20, rest, ink, PROMPT_GROUND)

    def _fanned(self, resting: Sequence[Sprite], held: Held) -> list[Sprite]:
        """The cards of the hand; the one under the pointer last, over the others."""
        cards = [sprite for sprite in resting if sprite.z >= HAND]
        return sorted(cards, key=lambda sprite: sprite.sprite == (held.piece or held.hovered))

    def _paint_card(
        self, canvas: Canvas, spread: Spread, sprite: Sprite, held: Held, told: Captions
    ) -> None:
        """A card of the hand, raised while it is pointed at or taken up."""
        card = sprite.sprite
        assert isinstance(card, InHand)
        picture, place = self._seen(canvas, spread, sprite, held)
        if place.size != sprite.rect.size:
            picture = turned(canvas.assets, picture, place.size, spread.hand.turns[card])
        shut_out = card in told.veiled
        canvas.picture(veiled(canvas.assets, picture) if shut_out else picture, place.topleft)
        paint_card_ring(canvas, spread, held, card, place)

    def _paint_resting(
        self, canvas: Canvas, spread: Spread, sprites: Sequence[Sprite], held: Held
    ) -> None:
        for sprite in sprites:
            picture, place = self._seen(canvas, spread, sprite, held)
            canvas.picture(picture, place.topleft, sprite.alpha)

    def _seen(
        self, canvas: Canvas, spread: Spread, sprite: Sprite, held: Held
    ) -> tuple[Picture, Rect]:
        """A card as hands lift it, and where."""
        place = held.lift(sprite.sprite).of(canvas.frame, sprite.rect)
        if place.size == sprite.rect.size:
            return sprite.picture, place
        return face_of(canvas, spread, self._say, sprite.sprite, place.size), place

    def _paint_moving(self, canvas: Canvas, sprites: Mapping[Hashable, Sprite]) -> None:
        passing = {sprite.sprite: sprite for sprite in self._timeline.passing()}
        with canvas.layer(Layer.LIFTED):
            for sprite in in_order({**sprites, **passing}):
                pose = self._timeline.pose(sprite.sprite)
                if pose == HOME and sprite.sprite not in passing:
                    continue
                picture = posed(canvas.assets, sprite.picture, sprite.rect.size, pose)
                if picture is not None:
                    at = round(sprite.rect.x + pose.dx), round(sprite.rect.y + pose.dy)
                    canvas.picture(picture, at, pose.alpha * sprite.alpha // 255)

    def _score(self, seat: Seat, scores: Sequence[int]) -> int:
        """The points of a seat as they are counted now."""
        return self._timeline.number(("score", seat), scores[seat])

    def _paint_last(
        self, canvas: Canvas, sprites: Mapping[Hashable, Sprite], last: Sequence[Hashable]
    ) -> None:
        sets: dict[Hashable, Rect] = {}
        for name in last:
            sprite = sprites.get(name)
            if sprite is None or self._timeline.pose(name) != HOME:
                continue
            if isinstance(name, InSet):
                key = name.seat, name.type, name.crosswise
                sets[key] = sprite.rect.union(sets.get(key, sprite.rect))
            else:
                paint_ring(canvas, sprite.rect, "last", 6)
        for rect in sets.values():
            paint_ring(canvas, rect, "last", 6)


def next_seat(spread: Spread) -> Seat | None:
    """Who acts after the seat that acts now, as far as the turns say."""
    view = spread.view
    if view.to_move < 0 or view.stage in (st.CROSS, st.CROSS_LAY, st.STARTER):
        return None
    choosing = view.to_move != view.turn
    if not choosing and view.flood:
        return None
    return view.turn if choosing else (view.turn + 1) % view.seats
