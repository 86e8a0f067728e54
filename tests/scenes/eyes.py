"""Two matches that one pair of eyes can't tell apart, on two screens that are treated alike: all that comes out of one
comes out of the other, pixel by pixel and word by word.

The eyes are those of one person before the screen, or of all (`TABLE`) where several share it or nobody plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame

from ai.player import Choice, Weighed
from game.match import Match
from game.table import TABLE, redact
from scenes.app import lang, report
from scenes.app.loop import LONGEST
from scenes.app.page import Page
from scenes.app.person import Person, Roll
from scenes.kit.button import Button
from scenes.kit.cloths import CLOTHS
from scenes.kit.widget import Widget
from scenes.pages.log import LogPanel
from scenes.pages.scoresheet import ScorePage
from scenes.pages.unfinished import caption
from scenes.sitting.seats import LeftMatch
from scenes.sitting.thinking import Thought
from scenes.tables.curtain import Curtain
from scenes.tables.firsttime import STARTLED, FirstTime
from scenes.tables.rerun import Rerun
from scenes.tables.scene import TableScene
from tests.scenes.doubles import Leak, Still, another, desk, overheard
from tests.scenes.driver import Driver, place_of
from tests.scenes.games.defizz.leftovers import leftovers
from tests.scenes.haunts import begun, kind
from tests.scenes.tables.robots import by_chance, lifted_without_cause
from tests.scenes.tables.seated import looked_at, make, seated

MOVING = (0.0, 0.03, 0.05, 0.09, 0.1, 0.1, 0.1)
"""Seconds between the frames that are compared after a move."""
A_TIP = 0.9
"""Seconds until a tip is there."""
MOST_MOVES = 40
"""So far a match has come at most when it is doubled."""
TOGETHER = 12
"""So many moves are then made in both."""
TRIED = 12
"""So many moves are looked at until one is the same in both."""
SLOWLY, MOST_FRAMES = (0.03, 0.1, 0.1), 60
"""Seconds between the frames of a rerun that are compared, and the most of them."""
PAGES = {
    pygame.K_F3: "once more",
    pygame.K_l: "log",
    pygame.K_i: "scores",
    pygame.K_h: "hint",
    pygame.K_ESCAPE: "pause",
    pygame.K_TAB: "tab",
    pygame.K_F7: "where am I",
    pygame.K_F8: "said again",
}
ESCAPES = 4
PEOPLE = (1, 1, 2, 2, 2, 12, 0)
"""How many people sit there, and how often."""


class Twins:
    """Two matches on two screens. `frames` are the pairs of pictures that were compared so far."""

    def __init__(self, game: str, seed: int, newcomers: bool = False) -> None:
        """Sit down at both; for `newcomers` everything is explained, for others now and then."""
        self.rng = rng = Random(f"eyes {game} {seed}")
        self.name = f"{game} {seed}"
        self.newcomers = newcomers
        self.frames = 0
        self.sounds = 0
        """Sounds that were compared."""
        self.words = 0
        """Texts that were compared."""
        self.spoken = 0
        """Sentences of the voice that were compared."""
        self.headphones = Random(f"headphones {game} {seed}").random() < 0.3
        """Whether whoever is behind the curtain hears the voice alone."""
        self.private = False
        """Whether somebody sees what these eyes may not."""
        self.turns = 0
        """How often that was so, and then no longer."""
        self.seen: Counter[str] = Counter()
        """How many frames of what."""
        self.parted = False
        """Whether the eyes have seen something new: from then on the two are different matches."""
        match = begun(game, rng.choice(PEOPLE), rng, MOST_MOVES)
        people = [place for place, seat in enumerate(match.seats) if seat.person]
        acting = [seat for seat in people if seat in match.state.actors()]
        self.shared = len(people) > 1
        self.eyes = people[0] if len(people) == 1 else rng.choice([TABLE, *acting])
        self.matches = match, another(match, self.eyes, rng)
        self.hands = desk(0), desk(1)
        self.heard: tuple[list[Any], list[Any]] = ([], [])
        """The sounds of both since they were last compared, with their sides."""
        for hands, heard in zip(self.hands, self.heard, strict=True):
            _listen(hands, heard)
            hands.tape.heard()
        self.scenes = tuple(self._sit(*pair) for pair in zip(self.hands, self.matches, strict=True))

    def _sit(self, hands: Driver, match: Match) -> TableScene:
        """A fresh screen with this match, everything that only the table knows marked."""
        app, rng, voice = hands.app, Random(self.name), Random(f"voice {self.name}")
        while app.scenes:
            app.scenes.pop().leave()
        app.toasts.waiting.clear()
        app.toasts.shown, app.toasts.left = "", 0.0
        app.prefer(
            language=rng.choice(["fr", "en"]),
            text_size=rng.choice([100, 100, 100, 125, 150]),
            speed=rng.choice([100, 100, 200, 0]),
            reduced_motion=rng.random() < 0.15,
            contrast=rng.choice(["usual", "usual", "strong"]),
            races_by_lot=rng.random() < 0.2,
            hide_when_away=rng.random() < 0.7,
            first_times=rng.random() < 0.5 or self.newcomers,
            cloth=rng.choice([*CLOTHS]),
            reads_aloud=voice.random() < 0.5,
            told_aloud=voice.choice(["off", "brief", "usual", "full"]),
            headphones=self.headphones,
        )
        app.people.restore(Roll())
        for seat in match.seats:
            if seat.person and app.people.named(seat.name) is None:
                app.people.add(Person(name=seat.name, advice=rng.choice(["asked", "asked", "dear", "always"])))
        app.push(Page())
        scene = seated(match, by_chance)
        scene.sitting.thinking.thinker = Still()
        app.push(scene)
        scene.show.director.drain()
        for seat in scene.sitting.players:
            if legal := match.state.legal(seat):
                weighed = tuple(Weighed(move, place / 10) for place, move in enumerate(legal[:3]))
                thought = Thought(seat, match.state.view(seat), Choice(legal[0], weighed=weighed))
                scene.sitting.thinking.thoughts[len(match.moves) + seat] = thought
        return scene

    # what is compared

    @property
    def different(self) -> bool:
        """Whether there was anything hidden to be drawn anew."""
        return self.matches[0].state.view(None) != self.matches[1].state.view(None)

    @property
    def told(self) -> bool:
        """Whether both screens show no more than these eyes may see."""
        return all(scene.sharing.eyes in (TABLE, self.eyes) for scene in self.scenes)

    def step(self, what: str, dt: float, *events: pygame.Event) -> None:
        """A frame on both, from the same events; if a move came of it, it must have looked the same."""
        before = [len(match.moves) for match in self.matches]
        for hands in self.hands:
            hands.app.touch()
            hands.app.step(min(dt, LONGEST), events)
            if dt > LONGEST:
                hands.sleep(dt)
        if [len(match.moves) for match in self.matches] != before:
            one, other = (match.state.view(self.eyes) for match in self.matches)
            self.parted = self.parted or one != other or self.matches[0].moves != self.matches[1].moves
        self.turns += self.private and self.told and not self.parted
        self.private = not self.told
        self.compare(what)

    def compare(self, what: str) -> None:
        one_heard, other_heard = (list(heard) for heard in self.heard)
        for heard in self.heard:
            heard.clear()
        self._compare_voices(what)
        if self.parted or not self.told:
            return
        self.sounds += len(one_heard)
        if one_heard != other_heard:
            raise Leak(f"{self.name}, {what}: {one_heard} is heard here, {other_heard} there")
        tops = [type(hands.app.top).__name__ for hands in self.hands]
        if tops[0] != tops[1]:
            raise Leak(f"{self.name}, {what}: {tops[0]} here, {tops[1]} there")
        self._same(what, *(_said(hands, scene) for hands, scene in zip(self.hands, self.scenes, strict=True)))
        if left := leftovers(self.scenes[0]):
            raise Leak(f"{self.name}, {what}: {left} is of an earlier question")
        if lifted := lifted_without_cause(self.scenes[0]):
            raise Leak(f"{self.name}, {what}: {lifted} stands up without pointer or focus on it")
        if self.hands[0].app.by_mouse and any(widget.ringed for widget in self.scenes[0].widgets):
            raise Leak(f"{self.name}, {what}: a ring though the mouse was used last")
        one, other = (hands.app.surface.get_buffer().raw for hands in self.hands)
        self.frames += 1
        self.seen[_kind(self.hands[0], self.scenes[0])] += 1
        if one != other:
            raise Leak(f"{self.name}, {what}, before {tops[0]}: {_where(one, other, self.hands[0].app.surface)}")

    def _compare_voices(self, what: str) -> None:
        """What both voices have said. While somebody looks at more than these eyes may see it is heard by all the same,
        unless they have headphones; as their screens move in their own time, it is compared once they have gone."""
        if self.told or self.headphones or self.parted:
            one, other = (hands.tape.heard() for hands in self.hands)
            if self.told and not self.parted:
                self.spoken += len(one)
                if one != other:
                    raise Leak(f"{self.name}, {what}: said here {one}, said there {other}")

    def _same(self, what: str, one: list[str], other: list[str]) -> None:
        self.words += len(one)
        for here, there in zip(one, other, strict=False):
            if here != there:
                raise Leak(f"{self.name}, {what}: {here!r} here, {there!r} there")
        if len(one) != len(other):
            raise Leak(f"{self.name}, {what}: {len(one)} lines here, {len(other)} there")

    # what is done

    def watch(self) -> None:
        """Rest, look into everything, then move after move."""
        with overheard() as copied:
            for _ in range(3):
                self.step("at rest", 0.1)
            self.pages()
            for _ in range(TOGETHER):
                self.hover()
                if self.parted or not self.move():
                    break
            self.papers()
            self.pages()
        self._same("in the clipboard", copied[::2], copied[1::2])

    def hover(self) -> None:
        """The pointer rests on one thing after another, until its tip is there."""
        widgets = [w for w in self.hands[0].app.top.widgets if w.tip or w.reachable]  # type: ignore[union-attr]
        for widget in self.rng.sample(widgets, min(4, len(widgets))):
            pos = self.hands[0].app.view.to_pixels(*widget.box.centre)
            self.step("under the pointer", A_TIP, pygame.Event(pygame.MOUSEMOTION, pos=pos, button=0))
            self.step("with its tip", A_TIP)

    def pages(self) -> None:
        """The log, the score sheet, a hint, the pause; the window left alone; both languages."""
        for code, name in PAGES.items():
            self.read()
            self.step(name, 0.1, _key(code))
            self.step(name, A_TIP)
            self.rerun()
            if not isinstance(self.hands[0].app.top, TableScene | Curtain | FirstTime):
                self.hover()
                self.press_last()
                self.leave(name)
        for change in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.step("left alone", 0.05, pygame.Event(change))

    def rerun(self) -> None:
        """What has happened since the last turn, once more, frame by frame, up to some moment."""
        for _ in range(self.rng.randint(4, MOST_FRAMES)):
            if not isinstance(self.hands[0].app.top, Rerun):
                return
            self.step("once more", self.rng.choice(SLOWLY))

    def read(self) -> None:
        """Close the bubbles about what is new to somebody. Where only one screen has one, in private, time has passed
        on the other: tips have come there, and the two can be compared no longer."""
        while any(isinstance(hands.app.top, FirstTime) for hands in self.hands):
            self.parted = self.parted or not all(isinstance(hands.app.top, FirstTime) for hands in self.hands)
            self.step("a first time", STARTLED)
            self.step("a first time, read", STARTLED)
            for hands in self.hands:
                if isinstance(hands.app.top, FirstTime):
                    hands.key(pygame.K_RETURN)
            self.compare("a first time, closed")

    def move(self) -> bool:
        """The same move on both, shown frame by frame; False if there is none that looks the same."""
        self.read()
        if isinstance(self.hands[0].app.top, Curtain):
            self.press(self.hands[0].app.top.widgets[2])
            return not self.parted
        if any(scene.acts.pausing or scene.acts for scene in self.scenes):
            for scene in self.scenes:
                scene.progress.go_on()
            self.step("the next round", 0.1)
            return True
        found = self._common()
        if found is None:
            return False
        seat, move = found
        for scene in self.scenes:
            if scene.sharing.actor == seat and scene.table.legal:
                scene.progress.do(move)
            elif not scene.sitting._match.seats[seat].person:
                before = scene.sitting._match.state.view(TABLE) if scene.sharing else None
                make(scene, seat, move, before)
        for dt in MOVING:
            self.step(f"seat {seat} has moved", dt)
        return True

    def press_last(self) -> None:
        """On a page, the button below: copies the fingerprint, asks why, or is the way back."""
        top = self.hands[0].app.top
        if isinstance(top, LogPanel | ScorePage):
            self.press(next(widget for widget in reversed(top.widgets) if isinstance(widget, Button)))

    def leave(self, name: str) -> None:
        """Back to the table."""
        for _ in range(ESCAPES):
            if isinstance(self.hands[0].app.top, TableScene | Curtain):
                return
            self.step(f"after {name}", 0.05, _key(pygame.K_ESCAPE))

    def press(self, widget: Widget) -> None:
        pos = self.hands[0].app.view.to_pixels(*widget.box.centre)
        for what in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.step(f"a {type(widget).__name__} is pressed", 0.05, pygame.Event(what, pos=pos, button=1))

    def _common(self) -> tuple[int, Any] | None:
        """A move that both allow, that can be made before this screen, and of which these eyes see the same."""
        one, other = self.matches
        able = [seat for seat in one.state.actors() if seat >= 0 and self._able(seat)]
        moves = [(seat, move) for seat in able for move in one.state.legal(seat) if other.state.allows(seat, move)]
        for seat, move in self.rng.sample(moves, min(TRIED, len(moves))):
            told = []
            for match in self.matches:
                events: list[Any] = []
                state = match.state.copy()
                state.apply(seat, move, events.append)
                told.append(([redact(event, self.eyes) for event in events], state.view(self.eyes)))
            if told[0] == told[1]:
                return seat, move
        return None

    def _able(self, seat: int) -> bool:
        """Computer players, and whoever sits before the screen."""
        if not self.matches[0].seats[seat].person:
            return True
        return all(scene.sharing.actor == seat and scene.table.legal for scene in self.scenes)

    def papers(self) -> None:
        """What is said of a match elsewhere: in the menu, and of a shared one in a report that a mishap left."""
        if self.parted:
            return
        here = lang.spoken()
        for language in lang.LANGUAGES:
            lang.use(language)
            self._same("in the menu", *([caption(_left(match))] for match in self.matches))
        lang.use(here)
        if self.shared and self.matches[0].state.outcome is None:
            one, other = map(_mishap, self.scenes)
            self._same("in a report", [one], [other])
            for match in self.matches:
                if str(match.seed) in one or match.salt in one.split() or str(match.state) in one:
                    raise Leak(f"{self.name}: the deal is in the report")


def _listen(hands: Driver, heard: list[Any]) -> None:
    """Write down every sound of a screen from now on, with its loudness and its side."""
    hands.app.sounds.play = lambda *asked: heard.append(asked)  # type: ignore[method-assign]


def _mishap(scene: TableScene) -> str:
    """A report of something that went wrong with all that is hidden in its words."""
    try:
        raise KeyError(str(scene.sitting._match.state))
    except KeyError as error:
        return report.report(error, scene.app.scenes, scene.app.preferences)


def _said(hands: Driver, scene: TableScene) -> list[str]:
    """Everything in words: the log, toasts, the table's own words, tips, the title of the window, the clipboard."""
    toasts, banner, top = hands.app.toasts, scene.show.stage.banner, hands.app.top
    tips = [widget.tip for widget in top.widgets] if isinstance(top, Page) else []
    return [
        *scene.overlays.log.lines(scene.table.words),
        *toasts.waiting,
        toasts.shown,
        banner.text if banner is not None else "",
        *tips,
        hands.app.window.title,  # type: ignore[union-attr]
    ]


def _kind(hands: Driver, scene: TableScene) -> str:
    """What a frame is of: where, whether something moves, a tip, a hint."""
    moves, top = scene.show.director.moving, hands.app.top
    extra = " moving" if moves else " tip" if isinstance(top, Page) and top.tips.shown else ""
    return kind(hands.app) + (" hint" if scene.hints.left else extra)


def _where(one: bytes, other: bytes, surface: pygame.Surface) -> str:
    """How much differs, and between which rows."""
    pitch = surface.get_pitch()
    rows = [at for at in range(surface.get_height()) if one[at * pitch :][:pitch] != other[at * pitch :][:pitch]]
    return f"{len(rows)} rows differ, from {rows[0]} to {rows[-1]} of {surface.get_height()}"


def _key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, scancode=place_of(code), unicode="")


def watched(game: str, seeds: Iterator[int], frames: int) -> Iterator[Twins]:
    """Pairs until so many frames have been compared."""
    done = 0
    for seed in seeds:
        twins = Twins(game, seed)
        twins.watch()
        done += twins.frames
        yield twins
        if done >= frames:
            return


def _left(match: Match) -> LeftMatch:
    """This match as the menu knows it."""
    return LeftMatch(Path(), looked_at(match).facts, match.state.view(TABLE))
