"""The menu: the games, the matches left unfinished, and the way to every other page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from scenes.app.lang import said, t
from scenes.app.page import Page
from scenes.app.version import VERSION
from scenes.games import ON_SCREEN
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.iconbutton import IconButton
from scenes.kit.intents import Action, Dropped, Intent
from scenes.kit.label import Label
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, STRONG_STYLE, Style
from scenes.kit.theme import BUTTON, PLATE, TITLE
from scenes.kit.widget import Widget
from scenes.pages.menu.tiles import TileButton

if TYPE_CHECKING:
    from scenes.app.person import Person
    from scenes.app.scene import Scene
    from scenes.sitting.seats import LeftMatch

MARGIN = 36
TILE = (290, 330)
"""The width and the height of a tile, where there is room."""
PICTURE = 120
"""The least height for a tile's picture and what is around it."""
TILE_GAP, GAP = 20, 12
PADDING = 60
"""The width of a button beyond that of its word, where there is room."""
TIGHT = 34
FOUR = 4
"""The number of games that the line below the title speaks of."""
TAGLINE = Style("text", 600, 19)
WAYS = ((1.0, BODY_STYLE), (1.0, SMALL_STYLE), (0.6, SMALL_STYLE))
"""The share of the title's size and the style of the tiles' words, from roomy to tight."""


class Item(NamedTuple):
    """A button below the games."""

    text: str
    does: Callable[[], None]
    kind: str = "quiet"


class Plan(NamedTuple):
    """A layout of the menu: styles, a tile's size, the room for its words, and the height that is left over."""

    title: Style
    about: Style
    width: float
    high: float
    words: float
    spare: float


