"""The titles and sentences of presets, groups and the house rules of setting up, bidding, kitty and partners."""

from engine.cards import SUITED_RANKS
from engine.words import Words

RANKS = tuple(rank.value for rank in SUITED_RANKS)

_PRESETS = {
    "preset.sheng_ji": Words("Sheng Ji", "升级（一副）", "升級（一副）", "升級（1組）"),
    "preset.sheng_ji.about": Words(
        "One pack, fixed partners: single cards, throws, and 100 points to fight for.",
        "一副牌，对家固定为同伴：单张和甩牌，争一百分。",
        "一副牌，對家固定為夥伴：單張和甩牌，爭一百分。",
        "1組、味方は固定。1枚ずつとまとめ出しで100点を争います。",
    ),
    "preset.tuo_la_ji": Words("Tractor (Shuang Sheng)", "拖拉机（双升）", "拖拉機（雙升）", "トラクター（双升）"),
    "preset.tuo_la_ji.about": Words(
        "Two packs, fixed partners: pairs, and tractors of consecutive pairs.",
        "两副牌，对家固定为同伴：对子，以及连对组成的拖拉机。",
        "兩副牌，對家固定為夥伴：對子，以及連對組成的拖拉機。",
        "2組、味方は固定。ペアと、連続ペアのトラクターがあります。",
    ),
    "preset.zhao_pengyou": Words("Find Friends", "找朋友", "找朋友", "友だち探し"),
    "preset.zhao_pengyou.about": Words(
        "Four to ten players; the declarer calls cards, and whoever plays them is a partner.",
        "四到十人；庄家叫牌，打出所叫的牌的人就是朋友。",
        "四到十人；莊家叫牌，打出所叫的牌的人就是朋友。",
        "4～10人。親が札を呼び、それを出した人が味方になります。",
    ),
    "preset.si_fu": Words("Four packs", "四副牌", "四副牌", "4組"),
    "preset.si_fu.about": Words(
        "Tractor with four packs, fixed partners: up to four identical cards are led together.",
        "四副牌打拖拉机，对家固定为同伴：最多四张相同的牌可以一起出。",
        "四副牌打拖拉機，對家固定為夥伴：最多四張相同的牌可以一起出。",
        "4組でのトラクター、味方は固定。同じ札を4枚まで一緒に出せます。",
    ),
    "preset.chao_dipi": Words("Bidding for the kitty", "炒地皮", "炒地皮", "底札の競り"),
    "preset.chao_dipi.about": Words(
        "Tractor in which the others may change trumps after the kitty is buried, take it, and bury anew.",
        "拖拉机，扣底之后别人还可以反主，反主的人拿起底牌重新扣。",
        "拖拉機，扣底之後別人還可以反主，反主的人拿起底牌重新扣。",
        "底札を伏せた後も、ほかの人が切り札を変えて底札を取り、伏せ直せるトラクターです。",
    ),
    "preset.bi_da": Words("No skipping 5, 10 and K", "必打五十K", "必打五十K", "5・10・Kは飛ばさない"),
    "preset.bi_da.about": Words(
        "Tractor in which no rise leads past 5, 10 or K: it stops there first.",
        "拖拉机，升级不能跳过5、10、K：升到这几级必须先停下。",
        "拖拉機，升級不能跳過5、10、K：升到這幾級必須先停下。",
        "昇級で5・10・Kは飛ばせないトラクターです。そのレベルで一度止まります。",
    ),
    "preset.by_the_page": Words("By the encyclopedia", "按百科条目", "依百科條目", "百科の記述どおり"),
    "preset.by_the_page.about": Words(
        "Tractor in which tractors in a throw are followed and ruffed as so many pairs, and any rise beyond A wins.",
        "双升，但甩牌里的拖拉机只按对子的数目跟和毙，不必相连；升级升过A就算赢。",
        "雙升，但甩牌裡的拖拉機只按對子的數目跟和斃，不必相連；升級升過A就算贏。",
        "まとめ出しの中のトラクターにはペアの数だけで従い、切れます。昇級でAを越えれば勝ちです。",
    ),
}

