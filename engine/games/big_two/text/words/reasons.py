"""What hints say: the kind of move that is wanted, and facts counted over imagined sets or seen in one's own hand."""

from engine.words import Words

WORDS = {
    "hint.kind.lead_single": Words("a single card", "首出单张", "首出單張", "1枚でリードする"),
    "hint.kind.lead_pair": Words("a pair", "首出对子", "首出對子", "ペアをリードする"),
    "hint.kind.lead_five": Words("five cards", "首出五张", "首出五張", "5枚でリードする"),
    "hint.kind.beat": Words("beating this", "压过去", "壓過去", "勝ちにいく"),
    "hint.kind.lay_down": Words("laying down the rest and going out", "摊牌结牌", "攤牌結牌", "残りを公開して上がる"),
    "reason.out": Words("you go out with it", "出完这手就走了", "出完這手就走了", "これで上がりです"),
    "reason.unbeaten": Words(
        "{deals} nobody against you can beat it",
        "{deals}不会被对手压过",
        "{deals}不會被對手壓過",
        "{deals}、相手はこれに勝てません",
    ),
    "reason.left": Words(
        "afterwards you can go out in {after:# more play|# more plays}, and no other play leaves fewer",
        "出后再有{after}手就能出完，没有更快的出法",
        "出後再有{after}手就能出完，沒有更快的出法",
        "この後{after}手で出し切れます（これより早い出し方はありません）",
    ),
    "reason.partner": Words(
        "your partner {seat:name} has the highest play",
        "现在是同伴{seat:name}最大",
        "現在是夥伴{seat:name}最大",
        "味方の{seat:name}が場の最強です",
    ),
    "reason.dear": Words(
        "if you pass, you can go out in {before:# play|# plays}; if you play now, it takes at least {after} in all",
        "不压只要{before}手出完，压的话至少要{after}手",
        "不壓只要{before}手出完，壓的話至少要{after}手",
        "上がるまで、パスなら{before}手、ここで出すと少なくとも{after}手かかります",
    ),
    "reason.out_loses": Words(
        "if you go out now, your side has {ours:# penalty point|# penalty points} and the other side {theirs}",
        "现在出完，你方罚{ours}分，另一方只罚{theirs}分",
        "現在出完，你方罰{ours}分，另一方只罰{theirs}分",
        "今上がると罰点はあなたの側が{ours}、相手は{theirs}です",
    ),
    "reason.highest_kept": Words(
        "you keep your highest card",
        "留住手里最大的牌",
        "留住手裡最大的牌",
        "一番強い札を残せます",
    ),
    "reason.unbeatable": Words(
        "nobody can beat this play, whatever the others hold",
        "不管别人手里是什么牌，都压不过这一手",
        "不管別人手裡是什麼牌，都壓不過這一手",
        "ほかの人が何を持っていても、この手にはだれも勝てません",
    ),
    "reason.fewer_beat": Words(
        "fewer five-card hands beat yours",
        "压得过你的五张牌更少",
        "壓得過你的五張牌更少",
        "あなたの役に勝てる5枚の役が少なくなります",
    ),
    "reason.low_enough": Words(
        "it is the lowest of your plays that beats this",
        "压得过的牌里，这是最小的",
        "壓得過的牌裡，這是最小的",
        "勝てる手のうちで一番弱いものです",
    ),
    "reason.cheaper": Words(
        "it is as high and costs lower cards",
        "一样大，用的牌更小",
        "一樣大，用的牌更小",
        "強さは同じで、弱い札で済みます",
    ),
    "reason.bracket.partnership": Words(
        "what your side has left then costs {after:# penalty point|# penalty points} instead of {before}",
        "出后你方余牌罚{after}分，不出罚{before}分",
        "出後你方餘牌罰{after}分，不出罰{before}分",
        "出すと、あなたの側の残り札の罰点は{before}点から{after}点に下がります",
    ),
    "reason.bracket.individual": Words(
        "what you have left then costs {after:# point|# points} instead of {before}",
        "出后余牌罚{after}分，不出罚{before}分",
        "出後餘牌罰{after}分，不出罰{before}分",
        "出すと、残り札の罰点は{before}点から{after}点に下がります",
    ),
    "reason.lone": Words(
        "a card goes that makes no pair and no five-card hand",
        "走掉一张不成对、也凑不成五张的散牌",
        "走掉一張不成對、也湊不成五張的散牌",
        "ペアにも5枚の役にもならない札を出せます",
    ),
    "reason.pairs_kept": Words(
        "you keep {count:a pair|# pairs}",
        "留住{count:word}个对子",
        "留住{count:word}個對子",
        "ペアを{count}組残せます",
    ),
    "reason.pairs_kept.than": Words(
        "you keep {count:a pair|# pairs}; after {than} only {other:one pair|# pairs}",
        "留住{count:word}个对子，选“{than}”只剩{other:word}个",
        "留住{count:word}個對子，選「{than}」只剩{other:word}個",
        "ペアを{count}組残せます（「{than}」なら{other}組だけです）",
    ),
    "reason.first_out": Words(
        "{deals} your side goes out first",
        "{deals}由你方先出完",
        "{deals}由你方先出完",
        "{deals}、あなたの側が先に上がります",
    ),
}
