"""French and English, switched at run time: English in the code, French in a gettext catalogue."""

from __future__ import annotations

import gettext
import os
import re
from typing import Any

from game.shelf import ASSETS
from game.table import Said

DOMAIN = "tablee"
LANGUAGES = ("fr", "en")
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that choose a language, the strongest first; LANGUAGE is a list, with colons between."""

_spoken = "en"
_texts: gettext.NullTranslations = gettext.NullTranslations()


def spoken() -> str:
    """The language spoken now."""
    return _spoken


def use(language: str) -> None:
    """Speak this language from now on."""
    global _spoken, _texts
    _spoken = language
    if language == "en":
        _texts = gettext.NullTranslations()
    else:
        _texts = gettext.translation(DOMAIN, ASSETS / "locale", [language])


def of_this_machine() -> str:
    """The language that the environment asks for, else that of the system; English if we speak neither.

    The variables are read here, not by the C library: it knows only locales that are installed.
    """
    asked = next((value.split(":") for name in VARIABLES if (value := os.environ.get(name))), None)
    named = (re.split(r"[-_.@]", each.lower())[0] for each in (of_the_system() if asked is None else asked))
    return next((language for language in named if language in LANGUAGES), "en")


def of_the_system() -> list[str]:
    """The languages that Windows or macOS is set to, the first choice first; none where only the environment has any.

    SDL asks the system itself. It is loaded here because most starts never need this.
    """
    from pygame import system

    return [each["language"] for each in system.get_pref_locales()]


THIN = "\N{NARROW NO-BREAK SPACE}"
"""The space between thousands in French."""


def t(text: str, /, **values: Any) -> str:
    """A text in the language spoken, with its values in place."""
    return _texts.gettext(text).format(**values)


def n(one: str, many: str, count: int, /, **values: Any) -> str:
    """A text about a number of things, in the language spoken; French takes the singular for 0 too."""
    return _texts.ngettext(one, many, count).format(count=number(count), **values)


def number(value: int) -> str:
    """A whole number as it is written in the language spoken: 1,900."""
    return f"{value:,}".replace(",", THIN if spoken() == "fr" else ",")


def p(context: str, text: str, /, **values: Any) -> str:
    """A text that needs its context to be translated: to draw a card is not a draw."""
    return _texts.pgettext(context, text).format(**values)


def said(error: Said, **names: Any) -> str:
    """An error as a sentence in the language spoken; `names` replaces values by words for them.

    It begins with a capital, unless it begins with a path.
    """
    values = {key: _translated(part) for key, part in error.values.items()}
    sentence = t(error.text, **{**values, **names})
    first = sentence[:1] if _texts.gettext(error.text).startswith("{path}") else sentence[:1].upper()
    return first + sentence[1:] + ("" if sentence.endswith((".", "!", "?")) else ".")


def _translated(part: Any) -> Any:
    """A value of a sentence: translated if it is a text of ours, else as it is."""
    return _texts.gettext(part) if isinstance(part, str) and part else part
