"""The rules of Bashi Fen from the aim to the naming of trumps, as paragraphs in the order in which somebody learns them."""

from engine.words import Words

_AIM = {
    "rules.agreed": Words("{title}: {sentence}", "{title}：{sentence}", "{title}：{sentence}", "{title}：{sentence}"),
    "rules.heading.aim": Words("The aim", "目标", "目標", "目的"),
    "rules.aim.fixed": Words(
        "Two sides of two partners play against each other. In each hand one side are the declarers; the other side, the opponents, try to win tricks that hold cards worth points.",
        "对家是同伴，两方对抗。每一局有一方坐庄（庄家方），另一方是闲家；闲家要在各墩中抢分。",
        "對家是夥伴，兩方對抗。每一局有一方坐莊（莊家方），另一方是閒家；閒家要在各墩中搶分。",
        "2人ずつ味方になって戦います。毎ハンド、一方が親の側、もう一方が子の側で、子の側はトリックで点札を集めます。",
    ),
    "rules.aim.fluid": Words(
        "In each hand one player is the declarer and finds partners by calling cards; together they are the declarers. All the others, the opponents, try to win tricks that hold cards worth points.",
        "每一局有一人坐庄，叫牌找朋友；庄家和朋友是庄家方，其余的人都是闲家，要在各墩中抢分。",
        "每一局有一人坐莊，叫牌找朋友；莊家和朋友是莊家方，其餘的人都是閒家，要在各墩中搶分。",
        "毎ハンド、1人が親になり、札を呼んで味方を探します。親と味方が親の側、ほかの全員が子の側で、トリックで点札を集めます。",
    ),
    "rules.aim.points": Words(
        "5s count 5 points, 10s and Kings 10 each: {points} in all.",
        "5算5分，10和K各算10分，共{points}分。",
        "5算5分，10和K各算10分，共{points}分。",
        "5は5点、10とKは10点、全部で{points}点です。",
    ),
    "rules.aim.points.tens": Words(
        "10s and Kings count 10 points each: {points} in all.",
        "10和K各算10分，共{points}分。",
        "10和K各算10分，共{points}分。",
        "10とKは10点、全部で{points}点です。",
    ),
    "rules.aim.points.kings": Words(
        "Kings count 10 points each: {points} in all.",
        "K各算10分，共{points}分。",
        "K各算10分，共{points}分。",
        "Kは10点、全部で{points}点です。",
    ),
    "rules.aim.gains": Words(
        "The fewer points the opponents win, the more levels the declarers rise; with enough points the opponents rise instead.",
        "闲家得分越少，庄家方升级越多；闲家得分够多，就轮到闲家升级。",
        "閒家得分越少，莊家方升級越多；閒家得分夠多，就輪到閒家升級。",
        "子の側の点が少ないほど親の側のレベルが多く上がり、点を多く取れば子の側が上がります。",
    ),
    "rules.aim.gains.take_over": Words(
        "The fewer points the opponents win, the more levels the declarers rise; with enough points the opponents win the hand, but do not rise.",
        "闲家得分越少，庄家方升级越多；闲家得分够多就赢下这一局，但不升级。",
        "閒家得分越少，莊家方升級越多；閒家得分夠多就贏下這一局，但不升級。",
        "子の側の点が少ないほど親の側のレベルが多く上がり、点を多く取れば、レベルは上がりませんが子の側の勝ちです。",
    ),
    "rules.aim.gains.never": Words(
        "The fewer points the opponents win, the more levels the declarers rise. The opponents can never win enough points to rise, or even to win the hand.",
        "闲家得分越少，庄家方升级越多。闲家的分再多也赢不了，更不能升级。",
        "閒家得分越少，莊家方升級越多。閒家的分再多也贏不了，更不能升級。",
        "子の側の点が少ないほど親の側のレベルが多く上がります。子の側は何点取っても、上がることも勝つこともありません。",
    ),
    "rules.aim.points.none": Words(
        "This pack has no cards worth points: the declarers rise in every hand.",
        "这副牌里没有分牌：每一局都是庄家方升级。",
        "這副牌裡沒有分牌：每一局都是莊家方升級。",
        "このデッキには点札がなく、毎ハンド親の側が上がります。",
    ),
    "rules.aim.points.penalties": Words(
        "This pack has no cards worth points: the opponents only get points when a throw of the declarers fails. The fewer they get, the more levels the declarers rise.",
        "这副牌里没有分牌：只有庄家方甩牌失败，闲家才得分。闲家得分越少，庄家方升级越多。",
        "這副牌裡沒有分牌：只有莊家方甩牌失敗，閒家才得分。閒家得分越少，莊家方升級越多。",
        "このデッキには点札がなく、子の側が点を得るのは親の側のまとめ出しが失敗したときだけです。その点が少ないほど親の側のレベルが多く上がります。",
    ),
    "rules.aim.levels": Words(
        "Levels are named after the ranks of the cards. Everybody starts at level {start} and climbs towards {end}.",
        "级数按牌的点数：大家从{start}打起，一级一级往上打到{end}。",
        "級數按牌的點數：大家從{start}打起，一級一級往上打到{end}。",
        "レベルは札のランクで表します。全員がレベル{start}から始め、{end}を目指します。",
    ),
    "rules.aim.levels.one": Words(
        "Levels are named after the ranks of the cards. Everybody starts at level {start}, which is the last one.",
        "级数按牌的点数：大家从{start}打起，{start}就是最后一级。",
        "級數按牌的點數：大家從{start}打起，{start}就是最後一級。",
        "レベルは札のランクで表します。全員が最後のレベル{start}から始めます。",
    ),
    "rules.level.no_trump": Words("no trump", "王主", "王主", "ノートランプ"),
    "rules.heading.cards": Words("Cards", "用牌", "用牌", "札"),
    "rules.cards": Words(
        "{seats} players, {packs:# pack|# packs}: {cards} cards, {jokers} jokers among them. Each player takes {hand}, and {kitty:# is|# are} left as the kitty. In each suit the Ace is highest, then K Q J 10 and so on down.",
        "{seats}人，{packs}副牌，共{cards}张，其中王{jokers}张。每人摸{hand}张，留底牌{kitty}张。每门花色A最大，依次是K、Q、J、10往下。",
        "{seats}人，{packs}副牌，共{cards}張，其中王{jokers}張。每人摸{hand}張，留底牌{kitty}張。每門花色A最大，依次是K、Q、J、10往下。",
        "{seats}人、{packs}組{cards}枚（うちジョーカー{jokers}枚）。1人{hand}枚取り、{kitty}枚が底札として残ります。どのスートもAが最強で、K Q J 10と続きます。",
    ),
    "rules.cards.no_jokers": Words(
        "{seats} players, {packs:# pack|# packs} without jokers: {cards} cards. Each player takes {hand}, and {kitty:# is|# are} left as the kitty. In each suit the Ace is highest, then K Q J 10 and so on down.",
        "{seats}人，{packs}副牌，不用王，共{cards}张。每人摸{hand}张，留底牌{kitty}张。每门花色A最大，依次是K、Q、J、10往下。",
        "{seats}人，{packs}副牌，不用王，共{cards}張。每人摸{hand}張，留底牌{kitty}張。每門花色A最大，依次是K、Q、J、10往下。",
        "{seats}人、ジョーカーなしの{packs}組{cards}枚。1人{hand}枚取り、{kitty}枚が底札として残ります。どのスートもAが最強で、K Q J 10と続きます。",
    ),
    "rules.cards.lowest": Words(
        "All ranks below {lowest} are left out.",
        "{lowest}以下的点数全部去掉，{lowest}保留。",
        "{lowest}以下的點數全部去掉，{lowest}保留。",
        "{lowest}より下のランクは使いません。",
    ),
}

