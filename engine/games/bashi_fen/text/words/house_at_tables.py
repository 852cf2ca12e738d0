"""Sentences of house rules that stand in for the usual ones at tables where those would be wrong or say too much."""

from engine.words import Words

_CARDS = {
    "option.jokers.all.one_pack": Words(
        "The pack has its two jokers.", "用大小王两张。", "用大小王兩張。", "ジョーカー2枚を使います。"
    ),
    "option.jokers.one_pair.one_pack": Words(
        "The pack has its two jokers.", "用大小王两张。", "用大小王兩張。", "ジョーカー2枚を使います。"
    ),
    "option.jokers.left_out": Words(
        "Of {jokers} jokers {out:# is|# are} left out for a kitty of six.",
        "{jokers}张王中去掉{out}张，使底牌凑成六张。",
        "{jokers}張王中去掉{out}張，使底牌湊成六張。",
        "ジョーカー{jokers}枚のうち{out}枚を抜いて、底札を6枚にします。",
    ),
    "option.six_card_kitty.jokers.none": Words(
        "The kitty has six cards; no joker has to be left out for it.",
        "底牌六张；不用去掉王。",
        "底牌六張；不用去掉王。",
        "底札は6枚です。そのために抜くジョーカーはありません。",
    ),
    "option.six_card_kitty.fillers.none": Words(
        "The kitty has six cards; no filler cards are needed for it.",
        "底牌六张；不用加补牌。",
        "底牌六張；不用加補牌。",
        "底札は6枚です。そのための補充札は要りません。",
    ),
}

_BIDDING = {
    "option.joker_bid.no.never": Words(
        "Jokers cannot name trumps.", "王不能亮主。", "王不能亮主。", "ジョーカーでは示せません。"
    ),
    "option.joker_bid.no_suit.first": Words(
        "Identical jokers name “no suit”: then no suit is trump, while jokers and cards of the level still are.",
        "相同的王可以亮无主：没有主花色，王和级牌仍是主。",
        "相同的王可以亮無主：沒有主花色，王和級牌仍是主。",
        "同じジョーカーで「スートなし」を示せます。切り札のスートはなくなり、ジョーカーとランク札は切り札のままです。",
    ),
    "option.joker_bid.no_suit.more": Words(
        "Identical jokers, more of them than cards are shown, name “no suit”: then no suit is trump, while jokers and cards of the level still are.",
        "相同的王，张数多于已亮的牌，可以亮无主：没有主花色，王和级牌仍是主。",
        "相同的王，張數多於已亮的牌，可以亮無主：沒有主花色，王和級牌仍是主。",
        "示された枚数より多い同じジョーカーで「スートなし」を示せます。切り札のスートはなくなり、ジョーカーとランク札は切り札のままです。",
    ),
    "option.bid_order.joker_or_more.jokers": Words(
        "More cards overbid fewer; of equally many, jokers overbid suits, and red jokers black ones.",
        "亮主张数多者大；张数相同时，王大于级牌，大王大于小王。",
        "亮主張數多者大；張數相同時，王大於級牌，大王大於小王。",
        "示した枚数の多いほうが上です。同数ならジョーカーがスートより、赤が黒より上です。",
    ),
    "option.bid_order.joker_or_more.suits": Words(
        "More cards overbid fewer; equally many do not overbid each other.",
        "亮主张数多者大；张数相同不能反。",
        "亮主張數多者大；張數相同不能反。",
        "示した枚数の多いほうが上です。同数では上書きできません。",
    ),
    "option.bid_order.joker_or_higher_suit.jokers": Words(
        "More cards overbid fewer; of equally many, jokers overbid suits, and red jokers black ones; from two cards on, ♠ overbids ♥, ♥ ♣ and ♣ ♦.",
        "亮主张数多者大；张数相同时，王大于级牌，大王大于小王；两张起，♠大于♥，♥大于♣，♣大于♦。",
        "亮主張數多者大；張數相同時，王大於級牌，大王大於小王；兩張起，♠大於♥，♥大於♣，♣大於♦。",
        "示した枚数の多いほうが上です。同数ならジョーカーがスートより、赤が黒より上で、2枚からは♠、♥、♣、♦の順に強くなります。",
    ),
    "option.bid_order.joker_or_higher_suit.suits": Words(
        "More cards overbid fewer; of equally many, from two cards on, ♠ overbids ♥, ♥ ♣ and ♣ ♦.",
        "亮主张数多者大；张数相同时，两张起，♠大于♥，♥大于♣，♣大于♦。",
        "亮主張數多者大；張數相同時，兩張起，♠大於♥，♥大於♣，♣大於♦。",
        "示した枚数の多いほうが上です。同数なら、2枚からは♠、♥、♣、♦の順に強くなります。",
    ),
    "option.redeal_right.no_points.tens": Words(
        "A player without a 10 or King may show the hand for a new deal.",
        "手中没有10和K可以亮牌要求重发。",
        "手中沒有10和K可以亮牌要求重發。",
        "10・Kのない手は、公開して配り直しにできます。",
    ),
    "option.redeal_right.no_points.kings": Words(
        "A player without a King may show the hand for a new deal.",
        "手中没有K可以亮牌要求重发。",
        "手中沒有K可以亮牌要求重發。",
        "Kのない手は、公開して配り直しにできます。",
    ),
    "option.redeal_right.no_points.none": Words(
        "A player without a card that counts may show the hand for a new deal; in this pack none counts, so anybody may.",
        "手中没有分牌可以亮牌要求重发；这副牌里没有分牌，所以人人可以。",
        "手中沒有分牌可以亮牌要求重發；這副牌裡沒有分牌，所以人人可以。",
        "点札のない手は、公開して配り直しにできます。このデッキに点札はないので、だれでもできます。",
    ),
}

