"""What the Chinese words of Bao Huang mean."""

from engine.words import Words

WORDS = {
    "term.baohuang": Words(
        "“protect the emperor”: the name of the game",
        "保护皇帝：本游戏的名字",
        "保護皇帝：本遊戲的名字",
        "「皇帝を守る」。このゲームの名",
    ),
    "term.huangdi": Words(
        "the emperor, who leads and has a hidden partner",
        "首出者，有一个暗藏的同伴",
        "首出者，有一個暗藏的夥伴",
        "最初にリードし、ひそかな味方を持つ人",
    ),
    "term.xiaobaozi": Words(
        "the emperor’s hidden partner, here called the eunuch",
        "皇帝暗藏的同伴",
        "皇帝暗藏的夥伴",
        "皇帝のひそかな味方。ここでは宦官と呼びます",
    ),
    "term.pingmin": Words("the people: the other three", "其余三家", "其餘三家", "残りの3人"),
    "term.huangdipai": Words(
        "the emperor card, a marked red joker", "有标记的大王", "有標記的大王", "印付きの赤ジョーカー"
    ),
    "term.baohuangpai": Words(
        "the eunuch card, a marked black joker", "有标记的小王", "有標記的小王", "印付きの黒ジョーカー"
    ),
    "example.emperor_card": Words(
        "the emperor card, a marked red joker",
        "皇帝牌，即有标记的大王",
        "皇帝牌，即有標記的大王",
        "皇帝札（印付きの赤ジョーカー）",
    ),
    "example.eunuch_card": Words(
        "the eunuch card, a marked black joker",
        "保皇牌，即有标记的小王",
        "保皇牌，即有標記的小王",
        "宦官札（印付きの黒ジョーカー）",
    ),
    "term.dawang": Words("the red joker, the highest card", "最大的牌", "最大的牌", "赤ジョーカー。最強の札"),
    "term.xiaowang": Words("the black joker", "仅次于大王", "僅次於大王", "黒ジョーカー"),
    "term.gua": Words(
        "to hang jokers on equal cards: 挂了两个, “two hang on it”",
        "同点牌上带王：“挂了两个”即带两张",
        "同點牌上帶王：「掛了兩個」即帶兩張",
        "同じ札にジョーカーを付けること。「掛了兩個」は2枚付き",
    ),
    "term.zhanpai": Words(
        "to ask the others not to beat one’s play",
        "请大家别压自己这一手",
        "請大家別壓自己這一手",
        "自分の役に勝たないよう頼むこと",
    ),
    "term.buyao": Words("pass", "这一手不出", "這一手不出", "パス"),
    "term.guo": Words("another word for pass", "不要的另一种说法", "不要的另一種說法", "パスの別の言い方"),
    "term.jingong": Words(
        "tribute: the losers’ highest cards go to the winners",
        "输家把最大的牌交给赢家",
        "輸家把最大的牌交給贏家",
        "献上。負けた側の最強の札を勝った側に渡すこと",
    ),
    "term.dubao": Words(
        "to be emperor alone, against four", "皇帝一人对四家", "皇帝一人對四家", "皇帝が1人で4人と戦うこと"
    ),
    "term.mingbao": Words(
        "to announce that one is the emperor’s partner", "公开自己是保子", "公開自己是保子", "宦官が名乗ること"
    ),
}
