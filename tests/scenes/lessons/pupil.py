"""A pupil: somebody who takes a lesson on a headless table, by mouse, by keys or by pad."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Literal

import pygame

from game.shelf import Shelf
from scenes.app.page import Page
from scenes.lessons.scene import LessonScene
from scenes.pages.lessons import lesson_scene
from scenes.stage.coach.onward import OnwardButton
from scenes.tables.cards import HandCard
from scenes.tables.hints import Spot
from tests.scenes.driver import Driver

By = Literal["mouse", "keys", "pad"]
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
            if self.scene.acts.pausing:
                self.scene.progress.go_on()
        raise AssertionError(f"nothing happens in step {self.scene.step.name}")

    def spot(self) -> Spot:
        """What makes the first move that is asked for, on the table as it is."""
        move = self.scene.sitting.canonical()
        assert move is not None
        spots = self.scene.hints.spots(move)
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
        if by == "mouse":
            self.click_asked()
            return
        spot = self.spot()
        for _ in range(60):
            focused = self.scene.focused
            if focused is not None and (
                (isinstance(focused, HandCard) and spot.card is not None and focused.card == spot.card)
                or (spot.card is None and focused.box == spot.box)
            ):
                break
            self.forward(by)
        self.confirm(by)

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
        first = max(n for n, item in enumerate(texts) if item.text.startswith(shown.bubble.says.title[:4]))
        below, own = texts[:first], texts[first:]
        seen = [item for item in below if not any(item.box.overlaps(paper, slack=1) for paper in papers)]
        found = [f"cut: {item.text}" for item in own if item.text.endswith("…") and "…" not in shown.bubble.says.text]
        found += [f"off the screen: {i.text}" for i in own if not self.hands.app.canvas.whole.contains(i.box)]
        for number, item in enumerate(own):
            for other in [*own[number + 1 :], *seen]:
                if item.box.overlaps(other.box, slack=2):
                    found.append(f"over each other: {item.text} / {other.text}")
        return found
