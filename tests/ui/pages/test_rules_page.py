"""The rules viewer: it opens where the question is, shows cards, reads Chinese words, and is searched."""

from __future__ import annotations

import re
from enum import StrEnum
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.cards import read_cards
from engine.game import AnyGame
from engine.games import GAMES
from engine.games.bao_huang.rules.refusals import RefusalReason as HuangReason
from engine.games.bashi_fen.rules.following.follow import FollowProblem
from engine.games.bashi_fen.rules.leads import LeadProblem
from engine.games.bashi_fen.rules.refusals import RefusalReason as BashiReason
from engine.games.taihe_a_bao.rules.refusals import RefusalReason
from engine.options import differences
from engine.refusals import Refusal
from engine.words import Language, card_sign, render
from tests.conformance.combinations import reconciled
from tests.conformance.tables import any_options
from tests.ui.screens import GAME, window_in
from tests.ui.table.seated import at_position, said
from ui.kit.language import Lexicon
from ui.kit.theme import LIGHT, scheme_for
from ui.pages.rules.rules_html import Writer, address
from ui.pages.rules.rules_page import RulesPage
from ui.window.appearance import dress

TAIHE, HUANG = GAMES["taihe_a_bao"], GAMES["bao_huang"]
HIT = f'<span style="background-color:{LIGHT.accent};color:{LIGHT.on_accent}">'


def written(at: str = "", wanted: str = "", language: str = "en", options: object = None) -> str:
    return Writer(Lexicon(language), TAIHE, options or TAIHE.options(), LIGHT, wanted, at).page().html


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("at", "anchor"),
    [
        ("TAB-33", "rules.beating"),
        ("TAB-55", "option.shutout_doubles"),
        ("TAB-50", "option.recall.no"),
        ("option.recall.no", "option.recall.no"),
        ("rules.bombs", "rules.bombs"),
        ("TAB-37", ""),
        ("", ""),
    ],
)
def test_a_row_or_a_paragraph_is_found_and_marked(at: str, anchor: str) -> None:
    page = Writer(Lexicon("en"), TAIHE, TAIHE.options(), LIGHT, "", at).page()
    assert page.anchor == anchor
    assert ("you asked about this" in page.html) is bool(anchor)


@pytest.mark.usefixtures("qapp")
def test_what_these_options_do_not_tell_is_not_told() -> None:
    three = TAIHE.presets["three_seats"]
    assert Writer(Lexicon("en"), TAIHE, three, LIGHT, "", "TAB-37").page().anchor == "rules.three_aces"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_differs_is_signed_and_nothing_at_a_table_that_is_played_as_it_is_known(game: AnyGame) -> None:
    for usual in game.presets.values():
        assert "(differs from “" not in Writer(Lexicon("en"), game, usual, LIGHT, "", "").page().html
    random = Random(5)
    for _ in range(20):
        options, _ = reconciled(game, any_options(game, random), random)
        awake = {each.name for each in game.awake(options)}
        by_preset = {name: {each.name for each in differences(options, usual)} for name, usual in game.presets.items()}
        nearest = min(by_preset, key=lambda name: len(by_preset[name]))
        sign = f"(differs from “{game.words[f'preset.{nearest}'].en}”)"
        html = Writer(Lexicon("en"), game, options, LIGHT, "", "").page().html
        assert html.count("(differs from “") == html.count(sign) == len(by_preset[nearest] & awake)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_differs_names_the_preset_that_was_chosen_where_it_is_known(game: AnyGame) -> None:
    for chosen, usual in game.presets.items():
        for options in game.presets.values():
            html = Writer(Lexicon("en"), game, options, LIGHT, "", "", chosen).page().html
            awake = {each.name for each in game.awake(options)}
            changed = {each.name for each in differences(options, usual)} & awake
            sign = f"(differs from “{game.words[f'preset.{chosen}'].en}”)"
            assert html.count("(differs from “") == html.count(sign) == len(changed)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_sentence_of_the_rules_stands_twice(game: AnyGame, language: str) -> None:
    """Neither at tables that have a name nor at strange ones; where a house rule is told can be found all the same."""
    random = Random(6)
    strange = [reconciled(game, any_options(game, random), random)[0] for _ in range(10)]
    for options in (*game.presets.values(), *strange):
        page = Writer(Lexicon(language), game, options, LIGHT, "", "").page().html
        document = QTextDocument()
        document.setHtml(page)
        lines = document.toPlainText().replace("\u2028", "\n").splitlines()
        for option in game.awake(options):
            said = render(game.agreed(options, option.name), Language(language), game.words)
            assert lines.count(said) <= 1, said
            assert f'name="{game.told(options).get(option.name, f"option.{option.name}")}"' in page, option.name


