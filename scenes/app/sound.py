"""The sounds of the table: quiet, never the same twice running, and never a reason to stop.

Every sound has something visible beside it, so silence is fine: before the mixer is opened, without a sound card, or
when a file can't be read, the same calls do nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import pygame

from game.shelf import ASSETS

FOLDER = ASSETS / "sounds"
RATE, BUFFER = 44100, 512
"""Samples a second, as in the files; and samples handed over at a time: 12 ms from a call to the ear."""
CHANNELS = 8
AT_ONCE = 3
"""How many of one name may sound together: forty cards dealt in an instant are not forty times as loud."""
LOUDEST = 10
"""The top of each volume."""
USUAL = {"all": 8, "cards": 10, "signals": 10}
"""The three volumes, and where they start: `all` goes over both families."""


class Kind(NamedTuple):
    """Which volume a sound obeys, and how many variants of it there are."""

    family: str
    variants: int = 1


SOUNDS = {
    # What hands move: cards, chips, dice, cloth.
    "slide": Kind("cards", 4),
    "place": Kind("cards", 4),
    "flip": Kind("cards", 3),
    "deal": Kind("cards", 3),
    "draw": Kind("cards", 3),
    "shuffle": Kind("cards", 2),
    "swap": Kind("cards"),
    "chip": Kind("cards", 3),
    "die_rattle": Kind("cards"),
    "die_stop": Kind("cards"),
    "curtain": Kind("cards"),
    # What the table says.
    "press": Kind("signals"),
    "toggle": Kind("signals"),
    "turn": Kind("signals"),
    "refuse": Kind("signals"),
    "race": Kind("signals"),
    "race_won": Kind("signals"),
    "threat_low": Kind("signals"),
    "threat_middle": Kind("signals"),
    "threat_high": Kind("signals"),
    "gift": Kind("signals"),
    "thanks": Kind("signals"),
    "reverse": Kind("signals"),
    "tick": Kind("signals", 2),
    "round_won": Kind("signals"),
    "match_won": Kind("signals"),
}
"""Every sound by name."""


def files(name: str) -> list[str]:
    """The files of a sound, one a variant."""
    return [f"{name}-{variant}.ogg" for variant in range(1, SOUNDS[name].variants + 1)]


class Output(Protocol):
    """Where sounds go."""

    def load(self, path: Path) -> Any: ...
    def sounding(self, sounds: list[Any]) -> int: ...
    def play(self, sound: Any, volume: float, must: bool) -> None: ...
    def close(self) -> None: ...


class Silence:
    """The stand-in where nothing can be heard."""

    def load(self, path: Path) -> Any:
        return None

    def sounding(self, sounds: list[Any]) -> int:
        return 0

    def play(self, sound: Any, volume: float, must: bool) -> None:
        pass

    def close(self) -> None:
        pass


class Mixer:
    """pygame's mixer. Making one opens the sound card, or raises."""

    def __init__(self) -> None:
        pygame.mixer.init(RATE, -16, 2, BUFFER)
        pygame.mixer.set_num_channels(CHANNELS)

    def load(self, path: Path) -> pygame.mixer.Sound:
        return pygame.mixer.Sound(path)

    def sounding(self, sounds: list[pygame.mixer.Sound]) -> int:
        """On how many channels these are heard now."""
        return sum(sound.get_num_channels() for sound in sounds)

    def play(self, sound: pygame.mixer.Sound, volume: float, must: bool) -> None:
        """On a free channel; if there is none, what must be heard takes the oldest and the rest is dropped."""
        channel = pygame.mixer.find_channel(force=must)
        if channel is not None:
            channel.play(sound)
            channel.set_volume(volume)

    def close(self) -> None:
        pygame.mixer.quit()


TROUBLES = (pygame.error, OSError, NotImplementedError, ImportError)
"""No card, a file gone or spoilt, a pygame built without its mixer."""


class Sounds:
    """Plays sounds by name. Silent until `open`, which is called once the first frame is on the screen."""

    def __init__(self, volumes: Mapping[str, int] = USUAL, rng: Random | None = None, folder: Path = FOLDER) -> None:
        self.volumes = dict(USUAL)
        for which, value in volumes.items():
            self.set_volume(which, value)
        self._rng = rng or Random()
        self._folder = folder
        self._output: Output = Silence()
        self._loaded: dict[str, Any] = {}
        self._last: dict[str, str] = {}

    @property
    def heard(self) -> bool:
        """Whether there is a sound card to hear anything from."""
        return not isinstance(self._output, Silence)

    def open(self) -> bool:
        """Open the sound card, if there is one; whether there is."""
        if not self.heard:
            try:
                self._use(Mixer())
            except TROUBLES:
                self._use(Silence())
        return self.heard

    def close(self) -> None:
        """Let the sound card go. The sounds may be opened again."""
        with suppress(*TROUBLES):
            self._output.close()
        self._use(Silence())

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play a sound, at a share of its loudness. A name that nobody knows is silence too."""
        loudness = self.loudness(name, volume)
        if loudness <= 0 or not self.heard:
            return
        sound = self._sound(self._pick(name))
        there = [loaded for loaded in map(self._loaded.get, files(name)) if loaded is not None]
        with suppress(*TROUBLES):
            if sound is not None and self._output.sounding(there) < AT_ONCE:
                self._output.play(sound, loudness, SOUNDS[name].family == "signals")

    def loudness(self, name: str, volume: float = 1.0) -> float:
        """How loud a sound will be, from 0 to 1: this share of it, its family's volume and that of all, multiplied."""
        if name not in SOUNDS:
            return 0.0
        family = self.volumes[SOUNDS[name].family]
        return min(1.0, max(0.0, volume)) * family / LOUDEST * self.volumes["all"] / LOUDEST

    def set_volume(self, which: str, value: int) -> None:
        """Set `all`, `cards` or `signals`, from 0 to 10; what lies outside is brought inside."""
        if which in self.volumes:
            self.volumes[which] = min(LOUDEST, max(0, value))

    def _use(self, output: Output) -> None:
        """Speak through this output from now on; what was loaded belonged to the one before."""
        self._output = output
        self._loaded = {}

    def _pick(self, name: str) -> str:
        """One of the variants, by chance, but not the one before."""
        some = files(name)
        if len(some) > 1:
            some = [file for file in some if file != self._last.get(name)]
        self._last[name] = self._rng.choice(some)
        return self._last[name]

    def _sound(self, file: str) -> Any:
        """A file, loaded at its first use; None, for good, if it can't be."""
        if file not in self._loaded:
            try:
                self._loaded[file] = self._output.load(self._folder / file)
            except TROUBLES:
                self._loaded[file] = None
        return self._loaded[file]
