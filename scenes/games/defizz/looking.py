"""The answer shown to a judge who has no stake, while others at the screen may still try: they look away."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.app.dialog import Dialog
from scenes.app.lang import p, t
from scenes.games.defizz import words
from scenes.tables.reach import Reach

if TYPE_CHECKING:
    from scenes.games.defizz.desk import Desk


def ask(table: Desk, reach: Reach) -> None:
    """Ask everyone else to look away."""
    hearing = table.hearing
    if hearing is None or hearing.voter is None or not hearing.aside:
        return
    name = table.names[hearing.voter]
    reach.app.push(
        Dialog(
            t("For {name} alone", name=name),
            t("Everyone else looks away, please."),
            [(t("Show it to me"), partial(_show, table, reach), "do"), (t("Not now"), reach.refresh, "quiet")],
        )
    )


def _show(table: Desk, reach: Reach) -> None:
    """Show the answer with what was said, and the two ways to judge it."""
    hearing = table.hearing
    if hearing is None or hearing.answer is None:
        return
    said = t("{name}: “{text}”", name=table.names[hearing.seat], text=hearing.text)
    told = said if hearing.spoken else f"{said}."
    text = t("The answer: {answer}.", answer=words.named(hearing.answer))
    answers = [
        (p("verdict", "Right"), partial(table.vote, True, reach), "do"),
        (p("verdict", "Wrong"), partial(table.vote, False, reach), "urgent"),
    ]
    reach.app.push(Dialog(text, told, answers))
