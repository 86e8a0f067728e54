"""Hostile packs brought in as people do it: refused in words, or played with. The same again from a number.

`test_hostile_packs.py` tries some of them, the soak twenty thousand.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pygame

from game import GAMES
from game.defizz import pack as packs
from game.defizz.moves import HELP
from game.defizz.questions import ChronoQuestion, PingPongQuestion
from game.defizz.writing import unwritten
from game.match import Match, Seat
from game.shelf import Shelf
from scenes.app import lang
from scenes.app.page import Page
from scenes.games.defizz import words
from scenes.games.defizz.at_hand import Listed, ours
from scenes.games.defizz.board import TEXTS, needed
from scenes.games.defizz.judge import look
from scenes.games.defizz.packs import PacksPage, fault_line
from scenes.kit import icons
from scenes.kit.canvas import Drawn
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.page import SetupPage
from scenes.tables.scene import TableScene
from tests.game.defizz import hostile
from tests.scenes.driver import Driver
from tests.scenes.tables.seated import seated

ROOT = Path(__file__).resolve().parents[4]
SIZES = ((640, 360), (640, 480), (840, 360))
TEXT_SIZES = (100, 125, 150)
VAST = 250
"""One pack in so many is as large as a file can be."""
STEPS, FRAMES, PAUSE = 60, 10, 2.5
"""A match is watched for so many steps, or until so many different moments were drawn; seconds of a step."""
ORDINARY, BY_HAND = 1_000_000, 0.3
"""Up to so many bytes, one refused pack in so many is also put into the folder by hand."""
WITH_PERSON = 0.4
ANSWERS = 4
"""Questions of a pack whose answers are typed."""
LINE = 8
"""So many signs are enough to know a line of a question by."""
WRITES = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.symlink", "os.link", "os.truncate", "shutil.move"}


class Watch:
    """Sees every file that is written, made, moved or removed outside a folder while it is on."""

    def __init__(self) -> None:
        self.inside: Path | None = None
        self.seen: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, values: tuple[Any, ...]) -> None:
        if self.inside is None:
            return
        if event == "open":
            path, mode, flags = values
            writes = any(sign in mode for sign in "wax+") if isinstance(mode, str) else bool(flags & 3)
        else:
            path, writes = (values or ("",))[0], event in WRITES
        if writes and not isinstance(path, int) and not str(path).startswith(str(self.inside)):
            self.seen.append(f"{event} {path}")

    @contextlib.contextmanager
    def over(self, folder: Path) -> Iterator[None]:
        self.inside, self.seen = folder, []
        written, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # what Python compiles, no pack has written
        try:
            yield
        finally:
            self.inside, sys.dont_write_bytecode = None, written
        assert self.seen == [], f"written outside the user's folder: {self.seen[:3]}"


@cache
def watch() -> Watch:
    """One for the whole process: it can't be taken off again."""
    return Watch()


