"""What is said at the table: combinations, plays, tribute, the crown, marks, refusals and the lines of a result."""

from engine.words import Words

WORDS = {
    "game.name": Words("Bao Huang", "保皇", "保皇", "保皇"),
    "game.about": Words(
        "Emperor and hidden protector against the people: 34 cards in a hand, and nobody knows who is with whom.",
        "皇帝与暗藏的保子对抗平民：一手三十四张牌，谁保皇帝没人知道。",
        "皇帝與暗藏的保子對抗平民：一手三十四張牌，誰保皇帝沒人知道。",
        "皇帝と正体を隠した宦官が平民と戦います。手札は34枚、だれが味方かは分かりません。",
    ),
    "equals.1": Words("{rank}", "单张{rank}", "單張{rank}", "{rank}"),
    "equals.2": Words("{rank} {rank}", "两张{rank}", "兩張{rank}", "{rank}のペア"),
    "equals.3": Words("{rank} {rank} {rank}", "三张{rank}", "三張{rank}", "{rank}の3枚組"),
    "equals.4": Words("{rank} {rank} {rank} {rank}", "四张{rank}", "四張{rank}", "{rank}の4枚組"),
    "equals.many": Words("{size} × {rank}", "{size}张{rank}", "{size}張{rank}", "{rank}の{size}枚組"),
    "hung.1": Words("1 joker", "挂了一个", "掛了一個", "ジョーカー1枚"),
    "hung.2": Words("2 jokers", "挂了两个", "掛了兩個", "ジョーカー2枚"),
    "hung.3": Words("3 jokers", "挂了三个", "掛了三個", "ジョーカー3枚"),
    "hung.4": Words("4 jokers", "挂了四个", "掛了四個", "ジョーカー4枚"),
    "hung.many": Words("{number} hanging", "挂了{number}个", "掛了{number}個", "{number}枚"),
    "meld.hung": Words(
        "{equals} + {hung} ({which})",
        "{equals}{hung}（{which}）",
        "{equals}{hung}（{which}）",
        "{equals}＋{hung}（{which}）",
    ),
    "meld.joker": Words("{jokers}", "{jokers}", "{jokers}", "{jokers}"),
    "meld.jokers": Words(
        "{size} jokers ({jokers})", "{size}张王（{jokers}）", "{size}張王（{jokers}）", "ジョーカー{size}枚（{jokers}）"
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
    "caption.please": Words(
        "{play}, and ask the others not to beat it",
        "{play}，并请大家站牌",
        "{play}，並請大家站牌",
        "{play}、そして「止めて」と頼む",
    ),
    "caption.pass": Words("Pass", "不要", "不要", "パス"),
    "caption.keep_quiet": Words("Say nothing", "不表态", "不表態", "何も言わない"),
    "caption.tribute": Words("Give {cards} as tribute", "进贡{cards}", "進貢{cards}", "{cards}を献上する"),
    "caption.take": Words("Take {card}", "收下{card}", "收下{card}", "{card}を取る"),
    "caption.accept": Words("Be emperor", "登基", "登基", "皇帝になる"),
    "caption.accept_alone": Words(
        "Be emperor: you also hold the eunuch card and play alone against four",
        "登基：保皇牌也在你手里，你将独保，一人对四家",
        "登基：保皇牌也在你手裡，你將獨保，一人對四家",
        "皇帝になる：宦官札も手札にあるので、1人で4人と戦います",
    ),
    "caption.pass_on": Words(
        "Pass the emperor card to {seat:name}, for nothing in return",
        "把皇帝牌让给{seat:name}，不换回任何牌",
        "把皇帝牌讓給{seat:name}，不換回任何牌",
        "皇帝札を{seat:name}に譲る（見返りなし）",
    ),
    "caption.announce": Words(
        "Announce that you protect the emperor: scores count double",
        "明保：亮明自己是保子，得分翻倍",
        "明保：亮明自己是保子，得分加倍",
        "宦官だと名乗る：得点は2倍になります",
    ),
    "caption.announce_alone": Words(
        "Announce that you play alone: scores count three times",
        "宣布独保：得分变为三倍",
        "宣布獨保：得分變為三倍",
        "1人で戦うと宣言する：得点は3倍になります",
    ),
    "action.pass": Words("Pass", "不要", "不要", "パス"),
    "action.play": Words("Play", "出牌", "出牌", "出す"),
    "action.play.please": Words("“Don't beat it!”", "并请大家站牌", "並請大家站牌", "「止めて！」と頼む"),
    "action.tribute": Words("Give", "进贡", "進貢", "献上"),
    "action.take": Words("Take", "收下", "收下", "取る"),
    "action.accept": Words("Be emperor", "登基", "登基", "皇帝になる"),
    "action.pass-on": Words("Pass it on", "让位", "讓位", "譲る"),
    "action.announce": Words("Announce", "亮明", "亮明", "名乗る"),
    "ask.choose": Words("Your choice.", "请选择。", "請選擇。", "選んでください。"),
    "ask.accept": Words(
        "The emperor card is yours: be emperor, or pass it on?",
        "皇帝牌在你面前：登基，还是让位？",
        "皇帝牌在你面前：登基，還是讓位？",
        "皇帝札が来ました。皇帝になりますか、譲りますか？",
    ),
    "ask.announce": Words(
        "Announce your part, or say nothing?",
        "要亮明身份，还是不表态？",
        "要亮明身份，還是不表態？",
        "名乗りますか、黙っていますか？",
    ),
    "ask.tribute": Words(
        "You lost the last deal: give your {count:highest card|# highest cards}, jokers apart.",
        "上一局输了：进贡最大的{count}张牌，大小王除外。",
        "上一局輸了：進貢最大的{count}張牌，大小王除外。",
        "前のディールに負けたので、ジョーカー以外で強い順に{count}枚を献上してください。",
    ),
    "ask.take": Words(
        "Take one of the tribute cards.",
        "从贡牌中收下一张。",
        "從貢牌中收下一張。",
        "献上された札から1枚取ってください。",
    ),
    "ask.play": Words("Your turn to play.", "轮到你出牌。", "輪到你出牌。", "あなたの番です。"),
    "ask.lead": Words(
        "You lead: play anything.",
        "由你首出，出什么都行。",
        "由你首出，出什麼都行。",
        "あなたのリードです。何でも出せます。",
    ),
    "said.pass": Words("Pass", "不要", "不要", "パス"),
    "said.please": Words("Don't beat it!", "站牌！", "站牌！", "止めて！"),
    "said.eunuch": Words("I protect the emperor!", "我是保子，明保！", "我是保子，明保！", "私が宦官です！"),
    "said.alone": Words("I play alone!", "我独保！", "我獨保！", "1人で戦います！"),
    "mark.emperor": Words("Emperor", "皇帝", "皇帝", "皇帝"),
    "mark.alone": Words("Emperor, alone", "皇帝（独保）", "皇帝（獨保）", "皇帝（1人）"),
    "mark.eunuch": Words("Eunuch", "保子", "保子", "宦官"),
    "mark.people": Words("People", "平民", "平民", "平民"),
    "mark.best": Words("Unbeaten", "最大", "最大", "場の最強"),
    "mark.first_out": Words("1st out", "第一", "第一", "1位"),
    "mark.second_out": Words("2nd", "第二", "第二", "2位"),
    "mark.third_out": Words("3rd", "第三", "第三", "3位"),
    "mark.fourth_out": Words("4th", "第四", "第四", "4位"),
    "mark.fifth_out": Words("Last", "末位", "末位", "最下位"),
    "moment.eunuch": Words(
        "The emperor's protector: {seat:name}!",
        "保子就是{seat:name}！",
        "保子就是{seat:name}！",
        "宦官は{seat:name}でした！",
    ),
    "moment.alone": Words(
        "An emperor without a partner: {seat:name}!",
        "皇帝{seat:name}独保！",
        "皇帝{seat:name}獨保！",
        "皇帝{seat:name}は1人でした！",
    ),
    "line.emperor": Words(
        "Emperor ({emperor:name}) and eunuch ({eunuch:name}) win; first out: {first:name}. {amount:+}",
        "皇帝（{emperor:name}）与保子（{eunuch:name}）胜；第一：{first:name}。{amount:+}",
        "皇帝（{emperor:name}）與保子（{eunuch:name}）勝；第一：{first:name}。{amount:+}",
        "皇帝（{emperor:name}）と宦官（{eunuch:name}）の勝ち。1位：{first:name}。{amount:+}",
    ),
    "line.people": Words(
        "The people win; first out: {first:name}, last: {last:name}. Emperor ({emperor:name}) and eunuch ({eunuch:name}) lose: {amount:+}",
        "平民胜；第一：{first:name}，末位：{last:name}。皇帝（{emperor:name}）与保子（{eunuch:name}）负：{amount:+}",
        "平民勝；第一：{first:name}，末位：{last:name}。皇帝（{emperor:name}）與保子（{eunuch:name}）負：{amount:+}",
        "平民の勝ち。1位：{first:name}、最下位：{last:name}。皇帝（{emperor:name}）と宦官（{eunuch:name}）の負け：{amount:+}",
    ),
    "line.tie": Words(
        "A tie between the emperor's side ({emperor:name}, {eunuch:name}) and the people; no tribute next time",
        "皇帝一方（{emperor:name}、{eunuch:name}）与平民打平，下局不进贡",
        "皇帝一方（{emperor:name}、{eunuch:name}）與平民打平，下局不進貢",
        "皇帝側（{emperor:name}、{eunuch:name}）と平民の引き分け。次は献上なし",
    ),
    "line.emperor_alone": Words(
        "The emperor ({emperor:name}) wins alone against four: {amount:+}",
        "皇帝（{emperor:name}）独保，一人胜四家：{amount:+}",
        "皇帝（{emperor:name}）獨保，一人勝四家：{amount:+}",
        "皇帝（{emperor:name}）が1人で4人に勝ちました：{amount:+}",
    ),
    "line.people_alone": Words(
        "The emperor ({emperor:name}) was alone, and the people win: {amount:+}",
        "皇帝（{emperor:name}）独保失败，平民胜：{amount:+}",
        "皇帝（{emperor:name}）獨保失敗，平民勝：{amount:+}",
        "皇帝（{emperor:name}）は1人で戦って負け、平民の勝ちです：{amount:+}",
    ),
    "line.tie_alone": Words(
        "The emperor ({emperor:name}) was alone and comes third: a tie, no tribute next time",
        "皇帝（{emperor:name}）独保，位居第三：打平，下局不进贡",
        "皇帝（{emperor:name}）獨保，位居第三：打平，下局不進貢",
        "皇帝（{emperor:name}）は1人で3位：引き分け、次は献上なし",
    ),
    "line.positions": Words(
        "Points of the emperor's side by finishing place: {amount:+}",
        "皇帝一方按名次得分合计：{amount:+}",
        "皇帝一方按名次得分合計：{amount:+}",
        "皇帝側の順位点の合計：{amount:+}",
    ),
    "line.announced": Words(
        "Doubled, {eunuch:name} announced: {amount:+}",
        "{eunuch:name}明保，翻倍：{amount:+}",
        "{eunuch:name}明保，加倍：{amount:+}",
        "{eunuch:name}が名乗ったので2倍：{amount:+}",
    ),
    "line.announced_alone": Words(
        "Three times, {emperor:name} announced being alone: {amount:+}",
        "{emperor:name}宣布独保，三倍：{amount:+}",
        "{emperor:name}宣布獨保，三倍：{amount:+}",
        "{emperor:name}が1人だと宣言したので3倍：{amount:+}",
    ),
    "line.emperor_counts": Words(
        "The emperor ({emperor:name}) counts {factor} times: {amount:+}",
        "皇帝（{emperor:name}）按{factor}倍计：{amount:+}",
        "皇帝（{emperor:name}）按{factor}倍計：{amount:+}",
        "皇帝（{emperor:name}）は{factor}倍：{amount:+}",
    ),
    "refusal.not_your_turn": Words(
        "It is not your turn.", "还没轮到你。", "還沒輪到你。", "あなたの番ではありません。"
    ),
    "refusal.deal_over": Words("The deal is over.", "本局已结束。", "本局已結束。", "このディールは終わりました。"),
    "refusal.not_now": Words(
        "That cannot be done at this point of the deal.",
        "现在不能这样做。",
        "現在不能這樣做。",
        "今はそれをできません。",
    ),
    "refusal.not_in_hand": Words(
        "You do not hold these cards.", "你手中没有这些牌。", "你手中沒有這些牌。", "そのカードは手札にありません。"
    ),
    "refusal.no_cards": Words("Choose cards to play.", "请选牌。", "請選牌。", "カードを選んでください。"),
    "refusal.not_a_combination": Words(
        "Only cards of one rank go together; {hanging} may hang on them.",
        "只有同点的牌能一起出，可以挂{hanging}。",
        "只有同點的牌能一起出，可以掛{hanging}。",
        "一緒に出せるのは同じランクの札だけです。{hanging}は付けられます。",
    ),
    "hangs.jokers": Words("jokers", "王", "王", "ジョーカー"),
    "hangs.twos": Words("jokers and 2s", "王和2", "王和2", "ジョーカーと2"),
    "refusal.sixes_alone": Words(
        "House rule: 6s are played last and go with nothing else.",
        "本桌规则：6最后出，不能挂任何牌。",
        "本桌規則：6最後出，不能掛任何牌。",
        "この卓のルール：6は最後に出し、ほかの札と一緒には出せません。",
    ),
    "refusal.sixes_last": Words(
        "House rule: no 6 may be played while you hold anything else.",
        "本桌规则：手中还有别的牌时，不能出6。",
        "本桌規則：手中還有別的牌時，不能出6。",
        "この卓のルール：ほかの札がある間は6を出せません。",
    ),
    "refusal.leader_must_play": Words(
        "You lead: you may not pass.", "由你首出，不能不出。", "由你首出，不能不出。", "リードなのでパスできません。"
    ),
    "refusal.other_number": Words(
        "Play {size:one card|exactly # cards}, or pass.",
        "请正好出{size}张，或者不要。",
        "請正好出{size}張，或者不要。",
        "ちょうど{size}枚出すか、パスしてください。",
    ),
    "refusal.too_low": Words(
        "{play} does not beat {over}: each card must beat its counterpart.",
        "{play}不能逐张压过{over}。",
        "{play}不能逐張壓過{over}。",
        "{play}は{over}に1枚ずつ勝てません。",
    ),
    "refusal.unbeatable": Words(
        "Nothing beats {over}: no card is higher than a red joker.",
        "{over}谁也压不过：没有比大王更大的牌。",
        "{over}誰也壓不過：沒有比大王更大的牌。",
        "{over}にはだれも勝てません。赤ジョーカーより強い札はないからです。",
    ),
    "refusal.must_accept": Words(
        "The emperor card has come back to you: you must be emperor.",
        "皇帝牌转了一圈回到你手里，你必须登基。",
        "皇帝牌轉了一圈回到你手裡，你必須登基。",
        "皇帝札が一周して戻ってきたので、皇帝になるしかありません。",
    ),
    "refusal.not_eunuch": Words(
        "You do not hold the eunuch card.", "保皇牌不在你手里。", "保皇牌不在你手裡。", "宦官札を持っていません。"
    ),
    "refusal.tribute_number": Words(
        "Give {number:# card|exactly # cards} as tribute.",
        "你应进贡{number}张。",
        "你應進貢{number}張。",
        "献上するのは{number}枚です。",
    ),
    "refusal.tribute_joker": Words(
        "Jokers are never tribute.", "王不能进贡。", "王不能進貢。", "ジョーカーは献上できません。"
    ),
    "refusal.tribute_two": Words(
        "House rule: 2s are not tribute.",
        "本桌规则：2不进贡。",
        "本桌規則：2不進貢。",
        "この卓のルール：2は献上しません。",
    ),
    "refusal.not_highest": Words(
        "Tribute is your highest cards: {ranks}.",
        "必须进贡最大的牌：{ranks}。",
        "必須進貢最大的牌：{ranks}。",
        "献上するのは一番強い札、{ranks}です。",
    ),
    "refusal.not_in_pool": Words(
        "{card} is not among the tribute cards.",
        "贡牌中没有{card}。",
        "貢牌中沒有{card}。",
        "{card}は献上された札の中にありません。",
    ),
    "refusal.balance_needs_positions": Words(
        "“The emperor balances” goes only together with “Scoring by place”: switch that on too, or this off.",
        "“皇帝补平”须与“按名次计分”同时启用：请一并打开，或关闭此项。",
        "「皇帝補平」須與「按名次計分」同時啟用：請一併打開，或關閉此項。",
        "「皇帝が釣り合わせる」は「順位点」と一緒にだけ使えます。そちらも入れるか、これを切ってください。",
    ),
}
