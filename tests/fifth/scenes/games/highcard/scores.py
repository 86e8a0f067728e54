"""The scores of high card."""

from __future__ import annotations

from game.highcard import HighCardView

from scenes.kit.grid import Heading
from scenes.sitting.wording import Names
from scenes.tables.scoring import Groups, ScoreSheet, cells, ranked


def sheet(view: HighCardView, names: Names) -> ScoreSheet:
    rows = tuple(cells(name, str(score)) for name, score in zip(names, view.scores, strict=True))
    return ScoreSheet((Heading("Player", False), Heading("Points")), rows)


def ranking(view: HighCardView) -> Groups:
    return ranked([(seat,) for seat in range(view.seats)], key=lambda group: -view.scores[group[0]])


def stand(view: HighCardView, seat: int) -> str:
    return f"{view.scores[seat]} points"


def why(view: HighCardView, names: Names) -> str:
    return "The higher cards have won."
