"""The rules of Bashi Fen from the kitty to the end of a match, as paragraphs in the order in which somebody learns them."""

from engine.words import Words

_HAND = {
    "rules.heading.kitty": Words("The kitty", "底牌", "底牌", "底札"),
    "rules.kitty": Words(
        "The declarer takes the kitty ({kitty:# card|# cards}) into the hand, unseen by the others, and buries any {kitty:card|# cards}. What is buried lies face down until the hand is over.",
        "庄家把{kitty}张底牌收进手里，别人不能看，再任选{kitty}张扣下。扣下的牌到本局结束才翻开。",
        "莊家把{kitty}張底牌收進手裡，別人不能看，再任選{kitty}張扣下。扣下的牌到本局結束才翻開。",
        "親は底札{kitty}枚をほかの人に見せずに手札に入れ、好きな{kitty}枚を伏せます。ハンドが終わるまで伏せたままです。",
    ),
    "rules.kitty.contested": Words(
        "The declarer takes the kitty ({kitty:# card|# cards}) into the hand, unseen by the others, and buries any {kitty:card|# cards}. What is buried last lies face down until the hand is over.",
        "庄家把{kitty}张底牌收进手里，别人不能看，再任选{kitty}张扣下。最后扣下的牌到本局结束才翻开。",
        "莊家把{kitty}張底牌收進手裡，別人不能看，再任選{kitty}張扣下。最後扣下的牌到本局結束才翻開。",
        "親は底札{kitty}枚をほかの人に見せずに手札に入れ、好きな{kitty}枚を伏せます。最後に伏せられた札は、ハンドが終わるまで伏せたままです。",
    ),
    "rules.heading.partners": Words("Partners", "同伴", "夥伴", "味方"),
    "rules.partners.fixed": Words(
        "Partners sit opposite each other.", "对家是同伴。", "對家是夥伴。", "向かいどうしが味方です。"
    ),
    "rules.partners.fluid": Words(
        "The declarer calls {most:a card to find a partner|cards to find # partners}. Whoever plays a called card is a partner, and everybody knows it from then on.",
        "庄家叫牌找{most:word}个朋友：打出所叫的牌的人就是朋友，从此大家都知道。",
        "莊家叫牌找{most:word}個朋友：打出所叫的牌的人就是朋友，從此大家都知道。",
        "親は札を呼んで{most}人の味方を探します。その札を出した人が味方で、その時に全員に分かります。",
    ),
    "rules.partners.colour": Words(
        "Trumps may be called so, too.",
        "这样叫牌，主牌也可以叫。",
        "這樣叫牌，主牌也可以叫。",
        "この呼び方では、切り札も呼べます。",
    ),
    "rules.partners.unknown": Words(
        "The declarer may hold, play or bury a called card, and one player may hold several: then there are fewer partners. Whoever has not turned out to be a partner by the end is an opponent.",
        "所叫的牌可能就在庄家手里，被打出或扣下，也可能一人拿着几张：朋友就少了。到最后没有亮明身份的人都是闲家。",
        "所叫的牌可能就在莊家手裡，被打出或扣下，也可能一人拿著幾張：朋友就少了。到最後沒有亮明身份的人都是閒家。",
        "呼んだ札を親が持つ、出す、伏せることも、1人が何枚も持つこともあり、そのときは味方が減ります。最後まで味方と分からなかった人は子の側です。",
    ),
    "rules.partners.unknown.each": Words(
        "The declarer may hold, play or bury a called card: then there are fewer partners. Whoever has not turned out to be a partner by the end is an opponent.",
        "所叫的牌可能就在庄家手里，被打出或扣下：朋友就少了。到最后没有亮明身份的人都是闲家。",
        "所叫的牌可能就在莊家手裡，被打出或扣下：朋友就少了。到最後沒有亮明身份的人都是閒家。",
        "呼んだ札を親が持つ、出す、伏せることもあり、そのときは味方が減ります。最後まで味方と分からなかった人は子の側です。",
    ),
    "rules.partners.unknown.one": Words(
        "If the declarer plays the called card, or buries it so that nobody plays it, the declarer is alone against all the others. Whoever has not turned out to be the partner by the end is an opponent.",
        "所叫的牌若由庄家自己打出，或者扣在底牌里没人打出，就没有朋友，庄家一个人打全桌。到最后没有亮明身份的人都是闲家。",
        "所叫的牌若由莊家自己打出，或者扣在底牌裡沒人打出，就沒有朋友，莊家一個人打全桌。到最後沒有亮明身份的人都是閒家。",
        "呼んだ札を親自身が出すか、伏せたためにだれも出さなければ、親は1人で全員と戦います。最後まで味方と分からなかった人は子の側です。",
    ),
}

