"""The form for options: four kinds, sentences, search, what differs, the way back, and problems said at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from engine.game import AnyGame
from engine.games import GAMES
from engine.options import (
    Choice,
    Range,
    Subset,
    Switch,
    Value,
    options_of,
    rule,
    sentence,
    values_worth_testing,
)
from engine.refusals import Refusal, refuse
from engine.words import Words
from tests.conformance.tables import any_options
from ui.kit.language import Lexicon
from ui.pages.lobby.house_rules import HouseRules
from ui.pages.options.group_chips import ALL, GroupChips
from ui.pages.options.option_editors import CalmList, RangeEditor, SubsetEditor, ValueNames
from ui.pages.options.option_row import OptionRow
from ui.pages.options.options_form import OptionsForm
from ui.pages.options.waking import OptionChange


@dataclass(frozen=True, slots=True)
class Toy:
    """One option of each kind."""

    loud: bool = rule(Switch(), False, "TOY-1", "first")
    seats: int = rule(Choice((3, 4)), 4, "TOY-2", "first")
    hands: int | str = rule(Range(1, 20, ("endless",)), 12, "TOY-3", "second")
    bombs: frozenset[str] = rule(Subset(("three", "four")), frozenset(), "TOY-4", "second")


class Wrong(StrEnum):
    TOO_LOUD = "too_loud"


def problem(toy: Toy) -> Refusal | None:
    return refuse(Wrong.TOO_LOUD, "TOY-1") if toy.loud and toy.seats == 3 else None


def _same(word: str) -> Words:
    return Words(word, f"{word}简", f"{word}繁", f"{word}日")


WORDS = {
    key: _same(word)
    for key, word in {
        "group.first": "First",
        "group.second": "Second",
        "option.loud": "Loudness",
        "option.loud.yes": "All shout.",
        "option.loud.no": "All whisper.",
        "option.seats": "Players",
        "option.seats.3": "Three sit.",
        "option.seats.4": "Four sit.",
        "option.hands": "Length",
        "option.hands.about": "It ends after {value}.",
        "option.hands.endless": "It never ends.",
        "option.bombs": "Bombs",
        "option.bombs.about": "Bombs are {value}.",
        "option.bombs.none": "No bombs.",
        "option.bombs.three": "triples",
        "option.bombs.four": "quads",
        "refusal.too_loud": "Three may not shout.",
    }.items()
}


def lexicon_of(game: AnyGame, language: str = "en") -> Lexicon:
    lexicon = Lexicon(language)
    lexicon.use_game(game.words)
    return lexicon


def form_of(qtbot: QtBot, game: AnyGame, lexicon: Lexicon, options: Any, known: tuple[Any, ...] = ()) -> OptionsForm:
    """The form of a game, as the lobby makes it."""
    made = OptionsForm(lexicon, game.words, options, game.problem, asleep=game.asleep, agreed=game.agreed, known=known)
    qtbot.addWidget(made)
    return made


def unfolded_rules(qtbot: QtBot, game: AnyGame, preset: str) -> HouseRules:
    """The house rules of the lobby with their form in sight."""
    rules = HouseRules(lexicon_of(game), game, preset)
    qtbot.addWidget(rules)
    rules.fold.click()
    return rules


def row_of(form: OptionsForm | None, name: str) -> OptionRow:
    assert form is not None
    return next(row for row in form.rows if row.option.name == name)


@pytest.fixture
def form(qtbot: QtBot) -> OptionsForm:
    made = OptionsForm(Lexicon("en"), WORDS, Toy(), problem)
    qtbot.addWidget(made)
    made.resize(600, 600)
    made.show()
    return made


def shown(form: OptionsForm) -> list[str]:
    return [row.option.name for row in form.rows if row.isVisible()]


def test_every_kind_has_its_editor_and_says_its_present_value(form: OptionsForm) -> None:
    loud, seats, hands, bombs = form.rows
    assert isinstance(loud.editor.widget, QCheckBox)
    assert isinstance(seats.editor.widget, QComboBox)
    assert isinstance(hands.editor, RangeEditor)
    assert isinstance(bombs.editor, SubsetEditor)
    assert [row.sentence.text() for row in form.rows] == [
        "All whisper.",
        "Four sit.",
        "It ends after 12.",
        "No bombs.",
    ]


def test_what_is_set_is_told_and_said(form: OptionsForm, qtbot: QtBot) -> None:
    loud, _, hands, bombs = form.rows
    with qtbot.waitSignal(form.changed):
        loud.editor.widget.click()
    assert isinstance(hands.editor, RangeEditor)
    assert isinstance(bombs.editor, SubsetEditor)
    hands.editor.words["endless"].click()
    bombs.editor.words["four"].click()
    assert form.options == Toy(loud=True, hands="endless", bombs=frozenset({"four"}))
    assert loud.sentence.text() == "All shout."
    assert hands.sentence.text() == "It never ends."
    assert bombs.sentence.text() == "Bombs are four."
    assert not hands.editor.number.isEnabled()
    assert hands.editor.number.isHidden(), "a grey 1 is taken for what is agreed on"
    hands.editor.words["endless"].click()
    assert form.options.hands == 12


def test_a_number_can_be_typed(form: OptionsForm) -> None:
    number = form.findChild(QSpinBox)
    assert number is not None
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "7")
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert form.options.hands == 7


def test_what_differs_can_be_reset_row_by_row(form: OptionsForm) -> None:
    form.show_options(Toy(loud=True, seats=3))
    assert [row.option.name for row in form.rows if row.reset.isVisible()] == ["loud", "seats"]
    form.rows[1].reset.click()
    assert form.options == Toy(loud=True)


def test_another_preset_changes_what_differs_and_not_the_values(form: OptionsForm) -> None:
    form.show_options(Toy(seats=3))
    form.use_base(Toy(seats=3, hands=5))
    assert form.options == Toy(seats=3)
    assert [row.option.name for row in form.rows if row.differs] == ["hands"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("WHISPER", ["loud"]),
        ("shout", []),
        ("never", []),
        ("12", ["hands"]),
        ("20", []),
        ("4", ["seats"]),
        ("endless", ["hands"]),
        ("quads", ["bombs"]),
        ("toy-2", ["seats"]),
        ("2", ["hands"]),
        ("s", ["loud", "seats", "hands", "bombs"]),
        ("zebra", []),
    ],
)
def test_the_search_finds_what_is_in_sight_and_a_rule_by_its_whole_row(
    form: OptionsForm, wanted: str, found: list[str]
) -> None:
    """Titles, values as they are shown and the sentences of today's, not those of values that nobody has chosen."""
    form.search.setText(wanted)
    assert shown(form) == found
    assert form.nothing.isVisible() is not bool(found)


