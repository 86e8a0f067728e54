"""A hint: what a hard player would do in your place, with its reason, and a mark on the card or button that does it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from ai.player import Choice, Level
from ai.players import player, searching
from ai.thinker import Inline, Mind, Process, Thinker
from ai.worker import Worker
from game.match import Match
from game.table import Move
from scenes.app.lang import t
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import BRASS, CARD, INK, PAPER
from scenes.kit.widget import Widget
from scenes.sitting import reasons
from scenes.sitting.judge import NO_JUDGE, Judge
from scenes.tables.cards import HandCard

if TYPE_CHECKING:
    from scenes.tables.scene import TableScene

SECONDS, A_LETTER = 4.0, 0.07
"""How long the sentence stays: at least, and for each letter."""
LOOK = 0.05
"""Seconds between two looks at whether the answer has come."""
BOTTOM, LOW = 710, 600
"""Where the sentence ends, and from where on something stands beside it."""
ASIDE = 14
"""What stays free on either side of it."""
WIDEST = 760
MARGIN, BULB, BADGE = 16, 22, 28
"""Around the words, the sign beside them, and the one on a card or button."""


def thinker(match: Match, worker: Worker | None, people: list[int]) -> Thinker:
    """Hard players for the people's seats, who know as much as those people. Where they search, they think in the
    process; without one, normal players here: no frame waits."""
    game, knows = match.game.name, {seat: match.seats[seat].knows for seat in people}
    searches = "hard" in searching(game)
    level: Level = "normal" if searches else "hard"
    here = Inline({seat: player(game, level, knows=knows[seat]) for seat in people}, match.seed)
    if not searches or worker is None or worker.lost:
        return here
    return Process(worker, game, {seat: Mind("hard", knows=knows[seat]) for seat in people}, match.seed, here)


class Moment(NamedTuple):
    """Whose turn it is after how many moves: a hint is for one moment."""

    moves: int
    seat: int


@runtime_checkable
class Shows(Protocol):
    """A widget in which several moves can be made, each at a place of its own."""

    def shows(self, move: Move, /) -> Box | None:
        """The place where this move is made; None if it isn't made here."""
        ...


class Spot(NamedTuple):
    """Where a mark belongs: around a box, or over the card that lies there."""

    box: Box
    card: Any = None


class Hints:
    """The hint of this moment: asked for, thought about, shown. A hint for another moment is none."""

    def __init__(self, thinks: Thinker, judge: Judge = NO_JUDGE) -> None:
        self.thinker = thinks
        self.judge = judge
        self.moment: Moment | None = None
        self.ticket: int | None = None
        self.choice: Choice | None = None
        self.left = 0.0
        """Seconds that the sentence is still shown."""

    @staticmethod
    def now(scene: TableScene) -> Moment | None:
        """The moment for which a hint can be asked: somebody is to choose, and sees what is theirs."""
        actor = scene.table.sight.actor
        if actor is None or not scene.table.legal or scene.acts or scene.pausing or scene.eyes != actor:
            return None
        return Moment(len(scene.match.moves), actor)

    def ask(self, scene: TableScene) -> None:
        """Ask; asked again, the sentence goes away or comes back."""
        moment = self.now(scene)
        if moment is None:
            scene.app.toasts.say(t("A hint is for your own turn."))
        elif moment != self.moment:
            self.forget()
            state = scene.match.state
            self.moment = moment
            self.ticket = self.thinker.ask(moment.seat, state.view(moment.seat), state.legal(moment.seat))
            self.update(0.0, scene)
        elif self.choice is not None:
            self.left = 0.0 if self.left else self._long(scene)

    def forget(self) -> None:
        """The moment has passed."""
        self.thinker.cancel()
        self.moment = self.ticket = self.choice = None
        self.left = 0.0

    @property
    def wake(self) -> float | None:
        if self.ticket is not None:
            return LOOK
        return self.left or None

    def update(self, dt: float, scene: TableScene) -> bool:
        """True if there is something new to draw."""
        if self.moment is None:
            return False
        if self.moment != self.now(scene):
            self.forget()
            return True
        if self.ticket is not None:
            choice = self.thinker.answer(self.ticket)
            if choice is None:
                return False
            self.choice = self.judge.aloud(scene.match.state, choice)
            self.ticket, self.left = None, self._long(scene)
            return True
        before, self.left = self.left, max(0.0, self.left - dt)
        return bool(before) and not self.left

    def press(self, scene: TableScene, x: float, y: float) -> bool:
        """A click on the sentence puts it away."""
        words = self.words(scene)
        if not words or not place(words, scene).holds(x, y):
            return False
        self.left = 0.0
        return self.choice is not None

    def words(self, scene: TableScene) -> str:
        """What is shown now; nothing if no hint was asked for."""
        if self.moment is None or self.moment != self.now(scene):
            return ""
        if self.ticket is not None:
            return t("Thinking…")
        return self._sentence(scene) if self.left else ""

    def _sentence(self, scene: TableScene) -> str:
        assert self.choice is not None
        table = scene.table
        if len(table.legal) == 1 and self.choice.reason is None:
            move = table.words.move(self.choice.move, table.view, table.names)
            return t("There is nothing else to do: {move}.", move=move)
        return reasons.sentence(self.choice, table.view, table.names, table.words)

    def _long(self, scene: TableScene) -> float:
        return SECONDS + A_LETTER * len(self._sentence(scene))

    def draw(self, canvas: Canvas, scene: TableScene) -> None:
        if self.choice is not None and self.moment == self.now(scene):
            for spot in spots(scene, self.choice.move):
                _mark(canvas, scene, spot)
        words = self.words(scene)
        if words:
            _draw_words(canvas, words, place(words, scene))


