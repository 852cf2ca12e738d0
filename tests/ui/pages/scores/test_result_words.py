"""The words of a result: who has won what, the sum, in short, and aloud, for every game and language."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import act
from engine.games import GAMES
from engine.match import Match, after_deal, next_record
from engine.record import opened
from tests.ui.screens import GAME, new_match, play_hand
from ui.kit.language import Lexicon
from ui.pages.scores.result_words import words_of_result


def said(language: str) -> Lexicon:
    lexicon = Lexicon(language)
    for game in GAMES.values():
        lexicon.learn(game.words)
    return lexicon


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
@pytest.mark.parametrize("key", list(GAMES))
def test_a_hand_in_the_middle_of_a_session_says_who_has_won_it_once(key: str, language: str) -> None:
    game = GAMES[key]
    match, random = Match(game, game.options(), 7), Random(7)
    step = opened(next_record(match))
    while step.state.turn is not None:
        step = act(step.state, game.greedy(step.state.view(step.state.turn), random))
    match, lexicon = after_deal(match, step), said(language)
    words = words_of_result(lexicon, match, True, "", flowing=False)
    assert words.title
    assert (words.won, words.summary) == ("", ())
    assert words.hand
    assert all(lexicon.name_of(seat) in words.brief for seat in range(game.seats(match.options)))
    assert words.spoken == (words.title, *words.lines)


def test_the_sum_may_flow_in_one_line() -> None:
    match, _ = play_hand(new_match())
    apart, flowing = (words_of_result(said("en"), match, True, "", flowing=each) for each in (False, True))
    assert len(flowing.lines) <= 1
    assert all(line.rstrip(".") in flowing.lines[0] for line in apart.lines)


def test_the_end_of_a_session_says_who_has_won_it_and_what_it_came_to() -> None:
    match = new_match()
    while match.winners is None:
        match, _ = play_hand(match)
    words = words_of_result(said("en"), match, True, "", flowing=False)
    hand = words_of_result(said("en"), play_hand(new_match())[0], True, "", flowing=False)
    assert words.title != hand.title
    assert words.summary
    assert {line.words for line in words.summary} < set(words.spoken)
    assert words.brief.count("\n") == 1


def test_a_day_s_deal_is_named_by_its_day() -> None:
    match, _ = play_hand(new_match())
    assert GAME.key == match.game.key
    words = words_of_result(said("en"), match, True, "2026-11-25", flowing=False)
    assert "25" in words.hand
    assert words.hand != words_of_result(said("en"), match, True, "", flowing=False).hand
