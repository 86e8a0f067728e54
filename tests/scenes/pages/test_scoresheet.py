"""The score sheet over the table."""

from __future__ import annotations

import pygame
import pytest

from game import dealcode, seal
from game.match import Match
from scenes.app.page import Page
from scenes.kit.button import Button
from scenes.kit.grid import Grid
from scenes.pages.scoresheet import ScorePage
from tests.scenes.driver import Driver
from tests.scenes.evenings import played
from tests.scenes.sheets import EVERYWHERE, Language, said_words
from tests.scenes.tables.seated import looked_at

GOING_ON = {
    "trepido": played("trepido", 6, moves=6000, match="points", rounds=30),
    "trio": played("trio", 6, moves=400, mode="picante"),
    "tordu": played("tordu", 5, moves=400, target=100),
    "defizz": played("defizz", 12, moves=300),
}


def opened(
    match: Match, size: tuple[int, int] = (1280, 720), text_size: float = 1.0, language: Language = "en"
) -> Driver:
    hands = Driver(Page(), size, text_size, language)
    hands.app.push(ScorePage(looked_at(match)))
    hands.app.step(0.01)
    return hands


def fingerprint_button(hands: Driver) -> Button:
    assert hands.app.top is not None
    return [widget for widget in hands.app.top.widgets if isinstance(widget, Button)][-1]


@pytest.mark.parametrize("game", GOING_ON)
def test_while_a_match_goes_on_nothing_tells_its_seed(game: str) -> None:
    match = GOING_ON[game]
    hands = opened(match)
    shown = " ".join([*said_words(hands), *(widget.tip for widget in hands.app.top.widgets)])
    assert not any(secret in shown for secret in (str(match.seed), match.salt, dealcode.encode(match.seed)))


def test_the_fingerprint_is_shown_short_and_told_whole() -> None:
    match = GOING_ON["tordu"]
    button = fingerprint_button(opened(match))
    assert seal.fingerprint(match).startswith(button.text.replace(" ", ""))
    assert seal.fingerprint(match) in "".join(button.tip.split())


def test_the_whole_fingerprint_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    hands = opened(GOING_ON["tordu"])
    hands.click_on(fingerprint_button(hands))
    assert board == [seal.fingerprint(GOING_ON["tordu"])]


def test_the_fingerprint_shown_at_the_deal_is_the_one_that_stays() -> None:
    hands, sitting = Driver(Page()), looked_at(GOING_ON["trio"])
    sitting.sealed = "ab12" * 16
    hands.app.push(ScorePage(sitting))
    assert fingerprint_button(hands).text == "ab12 ab12 ab12 ab12"


def test_a_long_sheet_shows_its_last_rounds_first() -> None:
    hands = opened(GOING_ON["trepido"])
    rounds = len(GOING_ON["trepido"].state.view(None).results)
    assert any(text.startswith(f"{rounds}. ") for text in said_words(hands))
    grid = next(widget for widget in hands.app.top.widgets if isinstance(widget, Grid))
    assert grid.at == grid.most > 0


@pytest.mark.parametrize("way", [pygame.K_ESCAPE, pygame.K_i])
def test_a_key_closes_it(way: int) -> None:
    hands = opened(GOING_ON["tordu"])
    hands.key(way)
    assert not isinstance(hands.app.top, ScorePage)


def test_a_click_outside_closes_it_and_one_inside_does_not() -> None:
    hands = opened(GOING_ON["tordu"])
    hands.click(640, 360)
    assert isinstance(hands.app.top, ScorePage)
    hands.click(5, 5)
    assert not isinstance(hands.app.top, ScorePage)


@pytest.mark.parametrize("game", GOING_ON)
@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_or_overlaps(game: str, size: tuple[int, int], text_size: float, language: Language) -> None:
    assert opened(GOING_ON[game], size, text_size, language).faults() == []