_GROUPS = {
    "group.table": Words("Table", "牌桌", "牌桌", "卓"),
    "group.bidding": Words("Naming trumps", "亮主", "亮主", "切り札の宣言"),
    "group.kitty": Words("Kitty", "底牌", "底牌", "底札"),
    "group.partners": Words("Calling partners", "找朋友", "找朋友", "味方を呼ぶ"),
    "group.play": Words("Leading and following", "出牌与跟牌", "出牌與跟牌", "リードとフォロー"),
    "group.throws": Words("Throws", "甩牌", "甩牌", "まとめ出し"),
    "group.scoring": Words("Points", "计分", "計分", "得点"),
    "group.levels": Words("Levels", "级数", "級數", "レベル"),
    "group.extras": Words("Extras", "其他", "其他", "その他"),
}

_TABLE = {
    "option.partners": Words("Partners", "同伴", "夥伴", "味方"),
    "option.partners.fixed": Words(
        "Partners sit opposite each other for the whole match.",
        "对家始终是同伴。",
        "對家始終是夥伴。",
        "向かい合う2人が、最後まで味方です。",
    ),
    "option.partners.fluid": Words(
        "The declarer calls partners anew in each hand.",
        "庄家每局重新找朋友。",
        "莊家每局重新找朋友。",
        "親が毎回、味方を呼びます。",
    ),
    "option.seats": Words("Players", "人数", "人數", "人数"),
    **{
        f"option.seats.{number}": Words(f"{number} players.", f"{number}人。", f"{number}人。", f"{number}人です。")
        for number in range(4, 11)
    },
    "option.packs": Words("Packs", "副数", "副數", "組数"),
    "option.packs.about": Words(
        "{value:# pack|# packs} of cards.", "{value}副牌。", "{value}副牌。", "札を{value}組使います。"
    ),
    "option.packs.auto": Words(
        "As many packs as suit the players: 2 for up to six, 3 for up to nine, 4 for ten.",
        "按人数定：六人以内2副，七到九人3副，十人4副。",
        "按人數定：六人以內2副，七到九人3副，十人4副。",
        "人数に合わせます。6人まで2組、9人まで3組、10人は4組です。",
    ),
    "option.jokers": Words("Jokers", "王牌", "王牌", "ジョーカー"),
    "option.jokers.all": Words(
        "Every pack has two jokers.",
        "每副牌都带大小王。",
        "每副牌都帶大小王。",
        "どの組からもジョーカー2枚が加わります。",
    ),
    "option.jokers.one_pair": Words(
        "All packs together have one red and one black joker.",
        "一共只有大王、小王各一张。",
        "一共只有大王、小王各一張。",
        "ジョーカーは全部で赤1枚、黒1枚だけです。",
    ),
    "option.jokers.none": Words("There are no jokers.", "不用大小王。", "不用大小王。", "ジョーカーは使いません。"),
    "option.lowest_rank": Words("Lowest rank", "最小点数", "最小點數", "最低ランク"),
    "option.lowest_rank.2": Words(
        "All ranks are in the pack.", "使用全部点数。", "使用全部點數。", "すべてのランクを使います。"
    ),
    **{
        f"option.lowest_rank.{rank}": Words(
            f"Ranks below {rank} are taken out, and no level is below {rank}.",
            f"去掉比{rank}小的牌，最低打{rank}。",
            f"去掉比{rank}小的牌，最低打{rank}。",
            f"{rank}より下の札を抜きます。{rank}より下のレベルもありません。",
        )
        for rank in RANKS[1:]
    },
    "option.direction": Words("Direction", "出牌方向", "出牌方向", "回る向き"),
    "option.direction.counter_clockwise": Words(
        "Cards are taken and played counter-clockwise, to the right.",
        "逆时针摸牌、出牌，轮到右家。",
        "逆時針摸牌、出牌，輪到右家。",
        "反時計回り、右隣へと進みます。",
    ),
    "option.direction.clockwise": Words(
        "Cards are taken and played clockwise, to the left.",
        "顺时针摸牌、出牌，轮到左家。",
        "順時針摸牌、出牌，輪到左家。",
        "時計回り、左隣へと進みます。",
    ),
    "option.first_taker": Words("Who takes first", "谁先摸牌", "誰先摸牌", "最初に取る人"),
    "option.first_taker.cut": Words(
        "In the first hand one shuffles, another cuts, and the shuffler takes the first card.",
        "第一局由一人洗牌，另一人切牌，洗牌者先摸。",
        "第一局由一人洗牌，另一人切牌，洗牌者先摸。",
        "最初のハンドは、1人が切り混ぜ、別の人がカットし、混ぜた人から取ります。",
    ),
    "option.first_taker.turn_up": Words(
        "In the first hand the shuffler turns up a card and counts round the table to the one who takes first.",
        "第一局由洗牌者翻一张牌，按点数数到谁，谁先摸。",
        "第一局由洗牌者翻一張牌，按點數數到誰，誰先摸。",
        "最初のハンドは、混ぜた人が1枚めくり、その数だけ数えた人から取ります。",
    ),
}

