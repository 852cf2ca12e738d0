"""The words of the table: combinations, plays, calls, marks and the lines of a result."""

from engine.words import Words

WORDS = {
    "game.name": Words("Taihe A Bao", "泰和A包", "泰和A包", "泰和A包"),
    "game.about": Words(
        "One player against all the others: declare, or call for a card, and be the first out of cards.",
        "一人独战众家：叫庄或要牌，抢先出完手中的牌。",
        "一人獨戰眾家：叫莊或要牌，搶先出完手中的牌。",
        "1人対全員。宣言するか札を要求して、だれよりも先に手札をなくします。",
    ),
    "meld.single": Words("{rank:one}", "单张{rank}", "單張{rank}", "{rank}"),
    "meld.pair": Words("a pair of {rank:many}", "一对{rank}", "一對{rank}", "{rank}のペア"),
    "meld.sequence": Words("the sequence {low}–{top}", "顺子{low}–{top}", "順子{low}–{top}", "シークエンス{low}–{top}"),
    "meld.double_sequence": Words(
        "the double sequence {low}–{top}", "连对{low}–{top}", "連對{low}–{top}", "ダブルシークエンス{low}–{top}"
    ),
    "meld.three": Words(
        "a bomb of three {rank:many}", "三张{rank}的炸弹", "三張{rank}的炸彈", "{rank}のスリーカード（ボム）"
    ),
    "meld.four": Words(
        "a bomb of all four {rank:many}", "四张{rank}的炸弹", "四張{rank}的炸彈", "{rank}のフォーカード（ボム）"
    ),
    "meld.four.of_three": Words(
        "a bomb of all three {rank:many}", "全部三张{rank}的炸弹", "全部三張{rank}的炸彈", "{rank}の3枚全部（ボム）"
    ),
    "caption.declare": Words(
        "Play alone, {value:# stake|# stakes} against each opponent",
        "独战，每家输赢{value}注",
        "獨戰，每家輸贏{value}注",
        "1人で戦い、相手1人につき{value}ステークス",
    ),
    "caption.declare.named": Words("playing alone", "独战", "獨戰", "1人で戦う"),
    "caption.call": Words("Call for the {card}", "要{card}", "要{card}", "{card}をコール"),
    "caption.call.named": Words("calling for the {card}", "要{card}", "要{card}", "{card}のコール"),
    "caption.give": Words(
        "Give the {card} back to {holder:name}",
        "还{card}给{holder:name}",
        "還{card}給{holder:name}",
        "{holder:name}に{card}を返す",
    ),
    "caption.give.named": Words("giving the {card} back", "还{card}", "還{card}", "{card}を返す"),
    "action.declare": Words("Declare", "叫庄", "叫莊", "宣言"),
    "action.call": Words("Call", "要牌", "要牌", "コール"),
    "action.give": Words("Give back", "还牌", "還牌", "返す"),
    "ask.choose": Words(
        "Declare and play alone, or pass?",
        "叫庄独战，还是不要？",
        "叫莊獨戰，還是不要？",
        "宣言して1人で戦いますか、パスしますか？",
    ),
    "ask.name": Words(
        "Which card do you call for? Or pass.",
        "要哪一张牌？也可以不要。",
        "要哪一張牌？也可以不要。",
        "どの札をコールしますか？パスもできます。",
    ),
    "ask.name.must": Words(
        "You start, and must call: for which card?",
        "你是首叫，必须要牌：要哪一张？",
        "你是首叫，必須要牌：要哪一張？",
        "最初のビッダーは必ずコールします。どの札にしますか？",
    ),
    "ask.give": Words(
        "Which card do you give back to {taker:name}?",
        "还给{taker:name}哪一张牌？",
        "還給{taker:name}哪一張牌？",
        "{taker:name}にどの札を返しますか？",
    ),
    "ask.lead": Words(
        "You lead: play any combination.",
        "由你首出，任选牌型。",
        "由你首出，任選牌型。",
        "あなたのリードです。好きな役を出せます。",
    ),
    "said.declare": Words("I declare!", "我叫庄！", "我叫莊！", "宣言！"),
    "said.call": Words("{card}, please!", "要{card}！", "要{card}！", "{card}をコール！"),
    "said.starter": Words("I have the 4♥", "我有4♥", "我有4♥", "4♥を持っています"),
    "mark.starter": Words("Starter", "首叫", "首叫", "最初のビッド"),
    "mark.caller": Words("Last caller", "最后要牌", "最後要牌", "最後のコール"),
    "mark.declarer": Words("Declarer", "庄家", "莊家", "親"),
    "mark.dealer": Words("Dealer", "发牌", "發牌", "ディーラー"),
    "mark.bomb": Words("Bomb!", "炸弹！", "炸彈！", "ボム！"),
    "line.declared": Words(
        "Declared in the first round: {seats} players + 1 = {amount} stakes",
        "第一轮叫庄：{seats}人再加1，共{amount}注",
        "第一輪叫莊：{seats}人再加1，共{amount}注",
        "1巡目で宣言：{seats}人＋1で{amount}ステークス",
    ),
    "line.callers": Words(
        "{callers:# player|# players} called: {amount:# stake|# stakes}",
        "{callers}家要牌：{amount}注",
        "{callers}家要牌：{amount}注",
        "コールは{callers}人：{amount}ステークス",
    ),
    "line.simple_declared": Words(
        "Declared in the first round: {amount} stakes",
        "第一轮叫庄：{amount}注",
        "第一輪叫莊：{amount}注",
        "1巡目で宣言：{amount}ステークス",
    ),
    "line.simple_called": Words(
        "Called in the second round: {amount:# stake|# stakes}",
        "第二轮要牌：{amount}注",
        "第二輪要牌：{amount}注",
        "2巡目でコール：{amount}ステークス",
    ),
    "line.sole_caller": Words(
        "Only one player called, and wins without play: {amount:# stake|# stakes}",
        "唯一要牌者不打即赢：{amount}注",
        "唯一要牌者不打即贏：{amount}注",
        "コールが1人だけなので、プレイせずに{amount}ステークス獲得",
    ),
    "line.shutout": Words(
        "Doubled, no opponent played a card: {amount} stakes",
        "闲家一张未出，加倍：{amount}注",
        "閒家一張未出，加倍：{amount}注",
        "相手が1枚も出せなかったので2倍：{amount}ステークス",
    ),
    "line.collapse": Words(
        "Doubled, the declarer played nothing after the lead: {amount} stakes",
        "庄家首出后再未出牌，加倍：{amount}注",
        "莊家首出後再未出牌，加倍：{amount}注",
        "親が最初のリードしか出せなかったので2倍：{amount}ステークス",
    ),
    "line.stake": Words(
        "A stake is worth {stake}: {amount} points each",
        "每注{stake}分：每家{amount}分",
        "每注{stake}分：每家{amount}分",
        "1ステークス{stake}点：1人につき{amount}点",
    ),
    "line.wins": Words(
        "{declarer:name}: {amount:+} ({each} from each of the {opponents} opponents)",
        "{declarer:name}赢{opponents}家，每家{each}分：{amount:+}",
        "{declarer:name}贏{opponents}家，每家{each}分：{amount:+}",
        "{declarer:name}の勝ち、相手{opponents}人から{each}点ずつ：{amount:+}",
    ),
    "line.loses": Words(
        "{declarer:name}: {amount:+} ({each} to each of the {opponents} opponents)",
        "{declarer:name}付给{opponents}家各{each}分：{amount:+}",
        "{declarer:name}付給{opponents}家各{each}分：{amount:+}",
        "{declarer:name}の負け、相手{opponents}人に{each}点ずつ：{amount:+}",
    ),
    "line.thrown_in": Words(
        "Nobody called: the hand is thrown in and dealt again",
        "无人要牌：本局作废，重新拿牌",
        "無人要牌：本局作廢，重新拿牌",
        "だれもコールしなかったので流れ、配り直します",
    ),
}
