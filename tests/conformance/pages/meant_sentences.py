"""Sentences of rules pages that say nobody, only, every … and that no fact of a table answers for, with the reason."""

from __future__ import annotations

from collections.abc import Mapping

_HANDS_DO_IT = "how people handle cards; that the deal comes out so is proven by the row's own test: "
_ORDER = "told in pictures and in rules.order.example, whose trumps are asked about"
_WORKED_OUT = "its numbers are those of the engine's own score: "

MEANT: Mapping[str, Mapping[str, str]] = {
    "taihe_a_bao": {
        "rules.taken": _HANDS_DO_IT + "TAB-10",
        "rules.dealt": _HANDS_DO_IT + "TAB-12",
        "option.dealing.taken": _HANDS_DO_IT + "TAB-10",
    },
    "bao_huang": {
        "option.direction.counter-clockwise": "three things go one way: BH-04's own test follows each of them",
        "option.direction.clockwise": "three things go one way: BH-04's own test follows each of them",
        "first.end": "when a deal is over is proven by BH-43's own test",
        "rules.dropping_out": "who leads after a player is out is proven by BH-41's own test",
        "rules.please": "says what others are free to do; asking changes no view's moves, by BH-42's own test",
        "rules.ending": "the places at the end are proven by BH-43's own test",
        "rules.seen_alone": "a conclusion from rules.ending, which a reader can draw; nothing in the engine says it",
    },
    "big_two": {
        "rules.deal": _HANDS_DO_IT + "BT-04",
    },
    "bashi_fen": {
        "rules.order": _ORDER,
        "rules.order.no_jokers": _ORDER,
        "rules.agreed": "title and sentence of an option, which are asked about by themselves",
        "rules.bracket.one": _WORKED_OUT + "test_brackets_are_those_of_the_score",
        "rules.bracket.range": _WORKED_OUT + "test_brackets_are_those_of_the_score",
        "rules.bracket.top": _WORKED_OUT + "test_brackets_are_those_of_the_score",
        "rules.points": "which tricks count is proven by BSF-60's own test over whole hands",
        "rules.points.kitty": "the sum is proven by BSF-61's own test; its factor is asked about in the options",
        "option.no_bid.redeal": "what follows when all pass is proven by BSF-17's own test",
        "option.no_bid.turn_kitty": "what follows when all pass is proven by BSF-17's own test, card by card",
        "rules.fine.last_round": "who is asked at the end is proven by BSF-11's own test",
        "rules.fine.reading": "parts are read by one function, which the tests of BSF-5D look at in many throws",
        "rules.fine.following": "a conclusion from the obligation to follow, which the facts of the options ask about",
        "option.first_taker.cut": _HANDS_DO_IT + "BSF-10",
        "option.first_taker.turn_up": _HANDS_DO_IT + "BSF-10",
        "option.redeal_right.none": "no view offers it, by BSF-18's own test",
        "option.redeal_right.no_points": "which hands may ask is proven by BSF-18's own test",
        "option.chao_dipi.no": "that nothing is asked after the burial is proven by BSF-31's own test",
        "option.call.copy": "says how a copy is counted; BSF-40's own test plays it",
        "rules.partners.unknown": "says what may happen; who is a partner is proven by BSF-40's own test",
        "rules.fine.used_up": "who is a partner is proven by BSF-40's own test",
        "option.may_bid.anyone": "the other value has BSF-12's own test",
        "option.may_bid.not_losers": "who may not bid is proven by BSF-12's own test",
        "option.double_join.yes": "who joins by which copy is proven by BSF-83's own test",
        "option.double_join.no": "who joins by which copy is proven by BSF-83's own test",
        "option.joker_bid.no": "which bids jokers make is asked about in rules.trumps.no_jokers",
        "rules.fine.chao_dipi": "the order of asking is proven by BSF-31's own test",
        "rules.fine.chao_dipi_losers": "who is asked is proven by BSF-31's own test",
        "option.overbid_keeps_declarer.yes": "who declares is proven by BSF-13's own test",
        "option.hide_played.yes": "a promise of the screen, proven by the tests of the table",
    },
}
