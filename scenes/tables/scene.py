"""A table being played at: one person's eyes on it, computer players around it.

The match is always ahead of the picture: a move is kept and made, then shown. Skipping changes nothing.
"""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec

from game.match import Match
from game.table import IllegalMove, Outcome, redact
from game.trepido.moves import DRAW, KEEP, PASS, REPLAY, REVERSE, THANKS, Direction, Give, Play, Swap
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.dialog import Dialog
from scenes.kit.intents import Action, Intent
from scenes.kit.page import Page
from scenes.kit.text import HEADING_STYLE, SMALL_STYLE, STRONG_STYLE, Style
from scenes.kit.theme import BRASS, BUTTON, CORAL, CREAM, INK, TEAL
from scenes.kit.widget import Widget
from scenes.lang import n, p, said, t
from scenes.motion.clock import INSTANT, Clock
from scenes.motion.director import Director
from scenes.motion.stage import Stage
from scenes.records import note
from scenes.rules import RulesPage
from scenes.settings import SettingsPage
from scenes.sitting import Sitting
from scenes.stage import plate
from scenes.stage.art.card import LIFTED, RESTING
from scenes.stage.art.trepido import Art
from scenes.stage.slots import Back
from scenes.stage.sprite import Sprite
from scenes.tables.trepido import Trepido
from scenes.words import trepido as words
from scenes.words.common import people, score_line

TITLE = Style("display", 700, 23)
TO_BEAT = Style("display", 700, 22)
TONES = {"active": TEAL, "urgent": CORAL}


class HandCard(Widget):
    """A card of one's own hand: its sprite is drawn by the stage, this takes clicks and the focus."""

    def __init__(self, box: Box, card: str, table: TableScene) -> None:
        super().__init__(box)
        self.card = card
        self.table = table

    def click(self) -> None:
        self.table.touched(self.card)


