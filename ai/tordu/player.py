"""Le Tordu's computer player: a bid that the hand can keep, then cards that keep it, or spoil it."""

from __future__ import annotations

from random import Random
from zlib import crc32

from ai import player
from ai.player import Choice, Level, Reason, Weighed
from ai.tordu import sense
from ai.tordu.auction import Auction
from ai.tordu.crowd import Crowd, card_gap
from ai.tordu.duel import Duel, runs
from ai.tordu.effort import Effort
from ai.tordu.levels import Craft, at
from ai.tordu.position import ALL, OtherPlays, Position, read
from ai.tordu.stakes import stakes
from ai.tordu.tricks import hand_takes
from game.table import Move, View
from game.tordu.cards import CARD, HAND
from game.tordu.moves import PASS, PLAY
from game.tordu.view import TorduView

SOLVED = (180, 140)
"""Worlds that the expert player solves for one card between two seats: as the defender, as the declarer."""
NO_CHOICE = 20
"""Worlds it solves when all its cards come to the same, and only the odds for the reason are wanted."""
PLAYED_OUT = 120
"""Worlds that it plays out for one card between more than two seats."""
ROUNDS = 3
"""The parts in which those worlds come; after each part the weaker half of the cards is dropped."""

HIGHEST = 7
"""The rank of an ace."""
LOW_RANK = 3
"""The highest rank that nobody is in a haste to lead: a ten."""

ONLY = "{move}: nothing else is allowed"
FEELS_DECLARING = "{move}: I still need {need}, and the rest of my hand is good for about {tricks}"
FEELS_DEFENDING = "{move}: the declarer needs {need} of {left}, and the rest of my hand is good for about {tricks}"
NEEDS_NONE = "{move}: I need no more tricks, and the rest of my hand is good for about {tricks}"
LACKS_NONE = "{move}: the declarer needs no more tricks, and the rest of my hand is good for about {tricks}"
OVER = "{move}: the bid is already exceeded, and the rest of my hand is good for about {tricks}"
OUT_OF_REACH = "{move}: the bid is out of reach, and the rest of my hand is good for about {tricks}"
KEEPS = "{move}: I take exactly {tricks} in {percent} % of the deals I can imagine"
SPOILS = "{move}: the declarer fails in {percent} % of the deals I can imagine"
MISSES = "{move}: I take exactly {tricks} in none of the deals I can imagine; this costs least"
LETS = "{move}: the declarer makes the bid in all of the deals I can imagine"


class Tordu:
    """Plays at one of the levels: the lower ones by card sense with the errors of people, expert by imagined deals."""

    def __init__(self, level: Level = "normal", effort: float = 1.0) -> None:
        self.level: Level = level
        self.effort = effort
        """The share of its level's worlds that a player looks at who imagines deals."""

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        assert isinstance(view, TorduView)
        if len(legal) == 1:
            return Choice(legal[0], Reason(ONLY, move=legal[0]), (Weighed(legal[0], 0.0),))
        craft = at(self.level, view.seats)
        effort = Effort(self.effort * (craft.imagines or 1.0), budget)
        if view.phase != "play":
            return Auction(view, rng, craft, effort).choose(legal)
        plays: OtherPlays = []
        position = read(view, plays)
        if craft.imagines:
            return _imagined(view, position, plays, rng, effort)
        if craft.forgets:
            _forget(position, view, craft.forgets)
        return _felt(position, rng, craft)

    def reflex(self, kind: str, rng: Random) -> float:
        return player.reflex(self.level, kind, rng)


def _forget(position: Position, view: TorduView, forgets: float) -> None:
    """Take some cards of earlier tricks, and the knowledge of voids, out of a position.

    What is forgotten stays forgotten in a deal; the last trick and one's own cards are not.
    """
    rng = Random(crc32(f"{view.seat}/{view.dealer}/{len(view.deals)}/{view.scores}".encode()))
    dice = [rng.random() for _ in range(40)]
    if rng.random() < forgets:
        position.voids = [0] * position.seats
    just = [CARD[laid.card] for trick in (*view.played[-1:], view.trick) for laid in trick]
    own = position.played[position.turn]
    for card in range(40):
        if position.gone >> card & 1 and card not in just and not own >> card & 1 and dice[card] < forgets:
            position.gone &= ~(1 << card)


def _felt(position: Position, rng: Random, craft: Craft) -> Choice:
    """Choose by card sense alone, with the errors of this craft."""
    found = [(worth + _misjudged(position, card, rng, craft), card) for worth, card in sense.weigh(position)]
    found.sort(key=lambda pair: (_wasted(position, pair[1]), -pair[0]))
    card = found[0][1]
    rest = position.hands[position.turn] & ~(1 << card)
    unseen = ALL & ~position.gone & ~position.hands[position.turn]
    takes, _ = hand_takes(rest, unseen, position.trump, position.left - 1, position.seats - 1)
    text = _feeling(position)
    reason = Reason(text, move=PLAY[card], need=position.need, left=position.left, tricks=round(takes))
    return Choice(PLAY[card], reason, tuple(Weighed(PLAY[card], worth) for worth, card in found))