def test_every_place_that_is_searched_for_is_marked(form: OptionsForm) -> None:
    loud, seats, hands, bombs = form.rows
    form.search.setText("it")
    assert seats.sentence.text() == "Four s<b><u>it</u></b>."
    assert hands.sentence.text() == "<b><u>It</u></b> ends after 12."
    form.search.setText("o")
    assert bombs.title.text() == "B<b><u>o</u></b>mbs"
    assert bombs.sentence.text() == "N<b><u>o</u></b> b<b><u>o</u></b>mbs."
    assert bombs.editor.widget.accessibleDescription() == "No bombs."
    before = loud.editor.widget.grab().toImage()
    form.search.setText("loud")
    assert loud.editor.widget.grab().toImage() != before
    form.search.setText("12")
    assert isinstance(hands.editor, RangeEditor)
    assert hands.editor.number.property("found")
    assert not seats.editor.widget.property("found")
    form.search.clear()
    assert not hands.editor.number.property("found")
    assert bombs.sentence.text() == "No bombs."


def test_what_was_found_stays_in_sight_when_its_value_is_changed(form: OptionsForm) -> None:
    form.search.setText("whisper")
    form.rows[0].editor.widget.click()
    assert shown(form) == ["loud"]
    form.search.setText("whispers")
    assert shown(form) == []


def test_only_what_differs_can_be_shown(form: OptionsForm) -> None:
    form.only_different.click()
    assert shown(form) == []
    form.show_options(Toy(hands=3))
    assert shown(form) == ["hands"]


def test_one_group_at_a_time_can_be_shown_and_search_looks_in_all(form: OptionsForm) -> None:
    form.show_group("second")
    assert shown(form) == ["hands", "bombs"]
    form.search.setText("whisper")
    assert shown(form) == ["loud"]


