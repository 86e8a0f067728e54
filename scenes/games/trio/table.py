"""The table of Trio: the layout of its cards, the moves that can be made, the drawing around them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.match import Seat
from game.table import TABLE
from game.trio import events
from game.trio.cards import SEVEN
from game.trio.memory import partner
from game.trio.moves import Reveal
from game.trio.view import Seen, TrioView
from scenes.app.lang import n, p, t
from scenes.games.trio import asking, cues, exchange, looks, marks, notebook, places, standing, words
from scenes.games.trio.art import Art
from scenes.games.trio.places import Held, Lying, Won
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.intents import KeyPress
from scenes.kit.text import Type
from scenes.kit.theme import CARD
from scenes.kit.widget import Widget
from scenes.motion.tween import jolt
from scenes.sitting.words import Words
from scenes.stage import hand, plate
from scenes.stage.slots import Back, Slot, SpriteKey
from scenes.stage.sprite import Sprite
from scenes.tables import frame
from scenes.tables.reach import Reach
from scenes.tables.table import Table

if TYPE_CHECKING:
    from scenes.app.loop import App

LIFT, RAISED, CHOSEN = 14.0, 16.0, 40.0
"""The lift of a card that may be turned up, that is under the pointer, that is chosen for the partner."""
SMALL_LIFT = 8.0
"""The lift of a card of the middle or of another seat under the pointer."""
DEEPEST = 632.0
"""The lowest y of the outer cards of one's own hand: their links must be seen."""
SHAKE_MS, SHAKE = 140, 7.0


