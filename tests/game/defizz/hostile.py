"""Packs of questions as nobody should write them, the same again from a seed: some to be refused, some to be borne.

What is to be borne is odd but can be read: braces, markup, other scripts, texts as long as they may be.
"""

from __future__ import annotations

import copy
import gzip
import io
import json
import os
import re
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from game.defizz.chance import KINDS
from tests.game.defizz.table import card, chrono, cible, lucky, pingpong

ODD = (
    "{0}", "{}", "{name}", "{place!r}", "{{", "}", "{text.__class__}", "%s", "%(name)s", "%", "100 %d", "<b>gras</b>",
    "&amp;", "# titre", "## {count}", "$(reboot)", "`id`", "'; DROP TABLE cards; --", "../../etc/passwd", "C:\\NUL",
    "file:///etc/passwd", "\\n", "\\u202e", '"', "'", "“”", "«\u202fà moi\u202f!\u202f»", "un\u00a0mot", "…", "|", "~",
    "Ωμέγα", "Привет", "中文字幕", "日本語", "שלום", "مرحبا", "👑", "𝕏", "ﷺ", "Z" + "\u0301\u0323\u0337" * 12,
    "e\u0301te\u0301", "ŒUVRE", "ß", "İstanbul", "a" * 30, "W" * 33, "١٢٣", "½", "\u3000x", "- - - -", "=1+1", "null",
)  # fmt: skip
"""What a text may say, however odd."""
UNSEEN = (
    "a\u202eb", "\u2066x\u2069", "a\u200bb", "\u200d", "a\u00adb", "\ufeffx", "a\x00b", "\x1b[31mrouge", "a\x07b",
    "a\nb", "a\tb", "a\rb", "a\u2028b", "a\u2029b", "\ue003", "\uf8ff", "\ud800", "x\udfffy", "\x7f", "\x9b31m",
    "\u061cx", "\u3164", "\u2800\u2800", "x\ufe0f", "a\u034fb", "\U000e0041", "\ufdd0", " x", "x ", "\u00a0x", "",
)  # fmt: skip
"""What no text may say."""
WRONG = (
    None,
    True,
    3,
    3.5,
    -1,
    [],
    {},
    "",
    "x",
    ["x"],
    {"fr": 1},
    {"main": "x"},
    10**30,
    1e308,
    float("nan"),
    [[]],
    [None],
)
NUMBERS = (0, -0.0, 0.5, 1e-300, 1e15, 1e308, 10**18, 10**30, -5, float("nan"), float("inf"), 2**53 + 1, 0.1 + 0.2, "7")
PATHS = (
    "../evil",
    "/etc/passwd",
    "..",
    ".",
    "a/b",
    "a\\b",
    "nul",
    "com1",
    "base",
    "con",
    "x" * 41,
    "A",
    "é",
    "a b",
    "",
    "-",
    "ours\n",
)

Data = dict[str, Any]


def whole(rng: Random) -> Data:
    """A small pack with every mode and some games of chance."""
    kinds = rng.sample(sorted(KINDS), 3)
    questions = [
        chrono("geo-0001"), cible("sci-0001"), pingpong("life-0001", 6),
        lucky("absurd-0001", kinds[0]), cible("sci-0002", 200), chrono("geo-0002"),
        chrono("geo-0003"), cible("sci-0003", 300), pingpong("life-0002", 12),
        lucky("absurd-0002", kinds[1]), cible("sci-0004", 400), chrono("geo-0004"),
    ]  # fmt: skip
    cards = [
        card("D001", "geo-0001", "sci-0001", "life-0001"), card("D002", "absurd-0001", "sci-0002", "geo-0002"),
        card("M001", "geo-0003", "sci-0003", "life-0002"), card("M002", "absurd-0002", "sci-0004", "geo-0004"),
    ]  # fmt: skip
    title = {"fr": "À nous", "en": "Our own"}
    pack = {"schema": "defizz-pack/1", "id": "ours", "version": "1", "title": title, "license": "CC0"}
    return copy.deepcopy({**pack, "questions": questions, "cards": cards})


# places in a pack


def spots(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, Any, tuple[Any, ...]]]:
    """Everything in a pack: what holds it, its key, and its whole path."""
    for key, value in list(part.items()) if isinstance(part, dict) else enumerate(part):
        yield part, key, (*path, key)
        if isinstance(value, dict | list):
            yield from spots(value, (*path, key))


