"""The part of a Défizz! table that people act on: reading out, pressing, writing, judging, the stopwatch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.defizz import events
from game.defizz.moves import PASS, PRESS
from game.match import Seat
from game.table import Event, Move
from scenes.games.defizz import chances, question, words
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.due import most_letters, writes
from scenes.games.defizz.hearing import Hearing
from scenes.games.defizz.pace import ALL_WORDS, WORDS_A_SECOND
from scenes.games.defizz.playing import REACTIONS
from scenes.kit.entry import Entry
from scenes.tables.reach import Reach

TIE = 0.020
"""Seconds within which two presses are a tie in time (DE-17)."""
LATE = 0.150
"""Seconds after a press in which the keys of others are late presses, and no letters of an answer."""

BY_SPACE = ("roll", "press", "judge", "shown")
"""Phases that begin without focus, so that Space never falls on a button that lies where another lay before."""


class Desk(CardTable):
    """The table without its layout: everything that changes with time and with what people do."""

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        super().__init__(name, seats)
        self._noted: Hearing | None = None
        """The last hearing that ended with a refusal."""
        self._met: Any = None
        """The phase, move, person, entry and question that the focus was last prepared for."""

    @property
    def read_out(self) -> bool:
        """True while the question is being read out."""
        return self.view.phase == "press" and self.words_read < len(question.sentence(self).split(" "))

    # pressing and writing

    @property
    def racing(self) -> bool:
        """True while the sides wait for the green light."""
        return chances.timed(self) and self.view.luck is not None and self.view.luck.kind == "light"

    def press(self, seat: int, reach: Reach) -> bool:
        """Ask for the floor or react to the light, for this seat; return False where neither is possible now."""
        view = self.view
        if self.racing and seat in view.actors and self.stopwatch.running:
            self.react(reach, seat)
            return True
        if self.asked is None:
            return False
        tie = view.phase == "floor" and self.lull.seconds < TIE and not any(view.answers)
        if seat not in view.actors or seat in view.floor or (view.phase != "press" and not tie):
            return False
        reach.do(PRESS, seat)
        return True

    def press_by_key(self, seat: int, letter: str, reach: Reach) -> bool:
        """Press for the person whose key this is; its letter is then no part of an answer, nor if it comes too late."""
        pressed = self.press(seat, reach)
        late = self.view.phase == "floor" and self.lull.seconds < LATE and seat not in self.view.floor
        self.written.spent = letter if pressed or late else ""
        return pressed

    def nobody_knows(self, reach: Reach) -> None:
        """Pass for every person at the screen who has not chosen yet."""
        for seat in [seat for seat in self.view.actors if self.seats[seat].person and seat not in (self.lots or ())]:
            if self.view.phase == "press" and seat in self.view.actors:
                reach.do(PASS, seat)

    def write(self, text: str) -> None:
        """Keep the text of the entry."""
        self.written.write(text)

    def press_key(self, sign: str, reach: Reach) -> None:
        """Type a key of the screen; a full line begins anew."""
        self.written.press(sign, most_letters(self))
        reach.rebuild()

    def toggle_keyboard(self, reach: Reach) -> None:
        """Show the keys for letters on the screen, or hide them."""
        self.written.keyboard = not self.written.keyboard
        reach.rebuild()

    def built(self, reach: Reach) -> None:
        """Prepare for something new to do: empty the entry and focus it, or take the focus away: then Space acts, and
        Tab begins with the first of what is new, as the voice says.

        It is done at once, before the next key is heard: somebody who presses and types on loses no letter.
        """
        self.lots = reach.timing.hands_up if reach.timing.drawing_lots else None
        kind, luck = writes(self), self.view.luck
        moves = self.view.moves if not kind else None  # somebody else's move takes no letter from an answer
        asked = (self.asked and self.asked.id, luck and (luck.rounds, luck.stage))
        about = (self.view.phase, moves, self.sight.actor, kind, asked)
        if about == self._met:
            return
        entry = next((widget for widget in reach.focus.widgets() if isinstance(widget, Entry)), None)
        if kind and entry is None:
            return
        self._met = about
        self.written.begin(most_letters(self) if kind == "text" else 0)
        if self.view.phase != "stake":
            self.written.stake = 0
        if entry is not None:
            reach.rebuild()
            reach.focus.on(next(widget for widget in reach.focus.widgets() if isinstance(widget, Entry)))
        elif self.legal or self.view.phase in BY_SPACE or self.racing:
            reach.focus.off()

    @property
    def types_on(self) -> bool:
        return self.awaited or (self.view.phase == "press" and PRESS in self.legal)

    @property
    def awaited(self) -> bool:
        """True if one person here has the floor, whose entry comes once the cue of the press has been played."""
        here = [seat for seat in self.view.floor if self.seats[seat].person]
        return self.view.phase == "floor" and self.sight.actor is None and not self.spoken and len(here) == 1

    def typed(self, text: str) -> bool:
        """Keep what is typed for the entry that comes; return False if none does."""
        if self.awaited:
            self.written.keep(text)
        return self.awaited

    def overtaken(self) -> bool:
        """True if a key was meant for the entry, which has gone as the time was up while somebody still typed."""
        races = self.view.phase == "press" and not self.alone
        return not races and not writes(self) and self.written.overtaken()

    # judging

    def verdict(self, reach: Reach) -> Move | None:
        """The verdict on the answer that waits, heard before the table; None while it is open."""
        hearing = self.hearing
        if hearing is None:
            hearing = self._hearing = Hearing(self.view, self.seats, reach.rng, self.spoken)
            if hearing.person:
                reach.refresh()
        verdict = hearing.verdict(reach.timing.longer)
        if verdict is not None and not verdict.right and hearing is not self._noted:
            self._noted = hearing
            self.appeals.note(hearing, self.view, self.seats)
        return verdict

    def accept(self, reach: Reach) -> None:
        """Go on with the ruling as it is."""
        if self.hearing is not None:
            self.hearing.seen = True
            reach.app.touch()

    def contest(self, reach: Reach) -> None:
        """Contest the ruling."""
        if self.hearing is not None:
            self.hearing.contest()
            reach.refresh()

    def vote(self, right: bool, reach: Reach) -> None:
        """Cast the vote that is due."""
        if self.hearing is not None:
            self.hearing.vote(right)
            reach.refresh()

    # against the clock

    def start(self, reach: Reach) -> None:
        """Start the stopwatch."""
        self.stopwatch.running = True
        reach.rebuild()

    def stop(self, reach: Reach) -> None:
        """Make the move of stopping the clock now."""
        reach.do(chances.timed_move(self, self.stopwatch.hundredths))

    def react(self, reach: Reach, seat: int | None = None) -> None:
        """React to the light, for this seat or else for the person who acts."""
        reach.do(chances.timed_move(self, self.stopwatch.reaction), seat)

    # time

    def reading(self, happened: Sequence[Event]) -> float:
        """The seconds that people need to read what is new; a Chrono is read out, from its beginning or on (DE-17)."""
        seconds = super().reading(happened)
        if self.view.phase == "press" and any(isinstance(event, events.Asked | events.Judged) for event in happened):
            self._set_unrolling()
            seconds = max(seconds, self.unrolling.rest(words.text(self.view.asked.text) if self.view.asked else ""))
        return seconds

    def update(self, dt: float, reach: Reach) -> bool:
        """Let time pass for the reading, the ruling and the stopwatch; return True if something must be drawn again."""
        view = self.view
        self.unrolling.rate = reach.director.clock.rate
        self.lull.step(dt, view.moves)
        self.written.idle += dt
        if not reach.busy:
            self.playing = None
        if reach.busy or reach.pausing() or view.outcome is not None:
            return False
        return self._read_on(dt, reach) | self._wait(dt) | self._run(dt, reach)

    def _set_unrolling(self) -> None:
        """Begin to unroll anew if another question lies on the table."""
        self.unrolling.set((len(self.view.history), self.view.asked.id if self.view.asked else None))

    def _read_on(self, dt: float, reach: Reach) -> bool:
        """Read on; return False once all is read. The limit does not run while the text unrolls (DE-21)."""
        self._set_unrolling()
        self._recite(reach)
        if not self.read_out:
            return False
        if self.unsaid >= self.unrolling.words or not reach.app.aloud.telling:
            self.unrolling.read_on(dt)
        reach.timing.hold(dt)
        return True

    def _recite(self, reach: Reach) -> None:
        """Let the machine's voice say what is left of a Chrono's question, and the text unroll no faster than that.

        The text waits until the voice has come to the question, and the last word until it has come to the end, so that
        nobody has to answer before. A press cuts it off; after a wrong answer it goes on from there.
        """
        aloud = reach.app.aloud
        if self.view.phase != "press" or not aloud.on:
            self.unsaid = ALL_WORDS
            return
        listed = question.sentence(self).split(" ")
        begun = (self.unrolling.question, self.view.moves)
        if self.unrolling.begun != begun and self.asked is not None:
            again = self.unrolling.begun is not None and self.unrolling.begun[0] == self.unrolling.question
            self.unrolling.begun = begun
            if not again:
                self.unrolling.number = aloud.tell(" ".join(listed))
            elif self.unrolling.words < len(listed):
                self.unrolling.number = aloud.tell(" ".join(listed[self.unrolling.words - 1 :]))
        self.unsaid = len(listed) - 1 if aloud.telling else ALL_WORDS
        if aloud.speaking:
            self.unrolling.rate = min(self.unrolling.rate, aloud.pace / WORDS_A_SECOND)
        if aloud.telling and not aloud.reached(self.unrolling.number):
            self.unsaid = self.unrolling.words - 1

    def _wait(self, dt: float) -> bool:
        hearing = self.hearing
        if hearing is None or not hearing.open:
            return False
        hearing.waited += dt
        return True

    def _run(self, dt: float, reach: Reach) -> bool:
        """Run the stopwatch of a game against time; return True while it runs. React for people who are too late."""
        luck = self.view.luck
        if not chances.timed(self) or luck is None:
            return False
        light = luck.kind == "light"
        self.stopwatch.set((len(self.view.history), luck.rounds, luck.left, None if light else luck.turn))
        self.stopwatch.drawn = reach.rng.randint(*REACTIONS) if reach.timing.unhurried else None
        people = [seat for seat in self.view.actors if self.seats[seat].person]
        self.stopwatch.running |= light and bool(people)
        self.stopwatch.elapsed += dt if self.stopwatch.running else 0.0
        if light and people and self.stopwatch.late:
            self.react(reach, people[0])
        return self.stopwatch.running
