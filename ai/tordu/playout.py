"""A deal of Le Tordu played out by card sense, many thousand times over: card for card what `ai.tordu.sense` plays,
four times as quick.

What the formulas say is looked up. Of a suit only the order of the cards in hand and unseen matters: a word of at most
511. The tricks left and the cards still due in this one fix how much is hidden: a stage of the deal.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cache

from ai.tordu.position import ALL, Position
from ai.tordu.tricks import FEEL, SUITS, can_beat, takes_of, words
from game.tordu.cards import HAND

POP = bytes(bits.bit_count() for bits in range(256))
VOID = 1 << 12
NEVER = -1e9

Candidates = tuple[tuple[int, int, int], ...]
"""Cards of one suit that differ: rank, the word of the suit once the card has gone, and the number of higher cards
unseen."""


@cache
def candidates() -> dict[int, Candidates]:
    """Every list of differing cards of a suit, by eight bits each of: cards in hand, cards that part a run, cards
    unseen. Unseen cards part a run, and so does the card to be beaten on the table."""
    same: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    found = {}
    for held in range(1, 256):
        for unseen in range(256):
            if not held & unseen:
                for best in (0, *(1 << rank for rank in range(8) if not (held | unseen) >> rank & 1)):
                    differ = tuple(same.setdefault(card, card) for card in _lowest(held, unseen | best, unseen))
                    found[held << 16 | (unseen | best) << 8 | unseen] = differ
    return found


def _lowest(held: int, parts: int, unseen: int) -> Iterator[tuple[int, int, int]]:
    """Yield the lowest card of every run in hand."""
    last = -1
    for rank in range(8):
        if held >> rank & 1:
            if last < 0 or parts & (1 << rank) - (2 << last):
                yield rank, words()[(held ^ 1 << rank) << 8 | unseen], POP[unseen >> rank + 1]
            last = rank


class TrickRows(dict[int, "array[float]"]):
    """Arrays of the tricks that a suit is good for, by its word; keyed by the number of trumps unseen, -1 for the trump
    suit."""

    def __init__(self, left: int, hidden: int, others: int) -> None:
        self.arguments = left - 1, hidden, others

    def __missing__(self, trumps: int) -> array[float]:
        row = self[trumps] = takes_of(trumps, *self.arguments)
        return row


class BeatChances(dict[int, float]):
    """The chances that one seat beats a card, computed at the first look-up. The key packs the arguments of `can_beat`:
    higher cards unseen, cards of the suit led, trumps, and a bit if the seat is out of the suit led."""

    def __init__(self, left: int, hidden: int) -> None:
        self.arguments = left, hidden

    def __missing__(self, key: int) -> float:
        value = self[key] = can_beat(key & 15, key >> 4 & 15, key >> 8 & 15, key >> 12, *self.arguments)
        return value


class LookUps:
    """The formulas of card sense as look-ups, by tricks left and cards due, for one number of seats."""

    def __init__(self, seats: int) -> None:
        self.takes: list[TrickRows] = []
        self.beats: list[BeatChances] = []
        for left in range(HAND + 1):
            for due in range(seats + 1):
                hidden = 40 - seats * (HAND - left) - (seats - due) - left
                self.takes.append(TrickRows(left, hidden, seats - 1))
                self.beats.append(BeatChances(left, hidden))


@cache
def look_ups(seats: int) -> LookUps:
    return LookUps(seats)


def playout(position: Position, trace: list[int] | None = None) -> int:
    """Play a deal on by card sense and return the gap at its end; the cards played are appended to `trace`. All hands
    are known here, but each seat plays from its own alone.

    One long function, for its time is most of the hard player's: with a call for every choice it takes a third more.
    """
    seats, declarer, trump = position.seats, position.declarer, position.trump
    hands, voids = position.hands.copy(), position.voids.copy()
    gone, need, left = position.gone, position.need, position.left
    led, best, taker, turn, due = position.led, position.best, position.taker, position.turn, position.due
    known, word_of, differ = look_ups(seats), words(), candidates()
    _, _, rivals, helpers, risk, later, own, own_each, theirs, theirs_each = FEEL[seats]
    share = seats - 1
    while left:
        hand = hands[turn]
        follows = led >= 0 and hand >> 8 * led & 255
        cards = follows << 8 * led if follows else hand
        if not cards & cards - 1:
            card = cards.bit_length() - 1
        else:
            stage = left * (seats + 1) + due
            takes, beats = known.takes[stage], known.beats[stage]
            unseen = ALL ^ gone ^ hand
            holds, hides = hand.to_bytes(5, "little"), unseen.to_bytes(5, "little")
            out = POP[hides[trump]]
            plain, trumps = takes[out], takes[-1]
            whole = 0.0
            for suit in SUITS:
                held = holds[suit]
                if held:
                    word = word_of[held << 8 | hides[suit]]
                    whole += trumps[word] if suit == trump else plain[word]
            best_suit, best_rank = (best >> 3, best & 7) if led >= 0 else (-1, 0)
            declares = turn == declarer
            to_come = (declarer - turn) % seats
            if declares:
                takers = [voids[ahead % seats] for ahead in range(turn + 1, turn + due)]
                each, if_lost, if_won, lost = own_each * (left - 1), float(need), need - 1.0, 0.0
                scale, often = own, rivals
            else:
                takers = [voids[declarer]] if to_come < due else []
                each, if_lost, if_won = theirs_each * (left - 1), (left - need - 1) / share, (left - need) / share
                scale, often = theirs, risk * later ** (due - 1 - to_come)
                lost = 1.0 if led >= 0 and taker == declarer else 0.0
                if led >= 0 and (takers or (lost and helpers)):
                    above = POP[hides[best_suit] >> best_rank + 1]
                    ask = POP[hides[led]] << 4 | (above if best_suit == led else 0)
                    ruff = 0 if led == trump else (above if best_suit == trump else out) << 8
                    if takers:
                        lost = beats[_beat_key(ask, ruff, takers[0], led, trump)] * often
                    else:
                        for ahead in range(turn + 1, turn + due):
                            void = voids[ahead % seats]
                            lost *= 1 - beats[_beat_key(ask, ruff, void, led, trump)] * helpers
            most = NEVER
            card = 0
            for suit in (led,) if follows else SUITS:
                held = holds[suit]
                if not held:
                    continue
                seen = hides[suit]
                key = held << 16 | seen << 8 | seen
                if suit == best_suit:
                    key |= 256 << best_rank
                is_trump = suit == trump
                row = trumps if is_trump else plain
                rest = whole - row[word_of[held << 8 | seen]]
                suit_led = suit if led < 0 else led
                if takers:
                    base = POP[hides[suit_led]] << 4
                for rank, word, higher in differ[key]:
                    kept = (rest + row[word]) * scale + each
                    if led >= 0 and not (rank > best_rank if suit == best_suit else is_trump):
                        chance = lost
                    elif not takers:
                        chance = 1.0 if declares else 0.0
                    else:
                        ask = base | higher if suit == suit_led else base
                        ruff = 0 if suit_led == trump else (higher if is_trump else out) << 8
                        chance = 1.0
                        for void in takers:
                            key = ask if void >> trump & 1 else ask | ruff
                            if void >> suit_led & 1:
                                key |= VOID
                            chance *= 1 - beats[key] * often
                        if not declares:
                            chance = 1 - chance
                    value = chance * abs(if_won - kept) + (1 - chance) * abs(if_lost - kept)
                    if declares:
                        value = -value
                    if value > most:
                        most = value
                        card = suit << 3 | rank
        if trace is not None:
            trace.append(card)
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


def _beat_key(key: int, ruff: int, void: int, led: int, trump: int) -> int:
    """The key of `BeatChances` for a seat that is out of the suits in `void`."""
    return key | (0 if void >> trump & 1 else ruff) | (VOID if void >> led & 1 else 0)
