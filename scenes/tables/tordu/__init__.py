"""Le Tordu on the table: auction, tricks, the contract in sight, and all cards once a deal is over."""

from scenes.tables.tordu.table import Tordu

__all__ = ["Tordu"]
