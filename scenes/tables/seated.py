"""The seats around a table: the sight that is shown, and where everyone's plate or portrait is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.player import Choice
from game.match import Seat
from game.table import Move
from scenes.kit.box import Box
from scenes.kit.theme import PLATE
from scenes.motion.director import Cues, Runs
from scenes.stage import bust
from scenes.stage.portrait import Face
from scenes.stage.seats import CORNER, FLOOR, GUIDED, HIGHEST, WATCHED, Large, at_top, fits, large, others, plate_size
from scenes.stage.slots import SpriteKey
from scenes.stage.stage import Stage
from scenes.tables.declared import LOWEST, Declared
from scenes.tables.persight import Answers, per_sight
from scenes.tables.sight import Sight

OWN_AT, WIDEST_OWN, APART = 22, 210, 12
"""The x of one's own plate, its greatest width, and the free room between it and the hand."""


class Seated(Declared):
    """A table as one seat, or everyone, may see it, with the boxes of all seats."""

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        self.game = name
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.cues: Cues = {}
        self.runs: Runs = {}
        self.chosen: SpriteKey | None = None
        """The card that waits for a second choice; None if there is none."""
        self.raised: SpriteKey | None = None
        """The card under the pointer or with the focus; None if there is none."""
        self.sight = Sight(None)
        self.stage = Stage()
        """The sprites on the table at this moment, on their way to the layout."""
        self.key_names: dict[int, str] = {}
        """The letter or sign on each person's race key, by seat."""
        self.guided = False
        """True if a coach says what is to be done: the table leaves out its own hints and short cuts."""
        self.answers = Answers()
        """Answers worked out for the sight that is shown."""
        self.counsel: Choice | None = None
        """The coach's hint for the person who acts, as long as it is shown or marked; None if there is none."""
        self.sentence = ""
        """The words of that hint that a panel of the game's own may show; empty if none are to stand there."""
        self.faces: dict[int, Face] = {}
        """The faces of the seats' portraits, from what everyone at the table knows; a seat without one is neutral."""
        self.trodden: tuple[Box, ...] = ()
        """The boxes of the trail."""

    # the sight

    @property
    def view(self) -> Any:
        """The view that is shown; each game knows its type."""
        return self.sight.view

    @property
    def legal(self) -> Sequence[Move]:
        """The moves that the person who acts may make now."""
        return self.sight.legal

    @property
    def eyes(self) -> int:
        """The seat whose view is shown, or TABLE for what all may see."""
        return self.sight.eyes

    @property
    def bottom(self) -> int:
        """The seat at the lower edge."""
        return self.sight.bottom

    @property
    def width(self) -> float:
        """The width of the table, in logical units."""
        return self.sight.width

    @property
    def middle(self) -> float:
        """The x of the middle of what lies on the table, in logical units: words over it stand there."""
        return self.width / 2

    @property
    def text_size(self) -> float:
        """The size of text that the person prefers; 1 is the usual one."""
        return self.sight.text_size

    @property
    def alone(self) -> bool:
        """True if one person plays against computers: then the table may say "you"."""
        return sum(seat.person for seat in self.seats) == 1

    # the boxes of seats

    @per_sight
    def plates(self) -> dict[int, Box]:
        """The boxes of the plates by seat, clockwise from the left of the seat at the lower edge, which is left out."""
        count = len(self.seats)
        order = [(self.bottom + step) % count for step in range(1, count)]
        if self.large:
            highest = GUIDED if self.guided else HIGHEST
            boxes = large(count, self.width, self._needs, self.floor(), self._buttons_room, highest)
        else:
            boxes = others(count, self.width, self.text_size, self.letters)
        return dict(zip(order, boxes, strict=True))

    def floor(self) -> float:
        """The y that large seats stay above: there is one's own plate, or a hand that takes all of the width."""
        return FLOOR if self.own_large else self._pushed(self.corner())

    def _pushed(self, corner: float) -> float:
        """The y that large seats stay above where one's own plate is small and stands above the hand."""
        return corner - PLATE[1] * self.text_size - APART

    @per_sight
    def own_plate(self) -> Box:
        """The box of the plate of the seat at the lower edge."""
        if self.own_large:
            return Box(OWN_AT, self.corner() - bust.OWN_HEAD, bust.own_width(self.text_size), bust.OWN_HEAD)
        across, down = plate_size(len(self.seats), self.text_size, self.letters)
        return Box(OWN_AT, self.corner() - down, min(across, WIDEST_OWN), down)

    @property
    @per_sight
    def large(self) -> bool:
        """True if the others' seats are drawn large: where the game wants that and there is room."""
        lowest = min(FLOOR, self._pushed(self.highest_corner))
        return self.portraits and fits(len(self.seats), self.width, self._needs, self._buttons_room, lowest)

    @property
    def _needs(self) -> Large:
        """The room for seats drawn large, at the text size that the person prefers."""
        return self.needs.at(self.text_size)

    @property
    def _buttons_room(self) -> float:
        """The room at the upper right that buttons take: more at a table that people only watch."""
        return CORNER if any(seat.person for seat in self.seats) else WATCHED

    @property
    @per_sight
    def own_large(self) -> bool:
        """True if one's own plate shows a large portrait too: as long as the hand leaves the corners free."""
        return self.large and self.corner() >= LOWEST

    def parts(self, seat: int) -> bust.Parts | None:
        """The boxes of the parts of a seat that is drawn large; None if it is a plate."""
        if seat == self.bottom:
            return bust.beside(self.own_plate(), size=self.text_size) if self.own_large else None
        if not self.large:
            return None
        box, count = self.plates()[seat], len(self.seats)
        if at_top(count, (seat - self.bottom) % count - 1):
            return bust.top(box, self.needs.half, self.text_size)
        return bust.below(box, self.text_size)

    def head(self, seat: int) -> Box:
        """The box of a seat's likeness, to which the tail of its bubble leads."""
        found = self.parts(seat)
        if found is not None:
            return found.head
        box = self.own_plate() if seat == self.bottom else self.plates()[seat]
        return Box(box.x + 2, box.y + 2, box.height - 4, box.height - 4)

    def backs(self, seat: int) -> int:
        """The number of backs that a large seat holds before it."""
        return self.count(seat) or 0

    def aside(self) -> float:
        """The width at either side that the hand leaves to one's own plate, as long as it can."""
        across, _ = plate_size(len(self.seats), self.text_size, self.letters)
        return OWN_AT + (bust.own_width(self.text_size) if self.large else min(across, WIDEST_OWN)) + APART

    @property
    def letters(self) -> int:
        """The number of letters of the longest name."""
        return max(map(len, self.names))

    def corner(self) -> float:
        """The lower edge of what stands in the lower corners, in logical units from the top."""
        return LOWEST

    def zone(self, seat: int) -> str:
        """The name of the zone in which a seat's cards are."""
        return "hand" if seat == self.bottom else f"seat{seat}"

    def count(self, seat: int) -> int | None:
        """The number of cards that a seat holds; None if its plate doesn't say so."""
        return None
