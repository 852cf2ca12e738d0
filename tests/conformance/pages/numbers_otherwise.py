"""Numbers that one language says and another puts otherwise, sentence by sentence: each was read in all four."""

from __future__ import annotations

from collections.abc import Mapping

OTHERWISE: Mapping[str, Mapping[str, tuple[float, ...]]] = {
    "taihe_a_bao": {
        "option.shutout_doubles.no": (2,),  # "like any other" and 不另加倍
        "option.collapse_doubles.no": (2,),  # the same
        "rules.thrown_in.four_hearts": (2,),  # "again" and 第二轮
        "rules.thrown_in": (2,),  # the same
        "lesson.blocks.1.ask": (2,),  # "within … or …" and 两段里
        "term.duizi": (2,),  # a pair
    },
    "bao_huang": {
        "equals.2": (2,),  # "a pair of Kings" and 两张K
        "preset.sixes_last.about": (2,),  # "the play before the last" and 倒数第二手
        "option.joker_order.no": (2,),  # "both"
        "rules.score": (2,),  # "opposing sides" and 两方
        "lesson.hanging.1.right": (3,),  # "9-9-9" and 三张9
        "lesson.alone.1.ask": (2,),  # "the emperor card and the eunuch card" and 両方
        "lesson.sixes.1.some": (2,),  # "the Kings", of which there are two, and 两张K
    },
    "big_two": {
        "game.about": (2,),  # "partners" and 两人
        "meld.full_house": (3,),  # Japanese names the rank alone
        "refusal.pair_left": (2,),  # "two cards of one rank" and 点数相同的牌
        "rules.difference": (2,),  # "both"
        "rules.forgotten_partnership": (2,),  # "the multiplication" and 加倍之后
        "rules.score.alone": (3,),  # "the others", who are three, and 另外三家
        "lesson.five_cards.2.ask": (2,),  # "two 9s" and ペア
        "lesson.five_cards.2.wrong": (3,),  # "the Kings", of which there are three, and 三张K
        "lesson.scoring.1.right": (2,),  # "each of you" and 2人とも
        "first.suits": (2,),  # "of two equal ranks" and 点数相同
        "term.chudaer": (2,),  # the game's name
        "term.duizi": (2,),  # a pair
        "term.hulu": (2,),  # "two of a kind" and 一对
        "term.tiezhi": (5,),  # "any fifth card" and 任意一张
    },
    "bashi_fen": {
        "preset.by_the_page": (100,),  # 百科 is an encyclopedia
        "preset.bi_da": (
            5,
            10,
        ),  # 五十K is the name of these ranks
        "option.partners.fixed": (2,),  # "partners" and 2人
        "option.constant_trumps": (2,),  # 常主 is the name of these trumps
        "option.packs.auto": (7,),  # "up to nine", after "up to six", and 七到九人
        "option.jokers.all": (2,),  # "two jokers" and 大小王
        "option.redeal_right.no_points": (
            5,
            10,
        ),  # "5, 10 or K" and 分牌
        "option.six_card_kitty.fillers": (6,),  # the option's own name says of how many cards
        "option.throw_ruff.counts": (3,),  # "triples and so on" and 三张等
        "rules.order.level": (4,),  # "in every suit" and 四门
        "rules.order.level.no_jokers": (4,),  # the same
        "rules.play.sets.more": (3,),  # the same
        "rules.play.sets.alone": (3,),  # the same
        "rules.fine.reading_equal": (2,),  # "both"
        "lesson.pairs.1.right": (2,),  # "the Jacks", of which there are two, and 两张J
        "lesson.throws.1.part": (2,),  # "Aces", of which there are two, and 两张A
        "lesson.throws.1.king": (2,),  # the same
    },
}
