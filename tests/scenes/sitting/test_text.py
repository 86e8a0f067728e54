"""The text table, driven as a person would: read, type a number, go on."""

from __future__ import annotations

import os
import subprocess
import sys
from gettext import NullTranslations
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import main
from game import GAMES, IllegalMove, journal
from game.match import Match
from game.tordu.moves import BIDS, PASS
from game.trepido.moves import PASS as PASS_RACE
from scenes import command_line
from scenes.app import lang
from scenes.games import ON_SCREEN
from scenes.games.defizz import judge, words
from scenes.sitting.text import TextTable, grid, seated


class Person:
    """Types what it is told to, or anything that is offered, and remembers what it was shown."""

    def __init__(self, *typed: str, seed: int = 1) -> None:
        self.typed = list(typed)
        self.rng = Random(seed)
        self.shown: list[str] = []

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        return self.typed.pop(0) if self.typed else str(self.rng.randint(1, 12))

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


def sit(game: str, person: Person, seats: int = 3, seed: int = 1, **options: Any) -> TextTable:
    rules = GAMES[game]
    match = Match(rules, rules.Options(**options), seated(seats, "Zoé"), seed)
    return TextTable(match, ON_SCREEN[game].words(), person.ask, person.shown.append, judge=ON_SCREEN[game].judge())


@pytest.fixture(params=lang.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Any:
    lang.use(request.param)
    yield request.param
    lang.use("en")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_person_plays_a_whole_match(game: str, seed: int, language: str) -> None:
    person = Person(seed=seed)
    table = sit(game, person, seed=seed, **({"max_rounds": 2} if game == "defizz" else {}))
    table.run()
    assert table._match.state.outcome is not None
    assert ("Fin de la partie" if language == "fr" else "The end.") in person.text


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_in_english_at_a_french_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missing: list[str] = []

    class Listening(NullTranslations):
        def gettext(self, message: str) -> str:
            missing.append(message)
            return message

    lang.use("fr")
    lang._texts.add_fallback(Listening())
    try:
        for seed in range(6):
            options = {"max_rounds": 2} if game == "defizz" else {"edition": "ciao"} if game == "trepido" else {}
            sit(game, Person(seed=seed), seats=4, seed=seed, **options).run()
    finally:
        lang.use("en")
    assert [text for text in missing if " " in text] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_person_reads_does_not_depend_on_what_is_hidden(game: str) -> None:
    """The same moment with the hidden cards drawn anew prints the same lines."""
    read = []
    for redrawn in (False, True):
        table = sit(game, Person(), seats=3)
        while 0 not in table._match.state.actors():
            table.step()
        if redrawn:
            table._match.state = table._match.game.sample(table._match.state.view(0), Random(9))
        person = Person("q")
        table.ask, table.say = person.ask, person.shown.append
        table.run()
        read.append(person.text)
    assert read[0] == read[1]


def test_a_refused_card_says_why_in_the_language_spoken() -> None:
    lang.use("fr")
    person = Person('{"type":"play","card":"xx"}', "q")
    sit("trepido", person).run()
    assert "Il n’y a pas de carte xx." in person.text


def test_a_move_may_be_typed_as_it_stands_in_files() -> None:
    person = Person('{"type":"pass"}', "q")
    table = sit("tordu", person, seats=2)
    while table._match.state.view(None).actors != (0,):
        table.step()
    table.run()
    assert "Zoé passes." in person.text


def test_nonsense_is_answered_and_asked_again() -> None:
    person = Person("nonsense", "{", "999", "?", "q")
    sit("tordu", person, seats=2).run()
    assert "Choose a number from 1 to" in person.text and "That is not a move" in person.text
    assert person.text.endswith("Until next time.")


def test_the_command_line_plays_and_keeps_a_match(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.shelf.home", lambda portable=False: tmp_path)
    assert main.main(["--text", "trio", "--watch", "--seed", "3", "--lang", "en"]) == 0
    assert "The end. Winner:" in capsys.readouterr().out
    (path,) = (tmp_path / "matches").glob("trio-*.match")
    assert journal.replay(journal.decode(path.read_bytes())).state.outcome is not None


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--seats", "9"], "Trepido is for 2 to 6 seats, not 9."),
        (["--set", "teams=true", "--seats", "5"], "Teams need 4 or 6 seats, not 5."),
        (["--set", "edition=uno"], "Edition can be trepido, defifoo, ciao, not uno."),
        (["--set", "beer=1"], "Trepido has no option called beer."),
    ],
)
def test_a_wrong_option_is_answered_with_a_sentence(
    given: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["--text", "trepido", "--lang", "en", *given]) == 2
    assert sentence in capsys.readouterr().err


