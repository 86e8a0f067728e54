"""The games of chance of Défizz! in words: picks, draws and rounds."""

from __future__ import annotations

from collections.abc import Sequence

from game.defizz.chance.timed import TOO_EARLY
from scenes.app import lang
from scenes.app.lang import p, t
from scenes.sitting.wording import Names, both

NUMBERED = {"cup", "door", "shortest_straw", "marble"}
"""Games of things in a row, which are named by their number from one."""
TOTALS = {"dice_high", "twenty_one"}
"""Games in which each side has a number of its own, which tells more than all that luck has shown."""
CARDS = {"high_card", "red_black", "twenty_one"}
SUITS = "♣♦♥♠"


def pick(kind: str, number: int) -> str:
    """A pick in words, by the kind of the game."""
    match kind:
        case "coin":
            return t("tails") if number else t("heads")
        case "red_black":
            return p("colour", "red") if number else p("colour", "black")
        case "rps":
            return (t("rock"), t("paper"), t("scissors"))[number]
        case "light" if number == TOO_EARLY:
            return t("too early")
        case "light" | "stop_clock":
            return t("{number} s", number=seconds(number))
    return t("number {number}", number=number + 1) if kind in NUMBERED else str(number)


def seconds(hundredths: int) -> str:
    """A time in seconds with two decimals: 7.31, with a comma in French."""
    written = f"{hundredths / 100:.2f}"
    return written.replace(".", ",") if lang.spoken() == "fr" else written


def card(number: int) -> str:
    """A playing card in letters: `10♥`; court cards by their letter in the language spoken."""
    return rank(number) + SUITS[number % 4]


def rank(number: int) -> str:
    """The rank of a playing card: its number, or its letter in the language spoken."""
    letters = {11: p("card", "J"), 12: p("card", "Q"), 13: p("card", "K"), 14: p("card", "A")}
    return letters.get(number // 4 + 2, str(number // 4 + 2))


def shown(kind: str, numbers: Sequence[int]) -> str:
    """The numbers that luck shows, in words: cards, a face, a sign, dice."""
    if kind in CARDS:
        return " ".join(map(card, numbers))
    if kind in ("coin", "rps", "stop_clock"):
        return " ".join(pick(kind, number) for number in numbers)
    if kind in NUMBERED - {"shortest_straw"} or kind == "wheel":
        return " ".join(str(number + 1) for number in numbers)
    return " ".join(map(str, numbers))


def taken(name: str, kind: str, picked: int | None, go: bool | None, numbers: Sequence[int]) -> str:
    """A sentence for one side's open move."""
    if picked is not None:
        return t("{name} plays: {what}", name=name, what=pick(kind, picked))
    if go is False:
        return t("{name} stops there.", name=name)
    if not numbers:
        return t("{name} plays.", name=name)
    return t("{name} plays: {what}", name=name, what=shown(kind, numbers))


def happened(kind: str, picks: Sequence[tuple[int, int]], numbers: Sequence[int], left: str, names: Names) -> str:
    """A sentence for a round that has not decided it: what luck showed, else each side's pick; `left` is still in."""
    if numbers and kind not in TOTALS:
        return t("Luck shows {what}. Still in: {names}.", what=shown(kind, numbers), names=left)
    return t("{what}. Still in: {names}.", what=had(kind, picks, names), names=left)


def had(kind: str, picks: Sequence[tuple[int, int]], names: Names) -> str:
    """Each side with what it had picked, without a stop."""
    return both(t("{name} {what}", name=names[seat], what=pick(kind, number)) for seat, number in picks)
