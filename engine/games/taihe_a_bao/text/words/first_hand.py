"""The words of somebody's first hand of Taihe A Bao."""

from engine.words import Words

WORDS = {
    "first.aim": Words(
        "One player, the declarer, plays alone against all the others: if the declarer is the first without cards, the declarer wins; if anybody else is, the others win.",
        "一人坐庄，独战其余各家：庄家先出完牌就是庄家赢，别人先出完就是别人赢。",
        "一人坐莊，獨戰其餘各家：莊家先出完牌就是莊家贏，別人先出完就是別人贏。",
        "親1人が、ほかの全員と戦います。最初に手札をなくしたのが親ならその勝ち、ほかの人ならほかの全員の勝ちです。",
    ),
    "first.ranks": Words(
        "From high to low: {ranks}. No suit is higher than another.",
        "由大到小：{ranks}。花色不分大小。",
        "由大到小：{ranks}。花色不分大小。",
        "強い順に {ranks}。スートに強弱はありません。",
    ),
    "first.kinds": Words(
        "You may lead one card, a pair, three or more ranks in sequence, or two or more pairs in sequence.",
        "可以首出单张、对子、三张以上的顺子，或两对以上的连对。",
        "可以首出單張、對子、三張以上的順子，或兩對以上的連對。",
        "リードできるのは、1枚、ペア、3枚以上の続き、2組以上の続いたペアです。",
    ),
    "first.beating": Words(
        "The same kind with as many cards and a higher rank beats it.",
        "同样的牌型、同样的张数，点数更大就能压过。",
        "同樣的牌型、同樣的張數，點數更大就能壓過。",
        "同じ種類、同じ枚数で、ランクが上なら勝ちます。",
    ),
    "first.bombs": Words(
        "Three or four of a kind are a bomb: a bomb beats anything that is not a bomb.",
        "三张或四张同点是炸弹：炸弹压过一切不是炸弹的牌。",
        "三張或四張同點是炸彈：炸彈壓過一切不是炸彈的牌。",
        "同じランク3枚か4枚はボムです。ボムは、ボムでないすべてに勝ちます。",
    ),
    "first.bid": Words(
        "Declare, and you play alone against all the others with the cards that you hold; or pass.",
        "叫庄，就拿着现在的牌独战其余各家；也可以不要。",
        "叫莊，就拿著現在的牌獨戰其餘各家；也可以不要。",
        "宣言すると、今の手札のまま1人でほかの全員と戦います。パスもできます。",
    ),
    "first.call": Words(
        "You may call for a card: whoever holds it gives it to you for one of yours, and the last to call is the declarer. Or pass.",
        "你可以要一张牌：有这张牌的人给你，你还他一张；最后要牌的人坐庄。也可以不要。",
        "你可以要一張牌：有這張牌的人給你，你還他一張；最後要牌的人坐莊。也可以不要。",
        "札を1枚コールできます。持っている人がそれをくれ、あなたは1枚返します。最後にコールした人が親です。パスもできます。",
    ),
    "first.call.must": Words(
        "You call for a card: whoever holds it gives it to you for one of yours, and the last to call is the declarer.",
        "请要一张牌：有这张牌的人给你，你还他一张；最后要牌的人坐庄。",
        "請要一張牌：有這張牌的人給你，你還他一張；最後要牌的人坐莊。",
        "札を1枚コールします。持っている人がそれをくれ、あなたは1枚返します。最後にコールした人が親です。",
    ),
    "first.give": Words(
        "Now give a card back, face down: only the two of you see which.",
        "现在还一张牌，扣着给：只有你们两人知道是哪张。",
        "現在還一張牌，扣著給：只有你們兩人知道是哪張。",
        "札を1枚、裏向きに返します。どの札かは2人だけが知っています。",
    ),
    "first.declarer": Words(
        "You are the declarer: get rid of your cards before anybody else does.",
        "你是庄家：要赶在所有人之前出完牌。",
        "你是莊家：要趕在所有人之前出完牌。",
        "あなたが親です。だれよりも先に手札をなくしましょう。",
    ),
    "first.others": Words(
        "{seat:name} is the declarer: your side wins if anybody else is the first without cards, you or a partner.",
        "{seat:name}坐庄：你或任何一个同伴先出完牌，你们就赢。",
        "{seat:name}坐莊：你或任何一個夥伴先出完牌，你們就贏。",
        "親は{seat:name}です。あなたか味方のだれかが先に手札をなくせば、あなたの側の勝ちです。",
    ),
    "first.lead": Words(
        "You lead any combination you like: many low cards at once help most.",
        "由你首出，任选牌型：一次出掉许多小牌最好。",
        "由你首出，任選牌型：一次出掉許多小牌最好。",
        "あなたのリードです。好きな役を出せます。低い札をまとめて出せるとよいでしょう。",
    ),
    "first.follow": Words(
        "On the table: {meld}. Beat it, or pass.",
        "桌上是{meld}：压过它，或者不要。",
        "桌上是{meld}：壓過它，或者不要。",
        "場にあるのは{meld}です。それに勝つ札を出すか、パスします。",
    ),
    "first.follow.partner": Words(
        "Your partner {seat:name} has the best play so far: {meld}. Beat it, or pass and leave it to your partner.",
        "目前同伴{seat:name}最大：{meld}。可以压，也可以不要，让给同伴。",
        "目前夥伴{seat:name}最大：{meld}。可以壓，也可以不要，讓給夥伴。",
        "今のところ味方の{seat:name}の{meld}が一番強い札です。それに勝つ札を出すか、パスして味方に任せます。",
    ),
    "first.too_low": Words(
        "On the table: {meld}. Nothing that you hold beats it: pass.",
        "桌上是{meld}，你手里没有能压过的：只能不要。",
        "桌上是{meld}，你手裡沒有能壓過的：只能不要。",
        "場にあるのは{meld}で、手札に勝てるものはありません。パスします。",
    ),
}
