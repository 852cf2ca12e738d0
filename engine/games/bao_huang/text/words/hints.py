"""The words of hints: the kind of move that is wanted, and why a move is good."""

from engine.words import Words

WORDS = {
    "hint.kind.single": Words("a single card", "出单张", "出單張", "1枚で出す"),
    "hint.kind.set": Words(
        "several cards of one rank", "出几张同点的牌", "出幾張同點的牌", "同じランクの札を何枚か出す"
    ),
    "hint.kind.jokers": Words("using jokers", "用王", "用王", "ジョーカーを使う"),
    "hint.kind.tribute": Words(
        "paying tribute with the highest that may be given",
        "进贡能贡的最大的牌",
        "進貢能貢的最大的牌",
        "献上できる札のうち一番強いものを献上する",
    ),
    "hint.kind.take": Words(
        "taking what helps your hand most", "拿对自己最有用的一张", "拿對自己最有用的一張", "手札に一番役立つ札を取る"
    ),
    "hint.kind.accept": Words("being emperor", "登基", "登基", "皇帝になる"),
    "hint.kind.passon": Words("letting another be emperor", "让位", "讓位", "皇帝を譲る"),
    "hint.kind.announce": Words("announcing", "亮明身份", "亮明身份", "名乗る"),
    "hint.kind.quiet": Words("saying nothing", "不声张", "不聲張", "黙っている"),
    "reason.out": Words("it empties your hand", "这手出完就走了", "這手出完就走了", "これで手札がなくなります"),
    "reason.jokers": Words(
        "it keeps {count:your joker|your # jokers}",
        "留住{count:word}张王",
        "留住{count:word}張王",
        "ジョーカーを{count}枚残せます",
    ),
    "reason.twos_kept": Words(
        "you keep {count:word} of your 2s", "留住{count:word}张2", "留住{count:word}張2", "2を{count}枚残せます"
    ),
    "reason.twos_kept.than": Words(
        "you keep {count:word} of your 2s; after {than} only {other:word}",
        "留住{count:word}张2，选“{than}”则只剩{other:word}张",
        "留住{count:word}張2，選「{than}」則只剩{other:word}張",
        "2を{count}枚残せます（「{than}」なら{other}枚だけです）",
    ),
    "reason.red_kept": Words(
        "you keep {count:word} {count:red joker|red jokers}",
        "留住{count:word}张大王",
        "留住{count:word}張大王",
        "赤ジョーカーを{count}枚残せます",
    ),
    "reason.red": Words(
        "nothing beats a red joker", "没有牌压得过大王", "沒有牌壓得過大王", "赤ジョーカーには何も勝てません"
    ),
    "reason.plays_left": Words(
        "afterwards you need at least {count:one more play|# more plays} to run out",
        "之后至少还要{count}手才能出完",
        "之後至少還要{count}手才能出完",
        "この後、手札を出し切るまで最少{count}手です",
    ),
    "reason.plays_left.than": Words(
        "afterwards you need at least {count:one more play|# more plays} to run out; after {than} at least {other}",
        "之后至少还要{count}手才能出完，选“{than}”则至少{other}手",
        "之後至少還要{count}手才能出完，選「{than}」則至少{other}手",
        "この後、手札を出し切るまで最少{count}手です（「{than}」なら最少{other}手）",
    ),
    "reason.lone": Words(
        "a card goes that has no equal in your hand",
        "走掉一张没有同点的散牌",
        "走掉一張沒有同點的散牌",
        "手札に同じランクのない1枚を出せます",
    ),
    "reason.whole": Words(
        "it splits no equal cards", "不拆同点的牌", "不拆同點的牌", "同じランクの札を分けずに済みます"
    ),
    "reason.few_left": Words(
        "{seat:name}, whose play it beats, has only {count:# card|# cards} left",
        "被压的{seat:name}只剩{count}张牌",
        "被壓的{seat:name}只剩{count}張牌",
        "場の最強の{seat:name}は残り{count}枚です",
    ),
    "reason.beaten_by.jokers": Words(
        "beating your play takes jokers",
        "别人要用王才压得过你",
        "別人要用王才壓得過你",
        "あなたの札に勝つにはジョーカーが要ります",
    ),
    "reason.beaten_by.twos": Words(
        "beating your play takes 2s or jokers",
        "别人要用2或王才压得过你",
        "別人要用2或王才壓得過你",
        "あなたの札に勝つには2かジョーカーが要ります",
    ),
    "reason.beaten_by.aces": Words(
        "beating your play takes Aces, 2s or jokers",
        "别人要用A、2或王才压得过你",
        "別人要用A、2或王才壓得過你",
        "あなたの札に勝つにはA、2、ジョーカーのどれかが要ります",
    ),
    "reason.cannot_run_out": Words(
        "{seat:name}, with {count:one card|# cards} left, cannot run out over it",
        "{seat:name}只剩{count}张，压了也出不完",
        "{seat:name}只剩{count}張，壓了也出不完",
        "{seat:name}は残り{count}枚で、これに勝っても上がれません",
    ),
    "reason.lead_next": Words(
        "if nobody beats it, you lead next, as {seat:name} has run out",
        "{seat:name}已经出完，没人压就轮到你出牌",
        "{seat:name}已經出完，沒人壓就輪到你出牌",
        "{seat:name}はもう上がっているので、だれも勝たなければ次のリードはあなたです",
    ),
    "reason.jokers_crowned": Words(
        "with the emperor card you hold {count} jokers",
        "连皇帝牌在内，手里有{count:word}张王",
        "連皇帝牌在內，手裡有{count:word}張王",
        "皇帝札を入れてジョーカーが{count}枚になります",
    ),
    "reason.high_crowned": Words(
        "with the emperor card you hold {count} of the 24 jokers and 2s",
        "全副24张王和2，连皇帝牌在内你有{count}张",
        "全副24張王和2，連皇帝牌在內你有{count}張",
        "24枚あるジョーカーと2のうち、皇帝札を入れて{count}枚を持っています",
    ),
    "reason.high_held": Words(
        "you hold {count} of the 24 jokers and 2s",
        "全副24张王和2，你有{count}张",
        "全副24張王和2，你有{count}張",
        "24枚あるジョーカーと2のうち、{count}枚を持っています",
    ),
    "reason.leads": Words("as emperor you lead", "登基的人首出", "登基的人首出", "皇帝になれば最初にリードできます"),
    "reason.hides_eunuch": Words(
        "nobody learns yet that you are the eunuch",
        "别人暂时不知道你是保子",
        "別人暫時不知道你是保子",
        "宦官だとはまだ知られません",
    ),
    "reason.hides_alone": Words(
        "nobody learns yet that you play alone",
        "别人暂时不知道你是独保",
        "別人暫時不知道你是獨保",
        "味方がいないとはまだ知られません",
    ),
    "reason.few_high": Words(
        "of the other 23 jokers and 2s you hold {high:none|one|#}",
        "其余23张王和2里，你{high:一张也没有|只有#张|只有#张}",
        "其餘23張王和2裡，你{high:一張也沒有|只有#張|只有#張}",
        "残り23枚のジョーカーと2のうち、手札には{high:1枚もありません|#枚だけです|#枚だけです}",
    ),
    "reason.shows_eunuch": Words(
        "but it shows everybody that you are the eunuch",
        "但人人都会知道你是保子",
        "但人人都會知道你是保子",
        "ただし、宦官だと全員に知られます",
    ),
    "reason.shows_alone": Words(
        "but it shows everybody that you play alone",
        "但人人都会知道你是独保",
        "但人人都會知道你是獨保",
        "ただし、味方がいないと全員に知られます",
    ),
    "reason.jokers_held": Words(
        "you hold {count} jokers",
        "手里有{count:word}张王",
        "手裡有{count:word}張王",
        "ジョーカーが{count}枚あります",
    ),
    "hint.kind.accept_alone": Words(
        "being emperor, even alone against four",
        "登基，即使独保一人对四家",
        "登基，即使獨保一人對四家",
        "1人で4人が相手でも皇帝になる",
    ),
    "reason.friend": Words(
        "passing leaves it to {seat:name}, who is on your side {deals}",
        "不要就让{seat:name}大，{deals}是同伴",
        "不要就讓{seat:name}大，{deals}是夥伴",
        "パスすれば{seat:name}に任せられます。{deals}味方です",
    ),
    "reason.friend_known": Words(
        "passing leaves it to {seat:name}, who is on your side",
        "不要就让同伴{seat:name}大",
        "不要就讓夥伴{seat:name}大",
        "パスすれば味方の{seat:name}に任せられます",
    ),
    "reason.both_cards": Words(
        "you hold the eunuch card too: as emperor you play alone against four",
        "保皇牌也在你手里：登基就是独保，一人对四家",
        "保皇牌也在你手裡：登基就是獨保，一人對四家",
        "宦官札もあなたの手にあります。皇帝になると1人で4人と戦います",
    ),
    "reason.keeps_eunuch": Words(
        "you keep the eunuch card and protect the next emperor",
        "保皇牌仍在你手里，你将保下一位皇帝",
        "保皇牌仍在你手裡，你將保下一位皇帝",
        "宦官札は手に残り、次の皇帝を守ります",
    ),
    "reason.takes_highest": Words(
        "no tribute card is higher", "贡牌里没有更大的", "貢牌裡沒有更大的", "献上された札の中で一番強い札です"
    ),
}
