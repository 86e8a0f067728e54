"""The tally of the evening between the people of a match: kept in a small file, and told in a few words."""

from __future__ import annotations

import time
from collections import Counter

from scenes.app.lang import n, t
from scenes.app.loop import App
from scenes.app.names import known
from scenes.app.stored import read_or_default, write_or_say
from scenes.sitting.sitting import Sitting
from scenes.sitting.tally import Records
from scenes.sitting.tonight import Ended, Tonight
from scenes.sitting.wording import both

FILE = "tonight"
RECORD = 3
"""The shortest streak that is told as a record."""


def load(app: App) -> Tonight:
    """The last matches as they are kept; none if there is no file, or no shelf."""
    return read_or_default(app, FILE, Tonight, Tonight())


def note(app: App, sitting: Sitting, before: Records, after: Records) -> None:
    """Keep a match that is over among those of the evening, once; with the records before and after it."""
    facts, outcome = sitting.facts, sitting.outcome
    assert outcome is not None
    winners = tuple(facts.names[seat] for seat in outcome.winners)
    streak = max(
        (_risen(before, after, facts.names[seat], facts.game) for seat in outcome.winners if facts.seats[seat].person),
        default=0,
    )
    ended = Ended(mark=sitting.sealed, at=int(time.time()), names=tuple(facts.names), winners=winners, streak=streak)
    tonight = load(app)
    if tonight.adding(ended) != tonight:
        write_or_say(app, FILE, tonight.adding(ended))


def _risen(before: Records, after: Records, name: str, game: str) -> int:
    """The longest streak of a person in a game if it has just become longer; 0 if it has not."""
    longest = [
        max((line.best for line in records.lines if known(line.name) == known(name) and line.game == game), default=0)
        for records in (before, after)
    ]
    return longest[1] if longest[1] > longest[0] and longest[1] >= RECORD else 0


def told(wins: Counter[str]) -> str:
    """The wins of an evening in words; empty before the second match that somebody has won."""
    if sum(wins.values()) < 2:
        return ""
    ranked = wins.most_common()
    if len(ranked) == 1:
        name, count = ranked[0]
        return n("Tonight: {count} win for {name}", "Tonight: {count} wins for {name}", count, name=name)
    if len(ranked) == 2 and ranked[0][1] > ranked[1][1]:
        (name, most), (_, least) = ranked
        return t("{most} to {least} for {name} tonight", most=most, least=least, name=name)
    return t("Tonight: {wins}", wins=both(t("{name} {score}", name=name, score=count) for name, count in ranked))


def record(streak: int) -> str:
    """The words on the ribbon for a streak that was never reached before; empty for none."""
    return n("New record: {count} win in a row", "New record: {count} wins in a row", streak) if streak else ""
