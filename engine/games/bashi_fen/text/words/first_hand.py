"""The words of somebody's first hand of Bashi Fen."""

from engine.words import Words

WORDS = {
    "first.aim.fixed": Words(
        "You and your partner, who sits opposite, play against the other two; one of the four is the declarer.",
        "你和对面的同伴一方，对抗另外两人；四人中有一人坐庄。",
        "你和對面的夥伴一方，對抗另外兩人；四人中有一人坐莊。",
        "あなたと向かいの味方が、ほかの2人と戦います。4人のうち1人が親です。",
    ),
    "first.aim.fluid": Words(
        "One player, the declarer, finds partners by calling cards; all the others play against them.",
        "一人坐庄，叫牌找朋友；其余的人都是对手。",
        "一人坐莊，叫牌找朋友；其餘的人都是對手。",
        "1人が親になり、札を呼んで味方を探します。ほかの全員がその相手です。",
    ),
    "first.tricks": Words(
        "Somebody leads, and all the others play as many cards: that is a trick, and the best cards win it.",
        "有人首出，其余各家出同样张数，这叫一墩；最大的赢得这一墩。",
        "有人首出，其餘各家出同樣張數，這叫一墩；最大的贏得這一墩。",
        "だれかがリードし、ほかの全員が同じ枚数を出します。これがトリックで、一番強い札の人が取ります。",
    ),
    "first.points": Words(
        "A 5 counts 5 points, a 10 and a King 10 each, {points} in all: the declarer’s opponents try to win them in tricks, and the declarer’s side tries to prevent it.",
        "5算5分，10和K各算10分，共{points}分：闲家要赢下有分的墩，庄家方要设法不让。",
        "5算5分，10和K各算10分，共{points}分：閒家要贏下有分的墩，莊家方要設法不讓。",
        "5は5点、10とKは10点、全部で{points}点です。子の側がトリックでそれを集め、親の側がそれを防ぎます。",
    ),
    "first.points.tens": Words(
        "A 10 and a King count 10 points each, {points} in all: the declarer’s opponents try to win them in tricks, and the declarer’s side tries to prevent it.",
        "10和K各算10分，共{points}分：闲家要赢下有分的墩，庄家方要设法不让。",
        "10和K各算10分，共{points}分：閒家要贏下有分的墩，莊家方要設法不讓。",
        "10とKは10点、全部で{points}点です。子の側がトリックでそれを集め、親の側がそれを防ぎます。",
    ),
    "first.points.kings": Words(
        "A King counts 10 points, {points} in all: the declarer’s opponents try to win them in tricks, and the declarer’s side tries to prevent it.",
        "K算10分，共{points}分：闲家要赢下有分的墩，庄家方要设法不让。",
        "K算10分，共{points}分：閒家要贏下有分的墩，莊家方要設法不讓。",
        "Kは10点、全部で{points}点です。子の側がトリックでそれを集め、親の側がそれを防ぎます。",
    ),
    "first.points.penalties": Words(
        "This pack has no cards worth points: only a failed throw of the declarers brings the opponents any.",
        "这副牌里没有分牌：只有庄家方甩牌失败，闲家才得分。",
        "這副牌裡沒有分牌：只有莊家方甩牌失敗，閒家才得分。",
        "このデッキには点札がなく、子の側が点を得るのは親の側のまとめ出しが失敗したときだけです。",
    ),
    "first.points.none": Words(
        "This pack has no cards worth points: the declarers rise in every hand.",
        "这副牌里没有分牌：每一局都是庄家方升级。",
        "這副牌裡沒有分牌：每一局都是莊家方升級。",
        "このデッキには点札がなく、毎ハンド親の側が上がります。",
    ),
    "first.trumps": Words(
        "Trumps beat the other suits: as a rule they are the jokers, the cards of the level, now {level}, and one suit that somebody names.",
        "主牌压过其余各门：一般是大小王、级牌（现在打{level}），和亮出的那一门花色。",
        "主牌壓過其餘各門：一般是大小王、級牌（現在打{level}），和亮出的那一門花色。",
        "切り札はほかのスートに勝ちます。ふつうは、ジョーカー、ランク札（今は{level}）、そして宣言されたスートです。",
    ),
    "first.trumps.no_jokers": Words(
        "Trumps beat the other suits: as a rule they are the cards of the level, now {level}, and one suit that somebody names.",
        "主牌压过其余各门：一般是级牌（现在打{level}），和亮出的那一门花色。",
        "主牌壓過其餘各門：一般是級牌（現在打{level}），和亮出的那一門花色。",
        "切り札はほかのスートに勝ちます。ふつうは、ランク札（今は{level}）と、宣言されたスートです。",
    ),
    "first.bid": Words(
        "You may name trumps now by showing cards, or wait: a suit in which you hold many cards is good for you.",
        "你现在可以亮主，也可以等等：手里张数多的花色对你有利。",
        "你現在可以亮主，也可以等等：手裡張數多的花色對你有利。",
        "札を示して切り札を宣言できます。待ってもかまいません。枚数の多いスートが有利です。",
    ),
    "first.bid.more": Words(
        "You have named trumps: you may show more cards, which are harder to overbid, or leave it at that.",
        "主是你亮的：可以再亮几张，别人更难反主；也可以就这样。",
        "主是你亮的：可以再亮幾張，別人更難反主；也可以就這樣。",
        "切り札はあなたが宣言しました。札を足すと上書きされにくくなります。そのままでもかまいません。",
    ),
    "first.bid.over": Words(
        "{seat:name} has named trumps: you may overbid if another suit is better for you, or let it stand.",
        "主是{seat:name}亮的：别的花色对你更好就反主，否则就不反。",
        "主是{seat:name}亮的：別的花色對你更好就反主，否則就不反。",
        "切り札は{seat:name}が宣言しました。別のほうがよければ上書きし、よければそのままにします。",
    ),
    "first.redeal": Words(
        "With these cards you may ask for a new deal, or play on.",
        "拿着这样的牌，你可以要求重发，也可以接着打。",
        "拿著這樣的牌，你可以要求重發，也可以接著打。",
        "この手札なら配り直しを求められます。このまま続けてもかまいません。",
    ),
    "first.bury": Words(
        "You have taken the kitty: bury as many cards, face down. Keep trumps and high cards, and bury no points if you can.",
        "底牌归你了：扣下同样多的牌。留下主牌和大牌，尽量别扣分牌。",
        "底牌歸你了：扣下同樣多的牌。留下主牌和大牌，儘量別扣分牌。",
        "底札を取りました。同じ枚数を伏せます。切り札と強い札は残し、点札はなるべく伏せません。",
    ),
    "first.contest": Words(
        "{seat:name} has buried: you may overbid, take the kitty and bury anew, or let it be.",
        "{seat:name}已经扣底：你可以反主，拿起底牌重新扣，也可以不反。",
        "{seat:name}已經扣底：你可以反主，拿起底牌重新扣，也可以不反。",
        "{seat:name}が伏せました。上書きして底札を取り、伏せ直せます。そのままでもかまいません。",
    ),
    "first.call": Words(
        "You are the declarer: call cards, and whoever plays them is your partner.",
        "你坐庄：叫牌找朋友，打出这些牌的人就是你的朋友。",
        "你坐莊：叫牌找朋友，打出這些牌的人就是你的朋友。",
        "あなたが親です。札を呼ぶと、それを出した人が味方になります。",
    ),
    "first.declarer": Words(
        "You are the declarer: win the tricks that have points in them.",
        "你坐庄：有分的墩要拿下来。",
        "你坐莊：有分的墩要拿下來。",
        "あなたが親です。点札の入ったトリックを取りましょう。",
    ),
    "first.partner": Words(
        "{seat:name}, your partner, is the declarer: keep points from the other two.",
        "你的同伴{seat:name}坐庄：别让另外两人得分。",
        "你的夥伴{seat:name}坐莊：別讓另外兩人得分。",
        "味方の{seat:name}が親です。ほかの2人に点を渡さないようにしましょう。",
    ),
    "first.opponent": Words(
        "{seat:name} is the declarer and plays against you: win tricks with points in them.",
        "{seat:name}坐庄，是你的对手：要赢有分的墩。",
        "{seat:name}坐莊，是你的對手：要贏有分的墩。",
        "{seat:name}が親で、あなたの相手です。点札の入ったトリックを取りましょう。",
    ),
    "first.unknown": Words(
        "{seat:name} is the declarer: whoever plays a called card is a partner, and all the others play against them.",
        "{seat:name}坐庄：打出所叫的牌的人是朋友，其余的人都是对手。",
        "{seat:name}坐莊：打出所叫的牌的人是朋友，其餘的人都是對手。",
        "{seat:name}が親です。呼ばれた札を出した人が味方で、ほかの全員がその相手です。",
    ),
    "first.lead": Words(
        "You lead to this trick: the others must follow your suit as far as they can.",
        "这一墩由你首出：别人有这一门就必须跟。",
        "這一墩由你首出：別人有這一門就必須跟。",
        "このトリックはあなたのリードです。ほかの人は、そのスートがある限り従います。",
    ),
    "first.best": Words(
        "So far {seat:name} is winning this trick.",
        "这一墩目前是{seat:name}最大。",
        "這一墩目前是{seat:name}最大。",
        "今のところ{seat:name}がこのトリックを取っています。",
    ),
    "first.best.partner": Words(
        "So far {seat:name}, your partner, is winning this trick.",
        "这一墩目前是同伴{seat:name}最大。",
        "這一墩目前是夥伴{seat:name}最大。",
        "今のところ味方の{seat:name}がこのトリックを取っています。",
    ),
    "first.follow": Words(
        "The suit led is {suit}: play {size:a card|# cards} of it.",
        "首出的是{suit}：请跟{size}张{suit}。",
        "首出的是{suit}：請跟{size}張{suit}。",
        "リードは{suit}です。{suit}を{size}枚出します。",
    ),
    "first.follow.short": Words(
        "The suit led is {suit}, {size} cards of it: play the {held:one|#} that you hold, and fill up with others.",
        "首出的是{suit}，共{size}张：{held:你的1张要出|你的#张都要出}，不够的用别的牌补。",
        "首出的是{suit}，共{size}張：{held:你的1張要出|你的#張都要出}，不夠的用別的牌補。",
        "リードは{suit}{size}枚です。手にある{held:1枚を|#枚をすべて}出し、足りない分はほかの札を出します。",
    ),
    "first.void": Words(
        "The suit led is {suit}, and you hold none: play any {size:card|# cards}. Trumps may win the trick.",
        "首出的是{suit}，你一张也没有：出任意{size}张。用主牌可能赢下这一墩。",
        "首出的是{suit}，你一張也沒有：出任意{size}張。用主牌可能贏下這一墩。",
        "リードは{suit}で、あなたは1枚もありません。好きな札を{size}枚出します。切り札ならトリックを取れるかもしれません。",
    ),
    "first.void.trumps": Words(
        "Trumps were led, and you hold none: play any {size:card|# cards}.",
        "首出的是主牌，你一张也没有：出任意{size}张。",
        "首出的是主牌，你一張也沒有：出任意{size}張。",
        "リードは切り札で、あなたは1枚もありません。好きな札を{size}枚出します。",
    ),
}
