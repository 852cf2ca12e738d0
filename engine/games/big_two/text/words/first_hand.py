"""The words of somebody's first hand of Big Two."""

from engine.words import Words

WORDS = {
    "first.aim.partners": Words(
        "You and your partner, who sits opposite, want to get rid of your cards: as soon as anybody has none left the hand is over, and each side pays for the cards that it still holds.",
        "你和对面的同伴要尽快出完手中的牌：有一人出完，本局就结束，各方按剩下的牌罚分。",
        "你和對面的夥伴要盡快出完手中的牌：有一人出完，本局就結束，各方按剩下的牌罰分。",
        "あなたと向かいの味方は、手札を減らすのが目的です。だれか1人の手札がなくなるとハンドは終わり、組ごとに残った札の分だけ罰点がつきます。",
    ),
    "first.aim.alone": Words(
        "Be the first to get rid of all your cards: the others then pay for those that they still hold.",
        "抢先出完手中的牌：别人要按剩下的牌付分。",
        "搶先出完手中的牌：別人要按剩下的牌付分。",
        "最初に手札をなくしましょう。ほかの人は、残った札の分を払います。",
    ),
    "first.ranks": Words(
        "From low to high: 3 4 5 6 7 8 9 10 J Q K A 2. The 2 is the highest.",
        "由小到大：3 4 5 6 7 8 9 10 J Q K A 2，2最大。",
        "由小到大：3 4 5 6 7 8 9 10 J Q K A 2，2最大。",
        "弱い順に 3 4 5 6 7 8 9 10 J Q K A 2。2が最強です。",
    ),
    "first.suits": Words(
        "Between two cards of one rank the suit decides, from low to high: ♦ ♣ ♥ ♠.",
        "点数相同就比花色，由小到大：♦ ♣ ♥ ♠。",
        "點數相同就比花色，由小到大：♦ ♣ ♥ ♠。",
        "ランクが同じならスートで決まります。弱い順に ♦ ♣ ♥ ♠ です。",
    ),
    "first.trick": Words(
        "Somebody leads one card, a pair or five cards; the others play as many, but higher, or pass.",
        "有人首出一张、一对或五张；别人要出同样张数而更大的牌，或者不要。",
        "有人首出一張、一對或五張；別人要出同樣張數而更大的牌，或者不要。",
        "だれかが1枚、ペア、5枚のどれかでリードし、ほかの人は同じ枚数でより強い札を出すか、パスします。",
    ),
    "first.lead.lowest": Words(
        "You hold the 3♦, so you begin: the 3♦ must be among the cards that you play.",
        "3♦在你手里，由你首出：打出的牌里必须有3♦。",
        "3♦在你手裡，由你首出：打出的牌裡必須有3♦。",
        "3♦があるので、あなたから始めます。出す札に3♦が入っていなければなりません。",
    ),
    "first.lead": Words(
        "You lead: play one card, a pair, or five cards that belong together.",
        "由你首出：出一张、一对，或者五张成牌型的牌。",
        "由你首出：出一張、一對，或者五張成牌型的牌。",
        "あなたのリードです。1枚、ペア、または5枚の役を出します。",
    ),
    "first.lies": Words("On the table: {meld}.", "桌上是{meld}。", "桌上是{meld}。", "場にあるのは{meld}です。"),
    "first.lies.partner": Words(
        "Your partner {seat:name} has the highest play: {meld}.",
        "目前同伴{seat:name}最大：{meld}。",
        "目前夥伴{seat:name}最大：{meld}。",
        "今のところ味方の{seat:name}の{meld}が一番強い札です。",
    ),
    "first.follow": Words(
        "On the table: {meld}. Play higher, or pass.",
        "桌上是{meld}：出更大的，或者不要。",
        "桌上是{meld}：出更大的，或者不要。",
        "場にあるのは{meld}です。より強い札を出すか、パスします。",
    ),
    "first.follow.partner": Words(
        "Your partner {seat:name} has the highest play: {meld}. Play higher, or pass and leave it to your partner.",
        "目前同伴{seat:name}最大：{meld}。可以出更大的，也可以不要，让给同伴。",
        "目前夥伴{seat:name}最大：{meld}。可以出更大的，也可以不要，讓給夥伴。",
        "今のところ味方の{seat:name}の{meld}が一番強い札です。それより強い札を出すか、パスして味方に任せます。",
    ),
    "first.too_low": Words(
        "On the table: {meld}. Nothing that you hold beats it: pass.",
        "桌上是{meld}，你手里没有能压过的：只能不要。",
        "桌上是{meld}，你手裡沒有能壓過的：只能不要。",
        "場にあるのは{meld}で、手札に勝てるものはありません。パスします。",
    ),
}
