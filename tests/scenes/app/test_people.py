"""People are kept: who they are, what they have played, learnt and met; on a good disk, a bad one, an old one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game import GAMES
from game.match import Match, Seat
from game.shelf import Shelf
from game.table import Said
from scenes.app import lang
from scenes.app.people import People
from scenes.app.person import MOST_PEOPLE, LessonProgress, Person, Roll

ZOE = Person(name="Zoé", emblem="fox", colour=3, key=20)
MALIK = Person(name="Malik", emblem="boat")


class Owner:
    """The app as far as people need it: a shelf, and the sentences that were told."""

    def __init__(self, shelf: Shelf | None) -> None:
        self.shelf = shelf
        self.told: list[str] = []

    @property
    def toasts(self) -> Owner:
        return self

    def say(self, text: str) -> None:
        self.told.append(text)


@pytest.fixture(autouse=True)
def english() -> None:
    lang.use("en")


def at(folder: Path) -> People:
    """The people of a program that starts in this folder."""
    return People(Owner(Shelf(folder)))


def spoken(people: People) -> list[str]:
    owner = people._app
    assert isinstance(owner, Owner)
    return owner.told


# who there is


def test_in_an_empty_folder_there_are_only_strangers(tmp_path: Path) -> None:
    people = at(tmp_path)
    assert people.all == () and people.strangers
    assert people.current == Person(name="Player") and list(tmp_path.iterdir()) == []


def test_whoever_says_their_name_is_found_again(tmp_path: Path) -> None:
    at(tmp_path).introduce(ZOE)
    people = at(tmp_path)
    assert people.current == ZOE and people.all == (ZOE,) and not people.strangers


def test_whoever_skips_is_no_stranger_any_more(tmp_path: Path) -> None:
    at(tmp_path).introduce(Person())
    people = at(tmp_path)
    assert people.current.name == "Player" and people.all and not people.strangers


def test_a_name_is_one_persons_however_it_is_spelt(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.add(ZOE)
    assert people.named("ZOÉ") == ZOE and people.named("Zoe") is None
    with pytest.raises(Said, match="Zoé has that name already"):
        people.add(Person(name=" zoé "))
    with pytest.raises(Said, match="everyone needs a name"):
        people.add(Person(name="  "))


def test_a_name_has_room_at_a_seat(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.add(Person(name="Anne-Sophie de la Tour"))
    assert [person.name for person in people.all] == ["Anne-Sophie de"]


# sitting down


def test_whoever_sits_down_is_kept_as_they_sit(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.sit("trio", [ZOE.seat, Seat(name="Ada", level="hard"), MALIK.seat])
    assert at(tmp_path).all == (ZOE.changed(played=("trio",)), MALIK.changed(played=("trio",)))


def test_sitting_down_changes_nobody_who_is_known(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.add(ZOE)
    people.sit("trio", [Seat(name="zoé", emblem="cat", colour=7)])
    people.sit("tordu", [ZOE.seat])
    people.sit("trio", [ZOE.seat])
    assert people.all == (ZOE.changed(played=("trio", "tordu")),)


def test_one_person_alone_becomes_the_current_one(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.introduce(ZOE)
    people.sit("trio", [MALIK.seat, Seat(name="Ada", level="easy")])
    assert people.current.name == "Malik"
    people.sit("trio", [ZOE.seat, MALIK.seat])
    assert people.current.name == "Malik", "nobody sits there alone"


def test_those_who_sat_down_last_come_first(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.sit("trio", [ZOE.seat, MALIK.seat])
    people.sit("trio", [Seat(name="Inès"), MALIK.seat])
    assert [person.name for person in people.all] == ["Inès", "Malik", "Zoé"]


def test_those_who_sat_down_longest_ago_are_forgotten_at_last(tmp_path: Path) -> None:
    people = at(tmp_path)
    for number in range(MOST_PEOPLE + 1):
        people.sit("trio", [Seat(name=f"Guest {number}")])
    again = at(tmp_path)
    assert len(again.all) == MOST_PEOPLE and again.named("Guest 0") is None and again.named("Guest 1") is not None
    assert spoken(again) == []


def test_watching_makes_nobody_current(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.sit("trio", [Seat(name="Ada", level="easy")])
    assert people.all == () and not (tmp_path / "people.json").exists()


# changing


def test_a_renamed_person_keeps_everything(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.introduce(ZOE)
    people.sit("trio", [ZOE.seat])
    people.meet("race")
    people.rename("Zoé", "Zoë")
    assert at(tmp_path).current == ZOE.changed(name="Zoë", played=("trio",), met=("race",))


def test_nobody_is_renamed_to_somebody_else(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.add(ZOE)
    people.add(MALIK)
    with pytest.raises(Said, match="Malik has that name already"):
        people.rename("Zoé", "malik")
    people.rename("Zoé", "ZOÉ")
    assert {person.name for person in people.all} == {"ZOÉ", "Malik"}


def test_a_removed_person_can_be_brought_back(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.introduce(ZOE)
    people.add(MALIK)
    before = people.roll
    people.remove("Zoé")
    assert at(tmp_path).all == (MALIK,) and at(tmp_path).current == MALIK
    people.restore(before)
    assert at(tmp_path).roll == before and at(tmp_path).current == ZOE


def test_who_was_asked_and_did_not_answer_is_not_asked_again(tmp_path: Path) -> None:
    people = at(tmp_path)
    assert people.strangers
    people.decline()
    again = at(tmp_path)
    assert not people.strangers and not again.strangers and again.all == () and again.current.name == "Player"


def test_emblem_colour_and_key_can_be_changed(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.add(ZOE)
    people.change("Zoé", emblem="cat", colour=1, key=30)
    people.change("Nobody", emblem="cat")
    assert at(tmp_path).all == (ZOE.changed(emblem="cat", colour=1, key=30),)


# lessons and first times


def test_a_lesson_is_gone_on_with_where_it_was_left(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.introduce(ZOE)
    assert people.lesson("trio-1") == LessonProgress()
    people.reach_step("trio-1", 3)
    assert at(tmp_path).lesson("trio-1") == LessonProgress(step=3)


def test_a_finished_lesson_stays_finished_when_it_is_begun_again(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.reach_step("trio-1", 3)
    people.finish_lesson("trio-1")
    assert at(tmp_path).lesson("trio-1") == LessonProgress(step=0, done=True)
    people.reach_step("trio-1", 2)
    assert at(tmp_path).lesson("trio-1") == LessonProgress(step=2, done=True)


def test_what_one_person_has_learnt_and_met_another_has_not(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.introduce(ZOE)
    people.finish_lesson("trio-1")
    people.meet("race")
    people.meet("gift", "Malik")
    again = at(tmp_path)
    assert again.has_met("race") and not again.has_met("race", "Malik") and not again.has_met("gift")
    assert again.has_met("gift", "Malik") and not again.lesson("trio-1", "Malik").done and again.current.name == "Zoé"


def test_first_times_can_be_started_over(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.introduce(ZOE)
    people.meet("race")
    people.start_over()
    assert not at(tmp_path).has_met("race") and at(tmp_path).current == ZOE


def test_a_finished_lesson_has_taught_its_first_times(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.introduce(ZOE)
    people.finish_lesson("trio-1", taught=["trio:miss", "trio:turn"])
    again = at(tmp_path)
    assert again.lesson("trio-1").done and again.current.met == ("trio:miss", "trio:turn")


def test_the_name_of_a_game_stands_for_all_of_its_first_times(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.introduce(ZOE.changed(met=("trio", "tordu:bid")))
    assert people.has_met("trio:miss") and people.has_met("tordu:bid") and not people.has_met("tordu:void")


def test_a_nameless_person_keeps_their_progress_too(tmp_path: Path) -> None:
    at(tmp_path).meet("race")
    people = at(tmp_path)
    assert people.has_met("race") and people.current.name == "Player"


# disks


def test_without_a_shelf_people_last_as_long_as_the_program() -> None:
    people = People(Owner(None))
    people.introduce(ZOE)
    assert people.current == ZOE and not people.strangers


def test_a_broken_file_is_told_of_and_set_aside(tmp_path: Path) -> None:
    (tmp_path / "people.json").write_bytes(b'{"people":[{"name":7}]}')
    people = at(tmp_path)
    assert people.all == () and not people.strangers
    assert spoken(people) == ["Who has sat here could not be read. The broken file has been set aside."]
    people.introduce(ZOE)
    assert at(tmp_path).all == (ZOE,)
    assert (tmp_path / "people.broken.json").read_bytes() == b'{"people":[{"name":7}]}'


def test_of_a_broken_file_the_last_good_one_is_taken(tmp_path: Path) -> None:
    people = at(tmp_path)
    people.introduce(ZOE)
    people.meet("race")
    (tmp_path / "people.json").write_bytes(b"")
    assert at(tmp_path).current == ZOE


def test_a_disk_that_takes_nothing_is_told_of_and_people_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    at(tmp_path).introduce(ZOE)
    people = at(tmp_path)
    assert people.current == ZOE
    monkeypatch.setattr("game.shelf.disk.put", full)
    people.meet("race")
    assert people.has_met("race") and "the disk is full" in spoken(people)[0]
    assert at(tmp_path).current == ZOE, "what was kept before is there still"


def test_a_file_of_a_later_version_is_read(tmp_path: Path) -> None:
    (tmp_path / "people.json").write_bytes(
        b'{"people":[{"name":"Zo\xc3\xa9","portrait":{"hat":2}}],"current":"Zo\xc3\xa9"}'
    )
    assert at(tmp_path).current == Person(name="Zoé")


def test_in_another_folder_nobody_is_lost(tmp_path: Path) -> None:
    """Neither those whom that folder knows, nor those who were here when it was chosen."""
    there = tmp_path / "there"
    at(there).introduce(MALIK)
    at(there).meet("gift")
    owner = Owner(Shelf(tmp_path / "here"))
    people = People(owner)
    people.introduce(ZOE)
    people.meet("race", "Malik")
    owner.shelf = Shelf(there)
    assert people.current == ZOE
    assert people.all == (ZOE, MALIK.changed(met=("race", "gift")))
    assert at(there).roll == people.roll


# folders of before people were kept


def kept_match(folder: Path, game: str, *seats: Seat) -> None:
    shelf, match = Shelf(folder), Match(game, GAMES[game].Options(), seats, seed=len(seats))
    shelf.keep(match)
    shelf.release(match)


def test_whoever_has_a_match_on_the_shelf_is_known(tmp_path: Path) -> None:
    kept_match(tmp_path, "trio", Seat(name="Ada", level="easy"), ZOE.seat, Seat(name="Bo", level="easy"))
    people = at(tmp_path)
    assert (
        people.all == (ZOE.changed(played=("trio",), met=("trio",)),)
        and people.current.name == "Zoé"
        and not people.strangers
    )
    assert (tmp_path / "people.json").exists()


def test_whoever_sits_at_a_remembered_table_is_known(tmp_path: Path) -> None:
    seats = '[{"name":"Zoé","emblem":"fox","colour":3,"key":20},{"name":"Ada","level":"easy","emblem":"cat"}]'
    kept = '[{"name":"Sundays","game":"trio","party":{"seats":[{"name":"Malik","emblem":"boat"}]}}]'
    tables = f'{{"last":{{"tordu":{{"options":{{}},"seats":{seats}}}}},"kept":{kept},"printed":{{"20":"a"}}}}'
    (tmp_path / "tables.json").write_text(tables, encoding="utf-8")
    people = at(tmp_path)
    assert people.all == (ZOE.changed(played=("tordu",), met=("tordu",)), MALIK) and people.current.name == "Zoé"


def test_whoever_has_a_record_is_known_and_whoever_played_last_is_current(tmp_path: Path) -> None:
    lines = [
        {"name": "Zoé", "game": "trio", "matches": 2, "last": "2026-11-01"},
        {"name": "Malik", "game": "trio", "matches": 1, "last": "2026-11-09"},
        {"name": "zoé", "game": "defizz", "matches": 1},
    ]
    (tmp_path / "records.json").write_bytes(msgspec.json.encode({"lines": lines}))
    people = at(tmp_path)
    assert people.current == Person(name="Malik", played=("trio",), met=("trio",))
    assert people.named("Zoé") == Person(name="Zoé", played=("trio", "defizz"), met=("trio", "defizz"))


def test_older_files_that_are_broken_are_left_for_those_who_need_them(tmp_path: Path) -> None:
    (tmp_path / "tables.json").write_bytes(b"{")
    (tmp_path / "records.json").write_bytes(b"[]")
    people = at(tmp_path)
    assert people.all == () and spoken(people) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["records.json", "tables.json"]


def test_whoever_was_removed_does_not_come_back_from_older_files(tmp_path: Path) -> None:
    kept_match(tmp_path, "trio", ZOE.seat, MALIK.seat, Seat(name="Bo", level="easy"))
    at(tmp_path).remove("Malik")
    assert [person.name for person in at(tmp_path).all] == ["Zoé"]


def test_a_roll_is_json_both_ways() -> None:
    roll = Roll(people=(ZOE.changed(lessons={"trio-1": LessonProgress(done=True)}), MALIK), current="Zoé")
    assert msgspec.json.decode(msgspec.json.encode(roll), type=Roll) == roll
