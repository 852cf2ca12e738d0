"""House rules as fields: read, parsed, written, said and tried out, for every kind of option."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.options import (
    WORDS,
    Choice,
    Option,
    OptionError,
    OptionKind,
    Range,
    Subset,
    Switch,
    Value,
    allowed_text,
    differences,
    option_named,
    options_by_name,
    options_of,
    parse_options,
    parse_value,
    read_known,
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
from engine.words import Language, Text, render, text
from tests.fixtures.renamed import MEANT_NOW, SAID_BEFORE, Before, Now
from tests.fixtures.tribute import Options as Tribute


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


WORDS_OF_VALUES = [
    value_word(option, value) for option in options_of(Options) for value in values_worth_testing(option)
]


@given(st.sampled_from(options_of(Options)), st.sampled_from(WORDS_OF_VALUES) | st.text(max_size=8))
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
def test_the_values_of_a_kind_are_listed(kind: OptionKind, values: str) -> None:
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


def test_what_an_earlier_version_wrote_is_read_and_written_by_todays_names() -> None:
    before = write_options(SAID_BEFORE)
    assert before == {**write_options(Tribute()), "slow": True, "mood": "grave", "guests": ["cat", "dog"]}
    assert read_options(Now, before) == MEANT_NOW
    assert read_options(Now, write_options(Before())) == Now()
    now = write_options(MEANT_NOW)
    assert now == {**write_options(Tribute()), "tempo": "leisurely", "temper": "grave", "guests": ["kitten", "dog"]}
    assert read_options(Now, now) == MEANT_NOW


@pytest.mark.parametrize(
    ("name", "raw", "word", "value"),
    [
        ("slow", True, "yes", "leisurely"),
        ("slow", False, "no", "brisk"),
        ("slow", "yes", "yes", "leisurely"),
        ("tempo", True, "yes", "leisurely"),
        ("tempo", "brisk", "brisk", "brisk"),
        ("mood", "glad", "glad", "merry"),
        ("humour", "grave", "grave", "grave"),
        ("guests", ["cat"], "cat", frozenset({"kitten"})),
        ("guests", ["dog", "kitten"], "kitten,dog", frozenset({"kitten", "dog"})),
        ("guests", [], "none", frozenset()),
    ],
)
def test_earlier_names_and_values_mean_what_they_are_called_today(
    name: str, raw: object, word: str, value: Value
) -> None:
    option = option_named(Now, name)
    assert getattr(read_options(Now, {name: raw}), option.name) == value
    assert getattr(parse_options(Now, {name: word}), option.name) == value
    assert read_known(Now, {name: raw}) == (read_options(Now, {name: raw}), {})
    assert parse_value(option, value_word(option, value)) == value


def test_an_earlier_name_changes_the_base() -> None:
    assert read_options(Now, {"mood": "grave"}, Now(seats=5)) == Now(seats=5, temper="grave")
    assert parse_options(Now, {"mood": "grave"}, Now(seats=5)) == Now(seats=5, temper="grave")


def test_a_value_that_no_version_had_is_refused_under_todays_name() -> None:
    with pytest.raises(OptionError) as caught:
        read_options(Now, {"mood": "sad"})
    assert str(caught.value) == "temper cannot be sad. It takes: merry, grave."
    with pytest.raises(OptionError, match="tempo cannot be maybe"):
        parse_options(Now, {"slow": "maybe"})
    with pytest.raises(OptionError, match=r"guests cannot be .* It takes: kitten, dog, none"):
        read_options(Now, {"guests": [["cat"]]})


def test_two_names_of_one_option_must_say_the_same() -> None:
    assert read_options(Now, {"slow": True, "tempo": "leisurely"}) == Now(tempo="leisurely")
    with pytest.raises(OptionError) as caught:
        read_options(Now, {"slow": True, "seats": 4, "tempo": "brisk"})
    said = "slow and tempo are one option under two names, and they differ: write tempo alone."
    assert str(caught.value) == said
    for language in Language:
        assert "tempo" in render(caught.value.text, language, WORDS)
    with pytest.raises(OptionError, match="humour and mood are one option under two names"):
        parse_options(Now, {"humour": "grave", "mood": "glad"})


def test_what_can_be_read_is_told_from_what_other_versions_wrote() -> None:
    given: dict[str, object] = {"slow": True, "mood": "sad", "seats": 3, "colour": "red"}
    assert read_known(Now, given) == (Now(seats=3, tempo="leisurely"), {"temper": "sad", "colour": "red"})


def test_where_both_names_stand_todays_counts() -> None:
    assert read_known(Now, {"tempo": "brisk", "slow": True}) == (Now(), {})
    assert read_known(Now, {"slow": True, "tempo": "brisk"}) == (Now(), {})
    assert read_known(Now, {"slow": True, "tempo": "hasty"}) == (Now(), {"tempo": "hasty"})


def test_every_name_of_an_option_finds_it() -> None:
    found = options_by_name(Now)
    assert {name: found[name].name for name in ("slow", "tempo", "mood", "humour", "temper")} == {
        "slow": "tempo",
        "tempo": "tempo",
        "mood": "temper",
        "humour": "temper",
        "temper": "temper",
    }
    with pytest.raises(OptionError) as caught:
        option_named(Now, "colour")
    assert "slow" not in str(caught.value)


@pytest.mark.parametrize("renamed", [{"b": "a"}, {"c": "d"}])
def test_a_declaration_whose_earlier_value_is_still_one_or_that_leads_to_none_is_a_mistake(
    renamed: dict[str, str | int | bool],
) -> None:
    with pytest.raises(AssertionError):
        rule(Choice(("a", "b")), "a", "ROW-01", values_formerly=renamed)


def test_a_name_that_two_options_claim_is_a_mistake() -> None:
    @dataclass(frozen=True, slots=True)
    class Twice:
        one: bool = rule(Switch(), True, "ROW-01")
        other: bool = rule(Switch(), True, "ROW-02", formerly=("one",))

    with pytest.raises(AssertionError, match="one names two options"):
        options_by_name(Twice)


def test_a_choice_with_one_of_the_two_words_takes_that_one_boolean() -> None:
    sometimes = Option("sometimes", Choice(("no", "some")), "no", "ROW-06", "house")
    assert read_value(sometimes, False) == "no"
    with pytest.raises(OptionError):
        read_value(sometimes, True)


def test_what_a_member_was_called_is_no_member_of_today() -> None:
    rule(Subset(("a", "b")), frozenset(), "ROW-07", values_formerly={"c": "a"})
    for earlier in ("b", "none", "a,b"):
        with pytest.raises(AssertionError, match="is a value of today"):
            rule(Subset(("a", "b")), frozenset(), "ROW-07", values_formerly={earlier: "a"})
