"""Why a bid, a burial, a call or a question's answer is refused in Bashi Fen; ``leads`` and ``follow`` judge plays."""

from __future__ import annotations

from enum import StrEnum


class RefusalReason(StrEnum):
    """The reasons; their words stand under ``refusal.<reason>``."""

    NOT_YOUR_TURN = "not_your_turn"
    DEAL_OVER = "deal_over"
    NOT_NOW = "not_now"
    NOT_IN_HAND = "not_in_hand"
    BID_NOTHING = "bid_nothing"
    BID_NOT_IDENTICAL = "bid_not_identical"
    BID_WRONG_RANK = "bid_wrong_rank"
    BID_NO_RANK = "bid_no_rank"
    BID_NO_JOKERS = "bid_no_jokers"
    BID_TOO_FEW_JOKERS = "bid_too_few_jokers"
    BID_SAY_WHICH = "bid_say_which"
    BID_SAYS_TOO_MUCH = "bid_says_too_much"
    BID_LOSER = "bid_loser"
    NO_OVERBID = "no_overbid"
    OWN_BID = "own_bid"
    OWN_BID_STANDS = "own_bid_stands"
    BID_TOO_LOW = "bid_too_low"
    NO_TRUMP_STANDS = "no_trump_stands"
    BID_UNBEATABLE = "bid_unbeatable"
    REDEAL_HAS_TRUMPS = "redeal_has_trumps"
    REDEAL_HAS_POINTS = "redeal_has_points"
    BURY_COUNT = "bury_count"
    CALL_BY_COPY = "call_by_copy"
    CALL_BY_COLOUR = "call_by_colour"
    CALL_TOO_MANY = "call_too_many"
    CALL_TOO_FEW = "call_too_few"
    CALL_TWICE = "call_twice"
    CALL_NO_SUCH_COPY = "call_no_such_copy"
    CALL_TRUMP = "call_trump"
    CALL_HIGHEST = "call_highest"
    CALL_POINTS = "call_points"
    PLAY_NOTHING = "play_nothing"
    PLAY_PARTS = "play_parts"
