"""The titles and sentences of the house rules of play, throws, points and levels."""

from engine.games.bashi_fen.text.words.house import RANKS
from engine.words import Words

_PLAY = {
    "option.tuple_follow": Words("Following sets", "跟对子、三张等", "跟對子、三張等", "組へのフォロー"),
    "option.tuple_follow.standard": Words(
        'A single set as in "most cards", tractors as in "longest first"; longer sets need not be broken up.',
        "单个牌型按“尽量多跟”，拖拉机按“先跟最长”；不必拆更长的牌型。",
        "單個牌型按「儘量多跟」，拖拉機按「先跟最長」；不必拆更長的牌型。",
        "1組には「最多枚数」、トラクターには「長い順」で従います。より長い組は崩さなくてかまいません。",
    ),
    "option.tuple_follow.exact_only": Words(
        "Pairs force out triples: who holds as many identical cards must play them; smaller sets may stay.",
        "对子逼三张：有同样张数的相同牌就必须跟，更小的牌型可以不跟。",
        "對子逼三張：有同樣張數的相同牌就必須跟，更小的牌型可以不跟。",
        "ペアはスリーカードも崩させます。同じ枚数の組は必ず出し、より小さい組は残せます。",
    ),
    "option.tuple_follow.most_locked": Words(
        "Triples force out pairs: without a set of this size, smaller whole sets fill as many cards as they can.",
        "三张逼对子：没有同样张数的牌型时，用更小的整组尽量多跟。",
        "三張逼對子：沒有同樣張數的牌型時，用更小的整組儘量多跟。",
        "スリーカードはペアを出させます。同じ大きさの組がなければ、より小さい組でできるだけ多く埋めます。",
    ),
    "option.tuple_follow.longest_first": Words(
        "The same, but the longest sets that fit go first.",
        "同上，但先跟放得下的最长牌型。",
        "同上，但先跟放得下的最長牌型。",
        "同じですが、収まる中で長い組から出します。",
    ),
    "option.tuple_follow.decompose": Words(
        "The lead is broken down step by step, and longer sets are broken up for the first step one can meet.",
        "把首出的牌型逐步拆小，第一步能跟上的就要跟，更长的牌型也要拆。",
        "把首出的牌型逐步拆小，第一步能跟上的就要跟，更長的牌型也要拆。",
        "リードの形を少しずつ崩し、最初に従える形に従います。より長い組も崩します。",
    ),
    "option.tuple_follow.suit_only": Words(
        "Only suit and number count.",
        "只需跟同花色、同张数。",
        "只需跟同花色、同張數。",
        "スートと枚数だけが決まりです。",
    ),
    "option.tractor_follow": Words("Following tractors", "跟拖拉机", "跟拖拉機", "トラクターへのフォロー"),
    "option.tractor_follow.tractor": Words(
        "A tractor must follow a tractor, the longest that fits.",
        "有拖拉机必须跟拖拉机，先跟放得下的最长者。",
        "有拖拉機必須跟拖拉機，先跟放得下的最長者。",
        "トラクターには、収まる最長のトラクターで従います。",
    ),
    "option.tractor_follow.tuples": Words(
        "Any sets of the same size will do.",
        "张数相同的牌型即可，不必相连。",
        "張數相同的牌型即可，不必相連。",
        "同じ大きさの組なら、連続でなくてかまいません。",
    ),
    "option.high_trump_tractors": Words(
        "High trumps in tractors", "级牌和王组拖拉机", "級牌和王組拖拉機", "上位切り札のトラクター"
    ),
    "option.high_trump_tractors.yes": Words(
        "Tractors may hold cards of the trump rank and jokers.",
        "拖拉机可以含级牌和王。",
        "拖拉機可以含級牌和王。",
        "切り札ランクの札とジョーカーもトラクターに使えます。",
    ),
    "option.high_trump_tractors.no": Words(
        "Cards of the trump rank and jokers form no tractors.",
        "级牌和王不能组拖拉机。",
        "級牌和王不能組拖拉機。",
        "切り札ランクの札とジョーカーはトラクターになりません。",
    ),
    "option.runs_of_singles": Words("Runs of single cards", "单张顺子", "單張順子", "1枚ずつのラン"),
    "option.runs_of_singles.0": Words("There are no runs.", "没有顺子。", "沒有順子。", "ランはありません。"),
    **{
        f"option.runs_of_singles.{least}": Words(
            f"{least} or more consecutive single cards may be led as a run.",
            f"{least}张或以上相连的单张可以作顺子出。",
            f"{least}張或以上相連的單張可以作順子出。",
            f"連続する{least}枚以上をランとしてリードできます。",
        )
        for least in range(3, 14)
    },
    "option.bigger_shapes_beat": Words(
        "Bigger shapes beat tractors", "大牌型压拖拉机", "大牌型壓拖拉機", "大きい形の優位"
    ),
    "option.bigger_shapes_beat.yes": Words(
        "A quadruple beats two consecutive pairs, two consecutive triples beat three consecutive pairs, and so on.",
        "四张压两连对，两连三张压三连对，依此类推。",
        "四張壓兩連對，兩連三張壓三連對，依此類推。",
        "フォーカードは2連ペアに、2連スリーカードは3連ペアに勝ちます。以下同様です。",
    ),
    "option.bigger_shapes_beat.no": Words(
        "Only the same shape beats a tractor.",
        "只有同样的牌型能压拖拉机。",
        "只有同樣的牌型能壓拖拉機。",
        "トラクターには同じ形だけが勝てます。",
    ),
    "option.bombs": Words("Bombs", "炸弹", "炸彈", "ボム"),
    "option.bombs.no": Words("There are no bombs.", "没有炸弹。", "沒有炸彈。", "ボムはありません。"),
    "option.bombs.any_suit": Words(
        "Four or more identical cards beat anything of as many cards, whatever the suit.",
        "四张或以上相同的牌压同张数的任何牌，不论花色。",
        "四張或以上相同的牌壓同張數的任何牌，不論花色。",
        "同じ札4枚以上は、スートを問わず同じ枚数のどんな出し方にも勝ちます。",
    ),
    "option.bombs.same_suit_or_trump": Words(
        "Four or more identical cards of the suit led or of trumps beat anything of as many cards; others only when void.",
        "首出花色或主牌的四张或以上相同牌压同张数的任何牌；其他花色须缺门。",
        "首出花色或主牌的四張或以上相同牌壓同張數的任何牌；其他花色須缺門。",
        "リードのスートか切り札の同じ札4枚以上は、同じ枚数のどんな出し方にも勝ちます。ほかはボイドのときだけです。",
    ),
}

