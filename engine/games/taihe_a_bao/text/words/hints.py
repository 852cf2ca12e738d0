"""The words of hints: the kind of move that is wanted, and why a move is good."""

from engine.words import Words

WORDS = {
    "hint.kind.single": Words("a single card", "出单张", "出單張", "シングルを出す"),
    "hint.kind.pair": Words("a pair", "出对子", "出對子", "ペアを出す"),
    "hint.kind.sequence": Words("a sequence", "出顺子", "出順子", "シークエンスを出す"),
    "hint.kind.double_sequence": Words("a double sequence", "出连对", "出連對", "ダブルシークエンスを出す"),
    "hint.kind.three": Words("a bomb", "用炸弹", "用炸彈", "ボムを使う"),
    "hint.kind.four": Words(
        "a bomb of the strongest kind", "用最大一级的炸弹", "用最大一級的炸彈", "最大級のボムを使う"
    ),
    "hint.kind.no_bid": Words("passing", "不要", "不要", "パスする"),
    "hint.kind.declare": Words("declaring and playing alone", "叫庄独战", "叫莊獨戰", "宣言して1人で戦う"),
    "hint.kind.call": Words("calling for a card", "要一张牌", "要一張牌", "1枚コールする"),
    "hint.kind.give": Words(
        "giving back what your own plans do not need",
        "还一张自己用不上的",
        "還一張自己用不上的",
        "自分に要らない札を返す",
    ),
    "reason.out": Words("it empties your hand", "出完这手就走了", "出完這手就走了", "これで手札がなくなります"),
    "reason.left": Words(
        "afterwards you can run out in {after:# more play|# more plays}, and no other play leaves fewer",
        "出后再有{after}手就能出完，没有更快的出法",
        "出後再有{after}手就能出完，沒有更快的出法",
        "この後{after}手で出し切れます（これより早い出し方はありません）",
    ),
    "reason.bombs": Words(
        "it keeps {count:your bomb|your # bombs}",
        "留住{count:word}个炸弹",
        "留住{count:word}個炸彈",
        "ボムを{count}個残せます",
    ),
    "reason.partner": Words(
        "your partner {seat:name} has the best play",
        "同伴{seat:name}的牌最大",
        "夥伴{seat:name}的牌最大",
        "味方の{seat:name}が一番強い札を出しています",
    ),
    "reason.dear": Words(
        "if you pass, you can run out in {before:# play|# plays}; if you play now, it takes at least {after} in all",
        "不压只要{before}手出完，压的话至少要{after}手",
        "不壓只要{before}手出完，壓的話至少要{after}手",
        "出し切るまで、パスなら{before}手、ここで出すと少なくとも{after}手かかります",
    ),
    "reason.plays": Words(
        "you can run out in {count:# play|# plays}",
        "手牌{count}手就能出完",
        "手牌{count}手就能出完",
        "手札を{count}手で出し切れます",
    ),
    "reason.lone": Words(
        "a card goes that makes no combination with your others",
        "走掉一张配不成牌型的散牌",
        "走掉一張配不成牌型的散牌",
        "ほかの札と役にならない1枚を出せます",
    ),
    "reason.only_bombs": Words("only a bomb beats it", "只有炸弹能压", "只有炸彈能壓", "これに勝てるのはボムだけです"),
    "reason.highest_kept": Words(
        "you keep the {cards}, the highest in your hand",
        "留住手里最大的{cards}",
        "留住手裡最大的{cards}",
        "手札で一番強い{cards}を残せます",
    ),
    "reason.stops": Words(
        "{seat:name} has one card left, and fewer cards beat a high single than a low one",
        "{seat:name}只剩一张，单张出得越大越难被接走",
        "{seat:name}只剩一張，單張出得越大越難被接走",
        "{seat:name}は残り1枚です。強いシングルほど上がられにくくなります",
    ),
    "reason.call_bomb": Words(
        "the {card} gives you {meld}", "要到{card}就凑成{meld}", "要到{card}就湊成{meld}", "{card}で{meld}ができます"
    ),
    "reason.call_meld": Words(
        "the {card} makes {meld} with your cards",
        "要到{card}就有{meld}",
        "要到{card}就有{meld}",
        "{card}で{meld}になります",
    ),
    "reason.call_higher_bomb": Words(
        "the {card} gives you {meld}, a higher bomb than another call would",
        "要到{card}就凑成{meld}，比要别的牌凑成的炸弹大",
        "要到{card}就湊成{meld}，比要別的牌湊成的炸彈大",
        "{card}なら、ほかのコールでできるボムより強い{meld}になります",
    ),
    "reason.call_larger_meld": Words(
        "the {card} makes {meld} with your cards, a larger combination than another call would",
        "要到{card}就有{meld}，比要别的牌张数多",
        "要到{card}就有{meld}，比要別的牌張數多",
        "{card}なら、ほかのコールより枚数の多い{meld}ができます",
    ),
    "reason.call_higher_meld": Words(
        "the {card} makes {meld} with your cards, a higher combination than another call would",
        "要到{card}就有{meld}，比要别的牌凑成的大",
        "要到{card}就有{meld}，比要別的牌湊成的大",
        "{card}なら、ほかのコールより強い{meld}ができます",
    ),
    "reason.given_single": Words(
        "the {card} is no part of a pair",
        "{card}是单张，不成对",
        "{card}是單張，不成對",
        "{card}はペアの札ではありません",
    ),
    "reason.call_low": Words(
        "with the {card} your lowest card is part of {meld}",
        "要到{card}，最小的牌就配成{meld}",
        "要到{card}，最小的牌就配成{meld}",
        "{card}があれば一番弱い札で{meld}ができます",
    ),
    "reason.call_plays": Words(
        "with the {card}, and another card given back, you can run out in {count:# play|# plays}; without it in {before}",
        "要到{card}，还一张后{count}手出完；不要这张则{before}手",
        "要到{card}，還一張後{count}手出完；不要這張則{before}手",
        "{card}をもらい1枚返せば{count}手、もらわなければ{before}手で出し切れます",
    ),
    "reason.call_plays.than": Words(
        "with the {card}, and another card given back, you can run out in {count:# play|# plays}, "
        "after {than} in {other}, and with neither in {before}",
        "要到{card}，还一张后{count}手出完；选“{than}”则{other}手，都不要则{before}手",
        "要到{card}，還一張後{count}手出完；選「{than}」則{other}手，都不要則{before}手",
        "{card}をもらい1枚返せば{count}手（「{than}」なら{other}手）、どちらもなければ{before}手で出し切れます",
    ),
    "reason.not_called": Words(
        "{seat:name} has called for the {cards}, and this card is not of that rank",
        "{seat:name}要过{cards}，这张与它点数不同",
        "{seat:name}要過{cards}，這張與它點數不同",
        "{seat:name}は{cards}をコールしています。この札は同じランクではありません",
    ),
    "reason.given_before": Words(
        "{seat:name} has given the {card} away before",
        "{card}本是{seat:name}自己还出来的",
        "{card}本是{seat:name}自己還出來的",
        "{card}は{seat:name}が前に手放した札です",
    ),
    "reason.lower_given": Words(
        "you give back the lower of the two and keep the higher",
        "两张里还小的那张，大的留在手里",
        "兩張裡還小的那張，大的留在手裡",
        "2枚のうち弱いほうを返し、強いほうを残せます",
    ),
    "reason.alone": Words(
        "{deals} you become declarer",
        "{deals}由你坐庄",
        "{deals}由你坐莊",
        "{deals}、あなたが親になります",
    ),
    "reason.thrown_in": Words(
        "{deals} nobody calls, and it is dealt again",
        "{deals}无人要牌，重新拿牌",
        "{deals}無人要牌，重新拿牌",
        "{deals}、だれもコールせず配り直しになります",
    ),
    "reason.bombs_held": Words(
        "you hold {count:a bomb|# bombs}",
        "手里有{count:word}个炸弹",
        "手裡有{count:word}個炸彈",
        "ボムが{count}個あります",
    ),
    "reason.alone_long": Words(
        "alone you would need at least {count:# play|# plays} to run out",
        "独战的话，至少要{count}手才能出完",
        "獨戰的話，至少要{count}手才能出完",
        "1人で戦うと、出し切るまで少なくとも{count}手かかります",
    ),
    "reason.call_long": Words(
        "whatever card you call for, you would need at least {count:# play|# plays} to run out",
        "不论要哪张牌，坐庄后至少要{count}手才能出完",
        "不論要哪張牌，坐莊後至少要{count}手才能出完",
        "どの札をコールしても、出し切るまで少なくとも{count}手かかります",
    ),
    "reason.only_higher_bombs": Words(
        "only a higher bomb beats it",
        "只有更大的炸弹能压",
        "只有更大的炸彈能壓",
        "これに勝てるのは、より強いボムだけです",
    ),
    "reason.unbeatable": Words("nobody else can beat it", "谁也压不过", "誰也壓不過", "ほかのだれもこれに勝てません"),
    "reason.plays_left": Words(
        "afterwards you can run out in {count:# play|# plays}",
        "之后{count}手可以出完",
        "之後{count}手可以出完",
        "この後、{count}手で出し切れます",
    ),
    "reason.plays_left.than": Words(
        "afterwards you can run out in {count:# play|# plays}; after {than} in {other}",
        "之后{count}手可以出完，选“{than}”则要{other}手",
        "之後{count}手可以出完，選「{than}」則要{other}手",
        "この後、{count}手で出し切れます（「{than}」なら{other}手）",
    ),
    "reason.few_aces": Words(
        "of the {all} Aces you hold {held:none|one|#}",
        "{all}张A里，你{held:一张也没有|只有一张|只有#张}",
        "{all}張A裡，你{held:一張也沒有|只有一張|只有#張}",
        "{all}枚のAのうち、手札には{held:1枚もありません|#枚だけです|#枚だけです}",
    ),
    "reason.few_kings": Words(
        "of the {all} Kings you hold {held:none|one|#}",
        "{all}张K里，你{held:一张也没有|只有一张|只有#张}",
        "{all}張K裡，你{held:一張也沒有|只有一張|只有#張}",
        "{all}枚のKのうち、手札には{held:1枚もありません|#枚だけです|#枚だけです}",
    ),
    "reason.no_bomb": Words("you hold no bomb", "手里没有炸弹", "手裡沒有炸彈", "ボムを持っていません"),
    "reason.given_still": Words(
        "without the {card} you can still run out in {count:# play|# plays}",
        "还掉{card}，仍是{count}手出完",
        "還掉{card}，仍是{count}手出完",
        "{card}がなくても、{count}手で出し切れます",
    ),
    "reason.given_still.than": Words(
        "without the {card} you can still run out in {count:# play|# plays}; after {than} in {other}",
        "还掉{card}，仍是{count}手出完；选“{than}”则要{other}手",
        "還掉{card}，仍是{count}手出完；選「{than}」則要{other}手",
        "{card}がなくても、{count}手で出し切れます（「{than}」なら{other}手）",
    ),
    "reason.given": Words(
        "without the {card} you can run out in {count:# play|# plays}",
        "还掉{card}后，{count}手就能出完",
        "還掉{card}後，{count}手就能出完",
        "{card}がなければ{count}手で出し切れます",
    ),
    "reason.given.than": Words(
        "without the {card} you can run out in {count:# play|# plays}; after {than} in {other}",
        "还掉{card}后，{count}手就能出完；选“{than}”则要{other}手",
        "還掉{card}後，{count}手就能出完；選「{than}」則要{other}手",
        "{card}がなければ{count}手で出し切れます（「{than}」なら{other}手）",
    ),
}