_PARTNERS = {
    "option.call.copy.one_pack": Words(
        "A card is called, and whoever plays it is a partner.",
        "叫某张牌，打出它的人就是朋友。",
        "叫某張牌，打出它的人就是朋友。",
        "札を呼び、それを出した人が味方です。",
    ),
    "option.may_call_fewer.no.one": Words(
        "The declarer must call a partner.",
        "庄家必须找一个朋友。",
        "莊家必須找一個朋友。",
        "親は味方を1人呼ばなければなりません。",
    ),
    "option.may_call_fewer.yes.one": Words(
        "The declarer may also call nobody.",
        "庄家也可以不找朋友。",
        "莊家也可以不找朋友。",
        "親はだれも呼ばなくてもかまいません。",
    ),
    "option.partner_cards.no_points.never": Words(
        "Cards worth points may not be called.", "不能叫分牌。", "不能叫分牌。", "点札は呼べません。"
    ),
    "option.double_join.no.colour": Words(
        "A player who is already a partner fills no other call: the next such card that somebody else plays does.",
        "已经是朋友的人再打出这样的牌不算，由别人打出的下一张算。",
        "已經是朋友的人再打出這樣的牌不算，由別人打出的下一張算。",
        "すでに味方の人がその色とランクの札をまた出しても数えず、次にほかの人が出した札で決まります。",
    ),
    "option.double_join.no.one_pack": Words(
        "A player who is already a partner fills no other call.",
        "已经是朋友的人再打出所叫的牌不算。",
        "已經是朋友的人再打出所叫的牌不算。",
        "すでに味方の人が呼ばれた札をまた出しても数えません。",
    ),
}

