"""The options of Trio on the setup page, in words, with a line for every value.

Combinations are not checked here: the rules refuse those that don't go together, with a sentence.
"""

from __future__ import annotations

from scenes.app.lang import p, t
from scenes.tables.setup import Drafted, Option, Setup, Value, beginner, off_and_on


def options(draft: Drafted) -> list[Option]:
    """The options in the section "game"."""
    modes = [
        Value("simple", p("variant", "Simple"), t("Three trios win, or the trio of 7.")),
        Value("picante", p("variant", "Picante"), t("Two linked trios win (sum or difference 7), or the trio of 7.")),
    ]
    sides = off_and_on(t("Everyone for themselves."), t("Partners sit opposite and share their trios."))
    book = off_and_on(t("Everyone remembers for themselves."), t("The table shows what has been revealed so far."))
    return [
        Option("mode", t("Variant"), "choice", modes),
        Option("teams", t("Teams"), "switch", sides),
        Option("notebook", t("Notebook"), "switch", book),
        beginner(draft, t("Who begins"), t("Chance decides who begins."), lambda name: t("{name} begins.", name=name)),
    ]


def teams(seats: int) -> int:
    """The number of pairs who sit opposite each other; 0 if somebody would be left over."""
    return seats // 2 if seats % 2 == 0 else 0


SETUP = Setup(options=options, teams=teams)
