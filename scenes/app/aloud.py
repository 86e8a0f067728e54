"""Everything that the program says aloud, as the person prefers it. Music and sounds give way to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.app import lang
from scenes.app.preferences import Preferences
from scenes.app.sound import LOUDEST, Sounds
from scenes.voice.engine import WORDS_A_MINUTE, Manner

if TYPE_CHECKING:
    from scenes.voice.speaker import Speaker

STEP = 0.05
"""Seconds between two looks at whether the voice has come to its end."""
PATIENCE, LETTERS_A_SECOND = 4.0, 6.0
"""The most that a match waits for something told: so many seconds, and the time for its letters at this pace."""


class Aloud:
    """The voice of the program. Nothing is said unless a preference asks for it; who calls has asked.

    What is *told* is something that a match waits for: a question, an event. All else may be interrupted by anything.
    """

    def __init__(self, chosen: Callable[[], Preferences], sounds: Sounds, speaker: Speaker | None = None) -> None:
        self._speaker = speaker
        self._chosen = chosen
        self._sounds = sounds
        self._told = 0
        """The number of the last sentence that a match waits for."""
        self._patience = 0.0
        """Seconds left that it waits at most."""
        self._events: list[str] = []
        """The sentences told since `begin`: `repeat` says them again."""
        self._other: list[str] = []
        """The other sentences said since then, or since the last interruption."""
        self._ducked = False

    @property
    def speaker(self) -> Speaker:
        """The speaker, made and loaded when it is first needed: a program that says nothing starts none."""
        if self._speaker is None:
            from scenes.voice.speaker import Speaker

            self._speaker = Speaker()
        return self._speaker

    @property
    def reads(self) -> bool:
        """True if the questions of Défizz! are read aloud."""
        return self._chosen().reads_aloud

    @property
    def degree(self) -> int:
        """The amount that is said for people who see little: 0 nothing, 1 the least, 3 everything."""
        return DEGREES.index(self._chosen().told_aloud)

    @property
    def manner(self) -> Manner:
        """The manner of speaking in the language spoken, as it is preferred."""
        return self.manner_in(lang.spoken())

    def manner_in(self, language: str) -> Manner:
        """The manner of speaking in a language, as it is preferred."""
        chosen = self._chosen()
        volume = round(chosen.voice_volume * chosen.all_sounds / LOUDEST)
        audible = max(1, volume) if chosen.voice_volume and chosen.all_sounds else 0
        return Manner(language, chosen.voices.get(language, ""), chosen.voice_speeds.get(language, 5), audible)

    @property
    def pace(self) -> float:
        """The words a second of the voice, about."""
        return WORDS_A_MINUTE[self.manner.speed] / 60

    @property
    def on(self) -> bool:
        """True if a voice is to be heard at all."""
        return self.reads or self.degree > 0

    def told_lately(self, text: str) -> bool:
        """Tell if a match has told this since the last new stretch began."""
        return text in self._events

    # saying

    def say(self, text: str) -> None:
        """Say this after what is being said."""
        if self.speaker.say(text, self.manner):
            self._other.append(text)

    def tell(self, text: str) -> int:
        """Say something that a match waits for, and return the number of the sentence."""
        number = self.speaker.say(text, self.manner)
        if number:
            self._patience = (self._patience if self.telling else PATIENCE) + len(text) / LETTERS_A_SECOND
            self._told = number
            self._events.append(text)
        return number

    def reached(self, number: int) -> bool:
        """Tell if the sentence of this number is being said, or is over."""
        return self._speaker is None or self._speaker.finished >= number - 1

    def interrupt(self, text: str) -> None:
        """Say this at once, and nothing that was still to be said."""
        self.hush()
        self._other = []
        self.say(text)

    def try_out(self, text: str, language: str) -> None:
        """Say this at once in a language, for somebody who chooses a voice."""
        self.hush()
        self.speaker.say(text, self.manner_in(language))

    def hush(self) -> None:
        """Be silent at once; what was said can still be repeated."""
        if self.speaking:
            self.speaker.cut()

    def begin(self) -> None:
        """Begin a new stretch: what was said before is repeated no longer."""
        self._events, self._other = [], []

    def forget(self) -> None:
        """Be silent at once, and repeat nothing: what was said was not meant for whoever comes now."""
        self.hush()
        self.begin()

    def repeat(self) -> None:
        """Say the last stretch again."""
        self.hush()
        for text in (*self._events, *self._other):
            self.speaker.say(text, self.manner)

    @property
    def speaking(self) -> bool:
        """True while something is being said."""
        return self._speaker is not None and self._speaker.speaking

    @property
    def telling(self) -> bool:
        """True while something is being said that a match waits for."""
        return self._patience > 0 and self._speaker is not None and self._told > self._speaker.finished

    # time

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: lower music and sounds while somebody speaks."""
        self._patience = max(0.0, self._patience - dt)
        if self.speaking != self._ducked:
            self._ducked = self.speaking
            self._sounds.duck() if self._ducked else self._sounds.unduck()

    @property
    def wake(self) -> float | None:
        """Seconds until the next look at the voice; None while all is silent."""
        return STEP if self.speaking or self._ducked else None

    def close(self) -> None:
        """Be silent, and leave no process behind."""
        if self._speaker is not None:
            self._speaker.close()


DEGREES = ("off", "brief", "usual", "full")
"""The values of the preference, from nothing to everything."""
