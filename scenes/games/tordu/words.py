"""The moves, events and views of Le Tordu in words."""

from __future__ import annotations

from typing import Any

from game.table import Move
from game.tordu import events, moves
from game.tordu.view import Contract, TorduView
from scenes.app.lang import n, p, t
from scenes.sitting.wording import Names, people, score_line


def suit(letter: str) -> str:
    return {
        "c": t("clubs"),
        "d": t("diamonds"),
        "h": t("hearts"),
        "s": t("spades"),
        "t": t("tordu"),
    }[letter]


def rank(letter: str) -> str:
    return {
        "A": p("rank", "ace"),
        "K": p("rank", "king"),
        "Q": p("rank", "queen"),
        "J": p("rank", "jack"),
        "T": "10",
    }.get(letter, letter)


def index(letter: str) -> str:
    """The index of a rank as printed: A R D V in French, A K Q J in English."""
    corners = {"A": p("index", "A"), "K": p("index", "K"), "Q": p("index", "Q"), "J": p("index", "J"), "T": "10"}
    return corners.get(letter, letter)


def card(name: str) -> str:
    return t("{rank} of {suit}", rank=rank(name[0]), suit=suit(name[1]))


def cards(names: tuple[str, ...]) -> str:
    """A hand in words, suit by suit: `hearts ace, king, 9; spades 7`."""
    groups = []
    for letter in "cdhst":
        held = [rank(name[0]) for name in reversed(names) if name[1] == letter]
        if held:
            groups.append(f"{suit(letter)} {', '.join(held)}")
    return p("between groups", "; ").join(groups)


def value(key: str, raw: Any, view: Any) -> Any:
    if key == "card" and isinstance(raw, str) and len(raw) == 2 and raw[1] in "cdhst":
        return card(raw)
    if key == "tricks":
        return n("{count} trick", "{count} tricks", raw)
    return suit(raw) if key == "suit" else raw


def move(move: Move, view: Any, names: Names) -> str:
    match move:
        case moves.Bid(letter, tricks):
            return n("{count} trick, trump {suit}", "{count} tricks, trump {suit}", tricks, suit=suit(letter))
        case moves.Pass():
            return p("auction", "pass")
        case moves.Double():
            return t("double")
        case moves.Play(name):
            return card(name)
        case _:
            raise LookupError(f"no move of Le Tordu: {move}")


def cell(move: Move) -> tuple[str, str] | None:
    """The row of a bid is its suit, the column its number of tricks."""
    if not isinstance(move, moves.Bid):
        return None
    return suit(move.suit), str(move.tricks)


def corner() -> str:
    return t("tricks")


def event(event: Any, names: Names) -> str | None:
    match event:
        case events.DealBegan(deal, dealer):
            return t("Deal {deal}: {name} deals.", deal=deal, name=names[dealer])
        case events.Bade(seat, letter, tricks, overbid):
            bid = move(moves.Bid(letter, tricks), None, names)  # type: ignore[arg-type]
            if overbid:
                return t("{name} overbids: {bid}.", name=names[seat], bid=bid)
            return t("{name} bids: {bid}.", name=names[seat], bid=bid)
        case events.Passed(seat):
            return t("{name} passes.", name=names[seat])
        case events.Doubled(seat):
            return t("{name} doubles.", name=names[seat])
        case events.Played(seat, name):
            return t("{name} plays the {card}.", name=names[seat], card=card(name))
        case events.TrickWon(seat, tricks):
            return n("{name} takes the trick: {count}.", "{name} takes the trick: {count}.", tricks, name=names[seat])
        case events.DealScored(declarer, bid, taken, _, scores):
            kept = t("{name} bid {bid} and took {taken}: kept!", name=names[declarer], bid=bid, taken=taken)
            lost = t("{name} bid {bid} and took {taken}: missed.", name=names[declarer], bid=bid, taken=taken)
            return f"{kept if bid == taken else lost} {score_line(scores, names)}"
        case events.MancheWon(winners):
            return manche_won(winners, names)
        case events.MatchWon((winner,), _):
            return t("{name} wins the match.", name=names[winner])
        case events.MatchWon(winners, _):
            return t("{names} share the match.", names=people(winners, names))
    return None


def manche_won(winners: tuple[int, ...], names: Names) -> str:
    """The sentence at the end of a manche; several seats share it (TO-19)."""
    if len(winners) == 1:
        return t("{name} wins the manche.", name=names[winners[0]])
    return t("{names} share the manche.", names=people(winners, names))


def manches(view: TorduView, names: Names) -> str:
    """The number of manches that each seat has won, on one line."""
    return t("Manches: {manches}.", manches=score_line(view.manches, names))


def contract(view_contract: Contract, names: Names) -> str:
    bid = move(moves.Bid(view_contract.suit, view_contract.tricks), None, names)  # type: ignore[arg-type]
    line = t("{name}: {bid}", name=names[view_contract.declarer], bid=bid)
    return t("{contract}, doubled", contract=line) if view_contract.doubled else line


def table(view: TorduView, names: Names) -> list[str]:
    lines = [score_line(view.scores, names)]
    if view.options.manches > 1:
        lines.append(manches(view, names))
    if view.contract:
        lines.append(t("Contract: {contract}", contract=contract(view.contract, names)))
        lines.append(t("Tricks: {tricks}", tricks=score_line(view.tricks, names)))
    lines += [t("{name} has laid the {card}", name=names[play.seat], card=card(play.card)) for play in view.trick]
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            lines.append(t("Hand of {name}: {cards}", name=names[seat], cards=cards(hand)))
    return lines
