"""The things on a table of Défizz! in a sentence or two."""

from __future__ import annotations

from scenes.app.lang import t
from scenes.games.defizz.desk import Desk
from scenes.tables.scoring import number
from scenes.tables.things import Thing


def explain(table: Desk, thing: Thing) -> str:
    """The explanation of a thing of Défizz!; "" for those that every table has."""
    view = table.view
    match [thing.kind, *thing.parts]:
        case ["pile", "duel"]:
            return t("Duel: a question for two, the side that throws and one that it challenges.")
        case ["pile", "multi"]:
            return t("Multi: a question for everyone but the reader.")
        case ["hint", index]:
            return t("A hint: it says what question {number} is about, not how it is played.", number=index)
        case ["card", "question"]:
            return f"{_mode(table)} {_discs(table)}".rstrip() if table.asked is not None else _kind(view.kind)
        case ["mark", "mode"]:
            return _mode(table) if table.asked is not None else _kind(view.kind)
        case ["mark", mark, seat]:
            return _on_plate(table, mark, int(seat))
        case ["mark", mark]:
            return _mark(mark)
        case ["button", button, *_]:
            return _button(button)
    return ""


def _kind(kind: str | None) -> str:
    if kind == "duel":
        return t("Duel: a question for two, the side that throws and one that it challenges.")
    return t("Multi: a question for everyone but the reader.")


def _mode(table: Desk) -> str:
    """The sentence about the mode of the question."""
    assert table.asked is not None
    by_lot = t("Chrono: ask for the floor if you know; it is drawn by lot. The first right answer wins.")
    return {
        "chrono": t("Chrono: press as soon as you know. The fastest right answer wins.")
        if table.lots is None
        else by_lot,
        "cible": t("Target: say a number in turn. The nearest wins; the exact one at once."),
        "pingpong": t("Ping-pong: one right answer each in turn; the last who knows one wins."),
        "chance": t("Chance: no knowledge, only luck."),
    }[table.asked.mode]


def _discs(table: Desk) -> str:
    """The sentence about the discs of those who play, in the modes that have them."""
    assert table.asked is not None
    if table.asked.mode == "cible" or table.result is not None:
        return ""
    return t("A disc for each who plays: lit, it is their turn; struck out, they have had their try.")


def _on_plate(table: Desk, mark: str, seat: int) -> str:
    name = table.names[seat]
    match mark:
        case "purse":
            amount = number(table.view.purses[seat])
            if table.view.helps[seat]:
                return t("{name} has {amount}, and still one Help!", name=name, amount=amount)
            return t("{name} has {amount}; Help! is spent.", name=name, amount=amount)
        case "reader" | "badge":
            return t("{name} reads this question and takes no part in it.", name=name)
    return ""


def _mark(mark: str) -> str:
    return {
        "die": t("The die says which deck, and the least that each must stake."),
        "pot": t("The chips that were staked: the winner takes them all."),
        "stake": t("The stake that each pays, and the pot that the winner takes."),
        "bank": t("The bank: for now it pays for right answers, and nobody loses anything."),
    }.get(mark, "")


def _button(button: str) -> str:
    return {
        "roll": t("Throw the die: it chooses the deck and the least stake."),
        "help": t("Once a game: read the three questions before you choose one."),
        "challenge": t("Play this question against this side."),
        "stepper": t("Your stake: the others accept a raise, or pay the minimum and stay out."),
        "amount": t("Set your stake to this amount."),
        "stake": t("Announce this stake."),
        "accept": t("Play for the raised stake."),
        "refuse": t("Pay the minimum and stay out."),
        "press": t("Ask for the floor: you then have one answer."),
        "pass": t("Say nothing this time."),
        "nobody": t("Nobody at this screen knows the answer."),
        "answer": t("Write your answer here, then press Enter."),
        "keys": t("Keys for those who have only a mouse or a pad."),
        "say": t("Give the answer that is written."),
        "contest": t("You disagree with the ruling: the table decides."),
        "accept_ruling": t("Go on with this ruling."),
        "right": t("The answer counts."),
        "wrong": t("The answer does not count."),
        "start": t("Start the clock."),
        "stop": t("Stop the clock now."),
        "react": t("Press as soon as the light is green."),
        "chance": t("Your choice in this game of chance."),
    }.get(button, "")
