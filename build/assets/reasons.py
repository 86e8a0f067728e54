"""Every sentence that the coach can say, in both languages, for proof-reading: `dev.py reasons [GAME …]`.

A file a game and language in `.work/reasons/`: each saying with every card, name and number that it may hold, and some
as they are said in matches. At the end the sayings that did not come up in those.
"""

from __future__ import annotations

import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from ai.coach.coach import BESIDE, BEST, EVEN, SAME, coaching
from ai.coach.saying import Saying
from ai.coach.telling import COSTS
from ai.player import Advice, Choice, Reason
from game import GAMES
from game.defizz.moves import ACCEPT, CHALLENGE, REFUSE, STAKES
from game.tordu import cards as tordu
from game.tordu.moves import BIDS
from game.tordu.moves import PLAY as TORDU_PLAYS
from game.trepido import cards as trepido
from game.trepido.moves import DRAW, PLAYS, SWAPS
from game.trio.moves import OFFERS, REVEALS
from scenes.app import lang
from scenes.games import ON_SCREEN
from scenes.sitting import reasons
from scenes.sitting.reasons import Parlance
from tests.ai.coach.claims import games, told

NAMES = [
    "Zoé",
    "Élise",
    "Hugo",
    "Yann",
    "Aïcha",
    "Marie-Antoinette",
    "Ana",
    "Ulysse",
    "Inès",
    "Bob",
    "Jean-Loup",
    "Max",
]
"""Names for the most seats that a table has, with those that French elides before or English sets an s after."""
FOLDER = ROOT / ".work" / "reasons"
SHOWN, MATCHES = 4, 40
"""The sentences that are written as they are said in matches, for each saying; and those matches."""
MOVES: dict[str, list[Any]] = {
    "trepido": [*(play for plays in PLAYS[::5] for play in plays), DRAW, *SWAPS[:2]],
    "trio": [*REVEALS, OFFERS[3]],
    "tordu": [*BIDS[::4], *TORDU_PLAYS[::7]],
    "defizz": [*CHALLENGE[:4], ACCEPT, REFUSE, STAKES[1], STAKES[12]],
}
CARDS: dict[str, list[str]] = {
    "tordu": list(tordu.NAME),
    "trepido": [name for name in trepido.NAME if name.endswith("a")],
}
KEYS: dict[str, list[Any]] = {
    "name": list(range(len(NAMES))),
    "suit": list("cdhst"),
    "tricks": list(range(9)),
    "cards": list(range(1, 10)),
    "count": [1, 2, 3, 4, 5, 8, 21],
    "many": [3, 4, 5, 7],
    "points": [30, 50, 100],
    "number": list(range(1, 13)),
    "one": list(range(1, 13)),
    "amount": [100, 1000, 1900],
    "stake": [200, 12000],
    "more": [6, 9],
}


def main() -> int:
    chosen = sys.argv[1:] or games()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in chosen:
        said = corpus(game)
        for language in lang.LANGUAGES:
            lang.use(language)
            path = FOLDER / f"{game}-{language}.txt"
            path.write_text("\n".join(lines(game, said)) + "\n", encoding="utf-8")
            print(path.relative_to(ROOT))
    return 0


def corpus(game: str) -> dict[str, list[tuple[Any, Choice, Advice]]]:
    """Sentences from matches, by saying."""
    found = defaultdict(list)
    for seed in range(MATCHES):
        for each in told(game, seed, worlds=24, count=8):
            if each.warns is None:
                found[each.advice.name].append((each.view, each.choice, each.advice))
    return found


def lines(game: str, said: dict[str, list[tuple[Any, Choice, Advice]]]) -> Iterator[str]:
    """All lines of a file."""
    knows, voice = coaching(game), parlance(game)
    assert knows is not None
    everywhere = [Saying("even", EVEN), Saying("same", SAME), *(Saying("best", text) for text in BEST)]
    everywhere += [*(Saying("beside", text) for text in BESIDE), Saying("costs", COSTS)]
    silent = []
    for saying in (*knows.sayings, *everywhere):
        yield f"## {saying.name}"
        for text in filter(None, (saying.text, saying.simple, saying.sure)):
            yield from (f"   {line}" for line in dict.fromkeys(filled(game, text, voice)))
        heard = said.get(saying.name, [])
        for view, choice, _ in heard[:SHOWN]:
            whole = reasons.counsel(choice, view, voice)
            yield f" * {whole.whole}"
            yield from (f"     {line}" for line in whole.details.splitlines())
        if not heard and not saying.doubts and saying.name not in ("beside", "costs"):
            silent.append(saying.name)
    count = sum(map(len, said.values()))
    yield f"## {count} sentences from {MATCHES} matches; never said there: {', '.join(silent) or '–'}"


def parlance(game: str) -> Parlance:
    """The words of a game as its table has them."""
    table = ON_SCREEN[game].table()
    return Parlance(table.words, table.advising, NAMES, table.chances)


def filled(game: str, text: str, voice: Parlance) -> Iterator[str]:
    """A text with every value that each of its places may have, one place after the other."""
    view = GAMES[game].start(None, None, 1).view(0)
    places = list(dict.fromkeys(re.findall(r"\{(\w+)\}", text)))
    usual = {key: samples(game, key)[-1] for key in places}
    for key in places or [""]:
        for value in samples(game, key) if key else [None]:
            values = {**usual, key: value} if key else {}
            advice = Advice("", Reason(text, **values))
            yield reasons.warning(advice, view, voice)


def samples(game: str, key: str) -> list[Any]:
    """The values that a place in a text may have."""
    if key == "card":
        return CARDS[game]
    if key in ("move", "other"):
        return MOVES[game]
    return KEYS[key]


if __name__ == "__main__":
    sys.exit(main())
