"""Characters speak now and then: one at a time, never the same line twice, never over anything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.match import Seat
from scenes.app import lang
from scenes.games.tordu.bidding import BidGrid
from scenes.kit.box import Box
from scenes.kit.text import Type
from scenes.stage import remark
from scenes.tables import remarks
from scenes.tables.reactions import TOPICS, Reaction
from scenes.tables.remarks import ALWAYS, LASTS, OFTEN, Remark, Remarks, lines
from tests.scenes.tables.robots import sit, table

SEATS = (
    Seat(name="Ada"),
    Seat(name="Colette", level="easy"),
    Seat(name="Basile", level="easy"),
)
BOTH = [Reaction(1, "annoyed", "took_many"), Reaction(2, "annoyed", "took_many")]


@pytest.fixture(autouse=True)
def french() -> Iterator[None]:
    before = lang.spoken()
    lang.use("fr")
    yield
    lang.use(before)


def said(talk: Remarks, reactions: list[Reaction], how: remarks.Talk = "many", times: int = 200) -> list[Remark]:
    """All that is said about so many topics that are far apart."""
    found = []
    for _ in range(times):
        talk.update(60.0)
        if (one := talk.hear(reactions, how)) is not None:
            talk.say(one)
            found.append(one)
    return found


def test_no_line_is_said_twice() -> None:
    found = said(Remarks(SEATS), BOTH)
    assert len(found) == len(set(found)) == len(lines("colette")["took_many"]) + len(lines("basile")["took_many"])


def test_a_line_is_of_its_speaker_and_of_the_language_spoken() -> None:
    french = {line.fr for line in lines("basile")["took_many"]}
    assert {one.text for one in said(Remarks(SEATS), BOTH[1:])} == french
    lang.use("en")
    english = {line.en for line in lines("basile")["took_many"]}
    assert {one.text for one in said(Remarks(SEATS), BOTH[1:])} == english


def test_people_say_nothing_by_themselves() -> None:
    assert said(Remarks(SEATS), [Reaction(0, "annoyed", "took_many")]) == []


def test_nothing_is_said_without_a_topic_or_when_talk_is_off() -> None:
    assert said(Remarks(SEATS), [Reaction(1, "annoyed")]) == []
    assert said(Remarks(SEATS), BOTH, "off") == []


def test_rare_topics_are_never_let_pass() -> None:
    for topic in ALWAYS:
        talk = Remarks(SEATS)
        talk.quiet = 0.0
        assert talk.hear([Reaction(1, "delighted", topic)], "some") is not None


@pytest.mark.parametrize("how", ("some", "many"))
def test_two_bubbles_are_some_time_apart(how: remarks.Talk) -> None:
    talk = Remarks(SEATS)
    talk.say(Remark(1, "…"))
    talk.update(OFTEN[how][1] - 0.1)
    assert all(talk.hear(BOTH, how) is None for _ in range(100))
    talk.update(0.2)
    assert any(talk.hear(BOTH, how) is not None for _ in range(100))


def test_somebody_who_speaks_is_not_interrupted() -> None:
    talk = Remarks(SEATS)
    talk.say(Remark(1, "…"))
    assert talk.hear([Reaction(2, "delighted", "match_won")], "many") is None


def test_a_bubble_goes_by_itself() -> None:
    talk = Remarks(SEATS)
    talk.say(Remark(1, "…"))
    assert talk.wake == LASTS and not talk.update(LASTS - 0.1) and talk.shown is not None
    assert talk.update(0.2) and talk.shown is None and talk.wake is None


def test_the_same_names_have_the_same_talk() -> None:
    assert said(Remarks(SEATS), BOTH) == said(Remarks(SEATS), BOTH)


def greeted(before: set[tuple[str, str]]) -> str:
    """The first greeting of a match, after these lines of earlier ones."""
    talk = Remarks(SEATS, before)
    while (one := talk.hear([Reaction(1, "delighted", "greeting")], "many")) is None:
        pass
    return one.text


def test_what_was_said_in_an_earlier_match_waits_until_all_was_said() -> None:
    every, before = [line.fr for line in lines("colette")["greeting"]], set[tuple[str, str]]()
    assert {greeted(before) for _ in every} == set(every)
    assert greeted(before) in every, "nobody falls silent for good"


def test_another_day_begins_with_other_words() -> None:
    """With the same people at the table."""
    first = {said(Remarks(SEATS, day=day), [*BOTH, Reaction(1, "delighted", "greeting")])[0] for day in range(12)}
    assert len(first) > 3


def test_some_talk_is_less_than_much() -> None:
    many = [Reaction(1, "annoyed", topic) for topic in TOPICS]
    counts = [len(said(Remarks(SEATS), [each], how, 3)) for how in ("some", "many") for each in many]
    assert sum(counts[: len(many)]) < 0.7 * sum(counts[len(many) :])


def test_characters_without_a_file_stay_silent() -> None:
    assert lines("nobody") == {}


@pytest.fixture
def kind() -> Type:
    return Type(1.0)


ROOM = Box(0, 0, 1280, 720)
PLATE = Box(22, 300, 200, 56)
HEAD = Box(24, 302, 52, 52)


def test_a_bubble_covers_nothing(kind: Type) -> None:
    taken = [PLATE, Box(22, 366, 200, 60)]
    box = remark.place(kind, "Merci bien…", PLATE, HEAD, taken, ROOM)
    assert box is not None and not any(box.overlaps(each) for each in taken) and box.x > 0
    assert box.bottom < PLATE.y  # below it something lies


def test_without_room_a_bubble_has_no_place(kind: Type) -> None:
    assert (
        remark.place(
            kind,
            "Merci bien…",
            PLATE,
            HEAD,
            [PLATE, Box(0, 0, 1280, 299), Box(0, 357, 1280, 400), Box(223, 0, 1100, 720)],
            ROOM,
        )
        is None
    )


def test_a_large_seat_speaks_at_the_height_of_its_mouth(kind: Type) -> None:
    plate, head = Box(22, 220, 164, 186), Box(52, 220, 104, 104)
    box = remark.place(kind, "Merci bien…", plate, head, [plate], ROOM)
    assert box is not None and box.x > head.right and abs(box.centre[1] - head.centre[1]) < 1


@pytest.mark.parametrize(
    "text", ("Un petit quelque chose pour vous, mon ami.", "Ah, voilà qui change tout, et pas un peu, non !")
)
def test_the_lines_of_a_bubble_are_about_as_long(kind: Type, text: str) -> None:
    plate, head = Box(22, 220, 164, 186), Box(52, 220, 104, 104)
    box = remark.place(kind, text, plate, head, [plate], ROOM)
    assert box is not None
    first, last = kind.wrap(text, remark.WORDS, box.width - 2 * remark.PAD)
    assert kind.width(last, remark.WORDS) > 0.6 * kind.width(first, remark.WORDS)


def test_a_bubble_is_no_higher_for_that(kind: Type) -> None:
    for text in ("Merci.", "Un petit quelque chose pour vous.", "Ah, voilà qui change tout, et pas un peu, non !"):
        usual = kind.wrap(text, remark.WORDS, remark.WIDEST)
        box = remark.place(kind, text, PLATE, HEAD, [PLATE], ROOM)
        assert box is not None
        assert box.height == kind.line(remark.WORDS) * len(usual) + 0.8 * remark.PAD
        assert kind.wrap(text, remark.WORDS, box.width - 2 * remark.PAD)[0] in text


def test_a_bubble_gives_way_to_what_is_asked_next() -> None:
    """A greeting is said before the grid of bids is there, which must not lie below it."""
    hands = sit("tordu", [Seat(name="Ada"), *SEATS[1:], Seat(name="Marius", level="easy")], speed=100, first=0)
    scene = table(hands)
    while not any(isinstance(widget, BidGrid) for widget in scene.widgets):
        hands.app.step(0.1)
    company, grid = scene.surroundings.company, next(w for w in scene.widgets if isinstance(w, BidGrid))
    company.remarks.say(Remark(1, "Installez-vous, je ne mords pas."))
    company.box, company.sight = Box(grid.box.x - 100, grid.box.y, 200, 40), scene.table.sight
    scene.rebuild()
    hands.app.step(0.1)
    assert company.box is None or not any(widget.box.overlaps(company.box) for widget in scene.widgets)
