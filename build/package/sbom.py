"""The parts list of the packed program, in CycloneDX's format, from the locks: `python3 build/dev.py sbom`."""

from __future__ import annotations

import json
import re
import sys
import time
import uuid
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1]))

import dev
import parts
from parts import DIST, NAME

LICENCES = {"pygame-ce": "LGPL-2.1-or-later", "msgspec": "BSD-3-Clause", "platformdirs": "MIT"}
"""The licences of what is packed, by SPDX's names."""
FONTS = ("Fraunces", "Nunito", "Fredoka")


def library(line: str) -> dict[str, Any]:
    """A locked package as a component: its name, version, address and hashes."""
    name, version = line.split()[0].split(";")[0].split("==")
    hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", line)
    return {
        "type": "library",
        "bom-ref": f"pkg:pypi/{name}@{version}",
        "name": name,
        "version": version,
        "purl": f"pkg:pypi/{name}@{version}",
        "licenses": [{"license": {"id": LICENCES[name]}}],
        "hashes": [{"alg": "SHA-256", "content": content} for content in hashes],
    }


def listed() -> dict[str, Any]:
    """The whole list; the same sources make the same list."""
    python = ".".join(map(str, sys.version_info[:3]))
    components = [
        {"type": "framework", "bom-ref": "python", "name": "CPython", "version": python,
         "licenses": [{"license": {"id": "PSF-2.0"}}]},
        *map(library, dev.locked("run")),
        *({"type": "data", "bom-ref": name, "name": name, "licenses": [{"license": {"id": "OFL-1.1"}}]}
          for name in FONTS),
    ]  # fmt: skip
    when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(parts.changed()))
    subject = {
        "type": "application",
        "bom-ref": NAME,
        "name": NAME,
        "version": parts.version(),
        "licenses": [{"license": {"id": "MIT"}}],
    }
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([subject, components]))}",
        "version": 1,
        "metadata": {"timestamp": when, "component": subject},
        "components": components,
        "dependencies": [{"ref": NAME, "dependsOn": [part["bom-ref"] for part in components]}],
    }


def main() -> int:
    DIST.mkdir(exist_ok=True)
    path = DIST / f"{NAME}-{parts.version()}.cdx.json"
    path.write_text(json.dumps(listed(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(path.relative_to(parts.ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
