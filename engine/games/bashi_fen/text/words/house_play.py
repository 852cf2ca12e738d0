"""The titles and sentences of the house rules of play, throws, points and levels."""

from engine.games.bashi_fen.text.words.house import RANKS
from engine.words import Words

_PLAY = {
    "option.tuple_follow": Words("Following sets", "跟对子、三张等", "跟對子、三張等", "組へのフォロー"),
    "option.tuple_follow.standard": Words(
        "If you hold a set of just the size led, you must play a set of that size. Otherwise smaller whole sets fill in, as many cards as possible (to a tractor, the largest sets first). Larger sets need not be broken up while other cards will do.",
        "首出对子、三张等，手里有张数正好的就必须跟；没有，就用张数较少的对子等尽量多跟（跟拖拉机时先跟张数多的）。别的牌够用时，不必拆张数更多的。",
        "首出對子、三張等，手裡有張數正好的就必須跟；沒有，就用張數較少的對子等儘量多跟（跟拖拉機時先跟張數多的）。別的牌夠用時，不必拆張數更多的。",
        "リードとちょうど同じ枚数の組があれば、その枚数の組を出します。なければ小さい組でできるだけ多く埋めます（トラクターには大きい組から）。ほかの札で足りるなら、より大きい組は崩さなくてかまいません。",
    ),
    "option.tuple_follow.exact_only": Words(
        "If you hold a set of the size led you must play one, even if it has to come out of a larger set. If not, any cards of the suit will do.",
        "首出对子、三张等，手里凑得出同样张数的就必须跟，张数更多的也要拆；凑不出就跟这一门的任何牌。",
        "首出對子、三張等，手裡湊得出同樣張數的就必須跟，張數更多的也要拆；湊不出就跟這一門的任何牌。",
        "リードと同じ枚数の組を作れるなら、より大きい組を崩してでも出します。作れなければ、そのスートの札なら何でもかまいません。",
    ),
    "option.tuple_follow.most_locked": Words(
        "If you hold a set of just the size led, you must play a set of that size. Otherwise smaller whole sets fill in, as many cards as possible. Larger sets need not be broken up while other cards will do.",
        "首出对子、三张等，手里有张数正好的就必须跟；没有，就用张数较少的对子等尽量多跟。别的牌够用时，不必拆张数更多的。",
        "首出對子、三張等，手裡有張數正好的就必須跟；沒有，就用張數較少的對子等儘量多跟。別的牌夠用時，不必拆張數更多的。",
        "リードとちょうど同じ枚数の組があれば、その枚数の組を出します。なければ小さい組でできるだけ多く埋めます。ほかの札で足りるなら、より大きい組は崩さなくてかまいません。",
    ),
    "option.tuple_follow.longest_first": Words(
        "If you hold a set of just the size led, you must play a set of that size. Otherwise smaller whole sets fill in, the largest that fit first. Larger sets need not be broken up while other cards will do.",
        "首出对子、三张等，手里有张数正好的就必须跟；没有，就先跟放得下的张数最多的，再跟次多的。别的牌够用时，不必拆张数更多的。",
        "首出對子、三張等，手裡有張數正好的就必須跟；沒有，就先跟放得下的張數最多的，再跟次多的。別的牌夠用時，不必拆張數更多的。",
        "リードとちょうど同じ枚数の組があれば、その枚数の組を出します。なければ、収まる中で大きい組から順に出します。ほかの札で足りるなら、より大きい組は崩さなくてかまいません。",
    ),
    "option.tuple_follow.decompose": Words(
        "What was led is broken down step by step; the first step that your hand can meet must be met, even if larger sets have to be broken up for it.",
        "把首出的牌型逐步拆小，第一步能跟上的就必须跟，为此张数更多的也要拆。",
        "把首出的牌型逐步拆小，第一步能跟上的就必須跟，為此張數更多的也要拆。",
        "リードの形を少しずつ崩し、手札で従える最初の形に従います。そのためにはより大きい組も崩します。",
    ),
    "option.tuple_follow.suit_only": Words(
        "Only the suit and the number of cards must be followed.",
        "只需跟同一门、同样张数。",
        "只需跟同一門、同樣張數。",
        "スートと枚数だけに従えばかまいません。",
    ),
    "option.tractor_follow": Words("Following tractors", "跟拖拉机", "跟拖拉機", "トラクターへのフォロー"),
    "option.tractor_follow.tractor": Words(
        "Neighbours must be followed with neighbours: a tractor with a tractor if you hold one, the longest that fits.",
        "首出相连的牌，就要跟相连的：手里有拖拉机就必须跟拖拉机，先跟放得下的最长的。",
        "首出相連的牌，就要跟相連的：手裡有拖拉機就必須跟拖拉機，先跟放得下的最長的。",
        "続いた札には続いた札で従います。トラクターがあれば、収まる最長のものを出します。",
    ),
    "option.tractor_follow.tuples": Words(
        "Sets that you follow with need not be neighbours.",
        "跟牌时不必相连，对子等张数相同即可。",
        "跟牌時不必相連，對子等張數相同即可。",
        "従うときの組は、続いていなくてかまいません。",
    ),
    "option.high_trump_tractors": Words(
        "High trumps in tractors", "级牌和王组拖拉机", "級牌和王組拖拉機", "上位切り札のトラクター"
    ),
    "option.high_trump_tractors.yes": Words(
        "Cards of the level and jokers join tractors too: from the Ace of the trump suit upwards (at level A from its King), trumps that follow one another in rank are neighbours.",
        "级牌和王也能组拖拉机：从主花色的A（打A时从K）往上，按大小紧挨着的主牌算相连。",
        "級牌和王也能組拖拉機：從主花色的A（打A時從K）往上，按大小緊挨著的主牌算相連。",
        "ランク札とジョーカーもトラクターに入ります。切り札スートのA（レベルがAならK）から上では、強さの続く切り札が隣どうしです。",
    ),
    "option.high_trump_tractors.no": Words(
        "Cards of the level and jokers join no tractor.",
        "级牌和王不能组拖拉机。",
        "級牌和王不能組拖拉機。",
        "ランク札とジョーカーはトラクターに入りません。",
    ),
    "option.runs_of_singles": Words("Runs of single cards", "单张顺子", "單張順子", "1枚ずつのラン"),
    "option.runs_of_singles.0": Words("There are no runs.", "没有顺子。", "沒有順子。", "ランはありません。"),
    **{
        f"option.runs_of_singles.{least}": Words(
            f"{least} or more consecutive single cards may be led as a run: a tractor of single cards.",
            f"{least}张或以上相连的单张可以作顺子出，顺子就是单张的拖拉机。",
            f"{least}張或以上相連的單張可以作順子出，順子就是單張的拖拉機。",
            f"連続する{least}枚以上をランとしてリードできます。ランは1枚ずつのトラクターです。",
        )
        for least in range(3, 14)
    },
    "option.bigger_shapes_beat": Words(
        "Bigger shapes beat tractors", "大牌型压拖拉机", "大牌型壓拖拉機", "大きい形はトラクターに勝つ"
    ),
    "option.bigger_shapes_beat.yes": Words(
        "A quadruple beats two consecutive pairs, two consecutive triples beat three consecutive pairs, and so on.",
        "四张压两连对，两连三张压三连对，依此类推。",
        "四張壓兩連對，兩連三張壓三連對，依此類推。",
        "フォーカードは2連ペアに、2連スリーカードは3連ペアに勝ちます。以下同様です。",
    ),
    "option.bigger_shapes_beat.no": Words(
        "Larger sets in a row do not beat smaller ones: two triples in a row, say, do not beat three pairs in a row.",
        "拖拉机只比同样的：例如两连三张压不过三连对。",
        "拖拉機只比同樣的：例如兩連三張壓不過三連對。",
        "枚数の多い組のトラクターでも、少ない組のものには勝てません。例えば2連スリーカードは3連ペアに勝てません。",
    ),
    "option.bombs": Words("Bombs", "炸弹", "炸彈", "ボム"),
    "option.bombs.no": Words("There are no bombs.", "没有炸弹。", "沒有炸彈。", "ボムはありません。"),
    "option.bombs.any_suit": Words(
        "Four or more identical cards beat anything else of as many cards, whatever the suit; you may play them even if you could follow suit.",
        "四张或以上相同的牌压同张数的其他任何牌，不论花色；有首出的那一门也可以出。",
        "四張或以上相同的牌壓同張數的其他任何牌，不論花色；有首出的那一門也可以出。",
        "同じ札4枚以上は、スートを問わず同じ枚数のほかのどんな出し方にも勝ちます。リードのスートがあっても出せます。",
    ),
    "option.bombs.same_suit_or_trump": Words(
        "Four or more identical cards beat anything else of as many cards. You may play them in the suit led, or in trumps even if you could follow suit; in other suits only if you have none of the suit led.",
        "四张或以上相同的牌压同张数的其他任何牌。首出的那一门和主牌随时可出；其他花色须缺首出的那一门。",
        "四張或以上相同的牌壓同張數的其他任何牌。首出的那一門和主牌隨時可出；其他花色須缺首出的那一門。",
        "同じ札4枚以上は、同じ枚数のほかのどんな出し方にも勝ちます。リードのスートか切り札ならいつでも、ほかのスートはリードのスートがないときだけ出せます。",
    ),
}

