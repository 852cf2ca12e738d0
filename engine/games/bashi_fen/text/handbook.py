"""The handbook of Bashi Fen: the paragraph of each row, the paragraph of each question, examples and Chinese terms."""

from __future__ import annotations

from engine.cards import read_cards
from engine.games.bashi_fen.options import Options, packs_of
from engine.games.bashi_fen.rules.phases import (
    Asking,
    Burying,
    Calling,
    Claiming,
    Contesting,
    Finished,
    Playing,
    Taking,
)
from engine.games.bashi_fen.rules.view import View
from engine.handbook import Example, Examples, Handbook, Term
from engine.words import text

_ROWS = {
    "rules.aim": ("BSF-05", "BSF-60"),
    "rules.cards": ("BSF-01", "BSF-02", "BSF-03", "BSF-04"),
    "rules.trumps.fixed": ("BSF-10", "BSF-11", "BSF-16", "BSF-19"),
    "rules.trumps.fluid": ("BSF-10", "BSF-11", "BSF-12", "BSF-16"),
    "rules.order": ("BSF-20", "BSF-22"),
    "rules.order.no_suit": ("BSF-21",),
    "rules.order.no_trump": ("BSF-21",),
    "rules.kitty": ("BSF-30",),
    "rules.partners.fluid": ("BSF-40",),
    "rules.play": ("BSF-50",),
    "rules.play.tractors": ("BSF-54",),
    "rules.play.follow": ("BSF-51",),
    "rules.play.wins": ("BSF-23", "BSF-52"),
    "rules.throws.follow": ("BSF-5B", "BSF-5D"),
    "rules.points": ("BSF-43", "BSF-60", "BSF-61"),
    "rules.bracket.declarers.one": ("BSF-62", "BSF-63"),
    "rules.next.fixed": ("BSF-71",),
    "rules.next.fluid": ("BSF-71",),
    "option.tuple_follow.decompose": ("BSF-80",),
    "option.tuple_follow.suit_only": ("BSF-80",),
    "option.throw_compare.highest_card": ("BSF-81",),
}


def section(view: View) -> str:
    """The paragraph that the present question is about."""
    match view.phase:
        case Taking() | Asking():
            return f"rules.trumps.{view.options.partners}"
        case Claiming():
            return f"option.redeal_right.{view.options.redeal_right}"
        case Burying():
            return "rules.kitty"
        case Contesting():
            return "option.chao_dipi.yes"
        case Calling():
            return f"rules.partners.{view.options.partners}"
        case Playing():
            return "rules.play"
        case Finished():
            return "rules.points"


def examples(options: Options) -> Examples:
    """Trumps from high to low where hearts are trump and 2 is the rank, and what can be led."""
    shapes = [("KS", "example.single")]
    if packs_of(options) > 1:
        shapes += [
            ("9C 9C", "example.pair"),
            ("6S 6S 7S 7S", "example.tractor"),
            ("2C 2C 2H 2H BJ BJ", "example.high_tractor"),
        ]
    if options.throws != "no":
        shapes.append(("AS KS" if packs_of(options) == 1 else "AS AS KS", "example.throw"))
    return {
        "rules.order": (Example(read_cards("RJ BJ 2H 2S AH KH 3H"), text("example.trumps")),),
        "rules.play": tuple(Example(read_cards(words), text(said)) for words, said in shapes),
        "rules.aim": (Example(read_cards("5D 10D KD"), text("example.points")),),
    }


_GLOSSARY = (
    Term("shengji", "升级", "升級", "shēng jí", "ションジー"),
    Term("tuolaji", "拖拉机", "拖拉機", "tuō lā jī", "トゥオラージー"),
    Term("zhaopengyou", "找朋友", "找朋友", "zhǎo péng you", "ジャオポンヨウ"),
    Term("zhu", "主", "主", "zhǔ", "ジュー"),
    Term("fu", "副", "副", "fù", "フー"),
    Term("jipai", "级牌", "級牌", "jí pái", "ジーパイ"),
    Term("liangzhu", "亮主", "亮主", "liàng zhǔ", "リアンジュー"),
    Term("fanzhu", "反主", "反主", "fǎn zhǔ", "ファンジュー"),
    Term("zhuangjia", "庄家", "莊家", "zhuāng jiā", "ジュアンジア"),
    Term("dipai", "底牌", "底牌", "dǐ pái", "ディーパイ"),
    Term("koudi", "扣底", "扣底", "kòu dǐ", "コウディー"),
    Term("chaodipi", "炒地皮", "炒地皮", "chǎo dì pí", "チャオディーピー"),
    Term("dun", "墩", "墩", "dūn", "ドゥン"),
    Term("duizi", "对子", "對子", "duì zi", "ドゥイズ"),
    Term("shuaipai", "甩牌", "甩牌", "shuǎi pái", "シュアイパイ"),
    Term("bi", "毙", "斃", "bì", "ビー"),
    Term("fen", "分", "分", "fēn", "フェン"),
    Term("shangtai", "上台", "上台", "shàng tái", "シャンタイ"),
)

HANDBOOK = Handbook(_ROWS, section, examples, _GLOSSARY)
