"""The titles and sentences of presets, groups and house rules."""

from engine.words import Words

WORDS = {
    "preset.taihe": Words("As in Taihe", "泰和打法", "泰和打法", "泰和ルール"),
    "preset.taihe.about": Words(
        "Four players, forty cards, no house rules: the game as it is played in Taihe.",
        "四人四十张，不加本桌规则：泰和当地的打法。",
        "四人四十張，不加本桌規則：泰和當地的打法。",
        "4人、40枚、追加ルールなし。泰和で遊ばれているままのゲームです。",
    ),
    "preset.three_seats": Words("Three players", "三人打法", "三人打法", "3人用"),
    "preset.three_seats.about": Words(
        "Thirteen cards each; three Aces are the highest bomb.",
        "每人十三张；三张A是最大的炸弹。",
        "每人十三張；三張A是最大的炸彈。",
        "1人13枚。Aの3枚組が最強のボムになります。",
    ),
    "preset.five_seats": Words("Five players", "五人打法", "五人打法", "5人用"),
    "preset.five_seats.about": Words(
        "Eight cards each, one against four.",
        "每人八张，一人对四家。",
        "每人八張，一人對四家。",
        "1人8枚、1対4で戦います。",
    ),
    "preset.no_aces": Words("Without Aces", "不带A", "不帶A", "Aなし"),
    "preset.no_aces.about": Words(
        "Kings are highest and may be called: more can change hands.",
        "K最大，而且可以要：能换的牌更多。",
        "K最大，而且可以要：能換的牌更多。",
        "Kが最強で、コールもできます。交換できる札が増えます。",
    ),
    "preset.high_stakes": Words("High stakes", "大输赢", "大輸贏", "高レート"),
    "preset.high_stakes.about": Words(
        "Shutouts and collapses count double, and the starter must call.",
        "春天、反春都翻倍，首叫者必须要牌。",
        "春天、反春都翻倍，首叫者必須要牌。",
        "完封と崩壊は2倍、最初のビッダーは必ずコールします。",
    ),
    "preset.evening": Words("A quick evening", "轻松小局", "輕鬆小局", "気軽な一晩"),
    "preset.evening.about": Words(
        "Six hands with simple scoring; a dealer deals the cards.",
        "六局，简单计分，由发牌者发牌。",
        "六局，簡單計分，由發牌者發牌。",
        "6ハンド、簡単な得点計算。ディーラーが配ります。",
    ),
    "group.table": Words("Table", "牌桌", "牌桌", "テーブル"),
    "group.session": Words("Session", "场次", "場次", "セッション"),
    "group.bidding": Words("Bidding", "叫牌", "叫牌", "ビッド"),
    "group.scoring": Words("Scoring", "计分", "計分", "得点"),
    "option.seats": Words("Players", "人数", "人數", "人数"),
    "option.seats.3": Words(
        "Three players; without the A♠, thirteen cards each.",
        "三人；去掉A♠，每人十三张。",
        "三人；去掉A♠，每人十三張。",
        "3人。A♠を除き、1人13枚です。",
    ),
    "option.seats.4": Words(
        "Four players, ten cards each.", "四人，每人十张。", "四人，每人十張。", "4人、1人10枚です。"
    ),
    "option.seats.5": Words(
        "Five players, eight cards each.", "五人，每人八张。", "五人，每人八張。", "5人、1人8枚です。"
    ),
    "option.aces": Words("Aces", "带A", "帶A", "A"),
    "option.aces.yes": Words(
        "Aces are highest; they are never called, given back or part of sequences.",
        "A最大；不能要、不能还，也不能放进顺子。",
        "A最大；不能要、不能還，也不能放進順子。",
        "Aが最強です。コールも返却もできず、シークエンスにも使えません。",
    ),
    "option.aces.no": Words(
        "No Aces in the pack: Kings are highest, and everything may be called.",
        "牌中不带A：K最大，什么牌都可以要。",
        "牌中不帶A：K最大，什麼牌都可以要。",
        "Aを使いません。Kが最強で、どの札もコールできます。",
    ),
    "option.dealing": Words("Dealing", "拿牌方式", "拿牌方式", "配り方"),
    "option.dealing.taken": Words(
        "Each takes a card in turn from the deck in the middle.",
        "大家轮流从中间的牌堆摸牌。",
        "大家輪流從中間的牌堆摸牌。",
        "中央の山札から順番に1枚ずつ取ります。",
    ),
    "option.dealing.taken.label": Words("taken in turn", "轮流摸牌", "輪流摸牌", "順に取る"),
    "option.dealing.dealt.label": Words("dealt", "发牌", "發牌", "配る"),
    "option.dealing.dealt": Words(
        "A dealer deals; the office passes to the right each hand and stays after a throw-in.",
        "由发牌者发牌；每局轮到右家，作废重发时不变。",
        "由發牌者發牌；每局輪到右家，作廢重發時不變。",
        "ディーラーが配ります。役目は毎回右隣に移り、流れたときは移りません。",
    ),
    "option.hands": Words("Hands in a session", "每场局数", "每場局數", "ハンド数"),
    "option.hands.about": Words(
        "The session ends after {value:# hand|# hands}; the highest total wins.",
        "打满{value}局结束，总分最高者胜。",
        "打滿{value}局結束，總分最高者勝。",
        "{value}ハンドで終わり、合計が最も高い人の勝ちです。",
    ),
    "option.hands.endless": Words(
        "The session goes on until you stop.",
        "一直打下去，随时可停。",
        "一直打下去，隨時可停。",
        "やめるまで続きます。",
    ),
    "option.stake": Words("Stake", "每注分值", "每注分值", "ステークス"),
    "option.stake.about": Words(
        "One stake is worth {value:# point|# points}.",
        "一注值{value}分。",
        "一注值{value}分。",
        "1ステークスは{value}点です。",
    ),
    "option.chips": Words("Chips", "起始筹码", "起始籌碼", "最初のチップ"),
    "option.chips.about": Words(
        "Everybody starts with {value:# chip|# chips}; one may go below nothing.",
        "每人起始筹码{value}，可以打到负数。",
        "每人起始籌碼{value}，可以打到負數。",
        "全員{value}チップから始め、マイナスにもなります。",
    ),
    "option.recall": Words("Calling a called card", "再要已要过的牌", "再要已要過的牌", "コール済みの札"),
    "option.recall.no.label": Words("never", "不可", "不可", "不可"),
    "option.recall.quads_only.label": Words("with the other three", "须持另三张", "須持另三張", "残り3枚があれば"),
    "option.recall.yes.label": Words("always", "可以", "可以", "いつでも"),
    "option.recall.no": Words(
        "A card that has been called may not be called again.",
        "被要过的牌不能再要。",
        "被要過的牌不能再要。",
        "一度コールされた札はもうコールできません。",
    ),
    "option.recall.quads_only": Words(
        "A called card may be called again only by a player who holds the other three of its rank.",
        "只有持有另外三张同点牌的人，才能再要被要过的牌。",
        "只有持有另外三張同點牌的人，才能再要被要過的牌。",
        "同じランクの残り3枚を持つ人だけが、コール済みの札をもう一度コールできます。",
    ),
    "option.recall.yes": Words(
        "A called card may always be called again.",
        "被要过的牌可以再要。",
        "被要過的牌可以再要。",
        "コール済みの札もコールできます。",
    ),
    "option.four_hearts_every_hand": Words("4♥ starts every hand", "每局4♥首叫", "每局4♥首叫", "毎回4♥から"),
    "option.four_hearts_every_hand.yes": Words(
        "The holder of the 4♥ starts the bidding of every hand; the 4♥ may then never be called or given back.",
        "每局都由持有4♥的人首叫；4♥因此不能要也不能还。",
        "每局都由持有4♥的人首叫；4♥因此不能要也不能還。",
        "毎回4♥を持つ人からビッドします。そのため4♥はコールも返却もできません。",
    ),
    "option.four_hearts_every_hand.no": Words(
        "The 4♥ decides only in the first hand; then a winning declarer, or a losing one's right neighbour, starts.",
        "4♥只决定第一局；之后庄家赢则庄家首叫，输则其右家首叫。",
        "4♥只決定第一局；之後莊家贏則莊家首叫，輸則其右家首叫。",
        "4♥で決めるのは最初だけです。次からは勝ったデクレアラー、負けたときはその右隣から始めます。",
    ),
    "option.starter_must_call": Words("Starter must call", "首叫必须要牌", "首叫必須要牌", "最初の人は必ずコール"),
    "option.starter_must_call.yes": Words(
        "In the second round the starter may not pass, so no hand is ever thrown in.",
        "第二轮首叫者不能不要，因此不会有作废的局。",
        "第二輪首叫者不能不要，因此不會有作廢的局。",
        "2巡目で最初の人はパスできません。そのため流れることはありません。",
    ),
    "option.starter_must_call.no": Words(
        "Everybody may pass in the second round; if all do, the hand is thrown in.",
        "第二轮人人可以不要；都不要则作废。",
        "第二輪人人可以不要；都不要則作廢。",
        "2巡目は全員パスできます。全員がパスすると流れます。",
    ),
    "option.sole_caller_wins": Words(
        "Sole caller wins at once", "唯一要牌者直接赢", "唯一要牌者直接贏", "1人だけのコールは即勝ち"
    ),
    "option.sole_caller_wins.yes": Words(
        "If exactly one player calls, they win one stake from each opponent and the hand is not played.",
        "若只有一人要牌，此人不打即向每家赢一注。",
        "若只有一人要牌，此人不打即向每家贏一注。",
        "コールが1人だけなら、プレイせずに相手1人につき1ステークスを得ます。",
    ),
    "option.sole_caller_wins.no": Words(
        "A hand with one caller is played like any other.",
        "只有一人要牌时照常打。",
        "只有一人要牌時照常打。",
        "コールが1人でも普通にプレイします。",
    ),
    "option.simple_scoring": Words("Simple scoring", "简单计分", "簡單計分", "簡単な得点"),
    "option.simple_scoring.yes": Words(
        "A hand declared in the first round is worth two stakes, any other one.",
        "第一轮叫庄为两注，其他为一注。",
        "第一輪叫莊為兩注，其他為一注。",
        "1巡目の宣言は2ステークス、ほかは1ステークスです。",
    ),
    "option.simple_scoring.no": Words(
        "A hand is worth as many stakes as players called; declared at once, the number of players and one more.",
        "有几人要牌就值几注；第一轮叫庄则为人数加一。",
        "有幾人要牌就值幾注；第一輪叫莊則為人數加一。",
        "コールした人数が得点になります。1巡目の宣言は人数＋1です。",
    ),
    "option.shutout_doubles": Words("Shutout doubles", "春天翻倍", "春天翻倍", "完封で2倍"),
    "option.shutout_doubles.yes": Words(
        "Doubled if the declarer wins before any opponent has played a card.",
        "春天（对手一张未出庄家就赢）翻倍。",
        "春天（對手一張未出莊家就贏）翻倍。",
        "相手が1枚も出さないうちにデクレアラーが勝てば2倍です。",
    ),
    "option.shutout_doubles.no": Words(
        "A shutout counts as any other win.", "春天不另加倍。", "春天不另加倍。", "完封しても倍にはなりません。"
    ),
    "option.collapse_doubles": Words("Collapse doubles", "反春翻倍", "反春翻倍", "崩壊で2倍"),
    "option.collapse_doubles.yes": Words(
        "Doubled if the declarer loses having played nothing after the opening lead.",
        "反春（庄家首出之后再未出牌而输）翻倍。",
        "反春（莊家首出之後再未出牌而輸）翻倍。",
        "デクレアラーが最初のリードのあと何も出せずに負けると2倍です。",
    ),
    "option.collapse_doubles.no": Words(
        "A collapse counts as any other loss.",
        "反春不另加倍。",
        "反春不另加倍。",
        "崩壊しても倍にはなりません。",
    ),
}
