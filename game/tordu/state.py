"""The rules of Le Tordu: auction, play, score, match."""

from __future__ import annotations

from game import beginner
from game.shuffle import shuffle
from game.table import TABLE, Emit, IllegalMove, Move, Outcome, State, Timer
from game.tordu import events, score
from game.tordu import view as views
from game.tordu.cards import BIT, CARD, HAND, NAME, SUIT, SUITS, TORDU, names
from game.tordu.moves import BIDS, DOUBLE, DOUBLED, OVERBIDS, PASS, PASSED, PLAYS, Bid, Double, Pass, Play
from game.tordu.options import Options
from game.tordu.score import Manche

BID, SPEAK, PLAY, OVER = range(4)
PHASES = ("bid", "speak", "play", "over")

ALONE = [(seat,) for seat in range(5)]
CLUBS, DIAMONDS, HEARTS, SPADES, TORDUS = PLAYS


class TorduState(State):
    """A match: the auction and tricks of this deal, the scores of all."""

    __slots__ = (
        "auction",
        "best",
        "dealer",
        "deals",
        "dealt",
        "declarer",
        "doubled",
        "due",
        "finished",
        "hands",
        "last",
        "led",
        "manches",
        "moves",
        "options",
        "outcome",
        "phase",
        "play_offs",
        "played",
        "scores",
        "seats",
        "seed",
        "shuffles",
        "silent",
        "taker",
        "trump",
        "turn",
        "undealt",
        "waiting",
        "wanted",
        "won",
    )

    options: Options
    seed: int
    shuffles: int
    """The number of draws from the seed so far."""
    phase: int
    turn: int
    dealer: int
    scores: list[int]
    """The points of the manche being played, by seat."""
    manches: list[int]
    """Manches won, by seat."""
    finished: list[Manche]
    play_offs: int
    """The number of deals dealt in this manche because it was level at the top (TO-19)."""
    auction: list[int]
    """The calls of this deal: a seat and a call each, by the call's number in `moves.CALLS`."""
    best: int
    """The card that wins the trick so far."""
    taker: int
    """The seat that has played it."""
    deals: list[tuple[int, ...]]
    """The score sheet: a line a deal."""
    dealt: tuple[int, ...]
    """The cards as dealt: hands, then the cards left over."""
    declarer: int
    trump: int
    doubled: int
    due: int
    """The number of cards still to come to this trick."""
    hands: list[int]
    last: tuple[int, ...]
    """The cards as dealt in the deal before, for all to see; empty in the first."""
    led: int
    """The suit led, -1 before the lead."""
    played: list[int]
    """The cards played in this deal, in order."""
    silent: int
    """The number of seats that have passed before any bid."""
    wanted: int
    """The exact number of tricks bid."""
    undealt: int
    waiting: int
    """The number of seats that have still to speak after a bid."""
    won: list[int]
    """Tricks taken in this deal, by seat."""

    # who and what

    @property
    def timer(self) -> Timer | None:
        return None

    def actors(self) -> tuple[int, ...]:
        return ALONE[self.turn] if self.phase != OVER else ()

    def legal(self, seat: int) -> list[Move]:
        if seat != self.turn:
            return []
        if self.phase == PLAY:
            hand = self.hands[seat]
            led = self.led
            if led >= 0 and (follow := hand >> 8 * led & 255):
                return [*PLAYS[led][follow]]
            return [
                *CLUBS[hand & 255],
                *DIAMONDS[hand >> 8 & 255],
                *HEARTS[hand >> 16 & 255],
                *SPADES[hand >> 24 & 255],
                *TORDUS[hand >> 32],
            ]
        if self.phase == BID:
            return [*BIDS] if self.silent == self.seats - 1 else [PASS, *BIDS]
        if self.phase == SPEAK:
            return self._replies()
        return []

    def _replies(self) -> list[Move]:
        """TO-08 … TO-10: pass, double, or tordu over an ordinary suit."""
        replies: list[Move] = [PASS]
        if not self.doubled:
            replies.append(DOUBLE)
        if self.trump != TORDU:
            replies += OVERBIDS
        return replies

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        if seat == TABLE:
            return IllegalMove("nothing is left to the table here")
        if seat != self.turn:
            return IllegalMove("it is not your turn")
        if self.phase == PLAY:
            return self._refused_card(seat, move)
        if isinstance(move, Play):
            return IllegalMove("the auction is still on")
        if isinstance(move, Pass):
            return IllegalMove("everyone else has passed: you must bid")
        if isinstance(move, Double):
            none_yet = self.phase == BID
            return IllegalMove("there is no bid to double") if none_yet else IllegalMove("it can't be doubled twice")
        if isinstance(move, Bid) and self.phase == SPEAK and self.trump == TORDU:
            return IllegalMove("nobody overbids tordu")
        if isinstance(move, Bid) and self.phase == SPEAK:
            return IllegalMove("only tordu can be bid over another bid")
        return IllegalMove("that can't be done now")

    def _refused_card(self, seat: int, move: Move) -> IllegalMove:
        if not isinstance(move, Play):
            return IllegalMove("the auction is over: play a card")
        card = CARD.get(move.card)
        if card is None:
            return IllegalMove("there is no card {card}", card=move.card)
        if not self.hands[seat] & BIT[card]:
            return IllegalMove("you don't hold {card}", card=move.card)
        return IllegalMove("{card} does not follow: you hold {suit}", card=move.card, suit=SUITS[self.led])

    # what happens

    def apply(self, seat: int, move: Move, emit: Emit | None = None) -> None:
        self.moves += 1
        if self.phase != PLAY:
            AUCTION[self.phase](self, seat, move, emit)
            return
        # TO-12 … TO-14: a card to the trick. Here and not in a method of its own: 5 % of a playout.
        card = CARD[move.card]  # type: ignore[attr-defined]
        self.hands[seat] ^= BIT[card]
        self.played.append(card)
        if emit is not None:
            emit(events.Played(seat, NAME[card]))
        if self.led < 0:
            self.led = SUIT[card]
            self.best = card
            self.taker = seat
        elif (card > self.best) if SUIT[card] == SUIT[self.best] else SUIT[card] == self.trump:
            self.best = card
            self.taker = seat
        self.due -= 1
        if self.due:
            self.turn = seat + 1 if seat + 1 < self.seats else 0
        else:
            self._take_trick(emit)

    def _take_trick(self, emit: Emit | None) -> None:
        """TO-14: whoever takes a trick leads the next."""
        taker = self.turn = self.taker
        self.won[taker] += 1
        self.due = self.seats
        self.led = -1
        if emit is not None:
            emit(events.TrickWon(taker, self.won[taker]))
        if not self.hands[taker]:
            self._end_deal(emit)

    def _open(self, seat: int, move: Move, emit: Emit | None) -> None:
        """TO-05 … TO-07: passes until the first bid."""
        if type(move) is Bid:
            self._bid(seat, move, emit)
        else:
            self.silent += 1
            self._say(seat, PASSED)
            if emit is not None:
                emit(events.Passed(seat))
            self.turn = (seat + 1) % self.seats

    def _bid(self, seat: int, move: Bid, emit: Emit | None) -> None:
        """A first bid, or tordu over it (TO-09): its bidder is the declarer, and the others speak once each."""
        self.trump = SUITS.index(move.suit)
        self.wanted = move.tricks
        overbid = self.phase == SPEAK
        self.declarer = seat
        self.doubled = 0
        self._say(seat, self.trump * 9 + move.tricks)
        if emit is not None:
            emit(events.Bade(seat, move.suit, move.tricks, overbid))
        if self.options.variant == "simple":
            self._end_auction(emit)
        else:
            self.phase = SPEAK
            self.waiting = self.seats - 1
            self.turn = (seat + 1) % self.seats

    def _speak(self, seat: int, move: Move, emit: Emit | None) -> None:
        if type(move) is Bid:
            self._bid(seat, move, emit)
            return
        self.waiting -= 1
        if type(move) is Double:
            self._double(seat, emit)
        else:
            self._say(seat, PASSED)
            if emit is not None:
                emit(events.Passed(seat))
        if self.waiting and not (self.doubled and (self.options.double_ends or self.trump == TORDU)):
            self.turn = (seat + 1) % self.seats
        else:
            self._end_auction(emit)

    def _double(self, seat: int, emit: Emit | None) -> None:
        self.doubled = 1
        self._say(seat, DOUBLED)
        if emit is not None:
            emit(events.Doubled(seat))

    def _say(self, seat: int, call: int) -> None:
        self.auction += (seat, call)

    def _end_auction(self, emit: Emit | None) -> None:
        """TO-11, TO-12: the last bid stands, and the declarer leads."""
        self.phase = PLAY
        self.turn = self.declarer
        if emit is not None:
            emit(events.AuctionEnded(self.declarer, SUITS[self.trump], self.wanted, bool(self.doubled)))

    def _end_deal(self, emit: Emit | None) -> None:
        """TO-15 … TO-19: points, then the next deal, the next manche, or the end."""
        points = score.points(self)
        scores = [before + gain for before, gain in zip(self.scores, points, strict=True)]
        self.scores = scores
        taken = self.won[self.declarer]
        self.last = self.dealt
        self.deals.append((self.declarer, self.trump, self.wanted, self.doubled, taken, *points))
        if emit is not None:
            emit(events.DealScored(self.declarer, self.wanted, taken, tuple(points), tuple(scores)))
        options = self.options
        winners = score.winners(scores, options.target, score.shares(options, self.play_offs))
        level = not winners and max(scores) >= options.target
        if winners:
            self._end_manche(winners, emit)
        elif level:
            self.play_offs += 1
        if self.outcome is None:
            to_declarer = options.declarer_deals and (options.reading == 1 or not level)
            self.dealer = self.declarer if to_declarer else (self.dealer + 1) % self.seats
            self._deal(emit)

    def _end_manche(self, winners: tuple[int, ...], emit: Emit | None) -> None:
        """TO-20: best of the manches agreed on; the points start again at nothing."""
        for winner in winners:
            self.manches[winner] += 1
        self.finished.append(Manche(len(self.deals), tuple(self.scores), winners))
        if emit is not None:
            emit(events.MancheWon(winners, tuple(self.manches)))
        totals = tuple(map(sum, zip(*[manche.points for manche in self.finished], strict=True)))
        best = score.match_winners(self.manches, totals, self.options.manches // 2 + 1)
        if best:
            self.phase = OVER
            self.outcome = Outcome(best, totals, "target reached")
            if emit is not None:
                emit(events.MatchWon(best, totals))
        else:
            self.scores = [0] * self.seats
            self.play_offs = 0

    def _deal(self, emit: Emit | None) -> None:
        """TO-04: eight cards each, one at a time from the dealer's left; the rest lies unseen."""
        deck = list(range(40))
        shuffle(deck, self.seed, self.shuffles)
        self.shuffles += 1
        seats = self.seats
        self.hands = [0] * seats
        for place in range(seats):
            hand = deck[place : HAND * seats : seats]
            self.hands[(self.dealer + 1 + place) % seats] = sum([BIT[card] for card in hand])
        self.undealt = sum([BIT[card] for card in deck[HAND * seats :]])
        self.dealt = (*self.hands, self.undealt)
        self._clear()
        if emit is not None:
            emit(events.DealBegan(len(self.deals) + 1, self.dealer))
            for seat, dealt in enumerate(self.hands):
                emit(events.Dealt(seat, names(dealt)))

    def _clear(self) -> None:
        """The table before the auction."""
        self.phase = BID
        self.turn = self.dealer
        self.declarer = self.trump = self.led = self.best = self.taker = -1
        self.wanted = self.doubled = self.silent = self.waiting = 0
        self.due = self.seats
        self.auction = []
        self.played = []
        self.won = [0] * self.seats

    # looking, copying

    def view(self, seat: int | None) -> views.TorduView:
        return views.view(self, seat)

    def copy(self) -> TorduState:
        new = TorduState.__new__(TorduState)
        new.auction = self.auction.copy()
        new.best = self.best
        new.deals = self.deals.copy()
        new.dealer = self.dealer
        new.dealt = self.dealt
        new.declarer = self.declarer
        new.doubled = self.doubled
        new.due = self.due
        new.finished = self.finished.copy()
        new.hands = self.hands.copy()
        new.last = self.last
        new.led = self.led
        new.manches = self.manches.copy()
        new.moves = self.moves
        new.options = self.options
        new.outcome = self.outcome
        new.phase = self.phase
        new.play_offs = self.play_offs
        new.played = self.played.copy()
        new.scores = self.scores.copy()
        new.seats = self.seats
        new.seed = self.seed
        new.shuffles = self.shuffles
        new.silent = self.silent
        new.taker = self.taker
        new.trump = self.trump
        new.turn = self.turn
        new.undealt = self.undealt
        new.wanted = self.wanted
        new.waiting = self.waiting
        new.won = self.won.copy()
        return new

    def __str__(self) -> str:
        hands = " ".join("".join(names(hand)) or "-" for hand in self.hands)
        contract = f"{self.declarer}:{self.wanted}{SUITS[self.trump]}{'x' * self.doubled}" if self.trump >= 0 else "-"
        return f"tordu {PHASES[self.phase]} turn {self.turn} contract {contract} hands {hands} scores {self.scores}"


AUCTION = (TorduState._open, TorduState._speak)
"""The functions for what is said, by phase."""


def begin(options: Options, seats: int, seed: int) -> TorduState:
    """TO-03: the first dealer is named by the table, or drawn by lot."""
    state = TorduState()
    state.options = options
    state.seats = seats
    state.seed = seed
    state.shuffles = 1
    state.moves = 0
    state.outcome = None
    state.dealer = beginner.seat(options.first, seats, seed, 0)
    state.scores = [0] * seats
    state.manches = [0] * seats
    state.finished = []
    state.play_offs = 0
    state.deals = []
    state.last = ()
    state._deal(None)
    return state
