"""The program on a folder in which one file is broken: it opens, says what is wrong, and keeps the file.

Every file that it reads from the user's folder is one of `KINDS`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Any, NamedTuple

import msgspec
import pygame

from game import GAMES
from game.defizz import pack as packs
from game.shelf import SetAside, Shelf
from game.table import Said
from scenes.app import lang
from scenes.app.aloud import Aloud
from scenes.app.geometry import open_window
from scenes.app.loop import App
from scenes.app.people import People
from scenes.app.person import LessonProgress, Person, Roll
from scenes.app.preferences import Preferences
from scenes.app.scene import Scene
from scenes.app.sheet import Sheet
from scenes.app.stored import BROKEN, warn
from scenes.games.defizz import asked_before, at_hand
from scenes.games.defizz.packs import PacksPage
from scenes.pages.menu.page import Menu
from scenes.pages.records.page import RecordsPage
from scenes.pages.result import evening
from scenes.pages.result.page import ResultPage
from scenes.pages.seating import begin
from scenes.pages.settings.page import SettingsPage
from scenes.pages.setup import memory
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.page import SetupPage
from scenes.pages.unfinished import KeptPage, resume
from scenes.sitting.tonight import Ended, Tonight
from scenes.tables import records
from scenes.tables.scene import TableScene
from tests.game.broken import JOURNAL_WAYS, JSON_WAYS, any_journal
from tests.game.defizz.table import tiny
from tests.scenes.driver import Driver
from tests.scenes.evenings import played
from tests.scenes.games.defizz.packtrials import watch
from tests.scenes.tables.robots import people
from tests.scenes.tables.seated import looked_at
from tests.scenes.voice.mouths import Tape

SMALL = (640, 360)
JOURNALS = 40
"""So many different matches are broken."""
HUGE = 100 * 1024 * 1024
VAST = 2_000
"""One file in so many is as large as that."""
CUTS = 4
"""One file in so many is cut, one byte further each time."""
LASTS = 20
"""One small file in so many is the last good one of its name."""


class Kind(NamedTuple):
    """A kind of file: where it lies, what one looks like that is whole, how it is broken, and who opens it."""

    path: str
    whole: Callable[[Random], bytes]
    ways: tuple[Any, ...]
    opens: Callable[[Trial], str]


# files that are whole


def _preferences(rng: Random) -> bytes:
    chosen = Preferences(
        language="fr", speed=200, limits=5, races_by_lot=True, text_size=125, contrast="strong", four_colours=True,
        keys={"rules": 58, "hint": 11}, key_names={"rules": "F1", "hint": "H"}, geometry=(20, 20, 1280, 720),
        screens=tuple(pygame.display.get_desktop_sizes()), maximised=rng.random() < 0.2, fullscreen=rng.random() < 0.2,
    )  # fmt: skip
    return msgspec.json.encode(chosen)


def _records(rng: Random) -> bytes:
    lines = [
        {"name": name, "game": game, "matches": 7, "wins": 3, "streak": 1, "best": 2, "last": f"2026-1{month}-16"}
        for name in ("Zoé", "Bastien", "Inès")
        for month, game in enumerate(rng.sample(list(GAMES), 3))
    ]
    return msgspec.json.encode({"lines": lines})


def _tables(rng: Random) -> bytes:
    last = {game: Draft(game).party for game in GAMES}
    kept = tuple(memory.Kept(name=f"Chez {game}", game=game, party=party) for game, party in last.items())
    return msgspec.json.encode(memory.Memory(last=last, kept=kept, printed={20: "A", 26: "Z"}))


def _tonight(rng: Random) -> bytes:
    ended = Ended(mark="x", at=rng.randrange(2**40), names=("Zoé", "Malik"), winners=("Zoé",), streak=3)
    return msgspec.json.encode(Tonight((ended,)))


def _people(rng: Random) -> bytes:
    lessons = {"trio-1": LessonProgress(done=True), "trio-2": LessonProgress(step=rng.randrange(9))}
    people = (
        Person(name="Zoé", emblem="fox", colour=3, key=20, played=tuple(GAMES), lessons=lessons, met=("race", "gift")),
        Person(name="Bastien"),
    )
    return msgspec.json.encode(Roll(people=people, current="Zoé"))


def _seen(rng: Random) -> bytes:
    cards = [name for names in packs.named("base").names for name in names]
    return msgspec.json.encode({"cards": {"base": rng.sample(cards, 12), "ours": ["D001"]}})


def _pack(rng: Random) -> bytes:
    return msgspec.json.encode(tiny() | {"id": "ours"})


def _match(rng: Random) -> bytes:
    return any_journal(rng.randrange(JOURNALS))


# opening them


class Trial:
    """A program with one folder after the other below it."""

    def __init__(self, place: Path) -> None:
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((8, 8))
        self.place = place
        self.number = 0
        self.app = App(pygame.Surface(SMALL))
        self.app.aloud = Aloud(
            lambda: self.app.preferences, self.app.sounds, Tape()
        )  # broken settings may ask for a voice
        self.hands = Driver.at(self.app)
        self.slowest = 0.0

    def run(self, kind: str, data: bytes, last: bool = False) -> str:
        """Open the program on a folder with this file in it: what became of it, in a word.

        `last`: it is what should be the last good one, and the one before it is not there.
        """
        self.number += 1
        self.kind, self.data = KINDS[kind], data
        self.folder = self.place / str(self.number)
        self.path = self.folder / (self.kind.path.replace(".json", ".last.json") if last else self.kind.path)
        self.path.parent.mkdir(parents=True)
        self.path.write_bytes(data)
        try:
            return self._open()
        finally:
            rmtree(self.folder)

    def _open(self) -> str:
        self.app.shelf = Shelf(self.folder)
        self.app.people = People(self.app)
        self.app.toasts.waiting, self.app.toasts.shown = [], ""
        self.app.scenes, self.app.preferences = [], Preferences(language="fr" if self.number % 2 else "en", speed=0)
        lang.use(self.app.preferences.language or "en")
        packs._kept.pop("ours", None)
        start = time.process_time()
        with watch().over(self.folder):
            what = self.kind.opens(self)
            self.app.quit()
        self.slowest = max(self.slowest, time.process_time() - start)
        return what

    @property
    def said(self) -> list[str]:
        return [text for text in (self.app.toasts.shown, *self.app.toasts.waiting) if text]

    def kept_whole(self) -> bool:
        """Whether the file, as it was, still lies in the folder."""
        size = len(self.data)
        found = [path for path in self.folder.rglob("*") if path.is_file() and path.stat().st_size == size]
        return any(path.read_bytes() == self.data for path in found)

    def spoken(self, error: Said) -> None:
        """A refusal is a sentence in both languages, and can be drawn."""
        english = error.text
        lang.use("fr")
        assert lang._texts.gettext(english) != english, f"not said in French: {english}"
        self.drawable(lang.said(error))
        lang.use(self.app.preferences.language or "en")

    def drawable(self, text: str) -> None:
        self.app.toasts.shown = text
        self.app.touch()
        self.app.toasts.draw(self.app.canvas, 300, 300)
        self.app.toasts.shown = ""

    def show(self, scene: Scene) -> Scene:
        """A scene, drawn; of a sheet every section."""
        self.app.push(scene)
        self.app.step(0.02)
        if isinstance(scene, Sheet):
            for section in range(1, len(scene.sections())):
                scene.show(section)
                self.app.touch()
                self.app.step(0.02)
        return scene

    def small_file(self, name: str, load: Callable[[], Any], usual: Any, shows: Callable[[Any], None]) -> str:
        """A file that is read whole: taken as it is, and shown; or set aside, which is said."""
        assert self.app.shelf is not None
        value = load()
        trouble = self.app.shelf.troubles.get(name)
        assert self.kept_whole(), f"{self.path.name} is gone"
        if trouble is None:
            if value != usual:
                shows(value)
                return "taken"
            return "empty"
        assert isinstance(trouble, SetAside), trouble
        assert value == usual and not self.path.exists()
        assert BROKEN[name]() in self.said, f"nothing was said, but {self.said}"
        return "set aside"


def open_preferences(trial: Trial) -> str:
    app = trial.app
    assert app.shelf is not None

    def load() -> Preferences:
        assert app.shelf is not None
        value = app.shelf.read("preferences", Preferences, Preferences())
        warn(app, "preferences")
        return value

    def shows(value: Preferences) -> None:
        window = open_window("Tablée", value)
        window.destroy()
        app.preferences = value
        app.prefer(look=6)
        trial.show(Menu())
        trial.show(SettingsPage())
        app._fit()

    what = trial.small_file("preferences", load, Preferences(), shows)
    app.preferences = Preferences()
    if app.canvas.type.text_size != 1.0:
        app._fit()
    return what


def open_records(trial: Trial) -> str:
    def shows(value: Any) -> None:
        trial.show(RecordsPage())
        records.note(trial.app, ["Zoé", "", "Malik"], "trio", [0], "2026-11-16")
        begin_somewhere(trial, "defizz")

    return trial.small_file("records", lambda: records.load(trial.app), records.Records(), shows)


def open_tables(trial: Trial) -> str:
    def shows(value: memory.Memory) -> None:
        for game in GAMES:
            page = trial.show(SetupPage(game))
            assert isinstance(page, SetupPage)
            for table in value.of(game)[:2]:
                page.more._take(table)
                trial.app.step(0.02)
            page.deal()
            trial.app.step(0.02)
            while trial.app.scenes:
                trial.app.pop()

    return trial.small_file("tables", lambda: memory.load(trial.app), memory.Memory(), shows)


def open_people(trial: Trial) -> str:
    def shows(value: Roll) -> None:
        trial.show(Menu())
        trial.show(SettingsPage())
        begin_somewhere(trial, "trio")
        trial.app.people.meet("race")

    return trial.small_file("people", lambda: trial.app.people.roll, Roll(), shows)


def open_tonight(trial: Trial) -> str:
    sitting = looked_at(played("trio", 3))

    def shows(value: Tonight) -> None:
        evening.note(trial.app, sitting, records.Records(), records.Records())
        trial.show(ResultPage(sitting, lambda: None, lambda: None))

    return trial.small_file("tonight", lambda: evening.load(trial.app), Tonight(), shows)


def open_seen(trial: Trial) -> str:
    def load() -> Any:
        return asked_before._load(trial.app)

    return trial.small_file("seen", load, asked_before.Seen(), lambda value: begin_somewhere(trial, "defizz"))


def begin_somewhere(trial: Trial, game: str, **options: Any) -> None:
    trial.app.push(Menu())
    begin(trial.app, game, GAMES[game].Options(**options), people(1, 4))
    assert isinstance(trial.app.top, TableScene)
    for _ in range(3):
        trial.app.step(0.5)


def open_pack(trial: Trial) -> str:
    """In the list; and if it can be played with, at a table."""
    page = trial.show(PacksPage(Draft("defizz")))
    assert isinstance(page, PacksPage) and trial.kept_whole()
    assert trial.app.shelf is not None
    found = page.packs[-1]
    assert [listed for listed in page.packs if listed.name not in at_hand.ours()] == [found]
    page._moved(len(page.packs) - 1)
    trial.app.touch()
    trial.app.step(0.02)
    if found.pack is None:
        for fault in found.faults:
            trial.spoken(fault.error)
        assert found.faults
        return "refused"
    begin_somewhere(trial, "defizz", pack="ours")
    return "taken"


def open_match(trial: Trial) -> str:
    """In the menu, in the list, and at the table."""
    app = trial.app
    trial.show(Menu())
    app.step(0.0)
    page = trial.show(KeptPage())
    assert isinstance(page, KeptPage) and page.chosen is not None
    if page.chosen.trouble is not None:
        assert trial.kept_whole()
        trial.spoken(page.chosen.trouble)
        return "refused"
    resume(app, page.chosen.path)
    app.step(0.02)
    if app.top is page:
        assert trial.kept_whole() and trial.said
        try:
            app.shelf.look(page.chosen.path)  # type: ignore[union-attr]
        except Said as error:
            trial.spoken(error)
        return "refused"
    for _ in range(3):
        app.step(0.5)
    return "opened"


KINDS: dict[str, Kind] = {
    "match": Kind("matches/trio-0.match", _match, JOURNAL_WAYS, open_match),
    "preferences": Kind("preferences.json", _preferences, JSON_WAYS, open_preferences),
    "people": Kind("people.json", _people, JSON_WAYS, open_people),
    "records": Kind("records.json", _records, JSON_WAYS, open_records),
    "tables": Kind("tables.json", _tables, JSON_WAYS, open_tables),
    "seen": Kind("seen.json", _seen, JSON_WAYS, open_seen),
    "tonight": Kind("tonight.json", _tonight, JSON_WAYS, open_tonight),
    "pack": Kind("questions/ours.json", _pack, JSON_WAYS, open_pack),
}


def trial_of(trial: Trial, number: int) -> tuple[str, str]:
    """The file of this number: its kind, and what became of it."""
    kind, turn = list(KINDS)[number % len(KINDS)], number // len(KINDS)
    what, rng = KINDS[kind], Random(f"{kind} {turn}")
    data = what.whole(rng)
    if turn % VAST == VAST - 1:
        data = data.ljust(HUGE, rng.choice((b"\0", b" ", b"[", data[-1:])))
    elif turn % CUTS == 0:
        data = what.whole(Random(0))
        data = data[: turn // CUTS % len(data)]
    else:
        data = rng.choice(what.ways)(data, rng)
    return kind, trial.run(kind, data, last=turn % LASTS == 1 and what.path.count("/") == 0)
