"""The words of hints: the kind of move that is wanted, and why a move is good."""

from engine.words import Words

WORDS = {
    "hint.kind.lead_single": Words(
        "A single card is a good lead here.", "这里宜出单张。", "這裡宜出單張。", "ここは1枚のリードがよさそうです。"
    ),
    "hint.kind.lead_tuple": Words(
        "Identical cards are a good lead here.",
        "这里宜出对子或多张。",
        "這裡宜出對子或多張。",
        "ここは同じ札の組がよさそうです。",
    ),
    "hint.kind.lead_tractor": Words(
        "A tractor is a good lead here.", "这里宜出拖拉机。", "這裡宜出拖拉機。", "ここはトラクターがよさそうです。"
    ),
    "hint.kind.lead_run": Words(
        "A run is a good lead here.", "这里宜出顺子。", "這裡宜出順子。", "ここはランがよさそうです。"
    ),
    "hint.kind.lead_throw": Words(
        "A throw is a good lead here: several combinations of one suit.",
        "这里宜甩牌。",
        "這裡宜甩牌。",
        "ここは同じスートのまとめ出しがよさそうです。",
    ),
    "hint.kind.leave": Words(
        "Leave this trick to your side and save your good cards.",
        "这一墩已是你方大，留住好牌。",
        "這一墩已是你方大，留住好牌。",
        "このトリックは味方に任せ、よい札を残しましょう。",
    ),
    "hint.kind.win": Words(
        "It is good to win this trick.", "这一墩宜压过去。", "這一墩宜壓過去。", "このトリックは取りにいきましょう。"
    ),
    "hint.kind.ruff": Words(
        "It is good to ruff here.", "这里宜用主毙。", "這裡宜用主斃。", "ここは切り札で切りましょう。"
    ),
    "hint.kind.feed": Words(
        "It is good to give your side points here.",
        "这里宜给你方加分。",
        "這裡宜給你方加分。",
        "味方に点を渡しましょう。",
    ),
    "hint.kind.add_points": Words(
        "It is good to put points into this trick, which may be your side’s.",
        "这一墩可能归你方，宜加分。",
        "這一墩可能歸你方，宜加分。",
        "味方のトリックかもしれません。ここは点を入れましょう。",
    ),
    "hint.kind.join": Words(
        "It is good to play a called card here and become the declarer’s partner.",
        "这里宜打出所叫的牌，当庄家的朋友。",
        "這裡宜打出所叫的牌，當莊家的朋友。",
        "ここは呼ばれた札を出して、親の味方になりましょう。",
    ),
    "hint.kind.spare": Words(
        "Let this trick go and save your good cards.",
        "这一墩宜让，留住好牌。",
        "這一墩宜讓，留住好牌。",
        "このトリックは見送り、よい札を残しましょう。",
    ),
    "hint.kind.let_go": Words("Let this trick go.", "这一墩宜让。", "這一墩宜讓。", "このトリックは見送りましょう。"),
    "hint.kind.cannot_win": Words(
        "You cannot win this trick: save your good cards.",
        "这一墩压不过，宜留住好牌。",
        "這一墩壓不過，宜留住好牌。",
        "このトリックには勝てません。よい札を残しましょう。",
    ),
    "hint.kind.cannot_win_dear": Words(
        "You cannot win this trick.", "这一墩压不过。", "這一墩壓不過。", "このトリックには勝てません。"
    ),
    "hint.kind.leave_to_them": Words(
        "Leave this trick to your side.",
        "这一墩已是你方大，不必压。",
        "這一墩已是你方大，不必壓。",
        "このトリックは味方に任せましょう。",
    ),
    "hint.kind.bury_plain": Words(
        "A kitty without points is a good choice here.",
        "底牌以不扣分为宜。",
        "底牌以不扣分為宜。",
        "底札に点を入れないのがよさそうです。",
    ),
    "hint.kind.bury_points": Words(
        "It is all right to bury some points.",
        "底牌里可以扣些分。",
        "底牌裡可以扣些分。",
        "底札に点を伏せてもよさそうです。",
    ),
    "hint.kind.bid": Words(
        "It is good to name trumps here.", "这里宜亮主。", "這裡宜亮主。", "ここは切り札を示しましょう。"
    ),
    "hint.kind.no_bid": Words(
        "Not bidding is a good choice here.", "这里以不亮为宜。", "這裡以不亮為宜。", "ここは示さないのがよさそうです。"
    ),
    "hint.kind.add": Words(
        "It is good to add to your bid here.", "这里宜加固。", "這裡宜加固。", "ここは示した札を足しましょう。"
    ),
    "hint.kind.overbid": Words(
        "It is good to overbid here.", "这里宜反主。", "這裡宜反主。", "ここは上書きしましょう。"
    ),
    "hint.kind.no_overbid": Words(
        "Not overbidding is a good choice here.",
        "这里以不反为宜。",
        "這裡以不反為宜。",
        "ここは上書きしないのがよさそうです。",
    ),
    "hint.kind.no_adding": Words(
        "Leaving your bid alone is a good choice here.",
        "这里以不加为宜。",
        "這裡以不加為宜。",
        "宣言はそのままにするのがよさそうです。",
    ),
    "hint.kind.no_redeal": Words(
        "Playing on is a good choice with this hand.",
        "这手牌可以接着打。",
        "這手牌可以接著打。",
        "この手札のまま続けるのがよさそうです。",
    ),
    "hint.kind.redeal": Words(
        "It is good to ask for a new deal here.",
        "这里宜要求重发。",
        "這裡宜要求重發。",
        "ここは配り直しを求めましょう。",
    ),
    "hint.kind.call": Words(
        "{count:A good suit|Good suits} to call from: {suits}.",
        "宜叫的花色：{suits}。",
        "宜叫的花色：{suits}。",
        "呼ぶのによいスート：{suits}。",
    ),
    "hint.kind.call.red": Words(
        "It is good to call red cards here.", "这里宜叫红牌。", "這裡宜叫紅牌。", "ここは赤い札を呼びましょう。"
    ),
    "hint.kind.call.black": Words(
        "It is good to call black cards here.", "这里宜叫黑牌。", "這裡宜叫黑牌。", "ここは黒い札を呼びましょう。"
    ),
    "hint.kind.call_nobody": Words(
        "Playing alone is a good choice here.", "这里宜独打。", "這裡宜獨打。", "ここは一人で戦うのがよさそうです。"
    ),
    "reason.stands": Words(
        "the throw stands {deals}",
        "{deals}甩得成",
        "{deals}甩得成",
        "{deals}まとめ出しが通ります",
    ),
    "reason.fed": Words(
        "a partner wins the trick {deals}, with {points:no points|# point|# points} for your side on average",
        "{deals}由同伴赢得这一墩，平均得{points}分",
        "{deals}由夥伴贏得這一墩，平均得{points}分",
        "{deals}味方がこのトリックを取り、平均{points}点です",
    ),
    "reason.fed_by_partner": Words(
        "your partner wins the trick {deals}, with {points:no points|# point|# points} for your side on average",
        "{deals}由同伴赢得这一墩，平均得{points}分",
        "{deals}由夥伴贏得這一墩，平均得{points}分",
        "{deals}味方がこのトリックを取り、平均{points}点です",
    ),
    "reason.trick": Words(
        "your side wins the trick {deals}, with {points:no points|# point|# points} on average",
        "{deals}由你方赢得这一墩，平均得{points}分",
        "{deals}由你方贏得這一墩，平均得{points}分",
        "{deals}あなたの側がこのトリックを取り、平均{points}点です",
    ),
    "reason.joins": Words(
        "that makes you the declarer’s partner",
        "这样你就是庄家的朋友",
        "這樣你就是莊家的朋友",
        "これで親の味方になります",
    ),
    "reason.trumps_left": Words(
        "you keep {after} of {before:# trump|# trumps}",
        "{before}张主还剩{after}张",
        "{before}張主還剩{after}張",
        "切り札{before}枚のうち{after}枚が残ります",
    ),
    "reason.trumps_kept": Words(
        "you keep your {count:trump|# trumps}",
        "{count:唯一的一张主留住|#张主全部留住}",
        "{count:唯一的一張主留住|#張主全部留住}",
        "切り札{count:を1枚残せます|#枚をすべて残せます}",
    ),
    "reason.points_added": Words(
        "it puts {points} points into a trick that your side is winning so far",
        "这一墩暂时是你方最大，可加{points}分",
        "這一墩暫時是你方最大，可加{points}分",
        "今のところあなたの側が勝っているトリックに{points}点を加えられます",
    ),
    "reason.points_home": Words(
        "it wins the trick, and {points} points of your own with it",
        "赢下这一墩，自己的{points}分也一起收回来",
        "贏下這一墩，自己的{points}分也一起收回來",
        "トリックを取り、自分の{points}点も持ち帰ります",
    ),
    "reason.equally_high": Words(
        "these cards are equally high",
        "这些牌一样大",
        "這些牌一樣大",
        "これらの札の強さは同じです",
    ),
    "reason.points_spared": Words(
        "it puts {points:no points|only # point|only # points} into a trick that the other side is winning so far",
        "这一墩暂时是另一方最大，{points:不给分|只给#分|只给#分}",
        "這一墩暫時是另一方最大，{points:不給分|只給#分|只給#分}",
        "今のところ相手の側が勝っているトリックに{points:点を入れません|#点しか入れません|#点しか入れません}",
    ),
    "reason.points_put": Words(
        "it puts {points:no points|only # point|only # points} into a trick that the other side may win",
        "这一墩可能归另一方，{points:不给分|只给#分|只给#分}",
        "這一墩可能歸另一方，{points:不給分|只給#分|只給#分}",
        "相手の側に渡るかもしれないトリックに{points:点を入れません|#点しか入れません|#点しか入れません}",
    ),
    "reason.pair_needed": Words(
        "only a higher pair, or a pair of trumps, beats it",
        "只有更大的对子或主牌的对子能压",
        "只有更大的對子或主牌的對子能壓",
        "これに勝てるのは、より強いペアか切り札のペアだけです",
    ),
    "reason.trump_pair_needed": Words(
        "only a higher pair beats it",
        "只有更大的对子能压",
        "只有更大的對子能壓",
        "これに勝てるのは、より強いペアだけです",
    ),
    "reason.lower_discarded": Words(
        "lower cards go, and the higher ones stay",
        "垫的牌小，大的留着",
        "墊的牌小，大的留著",
        "より弱い札を捨て、強い札を残せます",
    ),
    "reason.no_trump": Words(
        "then no suit and no rank is trump",
        "这样没有主花色，级牌也不是主",
        "這樣沒有主花色，級牌也不是主",
        "切り札のスートもランクもなくなります",
    ),
    "reason.no_suit": Words(
        "then no suit is trump", "这样就没有主花色", "這樣就沒有主花色", "切り札のスートがなくなります"
    ),
    "reason.lower_enough": Words(
        "it is enough to be the highest so far, and you keep a higher card",
        "这样目前就够大，更大的牌还留着",
        "這樣目前就夠大，更大的牌還留著",
        "今のところこれが一番強く、もっと強い札も手に残ります",
    ),
    "reason.last_trick": Words(
        "your side wins the last trick {deals}",
        "{deals}由你方赢得最后一墩",
        "{deals}由你方贏得最後一墩",
        "{deals}あなたの側が最後のトリックを取ります",
    ),
    "reason.no_points_buried": Words(
        "if the opponents win the last trick, the kitty brings them nothing",
        "就算输了最后一墩，底牌里也没有分可丢",
        "就算輸了最後一墩，底牌裡也沒有分可丟",
        "最後のトリックを取られても、底札から渡る点はありません",
    ),
    "reason.reach": Words(
        "you hold {count:one card|# cards} of {suit}, with which you can lead to the called card",
        "你有{count}张{suit}可以去引出所叫的牌",
        "你有{count}張{suit}可以去引出所叫的牌",
        "呼んだ札を引き出せる{suit}が{count}枚あります",
    ),
    "reason.would_be_trumps": Words(
        "that gives you {count:one trump|# trumps} in {cards:one card|# cards}",
        "这样你的{cards}张牌里有{count}张主",
        "這樣你的{cards}張牌裡有{count}張主",
        "そうすると手札{cards}枚のうち{count}枚が切り札です",
    ),
    "reason.declarer": Words(
        "it makes you declarer, unless somebody overbids it",
        "若没人反主，就由你坐庄",
        "若沒人反主，就由你坐莊",
        "上書きされなければ、あなたが親になります",
    ),
    "reason.declarer_for_good": Words(
        "it makes you declarer, and nobody can overbid it",
        "由你坐庄，没人反得了",
        "由你坐莊，沒人反得了",
        "あなたが親になり、だれも上書きできません",
    ),
    "reason.trumps_now": Words(
        "as things stand you have {count:no trump|one trump|# trumps} in {cards:one card|# cards}, after a bid {most:none|one|#} at most",
        "照现在的主，你的{cards}张牌里有{count}张主；反主最多只有{most}张",
        "照現在的主，你的{cards}張牌裡有{count}張主；反主最多只有{most}張",
        "今の切り札なら手札{cards}枚のうち{count}枚が切り札で、上書きすると{most}枚までです",
    ),
    "reason.trumps_no_more": Words(
        "no bid would give you more {count:trumps: you have none now|trumps than the one that you have now|trumps than the # that you have now}",
        "怎么亮都不会多出主来：现在有{count}张",
        "怎麼亮都不會多出主來：現在有{count}張",
        "さらに示しても切り札は今の{count}枚より増えません",
    ),
    "reason.bids_give": Words(
        "no bid would give you more than {count:one trump|# trumps} in {cards:one card|# cards}",
        "怎么亮，{cards}张牌里最多也只有{count}张主",
        "怎麼亮，{cards}張牌裡最多也只有{count}張主",
        "どう示しても手札{cards}枚のうち切り札は{count}枚までです",
    ),
    "reason.redeal": Words(
        "you hold {points} points and {count:one trump|# trumps}",
        "你手里有{points}分、{count}张主",
        "你手裡有{points}分、{count}張主",
        "手札は{points}点、切り札{count}枚です",
    ),
    "reason.none_out": Words(
        "nobody else can have any {suit}",
        "别家没有{suit}了",
        "別家沒有{suit}了",
        "{suit}はもうだれも持っていません",
    ),
    "reason.few_trumps_more": Words(
        "a bid would give you only {more:one trump|# trumps} more than you have now",
        "反主也只多{more}张主",
        "反主也只多{more}張主",
        "上書きしても切り札は{more}枚増えるだけです",
    ),
    "reason.none_above": Words(
        "of the {suit} still out ({count}) none is higher",
        "{suit}没有更大的牌了，外面还有{count}张{suit}",
        "{suit}沒有更大的牌了，外面還有{count}張{suit}",
        "{suit}にこれより強い札はもうありません（見えない{suit}は{count}枚）",
    ),
    "reason.void_now": Words(
        "you have no {suit} after this, and {count:one trump|# trumps} to ruff with",
        "出后{suit}就绝了，还有{count}张主可以毙",
        "出後{suit}就絕了，還有{count}張主可以斃",
        "これで{suit}がなくなり、切れる切り札が{count}枚あります",
    ),
    "reason.no_pair_broken": Words("it breaks up no pair", "不用拆对子", "不用拆對子", "ペアを崩しません"),
    "reason.suits_gone": Words(
        "{count:one suit is|# suits are} gone from your hand, so that you can ruff there",
        "手里绝了{count}门，可以毙牌",
        "手裡絕了{count}門，可以斃牌",
        "手札から{count}スートがなくなり、切り札で切れます",
    ),
    "reason.suits_gone.than": Words(
        "{count:one suit is|# suits are} gone from your hand, so that you can ruff there, after {than} only {other}",
        "手里绝了{count}门，可以毙牌；选“{than}”只绝{other}门",
        "手裡絕了{count}門，可以斃牌；選「{than}」只絕{other}門",
        "手札から{count}スートがなくなり、切り札で切れます（「{than}」なら{other}スートだけです）",
    ),
    "reason.given": Words(
        "the other side gets {points:no points|# point|# points} in this trick on average; after {next_best} it gets {other:no points|# point|# points}",
        "这一墩另一方平均得{points}分；选“{next_best}”则得{other}分",
        "這一墩另一方平均得{points}分；選「{next_best}」則得{other}分",
        "このトリックで相手が得るのは平均{points}点、「{next_best}」なら{other}点です",
    ),
    "reason.gained": Words(
        "your side gets {points:no points|# point|# points} in this trick on average; after {next_best} it gets {other:no points|# point|# points}",
        "这一墩你方平均得{points}分；选“{next_best}”则得{other}分",
        "這一墩你方平均得{points}分；選「{next_best}」則得{other}分",
        "このトリックであなたの側が得るのは平均{points}点、「{next_best}」なら{other}点です",
    ),
    "reason.higher_stay": Words(
        "your higher {suit} stay for later",
        "更大的{suit}还留着",
        "更大的{suit}還留著",
        "もっと強い{suit}は手に残ります",
    ),
    "reason.lower_played": Words(
        "lower {suit} go, and the higher ones stay",
        "同是{suit}，出的小，大的留着",
        "同是{suit}，出的小，大的留著",
        "{suit}のうち弱いほうで済みます",
    ),
    "reason.lower_wins": Words(
        "lower {suit} are enough to be the highest so far",
        "用更小的{suit}目前就已最大",
        "用更小的{suit}目前就已最大",
        "もっと弱い{suit}でも今のところ一番強い札になります",
    ),
    "reason.higher_stays": Words("your {card} stays for later", "{card}还留着", "{card}還留著", "{card}は手に残ります"),
    "reason.pairs_to_lead": Words(
        "the trick is yours, and you hold {count:a pair|# pairs} to lead next",
        "这一墩归你，接着有{count}个对子可出",
        "這一墩歸你，接著有{count}個對子可出",
        "このトリックを取り、次に出せるペアが{count}組あります",
    ),
    "reason.aces_kept": Words(
        "you bury no Ace and keep {cards}",
        "A一张不扣：留着{cards}",
        "A一張不扣：留著{cards}",
        "Aは伏せず、{cards}を残します",
    ),
    "reason.pairs_kept": Words(
        "no pair is broken up, and {count:one pair stays|# pairs stay}",
        "不拆对子，留着{count}对",
        "不拆對子，留著{count}對",
        "ペアを崩さず、{count}組を残します",
    ),
    "reason.pairs_kept.than": Words(
        "no pair is broken up, and {count:one pair stays|# pairs stay}, after {than} only {other}",
        "不拆对子，留着{count}对；选“{than}”只留{other}对",
        "不拆對子，留著{count}對；選「{than}」只留{other}對",
        "ペアを崩さず、{count}組を残します（「{than}」なら{other}組だけです）",
    ),
    "reason.highest_suits_whole": Words(
        "no card goes from a suit in which you hold the highest",
        "手里有最大牌的花色，一张也不扣",
        "手裡有最大牌的花色，一張也不扣",
        "一番強い札を持つスートからは1枚も伏せません",
    ),
    "reason.only_highest": Words(
        "in {count:one suit|# suits} you keep only the highest cards: {cards}",
        "有{count}门只留最大的牌：{cards}",
        "有{count}門只留最大的牌：{cards}",
        "{count}スートで一番強い札だけを残します：{cards}",
    ),
    "reason.only_highest.than": Words(
        "in {count:one suit|# suits} you keep only the highest cards: {cards}; after {than} only in {other}",
        "有{count}门只留最大的牌：{cards}；选“{than}”只有{other}门",
        "有{count}門只留最大的牌：{cards}；選「{than}」只有{other}門",
        "{count}スートで一番強い札だけを残します：{cards}（「{than}」なら{other}スートだけです）",
    ),
    "reason.buried": Words(
        "it puts {points} points into the kitty, and your side wins the last trick {deals}",
        "这样底牌里扣{points}分，{deals}由你方赢得最后一墩",
        "這樣底牌裡扣{points}分，{deals}由你方贏得最後一墩",
        "底札に{points}点を伏せますが、{deals}最後のトリックを取れます",
    ),
    "reason.buried_against": Words(
        "it puts {points} points into the kitty, and your side wins the last trick {deals}; after {than} it would be {other:no points|# point|# points}, and the last trick {others}",
        "这样底牌里扣{points}分，{deals}由你方赢得最后一墩；选“{than}”则扣{other}分，{others}由你方赢得最后一墩",
        "這樣底牌裡扣{points}分，{deals}由你方贏得最後一墩；選「{than}」則扣{other}分，{others}由你方贏得最後一墩",
        "底札に{points}点を伏せますが、{deals}最後のトリックを取れます。「{than}」なら{other}点を伏せ、{others}取れます",
    ),
    "reason.finds_partner": Words(
        "you find a partner {deals}",
        "{deals}找到朋友",
        "{deals}找到朋友",
        "{deals}味方が見つかります",
    ),
    "reason.partners": Words(
        "{partners} partners join you on average over {worlds:# imagined deal|# imagined deals}",
        "设想的{worlds}局中平均找到{partners}个朋友",
        "設想的{worlds}局中平均找到{partners}個朋友",
        "想定した{worlds}局で味方は平均{partners}人です",
    ),
    "reason.partners_against": Words(
        "{partners} partners join you on average over {worlds:# imagined deal|# imagined deals}; after {than} {other}",
        "设想的{worlds}局中平均找到{partners}个朋友；选“{than}”则{other}个",
        "設想的{worlds}局中平均找到{partners}個朋友；選「{than}」則{other}個",
        "想定した{worlds}局で味方は平均{partners}人、「{than}」なら{other}人です",
    ),
    "reason.winners_kept": Words(
        "you keep the {cards}, and nobody can hold a higher card of the same suit",
        "{cards}还留着，外面没有更大的了",
        "{cards}還留著，外面沒有更大的了",
        "{cards}を残せます。同じスートにこれより強い札はもうありません",
    ),
    "reason.draws_trumps": Words(
        "it draws trumps, and {count:one is|# are} still out",
        "这是吊主，外面还有{count}张主",
        "這是吊主，外面還有{count}張主",
        "切り札を引き出せます（見えない切り札は{count}枚）",
    ),
    "reason.highest_of_kind": Words(
        "nobody can beat it with {suit}",
        "{suit}里没人大得过它",
        "{suit}裡沒人大得過它",
        "{suit}ではだれもこれに勝てません",
    ),
    "reason.points_led": Words(
        "if it is beaten, it gives away {points:no points|only # point|only # points}",
        "就算被压过，{points:也不送分|也只送#分|也只送#分}",
        "就算被壓過，{points:也不送分|也只送#分|也只送#分}",
        "負けても渡す点は{points:ありません|#点だけです|#点だけです}",
    ),
    "reason.few_points_buried": Words(
        "if the opponents win the last trick, the kitty has only {points} points for them to multiply",
        "就算输了最后一墩，底牌里也只有{points}分",
        "就算輸了最後一墩，底牌裡也只有{points}分",
        "最後のトリックを取られても、底札にある点は{points}点だけです",
    ),
    "reason.suits_short": Words(
        "of {count:one suit|# suits} you keep a single card, so that you can soon ruff there: {cards}",
        "有{count}门只剩一张，很快就能毙：{cards}",
        "有{count}門只剩一張，很快就能斃：{cards}",
        "{count}スートは残り1枚で、まもなく切れます：{cards}",
    ),
    "reason.suits_short.than": Words(
        "of {count:one suit|# suits} you keep a single card, so that you can soon ruff there: {cards}; after {than} only of {other}",
        "有{count}门只剩一张，很快就能毙：{cards}；选“{than}”只有{other}门",
        "有{count}門只剩一張，很快就能斃：{cards}；選「{than}」只有{other}門",
        "{count}スートは残り1枚で、まもなく切れます：{cards}（「{than}」なら{other}スートだけです）",
    ),
    "reason.highest_called": Words(
        "{count:the called card is|the called cards are} the highest of {count:its suit|their suits}",
        "所叫的是该花色最大的牌",
        "所叫的是該花色最大的牌",
        "呼ぶのはそのスートで一番強い札です",
    ),
    "reason.lower_buried": Words(
        "lower cards go, and the higher ones stay",
        "扣的牌小，大的留着",
        "扣的牌小，大的留著",
        "弱い札を伏せ、強い札を残します",
    ),
    "reason.first_copy": Words(
        "the first copy that falls decides, so that you soon know who plays with you",
        "第一张打出就定下朋友，不用多等",
        "第一張打出就定下朋友，不用多等",
        "最初の1枚で味方が決まり、早く分かります",
    ),
    "reason.alike_win": Words(
        "every move tried takes the trick, with as many points",
        "试过的出法都能赢下这一墩，得分也一样",
        "試過的出法都能贏下這一墩，得分也一樣",
        "試した手はどれもこのトリックを取り、得る点も同じです",
    ),
    "reason.alike_lose": Words(
        "no move tried takes the trick, and {points:none puts points|each puts # point|each puts # points} into it",
        "试过的出法都压不过这一墩，{points:也都不带分|也都带#分|也都带#分}",
        "試過的出法都壓不過這一墩，{points:也都不帶分|也都帶#分|也都帶#分}",
        "試した手はどれもこのトリックを取らず、入れる点も{points:ありません|#点で同じです|#点で同じです}",
    ),
}