_BIDDING = {
    "option.may_bid": Words("Who may name trumps", "谁能亮主", "誰能亮主", "切り札を宣言できる人"),
    "option.may_bid.anyone": Words(
        "Anybody may name trumps.", "人人都可以亮主。", "人人都可以亮主。", "だれでも切り札を示せます。"
    ),
    "option.may_bid.not_losers": Words(
        "Whoever lost the last hand may neither name trumps nor overbid.",
        "上局输家不能亮主也不能反主。",
        "上局輸家不能亮主也不能反主。",
        "前回負けた人は、切り札を示すことも上書きもできません。",
    ),
    "option.overbid": Words("Overbidding", "反主", "反主", "上書き"),
    "option.overbid.yes": Words(
        "A bid of more identical cards than are shown overbids them: it changes the trumps.",
        "亮出更多张相同的牌就是反主，主随之改变。",
        "亮出更多張相同的牌就是反主，主隨之改變。",
        "示されたより多い同じ札を示すのが上書きで、切り札が変わります。",
    ),
    "option.overbid.no": Words(
        "The first bid stands.", "先亮者定主，不能反。", "先亮者定主，不能反。", "最初の宣言で決まり、変えられません。"
    ),
    "option.overbid_keeps_declarer": Words(
        "Overbid keeps the declarer", "反主不换庄", "反主不換莊", "上書きしても親は替わらない"
    ),
    "option.overbid_keeps_declarer.yes": Words(
        "A bid with cards of the declarer’s level changes the suit, but not the declarer.",
        "用庄家的级牌反主，只换花色不换庄。",
        "用莊家的級牌反主，只換花色不換莊。",
        "親のレベルのランク札で上書きすると、スートだけが変わり、親は替わりません。",
    ),
    "option.overbid_keeps_declarer.no": Words(
        "You overbid with cards of your own level, and become declarer.",
        "用自己的级牌反主，反者坐庄。",
        "用自己的級牌反主，反者坐莊。",
        "自分のレベルのランク札で上書きし、親になります。",
    ),
    "option.same_rank_keeps_declarer": Words(
        "Same level keeps the declarer", "同级反主也不换庄", "同級反主也不換莊", "同じレベルでも親は替わらない"
    ),
    "option.same_rank_keeps_declarer.yes": Words(
        "A bidder who is at the declarer’s level does not become declarer.",
        "反主者级数相同也不换庄。",
        "反主者級數相同也不換莊。",
        "同じレベルの人が上書きしても、親は替わりません。",
    ),
    "option.same_rank_keeps_declarer.no": Words(
        "A bidder whose own level is the declarer’s becomes declarer all the same.",
        "反主者自己也打这一级，照样换庄。",
        "反主者自己也打這一級，照樣換莊。",
        "親と同じレベルの人が上書きすれば、それでも親が替わります。",
    ),
    "option.joker_bid": Words("Bids with jokers", "用王亮主", "用王亮主", "ジョーカーでの宣言"),
    "option.joker_bid.no": Words(
        "Jokers cannot name trumps, unless the level is “no trump”.",
        "王不能亮主，打王主级时除外。",
        "王不能亮主，打王主級時除外。",
        "ノートランプのレベルを除き、ジョーカーでは示せません。",
    ),
    "option.joker_bid.no_suit": Words(
        "Identical jokers, as many as the cards shown or more, name “no suit”: then no suit is trump, while jokers and cards of the level still are.",
        "相同的王，张数不少于已亮的牌，可以亮无主：没有主花色，王和级牌仍是主。",
        "相同的王，張數不少於已亮的牌，可以亮無主：沒有主花色，王和級牌仍是主。",
        "示された枚数以上の同じジョーカーで「スートなし」を示せます。切り札のスートはなくなり、ジョーカーとランク札は切り札のままです。",
    ),
    "option.joker_bid.no_trump": Words(
        "Identical jokers name “no trump”: then jokers are trumps, but no suit and no rank is.",
        "相同的王可以亮王主：王是主，没有主花色，也没有级牌。",
        "相同的王可以亮王主：王是主，沒有主花色，也沒有級牌。",
        "同じジョーカーでノートランプを示せます。ジョーカーは切り札ですが、切り札のスートもランクもなくなります。",
    ),
    "option.joker_bid.both": Words(
        "Identical jokers name “no suit” if they are enough to overbid that way, otherwise “no trump”.",
        "相同的王够反成无主就算无主，否则算王主。",
        "相同的王夠反成無主就算無主，否則算王主。",
        "同じジョーカーは、スートなしとして上書きできればスートなし、そうでなければノートランプです。",
    ),
    "option.joker_bid.both_choice": Words(
        "Identical jokers name “no suit” or “no trump”; the bidder says which.",
        "相同的王可以亮无主或王主，由亮者说明。",
        "相同的王可以亮無主或王主，由亮者說明。",
        "同じジョーカーでスートなしかノートランプを示せます。どちらかは示した人が言います。",
    ),
    "option.joker_bid_min": Words("Jokers needed", "所需王数", "所需王數", "必要なジョーカー"),
    "option.joker_bid_min.2": Words(
        "A bid with jokers takes at least two identical ones.",
        "用王亮主，至少要有两张相同的王。",
        "用王亮主，至少要有兩張相同的王。",
        "ジョーカーで示すには同じものが2枚以上要ります。",
    ),
    "option.joker_bid_min.3": Words(
        "A bid with jokers takes at least three identical ones.",
        "用王亮主，至少要有三张相同的王。",
        "用王亮主，至少要有三張相同的王。",
        "ジョーカーで示すには同じものが3枚以上要ります。",
    ),
    "option.joker_bid_min.2.no_trump_level": Words(
        "A bid with jokers takes at least two identical ones; at the level “no trump” one is enough.",
        "用王亮主，至少要有两张相同的王；打王主时一张即可。",
        "用王亮主，至少要有兩張相同的王；打王主時一張即可。",
        "ジョーカーで示すには同じものが2枚以上要りますが、「ノートランプ」のレベルでは1枚で示せます。",
    ),
    "option.joker_bid_min.3.no_trump_level": Words(
        "A bid with jokers takes at least three identical ones; at the level “no trump” one is enough.",
        "用王亮主，至少要有三张相同的王；打王主时一张即可。",
        "用王亮主，至少要有三張相同的王；打王主時一張即可。",
        "ジョーカーで示すには同じものが3枚以上要りますが、「ノートランプ」のレベルでは1枚で示せます。",
    ),
    "option.joker_bid_takes_hand": Words(
        "“No suit” changes the declarer", "无主换庄", "無主換莊", "スートなしで親が替わる"
    ),
    "option.joker_bid_takes_hand.yes": Words(
        "Whoever names “no suit” becomes declarer.",
        "亮无主的人坐庄。",
        "亮無主的人坐莊。",
        "スートなしを示した人が親になります。",
    ),
    "option.joker_bid_takes_hand.no": Words(
        "Naming “no suit” does not change the declarer, unless it is the first bid.",
        "亮无主不换庄；最先亮的除外。",
        "亮無主不換莊；最先亮的除外。",
        "最初の宣言でなければ、スートなしでは親は替わりません。",
    ),
    "option.bid_order": Words("Order of bids", "亮主大小", "亮主大小", "宣言の強さ"),
    "option.bid_order.joker_or_more": Words(
        "More cards overbid fewer; of equally many, jokers (where they may bid) overbid suits, and red jokers black ones.",
        "亮主张数多者大；张数相同时，王（可以亮王时）大于级牌，大王大于小王。",
        "亮主張數多者大；張數相同時，王（可以亮王時）大於級牌，大王大於小王。",
        "示した枚数の多いほうが上です。同数ならジョーカー（示せる場合）がスートより、赤が黒より上です。",
    ),
    "option.bid_order.joker_or_higher_suit": Words(
        "More cards overbid fewer; of equally many, jokers (where they may bid) overbid suits, and red jokers black ones; from two cards on the higher suit overbids, in the order ♠ ♥ ♣ ♦.",
        "亮主张数多者大；张数相同时，王（可以亮王时）大于级牌，大王大于小王；两张起，♠大于♥，♥大于♣，♣大于♦。",
        "亮主張數多者大；張數相同時，王（可以亮王時）大於級牌，大王大於小王；兩張起，♠大於♥，♥大於♣，♣大於♦。",
        "示した枚数の多いほうが上です。同数ならジョーカー（示せる場合）がスートより、赤が黒より上で、2枚からは♠、♥、♣、♦の順に強くなります。",
    ),
    "option.bid_order.more": Words(
        "Bids are compared by the number of cards alone.",
        "反主只比张数。",
        "反主只比張數。",
        "宣言は枚数だけで比べます。",
    ),
    "option.reinforce": Words("Reinforcing", "加固", "加固", "補強"),
    "option.reinforce.yes": Words(
        "A player whose bid stands may add identical cards to it.",
        "亮主者可以再加相同的牌加固。",
        "亮主者可以再加相同的牌加固。",
        "いま切り札を示している人は、同じ札を足せます。",
    ),
    "option.reinforce.no": Words(
        "Adding identical cards to your own bid counts as overbidding it.",
        "给自己亮的主加相同的牌，算自己反自己。",
        "給自己亮的主加相同的牌，算自己反自己。",
        "自分の示した札に同じ札を足すのは、自分への上書きと見なします。",
    ),
    "option.overbid_self": Words("Overbidding oneself", "自己反自己", "自己反自己", "自分への上書き"),
    "option.overbid_self.yes": Words(
        "You may overbid your own bid.", "可以反自己亮的主。", "可以反自己亮的主。", "自分の宣言を上書きできます。"
    ),
    "option.overbid_self.no": Words(
        "Nobody overbids their own bid.", "不能反自己亮的主。", "不能反自己亮的主。", "自分の宣言は上書きできません。"
    ),
    "option.no_bid": Words("If nobody bids", "无人亮主时", "無人亮主時", "だれも示さないとき"),
    "option.no_bid.redeal": Words(
        "If nobody names trumps, the cards are shuffled and taken again.",
        "无人亮主就重新洗牌、摸牌。",
        "無人亮主就重新洗牌、摸牌。",
        "だれも切り札を示さなければ、混ぜて取り直します。",
    ),
    "option.no_bid.turn_kitty": Words(
        "If nobody names trumps, the kitty is turned over card by card: the first card of the declarers’ level names the suit. If there is none, the cards are taken again.",
        "无人亮主就逐张翻底牌，第一张庄家方的级牌定主；没有就重新摸牌。",
        "無人亮主就逐張翻底牌，第一張莊家方的級牌定主；沒有就重新摸牌。",
        "だれも切り札を示さなければ底札を1枚ずつめくり、最初に出た親の側のランク札のスートに決まります。なければ取り直します。",
    ),
    "option.redeal_right": Words("Right to a new deal", "重发的权利", "重發的權利", "配り直しの権利"),
    "option.redeal_right.none": Words(
        "Nobody may ask for a new deal.", "不能要求重发。", "不能要求重發。", "配り直しは求められません。"
    ),
    "option.redeal_right.no_trump": Words(
        "A player without a trump may show the hand for a new deal.",
        "手中没有主牌可以亮牌要求重发。",
        "手中沒有主牌可以亮牌要求重發。",
        "切り札のない手は、公開して配り直しにできます。",
    ),
    "option.redeal_right.no_points": Words(
        "A player without a 5, 10 or King may show the hand for a new deal.",
        "手中没有分牌可以亮牌要求重发。",
        "手中沒有分牌可以亮牌要求重發。",
        "5・10・Kのない手は、公開して配り直しにできます。",
    ),
}

