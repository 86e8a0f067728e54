"""Computer players made to measure: seated by where one person stands, who moves a step with every match.

It is about one person alone at a table with computer players; where several people sit, everybody keeps their level.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ai.measure import levels
from game.match import Seat
from game.table import Outcome
from scenes.app.lang import t
from scenes.app.loop import App
from scenes.pages.setup.levels import level_name
from scenes.sitting.facts import Facts


def alone(seats: Sequence[Seat]) -> Seat | None:
    """The person who sits alone among computer players; None if there is no such person."""
    people = [seat for seat in seats if seat.person]
    return people[0] if len(people) == 1 and len(seats) > 1 else None


def follows(app: App, game: str, seats: Sequence[Seat]) -> bool:
    """Tell if the computer players follow somebody at this table."""
    person = alone(seats)
    return person is not None and app.people.standing(game, person.name).on


def seated(app: App, game: str, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with the levels that follow the person; as they are if nobody is followed."""
    person = alone(seats)
    if person is None or not follows(app, game, seats):
        return tuple(seats)
    found = iter(levels(app.people.standing(game, person.name).level, len(seats) - 1))
    return tuple(seat if seat.person else msgspec.structs.replace(seat, level=next(found)) for seat in seats)


def told(app: App, game: str, seats: Sequence[Seat]) -> str:
    """A sentence for the table: that the computer players follow the person; empty if they don't."""
    person = alone(seats)
    if person is None or not follows(app, game, seats):
        return ""
    return t("Made to measure: {levels}", levels=stands(app, game, person.name))


def stands(app: App, game: str, name: str) -> str:
    """The level, or the two, at which somebody stands."""
    low, *more = dict.fromkeys(level_name(level) for level in levels(app.people.standing(game, name).level, 3)[::-1])
    return t("{one} and {other}", one=low, other=more[0]) if more else low


def note(app: App, facts: Facts, outcome: Outcome) -> None:
    """Move the person's standing by the result of a match that is over, if the computer players followed them."""
    person = alone(facts.seats)
    if person is None or not outcome.winners:
        return
    before = app.people.standing(facts.game, person.name)
    if before.on:
        seat = facts.seats.index(person)
        fair = len(outcome.winners) / len(facts.seats) if seat in outcome.winners else 1 / len(facts.seats)
        app.people.stand(facts.game, before.after(float(seat in outcome.winners), fair), person.name)
