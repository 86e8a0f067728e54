"""A match told aloud: what happens as everyone may know it, whose turn it is, what may be done.

What only one person may know is told to them alone: where several share the screen, only while they are behind the
curtain and with headphones on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.table import TABLE, Event
from scenes.app.lang import n, t
from scenes.app.loop import App
from scenes.app.narrator import BRIEF, FULL, USUAL
from scenes.app.spoken import sentence
from scenes.kit.button import Button
from scenes.kit.widget import Widget
from scenes.sitting.port import Port
from scenes.sitting.sitting import Sitting
from scenes.sitting.wording import both
from scenes.tables import inventory
from scenes.tables.acts import Acts
from scenes.tables.cards import HandCard
from scenes.tables.explaining import told
from scenes.tables.reach import Reach
from scenes.tables.sharing import Sharing
from scenes.tables.table import Table

LISTED, ALL_LISTED = 6, 14
"""The most moves that are told one by one, usually and at the highest degree; more are counted."""


class Narrating:
    """Tells a match at one screen. The events are those after the moves that were told already."""

    def __init__(
        self,
        app: App,
        sitting: Sitting,
        table: Table,
        sharing: Sharing,
        acts: Acts,
        hidden: Callable[[], bool],
        buttons: Callable[[], list[str]],
        announced: Callable[[], bool],
    ) -> None:
        self.app = app
        self.sitting = sitting
        self.table = table
        self.sharing = sharing
        self.acts = acts
        self.hidden = hidden
        """Tells if hands lie face down now."""
        self.buttons = buttons
        """Names the buttons that can be pressed now."""
        self.announced = announced
        """Tells if the table itself was announced: whose turn it is comes after that."""
        self._moves = sitting.moves
        """The number of moves whose events were all told."""
        self._part = 0
        """The number of events after those that were told too, up to the end of a round."""
        self._eyes = sharing.eyes
        self._asked: object = None
        """The moment for which somebody was last told that it is their turn."""
        self._standing: set[int] = set()
        """The seats that were told how things stand since cards were dealt."""

    # what may be told

    @property
    def secret(self) -> bool:
        """True if what lies on the screen is not for everyone who can hear."""
        private = self.sharing.several and self.sharing.eyes != TABLE
        return (private and not self.app.preferences.headphones) or (self.hidden() and bool(self.sharing.people))

    @property
    def port(self) -> Port:
        """The match as everyone who hears may know it."""
        return self.sitting.port(TABLE) if self.secret else self.sharing.port(self.sitting)

    # time

    def update(self, calm: bool) -> None:
        """Tell what is new; `calm` once everything shown so far lies still."""
        self._forget_secrets()
        moves = self.sitting.moves
        if moves < self._moves or not self.app.aloud.on:
            self._moves, self._part = moves, 0
        if calm:
            if moves > self._moves:
                self._tell()
            if self.announced():
                self._tell_turn()

    def _forget_secrets(self) -> None:
        """Be silent at once when whoever was told something leaves the screen."""
        if self._eyes != self.sharing.eyes:
            if self._eyes != TABLE:
                self.app.aloud.forget()
                self._asked = None
            self._eyes = self.sharing.eyes

    def _tell(self) -> None:
        """Tell the events that are shown now; those after the end of a round only when people go on."""
        events = [happened.event for happened in self.port.events(self._moves)]
        shown, told_before = len(events), self._part
        if self.acts.pausing:
            ends = [number for number, event in enumerate(events, 1) if isinstance(event, self.table.pauses)]
            shown = self._part = ends[-1] if ends else 0
        elif self.acts:
            return
        else:
            self._moves, self._part = self.sitting.moves, 0
        self._tell_all(events[told_before:shown])

    def _tell_all(self, events: Sequence[Event]) -> None:
        """Tell these events, as far as somebody wants to hear of them."""
        aloud = self.app.aloud
        told = [event for event in events if aloud.degree or (aloud.reads and isinstance(event, self.table.recited))]
        lines = [line for event in told if (line := self.table.aloud(event))]
        if lines and aloud.on:
            aloud.begin()
        for line in lines:
            aloud.tell(line)
        if not self.acts.pausing:
            return
        self._standing.clear()
        if (ends := self.table.ends()) and lines and aloud.degree:
            aloud.tell(ends)
        if lines and aloud.degree >= USUAL:
            aloud.say(t("Enter: {words}", words=self.table.next_words()))

    def _tell_turn(self) -> None:
        """Tell somebody that it is their turn, and what they may do, once they have heard what happened."""
        moment = (self.sitting.moves, self.sharing.actor, self.sharing.eyes, tuple(self.table.voters()))
        if not self.app.aloud.degree:
            self._asked = None
            return
        if self.acts or self.acts.pausing or self.hidden() or moment == self._asked or self.app.aloud.telling:
            return
        self._asked = moment
        for line in self._turn(self.app.aloud.degree):
            self.app.aloud.say(line)

    def _turn(self, degree: int) -> list[str]:
        """The sentences about whose turn it is; none if nobody before the screen can do anything."""
        actor, asks = self.sharing.actor, self.table.asks()
        if asks:
            return [asks, *self._named_buttons()]
        if actor is None or not self.table.due() or self.sitting.outcome is not None:
            return []
        name = self.table.names[actor]
        found = [t("Your turn.") if self.table.alone else t("{name}, your turn.", name=name)]
        if self.secret:
            return found
        if degree >= FULL or (degree == USUAL and self.table.lingers and actor not in self._standing):
            self._standing.add(actor)
            found = [*self.table.words.table(self.port.view, self.table.names), *found]
        if degree >= USUAL:
            found.append(self._choices(ALL_LISTED if degree >= FULL else LISTED))
        return found

    def _choices(self, most: int) -> str:
        """The choices, in the table's own words if it has some; only how much, where that is a lot."""
        legal, names = self.table.legal, self.table.names
        if may := self.table.may():
            return may
        if len(legal) > most:
            return n(
                "There is {count} choice: Tab goes to it.",
                "There are {count} choices: Tab goes through them.",
                len(legal),
            )
        listed = [self.table.words.move(move, self.table.view, names) for move in legal]
        return t("You can: {moves}.", moves=either(listed))

    def of_widget(self, widget: Widget, words: str, degree: int, reach: Reach) -> str:
        """A widget in words, of its own or as what it lies over is explained: so are cards and parts of a grid."""
        card = widget.card if isinstance(widget, HandCard) else None
        inside = widget.middle != widget.box.centre  # the focus is on a part of it, as on a grid of bids
        over = card is not None or inside or not words
        thing = inventory.things(self.table, reach).at(*widget.middle) if over else None
        explained = told(self.table, thing, reach) if thing is not None else ""
        name = self.card_name(card) if card is not None else ""
        if explained.casefold().startswith(name.casefold()):
            name = ""
        if degree == BRIEF and explained:
            return name or explained.split(". ")[0]
        return sentence([name, explained]) or words

    def card_name(self, card: object) -> str:
        """The name of a card in the game's words; "" if it has none that is told so."""
        named = self.table.words.value("card", card, self.table.view) if isinstance(card, str) else card
        return str(named).capitalize() if named != card else ""

    def _named_buttons(self) -> list[str]:
        """The sentence that names the buttons; none without any."""
        named = self.buttons()
        return [t("Buttons: {names}.", names=both(named))] if named else []

    def where(self) -> list[str]:
        """The place where one is, in words: the game, the standings, whose turn it is, the choices."""
        table = self.table
        found = [table.title, "" if self.secret else table.heading()]
        found += table.words.table(self.port.view, table.names)
        found += self._turn(USUAL)
        if self.secret:
            return [*found, t("Your own cards are told with headphones only: the settings have them, section Voice.")]
        return [*found, *(self._named_buttons() if not self.table.asks() else [])]


def button_names(widgets: Iterable[Widget]) -> list[str]:
    """The words on the buttons among some widgets that can be pressed now."""
    return [widget.text for widget in widgets if isinstance(widget, Button) and widget.reachable]


def either(parts: Iterable[str]) -> str:
    """Parts as a choice in words, each once: `Ada, Basile or Colette`."""
    listed = list(dict.fromkeys(parts))
    if len(listed) < 2:
        return "".join(listed)
    return t("{some} or {last}", some=", ".join(listed[:-1]), last=listed[-1])