_PLAY = {
    "rules.heading.play": Words("The play", "出牌", "出牌", "プレイ"),
    "rules.play": Words(
        "In a trick everybody plays in turn, and whoever played best wins all its cards. The declarer leads to the first trick, and after that whoever won the last one. All cards led must be of one suit; the trumps together count as a suit. Everybody then plays as many cards as were led.",
        "各家轮流出牌为一墩，出得最大的人赢得这一墩的牌。第一墩由庄家首出，以后由上一墩的赢家首出。首出的牌必须是同一门，主牌合算一门。其余各家出同样张数。",
        "各家輪流出牌為一墩，出得最大的人贏得這一墩的牌。第一墩由莊家首出，以後由上一墩的贏家首出。首出的牌必須是同一門，主牌合算一門。其餘各家出同樣張數。",
        "全員が順に札を出すのがトリックで、一番強い札を出した人がその札を取ります。最初は親が、その後は前のトリックに勝った人がリードします。リードする札はすべて同じスートで、切り札は全体で1つのスートです。ほかの人は同じ枚数を出します。",
    ),
    "rules.play.singles": Words("You may lead a single card.", "可以出单张。", "可以出單張。", "1枚をリードできます。"),
    "rules.play.runs": Words(
        "A run is beaten only by a higher run of as many cards, in the suit led or in trumps. With one pack these are the only tractors: what is said of tractors below is meant of runs.",
        "顺子只能用张数相同的更大顺子来压，要么同一门，要么是主牌的。一副牌没有别的拖拉机：下面说到拖拉机，指的就是顺子。",
        "順子只能用張數相同的更大順子來壓，要麼同一門，要麼是主牌的。一副牌沒有別的拖拉機：下面說到拖拉機，指的就是順子。",
        "ランに勝てるのは、同じ枚数のより強いランだけで、リードのスートか切り札のものです。1組ではほかにトラクターはありません。以下でトラクターというのはランのことです。",
    ),
    "rules.play.sets.pairs": Words(
        "You may lead a single card, a pair of identical cards (same rank and same suit), or a tractor: two or more pairs in ranks next to each other.",
        "可以出单张、对子（点数花色都一样的两张），或拖拉机：两对或更多点数相连的对子。",
        "可以出單張、對子（點數花色都一樣的兩張），或拖拉機：兩對或更多點數相連的對子。",
        "1枚、同じ札のペア（ランクもスートも同じ2枚）、トラクター（ランクの続いた2組以上のペア）のどれかをリードできます。",
    ),
    "rules.play.sets.more": Words(
        "You may lead a single card, a set of identical cards (same rank and same suit: a pair, a triple and so on), or a tractor: two or more sets of the same size in ranks next to each other.",
        "可以出单张、点数花色都一样的牌（对子、三张等），或拖拉机：两组或更多张数相同、点数相连的对子（或三张等）。",
        "可以出單張、點數花色都一樣的牌（對子、三張等），或拖拉機：兩組或更多張數相同、點數相連的對子（或三張等）。",
        "1枚、同じ札の組（ランクもスートも同じもの：ペア、スリーカードなど）、トラクター（同じ大きさの組がランクの順に2つ以上続いたもの）のどれかをリードできます。",
    ),
    "rules.play.sets.alone": Words(
        "You may lead a single card or a set of identical cards (same rank and same suit: a pair, a triple and so on).",
        "可以出单张，或点数花色都一样的牌（对子、三张等）。",
        "可以出單張，或點數花色都一樣的牌（對子、三張等）。",
        "1枚か、同じ札の組（ランクもスートも同じもの：ペア、スリーカードなど）をリードできます。",
    ),
    "rules.play.sets.fillers": Words(
        "You may lead a single card, or the two filler cards as a pair, which nobody can beat.",
        "可以出单张，也可以把两张补牌当对子出，谁也压不过。",
        "可以出單張，也可以把兩張補牌當對子出，誰也壓不過。",
        "1枚か、補充札2枚のペアをリードできます。このペアにはだれも勝てません。",
    ),
    "rules.play.neighbours": Words(
        "The rank of the level is skipped in the other suits: {below} and {above} are neighbours when the level is {level}.",
        "副牌中要跳过级牌：打{level}时，{below}和{above}相连。",
        "副牌中要跳過級牌：打{level}時，{below}和{above}相連。",
        "切り札以外のスートでは、レベルのランクを飛ばします。レベルが{level}なら{below}と{above}が隣どうしです。",
    ),
    "rules.play.follow": Words(
        "If you have cards of the suit led you must play them, and all of them if there are fewer than were led. With none you may play anything.",
        "有首出的那一门就必须跟；不够的全部跟出，再垫别的牌。没有这一门可以随便出。",
        "有首出的那一門就必須跟；不夠的全部跟出，再墊別的牌。沒有這一門可以隨便出。",
        "リードのスートがあれば出さなければなりません。足りなければ全部出し、残りは自由です。1枚もなければ何を出してもかまいません。",
    ),
    "rules.play.follow.bombs": Words(
        "If you have cards of the suit led you must play them, and all of them if there are fewer than were led, unless you play a bomb. With none you may play anything.",
        "有首出的那一门就必须跟；不够的全部跟出，再垫别的牌；出炸弹不在此限。没有这一门可以随便出。",
        "有首出的那一門就必須跟；不夠的全部跟出，再墊別的牌；出炸彈不在此限。沒有這一門可以隨便出。",
        "ボムを出すのでなければ、リードのスートがあれば出さなければなりません。足りなければ全部出し、残りは自由です。1枚もなければ何を出してもかまいません。",
    ),
    "rules.play.follow.pairs.tractor": Words(
        "To a pair you must play a pair of the suit if you hold one. To a tractor you must play a tractor of the suit if you hold one, the longest that fits, and fill up with as many pairs as you can.",
        "首出对子，手里有这一门的对子就必须跟对子。首出拖拉机，手里有这一门的拖拉机就必须跟，先跟放得下的最长的，其余尽量跟对子。",
        "首出對子，手裡有這一門的對子就必須跟對子。首出拖拉機，手裡有這一門的拖拉機就必須跟，先跟放得下的最長的，其餘儘量跟對子。",
        "ペアには、そのスートのペアがあれば必ずペアで従います。トラクターには、そのスートのトラクターがあれば収まる最長のものを出し、残りはできるだけペアで埋めます。",
    ),
    "rules.play.follow.pairs.tuples": Words(
        "To a pair you must play a pair of the suit if you hold one, and to a tractor as many pairs as you can; they need not be neighbours.",
        "首出对子，手里有这一门的对子就必须跟对子；首出拖拉机，要尽量跟对子，不必相连。",
        "首出對子，手裡有這一門的對子就必須跟對子；首出拖拉機，要儘量跟對子，不必相連。",
        "ペアには、そのスートのペアがあれば必ずペアで従います。トラクターにはできるだけペアで従いますが、続いていなくてかまいません。",
    ),
    "rules.play.wins": Words(
        "The highest card of the suit led wins the trick, unless somebody without that suit plays a trump, which is called ruffing: then the highest trump wins. Of equal cards the first played wins.",
        "首出的那一门中最大的牌赢这一墩，除非缺这一门的人出主牌（叫毙）：那就以最大的主牌为赢。同样大的先出为大。",
        "首出的那一門中最大的牌贏這一墩，除非缺這一門的人出主牌（叫斃）：那就以最大的主牌為贏。同樣大的先出為大。",
        "トリックは、リードのスートの一番強い札が勝ちます。そのスートのない人が切り札を出せば（「切る」といいます）、一番強い切り札の勝ちです。同じ強さなら先に出た札が勝ちます。",
    ),
    "rules.play.wins.sets": Words(
        "A pair, a tractor and the like are beaten only by the same shape: a higher one of the suit led, or one in trumps.",
        "对子、拖拉机等只能用同样的牌型来压：同一门更大的，或主牌的。",
        "對子、拖拉機等只能用同樣的牌型來壓：同一門更大的，或主牌的。",
        "ペアやトラクターなどに勝てるのは同じ形だけです。リードのスートのより強いものか、切り札のものです。",
    ),
    "rules.play.wins.sets.mostly": Words(
        "A pair, a tractor and the like are beaten by the same shape: a higher one of the suit led, or one in trumps.",
        "对子、拖拉机等用同样的牌型来压：同一门更大的，或主牌的。",
        "對子、拖拉機等用同樣的牌型來壓：同一門更大的，或主牌的。",
        "ペアやトラクターなどには、同じ形で勝てます。リードのスートのより強いものか、切り札のものです。",
    ),
    "rules.play.wins.sets.alone": Words(
        "A set is beaten only by a set of as many cards: a higher one of the suit led, or one in trumps.",
        "几张相同的牌，只能用同样多的相同的牌来压：同一门更大的，或主牌的。",
        "幾張相同的牌，只能用同樣多的相同的牌來壓：同一門更大的，或主牌的。",
        "組に勝てるのは同じ枚数の組だけです。リードのスートのより強いものか、切り札のものです。",
    ),
    "rules.play.wins.sets.mostly.alone": Words(
        "A set is beaten by a set of as many cards: a higher one of the suit led, or one in trumps.",
        "几张相同的牌，用同样多的相同的牌来压：同一门更大的，或主牌的。",
        "幾張相同的牌，用同樣多的相同的牌來壓：同一門更大的，或主牌的。",
        "組には、同じ枚数の組で勝てます。リードのスートのより強いものか、切り札のものです。",
    ),
    "rules.heading.throws": Words("Throws", "甩牌", "甩牌", "まとめ出し"),
    "rules.throws.follow": Words(
        "The others follow each part as if it were led alone, the largest part first.",
        "其余各家按每一部分分别跟牌，先跟大的部分。",
        "其餘各家按每一部分分別跟牌，先跟大的部分。",
        "ほかの人は、大きい部分から順に、それぞれがリードされたときのように従います。",
    ),
    "rules.throws.follow.counts": Words(
        "The others follow part by part, the largest part first.",
        "其余各家逐个部分跟牌，先跟大的部分。",
        "其餘各家逐個部分跟牌，先跟大的部分。",
        "ほかの人は、大きい部分から順に、部分ごとに従います。",
    ),
    "rules.throws.fails": Words(
        "If another player can beat a part within the suit, the throw fails: the beating cards are shown, and the leader takes back all but one part.",
        "如果有人能用同一门的牌压过其中一部分，甩牌就失败：亮出能压的牌，甩牌者只出一部分，其余收回。",
        "如果有人能用同一門的牌壓過其中一部分，甩牌就失敗：亮出能壓的牌，甩牌者只出一部分，其餘收回。",
        "同じスートでどれかの部分に勝てる人がいると、まとめ出しは失敗です。勝てる札が示され、リードした人は1つの部分だけを出し、残りを手に戻します。",
    ),
    "rules.throws.fails_equal": Words(
        "If another player holds an equal or higher card of the suit, the throw fails: that card is shown, and the leader takes back all but one part.",
        "如果有人持有同一门中相等或更大的牌，甩牌就失败：亮出那张牌，甩牌者只出一部分，其余收回。",
        "如果有人持有同一門中相等或更大的牌，甩牌就失敗：亮出那張牌，甩牌者只出一部分，其餘收回。",
        "同じスートの同じか強い札を持つ人がいると、まとめ出しは失敗です。その札が示され、リードした人は1つの部分だけを出し、残りを手に戻します。",
    ),
    "rules.throws.singles.unbeatable": Words(
        "Several cards of one suit may be led at once, as a throw, if no other player can beat any of them within the suit.",
        "同一门的几张牌可以一起甩出，只要别人在这一门里哪一张都压不过。",
        "同一門的幾張牌可以一起甩出，只要別人在這一門裡哪一張都壓不過。",
        "同じスートの札を何枚か一度にリードする「まとめ出し」ができます。どれもそのスートでほかの人に負けないことが条件です。",
    ),
    "rules.throws.singles.strictly_highest": Words(
        "Several cards of one suit may be led at once, as a throw, if all equal and higher cards of the suit have been played.",
        "同一门的几张牌可以一起甩出，只要这一门里相等和更大的牌都已打出。",
        "同一門的幾張牌可以一起甩出，只要這一門裡相等和更大的牌都已打出。",
        "同じスートの札を何枚か一度にリードする「まとめ出し」ができます。そのスートの同じか強い札がすべて出ていることが条件です。",
    ),
    "rules.throws.singles.fails": Words(
        "If another player can beat one of the cards within the suit, the throw fails: the beating card is shown, and the leader leads only the lowest card and takes back the others.",
        "如果有人能用同一门的牌压过其中一张，甩牌就失败：亮出能压的牌，甩牌者只出最小的一张，其余收回。",
        "如果有人能用同一門的牌壓過其中一張，甩牌就失敗：亮出能壓的牌，甩牌者只出最小的一張，其餘收回。",
        "同じスートでどれかの札に勝てる人がいると、まとめ出しは失敗です。勝てる札が示され、リードした人は最も低い1枚だけを出し、残りを手に戻します。",
    ),
    "rules.throws.singles.fails_equal": Words(
        "If another player holds an equal or higher card of the suit, the throw fails: that card is shown, and the leader leads only the lowest card and takes back the others.",
        "如果有人持有同一门中相等或更大的牌，甩牌就失败：亮出那张牌，甩牌者只出最小的一张，其余收回。",
        "如果有人持有同一門中相等或更大的牌，甩牌就失敗：亮出那張牌，甩牌者只出最小的一張，其餘收回。",
        "同じスートの同じか強い札を持つ人がいると、まとめ出しは失敗です。その札が示され、リードした人は最も低い1枚だけを出し、残りを手に戻します。",
    ),
    "rules.throws.singles.beaten": Words(
        "A throw that stands is beaten only by somebody without the suit who ruffs it with nothing but trumps.",
        "甩成之后，只有缺这一门、全部用主牌的人才能毙掉。",
        "甩成之後，只有缺這一門、全部用主牌的人才能斃掉。",
        "成立したまとめ出しに勝てるのは、そのスートがなく、切り札だけで切った人です。",
    ),
    "rules.throws.singles.compared": Words(
        "If several players ruff a throw, the highest card decides.",
        "甩牌被几家毙，比最大的一张。",
        "甩牌被幾家斃，比最大的一張。",
        "まとめ出しを何人も切ったときは、最も高い札で決まります。",
    ),
    "rules.throws.beaten": Words(
        "A throw that stands is beaten only by somebody without the suit who ruffs it with nothing but trumps of the same make-up.",
        "甩成之后，只有缺这一门、全部用主牌且牌型相同的人才能毙掉。",
        "甩成之後，只有缺這一門、全部用主牌且牌型相同的人才能斃掉。",
        "成立したまとめ出しに勝てるのは、そのスートがなく、同じ組み立ての切り札だけで切った人です。",
    ),
    "rules.throws.beaten.bombs": Words(
        "Besides a bomb, a throw that stands is beaten only by somebody without the suit who ruffs it with nothing but trumps of the same make-up.",
        "甩成之后，除了炸弹，只有缺这一门、全部用主牌且牌型相同的人才能毙掉。",
        "甩成之後，除了炸彈，只有缺這一門、全部用主牌且牌型相同的人才能斃掉。",
        "成立したまとめ出しに勝てるのは、ボムのほかは、そのスートがなく、同じ組み立ての切り札だけで切った人です。",
    ),
}

