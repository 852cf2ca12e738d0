"""Why bids, burials, calls and plays are refused."""

from engine.words import Words

WORDS = {
    "refusal.not_your_turn": Words(
        "It is not your turn.", "还没轮到你。", "還沒輪到你。", "あなたの番ではありません。"
    ),
    "refusal.deal_over": Words("The hand is over.", "本局已经结束。", "本局已經結束。", "このハンドは終わりました。"),
    "refusal.not_now": Words(
        "That is not possible now. {asked}",
        "现在不能这样做。{asked}",
        "現在不能這樣做。{asked}",
        "今はそれをできません。{asked}",
    ),
    "now.bidding": Words(
        "Name trumps, or pass.",
        "请选择亮主或不亮。",
        "請選擇亮主或不亮。",
        "切り札を示すか、パスしてください。",
    ),
    "now.contesting": Words(
        "Overbid, or pass.", "请选择反主或不反。", "請選擇反主或不反。", "上書きするか、パスしてください。"
    ),
    "now.claiming": Words(
        "Ask for a new deal, or pass.",
        "请选择要求重发或不要求。",
        "請選擇要求重發或不要求。",
        "配り直しを求めるか、パスしてください。",
    ),
    "now.burying": Words("Bury the kitty first.", "请先扣底。", "請先扣底。", "先に底札を伏せてください。"),
    "now.calling": Words("Make your call first.", "请先找朋友。", "請先找朋友。", "先に味方を呼んでください。"),
    "now.playing": Words(
        "Everybody plays to every trick; nobody passes.",
        "每墩人人都要出牌，不能不出。",
        "每墩人人都要出牌，不能不出。",
        "どのトリックでも全員が札を出します。パスはできません。",
    ),
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
        "Only identical cards name trumps.",
        "只能用相同的牌亮主。",
        "只能用相同的牌亮主。",
        "切り札は同じ札だけで示してください。",
    ),
    "refusal.bid_wrong_rank": Words(
        "Trumps are named with {cards}.",
        "只能用{cards}来亮主。",
        "只能用{cards}來亮主。",
        "切り札は{cards}で示します。",
    ),
    "bid.not_held": Words(
        "You hold no such card.", "你手里没有这张牌。", "你手裡沒有這張牌。", "手札にこの札はありません。"
    ),
    "bid.rank": Words("{rank:many}", "{rank}", "{rank}", "{rank}"),
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
        "ジョーカーがスートなしかノートランプかを言ってください。",
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
        "切り札はすでに示されています。この卓では上書きできません。",
    ),
    "refusal.own_bid": Words(
        "Your own bid stands: you may only add the same cards to it.",
        "你亮的主还在，只能加亮相同的牌。",
        "你亮的主還在，只能加亮相同的牌。",
        "いまは自分の示した札が有効です。同じ札を足すことしかできません。",
    ),
    "refusal.own_bid_stands": Words(
        "Your own bid stands, and you may not overbid yourself.",
        "你亮的主还在，不能反自己的主。",
        "你亮的主還在，不能反自己的主。",
        "いまは自分の示した札が有効です。自分の札は上書きできません。",
    ),
    "refusal.bid_too_low": Words(
        "That does not overbid {cards}.", "反不过{cards}。", "反不過{cards}。", "{cards}を上回りません。"
    ),
    "refusal.no_trump_stands": Words(
        "{cards} made it no trump: only {jokers} that name no trump overbid that.",
        "{cards}已亮王主，只有用{jokers}再亮王主才能反。",
        "{cards}已亮王主，只有用{jokers}再亮王主才能反。",
        "{cards}でノートランプです。上回るのは、{jokers}でのノートランプだけです。",
    ),
    "refusal.bid_unbeatable": Words(
        "No bid of yours can overbid {cards}.",
        "你亮什么都反不过{cards}。",
        "你亮什麼都反不過{cards}。",
        "何を示しても{cards}は上回れません。",
    ),
    "refusal.redeal_has_trumps": Words(
        "You hold trumps: only a hand without any is dealt anew.",
        "你有主牌：没有主牌才能要求重发。",
        "你有主牌：沒有主牌才能要求重發。",
        "切り札があります。1枚もない手だけが配り直せます。",
    ),
    "refusal.redeal_has_points": Words(
        "You hold a 5, 10 or King: only a hand without any is dealt anew.",
        "你有5、10或K：没有分牌才能要求重发。",
        "你有5、10或K：沒有分牌才能要求重發。",
        "5・10・Kがあります。1枚もない手だけが配り直せます。",
    ),
    "refusal.bury_count": Words(
        "Bury exactly {number:# card|# cards}.",
        "必须正好扣{number}张。",
        "必須正好扣{number}張。",
        "ちょうど{number}枚伏せてください。",
    ),
    "refusal.call_by_copy": Words(
        "Partners are called by a card and which copy of it, such as the first A♠.",
        "叫朋友要叫明哪张牌的第几张，如第一张A♠。",
        "叫朋友要叫明哪張牌的第幾張，如第一張A♠。",
        "味方は「A♠の1枚目」のように、札と何枚目かで呼びます。",
    ),
    "refusal.call_by_colour": Words(
        "Partners are called by colour and rank, such as black Aces.",
        "叫朋友要按颜色和点数叫，如黑A。",
        "叫朋友要按顏色和點數叫，如黑A。",
        "味方は「黒のA」のように、色とランクで呼びます。",
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
        "The {card} is a trump and may not be called.",
        "{card}是主牌，不能叫。",
        "{card}是主牌，不能叫。",
        "{card}は切り札なので呼べません。",
    ),
    "refusal.call_highest": Words(
        "The {card} is the highest of its suit and may not be called.",
        "{card}是该花色最大的牌，不能叫。",
        "{card}是該花色最大的牌，不能叫。",
        "{card}はそのスートの最強なので呼べません。",
    ),
    "refusal.call_points": Words(
        "The {card} counts points and may not be called.",
        "{card}是分牌，不能叫。",
        "{card}是分牌，不能叫。",
        "{card}は点札なので呼べません。",
    ),
    "refusal.play_nothing": Words("Choose cards.", "请选牌。", "請選牌。", "札を選んでください。"),
    "refusal.play_parts": Words(
        "Only a leader says how the cards are grouped.",
        "只有首出时才说明分组。",
        "只有首出時才說明分組。",
        "組の分け方を言えるのはリードする人だけです。",
    ),
    "refusal.other_number": Words(
        "Play {number:# card|# cards}, as many as were led.",
        "首家出了几张就要出几张：请出{number}张。",
        "首家出了幾張就要出幾張：請出{number}張。",
        "リードと同じ枚数、{number}枚を出してください。",
    ),
    "refusal.not_held": Words(
        "These cards are not all in your hand.",
        "这些牌不全在你手里。",
        "這些牌不全在你手裡。",
        "手札にない札が含まれています。",
    ),
    "refusal.suit_first": Words(
        "You hold {suit}: play {number:one|# of them} before any other card.",
        "手里还有{suit}：先要跟{number}张{suit}。",
        "手裡還有{suit}：先要跟{number}張{suit}。",
        "{suit}が残っています。ほかの札より先に{suit}を{number}枚出してください。",
    ),
    "refusal.sequence_owed": Words(
        "You hold {held} of {suit}: {led} must be followed with it.",
        "首出{led}，你的{suit}里有{held}，必须跟出。",
        "首出{led}，你的{suit}裡有{held}，必須跟出。",
        "{suit}に{held}があります。{led}にはこれで従わなければなりません。",
    ),
    "refusal.tuples_owed": Words(
        "You hold {held} of {suit}: {led} must be followed with {kind}.",
        "首出{led}，你的{suit}里有{held}，必须跟{kind}。",
        "首出{led}，你的{suit}裡有{held}，必須跟{kind}。",
        "{suit}に{held}があります。{led}には{kind}で従わなければなりません。",
    ),
    "refusal.smaller_owed": Words(
        "Follow {led} with smaller sets of {suit} (pairs or more), {owed}.",
        "首出{led}，要跟{suit}里张数较少的相同牌（对子起），{owed}。",
        "首出{led}，要跟{suit}裡張數較少的相同牌（對子起），{owed}。",
        "{led}には、{suit}のより小さい組（ペア以上）で{owed}従わなければなりません。",
    ),
    "owed.most": Words(
        "as many cards as you can: {count}",
        "尽量多跟：{count}张",
        "儘量多跟：{count}張",
        "できるだけ多く（{count}枚）",
    ),
    "owed.largest": Words(
        "the largest that fit first: {sets}",
        "先跟放得下的张数最多的：{sets}",
        "先跟放得下的張數最多的：{sets}",
        "収まる中で大きいものから順に（{sets}）",
    ),
    "refusal.mixed_suits": Words(
        "Cards led together must be of one suit; all trumps are one suit.",
        "一起首出的牌必须是同一门；主牌合算一门。",
        "一起首出的牌必須是同一門；主牌合算一門。",
        "まとめてリードする札は、同じスート（切り札は1つのスート）でなければなりません。",
    ),
    "refusal.no_throws": Words(
        "At this table only one combination may be led at a time.",
        "本桌不能甩牌。",
        "本桌不能甩牌。",
        "この卓では、複数の組を一度にリードできません。",
    ),
    "refusal.unequal_tuples": Words(
        "Only sets of one size may be thrown together, such as single cards alone or pairs alone.",
        "甩牌必须张数一致，例如全是单张，或者全是对子。",
        "甩牌必須張數一致，例如全是單張，或者全是對子。",
        "まとめて出せるのは同じ大きさの組だけです。すべて1枚、またはすべてペアなど。",
    ),
    "refusal.no_part": Words(
        "Each part of a throw must be a single card, a set of identical cards or a tractor.",
        "甩牌的每一部分都必须是单张、相同的牌或拖拉机。",
        "甩牌的每一部分都必須是單張、相同的牌或拖拉機。",
        "まとめて出す組は、それぞれ1枚、同じ札、トラクターのどれかでなければなりません。",
    ),
    "refusal.no_part_or_run": Words(
        "Each part of a throw must be a single card, a set of identical cards, a tractor or a run.",
        "甩牌的每一部分都必须是单张、相同的牌、拖拉机或顺子。",
        "甩牌的每一部分都必須是單張、相同的牌、拖拉機或順子。",
        "まとめて出す組は、それぞれ1枚、同じ札、トラクター、ランのどれかでなければなりません。",
    ),
    "refusal.no_single": Words(
        "Each part of a throw must be a single card.",
        "甩牌的每一部分都必须是单张。",
        "甩牌的每一部分都必須是單張。",
        "まとめて出す組は、それぞれ1枚でなければなりません。",
    ),
    "refusal.no_single_or_run": Words(
        "Each part of a throw must be a single card or a run.",
        "甩牌的每一部分都必须是单张或顺子。",
        "甩牌的每一部分都必須是單張或順子。",
        "まとめて出す組は、それぞれ1枚かランでなければなりません。",
    ),
    "refusal.no_single_or_set": Words(
        "Each part of a throw must be a single card or a set of identical cards.",
        "甩牌的每一部分都必须是单张或相同的牌。",
        "甩牌的每一部分都必須是單張或相同的牌。",
        "まとめて出す組は、それぞれ1枚か同じ札の組でなければなりません。",
    ),
    "refusal.holds_between": Words(
        "You hold {cards} yourself, and it lies between these sets: they are no tractor.",
        "你自己手里还有中间的{cards}：这不成拖拉机。",
        "你自己手裡還有中間的{cards}：這不成拖拉機。",
        "間の{cards}を自分が持っているので、トラクターになりません。",
    ),
}
