"""The page about the program: its version, its authors, and every licence in full."""

from __future__ import annotations

from game.shelf import ASSETS
from scenes.app.lang import p, t
from scenes.app.sheet import Sheet
from scenes.app.version import VERSION
from scenes.kit.box import Box
from scenes.kit.scroll import MARK, Reader
from scenes.kit.text import Style
from scenes.kit.theme import BODY_LARGE, INK
from scenes.kit.widget import Widget

LIBRARIES = (
    ("pygame-ce", "GNU LGPL 2.1"),
    ("msgspec", "BSD-3-Clause"),
    ("platformdirs", "MIT"),
)
"""The libraries of the program, and their licences."""
FONTS = ("Fraunces", "Nunito", "Fredoka")
"""The typefaces, each with its licence in assets/fonts."""
LICENCE = ASSETS.parent / "LICENSE"
READING = Style("text", 600, BODY_LARGE)
BREAK = "\n\n"
"""The break between paragraphs."""
SHORT = 30
"""A line in capitals with fewer letters than this is a heading."""


class AboutPage(Sheet):
    """A sheet with a text for each section: the program, its licence, and that of each typeface."""

    def title(self) -> str:
        return t("About")

    def sections(self) -> list[str]:
        return ["Tablée", p("section", "Licence"), *FONTS]

    def body(self, inner: Box) -> list[Widget]:
        return [Reader(inner, self._text(), INK, READING)]

    def _text(self) -> str:
        if self.section == 0:
            return about()
        if self.section == 1:
            return licence()
        return font_licence(FONTS[self.section - 2])


def about() -> str:
    """The text about the program."""
    paragraphs = [
        MARK + t("Tablée, version {version}", version=VERSION),
        t("Four French party games around one table, alone against computer players or together on one machine."),
        _ours(),
        MARK + t("The games"),
        t("Trépido, Trio, Le Tordu and Défizz! are the works of their authors and publishers."),
        t("Défizz! is by David Perez and Stéphan Dubosq."),
        t("The rules are told here in our own words; all texts, questions, drawings and sounds are our own."),
        MARK + t("Made with"),
        *(t("{library}, licence {licence}", library=library, licence=licence) for library, licence in LIBRARIES),
        t("Typefaces: {names}, under the SIL Open Font License 1.1.", names=", ".join(FONTS)),
    ]
    return "\n".join(paragraphs)


def _ours() -> str:
    return t("By the Tablée authors. Free software under the MIT licence.")


def licence() -> str:
    """The licence of the program in full; only its name if its file is missing."""
    return flowed(LICENCE.read_text(encoding="utf-8")) if LICENCE.is_file() else _ours()


def font_licence(font: str) -> str:
    """The licence of a typeface in full."""
    return flowed((ASSETS / "fonts" / f"OFL-{font.lower()}.txt").read_text(encoding="utf-8"))


def flowed(text: str) -> str:
    """A hand-broken text as paragraphs that wrap; lines of dashes go, short lines in capitals become headings."""
    blocks: list[list[str]] = [[]]
    for line in map(str.strip, text.splitlines()):
        if not line or set(line) == {"-"}:
            blocks.append([])
        elif line.isupper() and not blocks[-1] and len(line) < SHORT:
            blocks += [[MARK + line], []]
        else:
            blocks[-1].append(line)
    return BREAK.join(" ".join(block) for block in blocks if block)
