"""The settings: a row each; a change takes effect and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from scenes.app import lang
from scenes.app.background import PIECES
from scenes.app.keys import SHORTCUTS, chosen, key_lines, printed, refusal, shortcut_name
from scenes.app.lang import p, t
from scenes.app.preferences import LARGE_SCREEN
from scenes.app.scene import soonest
from scenes.app.sheet import GAP, Extra, Sheet
from scenes.app.sound import LOUDEST
from scenes.app.speeds import speeds
from scenes.games import ON_SCREEN
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.intents import Action, KeyPress, Shortcut
from scenes.kit.label import Label
from scenes.kit.panel import Panel
from scenes.kit.slider import Slider
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import BUTTON, INK
from scenes.kit.toggle import TRACK, Toggle
from scenes.kit.widget import Widget
from scenes.pages.rows import NAME_STYLE, Swatches
from scenes.pages.settings.keycap import CAP_STYLE, KeyCap, KeyTable
from scenes.pages.settings.room import Room
from scenes.pages.settings.row import Made, Row, lay_rows
from scenes.pages.settings.voices import LOOK, VoiceRows
from scenes.pages.settings.you import You
from scenes.pages.setup.widgets import one_of

SWATCHES = 108
"""The room for the three strengths beside the choice of their colours."""

VOLUMES = {
    "all_sounds": "press",
    "card_sounds": "place",
    "signals": "turn",
    "ambience": "press",
    "music_volume": "press",
}
"""Volume → the sound heard when it is changed."""

T = TypeVar("T")

MOOD, ROOM, KEYS, YOU, COACH, VOICE = 5, 6, 7, 8, 9, 10
"""The numbers of the section where music is heard, and of those that are not rows."""


class SettingsPage(Sheet):
    """The sheet of settings in sections; none has more rows than fit at every text size."""

    def __init__(self, section: int = 0) -> None:
        super().__init__()
        self.section = section
        self.you = You(self)
        self.room = Room(self)
        self.voices = VoiceRows(self)

    def title(self) -> str:
        return t("Settings")

    def sections(self) -> list[str]:
        return [
            p("section", "Table"),
            p("section", "Time"),
            p("section", "Games"),
            p("section", "Display"),
            p("section", "Sound"),
            p("section", "Mood"),
            p("section", "Room"),
            p("section", "Keys"),
            p("section", "You"),
            p("section", "Coach"),
            p("section", "Voice"),
        ]

    def body(self, inner: Box) -> list[Widget]:
        chosen = self.app.preferences.music
        self.app.sounds.background.tried = chosen if self.section == MOOD and chosen in PIECES else None
        if self.section == YOU:
            return self.you.build(inner)
        if self.section == ROOM:
            return self.room.build(inner)
        if self.section == KEYS:
            return self._keys(inner)
        if self.section == COACH:
            return lay_rows(self, inner, self._coach())
        if self.section == VOICE:
            return lay_rows(self, inner, self._voice())
        parts = (self._table, self._time, self._games, self._display, self._sound, self._mood)
        return lay_rows(self, inner, parts[self.section]())

    def extras(self) -> list[Extra]:
        """The buttons of the section: of keys one that restores the usual ones, if any was changed."""
        if self.section == YOU:
            return self.you.extras()
        return [Extra(t("Usual keys"), self._usual_keys)] if self.section == KEYS and self.app.preferences.keys else []

    def update(self, dt: float) -> bool:
        if self.section == VOICE and self.voices.found_out():
            self.rebuild()
        return super().update(dt)

    @property
    def wake(self) -> float | None:
        return soonest(super().wake, LOOK if self.section == VOICE and self.voices.looking else None)

    def show(self, section: int) -> None:
        self.you.settle()
        super().show(section)

    def leave(self) -> None:
        self.you.settle()
        self.app.sounds.background.tried = None
        super().leave()

    def type_name(self) -> None:
        """Give the keyboard to the name, all of it selected."""
        entry = next(widget for widget in self.widgets if isinstance(widget, Entry))
        entry.line.select_all()
        self._set_focus(entry, False)

    def _set_focus(self, widget: Widget | None, shown: bool) -> None:
        """Move the focus; a name that was typed is kept when its line is left."""
        left = self.focused
        super()._set_focus(widget, shown)
        if isinstance(left, Entry) and not isinstance(widget, Entry) and self.you.name is not None:
            self.you.settle()
            self.rebuild()

    # the rows of each section

    def _table(self) -> list[Row]:
        languages = [("fr", "Français"), ("en", "English")]
        return [
            Row(t("Language"), t("Everything changes at once."), self._choice("language", languages, lang.spoken())),
            Row(t("Speed"), t("Of cards and of everything else that moves."), self._choice("speed", speeds())),
            Row(
                t("Hide the hands"),
                t("As soon as you leave the window, nobody can see your cards."),
                self._toggle("hide_when_away"),
            ),
            Row(t("Full screen"), t("F11 does it from anywhere."), self._toggle("fullscreen")),
        ]

    def _time(self) -> list[Row]:
        times = [(1, "×1"), (2, "×2"), (5, "×5"), (0, p("limits", "Off"))]
        paces = [("calm", p("pace", "Calm")), ("brisk", p("pace", "Brisk"))]
        return [
            Row(
                t("Time limits"),
                t("How many times longer they last than the rules say."),
                self._choice("limits", times),
            ),
            Row(
                t("No speed"),
                t("In a race everyone chooses in secret, and the order is drawn by lot."),
                self._toggle("races_by_lot"),
            ),
            Row(
                t("Pace of the table"),
                t("Calm: computer players wait until you have read. Brisk: half as long."),
                self._choice("pace", paces),
            ),
            Row(
                t("The only move"),
                t("Where you have no choice the table moves for you; never with several people."),
                self._toggle("only_moves"),
            ),
        ]

    def _games(self) -> list[Row]:
        looks = [(seconds, t("{seconds} s", seconds=seconds)) for seconds in (2, 4, 6, 10)]
        return [
            Row(
                t("A good look"),
                t("How long Trio’s cards stay face up after a miss."),
                self._choice("look", looks),
            ),
            Row(
                t("Spoken answers"),
                t("In Défizz! answers are said aloud, and the others judge them."),
                self._toggle("spoken"),
            ),
            Row(
                t("Four colours"),
                t("Every suit of Le Tordu has a colour of its own."),
                self._toggle("four_colours"),
            ),
            Row(
                t("Circle of symbols"),
                t("On Trépido’s table, what beats the card on top is lit."),
                self._toggle("circle"),
            ),
        ]

    def _display(self) -> list[Row]:
        sizes = [(size, t("{size}%", size=size)) for size in (100, 125, 150)]
        sizes.append((LARGE_SCREEN, p("text size", "Large screen")))
        return [
            Row(t("Text size"), t("For everything that is to be read."), self._choice("text_size", sizes)),
            Row(t("Contrast"), t("The colours of the three strengths."), self._contrast),
            Row(t("Reduced motion"), t("Things fade in and out instead of moving."), self._toggle("reduced_motion")),
        ]

    def _sound(self) -> list[Row]:
        return [
            Row(
                p("sound", "Everything"),
                t("Goes over all the others. At 0 there is silence."),
                self._volume("all_sounds"),
            ),
            Row(p("sound", "Cards"), t("Cards, chips, dice: what hands move."), self._volume("card_sounds")),
            Row(p("sound", "Signals"), t("Your turn, races, wins: what the table says."), self._volume("signals")),
            Row(p("sound", "Ambience"), t("The room around the table, a clock far away."), self._volume("ambience")),
        ]

    def _mood(self) -> list[Row]:
        talks = [("off", p("talk", "Off")), ("some", p("talk", "Some")), ("many", p("talk", "Much"))]
        pieces = [
            ("own", p("music", "By game")),
            ("none", p("music", "None")),
            ("calm", p("music", "Calm")),
            ("waltz", p("music", "Waltz")),
            ("cafe", p("music", "Café")),
            ("evening", p("music", "Evening")),
        ]
        return [
            Row(t("Music"), t("By game: each table has its own."), self._choice("music", pieces)),
            Row(t("Volume of the music"), t("Softer while somebody speaks."), self._volume("music_volume")),
            Row(
                t("With several people"),
                t("Music too when you share this screen."),
                self._toggle("shared_music"),
            ),
            Row(
                t("Table talk"),
                t("What the characters say in passing, and never about their cards."),
                self._choice("talk", talks),
            ),
        ]

    def _coach(self) -> list[Row]:
        modes = [
            ("asked", p("advice", "On request")),
            ("dear", p("advice", "When costly")),
            ("always", p("advice", "Always")),
        ]
        name = self.app.people.current.name
        return [
            Row(
                t("Advice"),
                t("For {name}. When costly: the table asks once before a move that would cost much.", name=name),
                self._advice(modes),
            ),
            Row(
                t("First times"),
                t("Whatever happens to you for the first time at a table is explained."),
                self._first_times,
            ),
        ]

    def _voice(self) -> list[Row]:
        degrees = [
            ("off", p("telling", "Off")),
            ("brief", p("telling", "Brief")),
            ("usual", p("telling", "Usual")),
            ("full", p("telling", "All")),
        ]
        return [
            Row(
                t("A voice that reads"),
                t("In Défizz! it reads the die, the hints, the questions and the answers."),
                self._toggle("reads_aloud"),
            ),
            Row(
                t("A table that speaks"),
                t("For whoever sees little: what is framed, what happens, what can be done."),
                self._choice("told_aloud", degrees),
            ),
            Row(
                t("Headphones"),
                t("With several people, your own cards are told to you alone, behind the curtain."),
                self._toggle("headphones"),
            ),
            self.voices.row(),
        ]

    # controls

    def _choice(self, field: str, values: Sequence[tuple[T, str]], chosen: T | None = None) -> Made:
        """A choice between the values of a preference; `chosen` is shown as the present one, if given."""
        now = getattr(self.app.preferences, field) if chosen is None else chosen

        def changed(value: object) -> None:
            self._set("toggle", **{field: value})

        return lambda box: [one_of(self.app.canvas.type, box, values, now, changed)]

    def _toggle(self, field: str) -> Made:
        """A switch for a preference."""
        wide = TRACK[0] + 12
        return lambda box: [
            Toggle(
                box._replace(x=box.right - wide, width=wide),
                "",
                getattr(self.app.preferences, field),
                lambda on: self._set("toggle", **{field: on}),
            )
        ]

    def _volume(self, field: str) -> Made:
        """A slider for a volume."""
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
        """The choice of contrast, and the three strengths as they look with it."""
        sets = [("usual", p("contrast", "Usual")), ("strong", p("contrast", "Strong"))]
        rest = box._replace(x=box.x + SWATCHES, width=box.width - SWATCHES)
        made = next(game.swatches for game in ON_SCREEN.values() if game.swatches)
        shown = Swatches(box._replace(width=SWATCHES - GAP), made(self.app.preferences.contrast))
        return [shown, *self._choice("contrast", sets)(rest)]

    def _first_times(self, box: Box) -> list[Widget]:
        """The switch of first times, and a button that makes all of them new again to the current person."""
        words, (switch,) = t("Start over"), self._toggle("first_times")(box)
        across = min(self.app.canvas.type.width(words, STRONG_STYLE) + box.height, switch.box.x - GAP - box.x)
        button = Button(Box(switch.box.x - GAP - across, box.y, across, box.height), words, self._start_over)
        button.enabled = bool(self.app.people.current.met)
        return [button, switch]

    def _advice(self, modes: Sequence[tuple[str, str]]) -> Made:
        """The choice of when the current person gets advice."""
        people = self.app.people

        def changed(value: object) -> None:
            people.introduce(people.current.changed(advice=value))
            self.app.sounds.play("toggle")

        return lambda box: [one_of(self.app.canvas.type, box, modes, people.current.advice, changed)]

    def _start_over(self) -> None:
        """Forget the first times of the current person, and say so."""
        self.app.people.start_over()
        self.app.sounds.play("toggle")
        self.app.toasts.say(t("Everything will be explained to {name} again.", name=self.app.people.current.name))
        self.rebuild()

    def _set(self, sound: str, **changes: Any) -> None:
        """Change preferences, keep them, and play a sound."""
        self.app.prefer(**changes)
        self.app.sounds.play(sound)

    def _press(self, shortcut: Shortcut) -> Callable[[KeyPress | Action], bool]:
        """A function that takes a pressed key for a short cut, or says in a toast why it can't be."""

        def pressed(key: KeyPress | Action) -> bool:
            why = refusal(self.app.preferences, shortcut, key)
            if why is not None:
                self.app.toasts.say(why)
                self.app.sounds.play("refuse")
                return False
            if isinstance(key, KeyPress):
                self._set("toggle", **chosen(self.app.preferences, shortcut, key))
            return True

        return pressed

    def _usual_keys(self) -> None:
        """Restore the usual keys."""
        self._set("toggle", keys={}, key_names={})

    # layout

    def _keys(self, inner: Box) -> list[Widget]:
        """The widgets of the short cuts, two and two, and below them the table of keys with a fixed meaning."""
        kind = self.app.canvas.type
        high = BUTTON * kind.text_size
        names = [printed(self.app.preferences, one) for one in SHORTCUTS]
        cap = max(kind.width(text, CAP_STYLE) for text in (*names, p("key", "Press it"))) + 28
        upper = inner._replace(height=2 * high + GAP)
        boxes = [box for line in upper.column(2, GAP) for box in line.row(2, 2 * GAP)]
        found: list[Widget] = []
        for box, one, name in zip(boxes, SHORTCUTS, names, strict=True):
            room = box._replace(width=box.width - cap - GAP)
            found.append(Label(room, shortcut_name(one), NAME_STYLE, INK))
            key = box._replace(x=box.right - cap, width=cap)
            found.append(KeyCap(key, name, self._press(one), t("Press it, then the key that you want.")))
        line = Box(inner.x, upper.bottom + GAP, inner.width, 1)
        rest = Box(inner.x, line.bottom + GAP / 2, inner.width, inner.bottom - line.bottom - GAP / 2)
        return [*found, Panel(line, "dark", 0), KeyTable(rest, key_lines())]
