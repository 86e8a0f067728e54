"""Packs: read strictly, refused with the place and the reason, and nothing else breaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from game import journal
from game.defizz import GAME, pack
from game.defizz.moves import LARGEST_NUMBER
from game.defizz.options import mix, parts
from game.defizz.pack import ANY_NUMBER, Pack, PackError, decode, forget, named, use
from game.match import Match
from game.table import BadOptions
from tests.game.defizz.table import card, chrono, cible, lucky, packed, pingpong, tiny


def refused(data: dict[str, Any]) -> str:
    """The sentence that refuses this pack."""
    with pytest.raises(PackError) as caught:
        packed(data)
    return str(caught.value)


def with_question(place: int, question: dict[str, Any]) -> dict[str, Any]:
    """The small pack with another question at that place."""
    data = tiny()
    data["questions"][place] = question
    return data


def changed(place: int, **fields: Any) -> dict[str, Any]:
    """The small pack with some fields of a question replaced."""
    data = tiny()
    data["questions"][place] |= fields
    return data


def test_a_good_pack_is_read() -> None:
    got = packed(tiny())
    assert (got.id, len(got.shown), len(got.cards[0]), len(got.cards[1])) == ("tiny", 15, 2, 3)


def test_a_pack_read_twice_is_equal() -> None:
    assert packed(tiny()) == packed(tiny()) and hash(packed(tiny())) == hash(packed(tiny()))


def test_a_question_may_exist_in_one_language_only() -> None:
    data = tiny()
    for place in range(3):
        data["questions"][place] = only_french(data["questions"][place])
    got = packed(data)
    assert (got.hints[0].fr, got.hints[0].en) == ("indice geo-0001", None)


def only_french(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: only_french(value) for key, value in part.items() if key != "en"}
    return [only_french(value) for value in part] if isinstance(part, list) else part


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"{", "this is not proper JSON"),
        (b"\xff\xfe", "this is not proper JSON"),
        (b"[]", "pack: fields between braces are wanted here"),
        (b'{"schema": "defizz-pack/2"}', "schema: defizz-pack/2 is not one of the words allowed here"),
        (b'{"schema": "defizz-pack/1"}', "pack: the field id is missing"),
        (b" " * 8_000_001, "the pack is too large: 8000001 bytes, 8000000 at most"),
    ],
)
def test_what_is_no_pack_at_all_is_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(PackError) as caught:
        decode(data)
    assert str(caught.value) == sentence


def test_letters_that_are_no_text_are_refused() -> None:
    data = msgspec.json.encode(tiny()).replace(b"made up", b"made \xff\xfe", 1)
    with pytest.raises(PackError, match="this is not proper JSON"):
        decode(data)


def test_endless_nesting_is_refused() -> None:
    data = tiny()
    text = json.dumps(data).replace('"made up"', "[" * 100_000, 1)
    with pytest.raises(PackError):
        decode(text.encode())


def test_a_reason_is_never_endless() -> None:
    assert len(refused(tiny() | {"x" * 5000: 1})) < 450


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (tiny() | {"extra": 1}, "pack: there is no field called extra"),
        (tiny() | {"id": "Not Plain"}, "id: a name such as our-house is wanted here"),
        (changed(0, mode="riddle"), "questions[0].mode: riddle is not one of the words allowed here"),
        (changed(0, category="gossip"), "questions[0].category: gossip is not one of the words allowed here"),
        (changed(0, difficulty=6), "questions[0].difficulty: the number is too large, 5 is the most"),
        (changed(0, difficulty="2"), "questions[0].difficulty: a whole number is wanted here"),
        (changed(0, id="Geo-1"), "questions[0].id: a name such as geo-0001 is wanted here"),
        (changed(0, sources=[]), "questions[0].sources: there must be 1 at least"),
        (changed(0, number={"value": 3}), "questions[0]: there is no field called number"),
        (changed(1, answer={}), "questions[1]: there is no field called answer"),
        (changed(0, hint={"fr": "x" * 41}), "questions[0].hint.fr: the text has more than 40 signs"),
        (changed(0, text={"fr": "x" * 401}), "questions[0].text.fr: the text has more than 400 signs"),
        (changed(0, text={"de": "Was?"}), "questions[0].text: there is no field called de"),
    ],
)
def test_what_does_not_fit_the_form_is_refused(data: dict[str, Any], sentence: str) -> None:
    assert refused(data) == sentence


def test_a_chrono_needs_its_explanation() -> None:
    data = tiny()
    del data["questions"][0]["note"]
    assert refused(data) == "questions[0]: the field note is missing"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("a\x07b", "a control character"),
        ("a\nb", "a control character"),
        ("a\u202eb", "a change of writing direction"),
        ("a\u2066b", "a change of writing direction"),
        ("a\u200bb", "a zero-width character"),
        ("\ufeffab", "a zero-width character"),
        ("a\u2028b", "a line break"),
        ("a\ue000b", "a private character"),
        ("a\uffffb", "a character that does not exist"),
    ],
)
def test_what_nobody_can_see_is_refused(text: str, what: str) -> None:
    data = changed(0, hint={"fr": text, "en": "plain"})
    assert refused(data) == f"questions[0] (geo-0001).hint.fr: the text contains {what}"


def test_hidden_writing_is_found_deep_inside() -> None:
    data = tiny()
    data["questions"][2]["list"]["items"][3]["en"]["accept"] = ["fine", "not\u200bfine"]
    place = "questions[2] (life-0001).list.items[3].en.accept[1]"
    assert refused(data) == f"{place}: the text contains a zero-width character"


def test_spaces_around_a_text_are_refused() -> None:
    data = changed(0, text={"fr": "Quoi ?", "en": "What? "})
    assert refused(data) == "questions[0] (geo-0001).text.en: the text begins or ends with a space"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (with_question(1, cible("geo-0001")), "questions[1] (geo-0001): there is a question of that name already"),
        (changed(0, text={}), "questions[0] (geo-0001): there is no text in any language"),
        (changed(0, hint={"fr": "ah"}), "questions[0] (geo-0001): hint lacks en"),
        (changed(0, text={"fr": "Quoi ?"}), "questions[0] (geo-0001): hint has en, the text has not"),
        (changed(0, note={"en": "so"}), "questions[0] (geo-0001): note lacks fr"),
        (changed(0, wrong={"fr": ["x"]}), "questions[0] (geo-0001): wrong lacks en"),
        (with_question(1, cible("sci-0001", unit={"fr": "m"})), "questions[1] (sci-0001): number.unit lacks en"),
        (changed(0, stability="D"), "questions[0] (geo-0001): a dated fact needs as_of and recheck"),
        (
            changed(0, stability="D", as_of="2026-01-01", recheck="2025-01-01"),
            "questions[0] (geo-0001): recheck comes after as_of",
        ),
        (
            changed(0, answer={"fr": {"main": "Un", "accept": ["UN"]}, "en": {"main": "One"}}),
            "questions[0] (geo-0001): 'un' is given twice",
        ),
        (
            changed(0, answer={"fr": {"main": "Un", "reject": ["un"]}, "en": {"main": "One"}}),
            "questions[0] (geo-0001): 'un' is both accepted and refused",
        ),
        (
            changed(0, wrong={"fr": ["faux"], "en": ["Alias geo-0001"]}),
            "questions[0] (geo-0001): 'Alias geo-0001' is both accepted and refused",
        ),
    ],
)
def test_a_question_at_odds_with_itself_is_refused(data: dict[str, Any], sentence: str) -> None:
    assert refused(data) == sentence


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ({"value": 1001}, "1001 is outside min and max"),
        ({"value": 0}, "0 is outside min and max"),
        ({"value": 10**16, "max": 10**17}, "number.value is out of all proportion"),
        ({"value": 5, "max": 10**40}, "number.max is out of all proportion"),
        ({"value": 2.25, "decimals": 1}, "2.25 has more than 1 decimals"),
        ({"value": 2.5}, "2.5 has more than 0 decimals"),
    ],
)
def test_a_number_that_can_not_be_is_refused(number: dict[str, Any], sentence: str) -> None:
    assert refused(with_question(1, cible("sci-0001", **number))) == f"questions[1] (sci-0001): {sentence}"


@pytest.mark.parametrize(
    "number",
    [
        {"value": 1},
        {"value": 1000},
        {"value": LARGEST_NUMBER, "min": None, "max": None},
        {"value": -LARGEST_NUMBER, "min": None, "max": None},
        {"value": 5, "max": LARGEST_NUMBER, "min": -LARGEST_NUMBER},
        {"value": 5, "sigma": 0.001},
        {"value": 5, "sigma": 10},
        {"value": 5, "sigma": 10_000, "kind": "year"},
        {"value": 2.25, "decimals": 2},
        {"value": 2.5, "decimals": 1},
    ],
    ids=str,
)
def test_a_number_that_can_just_be_is_taken(number: dict[str, Any]) -> None:
    assert packed(with_question(1, cible("sci-0001", **number)))


@pytest.mark.parametrize("name", ["value", "min", "max"])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_just_too_large_is_out_of_all_proportion(name: str, sign: int) -> None:
    number = {"value": 5, "min": None, "max": None, name: sign * (LARGEST_NUMBER + 1)}
    sentence = f"number.{name} is out of all proportion"
    assert refused(with_question(1, cible("sci-0001", **number))) == f"questions[1] (sci-0001): {sentence}"


@pytest.mark.parametrize(
    ("dates", "sentence"),
    [
        ({"as_of": "2026-01-01", "recheck": "2026-01-02"}, None),
        ({"as_of": "2026-01-01", "recheck": "2026-01-01"}, "recheck comes after as_of"),
        ({"as_of": "2026-01-01"}, "a dated fact needs as_of and recheck"),
        ({"recheck": "2026-01-01"}, "a dated fact needs as_of and recheck"),
    ],
)
def test_a_dated_fact_has_both_dates_one_after_the_other(dates: dict[str, str], sentence: str | None) -> None:
    data = changed(0, stability="D", **dates)
    if sentence is None:
        assert packed(data)
    else:
        assert refused(data) == f"questions[0] (geo-0001): {sentence}"


def test_a_fact_that_lasts_needs_no_dates_in_order() -> None:
    assert packed(changed(0, as_of="2026-01-01", recheck="2025-01-01"))


def test_a_number_beyond_all_numbers_is_refused() -> None:
    text = json.dumps(tiny()).replace('"value": 100', '"value": 1e999', 1)
    with pytest.raises(PackError, match=r"^questions\[1\]\.number\.value: this number is out of all proportion$"):
        decode(text.encode())


def test_a_number_that_is_none_is_refused() -> None:
    text = json.dumps(tiny()).replace('"value": 100', '"value": NaN', 1)
    with pytest.raises(PackError, match="this is not proper JSON"):
        decode(text.encode())


def test_a_list_that_is_not_as_long_as_it_says_is_refused() -> None:
    question = pingpong("life-0001", 7)
    question["list"]["count"] = 8
    assert refused(with_question(2, question)) == "questions[2] (life-0001): the list says 8 entries and has 7"


def test_an_entry_given_twice_is_refused() -> None:
    question = pingpong("life-0001")
    question["list"]["items"][3]["fr"]["accept"] = ["Entry 0 of life-0001"]
    assert (
        refused(with_question(2, question)) == "questions[2] (life-0001): 'entry 0 of life-0001' is in the list twice"
    )


def test_an_entry_that_is_also_a_trap_is_refused() -> None:
    question = pingpong("life-0001")
    question["list"]["tempting"] = {"fr": ["entry 1 of life-0001"], "en": []}
    sentence = "'entry 1 of life-0001' is both in the list and tempting"
    assert refused(with_question(2, question)) == f"questions[2] (life-0001): {sentence}"


def test_an_entry_missing_in_one_language_is_refused() -> None:
    question = pingpong("life-0001")
    del question["list"]["items"][2]["en"]
    assert refused(with_question(2, question)) == "questions[2] (life-0001): list.items[2] lacks en"


def test_a_list_of_three_is_refused() -> None:
    data = with_question(2, pingpong("life-0001", 3))
    assert refused(data) == "questions[2].list.count: the number is too small, 4 is the least"


def test_a_card_has_room_for_fewer_sides_than_its_shortest_list_has_entries() -> None:
    """DE-19"""
    data = tiny()
    made = packed(data)
    long = {made.index[each["id"]]: len(each["list"]["items"]) for each in data["questions"] if "list" in each}
    for kind, cards in enumerate(made.cards):
        for room, three in zip(made.room[kind], cards, strict=True):
            lists = [long[question] for question in three if question in long]
            assert room == (min(lists) - 1 if lists else ANY_NUMBER)


def test_the_shorter_of_two_lists_on_a_card_counts() -> None:
    """DE-19"""
    for shorter, longer in ((0, 1), (1, 0)):
        data = tiny()
        data["questions"][shorter] = pingpong(data["questions"][shorter]["id"], 5)
        data["questions"][longer] = pingpong(data["questions"][longer]["id"], 9)
        data["questions"][2] = cible("life-0001")
        assert packed(data).room[0][0] == 4


def test_a_mix_is_named_by_its_packs() -> None:
    assert mix(["base", "ours"]) == "base+ours" and parts("base+ours") == ("base", "ours")


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        (lucky("absurd-0001", "roulette"), "there is no game of chance called 'roulette'"),
        (lucky("absurd-0001", "wheel", spokes=3), "wheel has no setting 'spokes'"),
        (lucky("absurd-0001", "dice_high", dice=9), "dice of dice_high goes from 1 to 5, not 9"),
        (lucky("absurd-0001", "stop_clock", seconds=2), "seconds of stop_clock goes from 3 to 10, not 2"),
    ],
)
def test_a_game_of_chance_that_is_not_there_is_refused(question: dict[str, Any], sentence: str) -> None:
    assert refused(with_question(3, question)) == f"questions[3] (absurd-0001): {sentence}"


def with_card(place: int, other: dict[str, Any]) -> dict[str, Any]:
    data = tiny()
    data["cards"][place] = other
    return data


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (
            with_card(1, card("D001", "absurd-0001", "sci-0002", "geo-0002")),
            "cards[1] (D001): there is a card of that name already",
        ),
        (
            with_card(1, card("D002", "absurd-0001", "sci-0002", "geo-0009")),
            "cards[1] (D002): there is no question 'geo-0009'",
        ),
        (
            with_card(1, card("D002", "absurd-0001", "sci-0002", "geo-0001")),
            "cards[1] (D002): geo-0001 is on card D001 already",
        ),
        (
            with_card(1, card("D002", "absurd-0001", "sci-0002", "sci-0002")),
            "cards[1] (D002): sci-0002 is on card D002 already",
        ),
        (
            with_card(1, card("D002", "absurd-0001", "sci-0002", "geo-0002") | {"deck": "multi"}),
            "cards[1] (D002): the names of Duel cards begin with D, of Multi cards with M",
        ),
        (
            with_card(1, card("D002", "absurd-0001", "sci-0002")),
            "cards[1].questions: there must be 3 at least",
        ),
        (tiny() | {"cards": tiny()["cards"][:2]}, "cards: there is no card of the multi deck"),
        (tiny() | {"cards": tiny()["cards"][2:]}, "cards: there is no card of the duel deck"),
    ],
)
def test_a_card_that_can_not_be_played_is_refused(data: dict[str, Any], sentence: str) -> None:
    assert refused(data) == sentence


def test_a_card_without_a_common_language_is_refused() -> None:
    data = with_question(0, only_french(chrono("geo-0001")))
    data["questions"][1] = only_english(data["questions"][1])
    assert refused(data) == "cards[0] (D001): its questions have no language in common"


def only_english(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: only_english(value) for key, value in part.items() if key != "fr"}
    return [only_english(value) for value in part] if isinstance(part, list) else part


# by name


@pytest.mark.parametrize("name", ["../base", "Base", "a/b", "", "a.json", "é", "x" * 41])
def test_a_packs_name_is_plain(name: str) -> None:
    with pytest.raises(PackError, match="a pack's name is made of a-z, 0-9 and -"):
        named(name)


def test_a_pack_is_read_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def find(name: str) -> bytes:
        asked.append(name)
        return msgspec.json.encode(tiny() | {"id": "found"})

    monkeypatch.setattr(pack, "finder", find)
    assert named("found") is named("found") and asked == ["found"]


def test_a_pack_that_calls_itself_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack, "finder", lambda name: msgspec.json.encode(tiny()))
    with pytest.raises(PackError, match=r"^the pack other calls itself tiny$"):
        named("other")


def test_a_match_is_played_with_the_pack_of_its_options() -> None:
    use(packed(tiny() | {"id": "mine"}))
    state = GAME.start(GAME.Options(pack="mine"), 3, 0)
    assert state.pack.id == "mine"


def test_a_bad_pack_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack, "finder", lambda name: b"{}")
    with pytest.raises(PackError):
        GAME.start(GAME.Options(pack="broken"), 3, 0)
    assert GAME.start(GAME.Options(pack="tiny"), 3, 0).actors()


def test_a_pack_of_the_largest_size_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.dumps(tiny()).encode()
    monkeypatch.setattr(pack, "LARGEST_FILE", len(data))
    assert decode(data).id == "tiny"
    monkeypatch.setattr(pack, "LARGEST_FILE", len(data) - 1)
    with pytest.raises(PackError, match="too large"):
        decode(data)


# packs that are shuffled together


def other_pack() -> dict[str, Any]:
    """A pack whose questions and cards have the same names as those of the small one."""
    return tiny() | {"id": "other"}


@pytest.fixture
def mixed_pack() -> Iterator[Pack]:
    use(packed(tiny()))
    use(packed(other_pack()))
    yield named("tiny+other")
    forget("other")


def test_a_mix_has_the_cards_of_all_its_packs(mixed_pack: Pack) -> None:
    tiny_pack = named("tiny")
    assert [len(cards) for cards in mixed_pack.cards] == [2 * len(cards) for cards in tiny_pack.cards]
    assert mixed_pack.names[0] == ("tiny:D001", "tiny:D002", "other:D001", "other:D002")


def test_a_card_of_a_mix_has_questions_of_its_own_pack(mixed_pack: Pack) -> None:
    for cards, names in zip(mixed_pack.cards, mixed_pack.names, strict=True):
        for card_, name in zip(cards, names, strict=True):
            assert {mixed_pack.shown[each].id.split(":")[0] for each in card_} == {name.split(":")[0]}


def test_a_match_with_a_mix_is_replayed(mixed_pack: Pack) -> None:
    match = Match(GAME, GAME.Options(pack="tiny+other", skip=("other:D001",)), 3, 4)
    again = journal.replay(journal.decode(journal.encode(match)))
    assert again.options == match.options and again.state == match.state
    assert match.state.view(None).orders[0][0] == "other:D001"  # type: ignore[attr-defined]


def test_a_mix_follows_a_pack_that_is_replaced(mixed_pack: Pack) -> None:
    use(packed(other_pack() | {"cards": [*other_pack()["cards"][1:]]}))
    assert named("tiny+other").names[0] == ("tiny:D001", "tiny:D002", "other:D002")


@pytest.mark.parametrize("pack", ["", "+", "base+", "a+b+a", "+".join("abcdefghi"), "Base+a", "base a"])
def test_a_mix_is_up_to_eight_packs_each_once(pack: str) -> None:
    with pytest.raises(BadOptions):
        GAME.Options(pack=pack)
