"""The short names of the values of house rules, for lists to choose from; the sentence below a list says the rest."""

from engine.games.bashi_fen.text.words.house import RANKS
from engine.words import Words

_TABLE = {
    "option.partners.fixed.label": Words("sit opposite", "对家固定", "對家固定", "向かいどうし"),
    "option.partners.fluid.label": Words("called in each hand", "每局找朋友", "每局找朋友", "毎回呼ぶ"),
    "option.jokers.all.label": Words("two in each pack", "每副两张", "每副兩張", "1組に2枚"),
    "option.jokers.one_pair.label": Words("two in all", "一共两张", "一共兩張", "全部で2枚"),
    "option.jokers.none.label": Words("none", "不用", "不用", "なし"),
    "option.direction.counter_clockwise.label": Words("counter-clockwise", "逆时针", "逆時針", "反時計回り"),
    "option.direction.clockwise.label": Words("clockwise", "顺时针", "順時針", "時計回り"),
    "option.first_taker.cut.label": Words("whoever shuffles", "洗牌者", "洗牌者", "混ぜた人"),
    "option.first_taker.turn_up.label": Words("a card turned up decides", "翻牌决定", "翻牌決定", "めくった札で決める"),
    **{
        f"option.{name}.{rank}.label": Words(rank, rank, rank, rank)
        for name in ("lowest_rank", "start_level", "end_level")
        for rank in RANKS
    },
}

_BIDDING = {
    "option.may_bid.anyone.label": Words("anybody", "人人可亮", "人人可亮", "だれでも"),
    "option.may_bid.not_losers.label": Words("not who lost", "输家不可亮", "輸家不可亮", "負けた人以外"),
    "option.joker_bid.no.label": Words("none", "不可", "不可", "不可"),
    "option.joker_bid.no_suit.label": Words("no suit", "亮无主", "亮無主", "スートなし"),
    "option.joker_bid.no_trump.label": Words("no trump", "亮王主", "亮王主", "ノートランプ"),
    "option.joker_bid.both.label": Words(
        "no suit, else no trump", "够则无主，否则王主", "夠則無主，否則王主", "スートなし、またはノートランプ"
    ),
    "option.joker_bid.both_choice.label": Words("the bidder says which", "由亮者说明", "由亮者說明", "示した人が言う"),
    "option.bid_order.joker_or_more.label": Words(
        "number, then jokers", "张数，再比王", "張數，再比王", "枚数、次にジョーカー"
    ),
    "option.bid_order.joker_or_higher_suit.label": Words(
        "number, jokers, suit", "张数、王、花色", "張數、王、花色", "枚数、ジョーカー、スート"
    ),
    "option.bid_order.more.label": Words("number alone", "只比张数", "只比張數", "枚数だけ"),
    "option.no_bid.redeal.label": Words("take cards again", "重新摸牌", "重新摸牌", "取り直す"),
    "option.no_bid.turn_kitty.label": Words("turn the kitty over", "翻底牌定主", "翻底牌定主", "底札をめくる"),
    "option.redeal_right.none.label": Words("nobody", "没有", "沒有", "なし"),
    "option.redeal_right.no_trump.label": Words("without a trump", "没有主牌时", "沒有主牌時", "切り札がなければ"),
    "option.redeal_right.no_points.label": Words("without points", "没有分牌时", "沒有分牌時", "点札がなければ"),
}

_KITTY_AND_PARTNERS = {
    "option.six_card_kitty.no.label": Words("usual size", "照常", "照常", "ふつうの枚数"),
    "option.six_card_kitty.jokers.label": Words("leave jokers out", "去掉王", "去掉王", "ジョーカーを抜く"),
    "option.six_card_kitty.fillers.label": Words("add filler cards", "加补牌", "加補牌", "補充札を足す"),
    "option.call.copy.label": Words("a card, and which copy", "牌和第几张", "牌和第幾張", "札と何枚目か"),
    "option.call.colour.label": Words("colour and rank", "颜色和点数", "顏色和點數", "色とランク"),
    "option.partner_cards.any.label": Words("any rank", "不限点数", "不限點數", "どのランクも"),
    "option.partner_cards.not_highest.label": Words("not the highest", "最大的除外", "最大的除外", "最強札以外"),
    "option.partner_cards.no_points.label": Words("not points", "分牌除外", "分牌除外", "点札以外"),
}

