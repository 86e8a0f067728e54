"""Everyone who has a portrait: the twelve characters by their names, and those that people can choose."""

from __future__ import annotations

from typing import NamedTuple

import hair as styles
from faces import Features
from hair import Hair
from shapes import (
    beard,
    bow,
    crew,
    earrings,
    freckles,
    glasses,
    head,
    hoodie,
    moustache,
    pearls,
    pendant,
    raincoat,
    scarf,
    scoop,
    shirt,
    stripes,
    turtle,
    wrinkles,
)  # fmt: skip

# Skins, from light to dark
PORCELAIN, ROSE, PEACH, SAND, OLIVE, HONEY = "#FBE3D2", "#F7D2BA", "#F0BF9B", "#E5B088", "#D29B6C", "#C58A5A"
CHESTNUT, COCOA, EBONY = "#A66A43", "#8A5433", "#74462D"
# Hair
WHITE, SILVER, STEEL, BLOND, COPPER, AUBURN = "#F4F0E8", "#CFCBC6", "#8E8A88", "#EBC06A", "#C8602A", "#8E4322"
BROWN, DARK, BLACK, NIGHT = "#6A4630", "#43302A", "#352C2E", "#34365A"


class Someone(NamedTuple):
    """One portrait as its layers."""

    hair: Hair
    bust: str
    head: str
    face: Features
    worn: str = ""
    """The things over hair and face: glasses, jewels, a moustache."""


CHARACTERS = {
    "colette": Someone(
        styles.waves(SILVER), scoop(ROSE, "#8C4A5E") + pearls(), head(ROSE) + wrinkles(ROSE),
        Features(ROSE, STEEL, lips="#C25B56", lashes=True), earrings("#FDF6E8"),
    ),
    "basile": Someone(
        styles.tufts(WHITE), shirt(PEACH, "#FDF6E8", over="#C8902C") + bow("#5E3B66"), head(PEACH, "round") + wrinkles(PEACH),
        Features(PEACH, SILVER, heavy=True, nose="round", cheeks=0.5, covered=True), moustache(WHITE, "walrus"),
    ),
    "marius": Someone(
        styles.curls(BLACK, 5.2), stripes(COCOA), head(COCOA, "square") + beard(BLACK, "short"),
        Features(COCOA, "#1E1513", lips="#BF7B66", heavy=True, nose="broad", bearded=True),
    ),
    "sylvie": Someone(
        styles.bob(SILVER), crew(PEACH, "#3C4A6B") + scarf("#2F8F63"), head(PEACH) + wrinkles(PEACH),
        Features(PEACH, STEEL, lips="#B9504B", lashes=True), glasses("#C7362F", "round") + earrings("#F2B134"),
    ),
    "estelle": Someone(
        styles.cloud(DARK), scoop(CHESTNUT, "#7A3E8E"), head(CHESTNUT),
        Features(CHESTNUT, BLACK, lips="#A9324A", lashes=True, nose="broad"), earrings("#F2B134", "star"),
    ),
    "odile": Someone(
        styles.bun(BLACK), shirt(SAND, "#E9E2F0", over="#2A6F86"), head(SAND, "round"),
        Features(SAND, BLACK, lips="#B65A50", lashes=True), glasses("#3A2E2A", "oval"),
    ),
    "renaud": Someone(
        styles.swept(COPPER), shirt(PORCELAIN, "#F7E9D2", over="#2E6B4A"), head(PORCELAIN, "long") + beard(COPPER, "goatee") + freckles(PORCELAIN),
        Features(PORCELAIN, COPPER, nose="long"), moustache(COPPER, "thin"),
    ),
    "selene": Someone(
        styles.straight(NIGHT), scoop(PORCELAIN, "#3D3F78") + pendant("#F2D479"), head(PORCELAIN),
        Features(PORCELAIN, NIGHT, lips="#B5637A", lashes=True, cheeks=0.3),
    ),
    "zephyr": Someone(
        styles.spikes(BLOND), hoodie(ROSE, "#2E7FA8") , head(ROSE) + freckles(ROSE), Features(ROSE, "#B98A35", cheeks=0.4),
    ),
    "anatole": Someone(
        styles.beret("#3F4E63", WHITE), crew(PEACH, "#7C5A3C"), head(PEACH) + wrinkles(PEACH) + beard(WHITE, "long"),
        Features(PEACH, WHITE, heavy=True, nose="round", covered=True, cheeks=0.45), moustache(WHITE, "curled") + glasses("#8A6A12", "round"),
    ),
    "clovis": Someone(
        styles.none(EBONY), turtle(EBONY, "#4B4F57"), head(EBONY, "long"),
        Features(EBONY, "#BDB3AA", lips="#B4735F", heavy=True, nose="broad", cheeks=0.3), glasses("#E8DCC8", "square"),
    ),
    "pepin": Someone(
        styles.curls(BROWN, 6), raincoat(PEACH, "#F2B134"), head(PEACH, "round"), Features(PEACH, BROWN, nose="round", cheeks=0.6),
    ),
}  # fmt: skip