def test_a_problem_stands_on_top_and_with_its_option_at_once(form: OptionsForm) -> None:
    form.rows[0].editor.widget.click()
    assert not form.problem_box.isVisible()
    form.show_options(Toy(loud=True, seats=3))
    assert form.problem_box.text() == form.rows[0].problem.text() == "Three may not shout."
    assert form.problem_box.isVisible()
    form.rows[1].reset.click()
    assert not form.problem_box.isVisible()
    assert form.rows[0].problem.text() == ""


def test_the_language_switches_live(form: OptionsForm) -> None:
    form._lexicon.use("ja")
    assert form.rows[0].sentence.text() == "All whisper.日"
    assert form.rows[0].editor.widget.text() == "Loudness日"


def test_every_field_has_a_name_and_its_sentence_for_who_cannot_see_it(form: OptionsForm) -> None:
    for row in form.rows:
        assert row.editor.widget.accessibleDescription() == row.sentence.text()
        if row.option.name != "loud":
            assert row.title.buddy() is row.editor.widget


def test_narrow_windows_put_editors_below_titles(form: OptionsForm) -> None:
    row = form.rows[1]
    wide = row.editor.widget.y()
    form.resize(200, 600)
    form.rows[1].resize(180, 100)
    QTest.qWait(0)
    assert row.editor.widget.y() > row.title.y() >= 0
    assert wide <= row.title.height()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
@pytest.mark.usefixtures("qapp")
def test_every_value_of_every_game_has_its_words(game, language: str) -> None:  # type: ignore[no-untyped-def]
    lexicon = Lexicon(language)
    for option in options_of(game.options):
        assert lexicon.say_in(game.words, f"option.{option.name}")
        assert lexicon.say_in(game.words, f"group.{option.group}")
        for value in values_worth_testing(option):
            assert lexicon.say_in(game.words, sentence(option, value))
    for preset in game.presets:
        assert lexicon.say_in(game.words, f"preset.{preset}")
        assert lexicon.say_in(game.words, f"preset.{preset}.about")


def test_a_conflict_is_said_at_the_options_whose_way_back_mends_it(form: OptionsForm) -> None:
    loud, seats, *others = form.rows
    form.show_options(Toy(loud=True, seats=3))
    assert [row.problem.text() for row in (loud, seats)] == ["Three may not shout."] * 2
    assert not any(row.problem.text() for row in others)
    form.show_options(Toy(loud=True))
    assert not any(row.problem.text() for row in form.rows)


def test_chips_show_a_group_alone_and_count_what_differs(qtbot: QtBot) -> None:
    form = OptionsForm(Lexicon("en"), WORDS, Toy(), problem, chips=True)
    qtbot.addWidget(form)
    form.show()
    form.show_options(Toy(loud=True, hands=3))
    assert [chip.text() for chip in form.chips.chips.values()] == ["All (2)", "First (1)", "Second (1)"]
    form.chips.chips["second"].click()
    assert shown(form) == ["hands", "bombs"]
    form.chips.chips[ALL].click()
    assert len(shown(form)) == 4


def test_a_search_shows_what_it_finds_in_all_groups_and_no_chip_of_one(qtbot: QtBot) -> None:
    form = OptionsForm(Lexicon("en"), WORDS, Toy(), problem, chips=True)
    qtbot.addWidget(form)
    form.show()
    chips = form.chips.chips
    chips["second"].click()
    form.search.setText(form.rows[0].title.text())
    assert shown(form) == ["loud"]
    assert chips[ALL].isChecked()
    form.search.clear()
    assert chips["second"].isChecked()
    form.search.setText(form.rows[0].title.text())
    chips["second"].click()
    assert not form.search.text(), "a group that is picked ends the search"
    assert shown(form) == ["hands", "bombs"]


def test_a_form_without_chips_has_none(form: OptionsForm) -> None:
    assert not form.chips.isVisible()


def bombs_need_shouting(toy: Toy, name: str) -> bool:
    return name in ("hands", "bombs") and not toy.loud


def sleeping(form: OptionsForm) -> list[str]:
    return [row.option.name for row in form.rows if not row.editor.widget.isEnabled()]


