"""The speaker: says one sentence after the other in a thread of its own, so that no frame waits for an engine."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import NamedTuple

from scenes.voice import running
from scenes.voice.engine import Engine, Manner, Voice
from scenes.voice.engines import engines
from scenes.voice.plain import plain
from scenes.voice.spelt import spelt

SLOWEST = 3.0
"""The letters a second at which a sentence is certainly over: an engine that takes longer has failed."""
START = 8.0
"""Seconds that an engine may take besides."""
AGAIN = 20.0
"""Seconds after which engines that all have failed are tried again: a machine may only have been busy."""
FAREWELL = 0.5
"""Seconds that the end of the program waits for the thread."""


class Sentence(NamedTuple):
    """Something to be said: its number, from 1, its text, and its manner."""

    number: int
    text: str
    manner: Manner


class Speaker:
    """Feeds sentences to the first engine that works. Nothing is looked for or started before there is one to say."""

    def __init__(self, find: Callable[[], Sequence[Engine]] = engines) -> None:
        self.missing = False
        """True once no engine was found that works."""
        self._find = find
        self._lock = Lock()
        self._jobs: SimpleQueue[Sentence | str | None] = SimpleQueue()
        """The thread's jobs: say a sentence, list the voices of a language, or end (None)."""
        self._thread: Thread | None = None
        self._asked = self._done = self._cut = 0
        """The numbers of the last sentence asked for, of the last that is over, of the last that was cut off."""
        self._process: subprocess.Popen[bytes] | None = None
        """The process that speaks now."""
        self._spare: tuple[Engine, subprocess.Popen[bytes]] | None = None
        """A process of a slow engine that waits for the next sentence."""
        self._failed: set[str] = set()
        """The names of engines that did not work; tried again when somebody asks for voices, or after a while."""
        self._gave_up = 0.0
        """The time at which the last engine had failed."""
        self._voices: dict[str, tuple[Engine | None, list[Voice]]] = {}
        """By language: the engine that works for it, or None, and its voices."""

    # what others ask for

    def say(self, text: str, manner: Manner) -> int:
        """Say this after all that was asked for before, and return its number; 0 if there is nothing to say."""
        shown = plain(spelt(text, manner.language))
        if not shown or manner.volume <= 0:
            return 0
        self._asked += 1
        self._do(Sentence(self._asked, shown, manner))
        return self._asked

    def cut(self) -> None:
        """Be silent at once, and forget what was still to be said."""
        with self._lock:
            self._cut = self._asked
            if self._process is not None:
                _end(self._process)

    @property
    def finished(self) -> int:
        """The number of the last sentence that is over, said or cut off."""
        return max(self._done, self._cut)

    @property
    def speaking(self) -> bool:
        """True while something is said or still to be said."""
        return self.finished < self._asked

    def look_for_voices(self, language: str) -> None:
        """Look for the voices of a language in the background, trying every engine anew."""
        self._do(language)

    def voices(self, language: str) -> list[Voice] | None:
        """The voices of a language; None as long as nobody has looked for them."""
        found = self._voices.get(language)
        return None if found is None else found[1]

    def close(self) -> None:
        """Be silent, and end the thread and every process."""
        self.cut()
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(FAREWELL)

    def _do(self, job: Sentence | str) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="speaker", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    # in the thread

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            if isinstance(job, str):
                self._failed.clear()
                self._look(job)
            else:
                if job.number > self._cut:
                    self._say(job)
                self._done = max(self._done, job.number)
        if self._spare is not None:
            _end(self._spare[1])

    def _say(self, sentence: Sentence) -> None:
        """Say a sentence with the first engine that gets it said."""
        language = sentence.manner.language
        while sentence.number > self._cut:
            if language not in self._voices:
                self._look(language)
            engine, voices = self._voices[language]
            if engine is None and monotonic() - self._gave_up >= AGAIN:
                self._failed.clear()
                self._look(language)
                engine, voices = self._voices[language]
            if engine is None:
                return
            manner = _known(sentence.manner, engine, voices)
            if self._said(engine, sentence._replace(manner=manner)):
                return
            self._failed.add(engine.name)
            self._voices.clear()

    def _look(self, language: str) -> None:
        """Find the engine for a language: the first that lists voices of it."""
        for engine in self._find():
            line = running.command(engine, engine.listing(language)) if engine.name not in self._failed else None
            shown = running.printed(line) if line is not None else None
            voices = engine.voices(shown, language) if shown is not None else []
            if voices:
                self._voices[language] = engine, voices
                self.missing = False
                return
            self._failed.add(engine.name)
        self._voices[language], self._gave_up = (None, []), monotonic()
        self.missing = not any(engine for engine, _ in self._voices.values())

    def _said(self, engine: Engine, sentence: Sentence) -> bool:
        """Feed a sentence to a process of its own and wait until it is over; False if the engine has failed."""
        order = engine.order(sentence.text, sentence.manner)
        process = self._process_for(engine, order.arguments)
        if process is None:
            return False
        with self._lock:
            self._process = process
            if sentence.number <= self._cut:
                _end(process)
        try:
            process.communicate(order.fed, START + len(sentence.text) / SLOWEST)
            well = process.returncode == 0
        except (OSError, subprocess.TimeoutExpired):
            _end(process)
            well = False
        with self._lock:
            self._process = None
        if sentence.number <= self._cut and engine.hush:
            line = running.command(engine, engine.hush)
            if line is not None:
                running.printed(line)
        return well or sentence.number <= self._cut

    def _process_for(self, engine: Engine, arguments: Sequence[str]) -> subprocess.Popen[bytes] | None:
        """A process of this engine that waits for its text: the spare one, if there is one, else a new one."""
        line = running.command(engine, arguments)
        if line is None:
            return None
        spare, self._spare = self._spare, None
        process = spare[1] if spare is not None and spare[0] is engine and spare[1].poll() is None else None
        process = process or running.started(line)
        if engine.slow and (waiting := running.started(line)) is not None:
            self._spare = engine, waiting
        return process


def _known(manner: Manner, engine: Engine, voices: Sequence[Voice]) -> Manner:
    """The manner with a voice that this engine has, or with none where the language is enough for it."""
    codes = [voice.code for voice in voices]
    if manner.voice in codes:
        return manner
    return manner._replace(voice=codes[0] if engine.names_voices else "")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill a process, if it still runs."""
    with suppress(OSError):
        process.kill()
