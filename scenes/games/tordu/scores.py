"""The score sheet of Le Tordu: a row a deal, its contract and how it went; a line to cross ends each manche."""

from __future__ import annotations

from game.tordu.score import Manche
from game.tordu.view import Contract, Deal, TorduView
from scenes.app.lang import n, p, t
from scenes.games.tordu import words
from scenes.kit.grid import TOTALS, Cell, Heading, Mark
from scenes.kit.icons import ICONS
from scenes.sitting.wording import Names, people
from scenes.tables.scoring import Groups, ScoreSheet, cells, gain, number, ranked

SIGNS = {"c": "club", "d": "diamond", "h": "heart", "s": "spade", "t": "twist"}
"""The icon of each suit."""
JOINED = "\u00a0"


def sheet(view: TorduView, names: Names) -> ScoreSheet:
    target = view.options.target
    ends = {manche.deals: manche for manche in view.finished}
    rows, lines, marks = [], dict[int, str](), set[Mark]()
    so_far = [0] * view.seats
    for index, deal in enumerate(view.deals):
        so_far = [before + more for before, more in zip(so_far, deal.points, strict=True)]
        points = [Cell(number(sum_), gain(more)) for sum_, more in zip(so_far, deal.points, strict=True)]
        rows.append((Cell(f"{index + 1}. {contract(deal.contract, names)}"), Cell(result(deal)), *points))
        manche = ends.get(index + 1)
        if manche is not None:
            marks |= {(index, winner + 2) for winner in manche.winners}
            lines[index + 1] = _ended(manche, target, names)
            so_far = [0] * view.seats
    if view.outcome is None:
        lines[len(rows)] = _after(lines.get(len(rows)), target)
    marks |= {(TOTALS, seat + 2) for seat in _ahead(view)}
    heads = (Heading(p("scores", "Deal"), False), Heading(p("scores", "Tricks"), False), *map(Heading, names))
    total = t("Total") if view.options.manches == 1 else t("All manches")
    totals = cells(total, "", *map(number, all_points(view)))
    return ScoreSheet(heads, tuple(rows), totals, frozenset(marks), _manches(view, names), lines)


def all_points(view: TorduView) -> list[int]:
    """The points of each seat over all manches (TO-20)."""
    return [sum(deal.points[seat] for deal in view.deals) for seat in range(view.seats)]


def _ahead(view: TorduView) -> tuple[int, ...]:
    """The seats that are ahead; none before anybody has scored."""
    return ranking(view)[0] if any(all_points(view)) else ()


def _ended(manche: Manche, target: int, names: Names) -> str:
    """The line at the end of a manche; its winners share it if they are several (TO-19)."""
    if len(manche.winners) == 1:
        points = n("{count} point", "{count} points", target)
        return t("{points}: the manche goes to {name}", points=points, name=names[manche.winners[0]])
    return t("Level after the play-offs: {names} share the manche", names=people(manche.winners, names))


def _after(ended: str | None, target: int) -> str:
    """The line below the last deal: the result of the manche just over, or the target of this one."""
    return ended or n("{count} point to cross", "{count} points to cross", target)


def contract(contract: Contract, names: Names) -> str:
    """A contract in words, such as `Zoé: 3 hearts, doubled`, with the suit's sign."""
    suit = f"{ICONS[SIGNS[contract.suit]]}{JOINED}{words.suit(contract.suit)}"
    line = t("{name}: {tricks} {suit}", name=names[contract.declarer], tricks=contract.tricks, suit=suit)
    return t("{contract}, doubled", contract=line) if contract.doubled else line


def result(deal: Deal) -> str:
    """The result of a deal in words (TO-15): the exact number, or how many tricks off."""
    off = abs(deal.taken - deal.contract.tricks)
    if not off:
        return t("{taken}, kept", taken=deal.taken)
    return t("{taken}, off by\N{NO-BREAK SPACE}{off}", taken=deal.taken, off=off)


def _manches(view: TorduView, names: Names) -> str:
    if view.options.manches == 1:
        return t("Kept: 3 points, 4 in tordu. Missed: the others get 1 a trick, 2 in tordu. Doubled: twice as many.")
    return words.manches(view, names)


def ranking(view: TorduView) -> Groups:
    """The seats by rank: by manches won, then by the points of all manches."""
    everyone: Groups = [(seat,) for seat in range(view.seats)]
    points = all_points(view)
    return ranked(everyone, lambda side: (-view.manches[side[0]], -points[side[0]]))


def stand(view: TorduView, seat: int) -> str:
    points = n("{count} point", "{count} points", all_points(view)[seat])
    if view.options.manches == 1:
        return points
    manches = n("{count} manche", "{count} manches", view.manches[seat])
    return t("{manches}, {points}", manches=manches, points=points)


def why(view: TorduView, names: Names) -> str:
    assert view.outcome is not None
    winner = view.outcome.winners[0]
    points = n("{count} point", "{count} points", view.outcome.scores[winner])
    if view.options.manches > 1:
        return n(
            "{count} manche won, {points} over all manches.",
            "{count} manches won, {points} over all manches.",
            view.manches[winner],
            points=points,
        )
    if len(view.outcome.winners) > 1:
        return t("{points} each, and still level after eight play-off deals.", points=points)
    return t("{points}: the line of {target} is crossed.", points=points, target=view.options.target)