def test_an_option_that_sleeps_is_greyed_and_says_what_would_wake_it(qtbot: QtBot) -> None:
    form = OptionsForm(Lexicon("en"), WORDS, Toy(), problem, asleep=bombs_need_shouting)
    qtbot.addWidget(form)
    form.show()
    assert shown(form) == ["loud", "seats", "hands", "bombs"]
    assert sleeping(form) == ["hands", "bombs"]
    row = row_of(form, "hands")
    assert row.sentence.text() == f"No effect now. It takes effect with “{form.rows[0].title.text()}” on."
    form.show_options(Toy(bombs=frozenset({"three"})))
    assert sleeping(form) == ["hands"], "what differs can be put back"
    form.show_options(Toy(loud=True))
    assert not sleeping(form)
    assert "Without effect" not in row.sentence.text()
    form.show_options(Toy())
    form.search.setText("bombs")
    assert shown(form) == ["bombs"]


def test_of_the_numbers_that_wake_an_option_the_nearest_is_named(qtbot: QtBot) -> None:
    game = GAMES["bashi_fen"]
    form = form_of(qtbot, game, lexicon_of(game), game.options())
    said = {row.option.name: row.sentence.text() for row in form.rows}
    assert "“Packs: 3 or more”" in said["bigger_shapes_beat"]
    assert "“Packs: 4 or more”" in said["bombs"]
    chinese = form_of(qtbot, game, lexicon_of(game, "zh_CN"), game.options())
    bombs = next(row for row in chinese.rows if row.option.name == "bombs")
    assert "改为至少4后" in bombs.sentence.text(), "a bound is no name of a value"


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW", "ja"])
@pytest.mark.parametrize("key", list(GAMES))
def test_lists_of_house_rules_show_their_values_whole(qtbot: QtBot, key: str, language: str) -> None:
    game = GAMES[key]
    form = form_of(qtbot, game, lexicon_of(game, language), game.options())
    form.resize(600, 400)
    form.show()
    for row in form.rows:
        each = row.editor.widget
        if isinstance(each, QComboBox):
            names = [each.itemText(place) for place in range(each.count())]
            widest = max(each.fontMetrics().horizontalAdvance(name) for name in names)
            assert widest <= 22 * each.fontMetrics().height(), names
            assert len(set(names)) == len(names), names
            assert each.width() >= each.sizeHint().width(), row.option.name


@pytest.mark.parametrize("key", list(GAMES))
def test_what_is_said_to_wake_an_option_does(qtbot: QtBot, key: str) -> None:
    """All of it: no change that is named could be left out, and no number beyond those that are named does, too."""
    game = GAMES[key]
    lexicon, woken = lexicon_of(game), 0
    asleep = {
        tuple(each.name for each in options_of(game.options) if game.asleep(options, each.name)): options
        for options in game.presets.values()
    }
    for options in asleep.values():
        form = form_of(qtbot, game, lexicon, options, known=tuple(game.presets.values()))
        rows = {row.option.name: row for row in form.rows}
        for name, row in rows.items():
            assert row.editor.widget.isEnabled() != game.asleep(options, name)
            if not game.asleep(options, name):
                continue

            def acts(changed: dict[str, Value], name: str = name) -> bool:
                tried = replace(options, **changed)  # noqa: B023
                return not game.asleep(tried, name) and game.problem(tried) is None

            changes = form.waking(name)
            values = {change.option.name: change.value for change in changes}
            named = lexicon.say("form.and").join(rows[each.option.name].name_with(each) for each in changes)
            assert row.sentence.text() == lexicon.say("form.asleep.until" if changes else "form.asleep", rule=named)
            assert acts(values) == bool(changes)
            for left_out in values if len(values) > 1 else ():
                assert not acts({each: value for each, value in values.items() if each != left_out})
            for each in changes:
                if each.upto is not None and isinstance(each.value, int):
                    low, high = sorted((each.value, each.upto))
                    assert all(acts({each.option.name: number}) for number in range(low, high + 1))
            woken += bool(changes)
    assert woken


def test_an_option_that_no_single_change_wakes_says_which_do_together(qtbot: QtBot) -> None:
    rules = unfolded_rules(qtbot, GAMES["bashi_fen"], "tuo_la_ji")
    row = row_of(rules.form, "double_join")
    assert "“Partners: called in each hand” and “Players: 6”" in row.sentence.text()


@pytest.mark.parametrize("key", list(GAMES))
def test_the_form_says_of_every_option_what_the_page_of_rules_says(qtbot: QtBot, key: str) -> None:
    """Also where options exclude each other, which the page never tells of."""
    game, random = GAMES[key], Random(f"form {key}")
    lexicon = lexicon_of(game)
    form = form_of(qtbot, game, lexicon, game.options())
    for _ in range(20):
        options = any_options(game, random)
        form.show_options(options)
        for row in form.rows:
            if row.differs or not game.asleep(options, row.option.name):
                assert row.sentence.text() == lexicon.say_in(game.words, game.agreed(options, row.option.name))