_KITTY = {
    "option.kitty": Words("Kitty", "底牌张数", "底牌張數", "底札の枚数"),
    "option.kitty.about": Words(
        "{value:# card lies|# cards lie} in the kitty.", "底牌{value}张。", "底牌{value}張。", "底札は{value}枚です。"
    ),
    "option.kitty.auto": Words(
        "The smallest kitty of five or more that lets the rest be shared evenly.",
        "至少五张，并且余下的牌能平分的最少底牌张数。",
        "至少五張，並且餘下的牌能平分的最少底牌張數。",
        "残りを等分できる5枚以上の最小の底札です。",
    ),
    "option.six_card_kitty": Words("Kitty of exactly six", "底牌恰为六张", "底牌恰為六張", "ちょうど6枚の底札"),
    "option.six_card_kitty.no": Words(
        "The kitty has its usual size.", "底牌张数照常。", "底牌張數照常。", "底札はふつうの枚数です。"
    ),
    "option.six_card_kitty.jokers": Words(
        "For a kitty of six as few jokers as possible are left out.",
        "去掉尽量少的王，使底牌凑成六张。",
        "去掉儘量少的王，使底牌湊成六張。",
        "できるだけ少ないジョーカーを抜いて、底札を6枚にします。",
    ),
    "option.six_card_kitty.fillers": Words(
        "Filler cards are added: trumps just above the cards of the level.",
        "加补牌凑六张；补牌是主，仅大于级牌。",
        "加補牌湊六張；補牌是主，僅大於級牌。",
        "補充札を足して6枚にします。ランク札のすぐ上の切り札です。",
    ),
    "option.chao_dipi": Words("Bidding for the kitty", "炒地皮", "炒地皮", "底札の競り"),
    "option.chao_dipi.yes": Words(
        "After the kitty is buried, the others are asked in turn: whoever overbids the trumps takes the kitty and buries anew. The declarer stays the same.",
        "扣底之后依次问其余各家：谁反主，谁就拿起底牌重新扣；庄家不变。",
        "扣底之後依次問其餘各家：誰反主，誰就拿起底牌重新扣；莊家不變。",
        "伏せたあと、ほかの人に順に尋ねます。上書きした人は底札を取って伏せ直します。親は替わりません。",
    ),
    "option.chao_dipi.no": Words(
        "The kitty is buried once.", "只扣一次底。", "只扣一次底。", "底札を伏せるのは一度だけです。"
    ),
}

