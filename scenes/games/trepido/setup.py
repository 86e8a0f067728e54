"""The options of Trépido on the setup page, in words, with a line for every value.

Combinations are not checked here: the rules refuse those that don't go together, with a sentence.
"""

from __future__ import annotations

from game.trepido.options import ROUNDS
from scenes.app.lang import n, p, t
from scenes.tables.setup import Drafted, Option, Setup, Value, beginner, numbers, off_and_on, printed


def options(draft: Drafted) -> list[Option]:
    """The options in the section "game"."""
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
        rounds = printed(ROUNDS[draft.value("edition")], range(1, 31), _rounds, draft.value("rounds"))
        found.append(Option("rounds", t("Rounds"), "number", rounds))
    if match == "challenge":
        found.append(Option("target", t("Rounds to win"), "number", numbers(range(1, 21), _wins)))
    off, on = t("Everyone for themselves."), t("Every other seat is with you: one of you out, and the round is won.")
    return [*found, Option("teams", t("Teams"), "switch", off_and_on(off, on)), _first(draft)]


def _first(draft: Drafted) -> Option:
    """The first dealer, in Ciao! the first to open (TR-08)."""
    if draft.value("edition") == "ciao":
        lot = t("Chance decides who opens first.")
        return beginner(draft, t("Who begins"), lot, lambda name: t("{name} opens first.", name=name))
    return beginner(
        draft,
        t("First dealer"),
        t("Chance decides who deals first."),
        lambda name: t("{name} deals first.", name=name),
    )


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


def house(draft: Drafted) -> list[Option]:
    """The options in the section "house rules"."""
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
        *_any_plus3(draft),
    ]


def _any_plus3(draft: Drafted) -> list[Option]:
    """The house rule of Ciao! about answering a +3; elsewhere only as long as it is on, so that it can be put off."""
    if draft.value("edition") != "ciao" and not draft.value("any_plus3"):
        return []
    answers = off_and_on(t("Only a higher +3 answers a +3."), t("Any +3 answers a +3."))
    return [Option("any_plus3", t("Any +3"), "switch", answers)]


def teams(seats: int) -> int:
    """The number of teams: 2, every other seat in the same one, if the seats are even in number; otherwise 0."""
    return 2 if seats % 2 == 0 else 0


SETUP = Setup(options=options, house=house, races=True, teams=teams)
