"""Records: a deal on paper reads back as it was written, and every kind of damage gets its sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Shuffle
from engine.match import Match, next_record
from engine.options import WORDS as OPTION_WORDS
from engine.options import write_options
from engine.record import WORDS as RECORD_WORDS
from engine.record import (
    Record,
    RecordError,
    opened,
    read_record,
    read_record_bytes,
    read_record_text,
    replay,
    write_record,
)
from engine.words import Language, render
from tests.conformance.tables import Tried, played
from tests.fixtures import renamed, taking, tribute

GAMES = {"taking": taking.GAME, "tribute": tribute.GAME}
OPTIONS = tribute.GAME.options()
STANDING = tribute.GAME.read_standing(OPTIONS, {"order": [3, 1, 0, 2]})
FINISHED = played(Tried(tribute.GAME, 60), next_record(Match(tribute.GAME, OPTIONS, 3, STANDING)), Random(3)).record


SENTENCES = {**OPTION_WORDS, **RECORD_WORDS, **tribute.GAME.words}


def written() -> dict[str, Any]:
    """A finished deal of Tribute as JSON has it."""
    return deepcopy(write_record(FINISHED))


def test_a_record_reads_back_as_it_was_written() -> None:
    assert read_record(json.loads(json.dumps(written())), GAMES) == FINISHED
    assert read_record_text(json.dumps(written()), GAMES) == FINISHED


def test_a_record_is_written_with_all_options_and_with_chance_where_a_rule_needs_it() -> None:
    record = written()
    assert list(record) == ["paizhuo", "game", "options", "standing", "first", "deck", "lots", "actions"]
    assert record["paizhuo"] == 1
    assert record["game"] == "tribute"
    assert set(record["options"]) == {"seats", "givers", "tribute", "tricks", "deals"}
    assert record["standing"] == {"order": [3, 1, 0, 2]}
    assert sorted(record["lots"]) == [0, 1]
    assert all(isinstance(card, str) for card in record["deck"])


def test_a_first_deal_is_written_without_lots_and_with_no_standing() -> None:
    record = write_record(next_record(Match(tribute.GAME, OPTIONS, number=3)))
    assert "lots" not in record
    assert "turned" not in record
    assert record["standing"] is None


def test_cards_turned_up_are_part_of_the_chance_of_a_deal() -> None:
    deck = FINISHED.shuffle.deck
    record = Record(tribute.GAME, OPTIONS, None, Shuffle(deck, 0, (), deck[:2]))
    assert write_record(record)["turned"] == [str(card) for card in deck[:2]]
    assert read_record(write_record(record), GAMES) == record


def test_missing_options_stand_at_their_default() -> None:
    record = written()
    del record["options"]["tricks"], record["standing"], record["first"]
    assert read_record(record, GAMES).options == OPTIONS
    assert read_record(record, GAMES).standing is None
    assert read_record(record, GAMES).shuffle.first == 0


def _set(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.__setitem__(name, value)


def _without(name: str) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.__delitem__(name)


DAMAGE = {
    "no version": (_without("paizhuo"), "This is not a Paizhuo record"),
    "a later version": (_set("paizhuo", 2), "This record is of version 2; this program reads version 1"),
    "a version that is no number": (_set("paizhuo", True), "This record is of version True"),
    "an unknown field": (_set("score", 3), "a field “score” that this program does not know"),
    "no game": (_without("game"), "There is no game None. The games are: taking, tribute"),
    "an unknown game": (_set("game", "chess"), "There is no game chess"),
    "a game that is no word": (_set("game", ["tribute"]), "There is no game ['tribute']"),
    "no options": (_without("options"), "field “options” is missing or not of its kind"),
    "an unknown option": (_set("options", {"colour": "red"}), "There is no option colour. The options are: seats"),
    "a wrong value": (_set("options", {"seats": 9}), "seats cannot be 9. It takes: 3, 4, 5"),
    "options that exclude each other": (
        _set("options", {"seats": 3}),
        "These options do not go together. 2 cannot give where 3 sit",
    ),
    "a standing of another kind": (_set("standing", 4), "field “standing” is missing or not of its kind"),
    "a wrong standing": (_set("standing", {"order": [0, 0]}), "In the record, the order of the seats names each"),
    "no deck": (_without("deck"), "field “deck” is missing or not of its kind"),
    "a short deck": (lambda record: record["deck"].remove("KS"), "pack of this game: missing KS."),
    "a doubled card": (lambda record: record["deck"].append("KS"), "too many KS."),
    "a foreign card": (lambda record: record["deck"].append("BJ"), "too many BJ."),
    "a card that is none": (lambda record: record["deck"].append("1S"), "In the record, '1S' is no card"),
    "a card that is no text": (lambda record: record["deck"].append(7), "In the record, 7 is not a text"),
    "a seat that is not there": (_set("first", 4), "Seat 4 cannot take first: the seats are 0 to 3"),
    "a seat that is no number": (_set("first", "0"), "field “first” is missing or not of its kind"),
    "lots that are no numbers": (_set("lots", [0, "1"]), "field “lots” is missing or not of its kind"),
    "lots below zero": (_set("lots", [-1]), "field “lots” is missing or not of its kind"),
    "turned cards that are none": (_set("turned", ["?"]), "In the record, '?' is no card"),
    "no actions": (_without("actions"), "field “actions” is missing or not of its kind"),
    "actions in one text": (_set("actions", "play KS"), "field “actions” is missing or not of its kind"),
    "an action that is none": (_set("actions", ["fold"]), "In the record, 'fold' is no action: write give KS"),
    "an action that is no text": (_set("actions", [None]), "In the record, None is not a text"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_record_says_what_is_wrong_with_it(damage: str) -> None:
    harm, sentence = DAMAGE[damage]
    record = written()
    harm(record)
    with pytest.raises(RecordError) as caught:
        read_record(record, GAMES)
    assert sentence in str(caught.value)
    for language in Language:
        assert render(caught.value.text, language, SENTENCES)


def test_a_record_of_an_earlier_version_is_read_and_written_by_todays_names() -> None:
    earlier = write_record(next_record(Match(renamed.BEFORE, renamed.SAID_BEFORE, number=3)))
    record = read_record(json.loads(json.dumps(earlier)), {"tribute": renamed.NOW})
    assert record.options == renamed.MEANT_NOW
    assert record.shuffle.deck == next_record(Match(renamed.BEFORE, renamed.SAID_BEFORE, number=3)).shuffle.deck
    assert write_record(record) == {**earlier, "options": write_options(renamed.MEANT_NOW)}


def test_a_record_that_gives_an_option_twice_is_refused_where_the_values_differ() -> None:
    record = write_record(next_record(Match(renamed.NOW, renamed.MEANT_NOW, number=3)))
    record["options"]["slow"] = True
    assert read_record(record, {"tribute": renamed.NOW}).options == renamed.MEANT_NOW
    record["options"]["slow"] = False
    with pytest.raises(RecordError, match="tempo and slow are one option under two names") as caught:
        read_record(record, {"tribute": renamed.NOW})
    for language in Language:
        assert render(caught.value.text, language, caught.value.words)


@pytest.mark.parametrize("wrong", [None, 1, "paizhuo", [], [1], {}])
def test_what_is_no_record_is_refused(wrong: object) -> None:
    with pytest.raises(RecordError, match="This is not a Paizhuo record"):
        read_record(wrong, GAMES)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "The file is empty."),
        (b" \n\n", "The file is empty."),
        (b"{", "The record breaks off in line 1: its end is missing."),
        (b'{"paizhuo": 1,\n "game"\n\n', "The record breaks off in line 2: its end is missing."),
        (b"hello\nworld", "This is not a Paizhuo record: line 1 cannot be read from character 1 on."),
        (b'{"paizhuo": 1\n "game"', "This is not a Paizhuo record: line 2 cannot be read from character 2 on."),
        (b"NaN,", "This is not a Paizhuo record: line 1 cannot be read from character 4 on."),
        (b"\x00", "This is not a Paizhuo record: line 1 cannot be read from character 1 on."),
        (b"\xff\xfe", "This is not a Paizhuo record: it is no text file."),
        (b"9" * 5000, "a number in it is too long, or its lists stand too deep"),
        (b"[" * 100_000, "a number in it is too long, or its lists stand too deep"),
    ],
)
def test_a_file_that_holds_no_record_is_refused_by_a_sentence_of_our_own(content: bytes, why: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record_bytes(content, GAMES)
    assert why in str(refused.value)


def test_the_mark_with_which_some_editors_begin_a_file_is_passed_over() -> None:
    assert read_record_bytes(b"\xef\xbb\xbf" + json.dumps(written()).encode("ascii"), GAMES) == FINISHED


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["KS", "play KS"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["order", "seats"]), inner),
    max_leaves=8,
)


@given(st.sampled_from([*written()]), JSON)
def test_a_record_with_any_field_replaced_never_fails_otherwise(name: str, value: object) -> None:
    record = {**written(), name: value}
    try:
        read = read_record(record, GAMES)
    except RecordError:
        return
    assert read_record(write_record(read), GAMES) == read


@given(st.text(max_size=30))
def test_reading_a_file_never_fails_otherwise(content: str) -> None:
    with pytest.raises(RecordError):
        read_record_text(content, GAMES)


def test_a_replay_has_a_step_for_the_deal_and_for_every_action() -> None:
    again = replay(FINISHED)
    assert again.refused is None
    assert len(again.steps) == len(FINISHED.actions) + 1
    assert again.steps[0] == opened(FINISHED)
    assert again.state is again.steps[-1].state
    assert again.state.turn is None


def test_a_replay_stops_at_the_first_action_that_is_refused() -> None:
    record = written()
    record["actions"][1] = record["actions"][0]
    again = replay(read_record(record, GAMES))
    assert again.refused is not None
    place, action, refusal = again.refused
    assert (place, str(action)) == (1, record["actions"][0])
    assert refusal is not None
    assert refusal.row == "GIFT-02"
    assert len(again.steps) == 2


def test_an_action_after_the_end_is_refused_without_a_reason() -> None:
    record = written()
    record["actions"].append("play KS")
    again = replay(read_record(record, GAMES))
    assert again.refused == (len(FINISHED.actions), tribute.GAME.read_action("play KS"), None)