PIECES = ("W", "i", "mot ", "Anticonstitutionnellement ", "中", "a-", "🙂", "l’")
SAID = {"text", "hint", "note", "unit", "title", "closed_by"}
"""Fields that are texts in two languages."""
LONGEST = {
    "hint": 40,
    "text": 400,
    "note": 400,
    "unit": 400,
    "title": 400,
    "closed_by": 400,
    "answer": 120,
    "items": 120,
}


def told(pack: Data) -> list[tuple[Any, Any, tuple[Any, ...]]]:
    """The places of texts that people read."""
    return [
        spot for spot in spots(pack)
        if isinstance(spot[0][spot[1]], str) and (spot[1] == "main" or bool(SAID & {*spot[2][-2:-1]}))
    ]  # fmt: skip


def set_text(pack: Data, rng: Random, text: str) -> None:
    """This text somewhere, long enough for its place."""
    holder, key, path = rng.choice(told(pack))
    around = next((name for name in reversed(path) if name in LONGEST), "answer")
    holder[key] = text[: LONGEST[around]] if around != "hint" or len(text) > 1 else text + text + "x"


# ways to be odd, to be borne


def odd_text(pack: Data, rng: Random) -> None:
    for _ in range(rng.randrange(1, 8)):
        set_text(pack, rng, rng.choice(ODD))


def odd_everywhere(pack: Data, rng: Random) -> None:
    """The same odd text with a number, so that no answer is there twice."""
    text = rng.choice(ODD)
    for number, (holder, key, path) in enumerate(told(pack)):
        holder[key] = f"{text[:30]} {number}" if "unit" not in path else text[:20]


def long_text(pack: Data, rng: Random) -> None:
    """As long as it may be: of words, or in one piece."""
    piece = rng.choice(PIECES)
    for _ in range(rng.randrange(1, 6)):
        holder, key, path = rng.choice(told(pack))
        most = next((LONGEST[name] for name in reversed(path) if name in LONGEST), 120)
        holder[key] = (piece * most)[: most - 1].strip() + "x"


def long_everywhere(pack: Data, rng: Random) -> None:
    """Every text as long as it may be, or nearly; a number keeps answers apart."""
    piece, share = rng.choice(PIECES), rng.choice([1.0, 0.6, 0.35])
    for number, (holder, key, path) in enumerate(told(pack)):
        most = int(share * next((LONGEST[name] for name in reversed(path) if name in LONGEST), 120))
        holder[key] = f"{number}{piece * most}"[: most - 1].strip() + "x"


def one_language(pack: Data, rng: Random) -> None:
    gone = rng.choice(["fr", "en"])
    for holder, key, _ in list(spots(pack)):
        if key == gone and isinstance(holder, dict):
            holder.pop(key, None)


def mixed_languages(pack: Data, rng: Random) -> None:
    """A card in French, the others in both."""
    for question in pack["questions"][:3]:
        one_language(question, Random(1))


def many_forms(pack: Data, rng: Random) -> None:
    name = {"main": "answer", "accept": [f"form {n}" for n in range(60)], "reject": [f"no {n}" for n in range(60)]}
    pack["questions"][0]["answer"] = {"fr": name, "en": name}


def long_list(pack: Data, rng: Random) -> None:
    pack["questions"][2] = pingpong("life-0001", 100)


def odd_number(pack: Data, rng: Random) -> None:
    pack["questions"][1]["number"][rng.choice(["value", "min", "max", "sigma", "decimals"])] = rng.choice(NUMBERS)


def large_number(pack: Data, rng: Random) -> None:
    value = rng.choice([10**15, -(10**15), 10**12, 0, -273.15, 0.001, 999_999_999_999])
    number = {"value": value, "unit": {"fr": "m", "en": "m"}, "sigma": rng.choice([1e-9, 0.5, 10_000]), "decimals": 3}
    pack["questions"][1]["number"] = number


def chance_settings(pack: Data, rng: Random) -> None:
    name = rng.choice([name for name in sorted(KINDS) if KINDS[name].params])
    setting, (least, _, most) = rng.choice(sorted(KINDS[name].params.items()))
    value = rng.choice([least, most, least - 1, most + 1, 10**12, -(10**12)])
    pack["questions"][3]["chance"] = {"kind": name, "params": {setting: value}}


def fewest(pack: Data, rng: Random) -> None:
    """One card a deck."""
    pack["cards"] = [pack["cards"][0], pack["cards"][2]]


