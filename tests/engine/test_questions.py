"""The fields of a question are read with every check, whatever game it is for."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import NotationError, read_cards
from engine.games import GAMES
from engine.questions import cards_in, chosen_name, flag_in, no_misspelt_field, number_in, options_in, reply_to


@pytest.mark.parametrize("question", [{}, {"cards": None}, {"cards": []}])
def test_absent_cards_are_none(question: dict[str, Any]) -> None:
    assert cards_in(question, "cards") == ()


def test_cards_are_read_in_the_order_given_copies_and_all() -> None:
    assert cards_in({"cards": ["10S", "BJ*", "10S"]}, "cards") == read_cards("10S BJ* 10S")


@pytest.mark.parametrize(
    "cards", ["4H", {"4H": 1}, 4, True, "", {}, 0, False, ["4H", None], ["4H 5H"], ["?"], [4], [["4H"]], ["KS#2"]]
)
def test_what_is_no_list_of_cards_is_refused(cards: object) -> None:
    with pytest.raises(NotationError):
        cards_in({"cards": cards}, "cards")


@pytest.mark.parametrize(("value", "flag"), [(None, False), (False, False), (True, True)])
def test_an_absent_flag_is_false(value: object, flag: bool) -> None:
    assert flag_in({"won": value}, "won") is flag
    assert flag_in({}, "won") is False


@pytest.mark.parametrize("value", [0, 1, "yes", [], 0.0])
def test_only_true_and_false_are_flags(value: object) -> None:
    with pytest.raises(NotationError, match="true or false"):
        flag_in({"won": value}, "won")


@pytest.mark.parametrize("value", [0, 3])
def test_a_number_may_be_either_end(value: int) -> None:
    assert number_in({"n": value}, "n", 0, 3) == value


@pytest.mark.parametrize("value", [None, -1, 4, 1.0, True, "1", [1]])
def test_what_is_no_whole_number_within_is_refused(value: object) -> None:
    with pytest.raises(NotationError, match="from 0 to 3"):
        number_in({"n": value}, "n", 0, 3)


@pytest.mark.parametrize("value", [None, "c", 1, ["a"], {}])
def test_a_name_that_does_not_exist_is_answered_with_those_that_do(value: object) -> None:
    with pytest.raises(NotationError, match="write one of a, b"):
        chosen_name({"ask": value}, "ask", ("a", "b"))


@pytest.mark.parametrize("field", ["card", "Cards", "crads"])
def test_a_misspelt_field_is_named(field: str) -> None:
    with pytest.raises(NotationError, match='write "cards"'):
        no_misspelt_field({field: []}, ("cards", "won"))


@pytest.mark.parametrize("field", ["id", "note", "", "x" * 1000])
def test_a_field_of_the_askers_own_is_let_be(field: str) -> None:
    question = {field: [], "cards": [], "ask": "kind"}
    assert reply_to(question, ("cards", "won", "ask"), str, {"kind": lambda *_: {"kind": None}}) == {"kind": None}


@pytest.mark.parametrize("within", [True, False])
def test_options_change_a_preset_whatever_they_are_called(within: bool) -> None:
    """Names before and after the word preset in the alphabet; the preset stands beside them or within."""
    game = GAMES["taihe_a_bao"]
    given = {"aces": False, "hands": 3, "stake": 7}
    named = {"preset": "five_seats"}
    question = {"options": given | named} if within else {"options": given} | named
    chosen = options_in(question, game.options, game.presets, game.problem, game.words)
    assert chosen == game.options(seats=5, aces=False, hands=3, stake=7)
    assert options_in({}, game.options, game.presets, game.problem, game.words) == game.options()