_PLAY = {
    "option.tuple_follow.standard.label": Words(
        "most cards; to tractors largest first",
        "尽量多跟，拖拉机先跟张数多的",
        "儘量多跟，拖拉機先跟張數多的",
        "多く、トラクターには大きい組から",
    ),
    "option.tuple_follow.exact_only.label": Words(
        "the same size alone", "只跟张数相同的", "只跟張數相同的", "同じ枚数だけ"
    ),
    "option.tuple_follow.most_locked.label": Words("most cards", "尽量多跟", "儘量多跟", "できるだけ多く"),
    "option.tuple_follow.longest_first.label": Words(
        "largest sets first", "先跟张数多的", "先跟張數多的", "大きい組から"
    ),
    "option.tuple_follow.decompose.label": Words("step by step", "逐步拆小", "逐步拆小", "少しずつ崩す"),
    "option.tuple_follow.suit_only.label": Words(
        "suit and number alone", "只跟一门和张数", "只跟一門和張數", "スートと枚数だけ"
    ),
    "option.tractor_follow.tractor.label": Words("with neighbours", "跟相连的", "跟相連的", "続いた札で"),
    "option.tractor_follow.tuples.label": Words("with any sets", "不必相连", "不必相連", "続かなくてよい"),
    "option.runs_of_singles.0.label": Words("none", "没有", "沒有", "なし"),
    **{
        f"option.runs_of_singles.{least}.label": Words(
            f"{least} or more", f"{least}张起", f"{least}張起", f"{least}枚から"
        )
        for least in range(3, 14)
    },
    "option.bombs.no.label": Words("none", "没有", "沒有", "なし"),
    "option.bombs.any_suit.label": Words("of any suit", "不论花色", "不論花色", "スートを問わない"),
    "option.bombs.same_suit_or_trump.label": Words(
        "in the suit led, or trumps", "首出的一门或主牌", "首出的一門或主牌", "リードのスートか切り札"
    ),
}

_THROWS = {
    "option.throws.no.label": Words("none", "不可", "不可", "なし"),
    "option.throws.unbeatable.label": Words(
        "if nobody can beat them", "别人都压不过时", "別人都壓不過時", "だれにも負けないとき"
    ),
    "option.throws.strictly_highest.label": Words(
        "if nothing as high is left", "相等和更大的都出完时", "相等和更大的都出完時", "同じか強い札が残っていないとき"
    ),
    "option.throw_ruff.shape.label": Words("in the same shapes", "每部分同型", "每部分同型", "同じ形で"),
    "option.throw_ruff.counts.label": Words("in the same numbers", "数目相同", "數目相同", "同じ数で"),
    "option.throw_compare.largest_part.label": Words(
        "the largest part", "最大的一部分", "最大的一部分", "最も大きい部分"
    ),
    "option.throw_compare.every_part.label": Words("every part", "每部分都大", "每部分都大", "すべての部分"),
    "option.throw_compare.highest_card.label": Words("the highest card", "最大的一张", "最大的一張", "最も高い札"),
    "option.throw_follow.shape.label": Words("as if led alone", "照单独出时", "照單獨出時", "それだけのときのように"),
    "option.throw_follow.counts.label": Words("by numbers alone", "只算数目", "只算數目", "数だけ"),
    "option.failed_throw.lowest_rank.label": Words("the lowest part", "点数最小的", "點數最小的", "最も低い部分"),
    "option.failed_throw.fewest_cards.label": Words("the fewest cards", "张数最少的", "張數最少的", "最も少ない枚数"),
    "option.failed_throw.lowest_beaten_part.label": Words(
        "the smallest that is beaten", "被压过的最小部分", "被壓過的最小部分", "負ける中で最も小さいもの"
    ),
}

_POINTS_AND_LEVELS = {
    "option.kitty_factor.twice_cards.label": Words(
        "twice the cards each played", "每人出牌张数的两倍", "每人出牌張數的兩倍", "各自が出した枚数の2倍"
    ),
    "option.kitty_factor.two.label": Words("double", "两倍", "兩倍", "2倍"),
    "option.kitty_factor.packs.label": Words("number of packs", "副数", "副數", "組数"),
    "option.kitty_factor.twice_longest.label": Words(
        "twice the longest part", "最长部分张数的两倍", "最長部分張數的兩倍", "最長の部分の2倍"
    ),
    "option.kitty_factor.power.label": Words("doubled for each card", "每张翻一番", "每張翻一番", "1枚ごとに倍"),
    "option.turnover.2s.label": Words("two brackets", "两档", "兩檔", "2段"),
    "option.turnover.2½s.label": Words("two and a half brackets", "两档半", "兩檔半", "2段半"),
    "option.passing_end.as_declarers.label": Words(
        "by winning there", "坐庄打赢才过", "坐莊打贏才過", "親として勝てば"
    ),
    "option.passing_end.by_gains.label": Words("by rising beyond", "升过就算", "升過就算", "上に届けば"),
    "option.red_five_penalty.level.label": Words("costs a level", "退一级", "退一級", "1レベル下がる"),
    "option.red_five_penalty.points.label": Words(
        "gives twenty points", "另一方得二十分", "另一方得二十分", "相手に20点"
    ),
}

WORDS = {**_TABLE, **_BIDDING, **_KITTY_AND_PARTNERS, **_PLAY, **_THROWS, **_POINTS_AND_LEVELS}
