"""The lobby: presets, seats, opponents, the number of the deals, and a start that refuses what does not go together."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.codes import Code, write_code
from engine.games import GAMES
from engine.players import bots_for
from engine.players.levels import LEVELS
from engine.words import Language, Words
from tests.ui.screens import GAME, window_in
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.lobby.lobby import Lobby
from ui.pages.lobby.lobby_choice import LobbyChoice, opponents_for
from ui.window.appearance import dress

FIRST = next(iter(GAME.presets))
WITHOUT_SEARCH = replace(GAMES["taihe_a_bao"], load_search_model=None)


@pytest.fixture
def lobby(qtbot: QtBot) -> Lobby:
    made = Lobby(Lexicon("en"), CardFaces(), GAMES)
    qtbot.addWidget(made)
    made.resize(1024, 600)
    made.show()
    return made


def seat_button(lobby: Lobby, seats: int) -> QAbstractButton:
    shown = (each for each in lobby.side.findChildren(QAbstractButton) if not each.isHidden())
    return next(each for each in shown if each.text() == str(seats))


def test_it_begins_with_the_first_preset_and_the_usual_opponents(lobby: Lobby) -> None:
    assert lobby.choice() == LobbyChoice(GAME.key, FIRST, GAME.presets[FIRST], ("search:skilled",) * 3, None)
    assert list(lobby.tiles) == list(GAMES)
    assert list(lobby.presets) == list(GAME.presets)


def test_start_gives_what_is_chosen(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.presets["five_seats"].click()
    QTest.keyClicks(lobby.side.number, "4711")
    lobby.side.opponents.seats[1][1].activated.emit(0)
    usual = "search:skilled"
    with qtbot.waitSignal(lobby.start_wanted) as started:
        lobby.side.start.click()
    assert started.args == [
        LobbyChoice(GAME.key, "five_seats", GAME.presets["five_seats"], (usual, "search:novice", usual, usual), 4711)
    ]


def test_the_number_of_a_deal_is_for_one_start(lobby: Lobby) -> None:
    QTest.keyClicks(lobby.side.number, "4711")
    lobby.side.start.click()
    assert lobby.side.number.text() == ""
    assert lobby.choice().number is None


def test_enter_in_the_number_starts_and_only_digits_are_taken(lobby: Lobby, qtbot: QtBot) -> None:
    QTest.keyClicks(lobby.side.number, "+1.2")
    assert lobby.side.number.text() == "12"
    with qtbot.waitSignal(lobby.start_wanted):
        QTest.keyClick(lobby.side.number, Qt.Key.Key_Return)
    assert lobby.choice().number is None


def test_another_number_of_players_that_a_preset_says_is_that_preset(lobby: Lobby) -> None:
    seat_button(lobby, 3).click()
    assert lobby.choice().preset == "three_seats"
    assert lobby.choice().opponents == ("search:skilled",) * 2
    lobby.presets["evening"].click()
    seat_button(lobby, 5).click()
    assert (lobby.choice().preset, lobby.choice().options.seats) == ("evening", 5)
    assert lobby.house.summary.text() == "“A quick evening” with 1 change: Players"


def test_one_level_for_everybody_or_one_for_each(lobby: Lobby) -> None:
    lobby.side.opponents.everybody.activated.emit(0)
    assert lobby.choice().opponents == ("search:novice",) * 3
    lobby.side.opponents.seats[0][1].activated.emit(1)
    assert lobby.choice().opponents == ("search:casual", "search:novice", "search:novice")
    assert lobby.side.opponents.everybody.currentText() == "Mixed"


@pytest.mark.parametrize(
    ("wanted", "seats", "bots"),
    [
        ((), 4, ("greedy",) * 3),
        (("random",) * 4, 3, ("random",) * 2),
        (("random",) * 2, 5, ("random",) * 4),
        (("greedy", "random"), 5, ("greedy", "random", "greedy", "greedy")),
        (("grandmaster", "search:novice"), 3, ("greedy", "random")),
    ],
)
def test_every_seat_but_ours_gets_a_bot_that_exists(wanted: tuple[str, ...], seats: int, bots: tuple[str, ...]) -> None:
    assert opponents_for(wanted, seats, WITHOUT_SEARCH) == bots


def test_a_game_that_can_be_searched_offers_the_levels() -> None:
    taihe = GAMES["taihe_a_bao"]
    assert opponents_for((), 4, taihe) == ("search:skilled",) * 3
    assert opponents_for(("random", "search:master"), 3, taihe) == ("search:novice", "search:master")
    assert bots_for(taihe) == tuple(f"search:{level}" for level in LEVELS)
    assert bots_for(WITHOUT_SEARCH) == ("random", "greedy")


def test_house_rules_are_folded_to_what_differs_and_made_when_unfolded(lobby: Lobby) -> None:
    assert lobby.house.form is None
    lobby.house.fold.click()
    assert lobby.house.form is not None
    aces = next(row for row in lobby.house.form.rows if row.option.name == "aces")
    aces.editor.widget.click()
    assert lobby.choice().options == replace(GAME.presets[FIRST], aces=False)
    assert "1 change: Aces" in lobby.house.summary.text()
    lobby.presets[FIRST].click()
    assert lobby.choice().options == GAME.presets[FIRST]
    assert lobby.house.form.options == GAME.presets[FIRST]


@pytest.mark.rule("TAB-56")
def test_options_that_exclude_each_other_close_the_way_in_and_say_why(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.restore(replace(lobby.choice(), options=GAME.options(collapse_doubles=True)))
    assert not lobby.side.start.isEnabled()
    assert lobby.side.problem.isVisible()
    assert "Shutout" in lobby.side.problem.text()
    with qtbot.assertNotEmitted(lobby.start_wanted):
        QTest.keyClick(lobby.side.number, Qt.Key.Key_Return)
    lobby.restore(replace(lobby.choice(), options=GAME.options(collapse_doubles=True, shutout_doubles=True)))
    assert lobby.side.start.isEnabled()
    assert not lobby.side.problem.isVisible()


def test_what_was_chosen_comes_back_and_what_no_longer_exists_does_not(lobby: Lobby) -> None:
    choice = LobbyChoice(GAME.key, "evening", GAME.presets["evening"], ("search:master",) * 3, 12)
    lobby.restore(choice)
    assert lobby.choice() == choice
    assert lobby.presets["evening"].isChecked()
    for gone in (replace(choice, game="snap"), replace(choice, preset="morning"), replace(choice, options=None)):
        lobby.restore(gone)
        assert lobby.choice() == choice


def test_a_session_to_go_on_with_is_offered_on_top_and_can_be_turned_down(lobby: Lobby, qtbot: QtBot) -> None:
    assert not lobby.resume.isVisible()
    assert not lobby.sessions.isVisible()
    lobby.offer_resume("Hand 4 of 12", 3)
    with qtbot.waitSignal(lobby.sessions_wanted):
        lobby.sessions.click()
    assert lobby.resume.isVisible()
    assert lobby.resume.description.text() == "Hand 4 of 12"
    with qtbot.waitSignal(lobby.resume_wanted):
        lobby.resume.resume.click()
    lobby.resume.dismiss.click()
    assert not lobby.resume.isVisible()
    assert lobby.sessions.isVisible(), "what is not wanted now is in the list"


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
def test_nothing_is_wider_than_the_smallest_window(lobby: Lobby, language: str) -> None:
    lobby._lexicon.use(language)
    lobby.house.fold.click()
    assert lobby.minimumSizeHint().width() <= 1024
    page = lobby.scroller.widget()
    assert page is not None
    assert page.minimumSizeHint().width() <= 1024 - lobby.side.width()


def test_another_game_brings_its_own_presets_rules_and_seats(qtbot: QtBot) -> None:
    twin = replace(GAME, key="twin", presets={"only": GAME.options(seats=5)}, words={**GAME.words, **_ONLY})
    lobby = Lobby(Lexicon("en"), CardFaces(), {**GAMES, "twin": twin})
    qtbot.addWidget(lobby)
    lobby.side.number.setText("")
    lobby.house.fold.click()
    with qtbot.waitSignal(lobby.chosen) as chosen:
        lobby.tiles["twin"].click()
    assert chosen.args == [LobbyChoice("twin", "only", twin.presets["only"], ("search:skilled",) * 4)]
    assert list(lobby.presets) == ["only"]
    assert lobby.house.form is None
    lobby.house.fold.click()
    assert lobby.house.form is not None
    assert lobby.house.form.options == twin.presets["only"]
    lobby.tiles[GAME.key].click()
    assert list(lobby.presets) == list(GAME.presets)
    assert lobby.choice().preset == FIRST


def test_only_numbers_of_players_that_go_with_the_rules_are_offered(lobby: Lobby) -> None:
    lobby.tiles["bashi_fen"].click()
    assert lobby.choice().preset == "tuo_la_ji"  # the default, though another one stands first
    assert not seat_button(lobby, 4).isEnabled(), "it says how many sit there, and there is nothing to choose"
    lobby.presets["zhao_pengyou"].click()
    assert seat_button(lobby, 4).isEnabled()
    seat_button(lobby, 10).click()
    assert lobby.choice().options.seats == 10
    assert lobby.side.start.isEnabled()


_ONLY = {
    "preset.only": Words("The only way", "唯一", "唯一", "唯一"),
    "preset.only.about": Words("Five sit.", "五人。", "五人。", "5人。"),
}


def test_the_code_of_a_deal_brings_its_game_and_rules_and_a_half_one_begins_nothing(lobby: Lobby, qtbot: QtBot) -> None:
    huang = GAMES["bao_huang"]
    options = replace(huang.presets["announced"], deals=3)
    code = write_code(Code(huang, options, 99))
    QTest.keyClicks(lobby.side.number, code[:6])
    assert not lobby.side.start.isEnabled()
    with qtbot.assertNotEmitted(lobby.start_wanted):
        QTest.keyClick(lobby.side.number, Qt.Key.Key_Return)
    QTest.keyClicks(lobby.side.number, code[6:].lower())
    chosen = lobby.choice()
    assert (chosen.game, chosen.preset, chosen.options, chosen.number) == ("bao_huang", "announced", options, 99)
    assert lobby.side.start.isEnabled()
    assert lobby.side.number.text() == "99"


def test_a_later_hand_of_a_code_is_forgotten_with_another_number(lobby: Lobby) -> None:
    taihe = GAMES["taihe_a_bao"]
    standing = taihe.read_standing(taihe.options(), {"declarer": 2, "won": True})
    lobby.side.number.clear()
    lobby.side.code_written.emit(write_code(Code(taihe, taihe.options(), 5, 3, standing)))
    assert (lobby.choice().dealt, lobby.choice().standing) == (3, standing)
    lobby.side.number_chosen.emit(6)
    assert (lobby.choice().dealt, lobby.choice().standing) == (0, None)


@pytest.mark.parametrize("key", GAMES)
def test_tab_goes_through_the_lobby_as_it_is_read(qtbot: QtBot, lobby: Lobby, key: str) -> None:
    lobby.resize(1280, 2400)
    lobby.offer_resume("–")
    lobby.tiles[key].click()
    lobby.house.fold.click()
    form = lobby.house.form
    assert form is not None
    qtbot.waitUntil(lambda: form.isVisible() and not any(card.y() > lobby.house.y() for card in lobby.presets.values()))
    seen: list[tuple[bool, int]] = []
    stop: QWidget = lobby.resume.dismiss
    while (stop := stop.nextInFocusChain()) is not lobby.resume.dismiss:
        if stop.isVisibleTo(lobby) and lobby.isAncestorOf(stop) and stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            seen.append((lobby.side.isAncestorOf(stop), stop.mapTo(lobby, stop.rect().center()).y()))
    assert len(seen) >= len(lobby.tiles) + len(lobby.presets) + len(form.rows), "whatever can be chosen is a stop"
    for (beside, y), (later_beside, later_y) in pairwise(seen):
        assert (later_beside, later_y + 80) > (beside, y), "first the page from top to bottom, then the side"


@pytest.mark.parametrize("key", GAMES)
def test_presets_are_as_high_as_their_words_and_no_higher(qtbot: QtBot, lobby: Lobby, key: str) -> None:
    lobby.resize(1280, 800)
    lobby.tiles[key].click()
    cards = lobby.presets.values()
    qtbot.waitUntil(lambda: all(card.isVisible() for card in cards))
    for card in cards:
        beside = [other for other in cards if other.y() == card.y()]
        assert card.height() == max(other.heightForWidth(other.width()) for other in beside)


@pytest.mark.qt_log_ignore("does not support raise", "propagateSizeHints")
@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
@pytest.mark.parametrize(("size", "text_size"), [((960, 492), 100), ((1280, 752), 100), ((960, 492), 150)])
def test_every_game_is_told_whole_and_all_are_in_sight_at_the_usual_letters(
    qtbot: QtBot, language: str, size: tuple[int, int], text_size: int
) -> None:
    window = window_in(language, text_size=text_size)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    lobby, tiles = window.lobby, list(window.lobby.tiles.values())
    assert [tile.text() for tile in tiles if not tile.words_fit] == []
    tops = {tile.y(): set[int]() for tile in tiles}
    for tile in tiles:
        tops[tile.y()].add(tile.height())
    assert all(len(heights) == 1 for heights in tops.values()), "as high as its row"
    assert len(tops) == (2 if text_size == 100 else 4)
    sight = lobby.scroller.viewport().rect()
    inside = [sight.contains(QRect(tile.mapTo(lobby.scroller.viewport(), QPoint()), tile.size())) for tile in tiles]
    assert all(inside) or text_size > 100


@pytest.mark.parametrize("size", [(960, 540), (1280, 770), (1920, 1000)])
def test_with_another_game_nothing_is_drawn_over_anything_else_even_for_a_moment(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = window_in("zh_CN")
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    lobby = window.lobby
    for key in (*GAMES, *reversed(GAMES)):
        QApplication.processEvents()
        lobby.tiles[key].click()
        cards = [*lobby.tiles.values(), lobby.presets_heading, *lobby.presets.values(), lobby.house]
        rooms = [QRect(card.mapTo(lobby, QPoint()), card.size()) for card in cards]
        assert not [pair for pair in combinations(rooms, 2) if pair[0].intersects(pair[1])], key
        assert all(card.height() >= card.heightForWidth(card.width()) for card in lobby.presets.values())


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
@pytest.mark.parametrize("text_size", [100, 130, 150])
def test_the_words_that_unfold_the_house_rules_are_painted_whole(qtbot: QtBot, text_size: int, language: str) -> None:
    window = window_in(language, text_size=text_size)
    qtbot.addWidget(window)
    window.resize(960, 520)
    window.show()
    QApplication.processEvents()
    fold = window.lobby.house.fold
    narrow = fold.grab().toImage()
    fold.resize(fold.width() + 200, fold.height())
    wide = fold.grab().toImage()
    left = QRect(0, 0, narrow.width() - 4, narrow.height())
    assert narrow.copy(left) == wide.copy(left)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_with_another_game_nothing_beside_it_jumps(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    window = window_in(language)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    places = set()
    for tile in window.lobby.tiles.values():
        tile.click()
        QApplication.processEvents()
        side = window.lobby.side
        parts = (side.picture, side.opponents, side.names, side.number)
        places.add(tuple((part.y(), part.height(), part.isHidden()) for part in parts))
    assert len(places) == 1, places


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_no_opponent_is_scrolled_to_where_the_picture_or_a_sentence_can_give_way(qtbot: QtBot, language: str) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    dress(application, Settings(), Language(language))
    lobby = Lobby(Lexicon(language), CardFaces(), GAMES)
    qtbot.addWidget(lobby)
    lobby.show()
    scrolled = {}
    for key, tile in lobby.tiles.items():
        tile.click()
        for height in (460, 480, 500, 540, 740):
            lobby.resize(960, height)
            qtbot.wait(1)
            scrolled[key, height] = lobby.side.opponents._scroll.verticalScrollBar().maximum()
    assert not any(scrolled.values()), scrolled
    assert lobby.side.picture.isVisible()
    assert lobby.side.number_about.isVisible()
