"""The picture of a hint: marks on whatever makes the move, the chances of all moves, and the coach's sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ai.player import Choice
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.theme import CARD
from scenes.sitting.reasons import Counsel
from scenes.stage.sprite import Sprite
from scenes.tables import heat
from scenes.tables.counsel import IN_PANEL, Bubble, bubble_box, draw_in_panel, fits
from scenes.tables.fresh import HAND
from scenes.tables.inventory import things
from scenes.tables.reach import Reach
from scenes.tables.spots import BADGE, PANEL, Spots, mark
from scenes.tables.table import Table

TOLD = 0.01
"""The least chance that is marked on a button."""


class Hint(NamedTuple):
    """A hint as it is to be drawn."""

    choice: Choice | None
    """The coach's choice; None as long as it thinks."""
    words: str
    """The sentence; empty if none is shown."""
    says: Counsel
    """The same words in their parts, with the figures."""
    details: bool
    """True if the figures are shown too."""


class HintPicture:
    """Draws hints on one table, each in a place where it covers nothing that it speaks of."""

    def __init__(self, table: Table, reach: Reach, spots: Spots) -> None:
        self.table = table
        self.reach = reach
        self.spots = spots
        self._placed: tuple[object, Box] | None = None
        """The bubble's box, with all that it depends on."""

    def mark(self, canvas: Canvas, choice: Choice, details: bool) -> None:
        """Draw the marks on cards and buttons, with `details` chances as numbers, unless the game does so itself."""
        if self.table.marks_itself(choice.move):
            return
        for spot in self.spots.of(choice.move):
            mark(canvas, self.reach.stage, spot)
        self._draw_map(canvas, choice, details)

    def draw(self, canvas: Canvas, hint: Hint) -> None:
        """Draw the sentence."""
        room = self._room(hint)
        if room is not None:
            draw_in_panel(canvas, hint.words, room, fits(canvas.type, hint.words, room) or IN_PANEL[-1])
        else:
            self._bubble(hint).draw(canvas, self.box(hint))

    def _draw_map(self, canvas: Canvas, choice: Choice, details: bool) -> None:
        """Draw the chance of every move on whatever makes it: as a colour, and with the details as a number."""
        found: dict[tuple[float, float], float] = {}
        for move, chance in choice.odds:
            if chance < TOLD or self.table.marks_itself(move):
                continue
            for spot in self.spots.of(move):
                sprite = self.reach.stage.sprites.get(spot.card) if spot.card is not None else None
                if sprite is not None and not details:
                    continue
                at = spot.box.x + 4, spot.box.bottom - 2
                if sprite is not None:
                    at = sprite.drawn_at[0], sprite.drawn_at[1] - CARD[1] * sprite.scale * 0.32
                found[at] = min(chance, found.get(at, 1.0)) if sprite is not None else chance
        for (x, y), chance in found.items():
            heat.draw_chip(canvas, x, y, chance, details)

    def _room(self, hint: Hint) -> Box | None:
        """The room that the game's own panel keeps for the sentence; None if there is none, or it is too small."""
        room = self.table.counsel_room() if hint.choice is not None and not hint.details else None
        return room if room is not None and fits(self.reach.type, hint.words, room) is not None else None

    def _bubble(self, hint: Hint) -> Bubble:
        return Bubble(hint.says, hint.details, self.reach.type)

    def box(self, hint: Hint) -> Box:
        """The box of the sentence: in the game's own panel, or of the bubble that covers nothing it speaks of."""
        room = self._room(hint)
        if room is not None:
            return room
        view = self.reach.app.view
        lit, others = self.lit(hint), [thing.box for thing in things(self.table, self.reach)]
        others += [widget.box for widget in self.reach.focus.widgets()]
        known = (hint.words, hint.details, view.width, self.reach.type.text_size, tuple(lit), len(others))
        if self._placed is None or self._placed[0] != known:
            whole = Box(0, 0, view.width, view.height)
            kept = self._buttons()
            kept += [thing.box for thing in things(self.table, self.reach) if thing.name == "mark:title"]
            self._placed = known, bubble_box(self._bubble(hint), whole, lit, kept, others)
        return self._placed[1]

    def _buttons(self) -> list[Box]:
        """The boxes of all that can be clicked but the cards of the hand; an arrow at its end counts, too."""
        found = []
        for widget in self.reach.focus.widgets():
            button = getattr(widget, "button", None)
            if button is not None or self.spots.held(widget) is None:
                found.append(button or widget.box)
        return found

    def lit(self, hint: Hint) -> list[Box]:
        """The boxes that the sentence speaks of: whatever makes the move, the hand, the plates of those that are named,
        a panel that shows the hint itself, and with the details everything that bears a chance."""
        table, stage = self.table, self.reach.stage
        hand = [_resting(sprite) for sprite in stage.in_order() if sprite.home.zone == HAND]
        found = [around(hand)] if hand else []
        if hint.choice is None:
            return found
        made = self.spots.of(hint.choice.move)
        for spot in made:
            sprite = stage.sprites.get(spot.card) if spot.card is not None else None
            found.insert(0, spot.box.inset(-6) if sprite is None else _marked(sprite))
        found += [widget.box for widget in self.reach.focus.widgets() if widget.tag == PANEL]
        if hint.details:
            found += [spot.box for move, chance in hint.choice.odds if chance >= TOLD for spot in self.spots.of(move)]
        advice = hint.choice.advice
        plates = {**table.plates(), table.bottom: table.own_plate()}
        seats = {value for key, value in (advice.reason.values if advice else {}).items() if key == "name"}
        seats |= {getattr(hint.choice.move, key, None) for key in ("to", "other", "opponent", "source")}
        return found + [box for seat, box in plates.items() if seat in seats]


def _resting(sprite: Sprite) -> Box:
    """The box of a card in its slot."""
    home = sprite.home
    return centred(home.x, home.y, CARD[0] * home.scale, CARD[1] * home.scale)


def _marked(sprite: Sprite) -> Box:
    """The box of a card in its slot, with the mark that stands on its upper edge."""
    card, above = _resting(sprite), BADGE / 2
    return card._replace(y=card.y - above, height=card.height + above)


def around(boxes: Sequence[Box]) -> Box:
    """The least box around some boxes."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
