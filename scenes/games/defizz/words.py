"""Défizz! in words: questions, moves, events and the table of the text version."""

from __future__ import annotations

import re
from collections.abc import Sequence
from time import monotonic
from typing import Any

from ai.defizz import voice
from game.defizz import events, moves
from game.defizz.chance import KINDS
from game.defizz.chance.luck import PICKS
from game.defizz.records import Result, Shown
from game.defizz.view import DefizzView
from game.table import IllegalMove, Move
from scenes.app import lang
from scenes.app.lang import t
from scenes.games.defizz.luck import words
from scenes.games.defizz.luck.why import Last, why
from scenes.sitting import wording
from scenes.sitting.wording import Names, people, score_line

NO_BREAK = re.compile(r" (?=[?!:;»%€])|(?<=«) |(?<=\d) (?=\d{3}\b)")
"""The spaces of a French text at which no line may break."""


def text(both: Any) -> str:
    """A text of a question in the language spoken, or in the one it has."""
    return "" if both is None else printed(_spoken(both))


def named(names: Any) -> str:
    """An answer or an entry of a list, in the language spoken or in the one it has."""
    return printed(_spoken(names).main)


def _spoken(both: Any) -> Any:
    return getattr(both, lang.spoken(), None) or both.fr or both.en


def printed(text: str) -> str:
    """The text as books print it: typographic apostrophes, and no line begins with a sign or breaks within a number."""
    return NO_BREAK.sub("\N{NO-BREAK SPACE}", text.replace("'", "’"))


def mode(name: str) -> str:
    """The name of a mode."""
    return {"chrono": "Chrono", "cible": t("Target"), "pingpong": "Ping-pong", "chance": t("Chance")}[name]


def kind(name: str | None) -> str:
    """The name of a deck."""
    return t("Duel") if name == "duel" else t("Multi")


def value(key: str, raw: Any, view: Any) -> Any:
    """A value of a refusal or a reason as people count it: seats and turns from one."""
    return raw + 1 if key in ("reader", "opponent", "turn") and isinstance(raw, int) else raw


def prompt(legal: Sequence[Move]) -> str | None:
    """The prompt of the terminal if an answer, a number or a time is due; else None. Starts the clock for a time."""
    if moves.EXAMPLE in legal:
        return t("Your answer (nothing: say nothing): ")
    if any(isinstance(move, moves.Guess) for move in legal):
        return t("Your number (nothing: say nothing): ")
    if timed(legal):
        _clock.started = monotonic()
        return t("The clock runs. Enter stops it: ")
    return None


class _Clock:
    """The terminal's clock: it runs from the question to the Enter key."""

    started = 0.0

    def hundredths(self) -> int:
        """Hundredths of a second since the question."""
        return round(100 * (monotonic() - self.started))


_clock = _Clock()


def timed(legal: Sequence[Move]) -> bool:
    """Tell if a time is due: more moves of chance are legal than there are picks."""
    return len(legal) > len(PICKS) and isinstance(legal[0], moves.Chance)


def typed(typed: str, legal: Sequence[Move]) -> Move | None:
    """The move for a typed line if an answer, a number or a time is due, else None; an empty line passes."""
    if timed(legal):
        return legal[min(max(1, _clock.hundredths()), len(legal) - 1)]
    if prompt(legal) is None:
        return None
    if not typed:
        return moves.PASS
    return moves.Answer(typed) if moves.EXAMPLE in legal else number(typed)


NUMBER = re.compile(r"(-?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}|\d{4,}))?")


def number(typed: str) -> moves.Guess:
    """The guess typed as `8 849`, `8.849,5` or `8,849.5`: three digits behind a dot or comma are thousands."""
    found = NUMBER.fullmatch(re.sub(r"\s", "", typed))
    if not found:
        raise IllegalMove("that is not a number")
    minus, whole, decimals = found.groups()
    digits = minus + re.sub("[.,]", "", whole)
    return moves.Guess(float(f"{digits}.{decimals}") if decimals else int(digits))


