"""Preferences: what a person has chosen for all evenings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from scenes.kit.intents import KEYS, Shortcut

LARGE_SCREEN = 160
"""The text size for a large screen, in per cent."""
Volume = Annotated[int, msgspec.Meta(ge=0, le=10)]
Scancode = Annotated[int, msgspec.Meta(ge=1, le=511)]
Letter = Annotated[str, msgspec.Meta(max_length=40)]
"""The name printed on a key."""
Name = Annotated[str, msgspec.Meta(max_length=40)]
"""The name of something to choose from; names not known here are kept, and mean the usual choice."""
VoiceCode = Annotated[str, msgspec.Meta(max_length=200)]
"""The name of a voice in the commands of its engine."""
Coordinate = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Length = Annotated[int, msgspec.Meta(ge=1, le=32_000)]


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """The settings, kept as one small file. A missing field has its default; a wrong one sets the file aside."""

    language: Literal["fr", "en"] | None = None
    """None for the language of the machine."""
    speed: Literal[50, 100, 200, 400, 0] = 100
    """The speed of everything that moves, in per cent; 0 is instant."""
    pace: Literal["calm", "brisk"] = "calm"
    """The pace of the table: time to read everything before computer players go on, or half of it."""
    hide_when_away: bool = True
    """True to hide hands while the window has not the focus."""

    talk: Literal["off", "some", "many"] = "some"
    """The talk of the characters at the table: none, now and then, or often."""
    first_times: bool = True
    """True if the coach explains what happens to a person for the first time."""

    limits: Literal[1, 2, 5, 0] = 1
    """The factor by which every time limit is longer; 0 for no limits."""
    races_by_lot: bool = False
    """True if speed does not count: in a race everyone chooses in secret, and the order is drawn by lot."""
    only_moves: bool = False
    """True if the table makes the move of a person who has no choice, unless several people share the screen."""
    look: Literal[2, 4, 6, 10] = 4
    """Seconds that Trio's cards stay face up after a miss."""

    spoken: bool = False
    """True if answers in Défizz! are said aloud and judged by the others."""
    knowledge: Literal["mine", "fixed"] = "mine"
    """The knowledge of computer players in Défizz!: relative to what the people know, or fixed for each level."""

    text_size: Literal[100, 125, 150, 160] = 100
    """In per cent; 160 is for a large screen seen from afar: no text has less than 26 pixels at 1080p."""
    contrast: Literal["usual", "strong"] = "usual"
    four_colours: bool = False
    """True if every suit of Le Tordu has a colour of its own."""
    circle: bool = True
    """True if Trépido's table shows the circle of symbols, with what beats the card on top."""
    reduced_motion: bool = False
    cloth: Name = "green"
    """The name of the table's cloth; one that is not known is the usual one."""
    backs: dict[Name, Name] = {}
    """Game → the name of the back of its cards; without one, or with one that is not known, the game's usual back."""

    all_sounds: Volume = 8
    card_sounds: Volume = 10
    signals: Volume = 10
    ambience: Volume = 5
    music_volume: Volume = 5
    music: Literal["own", "none", "calm", "waltz", "cafe", "evening"] = "own"
    """The piece heard at a table; "own": each game has its own, "none": no music."""
    shared_music: bool = False
    """True if there is music also where several people share the screen."""

    reads_aloud: bool = False
    """True if a voice of the system reads Défizz! out: the die, hints, questions, answers."""
    told_aloud: Literal["off", "brief", "usual", "full"] = "off"
    """The amount that a voice tells people who see little: the focus, events, choices."""
    headphones: bool = False
    """True if whoever sits at a shared screen hears the voice alone: only then it tells what only they may know."""
    voices: dict[Name, VoiceCode] = {}
    """Language → the name of the voice in the commands of its engine; without one, the engine's own."""
    voice_speeds: dict[Name, Volume] = {}
    """Language → the speed of the voice, from 0 to 10; 5 is usual."""
    voice_volume: Volume = 8

    keys: dict[Shortcut, Scancode] = {}
    """The short cuts that were changed: their keys, by position on the keyboard."""
    key_names: dict[Shortcut, Letter] = {}
    """The names printed on those keys, which only a press can tell."""

    fullscreen: bool = False
    maximised: bool = False
    geometry: tuple[Coordinate, Coordinate, Length, Length] | None = msgspec.field(default=None, name="place")
    """Left, top, width, height of the window when it was neither; "place" in the file, as it has always been."""
    screens: tuple[tuple[Length, Length], ...] = ()
    """The sizes of the screens at that time."""

    @property
    def seen_from_afar(self) -> bool:
        """True if everything is drawn for a large screen, the indices of cards too."""
        return self.text_size == LARGE_SCREEN

    @property
    def shortcuts(self) -> dict[Shortcut, int]:
        """The key of every short cut, by position on the keyboard."""
        return {**KEYS, **self.keys}
