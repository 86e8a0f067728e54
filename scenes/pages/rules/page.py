"""The rules of the games with pictures, for the options at the table, with a list of contents and a search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game import GAMES, NAMES
from scenes.app import lang
from scenes.app.lang import t
from scenes.app.page import Page
from scenes.games import ON_SCREEN, titles
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.entry import MARGIN as ENTRY_MARGIN
from scenes.kit.entry import Entry
from scenes.kit.icons import ICONS
from scenes.kit.intents import Action, Intent
from scenes.kit.label import Label
from scenes.kit.segments import Segments
from scenes.kit.text import BODY_STYLE, HEADING_STYLE, STRONG_STYLE
from scenes.kit.widget import Widget
from scenes.pages.rules.book import Span, leaves, search
from scenes.pages.rules.contents import Contents
from scenes.pages.rules.learn import learn_button, taught
from scenes.pages.rules.notation import Leaf, unwritten
from scenes.pages.rules.reader import HEADLINE, RuleReader
from scenes.stage.paper.marks import LEAF
from scenes.stage.paper.people import WithPeople
from scenes.stage.paper.pieces import Pieces

MARGIN, TOP, GAP = 24, 16, 12
CONTROL = 44
"""The height of buttons and choices, at the usual text size."""
SIDE, WIDEST_SIDE = 260, 0.34
"""The width of the list of contents at the usual text size, and the largest share of the page that it takes."""
INSET = 32
"""The room between the edge of the paper and the text."""
TITLE = HEADING_STYLE._replace(weight=900, size=34)
SCROLLS = ("up", "down", "home", "end")
TURNS = {"left": -1, "right": 1}
PAGES = {"page_up": -1, "page_down": 1}


class RulesPage(Page):
    """The rules to read and search. Opened from a match, they are those of its options; others can be chosen."""

    panel: Box
    count: Label
    next: Button
    reader: RuleReader
    contents: Contents

    def __init__(self, game: str | None = None, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.game = game or NAMES[0]
        self.options = dict(options or {})
        self.chosen = {self.game: _edition(self.game, self.options)}
        """The edition that is read, by game, as far as each was looked at; empty: there is just one."""
        self.match = (self.game, self.edition)
        """The game and the edition that the options belong to."""
        self.leaves: list[Leaf] = []
        self.open = 0
        """The number of the leaf that is read."""
        self.words = ""
        self.hits: list[tuple[int, Span]] = []
        """The hits of the search: the number of the leaf, and the span of its text."""
        self.hit = 0
        self._drawn: tuple[object, Pieces] | None = None
        """The pictures of the game, and what they were drawn for."""

    # the leaves

    @property
    def edition(self) -> str:
        """The edition of this game whose rules are shown; empty: there is just one."""
        if self.game not in self.chosen:
            self.chosen[self.game] = _edition(self.game, {})
        return self.chosen[self.game]

    @property
    def decided(self) -> dict[str, Any]:
        """The options that the rules are cut to. What a match has decided counts for its own rules alone."""
        found = dict(self.options) if (self.game, self.edition) == self.match else {}
        return found | dict(ON_SCREEN[self.game].editions[self.edition].options if self.edition else {})

    def text(self) -> str:
        """All that the rules say as they are chosen at the top."""
        return "\n".join(leaf.text for leaf in self._read())

    def _read(self) -> list[Leaf]:
        game = ON_SCREEN[self.game]
        terms = game.terms(self.decided, self.app.preferences.contrast)
        return leaves(self.game, lang.spoken(), self.decided, terms) or [unwritten(game.title())]

    def _pieces(self) -> Pieces:
        """The pictures of the game, kept as long as they would be drawn alike: a turned leaf shows many again."""
        scale, preferences = self.app.view.scale, self.app.preferences
        alike = (self.game, self.decided, scale, preferences, lang.spoken())
        if self._drawn is None or self._drawn[0] != alike:
            pieces = ON_SCREEN[self.game].pieces(scale, preferences, self.decided)
            self._drawn = alike, WithPeople(pieces, scale)
        return self._drawn[1]

    def _choose_game(self, game: str) -> None:
        self.game, self.open = game, 0
        self._renew()

    def _choose_edition(self, edition: str) -> None:
        """Show another edition, at the leaf of the same title if it has one."""
        title = self.leaves[self.open].title.text
        self.chosen[self.game] = edition
        self.open = next((number for number, leaf in enumerate(self._read()) if leaf.title.text == title), 0)
        self._renew()

    def _renew(self) -> None:
        """Show other rules from their beginning, or from the first hit of the search in them."""
        self.rebuild()
        self._search(self.words)

    def turn(self, number: int) -> None:
        """Open a leaf at its top."""
        self.open = number
        self.rebuild()
        self.reader.to(0.0)

    # the search

    def _search(self, words: str) -> None:
        """Search all leaves, and go to the first hit on the open one or after it."""
        self.words = words
        self.hits = self._found()
        self.hit = next((index for index, (leaf, _) in enumerate(self.hits) if leaf >= self.open), 0)
        self._mark()

    def _found(self) -> list[tuple[int, Span]]:
        return [(number, span) for number, leaf in enumerate(self.leaves) for span in search(leaf.text, self.words)]

    def _next(self, words: str = "") -> None:
        """Go to the next hit, after the last to the first."""
        if self.hits:
            self.hit = (self.hit + 1) % len(self.hits)
            self._mark()

    def _mark(self, show: bool = True) -> None:
        """Open the leaf of the present hit, mark the hits in it, and show their number."""
        if self.hits and show and self.hits[self.hit][0] != self.open:
            self.turn(self.hits[self.hit][0])
        present = self.hits[self.hit] if self.hits else (-1, None)
        here = [span for leaf, span in self.hits if leaf == self.open]
        self.reader.mark(here, present[1] if present[0] == self.open else None, show)
        found = [leaf for leaf, _ in self.hits]
        self.contents.counts = [found.count(n) for n in range(len(self.leaves))] if self.words.strip() else None
        self.count.text = self._count()
        self.next.enabled = len(self.hits) > 1
        self.app.touch()

    def _count(self) -> str:
        """The number of the present hit and of all, or that there is none."""
        if self.hits:
            return t("{place} of {count}", place=self.hit + 1, count=len(self.hits))
        return t("Not found") if self.words.strip() else ""

    # the page

    def handle(self, intent: Intent) -> bool:
        """Take an intent; with nothing in focus arrows scroll and turn the leaves, page keys always do."""
        if intent == Action("rules"):
            self.back()
            return True
        if isinstance(intent, Action):
            free = self.focused is None
            scrolls = intent.name in PAGES or (free and intent.name in SCROLLS)
            if scrolls and self.reader.handle(intent):
                return True
            step = PAGES.get(intent.name, 0) or (TURNS.get(intent.name, 0) if free else 0)
            if step and 0 <= self.open + step < len(self.leaves):
                self.turn(self.open + step)
                return True
        return super().handle(intent)

    def rebuild(self) -> None:
        """Build the widgets again; the same leaf keeps its position."""
        before = getattr(self, "reader", None)
        self.leaves = self._read()
        self.open = min(self.open, len(self.leaves) - 1)
        self.hits = self._found()
        self.hit = min(self.hit, max(0, len(self.hits) - 1))
        super().rebuild()
        if before is not None and before.leaf.text == self.reader.leaf.text:
            self.reader.begin_at(before.top)
        self._mark(show=False)

    def build(self) -> list[Widget]:
        view, size = self.app.view, self.app.canvas.type.text_size
        row = Box(MARGIN, TOP, view.width - 2 * MARGIN, (CONTROL + 4) * size)
        side = Box(MARGIN, row.bottom + TOP, min(SIDE * size, row.width * WIDEST_SIDE), CONTROL * size)
        self.panel = Box(side.right + TOP, side.y, row.right - side.right - TOP, view.height - MARGIN - side.y)
        inner = self.panel.inset(INSET, 18)
        top, editions = self._top(row), self._editions(inner)
        beside = bool(editions) and editions[0].box.y == inner.y
        head = self._head(inner._replace(width=editions[0].box.x - inner.x - GAP) if beside else inner)
        down = head.bottom if beside or not editions else editions[0].box.bottom
        body = Box(inner.x, down + GAP, inner.width + 18, inner.bottom - down - GAP)
        self.reader = RuleReader(body, self.leaves[self.open], self._pieces(), head)
        return [*top, *self._search_row(side), *self._listed(side), *editions, self.reader]

    def _top(self, row: Box) -> list[Widget]:
        """The way back, the page's name if there is room for it, the way to the lessons, and the games."""
        kind = self.app.canvas.type
        back = Button(Box(row.x, row.y, self._button_width(t("Back"), row), row.height), t("Back"), self.back)
        lessons = Box(0, row.y, self._button_width(t("Lessons"), row), row.height)
        games = list(titles().items())
        wide = max(self._choice_width(games), min(620.0, row.width / 2))
        left = max(back.box.right + lessons.width + 2 * GAP, row.right - wide)
        name = Label(
            Box(back.box.right + MARGIN, row.y, kind.width(t("Rules"), TITLE) + 4, row.height), t("Rules"), TITLE
        )
        named: list[Widget] = [name] if name.box.right + lessons.width + 2 * GAP <= left else []
        learn = Button(lessons._replace(x=left - GAP - lessons.width), t("Lessons"), self._learn)
        choice = Segments(Box(left, row.y, row.right - left, row.height), games, self.game, self._choose_game)
        return [back, *named, learn, choice]

    def _learn(self) -> None:
        """Open the list of lessons at those of this game."""
        from scenes.pages.lessons import open_lessons

        open_lessons(self.app, self.game)

    def _editions(self, inner: Box) -> list[Widget]:
        """The editions at the right of the title, or below it if both have no room side by side."""
        editions = [(name, edition.title()) for name, edition in ON_SCREEN[self.game].editions.items()]
        if not editions:
            return []
        kind = self.app.canvas.type
        wide, height = min(self._choice_width(editions), inner.width), (CONTROL - 4) * kind.text_size
        titled = max(kind.width(leaf.title.text, HEADLINE.style) for leaf in self.leaves)
        beside = titled + GAP + wide <= inner.width
        down = inner.y if beside else self._head(inner).bottom + 4
        box = Box(inner.right - wide if beside else inner.x, down, wide, height)
        return [Segments(box, editions, self.edition, self._choose_edition, on_paper=True)]

    def _head(self, inner: Box) -> Box:
        """The room of the title: as many lines as it needs in this width."""
        kind = self.app.canvas.type
        lines = kind.wrap(self.leaves[self.open].title.text, HEADLINE.style, inner.width)
        return inner._replace(height=max(CONTROL * kind.text_size, len(lines) * kind.line(HEADLINE.style)))

    def _search_row(self, side: Box) -> list[Widget]:
        """The entry for the search; below it, while people search, the number of hits and a button to the next one."""
        below = Box(side.x, side.bottom + 6, side.width, side.height)
        following = self._button_width(t("Next"), below)
        self.count = Label(below._replace(width=side.width - following - GAP), self._count(), align="centre")
        box = Box(below.right - following, below.y, following, below.height)
        self.next = Button(box, t("Next"), self._next)
        self.next.enabled = len(self.hits) > 1
        search_rules, kind = t("Search the rules"), self.app.canvas.type
        ghosts = (f"{ICONS['search']} {search_rules}", search_rules, t("Search"))
        room = side.width - 2 * ENTRY_MARGIN - 1
        ghost = next((ghost for ghost in ghosts if kind.width(ghost, BODY_STYLE) <= room), "")
        entry = Entry(side, self.words, self._type, done=self._next, ghost=ghost)
        return [entry, self.count, self.next] if self.words.strip() else [entry]

    def _type(self, words: str) -> None:
        """Search for other words; the row with their number comes and goes with them."""
        comes = bool(words.strip()) != bool(self.words.strip())
        self.words = words
        if comes:
            self.rebuild()
        self._search(words)

    def _listed(self, side: Box) -> list[Widget]:
        """The list of contents below the search, and at its foot the way into the lesson about the open leaf."""
        top = side.bottom + (6 + side.height if self.words.strip() else 0) + GAP
        self.listing = Box(side.x, top, side.width, self.panel.bottom - top)
        inner = self.listing.inset(8, 10)
        foot = Box(inner.x, inner.bottom - side.height, inner.width, side.height)
        rows = inner._replace(height=foot.y - GAP - inner.y) if taught(self.leaves) else inner
        self.contents = Contents(rows, self.leaves, self.open, self.turn)
        return [self.contents, *learn_button(self.app, self.leaves[self.open], foot)]

    # widths

    def _button_width(self, text: str, row: Box) -> float:
        return self.app.canvas.type.width(text, STRONG_STYLE) + row.height * 0.6 + 2 * GAP

    def _choice_width(self, values: list[tuple[str, str]]) -> float:
        return sum(self.app.canvas.type.width(text, STRONG_STYLE) + 3 * GAP for _, text in values)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.panel, LEAF, 20, shadow=16)
        ground, alpha = canvas.cloth.well
        canvas.panel(self.listing, ground, 18, alpha=alpha)
        super().draw(canvas)


def _edition(game: str, options: Mapping[str, Any]) -> str:
    """The edition that is played at a table with these options (others as usual); empty if the game has just one."""
    decided = {**msgspec.to_builtins(GAMES[game].Options()), **options}
    fitting = (
        name
        for name, edition in ON_SCREEN[game].editions.items()
        if all(decided[option] == value for option, value in edition.options.items())
    )
    return next(fitting, "")
