"""Tables on a disk that fails again and again: what is said, what is kept, and whether play goes on."""

from __future__ import annotations

import gettext
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game import GAMES, BadOptions, journal
from game.match import Match
from game.shelf import ASSETS, Shelf
from game.shelf_keeper import Keeper
from scenes.app import lang
from scenes.app.dialog import Dialog
from scenes.app.preferences import Preferences
from scenes.kit.button import Button
from scenes.pages.seating import begin
from scenes.sitting.tally import Records
from scenes.tables import records
from scenes.tables.curtain import Curtain
from scenes.tables.scene import TableScene
from tests.game.disks import FAULTS, Disk, under
from tests.game.kills import plain
from tests.game.laws import AXES, made
from tests.scenes.driver import Driver
from tests.scenes.resuming import same_match, started
from tests.scenes.tables.robots import people

SMALL = (640, 360)
EVENING = 60
"""Things done between two power cuts, at most."""
THOUGHT = 1.5
"""Seconds between two of them."""
DAY, NOBODY = "2026-11-16", "Quentin"
SENTENCES = (
    "this match can't be kept in {path}: {why}",
    "the match in {path} can't be continued: {why}",
    "the move could not be kept in {path}: {why}",
    "the folder {path} can't be made: {why}",
    "{path} can't be read: {why}",
    "{path} can't be kept: {why}",
)
"""What a person is told about a disk."""


@cache
def told_in(language: str) -> re.Pattern[str]:
    """Every such sentence in a language."""
    texts = gettext.NullTranslations()
    if language != "en":
        texts = gettext.translation(lang.DOMAIN, ASSETS / "locale", [language])
        missing = [sentence for sentence in SENTENCES if texts.gettext(sentence) == sentence]
        assert not missing, f"not said in {language}: {missing}"
    ways = (re.sub(r"\\{\w+\\}", ".+", re.escape(texts.gettext(sentence))) for sentence in SENTENCES)
    return re.compile("|".join(ways), re.IGNORECASE)


