"""The table of Trépido: the layout of its cards, the moves that can be made, and the cue of each event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

from game.match import Seat
from game.table import TABLE, Move
from game.trepido import events
from game.trepido.moves import KEEP, PASS, Give, Play, Swap
from game.trepido.view import TrepidoView
from scenes.games.trepido import (
    changes,
    choices,
    cues,
    ending,
    explaining,
    firsts,
    middle,
    places,
    reactions,
    says,
    things,
    threat,
    words,
)
from scenes.games.trepido.advice import TrepidoAdvice
from scenes.games.trepido.art import Art
from scenes.games.trepido.ending import Ending
from scenes.games.trepido.glance import Glance
from scenes.games.trepido.look import Look
from scenes.games.trepido.setup import SETUP
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Type
from scenes.kit.theme import CARD, CARD_BORDER
from scenes.kit.widget import Widget
from scenes.sitting.words import Advising, Words
from scenes.stage.hand import SPREAD, Fan, fan, hold
from scenes.stage.slots import Slot, SpriteKey
from scenes.stage.sprite import Sprite
from scenes.tables import frame, offers
from scenes.tables.cards import hand_widgets
from scenes.tables.declared import LOWEST
from scenes.tables.offers import Corner, Offer
from scenes.tables.reach import Reach
from scenes.tables.seated import APART
from scenes.tables.targets import SeatTarget
from scenes.tables.things import Thing

if TYPE_CHECKING:
    from scenes.app.loop import App

ABOVE_HAND = 530
"""The y down to which the corners are free when the hand takes all of the width."""
TRAIL, HAIR = Box(0, 60, 420, 142), 8.0
"""The room of the trail of actions, and that of the hair above a portrait."""
HAND_TOP = 528.0
"""The y above which no card of the hand rises by itself."""
BANNER_BELOW = 198.0
"""The height of the banner's middle where a large seat stands at the top."""