def test_an_option_that_is_told_above_leads_there(qtbot: QtBot) -> None:
    page = RulesPage(Lexicon("en"), HUANG, HUANG.options())
    qtbot.addWidget(page)
    page.show()
    page.contents.setCurrentRow(page.contents.count() - 2)
    there = page.page.verticalScrollBar().value()
    page.page.anchorClicked.emit(QUrl("#option.direction.counter-clockwise"))
    assert 0 < page.page.verticalScrollBar().value() < there


@pytest.mark.usefixtures("qapp")
def test_chinese_words_stand_with_the_readings_of_the_language() -> None:
    assert "炸弹 / 炸彈" in written()
    assert "zhà dàn" in written()
    simplified, traditional, japanese = (written(language=each) for each in ("zh_CN", "zh_TW", "ja"))
    assert "炸弹</b>" in simplified
    assert "炸彈</b>" in traditional
    assert "ジャーダン（zhà dàn）" in japanese


@pytest.mark.usefixtures("qapp")
def test_what_stands_under_pictures_begins_with_a_capital() -> None:
    assert ">A pair of 7s<" in written()
    assert ">The sequence 4–6<" in written()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("wanted", ["zhadan", "zha dan", "炸彈", "TAB-50", "double sequence 9"])
def test_the_search_finds_readings_signs_rows_and_what_is_under_pictures(wanted: str) -> None:
    found = written(wanted=wanted)
    assert "No paragraph" not in found
    assert len(found) < len(written()) / 2


@pytest.mark.usefixtures("qapp")
def test_the_search_finds_house_rules_by_the_value_that_is_shown_and_marks_every_hit() -> None:
    found = written(wanted="12")
    assert f": {HIT}12</span>" in found, "hands in a session"
    assert "Stake" not in found, "whose sentence stands above, without a 12"
    assert f"{HIT}Ha</span>nds in a session</a>" in written(wanted="ha"), "also on links"
    value = written(wanted="2")
    assert value.count(f"{HIT}2</span>") == re.sub("<[^>]*>", "", value).count("2")
    assert "Starter must call" not in value, "found by the number of its row in the rules"


def test_every_picture_of_the_page_is_there_and_follows_the_looks(qtbot: QtBot) -> None:
    page = RulesPage(Lexicon("en"), HUANG, HUANG.options())
    qtbot.addWidget(page)
    kind = QTextDocument.ResourceType.ImageResource.value
    examples = [each for shown in HUANG.handbook.examples(HUANG.options()).values() for each in shown]
    for example in examples:
        assert not page.page.document().resource(kind, QUrl(address(example.cards))).isNull()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_narrow_page_is_not_scrolled_sideways_and_a_wide_one_has_its_large_cards(qtbot: QtBot, game: AnyGame) -> None:
    page = RulesPage(Lexicon("en"), game, game.options())
    qtbot.addWidget(page)
    page.show()
    large = list(page._drawn)
    for width in (700, 600):
        page.resize(width, 492)
        qtbot.waitUntil(lambda: page.page.horizontalScrollBar().maximum() == 0)
    assert game.key != "bashi_fen" or min(page._drawn) < min(large), "its longest row has no room in letters as before"
    page.resize(1200, 640)
    qtbot.waitUntil(lambda: page._drawn == large)


def test_the_contents_lead_to_their_sections_and_the_question_comes_first(qtbot: QtBot) -> None:
    page = RulesPage(Lexicon("en"), TAIHE, TAIHE.options())
    qtbot.addWidget(page)
    page.show()
    titles = [item.text() for row in range(page.contents.count()) if (item := page.contents.item(row)) is not None]
    assert titles[0] == "The aim"
    assert titles[-2:] == ["As played at this table", "Chinese words"]
    page.contents.setCurrentRow(len(titles) - 1)
    there = page.page.verticalScrollBar().value()
    assert there > 0
    page.show_rules(TAIHE, TAIHE.options(), "TAB-31")
    assert 0 < page.page.verticalScrollBar().value() < there


