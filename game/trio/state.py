"""The true state of a match of Trio, and what each move does to it."""

from __future__ import annotations

from bisect import insort

from game import beginner, table
from game.shuffle import shuffle
from game.table import BadOptions, Emit, IllegalMove, Move, Outcome
from game.trio import refusals, view
from game.trio.cards import HANDS, LINKS, PACK, SEVEN, TEAM_HANDS
from game.trio.codes import AWAITED, DECLINED, EXCHANGE, EXCHANGE_MARK, NO_PART, OVER, PHASES, TURN
from game.trio.events import (
    Answered,
    DrawNears,
    Exchanged,
    ExchangeOpened,
    MatchDrawn,
    MatchWon,
    NoExchange,
    PutBack,
    Revealed,
    TrioWon,
    TurnBegan,
)
from game.trio.moves import (
    DECLINE,
    EVERY_PLACE,
    FROM_HANDS,
    FROM_MIDDLE,
    OFFERS,
    PLACES,
    REVEALS,
    SEATS,
    Decline,
    Offer,
    Reveal,
)
from game.trio.options import Options

PATIENCE = 200
"""TI-19: as many turns for each seat, in a row and without a trio, make a draw."""

NOTICE = 50
"""TI-19: the draw is announced when so many turns for each seat are left."""

ALONE = [(seat,) for seat in range(SEATS)]
TURN_BEGAN = [TurnBegan(seat) for seat in range(SEATS)]


