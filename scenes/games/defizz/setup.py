"""Défizz! at the setup: its options in words, packs of questions, and a shorter match for a large party.

What goes together is not said here: the rules refuse what doesn't, with a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.defizz.check import PackError
from game.defizz.money import bank_of
from game.defizz.options import CULTURES, MOST_PACKS, Culture, mix, parts
from game.defizz.sides import pairs
from game.match import Seat
from game.table import Said
from scenes.app.lang import n, p, said, spoken, t
from scenes.app.loop import App
from scenes.app.names import LONGEST_NAME
from scenes.app.scene import Scene
from scenes.games.defizz.at_hand import BOXES, at_hand, ours, title
from scenes.tables.scoring import number
from scenes.tables.setup import (
    Crowding,
    Drafted,
    Link,
    Option,
    Setup,
    Value,
    beginner,
    numbers,
    off_and_on,
    printed,
)

CROWD = 7
"""Least number of sides with which a match takes long."""
SHORT = 3
"""The rounds of a short evening, which a new table is set with."""
SHORTER = ("minutes", "escalate_every")
"""The options that make a match shorter, besides its rounds."""
MOST_TURNS = 20
"""The turns of a match with a number of rounds that does not take long."""
GROWS = 2
"""The rounds after which the minimum grows in a shortened match."""

BANKS = (5000, 8000, 12000, 16000, 20000, 30000)
LONGEST_TITLE = 28
"""The most signs of packs' titles on the control that chooses between them."""
LENGTHS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
MINUTES = (10, 15, 20, 30, 45, 60, 90, 120)
STEPS = (1, 2, 3, 4, 5)


def options(draft: Drafted) -> list[Option]:
    """The options of the game's own section."""
    found = [
        Option(
            "expert",
            t("Expert"),
            "switch",
            off_and_on(
                t("You pick your question, and have a Help! card."), t("The reader picks the question; no Help! cards.")
            ),
        ),
        Option(
            "teams",
            t("Teams"),
            "switch",
            off_and_on(t("A seat is one person."), t("A seat is two people: one purse, one answer.")),
        ),
        Option(
            "enrichment",
            t("Enrichment"),
            "switch",
            off_and_on(
                t("Everyone starts with 1,900."), t("Everyone starts with nothing; the bank pays 500 a question.")
            ),
        ),
    ]
    if draft.value("enrichment"):
        banks = printed(bank_of(len(draft.seats)), BANKS, _bank, draft.value("bank"))
        found.append(Option("bank", t("Bank"), "number", banks))
    found.append(
        beginner(draft, t("Who begins"), t("Chance decides who begins."), lambda name: t("{name} begins.", name=name))
    )
    if len(draft.packs) > 1:
        found.append(Option("pack", t("Questions"), "number", [_pack(names, draft.packs) for names in _mixes(draft)]))
    if draft.packs:
        found.append(Option("culture", t("Culture"), "number", _cultures(draft.value("culture"))))
    return found


def _cultures(chosen: Culture | None) -> list[Value]:
    """The choices between cultures. That of the language spoken needs no choice: its value is None."""
    seldom = {
        "fr": t("Known to English speakers alone: at most one in twelve."),
        "en": t("Known in France alone: at most one in twelve."),
        "world": t("Known to one culture alone: at most one in twelve."),
        "mixed": t("For French and English speakers alike, as they come."),
    }
    names = {
        "fr": p("culture", "France"),
        "en": p("culture", "English-speaking"),
        "world": p("culture", "World"),
        "mixed": p("culture", "Mixed"),
    }
    return [
        Value(None if culture == spoken() != chosen else culture, names[culture], seldom[culture])
        for culture in CULTURES
    ]


def _mixes(draft: Drafted) -> list[tuple[str, ...]]:
    """The packs to choose from: the boxes, each alone, the boxes with each other one, all, and what is chosen now."""
    others = [name for name in draft.packs if name not in BOXES]
    found = [BOXES, *((name,) for name in draft.packs), *((*BOXES, name) for name in others)]
    return list(dict.fromkeys([*found, tuple(draft.packs)[:MOST_PACKS], parts(draft.value("pack"))]))