def test_a_refused_choice_leads_to_its_rule_and_a_question_to_its_paragraph(qtbot: QtBot) -> None:
    widget, state = at_position("follow", lambda view: view.phase.over.size == 1 and len(view.hand) > 4)
    qtbot.addWidget(widget)
    view = state.view(0)
    assert widget.relevant_rule == TAIHE.handbook.section(view)
    low = next(card for card in view.hand if view.refusal(TAIHE.read_action(f"play {card}")) is not None)
    widget.choose((low,))
    assert not widget.controls.link.isVisible()
    QTest.keyClick(widget, "\r")
    assert said(widget)
    link = widget.controls.link
    assert link.isVisible()
    assert link.text() == "Why?"
    with qtbot.waitSignal(widget.rules_asked):
        link.click()
    widget.choose(())
    widget.prompt_panel.status.ask_again()  # type: ignore[union-attr]
    assert not link.isVisible()


def test_the_way_to_the_rule_stays_beside_its_refusal_when_the_table_gets_another_size(qtbot: QtBot) -> None:
    widget, state = at_position("follow", lambda view: view.phase.over.size == 1 and len(view.hand) > 4)
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    view, status, link = state.view(0), widget.prompt_panel.status, widget.controls.link
    low = next(card for card in view.hand if view.refusal(TAIHE.read_action(f"play {card}")) is not None)
    widget.choose((low,))
    QTest.keyClick(widget, "\r")
    for width in (1280, 880, 1280):  # as beside a window at the side, and without it again
        widget.resize(width, 760)
        right = status.pill.translated(status.x(), status.y()).right()
        assert 0 < link.x() - right < 20


def test_the_way_to_the_rule_stays_when_the_pointer_leaves_the_button_until_the_choice_changes(qtbot: QtBot) -> None:
    widget, state = at_position("follow", lambda view: view.phase.over.size == 1 and len(view.hand) > 4)
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    view = state.view(0)
    low = next(card for card in view.hand if view.refusal(TAIHE.read_action(f"play {card}")) is not None)
    widget.choose((low,))
    button = widget.prompt_panel.bar.readings[0]
    widget.prompt_panel.bar.neared.emit(button.offer)
    widget.prompt_panel.bar.neared.emit(None)
    assert widget.controls.link.isVisible()
    assert not widget.prompt_panel.status._timer.isActive()
    widget.choose(())
    assert not widget.controls.link.isVisible()


def test_a_card_that_may_not_be_called_leads_to_its_rule_too(qtbot: QtBot) -> None:
    widget, state = at_position("call")
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    own = next(cell for cell in widget.prompt_panel.grid.cells if cell.card in state.view(0).hand)
    QTest.mouseClick(own, Qt.MouseButton.LeftButton)
    assert said(widget) == f"You hold the {card_sign(own.card)} yourself."
    assert widget.controls.link.isVisible()
    assert widget.relevant_rule == "TAB-24"
    widget.prompt_panel.status.ask_again()
    assert not widget.controls.link.isVisible()
    assert widget.relevant_rule == TAIHE.handbook.section(state.view(0))


