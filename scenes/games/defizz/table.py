"""The table of Défizz!: layout, keys, and the pictures of its things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from game.defizz import events
from game.defizz.chance import KINDS
from game.defizz.moves import CHOOSE, PRESS, ROLL, Stake
from game.defizz.view import DefizzView
from game.match import Seat
from game.table import Event, Move
from scenes.app.lang import t
from scenes.games.defizz import (
    advice,
    appeal,
    card,
    chances,
    changes,
    cues,
    doing,
    explaining,
    firsts,
    money,
    places,
    question,
    reactions,
    recital,
    says,
    things,
    words,
    writing,
)
from scenes.games.defizz.art import CHIP, Art
from scenes.games.defizz.desk import Desk
from scenes.games.defizz.setup import SETUP
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.intents import KeyPress
from scenes.kit.theme import TEAL
from scenes.kit.widget import Widget
from scenes.sitting.words import Advising, Words
from scenes.stage import bust, likeness, plate
from scenes.stage.slots import Back, Slot, SpriteKey
from scenes.stage.sprite import Sprite
from scenes.stage.stage import Stage
from scenes.tables import frame
from scenes.tables.persight import per_sight
from scenes.tables.reach import Reach
from scenes.tables.things import Thing

if TYPE_CHECKING:
    from scenes.app.loop import App

DIGITS = {"1": 0, "2": 1, "3": 2, "&": 0, "é": 1, '"': 2}
"""The keys of the three hints, on keyboards where digits need Shift too."""


WIDE = 190.0
"""Least width of a plate that has room for a side's Help!, at the usual text size."""


