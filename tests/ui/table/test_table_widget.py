"""The widget as the program knows it: what it is told, and what it tells."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from engine.events import Marked, Said
from engine.game import act
from engine.games import GAMES
from engine.games.taihe_a_bao.options import Options
from engine.words import Language, capitalised, text
from tests.ui.table.seated import AGES, TAIHE, US, at_position, dealt, said, seen, table
from ui.kit.settings import Settings
from ui.kit.theme import FELTS
from ui.table.scene.last_trick import last_trick
from ui.table.scene.spoken import table_in_words


def test_the_question_comes_with_rest_and_not_before(qtbot: QtBot) -> None:
    step = next(step for step in map(dealt, range(100)) if step.state.turn == US)
    widget = table()
    qtbot.addWidget(widget)
    widget.deal(seen(step), step.state.view(US))
    widget.advance(500)
    assert widget.prompt_panel is not None
    assert not widget.prompt_panel.live
    assert not any(button.isEnabled() for button in widget.prompt_panel.bar.readings)
    with qtbot.waitSignal(widget.settled):
        widget.advance(AGES)
    assert widget.prompt_panel.live
    assert said(widget) == widget.lexicon.say("ask.choose")


def test_rest_is_told_once_for_each_thing_shown(qtbot: QtBot) -> None:
    step, widget = dealt(1), table()
    qtbot.addWidget(widget)
    told: list[int] = []
    widget.settled.connect(lambda: told.append(1))
    widget.deal(seen(step), step.state.view(US))
    for _ in range(400):
        widget.advance(20)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [1]


def test_a_button_makes_its_action_and_makes_it_once(qtbot: QtBot) -> None:
    widget, _ = at_position("declare")
    qtbot.addWidget(widget)
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    assert widget.prompt_panel is not None
    button = widget.prompt_panel.bar.readings[0]
    button.click()
    button.click()
    assert actions == [TAIHE.read_action("declare")]


def test_the_button_says_how_the_choice_was_read(qtbot: QtBot) -> None:
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    widget.input.choose((0,))
    assert widget.prompt_panel is not None
    button = widget.prompt_panel.bar.readings[0]
    card = widget.hand.cards[0]
    assert button.caption == capitalised(
        widget.lexicon.say(TAIHE.caption(widget.view, TAIHE.read_action(f"play {card}")))
    )
    assert button.isEnabled()


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", [(720, 484), (960, 484), (1280, 776)])
def test_every_button_has_its_place_within_the_bar(qtbot: QtBot, size: tuple[int, int], left_handed: bool) -> None:
    widget = table(Settings(speed="off", left_handed=left_handed))
    qtbot.addWidget(widget)
    widget.resize(*size)
    assert widget.prompt_panel is not None
    bar = widget.prompt_panel.bar
    rooms = [button.geometry() for button in (bar.hint, bar.passing, *bar.readings[:2])]
    assert all(bar.rect().contains(room) for room in rooms)
    assert not any(one.intersects(other) for one, other in combinations(rooms, 2))


def test_a_refused_action_says_why_and_asks_again(qtbot: QtBot) -> None:
    widget, state = at_position("follow")
    qtbot.addWidget(widget)
    refusal = state.view(1).refusal(TAIHE.read_action("pass"))
    assert refusal is not None
    assert widget.prompt_panel is not None
    widget.prompt_panel.rest()
    widget.refuse(refusal)
    assert said(widget) == capitalised(widget.lexicon.say(refusal.text))
    assert widget.prompt_panel.live


@pytest.mark.parametrize("language", list(Language))
def test_another_language_changes_every_word_at_once(qtbot: QtBot, language: Language) -> None:
    widget, _ = at_position("follow")
    qtbot.addWidget(widget)
    widget.lexicon.use(language)
    assert widget.prompt_panel is not None
    say = widget.lexicon.say
    assert widget.prompt_panel.bar.passing.text() == say("action.pass")
    assert widget.prompt_panel.bar.hint.text() == say("table.hint")
    assert said(widget) == say("ask.play")
    assert [item.plate.name for item in widget.scene._plates] == [widget.lexicon.name_of(seat) for seat in range(4)]


@pytest.mark.parametrize(
    "settings",
    [
        Settings(table="ink", scheme="dark"),
        Settings(cut="large", colours="four", back="ink"),
        Settings(left_handed=True, text_size=150),
        Settings(sort="suit", speed="off"),
    ],
)
def test_settings_are_worn_at_once_and_change_nothing_that_lies_there(qtbot: QtBot, settings: Settings) -> None:
    widget, state = at_position("follow")
    qtbot.addWidget(widget)
    cards = sorted(map(str, widget.hand.cards))
    widget.apply_settings(settings)
    assert sorted(map(str, widget.hand.cards)) == cards
    fresh = table(settings)
    qtbot.addWidget(fresh)
    fresh.present(state.view(US))
    assert widget.scene.positions.facts() == fresh.scene.positions.facts()
    assert widget.board.felt == fresh.board.felt
    assert settings.table != "jade" or settings.scheme == "dark" or widget.board.felt == FELTS["jade"]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("options", [Options(seats=3), Options(), Options(seats=5)])
@pytest.mark.parametrize("left_handed", [False, True])
def test_no_button_leaves_its_bar_or_covers_another(
    qtbot: QtBot, size: tuple[int, int], options: Options, left_handed: bool
) -> None:
    widget = table(Settings(left_handed=left_handed, cut="large"), options)
    qtbot.addWidget(widget)
    widget.resize(*size)
    step = dealt(1, options)
    widget.present(step.state.view(US))
    assert widget.prompt_panel is not None
    bar = widget.prompt_panel.bar
    always = [bar.hint, bar.passing, bar.readings[0]]
    for button in always:
        assert bar.rect().contains(button.geometry())
        assert not any(button.geometry().intersects(other.geometry()) for other in always if other is not button)
    assert widget.rect().contains(bar.geometry())


def test_a_resize_draws_the_same_table_at_its_new_places(qtbot: QtBot) -> None:
    widget, state = at_position("follow")
    fresh = table()
    qtbot.addWidget(widget)
    qtbot.addWidget(fresh)
    widget.resize(1600, 1000)
    fresh.resize(1600, 1000)
    fresh.present(state.view(US))
    assert widget.scene.positions.facts() == fresh.scene.positions.facts()


def test_the_turn_is_shown_whatever_is_asked(qtbot: QtBot) -> None:
    step, widget = dealt(1), table()
    qtbot.addWidget(widget)
    widget.present(step.state.view(US))
    plates = [widget.scene._plates[seat].plate for seat in range(4)]
    assert [plate.on_turn for plate in plates] == [seat == step.state.turn for seat in range(4)]


def test_assistive_technology_finds_every_card_by_name_and_can_press_it(qtbot: QtBot) -> None:
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    buttons = [button for button in widget.spots.findChildren(QToolButton) if button.isVisible()]
    assert len(buttons) == len(widget.hand.cards)
    assert all(button.accessibleName() and button.accessibleDescription() for button in buttons)
    buttons[2].click()
    assert widget.hand.choice.chosen == {2}
    play_here = widget.spots.findChildren(QToolButton)[len(buttons)]
    actions: list[object] = []
    widget.chosen.connect(actions.append)
    assert play_here.accessibleName() == widget.lexicon.say("spoken.play_here")
    play_here.click()
    assert actions == [TAIHE.read_action(f"play {widget.hand.cards[2]}")]


@pytest.mark.parametrize("language", list(Language))
def test_the_table_in_words_names_every_card_that_is_seen_and_none_that_is_not(
    qtbot: QtBot, language: Language
) -> None:
    widget, state = at_position("follow")
    qtbot.addWidget(widget)
    widget.lexicon.use(language)
    words = table_in_words(widget.view, widget.lexicon)
    assert str(len(widget.hand.cards)) in words
    for seat in range(1, 4):
        assert widget.lexicon.name_of(seat) in words
    hidden = [card for seat in range(1, 4) for card in state.hands[seat]]
    from engine.words import card_spoken

    assert all(card_spoken(card, language) in words for card in widget.hand.cards)
    assert not any(card_spoken(card, language) in words for card in hidden)


def test_undoing_draws_from_nothing_and_keeps_the_choice_of_cards_still_held(qtbot: QtBot) -> None:
    widget, state = at_position("lead")
    qtbot.addWidget(widget)
    view: Any = state.view(US)
    widget.input.choose((0,))
    card = widget.hand.cards[0]
    step = act(state, TAIHE.read_action(f"play {widget.hand.cards[-1]}"))
    widget.play(seen(step), step.state.view(US))
    widget.present(view)
    assert widget.hand.chosen_cards == (card,)
    assert widget.prompt_panel is not None
    assert widget.prompt_panel.live


def test_nothing_is_left_in_the_language_before(qtbot: QtBot) -> None:
    widget, _ = at_position("follow", lambda view: bool(last_trick(view)))
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    widget.show_standing(tuple(text("table.standing.total", total="+3") for _ in range(4)))
    widget.prompt_panel.status.remark("In passing")
    widget.show_last_trick()
    widget.lexicon.use("zh_CN")
    say = widget.lexicon.say
    assert all(
        say("table.standing.total", total="+3") in [badge.words for badge in item.plate.badges]
        for item in widget.scene._plates
    )
    assert said(widget) == say("ask.play")
    assert not widget.panel.isVisible()


def test_the_last_trick_stays_on_a_table_of_another_size_and_off_the_play_to_beat(qtbot: QtBot) -> None:
    widget, _ = at_position("follow", lambda view: bool(last_trick(view)))
    qtbot.addWidget(widget)
    widget.show_last_trick()
    widget.resize(960, 480)
    assert widget.rect().contains(widget.panel.geometry())
    assert not widget.scene.best.framed.intersects(QRectF(widget.panel.geometry()))


def test_the_last_trick_lies_beside_a_window_over_the_table(qtbot: QtBot) -> None:
    widget, _ = at_position("follow", lambda view: bool(last_trick(view)))
    qtbot.addWidget(widget)
    widget.show_last_trick()
    window = widget.panel.geometry()
    widget.windows = lambda: [window.translated(widget.mapToGlobal(QPoint()))]
    widget.show_last_trick()
    widget.show_last_trick()
    assert widget.panel.isVisible()
    assert not widget.panel.geometry().intersects(window)


def test_what_a_seat_said_last_of_all_is_shown_while_it_is_asked_for_something_else(qtbot: QtBot) -> None:
    widget, state = at_position("give")
    qtbot.addWidget(widget)
    *_, last = (each for event in state.view(US).history for each in event.events if isinstance(each, Said))
    assert last.seat == US
    assert widget.scene._bubbles[US].words == widget.lexicon.say(last.text)


def test_faces_follow_what_all_have_seen_and_are_calm_at_the_next_table(qtbot: QtBot) -> None:
    widget, _ = at_position("follow")
    qtbot.addWidget(widget)
    board = widget.board
    board._hear(Marked("bomb", 2))
    company = board.company
    assert [company.expression(seat) for seat in (1, 2, 3)] == ["startled", "proud", "startled"]
    assert company.said(2)
    step = dealt()
    widget.deal(seen(step), step.state.view(US))
    assert not company.said(2), "that was of the hand before"
    board._hear(Marked("bomb", 2))
    widget.sit_down(TAIHE, Options(), US)
    assert [company.expression(seat) for seat in (1, 2, 3)] == ["calm", "calm", "calm"]
    assert not company.said(2)


def test_another_game_is_played_after_marks_of_one_that_it_has_no_words_for(qtbot: QtBot) -> None:
    widget, _ = at_position("follow")
    qtbot.addWidget(widget)
    assert widget.lexicon.knows("mark.declarer")
    big_two = GAMES["big_two"]
    widget.setMinimumSize(0, 0)
    widget.resize(300, 200)
    widget.sit_down(big_two, big_two.options(), US)  # which needs more room, so that all is drawn anew
    assert not widget.lexicon.knows("mark.declarer")
    widget.lexicon.use_names(("", "Anna"))  # everything is written anew
    assert widget.board.words() == ""
