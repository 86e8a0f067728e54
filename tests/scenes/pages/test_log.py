"""What has happened so far: what the log keeps, hides and forgets, and the drawer it is read in."""

from __future__ import annotations

import pygame
import pytest

from game import TABLE
from game.defizz.events import HelpUsed
from game.match import Match
from game.trepido.events import Drew, Gave
from game.trio.events import Exchanged, Revealed
from scenes.app import lang
from scenes.app.page import Page
from scenes.games import ON_SCREEN
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.scroll import MARK
from scenes.pages.log import Lines, LogPanel
from scenes.pages.seating import read
from scenes.sitting.log import Log
from tests.scenes.driver import Driver
from tests.scenes.evenings import played
from tests.scenes.sheets import EVERYWHERE, Language, said_words
from tests.scenes.tables.seated import log_of, looked_at


def told(log: Log) -> list[str]:
    return log.lines(ON_SCREEN[log.port.view.game].words())


# what it keeps


@pytest.mark.parametrize(("game", "head"), [("trepido", "Round 1:"), ("tordu", "Deal 1:"), ("defizz", "")])
def test_the_first_round_has_its_heading_though_nobody_heard_it_dealt(game: str, head: str) -> None:
    lines = told(log_of(played(game, 3, moves=0), TABLE))
    assert len(lines) == 1 and lines[0].startswith(MARK + head)


def test_every_round_has_a_heading() -> None:
    match = played("trepido", 3, match="points", rounds=4)
    heads = [line for line in told(log_of(match, None)) if line.startswith(MARK)]
    assert [head.split(":")[0] for head in heads] == [f"{MARK}Round {number}" for number in (1, 2, 3, 4)]


@pytest.mark.parametrize("game", ["trepido", "tordu", "defizz", "trio"])
def test_told_move_by_move_or_all_at_once_it_is_the_same(game: str) -> None:
    match = played(game, 3, moves=50)
    sitting = looked_at(Match(match.game, match.options, match.seats, match.seed))
    live = read(sitting, 0)
    for made in match.moves:
        told(live)
        sitting.play(made.seat, made.move)
    assert told(live) == told(log_of(match, 0))


def test_what_was_undone_is_forgotten() -> None:
    match = played("tordu", 3, moves=30)
    sitting = looked_at(match)
    log = read(sitting, 0)
    told(log)
    sitting.undo(18)
    assert len(match.moves) == 18 and told(log) == told(log_of(match, 0))


def test_another_language_tells_it_anew() -> None:
    log = log_of(played("trepido", 3, moves=10), TABLE)
    english = told(log)
    lang.use("fr")
    assert told(log) != english and len(told(log)) == len(english)


def test_events_without_words_are_left_out() -> None:
    log = log_of(played("trepido", 3, moves=1), None)
    assert len(log.events()) > len(told(log)) and all(line.strip(MARK) for line in told(log))


# what it hides


def test_cards_drawn_are_for_whoever_drew_them() -> None:
    log = log_of(played("trepido", 3, moves=60), 1)
    drawn = [event for event in log.events() if isinstance(event, Drew)]
    assert drawn and all((event.cards is None) == (event.seat != 1) for event in drawn)


@pytest.mark.parametrize(
    ("game", "seats", "options", "kind", "secret"),
    [
        ("trepido", 3, {}, Gave, "card"),
        ("trio", 4, {"teams": True}, Exchanged, "given"),
        ("defizz", 4, {"escalate_every": 1}, HelpUsed, "questions"),
    ],
)
def test_around_one_screen_nothing_secret_is_told(
    game: str, seats: int, options: dict[str, object], kind: type, secret: str
) -> None:
    whole = played(game, seats, **options)
    match = played(game, seats, moves=len(whole.moves) - 1, **options)
    found = [event for event in log_of(match, TABLE).events() if isinstance(event, kind)]
    assert found and all(getattr(event, secret) is None for event in found)


def test_everything_is_told_only_after_the_end() -> None:
    whole = played("trepido", 3)
    early = played("trepido", 3, moves=len(whole.moves) - 1)
    cards = [
        [event.cards for event in log_of(match, None).events() if isinstance(event, Drew)] for match in (early, whole)
    ]
    assert all(drawn is None for drawn in cards[0]) and all(drawn is not None for drawn in cards[1])


# Trio forgets


def reveals(log: Log) -> int:
    return sum("turns up" in line for line in told(log))


def trio(moves: int | None, **options: object) -> Match:
    return played("trio", 3, moves=moves, **options)


def test_past_reveals_are_not_shown_without_a_notebook() -> None:
    for moves in range(20, 40):
        match = trio(moves)
        assert reveals(log_of(match, 0)) == len(match.state.view(0).revealed)


def test_with_a_notebook_every_reveal_is_shown() -> None:
    assert reveals(log_of(trio(30, notebook=True), 0)) == 30


def test_after_the_end_every_reveal_is_shown() -> None:
    match = trio(None)
    log = log_of(match, None)
    assert reveals(log) == sum(isinstance(event, Revealed) for event in log.events()) > 0


# the drawer


def opened(
    lines: list[str], size: tuple[int, int] = (1280, 720), text_size: float = 1.0, language: Language = "en"
) -> Driver:
    hands = Driver(Page(), size, text_size, language)
    hands.app.push(LogPanel("Ce qui s’est passé", lines))
    hands.app.step(0.01)
    return hands


def lines_of(hands: Driver) -> Lines:
    assert hands.app.top is not None
    return next(widget for widget in hands.app.top.widgets if isinstance(widget, Lines))


LONG = [f"{MARK}Round {place // 9 + 1}" if place % 9 == 0 else f"Zoé plays card {place}." for place in range(120)]


def test_the_newest_is_at_the_bottom_and_in_sight() -> None:
    texts = said_words(opened(LONG))
    assert texts[-2] == "Zoé plays card 119." and "Zoé plays card 1." not in texts


def test_keys_move_it_at_once() -> None:
    hands = opened(LONG)
    hands.key(pygame.K_HOME)
    assert lines_of(hands).at == 0 and "Round 1" in said_words(hands)


def test_the_wheel_moves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = opened(LONG)
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (1100, 400))
    before = lines_of(hands).at
    hands.events(pygame.Event(pygame.MOUSEWHEEL, precise_y=3.0))
    assert lines_of(hands).at < before


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_l])
def test_a_key_closes_it(key: int) -> None:
    hands = opened(LONG)
    hands.key(key)
    assert not isinstance(hands.app.top, LogPanel)


def test_a_click_on_the_table_closes_it_and_one_in_the_drawer_does_not() -> None:
    hands = opened(LONG)
    hands.click(1100, 400)
    assert isinstance(hands.app.top, LogPanel)
    hands.click(300, 400)
    assert not isinstance(hands.app.top, LogPanel)


@pytest.mark.parametrize(
    "intent", [Action("log"), Action("up"), Pointer("press", 300, 400)], ids=["its key", "up", "beside"]
)
def test_what_moves_or_closes_it_is_for_nobody_else(intent: Intent) -> None:
    panel = opened(LONG).app.top
    assert isinstance(panel, LogPanel) and panel.handle(intent)


def test_an_empty_log_says_so() -> None:
    assert "Nothing has happened yet." in said_words(opened([]))


@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], text_size: float, language: Language) -> None:
    lang.use(language)
    hands = opened(told(log_of(played("defizz", 12, moves=400), TABLE)), size, text_size, language)
    assert hands.faults() == []
