"""The known vulnerabilities of everything that is locked: `python3 build/dev.py advisories`.

The index is asked for each version, in the JSON that it keeps beside its pages. Not every index has it: then nothing
is known, and that is said. It fails only on what is known.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

sys.path.append(str(Path(__file__).resolve().parents[1]))

import dev
import pinning

AT_ONCE = 8
Ask = Callable[[str], list[dict[str, Any]] | None]


def ask(pin: str) -> list[dict[str, Any]] | None:
    """The vulnerabilities of a version that the index knows; None if it can't say."""
    base = pinning.index().removesuffix("/simple")
    try:
        with urlopen(f"{base}/pypi/{pin.replace('==', '/')}/json", timeout=pinning.PATIENCE) as answer:
            told = json.load(answer)["vulnerabilities"]
    except (URLError, OSError, ValueError, KeyError, TypeError):
        return None
    return [each for each in told if not each.get("withdrawn")]


def sentence(pin: str, known: dict[str, Any]) -> str:
    """One of them, in a line: `a==1: CVE-1, mended in 1.1: what it does`."""
    names = known.get("aliases") or []
    name = next((each for each in names if each.startswith("CVE")), known.get("id", "?"))
    mended = ", ".join(known.get("fixed_in") or []) or "no version yet"
    about = known.get("summary") or (known.get("details") or "").strip().partition("\n")[0]
    return f"{pin}: {name}, mended in {mended}: {about}"


def main(ask: Ask = ask) -> int:
    pins = sorted({pin for name in dev.pinned() for pin in pinning.pins(dev.locked(name))})
    with ThreadPoolExecutor(AT_ONCE) as many:
        answers = dict(zip(pins, many.map(ask, pins), strict=True))
    silent = [pin for pin, known in answers.items() if known is None]
    found = [sentence(pin, each) for pin, known in answers.items() for each in known or ()]
    for line in found:
        dev.say(line)
    if len(silent) == len(pins):
        dev.say(f"{len(pins)} packages not checked: the index that pip uses here tells nothing about vulnerabilities.")
    else:
        dev.say(f"{len(pins) - len(silent)} packages checked, {len(found)} vulnerabilities known.")
        if silent:
            dev.say(f"not checked: {', '.join(silent)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
