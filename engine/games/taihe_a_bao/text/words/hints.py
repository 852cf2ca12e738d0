"""What hints say: the kind of move that is wanted, and why a move is good."""

from engine.words import Words

WORDS = {
    "hint.kind.single": Words(
        "A single card is a good choice here.", "这里宜出单张。", "這裡宜出單張。", "ここは1枚出しがよさそうです。"
    ),
    "hint.kind.pair": Words(
        "A pair is a good choice here.", "这里宜出对子。", "這裡宜出對子。", "ここはペアがよさそうです。"
    ),
    "hint.kind.sequence": Words(
        "A sequence is a good choice here.", "这里宜出顺子。", "這裡宜出順子。", "ここはシークエンスがよさそうです。"
    ),
    "hint.kind.double_sequence": Words(
        "A double sequence is a good choice here.",
        "这里宜出连对。",
        "這裡宜出連對。",
        "ここはダブルシークエンスがよさそうです。",
    ),
    "hint.kind.three": Words(
        "A bomb is a good choice here.", "这里宜用炸弹。", "這裡宜用炸彈。", "ここはボムがよさそうです。"
    ),
    "hint.kind.four": Words(
        "A bomb of the biggest kind is a good choice here.",
        "这里宜用最大一级的炸弹。",
        "這裡宜用最大一級的炸彈。",
        "ここは最大級のボムがよさそうです。",
    ),
    "hint.kind.no_bid": Words(
        "Better leave the declaring to others.",
        "这手牌不宜做庄。",
        "這手牌不宜做莊。",
        "この手札で親になるのは損です。",
    ),
    "hint.kind.declare": Words(
        "This hand is strong enough to play alone.",
        "这手牌足以叫庄独战。",
        "這手牌足以叫莊獨戰。",
        "この手札なら1人で戦えます。",
    ),
    "hint.kind.call": Words(
        "Calling for a card is a good choice here.",
        "这里宜要一张牌。",
        "這裡宜要一張牌。",
        "ここは1枚コールするのがよさそうです。",
    ),
    "hint.kind.give": Words(
        "Give back what your own plans do not need.",
        "还一张自己用不上的。",
        "還一張自己用不上的。",
        "自分の計画に要らない札を返しましょう。",
    ),
    "reason.out": Words("it empties your hand", "出完这手就赢了", "出完這手就贏了", "これで手札がなくなります"),
    "reason.unbeaten": Words(
        "in {count} of {worlds} imagined deals no opponent can beat it",
        "设想的 {worlds} 局里有 {count} 局对手压不过",
        "設想的 {worlds} 局裡有 {count} 局對手壓不過",
        "想定した {worlds} 局中 {count} 局で相手は勝てません",
    ),
    "reason.left": Words(
        "afterwards you can run out in {after:# play|# plays}, {before} before",
        "出后还需 {after} 手出完，现在要 {before} 手",
        "出後還需 {after} 手出完，現在要 {before} 手",
        "手札を出し切るまで今は {before} 手、出した後は {after} 手",
    ),
    "reason.bombs": Words(
        "it keeps {count:your bomb|your # bombs}",
        "留住 {count} 个炸弹",
        "留住 {count} 個炸彈",
        "ボムを {count} 個残せます",
    ),
    "reason.partner": Words(
        "your partner {seat:name} has the best play",
        "同伴{seat:name}的牌最大",
        "同伴{seat:name}的牌最大",
        "味方の{seat:name}が一番強い札を出しています",
    ),
    "reason.dear": Words(
        "if you beat it, running out takes at least {after:# play|# plays} in all instead of {before}",
        "硬压会使全手要 {after} 手才出完，而不是 {before} 手",
        "硬壓會使全手要 {after} 手才出完，而不是 {before} 手",
        "勝ちにいくと出し切るまで {before} 手でなく {after} 手かかります",
    ),
    "reason.plays": Words(
        "you can run out in {count:# play|# plays}",
        "手牌需 {count} 手出完",
        "手牌需 {count} 手出完",
        "手札を出し切るまで {count} 手かかります",
    ),
    "reason.alone": Words(
        "in {count} of {worlds} imagined deals you become declarer",
        "设想的 {worlds} 局里有 {count} 局由你做庄",
        "設想的 {worlds} 局裡有 {count} 局由你做莊",
        "想定した {worlds} 局中 {count} 局であなたが親になります",
    ),
    "reason.thrown_in": Words(
        "in {count} of {worlds} imagined deals nobody calls, and it is dealt again",
        "设想的 {worlds} 局里有 {count} 局无人要牌，重新发牌",
        "設想的 {worlds} 局裡有 {count} 局無人要牌，重新發牌",
        "想定した {worlds} 局中 {count} 局でだれもコールせず配り直しになります",
    ),
    "reason.bombs_held": Words(
        "you hold {count:a bomb|# bombs}", "手里有 {count} 个炸弹", "手裡有 {count} 個炸彈", "ボムが {count} 個あります"
    ),
    "reason.given": Words(
        "without {card} you can run out in {after:# play|# plays}, with it in {before}",
        "不要{card}需 {after} 手出完，留着需 {before} 手",
        "不要{card}需 {after} 手出完，留著需 {before} 手",
        "{card}がなければ {after} 手、あれば {before} 手で出し切れます",
    ),
}
