"""A pair of hands on a headless app: it clicks, drags, types and looks at what was drawn."""

from __future__ import annotations

from typing import Literal

import pygame

from game.shelf import Shelf
from scenes.app.aloud import Aloud
from scenes.app.loop import LONGEST, App
from scenes.app.preferences import Preferences
from scenes.app.scene import Scene
from scenes.kit.box import Box
from scenes.kit.canvas import Drawn
from scenes.kit.widget import Widget
from tests.scenes.voice.mouths import Tape

FRAME = 1 / 60


class Driver:
    """Everything goes in as events, as from a real window."""

    def __init__(
        self,
        scene: Scene,
        size: tuple[int, int] = (1280, 720),
        text_size: float = 1.0,
        language: Literal["fr", "en"] = "fr",
        shelf: Shelf | None = None,
        first_times: bool = False,
    ) -> None:
        """Sit down at an app. Nobody talks, and nothing is new to anybody, unless `first_times` are to be explained."""
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((8, 8))
        chosen = Preferences(text_size=round(text_size * 100), language=language, first_times=first_times, talk="off")  # type: ignore[arg-type]
        self.app = App(pygame.Surface(size), preferences=chosen, shelf=shelf)
        self.app.aloud = Aloud(lambda: self.app.preferences, self.app.sounds, Tape())
        self.app.push(scene)
        self.app.step(FRAME)

    @classmethod
    def at(cls, app: App) -> Driver:
        """Hands on an app that is there already."""
        hands = cls.__new__(cls)
        hands.app = app
        return hands

    @property
    def tape(self) -> Tape:
        """Everything that was said aloud."""
        assert isinstance(self.app.aloud.speaker, Tape)
        return self.app.aloud.speaker

    def events(self, *events: pygame.Event) -> None:
        self.app.step(FRAME, events)

    def move(self, x: float, y: float) -> None:
        self.events(pygame.Event(pygame.MOUSEMOTION, pos=self.app.view.to_pixels(x, y)))

    def press(self, x: float, y: float) -> None:
        self.events(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=self.app.view.to_pixels(x, y)))

    def release(self, x: float, y: float) -> None:
        self.events(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=self.app.view.to_pixels(x, y)))

    def click(self, x: float, y: float) -> None:
        self.move(x, y)
        self.press(x, y)
        self.release(x, y)

    def click_on(self, widget: Widget) -> None:
        self.click(*widget.box.centre)

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self.move(x, y)
        self.press(x, y)
        for part in range(1, 7):
            self.move(x + (to_x - x) * part / 6, y + (to_y - y) * part / 6)
        self.release(to_x, to_y)

    def key(self, code: int, mod: int = 0) -> None:
        self.events(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, scancode=place_of(code), unicode=""))

    def type(self, text: str) -> None:
        for letter in text:
            self.events(pygame.Event(pygame.TEXTINPUT, text=letter))

    def pad(self, button: int) -> None:
        self.events(pygame.Event(pygame.JOYBUTTONDOWN, button=button))

    def sleep(self, seconds: float) -> None:
        """Nothing happens for a while, as in the program's own loop: whoever wants to be woken is."""
        wake = self.app.wake
        if wake is not None and self.app._pass(min(seconds, wake + LONGEST)):
            self.app.touch()
        self.app.step(0.0)

    def drawn(self) -> list[Drawn]:
        """The draw-list of the top scene as it is now."""
        canvas, top = self.app.canvas, self.app.top
        assert top is not None
        canvas.drawn = []
        top.draw(canvas)
        listed, canvas.drawn = canvas.drawn, None
        return listed

    def faults(self) -> list[str]:
        """Text that is cut, that lies outside its room or the screen, or over other text."""
        whole = Box(0, 0, self.app.view.width, self.app.view.height)
        texts = [item for item in self.drawn() if item.what == "text"]
        found = [f"cut: {item.text}" for item in texts if item.text.endswith("…")]
        found += [f"off the screen: {item.text}" for item in texts if not whole.contains(item.box)]
        for item in texts:
            if item.room is not None and item.box.width > item.room.width + 0.5:
                found.append(f"wider than its room: {item.text}")
        for place, item in enumerate(texts):
            for other in texts[place + 1 :]:
                if item.box.overlaps(other.box, slack=2):
                    found.append(f"over each other: {item.text} / {other.text}")
        return found


def place_of(code: int) -> int:
    """Where a key is on a keyboard of the American kind: F1 and its like, and letters; 0 for others."""
    if code >= 1 << 30:
        return code & 0x1FF
    return pygame.KSCAN_A + code - pygame.K_a if pygame.K_a <= code <= pygame.K_z else 0
