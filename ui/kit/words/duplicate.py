"""The words of a hand that every level has played again, and of the level of one's own."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "duplicate.title": Words("The same cards", "同样的牌", "同樣的牌", "同じ札なら"),
    "duplicate.about": Words(
        "Your place, your cards and your opponents again, with AI players of every strength in your seat; ± is the standard error.",
        "同样的座位、同样的牌、同样的对手，由各水平的电脑代你来打；± 是标准误差。",
        "同樣的座位、同樣的牌、同樣的對手，由各水準的電腦代你來打；± 是標準誤差。",
        "同じ席、同じ札、同じ相手で、それぞれの強さのコンピューターがあなたの代わりに打った結果です。± は標準誤差です。",
    ),
    "duplicate.points": Words("Result", "结果", "結果", "結果"),
    "duplicate.runs": Words("Played", "打了", "打了", "回数"),
    "duplicate.times": Words("{runs:# time|# times}", "{runs}次", "{runs}次", "{runs}回"),
    "duplicate.level": Words(
        "{level} {points} ({runs:once|# times})",
        "{level}{points}（{runs}次）",
        "{level}{points}（{runs}次）",
        "{level} {points}（{runs}回）",
    ),
    "duplicate.percentage": Words(
        "Your {got} is better than {percentage} % of the AI players’ results (each strength counts alike, a tie counts half).",
        "你的结果（{got}）好过各水平电脑结果的{percentage}%（各水平权重相同，打平算一半）。",
        "你的結果（{got}）好過各水準電腦結果的{percentage}%（各水準權重相同，打平算一半）。",
        "あなたの結果（{got}）は、それぞれの強さのコンピューターの結果の{percentage}%を上回ります（強さごとの重みは同じ、同点は半分）。",
    ),
    "duplicate.percentage_so_far": Words(
        "So far your {got} is better than {percentage} % of the AI players’ results (each strength counts alike, a tie counts half).",
        "目前你的结果（{got}）好过各水平电脑结果的{percentage}%（各水平权重相同，打平算一半）。",
        "目前你的結果（{got}）好過各水準電腦結果的{percentage}%（各水準權重相同，打平算一半）。",
        "今のところ、あなたの結果（{got}）は、それぞれの強さのコンピューターの結果の{percentage}%を上回ります（強さごとの重みは同じ、同点は半分）。",
    ),
    "duplicate.nothing": Words(
        "With these cards AI players of every strength got {got} like you: this hand does not show how well one plays.",
        "拿这副牌，各水平的电脑结果都和你一样（{got}）：这一局看不出高下。",
        "拿這副牌，各水準的電腦結果都和你一樣（{got}）：這一局看不出高下。",
        "この札では、どの強さのコンピューターの結果もあなたと同じ（{got}）でした。このハンドでは腕の差は分かりません。",
    ),
    "duplicate.same": Words(
        "The AI players that have played them so far got {got}, like you.",
        "打过这副牌的电脑，结果都和你一样（{got}）。",
        "打過這副牌的電腦，結果都和你一樣（{got}）。",
        "ここまでに打ったコンピューターの結果は、どれもあなたと同じ（{got}）でした。",
    ),
    "duplicate.going_on": Words(
        "The AI players have not played them often enough yet: this goes on while the table rests.",
        "各水平的电脑还没打够次数：牌桌空闲时会继续。",
        "各水準的電腦還沒打夠次數：牌桌空閒時會繼續。",
        "コンピューターの打ち直しはまだ回数が足りません。卓が休んでいる間に続けます。",
    ),
    "duplicate.off": Words(
        "The AI players have not played them often enough, and by your settings they do not go on.",
        "各水平的电脑还没打够次数；你在设置里关掉了重打，不再继续。",
        "各水準的電腦還沒打夠次數；你在設定裡關掉了重打，不再繼續。",
        "コンピューターの打ち直しはまだ回数が足りませんが、設定により打ち直しは止めてあります。",
    ),
    "statistics.tab.points": Words("Res&ults", "成绩(&U)", "成績(&U)", "成績(&U)"),
    "statistics.tab.level": Words("How &well you play", "你的水平(&W)", "你的水準(&W)", "あなたの腕前(&W)"),
    "own_level.way": Words("Pla&yed:", "打法(&Y)：", "打法(&Y)：", "遊び方(&Y)："),
    "own_level.unknown": Words(
        "It is not known yet how well you play.",
        "还看不出你的水平。",
        "還看不出你的水準。",
        "あなたの腕前はまだ分かりません。",
    ),
    "own_level.how": Words(
        "After each hand AI players of every strength play it again in your seat.",
        "每局之后，各水平的电脑会坐你的座位重打一遍。",
        "每局之後，各水準的電腦會坐你的座位重打一遍。",
        "ハンドごとに、それぞれの強さのコンピューターがあなたの席で打ち直します。",
    ),
    "own_level.least": Words(
        "It takes {least} hands in which AI players of different strength get different results; so far"
        " {hands:there is #|there are #}.",
        "各水平的电脑重打后，要有{least}局打出的结果不同，才能估计；目前有{hands}局。",
        "各水準的電腦重打後，要有{least}局打出的結果不同，才能估計；目前有{hands}局。",
        "強さによって結果が分かれるハンドが{least}つ必要です（今は{hands}）。",
    ),
    "own_level.off": Words(
        "By your settings hands are not played again now.",
        "你在设置里关掉了重打，现在不再重打牌局。",
        "你在設定裡關掉了重打，現在不再重打牌局。",
        "今は設定により、ハンドは打ち直されません。",
    ),
    "own_level.since": Words(
        "Only hands played after {when} count.",
        "只计{when}之后的牌局。",
        "只計{when}之後的牌局。",
        "{when}より後のハンドだけを数えています。",
    ),
    "own_level.excluded": Words(
        "Hands with help, and deals that you had played before, count under “Results” but not here.",
        "有辅助的牌局和以前打过的同一副牌，计入“成绩”，这里不计。",
        "有輔助的牌局和以前打過的同一副牌，計入「成績」，這裡不計。",
        "助けのあったハンドと前に打ったことのある札は「成績」では数えますが、ここでは除きます。",
    ),
    "own_level.course": Words(
        "How well you played: {course}", "水平变化：{course}", "水準變化：{course}", "腕前の推移：{course}"
    ),
    "own_level.at.span": Words(
        "after {hands:one hand|# hands} {low} to {high}",
        "{hands}局后“{low}”到“{high}”",
        "{hands}局後「{low}」到「{high}」",
        "{hands}ハンド後は「{low}」から「{high}」",
    ),
    "own_level.at.between": Words(
        "after {hands:one hand|# hands} between {low} and {high}",
        "{hands}局后“{low}”和“{high}”之间",
        "{hands}局後「{low}」和「{high}」之間",
        "{hands}ハンド後は「{low}」と「{high}」の間",
    ),
    "own_level.at.one": Words(
        "after {hands:one hand|# hands} {low}",
        "{hands}局后“{low}”",
        "{hands}局後「{low}」",
        "{hands}ハンド後は「{low}」",
    ),
    "own_level.begins": Words(
        "The curve counts only hands with different results, and begins after {least} of them.",
        "图只计各水平结果不同的牌局，从第{least}局起。",
        "圖只計各水準結果不同的牌局，從第{least}局起。",
        "グラフは結果が分かれたハンドだけを数え、{least}ハンド目の後から始まります。",
    ),
    "own_level.anew": Words(
        "Count &anew from now", "从现在起重新统计(&A)", "從現在起重新統計(&A)", "今から数え直す(&A)"
    ),
    "own_level.back": Words("&Take that back", "撤销重新统计(&T)", "取消重新統計(&T)", "数え直しを取り消す(&T)"),
    "duplicate.line": Words(
        "The same cards: {sentence} {levels}",
        "同样的牌：{sentence}{levels}",
        "同樣的牌：{sentence}{levels}",
        "同じ札なら：{sentence}{levels}",
    ),
}
