"""The game log as it is read: its end stays in sight."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.events import Ended, Marked, Said, Scored, Zone
from engine.game import AnyGame, AnyView, act
from engine.games import GAMES
from engine.games.bao_huang.options import Options as BaoHuang
from engine.games.bao_huang.rules.phases import Giving, Taking
from engine.games.bao_huang.rules.standing import Standing
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import PRESETS
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.big_two import BIG_TWO
from engine.games.big_two.actions import Play
from engine.match import Match, next_record
from engine.options import GameOptions
from engine.record import opened
from engine.words import text
from tests.engine.games.bao_huang.dealing import deal_with as deal_of_bao_huang
from tests.engine.games.bashi_fen.dealing import after, deal_with, refused, view, when_taken
from tests.engine.games.big_two.dealing import playing_with
from tests.test_vocabulary import CATALOGUES
from tests.ui.screens import GAME, at_table, new_match, play_hand
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.pages.game_log import GameLog, described_events, in_order, results_told, with_tricks
from ui.table.scene.spoken import event_in_words


@pytest.fixture
def log(qtbot: QtBot) -> GameLog:
    """A log of one hand, wide enough for its lines."""
    log = GameLog(Lexicon("en"))
    qtbot.addWidget(log)
    log.resize(600, 300)
    log.show()
    log.begin(GAME)
    log.follow(play_hand(new_match())[1], 1)
    return log


def test_a_log_that_is_read_at_its_end_stays_there_when_it_becomes_narrow(log: GameLog) -> None:
    bar = log.page.verticalScrollBar()
    bar.setValue(bar.maximum())
    lines = bar.maximum()
    for width in (400, 200, 320, 600):
        log.resize(width, 300)
        assert bar.value() == bar.maximum()
        assert width != 200 or bar.maximum() > lines, "its lines are wrapped there"


def test_a_log_that_is_opened_late_begins_at_its_end_and_follows_the_game(qtbot: QtBot) -> None:
    window, _ = at_table(qtbot, Settings(language="en"))
    window.resize(1280, 600)
    bar, random = window.sides.log.page.verticalScrollBar(), Random(1)
    step = opened(next_record(new_match()))
    for shown in (False, True, False, True):
        window.sides.show_dock("log", shown)
        for _ in range(12):
            if step.state.turn is not None:
                step = act(step.state, GAME.greedy(step.state.view(step.state.turn), random))
            window.follow(step.state.view(0))
            QApplication.processEvents()
            assert not shown or bar.value() == bar.maximum()
    assert bar.maximum() > 0


def test_a_log_that_is_read_elsewhere_is_left_there(log: GameLog) -> None:
    bar = log.page.verticalScrollBar()
    bar.setValue(2)
    log.resize(200, 300)
    assert bar.value() < bar.maximum()


def test_a_bid_is_told_once_and_not_again_as_the_mark_of_the_bidder() -> None:
    step = deal_with(PRESETS["tuo_la_ji"], "2S 3C 4C", "2H 3D")
    while refused(step, "bid 2S") is not None:
        step = after(step, "pass")
    events = after(step, "bid 2S").events
    assert any(isinstance(event, Marked) and event.mark == "bidder" for event in events)
    assert [words.key for words in described_events(events)].count("log.says") == 1
    assert not [words for words in described_events(events) if words.key.startswith("log.role")]
    heard = [event_in_words(event, 1, Lexicon("en")) for event in events if isinstance(event, Marked)]
    assert not any(heard)


@pytest.mark.parametrize("preset", ["sheng_ji", "tuo_la_ji", "chao_dipi"])
def test_who_is_declarer_is_told_after_the_passes(preset: str) -> None:
    """With one pack a bid settles it, and still the others are asked."""
    step = when_taken(deal_with(PRESETS[preset], "2S"), {0: "bid 2S"})
    told = [said.key for _, lines in in_order(each.events for each in view(step).history) for said in lines]
    assert [key for key in told if key != "log.role.some"][:1] == ["log.says"]
    assert told[-4:] == ["log.says"] * 3 + ["log.role"], told


def played(game: AnyGame, options: GameOptions) -> AnyView:
    """How seat 0 sees a hand between heuristic players at its end."""
    state, random = opened(next_record(Match(game, options, 3))).state, Random(1)
    while state.turn is not None:
        state = act(state, game.greedy(state.view(state.turn), random)).state
    return state.view(0)


@pytest.mark.parametrize("key", GAMES)
def test_who_gets_a_trick_is_told_once_after_its_last_play(key: str) -> None:
    game = GAMES[key]
    view = played(game, game.options())
    told = with_tricks(in_order(seen.events for seen in view.history), game.presentation.card_points)
    lines = [said for _, spoken in told for said in spoken if said.key in ("log.plays", "log.takes")]
    tricks = [dict(said.args) for said in lines if said.key == "log.takes"]
    assert tricks
    if key == "bashi_fen":
        assert [each["seat"] for each in tricks] == [trick.winner for trick in view.tricks]
        piles = [cards for place, cards in view.places().items() if place.zone is Zone.TAKEN]
        assert sum(each["points"] for each in tricks) == sum(map(points_in, piles)) > 0
    else:
        before = [dict(play.args)["seat"] for play, said in pairwise(lines) if said.key == "log.takes"]
        assert before == [each["seat"] for each in tricks]


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (
            15,
            (
                "The trick goes to Mei: 15 points",
                "这一墩归{}，得15分",
                "這一墩歸{}，得15分",
                "{}がトリックを取る：15点",
            ),
        ),
        (0, ("The trick goes to Mei", "这一墩归{}", "這一墩歸{}", "{}がトリックを取る")),
    ],
)
def test_a_trick_is_told_with_its_points_in_every_language(points: int, told: tuple[str, ...]) -> None:
    for language, words in zip(("en", "zh_CN", "zh_TW", "ja"), told, strict=True):
        lexicon = Lexicon(language)
        said = lexicon.say_in(BASHI_FEN.words, text("log.takes", seat=1, points=points))
        assert said == words.format(lexicon.name_of(1))


def test_where_played_cards_may_not_be_read_again_the_winners_of_tricks_may_not_either(qtbot: QtBot) -> None:
    options = replace(PRESETS["tuo_la_ji"], hide_played=True)
    step, log = opened(next_record(Match(BASHI_FEN, options, 3))), GameLog(Lexicon("en"))
    qtbot.addWidget(log)
    log.begin(BASHI_FEN)
    random = Random(1)
    while not step.state.view(0).tricks:
        step = act(step.state, BASHI_FEN.greedy(step.state.view(step.state.turn), random))
    log.follow(step.state.view(0), 1)
    assert not [line for line in log.lines if "The trick goes to" in line]
    log.follow(played(BASHI_FEN, options), 1)
    assert len([line for line in log.lines if "The trick goes to" in line]) == len(played(BASHI_FEN, options).tricks)


def test_a_log_says_nothing_twice_in_another_order() -> None:
    for preset in ("sheng_ji", "tuo_la_ji", "chao_dipi"):
        state = opened(next_record(Match(BASHI_FEN, PRESETS[preset], 1))).state
        while state.turn is not None:
            state = act(state, BASHI_FEN.greedy(state.view(state.turn), Random(1))).state
        history = [seen.events for seen in state.view(0).history]
        told = [said for _, lines in in_order(history) for said in lines]
        assert sorted(map(str, told)) == sorted(str(said) for events in history for said in described_events(events))


@pytest.mark.parametrize("name", CATALOGUES)
def test_what_is_said_or_marked_has_no_colon_since_a_name_and_a_colon_stand_before_it(name: str) -> None:
    of_seats = {key: words for key, words in CATALOGUES[name].items() if key.startswith(("said.", "mark."))}
    said = {key: re.sub(r"\{[^}]*\}", "", "".join(words)) for key, words in of_seats.items()}
    assert not [key for key, words in said.items() if re.search("[:：]", words)]


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((0,), "You win the hand"),
        ((0, 2), "Your side wins the hand"),
        ((1,), "East wins the hand"),
        ((1, 3), "East and West win the hand"),
    ],
)
def test_the_log_says_who_won(winners: tuple[int, ...], told: str) -> None:
    lexicon = Lexicon("en")
    lexicon.use_names(("You", "East", "North", "West"))
    assert list(results_told(lexicon, {}, (Ended(winners),))) == [told]


def test_who_becomes_a_partner_is_told_once() -> None:
    events = (Said(3, text("said.partner")), Marked("partner.3", 3, text("mark.partner")))
    assert list(described_events(events)) == [text("log.says", seat=3, words=text("said.partner"))]


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize(
    ("game", "opening"),
    [
        ("bao_huang", ["said.pass_on", "said.emperor"]),
        ("big_two", ["said.starter"]),
        ("taihe_a_bao", ["said.starter"]),
    ],
)
def test_a_role_that_its_seat_says_is_told_once(game: str, opening: list[str], language: str) -> None:
    step: Any = opened(next_record(Match(GAMES[game], GAMES[game].options(), 3)))
    if game == "bao_huang":
        for words in ("pass-on", "accept"):
            step = act(step.state, GAMES[game].read_action(words))
    view, lexicon = step.state.view(0), Lexicon(language)
    history = (view.opening, *(seen.events for seen in view.history))
    told = [lexicon.say_in(GAMES[game].words, said) for _, lines in in_order(history) for said in lines]
    speakers = [event for events in history for event in events if isinstance(event, Said)]
    assert [event.text.key for event in speakers] == opening
    assert told == [lexicon.say_in(GAMES[game].words, text("log.says", seat=e.seat, words=e.text)) for e in speakers]


def test_a_role_that_nobody_says_is_told() -> None:
    events = (Said(3, text("said.please")), Marked("eunuch", 3), Marked("first_out", 3))
    assert [words.key for words in described_events(events)] == ["log.says", "log.role", "log.role"]


def test_who_buried_the_kitty_is_told_and_with_which_cards_to_nobody_else() -> None:
    threes = "3S 3H 3C 3D 4S 4H 4C 4D"
    step = after(when_taken(deal_with(PRESETS["tuo_la_ji"], f"2S {threes}"), {0: "bid 2S"}), f"bury {threes}")
    lexicon = Lexicon("en")
    lexicon.use_names(("You", "East", "North", "West"))
    seen = [view(step, seat).history[-1].events for seat in (0, 1)]
    told = [lexicon.say(words) for events in seen for words in described_events(events)]
    assert told == ["You: 3♠ 3♥ 3♣ 3♦ 4♠ 4♥ 4♣ 4♦ buried", "You: 8 cards buried"]


OPEN = ["Tribute cards: 2♥ 2♦ 2♦", "Tribute → {}: 2♦", "Tribute → {}: 2♦", "Tribute → North: 2♥"]


@pytest.mark.rule("BH-20", "BH-21")
@pytest.mark.parametrize(
    ("tribute", "ours", "theirs"),
    [
        ("face_up", OPEN, ["East: 2♥ as tribute", *OPEN]),
        ("face_down", ["Tribute → {}: 2♥", "Tribute → {}: 2♦"], ["East: 2♥ as tribute"]),
    ],
)
def test_tribute_cards_are_told_to_those_who_see_them(tribute: str, ours: list[str], theirs: list[str]) -> None:
    won = Standing(first=1, finish=(0, 2, 1, 3, 4), emperor=0, eunuch=2, tie=False)
    step: Any = deal_of_bao_huang(BaoHuang(tribute=tribute), "", "2H", "", "AD", "2D", standing=won)
    while isinstance(step.state.phase, Giving | Taking):
        step = act(step.state, next(iter(step.state.view(step.state.turn).candidates())))
    lexicon = Lexicon("en")
    lexicon.use_names(("South", "East", "North", "West", "Far West"))
    for seat, wanted in enumerate((ours, theirs)):
        events = [event for seen in step.state.view(seat).history for event in seen.events]
        told = [words for words in described_events(tuple(events)) if words.key.startswith("log.tribute")]
        assert [lexicon.say(words) for words in told] == [each.format("South") for each in wanted]


@pytest.mark.parametrize(
    ("levels", "told"),
    [
        ("2222", ["Everybody: Level 2"]),
        ("2323", ["You, North: Level 2", "East, West: Level 3"]),
        ("2345", ["You: Level 2", "East: Level 3", "North: Level 4", "West: Level 5"]),
    ],
)
def test_levels_are_told_once_for_all_who_are_at_them(levels: str, told: list[str]) -> None:
    lexicon = Lexicon("en")
    lexicon.use_game(BASHI_FEN.words)
    lexicon.use_names(("You", "East", "North", "West"))
    marks = [Marked(f"level.{seat}", seat, text("mark.level", level=level)) for seat, level in enumerate(levels)]
    lines = [lexicon.say(words) for words in described_events((*marks, Marked("first", 1)))]
    assert lines == [*told, "East: Takes first"]


def test_what_the_lines_of_a_result_tell_is_not_told_again_as_roles() -> None:
    """The kitty's points and the new levels stand on the plates, and in the result with their reasons."""
    lines: list[str] = []
    for number in range(1, 12):
        step, random = opened(next_record(Match(BASHI_FEN, PRESETS["tuo_la_ji"], number))), Random(number)
        while step.state.turn is not None:
            step = act(step.state, BASHI_FEN.greedy(step.state.view(step.state.turn), random))
        view = step.state.view(0)
        last = view.history[-1].events
        marks = {event.mark.partition(".")[0] for event in last if isinstance(event, Marked) and event.seat is not None}
        lines += marks
        told = [words.key for words in described_events(last)]
        assert not [key for key in told if key.startswith("log.role")]
    assert {"kitty", "level"} <= set(lines)
    assert not any(isinstance(event, Scored) for event in view.opening)
    assert "log.role.all" in [words.key for words in described_events(view.opening)]


@pytest.mark.parametrize(("preset", "told"), [("individual", 0), ("two_against_two", 1)])
def test_what_each_seat_gets_is_told_once(preset: str, told: int) -> None:
    options = BIG_TWO.presets[preset]
    state: Any = playing_with(options, "3D", "4D 5C 6S", "6D 7C 8H", "9D").state
    events = state.after(Play(state.view(0).hand)).events
    lexicon = Lexicon("en")
    lines = list(results_told(lexicon, BIG_TWO.words, events))
    assert len([line for line in lines if line.startswith("You +")]) == told
    assert sum("Mei" in line for line in lines) == 1 + told
