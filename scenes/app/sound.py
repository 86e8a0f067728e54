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
from scenes.app.background import Background

FOLDER = ASSETS / "sounds"
RATE, BUFFER = 44100, 512
"""Samples a second, as in the files; and samples handed over at a time: 12 ms from a call to the ear."""
CHANNELS = 8
AT_ONCE = 3
"""The most sounds of one name heard together: forty cards dealt in an instant are not forty times as loud."""
LOUDEST = 10
"""The highest value of each volume."""
USUAL = {"all": 8, "cards": 10, "signals": 10, "ambience": 5, "music": 5}
"""The volumes and their defaults: `all` multiplies those of sounds, ambience and music."""


SOFTER = 0.4
"""The share of their loudness that cards, chips and dice keep while somebody speaks; signals keep all of it."""


class Kind(NamedTuple):
    """A sound: the family whose volume it obeys, and its number of variants."""

    family: str
    variants: int = 1


SOUNDS = {
    # Things moved by hand: cards, chips, dice, cloth.
    "slide": Kind("cards", 4),
    "place": Kind("cards", 4),
    "flip": Kind("cards", 3),
    "deal": Kind("cards", 3),
    "draw": Kind("cards", 3),
    "shuffle": Kind("cards", 2),
    "swap": Kind("cards"),
    "exchange": Kind("cards"),
    "chip": Kind("cards", 3),
    "die_rattle": Kind("cards"),
    "die_stop": Kind("cards"),
    "curtain": Kind("cards"),
    # Signals of the table.
    "press": Kind("signals"),
    "toggle": Kind("signals"),
    "turn": Kind("signals"),
    "refuse": Kind("signals"),
    "race": Kind("signals"),
    "race_won": Kind("signals"),
    "threat_low": Kind("signals"),
    "threat_middle": Kind("signals"),
    "threat_high": Kind("signals"),
    "relief": Kind("signals"),
    "penalty": Kind("signals"),
    "again": Kind("signals"),
    "gift": Kind("signals"),
    "skull": Kind("signals"),
    "thanks": Kind("signals"),
    "reverse": Kind("signals"),
    "tick": Kind("signals", 2),
    "trio_found": Kind("signals"),
    "trio_missed": Kind("signals"),
    "sevens": Kind("signals"),
    "contract_kept": Kind("signals"),
    "contract_failed": Kind("signals"),
    "bet_won": Kind("signals"),
    "eliminated": Kind("signals"),
    "drawn": Kind("signals"),
    "round_won": Kind("signals"),
    "match_won": Kind("signals"),
}
"""Every sound by name."""


def files(name: str) -> list[str]:
    """The files of a sound, one a variant."""
    return [f"{name}-{variant}.ogg" for variant in range(1, SOUNDS[name].variants + 1)]


class Output(Protocol):
    """The device that plays sounds: a mixer, or silence. Only the output knows the type of a loaded sound."""

    def load(self, path: Path) -> Any: ...
    def sounding(self, sounds: list[Any]) -> int: ...
    def play(self, sound: Any, volume: float, must: bool, pan: float) -> None: ...
    def start(self, kind: str, path: Path) -> None: ...
    def set_level(self, kind: str, volume: float) -> None: ...
    def pause(self, kind: str, paused: bool) -> None: ...
    def stop(self, kind: str) -> None: ...
    def close(self) -> None: ...


class Silence:
    """The output where nothing can be heard."""

    def load(self, path: Path) -> Any:
        return None

    def sounding(self, sounds: list[Any]) -> int:
        return 0

    def play(self, sound: Any, volume: float, must: bool, pan: float) -> None:
        pass

    def start(self, kind: str, path: Path) -> None:
        pass

    def set_level(self, kind: str, volume: float) -> None:
        pass

    def pause(self, kind: str, paused: bool) -> None:
        pass

    def stop(self, kind: str) -> None:
        pass

    def close(self) -> None:
        pass