def move(move: Move, view: DefizzView, names: Names) -> str:
    match move:
        case moves.Roll():
            return t("roll the die")
        case moves.Help():
            return t("Help!: read the three questions")
        case moves.Choose(question):
            return t("“{hint}”", hint=text(view.hints[question]))
        case moves.Challenge(opponent):
            return t("challenge {name}", name=names[opponent])
        case moves.Stake(amount):
            return (
                t("keep the minimum, {amount}", amount=wording.number(amount))
                if amount == view.minimum
                else wording.number(amount)
            )
        case moves.Accept():
            return t("accept for {amount}", amount=wording.number(view.stake))
        case moves.Refuse():
            return t("refuse and pay {amount}", amount=wording.number(view.minimum))
        case moves.Press():
            return t("press!")
        case moves.EXAMPLE:
            return t("type your answer")
        case voice.SPEECHLESS:
            return t("no idea")
        case moves.Answer(said):
            return t("“{text}”", text=said)
        case moves.Guess(guess):
            return str(guess)
        case moves.Pass():
            return t("say nothing")
        case moves.Chance(pick, go):
            return (t("go on") if go else t("stop")) if pick is None else choice(view, pick)
        case moves.Verdict(right):
            return t("right") if right else t("wrong")
        case _:
            raise LookupError(f"no move of Défizz!: {move}")


def choice(view: DefizzView, pick: int) -> str:
    """A pick in words, in the game of chance that is going on."""
    assert view.luck is not None
    return words.pick(view.luck.kind, pick)


def event(event: Any, names: Names) -> str | None:
    for say in (_turn_event, _question_event, _money_event):
        line = say(event, names)
        if line is not None:
            return line
    return None


def _turn_event(event: Any, names: Names) -> str | None:
    match event:
        case events.TurnBegan(seat, reader):
            return t("{name} to roll, {reader} reads.", name=names[seat], reader=names[reader])
        case events.Rolled(seat, deck, _, minimum):
            return t(
                "{name} rolls: {kind}, at least {amount}.",
                name=names[seat],
                kind=kind(deck),
                amount=wording.number(minimum),
            )
        case events.CardDrawn(hints):
            return t("Hints: {hints}", hints=" · ".join(t("“{hint}”", hint=text(hint)) for hint in hints))
        case events.HelpUsed(seat, None):
            return t("{name} uses Help!", name=names[seat])
        case events.HelpUsed(_, tuple(questions)):
            return "\n".join(question(shown) for shown in questions)
        case events.Challenged(seat, opponents):
            return t("{name} challenges {names}.", name=names[seat], names=people(opponents, names))
        case events.Staked(seat, amount, raised):
            if raised:
                return t("{name} raises to {amount}.", name=names[seat], amount=wording.number(amount))
            return t("{name} keeps the minimum, {amount}.", name=names[seat], amount=wording.number(amount))
        case events.Accepted(seat, stake):
            return t("{name} accepts; the stake is {amount}.", name=names[seat], amount=wording.number(stake))
        case events.Refused(seat, paid):
            return t("{name} refuses and pays {amount}.", name=names[seat], amount=wording.number(paid))
    return None


def _question_event(event: Any, names: Names) -> str | None:
    match event:
        case events.Asked(shown):
            return question(shown)
        case events.Pressed(seat):
            return t("{name} presses!", name=names[seat])
        case events.Answered(seat, said):
            return t("{name}: “{text}”", name=names[seat], text=said)
        case events.Judged(_, right, repeated):
            return ruling(right, repeated)
        case events.Guessed(seat, guess):
            return t("{name} says {number}.", name=names[seat], number=guess)
        case events.TimeUp(kind):
            return time_up(kind)
        case events.Passed(seat):
            return t("{name} says nothing.", name=names[seat])
        case events.ChanceTaken(seat, pick, go, shown, kind):
            return words.taken(names[seat], kind, pick, go, shown)
        case events.ChanceHappened(kind, picks, shown, (winner,)):
            reason = why(kind, Last(names[winner], dict(picks)[winner], shown, [pick for _, pick in picks]))
            return f"{words.had(kind, picks, names)}. {reason}" if KINDS[kind].secret else reason
        case events.ChanceHappened(kind, picks, shown, left):
            return words.happened(kind, picks, shown, people(left, names), names)
        case events.Revealed(result):
            return outcome(result)
    return None