def test_why_a_card_may_not_be_called_goes_as_soon_as_another_is_chosen(qtbot: QtBot) -> None:
    widget, state = at_position("call")
    qtbot.addWidget(widget)
    assert widget.prompt_panel is not None
    cells, view = widget.prompt_panel.grid.cells, state.view(0)
    QTest.mouseClick(next(cell for cell in cells if cell.card in view.hand), Qt.MouseButton.LeftButton)
    assert widget.controls.link.isVisible()
    QTest.mouseClick(next(cell for cell in cells if cell.offer.allowed), Qt.MouseButton.LeftButton)
    assert said(widget) == "Which card do you call for? Or pass."
    assert not widget.controls.link.isVisible()


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_pass_that_is_refused_leads_to_its_rule(qtbot: QtBot, by_mouse: bool) -> None:
    """By its key, and by a press on its button, which is greyed."""
    widget, _ = at_position("lead")
    qtbot.addWidget(widget)
    if by_mouse:
        passing = widget.prompt_panel.bar.passing
        assert not passing.isEnabled()
        QTest.mouseClick(passing, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(widget, "p")
    assert said(widget) == "You lead: you may not pass."
    assert widget.controls.link.isVisible()
    assert widget.relevant_rule == "TAB-30"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("refusal", "options", "paragraph"),
    [
        ("call_ace", TAIHE.options(), "rules.aces_stay"),
        ("return_ace", TAIHE.options(seats=3), "rules.aces_stay"),
        ("call_four_hearts", TAIHE.options(), "rules.four_hearts.first"),
        ("return_four_hearts", TAIHE.options(four_hearts_every_hand=True), "rules.four_hearts.every"),
        ("call_again", TAIHE.options(), "option.recall.no"),
        ("call_not_in_pack", TAIHE.options(aces=False), "rules.cards"),
        ("aces_in_run", TAIHE.options(), "rules.sequences.aces"),
    ],
)
def test_a_refusal_leads_to_the_paragraph_that_tells_it(refusal: str, options: object, paragraph: str) -> None:
    reason = RefusalReason(refusal)
    place = TAIHE.handbook.place_of(Refusal(reason, "TAB-24"))
    assert Writer(Lexicon("en"), TAIHE, options, LIGHT, "", place).page().anchor == paragraph


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("refusal", "row", "options", "paragraph"),
    [
        ("not_your_turn", "TAB-05", TAIHE.options(), "rules.play"),
        ("deal_over", "TAB-38", TAIHE.options(), "rules.aim"),
        ("no_cards", "TAB-31", TAIHE.options(), "rules.combinations"),
        ("too_short", "TAB-31", TAIHE.options(), "rules.combinations"),
        ("gap", "TAB-32", TAIHE.options(aces=False), "rules.sequences"),
        ("leader_must_play", "TAB-30", TAIHE.options(), "rules.play"),
        ("other_type", "TAB-33", TAIHE.options(), "rules.beating"),
        ("too_low", "TAB-33", TAIHE.options(), "rules.beating"),
        ("too_low", "TAB-34", TAIHE.options(), "rules.bombs"),
        ("needs_bomb", "TAB-34", TAIHE.options(), "rules.bombs"),
        ("unbeatable", "TAB-34", TAIHE.options(aces=False), "rules.bombs"),
        ("unbeatable", "TAB-37", TAIHE.options(seats=3), "rules.three_aces"),
        ("starter_must_call", "TAB-52", TAIHE.options(starter_must_call=True), "option.starter_must_call.yes"),
        ("call_own", "TAB-24", TAIHE.options(), "rules.not_callable"),
        ("recall_needs_three", "TAB-50", TAIHE.options(recall="quads_only"), "option.recall.quads_only"),
        ("return_same", "TAB-25", TAIHE.options(), "rules.not_returnable"),
        ("return_same", "TAB-25", TAIHE.options(recall="yes"), "rules.not_returnable.recall"),
    ],
)
def test_a_refusal_of_taihe_a_bao_leads_to_the_paragraph_that_tells_why(
    refusal: str, row: str, options: object, paragraph: str
) -> None:
    place = TAIHE.handbook.place_of(Refusal(RefusalReason(refusal), row))
    assert Writer(Lexicon("en"), TAIHE, options, LIGHT, "", place).page().anchor == paragraph


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("refusal", "row", "options", "paragraph"),
    [
        ("not_a_combination", "BH-30", HUANG.options(), "rules.combinations"),
        ("not_a_combination", "BH-34", HUANG.options(twos_hang=True), "rules.combinations"),
        ("sixes_last", "BH-44", HUANG.options(sixes_last=True), "option.sixes_last.yes"),
        ("sixes_alone", "BH-44", HUANG.options(sixes_last=True), "rules.sixes"),
        ("sixes_alone", "BH-44", HUANG.options(sixes_last=True, twos_hang=True), "rules.sixes.twos"),
        ("leader_must_play", "BH-40", HUANG.options(), "rules.lead"),
        ("other_number", "BH-31", HUANG.options(), "option.joker_order.no"),
        ("other_number", "BH-31", HUANG.options(joker_order=True), "option.joker_order.yes"),
        ("too_low", "BH-31", HUANG.options(), "option.joker_order.no"),
        ("too_low", "BH-33", HUANG.options(joker_order=True), "option.joker_order.yes"),
        ("unbeatable", "BH-32", HUANG.options(), "rules.red"),
        ("unbeatable", "BH-32", HUANG.options(joker_order=True), "rules.red"),
        ("must_accept", "BH-11", HUANG.options(), "rules.emperor"),
        ("tribute_number", "BH-20", HUANG.options(), "rules.tribute"),
        ("tribute_number", "BH-20", HUANG.options(tribute_spares_twos=True), "rules.tribute"),
        ("tribute_joker", "BH-20", HUANG.options(), "option.tribute_spares_twos.no"),
        ("tribute_two", "BH-20", HUANG.options(tribute_spares_twos=True), "option.tribute_spares_twos.yes"),
        ("not_highest", "BH-20", HUANG.options(), "option.tribute_spares_twos.no"),
        ("not_in_pool", "BH-21", HUANG.options(tribute="face_up"), "option.tribute.face_up"),
    ],
)
def test_why_opens_the_sentence_that_forbids_it_in_bao_huang(
    refusal: str, row: str, options: object, paragraph: str
) -> None:
    place = HUANG.handbook.place_of(Refusal(HuangReason(refusal), row))
    assert Writer(Lexicon("en"), HUANG, options, LIGHT, "", place).page().anchor == paragraph