_THROWS = {
    "option.throws": Words("Throws", "甩牌", "甩牌", "まとめ出し"),
    "option.throws.no": Words(
        "One combination is led at a time.",
        "一次只能出一个牌型。",
        "一次只能出一個牌型。",
        "一度に1つの組だけをリードします。",
    ),
    "option.throws.unbeatable": Words(
        "Several combinations of one suit may be led at once, as a throw, if no other player can beat any of them within the suit.",
        "同一门的几个牌型可以一起甩出，只要别人在这一门里哪一部分都压不过。",
        "同一門的幾個牌型可以一起甩出，只要別人在這一門裡哪一部分都壓不過。",
        "同じスートの組をいくつか一度にリードする「まとめ出し」ができます。どれもそのスートでほかの人に負けないことが条件です。",
    ),
    "option.throws.strictly_highest": Words(
        "Several sets of one suit and of one size may be led at once, as a throw, if all equal and higher cards of the suit have been played.",
        "同一门、张数相同的几个牌型可以一起甩出，只要这一门里相等和更大的牌都已打出。",
        "同一門、張數相同的幾個牌型可以一起甩出，只要這一門裡相等和更大的牌都已打出。",
        "同じスートで同じ大きさの組をいくつか一度にリードする「まとめ出し」ができます。そのスートの同じか強い札がすべて出ていることが条件です。",
    ),
    "option.throw_ruff": Words("Ruffing a throw", "毙甩牌", "斃甩牌", "まとめ出しを切る"),
    "option.throw_ruff.shape": Words(
        "The trumps must match every part: only a tractor ruffs a tractor.",
        "毙牌的每一部分都要同型：拖拉机只能用拖拉机毙。",
        "斃牌的每一部分都要同型：拖拉機只能用拖拉機斃。",
        "切り札はどの部分とも同じ形でなければならず、トラクターにはトラクターが要ります。",
    ),
    "option.throw_ruff.counts": Words(
        "The trumps must contain as many pairs, triples and so on; they need not be neighbours.",
        "毙牌中对子、三张等的数目相同即可，不必相连。",
        "斃牌中對子、三張等的數目相同即可，不必相連。",
        "切り札にはペアやスリーカードなどが同じ数だけあればよく、続いていなくてかまいません。",
    ),
    "option.throw_compare": Words("Comparing ruffs", "毙牌比大小", "斃牌比大小", "切った組の比較"),
    "option.throw_compare.largest_part": Words(
        "If several players ruff a throw, their largest parts are compared: the highest wins.",
        "甩牌被几家毙，比各家最大的一部分，高者赢。",
        "甩牌被幾家斃，比各家最大的一部分，高者贏。",
        "何人もまとめ出しを切ったときは、最も大きい部分が高いほうが勝ちです。",
    ),
    "option.throw_compare.every_part": Words(
        "If several players ruff a throw, a later one must be higher in every part.",
        "甩牌被几家毙，后毙的须每一部分都大。",
        "甩牌被幾家斃，後斃的須每一部分都大。",
        "まとめ出しを何人も切ったときは、後の人はすべての部分で上回る必要があります。",
    ),
    "option.throw_compare.highest_card": Words(
        "If several players ruff a throw, the highest card decides.",
        "甩牌被几家毙，比最大的一张。",
        "甩牌被幾家斃，比最大的一張。",
        "まとめ出しを何人も切ったときは、最も高い札で決まります。",
    ),
    "option.throw_follow": Words("Following a throw", "跟甩牌", "跟甩牌", "まとめ出しへのフォロー"),
    "option.throw_follow.shape": Words(
        "A tractor in a throw is followed as if it were led alone.",
        "甩牌里的拖拉机，照单独出拖拉机那样跟。",
        "甩牌裡的拖拉機，照單獨出拖拉機那樣跟。",
        "まとめ出しの中のトラクターには、それだけがリードされたときのように従います。",
    ),
    "option.throw_follow.counts": Words(
        "A tractor in a throw is followed as so many pairs or triples; they need not be consecutive.",
        "甩牌里的拖拉机只算几个对子或三张，跟牌不必相连。",
        "甩牌裡的拖拉機只算幾個對子或三張，跟牌不必相連。",
        "まとめ出しの中のトラクターには、ペアやスリーカードの数だけで従います。続いていなくてかまいません。",
    ),
    "option.failed_throw": Words("A failed throw", "甩牌失败", "甩牌失敗", "失敗したまとめ出し"),
    "option.failed_throw.lowest_rank": Words(
        "After a failed throw only the part of the lowest rank is led; of equal ranks, the fewest cards.",
        "甩牌失败，只出点数最小的一部分；点数相同时出张数最少的。",
        "甩牌失敗，只出點數最小的一部分；點數相同時出張數最少的。",
        "まとめ出しに失敗すると、最もランクの低い部分だけを出します。同じランクなら枚数の少ないものです。",
    ),
    "option.failed_throw.fewest_cards": Words(
        "After a failed throw only the part with the fewest cards is led; of equally many, the lowest.",
        "甩牌失败，只出张数最少的一部分；张数相同时出最小的。",
        "甩牌失敗，只出張數最少的一部分；張數相同時出最小的。",
        "まとめ出しに失敗すると、最も枚数の少ない部分だけを出します。同じ枚数なら最も低いものです。",
    ),
    "option.failed_throw.lowest_beaten_part": Words(
        "After a failed throw the smallest part that somebody can beat is led; of equally small ones, the lowest.",
        "甩牌失败，在被压过的部分中出张数最少的；张数相同时出最小的。",
        "甩牌失敗，在被壓過的部分中出張數最少的；張數相同時出最小的。",
        "まとめ出しに失敗すると、負ける部分のうち最も小さいものを出します。同じ大きさなら最も低いものです。",
    ),
    "option.throw_penalty": Words("Penalty for a failed throw", "甩牌失败罚分", "甩牌失敗罰分", "まとめ出し失敗の罰点"),
    "option.throw_penalty.0": Words(
        "A failed throw costs nothing more.",
        "甩牌失败不另罚分。",
        "甩牌失敗不另罰分。",
        "まとめ出しに失敗しても罰点はありません。",
    ),
    "option.throw_penalty.10": Words(
        "A failed throw costs 10 points.",
        "甩牌失败罚10分。",
        "甩牌失敗罰10分。",
        "まとめ出しに失敗すると10点を失います。",
    ),
    "option.throw_penalty.20": Words(
        "A failed throw costs 20 points.",
        "甩牌失败罚20分。",
        "甩牌失敗罰20分。",
        "まとめ出しに失敗すると20点を失います。",
    ),
    "option.loose_tractors": Words("Tractors with gaps", "空档拖拉机", "空檔拖拉機", "すき間のあるトラクター"),
    "option.loose_tractors.yes": Words(
        "Sets need not be consecutive if nobody holds a card between.",
        "中间的牌无人持有时，不相连也算拖拉机。",
        "中間的牌無人持有時，不相連也算拖拉機。",
        "間の札をだれも持っていなければ、続いていなくてもトラクターです。",
    ),
    "option.loose_tractors.no": Words(
        "Tractors are strictly consecutive.", "拖拉机必须相连。", "拖拉機必須相連。", "トラクターは必ず連続です。"
    ),
}

