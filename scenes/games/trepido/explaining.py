"""The things on a table of Trépido in a sentence or two: what a card does, what beats what, what the marks mean."""

from __future__ import annotations

from game.trepido.cards import CARD, EVENT, FACE, JOKER, SKULL
from game.trepido.cards import SYMBOLS as CIRCLE
from scenes.app.lang import n, t
from scenes.games.trepido import words
from scenes.games.trepido.look import Look
from scenes.tables.table import Table
from scenes.tables.things import Thing


def explain(table: Table, thing: Thing) -> str:
    """The explanation of a thing of Trépido; "" for those that every table has."""
    match [thing.kind, *thing.parts]:
        case ["card", card]:
            return _card(table, card)
        case ["button", move, *_]:
            return _button(move)
        case ["pile", "draw"] | ["mark", "pile"]:
            return n(
                "The pile: {count} card to draw. Draw one if nothing fits, or if you like.",
                "The pile: {count} cards to draw. Draw one if nothing fits, or if you like.",
                table.view.pile_count,
            )
        case ["pile", "discard"]:
            return t("The cards laid so far: the one on top is to be beaten.")
        case ["mark", "direction"]:
            return t("The arrows point the way play goes round the table.")
        case ["mark", "beat"]:
            return beaten_by(table)
        case ["mark", "circle"]:
            return t("Each symbol beats the next along its arrow; what beats the card on top is lit.")
        case ["mark", "threat"]:
            return t("Lay a joker or a +3 that fits; else take the cards and lose your turn.")
        case ["mark", "race"]:
            return t("A race: whoever lays a card first that beats the one on top.")
        case ["mark", "asks"]:
            return t("This is what the table waits for now.")
    return ""


def _look(table: Table) -> Look:
    look: Look = table.art.look
    return look


def beaten_by(table: Table) -> str:
    """The sentence about what beats the card on top."""
    beat, look = table.view.beat, _look(table)
    if beat is None:
        return t("Nothing lies there yet: any card opens.")
    symbol, higher = words.symbol(beat.symbol), words.symbol(CIRCLE[(CIRCLE.index(beat.symbol) + 1) % 3])
    if not look.graded:
        return t("{symbol}: a {higher} card beats it, or a joker.", symbol=symbol.capitalize(), higher=higher)
    if beat.strength == 3:
        return t(
            "{face}: any {higher} card beats it, or a joker.",
            face=words.face(beat.symbol, 3, look).capitalize(),
            higher=higher,
        )
    return t(
        "{face}: any {higher} card beats it, or a stronger {symbol} card, or a joker.",
        face=words.face(beat.symbol, beat.strength, look).capitalize(),
        higher=higher,
        symbol=symbol,
    )


def _card(table: Table, card: str) -> str:
    """A card's name and effect; of the one on top what beats it, of one in the hand if it can be laid now."""
    look, view = _look(table), table.view
    name = words.card(card, look).capitalize()
    effect = _effect(card, view.options.edition)
    parts = [effect or f"{name}."]
    if view.discard and card == view.discard[-1] and view.phase != "over":
        parts = [effect, beaten_by(table)]
    elif card in (view.hands[table.bottom] or ()) and table.legal and FACE[CARD[card]] != SKULL:
        parts.append(_now(table, card))
    return " ".join(part for part in parts if part)


def _effect(card: str, edition: str) -> str:
    """The name of a special card and what it does; "" for a plain one."""
    number = CARD[card]
    if FACE[number] == SKULL:
        if edition == "ciao":
            return t("Boulet: it can never be laid. Give it away, or swap your hand.")
        return t("Skull: it can never be laid. Give it away, or swap your hand.")
    if FACE[number] >= JOKER:
        return t("Joker: it beats everything. You announce the symbol to beat.")
    again = t("Replay: you play once more.")
    turns = t("Replay: you play once more, or turn the direction round.")
    return {
        1: again if edition == "trepido" else turns,
        2: t("Speed: a race. The first to lay a card that beats it counts."),
        3: t("+3: the next player takes three cards, or answers with a joker or a higher +3."),
        4: t("Give: one of your cards goes to somebody, who must say thank you in time."),
        5: t("Swap: you exchange your whole hand with somebody."),
    }.get(EVENT[number], "")


def _now(table: Table, card: str) -> str:
    """The sentence about a card of the hand: it can be laid or given now, or why not."""
    view = table.view
    if card in table.playable():
        return t("You can give it now.") if view.phase == "give" else t("You can lay it now.")
    if view.phase == "threat":
        return t("Not now: only a joker or a +3 that fits answers a +3.")
    if view.phase in ("turn", "race") and view.beat is not None:
        top = words.face(view.beat.symbol, view.beat.strength, _look(table))
        return t("Not now: it does not beat {top}.", top=top)
    return t("Not now: something else is to be chosen first.")


def _button(move: str) -> str:
    """The effect of a button, by its move."""
    return {
        "draw": t("Take from the pile. A card that fits may be laid at once."),
        "keep": t("Keep the card that you have drawn; your turn is over."),
        "pass": t("Stay out of this race."),
        "thanks": t("Somebody gave you a card: say thank you in time, or take three."),
        "replay": t("Play once more at once."),
        "reverse": t("Play goes the other way round from now on."),
        "direction": t("The way that play will go round the table."),
        "play": t("Announce this symbol: it is the one to beat."),
        "give": t("Give the card that you have chosen to this player."),
        "swap": t("Exchange your whole hand with this player."),
    }.get(move, "")
