"""The coach in a lesson: the bubble, where it is put, the lights of a step, what points at them, and their drawing."""

from __future__ import annotations

from typing import NamedTuple

from scenes.app.lang import t
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.sitting.course import Course
from scenes.stage.coach import pointing
from scenes.stage.coach.bubble import Bubble, Says
from scenes.stage.coach.dark import Dark
from scenes.stage.coach.placing import away, place
from scenes.stage.paper.pieces import Pieces
from scenes.tables.inventory import things
from scenes.tables.lights import Lights, card_box, in_the_way, lights
from scenes.tables.reach import Reach
from scenes.tables.spots import Spots
from scenes.tables.table import Table

MARGIN = 12.0


class Shown(NamedTuple):
    """The coach as it is on screen: the bubble, its box, what is lit, the boxes of the callout and of the slot."""

    bubble: Bubble
    box: Box
    lights: Lights
    callout: Box | None
    slot: Box | None
    empty: bool
    """True if the slot is to say what it is for: nothing is in it."""


class Coach(NamedTuple):
    """Lays out and draws what the coach shows at the present step of a course, on the table as it is now."""

    course: Course
    table: Table
    reach: Reach
    spots: Spots

    def speak(self, answer: str, pieces: Pieces, top: float) -> Shown:
        """Find the lights of the step, and a place for the bubble beside them, below the y `top`.

        `answer` is the sentence about what was tried and not asked for; empty if nothing was.
        """
        kind, view, step = self.reach.type, self.reach.app.view, self.course.step
        asked = self.course.asked()
        named = () if self.course.done else step.lit
        spots = [spot for move in asked for spot in self.spots.of(move)]
        lit = lights(named, spots, self.table, self.reach)
        boxes = lit.boxes(self.reach.stage)
        area = Box(MARGIN, top, view.width - 2 * MARGIN, view.height - top - MARGIN)
        slot = self._slot() if asked and self.table.chosen is None else None
        over = self._first_asked(lit)
        callout = None
        if step.callout is not None and over is not None and asked and self.table.chosen is None:
            taken = [*boxes, *self.table.plates().values()]
            callout = pointing.callout_box(kind, str(step.callout), over, area, taken)
        kept = [*boxes, *(box for box in (slot, callout) if box is not None)]
        bubble = Bubble(self._says(answer), kind, pieces)
        way = pointing.along(*pointing.ends(over, callout, slot)) if slot is not None and over is not None else []
        others = [*in_the_way(self.table, self.reach), *way]
        box = place(area, bubble.height, kept, others, kind.text_size)
        return Shown(bubble, box, lit, callout, slot, slot is not None and self._empty(slot, lit))

    def _says(self, answer: str) -> Says:
        course, step = self.course, self.course.step
        return Says(
            title=str(step.title),
            text=answer or str(course.text),
            onward=t("Finish") if course.at == len(course.lesson.steps) - 1 else t("Next"),
            refused=bool(answer),
            row="" if course.done else step.row,
            task=str(step.task) if step.task is not None else "",
            done=course.done,
            locked=course.awaits == "move",
        )

    def _slot(self) -> Box | None:
        """The box to which the dotted way leads; None if the step has none."""
        zone = self.table.zones().get(self.course.step.way)
        return pointing.slot_box(zone) if zone is not None else None

    def _empty(self, slot: Box, lit: Lights) -> bool:
        """Tell if nothing is in a slot: neither a card (those lit in the hand aside) nor a mark of the table's own."""
        sprites = self.reach.stage.sprites.values()
        taken = [card_box(sprite) for sprite in sprites if sprite.key not in lit.cards]
        taken += [thing.box for thing in things(self.table, self.reach) if thing.kind == "slot"]
        return not any(box.overlaps(slot, 20) for box in taken)

    def _first_asked(self, lit: Lights) -> Box | None:
        """The box around the first card asked for and those beside it, else of the first button; None: neither."""
        sprites = self.reach.stage.sprites
        held = [card_box(sprites[spot.card]) for spot in lit.ringed if spot.card in sprites]
        if not held:
            return lit.ringed[0].box if lit.ringed else None
        whole = held[0]
        for box in sorted(held, key=lambda box: away(held[0], box)):
            whole = whole.around(box) if whole.overlaps(box) else whole
        return whole

    def draw(self, canvas: Canvas, shown: Shown, dark: Dark, veil: float, hidden: bool) -> None:
        """Draw the dark, of which the share `veil` has come, what stands out of it, the pointers and the bubble.

        `hidden`: cards of one's own hand lie face down.
        """
        stage, lit, slot = self.reach.stage, shown.lights, shown.slot
        dark.draw(canvas, [*lit.soft, *([slot] if slot is not None else [])], veil)
        lit.draw(canvas, self.table, stage, hidden)
        over = self._first_asked(lit)
        if slot is not None:
            pointing.slot_mark(canvas, slot, shown.empty)
        if slot is not None and over is not None:
            pointing.way(canvas, *pointing.ends(over, shown.callout, slot))
        if shown.callout is not None and over is not None:
            pointing.callout(canvas, str(self.course.step.callout), shown.callout, over)
        shown.bubble.draw(canvas, shown.box, [*lit.boxes(stage), *([shown.callout] if shown.callout else [])])
