"""The pack that stands in the template: two cards, with a question of each mode and all that can be filled in."""

from __future__ import annotations

from collections.abc import Sequence

from game.defizz.check import LANGUAGES
from game.defizz.manuscript import Manuscript, WrittenCard
from game.defizz.question_form import SPOKEN, Form

FORMS: tuple[Form, ...] = (
    {
        "id": "own-0001", "mode": "chrono", "category": "geo", "difficulty": "2",
        "hint.fr": "Capitale trompeuse", "hint.en": "Not the big one",
        "text.fr": "Quelle ville, bâtie exprès pour ce rôle, est la capitale de l'Australie ?",
        "text.en": "Which city, built on purpose for the role, is the capital of Australia?",
        "answer.fr": "Canberra", "answer.en": "Canberra",
        "reject.fr": "Sydney\nMelbourne", "reject.en": "Sydney\nMelbourne",
        "wrong.fr": "Sydney\nPerth", "wrong.en": "Sydney\nPerth",
        "note.fr": "Le site fut choisi en 1908.", "note.en": "The site was chosen in 1908.",
        "sources": "Seat of Government Act 1908", "answer_type": "city",
    },
    {
        "id": "own-0002", "mode": "cible", "category": "music", "difficulty": "3",
        "hint.fr": "Noires et blanches", "hint.en": "Black and white",
        "text.fr": "Combien de touches le clavier d'un piano moderne compte-t-il ?",
        "text.en": "How many keys are there on the keyboard of a modern piano?",
        "number": "88", "unit.fr": "touches", "unit.en": "keys", "sigma": "0.3", "min": "10", "max": "500",
    },
    {
        "id": "own-0003", "mode": "pingpong", "category": "games", "difficulty": "2",
        "hint.fr": "Rang social", "hint.en": "Social rank",
        "text.fr": "Citez une sorte de pièce du jeu d'échecs.", "text.en": "Name a kind of piece in the game of chess.",
        "entries.fr": "roi\ndame = reine\ntour\nfou\ncavalier\npion",
        "entries.en": "king\nqueen\nrook = castle\nbishop\nknight\npawn",
        "tempting.fr": "valet", "tempting.en": "jester",
    },
    {
        "id": "own-0004", "mode": "chance", "difficulty": "1",
        "hint.fr": "Fragile", "hint.en": "Handle with care",
        "text.fr": "Arrêtez le chrono le plus près possible de sept secondes, sans le voir.",
        "text.en": "Stop the clock as near as you can to seven seconds, without seeing it.",
        "chance": "stop_clock", "settings": "seconds=7",
    },
    {
        "id": "own-0005", "mode": "cible", "category": "art", "difficulty": "4",
        "hint.fr": "Sans couleur", "hint.en": "Drained of colour",
        "text.fr": "En quelle année Pablo Picasso a-t-il peint Guernica ?",
        "text.en": "In which year did Pablo Picasso paint Guernica?",
        "number": "1937", "min": "1850", "max": "2000",
    },
    {
        "id": "own-0006", "mode": "chrono", "category": "food", "difficulty": "1",
        "hint.fr": "Prêt à plaider", "hint.en": "Toast's best friend",
        "text.fr": "Quel fruit à gros noyau écrase-t-on pour préparer le guacamole ?",
        "text.en": "Which fruit with a large stone is mashed to make guacamole?",
        "answer.fr": "avocat", "answer.en": "avocado",
        "note.fr": "Le mot vient du nahuatl.", "note.en": "The word comes from Nahuatl.",
    },
)  # fmt: skip
TITLES = {"fr": "Chez nous", "en": "Our house"}


def template(languages: Sequence[str]) -> Manuscript:
    """The example in these languages, under a name that people will want to change."""
    left = [one for one in LANGUAGES if one not in languages]
    forms = [
        {
            field: text
            for field, text in form.items()
            if field not in {f"{name}.{one}" for name in SPOKEN for one in left}
        }
        for form in FORMS
    ]
    cards = WrittenCard("D001", tuple(forms[:3])), WrittenCard("M001", tuple(forms[3:]))
    return Manuscript("our-house", {one: TITLES[one] for one in languages}, cards=cards)
