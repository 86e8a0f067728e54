"""The layout of Trio's table: the slots of its cards, and what lies there at this moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.match import Seat
from game.table import TABLE
from game.trio.moves import Reveal
from game.trio.view import Seen, TrioView
from scenes.games.trio import marks, notebook, places, standing
from scenes.games.trio.art import Art
from scenes.games.trio.places import Held, Lying, Won, lying
from scenes.kit.box import Box
from scenes.kit.text import Type
from scenes.stage import bust, hand
from scenes.stage.slots import Back, Slot, SpriteKey
from scenes.tables.persight import per_sight
from scenes.tables.table import Table

LIFT, RAISED, CHOSEN = 14.0, 16.0, 40.0
"""The lift of a card that may be turned up, that is under the pointer, that is chosen for the partner."""
SMALL_LIFT = 8.0
"""The lift of a card of the middle or of another seat under the pointer."""
NEAREST = 41.0
"""The least distance between two cards of one's own hand: it never takes the corners."""
DEEPEST = 632.0
"""The lowest y of the outer cards of one's own hand: their links must be seen."""


class Layout(Table):
    """A table that knows where everything of Trio lies; its controls and its drawing are in `table.py`."""

    view: TrioView
    art: Art
    chosen: Held | None
    portraits = True
    needs = places.LARGE

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        super().__init__(name, seats)
        self.look = 4.0
        """Seconds that the cards lie open after a miss."""
        self.notes: dict[SpriteKey, int] = {}
        """The notebook: the known number of each card that lies face down; empty if none is kept."""
        self.type: Type | None = None

    # where it lies

    @per_sight
    def blocks(self) -> dict[int, places.Block]:
        """The boxes of the other seats, by seat."""
        found = {}
        for seat, box in self.plates().items():
            parts = self.parts(seat)
            found[seat] = places.large_block(box, parts) if parts else places.block(box, self.width / 2)
        return found

    def centre(self) -> places.Centre:
        around = tuple(block.whole for block in self.blocks().values())
        return places.centre(len(self.view.taken), around, self.width, self.text_size)

    def corner_box(self) -> Box:
        """The box of the trios of whoever sits at the lower edge."""
        return places.corner(self.width, self.own_plate())

    @property
    def banner_at(self) -> float:  # type: ignore[override]
        """The y of the banner: over the places of the middle, never over the row."""
        centre = self.centre()
        return centre.places[0].y if centre.places else centre.prompt.centre[1] - 12

    def zones(self) -> dict[str, Slot]:
        middle, centre = self.width / 2, self.centre()
        lies = Slot(middle, centre.row[0].y, scale=centre.scale, face_up=False, zone="middle")
        found = {
            "pile": replace(lies, zone="pile"),
            "middle": lies,
            "row": centre.row[min(len(self.view.revealed), len(centre.row) - 1)],
            "hand": Slot(middle, 640, z=500, face_up=self.eyes != TABLE, zone="hand"),
        }
        for seat, block in self.blocks().items():
            x, y = block.strip.centre
            scale = bust.BACK if block.large else places.SMALL
            found[f"seat{seat}"] = Slot(x, y, scale=scale, face_up=False, z=20, zone=f"seat{seat}")
        return found

    def layout(self) -> dict[SpriteKey, Slot]:
        """The slots of the middle, the row, every hand and every trio."""
        view, centre, lying = self.view, self.centre(), self._lying()
        gone = {key.asked.place for key in lying}
        found: dict[SpriteKey, Slot] = {
            Back("middle", index): slot
            for index, slot in enumerate(centre.places)
            if not view.taken[index] and index not in gone
        }
        found |= zip(lying, centre.row, strict=False)
        for seat in range(view.seats):
            found |= self.hand(seat) | self.trios(seat)
        raised = found.get(self.raised)
        if raised is not None and raised.zone != "hand":
            found[self.raised] = replace(raised, scale=raised.scale * 1.06, z=raised.z + 200, lift=SMALL_LIFT)
        return found

    def _names(self, seat: int) -> list[Back | Held]:
        """The keys of a hand's cards from the lowest to the highest, those that lie turned up included (TI-06).

        A hidden card keeps its key as long as it is in a hand.
        """
        view = self.view
        seen = [card for card in view.revealed if card.source == seat]
        own = view.hands[seat]
        if own is None:
            first = sum(_lowest_gone(card, seat) for card in view.history)
            return [Back(self.zone(seat), first + index) for index in range(view.counts[seat] + len(seen))]
        lows = [card.number for card in seen if card.end == "low"]
        highs = [card.number for card in seen if card.end == "high"]
        numbers = [*lows, *own, *reversed(highs)]
        return [Held(number, numbers[:index].count(number), seat) for index, number in enumerate(numbers)]

    def _lying(self) -> list[Lying]:
        """The keys of the cards turned up in this turn, with the keys that they had before."""
        found: list[Lying] = []
        for count, seen in enumerate(self.view.revealed):
            asked = Reveal(seen.source, seen.place, seen.end)
            if seen.place is not None:
                found.append(Lying(seen.by, count, seen.number, asked, Back("middle", seen.place)))
                continue
            before = sum(key.asked == asked for key in found)
            names = self._names(int(seen.source))
            source = names[before] if seen.end == "low" else names[-1 - before]
            found.append(Lying(seen.by, count, seen.number, asked, source))
        return found

    def hand(self, seat: int) -> dict[SpriteKey, Slot]:
        """The slots of the cards still in a hand; a card that lies in the row leaves a gap."""
        names = self._names(seat)
        if seat == self.bottom:
            slots = hand.fan([len(names)], self.width, self.aside(), NEAREST).slots
        else:
            hidden = self.view.hands[seat] is None
            slots = places.fan(self.blocks()[seat], len(names), self.zone(seat), hidden)
        lows = sum(seen.source == seat and seen.end == "low" for seen in self.view.revealed)
        still = slice(lows, lows + self.view.counts[seat])
        cards = dict(zip(names[still], slots[still], strict=True))
        if seat != self.bottom:
            return {key: replace(slot, face_up=isinstance(key, Held)) for key, slot in cards.items()}
        return {key: self._held(key, slot, cards) for key, slot in cards.items()}

    def _held(self, key: Back | Held, slot: Slot, cards: dict[Back | Held, Slot]) -> Slot:
        """The slot of a card at the lower edge: both ends stand out while they may be asked for."""
        ends = (next(iter(cards)), next(reversed(cards)))
        lift = LIFT if key in ends and self.askable() else 0.0
        lies = replace(
            slot, y=min(slot.y, DEEPEST), z=500 + slot.z, face_up=isinstance(key, Held), lift=lift, zone="hand"
        )
        if key == self.offered():
            return replace(lies, angle=0.0, scale=1.06, lift=CHOSEN)
        return replace(lies, angle=0.0, scale=1.06, z=900, lift=lift + RAISED) if key == self.raised else lies

    def askable(self) -> bool:
        """True if the person at the lower edge may ask for cards of their own now."""
        return any(isinstance(move, Reveal) and move.source == self.bottom for move in self.legal)

    def offered(self) -> Held | None:
        """The card for the partner, chosen or already offered; None if there is none."""
        if isinstance(self.chosen, Held):
            return self.chosen
        number = self.view.offers[self.bottom] if self.view.phase == "exchange" else None
        return None if number is None else Held(number, 0, self.bottom)

    def trios(self, seat: int) -> dict[SpriteKey, Slot]:
        """The slots of the trios that a seat has won."""
        won, zone = self.view.trios[seat], f"won{seat}"
        if not won:
            return {}
        if seat == self.bottom:
            slots = places.own(self.corner_box(), zone, len(won))
        else:
            numbers = standing.near(self.view, seat, self.view.trios)
            kept = 0.0
            if numbers is not None and self.type is not None:
                kept = marks.near_width(self.type, marks.near_words(numbers)) + places.NEAR_GAP
            slots = places.won(self.blocks()[seat].won, zone, len(won), places.SMALL, kept)
        return {
            Won(seat, number, copy): slot
            for number, trio in zip(won, slots, strict=True)
            for copy, slot in enumerate(trio)
        }

    # what lies there now

    def turned(self) -> list[Lying]:
        """The cards of the row that show their faces."""
        return [key for key in lying(self.stage) if self.stage.sprites[key].shows_face]

    def laid(self) -> list[list[int]]:
        """The trios that lie before each seat on the screen, by seat: a trio counts only once everyone has seen it."""
        found: list[list[int]] = [[] for _ in self.seats]
        for key in self.stage.sprites:
            if isinstance(key, Won) and key.copy == 0:
                found[key.seat].append(key.number)
        return found

    def acting(self) -> tuple[int, ...]:
        """The seat whose move is being shown, else those whose move is awaited."""
        turned_up = lying(self.stage)
        return (turned_up[0].by,) if turned_up else tuple(self.view.actors)

    def looking(self) -> bool:
        """True if the cards of a turn that is over still lie in the row."""
        return bool(lying(self.stage)) and not self.view.revealed

    def noted(self) -> dict[SpriteKey, int]:
        """The numbers that the notebook knows, by card; to be asked only while no card is on its way."""
        found: dict[SpriteKey, int] = {
            Back("middle", index): number for index, number in enumerate(self.view.middle) if number is not None
        }
        for seat, page in enumerate(notebook.known(self.view)):
            names = self._names(seat)
            found |= {names[index]: number for index, number in page.items()}
        return found


def _lowest_gone(card: Any, seat: int) -> bool:
    """True if this card was a hand's lowest and has left it for good."""
    return isinstance(card, Seen) and card.source == seat and card.end == "low" and card.became == "trio"