_SCORE = {
    "rules.heading.score": Words("Points and levels", "得分与升级", "得分與升級", "得点とレベル"),
    "rules.points": Words(
        "Only the points in the opponents’ tricks count.",
        "只计闲家各墩里得的分。",
        "只計閒家各墩裡得的分。",
        "数えるのは子の側が取ったトリックの点だけです。",
    ),
    "rules.points.unknown": Words(
        "Until all partners are known everybody keeps the points they win in front of them; once they are known, those of the declarer’s side count no more.",
        "朋友没有全部亮明之前，各人得的分放在自己面前；亮明之后，庄家方得的分不再计算。",
        "朋友沒有全部亮明之前，各人得的分放在自己面前；亮明之後，莊家方得的分不再計算。",
        "味方が全員分かるまでは、各自が取った点を自分の前に置きます。分かると、親の側の点は数えません。",
    ),
    "rules.points.kitty": Words(
        "If the opponents win the last trick, the buried cards are turned over and the points among them are multiplied and added.",
        "闲家赢了最后一墩就抠底：翻开底牌，底分乘上倍数归闲家。",
        "閒家贏了最後一墩就摳底：翻開底牌，底分乘上倍數歸閒家。",
        "子の側が最後のトリックに勝つと、伏せた札が開かれ、その点に倍率を掛けて加えます。",
    ),
    "rules.score.example": Words(
        "Example: the opponents have {won} points in tricks, {buried} points are buried, and they win the last trick with {play}. The kitty brings {buried} × {factor} = {extra}, {total} points in all: {outcome}",
        "例：闲家在各墩中得{won}分，底牌有{buried}分，最后一墩用{play}赢下。抠底得{buried} × {factor} = {extra}分，一共{total}分：{outcome}",
        "例：閒家在各墩中得{won}分，底牌有{buried}分，最後一墩用{play}贏下。摳底得{buried} × {factor} = {extra}分，一共{total}分：{outcome}",
        "例：子の側がトリックで{won}点を取り、底札に{buried}点あり、最後のトリックに {play} で勝ちました。底札は {buried} × {factor} = {extra}点、合計{total}点：{outcome}",
    ),
    "rules.outcome.declarers": Words(
        "the declarers rise {levels:# level|# levels}.",
        "庄家方升{levels}级。",
        "莊家方升{levels}級。",
        "親の側が{levels}レベル上がります。",
    ),
    "rules.outcome.nobody": Words(
        "nobody rises, but the opponents take over.",
        "双方都不升级，闲家上台。",
        "雙方都不升級，閒家上台。",
        "だれも上がりませんが、子の側が親になります。",
    ),
    "rules.outcome.nobody.fluid": Words(
        "nobody rises, but the opponents win the hand.",
        "谁都不升级，闲家赢。",
        "誰都不升級，閒家贏。",
        "だれも上がりませんが、子の側の勝ちです。",
    ),
    "rules.outcome.opponents": Words(
        "the opponents take over and rise {levels:# level|# levels}.",
        "闲家上台并升{levels}级。",
        "閒家上台並升{levels}級。",
        "子の側が親になり、{levels}レベル上がります。",
    ),
    "rules.outcome.opponents.fluid": Words(
        "the opponents win the hand and rise {levels:# level|# levels}.",
        "闲家赢，升{levels}级。",
        "閒家贏，升{levels}級。",
        "子の側の勝ちで、{levels}レベル上がります。",
    ),
    "rules.brackets": Words(
        "At the end of the hand the opponents’ points decide who has won it, and who rises. If the opponents win, they take over and are the next declarers:",
        "一局打完，按闲家的得分定胜负和升级；闲家赢了就上台，下一局坐庄：",
        "一局打完，按閒家的得分定勝負和升級；閒家贏了就上台，下一局坐莊：",
        "ハンドの終わりに、子の側の点で勝敗と昇級が決まります。子の側が勝てば、次のハンドの親になります。",
    ),
    "rules.brackets.fluid": Words(
        "At the end of the hand the opponents’ points decide who has won it, and who rises:",
        "一局打完，按闲家的得分定胜负和升级：",
        "一局打完，按閒家的得分定勝負和升級：",
        "ハンドの終わりに、子の側の点で勝敗と昇級が決まります。",
    ),
    "rules.brackets.never": Words(
        "At the end of the hand the opponents’ points decide how far the declarers rise:",
        "一局打完，按闲家的得分定庄家方升几级：",
        "一局打完，按閒家的得分定莊家方升幾級：",
        "ハンドの終わりに、子の側の点で親の側がいくつ上がるかが決まります。",
    ),
    "rules.bracket.range": Words(
        "{low} to {high} points: {outcome}",
        "{low}至{high}分：{outcome}",
        "{low}至{high}分：{outcome}",
        "{low}～{high}点：{outcome}",
    ),
    "rules.bracket.one": Words(
        "{low} points: {outcome}", "{low}分：{outcome}", "{low}分：{outcome}", "{low}点：{outcome}"
    ),
    "rules.bracket.top": Words(
        "{low} points or more: {outcome}", "{low}分以上：{outcome}", "{low}分以上：{outcome}", "{low}点以上：{outcome}"
    ),
    "rules.bracket.open": Words(
        "Every further {step} points bring them one level more.",
        "此后每多{step}分再升一级。",
        "此後每多{step}分再升一級。",
        "その後は{step}点ごとにもう1レベル上がります。",
    ),
    "rules.heading.levels": Words("The next hand, and the end", "下一局与终局", "下一局與終局", "次のハンドと終わり"),
    "rules.next.fixed": Words(
        "Partners share one level. If the opponents have not taken over, the declarer’s partner is the next declarer; otherwise it is the player who comes after the declarer in turn. The new declarer takes the first card.",
        "同伴同级。庄家方守住了，由庄家的对家接着坐庄；否则由庄家的下家上台。新庄家先摸牌。",
        "夥伴同級。莊家方守住了，由莊家的對家接著坐莊；否則由莊家的下家上台。新莊家先摸牌。",
        "味方どうしのレベルは共通です。親の側が守れば親の味方が、そうでなければ親の次の番の人が次の親になり、最初に札を取ります。",
    ),
    "rules.next.fixed.never": Words(
        "Partners share one level. The declarer’s partner is the next declarer and takes the first card.",
        "同伴同级。下一局由庄家的对家坐庄，并先摸牌。",
        "夥伴同級。下一局由莊家的對家坐莊，並先摸牌。",
        "味方どうしのレベルは共通です。次の親は今の親の味方で、最初に札を取ります。",
    ),
    "rules.next.fluid": Words(
        "Everybody has a level of their own, and all members of the winning side rise. The first of the winners after the old declarer, in the order of play, takes the first card, and the naming of trumps decides who is declarer next.",
        "各人有各人的级，赢的一方人人升级。原庄家之后第一个赢家先摸牌；下一局由亮主决定谁坐庄。",
        "各人有各人的級，贏的一方人人升級。原莊家之後第一個贏家先摸牌；下一局由亮主決定誰坐莊。",
        "レベルは1人ずつで、勝った側の全員が上がります。勝った側のうち、前の親の後で最初に番が来る人が最初に札を取り、次の親は切り札の宣言で決まります。",
    ),
    "rules.end.fixed": Words(
        "Nobody rises beyond {end}. A side that wins a hand as declarers at level {end} wins the match.",
        "升到{end}为止。坐庄打{end}并且守住的一方赢得全场。",
        "升到{end}為止。坐莊打{end}並且守住的一方贏得全場。",
        "{end}より上には上がりません。レベル{end}の親の側としてハンドに勝った側が、試合に勝ちます。",
    ),
    "rules.end.fluid": Words(
        "Nobody rises beyond {end}. A declarer who wins a hand at level {end} wins the match.",
        "升到{end}为止。自己坐庄打{end}并且守住的人赢得全场。",
        "升到{end}為止。自己坐莊打{end}並且守住的人贏得全場。",
        "{end}より上には上がりません。レベル{end}の親として勝った人が、試合に勝ちます。",
    ),
    "rules.end.by_gains": Words(
        "Whoever rises beyond {end} wins the match.",
        "升级升过{end}的一方赢得全场。",
        "升級升過{end}的一方贏得全場。",
        "昇級で{end}を越えた側が試合に勝ちます。",
    ),
    "rules.end.wrap": Words(
        "After {end} the levels begin again at {lowest}. The match is over after {hands:# hand|# hands}; whoever has climbed most levels has won.",
        "打过{end}后回到{lowest}接着打。打满{hands}局结束，升级最多者胜。",
        "打過{end}後回到{lowest}接著打。打滿{hands}局結束，升級最多者勝。",
        "レベルは{end}の次が{lowest}に戻ります。{hands}ハンドで終わり、最も多く上がった人の勝ちです。",
    ),
    "rules.heading.house": Words("As played at this table", "本桌规则", "本桌規則", "この卓の決まり"),
}

WORDS = {**_HAND, **_PLAY, **_SCORE}