class Trio(Table):
    title = "Trio"
    words: Words = words
    view: TrioView
    art: Art
    chosen: Held | None

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        super().__init__(name, seats)
        self.cues = cues.table(self)
        self.look = 4.0
        """Seconds that the cards lie open after a miss."""
        self.notes: dict[SpriteKey, int] = {}
        """The notebook: the known number of each card that lies face down; empty if none is kept."""
        self.type: Type | None = None

    def dress(self, app: App) -> None:
        self.art = Art(app.view.scale, app.preferences.contrast, links=self.view.options.mode == "picante")
        self.look = float(app.preferences.look)
        self.type = app.canvas.type

    # where it lies

    def opening(self) -> list[Any]:
        opened = [events.ExchangeOpened(self.view.actors)] if self.view.phase == "exchange" else []
        return [cues.Dealing(), *opened]

    def blocks(self) -> dict[int, places.Block]:
        """The boxes of the other seats, by seat."""
        return {seat: places.block(box, self.width / 2) for seat, box in self.plates().items()}

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
            "hand": Slot(middle, 640, z=500, face_up=self.eyes != TABLE, zone="hand"),
        }
        for seat, block in self.blocks().items():
            x, y = block.strip.centre
            found[f"seat{seat}"] = Slot(x, y, scale=places.SMALL, face_up=False, z=20, zone=f"seat{seat}")
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
            slots = hand.fan([len(names)], self.width).slots
        else:
            slots = places.fan(self.blocks()[seat].strip, len(names), self.zone(seat))
        lows = sum(seen.source == seat and seen.end == "low" for seen in self.view.revealed)
        still = slice(lows, lows + self.view.counts[seat])
        cards = dict(zip(names[still], slots[still], strict=True))
        if seat != self.bottom:
            return {key: replace(slot, face_up=isinstance(key, Held)) for key, slot in cards.items()}
        return {key: self._held(key, slot, cards) for key, slot in cards.items()}

    def _held(self, key: Back | Held, slot: Slot, cards: dict[Back | Held, Slot]) -> Slot:
        """The slot of a card at the lower edge: both ends stand out while they may be asked for."""
        ends = (next(iter(cards)), next(reversed(cards)))
        lift = LIFT if key in ends and self._askable() else 0.0
        lies = replace(
            slot, y=min(slot.y, DEEPEST), z=500 + slot.z, face_up=isinstance(key, Held), lift=lift, zone="hand"
        )
        if key == exchange.offered(self):
            return replace(lies, angle=0.0, scale=1.06, lift=CHOSEN)
        return replace(lies, angle=0.0, scale=1.06, z=900, lift=lift + RAISED) if key == self.raised else lies

    def _askable(self) -> bool:
        """True if the person at the lower edge may ask for cards of their own now."""
        return any(isinstance(move, Reveal) and move.source == self.bottom for move in self.legal)

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
                kept = marks.near_width(self.type, marks.near_words(numbers)) + looks.NEAR_GAP
            slots = places.won(self.blocks()[seat].won, zone, len(won), places.SMALL, kept)
        return {
            Won(seat, number, copy): slot
            for number, trio in zip(won, slots, strict=True)
            for copy, slot in enumerate(trio)
        }

    # what lies there now

    def turned(self) -> list[Lying]:
        """The cards of the row that show their faces."""
        return [key for key in cues.lying(self.stage) if self.stage.sprites[key].shows_face]

    def laid(self) -> list[list[int]]:
        """The trios that lie before each seat on the screen, by seat: a trio counts only once everyone has seen it."""
        found: list[list[int]] = [[] for _ in self.seats]
        for key in self.stage.sprites:
            if isinstance(key, Won) and key.copy == 0:
                found[key.seat].append(key.number)
        return found

    def acting(self) -> tuple[int, ...]:
        """The seat whose move is being shown, else those whose move is awaited."""
        lying = cues.lying(self.stage)
        return (lying[0].by,) if lying else tuple(self.view.actors)

    def looking(self) -> bool:
        """True if the cards of a turn that is over still lie in the row."""
        return bool(cues.lying(self.stage)) and not self.view.revealed

    # what can be done

    def build(self, reach: Reach) -> list[Widget]:
        if self.view.options.notebook and not reach.busy:
            self.notes = self._notes()
        found = asking.widgets(self, reach)
        if self.view.phase == "exchange" and self.legal:
            found += exchange.buttons(self, reach)
        for seat, name in enumerate(self.names):
            numbers = standing.near(self.view, seat, self.view.trios)
            if numbers is not None:
                box = self.corner_box() if seat == self.bottom else self.blocks()[seat].won
                found.append(asking.Note(box, standing.sentence(name, numbers)))
        return found

    def _notes(self) -> dict[SpriteKey, int]:
        """The numbers that the notebook knows, by card; to be asked only while no card is on its way."""
        found: dict[SpriteKey, int] = {
            Back("middle", index): number for index, number in enumerate(self.view.middle) if number is not None
        }
        for seat, page in enumerate(notebook.known(self.view)):
            names = self._names(seat)
            found |= {names[index]: number for index, number in page.items()}
        return found

    def touched(self, card: Any, reach: Reach) -> None:
        """Take a click on one's own card: choose it for the partner, or turn it up if it is at an end (TI-09)."""
        if self.view.phase == "exchange":
            if self.legal and not self._skipped(reach):
                self.chosen = None if self.chosen == card else card
                reach.refresh()
            return
        own = self.view.hands[self.bottom] or [0]
        end: Any = {own[-1]: "high", own[0]: "low"}.get(card.number)
        self.ask(Reveal(self.bottom, end=end), reach)
        if end is None:
            reach.director.play(jolt(reach.stage, card, SHAKE_MS, SHAKE))

    def ask(self, move: Reveal, reach: Reach) -> None:
        """Turn a card up; while something is being looked at, only end the look."""
        if not self._skipped(reach):
            reach.do(move)

    def _skipped(self, reach: Reach) -> bool:
        return reach.busy and reach.director.finish_current()

    def keyed(self, key: KeyPress, reach: Reach) -> bool:
        """Turn up the card of the middle whose digit was pressed; False if the key is no such digit."""
        index = asking.DIGITS.get(key.scancode)
        if index is None or index >= len(self.view.taken):
            return False
        self.ask(Reveal("middle", place=index), reach)
        return True

    def reveals(self, event: Any) -> bool:
        """True if an event shows somebody something new; secret answers and the openings of turn and exchange don't."""
        return not isinstance(event, events.Answered | events.ExchangeOpened | events.TurnBegan)

    # how it looks

    def picture(self, sprite: Sprite, pose: dict[str, float], dimmed: bool) -> Any:
        number: int = sprite.key.number  # type: ignore[attr-defined]
        face = self.art.face(number, **pose, dimmed=dimmed)
        if number == SEVEN and isinstance(sprite.key, Lying):
            return marks.glowing(face, max(2, round(marks.GLOW * sprite.scale * self.art.size[1] / CARD[1])))
        return face

    def dims(self, sprite: Sprite) -> bool:
        """True for a card of one's own hand that can't be asked for, on one's own turn."""
        own = self.view.hands[self.bottom]
        if not own or not isinstance(sprite.key, Held) or not self._askable() or self.looking():
            return False
        return sprite.home.zone == "hand" and sprite.key.number not in (own[0], own[-1])

    def heading(self) -> str:
        options = self.view.options
        mode = p("variant", "Picante") if options.mode == "picante" else p("variant", "Simple")
        if not options.teams:
            return mode
        teams = n("{count} team", "{count} teams", self.view.seats // 2)
        return t("{mode} · {teams}", mode=mode, teams=teams)

    def plate_line(self, seat: int) -> str:
        view = self.view
        if view.options.teams:
            if self.alone and seat == partner(self.bottom, view.seats):
                return t("partner")
            return t("Team {number}", number=1 + seat % (view.seats // 2))
        if seat in self.acting():
            return t("your turn") if self.alone and seat == self.bottom else t("to play")
        return ""

    def plate(self, seat: int) -> plate.Plate:
        """The plate of a seat; in an exchange it is lit once the seat has chosen."""
        exchanging = self.view.phase == "exchange" and seat in self.view.exchanging
        chosen = exchanging and seat not in self.view.actors
        return super().plate(seat)._replace(active=seat in self.acting(), ready=chosen)

    def below(self) -> Any:
        return self.acting(), tuple(text for _, text in looks.free(self))

    def draw_below(self, canvas: Canvas) -> None:
        for slot, text in looks.free(self):
            marks.empty(canvas, slot, text)
        frame.plates(canvas, self)

    def draw_above(self, canvas: Canvas) -> None:
        looks.draw_middle(canvas, self)
        looks.draw_prompt(canvas, self)
        trios = self.laid()
        for seat in range(self.view.seats):
            looks.draw_hand(canvas, self, seat)
            looks.draw_near(canvas, self, seat, trios)


def _lowest_gone(card: Any, seat: int) -> bool:
    """True if this card was a hand's lowest and has left it for good."""
    return isinstance(card, Seen) and card.source == seat and card.end == "low" and card.became == "trio"