def test_without_a_word_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    monkeypatch.setattr(command_line, "open_table", lambda folder, language, file: opened.append(language))
    assert main.main(["--lang", "en"]) == 0
    assert opened == ["en"]


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("206", 206),
        ("8 849", 8849),
        ("8\u202f849", 8849),
        ("8,849", 8849),
        ("8.849", 8849),
        ("3,5", 3.5),
        ("-12", -12),
        ("8,849.5", 8849.5),
    ],
)
def test_numbers_are_read_as_people_write_them(typed: str, number: float) -> None:
    assert words.number(typed).number == number


@pytest.mark.parametrize("typed", ["many", "1.2.3", "--5", "1e", "٣x"])
def test_what_is_not_a_number_says_so(typed: str) -> None:
    with pytest.raises(IllegalMove, match="that is not a number"):
        words.number(typed)


@pytest.mark.parametrize(
    ("typed", "right"), [("canberra", True), ("CANBERRA ", True), ("la Canberra", True), ("Sydney", False)]
)
def test_an_answer_at_the_terminal_is_judged_without_case_accents_and_articles(typed: str, right: bool) -> None:
    answer = SimpleNamespace(fr=SimpleNamespace(main="Canberra", accept=()), en=None)
    assert (judge.plain(typed) in judge.forms(answer)) == right


def test_bids_are_listed_as_a_grid() -> None:
    """A row a suit, a column a number of tricks; what is no bid has a line of its own."""
    person = Person("q")
    table = sit("tordu", person, seed=3)
    legal = [*BIDS, PASS]
    table.offer(legal, table._match.state.view(0))
    assert len(person.shown) == 7 and all(len(line) <= 80 for line in person.shown)
    head, clubs = person.shown[0].split(), person.shown[1].split()
    assert head == ["tricks", *map(str, range(9))] and clubs == ["clubs", *(f"{number})" for number in range(1, 10))]
    assert person.shown[-1].split() == ["46", "pass"]


def test_a_number_of_the_grid_is_the_bid_in_its_row_and_column() -> None:
    cells = sit("tordu", Person()).cells([*BIDS, PASS])
    assert cells[14] == ("diamonds", "4") and 46 not in cells
    row = next(line for line in grid(cells, "tricks") if line.startswith("diamonds"))
    assert row.split()[1 + 4] == "14)"


def test_a_person_at_the_terminal_is_not_always_first_in_a_race() -> None:
    """Everyone chooses unseen, and the order is drawn by lot."""
    firsts = set()
    for seed in range(12):
        table = sit("trepido", Person(seed=seed), seats=3, seed=seed)
        made = list[int]()
        table.rng = Random(seed)
        table.play = lambda seat, move, made=made: made.append(seat)  # type: ignore[method-assign, misc]
        table.choose = lambda seat: PASS_RACE  # type: ignore[method-assign]
        state = SimpleNamespace(actors=lambda: (0, 1, 2), timer=None, outcome=None, allows=lambda seat, move: True)
        table._match = SimpleNamespace(state=state)  # type: ignore[assignment]
        table.step()
        firsts.add(made[0])
    assert firsts == {0, 1, 2}


def test_a_terminal_that_lacks_some_signs_is_played_at_all_the_same(tmp_path: Path) -> None:
    """Latin-1 has no typographic apostrophe, no narrow space and no dash."""
    command = [sys.executable, str(Path(main.__file__)), "--text", "trepido", "--watch", "--seed", "3", "--lang", "fr"]
    variables = {**os.environ, "PYTHONIOENCODING": "latin-1", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    ended = subprocess.run(command, env=variables, capture_output=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    assert b"?" in ended.stdout
