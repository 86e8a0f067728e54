"""The things on a table of Le Tordu in a sentence or two."""

from __future__ import annotations

from game.tordu.view import TorduView
from scenes.app.lang import n, t
from scenes.games.tordu import contract, words
from scenes.tables.table import Table
from scenes.tables.things import Thing


def explain(table: Table, thing: Thing) -> str:
    """The explanation of a thing of Le Tordu; "" for those that every table has."""
    view, names = table.view, table.names
    match [thing.kind, *thing.parts]:
        case ["card", card]:
            return _card(table, card)
        case ["pile", "undealt"]:
            return t("The cards that nobody holds: they stay hidden until the deal is over.")
        case ["won", seat]:
            return n(
                "{name} has taken {count} trick.",
                "{name} has taken {count} tricks.",
                view.tricks[int(seat)],
                name=names[int(seat)],
            )
        case ["cell", cell]:
            return _cell(cell[0], int(cell[1:]))
        case ["suit", suit]:
            return t("Trump {suit}: its cards beat all others.", suit=words.suit(suit))
        case ["mark", mark, seat]:
            return _on_plate(view, names[int(seat)], mark, int(seat))
        case ["mark", mark]:
            return _mark(table, mark)
        case ["button", button, *_]:
            return _button(button)
    return ""


def _card(table: Table, card: str) -> str:
    """A card: whether it is trump, and if it can be played now or why not."""
    view, name = table.view, words.card(card).capitalize()
    trump = view.contract is not None and card[1] == view.contract.suit
    parts = [t("{card}: trump.", card=name) if trump else f"{name}."]
    if view.phase == "play" and table.legal and card in (view.hands[table.bottom] or ()):
        if card in table.playable():
            parts.append(t("You can play it now."))
        else:
            parts.append(t("Not now: you must follow with {suit}.", suit=words.suit(view.trick[0].card[1])))
    return " ".join(parts)


def _cell(suit: str, tricks: int) -> str:
    bid = n("{count} trick, trump {suit}", "{count} tricks, trump {suit}", tricks, suit=words.suit(suit))
    points = 4 if suit == "t" else 3
    return t("{bid}: take exactly that many and you score {points}; else the others score.", bid=bid, points=points)


def _on_plate(view: TorduView, name: str, mark: str, seat: int) -> str:
    """The sentence about a mark of a plate."""
    match mark:
        case "dealer":
            return t("{name} deals, and speaks first.", name=name)
        case "points":
            return t(
                "{name} has {points} of the {target} points that win.",
                name=name,
                points=view.scores[seat],
                target=view.options.target,
            )
        case "call":
            return t("What {name} has said in the auction.", name=name)
        case "gain":
            return t("The points that this deal brought {name}.", name=name)
    return ""


def _mark(table: Table, mark: str) -> str:
    """The sentence about the contract's panel, its parts, or a line over the hand."""
    view = table.view
    match mark:
        case "contract" | "bid" if view.contract is not None:
            line = words.contract(view.contract, table.names)
            return t("{contract}. The declarer must take exactly that many.", contract=line)
        case "tricks":
            return t("A dot a trick: filled ones are taken, the ringed one is the last that was bid.")
        case "standing" if view.contract is not None:
            return t("The contract now: {status}.", status=contract.status(view))
        case "doubled":
            return t("Doubled: all points of this deal count twice.")
        case "follow":
            return t("Whoever holds the suit led must follow it; else any card may be played.")
        case "question":
            return t("Choose trump and exactly how many tricks you will take, or pass.")
        case "result":
            return t("Exactly the tricks bid: the declarer scores. Otherwise each of the others does.")
    return ""


def _button(button: str) -> str:
    return {
        "pass": t("Bid nothing for now."),
        "double": t("You think that the bid will fail: all points of this deal count twice."),
        "rest": t("The rest of the deal is certain: play it out at once."),
        "back": t("Look at the last trick, or at the last deal."),
        "cards": t("Look at all cards of this deal."),
    }.get(button, "")
