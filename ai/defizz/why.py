"""The reasons of a player of Défizz: sentences with its own numbers in them."""

from __future__ import annotations

from ai.coach.plainly import Plainly
from ai.player import Reason
from game.table import Move

ONLY = "{move}: there is no choice"
PRIZE = "{move}: I win such a question about {percent} times in 100; with {other} {less}"
HINT = (
    "{move}: I win such a question {percent} times in 100, and this match {matches} times in 1000; with {other} {less}"
)
READ = (
    "{move}: now that I have read it, I win it {percent} times in 100, and this match {matches} times in 1000; "
    "with {other} {less}"
)
ANY = "{move}: whatever it is, somebody else has to answer it"
HELP = "{move}: I would stake {amount} on the best of these hints, and win it {percent} times in 100; first I read it"
FACE = "{move}: I win about {percent} times in 100 there; against {name} {less}"
RIVAL = "{move}: I win {percent} times in 100 there, and this match {matches} times in 1000; against {name} {less}"
KEEP = (
    "{move}: I win it {percent} times in 100, and this match {matches} times in 1000; with a raise to {amount} {less}"
)
KEEP_ALL = "{move}: I win about {percent} times in 100, and there is nothing to raise"
RAISE = (
    "{move}: I win it {percent} times in 100, and {accepts} in 100 raises are accepted; so I win this match {matches} "
    "times in 1000, with the minimum {less}"
)
ACCEPT = "{move}: I win it {percent} times in 100, and this match {matches} times in 1000; if I refuse {less}"
REFUSE = "{move}: I win it only {percent} times in 100; so I win this match {matches} times in 1000, if I accept {less}"
KNOW = "{move}: I think I know it; of such questions I know {percent} in 100"
RASH = "{move}: I don’t know it, but something comes to mind"
BLANK = "{move}: I don’t know it; of such questions I know {percent} in 100"
SAY = "{move}: that is what I think"
GUESS = "{move}: that is what comes to mind, and I am not sure of it"
NOTHING = "{move}: I didn’t know it, and nothing came to mind"
ENTRY = "{move}: I have {count} of them in mind that nobody has given"
EMPTY = "{move}: I can’t think of another one"
EXACT = "{move}: I know this number"
NUMBER = "{move}: I would say so, give or take {spread}"
YEAR = "{move}: I would say so, give or take a year"
YEARS = "{move}: I would say so, give or take {spread} years"
PLACED = "{move}: beside what was said, the truth is nearest to it {percent} times in 100"
LUCK = "{move}: only chance decides"

PLAINLY = {
    PRIZE: Plainly("{move}: I know more about that than about {other}"),
    HINT: Plainly("{move}: that promises more than {other}", "{move}: that promises as much as {other}"),
    READ: Plainly("{move}: now that I have read it, it promises more than {other}"),
    HELP: Plainly("{move}: first I read the questions"),
    FACE: Plainly("{move}: I win more easily there than against {name}"),
    RIVAL: Plainly("{move}: that promises more than {name} as a rival"),
    KEEP: Plainly("{move}: a raise promises less"),
    KEEP_ALL: Plainly("{move}: there is nothing to raise"),
    RAISE: Plainly("{move}: the minimum promises less"),
    ACCEPT: Plainly("{move}: to refuse promises less"),
    REFUSE: Plainly("{move}: to accept promises less"),
    KNOW: Plainly("{move}: I think I know it"),
    BLANK: Plainly("{move}: I don’t know it"),
    PLACED: Plainly("{move}: {often}, that is nearest to the truth beside what was said"),
}
"""Reasons with figures, and their words without."""


def percent(chance: float) -> int:
    return round(100 * chance)


def matches(chance: float) -> int:
    """A chance as a number of matches in a thousand: bets differ by less than one match in a hundred."""
    return round(1000 * chance)


def only(move: Move) -> Reason:
    return Reason(ONLY, move=move)