class Mixer:
    """The output of pygame's mixer. Making one opens the sound card, or raises.

    Music is streamed from its file. The ambience has a channel of its own, above those of the sounds, which nothing
    takes from it.
    """

    def __init__(self) -> None:
        pygame.mixer.init(RATE, -16, 2, BUFFER)
        pygame.mixer.set_num_channels(CHANNELS + 1)
        self._ambience = pygame.mixer.Channel(CHANNELS)
        self._begun = [0] * CHANNELS
        """For each channel, the number of its last sound, counted over all channels: the smallest is the oldest."""

    def load(self, path: Path) -> pygame.mixer.Sound:
        return pygame.mixer.Sound(path)

    def sounding(self, sounds: list[pygame.mixer.Sound]) -> int:
        """The number of channels on which these are heard now."""
        return sum(sound.get_num_channels() for sound in sounds)

    def play(self, sound: pygame.mixer.Sound, volume: float, must: bool, pan: float) -> None:
        """Play on a free channel; without one, a sound that `must` be heard takes the oldest, another is dropped."""
        number = self._free(must)
        if number is None:
            return
        self._begun[number] = max(self._begun) + 1
        channel = pygame.mixer.Channel(number)
        channel.play(sound)
        if pan:
            channel.set_volume(*sides(volume, pan))
        else:
            channel.set_volume(volume)

    def _free(self, must: bool) -> int | None:
        """The number of a channel to play on: one that is silent, else the oldest if it `must` be; else None."""
        silent = [number for number in range(CHANNELS) if not pygame.mixer.Channel(number).get_busy()]
        if silent:
            return silent[0]
        return self._begun.index(min(self._begun)) if must else None

    def start(self, kind: str, path: Path) -> None:
        """Begin to play a file over and over, unheard until `set_level`."""
        if kind == "music":
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(-1)
        else:
            self._ambience.play(pygame.mixer.Sound(path), -1)
            self._ambience.set_volume(0.0)

    def set_level(self, kind: str, volume: float) -> None:
        """Set the volume of the music or of the ambience, from 0 to 1."""
        self._player(kind).set_volume(volume)

    def pause(self, kind: str, paused: bool) -> None:
        """Hold the music or the ambience where it is, or let it go on from there."""
        player = self._player(kind)
        player.pause() if paused else player.unpause()

    def stop(self, kind: str) -> None:
        """End the music or the ambience, and let go of its file."""
        self._player(kind).stop()
        if kind == "music":
            pygame.mixer.music.unload()

    def _player(self, kind: str) -> Any:
        return pygame.mixer.music if kind == "music" else self._ambience

    def close(self) -> None:
        pygame.mixer.quit()


def sides(volume: float, pan: float) -> tuple[float, float]:
    """The volumes at the left and at the right of a sound, whose pan is from -1 (left) to 1: the far side is softer."""
    return volume * min(1.0, 1.0 - pan), volume * min(1.0, 1.0 + pan)


TROUBLES = (pygame.error, OSError, NotImplementedError, ImportError)
"""The errors that mean silence: no card, a file gone or spoilt, a pygame built without its mixer."""


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
        self.background = Background(self._output, self.background_volume)

    @property
    def heard(self) -> bool:
        """True if there is a sound card to play on."""
        return not isinstance(self._output, Silence)

    def open(self) -> bool:
        """Open the sound card; False if there is none."""
        if not self.heard:
            try:
                self._use(Mixer())
            except TROUBLES:
                self._use(Silence())
        return self.heard

    def close(self) -> None:
        """Close the sound card; the sounds may be opened again."""
        with suppress(*TROUBLES):
            self._output.close()
        self._use(Silence())

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play a sound at a share of its loudness, from a side (-1 left, 1 right); an unknown name is silence."""
        loudness = self.loudness(name, volume)
        if loudness <= 0 or not self.heard:
            return
        sound = self._sound(self._pick(name))
        there = [loaded for loaded in map(self._loaded.get, files(name)) if loaded is not None]
        with suppress(*TROUBLES):
            if sound is not None and self._output.sounding(there) < AT_ONCE:
                self._output.play(sound, loudness, SOUNDS[name].family == "signals", pan)

    def loudness(self, name: str, volume: float = 1.0) -> float:
        """The loudness of a sound, from 0 to 1: `volume` times its family's volume times that of all.

        While somebody speaks, things moved by hand are softer.
        """
        if name not in SOUNDS:
            return 0.0
        family = self.volumes[SOUNDS[name].family]
        share = SOFTER if self.background.speakers and SOUNDS[name].family == "cards" else 1.0
        return min(1.0, max(0.0, volume)) * family / LOUDEST * self.volumes["all"] / LOUDEST * share

    def set_volume(self, which: str, value: int) -> None:
        """Set one of the volumes to a value from 0 to 10; one outside is brought inside."""
        if which in self.volumes:
            self.volumes[which] = min(LOUDEST, max(0, value))

    def background_volume(self, kind: str) -> float:
        """The volume of the music or of the ambience, from 0 to 1; 0 without a sound card."""
        return self.volumes[kind] / LOUDEST * self.volumes["all"] / LOUDEST if self.heard else 0.0

    def duck(self) -> None:
        """Lower music, ambience and cards while somebody speaks. Calls add up: each needs its `unduck`."""
        self.background.speakers += 1

    def unduck(self) -> None:
        """End one `duck`; after the last, music and ambience come back."""
        self.background.speakers = max(0, self.background.speakers - 1)

    def _use(self, output: Output) -> None:
        """Play through this output from now on; sounds loaded for the one before are dropped."""
        self._output = output
        self._loaded = {}
        self.background.use(output)

    def _pick(self, name: str) -> str:
        """The file of a random variant, but not the one played last."""
        some = files(name)
        if len(some) > 1:
            some = [file for file in some if file != self._last.get(name)]
        self._last[name] = self._rng.choice(some)
        return self._last[name]

    def _sound(self, file: str) -> Any:
        """A sound from its file, loaded at its first use; None if it can't be loaded, then and later."""
        if file not in self._loaded:
            try:
                self._loaded[file] = self._output.load(self._folder / file)
            except TROUBLES:
                self._loaded[file] = None
        return self._loaded[file]
