"""What can be chosen for each game, in words: data for the page, a line for every value.

What goes together is not said here: the rules refuse what doesn't, with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

from game.defizz.money import bank_of
from game.trepido.options import ROUNDS
from scenes.app.lang import n, p, t
from scenes.pages.setup.draft import Draft
from scenes.tables.scoring import number


class Value(NamedTuple):
    """One value of an option: what stands on its control, and a line that explains it."""

    value: Any
    text: str
    about: str


class Option(NamedTuple):
    """An option of the rules, or a preference of the table. A switch has two values, off and on."""

    name: str
    title: str
    kind: Literal["choice", "switch", "number"]
    values: list[Value]
    preference: bool = False


def off_and_on(off: str, on: str) -> list[Value]:
    return [Value(False, "", off), Value(True, "", on)]


def numbers(values: Iterable[int], about: Callable[[int], str]) -> list[Value]:
    return [Value(value, number(value), about(value)) for value in values]


# Trépido


def trepido(draft: Draft) -> list[Option]:
    match = draft.value("match")
    found = [
        Option("edition", t("Edition"), "choice", _editions()),
        Option(
            "match",
            t("Match"),
            "choice",
            [
                Value("single", p("match", "One round"), t("Whoever gets rid of all their cards first has won.")),
                Value("points", p("match", "Points"), t("Cards left in hand count; the lowest total wins.")),
                Value("challenge", p("match", "Challenge"), t("A round won is a point; first to the number below.")),
            ],
        ),
    ]
    if match == "points":
        printed = ROUNDS[draft.value("edition")]
        usual = Value(None, t("{count}, as printed", count=printed), _rounds(printed))
        found.append(Option("rounds", t("Rounds"), "number", [usual, *numbers(range(1, 31), _rounds)]))
    if match == "challenge":
        found.append(Option("target", t("Rounds to win"), "number", numbers(range(1, 21), _wins)))
    off, on = t("Everyone for themselves."), t("Every other seat is with you: one of you out, and the round is won.")
    return [*found, Option("teams", t("Teams"), "switch", off_and_on(off, on))]


def _editions() -> list[Value]:
    return [
        Value("trepido", t("Trépido"), t("105 cards. “Replay” means play again.")),
        Value("defifoo", "Défifoo", t("108 cards. The dealer opens and chooses the direction.")),
        Value("ciao", t("Ciao!"), t("108 cards. “Replay” may reverse; the winner opens.")),
    ]


def _rounds(count: int) -> str:
    return n("{count} round, then hands are counted.", "{count} rounds, and hands are counted after each.", count)


def _wins(count: int) -> str:
    return n("The first to win {count} round.", "The first to win {count} rounds.", count)


def trepido_house(draft: Draft) -> list[Option]:
    last = (
        t("Step 3: strengths count too, without ball and chain.")
        if draft.value("edition") == "ciao"
        else t("Step 3: strengths count too.")
    )
    steps = [
        Value(0, p("children", "No"), t("All cards and all rules.")),
        Value(1, "1", t("Step 1: no events, strengths don’t count.")),
        Value(2, "2", t("Step 2: with events, strengths don’t count.")),
        Value(3, "3", last),
    ]
    hurry = off_and_on(t("Take your time."), t("Five seconds a turn, or three cards and the turn is lost."))
    wrong = off_and_on(
        t("The table refuses a wrong card and says why."), t("A wrong card costs three cards and the turn.")
    )
    return [
        Option("kids", t("With children"), "choice", steps),
        Option("blitz", t("Blitz"), "switch", hurry),
        Option("strict", t("Strict"), "switch", wrong),
        *speed(),
    ]


# Trio


def trio(draft: Draft) -> list[Option]:
    modes = [
        Value("simple", p("variant", "Simple"), t("Three trios win, or the trio of 7.")),
        Value("picante", p("variant", "Picante"), t("Two linked trios win (sum or difference 7), or the trio of 7.")),
    ]
    sides = off_and_on(t("Everyone for themselves."), t("Partners sit opposite and share their trios."))
    book = off_and_on(t("Everyone remembers for themselves."), t("The table shows what has been revealed so far."))
    begins = [
        Value(None, p("first", "By lot"), t("Chance decides who begins.")),
        *(Value(place, seat.name, t("{name} begins.", name=seat.name)) for place, seat in enumerate(draft.seats)),
    ]
    return [
        Option("mode", t("Variant"), "choice", modes),
        Option("teams", t("Teams"), "switch", sides),
        Option("notebook", t("Notebook"), "switch", book),
        Option("first", t("Who begins"), "number", begins),
    ]


# Le Tordu

TARGETS = (5, 10, 15, 20, 25, 30, 40, 50, 100)


def tordu(draft: Draft) -> list[Option]:
    complete = draft.value("variant") == "complete"
    variants = [
        Value("simple", p("variant", "Simple"), t("The first bid stands.")),
        Value("complete", p("variant", "Complete"), t("A bid can be doubled, or overbid in tordu.")),
    ]
    lengths = [
        Value(1, "1", t("One manche decides.")),
        Value(3, "3", t("Best of three: two manches win the match.")),
        Value(5, "5", t("Best of five: three manches win the match.")),
    ]
    dealers = [
        Value(True, p("dealer", "Declarer"), t("Whoever has just played the contract deals next.")),
        Value(False, p("dealer", "Next seat"), t("The deal passes to the left.")),
    ]
    ends = off_and_on(t("Seats still to speak may overbid after a double."), t("A double ends the auction at once."))
    found = [
        Option("variant", t("Variant"), "choice", variants),
        Option("target", t("Points of a manche"), "number", numbers(TARGETS, _points)),
        Option("manches", t("Manches"), "choice", lengths),
        Option("declarer_deals", t("Next dealer"), "choice", dealers),
    ]
    if complete and len(draft.seats) > 2:
        found.append(Option("double_ends", t("Double ends"), "switch", ends))
    return found


def _points(count: int) -> str:
    return n("A manche goes to {count} point.", "A manche goes to {count} points.", count)


# Défizz!

BANKS = (5000, 8000, 12000, 16000, 20000, 30000)
LENGTHS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
MINUTES = (10, 15, 20, 30, 45, 60, 90, 120)
STEPS = (1, 2, 3, 4, 5)


def defizz(draft: Draft) -> list[Option]:
    found = [
        Option(
            "expert",
            t("Expert"),
            "switch",
            off_and_on(
                t("You pick your question, and have a Help! card."), t("The reader picks the question; no Help! cards.")
            ),
        ),
        Option(
            "teams",
            t("Teams"),
            "switch",
            off_and_on(t("A seat is one person."), t("A seat is two people: one purse, one answer.")),
        ),
        Option(
            "enrichment",
            t("Enrichment"),
            "switch",
            off_and_on(
                t("Everyone starts with 1,900."), t("Everyone starts with nothing; the bank pays 500 a question.")
            ),
        ),
    ]
    if draft.value("enrichment"):
        usual = bank_of(len(draft.seats))
        banks = [Value(None, t("{count}, as printed", count=number(usual)), _bank(usual)), *numbers(BANKS, _bank)]
        found.append(Option("bank", t("Bank"), "number", banks))
    if len(draft.packs) > 1:
        found.append(Option("pack", t("Questions"), "number", [_pack(name) for name in draft.packs]))
    return found


def _pack(name: str) -> Value:
    if name == "base":
        return Value(name, "Tablée", t("The questions that come with the game."))
    return Value(name, name, t("Questions from your own folder."))


def _bank(amount: int) -> str:
    return t("The classic game begins when {amount} are paid out.", amount=number(amount))


def defizz_house(draft: Draft) -> list[Option]:
    never = p("limit", "None")
    rounds = [Value(None, never, t("The last side with money wins.")), *numbers(LENGTHS, _lasts)]
    minutes = [Value(None, never, t("The last side with money wins.")), *numbers(MINUTES, _takes)]
    grows = [Value(None, p("grows", "Never"), t("The minimum is what the die says.")), *numbers(STEPS, _grows)]
    return [
        Option("max_rounds", t("Most rounds"), "number", rounds),
        Option("minutes", t("Most minutes"), "number", minutes),
        Option("escalate_every", t("Growing minimum"), "number", grows),
        *speed(),
    ]


def _lasts(count: int) -> str:
    return n("After {count} round the richest side wins.", "After {count} rounds the richest side wins.", count)


def _takes(count: int) -> str:
    return n("After {count} minute the richest side wins.", "After {count} minutes the richest side wins.", count)


def _grows(count: int) -> str:
    return n("Every round the minimum grows: ×2, then ×3", "Every {count} rounds the minimum grows: ×2, then ×3", count)


# where speed counts


def speed() -> list[Option]:
    """Preferences of the table that matter in a game with races and limits."""
    lots = off_and_on(
        t("In a race the fastest counts."), t("In a race all choose in secret; chance says who is first.")
    )
    limits = [
        Value(1, "×1", t("Limits as the rules have them.")),
        Value(2, "×2", t("All limits are twice as long.")),
        Value(5, "×5", t("All limits are five times as long.")),
        Value(0, p("limits", "Off"), t("No limit ever runs out.")),
    ]
    return [
        Option("races_by_lot", t("No speed"), "switch", lots, preference=True),
        Option("limits", t("Time limits"), "choice", limits, preference=True),
    ]


USUAL = {"races_by_lot": False, "limits": 1}
"""The preferences, where nobody has chosen."""
GAME = {"trepido": trepido, "trio": trio, "tordu": tordu, "defizz": defizz}
HOUSE = {"trepido": trepido_house, "defizz": defizz_house}
"""By game: the section of the game, and that of house rules."""
