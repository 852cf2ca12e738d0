"""What is said at the table: combinations, plays, calls, marks, refusals and the lines of a result."""

from engine.words import Words

WORDS = {
    "game.name": Words("Taihe A Bao", "泰和A包", "泰和A包", "泰和A包"),
    "game.about": Words(
        "One player against all the others: declare, or call for a card, and be the first to run out.",
        "一人独战众家：叫庄或要牌，抢先出完手中的牌。",
        "一人獨戰眾家：叫莊或要牌，搶先出完手中的牌。",
        "1人対全員。宣言するか札を要求して、だれよりも先に手札をなくします。",
    ),
    "meld.single": Words("{rank}", "单张{rank}", "單張{rank}", "{rank}"),
    "meld.pair": Words("pair of {rank}s", "一对{rank}", "一對{rank}", "{rank}のペア"),
    "meld.sequence": Words("sequence {low}–{top}", "顺子{low}–{top}", "順子{low}–{top}", "シークエンス{low}–{top}"),
    "meld.double_sequence": Words(
        "double sequence {low}–{top}", "连对{low}–{top}", "連對{low}–{top}", "ダブルシークエンス{low}–{top}"
    ),
    "meld.three": Words("bomb: three {rank}s", "炸弹：三张{rank}", "炸彈：三張{rank}", "ボム：{rank}の3枚組"),
    "meld.four": Words("bomb: all four {rank}s", "炸弹：四张{rank}", "炸彈：四張{rank}", "ボム：{rank}の4枚組"),
    "meld.four.of_three": Words(
        "bomb: all three {rank}s", "炸弹：全部三张{rank}", "炸彈：全部三張{rank}", "ボム：{rank}の3枚全部"
    ),
    "caption.lead": Words("Lead {meld}", "首出{meld}", "首出{meld}", "{meld}でリード"),
    "caption.beats": Words(
        "{meld} beats {over}", "{meld}，压过{over}", "{meld}，壓過{over}", "{meld}は{over}に勝ちます"
    ),
    "caption.falls_short": Words(
        "{meld} does not beat {over}", "{meld}压不过{over}", "{meld}壓不過{over}", "{meld}は{over}に勝てません"
    ),
    "caption.no_meld": Words(
        "{cards}: no combination", "{cards}：不成牌型", "{cards}：不成牌型", "{cards}：役になりません"
    ),
    "caption.pass": Words("Pass", "不要", "不要", "パス"),
    "caption.declare": Words(
        "Declare: alone, for {value:# stake|# stakes} from or to each opponent",
        "叫庄：独战，向每家赢或输{value}注",
        "叫莊：獨戰，向每家贏或輸{value}注",
        "宣言：1人で戦い、相手1人につき{value}ステークスを得るか払います",
    ),
    "caption.call": Words("Call for {card}", "要{card}", "要{card}", "{card}をコール"),
    "caption.give": Words(
        "Give {card} back to {holder:name}",
        "还{card}给{holder:name}",
        "還{card}給{holder:name}",
        "{holder:name}に{card}を返す",
    ),
    "action.pass": Words("Pass", "不要", "不要", "パス"),
    "action.declare": Words("Declare", "叫庄", "叫莊", "宣言"),
    "action.call": Words("Call", "要牌", "要牌", "コール"),
    "action.give": Words("Give back", "还牌", "還牌", "返す"),
    "action.play": Words("Play", "出牌", "出牌", "出す"),
    "ask.choose": Words(
        "Declare and play alone, or pass?",
        "叫庄独战，还是不叫？",
        "叫莊獨戰，還是不叫？",
        "宣言して1人で戦いますか、パスしますか？",
    ),
    "ask.name": Words(
        "Call for a card that you want, or pass.",
        "要一张你想要的牌，或者不要。",
        "要一張你想要的牌，或者不要。",
        "欲しいカードをコールするか、パスしてください。",
    ),
    "ask.give": Words(
        "Choose a card to give back.", "选一张牌还给对方。", "選一張牌還給對方。", "相手に返すカードを選んでください。"
    ),
    "ask.play": Words("Your turn to play.", "轮到你出牌。", "輪到你出牌。", "あなたの番です。"),
    "ask.lead": Words(
        "You lead: play anything.",
        "由你首出，任选牌型。",
        "由你首出，任選牌型。",
        "あなたのリードです。何でも出せます。",
    ),
    "said.pass": Words("Pass", "不要", "不要", "パス"),
    "said.declare": Words("I declare!", "我叫庄！", "我叫莊！", "宣言！"),
    "said.call": Words("{card}, please!", "要{card}！", "要{card}！", "{card}をコール！"),
    "said.four_hearts": Words("I hold the 4♥", "4♥在我这里", "4♥在我這裡", "4♥を持っています"),
    "mark.starter": Words("Starter", "首叫", "首叫", "最初のビッド"),
    "mark.caller": Words("Last caller", "最后要牌", "最後要牌", "最後のコール"),
    "mark.declarer": Words("Declarer", "庄家", "莊家", "デクレアラー"),
    "mark.dealer": Words("Dealer", "发牌", "發牌", "ディーラー"),
    "mark.best": Words("Unbeaten", "最大", "最大", "場の最強"),
    "mark.bomb": Words("Bomb!", "炸弹！", "炸彈！", "ボム！"),
    "line.declared": Words(
        "Declared in the first round: {seats} seats and one more = {amount} stakes",
        "第一轮叫庄：{seats}家加一，共{amount}注",
        "第一輪叫莊：{seats}家加一，共{amount}注",
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
        "The only caller wins {amount:# stake|# stakes} unplayed",
        "唯一要牌者不打即赢：{amount}注",
        "唯一要牌者不打即贏：{amount}注",
        "コールが1人だけなので、プレイせずに{amount}ステークス獲得",
    ),
    "line.shutout": Words(
        "Doubled, no opponent played a card: {amount} stakes",
        "春天（对手一张未出），翻倍：{amount}注",
        "春天（對手一張未出），翻倍：{amount}注",
        "相手が1枚も出せなかったので2倍：{amount}ステークス",
    ),
    "line.collapse": Words(
        "Doubled, the declarer played nothing after the lead: {amount} stakes",
        "反春（庄家首出后再未出牌），翻倍：{amount}注",
        "反春（莊家首出後再未出牌），翻倍：{amount}注",
        "デクレアラーが最初のリードしか出せなかったので2倍：{amount}ステークス",
    ),
    "line.stake": Words(
        "A stake is worth {stake}: {amount} points each",
        "每注{stake}分：每家{amount}分",
        "每注{stake}分：每家{amount}分",
        "1ステークス{stake}点：1人につき{amount}点",
    ),
    "line.wins": Words(
        "{declarer:name}: {each} won from each of {opponents} opponents: {amount:+}",
        "{declarer:name}向{opponents}家各赢{each}：{amount:+}",
        "{declarer:name}向{opponents}家各贏{each}：{amount:+}",
        "{declarer:name}の勝ち、相手{opponents}人から{each}ずつ：{amount:+}",
    ),
    "line.loses": Words(
        "{declarer:name}: {each} paid to each of {opponents} opponents: {amount:+}",
        "{declarer:name}付给{opponents}家各{each}：{amount:+}",
        "{declarer:name}付給{opponents}家各{each}：{amount:+}",
        "{declarer:name}の負け、相手{opponents}人に{each}ずつ：{amount:+}",
    ),
    "line.thrown_in": Words(
        "Nobody called: the hand is thrown in and dealt again",
        "无人要牌：本局作废，重新摸牌",
        "無人要牌：本局作廢，重新摸牌",
        "だれもコールしなかったので流れ、配り直します",
    ),
    "refusal.not_your_turn": Words(
        "It is not your turn.", "还没轮到你。", "還沒輪到你。", "あなたの番ではありません。"
    ),
    "refusal.deal_over": Words("The hand is over.", "本局已结束。", "本局已結束。", "このハンドは終わりました。"),
    "refusal.not_now": Words(
        "That cannot be done at this point of the hand.",
        "现在不能这样做。",
        "現在不能這樣做。",
        "今はそれをできません。",
    ),
    "refusal.not_in_hand": Words(
        "You do not hold these cards.", "你手中没有这些牌。", "你手中沒有這些牌。", "そのカードは手札にありません。"
    ),
    "refusal.no_cards": Words("Choose cards to play.", "请选牌。", "請選牌。", "カードを選んでください。"),
    "refusal.too_short": Words(
        "Too short: a sequence needs three ranks, a double sequence two pairs.",
        "太短：顺子至少三张，连对至少两对。",
        "太短：順子至少三張，連對至少兩對。",
        "短すぎます：シークエンスは3枚以上、ダブルシークエンスは2組以上です。",
    ),
    "refusal.aces_in_run": Words(
        "Aces are never part of a sequence.",
        "A不能放进顺子或连对。",
        "A不能放進順子或連對。",
        "Aはシークエンスに使えません。",
    ),
    "refusal.gap": Words(
        "7 and 9 are not neighbours: the pack has no 8, and the gap stays.",
        "7和9不相连：牌中没有8，缺口仍在。",
        "7和9不相連：牌中沒有8，缺口仍在。",
        "7と9はつながりません：8はありませんが、間は空いたままです。",
    ),
    "refusal.not_a_combination": Words(
        "These cards make no combination.", "这些牌不成牌型。", "這些牌不成牌型。", "そのカードは役になりません。"
    ),
    "refusal.leader_must_play": Words(
        "You lead: you may not pass.", "由你首出，不能不出。", "由你首出，不能不出。", "リードなのでパスできません。"
    ),
    "refusal.other_type": Words(
        "{play} is not of the same kind and number as {over}.",
        "{play}与{over}牌型或张数不同。",
        "{play}與{over}牌型或張數不同。",
        "{play}は{over}と種類か枚数が違います。",
    ),
    "refusal.too_low": Words(
        "{play} is not higher than {over}.",
        "{play}不比{over}大。",
        "{play}不比{over}大。",
        "{play}は{over}より強くありません。",
    ),
    "refusal.unbeatable": Words(
        "Nothing beats {over}: there is no higher bomb.",
        "{over}谁也压不过：没有更大的炸弹。",
        "{over}誰也壓不過：沒有更大的炸彈。",
        "{over}より強いボムはありません。だれも勝てません。",
    ),
    "refusal.needs_bomb": Words(
        "Only a higher bomb beats {over}.",
        "只有更大的炸弹才能压过{over}。",
        "只有更大的炸彈才能壓過{over}。",
        "{over}に勝てるのは、より強いボムだけです。",
    ),
    "refusal.starter_must_call": Words(
        "House rule: the starter must call and may not pass.",
        "本桌规则：首叫者必须要牌，不能不要。",
        "本桌規則：首叫者必須要牌，不能不要。",
        "この卓のルール：最初のビッダーは必ずコールします。",
    ),
    "refusal.call_not_in_pack": Words(
        "{card} is not in the pack.", "牌中没有{card}。", "牌中沒有{card}。", "{card}は使われていません。"
    ),
    "refusal.call_own": Words(
        "You hold {card} yourself.", "{card}就在你手里。", "{card}就在你手裡。", "{card}は自分の手札にあります。"
    ),
    "refusal.call_ace": Words("Aces may not be called.", "不能要A。", "不能要A。", "Aはコールできません。"),
    "refusal.call_four_hearts": Words(
        "The 4♥ decided who starts and may not be called.",
        "4♥决定了首叫，不能要。",
        "4♥決定了首叫，不能要。",
        "4♥は最初のビッダーを決めたので、コールできません。",
    ),
    "refusal.call_again": Words(
        "{card} has been called already.", "{card}已被要过。", "{card}已被要過。", "{card}はすでにコールされました。"
    ),
    "refusal.recall_needs_three": Words(
        "{card} has been called already; only a player who holds the other three {rank}s may call it again.",
        "{card}已被要过；只有持有另外三张{rank}的人才能再要。",
        "{card}已被要過；只有持有另外三張{rank}的人才能再要。",
        "{card}はすでにコールされました。残り3枚の{rank}を持つ人だけがもう一度コールできます。",
    ),
    "refusal.return_ace": Words("Aces may not be given back.", "不能还A。", "不能還A。", "Aは返せません。"),
    "refusal.return_four_hearts": Words(
        "The 4♥ decided who starts and may not be given back.",
        "4♥决定了首叫，不能还出去。",
        "4♥決定了首叫，不能還出去。",
        "4♥は最初のビッダーを決めたので、返せません。",
    ),
    "refusal.return_same": Words(
        "You have just received {card}: give another card back.",
        "刚拿到的{card}不能还，请还另一张。",
        "剛拿到的{card}不能還，請還另一張。",
        "{card}は受け取ったばかりです。ほかのカードを返してください。",
    ),
    "refusal.collapse_needs_shutout": Words(
        "“Collapse doubles” goes only together with “Shutout doubles”: switch that on too, or this off.",
        "“反春翻倍”须与“春天翻倍”同时启用：请一并打开，或关闭此项。",
        "「反春翻倍」須與「春天翻倍」同時啟用：請一併打開，或關閉此項。",
        "「崩壊で2倍」は「完封で2倍」と一緒にだけ使えます。そちらも入れるか、これを切ってください。",
    ),
}
