"""A deal of Le Tordu played out by card sense, many thousand times over: card for card what `tordu_sense` plays, four
times as quick.

What the formulas say is looked up. Of a suit only the order of the cards in hand and unseen matters: a word of at most
511. The tricks left and the cards still due in this one fix how much is hidden: a place.
"""

from __future__ import annotations

from functools import cache

from ai.tordu_position import ALL, Position
from ai.tordu_sense import FEEL, can_beat, suit_takes, words
from game.tordu.cards import HAND

POP = bytes(bits.bit_count() for bits in range(256))
TRUMPS = HAND + 1
"""In the place of a number of unseen trumps: this suit is trump."""
VOID = 1 << 12
NEVER = -1e9
SUITS = range(5)

Row = list[float | None]
Candidates = tuple[tuple[int, int, int], ...]
"""Cards of a suit that differ: rank, the word of what is left of the suit, and how many higher ones are unseen."""


def _candidates(key: int) -> Candidates:
    """The lowest of every run in hand, by eight bits each: in hand, what parts a run, unseen."""
    held, parts, unseen = key >> 16, key >> 8 & 255, key & 255
    found = []
    last = -1
    for rank in range(8):
        if held >> rank & 1:
            if last < 0 or parts & (1 << rank) - (2 << last):
                word = words()[(held ^ 1 << rank) << 8 | unseen]
                found.append((rank, word, POP[unseen >> rank + 1]))
            last = rank
    CANDIDATES[key] = tuple(found)
    return CANDIDATES[key]


CANDIDATES: dict[int, Candidates] = {}


