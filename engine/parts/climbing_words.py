"""The words that climbing games share: what is laid, why it may not be, and why it is good; a game may have its own."""

from engine.words import Words

CLIMBING_WORDS = {
    "action.pass": Words("Pass", "不要", "不要", "パス"),
    "action.play": Words("Play", "出牌", "出牌", "出す"),
    "caption.lead": Words("Lead {meld}", "首出{meld}", "首出{meld}", "{meld}でリード"),
    "caption.beats": Words("{meld} beats {over}", "{meld}，压过{over}", "{meld}，壓過{over}", "{meld}で{over}に勝つ"),
    "caption.falls_short": Words(
        "{meld} does not beat {over}", "{meld}压不过{over}", "{meld}壓不過{over}", "{meld}は{over}に勝てません"
    ),
    "caption.no_meld": Words(
        "{cards}: no combination", "{cards}：不成牌型", "{cards}：不成牌型", "{cards}：役になりません"
    ),
    "caption.pass": Words("Pass", "不要", "不要", "パス"),
    "caption.lead.named": Words("{meld}", "{meld}", "{meld}", "{meld}"),
    "caption.beats.named": Words("{meld}", "{meld}", "{meld}", "{meld}"),
    "caption.pass.named": Words("passing", "不要", "不要", "パス"),
    "said.pass": Words("Pass", "不要", "不要", "パス"),
    "mark.best": Words("Unbeaten", "最大", "最大", "場の最強"),
    "refusal.leader_must_play": Words(
        "You lead: you may not pass.", "由你首出，不能不出。", "由你首出，不能不出。", "リードなのでパスできません。"
    ),
    "refusal.no_cards": Words("Choose cards to play.", "请选牌。", "請選牌。", "札を選んでください。"),
    "refusal.not_in_hand": Words(
        "You do not hold these cards.", "你手中没有这些牌。", "你手中沒有這些牌。", "その札は手札にありません。"
    ),
    "refusal.not_your_turn": Words(
        "It is not your turn.", "还没轮到你。", "還沒輪到你。", "あなたの番ではありません。"
    ),
    "reason.unbeaten": Words(
        "{deals} no opponent can beat it",
        "{deals}不会被对手压过",
        "{deals}不會被對手壓過",
        "{deals}、相手はこれに勝てません",
    ),
    "reason.may_lead": Words(
        "if nobody beats it, you lead next",
        "没人再压就由你首出",
        "沒人再壓就由你首出",
        "だれも勝たなければ次にリードできます",
    ),
    "reason.cards_gone": Words(
        "{count:word} {count:card goes|cards go at once}",
        "一次走掉{count:word}张",
        "一次走掉{count:word}張",
        "一度に{count}枚出せます",
    ),
    "reason.cards_gone.than": Words(
        "{count:word} cards go at once; after {than} only {other:word}",
        "一次走掉{count:word}张，选“{than}”只走{other:word}张",
        "一次走掉{count:word}張，選「{than}」只走{other:word}張",
        "一度に{count}枚出せます（「{than}」なら{other}枚だけです）",
    ),
    "reason.lowest_goes": Words(
        "your lowest card goes", "先走掉最小的牌", "先走掉最小的牌", "一番弱い札を先に出せます"
    ),
    "reason.lower_cards": Words(
        "it spends lower cards", "出的牌小，大的留着", "出的牌小，大的留著", "弱い札で済み、強い札を残せます"
    ),
    "reason.harder": Words(
        "higher cards are harder to beat",
        "出的牌大，更难被压",
        "出的牌大，更難被壓",
        "強い札のほうが勝たれにくくなります",
    ),
}