_THROWS = {
    "option.throws": Words("Throws", "甩牌", "甩牌", "投げ"),
    "option.throws.no": Words(
        "One combination is led at a time.",
        "一次只能出一个牌型。",
        "一次只能出一個牌型。",
        "一度に1つの組だけをリードします。",
    ),
    "option.throws.unbeatable": Words(
        "Several combinations of a suit may be led at once, if nobody can beat any of them within the suit.",
        "同门多个牌型可以一起出，只要别人在该门都压不过。",
        "同門多個牌型可以一起出，只要別人在該門都壓不過。",
        "そのスートでだれにも負けない組なら、まとめてリードできます。",
    ),
    "option.throws.strictly_highest": Words(
        "Several equal-sized sets may be led at once, if all equal and higher cards of the suit are gone.",
        "张数一致的牌型可以一起出，只要该门相等和更大的牌都已出完。",
        "張數一致的牌型可以一起出，只要該門相等和更大的牌都已出完。",
        "同じ大きさの組は、同位以上の札が出尽くしていればまとめてリードできます。",
    ),
    "option.throw_ruff": Words("Ruffing a throw", "毙甩牌", "斃甩牌", "投げを切る"),
    "option.throw_ruff.shape": Words(
        "Trumps must match every part, tractors with tractors.",
        "主牌须逐项同型，拖拉机对拖拉机。",
        "主牌須逐項同型，拖拉機對拖拉機。",
        "トラクターにはトラクターと、同じ形でそろえます。",
    ),
    "option.throw_ruff.counts": Words(
        "Trumps must have as many pairs, triples and so on; they need not be consecutive.",
        "对子、三张等数目相同即可，不必相连。",
        "對子、三張等數目相同即可，不必相連。",
        "ペアやスリーカードの数が同じならよく、連続でなくてかまいません。",
    ),
    "option.throw_compare": Words("Comparing ruffs", "毙牌比大小", "斃牌比大小", "切った組の比較"),
    "option.throw_compare.largest_part": Words(
        "Of several, the one with the highest largest part wins.",
        "比最大的一项。",
        "比最大的一項。",
        "最も大きい部分が高いほうが勝ちです。",
    ),
    "option.throw_compare.every_part": Words(
        "A later one must be higher in every part.",
        "后者须每项都大。",
        "後者須每項都大。",
        "あとの人はすべての部分で上回る必要があります。",
    ),
    "option.throw_compare.highest_card": Words(
        "The highest card decides.", "比最大的单张。", "比最大的單張。", "最も高い札で決まります。"
    ),
    "option.throw_follow": Words("Following a throw", "跟甩牌", "跟甩牌", "投げへのフォロー"),
    "option.throw_follow.shape": Words(
        "A tractor in a throw is followed as a tractor.",
        "甩牌里有拖拉机，就要跟拖拉机。",
        "甩牌裡有拖拉機，就要跟拖拉機。",
        "投げの中のトラクターには、トラクターでフォローします。",
    ),
    "option.throw_follow.counts": Words(
        "A tractor in a throw is followed as so many pairs or triples; they need not be consecutive.",
        "甩牌里的拖拉机只算几个对子或三张，跟牌不必相连。",
        "甩牌裡的拖拉機只算幾個對子或三張，跟牌不必相連。",
        "投げの中のトラクターは、ペアやスリーカードの数だけフォローします。連続でなくてかまいません。",
    ),
    "option.failed_throw": Words("A failed throw", "甩牌失败", "甩牌失敗", "失敗した投げ"),
    "option.failed_throw.lowest_rank": Words(
        "The leader plays only the part of the lowest rank.",
        "只出点数最小的一项。",
        "只出點數最小的一項。",
        "最もランクの低い部分だけを出します。",
    ),
    "option.failed_throw.fewest_cards": Words(
        "The leader plays only the part with the fewest cards, of equal ones the lowest.",
        "只出张数最少的一项，张数相同时出最小的。",
        "只出張數最少的一項，張數相同時出最小的。",
        "最も枚数の少ない部分だけを出します。同じ枚数なら最も低いものです。",
    ),
    "option.failed_throw.lowest_beaten_part": Words(
        "The leader plays the lowest part that somebody beats.",
        "只出被压过的最小一项。",
        "只出被壓過的最小一項。",
        "負ける部分のうち最も低いものを出します。",
    ),
    "option.throw_penalty": Words("Penalty for a failed throw", "甩牌失败罚分", "甩牌失敗罰分", "失敗の罰点"),
    "option.throw_penalty.0": Words(
        "A failed throw costs nothing more.", "失败不另罚分。", "失敗不另罰分。", "罰点はありません。"
    ),
    "option.throw_penalty.10": Words(
        "A failed throw costs ten points.", "失败罚十分。", "失敗罰十分。", "失敗すると10点を失います。"
    ),
    "option.throw_penalty.20": Words(
        "A failed throw costs twenty points.", "失败罚二十分。", "失敗罰二十分。", "失敗すると20点を失います。"
    ),
    "option.loose_tractors": Words("Tractors with gaps", "空档拖拉机", "空檔拖拉機", "すき間のあるトラクター"),
    "option.loose_tractors.yes": Words(
        "Sets need not be consecutive if nobody holds a card between.",
        "中间的牌无人持有时，不相连也算拖拉机。",
        "中間的牌無人持有時，不相連也算拖拉機。",
        "間の札をだれも持っていなければ、連続でなくてもトラクターです。",
    ),
    "option.loose_tractors.no": Words(
        "Tractors are strictly consecutive.", "拖拉机必须相连。", "拖拉機必須相連。", "トラクターは必ず連続です。"
    ),
}

