"""Why an action is refused in Big Two, each with the row of the rules it comes from."""

from __future__ import annotations

from enum import StrEnum

from engine.games.big_two.melds import RANKS, Kind, Meld, Values, holds_two, meld_words
from engine.games.big_two.options import MANUAL, PLAIN, Options
from engine.games.big_two.rules.obligations import LEAST_LAID_DOWN, equal_ranks, five_of_a_suit, may_lay_down
from engine.refusals import Refusal, refuse


class RefusalReason(StrEnum):
    """The reasons; their words stand under ``refusal.<reason>``."""

    NOT_YOUR_TURN = "not_your_turn"
    OUT_OF_TRICK = "out_of_trick"
    SET_OVER = "set_over"
    NOT_IN_HAND = "not_in_hand"
    NO_CARDS = "no_cards"
    WRONG_NUMBER = "wrong_number"
    NOT_A_PAIR = "not_a_pair"
    NO_SUCH_STRAIGHT = "no_such_straight"
    TWO_IN_STRAIGHT = "two_in_straight"
    NOT_A_HAND = "not_a_hand"
    LEADER_MUST_PLAY = "leader_must_play"
    OTHER_PATTERN = "other_pattern"
    TOO_LOW = "too_low"
    FIRST_LEAD = "first_lead"
    MUST_PLAY_HIGHEST = "must_play_highest"
    MAY_NOT_PASS = "may_not_pass"
    LEAD_NO_SINGLE = "lead_no_single"
    LEAD_HIGHEST = "lead_highest"
    NOT_LAST_CARD = "not_last_card"
    SAID_FOR_YOU = "said_for_you"
    NO_COUNTER_ATTACK = "no_counter_attack"
    TOO_FEW_LEFT = "too_few_left"
    PAIR_LEFT = "pair_left"
    FLUSH_LEFT = "flush_left"
    STRAIGHT_LEFT = "straight_left"


def no_meld(values: Values, straights: str) -> Refusal:
    """Why these cards make no combination (BT-10, BT-16)."""
    match len(values):
        case 0:
            return refuse(RefusalReason.NO_CARDS, "BT-10")
        case 2:
            return refuse(RefusalReason.NOT_A_PAIR, "BT-10")
        case 5:
            if not _goes_round(values):
                return refuse(RefusalReason.NOT_A_HAND, "BT-13")
            plain = straights == PLAIN
            return refuse(RefusalReason.TWO_IN_STRAIGHT if plain else RefusalReason.NO_SUCH_STRAIGHT, "BT-16")
    return refuse(RefusalReason.WRONG_NUMBER, "BT-10", size=len(values))


def _goes_round(values: Values) -> bool:
    """Whether these are five ranks in a row, were Three to follow Two."""
    heights = {value >> 2 for value in values}
    return any(heights == {(low + more) % len(RANKS) for more in range(5)} for low in range(len(RANKS)))


def not_beaten(meld: Meld, over: Meld) -> Refusal:
    """Why this combination does not beat that one (BT-10 … BT-16)."""
    if meld.size != over.size:
        return refuse(RefusalReason.OTHER_PATTERN, "BT-10", size=over.size)
    return refuse(RefusalReason.TOO_LOW, _compared_by(meld, over), play=meld_words(meld), over=meld_words(over))


def _compared_by(meld: Meld, over: Meld) -> str:
    """The row that compares two combinations of one size."""
    if meld.size < 5:
        return "BT-11" if meld.size == 1 else "BT-12"
    if meld.kind is not over.kind:
        return "BT-13"
    if meld.kind is Kind.FLUSH:
        return "BT-15"
    straight = meld.kind in (Kind.STRAIGHT, Kind.STRAIGHT_FLUSH)
    return "BT-16" if straight and holds_two(over) else "BT-14"


def saying_refusal(left: int, options: Options) -> Refusal | None:
    """Why "last card" may not be said with a play that leaves so many cards (BT-34)."""
    if options.last_card != MANUAL:
        return refuse(RefusalReason.SAID_FOR_YOU, "BT-34")
    return None if left == 1 else refuse(RefusalReason.NOT_LAST_CARD, "BT-34", left=left)


def laying_down_refusal(left: Values, options: Options) -> Refusal | None:
    """Why what a play leaves may not be laid down (BT-50)."""
    if may_lay_down(left, options):
        return None
    if not options.counter_attack:
        return refuse(RefusalReason.NO_COUNTER_ATTACK, "BT-50")
    if len(left) < LEAST_LAID_DOWN:
        return refuse(RefusalReason.TOO_FEW_LEFT, "BT-50", left=len(left), least=LEAST_LAID_DOWN)
    if equal_ranks(left):
        return refuse(RefusalReason.PAIR_LEFT, "BT-50")
    return refuse(RefusalReason.FLUSH_LEFT if five_of_a_suit(left) else RefusalReason.STRAIGHT_LEFT, "BT-50")
