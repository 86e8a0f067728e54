"""A hint: what the coach would do in your place and why, with a mark on the card or button that does it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from ai.player import Choice
from ai.thinker import Thinker
from game.table import Move
from scenes.app.lang import t
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, CARD, INK
from scenes.kit.widget import Widget
from scenes.sitting import reasons
from scenes.sitting.reasons import Counsel
from scenes.sitting.sitting import Sitting
from scenes.stage.slots import SpriteKey
from scenes.stage.sprite import Sprite
from scenes.stage.stage import Stage
from scenes.tables import heat
from scenes.tables.acts import Acts
from scenes.tables.cards import HandCard
from scenes.tables.counsel import IN_PANEL, Bubble, bubble_box, draw_in_panel, fits
from scenes.tables.fresh import HAND
from scenes.tables.inventory import things
from scenes.tables.offers import move_name
from scenes.tables.reach import Reach
from scenes.tables.sharing import Sharing
from scenes.tables.table import Table

SECONDS, A_LETTER = 4.0, 0.07
"""Seconds that the sentence stays: at least, and in addition for each letter."""
LOOK = 0.05
"""Seconds between two looks for the answer."""
TOLD = 0.01
"""The least chance that is marked on a button."""
PANEL = "panel"
"""The tag of a widget that shows the hint in its own way: the sentence does not lie over it."""
BADGE = 28
"""Logical units: the sign on a card or button."""


@runtime_checkable
class ShowsMoves(Protocol):
    """A widget in which several moves have a box of their own, like a grid of bids."""

    def shows(self, move: Move) -> Box | None:
        """The box that makes this move; None if none does."""


class Occasion(NamedTuple):
    """A seat to move after a number of moves: a hint is for one occasion."""

    moves: int
    seat: int


class Spot(NamedTuple):
    """The position of a mark: around a box, or over the card that lies there."""

    box: Box
    card: SpriteKey | None = None


class Hints:
    """The hint of this moment: asked for, thought about, shown; dropped as soon as its moment has passed."""

    def __init__(
        self,
        thinker: Thinker,
        sitting: Sitting,
        sharing: Sharing,
        acts: Acts,
        table: Table,
        reach: Reach,
        deeper: Thinker | None = None,
    ) -> None:
        self.thinker = thinker
        self.deeper = deeper
        """The thinker that finds a better hint after the first one; None if there is none."""
        self.sitting = sitting
        self.sharing = sharing
        self.acts = acts
        self.table = table
        self.reach = reach
        self.moment: Occasion | None = None
        """The moment that the hint is for; None if none was asked for."""
        self.ticket: int | None = None
        """The number of the question that a thinker works on before the first word; None if none does."""
        self.second: int | None = None
        """The number of the question that the deeper thinker works on; None if it works on none."""
        self.choice: Choice | None = None
        """The thinker's answer; None before it has come."""
        self.silent = False
        """True if the hint was not asked for: it is known, and not shown."""
        self.details = False
        """True if the figures are shown too."""
        self.left = 0.0
        """Seconds that the sentence is still shown."""
        self.confirmed: tuple[Occasion, Move] | None = None
        """The move that somebody was asked about and wants to make all the same; None if there is none."""
        self._placed: tuple[object, Box] | None = None
        """The bubble's box, with all that it depends on."""

    def now(self) -> Occasion | None:
        """The moment for which a hint can be asked: somebody is to choose, and sees what is theirs; else None."""
        actor = self.table.sight.actor
        if actor is None or not self.table.legal or self.acts or self.acts.pausing or self.sharing.eyes != actor:
            return None
        return Occasion(self.sitting.moves, actor)

    # asking

    def ask(self) -> None:
        """Ask for a hint. If there is one already, show its details; then put it away, or bring it back."""
        moment = self.now()
        if moment is None:
            self.reach.app.toasts.say(t("A hint is for your own turn."))
        elif moment != self.moment:
            self._begin(moment, silent=False)
        elif self.silent:
            self.silent, self.left = False, self._long() if self.choice is not None else 0.0
            self._tell()
        elif self.choice is not None:
            self._turn_over()

    def _turn_over(self) -> None:
        """Show the details of the hint that is shown, put it away after them, or show one that was put away."""
        if self.left and not self.details and self.counsel().details:
            self.details, self.left = True, self._long()
        elif self.left:
            self.left, self.details = 0.0, False
        else:
            self.left = self._long()
        self._tell()

    def _begin(self, moment: Occasion, silent: bool) -> None:
        """Let the thinker think about this moment."""
        self.forget()
        if not silent:
            self.reach.app.toasts.clear()
        port = self.sitting.port(moment.seat)
        self.moment, self.silent = moment, silent
        self.ticket = self.thinker.ask(moment.seat, port.view, port.legal)
        self.update(0.0)

    def close(self) -> bool:
        """Put the sentence away; False if none is shown."""
        if not self.words():
            return False
        if self.choice is None:
            self.forget()
        self.left, self.details = 0.0, False
        return True

    def forget(self) -> None:
        """Drop the hint: its moment has passed."""
        self.thinker.cancel()
        if self.deeper is not None:
            self.deeper.cancel()
        self.moment = self.ticket = self.second = self.choice = None
        self.left, self.silent, self.details = 0.0, False, False
        self.table.counsel = None

    # time

    @property
    def wake(self) -> float | None:
        """Seconds until there may be something new to draw; None if nothing changes before a hint is asked for."""
        if self.ticket is not None or self.second is not None or self._due() is not None:
            return LOOK
        return self.left or None

    def _due(self) -> Occasion | None:
        """The moment at which the coach thinks unasked, as the person wants it; None if there is none now."""
        moment = self.now()
        if moment is None or moment == self.moment or self.sitting.guided or len(self.table.legal) < 2:
            return None
        return moment if self._mode(moment.seat) != "asked" else None

    def _mode(self, seat: int) -> str:
        """When the person on a seat wants advice: asked, dear or always."""
        person = self.reach.app.people.named(self.table.names[seat])
        return person.advice if person is not None else "asked"

    def update(self, dt: float) -> bool:
        """Let time pass; True if there is something new to draw."""
        due = self._due()
        if due is not None:
            self._begin(due, silent=self._mode(due.seat) == "dear")
            return True
        if self.moment is None:
            return False
        if self.moment != self.now():
            self.forget()
            return True
        if self.ticket is not None:
            return self._hear()
        better = self._better()
        before, self.left = self.left, max(0.0, self.left - dt)
        return better or (bool(before) and not self.left)

    def _hear(self) -> bool:
        """Take the first answer, if it has come; True if it has."""
        assert self.ticket is not None and self.moment is not None
        choice = self.thinker.answer(self.ticket)
        if choice is None:
            return False
        self.choice = self.sitting.voiced(self.moment.seat, choice)
        self.ticket, self.left = None, 0.0 if self.silent else self._long()
        if self.deeper is not None and len(self.table.legal) > 1:
            port = self.sitting.port(self.moment.seat)
            self.second = self.deeper.ask(self.moment.seat, port.view, port.legal)
        self._tell()
        return True

    def _better(self) -> bool:
        """Take the deeper thinker's answer, if it has come; True if it has."""
        if self.second is None or self.deeper is None or self.moment is None:
            return False
        choice = self.deeper.answer(self.second)
        if choice is None:
            return False
        self.second = None
        before = self.choice
        self.choice = self.sitting.voiced(self.moment.seat, choice)
        if before is not None and self.left and before.move != choice.move:
            self.left = self._long()
        self._tell()
        return True

    def _tell(self) -> None:
        """Let the table show the hint in its own way."""
        counsel = self.choice if self.choice is not None and not self.silent else None
        if self.table.counsel != counsel:
            self.table.counsel = counsel
            self.reach.rebuild()

    # before a move

    def doubts(self, move: Move) -> str:
        """The question before a move that would cost much, for a person who wants to be asked; else empty.

        It is asked once for a move, never in a race, and only if the coach has thought by then.
        """
        moment, choice = self.now(), self.choice
        if moment is None or moment != self.moment or choice is None or self.table.view.timer is not None:
            return ""
        if self._mode(moment.seat) != "dear" or self.confirmed == (moment, move):
            return ""
        advice = dict(choice.warnings).get(move)
        if advice is None:
            return ""
        self.confirmed = (moment, move)
        return reasons.warning(advice, self.table.view, self.table.parlance)

    # words

    def press(self, x: float, y: float) -> bool:
        """Put the sentence away if the click is on it; False if it is not."""
        words = self.words()
        if not words or not self.box(words).holds(x, y):
            return False
        self.left, self.details = 0.0, False
        return self.choice is not None

    def words(self) -> str:
        """The sentence that is shown now; empty if none is."""
        if self.moment is None or self.moment != self.now() or self.silent:
            return ""
        if self.ticket is not None:
            return t("Thinking…")
        return self._sentence() if self.left else ""

    def _sentence(self) -> str:
        return self.counsel().whole

    def counsel(self) -> Counsel:
        """The coach's words about the choice; the move alone if there is no other."""
        assert self.choice is not None
        table = self.table
        if len(table.legal) == 1 and self.choice.reason is None:
            move = table.words.move(self.choice.move, table.view, table.names)
            return Counsel("", t("There is nothing else to do: {move}.", move=move))
        return reasons.counsel(self.choice, table.view, table.parlance)

    def _long(self) -> float:
        """Seconds that the sentence stays."""
        says = self.counsel()
        return SECONDS + A_LETTER * len(says.whole + (says.details if self.details else ""))

    # drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the marks on cards and buttons, and the sentence."""
        shown = self.choice is not None and self.moment == self.now() and not self.silent
        if shown and self.choice is not None and not self.table.marks_itself(self.choice.move):
            for spot in self.spots(self.choice.move):
                _mark(canvas, self.reach.stage, spot)
            self._draw_map(canvas, self.choice)
        words = self.words()
        if not words:
            return
        room = self._room(words)
        if room is not None:
            draw_in_panel(canvas, words, room, fits(canvas.type, words, room) or IN_PANEL[-1])
        else:
            self._bubble().draw(canvas, self.box(words))

    def _draw_map(self, canvas: Canvas, choice: Choice) -> None:
        """Draw the chance of every move on whatever makes it: as a colour, and with the details as a number."""
        found: dict[tuple[float, float], float] = {}
        for move, chance in choice.odds:
            if chance < TOLD or self.table.marks_itself(move):
                continue
            for spot in self.spots(move):
                sprite = self.reach.stage.sprites.get(spot.card) if spot.card is not None else None
                if sprite is not None and not self.details:
                    continue
                at = spot.box.x + 4, spot.box.bottom - 2
                if sprite is not None:
                    at = sprite.drawn_at[0], sprite.drawn_at[1] - CARD[1] * sprite.scale * 0.32
                found[at] = min(chance, found.get(at, 1.0)) if sprite is not None else chance
        for (x, y), chance in found.items():
            heat.draw_chip(canvas, x, y, chance, self.details)

    def _room(self, words: str) -> Box | None:
        """The room that the game's own panel keeps for the sentence; None if there is none, or it is too small."""
        room = self.table.counsel_room() if self.choice is not None and not self.details else None
        return room if room is not None and fits(self.reach.type, words, room) is not None else None

    def _bubble(self) -> Bubble:
        thinks = self.choice is None
        says = Counsel("", self.words()) if thinks else self.counsel()
        return Bubble(says, self.details, self.reach.type)

    def box(self, words: str) -> Box:
        """The box of the sentence: in the game's own panel, or of the bubble that covers nothing it speaks of."""
        room = self._room(words)
        if room is not None:
            return room
        view = self.reach.app.view
        lit, others = self._lit(), [thing.box for thing in things(self.table, self.reach)]
        others += [widget.box for widget in self.reach.focus.widgets()]
        known = (words, self.details, view.width, self.reach.type.text_size, tuple(lit), len(others))
        if self._placed is None or self._placed[0] != known:
            whole = Box(0, 0, view.width, view.height)
            kept = [widget.box for widget in self.reach.focus.widgets() if not isinstance(widget, HandCard)]
            kept += [thing.box for thing in things(self.table, self.reach) if thing.name == "mark:title"]
            self._placed = known, bubble_box(self._bubble(), whole, lit, kept, others)
        return self._placed[1]

    def _lit(self) -> list[Box]:
        """The boxes that the sentence speaks of: whatever makes the move, the hand, the plates of those that are named,
        a panel that shows the hint itself, and with the details everything that bears a chance."""
        table, stage = self.table, self.reach.stage
        hand = [_resting(sprite) for sprite in stage.in_order() if sprite.home.zone == HAND]
        found = [around(hand)] if hand else []
        if self.choice is None:
            return found
        made = self.spots(self.choice.move)
        for spot in made:
            sprite = stage.sprites.get(spot.card) if spot.card is not None else None
            found.insert(0, spot.box.inset(-6) if sprite is None else _resting(sprite))
        found += [widget.box for widget in self.reach.focus.widgets() if widget.tag == PANEL]
        if self.details:
            found += [spot.box for move, chance in self.choice.odds if chance >= TOLD for spot in self.spots(move)]
        advice = self.choice.advice
        plates = {**table.plates(), table.bottom: table.own_plate()}
        seats = {value for key, value in (advice.reason.values if advice else {}).items() if key == "name"}
        seats |= {getattr(self.choice.move, key, None) for key in ("to", "other", "opponent", "source")}
        return found + [box for seat, box in plates.items() if seat in seats]

    def spots(self, move: Move) -> list[Spot]:
        """The positions to mark: every card, button or box that makes this move."""
        named = self._named(move)
        return [spot for widget in self.reach.focus.widgets() for spot in self._spots(widget, move, named)]

    def makes(self, widget: Widget, move: Move) -> bool:
        """Tell if a widget makes this move, or is a way to it."""
        return any(self._spots(widget, move, self._named(move)))

    def _named(self, move: Move) -> set[str]:
        """The words on a button that makes this move, without capitals."""
        table = self.table
        texts = {offer.text for offer in table.offers() if offer.move == move}
        return {text.casefold() for text in texts or {table.words.move(move, table.view, table.names)}}

    def _spots(self, widget: Widget, move: Move, named: set[str]) -> Iterator[Spot]:
        """The positions to mark on one widget; `named`: the words on a button that makes the move."""
        asked = getattr(widget, "move", None)
        if asked is not None:
            if asked == move:
                yield Spot(getattr(widget, "button", None) or widget.box, self._held(widget))
        elif isinstance(widget, ShowsMoves):
            box = widget.shows(move)
            if box is not None:
                yield Spot(box)
        elif isinstance(widget, HandCard):
            card, number = getattr(move, "card", None), getattr(move, "number", None)
            if self.table.chosen is None and (
                (card is not None and widget.card == card)
                or (number is not None and getattr(widget.card, "number", None) == number)
            ):
                yield Spot(widget.box, widget.card)
        elif isinstance(widget, Button) and (widget.thing == move_name(move) or widget.text.casefold() in named):
            yield Spot(widget.box)

    def _held(self, widget: Widget) -> SpriteKey | None:
        """The card of one's own hand that a widget asks for; None if it asks for another, or for no card."""
        card = widget.card if isinstance(widget, HandCard) else None
        sprite = self.reach.stage.sprites.get(card) if card is not None else None
        return card if sprite is not None and sprite.home.zone == HAND else None


def _resting(sprite: Sprite) -> Box:
    """The box of a card in its slot."""
    home = sprite.home
    return centred(home.x, home.y, CARD[0] * home.scale, CARD[1] * home.scale)


def around(boxes: Sequence[Box]) -> Box:
    """The least box around some boxes."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def _mark(canvas: Canvas, stage: Stage, spot: Spot) -> None:
    """Draw a lamp in brass: over a card, or on the corner of a frame around a button."""
    sprite = stage.sprites.get(spot.card) if spot.card is not None else None
    if sprite is not None:
        x, y = sprite.drawn_at
        x, y = x, y - CARD[1] * sprite.scale / 2
    else:
        canvas.panel(spot.box.inset(-5), None, min(18, spot.box.height / 2 + 5), outline=canvas.cloth.brass, line=3.5)
        x, y = spot.box.right, spot.box.y
    badge = centred(x, y, BADGE, BADGE)
    canvas.panel(badge, BRASS, BADGE / 2, outline=INK, line=1.5, shadow=5)
    canvas.icon("hint", *badge.centre, BADGE * 0.62, INK)
