"""Every text is there in both languages."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from game import IllegalMove
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


def test_an_error_speaks_the_language_too(french: object) -> None:
    assert lang.said(IllegalMove("there is no seat {seat}", seat=3)) == "Il n’y a pas de place 3."
