"""The words of somebody's first hand of Bao Huang."""

from engine.words import Words

WORDS = {
    "first.aim": Words(
        "Five players: the emperor and a partner, the eunuch, against the other three, the people.",
        "五人玩：皇帝和同伴保子，对抗其余三家平民。",
        "五人玩：皇帝和夥伴保子，對抗其餘三家平民。",
        "5人で遊びます。皇帝と味方の宦官が、残り3人の平民と戦います。",
    ),
    "first.end": Words(
        "Get rid of your cards: a side wins if one of its players is out first and one of the other side’s comes last. The hand is over as soon as all of one side have none left.",
        "尽快出完手中的牌：你方有人第一个出完，另一方有人垫底，你方就赢。有一方全部出完，本局就结束。",
        "盡快出完手中的牌：你方有人第一個出完，另一方有人墊底，你方就贏。有一方全部出完，本局就結束。",
        "手札をなくしましょう。自分の側のだれかが1位で上がり、相手の側のだれかが最下位なら、自分の側の勝ちです。片方の側の全員がなくなると、ハンドは終わります。",
    ),
    "first.ranks": Words(
        "From high to low: red joker, black joker, 2 A K Q J 10 9 8 7 6. Suits do not matter.",
        "由大到小：大王、小王、2 A K Q J 10 9 8 7 6。花色不分大小。",
        "由大到小：大王、小王、2 A K Q J 10 9 8 7 6。花色不分大小。",
        "強い順に 赤ジョーカー、黒ジョーカー、2 A K Q J 10 9 8 7 6。スートに強弱はありません。",
    ),
    "first.kinds": Words(
        "You play equal cards together, as many as you like, and may add jokers to them.",
        "同点的牌一起出，张数不限，还可以挂王。",
        "同點的牌一起出，張數不限，還可以掛王。",
        "同じランクの札を何枚でも一緒に出し、ジョーカーを付けることもできます。",
    ),
    "first.kinds.sixes": Words(
        "You play equal cards together, as many as you like, and may add jokers to them; sixes come last and alone.",
        "同点的牌一起出，张数不限，还可以挂王；6要留到最后单独出。",
        "同點的牌一起出，張數不限，還可以掛王；6要留到最後單獨出。",
        "同じランクの札を何枚でも一緒に出し、ジョーカーを付けることもできます。6だけは最後に、6だけで出します。",
    ),
    "first.beating": Words(
        "As many cards beat them, if each is higher than the one in its place, from the highest down.",
        "张数相同，从大到小逐张相比，每一张都更大，就能压过。",
        "張數相同，從大到小逐張相比，每一張都更大，就能壓過。",
        "同じ枚数で、強い順に1枚ずつ比べ、すべてが上回れば勝ちます。",
    ),
    "first.beating.equal": Words(
        "As many cards beat them: from the highest down, each joker must be beaten, the other cards at least equalled, and one place must be higher.",
        "张数相同，从大到小逐张相比：王必须压过，别的牌可以相等，至少有一张更大，就能压过。",
        "張數相同，從大到小逐張相比：王必須壓過，別的牌可以相等，至少有一張更大，就能壓過。",
        "同じ枚数で、強い順に比べます。ジョーカーは必ず上回り、ほかの札は同じでもよく、1か所でも上回れば勝ちます。",
    ),
    "first.tribute": Words(
        "Your side lost the last hand: give {count:# card|# cards} to the winners.",
        "上一局你方输了：要进贡{count}张牌。",
        "上一局你方輸了：要進貢{count}張牌。",
        "前のハンドであなたの側が負けたので、札を{count}枚献上します。",
    ),
    "first.take": Words(
        "Your side won the last hand: take a card of the tribute.",
        "上一局你方赢了：取一张贡牌。",
        "上一局你方贏了：取一張貢牌。",
        "前のハンドであなたの側が勝ったので、献上された札を1枚取ります。",
    ),
    "first.crown": Words(
        "The emperor card lies before you: become emperor and lead, or let the next player have the card.",
        "皇帝牌在你面前：登基并首出，或者把牌让给下一家。",
        "皇帝牌在你面前：登基並首出，或者把牌讓給下一家。",
        "皇帝札が前にあります。皇帝になってリードするか、札を次の人に譲ります。",
    ),
    "first.crown.must": Words(
        "The emperor card has come back to you: now you must become emperor.",
        "皇帝牌转了一圈回到你这里：现在你必须登基。",
        "皇帝牌轉了一圈回到你這裡：現在你必須登基。",
        "皇帝札が一周して戻ってきました。皇帝にならなければなりません。",
    ),
    "first.announce": Words(
        "You may announce that you are the eunuch, the partner of {seat:name}; then all scores are doubled, won or lost. Or say nothing.",
        "你可以亮明自己是{seat:name}的保子，输赢都加倍；也可以不声张。",
        "你可以亮明自己是{seat:name}的保子，輸贏都加倍；也可以不聲張。",
        "宦官、つまり{seat:name}の味方だと名乗れます。名乗ると、勝っても負けても得点が2倍です。黙っていてもかまいません。",
    ),
    "first.announce.alone": Words(
        "You may announce that you play alone; then all scores count three times, won or lost. Or say nothing.",
        "你可以宣布独保，输赢都变为三倍；也可以不声张。",
        "你可以宣布獨保，輸贏都變為三倍；也可以不聲張。",
        "1人で戦うと宣言できます。宣言すると、勝っても負けても得点が3倍です。黙っていてもかまいません。",
    ),
    "first.alone": Words(
        "You hold the eunuch card too: you play alone against four.",
        "保皇牌也在你手里：你要一人对四家。",
        "保皇牌也在你手裡：你要一人對四家。",
        "宦官札もあなたの手にあります。1人で4人と戦います。",
    ),
    "first.eunuch": Words(
        "You hold the eunuch card: {seat:name}, the emperor, is your partner.",
        "保皇牌在你手里：皇帝{seat:name}是你的同伴。",
        "保皇牌在你手裡：皇帝{seat:name}是你的夥伴。",
        "宦官札があなたの手にあります。皇帝の{seat:name}が味方です。",
    ),
    "first.emperor": Words(
        "You are the emperor: somebody else holds the eunuch card and is your partner.",
        "你是皇帝：别人手里有保皇牌，那人就是你的同伴。",
        "你是皇帝：別人手裡有保皇牌，那人就是你的夥伴。",
        "あなたが皇帝です。ほかのだれかが宦官札を持っていて、その人が味方です。",
    ),
    "first.people": Words(
        "You are one of the people: {seat:name}, the emperor, plays against you, and whoever holds the eunuch card does too.",
        "你是平民：皇帝{seat:name}是对手，拿着保皇牌的人也是对手。",
        "你是平民：皇帝{seat:name}是對手，拿著保皇牌的人也是對手。",
        "あなたは平民です。皇帝の{seat:name}が相手で、宦官札を持つ人も相手です。",
    ),
    "first.lead": Words(
        "You lead: many equal low cards at once help most.",
        "由你首出：一次出掉许多同点的小牌最好。",
        "由你首出：一次出掉許多同點的小牌最好。",
        "あなたのリードです。同じランクの低い札をまとめて出せるとよいでしょう。",
    ),
    "first.follow": Words(
        "On the table: {meld}. Beat that, or pass; you may still play later after a pass.",
        "桌上是{meld}：压过它，或者不要；不要之后仍可再出。",
        "桌上是{meld}：壓過它，或者不要；不要之後仍可再出。",
        "場にあるのは{meld}です。それに勝つ札を出すか、パスします。パスしても後でまた出せます。",
    ),
    "first.too_low": Words(
        "On the table: {meld}. Nothing that you hold beats that: pass.",
        "桌上是{meld}，你手里没有能压过的：只能不要。",
        "桌上是{meld}，你手裡沒有能壓過的：只能不要。",
        "場にあるのは{meld}で、手札に勝てるものはありません。パスします。",
    ),
}
