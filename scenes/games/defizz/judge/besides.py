"""Words besides an answer that say nothing: kinds of things, titles of people, and the question's own words."""

from __future__ import annotations

from functools import lru_cache

from game.defizz.questions import AnyQuestion, ChronoQuestion, PingPongQuestion
from scenes.games.defizz.judge.normal import bare, words

FILLERS = {
    "planete", "planet", "fleuve", "riviere", "river", "lac", "lake", "roi", "king", "reine", "queen", "empereur",
    "emperor", "imperatrice", "empress", "prince", "princesse", "princess", "ville", "city", "cite", "town", "pays",
    "country", "kingdom", "royaume", "ile", "island", "mer", "sea", "ocean", "detroit", "strait", "straits", "canal",
    "mont", "montagne", "mountain", "musee", "museum", "vitamine", "vitamin", "lettre", "letter", "couleur", "colour",
    "color", "dieu", "god", "deesse", "goddess", "langue", "language", "alphabet", "film", "serie", "series", "opera",
    "groupe", "group", "band", "canton", "region", "etat", "state", "province", "signe", "sign", "freres", "brothers",
    "bros", "monsieur", "madame", "mademoiselle", "mme", "mlle", "mister", "mr", "mrs", "miss", "sir", "lady", "lord",
    "general", "capitaine", "captain", "prophete", "prophet", "uncle", "oncle", "numero", "number", "degre", "degres",
    "degree", "degrees", "mot", "word", "jeu", "game", "marque", "brand", "movie",
    "song", "chanson", "livre", "book", "roman", "novel", "album", "club", "team", "equipe", "desert", "voyelle",
    "vowel", "consonne", "consonant", "gaz", "gas", "metal", "animal", "oiseau", "bird", "arbre", "tree", "fleur",
    "flower", "fruit", "fromage", "cheese", "sport", "instrument", "danse", "dance", "temple", "temples", "feuille",
    "feuilles", "docteur", "professeur", "professor", "mois", "month", "jour", "day", "maitre", "master", "president",
    "chanteur", "chanteuse", "singer", "acteur", "actrice", "actor", "actress", "commissaire", "inspecteur",
    "inspector", "baron", "comte", "count", "colonel", "major", "pape", "pope",
}  # fmt: skip
"""Words that are ignored in what was typed, unless a right answer has them."""
TELLING = {
    "pere", "mere", "fils", "fille", "frere", "soeur", "femme", "mari", "epouse", "pas", "non", "sans", "sauf",
    "contre",
    "moitie", "demi", "faux", "fausse", "avant", "apres", "petit", "petite", "grand", "grande", "premier", "premiere",
    "dernier", "derniere", "nord", "sud", "est", "ouest", "haut", "haute", "bas", "basse", "jeune", "vieux", "nouveau",
    "nouvelle", "blanc", "noir", "rouge", "vert", "bleu", "jaune", "dieu", "roi", "reine", "coq",
    "father", "mother", "son", "daughter", "brother", "sister", "wife", "husband", "not", "no", "without", "except",
    "against", "half", "fake", "before", "after", "little", "small", "great", "big", "first", "last", "north", "south",
    "east", "west", "high", "low", "young", "old", "new", "white", "black", "red", "green", "blue", "yellow",
}  # fmt: skip
"""Words that make something else of an answer, even if the question has them: « le père de Mozart »."""
PEOPLE = {"person", "singer", "painter", "chef", "dancer"}
"""Kinds of answers of which the last name alone will do."""
LEAST_BEFORE = 2
"""Least words of the question before an answer that are no part of it: one may be a first name."""
SHORTEST = 3
"""Least letters of a question's own word that is ignored."""


@lru_cache(maxsize=2)
def asked(question: AnyQuestion, language: str) -> frozenset[str]:
    """The question's own words, without their plural: names, numbers and words that tell something are left out."""
    text = getattr(question.text, language) or ""
    plain = (bare(word) for word in text.replace("'", " ").replace("’", " ").split() if word[:1].islower())
    found = {word for each in plain for word in each.split()}
    return frozenset(
        singular(word) for word in found if len(word) >= SHORTEST and word.isalpha() and word not in TELLING
    )


def without_series(said: tuple[str, ...], question: AnyQuestion, language: str) -> tuple[str, ...]:
    """The words said without those of the question, names too, behind and, of lists, before: « Star Wars, l'Empire… ».

    One word before another stays: it may be a first name, and make somebody else of a last name. So do all of a person.
    """
    if of_people(question):
        return said
    own = {word for word in words(getattr(question.text, language) or "") if word.isalpha()} - TELLING
    kept = list(said)
    while kept and kept[-1] in own:
        kept.pop()
    before = next((at for at, word in enumerate(kept) if word not in own), 0)
    if before < LEAST_BEFORE or not isinstance(question, PingPongQuestion):
        before = 0
    return tuple(kept[before:]) or said


def of_people(question: AnyQuestion) -> bool:
    """Tell if the answer is a person."""
    return isinstance(question, ChronoQuestion) and question.answer_type in PEOPLE


def singular(word: str) -> str:
    """The word without the s or x of a plural."""
    return word.rstrip("sx") if len(word) > SHORTEST else word


def needed(said: tuple[str, ...], question: AnyQuestion, language: str, answers: frozenset[str]) -> tuple[str, ...]:
    """The words that were said without those that say nothing; all of them if nothing else would be left."""
    own = asked(question, language)
    kept = tuple(word for word in said if word in answers or not (word in FILLERS or singular(word) in own))
    return kept or said