_PLAY = {
    "option.runs_of_singles.none_fit": Words(
        "There are no runs: nobody can hold {least} single cards in a row in one suit.",
        "没有顺子：哪一门都凑不出{least}张相连的牌。",
        "沒有順子：哪一門都湊不出{least}張相連的牌。",
        "ランはありません。1つのスートに連続する{least}枚がそろわないためです。",
    ),
    "option.tractor_follow.tractor.runs": Words(
        "A run must be followed with a run if you hold one, the longest that fits.",
        "跟顺子须跟顺子，跟放得下的最长的。",
        "跟順子須跟順子，跟放得下的最長的。",
        "ランには、あれば必ずランで従います。収まる最長のものです。",
    ),
    "option.tractor_follow.tuples.runs": Words(
        "A run may be followed with any cards of the suit.",
        "跟顺子时，这一门的任何牌都可以。",
        "跟順子時，這一門的任何牌都可以。",
        "ランには、そのスートの札なら何で従ってもかまいません。",
    ),
    "option.high_trump_tractors.yes.no_jokers": Words(
        "Cards of the level join tractors too: from the Ace of the trump suit upwards (at level A from its King), trumps that follow one another in rank are neighbours.",
        "级牌也能组拖拉机：从主花色的A（打A时从K）往上，按大小紧挨着的主牌算相连。",
        "級牌也能組拖拉機：從主花色的A（打A時從K）往上，按大小緊挨著的主牌算相連。",
        "ランク札もトラクターに入ります。切り札スートのA（レベルがAならK）から上では、強さの続く切り札が隣どうしです。",
    ),
    "option.high_trump_tractors.no.no_jokers": Words(
        "Cards of the level join no tractor.",
        "级牌不组拖拉机。",
        "級牌不組拖拉機。",
        "ランク札はトラクターに入りません。",
    ),
    "option.high_trump_tractors.no.none": Words(
        "There are no tractors: cards of the level join none, and there are too few other ranks.",
        "没有拖拉机：级牌不组拖拉机，其余的点数又太少。",
        "沒有拖拉機：級牌不組拖拉機，其餘的點數又太少。",
        "トラクターはありません。ランク札は入らず、ほかのランクが少なすぎるためです。",
    ),
    "option.bigger_shapes_beat.yes.two": Words(
        "A quadruple beats two consecutive pairs, and so on.",
        "四张压两连对，依此类推。",
        "四張壓兩連對，依此類推。",
        "フォーカードは2連ペアに勝ちます。以下同様です。",
    ),
    "option.bigger_shapes_beat.no.two": Words(
        "Larger sets do not beat smaller ones in a row: a quadruple, say, does not beat two consecutive pairs.",
        "拖拉机只比同样的：例如四张压不过两连对。",
        "拖拉機只比同樣的：例如四張壓不過兩連對。",
        "枚数の多い組でも、少ない組のトラクターには勝てません。例えばフォーカードは2連ペアに勝てません。",
    ),
    "option.bigger_shapes_beat.yes.triples": Words(
        "Two consecutive triples beat three consecutive pairs, and so on.",
        "两个连续的三张压过三个连续的对子，等等。",
        "兩個連續的三張壓過三個連續的對子，等等。",
        "続いたスリーカード2組は続いたペア3組に勝つ、というようになります。",
    ),
    "option.throw_ruff.shape.runs": Words(
        "The trumps must match every part: only a run ruffs a run.",
        "主牌须每一部分都对得上：顺子须用顺子毙。",
        "主牌須每一部分都對得上：順子須用順子斃。",
        "切り札はすべての部分の形に合わせます。ランを切れるのはランだけです。",
    ),
    "option.throw_ruff.counts.runs": Words(
        "Any trumps ruff a throw; a run in it need not be matched.",
        "任何主牌都能毙甩牌；其中的顺子不必对上。",
        "任何主牌都能斃甩牌；其中的順子不必對上。",
        "どの切り札でもまとめ出しを切れます。中のランの形に合わせる必要はありません。",
    ),
    "option.throw_ruff.counts.pairs": Words(
        "The trumps must contain as many pairs; they need not be neighbours.",
        "主牌中对子的数目须够，不必相连。",
        "主牌中對子的數目須夠，不必相連。",
        "切り札には同じ数のペアが要りますが、続いていなくてかまいません。",
    ),
    "option.throw_follow.shape.runs": Words(
        "A run in a throw is followed as if it were led alone.",
        "甩牌里的顺子，照单独出顺子那样跟。",
        "甩牌裡的順子，照單獨出順子那樣跟。",
        "まとめ出しの中のランには、それだけがリードされたときのように従います。",
    ),
    "option.throw_follow.counts.runs": Words(
        "A run in a throw is followed as so many single cards.",
        "甩牌里的顺子只算几张单张来跟。",
        "甩牌裡的順子只算幾張單張來跟。",
        "まとめ出しの中のランには、1枚ずつの札として従います。",
    ),
    "option.throw_follow.counts.pairs": Words(
        "A tractor in a throw is followed as so many pairs; they need not be consecutive.",
        "甩牌里的拖拉机只算几个对子，跟牌不必相连。",
        "甩牌裡的拖拉機只算幾個對子，跟牌不必相連。",
        "まとめ出しの中のトラクターには、ペアの数だけで従います。続いていなくてかまいません。",
    ),
    **{
        f"option.throw_penalty.{points}.loose": Words(
            f"Leading a tractor with gaps that fails costs {points} points.",
            f"空档拖拉机失败罚{points}分。",
            f"空檔拖拉機失敗罰{points}分。",
            f"すき間のあるトラクターに失敗すると{points}点を失います。",
        )
        for points in (10, 20)
    },
}

