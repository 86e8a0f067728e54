"""A pupil: somebody who takes a lesson on a headless table, by mouse, by keys or by pad."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeVar

import pygame

from game.shelf import Shelf
from scenes.app.page import Page
from scenes.games.defizz.answer import ERASE, Keys
from scenes.kit.box import Box
from scenes.kit.entry import Entry
from scenes.kit.iconbutton import IconButton
from scenes.kit.widget import Widget
from scenes.lessons.scene import LessonScene
from scenes.pages.lessons import lesson_scene
from scenes.stage.coach.bubble import Paper
from scenes.stage.coach.onward import OnwardButton
from scenes.tables.cards import HandCard
from scenes.tables.spots import ShowsMoves, Spot
from tests.scenes.driver import Driver

By = Literal["mouse", "keys", "pad"]
W = TypeVar("W", bound=Widget)
SMALL = (640, 360)


class Pupil:
    """Hands on one lesson."""

    def __init__(
        self, name: str, size: tuple[int, int] = SMALL, language: Literal["fr", "en"] = "fr", text_size: int = 100
    ) -> None:
        self.hands = Driver(Page(), size, text_size / 100, language, Shelf(Path(tempfile.mkdtemp())))
        self.hands.app.prefer(speed=0)
        self.scene: LessonScene = lesson_scene(self.hands.app, name)
        self.hands.app.push(self.scene)
        self.settle()

    @property
    def over(self) -> bool:
        return self.hands.app.top is not self.scene

    def settle(self) -> None:
        """Wait until the coach speaks, or the lesson is over."""
        for _ in range(400):
            self.hands.app.step(0.1)
            if self.over or (self.scene.speaks and self.scene.veil >= 1):
                return
            if self.scene.acts.pausing and not self.scene.step.at_end:
                self.scene.progress.go_on()
        raise AssertionError(f"nothing happens in step {self.scene.step.name}")

    def spot(self) -> Spot:
        """What makes the first move that is asked for, on the table as it is."""
        move = self.scene.sitting.canonical()
        assert move is not None
        spots = self.scene.hints.spots.of(move)
        assert spots, f"nothing on the table makes {move}"
        return spots[0]

    def click_asked(self) -> None:
        """Click on whatever makes the first move that is asked for."""
        spot = self.spot()
        held = [w for w in self.scene.widgets if isinstance(w, HandCard) and w.card == spot.card]
        self.hands.click(*(held[0].box if spot.card is not None else spot.box).centre)

    def go_on(self, by: By = "mouse") -> None:
        """Do what the step waits for, with one device."""
        course = self.scene.course
        before = (course.at, course.done, len(course.match.moves))
        if course.awaits == "next":
            self._next(by)
        else:
            for _ in range(4):
                self._act(by)
                self.hands.app.step(0.5)
                if self.over or (course.at, course.done, len(course.match.moves)) != before:
                    break
        self.settle()
        assert self.over or (course.at, course.done, len(course.match.moves)) != before, course.step.name

    def _next(self, by: By) -> None:
        button = next(widget for widget in self.scene._own if isinstance(widget, OnwardButton))
        if by == "mouse":
            self.hands.click_on(button)
        else:
            self.confirm(by)

    def _act(self, by: By) -> None:
        if self.found(Entry):
            self._write(by)
            return
        if by == "mouse":
            self.click_asked()
            return
        move, spot = self.scene.sitting.canonical(), self.spot()
        assert move is not None
        self._reach(lambda widget: self.scene.hints.spots.makes(widget, move), by)
        if isinstance(self.scene.focused, ShowsMoves):
            self.move_to(spot.box, self.scene.focused, by)
        self.confirm(by)

    def found(self, kind: type[W], thing: str = "") -> list[W]:
        """The widgets of this kind on the table; with `thing`, those of that name."""
        return [widget for widget in self.scene.widgets if isinstance(widget, kind) and thing in ("", widget.thing)]

    def _reach(self, wanted: Callable[[Widget], bool], by: By) -> None:
        """Move the focus until it is on a widget that is wanted."""
        for _ in range(60):
            before = self.scene.focused
            if before is not None and wanted(before):
                return
            self.forward(by)
            after = self.scene.focused
            if before is not None and after is not None and after.box == before.box:
                self.arrow((1, 0), by)  # at this table the key has another meaning, and the arrows lead on
        raise AssertionError(f"the focus does not come there in step {self.scene.step.name}")

    # writing

    def _write(self, by: By) -> None:
        """Write what is asked for: on the keyboard, or on the keys of the screen."""
        move = self.scene.sitting.canonical()
        text = str(getattr(move, "text", getattr(move, "number", "")))
        (entry,) = self.found(Entry)
        if by == "keys":
            assert entry.focus, "whoever types need not look for the entry"
            for _ in entry.line.text:
                self.hands.key(pygame.K_BACKSPACE)
            self.hands.type(text)
            self.hands.key(pygame.K_RETURN)
            return
        if not self.found(Keys):
            self._use(lambda widget: isinstance(widget, IconButton) and widget.helps_entry, by)
        for sign in [*(ERASE for _ in entry.line.text), *text.casefold()]:
            self._strike(sign, by)
        self._use(lambda widget: widget.thing == "say", by)

    def _use(self, wanted: Callable[[Widget], bool], by: By) -> None:
        """Click on a widget, or bring the focus there and confirm."""
        if by == "mouse":
            self.hands.click_on(next(widget for widget in self.scene.widgets if wanted(widget)))
        else:
            self._reach(wanted, by)
            self.confirm(by)

    def _strike(self, sign: str, by: By) -> None:
        """Strike a key of the screen."""
        (keys,) = self.found(Keys)
        row, column = next((row, signs.index(sign)) for row, signs in enumerate(keys.rows) if sign in signs)
        if by == "mouse":
            self.hands.click(*keys.key(row, column).centre)
            return
        self._reach(lambda widget: isinstance(widget, Keys), by)
        for place, back, ahead in ((0, 11, 12), (1, 13, 14)):
            while keys.cursor[place] != (row, column)[place]:
                self.hands.pad(back if keys.cursor[place] > (row, column)[place] else ahead)
        self.confirm(by)

    def move_to(self, cell: Box, grid: Widget, by: By) -> None:
        """Move the cursor of a grid to a cell with the arrows."""
        for _ in range(30):
            across, down = (there - here for there, here in zip(cell.centre, grid.middle, strict=True))
            if abs(across) > 1:
                self.arrow((1 if across > 0 else -1, 0), by)
            elif abs(down) > 1:
                self.arrow((0, 1 if down > 0 else -1), by)
            else:
                return
        raise AssertionError(f"the arrows don't lead to the cell at {cell.centre}")

    def arrow(self, step: tuple[int, int], by: By) -> None:
        """Press an arrow key or the pad's hat in this direction, right and down counted from 0."""
        if by == "keys":
            keys = {(1, 0): pygame.K_RIGHT, (-1, 0): pygame.K_LEFT, (0, 1): pygame.K_DOWN, (0, -1): pygame.K_UP}
            self.hands.key(keys[step])
        else:
            self.hands.events(pygame.Event(pygame.JOYHATMOTION, value=(step[0], -step[1])))

    def confirm(self, by: By) -> None:
        self.hands.key(pygame.K_RETURN) if by == "keys" else self.hands.pad(0)

    def forward(self, by: By) -> None:
        self.hands.key(pygame.K_TAB) if by == "keys" else self.hands.pad(5)

    def covered(self) -> list[str]:
        """Names of lit things that the bubble covers."""
        shown = self.scene.shown
        assert shown is not None
        boxes = shown.lights.boxes(self.scene.show.stage)
        return [f"{box}" for box in boxes if box.overlaps(shown.box, slack=1)]

    def faults(self) -> list[str]:
        """Text that is cut or off the screen, and text of the lesson over other text that can be seen."""
        shown = self.scene.shown
        assert shown is not None
        papers = [shown.box, *([shown.callout] if shown.callout is not None else [])]
        drawn = self.hands.drawn()
        texts = [item for item in drawn if item.what == "text"]
        title = shown.bubble.title_lines(shown.box.width)[0]
        first = max(n for n, item in enumerate(texts) if item.text == title)
        below, own = texts[:first], texts[first:]
        seen = [item for item in below if not any(item.box.overlaps(paper, slack=1) for paper in papers)]
        found = [f"cut: {item.text}" for item in own if item.text.endswith("…") and "…" not in shown.bubble.says.text]
        found += [f"off the screen: {i.text}" for i in own if not self.hands.app.canvas.whole.contains(i.box)]
        paper = Paper(shown.box).box
        inside = [item for item in own if item.box.overlaps(paper, slack=1)]
        found += [f"over the edge: {item.text}" for item in inside if not paper.inset(8).contains(item.box)]
        for number, item in enumerate(own):
            for other in [*own[number + 1 :], *seen]:
                if item.box.overlaps(other.box, slack=2):
                    found.append(f"over each other: {item.text} / {other.text}")
        return found
