"""The coach's words at Défizz!: moves as one advises them."""

from __future__ import annotations

from typing import Any

from ai.defizz import voice
from game.defizz import moves
from game.defizz.view import DefizzView
from game.table import Move
from scenes.app.lang import p, t
from scenes.games.defizz import words
from scenes.sitting.wording import Names
from scenes.tables.scoring import number


def advice(move: Move, view: DefizzView, names: Names) -> str:
    """A move as one advises it."""
    match move:
        case moves.Help():
            return t("use your Help!")
        case moves.Choose(question):
            return t("take “{hint}”", hint=words.text(view.hints[question]))
        case moves.Challenge(opponent):
            return p("advice", "challenge {name}", name=names[opponent])
        case moves.Stake(amount):
            return t("keep the minimum") if amount <= view.minimum else t("stake {amount}", amount=number(amount))
        case moves.Accept():
            return p("advice", "accept")
        case moves.Refuse():
            return p("advice", "refuse")
        case moves.Press():
            return p("advice", "press")
        case moves.Pass() | voice.SPEECHLESS:
            return p("advice", "say nothing")
        case moves.Answer(text):
            return t("say “{text}”", text=text)
        case moves.Guess(guess):
            return t("say {number}", number=guess)
        case moves.Chance(int(pick), _):
            return t("choose {choice}", choice=words.choice(view, pick))
        case moves.Chance(_, go):
            return p("advice", "go on") if go else p("advice", "stop")
        case _:
            return words.move(move, view, names)


def told(key: str, raw: Any, view: Any) -> Any:
    """A value of the coach's sentences in words."""
    return number(raw) if key in ("amount", "stake") else words.value(key, raw, view)


def odds(view: Any, names: Names) -> str:
    """A line about the chances that are marked on the table."""
    return t("On the choices: how often your stake comes back")
