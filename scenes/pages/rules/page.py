"""The rules of the four games, for the options at the table, with a search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game import GAMES
from scenes.app import lang
from scenes.app.lang import p, t
from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.choice import Choice
from scenes.kit.entry import MARGIN as ENTRY_MARGIN
from scenes.kit.entry import Entry
from scenes.kit.intents import Action, Intent
from scenes.kit.label import Label
from scenes.kit.text import BODY_STYLE, STRONG_STYLE
from scenes.kit.theme import CREAM
from scenes.kit.widget import Widget
from scenes.pages.rules.book import Span, rules, search
from scenes.pages.rules.reader import RuleReader

VIEWS: dict[str, dict[str, dict[str, Any]]] = {
    "trepido": {
        "trepido": {"edition": "trepido"},
        "defifoo": {"edition": "defifoo"},
        "ciao": {"edition": "ciao"},
    },
    "trio": {
        "simple": {"mode": "simple", "teams": False},
        "picante": {"mode": "picante", "teams": False},
        "teams": {"teams": True},
    },
    "tordu": {
        "simple": {"variant": "simple"},
        "complete": {"variant": "complete"},
    },
    "defizz": {},
}
"""Game → edition or variant that its rules can be read for → the options that this decides."""

WIDEST = 920
"""The widest page, at the usual text size: longer lines are hard to read."""
MARGIN, GAP = 24, 12
CONTROL = 44
"""The height of buttons and choices, at the usual text size."""
SIDE = 36
"""The room between the edge of the panel and the text."""
SCROLLS = ("up", "down", "home", "end")
PAGES = ("page_up", "page_down")


def game_names() -> list[tuple[str, str]]:
    """Every game and its title in the language spoken."""
    return [("trepido", t("Trépido")), ("trio", t("Trio")), ("tordu", t("Le Tordu")), ("defizz", t("Défizz!"))]


def view_names(game: str) -> list[tuple[str, str]]:
    """The views of a game's rules (editions, variants) and their names in the language spoken."""
    names = {
        "trepido": t("Trépido"),
        "defifoo": t("Défifoo jaune"),
        "ciao": t("Ciao!"),
        "simple": p("variant", "Simple"),
        "complete": p("variant", "Complete"),
        "picante": p("variant", "Picante"),
        "teams": p("variant", "Teams"),
    }
    return [(view, names[view]) for view in VIEWS[game]]


