"""An evening with a game that the program had never seen: from the menu by clicks to the result, and every page."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

from game.shelf import Shelf
from scenes.app.page import Page
from scenes.kit.button import Button
from scenes.pages.menu.page import Menu
from scenes.pages.menu.tiles import TileButton
from scenes.pages.records.page import RecordsPage
from scenes.pages.result.page import ResultPage
from scenes.pages.rules.page import RulesPage
from scenes.pages.scoresheet import ScorePage
from scenes.pages.setup.page import SetupPage
from scenes.pages.why import AskingLog, WhyPage
from scenes.tables.cards import HandCard
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver

LONGEST = 400
"""Steps until a match of six cards should be over."""


def on_top(hands: Driver) -> Page:
    """The page before the person's eyes."""
    assert isinstance(hands.app.top, Page)
    return hands.app.top


def press(hands: Driver, text: str) -> None:
    """Click the button with this text."""
    hands.click_on(next(w for w in on_top(hands).widgets if isinstance(w, Button) and w.text == text))


def look(hands: Driver, page: type[Page]) -> str:
    """The words on the page on top, which must be one of this kind and have nothing cut or covered."""
    for _ in range(3):
        hands.app.step(0.1)
    assert isinstance(hands.app.top, page), f"{type(hands.app.top).__name__}, not {page.__name__}"
    assert hands.faults() == [], hands.faults()
    print(page.__name__)
    return " ".join(item.text for item in hands.drawn() if item.what == "text")


def back(hands: Driver) -> None:
    """Escape."""
    hands.key(pygame.K_ESCAPE)


def play(hands: Driver, looking: bool) -> None:
    """Lay cards by clicks until the result is there; after the first one, look at what lies over a table."""
    for step in range(LONGEST):
        hands.app.step(0.1)
        if not isinstance(hands.app.top, TableScene):
            return
        cards = [w for w in hands.app.top.widgets if isinstance(w, HandCard)]
        if looking and sum(hands.app.top.table.view.scores):
            pages_over_a_table(hands)
            looking = False
        if step % 4 == 0 and hands.app.top.table.legal and cards:
            hands.click_on(cards[0])
    raise AssertionError("the match does not end")


def pages_over_a_table(hands: Driver) -> None:
    hands.key(pygame.K_F1)
    assert "The rules of this game are not written down here." in look(hands, RulesPage)
    back(hands)
    for icon, page, words in (("sheet", ScorePage, "Points"), ("log", AskingLog, "takes the point.")):
        hands.click_on(next(w for w in on_top(hands).widgets if getattr(w, "icon", "") == icon))
        assert words in look(hands, page), look(hands, page)
        back(hands)


def main(folder: Path) -> None:
    hands = Driver(Menu(), language="en", shelf=Shelf(folder))
    hands.app.prefer(speed=0)
    assert "High card" in look(hands, Menu) and "The higher card wins." in look(hands, Menu)
    tile = next(w for w in on_top(hands).widgets if isinstance(w, TileButton) and w.game == "highcard")
    assert tile.cards, "cards lie on the tile"
    hands.click_on(tile)
    assert "High card" in look(hands, SetupPage)
    press(hands, "Deal")
    look(hands, TableScene)
    hands.app.pop()
    assert "Resume: High card, trick 1" in look(hands, Menu)
    press(hands, "Resume: High card, trick 1")
    play(hands, looking=True)
    assert "The higher cards have won." in look(hands, ResultPage)
    press(hands, "Log")
    look(hands, AskingLog)
    press(hands, "Why these moves?")
    assert "it is the highest" in look(hands, WhyPage)
    back(hands)
    back(hands)
    press(hands, "Back to the menu")
    look(hands, Menu)
    press(hands, "Records")
    assert "High card" in look(hands, RecordsPage)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
