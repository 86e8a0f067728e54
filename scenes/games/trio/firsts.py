"""The first times of Trio: what the coach says when something happens to a person that never has before."""

from __future__ import annotations

from collections.abc import Callable

from game.trio import events
from game.trio.memory import partner
from scenes.app.lang import t
from scenes.games.trio import standing
from scenes.games.trio.things import COPIES
from scenes.tables.firsts import First, Situation, Told, lit


def _turning(lying: int) -> Callable[[Situation], bool]:
    """A function that tells if the person is to turn a card up while so many lie turned up."""
    return lambda m: m.view.phase == "turn" and bool(m.legal) and len(m.view.revealed) == lying


def _own(situation: Situation) -> list[str]:
    """The names of the person's own cards, the lowest first."""
    hand: list[int] = situation.view.hands[situation.seat] or []
    return [f"card:{number}{COPIES[hand[:place].count(number)]}" for place, number in enumerate(hand)]


def _mate(situation: Situation) -> int:
    return partner(situation.seat, situation.view.seats)


def _asked(situation: Situation) -> events.Revealed | None:
    """The last card that somebody else has asked the person for; None if nobody has."""
    found = [event for event in situation.events if isinstance(event, events.Revealed)]
    return next((event for event in reversed(found) if event.source == situation.seat != event.seat), None)


def _rival(situation: Situation) -> events.TrioWon | None:
    """The last trio that somebody on another side has won; None if nobody has."""
    side = standing.team(situation.view, situation.seat)
    found = [event for event in situation.events if isinstance(event, events.TrioWon)]
    return next((event for event in reversed(found) if event.seat not in side), None)


def _near(situation: Situation) -> list[int]:
    """The seats that one more trio would bring victory."""
    view = situation.view
    return [seat for seat in range(view.seats) if standing.near(view, seat, view.trios) is not None]


def _exchanged(situation: Situation) -> int | None:
    """The number that the partner has given the person; None if nothing was exchanged."""
    event = situation.happened(events.Exchanged, seat=situation.seat) or situation.happened(
        events.Exchanged, partner=situation.seat
    )
    if event is None:
        return None
    return event.received if event.seat == situation.seat else event.given


def _declined(situation: Situation) -> bool:
    """Tell if the person's team has exchanged nothing."""
    found = [event for event in situation.events if isinstance(event, events.NoExchange)]
    return any(situation.seat in (event.seat, event.partner) for event in found)


# what is lit


def _askable(situation: Situation) -> list[str]:
    """The middle, and the lowest and the highest card of the next player."""
    following = (situation.seat + 1) % situation.view.seats
    places = [f"place:{place}" for place, taken in enumerate(situation.view.taken, 1) if not taken]
    return [*places, f"end:{following}:low", f"end:{following}:high"]


def _row(situation: Situation) -> list[str]:
    """The cards that lie turned up."""
    return [f"row:{place}" for place in range(1, len(situation.view.revealed) + 1)]


def _put_back(situation: Situation) -> list[str]:
    """The places and the hands to which the person's cards went back."""
    event = situation.happened(events.PutBack, seat=situation.seat)
    reveals = [reveal for reveal in event.reveals if reveal.source != situation.seat] if event is not None else []
    return [
        f"end:{reveal.source}:{reveal.end}" if reveal.place is None else f"place:{reveal.place + 1}"
        for reveal in reveals
    ]


def _noted(situation: Situation) -> list[str]:
    """The notes on cards of the middle."""
    return [f"mark:note:middle:{place}" for place, number in enumerate(situation.view.middle, 1) if number is not None]


def _of_rival(situation: Situation) -> list[str]:
    event = _rival(situation)
    return [f"won:{event.seat}:{event.number}"] if event is not None else []


def _got(situation: Situation) -> list[str]:
    return [f"card:{_exchanged(situation)}"]


# what is said


def _wins(situation: Situation) -> str:
    """The sentence about what wins (TI-10, TI-11)."""
    if situation.view.options.mode == "picante":
        return t("Two linked trios win the match: their sum or difference is 7. The trio of 7 wins at once.")
    return t("Three trios win the match. The trio of 7 wins at once.")


def _to_turn(situation: Situation) -> Told:
    title = t("Three of a kind")
    if not situation.view.taken:
        return Told(
            title, t("Turn up the lowest or the highest card of any hand, even of yours. Then look for two more.")
        )
    return Told(
        title, t("Turn up a card of the middle, or the lowest or highest of any hand. Then look for two more like it.")
    )


def _second(situation: Situation) -> Told:
    number = situation.view.revealed[0].number
    return Told(
        t("A {number}", number=number),
        t(
            "Now find another {number}. If the next card is different, all go back and your turn is over.",
            number=number,
        ),
    )


