"""Worlds that a seat could be in: the cards it has not seen, dealt again as far as its memory allows.

Cards known to be with someone go there. After a reshuffle the pile is made of cards that went back into it,
and nobody holds more of those than they have drawn or been given since. All else falls as shuffled.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from random import Random

from game.trepido import history, memory
from game.trepido.cards import CARD, OPENING, SYMBOLS, deck
from game.trepido.phases import DRAWN, PHASES
from game.trepido.state import TrepidoState, blank
from game.trepido.view import TrepidoView

TRIES = 50


class Worlds:
    """The worlds that a view leaves open, digested once, so that many worlds can be drawn from it."""

    def __init__(self, view: TrepidoView) -> None:
        self.base = _public(view)
        self.hidden = [seat for seat in range(view.seats) if view.hands[seat] is None]
        self.counts = view.counts
        self.pile_count = view.pile_count if view.pile is None else 0
        seen = {card for hand in self.base.hands for card in hand}
        seen |= {*self.base.discard, *self.base.pile}
        self.unseen = [card for card in deck(view.options.edition, view.options.kids) if card not in seen]
        self.known = [(CARD[known.card], known.seats) for known in view.known]
        self.back = {CARD[name] for name in view.back} or set(self.unseen)
        self.fresh = view.fresh if view.back else view.counts
        self.drawer = view.turn if PHASES.index(view.phase) == DRAWN and view.turn in self.hidden else None

    def draw(self, rng: Random) -> TrepidoState:
        """One world; all that memory allows can turn up."""
        for _ in range(TRIES):
            hands = self._remembered(rng)
            if hands is not None and self._fill(hands, rng):
                break
        else:
            hands = {seat: [] for seat in self.hidden}
            self._scatter(hands, rng)
        return self._state(hands, rng)

    def _remembered(self, rng: Random) -> dict[int, list[int]] | None:
        """The cards that are known to be somewhere, each with one of the seats it can be with."""
        hands: dict[int, list[int]] = {seat: [] for seat in self.hidden}
        for card, seats in sorted(self.known, key=lambda known: len(known[1])):
            room = [self.counts[seat] - len(hands[seat]) for seat in seats]
            if not any(room):
                return None
            hands[rng.choices(seats, room)[0]].append(card)
        return hands

    def _fill(self, hands: dict[int, list[int]], rng: Random) -> bool:
        """Deal the rest: older cards to hands alone, those that went back to the pile and to fresh places."""
        placed = {card for hand in hands.values() for card in hand}
        loose = [card for card in self.unseen if card not in placed]
        rng.shuffle(loose)
        if self.drawer is not None and not self._draw_one(hands[self.drawer], loose):
            return False
        older = [card for card in loose if card not in self.back]
        back = [card for card in loose if card in self.back]
        places = []
        for seat, hand in hands.items():
            fresh = self.fresh[seat] - sum(card in self.back for card in hand)
            places += [seat] * min(fresh, self.counts[seat] - len(hand))
        drawn = len(back) - self.pile_count
        if not 0 <= drawn <= len(places):
            return False
        for seat in rng.sample(places, drawn):
            hands[seat].append(back.pop())
        for seat, hand in hands.items():
            room = self.counts[seat] - len(hand)
            hand += older[:room]
            del older[:room]
        self.pile = back
        return not older and all(len(hands[seat]) == self.counts[seat] for seat in hands)

    def _draw_one(self, hand: list[int], loose: list[int]) -> bool:
        """TR-12: the card that its player looks at came from the pile; whether it fits is not known."""
        fits, told = self.base.fits[self.base.top], self.base.options.reading == 1
        for card in loose:
            if card in self.back and (fits[card] or not told):
                loose.remove(card)
                hand.append(card)
                self.drawn = card
                return True
        return False

    def _scatter(self, hands: dict[int, list[int]], rng: Random) -> None:
        """All that is unseen, wherever there is room."""
        loose = rng.sample(self.unseen, len(self.unseen))
        if self.drawer is not None:
            self._draw_one(hands[self.drawer], loose)
        for seat, hand in hands.items():
            room = self.counts[seat] - len(hand)
            hand += loose[:room]
            del loose[:room]
        self.pile = loose

    def _state(self, hands: dict[int, list[int]], rng: Random) -> TrepidoState:
        state = self.base.copy()
        state.seed = rng.getrandbits(64)
        for seat, hand in hands.items():
            state.hands[seat] = sorted(hand)
        if self.hidden:
            rng.shuffle(self.pile)
            state.pile = self.pile
        if self.drawer is not None:
            state.drawn = self.drawn
            fits = state.fits[state.top]
            others = [card for card in state.hands[self.drawer] if card != self.drawn]
            stuck = state.options.edition == "defifoo" and not any(fits[card] for card in others)
            state.forced = int(stuck and fits[self.drawn])
        return state


def imagine(view: TrepidoView, rng: Random) -> TrepidoState:
    return Worlds(view).draw(rng)


def _public(view: TrepidoView) -> TrepidoState:
    """The state as far as the view tells it."""
    state = blank(view.options, view.seats)
    state.moves = view.moves
    state.phase = PHASES.index(view.phase)
    state.outcome = view.outcome
    state.turn = view.turn
    state.turns = view.turns
    state.opened = view.opened
    state.dealer = view.dealer
    state.direction = view.direction
    state.hands = [_cards(hand or ()) for hand in view.hands]
    state.pile = _cards(view.pile or ())[::-1]
    state.discard = _cards(view.discard)
    state.top = SYMBOLS.index(view.beat.symbol) * 3 + view.beat.strength - 1 if view.beat else OPENING
    state.threat = view.threat
    state.drawn = CARD[view.drawn] if view.drawn else -1
    state.forced = int(view.forced or 0)
    state.racers = sum(1 << seat for seat in view.racers)
    state.resume = -1 if view.resume is None else view.resume
    state.giver = -1 if view.giver is None else view.giver
    state.scores = list(view.scores)
    state.results = [(-1 if line.winner is None else line.winner, *line.points) for line in view.results]
    state.last = tuple(tuple(_cards(hand)) for hand in view.last)
    state.back = memory.mask(CARD[name] for name in view.back)
    state.fresh = list(view.fresh)
    state.history = array("I", [history.write(deed) for deed in view.history])
    if view.known and view.seat is not None:
        row = [memory.mask(CARD[k.card] for k in view.known if seat in k.seats) for seat in range(view.seats)]
        state.secrets = [(memory.TOLD, view.seat, row)]
    return state


def _cards(ids: Iterable[str]) -> list[int]:
    return [CARD[name] for name in ids]
