"""A game's table as each part of the table scene asks for it: one protocol per part, with only what that part uses.

`Table` offers all of them. A part can be tried out with any object that has these few members.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import pygame

from game.table import Event, Move
from scenes.app.loop import App
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.motion.director import Cues, Runs
from scenes.stage.art.card import Cards
from scenes.stage.bust import Parts
from scenes.stage.plate import Plate
from scenes.stage.portrait import Face
from scenes.stage.slots import Slot, SpriteKey
from scenes.stage.sprite import Sprite
from scenes.stage.stage import Stage
from scenes.tables.sight import Sight


class Shared(Protocol):
    """A table as `Sharing` asks for it: who keeps the screen, and which limits are races."""

    @property
    def races(self) -> tuple[str, ...]:
        """The kinds of limits in which each person claims with a key of their own."""

    @property
    def lingers(self) -> bool:
        """True if a person who acts again keeps the screen, without a curtain in between."""


class Revealing(Protocol):
    """A table as `Undoing` asks for it."""

    def reveals(self, event: Event) -> bool:
        """Tell if an event shows somebody something new, so that it can't be taken back."""


class Painted(Protocol):
    """A table as the still layer and the drawing of cards ask for it."""

    @property
    def art(self) -> Cards:
        """The pictures of the game's cards at the scale of the window."""

    @property
    def faces(self) -> Mapping[int, Face]:
        """The faces of the seats' portraits."""

    @property
    def sight(self) -> Sight:
        """The view that is shown, and who looks on."""

    def picture(self, sprite: Sprite, pose: dict[str, float], dimmed: bool) -> pygame.Surface:
        """The face of a card in a pose (`angle`, `zoom`, `width`)."""

    def back(self, sprite: Sprite, pose: dict[str, float]) -> pygame.Surface:
        """The back of a card in a pose (`angle`, `zoom`, `width`)."""

    def dims(self, sprite: Sprite) -> bool:
        """Tell if a card is drawn dimmed, as of no use now."""

    def below(self) -> object:
        """All that `draw_below` draws from besides the sight and the preferences; None if there is nothing."""

    def draw_below(self, canvas: Canvas) -> None:
        """Draw on the cloth, under the cards."""


class Laid(Painted, Protocol):
    """A table as `Show` asks for it: laid out, set in motion and drawn."""

    sight: Sight
    """The view that is shown, and who looks on."""
    stage: Stage
    """The sprites on the table at this moment, on their way to the layout."""
    chosen: SpriteKey | None
    """The card that waits for a second choice; None if there is none."""
    raised: SpriteKey | None
    """The card under the pointer or with the focus; None if there is none."""

    @property
    def cues(self) -> Cues:
        """The cue of each kind of event."""

    @property
    def followed(self) -> tuple[type[Event], ...]:
        """Events that are actions of a seat."""

    @property
    def bottom(self) -> int:
        """The seat at the lower edge."""

    @property
    def runs(self) -> Runs:
        """The cue of each kind of event that comes in a row."""

    def dress(self, app: App) -> None:
        """Make the card art anew, at the size of the window and as the person prefers it."""

    def opening(self) -> list[Event]:
        """The first deal as events; empty if it is not shown."""

    def layout(self) -> dict[SpriteKey, Slot]:
        """The slot of every sprite, from the sight."""

    def zones(self) -> dict[str, Slot]:
        """The slot, by zone, for cards that come from there or go there without a slot of their own."""

    def draw_above(self, canvas: Canvas) -> None:
        """Draw over the cards."""

    def plates(self) -> dict[int, Box]:
        """The boxes of the plates by seat, without that of the seat at the lower edge."""

    def handed(self, card: SpriteKey, seat: int) -> Move | None:
        """The move of a card that is let go on a seat's plate; None if it means nothing there."""


class Plated(Protocol):
    """A table as the plates of its seats are drawn from it."""

    @property
    def bottom(self) -> int:
        """The seat at the lower edge."""

    def plates(self) -> dict[int, Box]:
        """The boxes of the plates by seat, without that of the seat at the lower edge."""

    def own_plate(self) -> Box:
        """The box of the plate of the seat at the lower edge."""

    def parts(self, seat: int) -> Parts | None:
        """The boxes of the parts of a seat that is drawn large; None if it is a plate."""

    def backs(self, seat: int) -> int:
        """The number of backs that a large seat holds before it."""

    def card_back(self) -> pygame.Surface | None:
        """The back of the cards in somebody's hand, at full size; None in a game without hands."""

    def plate(self, seat: int) -> Plate:
        """The contents of a seat's plate."""


class Framed(Protocol):
    """A table as the frame around it asks for it: the title, the limit that runs, the banner."""

    @property
    def title(self) -> str:
        """The name of the game."""

    @property
    def middle(self) -> float:
        """The x of the middle of what lies on the table."""

    @property
    def banner_at(self) -> float:
        """The height of the banner's middle, in logical units from the top."""

    @property
    def banner_floor(self) -> float:
        """The height below which a banner would cover what has to be read."""

    def heading(self) -> str:
        """The line under the game's name."""

    @property
    def bottom(self) -> int:
        """The seat at the lower edge."""

    @property
    def large(self) -> bool:
        """True if the others' seats are drawn large."""

    def head(self, seat: int) -> Box:
        """The box of a seat's likeness."""

    def parts(self, seat: int) -> Parts | None:
        """The boxes of the parts of a seat that is drawn large; None if it is a plate."""

    def backs(self, seat: int) -> int:
        """The number of backs that a large seat holds before it."""

    def zone(self, seat: int) -> str:
        """The name of the zone in which a seat's cards are."""

    def plate(self, seat: int) -> Plate:
        """The contents of a seat's plate."""

    def own_plate(self) -> Box:
        """The box of the plate of the seat at the lower edge."""

    def plates(self) -> dict[int, Box]:
        """The boxes of the plates by seat, but for the one at the lower edge."""

    def clock(self, canvas: Canvas, left: float, whole: float) -> bool:
        """Draw the limit that runs (seconds left, seconds in all) in the game's own way; False: draw the usual bar."""

    def limit_box(self) -> Box:
        """The box of the bar or clock that shows the limit."""
