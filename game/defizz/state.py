"""The true state of a match of Défizz, and the way from a phase to what may be done in it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game import beginner, shuffle
from game.defizz import chance, chrono, cible, judging, lucky, pingpong, turn
from game.defizz.bag import keys, played
from game.defizz.between_turns import clear
from game.defizz.chance.luck import Draw, Luck
from game.defizz.money import PURSE, bank_of
from game.defizz.moves import (
    ACCEPT,
    CHALLENGE,
    CHOOSE,
    EXAMPLE,
    HELP_OR_CHOOSE,
    LADDER,
    LARGEST_NUMBER,
    LONGEST_ANSWER,
    PASS,
    PRESS,
    REFUSE,
    ROLL,
    STAKES,
    VERDICTS,
    Answer,
    Guess,
    Verdict,
)
from game.defizz.options import Options
from game.defizz.pack import PINGPONG, Pack
from game.defizz.phases import (
    ANSWER_PHASES,
    CHALLENGING,
    CHANCING,
    CHOOSING,
    FLOOR,
    GUESSING,
    JUDGING,
    LIMITS,
    NAMES,
    OFFERED,
    OVER,
    PINGPONGING,
    PRESSING,
    ROLLING,
    STAKING,
)
from game.defizz.questions import Hint
from game.defizz.records import Result, Turn, Word
from game.defizz.sides import reader_for
from game.defizz.writing import unwritten
from game.table import TABLE, TIMEOUT, Emit, IllegalMove, Move, State, Timer

if TYPE_CHECKING:
    from game.defizz.view import DefizzView

ONLY_TIMEOUT = [TIMEOUT]
ONLY_ROLL = [ROLL]
ONLY_PRESS = [PRESS]
PRESS_OR_PASS = [PRESS, PASS]
ANSWER_OR_PASS = [EXAMPLE, PASS]
ACCEPT_OR_REFUSE = [ACCEPT, REFUSE]


class DefizzState(State):
    """Sides are seats. Tuples are never changed in place; only `purses`, `paid` and `luck` are."""

    __slots__ = (
        "options", "pack", "seats", "seed", "shuffles", "moves", "opened", "phase", "turn", "outcome",
        "purses", "paid", "pot", "bank", "lost", "enriching",
        "living", "out", "helps", "active", "reader", "rounds", "since", "due", "closing",
        "orders", "duel_left", "multi_left",
        "kind", "minimum", "hints", "questions", "truths", "helped", "choice",
        "rivals", "players", "refused", "waiting", "offer", "stake",
        "asked", "tried", "floor", "answers", "said", "right", "best", "luck", "result", "history", "shuffled",
    )  # fmt: skip

    options: Options
    pack: Pack
    seed: int
    shuffles: int
    opened: int
    phase: int
    turn: int
    """The one who is to act, where it is one; the table while it judges."""
    purses: list[int]
    paid: list[int]
    """The amount that each side has put into the pot."""
    pot: int
    bank: int
    lost: int
    enriching: bool
    living: tuple[int, ...]
    out: tuple[int, ...]
    """Sides eliminated, in order."""
    helps: int
    """One bit for each side that still has its Help!."""
    active: int
    reader: int
    rounds: int
    since: int
    """The number of rounds played when the classic game began."""
    due: int
    """One bit for each side that is still to have its turn in this round."""
    closing: bool
    """True once the match's time is up: it ends with this round."""
    orders: tuple[tuple[int, ...], tuple[int, ...]]
    """Both decks, cards by number. The first ones are still to be drawn, the last of them first."""
    duel_left: int
    multi_left: int
    kind: int
    minimum: int
    hints: tuple[Hint, ...]
    questions: tuple[int, ...]
    truths: tuple[int | float | None, ...]
    helped: bool
    choice: int
    rivals: tuple[int, ...]
    players: tuple[int, ...]
    refused: tuple[int, ...]
    waiting: tuple[int, ...]
    """Rivals that have not answered the raise yet."""
    offer: int
    stake: int
    asked: int
    tried: int
    """One bit for each participant who can't try any more (or has the floor)."""
    floor: tuple[int, ...]
    answers: tuple[str | None, ...]
    """The answers of those on the floor: None not yet, empty nothing said."""
    said: tuple[Word, ...]
    right: int
    best: int
    luck: Luck | None
    result: Result | None
    history: tuple[Turn, ...]
    shuffled: tuple[int, int]
    """The length of the history when each deck was last shuffled."""

    def copy(self) -> DefizzState:
        """A state that goes its own way from here."""
        new = DefizzState.__new__(DefizzState)
        new.options = self.options
        new.pack = self.pack
        new.seats = self.seats
        new.seed = self.seed
        new.shuffles = self.shuffles
        new.moves = self.moves
        new.opened = self.opened
        new.phase = self.phase
        new.turn = self.turn
        new.outcome = self.outcome
        new.purses = self.purses[:]
        new.paid = self.paid[:]
        new.pot = self.pot
        new.bank = self.bank
        new.lost = self.lost
        new.enriching = self.enriching
        new.living = self.living
        new.out = self.out
        new.helps = self.helps
        new.active = self.active
        new.reader = self.reader
        new.rounds = self.rounds
        new.since = self.since
        new.due = self.due
        new.closing = self.closing
        new.orders = self.orders
        new.duel_left = self.duel_left
        new.multi_left = self.multi_left
        new.kind = self.kind
        new.minimum = self.minimum
        new.hints = self.hints
        new.questions = self.questions
        new.truths = self.truths
        new.helped = self.helped
        new.choice = self.choice
        new.rivals = self.rivals
        new.players = self.players
        new.refused = self.refused
        new.waiting = self.waiting
        new.offer = self.offer
        new.stake = self.stake
        new.asked = self.asked
        new.tried = self.tried
        new.floor = self.floor
        new.answers = self.answers
        new.said = self.said
        new.right = self.right
        new.best = self.best
        new.luck = self.luck.copy() if self.luck is not None else None
        new.result = self.result
        new.history = self.history
        new.shuffled = self.shuffled
        return new

    def total(self) -> int:
        """All the money there is; no move changes it."""
        return sum(self.purses) + self.pot + self.bank + self.lost

    @property
    def secret(self) -> bool:
        """True if all who may act now choose unseen, so that their order does not matter."""
        if self.phase == FLOOR:
            return chrono.speakers(self) == chrono.unheard(self)
        return self.luck is not None and chance.KINDS[self.luck.kind].secret

    def stream(self) -> Draw:
        """The match's next stream of numbers."""
        self.shuffles += 1
        return shuffle.stream(self.seed, self.shuffles - 1)

    @property
    def timer(self) -> Timer | None:
        """DE-21; and the match's own limit, which only counts between two turns."""
        phase = self.phase
        if phase == ROLLING:
            minutes = self.options.minutes
            return None if minutes is None or self.closing else Timer(0, "match", 60.0 * minutes, (self.active,))
        if phase not in LIMITS:
            return None
        kind, seconds = LIMITS[phase]
        return Timer(self.opened, kind, seconds, chrono.unheard(self) if phase == FLOOR else self.actors())

    def actors(self) -> tuple[int, ...]:
        """The seats that may move now: most often one; several in a race for the floor or a secret choice."""
        phase = self.phase
        if phase < PRESSING:
            return (self.turn,)
        if phase == PRESSING:
            return chrono.untried(self)
        if phase == FLOOR:
            return chrono.speakers(self)
        if phase == CHANCING:
            assert self.luck is not None
            return chance.actors(self.luck)
        return () if phase == OVER else (self.turn,)

    def legal(self, seat: int) -> list[Move]:
        """Every move of that seat; examples where an answer or a number is free."""
        phase = self.phase
        if seat == TABLE:
            return self._legal_for_the_table()
        if phase == PRESSING:
            return [*PRESS_OR_PASS] if seat in chrono.untried(self) else []
        if phase == FLOOR:
            if seat in chrono.unheard(self):
                return [*ANSWER_OR_PASS]
            return [*ONLY_PRESS] if seat in chrono.speakers(self) else []
        if phase == CHANCING:
            assert self.luck is not None
            return [*chance.legal(self.luck, seat)]
        if seat != self.turn or phase == OVER:
            return []
        if phase == ROLLING:
            return [*ONLY_ROLL]
        if phase == CHOOSING:
            return [*HELP_OR_CHOOSE] if self.helps >> seat & 1 else [*CHOOSE]
        if phase == CHALLENGING:
            return [CHALLENGE[rival] for rival in turn.challengeable(self)]
        if phase == STAKING:
            return [*STAKES[self.minimum // 100 : self.purses[seat] // 100 + 1]]
        if phase == OFFERED:
            return [*ACCEPT_OR_REFUSE]
        if phase == GUESSING:
            said = [word.said for word in self.said]
            return [*[guess for guess in LADDER if guess.number not in said], PASS]
        return [*ANSWER_OR_PASS]

    def _legal_for_the_table(self) -> list[Move]:
        """A verdict where one is due, the end of a limit where one runs."""
        if self.phase == JUDGING:
            return [*VERDICTS]
        return [*ONLY_TIMEOUT] if self.timer is not None else []

    def allows(self, seat: int, move: Move) -> bool:
        """As `legal` says, and any proper answer or number where those are free."""
        if isinstance(move, Answer):
            return self.phase in ANSWER_PHASES and EXAMPLE in self.legal(seat) and sayable(move.text)
        if isinstance(move, Guess):
            if self.phase != GUESSING or seat != self.turn or not countable(move.number):
                return False
            if cible.asks_for_whole(self) and move.number % 1:
                return False
            return all(word.said != move.number for word in self.said)
        if isinstance(move, Verdict) and move.repeated:
            return not move.right and self.pack.modes[self.asked] == PINGPONG and VERDICTS[1] in self.legal(seat)
        return move in self.legal(seat)

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """The reason why a move is not legal."""
        from game.defizz.refusals import refusal

        return refusal(self, seat, move)

    def apply(self, seat: int, move: Move, emit: Emit | None = None) -> None:
        """Make a legal move."""
        self.moves += 1
        APPLY[self.phase](self, seat, move, emit)

    def view(self, seat: int | None) -> DefizzView:
        """The view of that seat."""
        from game.defizz.view import view

        return view(self, seat)

    def __str__(self) -> str:
        purses = " ".join(str(purse) for purse in self.purses)
        question = f" {self.pack.shown[self.asked].id}" if self.asked >= 0 else ""
        return (
            f"Défizz, move {self.moves}, {NAMES[self.phase]}{question}: side {self.active} plays, {self.reader} reads; "
            f"purses {purses}, pot {self.pot}, bank {self.bank}, stake {self.stake}"
        )


def sayable(text: Any) -> bool:
    """True if a text can be an answer: not empty, not endless, nothing invisible in it."""
    return isinstance(text, str) and 0 < len(text) <= LONGEST_ANSWER and unwritten(text) is None


def countable(number: Any) -> bool:
    """True if a number can be a guess: finite and of a size to be said."""
    return type(number) in (int, float) and math.isfinite(number) and abs(number) <= LARGEST_NUMBER


APPLY: dict[int, Callable[[DefizzState, int, Any, Emit | None], None]] = {
    ROLLING: turn.roll,
    CHOOSING: turn.choose,
    CHALLENGING: turn.challenge,
    STAKING: turn.stake,
    OFFERED: turn.answer_offer,
    PRESSING: chrono.before_the_floor,
    FLOOR: chrono.on_the_floor,
    JUDGING: judging.verdict,
    GUESSING: cible.guess,
    PINGPONGING: pingpong.answer,
    CHANCING: lucky.act,
}


def begin(options: Options, seats: int, seed: int) -> DefizzState:
    """A new match: both decks shuffled, the first active side named by the table or drawn by lot (DE-05)."""
    pack = played(options)
    if options.reading > 2:
        pack.kinship.prepare()  # now, before anything moves, and not at the first card
    state = DefizzState.__new__(DefizzState)
    state.options = options
    state.pack = pack
    state.seats = seats
    state.seed = seed
    state.moves = state.opened = 0
    state.outcome = None
    purse = 0 if options.enrichment else PURSE
    state.purses = [purse] * seats
    state.bank = (options.bank or bank_of(seats)) if options.enrichment else 0
    state.lost = 0
    state.enriching = options.enrichment
    state.living = tuple(range(seats))
    state.out = ()
    state.helps = 0 if options.expert else (1 << seats) - 1
    state.rounds = state.since = 0
    state.due = (1 << seats) - 1
    state.closing = False
    decks = [list(range(len(cards))) for cards in pack.cards]
    for number, deck in enumerate(decks):
        shuffle.shuffle(deck, seed, number)
        deck.sort(key=keys(pack, number, options.skip).__getitem__)
    state.orders = (tuple(decks[0]), tuple(decks[1]))
    state.duel_left, state.multi_left = len(decks[0]), len(decks[1])
    state.active = beginner.seat(options.first, seats, seed, 2)
    state.shuffles = 3
    state.reader = reader_for(state.active, state.living, state.out)
    state.result = None
    state.history = ()
    state.shuffled = (0, 0)
    clear(state)
    return state
