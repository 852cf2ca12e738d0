"""House rules as fields: read, parsed, written, said and tried out, for every kind of option."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.options import (
    Choice,
    Kind,
    Option,
    OptionError,
    Range,
    Subset,
    Switch,
    Value,
    allowed_text,
    differences,
    option_named,
    options_of,
    parse_value,
    read_options,
    read_value,
    rule,
    sentence,
    title,
    value_word,
    values_worth_testing,
    write_options,
    write_value,
)
from engine.words import Text, text


@dataclass(frozen=True, slots=True)
class Options:
    """One field of every kind."""

    seats: int = rule(Choice((3, 4)), 4, "ROW-01", "table")
    recall: str = rule(Choice(("no", "some", "yes")), "no", "ROW-02")
    aces: bool = rule(Switch(), True, "ROW-03")
    hands: int | str = rule(Range(1, 100, ("endless",)), 12, "ROW-04")
    levels: frozenset[str] = rule(Subset(("5", "10", "A")), frozenset(), "ROW-05")


SEATS, RECALL, ACES, HANDS, LEVELS = options_of(Options)


def test_options_are_read_off_the_fields() -> None:
    assert Option("seats", Choice((3, 4)), 4, "ROW-01", "table") == SEATS
    assert RECALL.group == "house"
    assert [option.name for option in options_of(Options)] == ["seats", "recall", "aces", "hands", "levels"]


@pytest.mark.parametrize(
    ("option", "raw", "value"),
    [
        (SEATS, 3, 3),
        (RECALL, "some", "some"),
        (RECALL, True, "yes"),
        (RECALL, False, "no"),
        (ACES, False, False),
        (ACES, "yes", True),
        (ACES, "no", False),
        (HANDS, 1, 1),
        (HANDS, 100, 100),
        (HANDS, "endless", "endless"),
        (LEVELS, ["A", "5"], frozenset({"5", "A"})),
        (LEVELS, [], frozenset()),
    ],
)
def test_json_gives_a_value(option: Option, raw: object, value: Value) -> None:
    assert read_value(option, raw) == value
    assert type(read_value(option, raw)) is type(value)


@pytest.mark.parametrize(
    ("option", "raw"),
    [
        (SEATS, 5),
        (SEATS, "4"),
        (SEATS, True),
        (SEATS, None),
        (SEATS, 4.0),
        (RECALL, "maybe"),
        (RECALL, 1),
        (ACES, 1),
        (ACES, "maybe"),
        (ACES, None),
        (HANDS, 0),
        (HANDS, 101),
        (HANDS, True),
        (HANDS, "12"),
        (HANDS, 1.0),
        (LEVELS, "A"),
        (LEVELS, ["B"]),
        (LEVELS, [["A"]]),
        (LEVELS, {"A": 1}),
    ],
)
def test_what_an_option_cannot_be_is_refused_with_what_it_can(option: Option, raw: object) -> None:
    with pytest.raises(OptionError) as caught:
        read_value(option, raw)
    assert str(caught.value) == f"{option.name} cannot be {raw}. It takes: {allowed_text(option.kind)}."


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(options_of(Options)), JSON)
def test_reading_a_value_never_fails_otherwise(option: Option, raw: object) -> None:
    try:
        value = read_value(option, raw)
    except OptionError:
        return
    assert read_value(option, write_value(option, value)) == value


@pytest.mark.parametrize(
    ("option", "word", "value"),
    [
        (SEATS, "3", 3),
        (RECALL, "some", "some"),
        (ACES, "no", False),
        (HANDS, "100", 100),
        (HANDS, "endless", "endless"),
        (LEVELS, "5,A", frozenset({"5", "A"})),
        (LEVELS, "none", frozenset()),
    ],
)
def test_a_word_of_the_command_line_gives_a_value_and_back(option: Option, word: str, value: Value) -> None:
    assert parse_value(option, word) == value
    assert value_word(option, value) == word


@pytest.mark.parametrize(
    ("option", "word"),
    [
        (SEATS, "5"),
        (SEATS, "four"),
        (SEATS, ""),
        (SEATS, "-4"),
        (RECALL, "true"),
        (ACES, "1"),
        (HANDS, "0"),
        (HANDS, "²"),
        (HANDS, "9" * 5000),
        (LEVELS, "5,,A"),
        (LEVELS, ""),
        (LEVELS, "5,B"),
    ],
)
def test_a_word_that_fits_no_value_is_refused(option: Option, word: str) -> None:
    with pytest.raises(OptionError, match="It takes"):
        parse_value(option, word)


@given(st.sampled_from(options_of(Options)), st.text(max_size=8))
def test_parsing_a_word_never_fails_otherwise(option: Option, word: str) -> None:
    try:
        value = parse_value(option, word)
    except OptionError:
        return
    assert parse_value(option, value_word(option, value)) == value


def test_options_are_written_whole_and_read_back() -> None:
    options = Options(seats=3, aces=False, levels=frozenset({"A", "5"}))
    written = {"seats": 3, "recall": "no", "aces": False, "hands": 12, "levels": ["5", "A"]}
    assert write_options(options) == written
    assert read_options(Options, written) == options


def test_what_is_not_given_stands_as_in_the_base() -> None:
    assert read_options(Options, {"seats": 3}) == Options(seats=3)
    assert read_options(Options, {"seats": 3}, Options(aces=False)) == Options(seats=3, aces=False)


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    message = "There is no option seat. The options are: seats, recall, aces, hands, levels."
    with pytest.raises(OptionError) as caught:
        read_options(Options, {"seat": 4})
    assert str(caught.value) == message
    assert caught.value.text.key == "option_error.unknown"
    with pytest.raises(OptionError, match="no option seat"):
        option_named(Options, "seat")


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (Switch(), "yes, no"),
        (Choice((3, 4)), "3, 4"),
        (Range(1, 9), "1…9"),
        (Range(1, 9, ("auto",)), "1…9, auto"),
        (Subset(("5", "A")), "5, A, none"),
    ],
)
def test_the_values_of_a_kind_are_listed(kind: Kind, values: str) -> None:
    assert allowed_text(kind) == values


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        (SEATS, 3, text("option.seats.3")),
        (RECALL, "some", text("option.recall.some")),
        (ACES, True, text("option.aces.yes")),
        (ACES, False, text("option.aces.no")),
        (HANDS, 12, text("option.hands.about", value=12)),
        (HANDS, "endless", text("option.hands.endless")),
        (LEVELS, frozenset(), text("option.levels.none", value="none")),
        (LEVELS, frozenset({"A", "10"}), text("option.levels.about", value="10 A")),
    ],
)
def test_every_value_has_its_sentence(option: Option, value: Value, said: Text) -> None:
    assert sentence(option, value) == said
    assert title(option) == text(f"option.{option.name}")


@pytest.mark.parametrize(
    ("option", "values"),
    [
        (SEATS, [3, 4]),
        (RECALL, ["no", "some", "yes"]),
        (ACES, [False, True]),
        (HANDS, [1, 100, "endless"]),
        (LEVELS, [*map(frozenset, ((), ("5",), ("10",), ("A",), ("5", "10", "A")))]),
    ],
)
def test_the_values_worth_testing_are_the_ends_and_the_words(option: Option, values: list[Value]) -> None:
    assert list(values_worth_testing(option)) == values
    assert all(read_value(option, write_value(option, value)) == value for value in values)


def test_differences_name_the_options_that_were_changed() -> None:
    assert differences(Options(), Options()) == ()
    assert differences(Options(seats=3, levels=frozenset("5")), Options()) == (SEATS, LEVELS)
