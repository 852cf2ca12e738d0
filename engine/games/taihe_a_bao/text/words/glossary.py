"""What the Chinese words of Taihe A Bao mean."""

from engine.words import Words

WORDS = {
    "term.mopai": Words(
        "to take cards, one at a time in turn, instead of being dealt them",
        "不发牌，大家轮流各摸一张",
        "不發牌，大家輪流各摸一張",
        "配らずに、順に1枚ずつ札を取ること",
    ),
    "term.shoujiao": Words(
        "the starter: who speaks first in the bidding", "最先叫牌的人", "最先叫牌的人", "最初にビッドする人"
    ),
    "term.jiaozhuang": Words(
        "to declare: to play alone at once, without calling for a card",
        "不换牌，立即坐庄独战",
        "不換牌，立即坐莊獨戰",
        "宣言。札をコールせず、すぐに1人で戦うこと",
    ),
    "term.zhuangjia": Words(
        "the declarer, who plays alone against all the others",
        "一人独战其余各家的人",
        "一人獨戰其餘各家的人",
        "親。1人で全員と戦う人",
    ),
    "term.yaopai": Words(
        "to call for a card by rank and suit; whoever holds it hands it over",
        "指明花色点数要一张牌，持有者须交出",
        "指明花色點數要一張牌，持有者須交出",
        "コール。ランクとスートを指定して札を求めること。持つ人は渡します",
    ),
    "term.huanpai": Words(
        "to give a card back, face down, for the one called",
        "要到牌后暗着还交牌的人一张",
        "要到牌後暗著還交牌的人一張",
        "コールした札の代わりに1枚を裏向きに返すこと",
    ),
    "term.shouchu": Words(
        "to lead: to play first, whatever one likes",
        "最先出牌，牌型任选",
        "最先出牌，牌型任選",
        "リード。好きな役を最初に出すこと",
    ),
    "term.buyao": Words("to pass", "放弃这一次，叫牌、出牌都用", "放棄這一次，叫牌、出牌都用", "パス"),
    "term.danzhang": Words("a single card", "一张牌", "一張牌", "シングル。1枚"),
    "term.duizi": Words("a pair", "两张同点的牌", "兩張同點的牌", "ペア。同じランク2枚"),
    "term.shunzi": Words(
        "a sequence of three or more ranks", "三张以上相连的牌", "三張以上相連的牌", "シークエンス。3枚以上続いた札"
    ),
    "term.liandui": Words(
        "a double sequence: two or more consecutive pairs",
        "相连的两对以上",
        "相連的兩對以上",
        "ダブルシークエンス。2組以上続いたペア",
    ),
    "term.zhadan": Words(
        "a bomb: three or four of a kind, which beats anything that is not a bomb",
        "三张或四张同点，压过一切非炸弹",
        "三張或四張同點，壓過一切非炸彈",
        "ボム。同じランク3枚か4枚。ボムでないものすべてに勝ちます",
    ),
    "term.baodan": Words(
        "to be left with a single card", "手里只剩一张牌", "手裡只剩一張牌", "手札が残り1枚になること"
    ),
    "term.zhu": Words(
        "a stake: what a hand is worth is counted in stakes", "计分的单位", "計分的單位", "ステークス。得点の単位"
    ),
}