_SCORING = {
    "option.kitty_factor": Words("Kitty multiplier", "抠底倍数", "摳底倍數", "底札の倍率"),
    "option.kitty_factor.twice_cards": Words(
        "The points in the kitty are multiplied by twice the number of cards that each player played to the last trick: by 2 for one card, by 4 for two.",
        "底分乘最后一墩每人出牌张数的两倍：一张乘2，两张乘4。",
        "底分乘最後一墩每人出牌張數的兩倍：一張乘2，兩張乘4。",
        "底札の点に、最後のトリックで各自が出した枚数の2倍を掛けます。1枚なら2倍、2枚なら4倍です。",
    ),
    "option.kitty_factor.two": Words(
        "The points in the kitty count double.", "底分加倍。", "底分加倍。", "底札の点は2倍です。"
    ),
    "option.kitty_factor.packs": Words(
        "The points in the kitty are multiplied by the number of packs.",
        "底分乘副数。",
        "底分乘副數。",
        "底札の点に組数を掛けます。",
    ),
    "option.kitty_factor.twice_longest": Words(
        "The points in the kitty are multiplied by twice the number of cards in the longest part that won the last trick.",
        "底分乘最后一墩赢牌中最长部分的张数的两倍。",
        "底分乘最後一墩贏牌中最長部分的張數的兩倍。",
        "底札の点に、最後のトリックに勝った札の最も長い部分の枚数の2倍を掛けます。",
    ),
    "option.kitty_factor.power": Words(
        "The points in the kitty are doubled once for every card of the longest part that won the last trick, at most ten times.",
        "最后一墩赢牌中最长的部分，每张让底分翻一番，最多十番。",
        "最後一墩贏牌中最長的部分，每張讓底分翻一番，最多十番。",
        "底札の点は、最後のトリックに勝った札の最も長い部分の1枚ごとに倍になります（10回まで）。",
    ),
    "option.step": Words("Points per bracket", "每档分数", "每檔分數", "1段の点数"),
    "option.step.about": Words(
        "Each bracket of the table of points is {value} points wide per pack.",
        "每副牌每档{value}分。",
        "每副牌每檔{value}分。",
        "得点表の1段は、1組につき{value}点です。",
    ),
    "option.low_gains": Words("Low gains", "小幅升级", "小幅升級", "小さな昇級"),
    "option.low_gains.yes": Words(
        "The declarers rise at most two levels by the points; the opponents rise one from four brackets on and two from five.",
        "庄家方凭得分最多升两级；闲家满四档升一级，满五档升两级。",
        "莊家方憑得分最多升兩級；閒家滿四檔升一級，滿五檔升兩級。",
        "得点で親の側が上がるのは最大2レベル。子の側は4段分で1レベル、5段分で2レベル上がります。",
    ),
    "option.low_gains.no": Words(
        "Keeping the opponents at 0 points is worth three levels.",
        "闲家一分未得，庄家方升三级。",
        "閒家一分未得，莊家方升三級。",
        "子の側が0点なら、親の側が3レベル上がります。",
    ),
    "option.dead_bracket": Words("Bracket without gains", "不升级的一档", "不升級的一檔", "だれも上がらない段"),
    "option.dead_bracket.yes": Words(
        "With two whole brackets the opponents win the hand, but to rise they need at least another whole bracket.",
        "闲家满两档就赢，但不升级，至少还要再满一档才升级。",
        "閒家滿兩檔就贏，但不升級，至少還要再滿一檔才升級。",
        "子の側は2段分で勝ちますが、上がるには少なくともあと1段分が要ります。",
    ),
    "option.dead_bracket.no": Words(
        "Opponents who win the hand gain at least one level.",
        "闲家赢了，至少升一级。",
        "閒家贏了，至少升一級。",
        "子の側が勝てば必ず1レベルは上がります。",
    ),
    "option.turnover": Words(
        "Points for the opponents to win", "闲家取胜分数", "閒家取勝分數", "子の側が勝つのに必要な点"
    ),
    "option.turnover.2s": Words(
        "The opponents win the hand at two brackets.",
        "闲家满两档就赢。",
        "閒家滿兩檔就贏。",
        "子の側は2段分で勝ちます。",
    ),
    "option.turnover.2½s": Words(
        "The opponents win the hand at two and a half brackets.",
        "闲家满两档半就赢。",
        "閒家滿兩檔半就贏。",
        "子の側は2段半分で勝ちます。",
    ),
    "option.open_top": Words("No upper limit", "不封顶", "不封頂", "上限なし"),
    "option.open_top.yes": Words(
        "The opponents gain one more level for every further bracket.",
        "闲家每多一档再升一级。",
        "閒家每多一檔再升一級。",
        "子の側は1段分ごとにさらに1レベル上がります。",
    ),
    "option.open_top.no": Words(
        "The opponents gain at most three levels.",
        "闲家最多升三级。",
        "閒家最多升三級。",
        "子の側が上がるのは最大3レベルです。",
    ),
    "option.fewer_partners_bonus": Words(
        "Bonus for fewer partners", "少朋友加级", "少朋友加級", "味方が少ないときの加算"
    ),
    "option.fewer_partners_bonus.yes": Words(
        "If the declarers rise, they rise one level more for every partner short of the maximum.",
        "庄家方升级时，每少一个朋友多升一级。",
        "莊家方升級時，每少一個朋友多升一級。",
        "親の側が上がるとき、足りない味方1人につきさらに1レベル上がります。",
    ),
    "option.fewer_partners_bonus.no": Words(
        "The number of partners makes no difference.",
        "朋友多少不影响升级。",
        "朋友多少不影響升級。",
        "味方の人数は関係ありません。",
    ),
}


