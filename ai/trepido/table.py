"""A table of Trépido to imagine on: hands as masks, no history, nobody to thank.

The rules are those of `game/trepido`, told once more for speed; a test holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Callable

from ai.trepido.bits import FIT, JOKERS, KIND, PARRY, follow, reach
from ai.trepido.mind import NEAR, NEVER, Mind
from game.trepido.cards import FACE, JOKER, OPENING
from game.trepido.options import Options

OVER = -1


class Table:
    """One imagined round. `lay` and its like end by saying whose turn is next, or OVER."""

    __slots__ = (
        "chance",
        "chooses",
        "direction",
        "fit",
        "follow",
        "gone",
        "hands",
        "mind",
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

    def __init__(self, options: Options, seats: int, mind: Mind, chance: Callable[[], float]) -> None:
        strengths = options.kids in (0, 3)
        self.seats = seats
        self.teams = options.teams
        self.fit = FIT[strengths]
        self.parry = PARRY[strengths]
        self.follow = follow(seats, strengths)
        self.others = [[other for other in range(seats) if other != seat] for seat in range(seats)]
        self.resumes = options.edition == "trepido"
        self.chooses = not self.resumes
        self.obliges = options.edition == "defifoo"
        self.mind = mind
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
        """Whether these two don't play together (TR-26)."""
        return not self.teams or (seat ^ other) & 1 == 1

    def near(self, seat: int) -> int:
        """How near the next seat is to going out, by its cards; 0 for a partner."""
        after = (seat + self.direction) % self.seats
        if self.teams and not self.against(seat, after):
            return 0
        count = self.hands[after].bit_count()
        return count if count < NEAR else NEAR

    def lead(self, seat: int) -> int:
        """The fewest cards that anyone else holds."""
        return min([self.hands[other].bit_count() for other in self.others[seat] if self.against(seat, other)])

    def gap(self, seat: int, count: int) -> int:
        """How many cards a swap would spare me; in a team it can be with a partner, for nothing."""
        gap = count - self.lead(seat)
        return max(0, gap) if self.teams else gap

    def hold(self, face: int, hand: int) -> float:
        """How likely this hand can lay something when its turn comes again after that face."""
        return 1.0 if hand & JOKERS else self.follow[face][reach(hand)] if face != OPENING else 1.0

    # playing

    def play(self, seat: int, turns: int) -> int:
        """Play on for so many turns, from this seat's; whose turn is next, or OVER."""
        for _ in range(turns):
            if seat == OVER:
                break
            seat = self.turn(seat)
        return seat

    def turn(self, seat: int) -> int:
        hand, fit = self.hands[seat], self.fit[self.top]
        fits = hand & fit
        if fits:
            least = self.mind.drew(self, seat, hand)
            card, face = self.mind.best(self, seat, fits, hand, least)
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
        least = NEVER if obliged else self.mind.kept(self, seat, hand, card)
        card, face = self.mind.best(self, seat, 1 << card, hand, least)
        return self.lay(seat, card, face) if card >= 0 else self.advance(seat)

    def take(self, seat: int) -> int:
        """One card from the pile, in no order: a pile nobody knows is drawn from by chance."""
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

    def advance(self, seat: int, past: bool = False) -> int:
        after = (seat + self.direction) % self.seats
        if self.resume >= 0:
            if not (past and self.resume == seat):
                after = self.resume
            self.resume = -1
        return after

    # events

    def replay(self, seat: int) -> int:
        if not self.chooses or self.mind.plays_again(self, seat):
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
        """Everyone is as quick as everyone else."""
        racers = racers.copy()
        while racers:
            racer = racers.pop(int(self.chance() * len(racers)))
            hand = self.hands[racer]
            fits = hand & self.fit[self.top]
            if fits:
                card, face = self.mind.best(self, racer, fits, hand, self.mind.passed(self, hand))
                if card >= 0:
                    return self.lay(racer, card, face)
        return self.advance(seat)

    def plus(self, seat: int) -> int:
        return self.threatened((seat + self.direction) % self.seats, 3)

    def threatened(self, seat: int, threat: int) -> int:
        """TR-20"""
        while True:
            hand = self.hands[seat]
            fits = hand & self.parry[self.top]
            card = face = -1
            if fits:
                card, face = self.mind.best(self, seat, fits, hand, self.mind.took(hand))
            if card < 0:
                return self.take_threat(seat, threat)
            after = self.parried(seat, card, face)
            if after is not None:
                return after
            seat, threat = (seat + self.direction) % self.seats, threat + 3

    def parried(self, seat: int, card: int, face: int) -> int | None:
        """Lay a card against a threat; None if the threat is handed on."""
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
        return self.advance(seat, past=True)

    def give(self, seat: int) -> int:
        return self.given(seat, *self.mind.gives(self, seat))

    def given(self, seat: int, card: int, to: int) -> int:
        self.hands[seat] ^= 1 << card
        self.hands[to] |= 1 << card
        if not self.hands[seat]:
            self.winner = seat
            return OVER
        return self.advance(seat)

    def swap(self, seat: int) -> int:
        return self.swapped(seat, self.mind.swaps(self, seat))

    def swapped(self, seat: int, other: int) -> int:
        hands = self.hands
        hands[seat], hands[other] = hands[other], hands[seat]
        return self.advance(seat)


HAPPENS: tuple[Callable[[Table, int], int], ...] = (
    Table.advance,
    Table.replay,
    Table.speed,
    Table.plus,
    Table.give,
    Table.swap,
)
"""By a card's event."""
