"""A question as a form: one text a field, as people type it in the editor or in the cells of a spreadsheet.

Fields that nobody filled in get usual values when a question is made of the form.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from game.defizz import entry_lines
from game.defizz.check import LANGUAGES
from game.defizz.questions import AnyQuestion

Form: TypeAlias = dict[str, str]
"""Field → what is written there; `hint.fr` is the hint in French. A list has one entry a line."""
Raw: TypeAlias = dict[str, Any]

TEXTS = ("hint", "text", "note")
"""Fields in each language that every question has."""
BY_MODE: dict[str, tuple[str, ...]] = {
    "chrono": ("answer", "accept", "reject", "wrong", "answer_type"),
    "cible": ("number", "unit", "kind", "sigma", "min", "max", "decimals"),
    "pingpong": ("entries", "closed_by", "tempting"),
    "chance": ("chance", "settings"),
}
"""Mode → the fields that only its questions have."""
ABOUT = ("category", "difficulty", "stability", "as_of", "recheck", "sources", "culture", "recent", "checked")
"""Fields about a question that are not read out."""
SPOKEN = (*TEXTS, "answer", "accept", "reject", "wrong", "unit", "entries", "closed_by", "tempting")
"""Fields that are there once for each language."""
LISTS = ("accept", "reject", "wrong", "entries", "tempting", "sources", "settings")
"""Fields with one entry a line."""
NEEDED = {"chrono": "answer", "cible": "unit", "pingpong": "entries"}
"""Mode → the field that it needs in each language, besides hint and text."""

FRENCH_KINDS = {
    "ville": "city", "pays": "country", "personne": "person", "personnage": "character", "chanteur": "singer",
    "chanteuse": "singer", "peintre": "painter", "chose": "thing",
}  # fmt: skip
"""The kind of an answer in French → its name in the file."""
YEAR = {"fr": "année", "en": "year"}
YEARS = re.compile(r"1\d{3}|20\d{2}")
YEARLY = frozenset({"", "an", "ans", "année", "années", "year", "years"})
"""Units with which a number that could be a year is one."""
SOURCE = {"fr": "maison", "en": "our own"}
NUMBER = re.compile(r"-?[0-9]+(?:[.,][0-9]+)?(?:e[-+]?[0-9]+)?")
DOUBTFUL = re.compile(r"-?[1-9][0-9]{0,2},[0-9]{3}")
"""Either thousands or three decimals: nobody can tell."""
LONGEST_NUMBER = 40


def fields(mode: str) -> list[str]:
    """The names of all fields of a question of this mode."""
    names = ("id", "mode", *TEXTS, *BY_MODE.get(mode, ()), *ABOUT)
    return [full for name in names for full in ([f"{name}.{one}" for one in LANGUAGES] if name in SPOKEN else [name])]


def lines(text: str) -> list[str]:
    """The entries of a list field, without blank ones."""
    return [line.strip() for line in text.split("\n") if line.strip()]


def languages_of(form: Form) -> list[str]:
    """The languages in which anything is written that counts in the question's mode."""
    names = [name for name in (*TEXTS, *BY_MODE.get(form.get("mode", "chrono"), ())) if name in SPOKEN]
    return [each for each in LANGUAGES if any(form.get(f"{name}.{each}", "").strip() for name in names)]


def blank(form: Form) -> bool:
    """True if nothing of the question itself is written yet."""
    return not languages_of(form) and not form.get("number", "").strip()


def number_of(text: str) -> int | float | str:
    """The number that is written here, with a dot or a comma; the text itself if it is none, or could be two."""
    bare = re.sub(r"\s", "", text).casefold().replace("\u2212", "-")
    if len(bare) > LONGEST_NUMBER or not NUMBER.fullmatch(bare) or DOUBTFUL.fullmatch(bare):
        return text
    value = float(bare.replace(",", "."))
    return text if not math.isfinite(value) else int(bare) if re.fullmatch(r"-?\d+", bare) else value


# a question of a form


def raw_of(form: Form) -> Raw:
    """The question that is written here, as a pack would have it, with usual values for what was left out."""
    mode = form.get("mode") or "chrono"
    raw: Raw = {
        "id": form.get("id", ""),
        "mode": mode,
        "category": form.get("category") or ("absurd" if mode == "chance" else "life"),
        "difficulty": _whole(form.get("difficulty") or "2"),
        "hint": _both(form, "hint"),
        "text": _both(form, "text"),
        "stability": form.get("stability") or ("D" if form.get("as_of") or form.get("recheck") else "S"),
        "sources": lines(form.get("sources", "")) or [SOURCE[(languages_of(form) or list(LANGUAGES))[0]]],
    }
    raw |= {name: form[name].strip() for name in ("as_of", "recheck", "culture") if form.get(name, "").strip()}
    raw |= {"note": note} if (note := _both(form, "note")) else {}
    raw |= {"recent": True} if form.get("recent") == "true" else {}
    raw |= {"checked": _whole(form["checked"])} if form.get("checked", "").strip() else {}
    return raw | MAKES[mode](form, raw) if mode in MAKES else raw


def _both(form: Form, name: str) -> dict[str, str]:
    """A text in every language in which it is written."""
    found = {one: form.get(f"{name}.{one}", "").strip() for one in LANGUAGES}
    return {one: text for one, text in found.items() if text}


def _lists(form: Form, name: str, languages: Iterable[str]) -> dict[str, list[str]]:
    """A list in these languages."""
    return {one: lines(form.get(f"{name}.{one}", "")) for one in languages}


def _whole(text: str) -> Any:
    return number_of(text) if text.strip() else text


