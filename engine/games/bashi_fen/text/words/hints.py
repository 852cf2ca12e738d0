"""What hints say: the kind of move that is wanted, and why a move is good."""

from engine.words import Words

WORDS = {
    "hint.kind.lead_single": Words(
        "Lead a single card here.", "这里宜出单张。", "這裡宜出單張。", "ここは1枚のリードがよさそうです。"
    ),
    "hint.kind.lead_tuple": Words(
        "Lead identical cards here.", "这里宜出对子或多张。", "這裡宜出對子或多張。", "ここは同じ札の組がよさそうです。"
    ),
    "hint.kind.lead_tractor": Words(
        "Lead a tractor here.", "这里宜出拖拉机。", "這裡宜出拖拉機。", "ここはトラクターがよさそうです。"
    ),
    "hint.kind.lead_run": Words("Lead a run here.", "这里宜出顺子。", "這裡宜出順子。", "ここはランがよさそうです。"),
    "hint.kind.lead_throw": Words(
        "Throw several cards of a suit together here.",
        "这里宜甩牌。",
        "這裡宜甩牌。",
        "ここは同じスートをまとめて投げるとよさそうです。",
    ),
    "hint.kind.leave": Words(
        "Leave this trick to your side, and spare what is good.",
        "这一墩已是你方大，留住好牌。",
        "這一墩已是你方大，留住好牌。",
        "このトリックは味方に任せ、よい札を残しましょう。",
    ),
    "hint.kind.win": Words(
        "Take over the trick here.", "这一墩宜压过去。", "這一墩宜壓過去。", "このトリックは取りにいきましょう。"
    ),
    "hint.kind.ruff": Words("Ruff here.", "这里宜用主毙。", "這裡宜用主斃。", "ここは切り札で切りましょう。"),
    "hint.kind.feed": Words(
        "Give your side points here.", "这里宜给自己一方加分。", "這裡宜給自己一方加分。", "味方に点を渡しましょう。"
    ),
    "hint.kind.spare": Words(
        "Let this trick go and spare what is good.",
        "这一墩宜让，留住好牌。",
        "這一墩宜讓，留住好牌。",
        "このトリックは見送り、よい札を残しましょう。",
    ),
    "hint.kind.bury_plain": Words(
        "Keep points out of the kitty.", "底牌里宜不扣分。", "底牌裡宜不扣分。", "底札に点を入れないのがよさそうです。"
    ),
    "hint.kind.bury_points": Words(
        "Some points may lie in the kitty.",
        "底牌里可以扣些分。",
        "底牌裡可以扣些分。",
        "底札に点を伏せてもよさそうです。",
    ),
    "hint.kind.bid": Words("Name trumps here.", "这里宜亮主。", "這裡宜亮主。", "ここは切り札を示しましょう。"),
    "hint.kind.no_bid": Words(
        "Better not bid here.", "这里宜不亮。", "這裡宜不亮。", "ここは示さないのがよさそうです。"
    ),
    "hint.kind.redeal": Words(
        "Ask for a new deal here.", "这里宜要求重发。", "這裡宜要求重發。", "ここは配り直しを求めましょう。"
    ),
    "hint.kind.call": Words("Call a partner here.", "这里宜找朋友。", "這裡宜找朋友。", "ここは味方を呼びましょう。"),
    "hint.kind.call_nobody": Words(
        "Better play alone here.", "这里宜独打。", "這裡宜獨打。", "ここは一人で戦うのがよさそうです。"
    ),
    "reason.must_all": Words(
        "{size:# card was|# cards were} led and you have only {count} of {suit}: all must be played",
        "首家出了{size}张，你只有{count}张{suit}，必须全跟",
        "首家出了{size}張，你只有{count}張{suit}，必須全跟",
        "{size}枚のリードに{suit}は{count}枚だけ。全部出さなければなりません",
    ),
    "reason.stands": Words(
        "the throw stands in {count} of {worlds:# imagined deal|# imagined deals}",
        "设想的{worlds}局里有{count}局甩得成",
        "設想的{worlds}局裡有{count}局甩得成",
        "想定した{worlds}局のうち{count}局で投げが通ります",
    ),
    "reason.fed": Words(
        "another of your side wins the trick in {count} of {worlds:# imagined deal|# imagined deals}: "
        "{points:# point|# points} for you on average",
        "设想的{worlds}局里有{count}局由同伴赢得这一墩，平均得{points}分",
        "設想的{worlds}局裡有{count}局由同伴贏得這一墩，平均得{points}分",
        "想定した{worlds}局のうち{count}局で味方がこのトリックを取り、平均{points}点です",
    ),
    "reason.trick": Words(
        "your side wins the trick in {count} of {worlds:# imagined deal|# imagined deals}, "
        "with {points:# point|# points} on average",
        "设想的{worlds}局里有{count}局由你方赢得这一墩，平均得{points}分",
        "設想的{worlds}局裡有{count}局由你方贏得這一墩，平均得{points}分",
        "想定した{worlds}局のうち{count}局で自分の側がこのトリックを取り、平均{points}点です",
    ),
    "reason.lost": Words(
        "the others win the trick in {count} of {worlds:# imagined deal|# imagined deals}, "
        "for {points:# point|# points} on average",
        "设想的{worlds}局里有{count}局由另一方赢得这一墩，平均失{points}分",
        "設想的{worlds}局裡有{count}局由另一方贏得這一墩，平均失{points}分",
        "想定した{worlds}局のうち{count}局で相手がこのトリックを取り、失うのは平均{points}点です",
    ),
    "reason.none_above": Words(
        "nobody can hold a higher card of {suit}; {count:# is|# are} still out",
        "{suit}已没有更大的牌，外面还有{count}张",
        "{suit}已沒有更大的牌，外面還有{count}張",
        "{suit}にこれより強い札は残っていません（まだ{count}枚が見えません）",
    ),
    "reason.above": Words(
        "{count:one higher card|# higher cards} of {suit} {count:is|are} still out",
        "外面还有{count}张更大的{suit}",
        "外面還有{count}張更大的{suit}",
        "{suit}にはこれより強い札がまだ{count}枚あります",
    ),
    "reason.out": Words(
        "{count:one card|# cards} of {suit} {count:is|are} still out",
        "外面还有{count}张{suit}",
        "外面還有{count}張{suit}",
        "{suit}はまだ{count}枚が見えません",
    ),
    "reason.void": Words(
        "{seat:name} has no {suit} any more",
        "{seat:name}已没有{suit}",
        "{seat:name}已沒有{suit}",
        "{seat:name}にはもう{suit}がありません",
    ),
    "reason.trumps_left": Words(
        "you keep {after} of {before:# trump|# trumps}",
        "{before}张主还剩{after}张",
        "{before}張主還剩{after}張",
        "切り札{before}枚のうち{after}枚が残ります",
    ),
    "reason.trumps_kept": Words(
        "you keep {count:your trump|all # trumps}",
        "{count}张主全部留住",
        "{count}張主全部留住",
        "切り札{count}枚をすべて残せます",
    ),
    "reason.void_now": Words(
        "you have no {suit} after this and can ruff there",
        "出后{suit}就绝了，以后可以毙",
        "出後{suit}就絕了，以後可以斃",
        "これで{suit}がなくなり、次から切り札で切れます",
    ),
    "reason.points": Words(
        "the opponents end with {points} points on average; they take over at {line}",
        "闲家平均得{points}分，{line}分上台",
        "閒家平均得{points}分，{line}分上台",
        "相手方は平均{points}点で終わります（{line}点で親が替わります）",
    ),
    "reason.points_against": Words(
        "the opponents end with {points} points on average, after the next best move with {other}; they take over at {line}",
        "闲家平均得{points}分，次好的走法是{other}分；{line}分上台",
        "閒家平均得{points}分，次好的走法是{other}分；{line}分上台",
        "相手方は平均{points}点、次善の手なら{other}点です（{line}点で親が替わります）",
    ),
    "reason.last_trick": Words(
        "your side wins the last trick in {count} of {worlds:# imagined deal|# imagined deals}",
        "设想的{worlds}局里有{count}局由你方赢得最后一墩",
        "設想的{worlds}局裡有{count}局由你方贏得最後一墩",
        "想定した{worlds}局のうち{count}局で自分の側が最後のトリックを取ります",
    ),
    "reason.buried": Words(
        "{points} points lie buried, and your side wins the last trick in {count} of {worlds:# imagined deal|# imagined deals}",
        "扣了{points}分，设想的{worlds}局里有{count}局保得住底",
        "扣了{points}分，設想的{worlds}局裡有{count}局保得住底",
        "{points}点を伏せますが、想定した{worlds}局のうち{count}局で最後のトリックを取れます",
    ),
    "reason.no_points_buried": Words(
        "no points lie in the kitty", "底牌里没有分", "底牌裡沒有分", "底札に点はありません"
    ),
    "reason.suits_gone": Words(
        "{count:one suit is|# suits are} gone from your hand, where you can ruff",
        "手里绝了{count}门，可以毙牌",
        "手裡絕了{count}門，可以斃牌",
        "手札から{count}スートがなくなり、切り札で切れます",
    ),
    "reason.partners": Words(
        "over {worlds:# imagined deal|# imagined deals} {count:one partner joins|# partners join} you in all",
        "设想的{worlds}局里共找到{count}个朋友",
        "設想的{worlds}局裡共找到{count}個朋友",
        "想定した{worlds}局で味方はのべ{count}人つきます",
    ),
    "reason.reach": Words(
        "you hold {count:one card|# cards} of {suit} to reach the called card with",
        "你有{count}张{suit}可以去引出所叫的牌",
        "你有{count}張{suit}可以去引出所叫的牌",
        "呼んだ札を引き出せる{suit}が{count}枚あります",
    ),
    "reason.no_call": Words(
        "there is nothing to call with these {count:# card|# cards}",
        "这{count}张牌没有可叫的",
        "這{count}張牌沒有可叫的",
        "この{count}枚では呼べる札がありません",
    ),
    "reason.would_be_trumps": Words(
        "{count} of your {cards:# card is|# cards are} trumps then",
        "这样你的{cards}张牌里有{count}张主",
        "這樣你的{cards}張牌裡有{count}張主",
        "そうすると手札{cards}枚のうち{count}枚が切り札です",
    ),
    "reason.trumps_now": Words(
        "{count} of your {cards:# card is|# cards are} trumps as it stands",
        "照现在的主，你的{cards}张牌里有{count}张主",
        "照現在的主，你的{cards}張牌裡有{count}張主",
        "今の切り札なら手札{cards}枚のうち{count}枚が切り札です",
    ),
    "reason.bids_give": Words(
        "no bid makes more than {count} of your {cards:# card|# cards} trumps",
        "怎么亮，{cards}张牌里最多也只有{count}张主",
        "怎麼亮，{cards}張牌裡最多也只有{count}張主",
        "どう示しても手札{cards}枚のうち切り札は{count}枚までです",
    ),
    "reason.nothing_to_bid": Words(
        "nothing can be bid with these {cards:# card|# cards}",
        "这{cards}张牌没有可亮的",
        "這{cards}張牌沒有可亮的",
        "この{cards}枚では示せる札がありません",
    ),
    "reason.redeal": Words(
        "you hold {points} points and {count:one trump|# trumps}",
        "你手里有{points}分、{count}张主",
        "你手裡有{points}分、{count}張主",
        "手札は{points}点、切り札{count}枚です",
    ),
}
