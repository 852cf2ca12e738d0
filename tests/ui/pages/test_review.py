"""Hands are played again with all cards open, step by step; mistakes are marked; sums are shown as charts."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from itertools import groupby
from random import Random

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from pytestqt.qtbot import QtBot

from engine.codes import read_code
from engine.game import act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.players.judge import Grade, Loss
from engine.record import opened, write_record
from engine.words import Language, Text, listed, text
from tests.app.fakes import judged
from tests.app.keep.test_hands import finished
from ui.kit.faces import CardFaces
from ui.kit.fonts import load_fonts
from ui.kit.geometry import CARD_RATIO
from ui.kit.language import Lexicon, as_sentences
from ui.kit.lettering import scaled_font
from ui.kit.theme import FELTS
from ui.kit.windows import scroller
from ui.pages.review import review as review_module
from ui.pages.review.kept_hand import KeptHand
from ui.pages.review.open_table import BETWEEN_ROWS, HAND, INDEX, NARROWEST, ROW, STRIP, WORDS, OpenTable, _below_words
from ui.pages.review.replay import stops_of
from ui.pages.review.review import Review
from ui.pages.scores.played import FinishedHand
from ui.pages.scores.standings import winners_words
from ui.pages.scores.statistics import Statistics

SESSION, RESULT = finished()
RECORD = SESSION.record
TAIHE = RECORD.game


def kept(name: str = "a-0", assisted: bool = False) -> KeptHand:
    when = datetime(2030, 1, 2, 12, tzinfo=UTC)
    changes, winners = RESULT.scored.changes, RESULT.ended.winners
    written = write_record(RECORD)
    return KeptHand(name, when, TAIHE, RECORD.options, 0, SESSION.bots, assisted, changes, winners, written, 7, 0)


@pytest.fixture
def review(qtbot: QtBot) -> Review:
    lexicon = Lexicon("en")
    lexicon.use_game(TAIHE.words)
    window = Review(lexicon, CardFaces(), FELTS["jade"])
    qtbot.addWidget(window)
    window.show_hands([kept(), kept("a-1", assisted=True)])
    window.show()
    return window


def test_hands_are_listed_with_their_dates_as_everywhere(review: Review) -> None:
    time = kept().when.astimezone().strftime("%H:%M")
    assert review.hands.item(0).text().startswith(f"2 January 2030, {time}\n")
    review._lexicon.use("zh_CN")
    assert review.hands.item(0).text().startswith(f"2030年1月2日 {time}\n")


def test_hands_are_listed_by_game_and_way_of_playing(review: Review) -> None:
    game = GAMES["bashi_fen"]
    ways = [game.presets["sheng_ji"], game.presets["zhao_pengyou"], replace(game.presets["zhao_pengyou"], seats=6)]
    review.show_hands([replace(kept(str(place)), game=game, options=way) for place, way in enumerate(ways)])
    listed = [review.hands.item(row).text().split("\n")[1].partition(":")[0] for row in range(len(ways))]
    assert listed == ["Bashi Fen · Sheng Ji", "Bashi Fen · Find Friends", "Bashi Fen · House rules"]


def test_every_stop_has_all_the_cards_and_every_move_its_words() -> None:
    stops = stops_of(RECORD, 0).stops
    assert stops[0].mover is None
    assert stops[-1].turn is None
    for stop in stops:
        lying = sum(map(len, stop.lying.values()))
        aside = sum(len(cards) for place, cards in stop.picture.places.items() if place.zone.value == "aside")
        assert sum(map(len, stop.hands)) + lying + aside == len(RECORD.shuffle.deck)
        assert (stop.said is None) is (stop.mover is None)
    assert [stop.ply for stop in stops] == sorted({stop.ply for stop in stops})


def test_keys_and_buttons_step_and_jump(review: Review, qtbot: QtBot) -> None:
    review.slider.setFocus()
    qtbot.keyClick(review.slider, Qt.Key.Key_Right)
    assert review.slider.value() == 1
    assert review.said.text() == review.moves.item(1).text()  # type: ignore[union-attr]
    qtbot.keyClick(review.slider, Qt.Key.Key_End)
    assert review.moves.currentRow() == review.slider.maximum()
    assert not review.again.isEnabled()
    review.steps["back"].click()
    assert review.again.isEnabled()
    review.moves.setCurrentRow(2)
    assert review.slider.value() == 2
    review.steps["first"].click()
    assert not review.steps["first"].isEnabled()
    assert not review.steps["back"].isEnabled()
    assert review.steps["last"].isEnabled()
    assert review.said.text() == "The beginning."


def test_arrows_step_wherever_the_keyboard_stands(review: Review, qtbot: QtBot) -> None:
    review.activateWindow()
    qtbot.waitUntil(review.isActiveWindow)
    for place, focused in enumerate((review.hands, review.moves, review.steps["last"], review.again), 1):
        focused.setFocus()
        qtbot.keyClick(focused, Qt.Key.Key_Right)
        assert review.slider.value() == place, focused
    review.hands.setFocus()
    qtbot.keyClick(review.hands, Qt.Key.Key_Left)
    assert review.slider.value() == 3
    assert review.steps["on"].toolTip() == "One move on (→)"
    assert review.steps["doubt"].text() == "Next mistake"


def test_hands_lie_as_at_the_table_and_a_trick_is_seen_whole() -> None:
    game = GAMES["bashi_fen"]
    step = opened(next_record(Match(game, game.presets["tuo_la_ji"], 7)))
    record, random = next_record(Match(game, game.presets["tuo_la_ji"], 7)), Random(1)
    while not len(getattr(step.state.view(0), "tricks", ())):
        action = game.greedy(step.state.view(step.state.turn), random)
        record, step = replace(record, actions=(*record.actions, action)), act(step.state, action)
    *earlier, last = stops_of(record, 0).stops
    for hand in last.hands:
        suits = [step.state.view(0).trumps.suit_of(card) for card in hand]
        assert len(list(groupby(suits))) == len(set(suits)), "each suit as played lies together"
    assert not any(stop.swept for stop in earlier)
    assert [seat for _, seat in sorted(last.swept)] == [0, 1, 2, 3], "a trick is seen whole with its last card"
    assert last.swept.keys().isdisjoint(last.lying)
    assert last.picture.marks["best"][0] == last.turn, "its winner, who leads next, is marked"


def test_a_doubtful_move_is_marked_and_found(review: Review) -> None:
    stops = stops_of(RECORD, 0).stops
    place = next(place for place, stop in enumerate(stops) if stop.mover == 0 and place > 1)
    doubt = judged(Grade.MISTAKE, Text("caption.pass"))
    review.show_judgement("a-1", stops[place].ply - 1, doubt)
    assert not review.doubtful, "that was another hand"
    review.show_judgement("a-0", stops[place].ply - 1, doubt)
    assert review.doubtful == [place]
    review.steps["doubt"].click()
    assert review.slider.value() == place
    assert "× That was a mistake: Pass would have been 2.0 points (± 0.5) better." in review.said.text()
    assert review.moves.item(place).text().startswith("× ")  # type: ignore[union-attr]


def test_a_sound_move_is_said_to_be_sound(review: Review) -> None:
    stops = stops_of(RECORD, 0).stops
    place = next(place for place, stop in enumerate(stops) if stop.mover == 0)
    review.show_judgement("a-0", stops[place].ply - 1, judged(Grade.BEST, Text("caption.pass")))
    review.slider.setValue(place)
    assert review.said.text().endswith("✓ The best move found.")
    assert not review.doubtful


def own_places() -> list[int]:
    """The places of the stops that follow moves of our seat."""
    return [place for place, stop in enumerate(stops_of(RECORD, 0).stops) if stop.mover == 0]


def show_mistake(review: Review, place: int, cost: float) -> None:
    found = judged(Grade.MISTAKE, Text("caption.pass"))
    weighing = replace(found.weighing, loss=Loss(cost, 0.1, 100))
    review.show_judgement("a-0", stops_of(RECORD, 0).stops[place].ply - 1, replace(found, weighing=weighing))


def test_the_review_says_while_mistakes_are_looked_for_and_in_the_end_how_many_there_are(
    review: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr(review_module, "announce", lambda _widget, words: announced.append(words))
    assert review.progress.isHidden()
    for judged_so_far in (0, 1, 2):
        review.show_progress(judged_so_far, 3, going_on=True)
    said = "Still looking for mistakes: 2 of 3 moves judged."
    assert review.progress.text() == said
    assert review.progress.isVisible()
    assert review.steps["doubt"].accessibleDescription() == said
    review.show_progress(3, 3, going_on=True)
    assert review.progress.text() == "No mistake found in 3 moves."
    assert announced == ["Still looking for mistakes: 0 of 3 moves judged.", "No mistake found in 3 moves."]
    show_mistake(review, own_places()[0], 1.0)
    review.show_progress(3, 3, going_on=True)
    assert review.progress.text() == "1 mistake found in 3 moves."
    review.show_progress(1, 3, going_on=False)
    assert review.progress.text().startswith("Only 1 of 3 moves could be judged")
    review._lexicon.use("zh_CN")
    assert review.progress.text().startswith("3手中只判断了1手")
    review.hands.setCurrentRow(1)
    assert review.progress.isHidden(), "of another hand nothing is known yet"


@pytest.mark.parametrize("steps", [False, True])
def test_the_review_goes_to_the_costliest_mistake_once_it_is_known_unless_somebody_steps(
    review: Review, steps: bool
) -> None:
    review.show_hands([kept(), kept("a-1")], "a-0", mistake=True)
    less, most = own_places()[:2]
    review.show_progress(0, 2, going_on=True)
    assert review.progress.text().endswith("Then the one that cost most is shown.")
    show_mistake(review, less, 1.0)
    review.show_progress(1, 2, going_on=True)
    assert review.slider.value() == 0, "another may have cost more"
    if steps:
        review.steps["last"].click()
    show_mistake(review, most, 2.0)
    review.show_progress(2, 2, going_on=True)
    assert review.slider.value() == (review.slider.maximum() if steps else most)
    assert review.progress.text().endswith("This one cost most.") is not steps
    review.slider.setValue(less)
    assert review.progress.text() == "2 mistakes found in 2 moves."
    review.hands.setCurrentRow(1)
    review.show_progress(0, 0, going_on=True)
    assert review.slider.value() == 0


def test_a_hand_is_tried_again_from_where_one_stands(review: Review) -> None:
    wanted: list[tuple[object, int]] = []
    review.again_wanted.connect(lambda hand, ply: wanted.append((hand, ply)))
    review.slider.setValue(3)
    review.again.click()
    assert wanted == [(kept(), stops_of(RECORD, 0).stops[3].ply)]
    assert not review.isVisible()


def test_nothing_is_tried_again_from_where_all_that_is_left_is_a_last_card() -> None:
    game = GAMES["bashi_fen"]
    record, random = next_record(Match(game, game.presets["sheng_ji"], 3)), Random(3)
    state, actions = opened(record).state, []
    while state.turn is not None:
        actions.append(game.greedy(state.view(state.turn), random))
        state = act(state, actions[-1]).state
    for seat in range(4):
        stops = stops_of(replace(record, actions=tuple(actions)), seat).stops
        assert stops[0].tried_from == 0, "cards are still to be taken"
        assert stops[-1].tried_from is None
        own = [stop for stop in stops if stop.mover == seat]
        assert own[-1].tried_from is None, "its last card is forced"
        assert own[-2].tried_from == own[-2].ply - 1


def test_the_code_of_a_hand_is_copied(review: Review) -> None:
    review.code.click()
    assert read_code(QGuiApplication.clipboard().text(), GAMES).number == 7


def test_the_list_tells_assisted_hands_and_is_empty_before_the_first(review: Review) -> None:
    assert "(assisted)" in review.hands.item(1).text()  # type: ignore[union-attr]
    assert not review.empty.isVisible()
    review.show_hands([])
    assert review.empty.isVisible()
    assert not review.again.isEnabled()
    assert not review.slider.isEnabled()


def test_a_replay_is_heard_and_said_in_every_language(review: Review) -> None:
    hands = review.table.accessibleName().split("; ")
    assert hands[0].startswith("You: ")
    assert all(re.fullmatch(r"[^:]+: (\w+ of \w+(, |$))+", hand) for hand in hands), hands
    review._lexicon.use("ja")
    assert review.windowTitle() == "遊んだハンド"
    review.grab()  # it is painted without a word that a catalogue lacks


def test_statistics_show_sums_by_way_of_playing_and_assisted_ones_apart(qtbot: QtBot) -> None:
    window = Statistics(Lexicon("en"), GAMES)
    qtbot.addWidget(window)
    usual = FinishedHand(TAIHE.key, "taihe", "greedy", 5, True, False)
    helped = FinishedHand(TAIHE.key, "five_seats", "greedy", -4, False, True)
    window.show_hands([usual, usual, helped], TAIHE.key)
    items = [window.table.topLevelItem(row) for row in range(window.table.topLevelItemCount())]
    rows = [[item.text(column) for column in range(5)] for item in items if item is not None]
    assert rows == [
        ["All without help", "2", "2", "100 %", "+10"],
        ["As in Taihe, Regular", "2", "2", "100 %", "+10"],
        ["Assisted: Five players, Regular", "1", "0", "0 %", "−4"],
    ]
    assert window.chart.accessibleName() == "2 hands, +10 points in all"
    window.table.setCurrentItem(window.table.topLevelItem(2))  # type: ignore[arg-type]
    assert window.chart.accessibleName() == "1 hand, −4 points in all"
    window.show_hands([helped], TAIHE.key)
    assert window.chart.accessibleName() == "1 hand, −4 points in all", "the first line that has hands"
    assert window.table.topLevelItem(0).text(3) == "–"  # type: ignore[union-attr]
    window.show_hands([usual], "bao_huang")
    assert window.about.text() == window._lexicon.say("statistics.empty")
    window._lexicon.use("zh_TW")
    assert window.windowTitle() == "統計"


@pytest.mark.parametrize("preset", ["sheng_ji", "zhao_pengyou"])
def test_where_cards_are_taken_the_beginning_shows_whole_hands_and_a_bid_says_how_many_were_held(preset: str) -> None:
    game = GAMES["bashi_fen"]
    record, random = next_record(Match(game, game.presets[preset], 2)), Random(1)
    step = opened(record)
    while type(step.state.view(0).phase).__name__ != "Burying":
        action = game.greedy(step.state.view(step.state.turn), random)
        record, step = replace(record, actions=(*record.actions, action)), act(step.state, action)
    begin, bid, *_ = stops_of(record, 0).stops
    size = {len(hand) for hand in begin.hands}
    assert size == {step.state.view(0).counts[(step.state.turn + 1) % len(begin.hands)]}, "what each seat has taken"
    assert not begin.lying, "nothing is shown yet"
    assert begin.ply == 0, "one plays on from the very beginning"
    shown = sum(len(cards) for place, cards in bid.lying.items() if place.seat == bid.mover)
    assert bid.taken == len(bid.hands[bid.mover or 0]) + shown < max(size)


@pytest.mark.parametrize(("longest", "rows"), [(13, 1), (25, 1), (34, 2), (79, 2)])
def test_a_large_hand_lies_in_more_rows_where_its_cards_are_larger_so(qtbot: QtBot, longest: int, rows: int) -> None:
    shown = OpenTable(Lexicon("en"), CardFaces(), FELTS["jade"])
    qtbot.addWidget(shown)
    shown._longest = longest
    lying, width = shown._rows(QRectF(0, 0, 420, 60))
    assert lying == rows
    assert width * CARD_RATIO * (1 + (rows - 1) * ROW) <= 60
    if longest < 79:
        assert width * (1 + STRIP * (-(-longest // rows) - 1)) <= 420 * HAND


def test_the_largest_hand_lies_in_three_rows_of_cards_that_can_be_read(qtbot: QtBot) -> None:
    shown = OpenTable(Lexicon("en"), CardFaces(), FELTS["jade"])
    qtbot.addWidget(shown)
    shown._longest = 79
    rows, width = shown._rows(QRectF(0, 0, 690, 150))
    assert rows == 3
    assert width > 45, "two rows have room for cards of 31 pixels"


@pytest.mark.parametrize(("longest", "least"), [(13, 300), (36, 300), (79, 4 * 80)])
def test_where_the_largest_hands_cannot_be_read_in_two_rows_the_review_is_higher_than_its_window(
    qtbot: QtBot, longest: int, least: int
) -> None:
    shown = OpenTable(Lexicon("en"), CardFaces(), FELTS["jade"])
    area = scroller(shown)
    qtbot.addWidget(area)
    area.resize(440, 300)
    area.show()
    game = GAMES["bashi_fen"]
    stop = stops_of(next_record(Match(game, game.presets["tuo_la_ji"], 3)), 0).stops[0]
    shown.show_stop(stop, game.words, longest)
    QGuiApplication.processEvents()
    assert shown.height() >= least
    assert (area.verticalScrollBar().maximum() > 0) == (least > 300)
    width = shown._rows(_below_words(shown.seat_room(0), QFontMetricsF(scaled_font(1.0, bold=True))))[1]
    assert width >= NARROWEST


@pytest.mark.parametrize(
    ("longest", "held", "lines"),
    [(31, 2, (2,)), (31, 16, (16,)), (31, 17, (9, 8)), (79, 79, (27, 26, 26)), (13, 13, (13,))],
)
def test_rows_of_a_hand_are_near_to_each_other_and_no_more_than_its_cards_need(
    qtbot: QtBot, longest: int, held: int, lines: tuple[int, ...]
) -> None:
    shown = OpenTable(Lexicon("en"), CardFaces(), FELTS["jade"])
    qtbot.addWidget(shown)
    shown._longest = longest
    room = QRectF(0, 0, 420, 90)
    laid = shown._laid(TAIHE.pack(RECORD.options)[:1] * held, room)
    assert tuple(len(cards) for cards, _ in laid) == lines
    assert laid[-1][1] <= (len(laid) - 1) * (shown._rows(room)[1] * CARD_RATIO + BETWEEN_ROWS)


def test_in_low_rows_no_card_lies_over_a_name_and_the_indices_stay_in_sight(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]
    record = next_record(Match(game, game.options(partners="fluid", seats=10, packs=3), 3))
    lexicon = Lexicon("en")
    lexicon.use_game(game.words)
    shown = OpenTable(lexicon, CardFaces(), FELTS["jade"])
    qtbot.addWidget(shown)
    shown.resize(509, 466)
    stop = stops_of(record, 0).stops[0]
    pictures = []
    for hands in (stop.hands, ((),) * 10):
        shown.show_stop(replace(stop, hands=hands), game.words, 15)
        pictures.append(shown.grab().toImage())
    high, metrics = (466 - 12) / 10, QFontMetricsF(scaled_font(1.0, bold=True))
    for seat in range(10):
        words = QRect(0, round(6 + seat * high), 509, round(metrics.ascent()))
        assert pictures[0].copy(words) == pictures[1].copy(words), f"the name of seat {seat}"
    below = _below_words(QRectF(10, 6, 489, high), metrics)
    assert shown._rows(below)[1] * CARD_RATIO * INDEX <= below.height()


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("wide", [509, 690])
def test_no_heading_of_ten_seats_is_cut_in_the_review(qtbot: QtBot, wide: int, language: Language) -> None:
    load_fonts()
    game = GAMES["bashi_fen"]
    record = next_record(Match(game, game.options(partners="fluid", seats=10, packs=6), 3))
    lexicon = Lexicon(language)
    lexicon.use_game(game.words)
    shown = OpenTable(lexicon, CardFaces(), FELTS["jade"])
    qtbot.addWidget(shown)
    shown.resize(wide, 466)
    stop = stops_of(record, 0).stops[0]
    cards = TAIHE.pack(TAIHE.options())[:4]
    copies = listed(tuple(text("copy.2", card=card) for card in cards))
    marks = {
        "declarer": (9, text("mark.declarer.suit", suit="♣", rank="10")),
        "best": (9, None),
        "level.1": (9, text("mark.level", level="10")),
        "calls": (9, text("notice.called", copies=copies)),
    }
    shown.show_stop(replace(stop, picture=replace(stop.picture, marks=marks), turn=9), game.words, 31)
    metrics = QFontMetricsF(scaled_font(1.0, bold=True))
    for width in (WORDS * (wide - 20), 2000.0):
        heading = shown._heading(shown._stop, 9, metrics, width)
        assert metrics.horizontalAdvance(heading) <= width
        told = [lexicon.say(each) for _, each in list(marks.values())[:3:2]]
        assert all(words in heading for words in told), heading
        assert (lexicon.say(marks["calls"][1]) in heading) is (width == 2000), heading


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_after_the_last_move_the_review_says_what_the_hand_came_to(review: Review, language: str) -> None:
    review._lexicon.use(language)
    assert review.outcome.isHidden()
    review.steps["last"].click()
    assert review.outcome.isVisible()
    lines = [review._lexicon.say_in(TAIHE.words, line.text) for line in RESULT.scored.lines]
    said = (winners_words(review._lexicon, RESULT), *lines)
    assert review.outcome.text() == as_sentences(said, review._lexicon.language)
    review.steps["back"].click()
    assert review.outcome.isHidden()


def test_a_hand_that_was_not_played_to_its_end_has_no_result(review: Review) -> None:
    begun = replace(kept(), written=write_record(replace(RECORD, actions=RECORD.actions[:-1])))
    review.show_hands([begun])
    review.steps["last"].click()
    assert review.slider.value() == review.slider.maximum() > 0
    assert review.outcome.isHidden()
