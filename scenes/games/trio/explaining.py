"""The things on a table of Trio in a sentence or two."""

from __future__ import annotations

from game.trio.cards import LINKS, SEVEN
from scenes.app.lang import t
from scenes.games.trio import standing
from scenes.games.trio.layout import Layout
from scenes.tables.things import Thing


def explain(table: Layout, thing: Thing) -> str:
    """The explanation of a thing of Trio; "" for those that every table has."""
    names = table.names
    match [thing.kind, *thing.parts]:
        case ["card", card]:
            return _own(table, card)
        case ["open", seat, card]:
            return t("A {number} of {name}.", number=card.rstrip("bc"), name=names[int(seat)])
        case ["end", seat, end]:
            return _end(table, int(seat), end)
        case ["place", place]:
            return t("Card {place} of the middle, face down. Click it, or press the key {place}.", place=place)
        case ["row", _]:
            return t("Turned up in this turn. Three of the same number are a trio; a different one ends the turn.")
        case ["won", seat, number]:
            return _won(table, int(seat), int(number))
        case ["slot", "place", place]:
            return t("Place {place}: its card has gone.", place=place)
        case ["slot", "row", _]:
            return t("The cards turned up lie here: up to three, as long as they are the same.")
        case ["mark", "origin", _]:
            return t("Where the card above came from: a place, or the lowest or highest card of a player.")
        case ["mark", "note", *_]:
            return t("The notebook: this card was seen before.")
        case ["mark", "near", seat]:
            numbers = standing.near(table.view, int(seat), table.view.trios) or []
            return standing.sentence(names[int(seat)], numbers)
        case ["mark", "count", seat]:
            return t("The number of cards that {name} holds, sorted from low to high.", name=names[int(seat)])
        case ["mark", "prompt"]:
            return t("This is what the table waits for now.")
        case ["button", "offer"]:
            return t("Give this card to your partner in secret; they give you one, unless one of you declines.")
        case ["button", "decline"]:
            return t("Keep your cards as they are.")
    return ""


def _own(table: Layout, card: str) -> str:
    """A card of one's own: only the ends of a sorted hand can be turned up."""
    number, own = int(card.rstrip("bc")), table.view.hands[table.bottom] or [0]
    about = _number(table, number)
    if table.view.phase == "exchange":
        return about
    at_end = t("It is at an end of your hand: you can turn it up.")
    inside = t("Only the lowest and the highest card of a hand can be turned up.")
    return f"{about} {at_end if number in (own[0], own[-1]) else inside}"


def _number(table: Layout, number: int) -> str:
    """The sentence about a number: the seven wins at once; in picante each has its links."""
    if number == SEVEN:
        return t("A 7: the trio of 7 wins at once.")
    if table.view.options.mode == "picante":
        links = ", ".join(map(str, sorted(LINKS[number])))
        return t("A {number}, linked to {links}: two linked trios win.", number=number, links=links)
    return t("A {number}: there are three of them.", number=number)


def _won(table: Layout, seat: int, number: int) -> str:
    line = t("The trio of {number}, won by {name}.", number=number, name=table.names[seat])
    linked = t("A second, linked trio wins; so does the trio of 7.")
    three = t("Three trios win; so does the trio of 7.")
    return f"{line} {linked if table.view.options.mode == 'picante' else three}"


def _end(table: Layout, seat: int, end: str) -> str:
    """The sentence about a chevron and the card at that end."""
    if seat == table.bottom:
        return t("Up: turn up your highest card.") if end == "high" else t("Down: turn up your lowest card.")
    name = table.names[seat]
    if end == "high":
        return t("Up: ask for the highest card of {name}. Hands are sorted.", name=name)
    return t("Down: ask for the lowest card of {name}. Hands are sorted.", name=name)
