"""House rules, presets, packs and kitties, and which options exclude each other."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.cards import BLACK_JOKER, FILLER, RED_JOKER, Rank
from engine.games.bashi_fen.options import PRESETS, Options, most_partners, packs_of, seats
from engine.games.bashi_fen.pack import hand_size, kitty_size, pack, problem, ranks_of, start_level
from engine.games.bashi_fen.rules.bids import BidSituation, names_by_jokers
from engine.games.bashi_fen.text.words import WORDS
from engine.options import differences, options_of, read_options, sentence, title, values_worth_testing, write_options
from engine.words import Language, render
from tests.engine.games.told_again import any_values


def fluid(number: int, **more: Any) -> Options:
    return Options(partners="fluid", seats=number, **more)


def why(options: Options) -> str | None:
    refusal = problem(options)
    return None if refusal is None else refusal.reason.value


@pytest.mark.rule("BSF-01")
@pytest.mark.rule("BSF-02")
@pytest.mark.parametrize(
    ("preset", "name", "partners", "packs", "number", "cards", "besides"),
    [
        ("sheng_ji", "升级", "fixed", 1, 4, 54, {}),
        ("tuo_la_ji", "双升", "fixed", 2, 4, 108, {}),
        ("zhao_pengyou", "找朋友", "fluid", 2, 5, 108, {}),
        ("si_fu", "四副", "fixed", 4, 4, 216, {}),
        ("chao_dipi", "炒地皮", "fixed", 2, 4, 108, {"chao_dipi": True}),
        ("bi_da", "必打五十K", "fixed", 2, 4, 108, {"mandatory_levels": frozenset({"5", "10", "K"})}),
    ],
)
def test_the_presets_are_the_games_that_players_know(
    preset: str, name: str, partners: str, packs: int, number: int, cards: int, besides: dict[str, object]
) -> None:
    options = PRESETS[preset]
    assert name in WORDS[f"preset.{preset}"].zh_CN
    assert {key: getattr(options, key) for key in besides} == besides
    assert all(getattr(Options(), key) != value for key, value in besides.items())
    assert problem(options) is None
    assert (options.partners, packs_of(options), seats(options)) == (partners, packs, number)
    assert len(pack(options)) == cards == hand_size(options) * number + kitty_size(options)


def test_tractor_bears_both_its_names_in_every_language() -> None:
    words = WORDS["preset.tuo_la_ji"]
    both = [words.en, words.zh_CN, words.zh_TW, words.ja]
    assert both == ["Tractor (Shuang Sheng)", "拖拉机（双升）", "拖拉機（雙升）", "トラクター（双升）"]


@pytest.mark.rule("BSF-02")
@pytest.mark.parametrize(("number", "packs"), [(4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3), (10, 4)])
def test_find_friends_takes_as_many_packs_as_its_seats_need(number: int, packs: int) -> None:
    options = read_options(Options, {"seats": number}, PRESETS["zhao_pengyou"])
    assert packs_of(options) == packs
    assert problem(options) is None


@pytest.mark.rule("BSF-02")
@pytest.mark.parametrize(
    ("jokers", "packs", "black", "red"),
    [
        ("all", 1, 1, 1),
        ("all", 3, 3, 3),
        ("one_pair", 1, 1, 1),
        ("one_pair", 3, 1, 1),
        ("none", 1, 0, 0),
        ("none", 4, 0, 0),
    ],
)
def test_jokers_are_all_there_or_one_pair_or_none(jokers: str, packs: int, black: int, red: int) -> None:
    options = Options(packs=packs, jokers=jokers)
    assert problem(options) is None
    assert (pack(options).count(BLACK_JOKER), pack(options).count(RED_JOKER)) == (black, red)
    assert len(pack(options)) == 52 * packs + black + red == 4 * hand_size(options) + kitty_size(options)


@pytest.mark.rule("BSF-02", "BSF-04")
def test_jokers_that_are_not_there_cannot_be_left_out_for_the_kitty() -> None:
    """Seven seats with two packs: 106 cards with one pair of jokers; without both, 104 and 98 for the seats."""
    options = fluid(7, packs=2, jokers="one_pair", six_card_kitty="jokers")
    assert (problem(options) is None) is ((106 - 6) % 7 == 0 or (105 - 6) % 7 == 0 or (104 - 6) % 7 == 0)
    assert pack(options).count(BLACK_JOKER) + pack(options).count(RED_JOKER) == 0
    assert why(fluid(5, packs=2, jokers="none", six_card_kitty="jokers")) == "no_six_by_jokers"


@pytest.mark.rule("BSF-02", "BSF-14")
@pytest.mark.parametrize(("jokers", "least", "named"), [("all", 2, True), ("one_pair", 2, False), ("none", 2, False)])
def test_jokers_are_no_bid_where_too_few_can_be_shown(jokers: str, least: int, named: bool) -> None:
    options = Options(jokers=jokers, joker_bid="both", joker_bid_min=least)
    assert names_by_jokers(BidSituation(options, None, None, 0, (), False)) is named


@pytest.mark.rule("BSF-84", "BSF-02")
def test_a_level_without_trumps_needs_jokers_to_bid_with() -> None:
    assert why(Options(jokers="none", no_trump_level=True)) == "no_trump_level_needs_jokers"
    assert why(Options(jokers="one_pair", no_trump_level=True)) is None


@pytest.mark.rule("BSF-05", "BSF-40", "BSF-5D")
def test_what_an_older_version_wrote_is_played_as_it_was_then() -> None:
    older = {
        name: value
        for name, value in write_options(Options(failed_throw="fewest_cards")).items()
        if name not in ("may_call_fewer", "passing_end", "throw_follow", "jokers")
    }
    read = read_options(Options, {**older, "failed_throw": "lowest_part"})
    assert read == Options(failed_throw="fewest_cards", may_call_fewer=True)
    assert read_options(Options, {"seats": 4}) == Options()


@pytest.mark.rule("BSF-01")
def test_fixed_partners_are_four_and_fluid_ones_four_to_ten() -> None:
    assert why(Options(seats=5)) == "fixed_needs_four"
    assert all(why(fluid(number, packs=4)) is None for number in range(4, 11))


@pytest.mark.rule("BSF-03")
@pytest.mark.parametrize(
    ("number", "packs", "size"),
    [(4, 1, 6), (4, 2, 8), (4, 3, 6), (5, 2, 8), (6, 2, 6), (7, 5, 11), (10, 6, 14), (5, 5, 5), (4, 6, 8)],
)
def test_the_automatic_kitty_is_the_smallest_that_divides(number: int, packs: int, size: int) -> None:
    assert kitty_size(fluid(number, packs=packs)) == size


@pytest.mark.rule("BSF-03")
def test_a_kitty_that_does_not_divide_is_refused_naming_sizes_that_do() -> None:
    refusal = problem(Options(kitty=7))
    assert refusal is not None
    assert refusal.row == "BSF-03"
    assert "Sizes that work: 4, 8, 12," in render(refusal.text, Language.EN, WORDS)
    assert all(problem(Options(kitty=size)) is None for size in (4, 8, 12))
    assert kitty_size(Options(kitty=12)) == 12


@pytest.mark.rule("BSF-04")
@pytest.mark.parametrize("number", range(4, 11))
@pytest.mark.parametrize("packs", range(1, 7))
def test_leaving_out_jokers_makes_a_kitty_of_six_where_it_can(number: int, packs: int) -> None:
    options = fluid(number, packs=packs, six_card_kitty="jokers")
    impossible = (packs == 1 and number in (5, 7, 9, 10)) or (packs == 2 and number == 8)
    assert (why(options) == "no_six_by_jokers") is impossible
    if impossible or why(options) == "hands_too_small":
        return
    cards = Counter(pack(options))
    absent = 2 * packs - cards[BLACK_JOKER] - cards[RED_JOKER]
    assert kitty_size(options) == 6
    assert (cards.total() - 6) % number == 0
    assert 0 <= cards[RED_JOKER] - cards[BLACK_JOKER] <= 1
    assert not any((54 * packs - fewer - 6) % number == 0 for fewer in range(absent))


@pytest.mark.rule("BSF-04")
@pytest.mark.parametrize("number", range(4, 11))
@pytest.mark.parametrize("packs", range(1, 7))
def test_as_few_fillers_as_work_are_added_and_at_most_two_a_pack(number: int, packs: int) -> None:
    options = fluid(number, packs=packs, six_card_kitty="fillers")
    working = [more for more in range(2 * packs + 1) if (54 * packs + more - 6) % number == 0]
    assert (why(options) == "no_six_by_fillers") is (not working)
    if working and why(options) is None:
        assert Counter(pack(options))[FILLER] == working[0]
        assert len(pack(options)) == 54 * packs + working[0]
        assert kitty_size(options) == 6


@pytest.mark.rule("BSF-04")
def test_two_fillers_make_a_kitty_of_six_for_seven_with_five_packs() -> None:
    options = fluid(7, packs=5, six_card_kitty="fillers")
    assert Counter(pack(options))[FILLER] == 2
    assert (len(pack(options)), kitty_size(options), hand_size(options)) == (272, 6, 38)
    assert why(fluid(9, packs=2, six_card_kitty="fillers")) == "no_six_by_fillers"
    assert why(fluid(7, packs=5, six_card_kitty="fillers", kitty=8)) == "kitty_is_six"
    assert why(fluid(7, packs=5, six_card_kitty="fillers", kitty=6)) is None


@pytest.mark.rule("BSF-04")
def test_hands_of_under_eight_cards_are_refused() -> None:
    assert why(fluid(8, packs=1)) == "hands_too_small"
    assert why(Options(kitty=80)) == "hands_too_small"
    assert why(Options(kitty=76)) is None


@pytest.mark.rule("BSF-05")
@pytest.mark.rule("BSF-72")
@pytest.mark.rule("BSF-84")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (Options(start_level="10", end_level="5"), "end_below_start"),
        (Options(start_level="5", end_level="5"), None),
        (Options(wrap=True, end_level="10"), "wrap_has_no_end"),
        (Options(wrap=True, hands=10), None),
        (Options(no_trump_level=True, end_level="K"), "no_trump_level_needs_ace"),
        (Options(no_trump_level=True), None),
        (Options(lowest_rank="6", end_level="5"), "end_below_start"),
        (Options(mandatory_levels=frozenset({"5", "10", "K", "A"})), None),
    ],
)
def test_levels_begin_below_their_end(options: Options, reason: str | None) -> None:
    assert why(options) == reason


@pytest.mark.rule("BSF-87")
@pytest.mark.rule("BSF-74")
def test_lower_ranks_leave_every_pack_and_levels_start_above_them() -> None:
    options = Options(lowest_rank="6")
    assert len(pack(options)) == 2 * (36 + 2)
    assert ranks_of(options)[0] is Rank.SIX
    assert start_level(options) is Rank.SIX
    assert start_level(Options(lowest_rank="6", start_level="10")) is Rank.TEN
    assert why(Options(lowest_rank="6", red_five=True)) == "no_red_five"
    assert why(Options(lowest_rank="5", red_five=True)) is None


@pytest.mark.rule("BSF-88")
def test_constant_trumps_need_twos_in_the_pack() -> None:
    assert why(Options(lowest_rank="3", constant_trumps=True)) == "no_constant_trumps"
    assert why(Options(constant_trumps=True)) is None
    assert not Options().constant_trumps


@pytest.mark.rule("BSF-17")
@pytest.mark.rule("BSF-31")
@pytest.mark.rule("BSF-63")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (fluid(5, no_bid="turn_kitty"), "turn_kitty_needs_fixed"),
        (Options(no_bid="turn_kitty"), None),
        (Options(chao_dipi=True, overbid=False), "chao_dipi_needs_overbids"),
        (Options(chao_dipi=True), None),
        (Options(low_gains=True, dead_bracket=False), "low_gains_needs_dead_bracket"),
        (Options(low_gains=True, open_top=True), "low_gains_closes_top"),
        (Options(low_gains=True), None),
        (Options(dead_bracket=False, open_top=True, turnover="2½s"), None),
    ],
)
def test_rules_that_contradict_each_other_are_refused(options: Options, reason: str | None) -> None:
    assert why(options) == reason


@pytest.mark.rule("BSF-40")
@pytest.mark.parametrize(("number", "partners"), [(4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (9, 3), (10, 4)])
def test_half_the_seats_less_one_can_be_partners(number: int, partners: int) -> None:
    assert most_partners(fluid(number)) == partners


def test_every_refusal_of_random_options_says_what_to_do_in_every_language() -> None:
    random = Random("options")
    refused = set()
    for _ in range(2000):
        chosen = Options(**any_values(Options, random))
        refusal = problem(chosen)
        if refusal is None:
            assert len(pack(chosen)) == hand_size(chosen) * chosen.seats + kitty_size(chosen)
            assert hand_size(chosen) >= 8
            continue
        refused.add(refusal.reason)
        assert all(render(refusal.text, language, WORDS) for language in Language)
    assert len(refused) > 8


@pytest.mark.rule("BSF-06")
@pytest.mark.rule("BSF-12")
@pytest.mark.rule("BSF-13")
@pytest.mark.rule("BSF-14")
@pytest.mark.rule("BSF-15")
@pytest.mark.rule("BSF-18")
@pytest.mark.rule("BSF-85")
@pytest.mark.rule("BSF-86")
def test_options_have_the_names_and_defaults_that_the_rows_give() -> None:
    rows = {option.name: (option.row, option.default) for option in options_of(Options)}
    expected = {
        "direction": ("BSF-06", "counter_clockwise"),
        "first_taker": ("BSF-10", "cut"),
        "may_bid": ("BSF-12", "anyone"),
        "overbid": ("BSF-13", True),
        "overbid_keeps_declarer": ("BSF-13", False),
        "same_rank_keeps_declarer": ("BSF-13", False),
        "joker_bid": ("BSF-14", "no_suit"),
        "joker_bid_min": ("BSF-14", 2),
        "joker_bid_takes_hand": ("BSF-14", False),
        "reinforce": ("BSF-15", True),
        "overbid_self": ("BSF-15", False),
        "redeal_right": ("BSF-18", "none"),
        "bid_order": ("BSF-85", "joker_or_more"),
        "hide_points": ("BSF-86", False),
        "hide_played": ("BSF-86", False),
        "kitty": ("BSF-03", "auto"),
        "six_card_kitty": ("BSF-04", "no"),
        "tuple_follow": ("BSF-53", "standard"),
        "tractor_follow": ("BSF-56", "tractor"),
        "runs_of_singles": ("BSF-57", 0),
        "throws": ("BSF-5A", "unbeatable"),
        "throw_ruff": ("BSF-5C", "shape"),
        "throw_compare": ("BSF-5C", "largest_part"),
        "failed_throw": ("BSF-5D", "lowest_rank"),
        "throw_follow": ("BSF-5B", "shape"),
        "passing_end": ("BSF-05", "as_declarers"),
        "jokers": ("BSF-02", "all"),
        "may_call_fewer": ("BSF-40", False),
        "kitty_factor": ("BSF-61", "twice_cards"),
        "step": ("BSF-62", 20),
        "bombs": ("BSF-82", "no"),
        "partner_cards": ("BSF-83", "any"),
        "double_join": ("BSF-83", True),
    }
    assert {name: rows[name] for name in expected} == expected
    assert PRESETS["sheng_ji"].joker_bid == "no"
    assert not PRESETS["sheng_ji"].overbid
    by_the_page = PRESETS["by_the_page"]
    assert by_the_page.throw_ruff == by_the_page.throw_follow == "counts"
    assert by_the_page.passing_end == "by_gains"
    assert by_the_page.failed_throw == "lowest_rank"


def test_the_source_preset_says_what_is_different_in_it() -> None:
    told = {"throw_follow": "followed", "throw_ruff": "ruffed", "passing_end": "any rise beyond A wins"}
    changed = differences(PRESETS["by_the_page"], Options())
    assert {option.name for option in changed} == set(told)
    assert PRESETS["by_the_page"].end_level == "A"
    assert all(words in WORDS["preset.by_the_page.about"].en for words in told.values())


def test_every_value_of_every_option_is_said_in_every_language() -> None:
    for option in options_of(Options):
        for value in values_worth_testing(option):
            for language in Language:
                assert render(title(option), language, WORDS)
                assert render(sentence(option, value), language, WORDS)
        assert f"group.{option.group}" in WORDS


def test_every_preset_is_said_in_every_language() -> None:
    for preset in PRESETS:
        assert all(WORDS[f"preset.{preset}"])
        assert all(WORDS[f"preset.{preset}.about"])