def _third(situation: Situation) -> Told:
    number = situation.view.revealed[0].number
    return Told(t("Two alike!"), t("Find the third {number}, and the trio is yours.", number=number))


def _was_asked(situation: Situation) -> Told:
    event = _asked(situation)
    assert event is not None
    name, number = situation.name(event.seat), event.number
    if event.end == "low":
        text = t("{name} has turned up your lowest card: now everybody knows your {number}.", name=name, number=number)
    else:
        text = t("{name} has turned up your highest card: now everybody knows your {number}.", name=name, number=number)
    return Told(t("You were asked"), text)


def _rivals(situation: Situation) -> Told:
    event = _rival(situation)
    assert event is not None
    return Told(t("{name} has a trio", name=situation.name(event.seat)), _wins(situation))


def _close(situation: Situation) -> Told:
    seat = _near(situation)[0]
    numbers = standing.near(situation.view, seat, situation.view.trios) or []
    return Told(t("Nearly there"), standing.sentence(situation.name(seat), numbers))


def _received(situation: Situation) -> Told:
    return Told(
        t("Exchanged"),
        t(
            "{name} has given you this {number}. Only the two of you know which cards were exchanged.",
            name=situation.name(_mate(situation)),
            number=_exchanged(situation),
        ),
    )


FIRSTS: tuple[First, ...] = (
    First(
        "exchange",
        lambda m: m.view.phase == "exchange" and bool(m.legal),
        lambda m: Told(
            t("A secret exchange"),
            t(
                "Choose one of your cards for {name}, who sends you one too. Or exchange nothing.",
                name=m.name(_mate(m)),
            ),
        ),
        lit("button:offer", "button:decline"),
        lesson=2,
    ),
    First(
        "turn",
        _turning(0),
        _to_turn,
        _askable,
        lesson=1,
    ),
    First("second", _turning(1), _second, _row, lesson=1),
    First("third", _turning(2), _third, _row, lesson=1),
    First(
        "trio",
        lambda m: m.happened(events.TrioWon, seat=m.seat) is not None,
        lambda m: Told(t("Your trio!"), _wins(m)),
        lambda m: [f"won:{m.seat}:{m.view.trios[m.seat][-1]}"],
        lesson=1,
    ),
    First(
        "miss",
        lambda m: m.happened(events.PutBack, seat=m.seat) is not None,
        lambda m: Told(
            t("Not the same"),
            t("The cards go back, and the next player has a turn. But you have seen them: remember where they are!"),
        ),
        _put_back,
        lesson=1,
    ),
    First("asked", lambda m: _asked(m) is not None, _was_asked, lambda m: [f"seat:{m.seat}"], waits=True),
    First("rival", lambda m: _rival(m) is not None, _rivals, _of_rival, lesson=1, waits=True),
    First("exchanged", lambda m: _exchanged(m) is not None, _received, _got, lesson=2),
    First(
        "declined",
        _declined,
        lambda m: Told(t("No exchange"), t("One of you two kept everything, so no card has moved.")),
        lambda m: [f"seat:{_mate(m)}"],
        waits=True,
    ),
    First(
        "picante",
        lambda m: m.view.options.mode == "picante" and _turning(0)(m) and bool(_own(m)),
        lambda m: Told(
            t("Links"),
            t("The small numbers in a card’s corners are its links. Two trios that are linked win the match."),
        ),
        _own,
        lesson=2,
        waits=True,
    ),
    First(
        "teams",
        lambda m: m.view.options.teams and _turning(0)(m),
        lambda m: Told(
            t("Your partner"),
            t("You and {name} win together: your trios count for both of you.", name=m.name(_mate(m))),
        ),
        lambda m: [f"seat:{_mate(m)}"],
        lesson=2,
        waits=True,
    ),
    First(
        "notebook",
        lambda m: m.view.options.notebook and not m.view.revealed and bool(m.view.history),
        lambda m: Told(
            t("The notebook"), t("Cards that were seen keep a small number here, so nobody has to remember them.")
        ),
        _noted,
        waits=True,
    ),
    First("near", lambda m: bool(_near(m)), _close, lambda m: [f"mark:near:{_near(m)[0]}"], waits=True),
    First(
        "empty",
        lambda m: _turning(0)(m) and m.view.hands[m.seat] == [],
        lambda m: Told(
            t("No cards left"), t("You play on all the same: turn up what the others hold, and the middle.")
        ),
        lambda m: [f"seat:{m.seat}"],
        waits=True,
    ),
    First(
        "draw",
        lambda m: m.happened(events.DrawNears) is not None,
        lambda m: Told(
            t("A draw is near"),
            t("If nobody finds a trio in the next {turns} turns, nobody wins.", turns=m.view.turns_left),
        ),
        waits=True,
    ),
)
"""All of them, the most urgent first."""
