"""What hints say: the kind of move that is wanted, and why a move is good."""

from engine.words import Words

WORDS = {
    "hint.kind.single": Words(
        "A single card is wanted here.", "这里宜出单张。", "這裡宜出單張。", "ここは1枚出しがよさそうです。"
    ),
    "hint.kind.set": Words(
        "Cards of one rank are wanted here.",
        "这里宜出几张相同的牌。",
        "這裡宜出幾張相同的牌。",
        "ここは同じ数の札がよさそうです。",
    ),
    "hint.kind.jokers": Words("Now is the time for jokers.", "该用王了。", "該用王了。", "ジョーカーの使いどきです。"),
    "hint.kind.tribute": Words(
        "Tribute is due: your highest card but the jokers.",
        "该进贡：除王以外最大的牌。",
        "該進貢：除王以外最大的牌。",
        "献上です。ジョーカーを除く一番強い札を出します。",
    ),
    "hint.kind.take": Words(
        "Take what helps your hand most.",
        "拿对自己最有用的一张。",
        "拿對自己最有用的一張。",
        "手札に一番役立つ札を取りましょう。",
    ),
    "hint.kind.accept": Words(
        "This hand can wear the crown.", "这手牌可以登基。", "這手牌可以登基。", "この手札なら皇帝になれます。"
    ),
    "hint.kind.passon": Words(
        "Better let another be emperor.", "还是让别人当皇帝吧。", "還是讓別人當皇帝吧。", "皇帝は譲るのがよさそうです。"
    ),
    "hint.kind.announce": Words(
        "The stakes are worth raising.",
        "值得明保，加大输赢。",
        "值得明保，加大輸贏。",
        "宣言して点数を上げる価値があります。",
    ),
    "hint.kind.quiet": Words(
        "Better say nothing.", "还是不作声为好。", "還是不作聲為好。", "黙っているのがよさそうです。"
    ),
    "reason.out": Words("it empties your hand", "这手出完就走了", "這手出完就走了", "これで手札がなくなります"),
    "reason.only": Words("nothing else is allowed", "别无选择", "別無選擇", "ほかに選べません"),
    "reason.nothing_beats": Words(
        "nothing in your hand beats it", "手里没有能压的牌", "手裡沒有能壓的牌", "手札に勝てるものがありません"
    ),
    "reason.unbeaten": Words(
        "in {count} of {worlds} imagined deals no opponent can beat it",
        "设想的 {worlds} 局里有 {count} 局对手压不过",
        "設想的 {worlds} 局裡有 {count} 局對手壓不過",
        "想定した {worlds} 局中 {count} 局で相手は勝てません",
    ),
    "reason.left": Words(
        "then your hand needs {after:# play|# plays} at least, now {before}",
        "出后至少还需 {after} 手出完，现在要 {before} 手",
        "出後至少還需 {after} 手出完，現在要 {before} 手",
        "手札を出し切るまで今は最少 {before} 手、出した後は {after} 手",
    ),
    "reason.jokers": Words(
        "it keeps {count:your joker|your # jokers}",
        "留住 {count} 张王",
        "留住 {count} 張王",
        "ジョーカーを {count} 枚残せます",
    ),
    "reason.friend": Words(
        "in {count} of {worlds} imagined deals {seat:name} is on your side",
        "设想的 {worlds} 局里有 {count} 局{seat:name}与你同伙",
        "設想的 {worlds} 局裡有 {count} 局{seat:name}與你同夥",
        "想定した {worlds} 局中 {count} 局で{seat:name}は味方です",
    ),
    "reason.short": Words(
        "{seat:name}, the emperor, has only {count:# card|# cards} left",
        "皇帝{seat:name}只剩 {count} 张牌",
        "皇帝{seat:name}只剩 {count} 張牌",
        "皇帝の{seat:name}は残り {count} 枚です",
    ),
    "reason.place": Words(
        "in {worlds:the imagined deal|the # imagined deals} you finish {place} on average (1 is first)",
        "设想的 {worlds} 局里平均第 {place} 名出完",
        "設想的 {worlds} 局裡平均第 {place} 名出完",
        "想定した {worlds} 局での順位は平均 {place} 位",
    ),
    "reason.plays": Words(
        "your hand needs {count:# play|# plays} at least to run out",
        "手牌至少需 {count} 手出完",
        "手牌至少需 {count} 手出完",
        "手札を出し切るまで最少 {count} 手かかります",
    ),
    "reason.holds_eunuch": Words(
        "the eunuch card is in your hand", "保皇牌在你手里", "保皇牌在你手裡", "宦官札があなたの手にあります"
    ),
    "reason.takes": Words("{card} lies there", "{card}在其中", "{card}在其中", "{card}があります"),
    "reason.alone": Words(
        "in {count} of {worlds} imagined deals the emperor plays alone",
        "设想的 {worlds} 局里有 {count} 局皇帝独保",
        "設想的 {worlds} 局裡有 {count} 局皇帝獨保",
        "想定した {worlds} 局中 {count} 局で皇帝は1人で戦います",
    ),
    "reason.jokers_held": Words(
        "your hand has {count:# joker|# jokers}",
        "手里有 {count} 张王",
        "手裡有 {count} 張王",
        "ジョーカーが {count} 枚あります",
    ),
}