class Menu(Page):
    """The first page. Escape leaves without asking, as nothing is lost.

    The first frame shows what needs no disk and no drawing; cards and unfinished matches come with the next.
    """

    def __init__(self) -> None:
        super().__init__()
        self.frames = 0
        """The steps that it has been on top since it last became so; the shelf is read in the second."""
        self.left: list[LeftMatch] = []
        """The matches to go on with, the last played first."""
        self.matches = 0
        """The number of matches that are kept, finished ones too."""
        self.person: Person | None = None
        """The current person, as the plate in the corner shows them; None before the shelf was read."""
        self.trouble = ""
        """The sentence on why nothing can be kept; empty if all is well."""

    # what there is

    def build(self) -> list[Widget]:
        kind, view = self.app.canvas.type, self.app.view
        rows = self._rows(view.width - 2 * MARGIN)
        high, small = BUTTON * min(kind.text_size, 1.25) + 6, kind.line(SMALL_STYLE)
        below = len(rows) * high + (len(rows) - 1) * GAP
        plan = self._plan(view.height - below - small - kind.line(TAGLINE))
        spare = plan.spare / 4
        title = Box(0, MARGIN / 2 + spare * 1.2, view.width, kind.line(plan.title))
        tagline = Box(0, title.bottom, view.width, kind.line(TAGLINE))
        tiles = Box(0, tagline.bottom + TILE_GAP + spare * 0.8, view.width, plan.high)
        top = tiles.bottom + TILE_GAP + spare
        found: list[Widget] = [
            Label(title, "Tablée", plan.title, align="centre"),
            Label(tagline, self._tagline(), TAGLINE, align="centre"),
            *self._tiles(tiles, plan),
        ]
        for index, row in enumerate(rows):
            found += self._row(Box(MARGIN, top + index * (high + GAP), view.width - 2 * MARGIN, high), row)
        foot = Box(MARGIN, top + below + GAP + spare * 0.6, view.width - 2 * MARGIN, small)
        colour = self.app.canvas.cloth.coral if self.trouble else None
        found.append(Label(foot, self.trouble or self._footer(), SMALL_STYLE, colour, align="centre"))
        return [*found, *self._you()]

    def _you(self) -> list[Widget]:
        """Make the plate of whoever sits here, in the upper right corner; it leads to the settings about them."""
        if self.person is None:
            return []
        from scenes.pages.setup.widgets import SeatPlate
        from scenes.stage import likeness
        from scenes.stage.plate import Plate

        kind, view, person = self.app.canvas.type, self.app.view, self.person
        high = PLATE[1] * kind.text_size
        width = kind.width(person.name, STRONG_STYLE) + 1.5 * high
        box = Box(view.width - MARGIN / 2 - width, MARGIN / 2, width, high)
        shown = Plate(0, person.name, "", None, emblem=likeness.of(person.seat), colour=person.colour)
        plate = SeatPlate(box, 0, lambda: shown, lambda _: self._settings(about_you=True))
        plate.tip = t("Who you are: click to change it.")
        return [plate]

    def _plan(self, room: float) -> Plan:
        """The first layout that leaves the pictures a good size; the tightest if none does."""
        kind, games = self.app.canvas.type, self.games()
        free = self.app.view.width - 2 * MARGIN - TILE_GAP * (len(games) - 1)
        width = min(TILE[0] * max(1.0, 0.9 * kind.text_size), free / len(games))
        for share, about in WAYS:
            title = Style("display", 900, TITLE * share / kind.text_size)
            words = max(TileButton.words_height(kind, ON_SCREEN[game], width, about) for game in games)
            most = room - kind.line(title) - MARGIN - 2 * TILE_GAP - GAP
            high = min(max(TILE[1], words + PICTURE), most)
            plan = Plan(title, about, width, high, words, most - high)
            if high - words >= PICTURE:
                break
        return plan

    def _tagline(self) -> str:
        if len(self.games()) == FOUR:
            return t("Four games, one table, and always somebody to play with.")
        return t("One table, and always somebody to play with.")

    def _footer(self) -> str:
        return t("English · F11 full screen · {version}", version=VERSION)

    def games(self) -> list[str]:
        """The names of the games, from left to right."""
        return list(ON_SCREEN)

    def _tiles(self, space: Box, plan: Plan) -> list[Widget]:
        """Make the tiles, side by side and all alike: the pictures are as high as the longest words let them be."""
        games = self.games()
        across = plan.width * len(games) + TILE_GAP * (len(games) - 1)
        row = space._replace(x=space.centre[0] - across / 2, width=across).row(len(games), TILE_GAP)
        return [
            TileButton(box, ON_SCREEN[game], self._choose(game), plan.words, plan.about)
            for box, game in zip(row, games, strict=True)
        ]

    def _rows(self, width: float) -> list[list[Item]]:
        """The buttons in one row, or in two if they need it, the unfinished match first."""
        goes_on = [*self._goes_on(), *([Item(t("Another folder"), self._folder)] if self.trouble else [])]
        rest = [
            Item(t("Lessons"), self._lessons),
            Item(t("Rules"), self.rules),
            Item(t("Records"), self._records),
            Item(t("Settings"), self._settings),
            Item(t("About"), self._about),
            Item(t("Quit"), self.app.pop),
        ]
        kind = self.app.canvas.type
        words = sum(kind.width(item.text, STRONG_STYLE) + PADDING + GAP for item in goes_on + rest)
        if words + 2 * BUTTON <= width:
            return [goes_on + rest]
        return [goes_on, rest] if self.left else [goes_on + rest]

    def _goes_on(self) -> list[Item]:
        if not self.left:
            return [Item(t("Matches"), self._all_matches)] if self.matches else []
        from scenes.pages.unfinished import caption

        newest = self.left[0]
        return [Item(caption(newest), lambda: self._resume(newest), "urgent")]

    def _row(self, space: Box, items: Sequence[Item]) -> list[Widget]:
        """Make a row of buttons as wide as their words, in the middle; next to the match to resume, one to list all."""
        kind = self.app.canvas.type
        words = [kind.width(item.text, STRONG_STYLE) for item in items]
        more = self.matches > 1 and items[0].kind == "urgent"
        extra = space.height + GAP if more else 0
        spare = (space.width - sum(words) - extra - GAP * (len(items) - 1)) / len(items)
        padding = max(TIGHT, min(PADDING + space.height * 0.2, spare))
        left = space.centre[0] - (sum(words) + padding * len(items) + GAP * (len(items) - 1) + extra) / 2
        found: list[Widget] = []
        for index, (item, width) in enumerate(zip(items, words, strict=True)):
            found.append(Button(Box(left, space.y, width + padding, space.height), item.text, item.does, item.kind))
            left += width + padding + GAP
            if more and not index:
                box = Box(left, space.y, space.height, space.height)
                found.append(IconButton(box, "more", self._all_matches, t("All matches")))
                left += extra
        return found

    # what happens

    def enter(self) -> None:
        """Let every page set tables from now on."""
        self.app.setup = _setup
        super().enter()

    def resume(self) -> None:
        """Come back from a table or a page, and look at the shelf again, as it may have changed."""
        self.frames = 0
        self.rebuild()

    @property
    def wake(self) -> float | None:
        return 0.0 if self.frames < 2 else super().wake

    def update(self, dt: float) -> bool:
        """Draw the first frame with nothing loaded; with the second step read the shelf and draw the cards."""
        self.frames += 1
        if self.frames == 2:
            self._look()
        return super().update(dt) or self.frames <= 2

    def _look(self) -> None:
        from scenes.pages.unfinished import unfinished

        if self.app.shelf is not None:
            trouble = self.app.shelf.trouble()
            self.trouble = said(trouble) if trouble is not None else ""
            self.matches = len(self.app.shelf.listed())
            self.left = unfinished(self.app.shelf, tuple(self.games()), most=1)
        self.person = self.app.people.current
        self.rebuild()

    def rebuild(self) -> None:
        super().rebuild()
        if self.frames >= 2:
            self._dress()

    def _dress(self) -> None:
        """Draw the cards on the tiles, at the tiles' size, and mark the games that the current person has learnt."""
        from scenes.pages.menu.learning import learnt

        for widget in self.widgets:
            if isinstance(widget, TileButton):
                widget.cards = widget.tile.cards(self.app.view.scale * widget.zoom, self.app.preferences)
                widget.learnt = learnt(self.app, widget.game)

    def handle(self, intent: Intent) -> bool:
        if intent == Action("rules"):
            self.rules()
            return True
        if isinstance(intent, Dropped):
            self._open(Path(intent.path))
            return True
        return super().handle(intent)

    # the other pages, each loaded when it is first opened

    def rules(self) -> None:
        from scenes.pages.rules.page import RulesPage

        self.app.push(RulesPage())

    def _open(self, path: Path) -> None:
        from scenes.pages.opening import open_file

        open_file(self.app, path)

    def _lessons(self) -> None:
        from scenes.pages.lessons import open_lessons

        open_lessons(self.app)

    def _records(self) -> None:
        from scenes.pages.records.page import RecordsPage

        self.app.push(RecordsPage())

    def _settings(self, about_you: bool = False) -> None:
        from scenes.pages.settings.page import YOU, SettingsPage

        self.app.push(SettingsPage(YOU if about_you else 0))

    def _about(self) -> None:
        from scenes.pages.about import AboutPage

        self.app.push(AboutPage())

    def _folder(self) -> None:
        from scenes.pages.folder import FolderPage

        self.app.push(FolderPage())

    def _all_matches(self) -> None:
        from scenes.pages.unfinished import KeptPage

        self.app.push(KeptPage())

    def _resume(self, left: LeftMatch) -> None:
        from scenes.pages.unfinished import resume

        resume(self.app, left.path)

    def _choose(self, game: str) -> Callable[[], None]:
        def choose() -> None:
            from scenes.pages.menu.learning import next_lesson

            lesson = None if game in self.app.people.current.played else next_lesson(self.app, game)
            self.app.push(_setup(game) if lesson is None else _ways(game, lesson))

        return choose


def _setup(game: str) -> Scene:
    from scenes.pages.setup.page import SetupPage

    return SetupPage(game)


def _ways(game: str, lesson: str) -> Scene:
    from scenes.pages.menu.ways import WaysPage

    return WaysPage(game, lesson)