CHOSEN = {
    "mother": Someone(
        styles.long(AUBURN), scoop(PEACH, "#E4633A"), head(PEACH), Features(PEACH, AUBURN, lips="#B9453C", lashes=True), earrings("#F2B134"),
    ),
    "father": Someone(
        styles.crop(BROWN), shirt(SAND, "#8FB3D9"), head(SAND, "square") + beard(BROWN, "short"), Features(SAND, BROWN, lips="#C98A70", heavy=True, nose="long", bearded=True),
    ),
    "grandmother": Someone(
        styles.bun(WHITE), crew(PORCELAIN, "#B06A8B") + pearls(), head(PORCELAIN, "round") + wrinkles(PORCELAIN),
        Features(PORCELAIN, SILVER, lips="#C0615C", cheeks=0.55), glasses("#6B3FA0", "oval"),
    ),
    "grandfather": Someone(
        styles.tweed("#7A7350", SILVER), shirt(HONEY, "#EDE3CF", over="#5B4636"), head(HONEY) + wrinkles(HONEY),
        Features(HONEY, SILVER, heavy=True, nose="round", covered=True), moustache(SILVER, "walrus"),
    ),
    "girl": Someone(
        styles.pigtails(BLOND), crew(ROSE, "#E97B6B"), head(ROSE, "round") + freckles(ROSE), Features(ROSE, "#B98A35", lashes=True, cheeks=0.55),
    ),
    "boy": Someone(
        styles.cap("#2E6FB7", DARK, "#E4572E"), crew(HONEY, "#F2B134"), head(HONEY, "round"), Features(HONEY, DARK, cheeks=0.45),
    ),
    "puffs": Someone(
        styles.puffs(BLACK), hoodie(COCOA, "#C65B8A", "#F2B134"), head(COCOA, "round"), Features(COCOA, "#1E1513", lips="#B4705E", lashes=True, nose="broad", cheeks=0.4),
    ),
    "reader": Someone(
        styles.flop(BLACK), stripes(SAND, "#FDF6E8", "#2F8F63"), head(SAND, "round"), Features(SAND, BLACK, cheeks=0.4), glasses("#2A7F76", "round"),
    ),
    "veil": Someone(
        styles.veil("#4E7FA6"), crew(OLIVE, "#2E4C66"), head(OLIVE, ears=False), Features(OLIVE, DARK, lips="#A84B48", lashes=True),
    ),
    "turban": Someone(
        styles.turban("#D9632F"), shirt(CHESTNUT, "#F4EAD6", over="#2B3F5C"), head(CHESTNUT, "square") + beard(BLACK, "full"),
        Features(CHESTNUT, BLACK, lips="#C98872", heavy=True, nose="long", covered=True, bearded=True), moustache(BLACK, "curled"),
    ),
    "locks": Someone(
        styles.locks(DARK), turtle(EBONY, "#D98A2B"), head(EBONY, "long"), Features(EBONY, "#1E1513", lips="#B4705E", lashes=True, nose="broad", cheeks=0.3),
    ),
    "pixie": Someone(
        styles.pixie("#E7E0D2"), shirt(PORCELAIN, "#4D8A7A"), head(PORCELAIN), Features(PORCELAIN, "#B9A98F", lips="#C24E6A", lashes=True), earrings("#2A7F76", "hoop"),
    ),
    "ponytail": Someone(
        styles.ponytail(BROWN), hoodie(OLIVE, "#6B8F3C"), head(OLIVE), Features(OLIVE, DARK, lashes=True),
    ),
    "bald": Someone(
        styles.none(PEACH), crew(PEACH, "#4A6FA5"), head(PEACH, "square") + beard(COPPER, "full"),
        Features(PEACH, COPPER, heavy=True, nose="round", covered=True, bearded=True), moustache(COPPER, "walrus"),
    ),
}  # fmt: skip

PEOPLE = CHARACTERS | CHOSEN
