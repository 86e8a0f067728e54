"""The folders of build/ that hold scripts."""

from __future__ import annotations

from pathlib import Path

BUILD = Path(__file__).resolve().parents[2] / "build"
ROOMS = sorted({path.parent for path in BUILD.rglob("*.py")} - {BUILD})