class TrioState(table.State):
    """Hands are sorted lists of numbers (TI-04). A card that lies revealed is in no hand (TI-06)."""

    __slots__ = (
        "options",
        "seats",
        "seed",
        "shuffles",
        "moves",
        "outcome",
        "phase",
        "seat",  # on turn, or next after an exchange
        "turn",  # how many turns are over
        "quiet",  # how many of them in a row without a trio
        "hands",
        "middle",  # the number at each place, 0 once taken
        "open",  # what may be asked: a bit for each place face down, then one for each hand that isn't empty
        "shown",  # this turn's reveals, as indices into REVEALS
        "number",  # the number that they all show, or 0
        "trios",  # seat, number, seat, number… as they were won
        "answers",  # in an exchange, by seat
        "history",  # index into REVEALS and number for each reveal, EXCHANGE_MARK and answers for each exchange
    )

    options: Options
    seed: int
    shuffles: int
    phase: int
    seat: int
    turn: int
    quiet: int
    hands: list[list[int]]
    middle: list[int]
    open: int
    shown: list[int]
    number: int
    trios: bytearray
    answers: list[int]
    history: bytearray

    def __init__(self, options: Options, hands: list[list[int]], middle: list[int], first: int, seed: int = 0) -> None:
        self.options = options
        self.seats = len(hands)
        self.seed = seed
        self.shuffles = 0
        self.moves = 0
        self.outcome = None
        self.phase = TURN
        self.seat = first
        self.turn = 0
        self.quiet = 0
        self.hands = [sorted(hand) for hand in hands]
        self.middle = list(middle)
        self.open = (1 << len(middle)) - 1
        for seat, hand in enumerate(hands):
            if hand:
                self.open |= 1 << PLACES + seat
        self.shown = []
        self.number = 0
        self.trios = bytearray()
        self.answers = []
        self.history = bytearray()

    @property
    def timer(self) -> None:
        """Nothing is timed in Trio."""
        return None

    @property
    def first(self) -> int:
        """The seat that began."""
        return (self.seat - self.turn) % self.seats

    @property
    def turns_left(self) -> int:
        """TI-19: turns until the draw, the current one included, if no trio is won."""
        return PATIENCE * self.seats - self.quiet

    @property
    def secret(self) -> bool:
        """True if seats are choosing unseen, each for itself (TI-15)."""
        return self.phase == EXCHANGE

    def team(self, seat: int) -> tuple[int, ...]:
        """TI-14: partners sit opposite. Without teams, a seat is alone."""
        if not self.options.teams:
            return (seat,)
        half = self.seats // 2
        return (seat % half, seat % half + half)

    def scores(self) -> tuple[int, ...]:
        """Trios by seat; the trios of partners count together (TI-17)."""
        owners = self.trios[::2]
        return tuple(sum(map(owners.count, self.team(seat))) for seat in range(self.seats))

    def actors(self) -> tuple[int, ...]:
        if self.phase == TURN:
            return ALONE[self.seat]
        return tuple(seat for seat, answer in enumerate(self.answers) if answer == AWAITED)

    def legal(self, seat: int) -> list[Move]:
        if self.phase == TURN:
            if seat != self.seat:
                return []
            return FROM_MIDDLE[self.open & EVERY_PLACE] + FROM_HANDS[self.open >> PLACES]
        if seat < 0 or not self.answers or self.answers[seat] != AWAITED:
            return []
        return [*[OFFERS[number] for number in sorted(set(self.hands[seat]))], DECLINE]

    def apply(self, seat: int, move: Move, emit: Emit | None = None) -> None:
        self.moves += 1
        if self.phase == TURN:
            self._reveal(move, emit)  # type: ignore[arg-type]
        else:
            self._answer(seat, move, emit)  # type: ignore[arg-type]

    def _reveal(self, move: Reveal, emit: Emit | None) -> None:
        """TI-05, TI-06: turn one card up; TI-07: see whether the turn goes on."""
        place = move.place
        if place is not None:
            number = self.middle[place]
            self.open ^= 1 << place
            index = place
        else:
            source: int = move.source  # type: ignore[assignment]
            hand = self.hands[source]
            index = PLACES + source + source
            if move.end == "low":
                number = hand.pop(0)
            else:
                number = hand.pop()
                index += 1
            if not hand:
                self.open ^= 1 << PLACES + source
        history = self.history
        history.append(index)
        history.append(number)
        shown = self.shown
        shown.append(index)
        if emit:
            emit(Revealed(self.seat, move.source, number, len(shown), place, move.end))
        if number == self.number:
            if len(shown) == 3:
                self._win_trio(emit)
        elif len(shown) == 1:
            self.number = number
        else:
            self._put_back(number, emit)

    def _put_back(self, last: int, emit: Emit | None) -> None:
        """TI-07: all but the last reveal showed `self.number`; everything goes back, the last one first."""
        shown = self.shown
        if emit:
            pair = (REVEALS[shown[0]], REVEALS[shown[1]])
            emit(PutBack(self.seat, pair if len(shown) == 2 else (*pair, REVEALS[shown[2]])))
        number = last
        while shown:
            index = shown.pop()
            if index < PLACES:
                self.open |= 1 << index
            else:
                index -= PLACES
                self.open |= 1 << PLACES + (index >> 1)
                if index & 1:
                    self.hands[index >> 1].append(number)
                else:
                    self.hands[index >> 1].insert(0, number)
            number = self.number
        self.number = 0
        self.quiet += 1
        left = PATIENCE * self.seats - self.quiet
        if left <= 0:
            self._draw(emit)
            return
        self._next_turn()
        if emit:
            if left == NOTICE * self.seats:
                emit(DrawNears(left))
            emit(TURN_BEGAN[self.seat])

    def _next_turn(self) -> None:
        """TI-05: clockwise, empty hand or not (TI-08)."""
        self.turn += 1
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0

    def _draw(self, emit: Emit | None) -> None:
        """TI-19."""
        self.phase = OVER
        self.outcome = Outcome((), self.scores(), "draw")
        if emit:
            emit(MatchDrawn(self.quiet))

    def _win_trio(self, emit: Emit | None) -> None:
        """TI-07: the trio is laid before the seat for good."""
        seat, number = self.seat, self.number
        for index in self.shown:
            if index < PLACES:
                self.middle[index] = 0
        if emit:
            emit(TrioWon(seat, number, tuple([REVEALS[index] for index in self.shown])))
        self.trios += bytes((seat, number))
        self.shown.clear()
        self.number = 0
        self.quiet = 0
        reason = self._victory(number)
        if reason:
            self.phase = OVER
            self.outcome = Outcome(self.team(seat), self.scores(), reason)
            if emit:
                emit(MatchWon(self.outcome.winners, reason))
            return
        self._next_turn()
        if self.options.teams:
            self.open_exchange(self.team(seat), emit)
        elif emit:
            emit(TURN_BEGAN[self.seat])

    def _victory(self, number: int) -> str:
        """The reason why the seat on turn has won with this trio; empty if it has not."""
        if number == SEVEN:
            return "the trio of 7"
        team = self.team(self.seat)
        won = [won for owner, won in zip(self.trios[::2], self.trios[1::2], strict=True) if owner in team]
        if self.options.mode == "simple":
            return "three trios" if len(won) >= 3 else ""  # TI-10
        return "linked trios" if LINKS[number].intersection(won) else ""  # TI-11

    def open_exchange(self, winners: tuple[int, ...] = (), emit: Emit | None = None) -> None:
        """TI-15, TI-16: every team but the winners' may exchange, if both partners hold a card."""
        half = self.seats // 2
        answers = [NO_PART] * self.seats
        for seat in range(half):
            if seat not in winners and self.hands[seat] and self.hands[seat + half]:
                answers[seat] = answers[seat + half] = AWAITED
        if any(answers):
            self.phase = EXCHANGE
            self.answers = answers
            if emit:
                emit(ExchangeOpened(self.actors()))
        elif emit:
            emit(TURN_BEGAN[self.seat])

    def _answer(self, seat: int, move: Offer | Decline, emit: Emit | None) -> None:
        """TI-15: secret until everybody has answered."""
        offered = move.number if isinstance(move, Offer) else None
        self.answers[seat] = offered or DECLINED
        if emit:
            emit(Answered(seat, offered))
        if AWAITED not in self.answers:
            self._exchange(emit)

    def _exchange(self, emit: Emit | None) -> None:
        """TI-15: partners who both offered swap at once; in every other team nothing moves."""
        answers, hands, half = self.answers, self.hands, self.seats // 2
        for seat in range(half):
            partner = seat + half
            given, received = answers[seat], answers[partner]
            if given == NO_PART:
                continue
            if given == DECLINED or received == DECLINED:
                if emit:
                    emit(NoExchange(seat, partner))
                continue
            hands[seat].remove(given)
            hands[partner].remove(received)
            insort(hands[seat], received)
            insort(hands[partner], given)
            if emit:
                emit(Exchanged(seat, partner, given, received))
        self.history.append(EXCHANGE_MARK)
        self.history += bytes(answers)
        self.answers = []
        self.phase = TURN
        if emit:
            emit(TURN_BEGAN[self.seat])

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        return refusals.refusal(self, seat, move)

    def view(self, seat: int | None) -> view.TrioView:
        return view.build(self, seat)

    def copy(self) -> TrioState:
        new = TrioState.__new__(TrioState)
        new.options = self.options
        new.seats = self.seats
        new.seed = self.seed
        new.shuffles = self.shuffles
        new.moves = self.moves
        new.outcome = self.outcome
        new.phase = self.phase
        new.seat = self.seat
        new.turn = self.turn
        new.quiet = self.quiet
        new.hands = [hand[:] for hand in self.hands]
        new.middle = self.middle[:]
        new.open = self.open
        new.shown = self.shown[:]
        new.number = self.number
        new.trios = self.trios[:]
        new.answers = self.answers[:]
        new.history = self.history[:]
        return new

    def __str__(self) -> str:
        hands = " | ".join(" ".join(map(str, hand)) or "-" for hand in self.hands)
        middle = " ".join(str(number) if number else "." for number in self.middle) or "-"
        trios = " ".join(f"{owner}:{number}" for owner, number in zip(*[iter(self.trios)] * 2, strict=True)) or "-"
        lying = f", {len(self.shown)} × {self.number} lying" if self.shown else ""
        now = f"{PHASES[self.phase]} {self.turn}, seat {self.seat}{lying}"
        return f"trio {now}; {hands}; middle {middle}; trios {trios}"


def begin(options: Options, seats: int, seed: int) -> TrioState:
    """TI-03, TI-14: shuffle and deal. TI-04: the lot says who begins, unless the options do."""
    if options.teams and seats not in TEAM_HANDS:
        raise BadOptions("teams are for 4 or 6 seats, not {seats}", seats=seats)
    cards = list(PACK)
    shuffle(cards, seed, 0)
    size = (TEAM_HANDS if options.teams else HANDS)[seats]
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(seats)]
    first = beginner.seat(options.first, seats, seed, 1)
    state = TrioState(options, hands, cards[seats * size :], first, seed)
    state.shuffles = 1 if options.first is not None else 2
    if options.teams:
        state.open_exchange()
    return state
