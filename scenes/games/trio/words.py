"""The moves, events and views of Trio in words."""

from __future__ import annotations

from typing import Any

from game.table import Move
from game.trio import events, moves
from game.trio.view import Seen, TrioView
from scenes.app.lang import n, t
from scenes.sitting.wording import Names, people


def value(key: str, raw: Any, view: Any) -> Any:
    return raw + 1 if key in ("place", "source", "turn") and isinstance(raw, int) else raw


def move(move: Move, view: Any, names: Names) -> str:
    match move:
        case moves.Reveal("middle", int(place)):
            return t("the card at place {place} in the middle", place=place + 1)
        case moves.Reveal(int(source), _, "low"):
            return t("the lowest card of {name}", name=names[source])
        case moves.Reveal(int(source), _, _):
            return t("the highest card of {name}", name=names[source])
        case moves.Offer(number):
            return t("offer number {number}", number=number)
        case _:
            return t("no exchange")


def event(event: Any, names: Names) -> str | None:
    match event:
        case events.Revealed(seat, source, number, _, _, "low") if source == seat:
            return t("{name} turns up their own lowest card: {number}.", name=names[seat], number=number)
        case events.Revealed(seat, source, number, _, _, "high") if source == seat:
            return t("{name} turns up their own highest card: {number}.", name=names[seat], number=number)
        case events.Revealed(seat, source, number, _, place, end):
            asked = move(moves.Reveal(source, place, end), None, names)
            return t("{name} turns up {card}: {number}.", name=names[seat], card=asked, number=number)
        case events.PutBack(seat):
            return t("{name} misses: everything goes back.", name=names[seat])
        case events.TrioWon(seat, number):
            return t("{name} wins the trio of {number}!", name=names[seat], number=number)
        case events.ExchangeOpened(seats):
            return t("Partners may exchange a card: {names}.", names=people(seats, names))
        case events.Exchanged(seat, partner, None):
            return t("{name} and {other} have exchanged a card.", name=names[seat], other=names[partner])
        case events.Exchanged(seat, partner, given, received):
            return t(
                "{name} gives a {given} and {other} a {received}.",
                name=names[seat],
                other=names[partner],
                given=given,
                received=received,
            )
        case events.NoExchange(seat, partner):
            return t("{name} and {other} exchange nothing.", name=names[seat], other=names[partner])
        case events.DrawNears(turns):
            return n(
                "Without a trio it is a draw in {count} turn.", "Without a trio it is a draw in {count} turns.", turns
            )
        case events.MatchDrawn():
            return t("Nobody finds a trio any more: a draw.")
        case events.MatchWon(winners, reason):
            return t("The match goes to {names}: {reason}.", names=people(winners, names), reason=why(reason))
    return None


def why(reason: str) -> str:
    return {
        "three trios": t("three trios"),
        "the trio of 7": t("the trio of 7"),
        "linked trios": t("linked trios"),
        "draw": t("a draw"),
    }[reason]


def lying(seen: Seen, names: Names) -> str:
    card = move(moves.Reveal(seen.source, seen.place, seen.end), None, names)
    return t("{number} ({card})", number=seen.number, card=card)


def table(view: TrioView, names: Names) -> list[str]:
    lines = []
    for seat, name in enumerate(names):
        won = ", ".join(map(str, view.trios[seat]))
        cards = n("{count} card", "{count} cards", view.counts[seat])
        if won:
            lines.append(t("{name}: {cards}, trios {trios}", name=name, cards=cards, trios=won))
        else:
            lines.append(t("{name}: {cards}, no trio yet", name=name, cards=cards))
    if view.middle:
        places = [str(index + 1) for index, gone in enumerate(view.taken) if not gone]
        lines.append(t("In the middle: places {places}", places=", ".join(places) or "–"))
    if view.revealed:
        lines.append(t("Face up: {cards}", cards=", ".join(lying(seen, names) for seen in view.revealed)))
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            lines.append(t("Hand of {name}: {cards}", name=names[seat], cards=", ".join(map(str, hand)) or "–"))
    if view.options.notebook:
        lines += _notebook(view, names)
    return lines


def _notebook(view: TrioView, names: Names) -> list[str]:
    """The cards turned up so far that went back, the last of each place, a line each."""
    last = {(seen.source, seen.place, seen.end): seen for seen in view.history if isinstance(seen, Seen)}
    return [t("Seen: {card}", card=lying(seen, names)) for seen in last.values() if seen.became == "back"]
