"""The coach's words at Trépido: moves as one advises them, cards with their article."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.table import Move
from game.trepido import moves
from game.trepido.cards import CARD
from game.trepido.view import TrepidoView
from scenes.app.lang import n, p, t
from scenes.games.trepido import words
from scenes.games.trepido.look import Look
from scenes.sitting.wording import Names


class TrepidoAdvice(NamedTuple):
    """The coach's words at one table, where cards are called as they look."""

    look: Look = Look()

    def advice(self, move: Move, view: TrepidoView, names: Names) -> str:
        return advice(move, view, names, self.look)

    def told(self, key: str, raw: Any, view: Any) -> Any:
        return told(key, raw, view, self.look)

    def odds(self, view: TrepidoView, names: Names) -> str:
        after = ((view.seat or 0) + view.direction) % view.seats
        return t("On your cards: how likely {name} can beat them", name=names[after])


def card(name: str, look: Look) -> str:
    """A card with its article: « the red scissors (+3) »."""
    called = words.card(name, look)
    match name[0]:
        case "r":
            return p("rock", "the {called}", called=called)
        case "p":
            return p("paper", "the {called}", called=called)
        case "s":
            return p("scissors", "the {called}", called=called)
        case "j":
            return p("joker", "the {called}", called=called)
    if look.edition == "ciao":
        return p("boulet", "the {called}", called=called)
    return p("skull", "the {called}", called=called)


def advice(move: Move, view: TrepidoView, names: Names, look: Look) -> str:
    """A move as one advises it."""
    match move:
        case moves.Play(name, None):
            return t("lay {card}", card=card(name, look))
        case moves.Play(name, str(announced)):
            symbol = words.symbol(announced)
            return t("lay {card} and announce {symbol}", card=card(name, look), symbol=symbol)
        case moves.Draw():
            if view.threat:
                return n("take {count} card", "take the {count} cards", view.threat)
            return p("advice", "draw a card")
        case moves.Keep():
            return p("advice", "keep it")
        case moves.Replay():
            return p("advice", "play again")
        case moves.Reverse():
            return p("advice", "reverse the direction")
        case moves.Pass():
            return p("advice", "stay out of this race")
        case moves.Give(name, to):
            return t("give {name} {card}", card=card(name, look), name=names[to])
        case moves.Swap(other):
            return p("advice", "swap hands with {name}", name=names[other])
        case _:
            return words.told_move(move, view, names, look)


def told(key: str, raw: Any, view: Any, look: Look) -> Any:
    """A value of the coach's sentences in words."""
    if key == "card" and raw in CARD:
        return card(raw, look)
    return n("{count} card", "{count} cards", raw) if key == "cards" else raw
