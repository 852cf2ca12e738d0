"""Sentences of rules pages that say nobody, only, every … and that no fact of a table answers for, with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Meant(NamedTuple):
    """Why a sentence carries no claim: the row that it tells, and the tests marked with that row that prove it."""

    why: str
    row: str = ""
    tests: tuple[str, ...] = ()


def proven(row: str, file: str, *tests: str) -> Meant:
    """Tests of one file under ``tests`` prove every word of it."""
    return Meant("proven by the tests named here", row, tuple(f"{file}::{test}" for test in tests))


_TAIHE, _BAO_HUANG, _BIG_TWO = (f"engine/games/{game}/" for game in ("taihe_a_bao", "bao_huang", "big_two"))
_RULES, _RESTATED = "engine/games/bashi_fen/rules/", "engine/games/bashi_fen/restated/"
_TAKEN = proven(
    "TAB-10",
    f"{_TAIHE}truth/test_deal.py",
    "test_cards_are_taken_one_at_a_time_counter_clockwise_until_the_deck_is_gone",
)
_HANDED_OVER = proven(
    "TAB-23",
    f"{_TAIHE}rules/test_bidding.py",
    "test_the_called_card_is_shown_to_all_and_the_returned_card_to_the_two_alone",
)
_ONE_WAY = Meant(
    "three things go one way: a test follows each of them",
    "BH-04",
    (
        f"{_BAO_HUANG}truth/test_deal.py::test_cards_are_taken_one_at_a_time_in_the_direction_of_play",
        f"{_BAO_HUANG}truth/test_deal.py::test_the_card_is_passed_on_in_the_direction_of_play_for_nothing",
        f"{_BAO_HUANG}rules/test_play.py::test_play_goes_on_in_the_agreed_direction",
    ),
)
_ORDER = proven("BSF-20", f"{_RESTATED}test_order.py", "test_suits_heights_and_neighbours_are_those_of_the_rows")
_WORKED_OUT = Meant("its numbers are those of the engine's own score: test_brackets_are_those_of_the_score")
_NAMED_BY_POINTS = proven("BSF-62", f"{_RULES}test_result.py", "test_points_below_the_first_bracket_are_called_so")
_COPIES = proven("BSF-40", f"{_RESTATED}test_calling.py", "test_the_called_copies_are_answered_by_whoever_plays_them")
_FILLED_TWICE = proven(
    "BSF-83", f"{_RESTATED}test_calling.py", "test_the_called_copies_are_answered_by_whoever_plays_them"
)
_KITTY_TURNED = proven(
    "BSF-17",
    f"{_RULES}test_bidding.py",
    "test_the_kitty_may_be_turned_to_name_trumps",
    "test_as_many_kitty_cards_are_turned_as_it_takes",
)
_REDEAL = proven("BSF-18", f"{_RULES}test_bidding.py", "test_a_hand_without_trumps_or_points_may_be_dealt_anew")
_BIDS = "test_every_bid_is_judged_and_names_what_the_rows_say"

MEANT: Mapping[str, Mapping[str, Meant]] = {
    "taihe_a_bao": {
        "rules.taken": _TAKEN,
        "rules.dealt": proven(
            "TAB-12",
            f"{_TAIHE}truth/test_deal.py",
            "test_a_dealer_deals_one_card_at_a_time_counter_clockwise",
            "test_a_dealer_drawn_by_lot_deals_from_the_right_and_the_office_moves_right",
        ),
        "option.dealing.taken": _TAKEN,
        "term.mopai": _TAKEN,
        "term.yaopai": _HANDED_OVER,
        "term.huanpai": _HANDED_OVER,
        "term.shouchu": Meant("“one” is whoever leads"),
        "term.buyao": Meant("“this time” is no number"),
        "term.baodan": Meant("what the word says"),
    },
    "bao_huang": {
        "option.direction.counter-clockwise": _ONE_WAY,
        "option.direction.clockwise": _ONE_WAY,
        "rules.play": proven(
            "BH-40",
            f"{_BAO_HUANG}rules/test_play.py",
            "test_the_emperor_leads_and_may_not_pass",
            "test_passing_does_not_bar_a_later_play",
        ),
        "rules.dropping_out": proven(
            "BH-41",
            f"{_BAO_HUANG}rules/test_play.py",
            "test_when_who_ran_out_stays_unbeaten_the_next_with_cards_leads",
            "test_who_is_out_is_asked_no_more",
        ),
        "rules.please": proven(
            "BH-42",
            f"{_BAO_HUANG}rules/test_play.py",
            "test_a_play_may_ask_to_be_let_stand_and_nobody_has_to_comply",
        ),
        "term.zhanpai": proven(
            "BH-42",
            f"{_BAO_HUANG}rules/test_play.py",
            "test_a_play_may_ask_to_be_let_stand_and_nobody_has_to_comply",
        ),
        "term.buyao": Meant("“this play” is no number"),
        "rules.ending": proven(
            "BH-43",
            f"{_BAO_HUANG}rules/test_play.py",
            "test_a_deal_goes_on_until_one_side_is_out_and_all_are_placed",
            "test_who_is_left_is_placed_by_cards_then_in_turn_order",
        ),
        "rules.seen_alone": proven(
            "BH-43",
            f"{_BAO_HUANG}ai/imagine/test_sampler.py",
            "test_a_deal_that_goes_on_with_one_left_beside_the_emperor_shows_that_the_emperor_is_alone",
        ),
    },
    "big_two": {
        "term.chudaer": Meant("how the game was played at first"),
        "term.liangduier": Meant("what the word says; mode.partnership is asked about"),
        "term.buyao": Meant("“this play” is no number"),
        "term.zuihouyizhang": proven(
            "BT-30", f"{_BIG_TWO}rules/test_last_card.py", "test_who_is_left_with_one_card_declares_and_all_are_told"
        ),
        "rules.deal": proven(
            "BT-04",
            f"{_BIG_TWO}truth/test_deal.py",
            "test_cards_are_taken_one_at_a_time_counter_clockwise_and_play_goes_the_same_way",
        ),
    },
    "bashi_fen": {
        "term.daguang": _NAMED_BY_POINTS,
        "rules.order": _ORDER,
        "rules.order.no_jokers": _ORDER,
        "rules.agreed": Meant("title and sentence of an option, which are asked about by themselves"),
        "rules.bracket.one": _WORKED_OUT,
        "rules.bracket.range": _WORKED_OUT,
        "rules.bracket.top": _WORKED_OUT,
        "rules.points": proven(
            "BSF-60", f"{_RESTATED}test_scores.py", "test_the_result_of_a_hand_is_added_up_as_the_rows_say"
        ),
        "rules.points.kitty": Meant(
            "when it is turned over, and what it brings then",
            "BSF-61",
            (
                "engine/games/bashi_fen/test_match.py"
                "::test_the_kitty_is_turned_over_where_the_opponents_have_won_the_last_trick_and_not_else",
                f"{_RESTATED}test_scores.py::test_the_result_of_a_hand_is_added_up_as_the_rows_say",
            ),
        ),
        "option.no_bid.redeal": proven(
            "BSF-17",
            f"{_RULES}test_bidding.py",
            "test_without_a_bid_there_is_a_new_deal_with_the_same_first_taker",
        ),
        "option.no_bid.turn_kitty": _KITTY_TURNED,
        "rules.fine.last_round": proven(
            "BSF-11",
            f"{_RULES}test_bidding.py",
            "test_after_the_last_card_all_are_asked_until_the_others_have_passed",
        ),
        "rules.fine.reading": Meant(
            "parts are read by one function, and may be named otherwise",
            "BSF-5D",
            (
                f"{_RESTATED}test_combinations.py::test_cards_are_read_largest_first",
                f"{_RULES}test_parts.py::test_the_leader_may_name_another_reading",
            ),
        ),
        "rules.fine.following": proven(
            "BSF-53", f"{_RULES}following/test_follow.py", "test_a_pair_is_due_though_it_is_part_of_a_tractor"
        ),
        "option.first_taker.cut": Meant(
            "how people handle cards: by lot anybody may be the one who takes first",
            "BSF-10",
            (f"{_RESTATED}test_calling.py::test_everybody_may_take_first_in_a_new_match",),
        ),
        "option.first_taker.turn_up": proven(
            "BSF-10",
            f"{_RESTATED}test_calling.py",
            "test_the_first_taker_is_counted_to_counter_clockwise_from_who_turned_the_card",
        ),
        "option.redeal_right.none": proven(
            "BSF-18",
            f"{_RULES}test_bidding.py",
            "test_nobody_is_asked_for_a_new_deal_where_there_is_no_right_to_one",
        ),
        "option.redeal_right.no_points": _REDEAL,
        "option.redeal_right.no_points.tens": _REDEAL,
        "option.redeal_right.no_points.none": _REDEAL,
        "option.chao_dipi.no": proven(
            "BSF-31", f"{_RULES}test_kitty.py", "test_the_kitty_is_buried_once_where_nobody_may_take_it_up_again"
        ),
        "option.call.copy": proven(
            "BSF-40", f"{_RULES}test_partners.py", "test_a_partner_is_known_when_the_called_copy_falls_and_not_before"
        ),
        "rules.partners.unknown": proven(
            "BSF-40",
            f"{_RULES}test_partners.py",
            "test_a_called_card_may_lie_with_the_declarer_in_the_kitty_or_twice_in_one_hand",
        ),
        "rules.partners.unknown.each": _COPIES,
        "rules.partners.unknown.one": proven(
            "BSF-40",
            f"{_RULES}test_partners.py",
            "test_the_declarer_is_alone_whose_called_card_nobody_else_plays",
        ),
        "option.may_bid.anyone": proven(
            "BSF-12",
            f"{_RULES}test_bidding.py",
            "test_losers_of_the_last_hand_may_bid_and_overbid_where_anybody_may",
        ),
        "option.may_bid.not_losers": proven(
            "BSF-12",
            f"{_RULES}test_bidding.py",
            "test_losers_of_the_last_hand_may_not_bid_where_so_agreed",
            "test_losers_of_the_last_hand_may_bid_and_overbid_where_anybody_may",
        ),
        "option.call.colour": _COPIES,
        "option.double_join.yes": _FILLED_TWICE,
        "option.double_join.no": _FILLED_TWICE,
        "option.double_join.no.colour": _FILLED_TWICE,
        "option.joker_bid.no": proven(
            "BSF-14",
            f"{_RESTATED}test_bidding.py",
            "test_what_jokers_can_name_at_a_table_is_what_some_bidding_names",
        ),
        "rules.fine.chao_dipi": proven(
            "BSF-31",
            f"{_RULES}test_kitty.py",
            "test_the_kitty_is_fought_for_by_overbids_until_the_others_have_passed",
            "test_a_pass_bars_nothing_later_and_the_last_taker_is_not_asked",
        ),
        "rules.fine.chao_dipi_losers": proven("BSF-31", f"{_RESTATED}test_bidding.py", _BIDS),
        "option.overbid_keeps_declarer.yes": proven(
            "BSF-13",
            f"{_RULES}test_bidding.py",
            "test_cards_of_the_declarers_rank_may_change_only_the_suit",
        ),
        "option.hide_played.yes": proven(
            "BSF-86",
            "ui/table/test_bashi_fen.py",
            "test_the_last_trick_is_one_key_away_unless_the_table_closes_it",
        ),
    },
}
