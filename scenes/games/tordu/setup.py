"""The options of Le Tordu on the setup page, in words, with a line for every value.

Combinations are not checked here: the rules refuse those that don't go together, with a sentence.
"""

from __future__ import annotations

from scenes.app.lang import n, p, t
from scenes.tables.setup import Drafted, Option, Setup, Value, beginner, numbers, off_and_on

TARGETS = (5, 10, 15, 20, 25, 30, 40, 50, 100)


def options(draft: Drafted) -> list[Option]:
    """The options in the section "game"."""
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
        beginner(
            draft,
            t("First dealer"),
            t("Chance decides who deals first."),
            lambda name: t("{name} deals first.", name=name),
        ),
        Option("declarer_deals", t("Next dealer"), "choice", dealers),
    ]
    if complete and len(draft.seats) > 2:
        found.append(Option("double_ends", t("Double ends"), "switch", ends))
    return found


def _points(count: int) -> str:
    return n("A manche goes to {count} point.", "A manche goes to {count} points.", count)


SETUP = Setup(options=options)
