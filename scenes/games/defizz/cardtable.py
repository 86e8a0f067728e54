"""The table of Défizz! as its large card shows it: the question, what has been said, what people prepare.

Everything that draws or tells the card asks this; the desk adds what people do, the table the layout.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from game.defizz import entries, events
from game.defizz.moves import EXAMPLE
from game.defizz.questions import ClosedList
from game.defizz.records import Result, Shown, Word
from game.defizz.view import DefizzView
from game.match import Seat
from scenes.games.defizz import words
from scenes.games.defizz.art import Art
from scenes.games.defizz.hearing import Hearing
from scenes.games.defizz.pace import ALL_WORDS, Lull, Unrolling
from scenes.games.defizz.places import Board, Signs
from scenes.games.defizz.playing import Playing, Stopwatch
from scenes.games.defizz.refused import Appeals
from scenes.games.defizz.written import Written
from scenes.kit.box import Box
from scenes.stage.stage import Stage
from scenes.tables.table import Table


class CardTable(Table):
    """Everything that the card shows, and the boxes that it is drawn in."""

    view: DefizzView
    art: Art

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        super().__init__(name, seats)
        self.spoken = False
        """True if people say answers aloud and judge them themselves."""
        self.playing: Playing | None = None
        """The event that is being animated on the card; None between events."""
        self.last_round: events.ChanceHappened | None = None
        """The last round of a game of chance; None before the first one."""
        self.thrown: tuple[str, int] | None = None
        """The deck and the amount that the die shows; None before the first throw."""
        self._hearing: Hearing | None = None
        """The hearing of the last answer that was judged; None before the first one."""
        self.appeals = Appeals()
        self._found: tuple[Result, set[int]] | None = None
        """The last result that was looked through, with the entries found in it."""
        self.stopwatch = Stopwatch()
        self.written = Written()
        self.unrolling = Unrolling()
        self.unsaid = ALL_WORDS
        """The most words that may be shown while the machine's voice still reads."""
        self.lull = Lull()
        self.lots: tuple[int, ...] | None = None
        """In a race for the floor decided by lot, the people who have chosen; None if speed decides."""

    # the boxes

    @abstractmethod
    def board(self) -> Board:
        """The parts of the large card."""

    @abstractmethod
    def signs(self, seat: int) -> Signs:
        """The boxes of a side's chips, and of the book while it is the reader."""

    @abstractmethod
    def button_row(self) -> Box:
        """The box of the buttons at the lower right."""

    @abstractmethod
    def answering(self) -> Box | None:
        """The box on the card where something is written now; None if nothing is."""

    @abstractmethod
    def unveil(self, stage: Stage) -> None:
        """Put the question on the table, if it is asked and not there yet."""

    # what is known

    @property
    def result(self) -> Result | None:
        """The result of the question while the card shows it; None at any other time."""
        return self.view.result if self.view.phase == "shown" else None

    @property
    def asked(self) -> Shown | None:
        """The question on the card; None until it has been turned over."""
        if self.result is not None:
            return self.result.question
        return self.view.asked if "asked" in self.stage.sprites else None

    @property
    def heard(self) -> tuple[Word, ...]:
        """All answers to this question so far, in order."""
        return self.result.said if self.result is not None else self.view.said

    @property
    def found(self) -> set[int] | None:
        """The entries of a Ping-pong's list that were found, by number, while its result is shown.

        None where that is not known: answers said aloud are not written down.
        """
        result = self.result
        if result is None or any(word.right and word.said == EXAMPLE.text for word in result.said):
            return None
        if self._found is None or self._found[0] is not result:
            listed = ClosedList(count=len(result.items), items=result.items)
            self._found = (result, entries.found(listed, result.said))
        return self._found[1]

    @property
    def winner(self) -> int | None:
        """The seat that won the question, while its result is shown; else None."""
        return self.result.winner if self.result is not None else None

    @property
    def unit(self) -> str:
        """The unit of the number that is asked for, in the language spoken; empty if there is none."""
        return words.text(self.asked.unit) if self.asked is not None else ""

    @property
    def staked(self) -> int:
        """The stake on the stepper: at least the minimum, at most the purse."""
        purse = self.view.purses[self.sight.actor] if self.sight.actor is not None else 0
        return min(max(self.written.stake, self.view.minimum), max(purse, self.view.minimum))

    @property
    def words_read(self) -> int:
        """DE-17: number of words of the question that have been read out; ALL_WORDS if it is there at once."""
        return min(self.unrolling.words, self.unsaid) if self.view.phase in ("press", "floor", "judge") else ALL_WORDS

    def tells(self, kind: type) -> bool:
        """Tell if an event of this kind is being shown."""
        return self.playing is not None and isinstance(self.playing.event, kind)

    @property
    def truth_share(self) -> float:
        """The share of its way (0 to 1) that the right number of a Cible has slid in."""
        return self.playing.share if self.playing is not None and self.tells(events.Revealed) else 1.0

    # judging

    @property
    def hearing(self) -> Hearing | None:
        """The hearing of the answer that waits now; None if none waits, or the table has not begun to hear it."""
        waits = self.view.phase == "judge" and self._hearing is not None and self._hearing.move == self.view.moves
        return self._hearing if waits else None

    def voters(self) -> Sequence[int]:
        """The people who judge the answer that waits; nobody if none waits."""
        return self.hearing.judges if self.hearing is not None else ()
