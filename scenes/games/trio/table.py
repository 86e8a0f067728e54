"""The table of Trio: the moves that can be made, the drawing around the cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.match import Seat
from game.trio import events
from game.trio.cards import SEVEN
from game.trio.memory import partner
from game.trio.moves import Reveal
from scenes.app.lang import n, p, t
from scenes.games.trio import (
    advice,
    asking,
    changes,
    cues,
    exchange,
    explaining,
    firsts,
    looks,
    marks,
    reactions,
    standing,
    things,
    words,
)
from scenes.games.trio.art import Art
from scenes.games.trio.layout import Layout
from scenes.games.trio.places import Held, Lying
from scenes.games.trio.setup import SETUP
from scenes.kit.canvas import Canvas
from scenes.kit.intents import KeyPress
from scenes.kit.theme import CARD
from scenes.kit.widget import Widget
from scenes.motion.tween import jolt
from scenes.sitting.words import Advising, Words
from scenes.stage import plate
from scenes.stage.sprite import Sprite
from scenes.tables import frame
from scenes.tables.offers import Offer
from scenes.tables.reach import Reach
from scenes.tables.things import Thing

if TYPE_CHECKING:
    from scenes.app.loop import App

SHAKE_MS, SHAKE = 140, 7.0


class Trio(Layout):
    title = "Trio"
    setup = SETUP
    words: Words = words
    advising: Advising | None = advice
    music = "calm"
    firsts = firsts.FIRSTS
    reactions = reactions.REACTIONS
    changes = changes.CHANGES
    followed = (events.Revealed, events.PutBack, events.TrioWon)

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        super().__init__(name, seats)
        self.cues = cues.table(self)

    def dress(self, app: App) -> None:
        linked = self.view.options.mode == "picante"
        self.art = Art(app.view.scale, app.preferences.contrast, linked, *self.outside(app))
        self.look = float(app.preferences.look)
        self.type = app.canvas.type

    # where it lies

    def opening(self) -> list[Any]:
        opened = [events.ExchangeOpened(self.view.actors)] if self.view.phase == "exchange" else []
        return [cues.Dealing(), *opened]

    # what can be done

    def build(self, reach: Reach) -> list[Widget]:
        if self.view.options.notebook and not reach.busy:
            self.notes = self.noted()
        found = asking.widgets(self, reach, self.touched)
        if self.view.phase == "exchange" and self.legal:
            found += exchange.buttons(self, reach)
        for seat, name in enumerate(self.names):
            numbers = standing.near(self.view, seat, self.view.trios)
            if numbers is not None:
                box = self.corner_box() if seat == self.bottom else self.blocks()[seat].won
                found.append(asking.Note(box, standing.sentence(name, numbers)))
        return found

    def offers(self) -> Sequence[Offer]:
        return exchange.answers(self) if self.view.phase == "exchange" and self.legal else ()

    def touched(self, card: Any, reach: Reach) -> None:
        """Take a click on one's own card: choose it for the partner, or turn it up if it is at an end (TI-09)."""
        if self.view.phase == "exchange":
            if self.legal and not asking.ends_look(reach):
                self.chosen = None if self.chosen == card else card
                reach.refresh()
            return
        own = self.view.hands[self.bottom] or [0]
        end: Any = {own[-1]: "high", own[0]: "low"}.get(card.number)
        asking.ask(reach, Reveal(self.bottom, end=end))
        if end is None:
            reach.director.play(jolt(reach.stage, card, SHAKE_MS, SHAKE))

    def keyed(self, key: KeyPress, reach: Reach) -> bool:
        """Turn up the card of the middle whose digit was pressed; False if the key is no such digit."""
        index = asking.DIGITS.get(key.scancode)
        if index is None or index >= len(self.view.taken):
            return False
        asking.ask(reach, Reveal("middle", place=index))
        return True

    def reveals(self, event: Any) -> bool:
        """True if an event shows somebody something new; secret answers and the openings of turn and exchange don't."""
        return not isinstance(event, events.Answered | events.ExchangeOpened | events.TurnBegan)

    # names

    def explain(self, thing: Thing, reach: Reach) -> str:
        return explaining.explain(self, thing)

    def sprite_name(self, sprite: Sprite) -> str:
        return things.sprite_name(self, sprite)

    def things_under(self, reach: Reach) -> Iterable[Thing]:
        return things.under(self)

    def things_over(self, reach: Reach) -> Iterable[Thing]:
        return things.over(self, reach)

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
        if not own or not isinstance(sprite.key, Held) or not self.askable() or self.looking():
            return False
        return sprite.home.zone == "hand" and sprite.key.number not in (own[0], own[-1])

    def heading(self) -> str:
        options = self.view.options
        mode = p("variant", "Picante") if options.mode == "picante" else p("variant", "Simple")
        teams = [n("{count} team", "{count} teams", self.view.seats // 2)] if options.teams else []
        book = [t("Notebook").lower()] if options.notebook else []
        return " · ".join([mode, *teams, *book])

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