@cache
def desk() -> ModuleType:
    """build/assets/questions.py"""
    spec = importlib.util.spec_from_file_location("questions", ROOT / "build" / "assets" / "questions.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Trials:
    """One program with its own folder, to which packs are brought."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZES[0]) -> None:
        self.shelf = Shelf(folder / "user")
        self.hands = Driver(Page(), size, shelf=self.shelf)
        self.hands.app.prefer(speed=0)
        self.given = folder / "given"
        self.slowest = {"import": 0.0, "vast": 0.0, "frame": 0.0}
        """The longest times, in seconds of CPU: a pack of ordinary size brought in, one as large as can be, a frame."""
        self.met: Counter[str] = Counter()

    def run(self, number: int) -> str:
        """Bring a pack in, and play with it if it is taken. What was done to it."""
        rng = Random(f"hostile pack {number}")
        what, data = ("vast", hostile.vast(rng)) if number % VAST == VAST - 1 else hostile.made(rng)
        self.given.mkdir()
        way, path = hostile.file(self.given, data, rng)
        before = self._given()
        self.hands.app.prefer(language=rng.choice(["fr", "en"]), text_size=rng.choice(TEXT_SIZES))
        with watch().over(self.shelf.folder):
            with self.timed("vast" if what == "vast" else "import"):
                page = self.bring(path, rng)
            taken = self.shelf.packs()
            if taken:
                self.taken(page, taken[0], rng)
            else:
                self.refused(page)
                self.lying_there(data, rng)
            self.read_by_desk(path, bool(taken))
        assert self._given() == before, "the file that was given is not as it was"
        self.clear(taken)
        self.met["taken" if taken else "refused"] += 1
        return f"{way} {what}"

    @contextlib.contextmanager
    def timed(self, name: str) -> Iterator[None]:
        start = time.process_time()
        yield
        self.slowest[name] = max(self.slowest[name], time.process_time() - start)

    def _given(self) -> list[Any]:
        """All that lies in the folder the pack was brought from."""
        found = sorted(self.given.iterdir())
        return [(path.name, path.lstat().st_mode, path.lstat().st_mtime_ns, self._content(path)) for path in found]

    def _content(self, path: Path) -> Any:
        if path.is_symlink():
            return path.readlink()
        return path.read_bytes() if path.is_file() else None

    def clear(self, taken: list[Path]) -> None:
        """Nothing is left for the next one."""
        for path in (*taken, *self.given.iterdir()):
            path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
        self.given.rmdir()
        for path in taken:
            packs._kept.pop(path.stem, None)
        while len(self.hands.app.scenes) > 1:
            self.hands.app.pop()
        self.hands.app.step(0.016)

    # bringing it in

    def bring(self, path: Path, rng: Random) -> PacksPage:
        """Drop the file on the window, or name it as people do."""
        page = PacksPage(Draft("defizz"))
        self.hands.app.push(page)
        if rng.random() < 0.7:
            self.hands.events(pygame.Event(pygame.DROPFILE, file=str(path)))
        else:
            page.take(rng.choice([f'"{path}"', path.as_posix(), f" {path} "]))
            self.hands.app.step(0.016)
        return page

    def refused(self, page: PacksPage) -> None:
        """Every reason is a sentence, in both languages, and can be read."""
        assert page.tried is not None and page.tried.faults, "refused without a word"
        for language in lang.LANGUAGES:
            self.hands.app.prefer(language=language)
            self.hands.app.step(0.016)
            self.legible()
            for fault in page.tried.faults:
                line = fault_line(fault)
                assert line.endswith((".", "!", "?")) and len(line) < 1000 and unseen(line) is None, line
        files = [path for path in self.shelf.folder.rglob("*") if path.is_file() and path.parent.name == "questions"]
        assert files == [], files

    def lying_there(self, data: bytes, rng: Random) -> None:
        """The same file put into the folder by hand: it is listed with its faults, and no table is set with it."""
        if len(data) > ORDINARY or rng.random() > BY_HAND:
            return
        path = self.shelf.questions / "own.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        page, setup = PacksPage(Draft("defizz")), SetupPage("defizz")
        self.hands.app.push(page)
        page._moved(len(ours()))
        self.hands.app.step(0.016)
        self.legible()
        assert page.shown.pack is None and page.shown.faults
        self.hands.app.push(setup)
        setup.draft.choose("pack", "own")
        setup.show(1)
        self.hands.app.step(0.016)
        self.legible()
        assert setup.draft.trouble() is not None
        packs._kept.pop("own", None)
        path.unlink()

    def taken(self, page: PacksPage, kept: Path, rng: Random) -> None:
        """It lies in the folder under its name, is told on the page, and can be chosen for a table."""
        assert kept.parent == self.shelf.questions and isinstance(page.shown, Listed) and page.shown.pack is not None
        name = page.shown.pack.id
        assert kept.name == f"{name}.json"
        self.legible()
        packs._kept.pop(name, None)
        setup = SetupPage("defizz")
        self.hands.app.push(setup)
        assert name in setup.draft.packs
        setup.draft.choose("pack", name)
        assert setup.draft.trouble() is None
        setup.show(1)
        self.hands.app.step(0.016)
        self.legible()
        self.hands.app.pop()
        self.judged(page.shown.pack, rng)
        self.play(name, rng)

    def judged(self, pack: packs.Pack, rng: Random) -> None:
        """Whoever types an answer as it stands in the pack is right."""
        asked = [
            question for question in pack.file.questions if isinstance(question, ChronoQuestion | PingPongQuestion)
        ]
        for question in rng.sample(asked, min(len(asked), ANSWERS)):
            names = [question.answer] if isinstance(question, ChronoQuestion) else question.list.items
            for language in lang.LANGUAGES:
                for name in filter(None, (getattr(each, language) for each in names)):
                    assert look(question, name.main, language).word == "right", (question.id, name.main)

    def legible(self) -> list[Drawn]:
        """What is on the screen has no unseen signs and lies within the frame."""
        view = self.hands.app.view
        found = [item for item in self.hands.drawn() if item.what == "text"]
        for item in found:
            assert unseen(item.text) is None, f"{unseen(item.text)} in {item.text!r}"
            box = item.box
            assert box.x > -1 and box.y > -1 and box.right < view.width + 1 and box.bottom < view.height + 1, item
        return found

    # playing with it

    def play(self, name: str, rng: Random) -> None:
        """Computer players for a while, on screen; then the match is left, and taken up again as it was."""
        game = GAMES["defizz"]
        options = game.Options(pack=name, max_rounds=1, expert=rng.random() < 0.3, enrichment=rng.random() < 0.2)
        seats = rng.choice([3, 3, 4, 5, 7, 12])
        around = [Seat(name=f"Seat {place}", level=rng.choice(["easy", "normal"])) for place in range(seats)]
        if rng.random() < WITH_PERSON:
            around[0] = Seat(name="Zoé")
        match = Match(game, options, around, rng.getrandbits(60), salt="grain")
        path = self.shelf.keep(match)
        scene = seated(match)
        self.hands.app.push(scene)
        self.watch_match(scene, rng)
        state = match.state.copy()
        while len(self.hands.app.scenes) > 1:
            self.hands.app.pop()
        self.shelf.release(match)
        [path] = (self.shelf.folder / "matches").iterdir()
        packs._kept.pop(name, None)
        again = self.shelf.resume(path)
        assert again.state == state, "another match came back"
        self.shelf.release(again)
        for each in (self.shelf.folder / "matches").iterdir():
            self.shelf.delete(each)

    def watch_match(self, scene: TableScene, rng: Random) -> None:
        """Every phase of every mode once, and its question word for word."""
        seen: set[Any] = set()
        for _ in range(STEPS):
            if scene.sitting._match.state.outcome is not None or len(seen) >= FRAMES or self.hands.app.top is not scene:
                break
            self.act(scene, rng)
            self.hands.app._pass(PAUSE)
            table: Any = scene.table
            moment = (table.view.phase, table.asked.mode if table.asked else None)
            if moment in seen:
                continue
            seen.add(moment)
            self.met["moments"] += 1
            self.hands.app.touch()
            with self.timed("frame"):
                self.hands.app.step(0.0)
            drawn = self.legible()
            if table.asked is not None and table.asked.mode != "chance":
                self.asked(words.text(table.asked.text), drawn, table)

    def act(self, scene: TableScene, rng: Random) -> None:
        """What a person does, if one is there and it is their turn: anything; Help! whenever it can be had."""
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.sharing.actor is not None and scene.table.legal and not scene.acts:
            legal = scene.table.legal
            scene.progress.do(HELP if HELP in legal else rng.choice(legal))

    def asked(self, question: str, drawn: list[Drawn], table: Any) -> None:
        """The question stands on its card word for word; one that needs half of its room may end in an ellipsis."""
        kind, smallest = self.hands.app.canvas.type, TEXTS[-1]._replace(fixed=True)
        card, writing = table.board(), table.answering()
        room = card.body.height if writing is None else writing.y - card.body.y
        huge = needed(kind, question, smallest, card.body.width) > room / 2
        wanted = squeezed(question)[:LINE] if huge else squeezed(question)
        told = "".join(squeezed(item.text) for item in drawn)
        assert wanted in told, f"{question!r} is not on the screen: {[item.text for item in drawn]}"
        for item in drawn:
            if len(item.text) > LINE and squeezed(item.text) in squeezed(question):
                assert card.box.contains(item.box), f"not on the card: {item}"

    # build/assets/questions.py

    def read_by_desk(self, path: Path, taken: bool) -> None:
        """The command says what is wrong, or what to look at, in words that a terminal can show."""
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = desk().main([str(path)])
        text = out.getvalue()
        assert text.strip() and code in (0, 1) and (taken or code == 1), (code, text[:200])
        assert unseen(text.replace("\n", "")) is None, text[:300]
        text.encode()


def unseen(text: str) -> str | None:
    """What stands in a drawn text that nobody could see; icons are our own private signs."""
    return unwritten("".join(sign for sign in text if sign not in icons.NAMED))


def squeezed(text: str) -> str:
    """Without its spaces: lines break there."""
    return "".join(text.split())
