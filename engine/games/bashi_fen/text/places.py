"""Where the rules of Bashi Fen say why a move is refused, and which paragraphs tell a house rule in other words."""

from engine.cards import SUITED_RANKS

_TRUMPS = ("rules.trumps.fixed", "rules.trumps.fluid")
_ORDER_OF_BIDS = ("option.bid_order", "option.overbid", "rules.trumps.first_stands")
_OWN_BID = ("option.overbid_self", "rules.trumps.first_stands")
_JOKERS = ("rules.trumps.no_jokers", "rules.trumps.too_few_jokers")
_SETS = (
    *("rules.play.sets.pairs", "rules.play.sets.more", "rules.play.sets.alone", "rules.play.sets.fillers"),
    "rules.play.singles",
)
_PAIRS = ("rules.play.follow.pairs.tractor", "rules.play.follow.pairs.tuples", "option.tuple_follow")

REASONS = {
    "refusal.bid_not_identical": ("rules.trumps.several", *_TRUMPS),
    "refusal.bid_no_jokers": (*_JOKERS, "option.joker_bid"),
    "refusal.bid_too_few_jokers": ("option.joker_bid_min", *_JOKERS),
    "refusal.no_overbid": ("rules.trumps.first_stands", "option.overbid"),
    "refusal.own_bid": _OWN_BID,
    "refusal.own_bid_stands": _OWN_BID,
    "refusal.bid_too_low": _ORDER_OF_BIDS,
    "refusal.bid_unbeatable": _ORDER_OF_BIDS,
    "refusal.no_trump_stands": ("rules.fine.over_no_trump", "rules.fine.over_no_trump.more", "option.bid_order"),
    "refusal.call_too_many": ("rules.partners.fluid",),
    "refusal.call_twice": ("option.call",),
    "refusal.call_no_such_copy": ("option.call",),
    "refusal.call_highest": ("option.partner_cards",),
    "refusal.call_points": ("option.partner_cards",),
    "refusal.play_parts": ("rules.fine.reading", "rules.fine.reading_sets", "rules.fine.reading_equal"),
    "refusal.suit_first": ("rules.play.follow", "rules.play.follow.bombs"),
    "refusal.sequence_owed": ("rules.play.follow.pairs.tractor", "option.tractor_follow"),
    "refusal.tuples_owed": _PAIRS,
    "refusal.smaller_owed": _PAIRS,
    "refusal.mixed_suits": ("rules.play",),
    "refusal.unequal_tuples": ("rules.fine.reading_equal", "option.throws"),
    "refusal.no_part": _SETS,
    "refusal.no_part_or_run": _SETS,
    "refusal.no_single": _SETS,
    "refusal.no_single_or_run": _SETS,
    "refusal.no_single_or_set": _SETS,
}
"""By refusal the paragraphs that tell why, where the first paragraph of its row does not."""

_CARDS = ("rules.cards", "rules.cards.no_jokers")
_LEVELS = ("rules.aim.levels", "rules.aim.levels.one")
_BRACKETS = ("rules.brackets", "rules.brackets.fluid", "rules.brackets.never")
_KITTY = ("rules.kitty", "rules.kitty.contested")
_THROWN = ("rules.throws.follow",)
_ENDS = ("rules.end.fixed", "rules.end.fluid", "rules.end.by_gains")

TELLS = {
    "option.partners.fixed": ("rules.partners.fixed",),
    "option.partners.fluid": ("rules.partners.fluid",),
    **{f"option.seats.{seats}": _CARDS for seats in range(4, 11)},
    "option.packs.about": _CARDS,
    "option.packs.auto": _CARDS,
    "option.jokers.all": _CARDS,
    "option.jokers.all.one_pack": _CARDS,
    "option.jokers.one_pair.one_pack": _CARDS,
    "option.jokers.none": _CARDS,
    **{f"option.lowest_rank.{rank.value}": ("rules.cards.lowest",) for rank in SUITED_RANKS},
    "option.lowest_rank.2": _CARDS,
    "option.may_bid.anyone": _TRUMPS,
    "option.overbid.no": ("rules.trumps.first_stands",),
    "option.overbid_keeps_declarer.no": _TRUMPS,
    "option.joker_bid.no.never": _JOKERS,
    "option.kitty.auto": _KITTY,
    "option.kitty.about": _KITTY,
    "option.six_card_kitty.no": _KITTY,
    "option.six_card_kitty.jokers": _KITTY,
    "option.six_card_kitty.jokers.none": _KITTY,
    "option.six_card_kitty.fillers.none": _KITTY,
    "option.six_card_kitty.fillers": ("rules.order.fillers", "rules.order.fillers.alone"),
    "option.chao_dipi.no": _KITTY,
    "option.double_join.yes": ("rules.partners.unknown",),
    "option.tractor_follow.tractor": ("rules.play.follow.pairs.tractor",),
    "option.tractor_follow.tuples": ("rules.play.follow.pairs.tuples",),
    "option.throw_follow.shape": _THROWN,
    "option.throw_follow.shape.runs": _THROWN,
    "option.step.about": _BRACKETS,
    "option.step.about.one_pack": _BRACKETS,
    **{
        f"option.{name}.{value}": _BRACKETS
        for name in ("low_gains", "dead_bracket", "open_top")
        for value in ("yes", "no")
    },
    "option.turnover.2s": _BRACKETS,
    "option.turnover.2½s": _BRACKETS,
    **{f"option.{name}.{rank.value}": _LEVELS for name in ("start_level", "end_level") for rank in SUITED_RANKS},
    "option.passing_end.as_declarers.fixed": _ENDS,
    "option.passing_end.as_declarers.fluid": _ENDS,
    "option.passing_end.by_gains.freely": _ENDS,
    "option.wrap.no": _ENDS,
    "option.wrap.yes": ("rules.end.wrap",),
    "option.hands.about": ("rules.end.wrap",),
    "option.red_five.yes": ("rules.order.red_five",),
}
"""By the sentence of a house rule the paragraphs that say the same."""
