"""The score sheet of Trio: who has won which trios, and in picante what they are linked to."""

from __future__ import annotations

from game.trio.cards import LINKS, SEVEN
from game.trio.view import TrioView
from scenes.app.lang import n, p, t
from scenes.kit.grid import Cell, Heading, Mark
from scenes.sitting.wording import Names, both, people
from scenes.tables.scoring import Groups, ScoreSheet, crowned, number, ranked


def sides(view: TrioView) -> Groups:
    """The sides of the match (TI-14): partners sit opposite; without teams everyone plays for themselves."""
    half = view.seats // 2
    return [(s, s + half) for s in range(half)] if view.options.teams else [(s,) for s in range(view.seats)]


def won(view: TrioView, side: tuple[int, ...]) -> list[int]:
    """The trios of a side (TI-17): those of partners count together."""
    return sorted(number for seat in side for number in view.trios[seat])


def sheet(view: TrioView, names: Names) -> ScoreSheet:
    picante = view.options.mode == "picante"
    looking = picante and view.outcome is None
    rows, marks = [], set[Mark]()
    for index, side in enumerate(sides(view)):
        trios, winners = won(view, side), view.outcome.winners if view.outcome else ()
        row = [Cell(crowned(people(side, names), side[0] in winners)), Cell(_listed(trios))]
        if looking:
            row.append(Cell(_listed(wanted(view, side))))
        rows.append((*row, Cell(number(len(trios)))))
        if side[0] in winners:
            marks.add((index, None))
    heads = [Heading(p("scores", "Player"), False), Heading(t("Trios won"), False)]
    if looking:
        heads.append(Heading(t("Would win with"), False))
    heads.append(Heading(p("scores", "Count")))
    rule = t("Two linked trios win, or the trio of 7.") if picante else t("Three trios win, or the trio of 7.")
    return ScoreSheet(tuple(heads), tuple(rows), (), frozenset(marks), rule)


def wanted(view: TrioView, side: tuple[int, ...]) -> list[int]:
    """The numbers not yet won that would win at once (TI-11): those linked to a trio of this side, and 7."""
    gone = {number for trios in view.trios for number in trios}
    links = {link for number in won(view, side) for link in LINKS[number]} | {SEVEN}
    return sorted(links - gone)


def _listed(numbers: list[int]) -> str:
    return " · ".join(map(str, numbers)) or "–"


def ranking(view: TrioView) -> Groups:
    """The sides by rank: winners first, then by trios."""
    winners = view.outcome.winners if view.outcome else ()
    return ranked(sides(view), lambda side: (side[0] not in winners, -len(won(view, side))))


def stand(view: TrioView, seat: int) -> str:
    return n("{count} trio", "{count} trios", view.scores[seat])


def why(view: TrioView, names: Names) -> str:
    outcome = view.outcome
    if outcome is None or not outcome.winners:
        return t("Nobody found a trio any more.")
    trios = won(view, outcome.winners)
    if outcome.reason == "the trio of 7":
        return t("The trio of 7 wins at once.")
    if outcome.reason == "linked trios":
        pair = next((a, b) for a in trios for b in trios if a < b and b in LINKS[a])
        return t("Two linked trios: {numbers}.", numbers=both(map(str, pair)))
    return t("Three trios: {numbers}.", numbers=both(map(str, trios)))
