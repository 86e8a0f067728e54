"""Faults of a spreadsheet in words: `Row 12, column C (Hint): …`."""

from __future__ import annotations

from game.defizz.spreadsheet_reading import CellFault, letters
from game.defizz.writing import visible
from scenes.app.lang import t
from scenes.games.defizz.editor import names


def cell_line(fault: CellFault) -> str:
    """A fault of a spreadsheet as a sentence, with its row and column as spreadsheets name them."""
    what = names.fault(fault.error)
    if not fault.row:
        return what
    what = what[0].lower() + what[1:]
    if not fault.column:
        return t("Row {row}: {what}", row=fault.row, what=what)
    column, heading = letters(fault.column), visible(fault.heading)
    if not heading:
        return t("Row {row}, column {column}: {what}", row=fault.row, column=column, what=what)
    return t("Row {row}, column {column} ({heading}): {what}", row=fault.row, column=column, heading=heading, what=what)
