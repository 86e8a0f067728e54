"""The score sheet of Défizz!: sides by purse, questions won by mode, and the turns in which sides went out."""

from __future__ import annotations

from collections import Counter

from game.defizz.pack import MODES, named
from game.defizz.view import DefizzView
from scenes.app.lang import n, p, t
from scenes.games.defizz import words
from scenes.kit.grid import Cell, Heading, Mark
from scenes.sitting.wording import Names
from scenes.tables.scoring import Groups, ScoreSheet, crowned, number, ranked


def sheet(view: DefizzView, names: Names) -> ScoreSheet:
    """The score sheet: a row for each side by rank."""
    won = questions_won(view)
    ended = turns_out(view)
    winners = view.outcome.winners if view.outcome else ()
    rows, marks = [], set[Mark]()
    for index, seat in enumerate(seat for group in ranking(view) for seat in group):
        rows.append(
            (
                Cell(crowned(names[seat], seat in winners)),
                Cell(number(view.purses[seat])),
                *(Cell(str(won[seat, mode] or "–")) for mode in MODES),
                Cell(str(ended.get(seat, ""))),
            )
        )
        if seat in winners:
            marks.add((index, None))
    heads = (
        Heading(p("scores", "Side"), False),
        Heading(t("Purse")),
        *(Heading(words.mode(mode)) for mode in MODES),
        Heading(t("Out in turn")),
    )
    if not ended:
        heads, rows = heads[:-1], [row[:-1] for row in rows]
    return ScoreSheet(heads, tuple(rows), (), frozenset(marks), _note(view))


def _note(view: DefizzView) -> str:
    turns = n("{count} turn played.", "{count} turns played.", len(view.history))
    bank = " " + t("The bank still holds {amount}.", amount=number(view.bank)) if view.bank else ""
    return turns + bank


def questions_won(view: DefizzView) -> Counter[tuple[int, str]]:
    """The number of questions won, by side and mode; a refused challenge is no question."""
    pack = named(view.options.pack)
    return Counter(
        (turn.winner, MODES[pack.modes[pack.index[turn.question]]])
        for turn in view.history
        if turn.winner is not None and turn.question is not None
    )


def turns_out(view: DefizzView) -> dict[int, int]:
    """The turn in which each side went out: the last that it paid in, or the last of the enrichment (DE-23, DE-26)."""
    found = {}
    poor = max((nth for nth, turn in enumerate(view.history, 1) if not turn.minimum), default=0)
    for seat in view.out:
        paid = (nth for nth, turn in enumerate(view.history, 1) if seat in turn.players or seat in turn.refused)
        found[seat] = max(poor, max(paid, default=0))
    return found


def ranking(view: DefizzView) -> Groups:
    """The sides by rank: the richest first, then those who are out, the last to go first."""

    def by_purse(side: tuple[int, ...]) -> tuple[int, int]:
        """The sort key of a side: its purse, then the turn in which it went out."""
        gone = view.out.index(side[0]) if side[0] in view.out else len(view.out)
        return -view.purses[side[0]], -gone

    return ranked([(seat,) for seat in range(view.seats)], by_purse)


def stand(view: DefizzView, seat: int) -> str:
    """A side's purse in digits."""
    return number(view.purses[seat])


def why(view: DefizzView, names: Names) -> str:
    """A sentence on why the match is over."""
    assert view.outcome is not None
    if view.outcome.reason == "rounds":
        return n("The richest after {count} round.", "The richest after {count} rounds.", view.rounds)
    if view.outcome.reason == "time":
        return t("The richest when time was up.")
    return t("The last with money.")