def _chrono(form: Form, raw: Raw) -> Raw:
    answer: dict[str, Any] = {}
    for one in LANGUAGES:
        main = form.get(f"answer.{one}", "").strip()
        name: Raw = {"main": main} if main else {}
        forms = {field: lines(form.get(f"{field}.{one}", "")) for field in ("accept", "reject")}
        name |= {field: found for field, found in forms.items() if found}
        if name:
            answer[one] = name
    spoken = [one for one in LANGUAGES if one in answer or one in raw["text"]]
    mains = {one: name["main"] for one, name in answer.items() if "main" in name and one in raw["text"]}
    wrong = {one: found for one, found in _lists(form, "wrong", LANGUAGES).items() if found or one in spoken}
    kind = form.get("answer_type", "").strip() or "thing"
    kind = FRENCH_KINDS.get(kind.casefold(), kind)
    return {"answer": answer, "wrong": wrong, "answer_type": kind, "note": mains | raw.get("note", {})}


def _cible(form: Form, raw: Raw) -> Raw:
    typed = form.get("number", "").strip()
    unit, kind = _both(form, "unit"), form.get("kind") or ""
    if not kind:
        yearly = YEARS.fullmatch(typed) and all(text.casefold() in YEARLY for text in unit.values())
        kind = "year" if yearly else "count"
    if kind == "year":
        unit = {one: YEAR[one] for one in raw["text"]} | unit
    value = number_of(typed)
    decimals = form.get("decimals", "").strip() or str(_decimals(value))
    spread = form.get("sigma", "").strip() or ("10" if kind == "year" else "0.4")
    number: Raw = {"value": value} if typed else {}
    number |= {"unit": unit, "kind": kind, "sigma": number_of(spread), "decimals": _whole(decimals)}
    return {"number": number | {end: number_of(form[end]) for end in ("min", "max") if form.get(end, "").strip()}}


def _decimals(value: Any) -> int:
    """The number of decimals that this number has, three at most."""
    if not isinstance(value, float):
        return 0
    return next((places for places in range(3) if round(value, places) == value), 3)


def _pingpong(form: Form, raw: Raw) -> Raw:
    columns = [form.get(f"entries.{one}", "").split("\n") for one in LANGUAGES]
    items: list[Raw] = []
    for row in range(max(map(len, columns))):
        entries = [entry_lines.read(column[row]) if row < len(column) else None for column in columns]
        item: Raw = {}
        for one, entry in zip(LANGUAGES, entries, strict=True):
            name = entry_lines.name_of(entry) if entry is not None else {}
            item |= {one: name} if name else {}
            if entry is not None and entry.fame is not None:
                item.setdefault("fame", entry.fame)
        items += [item] if item else []
    whole: Raw = {"count": len(items), "items": items}
    whole |= {"closed_by": closed} if (closed := _both(form, "closed_by")) else {}
    tempting = _lists(form, "tempting", LANGUAGES)
    if any(tempting.values()):
        whole["tempting"] = {one: found for one, found in tempting.items() if found or one in raw["text"]}
    return {"list": whole}


def _chance(form: Form, raw: Raw) -> Raw:
    luck: Raw = {"kind": form.get("chance", "").strip() or "dice_high"}
    settings = [line.partition("=") for line in lines(form.get("settings", ""))]
    params = {name.strip(): number_of(value.strip()) for name, _, value in settings}
    return {"chance": luck | ({"params": params} if params else {})}


MAKES = {"chrono": _chrono, "cible": _cible, "pingpong": _pingpong, "chance": _chance}


# a form of a question


def form_of(question: AnyQuestion) -> Form:
    """The form on which this question is written."""
    raw: Raw = msgspec.to_builtins(question)
    form: Form = {name: _text(raw[name]) for name in ("id", "mode", *ABOUT) if name in raw and name != "sources"}
    form["sources"] = "\n".join(raw["sources"])
    form |= _spread(raw, *TEXTS)
    if "answer" in raw:
        form["answer_type"] = raw["answer_type"]
        for one, name in raw["answer"].items():
            form[f"answer.{one}"] = name["main"]
            form |= {f"{each}.{one}": "\n".join(name[each]) for each in ("accept", "reject") if each in name}
        form |= _spread(raw, "wrong")
    if "number" in raw:
        number = raw["number"]
        form |= {name: _text(number[name]) for name in ("sigma", "min", "max") if number.get(name) is not None}
        form |= {"number": _text(number["value"]), "kind": number.get("kind", "count")}
        form |= {"decimals": str(number.get("decimals", 0)), **_spread(number, "unit")}
    if "list" in raw:
        form |= _entries(raw["list"]["items"]) | _spread(raw["list"], "closed_by", "tempting")
    if "chance" in raw:
        params = raw["chance"].get("params", {})
        form |= {"chance": raw["chance"]["kind"], "settings": "\n".join(f"{key}={params[key]}" for key in params)}
    return {name: text for name, text in form.items() if text}


def _spread(raw: Raw, *names: str) -> Form:
    """Texts and lists in each language as fields of their own."""
    return {
        f"{name}.{one}": part if isinstance(part, str) else "\n".join(part)
        for name in names
        for one, part in raw.get(name, {}).items()
        if part
    }


def _entries(items: list[Raw]) -> Form:
    """A list in each language; fame stands in the first one."""
    form: Form = {}
    for one in LANGUAGES:
        if any(one in item for item in items):
            first = [next(language for language in LANGUAGES if language in item) == one for item in items]
            form[f"entries.{one}"] = "\n".join(
                entry_lines.written(**item[one], fame=item.get("fame") if tells else None) if one in item else ""
                for item, tells in zip(items, first, strict=True)
            )
    return form


def _text(value: Any) -> str:
    """A value as it is typed."""
    return {True: "true", False: ""}[value] if isinstance(value, bool) else str(value)
