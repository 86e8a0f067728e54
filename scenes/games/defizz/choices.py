"""The moves that a table offers by phase, as words for buttons."""

from __future__ import annotations

from zlib import crc32

from game.defizz.chance.luck import GO, STAY
from game.defizz.moves import EXAMPLE, PASS, PRESS, ROLL
from scenes.app.lang import p, t
from scenes.games.defizz import hints, looking, stake, words
from scenes.games.defizz.chances import FEW, picks, timed
from scenes.games.defizz.desk import Desk
from scenes.games.defizz.writing import say
from scenes.tables.offers import Offer
from scenes.tables.reach import Reach

FEWER = 4
"""Most picks that are shown in words; more are shown as numbers."""


def choices(table: Desk, reach: Reach) -> list[Offer]:
    """The buttons at the lower right; each makes a move, or calls something of the table."""
    view = table.view
    if view.phase == "judge":
        return _judging(table, reach)
    if reach.busy and view.phase in ("roll", "choose", "challenge", "stake", "offer", "chance"):
        return []
    if view.phase == "press":
        return _pressing(table, reach)
    if not table.legal:
        return []
    match view.phase:
        case "roll":
            return [Offer(t("Throw the die"), ROLL)]
        case "choose":
            return hints.choices(table)
        case "stake" | "offer":
            return stake.choices(table)
        case "floor" | "guess" | "pingpong":
            return _answering(table, reach)
        case "chance":
            return _luck(table, reach)
    return []


def _answering(table: Desk, reach: Reach) -> list[Offer]:
    if PASS not in table.legal or table.asked is None:
        return []
    says = Offer(t("I have said it"), EXAMPLE) if table.spoken and EXAMPLE in table.legal else None
    return [says or Offer(t("Say it"), lambda: say(table, reach), act="say"), Offer(t("Say nothing"), PASS, "quiet")]


def _pressing(table: Desk, reach: Reach) -> list[Offer]:
    """The buttons of a race for the floor; several people press with keys and plates, and have a button to give up."""
    if table.asked is None or not any(table.seats[seat].person for seat in table.view.actors):
        return []
    if reach.several:
        text = t("Nobody else") if table.lots else t("Nobody knows")
        return [Offer(text, lambda: table.nobody_knows(reach), "quiet", "nobody")]
    if not table.legal:
        return []
    press = Offer(t("Press!"), PRESS, "urgent") if table.lots is None else Offer(t("I know!"), PRESS)
    return [press, Offer(t("I don’t know"), PASS, "quiet")]


def _judging(table: Desk, reach: Reach) -> list[Offer]:
    """DE-22: the buttons of a vote, or those to accept or contest a ruling."""
    hearing = table.hearing
    if hearing is None or reach.busy:
        return []
    if hearing.voter is not None:
        look = [Offer(t("See the answer"), lambda: looking.ask(table, reach), "quiet", "look")]
        return [
            Offer(
                t("I was right") if table.alone else p("verdict", "Right"), lambda: table.vote(True, reach), act="right"
            ),
            Offer(p("verdict", "Wrong"), lambda: table.vote(False, reach), "urgent", "wrong"),
            *(look if hearing.aside else []),
        ]
    if not hearing.open:
        return []
    contest = t("I was right") if table.alone else t("Contest")
    return [
        Offer(t("Go on"), lambda: table.accept(reach), act="accept_ruling"),
        Offer(contest, lambda: table.contest(reach), "quiet", "contest"),
    ]


def _luck(table: Desk, reach: Reach) -> list[Offer]:
    """The buttons of a game of chance."""
    if timed(table):
        return _against_time(table, reach)
    legal_picks = picks(table)
    if len(legal_picks) > FEW:
        any_one = legal_picks[crc32(str(table.view.moves).encode()) % len(legal_picks)]
        return [Offer(t("Say it"), lambda: say(table, reach), act="say"), Offer(t("Any number"), any_one, "quiet")]
    named = {GO: go_words(table), STAY: p("cards", "Stop")}
    if len(legal_picks) > FEWER:
        return [Offer(str((move.pick or 0) + _first(table)), move) for move in legal_picks]
    if legal_picks:
        found = [Offer(_capital(words.choice(table.view, move.pick or 0)), move) for move in legal_picks]
        return found[::-1]  # the first button stands at the right, the first thing on the picture at the left
    return [Offer(named[move], move, "do" if move == GO else "quiet") for move in table.legal if move in named]


def go_words(table: Desk) -> str:
    """The words of the button that goes on, by the kind of the game of chance."""
    luck = table.view.luck
    assert luck is not None
    match luck.kind:
        case "dice_high" | "dice_race" | "beetle":
            return t("Throw the dice")
        case "high_card" | "twenty_one":
            return t("Take a card")
        case "wheel":
            return t("Spin the wheel")
        case "slot":
            return t("Pull the lever")
        case "door":
            return t("Switch doors")
    return p("chance", "Go!")


def _against_time(table: Desk, reach: Reach) -> list[Offer]:
    luck, watch = table.view.luck, table.stopwatch
    assert luck is not None
    if luck.kind == "light":
        return [Offer(t("Press!"), lambda: table.react(reach), "urgent", "react")] if not reach.several else []
    if watch.running:
        return [Offer(p("clock", "Stop!"), lambda: table.stop(reach), "urgent", "stop")]
    return [Offer(p("clock", "Start"), lambda: table.start(reach), act="start")]


def _first(table: Desk) -> int:
    """The number shown for pick 0: 1 for cups, doors, straws and marbles, which people count from one; else 0."""
    luck = table.view.luck
    return 1 if luck is not None and luck.kind in ("cup", "door", "shortest_straw", "marble") else 0


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
