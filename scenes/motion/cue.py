"""Cues: small pieces of motion and sound, as timelines in milliseconds.

Everything in a cue begins and ends in the same order whether it runs, at any frame rate, or is finished at once.
That is why skipping changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf
from typing import NamedTuple, Protocol

from scenes.stage.banner import Banner
from scenes.stage.stage import Due, Stage


class Piece(Protocol):
    """One part of a cue: it begins, is stepped through its time, and ends exactly where it should."""

    def begin(self) -> None: ...
    def step(self, share: float) -> None: ...
    def end(self) -> None: ...


class Entry(NamedTuple):
    """A piece in a timeline: when it starts and how long it lasts, in milliseconds."""

    start: float
    ms: float
    piece: Piece


class Cue:
    """The look and sound of one event: pieces (tweens, sounds, banners, calls) on a timeline of `ms` milliseconds.

    Built with `together`, `after`, `staggered`, `do`, `sound`, `say` and the tweens; played once, by the director.
    Updated to its end or finished at once, it leaves the stage the same.
    """

    def __init__(self, entries: Iterable[Entry] = (), ms: float = 0) -> None:
        self.entries = tuple(entries)
        self.ms = ms
        self.seen = False
        """True if it takes its time even at instant speed: something has to be looked at."""
        self.elapsed = 0.0
        self.spare = 0.0
        """Seconds of the last update beyond its end; the next cue begins with them."""
        self._turns: list[tuple[float, int, int]] | None = None
        self._next = 0
        self._active: dict[int, Entry] = {}

    @property
    def done(self) -> bool:
        """True once everything in it has ended."""
        return self._turns is not None and self._next == len(self._turns) and self.elapsed >= self.ms

    def update(self, dt: float) -> bool:
        """Play the next `dt` seconds; True when it is over."""
        if dt <= 0.0 or self.done:
            return self.done
        self.elapsed += dt * 1000.0
        self._pass(self.elapsed)
        for start, ms, piece in self._active.values():
            piece.step((self.elapsed - start) / ms)
        self.spare = max(0.0, self.elapsed - self.ms) / 1000.0
        return self.done

    def finish(self) -> None:
        """Begin and end everything that is left, in order, at once."""
        self._pass(inf)
        self.elapsed = self.ms

    def _pass(self, now: float) -> None:
        """Begin and end every piece due by `now`, in order; at the same moment ends come first."""
        if self._turns is None:
            self._turns = sorted(self._moments())
        while self._next < len(self._turns) and self._turns[self._next][0] <= now:
            _, begins, index = self._turns[self._next]
            self._next += 1
            entry = self.entries[index]
            if begins:
                self._active[index] = entry
                entry.piece.begin()
            if not begins or not entry.ms:
                del self._active[index]
                entry.piece.end()

    def _moments(self) -> Iterable[tuple[float, int, int]]:
        """The beginnings (1) and ends (0) of all pieces: when, which of the two, index of the entry."""
        for index, entry in enumerate(self.entries):
            yield entry.start, 1, index
            if entry.ms:
                yield entry.start + entry.ms, 0, index


def together(*cues: Cue | None) -> Cue:
    """Play cues at the same time; as long as the longest. None is no cue."""
    some = [cue for cue in cues if cue is not None]
    return Cue([entry for cue in some for entry in cue.entries], max((cue.ms for cue in some), default=0))


def after(*cues: Cue | None) -> Cue:
    """Play cues one after the other. None is no cue."""
    entries: list[Entry] = []
    start: float = 0
    for cue in cues:
        if cue is None:
            continue
        entries += [entry._replace(start=entry.start + start) for entry in cue.entries]
        start += cue.ms
    whole = Cue(entries, start)
    whole.seen = any(cue.seen for cue in cues if cue is not None)
    return whole


def wait(ms: int) -> Cue:
    """A pause."""
    return Cue(ms=ms)


def look(ms: int) -> Cue:
    """A pause to look at something, kept at instant speed too."""
    pause = wait(ms)
    pause.seen = True
    return pause


def staggered(gap: int, *cues: Cue | None) -> Cue:
    """Play cues so that each starts `gap` milliseconds after the one before. None is no cue."""
    some = [cue for cue in cues if cue is not None]
    return together(*(after(wait(gap * index), cue) for index, cue in enumerate(some)))


@dataclass(frozen=True, slots=True)
class Mark:
    """A piece that calls a function and takes no time."""

    act: Callable[[], object]

    def begin(self) -> None:
        self.act()

    def step(self, share: float) -> None: ...

    def end(self) -> None: ...


@dataclass(frozen=True, slots=True)
class During:
    """A piece that tells a function the share of its time that has passed, and None once it is over."""

    follow: Callable[[float | None], object]

    def begin(self) -> None:
        self.follow(0.0)

    def step(self, share: float) -> None:
        self.follow(share)

    def end(self) -> None:
        self.follow(None)


def during(ms: int, follow: Callable[[float | None], object]) -> Cue:
    """Call a function with the share of these milliseconds that has passed, at last with None."""
    return Cue([Entry(0, ms, During(follow))], ms)


def do(act: Callable[[], object]) -> Cue:
    """Call a function, also when the cue is skipped."""
    return Cue([Entry(0, 0, Mark(act))])


def sound(stage: Stage, name: str | None, at: str | None = None) -> Cue | None:
    """Add a sound to those that are due, heard from the place of a zone (None: the middle); None for no sound."""
    return do(lambda: stage.sounds.append(Due(name, stage.pan(at)))) if name else None


@dataclass(frozen=True, slots=True)
class Saying:
    """A piece that shows a banner for its time."""

    stage: Stage
    banner: Banner

    def begin(self) -> None:
        self.stage.banner = self.banner

    def step(self, share: float) -> None: ...

    def end(self) -> None:
        if self.stage.banner is self.banner:
            self.stage.banner = None


def say(stage: Stage, banner: Banner, ms: int) -> Cue:
    """Show a banner for `ms` milliseconds."""
    return Cue([Entry(0, ms, Saying(stage, banner))], ms)