def _wasted(position: Position, card: int) -> bool:
    """Tell if a declarer who is the last to play would take this one with the ace of trumps though no more are needed,
    or let it go though all that are left are: nobody errs so far."""
    if position.turn != position.declarer or position.due != 1:
        return False
    if not position.need:
        return card == 8 * position.trump + HIGHEST
    return position.need == position.left and not position.beats(card)


def _feeling(position: Position) -> str:
    """The sentence about a card chosen by sense, by what the declarer still needs."""
    declaring = position.turn == position.declarer
    if position.need < 0:
        return OVER
    if position.need > position.left:
        return OUT_OF_REACH
    if not position.need:
        return NEEDS_NONE if declaring else LACKS_NONE
    return FEELS_DECLARING if declaring else FEELS_DEFENDING


def _misjudged(position: Position, card: int, rng: Random, craft: Craft) -> float:
    """The error about a card, in tricks: high cards seem good to lead as long as many tricks are to come."""
    error = rng.gauss(0, craft.wavers) if craft.wavers else 0.0
    if craft.hasty and position.led < 0 and position.need > 0:
        error += craft.hasty * max(0, (card & 7) - LOW_RANK) / (7 - LOW_RANK) * position.left / HAND
    return error


class CardRecord:
    """The worth of one card summed over worlds, and the share of them in which the contract was made."""

    __slots__ = ("kept", "weight", "worlds", "worth")

    def __init__(self) -> None:
        self.worth = self.kept = self.weight = 0.0
        self.worlds = 0

    def add(self, worth: float, kept: bool, weight: float) -> None:
        self.worth += worth * weight
        self.kept += weight if kept else 0.0
        self.weight += weight
        self.worlds += 1

    def mean(self) -> float:
        return self.worth / self.weight

    def percent(self) -> int:
        return round(100 * self.kept / self.weight)


def _imagined(view: TorduView, position: Position, plays: OtherPlays, rng: Random, effort: Effort) -> Choice:
    """Choose by imagined deals: solved between two seats, played out between more."""
    contract = view.contract
    assert contract is not None
    pays = stakes(view, position.declarer, position.trump, contract.doubled)
    if position.seats == 2:
        records = _solved(view, position, plays, pays, rng, effort)
    else:
        records = played_out(view, position, pays, rng, effort)
    order = sorted(records, key=lambda card: (-records[card].weight, -records[card].mean()))
    best = order[0]
    move = PLAY[best]
    percent = records[best].percent()
    if position.turn == position.declarer:
        reason = Reason(KEEPS if percent else MISSES, move=move, tricks=contract.tricks, percent=percent)
    else:
        reason = Reason(SPOILS if percent < 100 else LETS, move=move, percent=100 - percent)
    weighed = [Weighed(PLAY[card], records[card].mean()) for card in order]
    return Choice(move, reason, tuple(weighed))


def _solved(
    view: TorduView, position: Position, plays: OtherPlays, pays: list[float], rng: Random, effort: Effort
) -> dict[int, CardRecord]:
    """Solve every world, with all cards in sight (two seats)."""
    first = view.auction[0]
    duel = Duel(position, plays, pays, rng, passed=first.call == PASS and first.seat != view.seat)
    records = {card: CardRecord() for card in duel.cards}
    exact = pays[0]
    worlds = SOLVED[duel.declares] // (2 if position.left > 6 else 1) if len(records) > 1 else NO_CHOICE
    for _ in effort.worlds(worlds):
        theirs, weight = duel.world()
        for card, record in records.items():
            worth = duel.worth(card, theirs)
            record.add(worth, worth == exact, weight)
    return records


def played_out(
    view: TorduView, position: Position, pays: list[float], rng: Random, effort: Effort
) -> dict[int, CardRecord]:
    """Play every world out by card sense, dropping the weaker half of the cards on the way (three seats and more)."""
    crowd = Crowd(view, rng)
    seen = ALL & ~position.gone & ~position.hands[position.turn]
    cards = runs(position.legal(), seen | (1 << position.best if position.led >= 0 else 0))
    records = {card: CardRecord() for card in cards}
    declarer = position.declarer
    bid = position.need + position.taken
    left = list(cards)
    for part in range(ROUNDS):
        for _ in effort.worlds(PLAYED_OUT // ROUNDS):
            hands = crowd.draw()
            weight = crowd.fit(hands, declarer, position.trump, bid, position.played[declarer])
            for card in left:
                gap = card_gap(position, hands, card)
                records[card].add(pays[gap], not gap, weight)
        if part < ROUNDS - 1 and len(left) > 2:
            left.sort(key=lambda card: -records[card].mean())
            del left[(len(left) + 1) // 2 + (part == 0 and len(left) > 4) :]
    return records
