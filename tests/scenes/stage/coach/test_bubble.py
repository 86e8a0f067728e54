"""The coach's bubble: where it is put, what its tail points at, how its task is set; and the pointers beside it."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.box import Box
from scenes.kit.theme import CREAM
from scenes.stage.coach.bubble import NEAR, Bubble, Says, paper_box
from scenes.stage.coach.placing import _hides, _sides, away, place
from tests.scenes.lessons.pupil import Pupil

AREA = Box(12, 56, 1256, 652)
LIT = Box(600, 200, 104, 150)


def _high(width: float) -> float:
    return 240.0


def test_a_bubble_keeps_clear_of_what_is_lit_and_of_everything_else_where_there_is_room() -> None:
    others = [Box(760, 60, 400, 200), Box(760, 420, 400, 200)]
    found = place(AREA, _high, [LIT], others)
    assert not any(found.overlaps(each) for each in (LIT, *others))


def test_a_thing_that_must_be_covered_is_better_covered_whole_than_but_for_its_edge() -> None:
    plate = Box(760, 180, 170, 44)
    whole, but_an_edge = plate.inset(-20), Box(780, 160, 400, 200)
    assert _hides(_sides(whole), _sides(plate)) < _hides(_sides(but_an_edge), _sides(plate))
    assert _hides(_sides(Box(0, 0, 300, 200)), _sides(plate)) == 0.0


def _bubble(task: str = "") -> tuple[Pupil, Bubble]:
    pupil = Pupil("trepido-1", (1280, 720))
    shown = pupil.scene.shown
    assert shown is not None
    return pupil, Bubble(Says("Titre", "Une phrase.", "Suivant", task=task), shown.bubble.kind, shown.bubble.pieces)


@pytest.mark.parametrize("gap", [0.0, 12.0, 60.0])
def test_the_tail_points_at_what_is_near_and_hardly_reaches_into_it(gap: float) -> None:
    pupil, bubble = _bubble()
    box = Box(300, 200, 404, 200)
    paper = paper_box(box)
    thing = Box(paper.right + gap, paper.y + 60, 104, 100)
    assert _beside(pupil, bubble, box, thing, 3 if gap else 1)
    assert not _beside(pupil, bubble, box, thing, gap + 12)


def test_there_is_no_tail_towards_something_far_away() -> None:
    pupil, bubble = _bubble()
    box = Box(300, 200, 404, 200)
    thing = Box(box.right + NEAR + 20, 260, 104, 100)
    assert away(paper_box(box), thing) > NEAR
    assert not _beside(pupil, bubble, box, thing, 3)


def _beside(pupil: Pupil, bubble: Bubble, box: Box, thing: Box, off: float) -> bool:
    """Tell if a tail was drawn that far to the right of the bubble."""
    canvas = pupil.hands.app.canvas
    canvas.surface.fill((0, 0, 0))
    bubble.draw(canvas, box, [thing])
    x, paper = round(box.right + off), paper_box(box)
    return any(
        canvas.surface.get_at(tuple(canvas.view.to_pixels(x, y))) == pygame.Color(*CREAM)
        for y in range(round(paper.y), round(paper.bottom))
    )


def test_a_task_stands_below_its_heading_unless_one_line_holds_both() -> None:
    _, short = _bubble("dites merci")
    assert short._task_lines(404) == ["À faire\xa0: dites merci"]
    _, longer = _bubble("battez votre carte")
    assert [line.strip() for line in longer._task_lines(404)] == ["À faire\xa0:", "battez votre carte"]


def test_a_chosen_card_stays_lit_and_the_dotted_way_is_gone() -> None:
    pupil = Pupil("trepido-1", (1280, 720))
    while pupil.scene.step.name != "joker":
        pupil.go_on()
    assert pupil.scene.shown is not None and pupil.scene.shown.slot is not None
    pupil.click_asked()
    assert pupil.scene.table.chosen == "j2a"
    assert pupil.scene.shown.slot is None and pupil.scene.shown.callout is None
    assert "j2a" in pupil.scene.shown.lights.cards


def test_a_lit_card_is_bright_even_if_it_can_not_be_laid() -> None:
    pupil = Pupil("trepido-1", (1280, 720))
    while pupil.scene.step.name != "skull":
        pupil.go_on()
    table, sprite = pupil.scene.table, pupil.scene.show.stage.sprites["xa"]
    assert table.dims(sprite)
    pupil.scene.draw(pupil.hands.app.canvas)
    x, y = pupil.hands.app.view.to_pixels(sprite.drawn_at[0], sprite.drawn_at[1] + 62)
    assert pupil.hands.app.canvas.surface.get_at((round(x), round(y))).r > 235


def test_a_callout_stands_over_the_first_card_if_others_lie_apart() -> None:
    pupil = Pupil("trepido-2", (1280, 720))
    pupil.go_on()
    shown = pupil.scene.shown
    assert shown is not None and shown.callout is not None
    assert [spot.card for spot in shown.lights.ringed] == ["r1a", "s2a"]
    first = shown.lights.boxes(pupil.scene.show.stage)[-2]
    assert first.x <= shown.callout.centre[0] <= first.right
