"""What the Chinese words of Bashi Fen mean, and what the cards beside its rules show."""

from engine.words import Words

WORDS = {
    "term.shengji": Words(
        "to rise by levels; also the game with one pack",
        "逐级上升；也指一副牌的打法",
        "逐級上升；也指一副牌的打法",
        "レベルが上がること。1組で遊ぶゲームの名でもあります",
    ),
    "term.tuolaji": Words(
        "“tractor”: consecutive pairs; also the game with two packs",
        "相连的对子；也指两副牌的打法",
        "相連的對子；也指兩副牌的打法",
        "「トラクター」。続いたペア。2組で遊ぶゲームの名でもあります",
    ),
    "term.zhaopengyou": Words(
        "“find friends”: partners are called by cards",
        "用牌叫朋友的打法",
        "用牌叫朋友的打法",
        "「友を探す」。札を呼んで味方を探す遊び方",
    ),
    "term.zhu": Words("trumps", "压过副牌的牌", "壓過副牌的牌", "切り札"),
    "term.fu": Words("the plain suits", "主牌以外的花色", "主牌以外的花色", "切り札でないスート"),
    "term.jipai": Words(
        "the cards of the level: all cards of the rank that is the declarer’s level",
        "与所打的级同点的牌",
        "與所打的級同點的牌",
        "ランク札。今のレベルのランクの札",
    ),
    "term.changzhu": Words(
        "constant trumps: the 2s, which are trumps in every hand",
        "每局都是主的牌：2",
        "每局都是主的牌：2",
        "いつも切り札になる札。ここでは2",
    ),
    "term.liangzhu": Words("to name trumps by showing cards", "亮牌定主", "亮牌定主", "札を示して切り札を決めること"),
    "term.fanzhu": Words(
        "to overbid: to name other trumps with more cards",
        "用更多的牌改定主",
        "用更多的牌改定主",
        "上書き。より多い札で切り札を変えること",
    ),
    "term.zhuangjia": Words("the declarer, who takes the kitty", "拿底牌的人", "拿底牌的人", "親。底札を取る人"),
    "term.dipai": Words("the kitty", "留下的几张牌", "留下的幾張牌", "底札"),
    "term.koudi": Words("to bury cards for the kitty", "把牌扣作底牌", "把牌扣作底牌", "底札に札を伏せること"),
    "term.koudifen": Words(
        "for the opponents to win the last trick, and with it the points in the kitty",
        "闲家赢下最后一墩，得到底牌里的分",
        "閒家贏下最後一墩，得到底牌裡的分",
        "子の側が最後のトリックを取り、底札の点を得ること",
    ),
    "term.chaodipi": Words(
        "to take the kitty away by overbidding again",
        "再反主而拿走底牌",
        "再反主而拿走底牌",
        "さらに上書きして底札を取ること",
    ),
    "term.dun": Words("a trick", "一轮出的牌", "一輪出的牌", "トリック"),
    "term.duizi": Words("a pair: two identical cards", "两张相同的牌", "兩張相同的牌", "ペア。同じ札2枚"),
    "term.shuaipai": Words(
        "a throw: several combinations of a suit led at once",
        "一次首出同花色的几组牌",
        "一次首出同花色的幾組牌",
        "まとめ出し。同じスートの組を一度にリードすること",
    ),
    "term.bi": Words(
        "to ruff: to take a plain suit with trumps",
        "用主牌吃副牌",
        "用主牌吃副牌",
        "切ること。ほかのスートのトリックを切り札で取ること",
    ),
    "term.chaobi": Words(
        "to overruff: to beat a ruff with higher trumps",
        "用更大的主牌压过毙牌",
        "用更大的主牌壓過斃牌",
        "切られたトリックをより強い切り札で取ること",
    ),
    "term.dian": Words(
        "to discard: to play cards that are not of the suit led and win nothing",
        "缺首出的那一门，又不毙，出别的牌",
        "缺首出的那一門，又不斃，出別的牌",
        "リードのスートがなく、勝てない札を捨てること",
    ),
    "term.fen": Words("points, which some cards are worth", "有些牌所值的分", "有些牌所值的分", "点。点札に付いた点"),
    "term.shangtai": Words(
        "to take over: the declarers’ opponents become declarers",
        "闲家成为庄家方",
        "閒家成為莊家方",
        "子の側が親の側になること",
    ),
    "term.daguang": Words(
        "the declarers’ opponents make no points at all", "闲家一分未得", "閒家一分未得", "子の側が1点も取れないこと"
    ),
    "term.xiaoguang": Words(
        "the declarers’ opponents make some points, but not a whole bracket",
        "闲家得了分，但不够第一档",
        "閒家得了分，但不夠第一檔",
        "子の側が点を取ったが、最初の段に届かないこと",
    ),
    "example.trumps": Words(
        "Trumps from high to low, ♥ being named and {rank} the level",
        "主牌由大到小（♥为主，打{rank}）",
        "主牌由大到小（♥為主，打{rank}）",
        "切り札を強い順に（♥が切り札、レベル{rank}のとき）",
    ),
    "example.single": Words("A single card", "单张", "單張", "1枚"),
    "example.pair": Words("A pair", "对子", "對子", "ペア"),
    "example.triple": Words("A triple", "三张相同的牌", "三張相同的牌", "スリーカード"),
    "example.tractor": Words("A tractor of two pairs", "两对的拖拉机", "兩對的拖拉機", "ペア2組のトラクター"),
    "example.high_tractor": Words(
        "A tractor high in trumps (♥ being named and {rank} the level)",
        "级牌和小王的拖拉机（♥为主，打{rank}）",
        "級牌和小王的拖拉機（♥為主，打{rank}）",
        "切り札の上のほうのトラクター（♥が切り札、レベル{rank}のとき）",
    ),
    "example.throw": Words(
        "A throw, where nobody can beat any part of it",
        "甩牌：每一部分别人都压不过",
        "甩牌：每一部分別人都壓不過",
        "まとめ出し。どの部分にもだれも勝てないとき",
    ),
    "example.points": Words("Cards worth points", "分牌", "分牌", "点札"),
}