class RulesPage(Page):
    """The rules to read and search. Opened from a match, they are those of its options; others can be chosen."""

    panel: Box
    count: Label
    next: Button

    def __init__(self, game: str | None = None, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.game = game or next(iter(VIEWS))
        self.options = dict(options or {})
        self.views = {each: _view_of(each, self.options if each == game else {}) for each in VIEWS}
        self.match = (self.game, self.views[self.game])
        """The game and the view that the options belong to."""
        self.words = ""
        self.hits: list[Span] = []
        self.hit = 0
        self.reader = RuleReader(Box(0, 0, 0, 0), "")

    # the text shown

    def text(self) -> str:
        """The rules as chosen at the top; the options of the match count for its own game and view alone."""
        view = self.views[self.game]
        decided = VIEWS[self.game].get(view, {})
        if (self.game, view) == self.match:
            decided = {**self.options, **decided}
        return rules(self.game, lang.spoken(), decided)

    def _choose_game(self, game: str) -> None:
        self.game = game
        self.rebuild()

    def _choose_view(self, view: str) -> None:
        self.views[self.game] = view
        self.rebuild()

    # the search

    def _search(self, words: str) -> None:
        """Search for other words, and go to the first hit at or below the first line in sight."""
        self.words = words
        self.hits = search(self.reader.text, words)
        top = self.reader.top
        self.hit = next((index for index, hit in enumerate(self.hits) if hit.start >= top), 0)
        self._mark()

    def _next(self, words: str = "") -> None:
        """Go to the next hit, after the last to the first."""
        if self.hits:
            self.hit = (self.hit + 1) % len(self.hits)
            self._mark()

    def _mark(self) -> None:
        """Mark the hits in the text and show their number."""
        self.reader.mark(self.hits, self.hit)
        self.count.text = self._count()
        self.next.enabled = len(self.hits) > 1

    def _count(self) -> str:
        """The number of the present hit and of all, or that there is none."""
        if self.hits:
            return t("{place} of {count}", place=self.hit + 1, count=len(self.hits))
        return t("Not found") if self.words.strip() else ""

    # the page

    def handle(self, intent: Intent) -> bool:
        """Take an intent; page keys always scroll the text, arrows too if nothing has the focus."""
        if intent == Action("rules"):
            self.back()
            return True
        if isinstance(intent, Action):
            moves = intent.name in PAGES or (self.focused is None and intent.name in SCROLLS)
            if moves and self.reader.handle(intent):
                return True
        return super().handle(intent)

    def rebuild(self) -> None:
        """Build the widgets again; the same text keeps its position, another begins at its top or at the first hit."""
        before = self.reader
        super().rebuild()
        if before.text == self.reader.text:
            self.reader.begin_at(before.top)
            self.reader.mark(self.hits, self.hit, show=False)
        else:
            self._search(self.words)

    def build(self) -> list[Widget]:
        size = self.app.canvas.type.text_size
        width = min(self.app.view.width - 2 * MARGIN, WIDEST * size)
        row = Box((self.app.view.width - width) / 2, MARGIN, width, CONTROL * size)
        controls, bottom = self._controls(row)
        self.panel = Box(row.x, bottom + GAP, width, self.app.view.height - MARGIN - GAP - bottom)
        self.reader = RuleReader(self.panel.inset(SIDE, MARGIN), self.text())
        return [*controls, self.reader]

    def _controls(self, row: Box) -> tuple[list[Widget], float]:
        """The widgets above the text, and the height at which they end."""
        back = self._button_width(t("Back"), row)
        games = Choice(
            Box(row.x + back + GAP, row.y, row.width - back - GAP, row.height),
            game_names(),
            self.game,
            self._choose_game,
        )
        controls: list[Widget] = [Button(Box(row.x, row.y, back, row.height), t("Back"), self.back), games]
        row = _below(row)
        views = view_names(self.game)
        if views:
            wide = self._choice_width(views)
            beside = wide + GAP + self._search_width(row) <= row.width
            box = Box(row.x, row.y, wide if beside else row.width, row.height)
            controls.append(Choice(box, views, self.views[self.game], self._choose_view))
            used = wide + GAP
            row = Box(row.x + used, row.y, row.width - used, row.height) if beside else _below(row)
        controls += self._search_row(row)
        return controls, row.bottom

    def _search_row(self, row: Box) -> list[Widget]:
        """The entry for the search, the number of hits, and a button to the next one."""
        following = self._button_width(t("Next"), row)
        count = self._count_width()
        entry = Box(row.x, row.y, row.width - count - following - 2 * GAP, row.height)
        self.count = Label(Box(entry.right + GAP, row.y, count, row.height), self._count(), align="centre")
        self.next = Button(Box(row.right - following, row.y, following, row.height), t("Next"), self._next)
        self.next.enabled = len(self.hits) > 1
        return [
            Entry(entry, self.words, self._search, done=self._next, ghost=t("Search the rules")),
            self.count,
            self.next,
        ]

    # widths

    def _button_width(self, text: str, row: Box) -> float:
        return self.app.canvas.type.width(text, STRONG_STYLE) + row.height * 0.6 + 2 * GAP

    def _choice_width(self, values: list[tuple[str, str]]) -> float:
        widest = max(self.app.canvas.type.width(text, STRONG_STYLE) for _, text in values)
        return len(values) * (widest + 3 * GAP)

    def _count_width(self) -> float:
        longest = (t("{place} of {count}", place=88, count=88), t("Not found"))
        return max(self.app.canvas.type.width(text, BODY_STYLE) for text in longest) + GAP

    def _search_width(self, row: Box) -> float:
        entry = self.app.canvas.type.width(t("Search the rules"), BODY_STYLE) + 2 * ENTRY_MARGIN + 1
        return entry + GAP + self._count_width() + GAP + self._button_width(t("Next"), row)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.panel, CREAM, 20, shadow=16)
        super().draw(canvas)


def _view_of(game: str, options: Mapping[str, Any]) -> str:
    """The view of a game's rules that fits these options, the others being default; "" if there is none."""
    decided = {**msgspec.to_builtins(GAMES[game].Options()), **options}
    fitting = (
        view for view, sets in VIEWS[game].items() if all(decided[option] == value for option, value in sets.items())
    )
    return next(fitting, "")


def _below(row: Box) -> Box:
    """The next row under this one."""
    return Box(row.x, row.bottom + GAP, row.width, row.height)