def _pack(names: tuple[str, ...], titles: Mapping[str, str]) -> Value:
    """One pack, or several shuffled together, by their titles."""
    if names == BOXES:
        return Value(mix(names), t("Both boxes"), t("The questions of both boxes, shuffled together."))
    others = [name for name in names if name not in BOXES]
    told = [t("Both boxes"), *others] if set(BOXES) <= set(names) else names
    text = " + ".join(titles.get(name, name) for name in told)
    short = text if len(text) <= LONGEST_TITLE else text[: LONGEST_TITLE - 1].rstrip(" +") + "…"
    if len(names) == 1 and names[0] in ours():
        return Value(mix(names), short, t("Questions that come with the game."))
    if len(names) == 1:
        return Value(mix(names), short, t("Questions from your own folder."))
    return Value(mix(names), short, t("The cards of {titles}, shuffled together.", titles=text))


def _bank(amount: int) -> str:
    return t("The classic game begins when {amount} are paid out.", amount=number(amount))


def house(draft: Drafted) -> list[Option]:
    """The options of the section of house rules."""
    never, last = p("limit", "No limit"), t("The last side with money wins.")
    unless_rounds = last if draft.value("max_rounds") is None else t("Only the rounds count.")
    unless_minutes = last if draft.value("minutes") is None else t("Only the minutes count.")
    rounds = [Value(None, never, unless_minutes), *numbers(LENGTHS, _lasts)]
    minutes = [Value(None, never, unless_rounds), *numbers(MINUTES, _takes)]
    grows = [Value(None, p("grows", "Never"), t("The minimum is what the die says.")), *numbers(STEPS, _grows)]
    return [
        Option("max_rounds", t("Most rounds"), "number", rounds),
        Option("minutes", t("Most minutes"), "number", minutes),
        Option("escalate_every", t("Growing minimum"), "number", grows),
    ]


def _lasts(count: int) -> str:
    return n("After {count} round the richest side wins.", "After {count} rounds the richest side wins.", count)


def _takes(count: int) -> str:
    return n("After {count} minute the richest side wins.", "After {count} minutes the richest side wins.", count)


def _grows(count: int) -> str:
    return n("Every round the minimum grows: ×2, then ×3", "Every {count} rounds the minimum grows: ×2, then ×3", count)


# packs of questions


def packs(app: App) -> dict[str, str]:
    """The titles of the packs that can be played with, by name: ours first, then those in the user's own folder."""
    return {listed.name: title(listed) for listed in at_hand(app) if listed.pack is not None}


def packs_page(draft: Drafted) -> Scene:
    """The page to look at packs, to import them and to take them into this table."""
    from scenes.games.defizz.packs import PacksPage

    return PacksPage(draft)


def refusal(error: Said) -> str:
    """The reason why no match can begin. A pack's faults are left to the page of packs, which has room for them."""
    if isinstance(error, PackError):
        return t("This pack can’t be played with: the page of packs says why.")
    return said(error)


# a large party


def takes_long(draft: Drafted) -> bool:
    """True if there are so many sides that a shorter match is better, and none has been chosen."""
    sides, rounds = len(draft.seats), draft.value("max_rounds")
    few = rounds is not None and rounds * sides <= MOST_TURNS
    return sides >= CROWD and not few and not any(draft.value(option) for option in SHORTER)


def shorten(draft: Drafted) -> None:
    """Put people in teams of two (an odd one plays alone), let the minimum grow by itself, and play fewer rounds."""
    draft.choose("escalate_every", GROWS)
    if len(draft.people) >= CROWD:
        draft.choose("teams", True)
        sides = [_joined(people) for people in pairs(draft.people)]
        draft.choose("first", None)
        draft.seats = [*sides, *(seat for seat in draft.seats if not seat.person)]
    if draft.value("max_rounds") is not None:
        draft.choose("max_rounds", max(1, MOST_TURNS // len(draft.seats)))


def _joined(people: tuple[Seat, ...]) -> Seat:
    """Two people as one side: both names, shortened if they are long."""
    names = [seat.name for seat in people]
    whole = " & ".join(names)
    if len(whole) > LONGEST_NAME:
        whole = " & ".join(name if len(name) <= 4 else f"{name[:3]}." for name in names)
    return msgspec.structs.replace(people[0], name=whole)


SETUP = Setup(
    options=options,
    house=house,
    usual={"max_rounds": SHORT, "pack": mix(BOXES)},
    usual_seats=6,
    races=True,
    crowding=Crowding(takes_long, shorten),
    packs=packs,
    links=(Link(lambda: t("Packs of questions"), packs_page),),
    refusal=refusal,
)