BASHI = GAMES["bashi_fen"]
FRIENDS, ONE_PACK = BASHI.presets["zhao_pengyou"], BASHI.presets["sheng_ji"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("reason", "row", "options", "paragraph"),
    [
        (FollowProblem.SUIT_FIRST, "BSF-53", BASHI.options(), "rules.play.follow"),
        (FollowProblem.SUIT_FIRST, "BSF-51", BASHI.options(packs=4, bombs="any_suit"), "rules.play.follow.bombs"),
        (FollowProblem.SEQUENCE_OWED, "BSF-56", BASHI.options(), "rules.play.follow.pairs.tractor"),
        (FollowProblem.SEQUENCE_OWED, "BSF-56", BASHI.options(packs=4), "option.tractor_follow.tractor"),
        (FollowProblem.TUPLES_OWED, "BSF-53", BASHI.options(), "rules.play.follow.pairs.tractor"),
        (FollowProblem.TUPLES_OWED, "BSF-53", BASHI.options(packs=4), "option.tuple_follow.standard"),
        (FollowProblem.OTHER_NUMBER, "BSF-50", BASHI.options(), "rules.play"),
        (LeadProblem.MIXED_SUITS, "BSF-5A", BASHI.options(), "rules.play"),
        (LeadProblem.NO_THROWS, "BSF-5A", BASHI.options(throws="no"), "option.throws"),
        (LeadProblem.NO_PART, "BSF-5D", BASHI.options(), "rules.play.sets.pairs"),
        (LeadProblem.HOLDS_BETWEEN, "BSF-59", BASHI.options(loose_tractors=True), "option.loose_tractors.yes"),
        (BashiReason.BID_NOT_IDENTICAL, "BSF-11", BASHI.options(), "rules.trumps.several"),
        (BashiReason.BID_NOT_IDENTICAL, "BSF-11", ONE_PACK, "rules.trumps.fixed"),
        (BashiReason.BID_WRONG_RANK, "BSF-11", FRIENDS, "rules.trumps.fluid"),
        (BashiReason.BID_NO_JOKERS, "BSF-14", ONE_PACK, "rules.trumps.no_jokers"),
        (BashiReason.BID_TOO_FEW_JOKERS, "BSF-14", BASHI.options(), "option.joker_bid_min.2"),
        (BashiReason.NO_OVERBID, "BSF-13", ONE_PACK, "rules.trumps.first_stands"),
        (BashiReason.OWN_BID, "BSF-15", BASHI.options(), "option.overbid_self"),
        (BashiReason.BID_TOO_LOW, "BSF-13", BASHI.options(), "option.bid_order.joker_or_more.jokers"),
        (BashiReason.BURY_COUNT, "BSF-30", BASHI.options(), "rules.kitty"),
        (BashiReason.CALL_TOO_MANY, "BSF-40", FRIENDS, "rules.partners.fluid"),
        (BashiReason.CALL_TOO_FEW, "BSF-40", FRIENDS, "option.may_call_fewer.no.one"),
        (BashiReason.CALL_TRUMP, "BSF-41", FRIENDS, "option.may_call_trumps.no"),
        (BashiReason.CALL_TWICE, "BSF-40", FRIENDS, "option.call.copy"),
    ],
)
def test_a_refusal_of_bashi_fen_leads_to_the_paragraph_that_tells_why(
    reason: StrEnum, row: str, options: object, paragraph: str
) -> None:
    place = BASHI.handbook.place_of(Refusal(reason, row))
    assert Writer(Lexicon("en"), BASHI, options, LIGHT, "", place).page().anchor == paragraph


