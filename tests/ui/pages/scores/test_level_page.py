"""The level of one's own in the statistics: sentence, curve, what counts, and a new beginning that is taken back."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.keep.duplicates import read_duplicates
from app.keep.statistics import read_statistics
from app.learn.archive import STATISTICS_FILE
from engine.games import GAMES
from engine.players.duplicate import PLAN, Duplicate, Runs
from engine.players.duplicate_lines import DUPLICATES_FILE
from engine.players.levels import LEVELS
from engine.players.own_level import LEAST_HANDS, own_level
from tests.ui.looking.prepared import keep_days
from ui.kit.language import Lexicon
from ui.pages.scores.kept_duplicate import KeptDuplicate, KeptDuplicates
from ui.pages.scores.level_chart import named_places
from ui.pages.scores.level_page import STOPS, LevelPage
from ui.pages.scores.statistics import Statistics
from ui.pages.ways import OWN_RULES

GAME = GAMES["big_two"]
PRESET = next(iter(GAME.presets))
BEGUN = datetime(2026, 11, 1, 20, tzinfo=UTC)


def kept(number: int, preset: str = PRESET, *, assisted: bool = False) -> KeptDuplicate:
    """A hand in which a person got about what a skilled player gets."""
    random = Random(number)
    got = {level: [round(random.gauss(4.0 * place, 3)) for _ in range(9)] for place, level in enumerate(LEVELS)}
    levels = tuple(Runs(level, tuple(got[level][: PLAN.most[level]])) for level in LEVELS)
    when = BEGUN + timedelta(minutes=number)
    duplicate = Duplicate(got["skilled"][-1], levels)
    return KeptDuplicate(f"{number}", GAME.key, preset, when, assisted, f"{number}-0", duplicate)


def some(hands: int) -> KeptDuplicates:
    """So many hands without help, and one with help at the end."""
    return KeptDuplicates((*(kept(number) for number in range(hands)), kept(hands, assisted=True)))


@pytest.fixture
def page(qtbot: QtBot) -> LevelPage:
    page = LevelPage(Lexicon("en"))
    qtbot.addWidget(page)
    return page


def test_without_hands_it_says_how_many_are_needed_and_offers_nothing_to_reset(page: LevelPage) -> None:
    page.show_levels(KeptDuplicates(), GAME)
    assert page.sentence.text() == "It is not known yet how well you play."
    assert f"takes {LEAST_HANDS} hands" in page.about.text()
    assert "so far there are 0" in page.about.text()
    assert all(widget.isHidden() for widget in (page.chart, page.anew, page.back, page.way))


def test_the_sentence_and_the_curve_are_those_of_the_hands_without_help(page: LevelPage) -> None:
    page.show_levels(some(40), GAME)
    estimate = own_level(kept(number).duplicate for number in range(40))
    assert estimate is not None
    how, low, high = estimate.wording
    assert low in page.sentence.text()
    assert high in page.sentence.text()
    assert "40 hands" in page.about.text()
    assert not page.chart.isHidden()
    assert page.chart._estimates[-1] == estimate
    assert page.chart._estimates[: LEAST_HANDS - 1] == (None,) * (LEAST_HANDS - 1)
    course = page.chart.accessibleName()
    assert course.startswith(f"How well you played: after {LEAST_HANDS} hands ")
    assert course.count("after") == STOPS
    hands = len(page.chart._estimates)
    said = {"one": low, "span": f"{low} to {high}", "between": f"between {low} and {high}"}
    assert course.endswith(f"after {hands} hands {said[how]}")
    assert f"begins after {LEAST_HANDS} of them" in page.about.text()


def test_the_curve_is_as_long_as_the_hands_that_the_words_count(page: LevelPage) -> None:
    same = replace(kept(0), duplicate=Duplicate(3, tuple(Runs(name, (3, 3)) for name in LEVELS)))
    hands = some(40).hands
    page.show_levels(KeptDuplicates((*hands[:7], same, *hands[7:])), GAME)
    assert "40 hands" in page.about.text()
    assert len(page.chart._estimates) == 40


def test_a_new_beginning_is_asked_for_from_the_last_hand_on_and_taken_back(page: LevelPage) -> None:
    asked: list[tuple[object, object]] = []
    page.count_wanted.connect(lambda way, when: asked.append((way, when)))
    page.show_levels(some(8), GAME)
    assert page.back.isHidden()
    page.anew.click()
    way, last = (GAME.key, PRESET), kept(7).when
    assert asked == [(way, last)]
    page.show_levels(KeptDuplicates(some(8).hands, {way: last}), GAME)
    assert f"Only hands played after {last.day} {last:%B %Y}, {last.astimezone():%H:%M} count." in page.about.text()
    assert not page.anew.isEnabled()
    assert not page.back.isHidden()
    page.back.click()
    assert asked[1:] == [(way, None)]
    page.show_levels(some(8), GAME)
    assert page.back.isHidden()
    assert page.anew.isEnabled()


def test_every_way_of_playing_has_its_own_estimate(page: LevelPage) -> None:
    page.show_levels(KeptDuplicates((*some(6).hands, kept(50, OWN_RULES))), GAME)
    assert page.way.count() == 2
    assert page.way.currentText() == "House rules"
    assert "so far there is 1" in page.about.text()
    page.way.setCurrentIndex(0)
    assert not page.chart.isHidden()
    page.show_levels(some(6), GAMES["bao_huang"])
    assert page.way.isHidden()


def test_where_hands_are_not_played_again_nothing_is_promised(page: LevelPage) -> None:
    for hands in (0, 40):
        page.show_levels(some(hands), GAME)
        assert "By your settings" not in page.about.text()
        page.show_levels(replace(some(hands), going_on=False), GAME)
        assert "By your settings hands are not played again now." in page.about.text()
        assert "After each hand" not in page.about.text()


def test_without_a_curve_what_is_said_stands_together_at_the_top(page: LevelPage) -> None:
    page.resize(600, 500)
    page.show()
    places = []
    for hands in (3, 12):
        page.show_levels(some(hands), GAME)
        QApplication.processEvents()
        places.append((page.sentence.y(), page.about.y(), page.anew.y()))
        assert page.about.y() - page.sentence.geometry().bottom() < 20
    assert places[0] == places[1]


@pytest.mark.parametrize("height", [200, 300, 500])
def test_its_buttons_are_wholly_in_sight_however_low_it_is(page: LevelPage, height: int) -> None:
    page.show_levels(some(8), GAME)
    page.anew.click()
    page.show_levels(some(8), GAME)
    page.resize(600, height)
    page.show()
    QApplication.processEvents()
    for button in (page.anew, page.back):
        corner = button.mapTo(page, QPoint(0, 0))
        assert page.rect().contains(QRect(corner, button.size()))
        assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.parametrize(
    ("height", "named"), [(100, [0, 1, 2, 3, 4]), (80, [0, 1, 2, 3, 4]), (79, [0, 2, 4]), (39, [0, 4])]
)
def test_names_of_levels_do_not_lie_upon_each_other_in_a_low_chart(height: int, named: list[int]) -> None:
    assert list(named_places(len(LEVELS), height, 20)) == named


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
def test_the_statistics_have_it_as_a_page(qtbot: QtBot, language: str) -> None:
    statistics = Statistics(Lexicon(language), GAMES)
    qtbot.addWidget(statistics)
    statistics.show_hands((), GAME.key)
    statistics.show_levels(some(12))
    statistics.tabs.setCurrentWidget(statistics.level)
    statistics.show()
    assert statistics.level.chart.isVisible()
    assert statistics.level.about.text()
    statistics.grab()
    statistics.game.setCurrentIndex(0)
    assert not statistics.level.chart.isVisible()


def test_who_turns_to_the_page_or_to_another_game_hears_what_it_says_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("ui.pages.scores.level_page.announce", lambda _page, words: heard.append(words))
    statistics = Statistics(Lexicon("en"), GAMES)
    qtbot.addWidget(statistics)
    statistics.show_hands((), GAME.key)
    statistics.show_levels(some(12))
    statistics.show()
    assert not heard, "the other page is shown"
    statistics.tabs.setCurrentWidget(statistics.level)
    level = statistics.level
    assert heard == [f"{level.sentence.text()} {level.about.text()}"]
    statistics.show_levels(some(12))
    assert len(heard) == 1, "nothing else is said than before"
    statistics.game.setCurrentIndex(0)
    assert len(heard) == 2
    assert heard[1].startswith("It is not known yet how well you play.")
    monkeypatch.setattr("ui.pages.scores.statistics.announce", lambda _page, words: heard.append(words))
    statistics.tabs.setCurrentIndex(0)
    assert heard[2:] == [statistics.about.text()]


def test_ctrl_tab_turns_the_pages_of_the_statistics_wherever_the_keyboard_stands(qtbot: QtBot) -> None:
    statistics = Statistics(Lexicon("en"), GAMES)
    qtbot.addWidget(statistics)
    statistics.show_hands((), GAME.key)
    statistics.show_levels(some(12))
    statistics.show()
    QTest.qWaitForWindowActive(statistics)
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    for place in (statistics.game, statistics.close_button, statistics.tabs.tabBar()):
        for key, held in ((Qt.Key.Key_Tab, control), (Qt.Key.Key_Backtab, control | shift)):
            for page in (1, 0):
                place.setFocus()
                QTest.keyClick(place, key, held)
                assert statistics.tabs.currentIndex() == page, (place, key)
                assert statistics.focusWidget() is place, "only the page has changed"


def test_where_nothing_was_played_the_page_says_so_at_its_top(qtbot: QtBot) -> None:
    statistics = Statistics(Lexicon("en"), GAMES)
    qtbot.addWidget(statistics)
    statistics.show_hands((), GAME.key)
    statistics.show()
    QApplication.processEvents()
    picture = statistics.about.grab().toImage()
    written = {
        y
        for y in range(picture.height())
        if any(picture.pixel(x, y) != picture.pixel(0, 0) for x in range(picture.width()))
    }
    assert max(written) < 2 * statistics.fontMetrics().height()


def test_both_pages_of_statistics_count_every_hand_that_is_kept_daily_deals_too(tmp_path: Path) -> None:
    keep_days(tmp_path, date(2026, 3, 1))
    hands, _ = read_statistics(tmp_path / STATISTICS_FILE)
    kept = read_duplicates(tmp_path / DUPLICATES_FILE).hands
    alike = [(hand.game, hand.preset, hand.assisted, hand.points) for hand in hands]
    assert sorted(alike) == sorted((each.game, each.preset, each.assisted, each.duplicate.got) for each in kept)
    said = Lexicon("en").say
    assert "Today’s deals included" in said("statistics.counted")
    assert said("statistics.tab.points").replace("&", "") in said("own_level.excluded")


@pytest.mark.parametrize("height", [130, 150])
def test_what_is_said_without_a_curve_scrolls_only_where_it_has_no_room(page: LevelPage, height: int) -> None:
    page.show_levels(KeptDuplicates(), GAME)
    page.resize(700, height)
    page.show()
    QApplication.processEvents()
    assert not page.about.visibleRegion().isEmpty()
    assert not page._area.verticalScrollBar().isVisible()