def test_the_lobby_hands_the_form_the_sentences_of_its_table(qtbot: QtBot) -> None:
    game = GAMES["big_two"]
    rules = unfolded_rules(qtbot, game, "two_against_two")
    row = row_of(rules.form, "sets")
    assert "the side with the higher total" in row.sentence.text()
    rules.show_options("individual", game.presets["individual"])
    assert "the side" not in row.sentence.text()


def test_what_wakes_an_option_is_another_pack_before_other_players(qtbot: QtBot) -> None:
    """Five play with as many packs as suit them: bombs need four packs, and not ten players."""
    game = GAMES["bashi_fen"]
    lexicon = lexicon_of(game)
    form = form_of(qtbot, game, lexicon, game.presets["zhao_pengyou"])
    rows = {row.option.name: row for row in form.rows}
    for name, packs in (("bombs", 4), ("bigger_shapes_beat", 3)):
        said = lexicon.say(
            "form.asleep.until", rule=rows["packs"].name_with(OptionChange(rows["packs"].option, packs, 6, True))
        )
        assert rows[name].sentence.text() == said


def test_the_members_of_a_set_are_named_in_their_own_order() -> None:
    """Levels from low to high: 5, 10, K, not as letters are sorted."""
    bombs = next(option for option in options_of(Toy) if option.name == "bombs")
    assert ValueNames(Lexicon("en"), WORDS, bombs).of_any(frozenset(("three", "four"))) == "triples, quads"


def test_a_switch_whose_name_says_what_is_not_done_is_on_or_off() -> None:
    """The opposite of “No upper limit” is no “no”."""
    game = GAMES["bashi_fen"]
    option = next(option for option in options_of(game.options) if option.name == "open_top")
    names = ValueNames(Lexicon("en"), game.words, option)
    assert [names.of_any(value) for value in (True, False)] == ["on", "off"]


def test_a_name_that_has_no_room_in_its_list_ends_in_dots(qtbot: QtBot) -> None:
    """It looks like a list whose only name is so much of it, and dots."""
    long, pictures = "most cards; to tractors largest sets first", []
    chosen = CalmList()
    qtbot.addWidget(chosen)
    chosen.resize(200, chosen.sizeHint().height())
    chosen.show()
    option = QStyleOptionComboBox()
    chosen.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = chosen.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, chosen).width()
    for name in (long, chosen.fontMetrics().elidedText(long, Qt.TextElideMode.ElideRight, room)):
        chosen.clear()
        chosen.addItem(name)
        pictures.append(chosen.grab().toImage())
    assert pictures[0] == pictures[1]


def test_chips_leave_no_column_for_numbers_that_are_not_there(qtbot: QtBot) -> None:
    titles = {name: f"A title of letters {name}" for name in (ALL, "1", "2", "3", "4", "5")}
    chips = GroupChips(tuple(titles)[1:])
    qtbot.addWidget(chips)
    chips.tell(titles, {})
    widest = max(chip.sizeHint().width() for chip in chips.chips.values())
    chips.show()
    for width, columns in ((2 * widest + 20, 2), (3 * widest, 2), (4 * widest, 3)):
        chips.resize(width, 400)
        qtbot.wait(1)
        assert len({chip.x() for chip in chips.chips.values()}) == columns
    chips.resize(2 * widest + 20, 400)
    chips.tell(titles, {"1": 99})
    qtbot.wait(1)
    assert all(chip.width() >= chip.sizeHint().width() for chip in chips.chips.values())


@pytest.mark.parametrize("key", GAMES)
def test_no_title_makes_the_form_wider_than_the_smallest_lobby_in_the_largest_letters(qtbot: QtBot, key: str) -> None:
    """It has the width of 22 lines there, and is not scrolled sideways."""
    game = GAMES[key]
    form = OptionsForm(Lexicon("en"), game.words, game.options())
    qtbot.addWidget(form)
    font = form.font()
    font.setPixelSize(19)
    form.setFont(font)
    form.show()
    assert form.minimumSizeHint().width() <= 22 * form.fontMetrics().height()
