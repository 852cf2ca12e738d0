"""The words of the table: combinations, plays, tribute, the crown, marks and the lines of a result."""

from engine.words import LISTED, Words

WORDS = {
    "game.name": Words("Bao Huang", "保皇", "保皇", "保皇"),
    "game.about": Words(
        "The emperor and a hidden partner against the people, with 33 or 34 cards each.",
        "皇帝与暗藏的保子对抗平民：每人33或34张牌，谁是保子只有他自己知道。",
        "皇帝與暗藏的保子對抗平民：每人33或34張牌，誰是保子只有他自己知道。",
        "皇帝と、正体を隠した味方の宦官が平民と戦います。手札は33枚か34枚、宦官がだれかを知るのは本人だけです。",
    ),
    "meld.single": Words("{rank:one}", "单张{rank}", "單張{rank}", "{rank}"),
    "equals.1": Words("{rank:one}", "一张{rank}", "一張{rank}", "{rank}"),
    "equals.2": Words("a pair of {rank:many}", "两张{rank}", "兩張{rank}", "{rank}のペア"),
    "equals.3": Words("three {rank:many}", "三张{rank}", "三張{rank}", "{rank}の3枚組"),
    "equals.4": Words("four {rank:many}", "四张{rank}", "四張{rank}", "{rank}の4枚組"),
    "equals.5": Words("five {rank:many}", "五张{rank}", "五張{rank}", "{rank}の5枚組"),
    "equals.6": Words("six {rank:many}", "六张{rank}", "六張{rank}", "{rank}の6枚組"),
    "equals.7": Words("seven {rank:many}", "七张{rank}", "七張{rank}", "{rank}の7枚組"),
    "equals.8": Words("eight {rank:many}", "八张{rank}", "八張{rank}", "{rank}の8枚組"),
    "equals.9": Words("nine {rank:many}", "9张{rank}", "9張{rank}", "{rank}の9枚組"),
    "equals.10": Words("ten {rank:many}", "10张{rank}", "10張{rank}", "{rank}の10枚組"),
    "equals.11": Words("eleven {rank:many}", "11张{rank}", "11張{rank}", "{rank}の11枚組"),
    "equals.12": Words("twelve {rank:many}", "12张{rank}", "12張{rank}", "{rank}の12枚組"),
    "equals.13": Words("thirteen {rank:many}", "13张{rank}", "13張{rank}", "{rank}の13枚組"),
    "equals.14": Words("fourteen {rank:many}", "14张{rank}", "14張{rank}", "{rank}の14枚組"),
    "equals.15": Words("fifteen {rank:many}", "15张{rank}", "15張{rank}", "{rank}の15枚組"),
    "equals.16": Words("sixteen {rank:many}", "16张{rank}", "16張{rank}", "{rank}の16枚組"),
    "equals.many": Words("{size} × {rank}", "{size}张{rank}", "{size}張{rank}", "{rank}の{size}枚組"),
    "equals.hung": Words("{rank:one}", "{rank}", "{rank}", "{rank}"),
    "hung": Words("{which}", "挂{which}", "掛{which}", "{which}"),
    "hung.twos": Words("{number} hanging ({which})", "挂{which}", "掛{which}", "{number}枚（{which}）"),
    "meld.hung": Words("{equals} + {hung}", "{equals}{hung}", "{equals}{hung}", "{equals}＋{hung}"),
    "hung.added": Words("{first} + {then}", "{first}、{then}", "{first}、{then}", "{first}＋{then}"),
    "jokers.alike": Words("{jokers}", "{jokers}", "{jokers}", "{jokers}"),
    "joker.BJ": Words("black", "小王", "小王", "黒"),
    "joker.RJ": Words("red", "大王", "大王", "赤"),
    "joker.BJ*": Words("eunuch card", "保皇牌", "保皇牌", "宦官札"),
    "joker.RJ*": Words("emperor card", "皇帝牌", "皇帝牌", "皇帝札"),
    "listed": LISTED,
    "meld.joker.BJ": Words("a black joker", "小王", "小王", "黒ジョーカー"),
    "meld.joker.RJ": Words("a red joker", "大王", "大王", "赤ジョーカー"),
    "meld.joker.BJ*": Words("the eunuch card", "保皇牌", "保皇牌", "宦官札"),
    "meld.joker.RJ*": Words("the emperor card", "皇帝牌", "皇帝牌", "皇帝札"),
    "meld.jokers.2": Words(
        "two jokers ({jokers})", "两张王（{jokers}）", "兩張王（{jokers}）", "ジョーカー2枚（{jokers}）"
    ),
    "meld.jokers.3": Words(
        "three jokers ({jokers})", "三张王（{jokers}）", "三張王（{jokers}）", "ジョーカー3枚（{jokers}）"
    ),
    "meld.jokers.4": Words(
        "four jokers ({jokers})", "四张王（{jokers}）", "四張王（{jokers}）", "ジョーカー4枚（{jokers}）"
    ),
    "meld.jokers.many": Words(
        "{size} jokers ({jokers})", "{size}张王（{jokers}）", "{size}張王（{jokers}）", "ジョーカー{size}枚（{jokers}）"
    ),
    "caption.beats.several": Words(
        "{meld} beat {over}", "{meld}，压过{over}", "{meld}，壓過{over}", "{meld}で{over}に勝つ"
    ),
    "caption.beats.several.named": Words("{meld}", "{meld}", "{meld}", "{meld}"),
    "caption.falls_short.several": Words(
        "{meld} do not beat {over}", "{meld}压不过{over}", "{meld}壓不過{over}", "{meld}は{over}に勝てません"
    ),
    "caption.please": Words(
        "{play}, with the request not to be beaten",
        "{play}，并喊站牌",
        "{play}，並喊站牌",
        "{play}（勝たないよう頼む）",
    ),
    "caption.please.named": Words(
        "{play} with the request", "{play}并喊站牌", "{play}並喊站牌", "{play}（勝たないよう頼む）"
    ),
    "caption.keep_quiet": Words("Say nothing", "不声张", "不聲張", "何も言わない"),
    "caption.keep_quiet.named": Words("saying nothing", "不声张", "不聲張", "何も言わない"),
    "caption.tribute": Words("Give as tribute: {cards}", "进贡{cards}", "進貢{cards}", "{cards}を献上する"),
    "caption.tribute.named": Words("the {cards}", "{cards}", "{cards}", "{cards}"),
    "caption.take": Words("Take the {card}", "收下{card}", "收下{card}", "{card}を取る"),
    "caption.take.named": Words("the {card}", "{card}", "{card}", "{card}"),
    "caption.accept": Words("Be emperor", "登基", "登基", "皇帝になる"),
    "caption.accept.named": Words("becoming emperor", "登基", "登基", "皇帝になる"),
    "caption.accept_alone": Words(
        "Be emperor, alone against four",
        "登基独保，一人对四家",
        "登基獨保，一人對四家",
        "皇帝になり、1人で4人と戦う",
    ),
    "caption.accept_alone.named": Words(
        "becoming emperor, alone against four",
        "登基独保，一人对四家",
        "登基獨保，一人對四家",
        "1人で4人と戦う皇帝になる",
    ),
    "caption.pass_on": Words(
        "Pass the emperor card to {seat:name} for nothing",
        "把皇帝牌让给{seat:name}，不换回任何牌",
        "把皇帝牌讓給{seat:name}，不換回任何牌",
        "皇帝札を{seat:name}に譲る（見返りなし）",
    ),
    "caption.pass_on.named": Words(
        "passing the emperor card to {seat:name}", "让位给{seat:name}", "讓位給{seat:name}", "皇帝札を{seat:name}に譲る"
    ),
    "caption.announce": Words(
        "Announce that you are the eunuch: scores count double",
        "明保：亮明自己是保子，得分加倍",
        "明保：亮明自己是保子，得分加倍",
        "宦官だと名乗る：得点は2倍になります",
    ),
    "caption.announce.named": Words(
        "announcing that you are the eunuch", "亮明自己是保子", "亮明自己是保子", "宦官だと名乗る"
    ),
    "caption.announce_alone": Words(
        "Announce that you play alone: scores count three times",
        "宣布独保：得分变为三倍",
        "宣布獨保：得分變為三倍",
        "1人で戦うと宣言する：得点は3倍になります",
    ),
    "caption.announce_alone.named": Words(
        "announcing that you play alone", "宣布独保", "宣布獨保", "1人で戦うと宣言する"
    ),
    "action.play.please": Words("“Don’t beat it!”", "并喊“站牌”", "並喊「站牌」", "「勝たないで！」と頼む"),
    "action.tribute": Words("Give", "进贡", "進貢", "献上"),
    "action.take": Words("Take", "收下", "收下", "取る"),
    "action.accept": Words("Be emperor", "登基", "登基", "皇帝になる"),
    "action.pass-on": Words("Pass it on", "让位", "讓位", "譲る"),
    "action.announce": Words("Announce", "亮明", "亮明", "名乗る"),
    "ask.accept": Words(
        "The emperor card is yours: be emperor, or pass it on?",
        "皇帝牌在你面前：登基，还是让位？",
        "皇帝牌在你面前：登基，還是讓位？",
        "皇帝札が来ました。皇帝になりますか、譲りますか？",
    ),
    "ask.accept.only": Words(
        "The emperor card has come back to you: you must be emperor.",
        "皇帝牌转了一圈回到你面前，你必须登基。",
        "皇帝牌轉了一圈回到你面前，你必須登基。",
        "皇帝札が一周して戻ってきました。皇帝になってください。",
    ),
    "ask.announce.only": Words(
        "You have nothing to announce.", "你没有身份可亮。", "你沒有身份可亮。", "名乗ることはありません。"
    ),
    "ask.announce": Words(
        "Announce your part, or say nothing?",
        "要亮明身份，还是不声张？",
        "要亮明身份，還是不聲張？",
        "名乗りますか、黙っていますか？",
    ),
    "ask.tribute": Words(
        "You lost the last hand: give {count:a card|# cards}, the highest that may be given.",
        "上一局输了：进贡{count}张，能贡的牌里挑最大的。",
        "上一局輸了：進貢{count}張，能貢的牌裡挑最大的。",
        "前のハンドに負けたので、献上できる札のうち強い順に{count}枚を献上してください。",
    ),
    "ask.take": Words(
        "Take one of the tribute cards.",
        "从贡牌中收下一张。",
        "從貢牌中收下一張。",
        "献上された札から1枚取ってください。",
    ),
    "ask.take.of": Words(
        "Take one of the tribute cards ({number} of {count}).",
        "从贡牌中收下一张（共{count}张，第{number}张）。",
        "從貢牌中收下一張（共{count}張，第{number}張）。",
        "献上された札から1枚取ってください（{count}枚のうちの{number}枚目）。",
    ),
    "ask.lead": Words(
        "You lead: play any combination.",
        "由你首出，任选牌型。",
        "由你首出，任選牌型。",
        "あなたのリードです。好きな役を出せます。",
    ),
    "ask.lead.no_sixes": Words(
        "You lead: play any combination without 6s.",
        "由你首出，任选不带6的牌型。",
        "由你首出，任選不帶6的牌型。",
        "あなたのリードです。6の入らない役を出せます。",
    ),
    "said.tribute": Words("{count:# card|# cards} as tribute", "进贡{count}张", "進貢{count}張", "{count}枚を献上"),
    "said.pass_on": Words("I pass the emperor card on", "让位", "讓位", "皇帝札を譲ります"),
    "said.emperor": Words("I am emperor!", "我登基！", "我登基！", "皇帝になります！"),
    "said.please": Words("Don’t beat it!", "站牌！", "站牌！", "勝たないで！"),
    "said.eunuch": Words("I am the eunuch!", "我是保子，明保！", "我是保子，明保！", "私が宦官です！"),
    "said.alone": Words("I play alone!", "我独保！", "我獨保！", "1人で戦います！"),
    "mark.emperor": Words("Emperor", "皇帝", "皇帝", "皇帝"),
    "mark.emperor_card": Words("Emperor card", "皇帝牌", "皇帝牌", "皇帝札"),
    "mark.alone": Words("Emperor, alone", "皇帝（独保）", "皇帝（獨保）", "皇帝（1人）"),
    "mark.eunuch": Words("Eunuch", "保子", "保子", "宦官"),
    "mark.eunuch.hidden": Words("Eunuch (hidden)", "保子（未亮明）", "保子（未亮明）", "宦官（未公開）"),
    "mark.eunuch.alone": Words("Alone (hidden)", "独保（未亮明）", "獨保（未亮明）", "1人（未公開）"),
    "mark.people": Words("People", "平民", "平民", "平民"),
    "mark.first_out": Words("1st", "第一", "第一", "1位"),
    "mark.second_out": Words("2nd", "第二", "第二", "2位"),
    "mark.third_out": Words("3rd", "第三", "第三", "3位"),
    "mark.fourth_out": Words("4th", "第四", "第四", "4位"),
    "mark.fifth_out": Words("5th", "第五", "第五", "5位"),
    "moment.eunuch": Words(
        "The eunuch is {seat:name}!",
        "保子就是{seat:name}！",
        "保子就是{seat:name}！",
        "宦官は{seat:name}でした！",
    ),
    "moment.alone": Words(
        "An emperor without a partner: {seat:name}!",
        "皇帝{seat:name}独保！",
        "皇帝{seat:name}獨保！",
        "皇帝{seat:name}に味方はいませんでした！",
    ),
    "line.emperor": Words(
        "The emperor ({emperor:name}) and the eunuch ({eunuch:name}) win; first out: {first:name}. Eunuch {amount:+}, each of the people {amount:-}",
        "皇帝（{emperor:name}）与保子（{eunuch:name}）胜；第一：{first:name}。保子{amount:+}，平民各{amount:-}",
        "皇帝（{emperor:name}）與保子（{eunuch:name}）勝；第一：{first:name}。保子{amount:+}，平民各{amount:-}",
        "皇帝（{emperor:name}）と宦官（{eunuch:name}）の勝ち。1位：{first:name}。宦官{amount:+}、平民はそれぞれ{amount:-}",
    ),
    "line.people": Words(
        "The people win against the emperor ({emperor:name}) and the eunuch ({eunuch:name}); first out: {first:name}, last: {last:name}. Eunuch {amount:+}, each of the people {amount:-}",
        "平民胜，皇帝（{emperor:name}）与保子（{eunuch:name}）负；第一：{first:name}，末位：{last:name}。保子{amount:+}，平民各{amount:-}",
        "平民勝，皇帝（{emperor:name}）與保子（{eunuch:name}）負；第一：{first:name}，末位：{last:name}。保子{amount:+}，平民各{amount:-}",
        "平民の勝ち、皇帝（{emperor:name}）と宦官（{eunuch:name}）の負け。1位：{first:name}、最下位：{last:name}。宦官{amount:+}、平民はそれぞれ{amount:-}",
    ),
    "line.emperor_alike": Words(
        "The emperor ({emperor:name}) and the eunuch ({eunuch:name}) win; first out: {first:name}. Emperor and eunuch {amount:+} each, each of the people {amount:-}",
        "皇帝（{emperor:name}）与保子（{eunuch:name}）胜；第一：{first:name}。皇帝、保子各{amount:+}，平民各{amount:-}",
        "皇帝（{emperor:name}）與保子（{eunuch:name}）勝；第一：{first:name}。皇帝、保子各{amount:+}，平民各{amount:-}",
        "皇帝（{emperor:name}）と宦官（{eunuch:name}）の勝ち。1位：{first:name}。皇帝と宦官はそれぞれ{amount:+}、平民はそれぞれ{amount:-}",
    ),
    "line.people_alike": Words(
        "The people win against the emperor ({emperor:name}) and the eunuch ({eunuch:name}); first out: {first:name}, last: {last:name}. Emperor and eunuch {amount:+} each, each of the people {amount:-}",
        "平民胜，皇帝（{emperor:name}）与保子（{eunuch:name}）负；第一：{first:name}，末位：{last:name}。皇帝、保子各{amount:+}，平民各{amount:-}",
        "平民勝，皇帝（{emperor:name}）與保子（{eunuch:name}）負；第一：{first:name}，末位：{last:name}。皇帝、保子各{amount:+}，平民各{amount:-}",
        "平民の勝ち、皇帝（{emperor:name}）と宦官（{eunuch:name}）の負け。1位：{first:name}、最下位：{last:name}。皇帝と宦官はそれぞれ{amount:+}、平民はそれぞれ{amount:-}",
    ),
    "line.tie": Words(
        "A tie between the emperor’s side ({emperor:name}, {eunuch:name}) and the people; first out: {first:name}, last: {last:name}",
        "皇帝一方（{emperor:name}、{eunuch:name}）与平民打平；第一：{first:name}，末位：{last:name}",
        "皇帝一方（{emperor:name}、{eunuch:name}）與平民打平；第一：{first:name}，末位：{last:name}",
        "皇帝側（{emperor:name}、{eunuch:name}）と平民の引き分け。1位：{first:name}、最下位：{last:name}",
    ),
    "line.emperor_alone": Words(
        "The emperor ({emperor:name}) wins alone against four: each of the people {amount:-}",
        "皇帝（{emperor:name}）独保，一人胜四家：平民各{amount:-}",
        "皇帝（{emperor:name}）獨保，一人勝四家：平民各{amount:-}",
        "皇帝（{emperor:name}）が1人で4人に勝ちました：平民はそれぞれ{amount:-}",
    ),
    "line.people_alone": Words(
        "The emperor ({emperor:name}) was alone and loses; first out: {first:name}. Each of the people {amount:-}",
        "皇帝（{emperor:name}）独保失败；第一：{first:name}。平民各{amount:-}",
        "皇帝（{emperor:name}）獨保失敗；第一：{first:name}。平民各{amount:-}",
        "皇帝（{emperor:name}）は1人で戦って負けました。1位：{first:name}。平民はそれぞれ{amount:-}",
    ),
    "line.tie_alone": Words(
        "The emperor ({emperor:name}) was alone and comes third: a tie",
        "皇帝（{emperor:name}）独保，位居第三：打平",
        "皇帝（{emperor:name}）獨保，位居第三：打平",
        "皇帝（{emperor:name}）は1人で3位：引き分け",
    ),
    "line.positions": Words(
        "The place points of the emperor’s side add up to {amount:+}",
        "皇帝一方的名次分合计{amount:+}",
        "皇帝一方的名次分合計{amount:+}",
        "皇帝側の順位点の合計：{amount:+}",
    ),
    "line.announced": Words(
        "{eunuch:name} announced, so scores are doubled: eunuch {amount:+}, each of the people {amount:-}",
        "{eunuch:name}明保，加倍：保子{amount:+}，平民各{amount:-}",
        "{eunuch:name}明保，加倍：保子{amount:+}，平民各{amount:-}",
        "{eunuch:name}が名乗ったので2倍：宦官{amount:+}、平民はそれぞれ{amount:-}",
    ),
    "line.announced_alike": Words(
        "{eunuch:name} announced, so scores are doubled: emperor and eunuch {amount:+} each, each of the people {amount:-}",
        "{eunuch:name}明保，加倍：皇帝、保子各{amount:+}，平民各{amount:-}",
        "{eunuch:name}明保，加倍：皇帝、保子各{amount:+}，平民各{amount:-}",
        "{eunuch:name}が名乗ったので2倍：皇帝と宦官はそれぞれ{amount:+}、平民はそれぞれ{amount:-}",
    ),
    "line.announced_alone": Words(
        "{emperor:name} announced playing alone, so scores are tripled: each of the people {amount:-}",
        "{emperor:name}宣布独保，三倍：平民各{amount:-}",
        "{emperor:name}宣布獨保，三倍：平民各{amount:-}",
        "{emperor:name}が1人だと宣言したので3倍：平民はそれぞれ{amount:-}",
    ),
    "line.emperor_counts": Words(
        "The emperor ({emperor:name}), times {factor}: {amount:+}",
        "皇帝（{emperor:name}）按{factor}倍计：{amount:+}",
        "皇帝（{emperor:name}）按{factor}倍計：{amount:+}",
        "皇帝（{emperor:name}）は{factor}倍：{amount:+}",
    ),
}