class Trepido(middle.Ringed):
    chances = True
    title = "Trépido"
    setup = SETUP
    words: Words = words.TrepidoWords()
    advising: Advising | None = TrepidoAdvice()
    pauses = (events.RoundWon,)
    brings = (events.Drew, events.Gave, events.Swapped)
    music = "cafe"
    firsts = firsts.FIRSTS
    reactions = reactions.REACTIONS
    changes = changes.CHANGES
    portraits = True
    highest_corner = ABOVE_HAND
    followed = (
        events.Played,
        events.WrongCard,
        events.Drew,
        events.Gave,
        events.Swapped,
        events.RaceWon,
        events.Reversed,
        events.DirectionChosen,
    )
    view: TrepidoView

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        super().__init__(name, seats)
        self.cues, self.runs = cues.of(self)
        self.ending = Ending()
        """The end of the last round."""
        self.counted = False
        """True once the end of a round is shown, after its last card."""
        self.glance = Glance()

    def dress(self, app: App) -> None:
        look = Look.of(self.view and self.view.options, app.preferences.contrast)
        look = look._replace(large=app.preferences.seen_from_afar, circle=app.preferences.circle)
        self.art = Art(app.view.scale, look, *self.outside(app))
        self.words = words.TrepidoWords(look)
        self.advising = TrepidoAdvice(look)
        self.title = words.title(look.edition)

    # where it lies

    def opening(self) -> list[Any]:
        view = self.view
        dealt = [events.Dealt((view.dealer + step) % view.seats, None) for step in range(1, view.seats + 1)]
        own = [
            events.Dealt(event.seat, view.hands[event.seat]) if event.seat == self.eyes else event for event in dealt
        ]
        return [events.RoundBegan(view.round, view.dealer), *own]

    def zones(self) -> dict[str, Slot]:
        return places.zones(self)

    @property
    def banner_at(self) -> float:  # type: ignore[override]
        """The height of the banner's middle: between the seat at the top and the piles."""
        return BANNER_BELOW if self.large else super().banner_at

    @property
    def banner_floor(self) -> float:  # type: ignore[override]
        """The y at which the signs of the card to beat begin, below its border."""
        return places.down(self) - CARD[1] / 2 + CARD[0] * CARD_BORDER

    def hand(self) -> Fan:
        """The fan at the lower edge: grouped by symbol for its owner, for others so many backs."""
        own = self.view.hands[self.bottom]
        if own is None:
            return fan([self.view.counts[self.bottom]], self.width, self.aside())
        return fan([len(list(group)) for _, group in groupby(own, key=lambda card: card[0])], self.width, self.aside())

    def corner(self) -> float:
        return LOWEST if self.hand().corners else ABOVE_HAND

    def _right(self) -> Corner:
        """The corner for a single button: beside the hand, or above it."""
        outermost = max((slot.x for slot in self.hand().slots), default=0.0) + SPREAD / 2
        return Corner(self.corner(), self.width - offers.MARGIN - APART - outermost, ABOVE_HAND)

    def layout(self) -> dict[SpriteKey, Slot]:
        """The slots of the pile, the last cards played and the hand at the lower edge; playable cards stand out."""
        found = places.piles(self)
        own = self.view.hands[self.bottom]
        found |= hold(self.hand(), own, self.playable(), self.raised, self.chosen)
        return found | places.shown(self)

    def backs(self, seat: int) -> int:
        """The number of backs before a large seat: none if its cards lie open there."""
        return 0 if self.view.hands[seat] is not None and seat != self.eyes else self.view.counts[seat]

    # what can be done

    def playable(self) -> set[str]:
        """The cards that can be played or given now."""
        return {move.card for move in self.legal if isinstance(move, Play | Give)}

    def private(self, seat: int) -> bool:
        """True if that person must see their own hand before they can act now; saying thank you needs no look."""
        return self.view.phase != "thanks"

    def declined(self, seat: int, legal: Sequence[Move]) -> Move:
        return PASS

    def space(self) -> Move | None:
        offered = self.offers()
        only = offered[0].move if len(offered) == 1 else None
        return only if isinstance(only, Move) else None

    def build(self, reach: Reach) -> list[Widget]:
        found: list[Widget] = []
        own = self.view.hands[self.bottom]
        if self.eyes == self.bottom and own is not None:
            found += hand_widgets(reach, zip(own, self.hand().slots, strict=True), self.touched, self.dropped)

        offered, plates, kind = self.offers(), self.plates(), reach.type
        if offers.pictured(offered):
            found += offers.pictures(offered, kind, self.width, plates.values(), reach.doing)
        elif offered:
            found += offers.widgets(offered, kind, self.width, self._right(), reach.doing)
        found += offers.targets(offered, plates, reach.doing)
        if not reach.timing.claimed and reach.several and self.eyes == TABLE:
            found += self._claims(reach)
        return found

    def _claims(self, reach: Reach) -> list[Widget]:
        """The widgets of a race: each person's plate, to be clicked instead of a key."""
        if self.view.timer is None or self.view.timer.kind != "race" or reach.timing.drawing_lots:
            return []
        boxes = {**self.plates(), self.bottom: self.own_plate()}
        racers = [seat for seat in self.view.racers if self.seats[seat].person]
        return [SeatTarget(boxes[seat], partial(reach.claim, seat)) for seat in racers]

    def offers(self) -> list[Offer]:
        return choices.offered(self)

    def handed(self, card: Any, seat: int) -> Any:
        """The move that gives the card to this seat, or swaps the hand that it belongs to for theirs; None if none."""
        moves = (Give(card, seat), Swap(seat))
        return next((move for move in moves if move in self.legal), None)

    def touched(self, card: Any, reach: Reach) -> None:
        """Take a click on a card: play it, ask what else must be chosen, or say why it can't be played."""
        moves = [move for move in self.legal if getattr(move, "card", None) == card]
        if len(moves) > 1:
            self.chosen = None if self.chosen == card else card
            reach.refresh()
        else:
            reach.do(moves[0] if moves else Play(card))

    def update(self, dt: float, reach: Reach) -> bool:
        """Keep a drawn card that does not fit for a person who plays alone, as soon as they have looked at it.

        After a round, let the standings change.
        """
        if not reach.busy:
            self.turning = None
            counted, self.counted = self.counted, self.view.phase == "over"
            if self.counted and self.ending.strip is not None:
                return self.ending.strip.update(dt, reach) or not counted
        if not self.alone or list(self.legal) != [KEEP]:
            self.glance.end()
            return False
        if self.glance.over(dt, reach):
            self.glance.end()
            reach.do(KEEP)
        return True

    def reveals(self, event: Any) -> bool:
        """True if an event shows somebody something new; one's own card, a hidden draw or a pass does not."""
        match event:
            case events.Played(seat):
                return seat != self.bottom
            case events.Drew(_, _, _, shown):
                return shown is not None
            case events.Gave(_, receiver):
                return receiver == self.bottom
            case events.Swapped(seat, other):
                return self.bottom in (seat, other)
        return isinstance(event, events.Dealt | events.RoundWon | events.WrongCard)

    def ended(self, before: TrepidoView, happened: Sequence[Any]) -> TrepidoView:
        self.ending, self.counted = Ending.of(before, happened, self.words, self.names), False
        return ending.last_view(before, happened)

    def settle(self) -> None:
        self.counted = self.view.phase == "over"
        if self.ending.strip is not None:
            self.ending.strip.finish()

    # how it looks

    def dims(self, sprite: Sprite) -> bool:
        """True for a card of the hand that can't be played, while somebody may choose."""
        own = sprite.home.zone == "hand"
        return own and bool(self.legal) and self.view.phase != "thanks" and sprite.key not in self.playable()

    def heading(self) -> str:
        return says.heading(self.view)

    def plate_line(self, seat: int) -> str:
        return says.plate_line(self, seat)

    def count(self, seat: int) -> int | None:
        return self.view.counts[seat]

    def explain(self, thing: Thing, reach: Reach) -> str:
        return explaining.explain(self, thing)

    def sprite_name(self, sprite: Sprite) -> str:
        return things.sprite_name(self, sprite)

    def things_under(self, reach: Reach) -> Iterable[Thing]:
        return things.under(self, self.circle_box(reach.type))

    def things_over(self, reach: Reach) -> Iterable[Thing]:
        return things.over(self, reach)

    def below(self) -> object:
        return self.turning is None, self.trodden

    def draw_below(self, canvas: Canvas) -> None:
        circled = self.circle_box(canvas.type)
        middle.draw_below(canvas, self, circled)
        threat.draw(canvas, self, self.obstacles(canvas.type, circled))
        frame.plates(canvas, self)

    def obstacles(self, kind: Type, circled: Box | None) -> list[Box]:
        """The boxes that a threat on its way must not cross: corners, trail, seats, piles, lines, the circle's box."""
        piles = [centred(slot.x, slot.y, *CARD) for slot in map(self.zones().get, ("pile", "discard")) if slot]
        lines = [line.box for line in (middle.to_beat(self, kind), middle.asked(self, kind)) if line is not None]
        hand = Box(0, HAND_TOP, self.width, 720 - HAND_TOP)
        beside = min((box.y for box in self.plates().values() if box.x < TRAIL.right), default=TRAIL.bottom)
        corners = [*frame.head(self.width, kind), TRAIL._replace(height=min(TRAIL.bottom, beside) - TRAIL.y)]
        seats = [box for seat in range(len(self.seats)) for box in self._seat(seat)]
        return [*corners, *self.trodden, *seats, *piles, *lines, hand, *([circled] if circled is not None else [])]

    def _seat(self, seat: int) -> list[Box]:
        """The boxes of a seat: its plate, or the parts of one that is drawn large."""
        parts = self.parts(seat)
        if parts is None or seat == self.bottom:
            return [self.own_plate() if seat == self.bottom else self.plates()[seat]]
        cards = centred(*parts.cards.centre, 2 * parts.half, parts.cards.height)
        return [parts.head.inset(-HAIR), cards, parts.words]

    def circle_box(self, kind: Type) -> Box | None:
        """The box of the circle of symbols; None if it isn't shown."""
        return middle.circle_box(self, kind, self._opened())

    def _opened(self) -> list[Box]:
        """The boxes of other seats' cards that lie open."""
        return [centred(slot.x, slot.y, SPREAD / 2, SPREAD * 0.75) for slot in places.shown(self).values()]

    def draw_above(self, canvas: Canvas) -> None:
        middle.draw_above(canvas, self)
        if self.view.phase == "over" and self.counted:
            ending.draw(canvas, self, self.ending, [*self.plates().values(), *self._opened()])