def many_cards(pack: Data, rng: Random) -> None:
    """More than one evening's worth."""
    for number in range(5, 45):
        for place in range(3):
            pack["questions"].append(chrono(f"lit-{number:02}0{place}", answer_type=rng.choice(["thing", "city"])))
        pack["cards"].append(
            card(f"{'DM'[number % 2]}{number:03}", *(f"lit-{number:02}0{place}" for place in range(3)))
        )


def named(pack: Data, rng: Random) -> None:
    pack["id"] = rng.choice(["a", "0", "x" * 40, "-", "--help", "a-b-c", "null", "true", "base-2", "w" * 40])
    pack["version"] = rng.choice(["1.0", "{0}", "%s", "x" * 20, "ünï"])
    pack["license"] = rng.choice(["CC0", "{licence}", "W" * 120, "<script>"])


BORNE: tuple[Callable[[Data, Random], None], ...] = (
    odd_text, odd_everywhere, long_text, long_everywhere, one_language, mixed_languages, many_forms, long_list,
    large_number, chance_settings, fewest, many_cards, named,
)  # fmt: skip

# ways to be wrong


def unseen_text(pack: Data, rng: Random) -> None:
    set_text(pack, rng, rng.choice(UNSEEN))


def unseen_key(pack: Data, rng: Random) -> None:
    holder = rng.choice([pack, *pack["questions"], *pack["cards"]])
    holder[rng.choice([*UNSEEN, *ODD, "k" * 200, "__class__"])] = rng.choice(WRONG)


def wrong_value(pack: Data, rng: Random) -> None:
    holder, key, _ = rng.choice(list(spots(pack)))
    holder[key] = rng.choice(WRONG)


def missing(pack: Data, rng: Random) -> None:
    holder, key, _ = rng.choice([spot for spot in spots(pack) if isinstance(spot[0], dict)])
    del holder[key]


def same_again(pack: Data, rng: Random) -> None:
    """A question, card or entry a second time."""
    holder, key, _ = rng.choice([spot for spot in spots(pack) if isinstance(spot[0], list)])
    holder.append(copy.deepcopy(holder[key]))


def path_name(pack: Data, rng: Random) -> None:
    holder = rng.choice([pack, pack["questions"][0], pack["cards"][0]])
    holder["id"] = rng.choice(PATHS)


def too_long(pack: Data, rng: Random) -> None:
    holder, key, _ = rng.choice(told(pack))
    holder[key] = "mot " * rng.choice([31, 101, 5_000]) + "x"


def deep(pack: Data, rng: Random) -> None:
    nest: Any = "x"
    for _ in range(rng.choice([13, 40, 400])):
        nest = [nest] if rng.random() < 0.5 else {"a": nest}
    holder, key, _ = rng.choice(list(spots(pack)))
    holder[key] = nest


def dated(pack: Data, rng: Random) -> None:
    dates = ["2026-01-31", "9999-12-31", "0001-01-01", "2026-02-30", "yesterday", 20260131, None, "2026-01-31T00:00:00"]
    pack["questions"][0] |= {"stability": "D", "as_of": rng.choice(dates), "recheck": rng.choice(dates)}


SPOILT: tuple[Callable[[Data, Random], None], ...] = (
    unseen_text, unseen_key, wrong_value, missing, same_again, path_name, too_long, deep, dated, odd_number,
)  # fmt: skip

# as bytes


def plain(pack: Data, rng: Random) -> bytes:
    return json.dumps(pack, indent=rng.choice([None, 0, 1, 2]), ensure_ascii=rng.random() < 0.5).encode(
        errors="surrogatepass"
    )


def halved(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data))]


def flipped(data: bytes, rng: Random) -> bytes:
    spoilt = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
    return bytes(spoilt)


def zipped(data: bytes, rng: Random) -> bytes:
    """An archive in the place of a pack, with names that lead elsewhere."""
    out = io.BytesIO()
    if rng.random() < 0.5:
        with zipfile.ZipFile(out, "w") as archive:
            archive.writestr("../../evil.json", data)
    else:
        with tarfile.open(fileobj=out, mode="w") as archive:
            info = tarfile.TarInfo("../../evil.json")
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return out.getvalue()


def squeezed(data: bytes, rng: Random) -> bytes:
    return gzip.compress(data, mtime=0)


def followed(data: bytes, rng: Random) -> bytes:
    return data + rng.choice([b"{}", b"\x00", zipped(data, rng), b"// end", b",", b"\x1a", data])


def spaced(data: bytes, rng: Random) -> bytes:
    return rng.choice([b" ", b"\n", b"\r\n", b"\t"]) * rng.choice([1, 1000]) + data


