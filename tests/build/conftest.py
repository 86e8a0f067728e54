"""The scripts of build/ find each other by their names; here too."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "build"))
