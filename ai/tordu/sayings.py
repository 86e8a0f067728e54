"""The coach's sayings at Le Tordu: about bids, the declarer's cards, and those of the others."""

from __future__ import annotations

from ai.tordu.bidding import BIDDING
from ai.tordu.declaring import DECLARING
from ai.tordu.defending import DEFENDING

SAYINGS = (*BIDDING, *DECLARING, *DEFENDING)