def test_the_address_of_a_picture_names_its_cards() -> None:
    assert address(read_cards("KS KH")) == "cards:KS+KH"


@pytest.mark.parametrize("preset", TAIHE.presets)
def test_the_list_of_house_rules_of_taihe_a_bao_says_in_sentences_only_what_the_page_has_not(preset: str) -> None:
    options = TAIHE.presets[preset]
    apart = {each.name for each in TAIHE.awake(options)} - set(TAIHE.told(options))
    assert apart <= {"chips", "sole_caller_wins", "shutout_doubles"}


def test_the_keyboard_reads_the_page_again_when_it_is_opened_again(qtbot: QtBot) -> None:
    page = RulesPage(Lexicon("en"), HUANG, HUANG.options())
    qtbot.addWidget(page)
    page.show()
    page.close_button.setFocus()
    page.close()
    page.show()
    assert page.focusWidget() is page.page


def test_what_stands_before_the_paragraph_that_was_asked_for_is_in_sight(qtbot: QtBot) -> None:
    page = RulesPage(Lexicon("en"), TAIHE, TAIHE.options())
    qtbot.addWidget(page)
    page.show()
    page.show_rules(TAIHE, TAIHE.options(), "TAB-31")
    browser, told = page.page, Lexicon("en").say("rules.here")
    found = browser.document().find(told)
    assert browser.cursorRect(found).top() > 2 * browser.fontMetrics().height()


@pytest.mark.parametrize(("scheme", "contrast"), [("light", False), ("dark", False), ("light", True), ("dark", True)])
def test_the_marked_paragraph_is_in_the_colours_of_the_windows(qtbot: QtBot, scheme: str, contrast: bool) -> None:
    window = window_in("en", scheme=scheme, contrast=contrast)
    qtbot.addWidget(window)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    dress(application, window.settings, Language.EN)
    window.apply(window.settings)
    window.show()
    window.show_rules(next(each.key for each in GAME.page(GAME.options()) if not each.key.startswith("rules.heading")))
    page, colours = window.sides._rules, scheme_for(scheme == "dark", contrast)
    assert page is not None
    assert page._shown is not None
    assert page._shown.anchor
    assert f'bgcolor="{colours.raised}"' in page._shown.html
    assert f'bgcolor="{colours.accent}"' in page._shown.html


def test_the_rule_that_was_asked_about_stands_below_its_heading_as_soon_as_the_window_opens(qtbot: QtBot) -> None:
    """The page has another width before it is shown, and its lines lie elsewhere then."""
    page = RulesPage(Lexicon("en"), HUANG, HUANG.options())
    qtbot.addWidget(page)
    page.show_rules(HUANG, HUANG.options(), "rules.tribute")
    page.show()
    qtbot.waitUntil(lambda: page.page.verticalScrollBar().value() > 0)
    QApplication.processEvents()
    top = page.page.cursorForPosition(page.page.viewport().rect().topLeft() + QPoint(2, 2)).position()
    marked = page.page.document().toPlainText().find("you asked about this")
    seen = page.page.document().toPlainText()[top:marked]
    assert 0 <= top < marked
    assert seen.strip(), "what stands before it is in sight"