def _levels(name: str, en: str, cn: str, tw: str, ja: str) -> dict[str, Words]:
    """One sentence for every rank, from a pattern in every language."""
    return {f"option.{name}.{rank}": Words(*(each.format(rank) for each in (en, cn, tw, ja))) for rank in RANKS}


_LEVELS = {
    "option.start_level": Words("First level", "起始级", "起始級", "最初のレベル"),
    **_levels("start_level", "Everybody starts at {}.", "从{}打起。", "從{}打起。", "{}から始めます。"),
    "option.end_level": Words("Last level", "最后一级", "最後一級", "最後のレベル"),
    **_levels(
        "end_level",
        "{} is the last level.",
        "{}是最后一级。",
        "{}是最後一級。",
        "{}が最後のレベルです。",
    ),
    "option.passing_end": Words("Passing the last level", "过最后一级", "過最後一級", "最後のレベルを越える"),
    "option.passing_end.as_declarers": Words(
        "Every gain stops at the last level; it is passed only by winning a hand there as declarer (with fixed partners, as the declarer’s side).",
        "升到最后一级为止；自己坐庄（同伴固定时，自己一方坐庄）打赢最后一级才算打过。",
        "升到最後一級為止；自己坐莊（夥伴固定時，自己一方坐莊）打贏最後一級才算打過。",
        "最後のレベルで必ず止まり、そこで親（味方が固定なら親の側）として勝つと越えます。",
    ),
    "option.passing_end.by_gains": Words(
        "Any gain that leads beyond the last level passes it, unless that level must be played.",
        "升级升过最后一级就算打过，除非最后一级必打。",
        "升級升過最後一級就算打過，除非最後一級必打。",
        "昇級で最後のレベルより上に達すれば、越えたことになります。そこが飛ばせないレベルなら一度止まります。",
    ),
    "option.wrap": Words("Start again after the Ace", "过A再从头打", "過A再從頭打", "Aのあと最初に戻る"),
    "option.wrap.yes": Words(
        "After the last level the lowest follows; after the agreed number of hands whoever has climbed most levels wins.",
        "打过最后一级回到最低级；打满约定局数，升级最多者胜。",
        "打過最後一級回到最低級；打滿約定局數，升級最多者勝。",
        "最後のレベルの次は最低のレベルです。決めたハンド数で、最も多く上がった人の勝ちです。",
    ),
    "option.wrap.no": Words(
        "The match ends with the last level.",
        "打过最后一级即结束。",
        "打過最後一級即結束。",
        "最後のレベルで終わります。",
    ),
    "option.hands": Words("Hands in a match", "每场局数", "每場局數", "ハンド数"),
    "option.hands.about": Words(
        "The match is over after {value:# hand|# hands}.",
        "打满{value}局结束。",
        "打滿{value}局結束。",
        "{value}ハンドで終わります。",
    ),
    "option.mandatory_levels": Words("Levels that must be played", "必打级", "必打級", "飛ばせないレベル"),
    "option.mandatory_levels.about": Words(
        "These levels may not be skipped: {value}.",
        "不能跳过的级：{value}。",
        "不能跳過的級：{value}。",
        "次のレベルは飛ばせません：{value}。",
    ),
    "option.mandatory_levels.none": Words(
        "On the way to the last level any level may be skipped.",
        "到最后一级之前，没有必打级。",
        "到最後一級之前，沒有必打級。",
        "最後のレベルまでは、どのレベルも飛ばせます。",
    ),
    "option.hook_and_needle": Words("Hook and needle", "勾和针", "勾和針", "フックと針"),
    "option.hook_and_needle.yes": Words(
        "If the level is J (A), and the trump suit’s Jack (Ace) wins the last trick and captures another Jack (Ace) of the other side, that side goes back to the lowest level (with A: to J).",
        "打J（打A）时，最后一墩用主J（主A）抓到另一方的副J（副A），另一方退回最低级（打A时退回J）。",
        "打J（打A）時，最後一墩用主J（主A）抓到另一方的副J（副A），另一方退回最低級（打A時退回J）。",
        "J（A）がレベルのとき、最後のトリックで切り札スートのJ（A）が相手の別のJ（A）を取ると、相手側は最低のレベル（AのときはJ）に戻ります。",
    ),
    "option.hook_and_needle.no": Words(
        "Jacks and Aces send nobody back.", "J和A不勾不针。", "J和A不勾不針。", "JやAで戻ることはありません。"
    ),
    "option.no_trump_level": Words("No-trump level", "王主级", "王主級", "ノートランプのレベル"),
    "option.no_trump_level.yes": Words(
        "After A comes the level “no trump”: jokers are trumps there, but no suit and no rank is, and a single joker names it.",
        "A之后打王主：王是主，没有主花色，也没有级牌；一张王即可亮。",
        "A之後打王主：王是主，沒有主花色，也沒有級牌；一張王即可亮。",
        "Aの次に「ノートランプ」のレベルがあります。ジョーカーは切り札ですが、切り札のスートもランクもありません。そこではジョーカー1枚で示せます。",
    ),
    "option.no_trump_level.no": Words(
        "There is no level “no trump”.", "没有王主级。", "沒有王主級。", "「ノートランプ」のレベルはありません。"
    ),
}

