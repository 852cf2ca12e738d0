"""The handbook of Taihe A Bao: the paragraph of each row and of each question, examples, and Chinese words."""

from __future__ import annotations

from engine.cards import read_cards
from engine.games.taihe_a_bao.melds import meld_words, read_meld
from engine.games.taihe_a_bao.options import Options, three_aces_are_four
from engine.games.taihe_a_bao.rules.phases import Bidding, Calling, Finished, Playing, Returning
from engine.games.taihe_a_bao.rules.view import View
from engine.games.taihe_a_bao.text.statements import STATEMENTS
from engine.teaching.handbook import Example, Examples, Handbook, Term

_ROWS = {
    "rules.aim": ("TAB-01", "TAB-38"),
    "rules.cards": ("TAB-02", "TAB-03", "TAB-04"),
    "rules.three_aces": ("TAB-37",),
    "rules.taken": ("TAB-10", "TAB-11"),
    "rules.dealt": ("TAB-10", "TAB-11"),
    "rules.dealt.once": ("TAB-10", "TAB-11"),
    "rules.starter": ("TAB-20",),
    "rules.starter.once": ("TAB-20",),
    "rules.first_round": ("TAB-21",),
    "rules.second_round": ("TAB-22", "TAB-23", "TAB-26"),
    "rules.not_callable": ("TAB-24",),
    "rules.not_returnable": ("TAB-25",),
    "rules.not_returnable.recall": ("TAB-25",),
    "rules.thrown_in": ("TAB-27",),
    "rules.thrown_in.four_hearts": ("TAB-27",),
    "rules.play": ("TAB-05", "TAB-30", "TAB-35", "TAB-36"),
    "rules.combinations": ("TAB-31",),
    "rules.sequences": ("TAB-32",),
    "rules.beating": ("TAB-33",),
    "rules.bombs": ("TAB-34",),
    "rules.score": ("TAB-40", "TAB-41"),
}


def section(view: View) -> str:
    """The paragraph that the present question is about."""
    match view.phase:
        case Bidding():
            return "rules.first_round"
        case Calling():
            return "rules.second_round"
        case Returning():
            return "rules.not_returnable" if view.options.recall == "no" else "rules.not_returnable.recall"
        case Playing(over=None):
            return "rules.combinations"
        case Playing(over=over):
            return "rules.bombs" if over is not None and over.bomb else "rules.beating"
        case Finished():
            return "rules.score"


def examples(options: Options) -> Examples:
    """Each kind of combination in cards."""
    three_aces = three_aces_are_four(options)
    bombs = ["5S 5H 5C", "4S 4H 4C 4D"]
    return {
        "rules.combinations": tuple(
            _example(words, three_aces) for words in ("QS", "7H 7C", "4S 5D 6H", "9S 10S JC QD KH", "9S 9D 10H 10C")
        ),
        "rules.bombs": tuple(_example(words, three_aces) for words in bombs),
        **({"rules.three_aces": (_example("AH AC AD", three_aces),)} if three_aces else {}),
    }


def _example(words: str, three_aces: bool) -> Example:
    cards = read_cards(words)
    meld = read_meld(cards, three_aces)
    assert meld is not None
    return Example(cards, meld_words(meld))


_GLOSSARY = (
    Term("mopai", "摸牌", "摸牌", "mō pái", "モーパイ", lambda options: options.dealing == "taken"),
    Term("shoujiao", "首叫", "首叫", "shǒu jiào", "ショウジアオ"),
    Term("jiaozhuang", "叫庄", "叫莊", "jiào zhuāng", "ジアオジュアン"),
    Term("zhuangjia", "庄家", "莊家", "zhuāng jiā", "ジュアンジア"),
    Term("yaopai", "要牌", "要牌", "yào pái", "ヤオパイ"),
    Term("huanpai", "还牌", "還牌", "huán pái", "ホアンパイ"),
    Term("shouchu", "首出", "首出", "shǒu chū", "ショウチュー"),
    Term("buyao", "不要", "不要", "bú yào", "ブーヤオ"),
    Term("danzhang", "单张", "單張", "dān zhāng", "ダンジャン"),
    Term("duizi", "对子", "對子", "duì zi", "ドゥイズ"),
    Term("shunzi", "顺子", "順子", "shùn zi", "シュンズ"),
    Term("liandui", "连对", "連對", "lián duì", "リエンドゥイ"),
    Term("zhadan", "炸弹", "炸彈", "zhà dàn", "ジャーダン"),
    Term("baodan", "报单", "報單", "bào dān", "バオダン"),
    Term("zhu", "注", "注", "zhù", "ジュー"),
)

_FOUR_OF_HEARTS = ("rules.four_hearts.first", "rules.four_hearts.every", "rules.four_hearts.once")
_REASONS = {
    "refusal.aces_in_run": ("rules.sequences.aces",),
    "refusal.call_not_in_pack": ("rules.cards",),
    "refusal.call_ace": ("rules.aces_stay",),
    "refusal.call_four_hearts": _FOUR_OF_HEARTS,
    "refusal.call_again": ("option.recall.no",),
    "refusal.return_ace": ("rules.aces_stay",),
    "refusal.return_four_hearts": _FOUR_OF_HEARTS,
}
"""By refusal the paragraphs that tell why, where the first paragraph of its row does not."""

_TELLS = {
    **{f"option.seats.{seats}": ("rules.cards",) for seats in (3, 4, 5)},
    "option.aces.yes": ("rules.aces_stay",),
    "option.aces.no": ("rules.kings_go",),
    "option.dealing.taken": ("rules.taken",),
    "option.dealing.dealt": ("rules.dealt",),
    "option.dealing.dealt.once": ("rules.dealt.once",),
    "option.four_hearts_every_hand.no": ("rules.starter",),
    "option.four_hearts_every_hand.no.once": ("rules.thrown_in",),
    "option.four_hearts_every_hand.yes.once": ("rules.thrown_in.four_hearts",),
    "option.starter_must_call.no": ("rules.thrown_in", "rules.thrown_in.four_hearts"),
    "option.simple_scoring.no": ("rules.value",),
    "option.simple_scoring.yes": ("rules.value.simple",),
}

HANDBOOK = Handbook(_ROWS, section, examples, _GLOSSARY, STATEMENTS, _REASONS, _TELLS)
