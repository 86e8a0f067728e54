"""The setup page: players and options. The button that deals is always there, so two clicks are enough."""

from __future__ import annotations

from collections.abc import Callable

from game.table import Said
from scenes.app.lang import n, p, said, t
from scenes.app.sheet import GAP, Extra, Sheet
from scenes.games import ON_SCREEN
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.intents import Action, Intent, KeyPress, Pointer
from scenes.kit.widget import Widget
from scenes.pages.rules.page import RulesPage
from scenes.pages.setup import memory as remembered
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.memory import Memory
from scenes.pages.setup.more import More
from scenes.pages.setup.options import OptionRows
from scenes.pages.setup.players import Players
from scenes.pages.setup.widgets import Note, SeatPlate


class SetupPage(Sheet):
    """The sheet for setting a table: sections of players, game, house rules and the rest; below them the buttons."""

    memory: Memory
    draft: Draft
    note: Note
    button: Button

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.players = Players(self)
        self.options = OptionRows(self)
        self.more = More(self)
        self.foot: list[Button] = []
        """The buttons below the paper: back, deal, and the extra ones."""

    # entering, leaving

    def enter(self) -> None:
        self.memory = remembered.load(self.app)
        self.draft = self._last()
        self.draft.packs = self.draft.setup.packs(self.app)
        super().enter()

    def resume(self) -> None:
        """Look for packs anew: another page may have brought or deleted some."""
        self.draft.packs = self.draft.setup.packs(self.app)
        self.rebuild()

    def _last(self) -> Draft:
        """The draft of the game's last table; a new one if there is none or the rules refuse it."""
        party = self.memory.last.get(self.game)
        if party is not None:
            try:
                return self._with_people(Draft.of(self.game, party))
            except Said as error:
                self.app.toasts.say(said(error))
        return self._with_people(Draft(self.game))

    def _with_people(self, draft: Draft) -> Draft:
        """Seat everyone as they are known here; one person alone is the current one, whoever sat there last."""
        people = self.app.people
        alone = len(draft.people) == 1
        for index, seat in enumerate(draft.seats):
            person = people.current if alone else people.named(seat.name)
            if seat.person and person is not None:
                draft.seat(index, person)
        return draft

    def take(self, draft: Draft) -> None:
        """Show another table instead of this one."""
        self.draft = draft
        self.draft.packs = self.draft.setup.packs(self.app)
        self.players.chosen = 0
        self.show(0)

    def default(self) -> Button:
        return self.button

    # what is on it

    def title(self) -> str:
        return ON_SCREEN[self.game].title()

    def _parts(self) -> list[tuple[str, Callable[[Box], list[Widget]]]]:
        setup = self.draft.setup
        found = [
            (p("setup", "Players"), self.players.build),
            (p("setup", "Game"), lambda inner: self.options.build(inner, setup.options(self.draft))),
        ]
        if setup.house is not None:
            house = setup.house
            found.append((p("setup", "House rules"), lambda inner: self.options.build(inner, house(self.draft))))
        return [*found, (p("setup", "More"), self.more.build)]

    def sections(self) -> list[str]:
        return [name for name, _ in self._parts()]

    def body(self, inner: Box) -> list[Widget]:
        return self._parts()[self.section][1](inner)

    def show(self, section: int) -> None:
        self.players.settle()
        super().show(section)

    # the deal

    def extras(self) -> list[Extra]:
        found = [Extra(p("table", "Deal") if self.draft.people else p("table", "Watch"), self.deal, "urgent")]
        return [*found, Extra(t("Make it shorter"), self._shorten)] if self.draft.long else found

    def _foot(self, foot: Box) -> list[Widget]:
        """Make the buttons below the paper, with the note between the way back and the others."""
        found = super()._foot(foot)
        self.foot = [widget for widget in found if isinstance(widget, Button)]
        back, self.button, *_ = self.foot
        others = self.foot[1:]
        left = min(widget.box.x for widget in others)
        self.note = Note(Box(back.box.right + GAP, foot.y, left - back.box.right - 2 * GAP, foot.height))
        self._judge()
        return [back, self.note, *reversed(others)]

    def _judge(self) -> None:
        """Say in the note what will be dealt or why it can't be, and enable the deal button to match."""
        trouble = self._trouble()
        self.button.enabled = trouble is None
        self.note.urgent = trouble is not None
        self.note.text = self.draft.setup.refusal(trouble) if trouble is not None else self._summary()

    def _trouble(self) -> Said | None:
        try:
            self.draft.seed  # noqa: B018
        except Said as error:
            return error
        return self.draft.trouble()

    def _summary(self) -> str:
        if self.draft.long:
            return t("This will take long.")
        people = n("{count} person", "{count} people", len(self.draft.people))
        others = len(self.draft.seats) - len(self.draft.people)
        if not others:
            return people
        computers = n("{count} computer player", "{count} computer players", others)
        return t("{people} and {computers}", people=people, computers=computers)

    def type_name(self) -> None:
        """Give the keyboard to the name of the chosen seat, all of it selected."""
        entry = next(widget for widget in self.widgets if isinstance(widget, Entry))
        entry.line.select_all()
        self._set_focus(entry, False)

    def coded(self, code: str) -> None:
        """Take another code for the deal."""
        self.draft.code = code
        self._judge()

    def _shorten(self) -> None:
        self.draft.shorten()
        self.rebuild()

    def deal(self) -> None:
        """Remember the table, deal and sit down."""
        self.players.settle()
        self.memory = self.memory.played(self.game, self.draft.party)
        remembered.keep(self.app, self.memory)
        self._begin(self.draft)

    def watch(self) -> None:
        """Let computer players play alone at this table; the table itself is remembered as it was."""
        self._begin(self.draft.watched())

    def _begin(self, draft: Draft) -> None:
        """Deal this table and sit down; if the rules refuse, say why."""
        from scenes.pages.seating import begin

        try:
            begin(self.app, self.game, draft.options, draft.dealt(), draft.seed)
        except Said as error:
            self.rebuild()
            self.note.text, self.note.urgent = self.draft.setup.refusal(error), True

    # hands

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, KeyPress) and intent.letter and self.memory.printed.get(intent.scancode) != intent.letter:
            self.memory = self.memory.knowing(intent.scancode, intent.letter)
        if self.section == 0:
            self.players.hear(intent)
        if intent == Action("rules"):
            self.app.push(RulesPage(self.game, self.draft.chosen))
            return True
        return super().handle(intent)

    def _step(self, step: int) -> None:
        """Move the focus by Tab: of the plates it stops only at the chosen seat's; the arrows choose another."""
        others = [widget for widget in self.widgets if isinstance(widget, SeatPlate)]
        others = [plate for plate in others if plate.place != self.players.chosen]
        ring = [widget for widget in self.widgets if widget.reachable and widget not in others]
        at = ring.index(self.focused) if self.focused in ring else (-1 if step > 0 else 0)
        self._move_focus(ring[(at + step) % len(ring)])

    def _point(self, pointer: Pointer) -> bool:
        changed = super()._point(pointer)
        return self.options.tell_pointed() or changed

    def _move_focus(self, widget: Widget) -> None:
        super()._move_focus(widget)
        self.options.tell_focused()

    def _set_focus(self, widget: Widget | None, shown: bool) -> None:
        """Move the focus; a name that is left is settled, and a seat's plate shows that seat in detail."""
        left = self.focused
        super()._set_focus(widget, shown)
        if isinstance(left, Entry) and not isinstance(widget, Entry) and self.players.settle():
            self.rebuild()
        if isinstance(widget, SeatPlate):
            widget.click()

    def update(self, dt: float) -> bool:
        return any((super().update(dt), self.players.update(dt)))
