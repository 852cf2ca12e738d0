"""A session in numbers: running totals, chips, shared places, and who won in a sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from engine.events import Ended, Scored
from engine.games import GAMES
from engine.games.bashi_fen.rules.levels import NO_TRUMP, PASSED
from engine.games.bashi_fen.rules.standing import Standing
from engine.match import Match, Result
from tests.ui.screens import new_match
from ui.kit.language import Lexicon
from ui.pages.scores.played import FinishedHand
from ui.pages.scores.standings import (
    SummaryLine,
    chips_of,
    hand_number,
    hand_words,
    ladder_in_words,
    ladder_words,
    ranking,
    running_totals,
    session_words,
    standing_words,
    summary_lines,
    winners_words,
)
from ui.pages.scores.statistics import Statistics


def match_of(*changes: tuple[int, ...], void: bool = False, **options: object) -> Match:
    results = tuple(Result(Scored((), each), Ended((0,), void)) for each in changes)
    match = new_match(**options)
    return Match(match.game, match.options, match.number, None, len(results), results)


def test_totals_run_from_nothing_hand_by_hand() -> None:
    match = match_of((3, -1, -1, -1), (-2, 6, -2, -2))
    assert running_totals(match) == [(0, 0, 0, 0), (3, -1, -1, -1), (1, 5, -3, -3)]


def test_nothing_has_no_sign_in_the_statistics(qtbot: QtBot) -> None:
    game = next(iter(GAMES.values()))
    window = Statistics(Lexicon("en"), GAMES)
    qtbot.addWidget(window)
    window.show_hands(
        [FinishedHand(game.key, "own", "greedy", points, points > 0, False) for points in (2, -2)], game.key
    )
    line = window.table.topLevelItem(0)
    assert line is not None
    assert (line.text(4), line.text(5)) == ("0", "0"), "points, and a mean hand"


@pytest.mark.rule("TAB-42")
def test_chips_are_the_start_and_the_total_and_may_be_below_nothing() -> None:
    assert chips_of(match_of((15, -5, -5, -5), chips=3)) == (18, -2, -2, -2)


@pytest.mark.rule("TAB-42")
def test_ties_share_a_place_and_the_next_place_is_left_out() -> None:
    standing = ranking(match_of((1, 5, 1, -7)))
    assert [(each.place, each.seat, each.total) for each in standing] == [(1, 1, 5), (2, 0, 1), (2, 2, 1), (4, 3, -7)]


def test_partners_share_a_place_as_any_ties_do() -> None:
    match = match_of((3, -3, 3, -3))
    partners = replace(match, game=GAMES["big_two"], options=GAMES["big_two"].options())
    assert [(each.place, each.seat) for each in ranking(partners)] == [(1, 0), (1, 2), (3, 1), (3, 3)]
    alone = replace(partners, options=GAMES["big_two"].presets["individual"])
    assert [each.place for each in ranking(alone)] == [1, 1, 3, 3]


def test_a_hand_that_does_not_count_keeps_its_number() -> None:
    assert hand_number(match_of((1, 1, 1, -3), (1, 1, 1, -3))) == 2
    assert hand_number(match_of((0, 0, 0, 0), void=True)) == 1


def test_the_length_of_the_session_is_said_where_it_has_one() -> None:
    lexicon = Lexicon("en")
    assert hand_words(lexicon, new_match(hands=7), 2) == "Hand 2 of 7"
    assert hand_words(lexicon, new_match(hands="endless"), 2) == "Hand 2"
    bao_huang = GAMES["bao_huang"]
    assert hand_words(lexicon, Match(bao_huang, bao_huang.options(deals=5), 1), 2) == "Hand 2 of 5"


@pytest.mark.parametrize(
    ("winners", "void", "said"),
    [
        ((0,), False, "You win the hand"),
        ((0, 2), False, "Your side wins the hand"),
        ((1,), False, "You lose the hand to Mei"),
        ((1, 2, 3), False, "You lose the hand to Mei, Old Chen and Lan"),
        ((), True, "This hand does not count"),
        ((), False, "Nobody wins the hand"),
    ],
)
def test_who_won_the_hand(winners: tuple[int, ...], void: bool, said: str) -> None:
    assert winners_words(Lexicon("en"), Result(Scored((), (0,) * 4), Ended(winners, void))) == said


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ((0, 2), "Your side wins the session"),
        ((1, 3), "Mei and Lan win the session"),
        ((0, 1, 2), "You, Mei and Old Chen share the win"),
        ((0, 1, 2, 3), "The session is a draw"),
    ],
)
def test_a_side_wins_the_session_together(winners: tuple[int, ...], said: str) -> None:
    assert session_words(Lexicon("en"), winners, ((0, 2), (1, 3)), seats=4) == said


@pytest.mark.parametrize(
    ("winners", "said"),
    [((0,), "You win the session"), ((2,), "Old Chen wins the session"), ((0, 3), "You and Lan share the win")],
)
def test_who_won_the_session(winners: tuple[int, ...], said: str) -> None:
    assert session_words(Lexicon("en"), winners) == said


def test_who_only_watched_is_told_who_sat_at_the_first_seat() -> None:
    lexicon = Lexicon("en")
    lexicon.use_names(("Hong",))
    won = [Result(Scored((), (0,) * 4), Ended(winners)) for winners in ((0,), (0, 2), (3,))]
    assert [winners_words(lexicon, each, own=False) for each in won] == [
        "Hong wins the hand",
        "Hong and Old Chen win the hand",
        "Lan wins the hand",
    ]
    assert session_words(lexicon, (0,), own=False) == "Hong wins the session"
    assert session_words(lexicon, (0, 2), ((0, 2), (1, 3)), own=False) == "Hong and Old Chen win the session"


def test_a_session_of_one_hand_is_not_summed_up() -> None:
    lexicon = Lexicon("en")
    assert summary_lines(lexicon, match_of((3, -1, -1, -1), hands=1)) == ()
    assert summary_lines(lexicon, match_of((3, -1, -1, -1), (-2, 6, -2, -2), hands=2)) == (
        SummaryLine("2 hands counted."),
        SummaryLine("Your best was hand 1: +3.", 0),
        SummaryLine("The review begins with hand 2, which cost you most: −2.", 1),
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("You no trump", "Mei at the goal")),
        ("zh_CN", ("你打王主", "小梅已打过")),
        ("ja", ("あなた ノートランプ", "メイ 達成")),
    ],
)
def test_a_level_stands_in_words_and_who_has_passed_the_last_one_is_said_to_have(
    language: str, said: tuple[str, ...]
) -> None:
    game = GAMES["bashi_fen"]
    match = Match(game, replace(game.options(), no_trump_level=True), 1)
    match = replace(match, standing=Standing((NO_TRUMP, PASSED, NO_TRUMP, PASSED), 0, 0, (0, 2)))
    lexicon = Lexicon(language)
    assert standing_words(lexicon, match)[:2] == said
    ladder = ladder_in_words(lexicon, match)
    assert ladder is not None
    assert "NT" not in ladder.rungs
    assert all(words in ladder_words(lexicon, ladder) for words in said)


def test_what_a_hand_of_a_game_with_levels_brings_is_called_levels(qtbot: QtBot) -> None:
    window = Statistics(Lexicon("en"), GAMES)
    qtbot.addWidget(window)
    hands = [FinishedHand(key, "own", "greedy", 2, True, False) for key in ("big_two", "bashi_fen")]
    named = {}
    for hand in hands:
        window.show_hands(hands, hand.game)
        named[hand.game] = window.table.headerItem().text(4), window.chart.accessibleName(), window.chart._below
    assert named == {
        "big_two": ("Points", "1 hand, +2 points in all", "hand"),
        "bashi_fen": ("Levels", "1 hand, +2 levels in all", "hand"),
    }
