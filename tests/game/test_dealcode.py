"""Deal codes: a seed that can be read out and typed again."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.dealcode import MOST_SEED, SIGNS, decode, encode
from game.table import Said

SEEDS = st.integers(0, MOST_SEED)
SOME = (0, 7, 32767, 32768, 2**55 - 1, 2**63 + 12345, MOST_SEED)


@given(SEEDS)
def test_a_code_leads_back_to_its_seed(seed: int) -> None:
    assert decode(encode(seed)) == seed


@pytest.mark.parametrize("seed", SOME)
def test_a_code_is_made_of_whole_groups_of_four(seed: int) -> None:
    assert {len(group) for group in encode(seed).split("-")} == {4}


def test_a_small_seed_has_a_short_code() -> None:
    assert [len(encode(seed)) for seed in (7, 2**35 - 1, 2**55 - 1, 2**55)] == [4, 9, 14, 19]


def test_no_sign_looks_like_another() -> None:
    assert len(set(SIGNS)) == 32 and not set(SIGNS) & set("ILOU")


@given(SEEDS)
def test_spaces_hyphens_and_small_letters_are_forgiven(seed: int) -> None:
    code = encode(seed)
    assert decode(f"  {code.lower().replace('-', ' – ')}\u00a0") == decode(code.replace("-", "")) == seed


def test_letters_taken_for_digits_are_forgiven() -> None:
    code = next(code for code in map(encode, range(2**40, 2**40 + 999)) if "0" in code and "1" in code)
    assert decode(code.replace("0", "o").replace("1", "l")) == decode(code.replace("1", "I")) == decode(code)


@pytest.mark.parametrize("seed", SOME)
def test_any_single_wrong_sign_is_caught(seed: int) -> None:
    code = encode(seed)
    for place, right in enumerate(code):
        for sign in SIGNS if right != "-" else "":
            if sign != right:
                with pytest.raises(Said):
                    decode(code[:place] + sign + code[place + 1 :])


@pytest.mark.parametrize("seed", SOME)
def test_any_two_signs_that_changed_places_are_caught(seed: int) -> None:
    code = encode(seed).replace("-", "")
    for first, second in combinations(range(len(code)), 2):
        if code[first] != code[second]:
            swapped = list(code)
            swapped[first], swapped[second] = swapped[second], swapped[first]
            with pytest.raises(Said):
                decode("".join(swapped))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no deal code here"),
        (" - ", "no deal code here"),
        ("7K2M-Q", "4, 8, 12 or 16 signs, this one has 5"),
        ("7K2U", "no “U”"),
        ("7K2é", "no “É”"),
        ("0" * 20, "this one has 20"),
    ],
)
def test_what_is_no_code_is_refused_in_words(text: str, why: str) -> None:
    with pytest.raises(Said, match=why):
        decode(text)


def test_a_number_too_large_for_a_seed_is_refused() -> None:
    """Sixteen signs could say more than 64 bits."""
    with pytest.raises(Said, match="names no deal"):
        decode("ZZZZ-ZZZZ-ZZZZ-ZZZ" + _check_for("Z" * 15))


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1])
def test_only_seeds_have_codes(seed: int) -> None:
    with pytest.raises(Said, match="a deal has a number"):
        encode(seed)


def _check_for(signs: str) -> str:
    """The only last sign that is not called a slip."""
    for last in SIGNS:
        try:
            decode(signs + last)
        except Said as error:
            if "slip" not in error.text:
                return last
    raise AssertionError
