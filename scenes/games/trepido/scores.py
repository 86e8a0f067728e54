"""The score sheet of Trépido: a row a round, who won it, and the totals as they grew."""

from __future__ import annotations

from game.trepido.view import TrepidoView
from scenes.app.lang import n, p, t
from scenes.kit.grid import TOTALS, Cell, Heading, Mark
from scenes.sitting.wording import Names, people
from scenes.tables.scoring import Groups, ScoreSheet, best, cells, crowned, gain, number, ranked


def sides(view: TrepidoView) -> Groups:
    """The sides of the match (TR-26): even seats against odd seats; without teams everyone plays for themselves."""
    if view.options.teams:
        return [tuple(range(first, view.seats, 2)) for first in (0, 1)]
    return [(seat,) for seat in range(view.seats)]


def total(view: TrepidoView, side: tuple[int, ...], points: tuple[int, ...]) -> int:
    """A side's total: in a match for points the sum of its members', otherwise the rounds, which its members share."""
    return sum(points[seat] for seat in side) if view.options.match == "points" else points[side[0]]


def sheet(view: TrepidoView, names: Names) -> ScoreSheet:
    return _hands(view, names) if view.options.match == "single" else _rounds(view, names)


def _hands(view: TrepidoView, names: Names) -> ScoreSheet:
    """The sheet of a single round, which has no points: everyone's cards left."""
    winners = view.outcome.winners if view.outcome else ()
    counts = tuple(map(len, view.last)) if view.outcome else view.counts
    rows = tuple(cells(crowned(names[seat], seat in winners), number(counts[seat])) for seat in range(view.seats))
    marks: frozenset[Mark] = frozenset((seat, None) for seat in winners)
    heads = (Heading(p("scores", "Player"), False), Heading(t("Cards left")))
    return ScoreSheet(heads, rows, (), marks, t("A single round: whoever is out of cards first wins."))


def _rounds(view: TrepidoView, names: Names) -> ScoreSheet:
    teams = sides(view)
    rows, marks = [], set()
    so_far = [0] * len(teams)
    for index, result in enumerate(view.results):
        gains = [total(view, side, result.points) for side in teams]
        so_far = [before + more for before, more in zip(so_far, gains, strict=True)]
        rows.append((Cell(_round(index, result.winner, names)), *map(_cell, so_far, gains)))
        marks |= {(index, column + 1) for column, side in enumerate(teams) if result.winner in side}
    marks |= {(TOTALS, column + 1) for column in best(so_far, view.options.match == "points")}
    return ScoreSheet(
        (Heading(p("scores", "Round"), False), *(Heading(people(side, names)) for side in teams)),
        tuple(rows),
        cells(t("Total"), *map(number, so_far)),
        frozenset(marks),
        _rule(view),
    )


def _cell(so_far: int, more: int) -> Cell:
    return Cell(number(so_far), gain(more))


def _round(index: int, winner: int | None, names: Names) -> str:
    if winner is None:
        return t("{round}. nobody", round=index + 1)
    return t("{round}. {name}", round=index + 1, name=names[winner])


def _rule(view: TrepidoView) -> str:
    options = view.options
    if options.match == "challenge":
        return n("First to win {count} round.", "First to win {count} rounds.", options.target)
    assert options.rounds is not None
    return n(
        "{count} round; the cards left in hand count, and the lowest total wins.",
        "{count} rounds; the cards left in hand count, and the lowest total wins.",
        options.rounds,
    )


def ranking(view: TrepidoView) -> Groups:
    """The sides by rank: winners first; then the lower total, the more rounds won, or the fewer cards left."""
    winners = view.outcome.winners if view.outcome else ()

    def rank(side: tuple[int, ...]) -> tuple[bool, int]:
        if view.options.match == "single":
            left = sum(len(view.last[seat]) for seat in side)
        else:
            left = total(view, side, view.scores) * (1 if view.options.match == "points" else -1)
        return side[0] not in winners, left

    return ranked(sides(view), rank)


def stand(view: TrepidoView, seat: int) -> str:
    if view.options.match == "single":
        count = len(view.last[seat]) if view.outcome else view.counts[seat]
        return n("{count} card left", "{count} cards left", count)
    if view.options.match == "challenge":
        return n("{count} round won", "{count} rounds won", view.scores[seat])
    return n("{count} point", "{count} points", view.scores[seat])


def why(view: TrepidoView, names: Names) -> str:
    outcome = view.outcome
    if outcome is None or not outcome.winners:
        return t("The round went on for too long and had no winner.")
    if view.options.match == "single":
        last = view.results[-1].winner
        assert last is not None
        return t("{name} was out of cards first.", name=names[last])
    won = total(view, next(side for side in sides(view) if side[0] in outcome.winners), view.scores)
    if view.options.match == "challenge":
        return n("{count} round won.", "{count} rounds won.", won)
    return n("The lowest total: {count} point.", "The lowest total: {count} points.", won)
