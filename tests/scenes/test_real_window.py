"""The program in a real window, from the menu to the end of a round, by mouse and keyboard.

It needs Xvfb and xdotool, and is left out where they are not installed. Where to click is asked of a copy of the same
scene without a window; what was played is read from the journal on disk, so nothing counts that was not kept.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game import NAMES, journal
from game.match import Match
from game.shelf import Shelf
from scenes.app.person import Person, Roll
from scenes.app.preferences import Preferences
from scenes.app.scene import Scene
from scenes.games.tordu.bidding import BidGrid
from scenes.games.trio.asking import Ask
from scenes.kit.button import Button
from scenes.kit.widget import Widget
from scenes.pages.menu.page import Menu
from scenes.pages.menu.tiles import TileButton
from scenes.pages.setup.page import SetupPage
from scenes.stage.portrait import PORTRAITS
from scenes.tables.cards import HandCard
from tests.scenes.driver import Driver
from tests.scenes.games.trio.robots import sensible
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import seated

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 720)
KNOWN = Roll(people=(Person(name="Zoé", played=NAMES),), current="Zoé")
"""Somebody who has played every game."""
PATIENCE = 20.0
"""Seconds until something that should happen has happened."""

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Xvfb and xdotool are not installed"
)


class Screen:
    """A virtual screen with the program on it, and a hand on its mouse and keyboard."""

    def __init__(self, home: Path, people: Roll | None = KNOWN) -> None:
        self.home = home
        self.folder = home / ".local" / "share" / "tablee"
        self.folder.mkdir(parents=True)
        Shelf(self.folder).write("preferences", Preferences(language="en", speed=0, look=2, first_times=False))
        if people is not None:
            Shelf(self.folder).write("people", people)
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-noreset"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as number:
            self.env = os.environ | {"DISPLAY": f":{number.readline().strip()}", "HOME": str(home)}
        self.env |= {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        self.env.pop("XDG_DATA_HOME", None)
        self.program = subprocess.Popen([sys.executable, str(ROOT / "main.py")], env=self.env, cwd=home)
        self.act("search", "--sync", "--class", "tablee")
        time.sleep(0.5)

    def act(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.env, check=True, capture_output=True, timeout=PATIENCE)

    def click(self, x: float, y: float) -> None:
        self.act("mousemove", str(round(x)), str(round(y)), "sleep", "0.05", "click", "1")

    def click_on(self, widget: Widget) -> None:
        self.click(*widget.box.centre)

    def matches(self) -> list[Path]:
        return sorted((self.folder / "matches").glob("*.match"))

    def match(self) -> Match:
        """The match as it is on disk."""
        return journal.replay(journal.decode(self.matches()[0].read_bytes()))

    def close(self) -> None:
        for process in (self.program, self.server):
            process.terminate()
            process.wait(PATIENCE)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(tmp_path)
    yield screen
    screen.close()


def mirror(scene: Scene) -> list[Widget]:
    """The widgets of the same scene at the same size, here and now."""
    hands = Driver(scene, SIZE, language="en")
    hands.app.prefer(speed=0)
    return hands.app.top.widgets  # type: ignore[union-attr]


def moved(screen: Screen, moves: int) -> bool:
    """Whether a move gets to the disk within a moment."""
    until = time.monotonic() + 1.5
    while time.monotonic() < until:
        if len(screen.match().moves) > moves:
            return True
        time.sleep(0.05)
    return False


def wait(screen: Screen, moves: int) -> Match:
    """Until more moves than that are on disk and a person is to act, or it is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if not screen.matches():
            time.sleep(0.1)
            continue
        match = screen.match()
        person = played(match) or 0 in match.state.actors()
        if person and (len(match.moves) > moves or moves < 0):
            time.sleep(0.15)
            return screen.match()
        time.sleep(0.05)
    raise AssertionError(f"nothing happens: {screen.matches() and screen.match().state}")


def spot(screen: Screen, match: Match, rng: Random) -> tuple[float, float]:
    """Where a person could click now: on a card that may be laid rather than anywhere else."""
    scene = seated(match, by_chance)
    mirror(scene)
    legal = scene.table.legal
    if match.game.name == "trio":
        move = sensible(scene.table.view, legal, rng)
        return next(w.box.centre for w in scene.widgets if isinstance(w, Ask) and w.move == move)
    grid = next((w for w in scene.widgets if isinstance(w, BidGrid)), None)
    if grid is not None and scene.table.view.phase == "bid":
        return grid.box.x + grid.box.width * rng.uniform(0.2, 0.6), grid.box.y + grid.box.height * rng.uniform(0.1, 0.9)
    may = {getattr(move, "card", None) for move in legal}
    cards = [w for w in scene.widgets if isinstance(w, HandCard) and w.card in may]
    buttons = [w for w in scene.widgets if isinstance(w, Button)]
    return rng.choice([w for w in cards if str(w.card)[0] != "j"] or buttons or cards).box.centre


def again(screen: Screen, match: Match, rng: Random) -> None:
    """A card that needs a second choice was clicked: click what is offered for it."""
    scene = seated(match, by_chance)
    mirror(scene)
    for widget in [w for w in scene.widgets if isinstance(w, HandCard)]:
        scene.table.touched(widget.card, scene.reach)
        if scene.table.chosen is not None:
            screen.click_on(widget)
            screen.click_on(next(w for w in scene.widgets if isinstance(w, Button)))
            return


def played(match: Match) -> bool:
    """Whether a deal has been played to its end."""
    return match.state.outcome is not None or (match.game.name == "tordu" and bool(match.state.view(None).deals))


@pytest.mark.parametrize("game", ["trepido", "trio", "tordu"])
def test_from_the_menu_to_the_end_of_a_deal(screen: Screen, game: str) -> None:
    """Two clicks, and it is being played; then card by card until the deal is over."""
    screen.click_on(next(w for w in mirror(Menu()) if isinstance(w, TileButton) and w.game == game))
    time.sleep(1.0)
    deal = next(w for w in mirror(SetupPage(game)) if isinstance(w, Button) and w.text == "Deal")
    screen.click_on(deal)
    match, rng, tries = wait(screen, -1), Random(1), 0
    while not played(match):
        made = len(match.moves)
        screen.click(*spot(screen, match, rng))
        if match.game.name == "trepido" and match.state.view(0).phase in ("give", "turn", "open") and tries:
            again(screen, match, rng)
        tries = tries + 1 if not moved(screen, made) else 0
        assert tries < 8, match.state
        match = wait(screen, made if not tries else -1)
    assert screen.program.poll() is None
    screen.act("key", "Escape", "sleep", "0.4", "key", "Escape")


def test_closing_the_window_ends_the_program(screen: Screen) -> None:
    screen.act("key", "Escape")
    assert screen.program.wait(PATIENCE) == 0


def test_on_the_first_start_a_name_and_enter_lead_to_the_menu(tmp_path: Path) -> None:
    screen = Screen(tmp_path, people=None)
    try:
        until = time.monotonic() + PATIENCE
        screen.act("sleep", "1", "type", "--delay", "60", "Lou")
        screen.act("key", "Return")
        while not (screen.folder / "people.json").exists() and time.monotonic() < until:
            time.sleep(0.05)
        kept = Shelf(screen.folder).read("people", Roll, Roll())
        assert kept.current == "Lou" and kept.people[0].emblem in PORTRAITS
        screen.act("key", "Escape")
        assert screen.program.wait(PATIENCE) == 0
    finally:
        screen.close()
