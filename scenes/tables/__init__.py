"""The games on the table: what is where, what can be done, and the cue of each event."""

from __future__ import annotations

from scenes.tables.defizz import Defizz
from scenes.tables.table import Table
from scenes.tables.tordu import Tordu
from scenes.tables.trepido import Trepido
from scenes.tables.trio import Trio

TABLES: dict[str, type[Table]] = {"trepido": Trepido, "trio": Trio, "tordu": Tordu, "defizz": Defizz}
"""In the order of the menu."""
