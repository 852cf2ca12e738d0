"""What the Chinese words of Big Two mean."""

from engine.words import Words

WORDS = {
    "term.dalaoer": Words(
        "“big old two”: the game, after its highest rank",
        "以最大的2为名",
        "以最大的2為名",
        "「大きな2」。最強のランクにちなむゲームの名",
    ),
    "term.chudaer": Words(
        "“hoe the big two”: the game, at first with everybody alone",
        "这种牌戏的通称，原先各自为战",
        "這種牌戲的通稱，原先各自為戰",
        "このゲームの通称。もともとは全員が1人で戦う",
    ),
    "term.liangduier": Words(
        "“two against two”: the game with partners", "两人一组的打法", "兩人一組的打法", "2人ずつ組む遊び方"
    ),
    "term.danzhang": Words("a single card", "一张牌", "一張牌", "1枚"),
    "term.duizi": Words("a pair", "两张同点的牌", "兩張同點的牌", "ペア。同じランク2枚"),
    "term.shunzi": Words(
        "a straight: five ranks in a row", "五张点数相连的牌", "五張點數相連的牌", "ストレート。5枚続いた札"
    ),
    "term.tonghua": Words(
        "a flush: five cards of one suit", "五张同花色的牌", "五張同花色的牌", "フラッシュ。同じスート5枚"
    ),
    "term.hulu": Words(
        "“gourd”, a full house: three and two of a kind", "三张加一对", "三張加一對", "フルハウス。3枚とペア"
    ),
    "term.tiezhi": Words(
        "four of a kind with any fifth card",
        "四张同点加任意一张",
        "四張同點加任意一張",
        "フォーカード。同じランク4枚とほかに1枚",
    ),
    "term.tonghuashun": Words("a straight flush", "同花色的顺子", "同花色的順子", "ストレートフラッシュ"),
    "term.buyao": Words("pass", "这一手不出", "這一手不出", "パス"),
    "term.zuihouyizhang": Words(
        "“last card”: said by whoever has one left",
        "只剩一张时要报",
        "只剩一張時要報",
        "「ラストカード」。残り1枚の人が言います",
    ),
    "term.juedifanji": Words(
        "“counter-attack from the brink”: worthless cards are laid down to end the hand",
        "摊开一手散牌而结束本局",
        "攤開一手散牌而結束本局",
        "「起死回生」。役のない手札を公開してハンドを終えること",
    ),
}
