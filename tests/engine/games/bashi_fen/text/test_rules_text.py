"""The rules that a table shows are the rules it plays by."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import Rank, Suit, read_cards, write_cards
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.rules.asleep import asleep, sequences
from engine.games.bashi_fen.rules.leads import lead_refusal
from engine.games.bashi_fen.rules.possible_bids import no_trump_happens
from engine.games.bashi_fen.rules.scoring import gains
from engine.games.bashi_fen.rules.trumps import trumps_of
from engine.games.bashi_fen.text.agreed import agreed
from engine.games.bashi_fen.text.handbook import examples
from engine.games.bashi_fen.text.presentation import PRESENTATION
from engine.games.bashi_fen.text.rules_text import bracket_texts, rules
from engine.options import options_of
from engine.words import Language, Text, render, text
from tests.conformance.combinations import reconciled
from tests.conformance.pages.test_pages import tables
from tests.conformance.tables import any_options


def said(spoken: Text, language: Language = Language.EN) -> str:
    return render(spoken, language, BASHI_FEN.words)


@pytest.mark.rule("BSF-62", "BSF-63")
def test_the_brackets_of_two_packs_are_those_that_players_know() -> None:
    assert [said(line).split(":")[0] for line in bracket_texts(Options())] == [
        "0 points",
        "5 to 35 points",
        "40 to 75 points",
        "80 to 115 points",
        "120 to 155 points",
        "160 to 195 points",
        "200 points or more",
    ]


@pytest.mark.rule("BSF-62", "BSF-63")
@pytest.mark.parametrize("number", range(12))
def test_every_bracket_that_is_printed_is_true(number: int) -> None:
    random = Random(f"brackets {number}")
    options, _ = reconciled(BASHI_FEN, any_options(BASHI_FEN, random), random)
    for line in bracket_texts(options):
        values = dict(line.args)
        if line.key == "rules.bracket.open":
            continue
        low, outcome = values["low"], values["outcome"]
        for points in range(low, values.get("high", low) + 1, 5):
            found = gains(options, points)
            assert found.declarers_stay == (outcome.key == "rules.outcome.declarers")
            assert (found.declarers or found.opponents) == dict(outcome.args).get("levels", 0)


@pytest.mark.rule("BSF-61", "BSF-62")
@pytest.mark.parametrize(
    ("options", "highest"),
    [
        (Options(), 200),
        (Options(step=60), 600),
        (Options(packs=1, step=100, kitty_factor="two"), 100),
        (Options(packs=1, step=60, kitty_factor="packs"), 60),
        (Options(packs=1, step=60, kitty_factor="packs", throw_penalty=20), 300),
        (Options(open_top=True, step=30), 420),
    ],
)
def test_no_bracket_is_told_that_nobody_can_reach(options: Options, highest: int) -> None:
    """All points of the pack, and what the kitty adds at most: with one pack and twice the kitty 160 of 100."""
    lines = [dict(line.args) for line in bracket_texts(options) if line.key != "rules.bracket.open"]
    assert max(line["low"] for line in lines) == highest
    assert [line["low"] for line in lines] == [bracket.start for bracket in PRESENTATION.brackets(options)]


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_every_rule_that_is_awake_is_told_once_in_every_language(preset: Options) -> None:
    told = rules(preset)
    assert len(set(told)) == len(told)
    told_here = {dict(paragraph.args)["sentence"] for paragraph in told if paragraph.key == "rules.agreed"}
    for option in options_of(Options):
        assert (agreed(preset, option.name) in told_here) != asleep(preset, option.name), option.name
    for language in Language:
        assert all(said(paragraph, language) for paragraph in told)


def test_the_text_leaves_out_what_is_not_played() -> None:
    plain = {paragraph.key for paragraph in rules(Options(throws="no", runs_of_singles=0))}
    rich = {paragraph.key for paragraph in rules(Options(bombs="any_suit", loose_tractors=True, packs=4))}
    assert not {"rules.heading.throws", "option.bombs.no", "rules.partners.fluid"} & plain
    assert {"rules.heading.throws", "option.bombs.any_suit", "option.loose_tractors.yes"} <= rich


@pytest.mark.rule("BSF-62")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        (Options(), {"rules.aim.gains", "rules.brackets", "rules.next.fixed"}),
        (
            Options(packs=1, step=60, kitty_factor="packs"),
            {"rules.aim.gains.never", "rules.brackets.never", "rules.next.fixed.never"},
        ),
        (
            Options(packs=1, step=70, kitty_factor="two"),
            {"rules.aim.gains.take_over", "rules.brackets", "rules.next.fixed"},
        ),
        (Options(packs=1, step=100, partners="fluid"), {"rules.aim.gains", "rules.brackets.fluid", "rules.next.fluid"}),
    ],
)
def test_the_opponents_are_promised_only_what_their_points_can_bring(options: Options, told: set[str]) -> None:
    keys = {paragraph.key for paragraph in rules(options)}
    assert {key for key in keys if key.startswith(("rules.aim.gains", "rules.brackets", "rules.next"))} == told


@pytest.mark.rule("BSF-14", "BSF-21")
@pytest.mark.parametrize("joker_bid", ["no_suit", "no_trump", "both", "both_choice"])
def test_what_is_trump_after_a_bid_with_jokers_is_told_once(joker_bid: str) -> None:
    for options in (Options(joker_bid=joker_bid), Options(joker_bid=joker_bid, constant_trumps=True, packs=3)):
        told = [said(paragraph) for paragraph in rules(options) if paragraph.key != "rules.agreed"]
        for sentence in ("no suit is trump", "no suit and no rank"):
            assert sum(sentence in each for each in told) <= 1, sentence


@pytest.mark.rule("BSF-31")
def test_buried_cards_lie_to_the_end_unless_the_kitty_is_bid_for() -> None:
    assert "rules.kitty" in {paragraph.key for paragraph in rules(Options())}
    contested = {paragraph.key for paragraph in rules(Options(chao_dipi=True))}
    assert "rules.kitty.contested" in contested
    assert "rules.kitty" not in contested


@pytest.mark.rule("BSF-5B")
def test_how_a_throw_is_followed_is_told_once_and_without_contradiction() -> None:
    for throw_follow, others in (("shape", "as if it were led alone"), ("counts", "part by part")):
        told = [said(paragraph) for paragraph in rules(Options(throw_follow=throw_follow))]
        told = [each for each in told if "led alone" in each or "part by part" in each]
        assert len([each for each in told if not each.startswith("Following a throw")]) == 1
        assert others in told[0]


@pytest.mark.rule("BSF-57")
@pytest.mark.parametrize("least", [0, 4])
def test_with_one_pack_tractors_are_told_of_only_as_runs(least: int) -> None:
    told = rules(Options(packs=1, overbid=False, joker_bid="no", runs_of_singles=least))
    for language, tractor in ((Language.EN, "tractor"), (Language.ZH_CN, "拖拉机"), (Language.JA, "トラクター")):
        sentences = [said(paragraph, language).lower() for paragraph in told]
        of_tractors = [each for each in sentences if tractor.lower() in each]
        run = said(text(f"option.runs_of_singles.{least}"), language).lower()
        assert of_tractors[:1] == ([run] if least else [])


@pytest.mark.rule("BSF-57")
@pytest.mark.parametrize(("least", "lowest", "fits"), [(6, "Q", True), (7, "Q", False), (7, "2", True)])
def test_runs_are_told_of_only_where_a_hand_can_hold_one(least: int, lowest: str, fits: bool) -> None:
    told = {each.key for each in rules(Options(packs=4, runs_of_singles=least, lowest_rank=lowest, start_level=lowest))}
    runs = {f"option.runs_of_singles.{least}": True, "option.runs_of_singles.none_fit": False}
    assert [runs[key] for key in told & {*runs}] == [fits]


FEW_RANKS = {"lowest_rank": "K", "packs": 4, "high_trump_tractors": False}


@pytest.mark.rule("BSF-22", "BSF-54", "BSF-55")
@pytest.mark.parametrize(
    ("options", "tractors"),
    [
        (FEW_RANKS, False),
        ({**FEW_RANKS, "high_trump_tractors": True}, True),
        ({**FEW_RANKS, "lowest_rank": "Q"}, True),
        ({**FEW_RANKS, "joker_bid": "no_trump"}, True),
        ({**FEW_RANKS, "no_trump_level": True}, True),
        ({**FEW_RANKS, "lowest_rank": "A", "packs": 6, "kitty": 4, "joker_bid": "no_trump"}, False),
        ({**FEW_RANKS, "loose_tractors": True, "bigger_shapes_beat": True, "packs": 6}, False),
    ],
)
def test_tractors_are_told_of_only_where_a_hand_can_hold_one(options: dict[str, Any], tractors: bool) -> None:
    """K and A alone are neighbours only where neither is the level, or where cards of the level join tractors."""
    table = Options(**options)
    assert BASHI_FEN.problem(table) is None
    for language, word in ((Language.EN, "tractor"), (Language.ZH_CN, "拖拉机"), (Language.JA, "トラクター")):
        told = [said(line, language).lower() for line in rules(table) if not any(key in str(line) for key in DENIED)]
        assert any(word in line for line in told) is tractors
    terms = {term.key for term in BASHI_FEN.handbook.terms(table)}
    assert ("tuolaji" in terms) is tractors
    shown = {example.said.key for each in examples(table).values() for example in each}
    assert bool({"example.tractor", "example.high_tractor"} & shown) <= tractors


@pytest.mark.rule("BSF-57")
def test_a_whole_suit_is_a_run_where_a_bid_leaves_the_level_in_it() -> None:
    for joker_bid, fits in (("no_suit", False), ("no_trump", True), ("both_choice", True)):
        told = {line.key for line in rules(Options(runs_of_singles=13, joker_bid=joker_bid, high_trump_tractors=False))}
        assert ("option.runs_of_singles.13" in told) is fits


def test_special_cards_are_told_of_where_they_are_played_with() -> None:
    special = Options(red_five=True, six_card_kitty="fillers", packs=5, partners="fluid", seats=7)
    keys = {paragraph.key for paragraph in rules(special)}
    assert {"rules.order.red_five", "rules.order.fillers"} <= keys
    assert not {"rules.order.red_five", "rules.order.fillers"} & {paragraph.key for paragraph in rules(Options())}


DENIED = ("no_trump_level.no", "high_trump_tractors.no.none")
"""Sentences that say that there is none."""


@pytest.mark.parametrize("word", ["tractor", "no trump"])
def test_a_word_is_used_only_where_the_table_has_what_it_means(word: str) -> None:
    has = {"tractor": sequences, "no trump": no_trump_happens}[word]
    used = 0
    for options in tables("bashi_fen"):
        for paragraph in rules(options):
            if any(key in str(paragraph) for key in DENIED):
                continue
            if re.search(rf"\b{word}s?\b", said(paragraph).lower()):
                assert has(options), (options, said(paragraph))
                used += 1
    assert used


def test_beside_the_red_five_no_page_says_that_nothing_else_is_trump() -> None:
    for joker_bid in ("no_suit", "no_trump", "both", "both_choice"):
        options = Options(joker_bid=joker_bid, red_five=True, no_trump_level=True)
        sentences = [said(paragraph) for paragraph in rules(options)]
        assert not [each for each in sentences if re.search(r"only (the )?jokers?\b.*\btrumps?", each)]


@pytest.mark.rule("BSF-88")
def test_constant_trumps_are_told_of_where_they_are_played_with() -> None:
    told = {paragraph.key for paragraph in rules(Options(constant_trumps=True, joker_bid="both"))}
    usual = {paragraph.key for paragraph in rules(Options(joker_bid="both"))}
    assert told - usual == {
        "option.constant_trumps.yes",
        "rules.order.no_suit.twos",
        "rules.fine.constant_trumps",
        "rules.fine.constant_trumps.no_trump",
        "rules.fine.constant_trumps.tractors",
    }
    assert usual - told == {"rules.order.no_suit"}


@pytest.mark.rule("BSF-88")
def test_no_constant_trump_is_called_a_neighbour_in_a_plain_suit() -> None:
    assert "rules.play.neighbours" in {paragraph.key for paragraph in rules(Options(end_level="3"))}
    constant = Options(end_level="3", constant_trumps=True)
    assert "rules.play.neighbours" not in {paragraph.key for paragraph in rules(constant)}


@pytest.mark.rule("BSF-88")
def test_the_example_of_constant_trumps_is_at_a_level_at_which_they_differ() -> None:
    shown = examples(Options(constant_trumps=True))["option.constant_trumps.yes"]
    assert write_cards(shown[0].cards).startswith("RJ BJ 3H 3S 2H 2S AH KH")
    assert "option.constant_trumps.yes" not in examples(Options())


def test_a_page_says_that_the_first_bid_stands_where_nothing_overbids_it() -> None:
    stands = text("rules.trumps.first_stands")
    assert stands in rules(PRESETS["sheng_ji"])
    assert stands in rules(Options(overbid=False))
    assert stands not in rules(Options())


def test_jokers_of_which_there_are_too_few_to_bid_are_said_to_be_too_few() -> None:
    told = {line.key for line in rules(Options(joker_bid_min=3))[:40]}
    assert "rules.trumps.too_few_jokers" in told
    assert "option.joker_bid_min.3" not in told
    assert "option.joker_bid_min.3" in {line.key for line in rules(Options(packs=3, kitty="auto", joker_bid_min=3))}


def test_the_worked_score_has_no_more_points_than_the_pack() -> None:
    for step in (5, 20, 60, 100):
        for packs in (1, 2, 6):
            lines = rules(Options(step=step, packs=packs, joker_bid_min=2))
            (worked,) = (dict(line.args) for line in lines if line.key == "rules.score.example")
            assert worked["won"] + worked["buried"] <= 100 * packs
            assert worked["total"] == worked["won"] + worked["buried"] * worked["factor"]


@pytest.mark.rule("BSF-15")
@pytest.mark.parametrize(("reinforce", "told"), [(True, "may add"), (False, "counts as overbidding")])
def test_the_naming_of_trumps_tells_whether_a_bid_may_be_added_to(reinforce: bool, told: str) -> None:
    lines = rules(Options(reinforce=reinforce))
    assert told in said(lines[lines.index(agreed(Options(reinforce=reinforce), "reinforce"))])
    assert agreed(PRESETS["sheng_ji"], "reinforce") not in rules(PRESETS["sheng_ji"])


FILLERS = Options(
    partners="fluid", seats=5, packs=1, six_card_kitty="fillers", overbid=False, joker_bid="no", throw_ruff="counts"
)


@pytest.mark.rule("BSF-04", "BSF-52")
@pytest.mark.parametrize("least", [0, 3])
def test_two_fillers_in_one_pack_are_the_only_pair(least: int) -> None:
    """Nothing else is alike: the page tells of this pair, of sequences only as runs, and of no pair owed."""
    table = replace(FILLERS, runs_of_singles=least)
    lines = rules(table)
    fillers = read_cards("XX XX")
    assert lead_refusal((fillers,), fillers, trumps_of(table, Suit.HEARTS, Rank.TWO), table) is None
    assert [said(line) for line in lines if "pair" in said(line)] == [
        "You may lead a single card, or the two filler cards as a pair, which nobody can beat."
    ]
    keys = {line.key for line in lines}
    assert ("option.throw_ruff.counts.runs" in keys) is ("rules.fine.reading" in keys) is bool(least)
    assert ("rules.fine.reading_sets" in keys) is not bool(least)
    assert "rules.play.singles" in {line.key for line in rules(replace(table, six_card_kitty="no"))}


def test_who_starts_at_the_last_level_climbs_towards_none() -> None:
    told = next(said(line) for line in rules(Options(start_level="A")) if line.key.startswith("rules.aim.levels"))
    assert told == "Levels are named after the ranks of the cards. Everybody starts at level A, which is the last one."


@pytest.mark.rule("BSF-71")
@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_only_opponents_with_fixed_partners_take_over(preset: Options) -> None:
    """With fluid partners whoever names trumps is declarer next, whoever has won."""
    page = " ".join(said(paragraph) for paragraph in rules(preset))
    terms = {term.key for term in BASHI_FEN.handbook.terms(preset)}
    assert ("take over" in page, "shangtai" in terms) == (preset.partners == "fixed",) * 2
