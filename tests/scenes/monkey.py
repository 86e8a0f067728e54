"""A monkey at the screen: random mouse, keys, pad, sizes, focus, languages and speeds, the same again from a seed.

It is put now here, now there (`haunts.py`), does for a while whatever comes to it, and at last looks for the way back.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pygame

from ai.player import Level, Player
from game.shelf import Shelf
from scenes.app.dialog import Dialog
from scenes.app.page import Page
from scenes.games.defizz.editor import files
from scenes.pages import unfinished
from scenes.pages.menu.page import Menu
from scenes.sitting import seats
from scenes.tables.firsttime import FirstTime
from scenes.tables.scene import TableScene
from tests.scenes.driver import FRAME, Driver, place_of
from tests.scenes.games.defizz.leftovers import leftovers
from tests.scenes.haunts import HAUNTS, kind
from tests.scenes.tables.robots import lifted_without_cause, misplaced

SIZES = {(640, 360): 6, (480, 360): 3, (840, 360): 3, (960, 540): 1, (1280, 720): 1}
"""Windows and how often they are chosen: mostly small ones, as they are quickly drawn."""
KEYS = (
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_F1, pygame.K_F10, pygame.K_F11, pygame.K_l, pygame.K_i, pygame.K_h, pygame.K_t, pygame.K_q, pygame.K_p,
    pygame.K_1, pygame.K_5, pygame.K_c, pygame.K_z, pygame.K_x, pygame.K_v, pygame.K_a,
)  # fmt: skip
MODS = {0: 20, pygame.KMOD_SHIFT: 2, pygame.KMOD_CTRL: 2, pygame.KMOD_ALT: 1}
TEXTS = ("Zoé", "é", "12", "Napoléon", " ", "œ", "’", "8 849", "\u202e", "👑", "a" * 30, "\ud800", "{0} %s", "\x00")
PREFERENCES: dict[str, list[Any]] = {
    "language": ["fr", "en"],
    "speed": [0, 0, 0, 400, 100, 50],
    "pace": ["calm", "brisk"],
    "text_size": [100, 125, 150, 160],
    "contrast": ["usual", "strong"],
    "reduced_motion": [True, False],
    "races_by_lot": [True, False],
    "limits": [1, 2, 5, 0],
    "only_moves": [True, False],
    "hide_when_away": [True, False],
    "spoken": [True, False],
    "four_colours": [True, False],
    "first_times": [True, False],
}
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN)
KEYBOARD = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.JOYBUTTONDOWN, pygame.JOYAXISMOTION)
STINT = 200
"""So many events until it is put somewhere else."""
CHECKED = 25
"""Between so many events everything is looked at."""
WAITING, APART = 0.6, 0.15
"""How often events wait for the next ones, so that all come within one frame; how often each has a frame of its own."""
BORED = 40
"""After so many events on the same page it presses Escape: tables are more fun."""
ESCAPES = 12
"""So many times Escape at most until one is at the table or in the menu."""
PATIENCE = 600
"""So many tenths of a second until a table where only computer players can act has gone on."""


class Frame(NamedTuple):
    """What a frame has cost, in CPU seconds, and what it was."""

    seconds: float = 0.0
    what: str = ""


@contextmanager
def no_surprises(rng: Random, folder: Path) -> Iterator[None]:
    """New deals are drawn from this, and nobody thinks for long: hard players have a process of their own.

    What is handed out lies in this folder, and not among somebody's documents.
    """
    before = seats.randbits, seats.players.player
    documents = files.documents, unfinished.documents

    def player(game: str, level: Level, *who: Any, **knows: Any) -> Player:
        return before[1](game, "easy" if level == "easy" else "normal", *who, **knows)

    seats.randbits, seats.players.player = rng.getrandbits, player
    files.documents = unfinished.documents = lambda: folder / "documents"
    try:
        yield
    finally:
        seats.randbits, seats.players.player = before
        files.documents, unfinished.documents = documents


class Monkey:
    """Everything it does is drawn from its seed."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self.rng = Random(f"monkey {seed}")
        self.folder = folder
        self.events = 0
        self.waiting: list[pygame.Event] = []
        """What has happened since the last frame."""
        self.by_mouse = False
        """True if the mouse was used since the last key or button of a pad."""
        self.slowest = Frame()
        self.been: Counter[str] = Counter()
        """How many events it has had where."""
        self.acts = {
            self.click_a_widget: 30,
            self.click_anywhere: 6,
            self.move: 8,
            self.drag: 4,
            self.key: 22,
            self.race_key: 2,
            self.type: 4,
            self.pad: 6,
            self.wheel: 2,
            self.wait: 16,
            self.resize: 1,
            self.look_away: 2,
            self.prefer: 2,
            self.drop: 0.3,
        }

    def run(self, events: int) -> None:
        """So many events, in stints: each begins at the next of the haunts and ends with the way back."""
        with no_surprises(self.rng, self.folder):
            self.hands = self.sit()
            stint = self.seed * (events // STINT)
            while self.events < events:
                self.go(stint)
                self.roam(min(self.events + STINT, events))
                stint += 1
                if not self.hands.app.over:
                    self.let_go()
                    self.check()
                    self.wait_for_others()
                    self.escape()
            while self.hands.app.scenes:
                self.hands.app.pop()

    def sit(self) -> Driver:
        """A new program with what is on the shelf."""
        language, shelf = self.rng.choice(["fr", "en"]), Shelf(self.folder)
        hands = Driver(Menu(), self.size(), language=language, shelf=shelf, first_times=True)
        hands.app.prefer(speed=0)
        return hands

    def size(self) -> tuple[int, int]:
        return self.rng.choices(list(SIZES), list(SIZES.values()))[0]

    def go(self, number: int) -> None:
        """Put somewhere, above the menu."""
        if self.hands.app.over:
            self.hands = self.sit()
        app = self.hands.app
        while len(app.scenes) > 1:
            app.pop()
        name = list(HAUNTS)[number % len(HAUNTS)]
        HAUNTS[name](app, self.rng)
        self.step(f"go to {name}", FRAME)

    def roam(self, end: int) -> None:
        """Do this and that until so many events have happened."""
        acts, weights, app = list(self.acts), list(self.acts.values()), self.hands.app
        checked, page, since = self.events + CHECKED, app.top, self.events
        while self.events < end and not app.over:
            before = self.events
            self.rng.choices(acts, weights)[0]()
            self.been[kind(app)] += self.events - before
            if self.events >= checked:
                checked += CHECKED
                self.check()
            if app.top is not page:
                page, since = app.top, self.events
            elif self.events > since + BORED and not isinstance(page, TableScene | Menu):
                self.feed("escape", key(pygame.K_ESCAPE))
        self.waiting.clear()

    def step(self, what: str, dt: float, *events: pygame.Event) -> None:
        """One frame, with a look at what it costs."""
        where, start = type(self.hands.app.top).__name__, time.process_time()
        self.hands.app.step(dt, [*self.waiting, *events])
        self.waiting.clear()
        took = time.process_time() - start
        if took > self.slowest.seconds:
            self.slowest = Frame(took, f"{what} before {where}, then {kind(self.hands.app)}")

    def feed(self, what: str, *events: pygame.Event) -> None:
        """Events as from a window: all in one frame, with those that come next too, or each in a frame of its own."""
        self.events += len(events)
        for event in events:
            self.by_mouse = event.type in MOUSE or (self.by_mouse and event.type not in KEYBOARD)
        chance = self.rng.random()
        if chance < WAITING:
            self.waiting += events
        elif chance < WAITING + APART:
            for event in events:
                self.step(what, FRAME, event)
        else:
            self.step(what, FRAME, *events)

    # what has to be true

    def check(self) -> None:
        """Everything on a table is where the view has it, at the size of the window, but for a card that is held; and
        nothing is left of an earlier question."""
        self.step("before a look", 0.0)
        app = self.hands.app
        top = app.top
        if isinstance(top, Page):
            assert not self.by_mouse or not any(widget.ringed for widget in top.widgets), f"a ring on {kind(app)}"
            assert [widget for widget in top.widgets if widget.focus] == ([top.focused] if top.focused else [])
        for scene in app.scenes:
            if isinstance(scene, TableScene) and scene.show.dragged is None:
                lifted = lifted_without_cause(scene)
                assert lifted == [], (scene.sitting._match.state, lifted)
                seen = scene.table.sight.width, scene.table.sight.text_size
                assert seen == (app.view.width, app.preferences.text_size / 100), (scene.sitting._match.state, seen)
                found = misplaced(scene) + leftovers(scene)
                assert found == [], (scene.sitting._match.state, found)

    def let_go(self) -> None:
        """With the button up, no card is held."""
        self.step("let go", FRAME, *self.mouse(*self.spot(), pygame.MOUSEBUTTONUP))
        top = self.hands.app.top
        assert not isinstance(top, TableScene) or top.show.dragged is None, top.sitting._match.state

    def wait_for_others(self) -> None:
        """Where only computer players can act, they do."""
        app = self.hands.app
        scene = app.top
        if (
            not isinstance(scene, TableScene)
            or scene.sharing.people
            or scene.acts.pausing
            or scene.resting.watching.holds
        ):
            return
        moves = len(scene.sitting._match.moves)
        for _ in range(PATIENCE):
            if app.top is not scene or len(scene.sitting._match.moves) != moves:
                return
            self.step("wait for the others", 0.1)
        raise AssertionError(f"nobody moves: {scene.sitting._match.state}")

    def escape(self) -> None:
        """From anywhere Escape leads back: to the menu, or to a table and its pause."""
        for _ in range(ESCAPES):
            top = self.hands.app.top
            if isinstance(top, Menu | TableScene) or (isinstance(top, Dialog | FirstTime) and self._over_a_table()):
                return
            self.step("escape", FRAME, key(pygame.K_ESCAPE))
            self.events += 1
            if self.hands.app.over:
                return
        raise AssertionError(f"Escape leads nowhere from {type(self.hands.app.top).__name__}")

    def _over_a_table(self) -> bool:
        return any(isinstance(scene, TableScene) for scene in self.hands.app.scenes)

    # what it can do

    def spot(self) -> tuple[float, float]:
        view = self.hands.app.view
        return self.rng.uniform(-10, view.width + 10), self.rng.uniform(-10, view.height + 10)

    def mouse(self, x: float, y: float, *kinds: int) -> list[pygame.Event]:
        pos = self.hands.app.view.to_pixels(x, y)
        return [pygame.Event(kind, pos=pos, button=1) for kind in kinds]

    def click(self, what: str, x: float, y: float) -> None:
        self.feed(what, *self.mouse(x, y, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))

    def click_a_widget(self) -> None:
        widgets = [w for w in getattr(self.hands.app.top, "widgets", []) if w.reachable]
        if widgets:
            widget = self.rng.choice(widgets)
            self.click(f"click on a {type(widget).__name__}", *widget.box.centre)

    def click_anywhere(self) -> None:
        self.click("click", *self.spot())

    def move(self) -> None:
        self.feed("move", *self.mouse(*self.spot(), pygame.MOUSEMOTION))

    def drag(self) -> None:
        """From a widget or from anywhere to anywhere, in a few pieces, sometimes with something else on the way."""
        widgets = [w for w in getattr(self.hands.app.top, "widgets", []) if w.reachable]
        start = self.rng.choice(widgets).box.centre if widgets and self.rng.random() < 0.7 else self.spot()
        self.feed("drag", *self.mouse(*start, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN))
        for _ in range(self.rng.randrange(1, 4)):
            self.move()
        if self.rng.random() < 0.2 and not self.hands.app.over:
            self.rng.choice([self.key, self.wait, self.prefer, self.look_away, self.resize])()
        self.feed("let go", *self.mouse(*self.spot(), pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP))

    def key(self) -> None:
        mod = self.rng.choices(list(MODS), list(MODS.values()))[0]
        code = self.rng.choice(KEYS)
        if code == pygame.K_ESCAPE and isinstance(self.hands.app.top, Menu) and self.rng.random() < 0.95:
            return
        self.feed(f"key {pygame.key.name(code)}", key(code, mod))

    def race_key(self) -> None:
        """The key of somebody at the table."""
        tables = [scene for scene in self.hands.app.scenes if isinstance(scene, TableScene)]
        keys = [seat.key for scene in tables for seat in scene.sitting._match.seats if seat.key is not None]
        if keys:
            place = self.rng.choice(keys)
            letter = pygame.K_a + place - pygame.KSCAN_A
            self.feed("race key", pygame.Event(pygame.KEYDOWN, key=letter, mod=0, scancode=place, unicode=""))

    def type(self) -> None:
        text = self.rng.choice(TEXTS)
        composed = [pygame.Event(pygame.TEXTEDITING, text=text[:5], start=0, length=0)] * (self.rng.random() < 0.2)
        self.feed("type", *composed, *(pygame.Event(pygame.TEXTINPUT, text=letter) for letter in text))

    def pad(self) -> None:
        """A button, or the stick one way and back."""
        if self.rng.random() < 0.8:
            self.feed("pad", pygame.Event(pygame.JOYBUTTONDOWN, button=self.rng.randrange(16)))
        else:
            axis, way = self.rng.randrange(3), self.rng.choice([-1.0, 1.0])
            pushes = [{"instance_id": 0, "axis": axis, "value": value} for value in (way, 0.0)]
            self.feed("stick", *(pygame.Event(pygame.JOYAXISMOTION, **push) for push in pushes))

    def wheel(self) -> None:
        self.feed("wheel", pygame.Event(pygame.MOUSEWHEEL, precise_y=self.rng.choice([-3.0, -1.0, 0.2, 1.0, 3.0])))

    def wait(self) -> None:
        """A frame or two, or long enough for a tip, a computer player, the end of a limit."""
        self.step("wait", self.rng.choice([0.016, 0.1, 0.1]))
        if self.rng.random() < 0.3 and not self.hands.app.over:
            self.hands.sleep(self.rng.choice([0.6, 1.0, 8.0]))

    def resize(self) -> None:
        app = self.hands.app
        self.step("before resizing", FRAME)
        app.surface = pygame.Surface(self.size())
        app._fit()
        self.events += 1
        self.step("resize", FRAME)

    def look_away(self) -> None:
        kinds = [pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED]
        self.feed("look away", pygame.Event(self.rng.choice(kinds)))

    def prefer(self) -> None:
        name = self.rng.choice(list(PREFERENCES))
        self.step("before preferring", FRAME)
        self.hands.app.prefer(**{name: self.rng.choice(PREFERENCES[name])})
        self.events += 1
        self.step(f"another {name}", FRAME)

    def drop(self) -> None:
        """A file let go over the window: there, broken, or nowhere."""
        path = self.rng.choice([*self.folder.rglob("*.json"), self.folder, self.folder / "nowhere.json"])
        self.feed("drop", pygame.Event(pygame.DROPFILE, file=str(path)))


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, scancode=place_of(code), unicode="")