_ORDER = {
    "rules.heading.order": Words("Trumps", "主牌", "主牌", "切り札"),
    "rules.order.level": Words(
        "In every hand some cards are trumps; together they are one suit, which beats all others. Trumps are the jokers, the cards of the level (all cards of the rank that is the declarer’s level, in every suit), and the suit that somebody names.",
        "每一局都有一部分牌是主牌，合成一门，压过其余各门（副牌）。主牌是：大小王、庄家正在打的那一级的牌（级牌，四门都算），以及亮出的那一门花色。",
        "每一局都有一部分牌是主牌，合成一門，壓過其餘各門（副牌）。主牌是：大小王、莊家正在打的那一級的牌（級牌，四門都算），以及亮出的那一門花色。",
        "毎ハンド、切り札があります。まとめて1つのスートと見なし、ほかのスートに勝ちます。切り札は、ジョーカー、親が今いるレベルのランクの札（ランク札、どのスートのものも）、そして示されたスートです。",
    ),
    "rules.order": Words(
        "From high to low: red joker, black joker, the card of the level in the trump suit, the other cards of the level (all equal), then the trump suit from the Ace down.",
        "由大到小：大王、小王、主花色的级牌、其他级牌（彼此同大）、主花色由A往下。",
        "由大到小：大王、小王、主花色的級牌、其他級牌（彼此同大）、主花色由A往下。",
        "強い順に、赤ジョーカー、黒ジョーカー、切り札スートのランク札、ほかのランク札（互いに同じ強さ）、切り札スートのAから下です。",
    ),
    "rules.order.level.no_jokers": Words(
        "In every hand some cards are trumps; together they are one suit, which beats all others. Trumps are the cards of the level (all cards of the rank that is the declarer’s level, in every suit) and the suit that somebody names.",
        "每一局都有一部分牌是主牌，合成一门，压过其余各门（副牌）。主牌是：庄家正在打的那一级的牌（级牌，四门都算），以及亮出的那一门花色。",
        "每一局都有一部分牌是主牌，合成一門，壓過其餘各門（副牌）。主牌是：莊家正在打的那一級的牌（級牌，四門都算），以及亮出的那一門花色。",
        "毎ハンド、切り札があります。まとめて1つのスートと見なし、ほかのスートに勝ちます。切り札は、親が今いるレベルのランクの札（ランク札、どのスートのものも）と、示されたスートです。",
    ),
    "rules.order.no_jokers": Words(
        "From high to low: the card of the level in the trump suit, the other cards of the level (all equal), then the trump suit from the Ace down.",
        "由大到小：主花色的级牌、其他级牌（彼此同大）、主花色由A往下。",
        "由大到小：主花色的級牌、其他級牌（彼此同大）、主花色由A往下。",
        "強い順に、切り札スートのランク札、ほかのランク札（互いに同じ強さ）、切り札スートのAから下です。",
    ),
    "rules.order.example": Words(
        "For example, the declarer is at level {rank} and ♥ is named. From high to low the trumps are then"
        " {cards}. {clubs} and {diamonds} are as high as {spades}: they are all trumps now, no longer a club, a"
        " diamond and a spade.",
        "例如庄家打{rank}、♥为主，主牌由大到小是：{cards}。{clubs}、{diamonds}和{spades}一样大，这时都是主牌，"
        "不再是梅花、方块、黑桃。",
        "例如莊家打{rank}、♥為主，主牌由大到小是：{cards}。{clubs}、{diamonds}和{spades}一樣大，這時都是主牌，"
        "不再是梅花、方塊、黑桃。",
        "たとえば親のレベルが{rank}で♥が切り札なら、強い順に {cards} です。{clubs}・{diamonds}・{spades}"
        "は同じ強さの切り札で、クラブ・ダイヤ・スペードではありません。",
    ),
    "rules.order.no_suit": Words(
        "If jokers name “no suit”, no suit is trump, and all cards of the level are equal.",
        "用王亮成无主时，没有主花色，级牌彼此同大。",
        "用王亮成無主時，沒有主花色，級牌彼此同大。",
        "ジョーカーで「スートなし」に決まると、切り札のスートはなく、ランク札はみな同じ強さです。",
    ),
    "rules.order.no_suit.twos": Words(
        "If jokers name “no suit”, no suit is trump. All cards of the level are equal then, and so are all 2s.",
        "用王亮成无主时，没有主花色，级牌彼此同大，2也彼此同大。",
        "用王亮成無主時，沒有主花色，級牌彼此同大，2也彼此同大。",
        "ジョーカーで「スートなし」に決まると、切り札のスートはなく、ランク札どうし、2どうしはみな同じ強さです。",
    ),
    "rules.order.no_suit.alike": Words(
        "Under “no suit” all cards of the level are equal.",
        "打无主时，级牌彼此同大。",
        "打無主時，級牌彼此同大。",
        "「スートなし」では、ランク札はみな同じ強さです。",
    ),
    "rules.order.no_suit.alike.twos": Words(
        "Under “no suit” all cards of the level are equal, and so are all 2s.",
        "打无主时，级牌彼此同大，2也彼此同大。",
        "打無主時，級牌彼此同大，2也彼此同大。",
        "「スートなし」では、ランク札どうし、2どうしはみな同じ強さです。",
    ),
    "rules.order.no_trump.places": Words(
        "Under “no trump” the cards of the level stand at their ordinary places in their suits.",
        "打王主时，级牌回到各自的花色，大小照常。",
        "打王主時，級牌回到各自的花色，大小照常。",
        "ノートランプでは、ランク札もそれぞれのスートのふつうの位置に入ります。",
    ),
    "rules.order.no_trump": Words(
        "If “no trump” is named, jokers are trumps, but no suit and no rank is: the cards of the level stand at their ordinary places in their suits.",
        "打王主时，王是主，没有主花色，级牌也回到各自的花色。",
        "打王主時，王是主，沒有主花色，級牌也回到各自的花色。",
        "ノートランプではジョーカーは切り札ですが、切り札のスートもランクもありません。ランク札もそれぞれのスートのふつうの位置に入ります。",
    ),
    "rules.order.red_five": Words(
        "The 5♥ is a trump in every hand, and the highest card of all.",
        "红五5♥永远是主，也是最大的牌。",
        "紅五5♥永遠是主，也是最大的牌。",
        "5♥はいつも切り札で、最強の札です。",
    ),
    "rules.order.fillers.alone": Words(
        "Filler cards are trumps just above the cards of the level, equal to each other.",
        "补牌是主，仅大于级牌，彼此同大。",
        "補牌是主，僅大於級牌，彼此同大。",
        "補充札はランク札のすぐ上の切り札で、互いに同じ強さです。",
    ),
    "rules.order.fillers": Words(
        "Filler cards are trumps just above the cards of the level, equal to each other; they join no tractor.",
        "补牌是主，仅大于级牌，彼此同大，不组拖拉机。",
        "補牌是主，僅大於級牌，彼此同大，不組拖拉機。",
        "補充札はランク札のすぐ上の切り札で、互いに同じ強さです。トラクターには入りません。",
    ),
}

