"""Every face of Trépido on a sheet, to be looked at: `.work/contact-<height>.png`, one for each pixel height.

build/contact.py 150 225 112 60 --contrast strong --edition ciao --grey
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame

from game.trepido.cards import NAME
from scenes.kit.theme import CARD, LAMP, STRENGTHS
from scenes.stage.art.card import LIFTED, RESTING
from scenes.stage.art.trepido import Art, face_of

ACROSS = 12
LEFT = 1 / 5


def sheet(art: Art) -> pygame.Surface:
    """All faces once, then the poses, then a close fan seen from its left fifths."""
    width, height = art.size
    gap = max(4, width // 8)
    names = list({face_of(name, art.edition): name for name in NAME}.values())
    rows = -(-len(names) // ACROSS)
    paper = pygame.Surface(((width + gap) * ACROSS + gap, (height + gap) * (rows + 2) + gap * 2))
    paper.fill(LAMP)
    for place, name in enumerate(names):
        row, column = divmod(place, ACROSS)
        paper.blit(art.face(name), (gap + column * (width + gap), gap + row * (height + gap)))
    poses(paper, art, gap, gap + rows * (height + gap))
    for place, name in enumerate(names):
        paper.blit(art.face(name), (gap + round(place * width * LEFT), gap * 2 + (rows + 1) * (height + gap)))
    return paper


def poses(paper: pygame.Surface, art: Art, gap: int, top: int) -> None:
    """Backs, turned, dimmed and lifted cards with their shadows."""
    width, height = art.size
    held = [
        (art.back(), art.shadow(), RESTING.drop),
        (art.back(angle=7), art.shadow(7), RESTING.drop),
        (art.back(width=0.5), art.shadow(width=0.5), RESTING.drop),
        *((art.face("s2Pa", angle), art.shadow(angle), RESTING.drop) for angle in (-12, -3, 4, 15)),
        *((art.face(name, dimmed=True), art.shadow(), RESTING.drop) for name in ("r1a", "p2Ga", "j3a")),
        (art.face("s3Sa", zoom=1.06), art.shadow(zoom=1.06, kind=LIFTED), LIFTED.drop),
        (art.face("p1Wa", -5, dimmed=True), art.shadow(-5), RESTING.drop),
    ]
    for place, (card, shadow, drop) in enumerate(held):
        x, y = gap + place * (width + gap) + width // 2, top + height // 2
        paper.blit(shadow, shadow.get_rect(center=(x, y + round(drop * height / CARD[1]))))
        paper.blit(card, card.get_rect(center=(x, y)))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("heights", type=int, nargs="*", default=[150], help="pixels")
    asked.add_argument("--contrast", choices=STRENGTHS, default="usual")
    asked.add_argument("--edition", choices=("trepido", "defifoo", "ciao"), default="trepido")
    asked.add_argument("--grey", action="store_true", help="as without colours")
    options = asked.parse_args()
    pygame.font.init()
    folder = ROOT / ".work"
    folder.mkdir(exist_ok=True)
    for height in options.heights:
        made = sheet(Art(height / CARD[1], options.contrast, options.edition))
        path = folder / f"contact-{height}{'-grey' if options.grey else ''}.png"
        pygame.image.save(pygame.transform.grayscale(made) if options.grey else made, path)
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
