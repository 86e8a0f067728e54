"""What a person has chosen once and for all their evenings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from scenes.kit.intents import KEYS, Shortcut

Volume = Annotated[int, msgspec.Meta(ge=0, le=10)]
Scancode = Annotated[int, msgspec.Meta(ge=1, le=511)]
Letter = Annotated[str, msgspec.Meta(max_length=40)]
"""What is printed on a key."""
Coordinate = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Length = Annotated[int, msgspec.Meta(ge=1, le=32_000)]


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """Kept as one small file. Fields that are not there have their usual value; a wrong one sets the file aside."""

    language: Literal["fr", "en"] | None = None
    """None: that of the machine."""
    speed: Literal[50, 100, 200, 400, 0] = 100
    """Of everything that moves, in per cent; 0 is at once."""
    hide_when_away: bool = True
    """Whether hands are hidden while the window has not the focus."""

    limits: Literal[1, 2, 5, 0] = 1
    """How many times longer every limit of time is; 0: none runs out."""
    races_by_lot: bool = False
    """Whether speed counts for nothing: in a race everyone chooses in secret, and the order is drawn by lot."""
    look: Literal[2, 4, 6, 10] = 4
    """Seconds that Trio's cards stay face up after a miss."""

    spoken: bool = False
    """Whether answers in Défizz! are said aloud and judged by the others."""
    knowledge: Literal["mine", "fixed"] = "mine"
    """Whether computer players of Défizz! know as much as people do, less or more, or each level always as much."""

    text_size: Literal[100, 125, 150] = 100
    contrast: Literal["usual", "strong"] = "usual"
    four_colours: bool = False
    """Whether every suit of Le Tordu has a colour of its own."""
    reduced_motion: bool = False

    all_sounds: Volume = 8
    card_sounds: Volume = 10
    signals: Volume = 10

    keys: dict[Shortcut, Scancode] = {}
    """The short cuts that were changed, by their place on the keyboard."""
    key_names: dict[Shortcut, Letter] = {}
    """What is printed on those keys: only a key that was pressed can tell."""

    fullscreen: bool = False
    maximised: bool = False
    place: tuple[Coordinate, Coordinate, Length, Length] | None = None
    """Where the window was when it was neither: left, top, width, height."""
    screens: tuple[tuple[Length, Length], ...] = ()
    """The sizes of the screens at that time."""

    @property
    def shortcuts(self) -> dict[Shortcut, int]:
        """Every short cut's key."""
        return {**KEYS, **self.keys}
