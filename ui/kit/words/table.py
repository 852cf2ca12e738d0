"""The words of the table itself: buttons, questions, hints, and the table as spoken to who cannot see it."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "table.name": Words("Card table", "牌桌", "牌桌", "牌卓"),
    # Whose turn it is.
    "table.turn.yours": Words("It is your turn.", "轮到你了。", "輪到你了。", "あなたの番です。"),
    "table.turn.other": Words("{seat:name} to act.", "轮到{seat:name}。", "輪到{seat:name}。", "{seat:name}の番です。"),
    "action.pass.waits": Words("waits", "待定", "待定", "予約中"),
    "table.pass.early": Words(
        "Pass as soon as you are asked (P); once more takes it back.",
        "轮到你时自动不要（P），再按一次取消。",
        "輪到你時自動不要（P），再按一次取消。",
        "番が来たらパスします（P）。もう一度押すと取り消します。",
    ),
    "table.pass.waits": Words(
        "You will pass when you are asked. P takes it back.",
        "轮到你时将不要，按P取消。",
        "輪到你時將不要，按P取消。",
        "番が来たらパスします。Pで取り消せます。",
    ),
    "table.pass.freed": Words("You will be asked.", "轮到你时再问你。", "輪到你時再問你。", "番が来たら尋ねます。"),
    "table.turn.over": Words("The hand is over.", "这一局结束了。", "這一局結束了。", "このハンドは終わりました。"),
    # The choice.
    "table.choose_cards": Words(
        "Choose cards in your hand first.",
        "请先在手牌中选牌。",
        "請先在手牌中選牌。",
        "先に手札から選んでください。",
    ),
    "table.choose_open": Words(
        "Choose among the cards on the table first.",
        "请先在桌上的牌中选牌。",
        "請先在桌上的牌中選牌。",
        "先に場の札を選んでください。",
    ),
    "table.choose_exactly": Words(
        "Choose {count:exactly # card|exactly # cards}.",
        "请正好选{count}张牌。",
        "請剛好選{count}張牌。",
        "札をちょうど{count}枚選んでください。",
    ),
    "table.choose_between": Words(
        "Choose {least} to {most} cards.",
        "请选{least}到{most}张牌。",
        "請選{least}到{most}張牌。",
        "札を{least}～{most}枚選んでください。",
    ),
    "table.no_reading": Words(
        "These cards make nothing here.",
        "这些牌在这里不成牌型。",
        "這些牌在這裡不成牌型。",
        "この札では役になりません。",
    ),
    "table.not_now": Words(
        "It is not your turn yet.", "还没轮到你。", "還沒輪到你。", "まだあなたの番ではありません。"
    ),
    # Hints, sorting, last trick.
    "table.rule": Words("Why?", "为什么？", "為什麼？", "なぜ？"),
    "table.hint": Words("Hint", "提示", "提示", "ヒント"),
    "table.hint.about": Words(
        "Says step by step what to play, and why (H). Shift+H shows what can be played, the weakest first.",
        "逐步提示怎么出，并说明理由（H）。Shift+H：从最小的开始，依次显示能出的牌。",
        "逐步提示怎麼出，並說明理由（H）。Shift+H：從最小的開始，依次顯示能出的牌。",
        "何を出すか、理由とともに順に示します（H）。Shift+H：出せる札を弱い順に示します。",
    ),
    "table.hint.of": Words(
        "Hint {place} of {all}: {what}",
        "提示{place}/{all}：{what}",
        "提示{place}/{all}：{what}",
        "ヒント{place}/{all}：{what}",
    ),
    "table.hint.pass_only": Words(
        "Nothing in your hand beats this: you can only pass.",
        "手里没有能压的牌，只能不要。",
        "手裡沒有能壓的牌，只能不要。",
        "出せる札がありません。パスしかできません。",
    ),
    "table.hint.thinking": Words("Thinking …", "思考中……", "思考中……", "考えています…"),
    "table.hint.no_advice": Words(
        "There is no advice to be had just now.", "暂时给不出建议。", "暫時給不出建議。", "今は助言できません。"
    ),
    "table.hint.best": Words("Best: {what}", "建议{what}", "建議{what}", "最善：{what}"),
    "table.hint.keys": Words(
        "Enter: do it  ·  H: hide", "回车：照办 · H：收起", "Enter：照辦 · H：收起", "Enter：この手にする · H：閉じる"
    ),
    "table.hint.key": Words("Enter: do it", "回车：照办", "Enter：照辦", "Enter：この手にする"),
    "table.hint.away": Words("H: hide", "H：收起", "H：收起", "H：閉じる"),
    "table.hint.none": Words(
        "There is nothing to hint at now.", "现在没有提示。", "現在沒有提示。", "今はヒントはありません。"
    ),
    "table.sorted.rank": Words(
        "Sorted by rank, high cards first.",
        "已按点数从大到小理牌。",
        "已按點數從大到小理牌。",
        "ランクの高い順に並べました。",
    ),
    "table.sorted.columns": Words(
        "Equal ranks in columns, high cards first.",
        "同点竖排，从大到小。",
        "同點直排，從大到小。",
        "同じランクを縦に、高い順に並べました。",
    ),
    "table.sorted.combination": Words(
        "Sorted by equal ranks, the most first.",
        "已按同点数的张数理牌。",
        "已按同點數的張數理牌。",
        "同じランクの多い順に並べました。",
    ),
    "table.sorted.sets": Words(
        "Sorted by what the cards make together, the rest by rank.",
        "已按牌型理牌，余牌按点数。",
        "已按牌型理牌，餘牌按點數。",
        "役ごとに並べ、残りはランクの高い順です。",
    ),
    "table.sorted.parts": Words(
        "Sorted by suit, tractors and pairs first.",
        "已按花色理牌，拖拉机和对子在前。",
        "已按花色理牌，拖拉機和對子在前。",
        "スート順、トラクターとペアを先に並べました。",
    ),
    "table.sorted.suit": Words("Sorted by suit.", "已按花色理牌。", "已按花色理牌。", "スート順に並べました。"),
    "table.sorted.by_hand": Words(
        "Your own order: drag cards inside your hand.",
        "自己理牌：在手牌中拖动即可。",
        "自己理牌：在手牌中拖曳即可。",
        "自分で並べます。手札の中でドラッグしてください。",
    ),
    "table.points": Words("{points:# pt|# pts}", "{points}分", "{points}分", "{points}点"),
    "table.wished": Words(
        "With your next card: {what}.",
        "摸到下一张牌时：{what}。",
        "摸到下一張牌時：{what}。",
        "次の札のときに：{what}",
    ),
    "bid.more": Words(
        "{bid}; to bid more, choose the cards in your hand and press Enter",
        "{bid}；要亮更多，请在手牌中选好后按回车",
        "{bid}；要亮更多，請在手牌中選好後按Enter",
        "{bid}。もっと多く示すには、手札で選んでEnterを押します",
    ),
    "bid.none": Words("{bid}: {why}", "{bid}：{why}", "{bid}：{why}", "{bid}：{why}"),
    "bid.all": Words("{bid}, more of them", "{bid}，再多几张", "{bid}，再多幾張", "{bid}、もっと多く"),
    "bid.no_more": Words(
        "You hold no more of them.",
        "这样的牌你手里没有更多了。",
        "這樣的牌你手裡沒有更多了。",
        "手札にこの札はこれだけです。",
    ),
    "bid.rest": Words("Take the rest", "摸完余牌", "摸完餘牌", "残りを取る"),
    "ask.play": Words("Beat it, or pass?", "压，还是不要？", "壓，還是不要？", "勝つ札を出しますか、パスしますか？"),
    "name.greyed": Words(
        "Grey cards may not be chosen.", "灰色的牌不能选。", "灰色的牌不能選。", "灰色の札は選べません。"
    ),
    "call.about": Words(
        "Whoever plays a called card is your partner.",
        "打出所叫的牌的人就是朋友。",
        "打出所叫的牌的人就是朋友。",
        "呼んだ札を出した人が味方です。",
    ),
    "call.choose": Words(
        "Choose {count:a card, and which copy of it|up to # cards, and which copy of each}.",
        "请选牌（最多{count}张），再选第几张。",
        "請選牌（最多{count}張），再選第幾張。",
        "札を（{count}枚まで）選び、何枚目かを選んでください。",
    ),
    "call.choose.exactly": Words(
        "Choose {count:a card, and which copy of it|# cards, and which copy of each}.",
        "请选{count}张牌，再选第几张。",
        "請選{count}張牌，再選第幾張。",
        "札を{count}枚選び、それぞれ何枚目かを選んでください。",
    ),
    "copy.1.short": Words("1st", "第一张", "第一張", "1枚目"),
    "copy.2.short": Words("2nd", "第二张", "第二張", "2枚目"),
    "copy.3.short": Words("3rd", "第三张", "第三張", "3枚目"),
    "copy.4.short": Words("4th", "第四张", "第四張", "4枚目"),
    "copy.5.short": Words("5th", "第五张", "第五張", "5枚目"),
    "copy.6.short": Words("6th", "第六张", "第六張", "6枚目"),
    "table.forced": Words(
        "Done for you, as there is no choice: {what}",
        "只有一种选择，自动完成：{what}",
        "只有一種選擇，自動完成：{what}",
        "選べないので自動で：{what}",
    ),
    "table.paused": Words("Paused", "已暂停", "已暫停", "一時停止中"),
    "table.held": Words(
        "Click the table, or press Space, to go on.",
        "点击牌桌或按空格键继续。",
        "點擊牌桌或按空白鍵繼續。",
        "クリックするかスペースキーを押すと続きます。",
    ),
    "table.nothing_beats": Words(
        "Nothing in your hand beats that: you can only pass.",
        "手里没有能压住的牌，只能不要。",
        "手裡沒有能壓住的牌，只能不要。",
        "手札に勝てる札がありません。パスしかできません。",
    ),
    "table.follow": Words(
        "Play {count:# card|# cards}.", "请出{count}张牌。", "請出{count}張牌。", "{count}枚出してください。"
    ),
    "table.taking": Words("Cards are being taken.", "正在摸牌。", "正在摸牌。", "札を取っています。"),
    "table.bracket.hold": Words(
        "from {points} points: the declarers rise {gain:# level|# levels}",
        "{points}分起：庄家方升{gain}级",
        "{points}分起：莊家方升{gain}級",
        "{points}点から：親の側が{gain}つ上がる",
    ),
    "table.bracket.others": Words(
        "from {points} points: their opponents rise {gain:# level|# levels}",
        "{points}分起：闲家升{gain}级",
        "{points}分起：閒家升{gain}級",
        "{points}点から：子の側が{gain}つ上がる",
    ),
    "table.bracket.nobody": Words(
        "from {points} points: their opponents win the hand, and nobody rises",
        "{points}分起：闲家赢，谁都不升级",
        "{points}分起：閒家贏，誰都不升級",
        "{points}点から：子の側の勝ち、だれも上がらない",
    ),
    "remark.bomb.1": Words("Boom!", "炸！", "炸！", "ドカン！"),
    "remark.bomb.2": Words("Hold on to your hats!", "接招！", "接招！", "それっ！"),
    "remark.bomb.3": Words("There it is!", "看这个！", "看這個！", "ほら、これ！"),
    "remark.king.1": Words("My poor King!", "我的老K！", "我的老K！", "私のKが！"),
    "remark.king.2": Words("There goes my King.", "老K没了。", "老K沒了。", "Kを取られた。"),
    "remark.king.3": Words("Ouch, ten points.", "哎哟，十分没了。", "哎喲，十分沒了。", "あいたた、十点。"),
    "remark.won.1": Words("That was fun!", "打得痛快！", "打得痛快！", "楽しかった！"),
    "remark.won.2": Words("Well played, all.", "承让，承让。", "承讓，承讓。", "いい勝負でした。"),
    "remark.won.3": Words("Not bad at all!", "这把不错！", "這把不錯！", "悪くないね！"),
    "remark.match.1": Words("What a match!", "这一场真精彩！", "這一場真精彩！", "すばらしい勝負でした！"),
    "remark.match.2": Words("Tea is on me!", "今天我请喝茶！", "今天我請喝茶！", "お茶はおごります！"),
    "remark.match.3": Words("Thank you for the game.", "多谢各位相陪。", "多謝各位相陪。", "お相手ありがとう。"),
    "table.no_looking_back": Words(
        "At this table earlier tricks may not be looked at.",
        "本桌不能查看以前各轮。",
        "本桌不能查看以前各輪。",
        "この卓では前のトリックを見られません。",
    ),
    "table.kitty.name": Words("Kitty", "底牌", "底牌", "底札"),
    "table.kitty": Words(
        "You buried {count:# card|# cards}", "你扣的{count}张底牌", "你扣的{count}張底牌", "あなたが伏せた{count}枚"
    ),
    "table.kitty.closed": Words(
        "Only whoever buried the kitty may look at it.",
        "只有扣底的人可以看底牌。",
        "只有扣底的人可以看底牌。",
        "底札を見られるのは伏せた人だけです。",
    ),
    "table.kitty.none": Words(
        "There is no closed kitty on the table.",
        "桌上没有扣着的底牌。",
        "桌上沒有扣著的底牌。",
        "伏せた底札はありません。",
    ),
    "table.open_hand": Words(
        "{seat:name}: {count:# card|# cards}",
        "{seat:name}：{count}张",
        "{seat:name}：{count}張",
        "{seat:name}：{count}枚",
    ),
    "table.open_hand.none": Words(
        "No other hand lies open.", "没有摊开的别家手牌。", "沒有攤開的別家手牌。", "ほかに開いた手札はありません。"
    ),
    "table.last_trick": Words("The last trick", "上一轮", "上一輪", "直前のトリック"),
    "table.trick_won": Words(
        "{seat:name}, won the trick",
        "{seat:name}，赢得这一轮",
        "{seat:name}，贏得這一輪",
        "{seat:name}、トリックを獲得",
    ),
    "table.no_last_trick": Words(
        "No trick has been set aside yet.",
        "还没有收走的一轮。",
        "還沒有收走的一輪。",
        "まだ流れたトリックはありません。",
    ),
    "table.cards_left": Words("{count:# card|# cards}", "{count}张", "{count}張", "{count}枚"),
    "table.standing.total": Words("total {total}", "合计{total}", "合計{total}", "合計{total}"),
    "table.standing.chips": Words("{total} chips", "筹码{total}", "籌碼{total}", "チップ{total}"),
    "table.partner": Words("Partner", "同伴", "夥伴", "味方"),
    # The table in words.
    "spoken.between_hands": Words("; ", "；", "；", "；"),
    "spoken.labelled": Words("{label}: {what}", "{label}：{what}", "{label}：{what}", "{label}：{what}"),
    "spoken.comma": Words(", ", "，", "，", "、"),
    "spoken.backs": Words("{count:# hidden card|# hidden cards}", "{count}张暗牌", "{count}張暗牌", "伏せ札{count}枚"),
    "spoken.hand": Words(
        "You hold {count:# card|# cards}: {cards}.",
        "你有{count}张手牌：{cards}。",
        "你有{count}張手牌：{cards}。",
        "手札{count}枚：{cards}。",
    ),
    "spoken.no_hand": Words("You hold no cards.", "你手中没有牌。", "你手中沒有牌。", "手札はありません。"),
    "spoken.said": Words("{seat:name}: {what}", "{seat:name}：{what}", "{seat:name}：{what}", "{seat:name}：{what}"),
    "spoken.speech": Words("said “{what}”", "说“{what}”", "說「{what}」", "「{what}」と発言"),
    "spoken.played": Words(
        "{seat:name}: {cards}.", "{seat:name}出{cards}。", "{seat:name}出{cards}。", "{seat:name}：{cards}。"
    ),
    "spoken.played_as": Words(
        "{seat:name}: {what}: {cards}.",
        "{seat:name}：{what}：{cards}。",
        "{seat:name}：{what}：{cards}。",
        "{seat:name}：{what}：{cards}。",
    ),
    "spoken.takes": Words(
        "The trick goes to {seat:name}.",
        "这一轮归{seat:name}。",
        "這一輪歸{seat:name}。",
        "{seat:name}がトリックを取りました。",
    ),
    "spoken.handed": Words(
        "From {seat:name} to {other:name}: {cards}.",
        "{seat:name}把{cards}交给{other:name}。",
        "{seat:name}把{cards}交給{other:name}。",
        "{seat:name}が{other:name}に{cards}を渡しました。",
    ),
    "spoken.marked": Words("{seat:name}: {what}", "{seat:name}：{what}", "{seat:name}：{what}", "{seat:name}：{what}"),
    "spoken.won_alone": Words("You win the hand.", "这一局你赢了。", "這一局你贏了。", "あなたの勝ちです。"),
    "spoken.won_by": Words(
        "{names} wins the hand.",
        "{names}赢了这一局。",
        "{names}贏了這一局。",
        "{names}の勝ちです。",
    ),
    "spoken.won_by_several": Words(
        "{names} win the hand.",
        "{names}赢了这一局。",
        "{names}贏了這一局。",
        "{names}の勝ちです。",
    ),
    "spoken.won": Words("Your side wins the hand.", "你方赢了这一局。", "你方贏了這一局。", "あなたの側の勝ちです。"),
    "spoken.lost": Words("Your side loses the hand.", "你方输了这一局。", "你方輸了這一局。", "あなたの側の負けです。"),
    "spoken.place": Words(
        "{card}, {place} of {all}",
        "{card}，第{place}张，共{all}张",
        "{card}，第{place}張，共{all}張",
        "{card}、{all}枚中{place}枚目",
    ),
    "spoken.fresh": Words("just come", "刚到手", "剛到手", "新しく来た札"),
    "spoken.chosen": Words("chosen", "已选", "已選", "選択中"),
    "spoken.play_here": Words(
        "The middle of the table: play the chosen cards",
        "桌面中央：出所选的牌",
        "桌面中央：出所選的牌",
        "場の中央：選んだ札を出す",
    ),
    "zone.stock": Words("{count:# card|# cards} in the deck", "牌堆{count}张", "牌堆{count}張", "山札{count}枚"),
    "zone.table": Words("{count:# card|# cards} on the table", "桌上{count}张", "桌上{count}張", "場に{count}枚"),
    "zone.table.cards": Words("on the table {cards}", "桌上是{cards}", "桌上是{cards}", "場に{cards}"),
    "zone.shown": Words("{count:# card|# cards} shown", "亮出{count}张", "亮出{count}張", "公開{count}枚"),
    "zone.shown.cards": Words("shown: {cards}", "亮出{cards}", "亮出{cards}", "公開：{cards}"),
    "zone.pool": Words("{count:# tribute card|# tribute cards}", "贡牌{count}张", "貢牌{count}張", "献上札{count}枚"),
    "zone.pool.cards": Words("tribute cards: {cards}", "贡牌是{cards}", "貢牌是{cards}", "献上札：{cards}"),
    "zone.kitty": Words("{count:# card|# cards} in the kitty", "底牌{count}张", "底牌{count}張", "底札{count}枚"),
    "zone.kitty.cards": Words("in the kitty: {cards}", "底牌是{cards}", "底牌是{cards}", "底札は{cards}"),
    "zone.hand.cards": Words("open: {cards}", "明牌：{cards}", "明牌：{cards}", "公開：{cards}"),
    "spoken.uncovered": Words(
        "{seat:name} still held {cards}.",
        "{seat:name}手中还有{cards}。",
        "{seat:name}手中還有{cards}。",
        "{seat:name}の残り：{cards}。",
    ),
    "zone.taken": Words("{count:# card|# cards} taken", "已得{count}张", "已得{count}張", "獲得{count}枚"),
    "zone.aside": Words(
        "{count:# card|# cards} set aside", "已收走{count}张", "已收走{count}張", "脇に置いた札{count}枚"
    ),
}