def other_writing(data: bytes, rng: Random) -> bytes:
    return data.decode(errors="replace").encode(rng.choice(["utf-16", "utf-32", "latin-1", "utf-8-sig"]), "replace")


def written_twice(data: bytes, rng: Random) -> bytes:
    """A field a second time, sometimes in other letters."""
    fields = list(re.finditer(rb'"(?:id|text|hint|deck|mode|version)": ?', data))
    if not fields:
        return data
    field = rng.choice(fields)
    name = field[0] if rng.random() < 0.7 else field[0].replace(b"d", b"\\u0064").replace(b"t", b"\\u0074")
    return data[: field.start()] + name + b"null," + data[field.start() :]


def odd_numerals(data: bytes, rng: Random) -> bytes:
    return re.sub(
        rb"\b100\b", rng.choice([b"NaN", b"1e999", b"-Infinity", b"0x10", b"1" * 5000, b"1e-9999", b"01"]), data
    )


def unlike_json(data: bytes, rng: Random) -> bytes:
    return rng.choice([
        b"", b"{", b"[" * 5_000, b'{"a":' * 5_000, b"null", b"\xff\xfe", b'"', b'{"a":"' + b'\\"' * 5_000,
        b'["\\ud800"]', b"'x'", b"#!/bin/sh\nreboot\n", b"\x7fELF\x02\x01\x01", b"PK\x03\x04", b"[1,]", b"{}" * 999,
    ])  # fmt: skip


AS_BYTES: tuple[Callable[[bytes, Random], bytes], ...] = (
    halved, flipped, zipped, squeezed, followed, spaced, other_writing, written_twice, odd_numerals, unlike_json,
)  # fmt: skip


VAST: tuple[Callable[[Data], bytes], ...] = (
    lambda pack: json.dumps({**pack, "questions": [{}] * 1_000_000}).encode(),
    lambda pack: json.dumps({**pack, "title": {"fr": "mot " * 1_000_000}}).encode(),
    lambda pack: json.dumps({**pack, "k" * 1_000_000: [1] * 500_000}).encode(),
    lambda pack: json.dumps({**pack, "cards": [[0] * 1_000_000]}).encode(),
    lambda pack: b'{"id":"' + b'\\"' * 3_500_000,
    lambda pack: b" " * 100_000_000,
)
"""A million questions, megabytes in a text or a name; as much as a file may have, and more."""


def vast(rng: Random) -> bytes:
    return rng.choice(VAST)(whole(rng))


def made(rng: Random) -> tuple[str, bytes]:
    """What was done to a pack, and the pack."""
    pack = whole(rng)
    way = rng.random()
    ways: list[Any] = rng.sample(BORNE, rng.randrange(1, 4))
    if way > 0.5:
        ways += rng.sample(SPOILT, rng.randrange(1, 3)) if way < 0.75 or way > 0.97 else []
    for change in ways:
        with suppress(KeyError, IndexError, TypeError, AttributeError):  # another has taken away what it would change
            change(pack, rng)
    data = plain(pack, rng)
    if way > 0.75:
        ways.append(rng.choice(AS_BYTES))
        data = ways[-1](data, rng)
    return " ".join(change.__name__ for change in ways), data


# as files

NAMES = (
    "pack.json", "pack", "{0}.json", "%s.json", "a\u202eb.json", "-rf.json", " .json", "a\nb.json", "'quoted'.json",
    "x" * 200 + ".json", "nul.json", "base.json", "..json", "é.json", "e\u0301.json", "\udcff.json", "a;b.json",
    "#1.json", "50%25.json", "~.json", "\x1b[2J.json",
)  # fmt: skip


def file(folder: Path, data: bytes, rng: Random) -> tuple[str, Path]:
    """The pack in a file, or something that only looks like one."""
    path = folder / rng.choice(NAMES if rng.random() < 0.4 else NAMES[:1])
    way = rng.choices(("file", "link", "loop", "gone", "folder", "pipe", "device"), (60, 6, 1, 1, 1, 1, 1))[0]
    if way in ("file", "link"):
        path.write_bytes(data)
    if way == "link":
        link = folder / "link.json"
        link.symlink_to(path)
        return way, link
    if way == "loop":
        path.symlink_to(path)
    elif way == "folder":
        path.mkdir()
    elif way == "pipe":
        os.mkfifo(path)
    elif way == "device":
        path.symlink_to("/dev/zero")
    return way, path
