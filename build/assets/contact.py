"""Every face of a game on a sheet, to be looked at: `.work/contact-<game>-<height>.png`, one for each pixel height.

build/assets/contact.py 150 225 112 58 --game tordu --contrast strong --four-colours --language en --grey
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import pygame

from game.tordu.cards import RANKS
from game.trepido.cards import NAME
from game.trio.cards import NUMBERS
from scenes.games.tordu import art as tordu
from scenes.games.trepido import art as trepido
from scenes.games.trepido.look import Look
from scenes.games.trio import art as trio
from scenes.kit.theme import CARD, CONTRASTS, LAMP
from scenes.stage.art.card import LIFTED, RESTING

LEFT = 1 / 5
SUITS = "shdct"
EDITIONS = ("trepido", "defifoo", "ciao")


class Deck(NamedTuple):
    """The faces and poses that a game puts on its sheet."""

    art: Callable[[float, argparse.Namespace], Any]
    names: Callable[[Any], list[str]]
    across: int
    turned: str
    dimmed: tuple[str, ...]
    lifted: str


DECKS = {
    "trepido": Deck(
        lambda scale, asked: trepido.Art(scale, Look(asked.edition, asked.contrast, not asked.ungraded)),
        lambda art: list({trepido.face_of(name, art.look.edition): name for name in NAME}.values()),
        across=12,
        turned="s2Pa",
        dimmed=("r1a", "p2Ga", "j3a"),
        lifted="s3Sa",
    ),
    "trio": Deck(
        lambda scale, asked: trio.Art(scale, asked.contrast, not asked.no_links),
        lambda art: [str(number) for number in NUMBERS],
        across=12,
        turned="5",
        dimmed=("1", "3", "12"),
        lifted="7",
    ),
    "tordu": Deck(
        lambda scale, asked: tordu.Art(scale, asked.contrast, asked.language, asked.four_colours),
        lambda art: [rank + suit for suit in SUITS for rank in reversed(RANKS)],
        across=16,
        turned="Kt",
        dimmed=("As", "Qh", "9d"),
        lifted="Jc",
    ),
}


def sheet(art: Any, deck: Deck) -> pygame.Surface:
    """The sheet: all faces once, then the poses, then a close fan that shows only the left fifth of each card."""
    width, height = art.size
    gap = max(4, width // 8)
    names = deck.names(art)
    rows = -(-len(names) // deck.across)
    paper = pygame.Surface(((width + gap) * deck.across + gap, (height + gap) * (rows + 2) + gap * 2))
    paper.fill(LAMP)
    for index, name in enumerate(names):
        row, column = divmod(index, deck.across)
        paper.blit(art.face(name), (gap + column * (width + gap), gap + row * (height + gap)))
    poses(paper, art, deck, gap + rows * (height + gap))
    for index, name in enumerate(names):
        paper.blit(art.face(name), (gap + round(index * width * LEFT), gap * 2 + (rows + 1) * (height + gap)))
    return paper


def poses(paper: pygame.Surface, art: Any, deck: Deck, top: int) -> None:
    """Draw backs, and turned, dimmed and lifted cards with their shadows."""
    width, height = art.size
    gap = max(4, width // 8)
    held = [
        (art.back(), art.shadow(), RESTING.drop),
        (art.back(angle=7), art.shadow(7), RESTING.drop),
        (art.back(width=0.5), art.shadow(width=0.5), RESTING.drop),
        *((art.face(deck.turned, angle), art.shadow(angle), RESTING.drop) for angle in (-12, -3, 4, 15)),
        *((art.face(name, dimmed=True), art.shadow(), RESTING.drop) for name in deck.dimmed),
        (art.face(deck.lifted, zoom=1.06), art.shadow(zoom=1.06, kind=LIFTED), LIFTED.drop),
        (art.face(deck.turned, -5, dimmed=True), art.shadow(-5), RESTING.drop),
    ]
    for index, (card, shadow, drop) in enumerate(held):
        x, y = gap + index * (width + gap) + width // 2, top + height // 2
        paper.blit(shadow, shadow.get_rect(center=(x, y + round(drop * height / CARD[1]))))
        paper.blit(card, card.get_rect(center=(x, y)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("heights", type=int, nargs="*", default=[150], help="pixels")
    parser.add_argument("--game", choices=DECKS, action="append", help="all of them if not named")
    parser.add_argument("--contrast", choices=CONTRASTS, default="usual")
    parser.add_argument("--edition", choices=EDITIONS, default="trepido")
    parser.add_argument("--ungraded", action="store_true", help="Trépido where strengths count for nothing")
    parser.add_argument("--no-links", action="store_true", help="Trio without linked numbers")
    parser.add_argument("--language", choices=tordu.INDEX, default="fr")
    parser.add_argument("--four-colours", action="store_true", help="Le Tordu with a colour a suit")
    parser.add_argument("--grey", action="store_true", help="as without colours")
    asked = parser.parse_args()
    pygame.font.init()
    folder = ROOT / ".work"
    folder.mkdir(exist_ok=True)
    for game in asked.game or DECKS:
        for height in asked.heights:
            made = sheet(DECKS[game].art(height / CARD[1], asked), DECKS[game])
            path = folder / f"contact-{game}-{height}{'-grey' if asked.grey else ''}.png"
            pygame.image.save(pygame.transform.grayscale(made) if asked.grey else made, path)
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
