"""Settings: a row each, followed at once and kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from scenes import lang
from scenes.keys import key_lines
from scenes.kit.box import Box
from scenes.kit.choice import Choice
from scenes.kit.intents import Action, Intent
from scenes.kit.slider import Slider
from scenes.kit.theme import BUTTON, INK
from scenes.kit.toggle import TRACK, Toggle
from scenes.kit.widget import Widget
from scenes.lang import p, t
from scenes.rows import KeyRow, Named, Swatches
from scenes.sheet import GAP, Sheet
from scenes.sound import LOUDEST

LEFT = 0.53
"""The share of a row that is its name and its explanation; the rest is its control."""
HIGHEST = 96
"""A row, at the usual text size."""
SWATCHES = 108
"""Room for the three strengths beside the choice of their colours."""

VOLUMES = {"all_sounds": "press", "card_sounds": "place", "signals": "turn"}
"""What is heard when a volume is changed."""

T = TypeVar("T")
Made = Callable[[Box], list[Widget]]


class Row(NamedTuple):
    """A setting: its name, a line about it, and its control, made for a place."""

    name: str
    about: str
    control: Made


class SettingsPage(Sheet):
    """Four sections: game, display, sound, and the keys to read."""

    def title(self) -> str:
        return t("Settings")

    def sections(self) -> list[str]:
        return [p("section", "Game"), p("section", "Display"), p("section", "Sound"), p("section", "Keys")]

    def body(self, inner: Box) -> list[Widget]:
        parts = (self._game, self._display, self._sound)
        return self._rows(inner, parts[self.section]()) if self.section < len(parts) else self._keys(inner)

    def handle(self, intent: Intent) -> bool:
        """F11 turns the switch of this page too."""
        if intent == Action("fullscreen"):
            self._fill_screen(not self.app.preferences.fullscreen)
            return True
        return super().handle(intent)

    # what can be set

    def _game(self) -> list[Row]:
        languages = [("fr", "Français"), ("en", "English")]
        speeds = [(50, "½"), (100, "1×"), (200, "2×"), (400, "4×"), (0, p("speed", "At once"))]
        return [
            Row(t("Language"), t("Everything changes at once."), self._choice("language", languages, lang.spoken())),
            Row(t("Speed"), t("Of cards and of everything else that moves."), self._choice("speed", speeds)),
            Row(
                t("Hide the hands"),
                t("As soon as you leave the window, nobody can see your cards."),
                self._toggle("hide_when_away"),
            ),
        ]

    def _display(self) -> list[Row]:
        sizes = [(size, t("{size}%", size=size)) for size in (100, 125, 150)]
        return [
            Row(t("Text size"), t("For everything that is to be read."), self._choice("text_size", sizes)),
            Row(t("Contrast"), t("The colours of the three strengths."), self._contrast),
            Row(t("Reduced motion"), t("Things fade in and out instead of moving."), self._toggle("reduced_motion")),
            Row(t("Full screen"), t("F11 does it from anywhere."), self._toggle("fullscreen", self._fill_screen)),
        ]

    def _sound(self) -> list[Row]:
        return [
            Row(
                p("sound", "Everything"),
                t("Goes over both of the others. At 0 there is silence."),
                self._volume("all_sounds"),
            ),
            Row(p("sound", "Cards"), t("Cards, chips, dice: what hands move."), self._volume("card_sounds")),
            Row(p("sound", "Signals"), t("Your turn, races, wins: what the table says."), self._volume("signals")),
        ]

    # controls

    def _choice(self, field: str, values: Sequence[tuple[T, str]], chosen: Any = None) -> Made:
        now = getattr(self.app.preferences, field) if chosen is None else chosen
        return lambda box: [Choice(box, values, now, lambda value: self._set("toggle", **{field: value}))]

    def _toggle(self, field: str, does: Callable[[bool], None] | None = None) -> Made:
        change = does or (lambda on: self._set("toggle", **{field: on}))
        wide = TRACK[0] + 12
        return lambda box: [
            Toggle(box._replace(x=box.right - wide, width=wide), "", getattr(self.app.preferences, field), change)
        ]

    def _volume(self, field: str) -> Made:
        sound = VOLUMES[field]
        return lambda box: [
            Slider(
                box,
                getattr(self.app.preferences, field),
                LOUDEST,
                lambda value: self._set(sound, **{field: value}),
                colour=INK,
            )
        ]

    def _contrast(self, box: Box) -> list[Widget]:
        """The choice, and the three strengths as they look with it."""
        sets = [("usual", p("contrast", "Usual")), ("strong", p("contrast", "Strong"))]
        rest = box._replace(x=box.x + SWATCHES, width=box.width - SWATCHES)
        shown = Swatches(box._replace(width=SWATCHES - GAP), self.app.preferences.contrast)
        return [shown, *self._choice("contrast", sets)(rest)]

    def _set(self, sound: str, **changes: Any) -> None:
        """Follow and keep a change, and let it be heard."""
        self.app.prefer(**changes)
        self.app.sounds.play(sound)

    def _fill_screen(self, on: bool) -> None:
        self._set("toggle", fullscreen=on)
        window = self.app.window
        if window is not None:
            if on:
                window.set_fullscreen(desktop=True)
            else:
                window.set_windowed()

    # layout

    def _rows(self, inner: Box, rows: list[Row]) -> list[Widget]:
        """Names to the left, controls to the right; the paper ends below the last one."""
        kind = self.app.canvas.type
        high = min(HIGHEST * kind.text_size, inner.height / 4)
        self.paper = self.paper._replace(height=high * len(rows) + self.paper.height - inner.height)
        button = min(BUTTON * kind.text_size, high - 8)
        found: list[Widget] = []
        for place, row in enumerate(rows):
            whole = Box(inner.x, inner.y + place * high, inner.width, high)
            left = whole._replace(width=inner.width * LEFT - GAP)
            room = Box(inner.x + inner.width * LEFT, whole.centre[1] - button / 2, inner.width * (1 - LEFT), button)
            found.append(Named(left, row.name, row.about, inner.width if place else 0))
            found += row.control(room)
        return found

    def _keys(self, inner: Box) -> list[Widget]:
        """The table of the keys: in one column, every line as high as it needs."""
        kind = self.app.canvas.type
        lines = key_lines()
        caps = max(KeyRow.caps_width(kind, line.names) for line in lines) + GAP
        high = inner.height / len(lines)
        return [
            KeyRow(Box(inner.x, inner.y + place * high, inner.width, high), line.names, line.does, caps)
            for place, line in enumerate(lines)
        ]
