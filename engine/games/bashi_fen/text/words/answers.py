"""Why bids, burials and calls are refused."""

from engine.words import Words

WORDS = {
    "refusal.not_your_turn": Words(
        "It is not your turn.", "还没轮到你。", "還沒輪到你。", "あなたの番ではありません。"
    ),
    "refusal.deal_over": Words("The hand is over.", "本局已经结束。", "本局已經結束。", "このハンドは終わりました。"),
    "refusal.not_now": Words("That cannot be done now.", "现在不能这样做。", "現在不能這樣做。", "今はできません。"),
    "refusal.not_in_hand": Words(
        "These cards are not all in your hand.",
        "这些牌不全在你手里。",
        "這些牌不全在你手裡。",
        "手札にない札が含まれています。",
    ),
    "refusal.bid_nothing": Words(
        "Show at least one card.", "至少要亮一张牌。", "至少要亮一張牌。", "少なくとも1枚示してください。"
    ),
    "refusal.bid_not_identical": Words(
        "Only identical cards name trumps.", "只能亮相同的牌。", "只能亮相同的牌。", "同じ札だけで示してください。"
    ),
    "refusal.bid_wrong_rank": Words(
        "Trumps are named with {cards}.",
        "只能用{cards}来亮主。",
        "只能用{cards}來亮主。",
        "切り札は{cards}で示します。",
    ),
    "bid.rank": Words("{rank}s", "{rank}", "{rank}", "{rank}"),
    "bid.jokers": Words("jokers", "王", "王", "ジョーカー"),
    "bid.or": Words("{first} or {rest}", "{first}或{rest}", "{first}或{rest}", "{first}か{rest}"),
    "refusal.bid_no_rank": Words(
        "At the level “no trump” only jokers name trumps.",
        "打王主时只能用王亮主。",
        "打王主時只能用王亮主。",
        "ノートランプのレベルではジョーカーだけで示します。",
    ),
    "refusal.bid_no_jokers": Words(
        "Jokers name nothing at this table.",
        "本桌不能用王亮主。",
        "本桌不能用王亮主。",
        "この卓ではジョーカーで示せません。",
    ),
    "refusal.bid_too_few_jokers": Words(
        "A joker bid takes {least:# joker|# identical jokers} or more.",
        "至少要{least}张相同的王。",
        "至少要{least}張相同的王。",
        "同じジョーカーが{least}枚必要です。",
    ),
    "refusal.bid_say_which": Words(
        "Say whether your jokers mean no suit or no trump.",
        "请说明是无主还是王主。",
        "請說明是無主還是王主。",
        "スートなしかノートランプかを言ってください。",
    ),
    "refusal.bid_says_too_much": Words(
        "What this bid means is settled: show the cards alone.",
        "这样亮主的含义已定：只亮牌即可。",
        "這樣亮主的含義已定：只亮牌即可。",
        "意味は決まっています。札だけを示してください。",
    ),
    "refusal.bid_loser": Words(
        "Those who lost the last hand may not name trumps.",
        "上一局输的人不能亮主。",
        "上一局輸的人不能亮主。",
        "前のハンドで負けた人は切り札を示せません。",
    ),
    "refusal.no_overbid": Words(
        "Trumps are named already, and nobody may overbid at this table.",
        "已经有人亮主，本桌不能反主。",
        "已經有人亮主，本桌不能反主。",
        "すでに示されています。この卓では上書きできません。",
    ),
    "refusal.own_bid": Words(
        "Your own bid stands: you may only add the same cards to it.",
        "你亮的主还在，只能加亮相同的牌。",
        "你亮的主還在，只能加亮相同的牌。",
        "自分の宣言が有効です。同じ札を足すことしかできません。",
    ),
    "refusal.own_bid_stands": Words(
        "Your own bid stands, and you may not overbid yourself.",
        "你亮的主还在，不能反自己的主。",
        "你亮的主還在，不能反自己的主。",
        "自分の宣言が有効です。自分の宣言は上書きできません。",
    ),
    "refusal.bid_too_low": Words(
        "That does not overbid {cards}.", "反不过{cards}。", "反不過{cards}。", "{cards}を上回りません。"
    ),
    "refusal.no_trump_stands": Words(
        "{cards} made it no trump: only more or higher jokers overbid that.",
        "{cards}已亮王主，只有更多或更大的王能反。",
        "{cards}已亮王主，只有更多或更大的王能反。",
        "{cards}でノートランプです。上回るのはより多いか、より強いジョーカーだけです。",
    ),
    "refusal.bid_unbeatable": Words(
        "Nothing overbids {cards}.", "{cards}谁也反不过。", "{cards}誰也反不過。", "{cards}を上回るものはありません。"
    ),
    "refusal.redeal_has_trumps": Words(
        "You hold trumps: only a hand without any is dealt anew.",
        "你有主牌：没有主牌才能要求重发。",
        "你有主牌：沒有主牌才能要求重發。",
        "切り札があります。1枚もない手だけが配り直せます。",
    ),
    "refusal.redeal_has_points": Words(
        "You hold a 5, 10 or K: only a hand without any is dealt anew.",
        "你有5、10或K：没有分牌才能要求重发。",
        "你有5、10或K：沒有分牌才能要求重發。",
        "5・10・Kがあります。1枚もない手だけが配り直せます。",
    ),
    "refusal.bury_count": Words(
        "Bury exactly {number:# card|# cards}.",
        "要扣正好{number}张。",
        "要扣正好{number}張。",
        "ちょうど{number}枚伏せてください。",
    ),
    "refusal.call_by_copy": Words(
        "Partners are called by a card and which copy of it, such as the first A♠.",
        "要叫明哪张牌的第几张，如第一张A♠。",
        "要叫明哪張牌的第幾張，如第一張A♠。",
        "「A♠の1枚目」のように、札と何枚目かで呼びます。",
    ),
    "refusal.call_by_colour": Words(
        "Partners are called by colour and rank, such as black aces.",
        "要按颜色和点数叫，如黑A。",
        "要按顏色和點數叫，如黑A。",
        "「黒のA」のように、色とランクで呼びます。",
    ),
    "refusal.call_too_many": Words(
        "You may call at most {most:# partner|# partners}.",
        "最多找{most}个朋友。",
        "最多找{most}個朋友。",
        "呼べる味方は{most}人までです。",
    ),
    "refusal.call_too_few": Words(
        "You have to call {number:# partner|# partners}.",
        "必须找{number}个朋友。",
        "必須找{number}個朋友。",
        "味方を{number}人呼ばなければなりません。",
    ),
    "refusal.call_twice": Words(
        "The same copy cannot be called twice.",
        "同一张牌不能叫两次。",
        "同一張牌不能叫兩次。",
        "同じ1枚を2度は呼べません。",
    ),
    "refusal.call_no_such_copy": Words(
        "There are not that many copies of this card.",
        "没有这么多张这种牌。",
        "沒有這麼多張這種牌。",
        "その札はそんなにありません。",
    ),
    "refusal.call_trump": Words(
        "{card} is a trump and may not be called.",
        "{card}是主牌，不能叫。",
        "{card}是主牌，不能叫。",
        "{card}は切り札なので呼べません。",
    ),
    "refusal.call_highest": Words(
        "{card} is the highest of its suit and may not be called.",
        "{card}是该花色最大的牌，不能叫。",
        "{card}是該花色最大的牌，不能叫。",
        "{card}はそのスートの最強なので呼べません。",
    ),
    "refusal.call_points": Words(
        "{card} counts points and may not be called.",
        "{card}是分牌，不能叫。",
        "{card}是分牌，不能叫。",
        "{card}は点札なので呼べません。",
    ),
    "refusal.play_nothing": Words("Choose cards.", "请选牌。", "請選牌。", "札を選んでください。"),
    "refusal.play_parts": Words(
        "Only a leader says how the cards are grouped.",
        "只有首出时才说明分组。",
        "只有首出時才說明分組。",
        "組の指定はリードのときだけです。",
    ),
}