class TableScene(Page):
    """Trépido as seat `eyes` sees it."""

    def __init__(self, match: Match, sitting: Sitting, eyes: int = 0) -> None:
        super().__init__()
        self.match = match
        self.sitting = sitting
        self.eyes = eyes
        self.names = [seat.name for seat in match.seats]
        self.game = Trepido(eyes, self.names)
        self.chosen: str | None = None
        """A card that waits for a second choice: a joker's symbol, a gift's receiver."""
        self.told = False
        """Whether the end has been told."""
        self.hidden = False
        """Whether the hand lies face down, as the window is left alone."""

    # entering, leaving

    def enter(self) -> None:
        self.stage = Stage()
        self.director = Director(Clock(), self.stage, self.game.cues, self.game.runs)
        self._look()
        self._print()
        self.show([])

    def fit(self) -> None:
        self._print()
        self.show([])
        self.director.drain()

    def _print(self) -> None:
        """Card art and places at the size of the window, and everything else as the person prefers it."""
        preferences = self.app.preferences
        self.game.text_size = preferences.text_size / 100
        self.stage.reduced = preferences.reduced_motion
        self.director.clock.rate = preferences.speed / 100 if preferences.speed else INSTANT
        edition = self.match.options.edition
        self.art = Art(self.app.view.scale, preferences.contrast, edition)
        self.stage.places = self.game.places(self.view, self.app.view.width)

    # what one sees

    def _look(self) -> None:
        """See the match as it is now: once a move, as views take time to make."""
        state = self.match.state
        self.view = state.view(self.eyes)
        self.legal = state.legal(self.eyes)
        self.playable = {move.card for move in self.legal if isinstance(move, Play | Give)}
        """The cards that something can be done with now."""

    def show(self, events: list[Any]) -> None:
        """Bring the picture to where the match is, by way of what happened."""
        self._look()
        view = self.view
        self.stage.places = self.game.places(view, self.app.view.width)
        told = [redact(event, self.eyes) for event in events]
        layout = self.game.layout(view, self.app.view.width, self.playable, self._raised())
        self.director.show(told, layout)
        self.rebuild()

    def _raised(self) -> str | None:
        for widget in self.widgets:
            if isinstance(widget, HandCard) and (widget.hover or widget.focus):
                return widget.card
        return self.chosen

    # widgets

    def build(self) -> list[Widget]:
        view, width = self.view, self.app.view.width
        found: list[Widget] = []
        hand = self.game.hand(view, width)
        cards = view.hands[self.eyes] or ()
        for place, (card, slot) in enumerate(zip(cards, hand.slots, strict=True)):
            after = hand.slots[place + 1].x if place + 1 < len(cards) else slot.x + 104
            found.append(HandCard(Box(slot.x - 52, slot.y - 91, min(104, after - slot.x), 166), card, self))
        return found + self._buttons(hand.corners, width)

    def _buttons(self, corners: bool, width: float) -> list[Widget]:
        """What can be done besides laying a card: one big button, or a row of choices over the hand."""
        choices = self._choices()
        if len(choices) == 1:
            text, move, kind = choices[0]
            y = 640 if corners else 500
            return [Button(Box(width - 190, y, 160, BUTTON), text, self._doing(move), kind)]
        boxes = Box(width / 2 - 90 * len(choices), 486, 180 * len(choices), BUTTON).row(max(1, len(choices)), 12)
        return [
            Button(box, text, self._doing(move), kind) for box, (text, move, kind) in zip(boxes, choices, strict=False)
        ]

    def _choices(self) -> list[tuple[str, Any, str]]:
        if self.chosen is not None:
            return [
                (self._named(move), move, "do")
                for move in self.legal
                if isinstance(move, Play | Give) and move.card == self.chosen
            ]
        threat = self.view.threat
        names: dict[Any, tuple[str, str]] = {
            DRAW: (n("Take {count}", "Take {count}", threat), "urgent") if threat else (p("pile", "Draw"), "do"),
            KEEP: (t("Keep it"), "do"),
            PASS: (p("race", "Pass"), "quiet"),
            THANKS: (t("Thank you!"), "urgent"),
            REPLAY: (t("Play again"), "do"),
            REVERSE: (t("Reverse"), "do"),
        }
        found = [(*names[move], move) for move in self.legal if move in names]
        others = [(self._named(move), "do", move) for move in self.legal if isinstance(move, Swap | Direction)]
        return [(text, move, kind) for text, kind, move in [*found, *others]]

    def _named(self, move: Any) -> str:
        if isinstance(move, Play) and move.symbol:
            return words.symbol(move.symbol).capitalize()
        if isinstance(move, Give):
            return self.names[move.to]
        if isinstance(move, Swap):
            return self.names[move.other]
        line = words.move(move, self.view, self.names)
        return line[:1].upper() + line[1:]

    # doing

    def touched(self, card: str) -> None:
        """A card was clicked: lay it, ask what else must be said, or say why not."""
        moves = [move for move in self.legal if getattr(move, "card", None) == card]
        if len(moves) > 1:
            self.chosen = None if self.chosen == card else card
            self.show([])
        else:
            self.do(moves[0] if moves else Play(card))

    def _doing(self, move: Any) -> Any:
        return lambda: self.do(move)

    def do(self, move: Any) -> None:
        self.chosen = None
        try:
            events = self.sitting.play(self.eyes, move)
        except IllegalMove as error:
            values = {key: words.value(key, value, self.view) for key, value in error.values.items()}
            self.app.toasts.say(said(error, **values))
            self.app.sounds.play("refuse")
            self.show([])
            return
        self.show(events)

    def handle(self, intent: Intent) -> bool:
        if intent == Action("rules"):
            self._rules()
            return True
        if intent == Action("menu"):
            self.back()
            return True
        if self.director.busy and intent in (Action("skip"), Action("confirm")):
            return self.director.finish_current()
        if intent == Action("skip") and (self.focused is None or isinstance(self.focused, HandCard)):
            return self._space()
        before = self._raised()
        taken = super().handle(intent)
        if self in self.app.scenes and self._raised() != before:
            layout = self.game.layout(self.view, self.app.view.width, self.playable, self._raised())
            self.director.show([], layout)
        return taken

    def back(self) -> None:
        """Escape: a pause. Leaving loses nothing, so nothing is asked."""
        answers = [
            (t("Leave"), self.app.pop, "quiet"),
            (t("Settings"), lambda: self.app.push(SettingsPage()), "quiet"),
            (t("Rules"), self._rules, "quiet"),
            (t("Go on"), self.app.touch, "do"),
        ]
        self.app.push(Dialog(t("Pause"), t("The match is kept: you can go on with it at any time."), answers))

    def _rules(self) -> None:
        self.app.push(RulesPage(self.match.game.name, msgspec.to_builtins(self.match.options)))

    def away(self, lost: bool) -> None:
        self.hidden = lost and self.app.preferences.hide_when_away

    def _space(self) -> bool:
        """Space does the one thing that needs no card."""
        choices = self._choices()
        if len(choices) == 1:
            self.do(choices[0][1])
        return len(choices) == 1

    def update(self, dt: float) -> bool:
        moving = self.director.update(dt)
        for name in self.director.hear():
            self.app.sounds.play(name)
        if not self.director.busy:
            moving |= self._go_on(dt)
        return moving or self.director.moving or not self.sitting.waits

    def _go_on(self, dt: float) -> bool:
        """With nothing left to show: time passes, somebody else moves, or the match is over."""
        outcome = self.match.state.outcome
        if outcome is None:
            events = self.sitting.update(dt)
            if events:
                self.show(events)
            return bool(events)
        if not self.told:
            self.told = True
            self._note(outcome)
            winners = people(outcome.winners, self.names)
            title = t("The match goes to {names}.", names=winners) if winners else t("Nobody wins.")
            self.app.push(Dialog(title, score_line(outcome.scores, self.names), [(t("Back"), self.app.pop, "do")]))
        return False

    def _note(self, outcome: Outcome) -> None:
        """Write down who of the people has won."""
        people_only = [seat.name if seat.person else "" for seat in self.match.seats]
        note(self.app, people_only, self.match.game.name, outcome.winners, date.today().isoformat())

    # drawing

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        self._draw_seats(canvas, view)
        for sprite in self.stage.in_order():
            self._draw_sprite(canvas, sprite)
        self._draw_words(canvas, view)
        super().draw(canvas)

    def _draw_seats(self, canvas: Canvas, view: Any) -> None:
        for seat, box in self.game.seats(view, canvas.view.width).items():
            line = t("to play") if seat in view.actors else self._score(view, seat)
            plate.draw(canvas, box, plate.Plate(seat, self.names[seat], line, view.counts[seat], seat in view.actors))
        size = canvas.type.text_size
        bottom = 692 if self.game.hand(view, canvas.view.width).corners else 548
        mine = self.eyes in view.actors
        line = t("your turn") if mine else self._score(view, self.eyes)
        own = Box(22, bottom - 48 * size, min(180 * size, 210), 48 * size)
        plate.draw(canvas, own, plate.Plate(self.eyes, self.names[self.eyes], line, None, mine))

    def _score(self, view: Any, seat: int) -> str:
        return n("{count} point", "{count} points", view.scores[seat])

    def _draw_sprite(self, canvas: Canvas, sprite: Sprite) -> None:
        """A card as it lies now, with its shadow; what can't be used is dimmed, while one may choose."""
        x, y = sprite.drawn_at
        pose = {"angle": sprite.angle, "zoom": sprite.scale, "width": sprite.width}
        kind = LIFTED if sprite.lift > 20 else RESTING
        if sprite.scale > 0.9:
            canvas.picture(self.art.shadow(**pose, kind=kind), x, y + kind.drop)
        own = sprite.home.place == "hand"
        if sprite.shows_face and not isinstance(sprite.key, Back) and not (own and self.hidden):
            dimmed = own and bool(self.legal) and sprite.key not in self.playable
            picture = self.art.face(str(sprite.key), **pose, dimmed=dimmed)
        else:
            picture = self.art.back(**pose)
        if sprite.alpha < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * sprite.alpha))
        canvas.picture(picture, x, y)

    def _draw_words(self, canvas: Canvas, view: Any) -> None:
        middle = canvas.view.width / 2
        title, line = canvas.type.line(TITLE), canvas.type.line(SMALL_STYLE)
        canvas.text("Trépido", Box(24, 10, 300, title), TITLE, CREAM)
        canvas.text(t("Round {round}", round=view.round), Box(24, 8 + title, 300, line), SMALL_STYLE, CREAM)
        pile = centred(middle - 84, 390, 46 * canvas.type.text_size, line + 4)
        canvas.panel(pile, INK, pile.height / 2, alpha=0.6)
        canvas.text(str(view.pile_count), pile, SMALL_STYLE, CREAM, "centre")
        if view.beat:
            face = words.face(view.beat.symbol, view.beat.strength, view.options.edition)
            canvas.text(t("To beat: {face}", face=face), centred(middle, 428, 460, 30), TO_BEAT, CREAM, "centre")
        if view.threat:
            threat = t("Threat: +{threat}", threat=view.threat)
            box = centred(middle, 464, canvas.type.width(threat, STRONG_STYLE) + 32, canvas.type.line(STRONG_STYLE) + 6)
            canvas.panel(box, CORAL, box.height / 2)
            canvas.text(threat, box.inset(12, 0), STRONG_STYLE, CREAM, "centre")
        banner = self.stage.banner
        if banner is not None and banner.text:
            width = canvas.type.width(banner.text, HEADING_STYLE) + 64
            box = centred(middle, 176, min(width, canvas.view.width - 40), 52)
            canvas.panel(box, TONES.get(banner.tone, TEAL), 26, outline=BRASS, line=2, shadow=12)
            canvas.text(banner.text, box.inset(24, 0), HEADING_STYLE, CREAM, "centre")
