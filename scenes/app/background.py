"""Background sound: the room around the table, and a piece of music. Both fade in and out, and give way to speech.

Nothing is loaded before it is wanted and can be heard; a file that is missing or spoilt is silence.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal, Protocol

import pygame

from game.shelf import ASSETS
from scenes.app.preferences import Preferences

FOLDER = ASSETS / "music"
AMBIENCE = "room"
"""The file of the ambience, without its ending."""
Piece = Literal["calm", "waltz", "cafe", "evening"]
PIECES: tuple[Piece, ...] = ("calm", "waltz", "cafe", "evening")
FADE, DUCK = 1.5, 0.3
"""Seconds of a fade from silence to the full volume; and of one to the volume under speech."""
DUCKED = 0.25
"""The share of their volume that music and ambience keep while somebody speaks."""
STEP = 0.03
"""Seconds between two steps of a fade."""
TROUBLES = (pygame.error, OSError, NotImplementedError, ImportError)
"""The errors that mean silence: no card, a file gone or spoilt, a pygame built without its mixer."""


def chosen(preferences: Preferences, own: Piece, several: bool) -> str | None:
    """The piece for a table whose game has `own`, as the person prefers; None for no music.

    Where several people share the screen there is none, unless that is wanted too.
    """
    if preferences.music == "none" or (several and not preferences.shared_music):
        return None
    return own if preferences.music == "own" else preferences.music


class Player(Protocol):
    """The part of an output that plays files over and over, one of each kind: "music" and "ambience"."""

    def start(self, kind: str, path: Path) -> None: ...
    def set_level(self, kind: str, volume: float) -> None: ...
    def pause(self, kind: str, paused: bool) -> None: ...
    def stop(self, kind: str) -> None: ...


class Track:
    """The music or the ambience: the file that is wanted, the one that is playing, and how far it is faded in."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.wanted: str | None = None
        """The name of the file to be heard, without its ending; None for silence."""
        self.playing: str | None = None
        """The name of the file that plays now; None if none does."""
        self.faded = 0.0
        """The share to which it is faded in: 0 is silence, 1 its whole volume."""
        self.level = -1.0
        """The volume that the output was told last; -1 if it was told none."""


class Background:
    """Music and ambience on one output. Whoever wants something heard says so; `update` then fades it in or out."""

    def __init__(self, output: Player, volume: Callable[[str], float], folder: Path = FOLDER) -> None:
        self.speakers = 0
        """The number of voices that speak now: while there are any, everything here is softer."""
        self.tried: str | None = None
        """The piece that somebody is choosing, heard instead of the table's; None if nobody is."""
        self._output = output
        self._volume = volume
        self._folder = folder
        self._tracks = {kind: Track(kind) for kind in ("music", "ambience")}
        self._room: tuple[str | None, bool] = (None, False)
        self._duck = 1.0
        self._away = False
        self._broken: set[str] = set()
        """Files that could not be played; they are not tried again."""

    def use(self, output: Player) -> None:
        """Play through this output from now on; whatever played on the one before is over."""
        self._output = output
        self._broken = set()
        for track in self._tracks.values():
            track.playing, track.faded, track.level = None, 0.0, -1.0

    # what is wanted

    def sit_down(self, piece: str | None) -> None:
        """Let the room be heard, and a piece of music; None for no music."""
        self._room = (piece, True)

    def get_up(self) -> None:
        """Let everything fade out."""
        self._room = (None, False)

    @property
    def wanted(self) -> dict[str, str | None]:
        """The files that should be heard now, by kind: those of the table, or the piece that is tried."""
        piece, in_room = self._room
        chosen = self.tried or piece
        heard: dict[str, str | None] = {
            "music": chosen,
            "ambience": AMBIENCE if in_room or self.tried else None,
        }
        return {
            kind: file if file not in self._broken and self._volume(kind) > 0 else None for kind, file in heard.items()
        }

    # time

    def away(self, away: bool) -> None:
        """Hold everything while the window is out of sight, then let it go on."""
        if away == self._away:
            return
        self._away = away
        for track in self._tracks.values():
            if track.playing is not None:
                self._try(track, lambda kind=track.kind: self._output.pause(kind, away))  # type: ignore[misc]

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: begin, fade and end what has to be."""
        if self._away:
            return
        wanted = self.wanted
        self._duck = _towards(self._duck, self._duck_goal, dt * (1 - DUCKED) / DUCK)
        for kind, track in self._tracks.items():
            self._follow(track, wanted[kind], dt)

    @property
    def wake(self) -> float | None:
        """Seconds until the next step of a fade; None if nothing fades."""
        if self._away:
            return None
        wanted = self.wanted
        still = self._duck == self._duck_goal and all(
            track.playing == wanted[kind] and track.faded == (wanted[kind] is not None)
            for kind, track in self._tracks.items()
        )
        return None if still else STEP

    @property
    def _duck_goal(self) -> float:
        return DUCKED if self.speakers else 1.0

    def _follow(self, track: Track, wanted: str | None, dt: float) -> None:
        """Bring a track nearer to what is wanted of it: another file is begun once the one before has faded out."""
        if track.playing is None and wanted is not None:
            track.playing, track.faded, track.level = wanted, 0.0, -1.0
            self._try(track, lambda: self._output.start(track.kind, self._folder / f"{wanted}.ogg"))
        elif track.playing is not None:
            track.faded = _towards(track.faded, float(track.playing == wanted), dt / FADE)
        if track.playing is None:
            return
        if track.faded == 0.0 and track.playing != wanted:
            track.playing = None
            self._try(track, lambda: self._output.stop(track.kind))
            return
        level = self._volume(track.kind) * track.faded * self._duck
        if level != track.level:
            track.level = level
            self._try(track, lambda: self._output.set_level(track.kind, level))

    def _try(self, track: Track, act: Callable[[], None]) -> None:
        """Ask the output for something; if it can't, this file is silence from now on."""
        try:
            act()
        except TROUBLES:
            if track.playing is not None:
                self._broken.add(track.playing)
            track.playing, track.faded = None, 0.0


def _towards(value: float, goal: float, most: float) -> float:
    """The value, brought nearer to the goal by at most this much."""
    return max(goal, value - most) if value > goal else min(goal, value + most)
