"""Named tuples to plain values and back."""

import json
from typing import Any, NamedTuple

import pytest

from pygames.core import GameError
from pygames.core.plain import plain, value_of


class Card(NamedTuple):
    """A card."""

    name: str
    marks: tuple[int, ...]


class Hand(NamedTuple):
    """Cards and who else."""

    cards: tuple[Card, ...]
    other: Card | None


TYPES = (Card, Hand)
VALUE = Hand((Card("a", (1, 2)), Card("b", ())), None)
DATA = {
    "kind": "hand",
    "cards": [{"kind": "card", "name": "a", "marks": [1, 2]}, {"kind": "card", "name": "b", "marks": []}],
    "other": None,
}


def test_there_and_back() -> None:
    assert plain(VALUE) == DATA and value_of(json.loads(json.dumps(DATA)), TYPES) == VALUE
    assert type(value_of(DATA, TYPES)) is Hand


@pytest.mark.parametrize("value", [None, True, 0, -7, 1.5, "", "ç"])
def test_scalars_stay(value: Any) -> None:
    assert plain(value) is value and value_of(value, TYPES) is value


def test_mappings_and_lists() -> None:
    assert plain({"a": (1, [2]), 3: Card("x", ())}) == {"a": [1, [2]], "3": {"kind": "card", "name": "x", "marks": []}}


@pytest.mark.parametrize("value", [{1, 2}, b"x", object(), 1j, [object()], {"a": {1}}])
def test_what_is_not_plain(value: Any) -> None:
    with pytest.raises(TypeError):
        plain(value)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({}, "value.kind"),
        ({"kind": "king"}, "value.kind"),
        ({"kind": None}, "value.kind"),
        ({"kind": ["card"]}, "value.kind"),
        ({"kind": "Card", "name": "a", "marks": []}, "value.kind"),
        ({"kind": "card", "name": "a"}, "value.fields"),
        ({"kind": "card", "name": "a", "marks": [], "more": 1}, "value.fields"),
        ([{"kind": "card"}], "value.fields"),
        ({"kind": "hand", "cards": [{"kind": "x"}], "other": None}, "value.kind"),
    ],
)
def test_shapes_that_are_refused(data: Any, key: str) -> None:
    with pytest.raises(GameError) as caught:
        value_of(data, TYPES)
    assert caught.value.key == key
