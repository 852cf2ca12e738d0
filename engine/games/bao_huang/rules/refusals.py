"""Why an action is refused in Bao Huang, each with the row of the rules it comes from."""

from __future__ import annotations

from enum import StrEnum

from engine.games.bao_huang.melds import RED, SIX, Meld, hangs, meld_words
from engine.games.bao_huang.options import Options
from engine.games.bao_huang.rules.phases import Announcing, Crowning, Finished, Giving, Phase, Playing, Taking
from engine.refusals import Refusal, refuse
from engine.words import text


class RefusalReason(StrEnum):
    """The reasons; their words stand under ``refusal.<reason>``."""

    NOT_YOUR_TURN = "not_your_turn"
    DEAL_OVER = "deal_over"
    NOT_NOW = "not_now"
    NOT_IN_HAND = "not_in_hand"
    NO_CARDS = "no_cards"
    NOT_A_COMBINATION = "not_a_combination"
    SIXES_ALONE = "sixes_alone"
    SIXES_LAST = "sixes_last"
    LEADER_MUST_PLAY = "leader_must_play"
    OTHER_NUMBER = "other_number"
    TOO_LOW = "too_low"
    UNBEATABLE = "unbeatable"
    MUST_ACCEPT = "must_accept"
    NOT_EUNUCH = "not_eunuch"
    TRIBUTE_NUMBER = "tribute_number"
    TRIBUTE_JOKER = "tribute_joker"
    TRIBUTE_TWO = "tribute_two"
    NOT_HIGHEST = "not_highest"
    NOT_IN_POOL = "not_in_pool"


def not_now(phase: Phase) -> Refusal:
    """Why something is done that belongs elsewhere, with what is asked in this phase."""
    match phase:
        case Giving():
            return refuse(RefusalReason.NOT_NOW, "BH-14", asked=text("now.giving"))
        case Taking():
            return refuse(RefusalReason.NOT_NOW, "BH-21", asked=text("now.taking"))
        case Crowning():
            return refuse(RefusalReason.NOT_NOW, "BH-11", asked=text("now.crowning"))
        case Announcing():
            return refuse(RefusalReason.NOT_NOW, "BH-64", asked=text("now.announcing"))
        case Playing():
            return refuse(RefusalReason.NOT_NOW, "BH-40", asked=text("now.playing"))
        case Finished():
            return refuse(RefusalReason.DEAL_OVER, "BH-43")


def no_meld(heights: tuple[int, ...], options: Options) -> Refusal:
    """Why cards of these falling heights make no combination (BH-30, BH-44)."""
    if not heights:
        return refuse(RefusalReason.NO_CARDS, "BH-30")
    if options.sixes_last and heights[-1] == SIX and all(each == SIX or hangs(each, options) for each in heights):
        return refuse(RefusalReason.SIXES_ALONE, "BH-44")
    hanging = text("hangs.twos" if options.twos_hang else "hangs.jokers")
    return refuse(RefusalReason.NOT_A_COMBINATION, "BH-34" if options.twos_hang else "BH-30", hanging=hanging)


def not_beaten(meld: Meld, over: Meld, options: Options) -> Refusal:
    """Why this combination does not beat that one (BH-31 … BH-33)."""
    if RED in over.heights:
        return refuse(RefusalReason.UNBEATABLE, "BH-32", over=meld_words(over))
    if meld.size != over.size:
        return refuse(RefusalReason.OTHER_NUMBER, "BH-31", size=over.size)
    row = "BH-33" if options.joker_order else "BH-31"
    needed = text("beating.jokers" if options.joker_order else "beating.each")
    return refuse(RefusalReason.TOO_LOW, row, play=meld_words(meld), over=meld_words(over), needed=needed)