_SCORING = {
    "option.kitty_factor": Words("Kitty in the last trick", "抠底倍数", "摳底倍數", "底札の倍率"),
    "option.kitty_factor.twice_cards": Words(
        "Its points count twice for every card each played to the last trick.",
        "底分乘最后一轮每人出牌张数的两倍。",
        "底分乘最後一輪每人出牌張數的兩倍。",
        "最後のトリックで各自が出した枚数の2倍を掛けます。",
    ),
    "option.kitty_factor.two": Words("Its points count double.", "底分翻倍。", "底分翻倍。", "点は2倍です。"),
    "option.kitty_factor.packs": Words(
        "Its points count once for every pack.", "底分乘副数。", "底分乘副數。", "組数を掛けます。"
    ),
    "option.kitty_factor.twice_longest": Words(
        "Its points count twice for every card of the longest part.",
        "底分乘最长一项张数的两倍。",
        "底分乘最長一項張數的兩倍。",
        "最も長い部分の枚数の2倍を掛けます。",
    ),
    "option.kitty_factor.power": Words(
        "Its points double for every card of the longest part, up to ten times.",
        "最长一项每张翻一番，最多十番。",
        "最長一項每張翻一番，最多十番。",
        "最も長い部分の1枚ごとに倍になります（10回まで）。",
    ),
    "option.step": Words("Points a bracket", "每档分数", "每檔分數", "1段の点数"),
    "option.step.about": Words(
        "Each bracket is {value} points a pack.",
        "每副牌每档{value}分。",
        "每副牌每檔{value}分。",
        "1組につき{value}点で1段です。",
    ),
    "option.low_gains": Words("Low gains", "小幅升级", "小幅升級", "小さな昇級"),
    "option.low_gains.yes": Words(
        "Nobody gains more than two levels; opponents gain from four steps on.",
        "最多升两级；闲家满四档才升级。",
        "最多升兩級；閒家滿四檔才升級。",
        "最大2段。相手側は4段分から上がります。",
    ),
    "option.low_gains.no": Words(
        "Up to three levels are gained.", "最多升三级。", "最多升三級。", "最大3段上がります。"
    ),
    "option.dead_bracket": Words("Bracket without gains", "不升级的一档", "不升級的一檔", "だれも上がらない段"),
    "option.dead_bracket.yes": Words(
        "From two to three steps nobody gains, but the opponents take over.",
        "两档到三档之间都不升级，只换庄。",
        "兩檔到三檔之間都不升級，只換莊。",
        "2〜3段分ではだれも上がらず、交代だけします。",
    ),
    "option.dead_bracket.no": Words(
        "Whoever takes over gains at least one level.", "上台即升级。", "上台即升級。", "交代すれば必ず1段上がります。"
    ),
    "option.turnover": Words("Points to take over", "上台分", "上台分", "交代に必要な点"),
    "option.turnover.2s": Words(
        "Without the dead bracket the opponents take over at two steps, 40 points a pack.",
        "没有不升级的一档时，满两档上台，每副四十分。",
        "沒有不升級的一檔時，滿兩檔上台，每副四十分。",
        "だれも上がらない段がないとき、2段分（1組40点）で交代します。",
    ),
    "option.turnover.2½s": Words(
        "Without the dead bracket the opponents take over at two and a half steps, 50 points a pack.",
        "没有不升级的一档时，满两档半上台，每副五十分。",
        "沒有不升級的一檔時，滿兩檔半上台，每副五十分。",
        "だれも上がらない段がないとき、2段半分（1組50点）で交代します。",
    ),
    "option.open_top": Words("No upper limit", "不封顶", "不封頂", "上限なし"),
    "option.open_top.yes": Words(
        "The opponents gain one more level for every further step.",
        "闲家每多一档再升一级。",
        "閒家每多一檔再升一級。",
        "相手側は1段分ごとにさらに1段上がります。",
    ),
    "option.open_top.no": Words(
        "The opponents gain at most three levels.", "闲家最多升三级。", "閒家最多升三級。", "相手側は最大3段です。"
    ),
    "option.fewer_partners_bonus": Words("Bonus for fewer partners", "少朋友加级", "少朋友加級", "少人数ボーナス"),
    "option.fewer_partners_bonus.yes": Words(
        "Declarers who gain, gain one more for every partner short of the maximum.",
        "庄家方升级时，每少一个朋友多升一级。",
        "莊家方升級時，每少一個朋友多升一級。",
        "デクレアラー側が上がるとき、足りない味方1人につきさらに1段上がります。",
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
        "A hand won as declarers at {} wins the match.",
        "坐庄打过{}即获胜。",
        "坐莊打過{}即獲勝。",
        "{}をデクレアラー側で勝てば優勝です。",
    ),
    "option.passing_end": Words("Passing the last level", "过最后一级", "過最後一級", "最後のレベルを越える"),
    "option.passing_end.as_declarers": Words(
        "The last level stops every gain; it is passed by winning a hand at it as the declarer's side.",
        "升到最后一级为止；坐庄打赢最后一级才算打过。",
        "升到最後一級為止；坐莊打贏最後一級才算打過。",
        "最後のレベルで必ず止まり、デクレアラー側としてその回に勝つと越えます。",
    ),
    "option.passing_end.by_gains": Words(
        "Any gain that leads beyond the last level passes it, unless that level is compulsory.",
        "升级数超过最后一级就算打过，除非最后一级必打。",
        "升級數超過最後一級就算打過，除非最後一級必打。",
        "最後のレベルより上に届けば越えます。必ず戦うレベルなら一度止まります。",
    ),
    "option.wrap": Words("Start again after the ace", "过A再从头打", "過A再從頭打", "Aのあと最初に戻る"),
    "option.wrap.yes": Words(
        "A is followed by the lowest level; after a number of hands the most levels climbed win.",
        "A之后回到最低级；打满局数，升级最多者胜。",
        "A之後回到最低級；打滿局數，升級最多者勝。",
        "Aの次は最初のレベルです。決めた回数で、最も多く上がった人の勝ちです。",
    ),
    "option.wrap.no": Words(
        "The match ends with the last level.",
        "打过最后一级即结束。",
        "打過最後一級即結束。",
        "最後のレベルで終わります。",
    ),
    "option.hands": Words("Hands", "局数", "局數", "回数"),
    "option.hands.about": Words(
        "Where levels start again, {value:# hand is|# hands are} played.",
        "循环打时共打{value}局。",
        "循環打時共打{value}局。",
        "最初に戻る場合、{value}回で終わります。",
    ),
    "option.mandatory_levels": Words("Levels that must be played", "必打级", "必打級", "飛ばせないレベル"),
    "option.mandatory_levels.about": Words(
        "These levels may not be skipped: {value}.", "必打：{value}。", "必打：{value}。", "飛ばせないレベル：{value}。"
    ),
    "option.mandatory_levels.none": Words(
        "Any level may be skipped.", "没有必打级。", "沒有必打級。", "どのレベルも飛ばせます。"
    ),
    "option.hook_and_needle": Words("Hook and needle", "勾和针", "勾和針", "フックと針"),
    "option.hook_and_needle.yes": Words(
        "Capturing a lesser J (A) with the trump J (A) in the last trick sends the other side back to 2 (J).",
        "末轮用主J（主A）抓到另一方的副J（副A），另一方退回2（J）。",
        "末輪用主J（主A）抓到另一方的副J（副A），另一方退回2（J）。",
        "最後のトリックで切り札のJ（A）が相手の別のJ（A）を取ると、相手側は2（J）に戻ります。",
    ),
    "option.hook_and_needle.no": Words(
        "Jacks and aces send nobody back.", "J和A不勾不针。", "J和A不勾不針。", "JやAで戻ることはありません。"
    ),
    "option.no_trump_level": Words("No-trump level", "王主级", "王主級", "ノートランプのレベル"),
    "option.no_trump_level.yes": Words(
        "After A a level without a trump rank is played; one joker suffices to bid there.",
        "A之后打王主，没有级牌；一张王即可亮。",
        "A之後打王主，沒有級牌；一張王即可亮。",
        "Aの次に切り札ランクのないレベルがあり、ジョーカー1枚で示せます。",
    ),
    "option.no_trump_level.no": Words(
        "There is no level after A.", "A之后没有级。", "A之後沒有級。", "Aの次のレベルはありません。"
    ),
}

_EXTRAS = {
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
        "Each captured 5♥ costs its side a level.",
        "每被抓一张5♥退一级。",
        "每被抓一張5♥退一級。",
        "5♥を1枚取られるごとに1段下がります。",
    ),
    "option.red_five_penalty.points": Words(
        "Each captured 5♥ brings the captors twenty points.",
        "每抓一张5♥得二十分。",
        "每抓一張5♥得二十分。",
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
        "不能查看以前的牌。",
        "不能查看以前的牌。",
        "前のトリックは見られません。",
    ),
    "option.hide_played.no": Words(
        "Earlier tricks may be looked at.", "可以查看以前的牌。", "可以查看以前的牌。", "前のトリックを見られます。"
    ),
}

WORDS = {**_PLAY, **_THROWS, **_SCORING, **_LEVELS, **_EXTRAS}
