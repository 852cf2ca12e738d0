"""Why an action is refused in Taihe A Bao, each with the row of the rules it comes from."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from functools import cache

from engine.games.taihe_a_bao.melds import ACE, NINE, SEVEN, Meld, meld_words, plays
from engine.games.taihe_a_bao.options import Options, pack, three_aces_are_four
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Finished, Phase, Playing, Returning
from engine.refusals import Refusal, refuse
from engine.words import text


class RefusalReason(StrEnum):
    """The reasons; their words stand under ``refusal.<reason>``."""

    NOT_YOUR_TURN = "not_your_turn"
    DEAL_OVER = "deal_over"
    NOT_NOW = "not_now"
    NOT_IN_HAND = "not_in_hand"
    NO_CARDS = "no_cards"
    TOO_SHORT = "too_short"
    ACES_IN_RUN = "aces_in_run"
    GAP = "gap"
    NOT_A_COMBINATION = "not_a_combination"
    LEADER_MUST_PLAY = "leader_must_play"
    OTHER_TYPE = "other_type"
    TOO_LOW = "too_low"
    NEEDS_BOMB = "needs_bomb"
    UNBEATABLE = "unbeatable"
    STARTER_MUST_CALL = "starter_must_call"
    CALL_NOT_IN_PACK = "call_not_in_pack"
    CALL_OWN = "call_own"
    CALL_ACE = "call_ace"
    CALL_FOUR_HEARTS = "call_four_hearts"
    CALL_AGAIN = "call_again"
    RECALL_NEEDS_THREE = "recall_needs_three"
    RETURN_ACE = "return_ace"
    RETURN_FOUR_HEARTS = "return_four_hearts"
    RETURN_SAME = "return_same"


def not_now(phase: Phase) -> Refusal:
    """Why something is done that belongs elsewhere, with what is asked in this phase."""
    match phase:
        case Bidding():
            return refuse(RefusalReason.NOT_NOW, "TAB-21", asked=text("now.bidding"))
        case Calling():
            return refuse(RefusalReason.NOT_NOW, "TAB-22", asked=text("now.calling"))
        case Returning():
            return refuse(RefusalReason.NOT_NOW, "TAB-23", asked=text("now.returning"))
        case Playing():
            return refuse(RefusalReason.NOT_NOW, "TAB-30", asked=text("now.playing"))
        case Finished():
            return refuse(RefusalReason.DEAL_OVER, "TAB-38")


def no_meld(counts: Counter[int]) -> Refusal:
    """Why cards that make no combination make none, as exactly as can be said (TAB-31, TAB-32)."""
    if not counts:
        return refuse(RefusalReason.NO_CARDS, "TAB-31")
    low, top = min(counts), max(counts)
    consecutive = len(counts) == top - low + 1 > 1
    copies = set(counts.values())
    if not consecutive or copies not in ({1}, {2}):
        return refuse(RefusalReason.NOT_A_COMBINATION, "TAB-31")
    if top == ACE:
        return refuse(RefusalReason.ACES_IN_RUN, "TAB-32")
    if low <= SEVEN and top >= NINE:
        return refuse(RefusalReason.GAP, "TAB-32")
    return refuse(RefusalReason.TOO_SHORT, "TAB-31")


def not_beaten(meld: Meld, over: Meld, options: Options) -> Refusal:
    """Why this combination does not beat that one (TAB-33, TAB-34), with the pack of these options."""
    played, lies = meld_words(meld), meld_words(over)
    if _unbeatable(over, options):
        return refuse(
            RefusalReason.UNBEATABLE,
            "TAB-37" if over.top == ACE and three_aces_are_four(options) else "TAB-34",
            over=lies,
        )
    if over.bomb and not meld.bomb:
        return refuse(RefusalReason.NEEDS_BOMB, "TAB-34", over=lies)
    if not meld.bomb and (meld.kind, meld.size) != (over.kind, over.size):
        return refuse(RefusalReason.OTHER_TYPE, "TAB-33", play=played, over=lies)
    return refuse(RefusalReason.TOO_LOW, "TAB-34" if over.bomb else "TAB-33", play=played, over=lies)


@cache
def _unbeatable(over: Meld, options: Options) -> bool:
    """Whether no cards of the pack beat this: four Kings are the highest bomb where there are no Aces."""
    return next(plays(pack(options), over, three_aces_are_four(options)), None) is None
