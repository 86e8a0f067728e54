"""Hands that write packs: pages of the editor, their fields and buttons by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.defizz.manuscript import Manuscript, Place, begun
from game.shelf import Shelf
from scenes.app.page import Page
from scenes.games.defizz.editor.bench import Bench
from scenes.games.defizz.editor.pack_page import PackPage
from scenes.games.defizz.editor.question_page import QuestionPage
from scenes.games.defizz.editor.tile import QuestionTile
from scenes.kit.button import Button
from scenes.kit.widget import Widget
from tests.scenes.driver import Driver
from tests.scenes.sheets import said_words

FIRST = Place(0, 0)


class Writer:
    """Somebody at the editor, with a shelf in this folder."""

    def __init__(self, folder: Path, language: str = "en", size: tuple[int, int] = (1280, 720)) -> None:
        self.shelf = Shelf(folder)
        self.hands = Driver(Page(), size, language=language, shelf=self.shelf)  # type: ignore[arg-type]

    @property
    def page(self) -> Any:
        return self.hands.app.top

    def open(self, page: Any) -> None:
        self.hands.app.push(page)
        self.hands.app.step(0.05)

    def bench(self, manuscript: Manuscript | None = None) -> Bench:
        return Bench(self.hands.app, manuscript or begun("ours", "Our house", ["en"]))

    def at_question(self, place: Place = FIRST, manuscript: Manuscript | None = None) -> QuestionPage:
        page = QuestionPage(self.bench(manuscript), place)
        self.open(page)
        return page

    def at_pack(self, manuscript: Manuscript | None = None) -> PackPage:
        page = PackPage(self.bench(manuscript))
        self.open(page)
        return page

    def field(self, name: str) -> Widget:
        return next(widget for widget in self.page.widgets if widget.tag == name)

    def write(self, name: str, text: str) -> None:
        """Click a field and type, a line at once, with Enter at every line end."""
        self.hands.click_on(self.field(name))
        for number, line in enumerate(text.split("\n")):
            if number:
                self.hands.key(pygame.K_RETURN)
            self.hands.events(pygame.Event(pygame.TEXTINPUT, text=line))

    def press(self, text: str) -> None:
        found = [widget for widget in self.page.widgets if isinstance(widget, Button) and widget.text == text]
        self.hands.sleep(0.5)
        self.hands.click_on(found[0])

    def choose(self, name: str, value: Any) -> None:
        """Choose a value of the segments of this name; "sections" are those of the page itself."""
        from scenes.kit.segments import Segments

        row = next(
            widget
            for widget in self.page.widgets
            if isinstance(widget, Segments) and (widget.tag == name or (name == "sections" and widget.tag is None))
        )
        index = next(at for at, (each, words) in enumerate(row.values) if value in (each, words))
        self.hands.click(*row._segments()[index].centre)

    def tiles(self) -> list[QuestionTile]:
        return [widget for widget in self.page.widgets if isinstance(widget, QuestionTile)]

    def rest(self, seconds: float) -> None:
        """Do nothing for a while."""
        for _ in range(round(seconds / 0.1) + 1):
            self.hands.sleep(0.1)

    def told(self) -> str:
        return " ".join(said_words(self.hands))

    @property
    def toasts(self) -> list[str]:
        toasts = self.hands.app.toasts
        return [toasts.shown, *toasts.waiting]