class Story:
    """A few evenings; the disk fails, is mended, and at the end of each the power goes."""

    hands: Driver
    scene: TableScene
    disk: Disk

    def __init__(self, place: Path, rng: Random) -> None:
        self.place = place
        self.rng = rng
        self.faults: list[str] = []
        """The kinds that have struck."""
        self.cuts = 0
        self.most_calls = 0
        """To the disk, in one step."""
        self.longest_wait = 0.0
        """Seconds that the program has waited for a scanner, in one step."""
        self.wanted: tuple[Any, list[Any]] | None = None
        """The match that must be there when the program is started again, and its moves: those that were shown, and
        perhaps the one that could not be kept for sure."""
        self.looks = {Preferences().look}
        self.wins = {0}
        """What may be found in the preferences and in the records."""
        self.said: list[str] = []

    def run(self, faults: int) -> None:
        folder = self.place / "0"
        folder.mkdir()
        while len(self.faults) < faults:
            with under(folder) as self.disk:
                self.sit_down(folder / "user")
                for _ in range(self.rng.randrange(5, EVENING)):
                    if self.scene not in self.hands.app.scenes or len(self.faults) >= faults:
                        break
                    self.step()
                folder = self.power_cut()

    def power_cut(self) -> Path:
        """Everything begins again on what is left on the disk."""
        self.cuts += 1
        left = self.place / str(self.cuts)
        left.mkdir()
        self.disk.cut_power(self.rng, left)
        return left

    # sitting down

    def sit_down(self, folder: Path) -> None:
        """What is on the disk is what must be: the match, the preferences, the records. Or the first match is dealt."""
        app, table, _, _ = started(folder, SMALL)
        self.hands = Driver.at(app)
        if self.wanted is not None:
            assert table is not None, f"lost: {self.wanted}"
            header, ways = self.wanted
            assert any(same_match(table, header, moves) for moves in ways), f"{table.match.moves} is none of {ways}"
        assert app.preferences.look in self.looks, f"{app.preferences.look} is not in {self.looks}"
        wins = self._wins()
        assert wins in self.wins, f"{wins} is not in {self.wins}"
        self.looks, self.wins = {app.preferences.look}, {wins}
        app.toasts.say = self.said.append  # type: ignore[method-assign]
        app.prefer(speed=0, language=self.rng.choice(lang.LANGUAGES), races_by_lot=self.rng.random() < 0.5)
        if table is None:
            assert app.people.all is not None  # read at the start, as older files are looked through for names silently
            self.fail()
            table = self.deal()
            self.mend()
        self.scene = table

    def deal(self) -> TableScene:
        rng, game = self.rng, GAMES[self.rng.choice(list(GAMES))]
        while True:
            choice = {option: rng.choice(values) for option, values in AXES[game.name].items()}
            try:
                options, count = made(game, {**choice, "seats": rng.choice(game.seats)})
                break
            except BadOptions:
                continue
        refused, said = self.disk.refused, len(self.said)
        begin(self.hands.app, game.name, options, people(rng.choice((1, 1, 2)), count), rng.getrandbits(63))
        if self.disk.refused > refused:
            self.must_have_said(said)
        return next(scene for scene in self.hands.app.scenes if isinstance(scene, TableScene))

    # a step

    def step(self) -> None:
        """Perhaps the disk fails; something is done; what must be said is said, and what was shown is on the disk."""
        if self.disk.fault is None and self.rng.random() < 0.6:
            self.fail()
        self.disk.between += THOUGHT
        calls, waited = self.disk.calls, self.disk.seconds
        struck, refused, said = self.disk.struck, self.disk.refused, len(self.said)
        act = self.rng.choices((self.move, self.undo, self.prefer, self.win), (20, 2, 1, 1))[0]
        act()
        self.most_calls = max(self.most_calls, self.disk.calls - calls)
        self.longest_wait = max(self.longest_wait, self.disk.seconds - waited)
        if self.disk.struck > struck:
            self.faults.append(self.kind)
        if self.scene not in self.hands.app.scenes:
            self.wanted = None  # it is over
            return
        if self.disk.refused > refused and self.match.keep.insists:  # type: ignore[union-attr]
            self.must_have_said(said)
        self.check()
        if self.rng.random() < 0.6:
            self.mend()
        self.answer()
        self.check()

    def fail(self) -> None:
        self.kind = self.rng.choice(list(FAULTS))
        self.disk.fault = FAULTS[self.kind](self.rng)

    def mend(self) -> None:
        self.disk.fault = None

    def must_have_said(self, before: int) -> None:
        """In a sentence of the language spoken, on the table or over it."""
        top = self.hands.app.top
        tables = [scene for scene in self.hands.app.scenes if isinstance(scene, TableScene)]
        if any(scene.sitting.lots.unsaid is not None for scene in tables):
            return  # something else is shown first
        texts = [*self.said[before:], *([top.text] if isinstance(top, Dialog) else [])]
        assert any(told_in(lang.spoken()).match(text) for text in texts), f"{self.kind}: {texts}"

    @property
    def match(self) -> Match:
        return self.scene.sitting._match

    @property
    def waiting(self) -> bool:
        """Whether the person has chosen to go on without keeping, and something is not kept."""
        return isinstance(self.match.keep, Keeper) and bool(self.match.keep.waiting)

    def check(self) -> None:
        """If the power went now, nothing that was shown would be lost, unless the person went on without keeping."""
        self.wanted = None
        if self.scene not in self.hands.app.scenes or self.waiting:
            return
        path = self.match.keep.path  # type: ignore[union-attr]
        node = self.disk.lasting.get(path)
        assert node is not None, f"{path.name} would be gone"
        sure = node.synced[: self.match.keep.whole]  # type: ignore[union-attr]
        kept = journal.decode(sure).moves
        assert kept == self.match.moves, f"{self.match.moves} were shown, {kept} would be left"
        if self.match.state.outcome is None:
            begun = (journal.decode(node.after(node.since[:acts])).moves for acts in range(len(node.since) + 1))
            self.wanted = plain(journal.header(self.match)), [plain(kept), *map(plain, begun)]

    def answer(self) -> None:
        """What was asked is answered; whoever went on without keeping is kept again once the disk is well."""
        top = self.hands.app.top
        if isinstance(top, Dialog):
            buttons = [widget for widget in top.widgets if isinstance(widget, Button)]
            self.hands.click_on(buttons[-1] if self.rng.random() < 0.8 else buttons[0])

    # what is done

    def move(self) -> None:
        """Somebody's move, or time passes."""
        app, scene = self.hands.app, self.scene
        before, well = len(self.match.moves), self.disk.fault is None
        if isinstance(app.top, Curtain):
            self.hands.click_on(app.top.widgets[2])
        elif scene.acts.pausing:
            scene.progress.go_on()
        elif scene.sharing.actor is not None and scene.table.legal:
            scene.progress.do(self.rng.choice(scene.table.legal))
        app.step(0.4)
        if well and len(self.match.moves) > before:
            assert not self.waiting, "the disk is well, and what waited is still not kept"

    def undo(self) -> None:
        points = list(self.scene.progress.undoing.points)
        refused, moves = self.disk.refused, len(self.match.moves)
        if self.scene.progress.undoable:
            self.scene.progress.undo()
            if self.disk.refused > refused and len(self.match.moves) == moves:
                assert self.scene.progress.undoing.points == points, "what could not be taken back can't be any more"

    def prefer(self) -> None:
        look, refused = self.rng.choice((2, 4, 6, 10)), self.disk.refused
        self.hands.app.prefer(look=look)
        assert self.hands.app.preferences.look == look
        self.looks = {look} if self.disk.refused == refused else {*self.looks, look}

    def win(self) -> None:
        """A match is over somewhere, and is noted."""
        refused, before = self.disk.refused, self._wins()
        records.note(self.hands.app, [NOBODY], "trio", [0], DAY)
        well, after = self.disk.refused == refused, self._wins()
        assert after in ((before + 1,) if well else (before, before + 1)), f"{before} wins, then {after}"
        self.wins = {after} if well else {*self.wins, after}

    def _wins(self) -> int:
        """As anyone finds them who has another look once the disk is well."""
        assert self.hands.app.shelf is not None
        fault, self.disk.fault = self.disk.fault, None
        found = Shelf(self.hands.app.shelf.folder).read("records", Records, Records())
        self.disk.fault = fault
        return sum(line.wins for line in found.lines if line.name == NOBODY)
