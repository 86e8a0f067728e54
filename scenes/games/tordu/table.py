"""The table of Le Tordu: the layout of its cards, the moves that can be made, the drawing around them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.match import Seat
from game.table import TABLE, Move
from game.tordu import events
from game.tordu.cards import HAND
from game.tordu.moves import Bid, Play
from game.tordu.view import TorduView
from scenes.app import lang
from scenes.app.lang import t
from scenes.games.tordu import (
    advice,
    bidding,
    changes,
    closing,
    contract,
    cues,
    ending,
    explaining,
    firsts,
    lookback,
    looks,
    marks,
    places,
    plates,
    reactions,
    says,
    things,
    words,
)
from scenes.games.tordu.art import Art
from scenes.games.tordu.result import DealResult
from scenes.games.tordu.setup import SETUP
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.intents import KeyPress
from scenes.kit.text import Type
from scenes.kit.theme import TEAL
from scenes.kit.widget import Widget
from scenes.sitting.words import Advising, Words
from scenes.stage import bust
from scenes.stage.hand import Fan, hold, lay_open
from scenes.stage.seats import Large, plate_size
from scenes.stage.slots import Back, Slot, SpriteKey
from scenes.stage.sprite import Sprite
from scenes.tables import frame
from scenes.tables.cards import hand_widgets
from scenes.tables.reach import Reach
from scenes.tables.strip import Strip
from scenes.tables.table import Table
from scenes.tables.things import Thing

if TYPE_CHECKING:
    from scenes.app.loop import App


class Tordu(Table):
    title = "Le Tordu"
    setup = SETUP
    words: Words = words
    advising: Advising | None = advice
    pauses = (events.DealScored, events.MancheWon)
    waits_at_end = True
    banner_at = float(places.MIDDLE)
    music = "waltz"
    firsts = firsts.FIRSTS
    reactions = reactions.REACTIONS
    portraits = True
    needs = Large(below=places.STRIP_GAP, said=places.STRIP)
    changes = changes.CHANGES
    followed = (events.Bade, events.Passed, events.Doubled, events.Played, events.TrickWon)
    view: TorduView
    art: Art

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        super().__init__(name, seats)
        self.strip: Strip | None = None
        """The standings before the last deal and after it; None before the first one is over."""
        self._cursors: dict[int | None, bidding.Cell] = {}
        self.sentence_room: Box | None = None
        self.cues, self.runs = cues.of(self)

    def dress(self, app: App) -> None:
        told = app.preferences.contrast, lang.spoken(), app.preferences.four_colours
        self.art = Art(app.view.scale, *told, *self.outside(app))

    # where it lies

    def step(self, seat: int) -> int:
        """The number of seats clockwise from the lower edge to this one; 0 is the seat at the lower edge."""
        return (seat - self.bottom) % self.view.seats

    def own_plate(self) -> Box:
        plate = super().own_plate()
        if self.own_large:
            return plate
        return places.own_plate(plate, plate_size(self.view.seats, self.text_size)[0], self.width)

    def strips(self) -> dict[int, Box]:
        """The box for the marks of every seat's plate."""
        return plates.strips(self)

    def backs(self, seat: int) -> int:
        """The number of backs before a large seat: none if its cards lie open there."""
        return 0 if self.view.hands[seat] is not None else self.view.counts[seat]

    def held(self) -> list[str] | None:
        """The hand at the lower edge, in its owner's order; None if these eyes may not see it."""
        own = self.view.hands[self.bottom]
        return None if own is None else places.in_order(own)

    def hand(self) -> Fan:
        own = self.held()
        return places.hand(self.view.counts[self.bottom] if own is None else own, self.width, self.own_plate())

    def opening(self) -> list[Any]:
        view = self.view
        dealt = [events.Dealt(seat, view.hands[seat]) for seat in range(view.seats)]
        return [events.DealBegan(1, view.dealer), *dealt]

    def zones(self) -> dict[str, Slot]:
        view, width = self.view, self.width
        found = {
            "pile": self._undealt(3),
            "hand": Slot(width / 2, 640, z=500, face_up=self.eyes != TABLE, zone="hand"),
        }
        for seat, box in self.plates().items():
            parts = self.parts(seat)
            (x, y), scale = (parts.cards.centre, bust.BACK) if parts else (box.centre, 0.25)
            found[f"seat{seat}"] = Slot(x, y, scale=scale, face_up=False, alpha=0.0, zone=f"seat{seat}")
        for seat, strip in self.strips().items():
            found[f"won{seat}"] = places.won(strip, f"won{seat}", max(0, view.tricks[seat] - 1))
            step = self.step(seat)
            found[f"trick{step}"] = places.trick(step, view.seats, width, view.seats)
        return found

    def _undealt(self, number: int) -> Slot:
        """The slot of a pack of undealt cards; with large seats they lie beside the one at the top."""
        pile = places.pile(self.view.seats, self.width, number)
        beside = self.large and len(self.seats) % 2 == 0
        return replace(pile, y=pile.y - places.PILE_RAISED) if beside else pile

    def layout(self) -> dict[SpriteKey, Slot]:
        """The slots of undealt cards, tricks taken, the trick in the middle and the hand; playable cards stand out."""
        view = self.view
        found: dict[SpriteKey, Slot] = {}
        for number in range((40 - HAND * view.seats) // HAND):
            found[Back("pile", number)] = self._undealt(number)
        for seat, strip in self.strips().items():
            for number in range(view.tricks[seat]):
                found[Back(f"won{seat}", number)] = places.won(strip, f"won{seat}", number)
        for number, laid in enumerate(view.trick):
            found[laid.card] = places.trick(self.step(laid.seat), view.seats, self.width, number)
        return found | self._open_hands() | hold(self.hand(), self.held(), self.playable(), self.raised)

    def _open_hands(self) -> dict[SpriteKey, Slot]:
        """The slots of the others' cards, which lie open to those who only look on."""
        found: dict[SpriteKey, Slot] = {}
        strips = self.strips()
        for seat, box in self.plates().items():
            hand = self.view.hands[seat]
            if hand is not None:
                parts = self.parts(seat)
                x, y = parts.cards.centre if parts else places.open_hand(box, strips[seat], self.width)
                found |= lay_open(places.in_order(hand), x, y, self.width, self.zone(seat))
        return found

    # what can be done

    def playable(self) -> set[str]:
        return {move.card for move in self.legal if isinstance(move, Play)}

    def touched(self, card: Any, reach: Reach) -> None:
        reach.do(Play(card))

    def counsel_room(self) -> Box | None:
        return self.sentence_room if self.view.phase in says.SPEAKING else None

    def marks_itself(self, move: Move) -> bool:
        return isinstance(move, Bid) and self.counsel is not None and bool(self.counsel.odds)

    def build(self, reach: Reach) -> list[Widget]:
        """Make the widgets: in the auction the panel first, once the cards have been dealt; then the hand."""
        kind = reach.type
        own = self.held()
        self.sentence_room = None
        found: list[Widget] = []
        if self.legal and self.view.phase in says.SPEAKING and not reach.busy:
            widest = bidding.WIDEST if self.counsel is None else bidding.WIDEST_MAP
            found += bidding.widgets(self, reach, self.clearing(widest), kind)
        if own is not None and self.eyes == self.bottom:
            found += hand_widgets(reach, zip(own, self.hand().slots, strict=True), self.touched)
        back = lookback.button(self.view, lambda: self.look_back(reach), self.contract_box(kind), kind)
        return [*found, *back, *ending.widgets(self, reach)]

    @property
    def cursor(self) -> bidding.Cell:
        """The bid that the keys of whoever acts have moved to; each seat has its own, so that nobody sees another's."""
        return self._cursors.get(self.sight.actor, bidding.FIRST)

    @cursor.setter
    def cursor(self, cell: bidding.Cell) -> None:
        self._cursors[self.sight.actor] = cell

    def clearing(self, widest: float) -> Box:
        """The free box in the middle of the table, clear of the plates and their marks."""
        strips = self.strips()
        taken = [box.around(strips[seat]) for seat, box in self.plates().items()]
        return places.clearing(taken, self.width, widest)

    def rest(self, reach: Reach) -> list[Widget]:
        """The widgets at the end of a deal: its result, and the button that shows all its cards."""
        if reach.busy:
            return []
        kind = reach.type
        text = t("All cards")
        result = DealResult(self.clearing(440), self)
        box = _button_box(kind, text, self.width / 2, 556 + 24 * (self.text_size - 1))
        button = Button(box, text, lambda: self.look_back(reach), style=places.SMALL_BUTTON)
        button.thing = "cards"
        return [button, result]

    def next_words(self) -> str:
        return t("Result") if self._match_won() else t("Next deal")

    def _match_won(self) -> bool:
        return max(self.view.manches) > self.view.options.manches // 2

    def keyed(self, key: KeyPress, reach: Reach) -> bool:
        """Move the bid by digits and suit letters in the auction, or look back with T; False for any other key.

        A key that people have for a short cut stays one.
        """
        if key.scancode in reach.app.preferences.shortcuts.values():
            return False
        grid = next((widget for widget in reach.focus.widgets() if isinstance(widget, bidding.BidGrid)), None)
        if grid is not None and grid.press(key):
            reach.focus.on(grid)
            return True
        if key.letter == looks.KEY:
            self.look_back(reach)
            return True
        if key.letter == ending.KEY and self.legal and self.view.phase == "play" and not self.guided:
            ending.claim(self, reach)
            return True
        return False

    def tabbed(self, reach: Reach) -> bool:
        """Show the last trick on Tab while cards are played, and return True; the arrows lead from card to card."""
        shows = bool(self.view.played) and not reach.pausing()
        if shows:
            self.look_back(reach)
        return shows

    def look_back(self, reach: Reach) -> None:
        """Show the last trick, or the cards of a deal that is over."""
        lookback.show(self, reach)

    def reveals(self, event: Any) -> bool:
        """True if an event shows somebody something new: others' calls and cards, and new cards, but not one's own."""
        match event:
            case events.Bade(seat) | events.Passed(seat) | events.Doubled(seat) | events.Played(seat):
                return seat != self.bottom
        return isinstance(event, events.Dealt | events.DealScored)

    def ended(self, before: TorduView, happened: Sequence[Any]) -> TorduView:
        shown = closing.last_view(before, happened)
        self.strip = Strip(before.scores, shown.scores)
        return shown

    def update(self, dt: float, reach: Reach) -> bool:
        """Let the standings change at the end of a deal."""
        ended = self.view.phase == "over" and not reach.busy
        return ended and self.strip is not None and self.strip.update(dt, reach)

    def settle(self) -> None:
        if self.strip is not None:
            self.strip.finish()

    # names

    def explain(self, thing: Thing, reach: Reach) -> str:
        return explaining.explain(self, thing)

    def sprite_name(self, sprite: Sprite) -> str:
        return things.sprite_name(self, sprite)

    def things_under(self, reach: Reach) -> Iterable[Thing]:
        return things.on_plates(self, plates.tracks(self), plates.dealer_box(self), self.strips(), reach.type)

    def things_over(self, reach: Reach) -> Iterable[Thing]:
        return things.over(self, self.contract_box(reach.type), self.strips(), reach)

    # how it looks

    def dims(self, sprite: Sprite) -> bool:
        """True for a card of the hand that may not be played, while others may."""
        may = self.playable()
        return sprite.home.zone == "hand" and bool(may) and sprite.key not in may

    def heading(self) -> str:
        return says.heading(self.view)

    def plate_line(self, seat: int) -> str:
        own = seat == self.bottom and not self.own_large
        narrow = own and self.own_plate().width < plate_size(self.view.seats, self.text_size)[0]
        return says.standing(self.view, seat, narrow)

    def contract_box(self, kind: Type) -> Box:
        return contract.box(self.width, self.corner(), self.own_plate().width, kind)

    def draw_below(self, canvas: Canvas) -> None:
        view = self.view
        frame.plates(canvas, self)
        strips = self.strips()
        for seat, track in plates.tracks(self).items():
            marks.progress(canvas, track, view.scores[seat], view.options.target)
        marks.dealer(canvas, plates.dealer_box(self))
        if not view.played:
            for seat, call in {said.seat: said.call for said in view.auction}.items():
                stands = view.contract is not None and view.contract.declarer == seat
                marks.bubble(canvas, self.art, strips[seat], call, seat != self.bottom, stands)

    def draw_above(self, canvas: Canvas) -> None:
        view = self.view
        if view.contract is not None:
            contract.draw(canvas, self.contract_box(canvas.type), view, self.art, self.names)
        hint = says.hint(self)
        if hint and ending.words(self) is None:
            frame.pill(canvas, hint, places.HINT_AT, TEAL)


def _button_box(kind: Type, text: str, x: float, top: float) -> Box:
    across, down = places.button_size(kind, text)
    return Box(x - across / 2, top, across, down)