class Tables:
    """What the formulas say at one number of seats, worked out when it is first asked for."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        places = range((HAND + 1) * (seats + 1))
        self.takes: list[list[Row]] = [[[None] * 512 for _ in range(HAND + 2)] for _ in places]
        """Tricks that a suit is good for: by the place, the trumps unseen, and the word of the suit."""
        self.beats: list[dict[int, float]] = [{} for _ in places]
        """The chance that one seat beats a card: by the place, and all that `can_beat` asks for."""

    def hidden(self, place: int) -> tuple[int, int]:
        """Tricks left, and how many cards a seat has not seen when it is its turn."""
        left, due = divmod(place, self.seats + 1)
        return left, 40 - self.seats * (HAND - left) - (self.seats - due) - left

    def take(self, place: int, trumps: int, word: int) -> float:
        left, hidden = self.hidden(place)
        value = suit_takes(word, -1 if trumps == TRUMPS else trumps, left - 1, hidden, self.seats - 1)[0]
        self.takes[place][trumps][word] = value
        return value

    def beat(self, place: int, key: int) -> float:
        """`key`: higher cards unseen, cards of the suit led, trumps, and whether the seat is out of the suit led."""
        found = self.beats[place]
        value = found.get(key)
        if value is None:
            left, hidden = self.hidden(place)
            value = found[key] = can_beat(key & 15, key >> 4 & 15, key >> 8 & 15, key >> 12, left, hidden)
        return value


@cache
def tables(seats: int) -> Tables:
    return Tables(seats)


def playout(position: Position) -> int:
    """Everyone plays on by card sense, all hands known here but not to them; the gap at the end.

    One long function, for its time is most of the hard player's: with a call for every choice it takes a third more.
    """
    seats, declarer, trump = position.seats, position.declarer, position.trump
    hands, voids = position.hands.copy(), position.voids.copy()
    gone, need, left = position.gone, position.need, position.left
    led, best, taker, turn, due = position.led, position.best, position.taker, position.turn, position.due
    known, word_of, differ = tables(seats), words(), CANDIDATES
    _, _, rivals, helpers, risk, later, own, own_each, theirs, theirs_each = FEEL[seats]
    share = seats - 1
    while left:
        hand = hands[turn]
        follows = led >= 0 and hand >> 8 * led & 255
        cards = follows << 8 * led if follows else hand
        if not cards & cards - 1:
            card = cards.bit_length() - 1
        else:
            place = left * (seats + 1) + due
            takes, beats = known.takes[place], known.beats[place]
            unseen = ALL ^ gone ^ hand
            out = POP[unseen >> 8 * trump & 255]
            plain = takes[out]
            worth = [0.0, 0.0, 0.0, 0.0, 0.0]
            whole = 0.0
            for suit in SUITS:
                held = hand >> 8 * suit & 255
                if held:
                    word = word_of[held << 8 | unseen >> 8 * suit & 255]
                    value = takes[TRUMPS][word] if suit == trump else plain[word]
                    if value is None:
                        value = known.take(place, TRUMPS if suit == trump else out, word)
                    worth[suit] = value
                    whole += value
            declares = turn == declarer
            to_come = (declarer - turn) % seats
            comes = not declares and to_come < due
            if led >= 0:
                best_suit, best_rank = best >> 3, best & 7
            else:
                best_suit = -1
            if declares:
                each = own_each * (left - 1)
                takers = [voids[ahead % seats] for ahead in range(turn + 1, turn + due)]
            else:
                each = theirs_each * (left - 1)
                if_taken, if_not = (left - need) / share, (left - need - 1) / share
                takers = [voids[declarer]] if comes else []
                lost = 0.0
                if led >= 0 and (comes or taker == declarer):
                    above = POP[(unseen >> 8 * best_suit & 255) >> best_rank + 1]
                    key = POP[unseen >> 8 * led & 255] << 4 | (above if best_suit == led else 0)
                    ruff = 0 if led == trump else (above if best_suit == trump else out) << 8
                    if comes:
                        lost = known.beat(place, _asked(key, ruff, takers[0], led, trump)) * risk
                        lost *= later ** (due - 1 - to_come)
                    else:
                        lost = 1.0
                        for ahead in range(turn + 1, turn + due) if helpers else ():
                            void = voids[ahead % seats]
                            lost *= 1 - known.beat(place, _asked(key, ruff, void, led, trump)) * helpers
            most = NEVER
            card = 0
            for suit in (led,) if follows else SUITS:
                held = cards >> 8 * suit & 255
                if not held:
                    continue
                seen = unseen >> 8 * suit & 255
                key = held << 16 | seen << 8 | seen
                if suit == best_suit:
                    key |= 256 << best_rank
                choices = differ.get(key) or _candidates(key)
                rest = whole - worth[suit]
                row = takes[TRUMPS] if suit == trump else plain
                suit_led = suit if led < 0 else led
                if takers:
                    base = POP[unseen >> 8 * suit_led & 255] << 4
                for rank, word, higher in choices:
                    value = row[word]
                    if value is None:
                        value = known.take(place, TRUMPS if suit == trump else out, word)
                    wins = best_suit < 0 or (rank > best_rank if suit == best_suit else suit == trump)
                    chance = 1.0
                    if wins and takers:
                        ask = base | higher if suit == suit_led else base
                        ruff = 0 if suit_led == trump else (higher if suit == trump else out) << 8
                        for void in takers:
                            key = ask if void >> trump & 1 else ask | ruff
                            if void >> suit_led & 1:
                                key |= VOID
                            beaten = beats.get(key)
                            if beaten is None:
                                beaten = known.beat(place, key)
                            chance *= 1 - beaten * rivals if declares else beaten * risk
                    if declares:
                        kept = (rest + value) * own + each
                        if not wins:
                            value = -abs(need - kept)
                        else:
                            value = -(chance * abs(need - 1 - kept) + (1 - chance) * abs(need - kept))
                    else:
                        kept = (rest + value) * theirs + each
                        if not wins:
                            chance = lost
                        elif comes:
                            chance *= later ** (due - 1 - to_come)
                        else:
                            chance = 0.0
                        value = chance * abs(if_taken - kept) + (1 - chance) * abs(if_not - kept)
                    if value > most:
                        most = value
                        card = suit << 3 | rank
        bit = 1 << card
        hands[turn] = hand ^ bit
        gone |= bit
        suit = card >> 3
        if led < 0:
            led, best, taker = suit, card, turn
        else:
            if suit != led:
                voids[turn] |= 1 << led
            if card > best if suit == best >> 3 else suit == trump:
                best, taker = card, turn
        due -= 1
        if due:
            turn = turn + 1 if turn + 1 < seats else 0
            continue
        turn = taker
        if taker == declarer:
            need -= 1
        left -= 1
        led = -1
        due = seats
    return abs(need)


def _asked(key: int, ruff: int, void: int, led: int, trump: int) -> int:
    """What `beat` is asked about a seat that is out of some suits."""
    return key | (0 if void >> trump & 1 else ruff) | (VOID if void >> led & 1 else 0)
