"""The handbook of Bashi Fen: the paragraph of each row, the paragraph of each question, examples and Chinese terms."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards import BLACK_JOKER, STANDARD, Card, Rank, Suit, holds
from engine.games.bashi_fen.options import Options, fluid, packs_of
from engine.games.bashi_fen.pack import most_alike, pack
from engine.games.bashi_fen.rules.asleep import asleep, tractors
from engine.games.bashi_fen.rules.leads import kind_of_cards
from engine.games.bashi_fen.rules.levels import NO_TRUMP, Level, ladder, start
from engine.games.bashi_fen.rules.parts import LeadKind
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
from engine.games.bashi_fen.rules.possible_bids import overbids_happen
from engine.games.bashi_fen.rules.tricks import POINTS
from engine.games.bashi_fen.rules.trumps import Trumps, trumps_of
from engine.games.bashi_fen.rules.view import View
from engine.games.bashi_fen.text.places import REASONS, TELLS
from engine.games.bashi_fen.text.rules_text import aim_of_points, key_of_kitty, key_of_sets, key_of_throws, trumps_shown
from engine.games.bashi_fen.text.statements import STATEMENTS
from engine.teaching.handbook import Example, Examples, Handbook, Term
from engine.words import text

_ROWS = {
    "rules.aim.fixed": ("BSF-01",),
    "rules.aim.fluid": ("BSF-01",),
    "rules.aim.points": ("BSF-60",),
    "rules.aim.points.tens": ("BSF-60",),
    "rules.aim.points.kings": ("BSF-60",),
    "rules.cards": ("BSF-02", "BSF-03", "BSF-04"),
    "rules.cards.no_jokers": ("BSF-02",),
    "rules.order": ("BSF-20", "BSF-22"),
    "rules.order.no_jokers": ("BSF-20", "BSF-22"),
    "rules.order.no_suit": ("BSF-21",),
    "rules.order.no_suit.twos": ("BSF-21", "BSF-88"),
    "rules.order.no_suit.alike": ("BSF-21",),
    "rules.order.no_suit.alike.twos": ("BSF-21", "BSF-88"),
    "rules.order.no_trump": ("BSF-21",),
    "rules.order.no_trump.places": ("BSF-21",),
    "rules.trumps.fixed": ("BSF-10", "BSF-11", "BSF-16", "BSF-19"),
    "rules.trumps.fluid": ("BSF-10", "BSF-11", "BSF-12", "BSF-16"),
    "rules.kitty": ("BSF-30",),
    "rules.kitty.contested": ("BSF-30",),
    "rules.partners.fluid": ("BSF-40",),
    "rules.play": ("BSF-50",),
    "rules.play.sets.pairs": ("BSF-54",),
    "rules.play.sets.more": ("BSF-54",),
    "rules.play.sets.alone": ("BSF-54",),
    "rules.play.sets.fillers": ("BSF-54",),
    "rules.play.follow": ("BSF-51",),
    "rules.play.wins": ("BSF-23",),
    "rules.play.wins.sets": ("BSF-52",),
    "rules.play.wins.sets.alone": ("BSF-52",),
    "rules.throws.follow": ("BSF-5B",),
    "rules.throws.follow.counts": ("BSF-5B",),
    "rules.throws.fails": ("BSF-5D",),
    "rules.throws.fails_equal": ("BSF-5D",),
    "rules.throws.singles.unbeatable": ("BSF-5A", "BSF-5B"),
    "rules.throws.singles.fails": ("BSF-5D",),
    "rules.throws.singles.beaten": ("BSF-5C",),
    "rules.points": ("BSF-60",),
    "rules.points.unknown": ("BSF-43",),
    "rules.points.kitty": ("BSF-61",),
    "rules.brackets": ("BSF-62", "BSF-63"),
    "rules.brackets.fluid": ("BSF-62", "BSF-63"),
    "rules.brackets.never": ("BSF-62", "BSF-63"),
    "rules.next.fixed": ("BSF-71",),
    "rules.next.fixed.never": ("BSF-71",),
    "rules.next.fluid": ("BSF-71",),
    "rules.end.fixed": ("BSF-05",),
    "rules.end.fluid": ("BSF-05",),
    "rules.end.wrap": ("BSF-05",),
    "rules.end.by_gains": ("BSF-05",),
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
            return key_of_kitty(view.options)
        case Contesting():
            return "option.chao_dipi.yes"
        case Calling():
            return f"rules.partners.{view.options.partners}"
        case Playing():
            return "rules.play"
        case Finished():
            return "rules.points"


def examples(options: Options) -> Examples:
    """Trumps from high to low where hearts are named at the first level, and what can be led there in plain suits."""
    trumps = trumps_of(options, Suit.HEARTS, Rank(start(options)))
    high_to_low = [card for card in reversed(trumps.in_order(STANDARD)) if card in pack(options)]
    of_points = [Card(rank, Suit.DIAMONDS) for rank in POINTS]
    shown: dict[str, tuple[Example, ...]] = {
        "rules.order.example": (_trumps_at(options, start(options)),),
        aim_of_points(options): (
            Example(tuple(card for card in of_points if card in pack(options)), text("example.points")),
        ),
    }
    others = [level for level in ladder(options) if level not in (NO_TRUMP, Rank.TWO.value)]
    if options.constant_trumps and others:
        shown["option.constant_trumps.yes"] = (_trumps_at(options, others[0]),)
    spades = [card for card in high_to_low if trumps.suit_of(card) is Suit.SPADES]
    several = packs_of(options) > 1
    leads = [("single", spades[:1])]
    if several:
        leads += [
            ("pair", spades[-1:] * 2),
            *([("triple", spades[-1:] * 3)] if most_alike(options) > 2 else []),
            ("tractor", _tractor(spades[-2:], trumps)),
            *_high_tractor(options, trumps),
        ]
    if options.throws == "unbeatable":
        leads.append(("throw", (spades[:1] * 2 if several else spades[:1]) + spades[1:2]))
    elif options.throws == "strictly_highest":
        leads.append(("throw", spades[:2]))
    fitting = [(said, tuple(cards)) for said, cards in leads if _makes(said, cards, trumps, options)]
    shown[key_of_sets(options)] = tuple(
        Example(cards, text(f"example.{said}", **_named(said, options))) for said, cards in fitting if said != "throw"
    )
    thrown = tuple(Example(cards, text(f"example.{said}")) for said, cards in fitting if said == "throw")
    if thrown:
        shown[key_of_throws(options)] = thrown
    return {key: each for key, each in shown.items() if each and each[0].cards}


def _trumps_at(options: Options, level: Level) -> Example:
    return Example(trumps_shown(options, Rank(level)), text("example.trumps", rank=level))


def _named(said: str, options: Options) -> dict[str, str]:
    return {"rank": start(options)} if said == "high_tractor" else {}


def _tractor(cards: list[Card], trumps: Trumps) -> list[Card]:
    return [card for card in trumps.in_order(cards) for _ in range(2)]


def _high_tractor(options: Options, trumps: Trumps) -> list[tuple[str, list[Card]]]:
    """The cards of the level and the black joker, where they have neighbours."""
    if not options.high_trump_tractors or trumps.rank is None:
        return []
    cards = [Card(trumps.rank, Suit.CLUBS), Card(trumps.rank, Suit.HEARTS), BLACK_JOKER]
    return [("high_tractor", _tractor(cards, trumps))]


def _makes(said: str, cards: Sequence[Card], trumps: Trumps, options: Options) -> bool:
    """Whether the pack has these cards and this table reads them as the example says."""
    if not holds(pack(options), tuple(cards)) or not cards:
        return False
    kinds = {"single": LeadKind.SINGLE, "pair": LeadKind.TUPLE, "triple": LeadKind.TUPLE, "throw": LeadKind.THROW}
    return kind_of_cards(cards, trumps, options) is kinds.get(said, LeadKind.TRACTOR)


def _acts(switch: str) -> Callable[[Options], bool]:
    """Whether this house rule is on and has something to act on, for a table."""
    return lambda options: getattr(options, switch) and not asleep(options, switch)


_GLOSSARY = (
    Term("shengji", "升级", "升級", "shēng jí", "ションジー"),
    Term("tuolaji", "拖拉机", "拖拉機", "tuō lā jī", "トゥオラージー", tractors),
    Term("zhaopengyou", "找朋友", "找朋友", "zhǎo péng you", "ジャオポンヨウ"),
    Term("zhu", "主", "主", "zhǔ", "ジュー"),
    Term("fu", "副", "副", "fù", "フー"),
    Term("jipai", "级牌", "級牌", "jí pái", "ジーパイ"),
    Term("changzhu", "常主", "常主", "cháng zhǔ", "チャンジュー", _acts("constant_trumps")),
    Term("liangzhu", "亮主", "亮主", "liàng zhǔ", "リアンジュー"),
    Term("fanzhu", "反主", "反主", "fǎn zhǔ", "ファンジュー", overbids_happen),
    Term("zhuangjia", "庄家", "莊家", "zhuāng jiā", "ジュアンジア"),
    Term("dipai", "底牌", "底牌", "dǐ pái", "ディーパイ"),
    Term("koudi", "扣底", "扣底", "kòu dǐ", "コウディー"),
    Term("koudifen", "抠底", "摳底", "kōu dǐ", "コウディー"),
    Term("chaodipi", "炒地皮", "炒地皮", "chǎo dì pí", "チャオディーピー", _acts("chao_dipi")),
    Term("dun", "墩", "墩", "dūn", "ドゥン"),
    Term("duizi", "对子", "對子", "duì zi", "ドゥイズ", lambda options: most_alike(options) > 1),
    Term("shuaipai", "甩牌", "甩牌", "shuǎi pái", "シュアイパイ", lambda options: options.throws != "no"),
    Term("bi", "毙", "斃", "bì", "ビー"),
    Term("chaobi", "超毙", "超斃", "chāo bì", "チャオビー"),
    Term("dian", "垫", "墊", "diàn", "ディエン"),
    Term("fen", "分", "分", "fēn", "フェン"),
    Term("shangtai", "上台", "上台", "shàng tái", "シャンタイ", lambda options: not fluid(options)),
    Term("daguang", "大光", "大光", "dà guāng", "ダーグアン"),
    Term("xiaoguang", "小光", "小光", "xiǎo guāng", "シアオグアン"),
)

HANDBOOK = Handbook(_ROWS, section, examples, _GLOSSARY, STATEMENTS, REASONS, TELLS)