_SCORING = {
    "option.kitty_factor.packs.one_pack": Words(
        "The points in the kitty count once: with more packs they are multiplied by the number of packs.",
        "底分照算；多副牌时才乘副数。",
        "底分照算；多副牌時才乘副數。",
        "底札の点はそのまま数えます。組数が多いときは組数を掛けます。",
    ),
    "option.step.about.one_pack": Words(
        "Each bracket of the table of points is {value} points wide.",
        "每档{value}分。",
        "每檔{value}分。",
        "得点表の1段は{value}点です。",
    ),
}

_LEVELS = {
    "option.passing_end.as_declarers.fixed": Words(
        "Every gain stops at the last level; it is passed only by winning a hand there as the declarer’s side.",
        "升到最后一级为止；自己一方坐庄打赢最后一级才算打过。",
        "升到最後一級為止；自己一方坐莊打贏最後一級才算打過。",
        "最後のレベルで必ず止まり、そこで親の側として勝つと越えます。",
    ),
    "option.passing_end.as_declarers.fluid": Words(
        "Every gain stops at the last level; it is passed only by winning a hand there as declarer.",
        "升到最后一级为止；自己坐庄打赢最后一级才算打过。",
        "升到最後一級為止；自己坐莊打贏最後一級才算打過。",
        "最後のレベルで必ず止まり、そこで親として勝つと越えます。",
    ),
    "option.passing_end.by_gains.freely": Words(
        "Any gain that leads beyond the last level passes it.",
        "升级升过最后一级就算打过。",
        "升級升過最後一級就算打過。",
        "昇級で最後のレベルより上に達すれば、越えたことになります。",
    ),
    "option.mandatory_levels.none.wrap": Words(
        "Any level may be skipped.", "没有必打级。", "沒有必打級。", "どのレベルも飛ばせます。"
    ),
    "option.hook_and_needle.yes.aces": Words(
        "If the level is A, and the trump suit’s Ace wins the last trick and captures another Ace of the other side, that side goes back to the lowest level.",
        "打A时，最后一墩用主A抓到另一方的副A，另一方退回最低级。",
        "打A時，最後一墩用主A抓到另一方的副A，另一方退回最低級。",
        "Aがレベルのとき、最後のトリックで切り札スートのAが相手の別のAを取ると、相手側は最低のレベルに戻ります。",
    ),
    "option.hook_and_needle.yes.jacks": Words(
        "If the level is J, and the trump suit’s Jack wins the last trick and captures another Jack of the other side, that side goes back to the lowest level.",
        "打J时，最后一墩用主J抓到另一方的副J，另一方退回最低级。",
        "打J時，最後一墩用主J抓到另一方的副J，另一方退回最低級。",
        "Jがレベルのとき、最後のトリックで切り札スートのJが相手の別のJを取ると、相手側は最低のレベルに戻ります。",
    ),
    "option.hook_and_needle.no.aces": Words(
        "Aces send nobody back.", "A不针。", "A不針。", "Aで戻ることはありません。"
    ),
    "option.hook_and_needle.no.jacks": Words(
        "Jacks send nobody back.", "J不勾。", "J不勾。", "Jで戻ることはありません。"
    ),
    "option.red_five_penalty.level.fixed": Words(
        "Each captured 5♥ costs the side that played it a level.",
        "每被抓一张5♥，出牌的一方退一级。",
        "每被抓一張5♥，出牌的一方退一級。",
        "取られた5♥1枚ごとに、出した側が1レベル下がります。",
    ),
    "option.red_five_penalty.level.fluid": Words(
        "Each captured 5♥ costs its player a level.",
        "每被抓一张5♥，出牌者退一级。",
        "每被抓一張5♥，出牌者退一級。",
        "取られた5♥1枚ごとに、出した人が1レベル下がります。",
    ),
}

WORDS = {**_CARDS, **_BIDDING, **_PARTNERS, **_PLAY, **_SCORING, **_LEVELS}
