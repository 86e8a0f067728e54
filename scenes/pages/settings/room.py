"""The section about the room: the cloth, the backs of each game's cards, and a small table that shows both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from scenes.app.lang import t
from scenes.app.loop import App
from scenes.games import ON_SCREEN, titles
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.cloths import CLOTHS, USUAL, named
from scenes.kit.label import Label
from scenes.kit.picturebutton import CAPTIONS
from scenes.kit.theme import BUTTON, CARD, INK
from scenes.kit.widget import Widget
from scenes.pages.rows import NAME_STYLE
from scenes.pages.settings import smalltable
from scenes.pages.settings.pick import FRAME, Pick
from scenes.pages.settings.smalltable import CLOTH_NAMES, SmallTable
from scenes.pages.setup.widgets import one_of
from scenes.stage.art.back import Designs
from scenes.tables.scene import TableScene

BACKS = 0.62
"""The share of the free height that the backs have at most."""
LEFT, GAP = 0.5, 12.0
"""The share of the paper that the choices have; the small table has the rest."""
ROUND = 10.0
HIGHEST = 132.0
"""The height of a cloth, at most."""


class Shown(Protocol):
    """The page that shows the section."""

    @property
    def app(self) -> App:
        """The program that the page belongs to."""

    def rebuild(self) -> None:
        """Make the widgets of the page anew."""


class Room:
    """The builder of the section. Whatever is chosen takes effect at once, under the page too."""

    def __init__(self, page: Shown) -> None:
        self.page = page
        self.chosen_game = ""
        """The game whose backs are shown; empty until one was chosen."""

    @property
    def game(self) -> str:
        """The game whose backs are shown: at first that of the table below this page, or else the first one."""
        below = (scene.table.game for scene in self.page.app.scenes if isinstance(scene, TableScene))
        return self.chosen_game or next((name for name in below if name in self._games()), next(iter(self._games())))

    def _games(self) -> dict[str, str]:
        """The titles of the games that have backs to choose from, by name."""
        return {name: title for name, title in titles().items() if ON_SCREEN[name].backs()}

    @property
    def _backs(self) -> Designs:
        return ON_SCREEN[self.game].backs()

    @property
    def _back(self) -> str:
        """The name of the back that is chosen for the game."""
        kept = self.page.app.preferences.backs.get(self.game, "")
        return kept if kept in self._backs else next(iter(self._backs))

    def build(self, inner: Box) -> list[Widget]:
        """Make the choices at the left, and the small table at the right."""
        kind = self.page.app.canvas.type
        left = inner._replace(width=inner.width * LEFT - GAP)
        line, control = kind.line(NAME_STYLE), BUTTON * kind.text_size
        free = left.height - 2 * line - control - 11 * GAP / 3
        wide = (left.width - (len(self._backs) - 1) * GAP) / len(self._backs)
        high = min(free * BACKS, (wide - 2 * FRAME) * CARD[1] / CARD[0] + 2 * FRAME)
        words = kind.line(CAPTIONS[0])
        pieces = min(free - high, HIGHEST + words)
        title = Box(left.x, left.y + (free - high - pieces) / 2, left.width, line)
        cloths = Box(left.x, title.bottom + GAP / 3, left.width, pieces)
        below = Box(left.x, cloths.bottom + GAP, left.width, line)
        games = Box(left.x, below.bottom + GAP / 3, left.width, control)
        backs = Box(left.x, games.bottom + GAP, left.width, high)
        tabs = one_of(kind, games, list(self._games().items()), self.game, self._show)
        tabs.tag = "game"
        right = inner._replace(x=left.right + 2 * GAP, width=inner.right - left.right - 2 * GAP)
        return [
            Label(title, t("Cloth"), NAME_STYLE, INK),
            *self._cloth_picks(cloths),
            Label(below, t("Backs of the cards"), NAME_STYLE, INK),
            tabs,
            *self._back_picks(backs),
            SmallTable(right, self.page.app.preferences, self.game, self._back),
        ]

    def _cloth_picks(self, room: Box) -> list[Widget]:
        kept = self.page.app.preferences.cloth
        chosen = kept if kept in CLOTHS else USUAL
        return [
            Pick(box, CLOTH_NAMES[name](), _piece(name), self._chooses(cloth=name), name == chosen)
            for box, name in zip(room.row(len(CLOTHS), GAP), CLOTHS, strict=True)
        ]

    def _back_picks(self, room: Box) -> list[Widget]:
        found: list[Widget] = []
        for box, name in zip(room.row(len(self._backs), GAP), self._backs, strict=True):
            backs = {**self.page.app.preferences.backs, self.game: name}
            chooses, title = self._chooses(backs=backs), self._backs[name].title()
            found.append(Pick(box, title, self._printed(name), chooses, name == self._back, captioned=False))
        return found

    def _printed(self, name: str) -> Callable[[Canvas, Box], None]:
        """A function that draws a back in the middle of a box, as large as it fits."""
        game, draw, cloth = self.game, self._backs[name].draw, named(USUAL)

        def figure(canvas: Canvas, box: Box) -> None:
            zoom = min(box.width / CARD[0], box.height / CARD[1], 1.0)
            canvas.picture(smalltable.back(canvas.view.scale, cloth, (game, name), draw, zoom), *box.centre)

        return figure

    def _chooses(self, **changes: Any) -> Callable[[], None]:
        def choose() -> None:
            self.page.app.prefer(**changes)
            self.page.app.sounds.play("place")

        return choose

    def _show(self, game: object) -> None:
        """Show the backs of another game."""
        self.chosen_game = str(game)
        self.page.app.sounds.play("toggle")
        self.page.rebuild()


def _piece(name: str) -> Callable[[Canvas, Box], None]:
    """A function that draws a piece of a cloth in a box."""
    return lambda canvas, box: smalltable.draw_piece(canvas, centred(*box.centre, box.width, box.height), name, ROUND)