_TRUMPS = {
    "rules.heading.trumps": Words(
        "Taking cards and naming trumps", "摸牌与亮主", "摸牌與亮主", "札を取り、切り札を決める"
    ),
    "rules.trumps.fixed": Words(
        "Cards are taken one at a time. While you take cards, and once more round the table at the end, anybody may bid: show a card of the declarers’ level, in the first hand of the match {start:one}, and its suit becomes trump. In that hand the player whose bid stands is declarer; later the declarer is known beforehand, whoever names the suit.",
        "轮流摸牌，每次一张。摸牌过程中，以及摸完后再问的一圈里，谁都可以亮出庄家方的级牌（第一局是{start}），它的花色就是主。第一局谁最终定主，谁就坐庄；以后庄家早已定好，由谁亮主都一样。",
        "輪流摸牌，每次一張。摸牌過程中，以及摸完後再問的一圈裡，誰都可以亮出莊家方的級牌（第一局是{start}），它的花色就是主。第一局誰最終定主，誰就坐莊；以後莊家早已定好，由誰亮主都一樣。",
        "札は1枚ずつ順に取ります。取っている間と、最後にもう1巡、だれでも親の側のレベルの札（最初のハンドでは{start}）を示すことができ、そのスートが切り札になります。最初のハンドでは、示した札が最後まで残った人が親です。その後の親は前もって決まっていて、だれが示しても変わりません。",
    ),
    "rules.trumps.fluid": Words(
        "Cards are taken one at a time. While you take cards, and once more round the table at the end, you may bid: show a card of your own level. That rank and its suit become trumps, and if your bid stands you are the declarer.",
        "轮流摸牌，每次一张。摸牌过程中，以及摸完后再问的一圈里，可以亮出自己的级牌：打这一级，它的花色为主；最终定主的人坐庄。",
        "輪流摸牌，每次一張。摸牌過程中，以及摸完後再問的一圈裡，可以亮出自己的級牌：打這一級，它的花色為主；最終定主的人坐莊。",
        "札は1枚ずつ順に取ります。取っている間と、最後にもう1巡、自分のレベルの札を示せます。そのランクとスートが切り札になり、上書きされなければ示した人が親です。",
    ),
    "rules.trumps.several": Words(
        "Two or more identical cards may be shown at once.",
        "可以一次亮出两张或更多相同的牌。",
        "可以一次亮出兩張或更多相同的牌。",
        "同じ札を2枚以上まとめて示すこともできます。",
    ),
    "rules.trumps.too_few_jokers": Words(
        "Jokers cannot name trumps: a bid would take {number} identical ones, more than there are.",
        "王不能用来亮主：那要有{number}张相同的王，牌里没有这么多。",
        "王不能用來亮主：那要有{number}張相同的王，牌裡沒有這麼多。",
        "ジョーカーでは切り札を決められません。同じものが{number}枚要りますが、それだけありません。",
    ),
    "rules.trumps.no_jokers": Words(
        "Jokers cannot name trumps.", "王不能用来亮主。", "王不能用來亮主。", "ジョーカーでは切り札を決められません。"
    ),
    "rules.trumps.first_stands": Words(
        "The first bid stands: nobody can overbid it.",
        "谁先亮谁定主，别人不能反。",
        "誰先亮誰定主，別人不能反。",
        "最初の宣言で決まり、上書きはできません。",
    ),
    "rules.trumps.no_trump_takes": Words(
        "Whoever names “no trump” becomes declarer.",
        "亮王主的人坐庄。",
        "亮王主的人坐莊。",
        "ノートランプを示した人が親になります。",
    ),
}

WORDS = {**_AIM, **_ORDER, **_TRUMPS}
