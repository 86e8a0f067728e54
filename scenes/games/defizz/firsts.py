"""The first times of Défizz!: what the coach says when something happens to a person that never has before."""

from __future__ import annotations

from collections.abc import Callable

from game.defizz import events
from game.defizz.moves import ACCEPT, EXAMPLE, HELP
from scenes.app.lang import t
from scenes.games.defizz import words
from scenes.games.defizz.desk import Desk
from scenes.games.defizz.hearing import Hearing
from scenes.tables.firsts import First, Situation, Told, lit
from scenes.tables.scoring import number


def _to_act(phase: str) -> Callable[[Situation], bool]:
    """A function that tells if it is the person's turn in this phase."""
    return lambda situation: situation.view.phase == phase and bool(situation.legal)


def _pressing(situation: Situation) -> bool:
    """Tell if the person may ask for the floor."""
    return situation.view.phase == "press" and situation.seat in situation.view.actors


def _hearing(situation: Situation) -> Hearing | None:
    """The hearing of the answer that waits; None if none does."""
    assert isinstance(situation.table, Desk)
    return situation.table.hearing


def _votes(situation: Situation) -> bool:
    """Tell if the person's vote is due."""
    hearing = _hearing(situation)
    return hearing is not None and hearing.voter == situation.seat


def _may_contest(situation: Situation) -> bool:
    hearing = _hearing(situation)
    return hearing is not None and hearing.open and situation.offers("contest")


def _short(situation: Situation) -> bool:
    """Tell if the person has thrown for more than they have (DE-14)."""
    rolled = situation.happened(events.Rolled, seat=situation.seat)
    return not situation.view.enriching and rolled is not None and rolled.minimum < rolled.face


def _looks_on(situation: Situation) -> bool:
    """Tell if a duel is asked in which the person has no part."""
    view = situation.view
    away = situation.seat not in view.players and situation.seat != view.reader and situation.seat not in view.out
    return view.kind == "duel" and view.asked is not None and away


# what is lit


def _challenges(situation: Situation) -> list[str]:
    return [f"button:challenge:{move.opponent}" for move in situation.legal if hasattr(move, "opponent")]


def _answering(situation: Situation) -> list[str]:
    """The field to write in; where answers are said aloud, the card's header."""
    return ["button:answer"] if situation.offers("answer") else ["mark:mode"]


def _race(situation: Situation) -> list[str]:
    """The button to press; among several people the plates."""
    return ["button:press"] if situation.offers("press") else [f"seat:{situation.seat}"]


def _me(situation: Situation) -> list[str]:
    return [f"seat:{situation.seat}"]


def _answers(situation: Situation) -> list[str]:
    """The buttons that accept or refuse a raise."""
    return ["button:accept", "button:refuse"]


# what is said


def _offered(situation: Situation) -> Told:
    view = situation.view
    name, amount, least = situation.name(view.active), number(view.offer), number(view.minimum)
    if view.kind == "duel":
        text = t(
            "Accept, and you both stake {amount}. Refuse, and {name} gets {least} from you without a question.",
            amount=amount,
            name=name,
            least=least,
        )
    else:
        text = t(
            "Accept, and you stake {amount} too. Refuse, and you pay {least} and stay out of this question.",
            amount=amount,
            least=least,
        )
    return Told(t("{name} raises", name=name), text)


def _chrono(situation: Situation) -> Told:
    title = words.mode("chrono")
    if situation.reach.several:
        return Told(title, t("The question unrolls. Press your key as soon as you know: you have one answer."))
    if situation.reach.timing.drawing_lots:
        return Told(
            title, t("Do you know the answer? Say so, or not: among those who know, the order is drawn by lot.")
        )
    return Told(title, t("The question unrolls. Press as soon as you know, even before its end: you have one answer."))


def _floor(situation: Situation) -> Told:
    title = t("You have the floor")
    if not situation.offers("answer"):
        return Told(title, t("Say your answer aloud, then press the button: the others judge it."))
    return Told(title, t("Write your answer and press Enter. Accents, capitals and small slips don’t matter."))


def _vote(situation: Situation) -> Told:
    hearing = _hearing(situation)
    assert hearing is not None
    title = t("Right or wrong?")
    if hearing.seat == situation.seat:
        return Told(title, t("This is close to the right answer. You decide if it counts: be fair!"))
    return Told(title, t("You judge the answer of {name}: does it count?", name=situation.name(hearing.seat)))


def _read(situation: Situation) -> Told:
    if situation.view.options.expert:
        return Told(t("You are the reader"), t("You choose the question, and take no part in it."))
    return Told(
        t("You are the reader"), t("This question is for the others: you take no part in it, and risk nothing.")
    )