def _money_event(event: Any, names: Names) -> str | None:
    match event:
        case events.PotWon(seat, amount) | events.BankPaid(seat, amount):
            return t("{name} takes {amount}.", name=names[seat], amount=wording.number(amount))
        case events.BankGiven(None, amount):
            return t("The last {amount} of the bank are lost.", amount=wording.number(amount))
        case events.BankGiven(int(seat), amount):
            return t("The last {amount} of the bank go to {name}.", name=names[seat], amount=wording.number(amount))
        case events.Returned(_, silent):
            return returned(silent)
        case events.Eliminated(seat):
            return t("{name} has nothing left and is out.", name=names[seat])
        case events.ClassicBegan():
            return t("The bank is empty: now everyone plays for money.")
        case events.FinalBegan(seats, reader):
            return t(
                "The final: {names}. Minimums double, {reader} reads.", names=people(seats, names), reader=names[reader]
            )
        case events.RoundEnded(rounds, times) if times > 1:
            return t("Round {round} is over; the die counts ×{times}.", round=rounds, times=times)
        case events.MatchWon(winners, scores):
            line = t("The match goes to {names}.", names=people(winners, names))
            return f"{line} {score_line(scores, names)}"
    return None


def time_up(kind: str) -> str:
    """The sentence when a limit has passed; that of the whole match lets the round come to its end."""
    return t("Time is up: this round is the last.") if kind == "last round" else t("Time is up.")


def ruling(right: bool, repeated: bool) -> str:
    """The table's word on an answer: right, wrong, or said before."""
    return t("Right!") if right else t("Already said.") if repeated else t("Wrong.")


def returned(silent: bool) -> str:
    """The line about a question without a single winner: nobody was right alone, or nobody said anything."""
    return t("Nobody answered: every stake goes back.") if silent else t("No single winner: every stake goes back.")


def question(shown: Shown) -> str:
    """A question with its mode and its unit."""
    unit = f" ({text(shown.unit)})" if shown.unit else ""
    return f"{mode(shown.mode)} — {text(shown.text)}{unit}"


def outcome(result: Result) -> str | None:
    """The answer, and the line that explains it."""
    parts = []
    if result.answer is not None:
        parts.append(t("The answer: {answer}.", answer=named(result.answer)))
    if result.number is not None:
        parts.append(t("The answer: {answer}.", answer=result.number))
    if result.items:
        parts.append(t("All of them: {list}.", list=", ".join(map(named, result.items))))
    if result.note:
        parts.append(text(result.note))
    return " ".join(parts) or None


def table(view: DefizzView, names: Names) -> list[str]:
    lines = [score_line(view.purses, names)]
    if view.bank:
        lines.append(t("Bank: {amount}", amount=wording.number(view.bank)))
    if view.hints:
        hints = " · ".join(t("“{hint}”", hint=text(hint)) for hint in view.hints)
        lines.append(
            t(
                "{kind}, at least {amount}: {hints}",
                kind=kind(view.kind),
                amount=wording.number(view.minimum),
                hints=hints,
            )
        )
    if view.seat == view.active and view.helped and view.asked is None:
        lines += [question(shown) for shown in view.questions if shown]
    if view.pot or view.stake:
        lines.append(t("Stake {stake}, pot {pot}", stake=wording.number(view.stake), pot=wording.number(view.pot)))
    if view.asked:
        lines.append(question(view.asked))
    lines += [
        t("{name}: “{text}”", name=names[word.seat], text=word.said) for word in view.said if word.said is not None
    ]
    if view.luck and view.luck.hand:
        lines.append(t("Drawn: {what}", what=words.shown(view.luck.kind, view.luck.hand)))
    return lines
