"""Judges of decisions: the worth of every legal move, by a much longer search than any level makes.

In Trio many worlds are laid over each other; in Le Tordu and Trépido every move is played out in the same worlds, none
dropped on the way; in Défizz! bets are weighed by the expert's odds, with everybody knowing as much as *normal* does.
A judge sees the view alone, as the players do. It shares the experts' idea of what is worth something, so it can tell
how far from it somebody plays, and not that the idea is right.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from ai.coach.coach import coaching
from ai.defizz.mind import KNOWS
from ai.defizz.player import Defizz
from ai.player import Level, Player
from ai.players import player
from ai.tordu.auction import PASSING
from ai.tordu.crowd import Crowd, card_gap
from ai.tordu.player import Tordu
from ai.tordu.position import read
from ai.tordu.stakes import stakes
from ai.trepido.options import Moment
from ai.trepido.player import instinct, prospects
from ai.trepido.search import Search
from ai.trio.odds import Overlay, imagine
from ai.trio.player import INDEX
from game.defizz.moves import HELP, Stake
from game.defizz.view import DefizzView
from game.table import Move
from game.tordu.cards import CARD
from game.tordu.moves import PASS, Play
from game.tordu.view import TorduView
from game.trepido.view import TrepidoView
from game.trio.moves import REVEALS
from game.trio.view import TrioView

Worths = dict[Move, float]
"""The worth of every legal move; empty where a judge has no opinion."""

TRIO_WORLDS, TORDU_WORLDS, TREPIDO_WORLDS = 300, 160, 300
"""The worlds in which moves are compared: five times those of an expert in Trio, and every move in all of them."""
LONGER = 4.0
"""The factor on an expert's worlds for the answer to a bid at Le Tordu."""
KNOWLEDGE: Level = "normal"
"""The level whose knowledge everybody has where bets are graded: what somebody knows is no decision."""


class Judge(NamedTuple):
    """A judge of one game."""

    worths: Callable[..., Worths]
    unit: str
    """The unit of a loss."""


def trio(view: TrioView, legal: list[Move], rng: Random) -> Worths:
    """The chance to win now that each reveal has; an exchange has no scale."""
    if view.phase == "exchange":
        return {}
    worlds = imagine(view, rng, TRIO_WORLDS)
    return {REVEALS[one.reveal]: one.worth for one in Overlay(view, worlds, [INDEX[move] for move in legal]).weigh(rng)}


def tordu(view: TorduView, legal: list[Move], rng: Random) -> Worths:
    """The points that each card or call pays over the others."""
    if view.phase == "play":
        return _cards(view, legal, rng)
    if view.contract is not None:
        choice = Tordu("expert", LONGER).choose(view, legal, rng)
        return {each.move: each.worth for each in choice.weighed}
    knows = coaching("tordu")
    assert knows is not None and knows.odds is not None
    found: Worths = {
        each.move: each.worth
        for each in knows.odds(view, legal, rng, player("tordu", "expert"), lambda: False)
        if each.worth is not None
    }
    return found | ({PASS: PASSING[view.seats]} if PASS in legal else {})


def _cards(view: TorduView, legal: list[Move], rng: Random) -> Worths:
    """The points that each card pays, in worlds that fit the bid."""
    contract, position, crowd = view.contract, read(view), Crowd(view, rng)
    assert contract is not None
    pays = stakes(view, position.declarer, position.trump, contract.doubled)
    played = position.played[position.declarer]
    totals, weights = dict.fromkeys(legal, 0.0), 0.0
    for _ in range(TORDU_WORLDS):
        hands = crowd.draw()
        weight = crowd.fit(hands, position.declarer, position.trump, contract.tricks, played)
        weights += weight
        for move in legal:
            assert isinstance(move, Play)
            totals[move] += weight * pays[card_gap(position, hands, CARD[move.card])]
    return {move: total / weights for move, total in totals.items()}


def trepido(view: TrepidoView, legal: list[Move], rng: Random) -> Worths:
    """The chance to win the round that each move has; a wrong card is worth what the worst right move is."""
    if view.phase in ("direction", "drawn"):
        return {}
    moment = Moment(view, instinct(view.seats), rng)
    options = moment.options(legal)
    search = Search(moment, options, prospects(view.seats, view.options.kids in (0, 3)), rng)
    everything = list(range(len(search.options)))
    search.try_out(everything, TREPIDO_WORLDS, None)
    shares = [search.share(index) for index in everything]
    by_kind = {moment.kind(option.move): share for option, share in zip(search.options, shares, strict=True)}
    least = min(shares)
    return {move: least if moment.wrong(move) else by_kind.get(moment.kind(move), least) for move in legal}


def defizz(view: DefizzView, legal: list[Move], rng: Random) -> Worths:
    """The chance to win the match that each bet has. Help! counts like the best hint; answers are not graded."""
    choice = judge_of_bets().choose(view, legal, rng)
    known = {each.move: each.worth for each in choice.weighed}
    found: Worths = {}
    for move in legal if known else ():
        if move in known:
            found[move] = known[move]
        elif isinstance(move, Stake):
            found[move] = known[_nearest(move, known)]
        elif move == HELP:
            found[move] = max(known.values())
    return found


def _nearest(stake: Stake, known: Worths) -> Move:
    """The stake that was weighed whose amount is nearest to this one's."""
    return min([move for move in known if isinstance(move, Stake)], key=lambda each: abs(each.amount - stake.amount))


def judge_of_bets() -> Player:
    """The expert of Défizz! with the knowledge that everybody has here."""
    return Defizz("expert", knows=KNOWS[KNOWLEDGE])


JUDGES: dict[str, Judge] = {
    "trio": Judge(trio, "% to win now"),
    "tordu": Judge(tordu, "points a deal"),
    "trepido": Judge(trepido, "% to win the round"),
    "defizz": Judge(defizz, "% to win the match"),
}
