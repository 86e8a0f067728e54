"""What a person has chosen once and for all their evenings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Volume = Annotated[int, msgspec.Meta(ge=0, le=10)]


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """Kept as one small file. Fields that are not there have their usual value; a wrong one sets the file aside."""

    language: Literal["fr", "en"] | None = None
    """None: that of the machine."""
    speed: Literal[50, 100, 200, 400, 0] = 100
    """Of everything that moves, in per cent; 0 is at once."""
    text_size: Literal[100, 125, 150] = 100
    contrast: Literal["usual", "strong"] = "usual"
    reduced_motion: bool = False
    fullscreen: bool = False
    hide_when_away: bool = True
    """Whether hands are hidden while the window has not the focus."""
    all_sounds: Volume = 8
    card_sounds: Volume = 10
    signals: Volume = 10
