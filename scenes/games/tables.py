"""The games on the table: what is where, what can be done, and the cue of each event."""

from __future__ import annotations

from scenes.games.defizz.table import Defizz
from scenes.games.tordu.table import Tordu
from scenes.games.trepido.table import Trepido
from scenes.games.trio.table import Trio
from scenes.tables.table import Table

TABLES: dict[str, type[Table]] = {"trepido": Trepido, "trio": Trio, "tordu": Tordu, "defizz": Defizz}
"""In the order of the menu."""
