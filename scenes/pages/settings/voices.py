"""The voices of the system in the settings: which there are, and a page to choose and try one for each language."""

from __future__ import annotations

from typing import Any

from scenes.app.lang import LANGUAGES, p, spoken, t
from scenes.app.page import Page
from scenes.app.scene import soonest
from scenes.app.sheet import Extra, Sheet
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.label import Label
from scenes.kit.slider import Slider
from scenes.kit.stepper import Stepper
from scenes.kit.text import DIGITS_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import INK
from scenes.kit.widget import Widget
from scenes.pages.settings.row import Made, Row, lay_rows
from scenes.voice.engine import FASTEST, LOUDEST, USUAL_SPEED, Voice

LOOK = 0.1
"""Seconds between two looks at whether the voices have been found."""
NAMES = {"fr": "Français", "en": "English"}
SAMPLES = {
    "fr": "Bonsoir ! Je lis les questions, et je dis ce qui se passe sur la table.",
    "en": "Good evening! I read the questions, and I say what happens on the table.",
}
"""Language → the sentences that try a voice out."""


class Found:
    """The voices of every language, as far as they are known; they are looked for while the page is shown."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._asked = False
        self._seen: object = None

    def ask(self) -> None:
        """Let the system be asked for its voices, once."""
        if not self._asked:
            self._asked = True
            for language in LANGUAGES:
                self.page.app.aloud.speaker.look_for_voices(language)

    def of(self, language: str) -> list[Voice] | None:
        """The voices of a language; None while they are looked for."""
        return self.page.app.aloud.speaker.voices(language) if self._asked else None

    @property
    def looking(self) -> bool:
        """True while voices are looked for."""
        return self._asked and any(self.of(language) is None for language in LANGUAGES)

    def found_out(self) -> bool:
        """Tell if more is known than at the last call."""
        now = [self.of(language) for language in LANGUAGES]
        before, self._seen = self._seen, now
        return now != before

    @property
    def none(self) -> bool:
        """True if there is no voice at all."""
        return self._asked and not self.looking and not any(self.of(language) for language in LANGUAGES)


class VoiceRows(Found):
    """The row of the settings that leads to the page of voices."""

    def row(self) -> Row:
        """The row, with a sentence about the voices of this machine."""
        self.ask()
        about = t("Which one speaks, how fast and how loud, for each language.")
        if self.none:
            about = t("No voice was found here. On Linux, install espeak-ng or Speech Dispatcher.")
        return Row(t("Voice"), about, self._control)

    def _control(self, box: Box) -> list[Widget]:
        kind, words = self.page.app.canvas.type, t("Choose and try")
        wide = min(box.width, kind.width(words, STRONG_STYLE) + box.height * 1.5)
        return [Button(box._replace(x=box.right - wide, width=wide), words, self._open)]

    def _open(self) -> None:
        self.page.app.push(VoicePage())


class VoicePage(Sheet):
    """The page of voices: a section for each language."""

    def __init__(self) -> None:
        super().__init__()
        self.found = Found(self)

    def enter(self) -> None:
        self.section = LANGUAGES.index(spoken())
        self.found.ask()
        super().enter()

    def title(self) -> str:
        return t("Voice")

    def sections(self) -> list[str]:
        return [NAMES[language] for language in LANGUAGES]

    @property
    def language(self) -> str:
        """The language whose voice is chosen."""
        return LANGUAGES[self.section]

    def body(self, inner: Box) -> list[Widget]:
        speeds = self.app.preferences.voice_speeds
        rows = [
            Row(t("Voice"), self._about(), self._voices),
            Row(
                t("Speed of the voice"),
                t("Questions unroll at its pace."),
                self._slider(speeds.get(self.language, USUAL_SPEED), FASTEST, self._set_speed),
            ),
            Row(
                t("Volume of the voice"),
                t("Cards and music are softer while it speaks."),
                self._slider(self.app.preferences.voice_volume, LOUDEST, self._set_volume),
            ),
        ]
        return lay_rows(self, inner, rows)

    def extras(self) -> list[Extra]:
        return [Extra(t("Try it out"), self._try, "do")]

    def _about(self) -> str:
        voices = self.found.of(self.language)
        if voices is None:
            return t("The voices of this machine are being looked for.")
        return t("Those that this machine has.") if voices else t("This machine has none for this language.")

    def _voices(self, box: Box) -> list[Widget]:
        """The choice of a voice; a word where there is nothing to choose."""
        voices = self.found.of(self.language) or []
        if not voices:
            return [Label(box, "–", STRONG_STYLE, INK, "right")]
        kind, codes = self.app.canvas.type, ["", *(voice.code for voice in voices)]
        names = [p("voice", "Usual"), *(voice.name for voice in voices)]
        room = box.width - 2 * box.height
        shown = [_short(kind, name, room) for name in names]
        chosen = self.app.preferences.voices.get(self.language, "")
        now = codes.index(chosen) if chosen in codes else 0
        return [
            Stepper(box, now, 0, len(codes) - 1, lambda value: self._set_voice(codes[value]), "", 1, shown.__getitem__)
        ]

    def _slider(self, value: int, most: int, changed: Any) -> Made:
        return lambda box: [Slider(box, value, most, changed, colour=INK)]

    def _set_voice(self, code: str) -> None:
        self._prefer(voices={**self.app.preferences.voices, self.language: code})

    def _set_speed(self, speed: int) -> None:
        self._prefer(voice_speeds={**self.app.preferences.voice_speeds, self.language: speed})

    def _set_volume(self, volume: int) -> None:
        self._prefer(voice_volume=volume)

    def _prefer(self, **changes: Any) -> None:
        """Keep a change, and let it be heard."""
        self.app.prefer(**changes)
        self._try()

    def _try(self) -> None:
        """Say the sample of this language; a toast says if there is no voice for that."""
        if self.found.of(self.language) == []:
            self.app.toasts.say(t("This machine has no voice for this language."))
        self.app.aloud.try_out(SAMPLES[self.language], self.language)

    def leave(self) -> None:
        self.app.aloud.hush()
        super().leave()

    def update(self, dt: float) -> bool:
        if self.found.found_out():
            self.rebuild()
        return super().update(dt)

    @property
    def wake(self) -> float | None:
        return soonest(super().wake, LOOK if self.found.looking else None)


def _short(kind: Type, name: str, room: float) -> str:
    """The name, or as many of its words as have room."""
    words = name.split(" ")
    while len(words) > 1 and kind.width(" ".join(words), DIGITS_STYLE) > room:
        words.pop()
    return " ".join(words)