def place(words: str, scene: TableScene) -> Box:
    """Over the lower edge of the hand, between what stands in the corners, as high as its lines need."""
    kind, (left, right) = scene.app.canvas.type, between(scene)
    signs = BULB * kind.text_size + MARGIN * 0.5
    across = min(WIDEST * kind.text_size, right - left) - 2 * MARGIN - signs
    lines = kind.wrap(words, STRONG_STYLE, across)
    wide = max(kind.width(line, STRONG_STYLE) for line in lines) + 2 * MARGIN + signs
    high = kind.line(STRONG_STYLE) * len(lines) + MARGIN
    middle = min(max(scene.app.view.width / 2, left + wide / 2), right - wide / 2)
    return Box(middle - wide / 2, BOTTOM - high, wide, high)


def between(scene: TableScene) -> tuple[float, float]:
    """What the plate and the buttons in the lower corners leave free."""
    width, plate = scene.app.view.width, scene.table.own_plate()
    left = plate.right + ASIDE if plate.bottom > LOW else ASIDE
    right = width - left
    for widget in scene.widgets:
        if isinstance(widget, Button) and widget.box.bottom > LOW and widget.box.x > width / 2:
            right = min(right, widget.box.x - ASIDE)
    return left, right


def _draw_words(canvas: Canvas, words: str, box: Box) -> None:
    canvas.panel(box, PAPER, min(22, box.height / 2), outline=BRASS, line=2.5, shadow=14)
    sign = BULB * canvas.type.text_size
    canvas.icon("hint", box.x + MARGIN + sign / 2, box.centre[1], sign, INK)
    left = box.x + MARGIN * 1.5 + sign
    room = Box(left, box.y + MARGIN / 2, box.right - MARGIN - left + 1, box.height - MARGIN)
    canvas.paragraph(words, room, STRONG_STYLE, INK)


def spots(scene: TableScene, move: Any) -> list[Spot]:
    """What does this move, of all that can be clicked now."""
    return [spot for widget in scene.widgets for spot in _spots(widget, move, _named(scene, move), scene)]


def _named(scene: TableScene, move: Any) -> set[str]:
    """What stands on a button that does this."""
    table = scene.table
    offered = table.choices() if hasattr(table, "choices") else []
    texts = {choice.text for choice in offered if choice.move == move}
    return {text.casefold() for text in texts or {table.words.move(move, table.view, table.names)}}


def _spots(widget: Widget, move: Any, named: set[str], scene: TableScene) -> Iterator[Spot]:
    asked = getattr(widget, "move", None)
    if asked is not None:
        if asked == move:
            yield Spot(getattr(widget, "button", None) or widget.box)
    elif isinstance(widget, Shows):
        if (box := widget.shows(move)) is not None:
            yield Spot(box)
    elif isinstance(widget, HandCard):
        card, number = getattr(move, "card", None), getattr(move, "number", None)
        if scene.table.chosen is None and (
            (card is not None and widget.card == card)
            or (number is not None and getattr(widget.card, "number", None) == number)
        ):
            yield Spot(widget.box, widget.card)
    elif isinstance(widget, Button) and widget.text.casefold() in named:
        yield Spot(widget.box)


def _mark(canvas: Canvas, scene: TableScene, spot: Spot) -> None:
    """A lamp in brass: over a card, or on the corner of a frame around a button."""
    sprite = scene.stage.sprites.get(spot.card) if spot.card is not None else None
    if sprite is not None:
        x, y = sprite.drawn_at
        x, y = x, y - CARD[1] * sprite.scale / 2
    else:
        canvas.panel(spot.box.inset(-5), None, min(18, spot.box.height / 2 + 5), outline=BRASS, line=3.5)
        x, y = spot.box.right, spot.box.y
    badge = centred(x, y, BADGE, BADGE)
    canvas.panel(badge, BRASS, BADGE / 2, outline=INK, line=1.5, shadow=5)
    canvas.icon("hint", *badge.centre, BADGE * 0.62, INK)