class Defizz(Desk):
    """The table of Défizz!, with its layout and its pictures."""

    chances = True
    title = "Défizz!"
    setup = SETUP
    words: Words = words
    advising: Advising | None = advice
    pauses = (events.Revealed,)
    reads: ClassVar[Mapping[type[Event], float]] = {
        events.CardDrawn: 2.5,
        events.Asked: 1.5,
        events.Guessed: 0.8,
        events.Answered: 0.8,
        events.Staked: 0.8,
    }
    waits_at_end = True
    next_at = 668.0
    lingers = False
    music = "evening"
    firsts = firsts.FIRSTS
    reactions = reactions.REACTIONS
    portraits = True
    changes = changes.CHANGES
    followed = (
        events.Rolled,
        events.Challenged,
        events.Staked,
        events.Accepted,
        events.Refused,
        events.Answered,
        events.Guessed,
        events.PotWon,
        events.Eliminated,
    )
    recited = (
        events.Rolled,
        events.CardDrawn,
        events.HelpUsed,
        events.Asked,
        events.ChanceHappened,
        events.Judged,
        events.Revealed,
        events.FinalBegan,
    )
    view: DefizzView
    art: Art

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        super().__init__(name, seats)
        self.cues = cues.of(self)

    def dress(self, app: App) -> None:
        self.title = t("Défizz!")
        self.art = Art(app.view.scale, *self.outside(app))
        self.spoken = app.preferences.spoken

    # where it lies

    @property
    @per_sight
    def large(self) -> bool:
        """True if the seats are drawn large: up to six sides, where their names have room."""
        return super().large and places.large_fits(len(self.seats), self.width, self.text_size, self.letters)

    @per_sight
    def rows(self) -> places.Rows:
        """The plates of the others, in rows."""
        if self.large:
            return places.large_row(len(self.seats), self.width, self.text_size)
        return places.rows(len(self.seats), self.width, self.text_size, self.letters)

    def plates(self) -> dict[int, Box]:
        """The boxes of the others' plates, by seat."""
        count = len(self.seats)
        order = [(self.bottom + step) % count for step in range(1, count)]
        return dict(zip(order, self.rows().boxes, strict=True))

    def own_plate(self) -> Box:
        """The box of the plate at the lower edge."""
        if self.own_large:
            return super().own_plate()._replace(width=places.large_width(places.OWN_LARGE, self.text_size))
        return places.own_plate(len(self.seats), self.text_size)

    def parts(self, seat: int) -> bust.Parts | None:
        """The boxes of the parts of a seat drawn large: without hands, the plates stand beside the portraits."""
        if seat == self.bottom or not self.large:
            return super().parts(seat)
        return bust.beside(self.plates()[seat], places.LARGE_FLAT, self.text_size)

    def signs(self, seat: int) -> places.Signs:
        """The boxes of a side's chips, and of the book while it is the reader."""
        box = self.own_plate() if seat == self.bottom else self.plates()[seat]
        return places.signs(box, self.parts(seat), self.text_size)

    def board(self) -> places.Board:
        """The parts of the large card."""
        box = places.card(self.rows().bottom, self.width, self.text_size, self.guided)
        return places.board(box, self.text_size)

    def button_row(self) -> Box:
        """The box of the buttons at the lower right."""
        return places.button_row(self.own_plate(), self.width, self.text_size)

    @property
    def middle(self) -> float:
        """The x of the card's middle, which a lesson moves to the left."""
        return self.board().box.centre[0] if self.guided else super().middle

    @property
    def banner_at(self) -> float:  # type: ignore[override]
        """The y of banners: over the card, below its heading; at its lower end while a question is to be read there."""
        whole = self.board()
        half = 29 * self.text_size
        return whole.box.bottom - 6 - half if self.asked is not None else whole.header.bottom + 8 + half

    @property
    def banner_floor(self) -> float:  # type: ignore[override]
        """The y below which a banner would lie over the buttons: the card's lower edge while a question is there."""
        return self.board().box.bottom + 4 if self.asked is not None else inf

    def zones(self) -> dict[str, Slot]:
        box = self.board().box
        x, y = box.centre
        room = places.money(box, self.text_size)
        found = {
            "throw": places.die(box, self.text_size, thrown=False),
            "die": places.die(box, self.text_size, thrown=True),
            "card": Slot(x, y, alpha=0.0, z=60, zone="card"),
            "pot": Slot(room.centre[0], room.y + 40, scale=places.SMALL, z=100, zone="pot"),
            "bank": Slot(room.centre[0], room.y + 40, scale=places.SMALL, z=100, face_up=False, zone="bank"),
            **{kind: places.deck(kind, box) for kind in places.DECKS},
        }
        for seat, spot in self._spots().items():
            name = f"seat{seat}"
            found[name] = Slot(*spot, scale=places.SMALL * 0.6, face_up=False, z=100, zone=name)
        return found

    def _spots(self) -> dict[int, tuple[float, float]]:
        """The point of each seat's plate that chips leave and reach, by seat."""
        return {seat: self.signs(seat).purse.centre for seat in range(len(self.seats))}

    def layout(self) -> dict[SpriteKey, Slot]:
        """The slots of the decks, the die, the card in play and the chips of the pot."""
        view, box = self.view, self.board().box
        found: dict[SpriteKey, Slot] = {}
        for kind, left in zip(places.DECKS, view.decks, strict=True):
            for number in range(min(3, left)):
                found[Back(kind, number)] = places.deck(kind, box, number)
        found["die"] = places.die(box, self.text_size, thrown=view.kind is not None)
        found["die"] = found["die"] if view.kind is not None else self.zones()["throw"]
        if view.kind is not None:
            found["card"] = self.zones()["card"]
        if view.asked is not None:
            found["asked"] = self.zones()["card"]
        return found | money.pot(view.paid, places.money(box, self.text_size))

    def unveil(self, stage: Stage) -> None:
        """Put the question on the table, if it is asked and not there yet."""
        if "asked" not in stage.sprites and stage.goal is not None and "asked" in stage.goal:
            stage.enter("asked", stage.goal["asked"])

    def answering(self) -> Box | None:
        """The box on the card where something is written now; None if nothing is."""
        boxes = writing.boxes(self, self.board().body)
        return boxes.whole if boxes is not None else None

    # what can be done

    def private(self, seat: int) -> bool:
        """True if this seat sees what other people must not: questions after Help!, answers and picks made unseen."""
        view = self.view
        people = {index for index, who in enumerate(self.seats) if who.person}
        if view.phase == "choose":
            return view.helped and seat == view.active
        if view.phase == "floor":
            return len(people & set(view.floor)) > 1
        if view.phase == "chance" and view.luck is not None:
            kind = KINDS[view.luck.kind]
            called = view.luck.kind == "coin" and len(view.luck.left) == 2
            return kind.secret and not kind.timed and not called and len(people & set(view.luck.left)) > 1
        return False

    def build(self, reach: Reach) -> list[Widget]:
        return doing.build(self, reach)

    def rest(self, reach: Reach) -> list[Widget]:
        return appeal.widgets(self, reach)

    def next_words(self) -> str:
        return t("Go on")

    def forced(self) -> None:
        """Return None: the roll is somebody's own, and answers are free though few are listed."""

    def space(self) -> Move | None:
        """The move of the Space key: throw, press, stop the clock, or announce the stake; None if it has none."""
        for move in (ROLL, PRESS):
            if move in self.legal and (self.view.phase == "roll" or (self.view.phase == "press" and self.asked)):
                return move
        if self.stopwatch.running and chances.timed(self) and self.legal:
            return chances.timed_move(self, self.stopwatch.reaction if self.racing else self.stopwatch.hundredths)
        stakes = [move for move in self.legal if isinstance(move, Stake) and move.amount == self.staked]
        return stakes[0] if stakes else None

    def keyed(self, key: KeyPress, reach: Reach) -> bool:
        """Choose a hint by a digit, or press for the person whose key this is; return False if it does nothing."""
        if self.view.phase == "choose" and key.letter in DIGITS and CHOOSE[0] in self.legal:
            reach.do(CHOOSE[DIGITS[key.letter]])
            return True
        owner = next((at for at, seat in enumerate(self.seats) if seat.person and seat.key == key.scancode), None)
        if owner is None:
            self.written.spent = ""
            return self.awaited
        return self.press_by_key(owner, key.letter, reach) or self.awaited

    # what happened

    def finished(self, seat: int) -> bool:
        """True for a side that is out, unless it still picks the questions (DE-08, DE-24)."""
        view = self.view
        return seat in view.out and not (view.options.expert and seat == view.reader)

    def reveals(self, event: Any) -> bool:
        """False for choices, challenges and stakes, which show nothing new; True for all other events."""
        return not isinstance(event, events.Chosen | events.Challenged | events.Staked)

    def ended(self, before: DefizzView, happened: Sequence[Any]) -> DefizzView:
        """The view in which a question is over: its answer on the card, the money still in the pot."""
        result = next(event for event in happened if isinstance(event, events.Revealed)).result
        rounds = [event for event in happened if isinstance(event, events.ChanceHappened)]
        self.last_round = rounds[-1] if rounds else self.last_round
        return msgspec.structs.replace(
            before, phase="shown", actors=(), timer=None, result=result, floor=(), answers=(), answered=()
        )

    # aloud

    def aloud(self, event: Any) -> str | None:
        """An event as the reader tells it; the question of a Chrono is read while it unrolls."""
        return recital.event(self, event)

    def ends(self) -> str:
        return recital.ends(self)

    def due(self) -> bool:
        """Return False where nothing can be done but tie with a press, within the blink of an eye (DE-17)."""
        return bool(self.legal) and not (self.view.phase == "floor" and list(self.legal) == [PRESS])

    def may(self) -> str:
        return recital.may(self)

    def asks(self) -> str:
        return question.asks(self)

    # names

    def explain(self, thing: Thing, reach: Reach) -> str:
        return explaining.explain(self, thing)

    def sprite_name(self, sprite: Sprite) -> str:
        return things.sprite_name(sprite)

    def sprite_size(self, sprite: Sprite, card: tuple[float, float]) -> tuple[float, float]:
        return things.sprite_size(sprite, card)

    def things_under(self, reach: Reach) -> Iterable[Thing]:
        return things.on_plates(self, reach)

    def things_over(self, reach: Reach) -> Iterable[Thing]:
        return things.over(self, reach)

    def limit_box(self) -> Box:
        x, y, size = places.dial(self.board().box, self.text_size)
        return centred(x, y, size, size)

    # how it looks

    def picture(self, sprite: Sprite, pose: dict[str, float], dimmed: bool) -> Any:
        """The picture of a chip, of the die, or of the card that comes from its deck."""
        zoom = pose["zoom"] / places.SMALL
        if isinstance(sprite.key, money.Chip):
            return self.art.chip(sprite.key.value, CHIP * zoom)
        if sprite.key == "die":
            return self.art.die(*self.die_shows(), pose["angle"] + self._spin(), zoom)
        if sprite.key == "card" and sprite.alpha > 0:
            return self.art.deck(self.view.kind or "duel", **pose)
        return self.art.shape("", 2, 2)

    def back(self, sprite: Sprite, pose: dict[str, float]) -> Any:
        kind = sprite.key.zone if isinstance(sprite.key, Back) else ""
        if kind in places.DECKS:
            return self.art.deck(kind, **pose)
        return self.picture(sprite, pose, False)

    def die_shows(self) -> tuple[str | None, int | None]:
        """The deck and the amount on the die, changing while it rolls; in the enrichment no amount (DE-25)."""
        if self.playing is not None and isinstance(self.playing.event, events.Rolled) and self.playing.share < 0.9:
            face = int(self.playing.share * 13) % 6
            return ("duel", "multi")[face % 2], 100 + 100 * (face // 2)
        kind = self.view.kind
        if self.thrown is not None and kind in (None, self.thrown[0]):
            return self.thrown[0], None if self.view.enriching else self.thrown[1]
        return kind, self.view.minimum if self.view.minimum in (100, 200, 300) else None

    def _spin(self) -> float:
        """The angle of the rolling die, in degrees; 0 once it lies."""
        if self.playing is None or not isinstance(self.playing.event, events.Rolled):
            return 0.0
        return 720.0 * (1 - self.playing.share) ** 2

    def heading(self) -> str:
        return says.heading(self)

    def plate(self, seat: int) -> plate.Plate:
        who, view = self.seats[seat], self.view
        box = self.own_plate() if seat == self.bottom else self.plates()[seat]
        wide = box.width >= WIDE * self.text_size
        racing = view.phase == "press" or self.racing
        return plate.Plate(
            seat,
            who.name,
            says.line(self, seat, wide),
            None,
            seat in view.actors,
            likeness.of(who),
            who.colour,
            self.key_names.get(seat, "") if racing and seat in view.actors else "",
            seat in view.floor,
            seat in view.out,
            says.reader() if seat == view.reader and seat != self.bottom and self.rows().badges else "",
            aside=True,
            face=self.faces.get(seat, "neutral"),
        )

    def draw_below(self, canvas: Canvas) -> None:
        frame.plates(canvas, self)
        for seat in range(len(self.seats)):
            card.purse(canvas, self, seat)

    def draw_above(self, canvas: Canvas) -> None:
        card.draw(canvas, self)
        prompt = says.waiting(self)
        if self.view.phase == "roll" and prompt:
            frame.pill(canvas, prompt, self.board().box.centre[1] + 116, TEAL, self.middle)

    def clock(self, canvas: Canvas, left: float, whole: float) -> bool:
        card.clock(canvas, self, left, whole)
        return True
