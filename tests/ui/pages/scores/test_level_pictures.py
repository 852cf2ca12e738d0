"""The bar of brackets, the ladder of levels, the signs on faces, and where results and the log show them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.cards import Card, Rank, Suit
from engine.game import act
from engine.games import GAMES
from engine.match import Match, after_deal, next_record
from engine.presentation import COUNTED_LINE, Ladder, Sign
from engine.record import opened
from ui.kit.faces import CardFaces, shadow_margin
from ui.kit.gauge import GaugePicture, bracket_shares, marked
from ui.kit.language import Lexicon
from ui.pages.game_log import GameLog
from ui.pages.scores.ladder_picture import LadderPicture
from ui.pages.scores.result_panel import ResultPanel
from ui.pages.scores.score_sheet import ScoreSheet

BASHI = GAMES["bashi_fen"]
BRACKETS = BASHI.presentation.brackets(BASHI.options())


@pytest.mark.parametrize(
    ("points", "bracket"), [(0, 0), (5, 1), (35, 1), (40, 2), (80, 3), (119, 3), (160, 5), (195, 5), (200, 6), (900, 6)]
)
def test_the_marker_stands_inside_the_bracket_of_its_points(points: int, bracket: int) -> None:
    start, end = bracket_shares(BRACKETS)[bracket]
    assert start < marked(BRACKETS, points) < end


def test_more_points_stand_further_on() -> None:
    places = [marked(BRACKETS, points) for points in range(0, 200, 5)]
    assert places == sorted(places)


def test_without_brackets_there_is_no_bar(qtbot: QtBot) -> None:
    picture = GaugePicture()
    qtbot.addWidget(picture)
    picture.show_gauge((), None, "")
    assert not picture.isVisible()
    picture.show_gauge(BRACKETS, 95, "95 points")
    assert picture.isVisible()
    assert picture.accessibleName() == "95 points"
    assert not picture.grab().toImage().isNull()


def test_a_ladder_with_ten_names_is_no_higher_than_a_few_rows(qtbot: QtBot) -> None:
    picture = LadderPicture()
    qtbot.addWidget(picture)
    names = [f"Seat {seat}" for seat in range(10)]
    heights = []
    for together in (1, 3, 10):
        ladder = Ladder(("2", "3", "4"), (0,) * together + (1,) * (10 - together), frozenset({1}))
        picture.show_ladder(ladder, names, "levels")
        assert sorted(map(len, picture.groups.values())) == sorted(each for each in (together, 10 - together) if each)
        heights.append(picture.sizeHint().height())
        picture.resize(picture.sizeHint())
        assert not picture.grab().toImage().isNull()
    assert max(heights) <= picture.fontMetrics().height() * 9
    picture.show_ladder(None, (), "")
    assert not picture.isVisible()


def test_signs_change_the_face_where_a_covered_card_still_shows_it() -> None:
    faces, card, width = CardFaces(), Card(Rank.KING, Suit.HEARTS), 100
    plain = faces.pixmap(card, width).toImage()
    margin, strip = shadow_margin(width), 26
    for sign, rows in ((Sign.TRUMP, (0, 7)), (Sign.POINTS, (48, 62))):
        worn = faces.pixmap(card, width, 1.0, frozenset({sign})).toImage()
        differing = {
            (x, y)
            for x in range(width)
            for y in range(140)
            if plain.pixel(margin + x, margin + y) != worn.pixel(margin + x, margin + y)
        }
        assert differing
        assert {x for x, _ in differing} & set(range(strip))
        assert all(rows[0] <= y <= rows[1] for _, y in differing)


def played(options: Any) -> tuple[Match, list[Any]]:
    """A match after one hand between fast players, and our views of it, step by step."""
    match = Match(BASHI, options, 9)
    step = opened(next_record(match))
    views = [step.state.view(0)]
    while step.state.turn is not None:
        step = act(step.state, BASHI.greedy(step.state.view(step.state.turn), Random(len(views))))
        views.append(step.state.view(0))
    return after_deal(match, step), views


@pytest.mark.rule("BSF-62")
def test_a_result_shows_its_bracket_the_levels_and_no_length_where_there_is_none(qtbot: QtBot) -> None:
    match, _ = played(BASHI.presets["tuo_la_ji"])
    lexicon = Lexicon("en")
    lexicon.use_game(BASHI.words)
    panel, sheet = ResultPanel(lexicon), ScoreSheet(lexicon)
    for widget in (panel, sheet):
        qtbot.addWidget(widget)
    panel.show_result(match)
    sheet.show_match(match)
    points = next(line.amount for line in match.results[-1].scored.lines if line.key == COUNTED_LINE)
    assert panel.gauge.isVisible()
    assert str(points) in panel.gauge.accessibleName()
    levels = BASHI.presentation.ladder(match.options, match.standing)
    for ladder in (panel.ladder, sheet.ladder):
        assert not ladder.isHidden()
        assert sorted(seat for seats in ladder.groups.values() for seat in seats) == [0, 1, 2, 3]
        assert all(levels.rungs[levels.places[seat]] in ladder.accessibleName() for seat in range(4))
    assert panel.hand.text() == "Hand 1"


@pytest.mark.rule("BSF-86")
def test_where_played_cards_are_hidden_the_log_tells_them_when_the_hand_is_over(qtbot: QtBot) -> None:
    _, views = played(replace(BASHI.presets["tuo_la_ji"], hide_played=True))
    lexicon = Lexicon("en")
    lexicon.use_game(BASHI.words)
    log = GameLog(lexicon)
    qtbot.addWidget(log)
    log.begin(BASHI)
    log.follow(views[-3], 1)
    during = len(log.lines)
    log.follow(views[-1], 1)
    assert len(log.lines) - during >= 4 * len(views[-1].tricks)  # a line a play, and the sum
    open_log = GameLog(lexicon)
    qtbot.addWidget(open_log)
    open_log.begin(BASHI)
    open_log.follow(played(BASHI.presets["tuo_la_ji"])[1][-3], 1)
    assert len(open_log.lines) >= during + 4 * (len(views[-1].tricks) - 1)