_EXTRAS = {
    "option.constant_trumps": Words("2s always trumps", "常主", "常主", "常主（2はいつも切り札）"),
    "option.constant_trumps.yes": Words(
        "2s are trumps in every hand: below the cards of the level and above the rest of the trump suit. The 2 of the trump suit is the highest of them, and the others are equal.",
        "每一局2都是主：小于级牌，大于主花色其余的牌；主花色的2大于别的2，别的2彼此同大。",
        "每一局2都是主：小於級牌，大於主花色其餘的牌；主花色的2大於別的2，別的2彼此同大。",
        "2は毎ハンド切り札です。ランク札より弱く、切り札スートのほかの札より強く、切り札スートの2はほかの2（互いに同じ強さ）に勝ちます。",
    ),
    "option.constant_trumps.no": Words(
        "A 2 is a trump only at level 2 or in the trump suit.",
        "只有打2，或属于主花色，2才是主。",
        "只有打2，或屬於主花色，2才是主。",
        "2は、レベルが2のときか、そのスートが切り札のときだけ切り札です。",
    ),
    "option.red_five": Words("Red five", "红五", "紅五", "赤い5"),
    "option.red_five.yes": Words(
        "The 5♥ is always a trump and the highest card of all.",
        "5♥永远是主，且最大。",
        "5♥永遠是主，且最大。",
        "5♥は常に切り札で、最強の札です。",
    ),
    "option.red_five.no": Words(
        "The 5♥ is a card like any other.", "5♥没有特殊作用。", "5♥沒有特殊作用。", "5♥は普通の札です。"
    ),
    "option.red_five_penalty": Words("Losing a red five", "红五被抓", "紅五被抓", "赤い5を取られたら"),
    "option.red_five_penalty.level": Words(
        "Each captured 5♥ costs its player (with fixed partners, the whole side) a level.",
        "每被抓一张5♥，出牌者（固定同伴时为全方）退一级。",
        "每被抓一張5♥，出牌者（固定夥伴時為全方）退一級。",
        "取られた5♥1枚ごとに、出した人（味方が固定ならその側）が1レベル下がります。",
    ),
    "option.red_five_penalty.points": Words(
        "Each captured 5♥ brings the captors 20 points.",
        "每抓一张5♥得20分。",
        "每抓一張5♥得20分。",
        "5♥を1枚取るごとに20点を得ます。",
    ),
    "option.hide_points": Words("Hide points", "隐藏得分", "隱藏得分", "点を隠す"),
    "option.hide_points.yes": Words(
        "Points won so far are not shown.", "不显示已得分数。", "不顯示已得分數。", "取った点を表示しません。"
    ),
    "option.hide_points.no": Words(
        "Points won so far are shown.", "显示已得分数。", "顯示已得分數。", "取った点を表示します。"
    ),
    "option.hide_played": Words("Hide played cards", "隐藏已出的牌", "隱藏已出的牌", "出た札を隠す"),
    "option.hide_played.yes": Words(
        "Earlier tricks may not be looked at.",
        "不能查看以前各墩。",
        "不能查看以前各墩。",
        "前のトリックは見られません。",
    ),
    "option.hide_played.no": Words(
        "Earlier tricks may be looked at.", "可以查看以前各墩。", "可以查看以前各墩。", "前のトリックを見られます。"
    ),
}

WORDS = {**_PLAY, **_THROWS, **_SCORING, **_LEVELS, **_EXTRAS}
