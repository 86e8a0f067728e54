"""The menu: resume first, then the games, then everything else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from secrets import randbits, token_hex

from ai.player import Chance
from game import journal
from game.match import Match
from game.shelf import ShelfError
from scenes.about import AboutPage
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent
from scenes.kit.label import Label
from scenes.kit.page import Page
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, TITLE_STYLE, Style
from scenes.kit.theme import BRASS, INK, MUTED, PAPER, colour
from scenes.kit.widget import Widget
from scenes.lang import said, t
from scenes.records import RecordsPage
from scenes.rules import RulesPage
from scenes.settings import SettingsPage
from scenes.sitting import Sitting
from scenes.stage.art.trepido import Art
from scenes.tables.scene import TableScene
from scenes.text import seated

NAME = Style("display", 700, 27)
SAMPLES = (("r1a", 10, -62, 8), ("p2a", 0, 0, 0), ("s3a", -10, 62, 8))
"""Three cards on the tile: id, angle, and where they lie from its middle."""
SEATS = 4


class Tile(Widget):
    """A game to choose: its cards, its name, how many play it, what it is about."""

    def __init__(self, box: Box, art: Art, does: Callable[[], None]) -> None:
        super().__init__(box)
        self.art = art
        self.does = does

    def click(self) -> None:
        self.does()

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        active = self.hover or self.focus
        canvas.panel(box, PAPER, 22, outline=BRASS if active else PAPER, line=4, shadow=14)
        picture = Box(box.x + 14, box.y + 14, box.width - 28, 170)
        canvas.panel(picture, colour("#D2E3D8"), 14)
        x, y = picture.centre
        for card, angle, across, down in SAMPLES:
            canvas.picture(self.art.shadow(angle=angle), x + across, y + down + 4)
            canvas.picture(self.art.face(card, angle), x + across, y + down)
        words = Box(box.x + 22, picture.bottom + 12, box.width - 44, 34)
        canvas.text("Trépido", words, NAME, INK)
        canvas.text(t("2 to 6 players · 20 min"), Box(words.x, words.bottom + 2, words.width, 22), SMALL_STYLE, MUTED)
        about = Box(words.x, words.bottom + 32, words.width, 80)
        canvas.paragraph(t("Rock, paper, scissors: lay higher, empty your hand."), about, BODY_STYLE, INK)
        self.ring(canvas, 22)


class Menu(Page):
    """The first page. Escape asks for nothing: leaving loses nothing."""

    def build(self) -> list[Widget]:
        width = self.app.view.width
        found: list[Widget] = [
            Label(Box(0, 52, width, 110), "Tablée", TITLE_STYLE, align="centre"),
            Label(Box(0, 158, width, 30), t("One table, and always somebody to play with."), align="centre"),
        ]
        found.append(Tile(Box(width / 2 - 150, 210, 300, 340), Art(self.app.view.scale * 0.86), self.new))
        kept = self._unfinished()
        names: list[tuple[str, Callable[[], None], str]] = [
            (t("Rules"), self.rules, "quiet"),
            (t("Records"), lambda: self.app.push(RecordsPage()), "quiet"),
            (t("Settings"), lambda: self.app.push(SettingsPage()), "quiet"),
            (t("About"), lambda: self.app.push(AboutPage()), "quiet"),
            (t("Quit"), self.app.pop, "quiet"),
        ]
        if kept is not None:
            names.insert(0, (t("Resume"), lambda: self.resume_match(kept), "urgent"))
        across = min(width - 48, 190.0 * len(names))
        row = Box(width / 2 - across / 2, 592, across, 52)
        found += [
            Button(box, name, does, kind)
            for box, (name, does, kind) in zip(row.row(len(names), 12), names, strict=True)
        ]
        return found

    def resume(self) -> None:
        self.rebuild()

    def handle(self, intent: Intent) -> bool:
        if intent == Action("rules"):
            self.rules()
            return True
        return super().handle(intent)

    def rules(self) -> None:
        self.app.push(RulesPage())

    def _unfinished(self) -> Path | None:
        """The match of Trépido that was played last, if it is not over."""
        if self.app.shelf is None:
            return None
        for kept in self.app.shelf.matches():
            if kept.journal is not None and kept.journal.header.game == "trepido":
                over = journal.replay(kept.journal).state.outcome is not None
                return None if over else kept.path
        return None

    def new(self) -> None:
        """Sit down at once: one person, three computer players."""
        match = Match("trepido", None, seated(SEATS, t("Player")), randbits(63), salt=token_hex(16))
        try:
            if self.app.shelf is not None:
                self.app.shelf.keep(match)
        except ShelfError as error:
            self.app.toasts.say(said(error))
        self._sit(match)

    def resume_match(self, path: Path) -> None:
        assert self.app.shelf is not None
        self._sit(self.app.shelf.resume(path))

    def _sit(self, match: Match) -> None:
        players = {place: Chance() for place, seat in enumerate(match.seats) if not seat.person}
        self.app.push(TableScene(match, Sitting(match, players, Random(match.seed))))