def _returned(situation: Situation) -> Told:
    return Told(t("Nobody wins"), t("Without a single winner every stake goes back, and the same side throws again."))


FIRSTS: tuple[First, ...] = (
    First(
        "enrichment",
        lambda m: m.view.enriching and m.view.phase == "roll" and bool(m.legal),
        lambda m: Told(
            t("The bank pays"), t("For now nobody stakes anything: every question won brings 500 from the bank.")
        ),
        lit("mark:bank"),
    ),
    First(
        "roll",
        _to_act("roll"),
        lambda m: Told(
            t("Throw the die"),
            t("It says who plays, two in a Duel or all in a Multi, and the least that everyone stakes."),
        ),
        lit("button:roll", "mark:die"),
        lesson=1,
    ),
    First(
        "short",
        _short,
        lambda m: Told(
            t("Short of money"),
            t("You have less than the die asks for: you stake everything, and nobody stakes more than that."),
        ),
        lambda m: [f"mark:purse:{m.seat}"],
        lesson=2,
    ),
    First(
        "hints",
        lambda m: _to_act("choose")(m) and m.view.active == m.seat,
        lambda m: Told(
            t("Three hints"),
            t("Behind each hint is a question. Choose what you know most about; how it is played stays secret."),
        ),
        lit("hint:1", "hint:2", "hint:3"),
        lesson=1,
    ),
    First(
        "challenge",
        _to_act("challenge"),
        lambda m: Told(t("A duel"), t("Whom do you challenge? Choose the one who knows least about this.")),
        _challenges,
        lesson=1,
    ),
    First(
        "stake",
        _to_act("stake"),
        lambda m: Told(
            t("Your stake"),
            t("Keep the minimum: nobody can refuse it. Or raise: each then accepts, or pays the minimum to stay out."),
        ),
        lit("button:stepper"),
        lesson=1,
    ),
    First("offer", lambda m: m.view.phase == "offer" and ACCEPT in m.legal, _offered, _answers, lesson=1),
    First("chrono", _pressing, _chrono, _race, lesson=2),
    First("floor", lambda m: m.view.phase == "floor" and EXAMPLE in m.legal, _floor, _answering, lesson=2),
    First(
        "cible",
        _to_act("guess"),
        lambda m: Told(
            words.mode("cible"),
            t("Say a number that nobody has said yet. The nearest one wins; the exact one wins at once."),
        ),
        _answering,
        lesson=2,
    ),
    First(
        "pingpong",
        _to_act("pingpong"),
        lambda m: Told(
            words.mode("pingpong"),
            t("Give an answer that nobody has given yet. A wrong one, and you are out; the last right one wins."),
        ),
        _answering,
        lesson=2,
    ),
    First(
        "chance",
        lambda m: m.view.phase == "chance" and m.seat in m.view.actors,
        lambda m: Told(words.mode("chance"), t("No knowledge here, only luck: the card says how it goes.")),
        lit("mark:mode"),
        lesson=2,
    ),
    First("vote", _votes, _vote, lit("button:right", "button:wrong")),
    First(
        "contest",
        _may_contest,
        lambda m: Told(
            t("You disagree?"), t("The table has ruled. If you think that it is mistaken, say so with this button.")
        ),
        lit("button:contest"),
    ),
    First(
        "reader",
        lambda m: m.view.reader == m.seat and m.view.kind is not None and m.view.phase != "shown",
        _read,
        _me,
        lesson=1,
    ),
    First(
        "help",
        lambda m: m.view.phase == "choose" and HELP in m.legal,
        lambda m: Told(
            t("Help!"), t("Once in a match you can read the three questions before you choose. No answers, of course!")
        ),
        lit("button:help"),
        lesson=1,
        waits=True,
    ),
    First(
        "look-on",
        _looks_on,
        lambda m: Told(t("Not your duel"), t("Only these two play this question: look on.")),
        lambda m: [f"seat:{seat}" for seat in m.view.players],
        waits=True,
    ),
    First("returned", lambda m: m.happened(events.Returned) is not None, _returned, lit("mark:die"), waits=True),
    First(
        "out",
        lambda m: m.seat in m.view.out,
        lambda m: Told(
            t("Out of money"), t("You are out of this match. You can watch how it goes on, or finish it quickly.")
        ),
        _me,
    ),
    First(
        "final",
        lambda m: len(m.view.living) == 2 and m.seat in m.view.living and not m.view.enriching,
        lambda m: Told(t("The final"), t("Only two sides are left: from now on the die counts double.")),
        lit("mark:die"),
        lesson=2,
        waits=True,
    ),
)
"""All of them, the most urgent first."""
