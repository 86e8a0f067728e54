"""A hint: what a hard player would do in your place, with its reason, and a mark on the card or button that does it."""

from __future__ import annotations

from collections.abc import Iterator
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
from scenes.sitting.sitting import Sitting
from scenes.stage.slots import SpriteKey
from scenes.stage.stage import Stage
from scenes.tables import speech
from scenes.tables.acts import Acts
from scenes.tables.cards import HandCard
from scenes.tables.fresh import HAND
from scenes.tables.offers import move_name
from scenes.tables.reach import Reach
from scenes.tables.sharing import Sharing
from scenes.tables.table import Table

SECONDS, A_LETTER = 4.0, 0.07
"""Seconds that the sentence stays: at least, and in addition for each letter."""
LOOK = 0.05
"""Seconds between two looks for the answer."""
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
        self, thinker: Thinker, sitting: Sitting, sharing: Sharing, acts: Acts, table: Table, reach: Reach
    ) -> None:
        self.thinker = thinker
        self.sitting = sitting
        self.sharing = sharing
        self.acts = acts
        self.table = table
        self.reach = reach
        self.moment: Occasion | None = None
        """The moment that the hint is for; None if none was asked for."""
        self.ticket: int | None = None
        """The number of the question that the thinker works on; None if it works on none."""
        self.choice: Choice | None = None
        """The thinker's answer; None before it has come."""
        self.left = 0.0
        """Seconds that the sentence is still shown."""

    def now(self) -> Occasion | None:
        """The moment for which a hint can be asked: somebody is to choose, and sees what is theirs; else None."""
        actor = self.table.sight.actor
        if actor is None or not self.table.legal or self.acts or self.acts.pausing or self.sharing.eyes != actor:
            return None
        return Occasion(self.sitting.moves, actor)

    def ask(self) -> None:
        """Ask for a hint; if there is one already, hide its sentence or show it again."""
        moment = self.now()
        if moment is None:
            self.reach.app.toasts.say(t("A hint is for your own turn."))
        elif moment != self.moment:
            self.forget()
            port = self.sitting.port(moment.seat)
            self.moment = moment
            self.ticket = self.thinker.ask(moment.seat, port.view, port.legal)
            self.update(0.0)
        elif self.choice is not None:
            self.left = 0.0 if self.left else self._long()

    def close(self) -> bool:
        """Put the sentence away; False if none is shown."""
        if not self.words():
            return False
        if self.choice is None:
            self.forget()
        self.left = 0.0
        return True

    def forget(self) -> None:
        """Drop the hint: its moment has passed."""
        self.thinker.cancel()
        self.moment = self.ticket = self.choice = None
        self.left = 0.0

    @property
    def wake(self) -> float | None:
        """Seconds until there may be something new to draw; None if nothing changes before a hint is asked for."""
        if self.ticket is not None:
            return LOOK
        return self.left or None

    def update(self, dt: float) -> bool:
        """Let time pass; True if there is something new to draw."""
        if self.moment is None:
            return False
        if self.moment != self.now():
            self.forget()
            return True
        if self.ticket is not None:
            choice = self.thinker.answer(self.ticket)
            if choice is None:
                return False
            self.choice = self.sitting.voiced(self.moment.seat, choice)
            self.ticket, self.left = None, self._long()
            return True
        before, self.left = self.left, max(0.0, self.left - dt)
        return bool(before) and not self.left

    def press(self, x: float, y: float) -> bool:
        """Put the sentence away if the click is on it; False if it is not."""
        words = self.words()
        if not words or not self.box(words).holds(x, y):
            return False
        self.left = 0.0
        return self.choice is not None

    def words(self) -> str:
        """The sentence that is shown now; empty if no hint was asked for."""
        if self.moment is None or self.moment != self.now():
            return ""
        if self.ticket is not None:
            return t("Thinking…")
        return self._sentence() if self.left else ""

    def _sentence(self) -> str:
        """The choice and its reason in words; the move alone if there is no other."""
        assert self.choice is not None
        table = self.table
        if len(table.legal) == 1 and self.choice.reason is None:
            move = table.words.move(self.choice.move, table.view, table.names)
            return t("There is nothing else to do: {move}.", move=move)
        return reasons.sentence(self.choice, table.view, table.names, table.words)

    def _long(self) -> float:
        """Seconds that the sentence stays."""
        return SECONDS + A_LETTER * len(self._sentence())

    def draw(self, canvas: Canvas) -> None:
        """Draw the marks on cards and buttons, and the sentence."""
        if self.choice is not None and self.moment == self.now():
            for spot in self.spots(self.choice.move):
                _mark(canvas, self.reach.stage, spot)
        words = self.words()
        if words:
            speech.draw(canvas, words, self.box(words))

    def box(self, words: str) -> Box:
        """The box of the sentence."""
        return speech.box(self.reach.type, self.table, self.reach.focus.widgets(), words)

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
