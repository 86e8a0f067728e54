"""Every text is there in both languages."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from pygame import system

from game import IllegalMove
from game.shelf import ShelfError
from scenes.app import lang

ROOT = Path(__file__).resolve().parents[3]


def catalogues() -> ModuleType:
    spec = importlib.util.spec_from_file_location("catalogues", ROOT / "build" / "assets" / "catalogues.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_french_catalogue_is_complete() -> None:
    """No text is missing, unused or untranslated; after a change of texts: `make locale`."""
    assert catalogues().troubles("fr") == []


def test_french_typography() -> None:
    """A no-break space before ; : ! ? and inside « », a curly apostrophe."""
    catalogue = catalogues().read("fr")
    for message in catalogue:
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        for text in strings if message.id else ():
            assert "'" not in text, text
            for sign in ";:!?»":
                assert f" {sign}" not in text, f"plain space before {sign}: {text}"
            assert "« " not in text, text


@pytest.fixture
def french() -> object:
    lang.use("fr")
    yield
    lang.use("en")


def test_texts_follow_the_language(french: object) -> None:
    assert lang.t("clubs") == "trèfle"
    lang.use("en")
    assert lang.t("clubs") == "clubs"


def test_french_takes_the_singular_for_nought(french: object) -> None:
    one, many = "{count} trick, trump {suit}", "{count} tricks, trump {suit}"
    assert lang.n(one, many, 0, suit="x").startswith("0 pli,")
    assert lang.n(one, many, 2, suit="x").startswith("2 plis,")


def test_a_large_number_of_things_is_written_as_everywhere_else(french: object) -> None:
    assert lang.n("{count} point", "{count} points", 1000) == "1\u202f000 points"


def test_an_error_speaks_the_language_too(french: object) -> None:
    assert lang.said(IllegalMove("there is no seat {seat}", seat=3)) == "Il n’y a pas de place 3."


def test_an_error_about_a_file_leaves_its_path_as_it_is(french: object) -> None:
    error = ShelfError("{path} can't be read: {why}", path="m/match.tablee", why="x")
    assert lang.said(error).startswith("m/match.tablee ")


# the language of the machine


@pytest.mark.parametrize(
    ("said", "spoken"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "FR_fr.utf8@euro"}, "fr"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:en"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "de:en:fr"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "br:fr_FR:de"}, "fr"),
        ({"LANG": "frr_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
    ids=str,
)
def test_the_environment_says_the_language_even_if_its_locale_is_not_installed(
    monkeypatch: pytest.MonkeyPatch, said: dict[str, str], spoken: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(system, "get_pref_locales", lambda: [])
    assert lang.of_this_machine() == spoken


@pytest.mark.parametrize(
    ("languages", "spoken"),
    [
        ([("fr", "FR")], "fr"),
        ([("fr", None)], "fr"),
        ([("en", "IE"), ("fr", "FR")], "en"),
        ([("br", "FR"), ("fr", "FR"), ("en", "GB")], "fr"),
        ([("frr", "DE")], "en"),
        ([], "en"),
    ],
    ids=str,
)
def test_without_a_word_in_the_environment_the_system_says_the_language(
    monkeypatch: pytest.MonkeyPatch, languages: list[tuple[str, str | None]], spoken: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    told = [{"language": language, "country": country} for language, country in languages]
    monkeypatch.setattr(system, "get_pref_locales", lambda: told)
    assert lang.of_this_machine() == spoken


def test_the_environment_is_stronger_than_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr(system, "get_pref_locales", lambda: [{"language": "fr", "country": "FR"}])
    assert lang.of_this_machine() == "en"
