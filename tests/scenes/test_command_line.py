"""The words of the command line: what each is without a word, and what it does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scenes import command_line
from scenes.app import lang
from scenes.command_line import Asked, arguments


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Every window that was opened: portable or not, language, file."""
    found: list[tuple[Any, ...]] = []
    monkeypatch.setattr("game.shelf.home", lambda portable=False: portable)
    monkeypatch.setattr("game.shelf_home.make_portable", lambda: None)
    monkeypatch.setattr(command_line, "open_table", lambda *given: found.append(given))
    return found


def options(asked: Asked) -> dict[str, Any]:
    return {name: getattr(asked, name) or None for name in Asked.__annotations__}


def test_without_a_word_everything_is_as_the_parser_has_it() -> None:
    """No parser is made then: the defaults stand in two places."""
    assert options(arguments([])) == options(arguments(["--"]))


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        (["some.tablee"], "file", Path("some.tablee")),
        (["--text", "trio"], "text", "trio"),
        (["--seats", "4"], "seats", 4),
        (["--set", "a=1", "--set", "b=c"], "set", ["a=1", "b=c"]),
        (["--seed", "7"], "seed", 7),
        (["--name", "Zoé"], "name", "Zoé"),
        (["--level", "hard"], "level", "hard"),
        (["--watch"], "watch", True),
        (["--lang", "fr"], "lang", "fr"),
        (["--portable"], "portable", True),
        (["--installed"], "installed", True),
        (["--smoke"], "smoke", "all"),
        (["--smoke", "first-frame"], "smoke", "first-frame"),
    ],
)
def test_each_word_sets_its_own_option_and_no_other(given: list[str], name: str, value: object) -> None:
    assert options(arguments(given)) == {**options(Asked()), name: value}


@pytest.mark.parametrize(
    ("given", "window"),
    [
        ([], (False, None, None)),
        (["--portable"], (True, None, None)),
        (["--lang", "fr"], (False, "fr", None)),
        (["some.tablee"], (False, None, Path("some.tablee"))),
    ],
)
def test_the_window_opens_as_it_was_asked_for(
    given: list[str], window: tuple[Any, ...], opened: list[tuple[Any, ...]]
) -> None:
    assert command_line.run(given) == 0
    assert opened == [window]


@pytest.mark.parametrize(("given", "spoken"), [([], "fr"), (["--lang", "en"], "en"), (["--lang", "fr"], "fr")])
def test_the_language_of_this_machine_is_spoken_unless_another_is_asked_for(
    given: list[str], spoken: str, opened: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lang, "of_this_machine", lambda: "fr")
    lang.use("fr" if spoken == "en" else "en")
    command_line.run(given)
    assert lang.spoken() == spoken


@pytest.mark.parametrize(
    ("given", "person"),
    [([], "Player"), (["--name", "Lou"], "Lou"), (["--watch"], None), (["--watch", "--name", "Lou"], None)],
)
def test_somebody_sits_at_the_terminal_unless_only_computers_play(
    given: list[str], person: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated: list[str | None] = []
    monkeypatch.setattr("game.shelf.home", lambda portable=False: tmp_path)
    monkeypatch.setattr("scenes.sitting.text.run", lambda *played: seated.append(played[4]))
    command_line.run(["--text", "trio", "--lang", "en", *given])
    assert seated == [person]


@pytest.mark.parametrize(
    ("game", "settings", "title"),
    [
        ("trepido", [], "Trépido"),
        ("trepido", ["edition=ciao"], "Trépido · Ciao !"),
        ("tordu", [], "Le Tordu · Complète"),
    ],
)
def test_a_match_at_the_terminal_begins_with_the_title_of_the_game_and_its_edition(
    game: str, settings: list[str], title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr("game.shelf.home", lambda portable=False: tmp_path)
    monkeypatch.setattr("builtins.input", lambda prompt="": "q")
    lang.use("fr")
    command_line.play_at_terminal(game, _asked(settings))
    said = capsys.readouterr().out.splitlines()[0].replace("\u202f", " ").replace("\u00a0", " ")
    assert said.startswith(f"{title} : Zoé,")


def _asked(settings: list[str]) -> Asked:
    asked = Asked()
    vars(asked).update(set=settings, seed=4, name="Zoé", lang="fr")
    return asked
