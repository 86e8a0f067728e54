"""A round of Trépido to imagine on: hands as masks, no history, nobody to thank.

The rules are those of `game/trepido`, told once more for speed; a test holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Callable

from ai.trepido.bits import FIT, JOKERS, KIND, follow, parry, reach
from ai.trepido.instinct import NEAR, NEVER, Instinct
from game.trepido.cards import FACE, JOKER, OPENING
from game.trepido.options import Options

OVER = -1


class ImaginedTable:
    """One imagined round. Each method that plays something returns the next seat to move, or OVER."""

    __slots__ = (
        "chance",
        "chooses",
        "direction",
        "fit",
        "follow",
        "gone",
        "hands",
        "instinct",
        "obliges",
        "others",
        "parry",
        "pile",
        "resume",
        "resumes",
        "seats",
        "teams",
        "top",
        "winner",
    )

    def __init__(self, options: Options, seats: int, instinct: Instinct, chance: Callable[[], float]) -> None:
        strengths = options.kids in (0, 3)
        self.seats = seats
        self.teams = options.teams
        self.fit = FIT[strengths]
        self.parry = parry(options)
        self.follow = follow(seats, strengths)
        self.others = [[other for other in range(seats) if other != seat] for seat in range(seats)]
        self.resumes = options.edition == "trepido"
        self.chooses = not self.resumes
        self.obliges = options.edition == "defifoo"
        self.instinct = instinct
        self.chance = chance
        self.hands = [0] * seats
        self.pile: list[int] = []
        self.gone: list[int] = []
        self.top = OPENING
        self.direction = 1
        self.resume = -1
        self.winner = -1

    # looking

    def against(self, seat: int, other: int) -> bool:
        """Tell if these two seats don't play together (TR-26)."""
        return not self.teams or (seat ^ other) & 1 == 1

    def near(self, seat: int) -> int:
        """The number of cards of the next seat, four for any more; 0 for a partner."""
        after = (seat + self.direction) % self.seats
        if self.teams and not self.against(seat, after):
            return 0
        count = self.hands[after].bit_count()
        return count if count < NEAR else NEAR

    def lead(self, seat: int) -> int:
        """The smallest number of cards among the seats that play against this one."""
        return min([self.hands[other].bit_count() for other in self.others[seat] if self.against(seat, other)])

    def gap(self, seat: int, count: int) -> int:
        """The number of cards that a swap would spare; in a team at least none, since it can be with a partner."""
        gap = count - self.lead(seat)
        return max(0, gap) if self.teams else gap

    def hold(self, face: int, hand: int) -> float:
        """The chance of a hand to lay something when its turn comes round again after that face."""
        return 1.0 if hand & JOKERS else self.follow[face][reach(hand)] if face != OPENING else 1.0

    # playing

    def play(self, seat: int, turns: int) -> int:
        """Play on for so many turns from this seat's, and return the next seat to move, or OVER."""
        for _ in range(turns):
            if seat == OVER:
                break
            seat = self.turn(seat)
        return seat

    def turn(self, seat: int) -> int:
        hand, fit = self.hands[seat], self.fit[self.top]
        fits = hand & fit
        if fits:
            least = self.instinct.drew(self, seat, hand)
            card, face = self.instinct.best(self, seat, fits, hand, least)
            if card >= 0:
                return self.lay(seat, card, face)
        return self.draw(seat, not fits)

    def draw(self, seat: int, stuck: bool) -> int:
        card = self.take(seat)
        if card < 0 or not self.fit[self.top] >> card & 1:
            return self.advance(seat)
        return self.drawn(seat, card, stuck and self.obliges)

    def drawn(self, seat: int, card: int, obliged: bool) -> int:
        hand = self.hands[seat]
        least = NEVER if obliged else self.instinct.kept(self, seat, hand, card)
        card, face = self.instinct.best(self, seat, 1 << card, hand, least)
        return self.lay(seat, card, face) if card >= 0 else self.advance(seat)

    def take(self, seat: int) -> int:
        """Draw a card for a seat and return it, -1 if there is none. The pile has no order: nobody knows it, so chance
        draws."""
        pile = self.pile
        if not pile:
            if len(self.gone) < 2:
                return -1
            pile += self.gone[:-1]
            del self.gone[:-1]
        place = int(self.chance() * len(pile))
        card = pile[place]
        pile[place] = pile[-1]
        pile.pop()
        self.hands[seat] |= 1 << card
        return card

    def lay(self, seat: int, card: int, face: int) -> int:
        hands = self.hands
        hands[seat] ^= 1 << card
        self.gone.append(card)
        self.top = face
        if not hands[seat]:
            self.winner = seat
            return OVER
        kind = KIND[card]
        if 0 < kind < 6:
            return HAPPENS[kind](self, seat)
        if self.resume < 0:
            return (seat + self.direction) % self.seats
        return self.advance(seat)

    def advance(self, seat: int, loses_turn: bool = False) -> int:
        after = (seat + self.direction) % self.seats
        if self.resume >= 0:
            if not (loses_turn and self.resume == seat):
                after = self.resume
            self.resume = -1
        return after

    # events

    def replay(self, seat: int) -> int:
        if not self.chooses or self.instinct.plays_again(self, seat):
            return seat
        return self.reverse(seat)

    def reverse(self, seat: int) -> int:
        self.direction = -self.direction
        return self.advance(seat)

    def speed(self, seat: int) -> int:
        if self.resumes and self.resume < 0:
            self.resume = (seat + self.direction) % self.seats
        return self.race(seat, self.others[seat])

    def race(self, seat: int, racers: list[int]) -> int:
        """Let the racers lay in random order: each is as quick as the others."""
        racers = racers.copy()
        while racers:
            racer = racers.pop(int(self.chance() * len(racers)))
            hand = self.hands[racer]
            fits = hand & self.fit[self.top]
            if fits:
                card, face = self.instinct.best(self, racer, fits, hand, self.instinct.passed(self, hand))
                if card >= 0:
                    return self.lay(racer, card, face)
        return self.advance(seat)

    def plus(self, seat: int) -> int:
        return self.threatened((seat + self.direction) % self.seats, 3)

    def threatened(self, seat: int, threat: int) -> int:
        """Let the seats from this one on parry a threat of so many cards, until one takes it or ends it (TR-20)."""
        while True:
            hand = self.hands[seat]
            fits = hand & self.parry[self.top]
            card = face = -1
            if fits:
                card, face = self.instinct.best(self, seat, fits, hand, self.instinct.took(hand))
            if card < 0:
                return self.take_threat(seat, threat)
            after = self.parried(seat, card, face)
            if after is not None:
                return after
            seat, threat = (seat + self.direction) % self.seats, threat + 3

    def parried(self, seat: int, card: int, face: int) -> int | None:
        """Lay a card against a threat; return None if the threat is handed on."""
        if self.resume == seat:
            self.resume = (seat + self.direction) % self.seats
        if FACE[card] >= JOKER or self.hands[seat] == 1 << card:
            return self.lay(seat, card, face)
        self.hands[seat] ^= 1 << card
        self.gone.append(card)
        self.top = face
        return None

    def take_threat(self, seat: int, threat: int) -> int:
        for _ in range(threat):
            self.take(seat)
        return self.advance(seat, loses_turn=True)

    def give(self, seat: int) -> int:
        return self.given(seat, *self.instinct.gives(self, seat))

    def given(self, seat: int, card: int, to: int) -> int:
        self.hands[seat] ^= 1 << card
        self.hands[to] |= 1 << card
        if not self.hands[seat]:
            self.winner = seat
            return OVER
        return self.advance(seat)

    def swap(self, seat: int) -> int:
        return self.swapped(seat, self.instinct.swaps(self, seat))

    def swapped(self, seat: int, other: int) -> int:
        hands = self.hands
        hands[seat], hands[other] = hands[other], hands[seat]
        return self.advance(seat)


HAPPENS: tuple[Callable[[ImaginedTable, int], int], ...] = (
    ImaginedTable.advance,
    ImaginedTable.replay,
    ImaginedTable.speed,
    ImaginedTable.plus,
    ImaginedTable.give,
    ImaginedTable.swap,
)
"""The method that plays a card's event, by its kind."""
