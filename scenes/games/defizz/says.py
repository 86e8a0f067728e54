"""Texts of the table of Défizz! that are no events: headings, lines on plates, prompts, numbers."""

from __future__ import annotations

from game.defizz.chance import races
from game.defizz.records import Result
from scenes.app import lang
from scenes.app.lang import p, t
from scenes.games.defizz import words
from scenes.games.defizz.cardtable import CardTable
from scenes.sitting.wording import people
from scenes.tables.scoring import number

COURSES = frozenset(kind.name for kind in races.GAMES)
"""The games of chance that take several rounds without a tie."""
YEARS = ("année", "year")
"""The unit of a year, which is written without separators."""


def figures(value: int | float, unit: str = "") -> str:
    """A number as the language spoken writes it; years without separators."""
    grouped = str if unit in YEARS else number
    if isinstance(value, int) or value == int(value):
        return grouped(int(value))
    whole, _, rest = f"{abs(value):.10f}".rstrip("0").partition(".")
    sign = "-" if value < 0 else ""
    return sign + grouped(int(whole)) + ("," if lang.spoken() == "fr" else ".") + rest


def measured(value: int | float, unit: str) -> str:
    """A number with its unit; a year without."""
    shown = figures(value, unit)
    return shown if unit in YEARS or not unit else f"{shown}\u00a0{unit}"


def hint(table: CardTable, index: int) -> str:
    """The card's hint with this index, in quotation marks."""
    return t("“{hint}”", hint=words.text(table.view.hints[index]))


def heading(table: CardTable) -> str:
    """The heading: the round of a short game, the deck, the least stake or the bank, and the reader.

    While no card lies there, it names what is unusual at this table.
    """
    view = table.view
    reads = t("{name} reads", name=table.names[view.reader])
    if view.kind is None or "card" not in table.stage.sprites:
        final = t("The final") if len(view.living) == 2 and view.out else ""
        parts = [_bank(table), final, *_unusual(table), reads]
    elif view.enriching:
        parts = [words.kind(view.kind), _bank(table), reads]
    else:
        parts = [words.kind(view.kind), t("at least {amount}", amount=number(view.minimum)), reads]
    return " · ".join(part for part in (_round(table), *parts) if part)


def _unusual(table: CardTable) -> list[str]:
    """The ways of playing that are not the usual ones and show nowhere else, by their names at the setup."""
    named = {t("Expert"): table.view.options.expert, t("Teams"): table.view.options.teams}
    return [name.lower() for name, chosen in named.items() if chosen]


def _round(table: CardTable) -> str:
    """The round that is played, where a number of rounds was agreed on."""
    rounds = table.view.options.max_rounds
    if rounds is None:
        return ""
    return t("Round {round} of {rounds}", round=min(table.view.rounds + 1, rounds), rounds=rounds)


def _bank(table: CardTable) -> str:
    return t("Bank: {amount}", amount=number(table.view.bank)) if table.view.enriching else ""


def line(table: CardTable, seat: int, wide: bool) -> str:
    """The line under a side's name: its purse, and on a wide plate Help! if it still has it."""
    view = table.view
    if seat in view.out:
        return t("out")
    purse, help_card = number(view.purses[seat]), t("Help!")
    return f"{purse} · {help_card}" if wide and view.helps[seat] else purse


def waiting(table: CardTable) -> str:
    """The prompt that says whose move the table waits for; empty if several act or the card says it itself."""
    view = table.view
    seats = view.floor if view.phase == "floor" else view.actors
    if len(seats) != 1 or seats[0] < 0:
        return ""
    seat = seats[0]
    own = table.alone and seat == table.bottom
    name = table.names[seat]
    match view.phase:
        case "roll":
            return t("Your turn: throw the die.") if own else t("{name} throws the die.", name=name)
        case "choose":
            return t("Choose a question.") if own else t("{name} chooses a question.", name=name)
        case "challenge":
            return t("Whom do you challenge?") if own else t("{name} names an opponent.", name=name)
        case "stake":
            return t("How much do you stake?") if own else t("{name} sets the stake.", name=name)
        case "offer":
            return t("Do you accept?") if own else t("{name} accepts or refuses.", name=name)
        case "guess":
            return t("Your number?") if own else t("{name} says a number.", name=name)
        case "pingpong" | "floor":
            return t("Your answer?") if own else t("{name} answers.", name=name)
        case "chance":
            return t("Your turn.") if own else t("{name} plays.", name=name)
    return ""


def pressing(table: CardTable) -> str:
    """The line on the card that says how to ask for the floor; where lots decide, with the people who have asked."""
    if not any(table.seats[seat].person for seat in table.view.actors):
        return t("The others may press.")
    if table.lots is None:
        return t("Press when you know: Space, or your plate!") if table.alone else t("Your key, or your plate!")
    if table.alone:
        return t("Do you know? No hurry: the floor is drawn by lot.")
    if table.lots:
        return t("{names}: hands up! The floor is drawn by lot.", names=people(table.lots, table.names))
    return t("Who knows? Your key, or your plate; the floor is drawn by lot.")


def luck(table: CardTable) -> str:
    """The line on the card that says whose move in the game of chance is due, and that it is one more after a tie."""
    line, luck = t("Everyone chooses, unseen.") if len(table.view.actors) > 1 else waiting(table), table.view.luck
    tied = luck is not None and luck.rounds and luck.kind not in COURSES
    return t("Level: once more. {line}", line=line) if tied and line else line


def nobody_won(result: Result | None) -> str:
    """The line about a question without a single winner: nobody was right alone, or nobody said anything."""
    silent = result is not None and result.question.mode != "chance" and all(word.said is None for word in result.said)
    return words.returned(silent)


def reader() -> str:
    """The word under the reader's plate."""
    return p("badge", "reads")
