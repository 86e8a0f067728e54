"""The games in words: cards, moves, what happened, what a seat sees. One file a game, the same functions each.

    value(key, value, view)  a card or suit in a refusal's sentence
    move(move, view, names)  what a move does, as one would say it before making it
    event(event, names)      what happened, or None where nobody needs to be told
    table(view, names)       what the seat of this view sees, line by line

and where answers are free, `prompt(legal)`: how to ask for one, and `typed(text, legal)`: the move that a text is;
both None where a move is chosen from a list.
"""

from __future__ import annotations

from types import ModuleType

from scenes.games.defizz import words as defizz
from scenes.games.tordu import words as tordu
from scenes.games.trepido import words as trepido
from scenes.games.trio import words as trio

WORDS: dict[str, ModuleType] = {"trepido": trepido, "trio": trio, "tordu": tordu, "defizz": defizz}