_PARTNERS = {
    "option.call": Words("What is called", "叫什么牌", "叫什麼牌", "呼び方"),
    "option.call.copy": Words(
        "A card is called, and which copy of it: the first to be played, the second and so on.",
        "叫某张牌，并说明是第几张：打出的第一张、第二张等。",
        "叫某張牌，並說明是第幾張：打出的第一張、第二張等。",
        "札と、その何枚目かを呼びます。最初に出る1枚目、2枚目などです。",
    ),
    "option.call.colour": Words(
        "A colour and a rank are called, such as black Aces: the first such cards to be played, one for each partner, make partners of those who play them.",
        "叫颜色和点数，如黑A：最先打出的几张这样的牌（找几个朋友就算几张），打出的人就是朋友。",
        "叫顏色和點數，如黑A：最先打出的幾張這樣的牌（找幾個朋友就算幾張），打出的人就是朋友。",
        "「黒のA」のように色とランクで呼びます。先に出たその札（味方の人数分）を出した人が味方です。",
    ),
    "option.may_call_fewer": Words("Calling fewer partners", "少找朋友", "少找朋友", "味方を減らす"),
    "option.may_call_fewer.yes": Words(
        "The declarer may call fewer partners, or nobody.",
        "庄家可以少找朋友，也可以不找。",
        "莊家可以少找朋友，也可以不找。",
        "親は呼ぶ味方を減らしても、呼ばなくてもかまいません。",
    ),
    "option.may_call_fewer.no": Words(
        "The declarer must call the full number of partners.",
        "庄家必须找足朋友。",
        "莊家必須找足朋友。",
        "親は決まった人数の味方を呼びます。",
    ),
    "option.may_call_trumps": Words("Calling trumps", "叫主牌", "叫主牌", "切り札を呼ぶ"),
    "option.may_call_trumps.yes": Words(
        "Trumps may be called too.", "主牌也可以叫。", "主牌也可以叫。", "切り札も呼べます。"
    ),
    "option.may_call_trumps.no": Words(
        "Trumps may not be called.", "不能叫主牌。", "不能叫主牌。", "切り札は呼べません。"
    ),
    "option.partner_cards": Words("Cards that may be called", "可叫的牌", "可叫的牌", "呼べる札"),
    "option.partner_cards.any": Words(
        "Any rank may be called.", "什么点数都可以叫。", "什麼點數都可以叫。", "どのランクも呼べます。"
    ),
    "option.partner_cards.not_highest": Words(
        "The highest card of a suit may not be called.",
        "不能叫一门中最大的牌。",
        "不能叫一門中最大的牌。",
        "スートの最強札は呼べません。",
    ),
    "option.partner_cards.no_points": Words(
        "Cards worth points may not be called, except Kings while Aces are the level.",
        "不能叫分牌；打A时可以叫K。",
        "不能叫分牌；打A時可以叫K。",
        "点札は呼べません。ただしAがレベルのときはKを呼べます。",
    ),
    "option.double_join": Words(
        "One partner for two calls", "一个朋友占两个名额", "一個朋友占兩個名額", "1人で味方2人分"
    ),
    "option.double_join.yes": Words(
        "One player may fill two calls.",
        "一个人可以占两个朋友名额。",
        "一個人可以占兩個朋友名額。",
        "1人が、呼ばれた札2枚で味方2人分になれます。",
    ),
    "option.double_join.no": Words(
        "A player who is already a partner fills no other call: the next copy that somebody else plays does.",
        "已经是朋友的人再打出所叫的牌不算，由别人打出的下一张算。",
        "已經是朋友的人再打出所叫的牌不算，由別人打出的下一張算。",
        "すでに味方の人が呼ばれた札をまた出しても数えず、次にほかの人が出した札で決まります。",
    ),
}

WORDS = {**_PRESETS, **_GROUPS, **_TABLE, **_BIDDING, **_KITTY, **_PARTNERS}
