"""Why a player of Défizz chose: sentences, with its own numbers in them."""

from __future__ import annotations

from typing import Any

from ai.player import Reason

ONLY = "{move}: there is no choice"
HINT = "{move}: I win such a question about {percent} times in 100; with {other} {less}"
READ = "{move}: now that I have read it, I win it about {percent} times in 100; with {other} {less}"
ANY = "{move}: whatever it is, somebody else has to answer it"
HELP = "{move}: of these hints the best gives me {percent} in 100, and {minimum} are at stake at least"
RIVAL = "{move}: I win about {percent} times in 100 there; against {name} {less}"
KEEP = "{move}: I win about {percent} times in 100; to raise to {amount} would bring {less} less on average"
KEEP_ALL = "{move}: I win about {percent} times in 100, and there is nothing to raise"
RAISE = "{move}: I win about {percent} times in 100, and {accepts} in 100 raises are accepted; that brings {more} more"
ACCEPT = "{move}: I win about {percent} times in 100; that is worth {worth} on average, to refuse {other}"
REFUSE = "{move}: I win only about {percent} times in 100; to accept is worth {other} on average, to refuse {worth}"
KNOW = "{move}: I think I know it; of such questions I know {percent} in 100"
RASH = "{move}: I don’t know it, but something comes to mind"
BLANK = "{move}: I don’t know it; of such questions I know {percent} in 100"
SAY = "{move}: that is what I think"
GUESS = "{move}: that is what comes to mind, and I am not sure of it"
ENTRY = "{move}: I have {count} of them in mind that nobody has given"
EMPTY = "{move}: I can’t think of another one"
EXACT = "{move}: I know this number"
NUMBER = "{move}: I would say so, give or take {spread}"
YEAR = "{move}: I would say so, give or take {spread} years"
PLACED = "{move}: beside what was said, the truth is nearest to it {percent} times in 100"
LUCK = "{move}: only chance decides"


def percent(chance: float) -> int:
    return round(100 * chance)


def only(move: Any) -> Reason:
    return Reason(ONLY, move=move)
