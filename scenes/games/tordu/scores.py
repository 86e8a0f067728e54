"""The score sheet of Le Tordu: a row a deal, its contract and how it went; a line to cross ends each manche."""

from __future__ import annotations

from game.tordu.score import leader
from game.tordu.view import Contract, Deal, TorduView
from scenes.app.lang import n, p, t
from scenes.games.tordu import words
from scenes.kit.grid import TOTALS, Cell, Heading, Mark
from scenes.kit.icons import ICONS
from scenes.sitting.wording import Names, score_line
from scenes.tables.scoring import Groups, ScoreSheet, best, cells, gain, number, ranked

SIGNS = {"c": "club", "d": "diamond", "h": "heart", "s": "spade", "t": "twist"}
"""The icon of each suit."""
JOINED = "\u00a0"


def sheet(view: TorduView, names: Names) -> ScoreSheet:
    target = view.options.target
    rows, lines, marks = [], dict[int, str](), set[Mark]()
    so_far = [0] * view.seats
    for index, deal in enumerate(view.deals):
        so_far = [before + more for before, more in zip(so_far, deal.points, strict=True)]
        points = [Cell(number(sum_), gain(more)) for sum_, more in zip(so_far, deal.points, strict=True)]
        rows.append((Cell(f"{index + 1}. {contract(deal.contract, names)}"), Cell(result(deal)), *points))
        winner = leader(so_far, target)
        if winner is not None:
            marks.add((index, winner + 2))
            lines[index + 1] = t("{target} points: the manche goes to {name}", target=target, name=names[winner])
            so_far = [0] * view.seats
    if view.outcome is None:
        lines[len(rows)] = _after(lines.get(len(rows)), target)
    marks |= {(TOTALS, seat + 2) for seat in best(view.scores)}
    heads = (Heading(p("scores", "Deal"), False), Heading(p("scores", "Tricks"), False), *map(Heading, names))
    totals = cells(t("Total"), "", *map(number, view.scores))
    return ScoreSheet(heads, tuple(rows), totals, frozenset(marks), _manches(view, names), lines)


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
    return t("{taken}, off by {off}", taken=deal.taken, off=off)


def _manches(view: TorduView, names: Names) -> str:
    if view.options.manches == 1:
        return t("Kept: 3 points, 4 in tordu. Missed: the others get 1 a trick, 2 in tordu. Doubled: twice as many.")
    return t("Manches: {manches}.", manches=score_line(view.manches, names))


def ranking(view: TorduView) -> Groups:
    """The seats by rank: by manches won, then by the points of the last one."""
    everyone: Groups = [(seat,) for seat in range(view.seats)]
    return ranked(everyone, lambda side: (-view.manches[side[0]], -view.scores[side[0]]))


def stand(view: TorduView, seat: int) -> str:
    if view.options.manches == 1:
        return n("{count} point", "{count} points", view.scores[seat])
    return n("{count} manche", "{count} manches", view.manches[seat])


def why(view: TorduView, names: Names) -> str:
    assert view.outcome is not None
    winner = view.outcome.winners[0]
    if view.options.manches > 1:
        return n(
            "{count} manche won, the last with {score} points.",
            "{count} manches won, the last with {score} points.",
            view.manches[winner],
            score=view.scores[winner],
        )
    points = n("{count} point", "{count} points", view.scores[winner])
    return t("{points}: the line of {target} is crossed.", points=points, target=view.options.target)
