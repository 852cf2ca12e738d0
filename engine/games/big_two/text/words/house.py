"""The titles and sentences of presets, groups and house rules."""

from engine.words import Words

WORDS = {
    "preset.two_against_two": Words("Two against two", "两对二", "兩對二", "2対2"),
    "preset.two_against_two.about": Words(
        "The usual game: partners sit opposite, their remaining cards are added up, and a large number of them"
        " counts double or more.",
        "对家是同伴，两人余牌合计，分段加倍：两对二的打法。",
        "對家為夥伴，兩人餘牌合計，分段加倍：兩對二的打法。",
        "向かい合う2人が味方。残り札を合計し、枚数に応じて倍率がかかります。",
    ),
    "preset.individual": Words("Everybody for themselves", "各自为战", "各自為戰", "個人戦"),
    "preset.individual.about": Words(
        "No partners: whoever goes out first collects what the others pay for the cards they hold.",
        "没有同伴：各家的罚分都归先出完的人。",
        "沒有夥伴：各家的罰分都歸先出完的人。",
        "味方はいません。ほかの人が払う罰点は、最初に上がった人のものです。",
    ),
    "preset.counter_attack": Words("Counter-attack", "绝地反击", "絕地反擊", "起死回生"),
    "preset.counter_attack.about": Words(
        "Individual; if a play leaves nine cards or more without any pair, flush or straight, they may be laid down to win.",
        "各自为战；出牌后余牌至少九张，没有对子、同花、顺子，可以摊开结牌。",
        "各自為戰；出牌後餘牌至少九張，沒有對子、同花、順子，可以攤開結牌。",
        "個人戦で、出した残りが9枚以上でペアもフラッシュもストレートもなければ、公開して上がれます。",
    ),
    "preset.strict": Words("Strict", "严格打法", "嚴格打法", "厳格ルール"),
    "preset.strict.about": Words(
        "No 2s in straights, the first lead with the 3♦, no coming back after a pass, and you say “last card” yourself.",
        "顺子不含2，第一手须含3♦，不要之后本轮不能再出，最后一张要自己报。",
        "順子不含2，第一手須含3♦，不要之後本輪不能再出，最後一張要自己報。",
        "2はストレートに使えず、最初のリードは3♦入り。パスしたらそのトリックには戻れず、「ラストカード」は自分で言います。",
    ),
    "group.table": Words("Table", "牌桌", "牌桌", "卓"),
    "group.session": Words("Session", "场次", "場次", "セッション"),
    "group.play": Words("Play", "出牌", "出牌", "プレイ"),
    "group.last_card": Words("Last card", "最后一张", "最後一張", "ラストカード"),
    "group.scoring": Words("Scoring", "计分", "計分", "得点"),
    "option.mode": Words("Mode", "打法", "打法", "形式"),
    "option.mode.partnership.label": Words("two against two", "两对二", "兩對二", "2対2"),
    "option.mode.individual.label": Words("individual", "各自为战", "各自為戰", "個人戦"),
    "option.mode.partnership": Words(
        "Partners sit opposite, and the remaining cards of both are added up.",
        "对家是同伴，两人余牌合计。",
        "對家為夥伴，兩人餘牌合計。",
        "向かい合う2人が味方で、2人の残り札を合計します。",
    ),
    "option.mode.individual": Words(
        "Everybody plays alone, and the first one out collects what all the others pay.",
        "各自为战，别家的罚分都归先出完的人。",
        "各自為戰，別家的罰分都歸先出完的人。",
        "全員が1人で戦い、ほかの人が払う罰点は最初に上がった人のものです。",
    ),
    "option.sets": Words("Hands in a session", "每场局数", "每場局數", "ハンド数"),
    "option.sets.about": Words(
        "The session ends after {value:# hand|# hands}; the highest total wins.",
        "打满{value}局结束，总分最高者胜。",
        "打滿{value}局結束，總分最高者勝。",
        "{value}ハンドで終わり、合計が最も高い人の勝ちです。",
    ),
    "option.sets.about.partners": Words(
        "The session ends after {value:# hand|# hands}; the side with the higher total wins.",
        "打满{value}局结束，总分高的一方胜。",
        "打滿{value}局結束，總分高的一方勝。",
        "{value}ハンドで終わり、合計が高い組の勝ちです。",
    ),
    "option.sets.endless": Words(
        "The session goes on until you stop.",
        "一直打下去，随时可停。",
        "一直打下去，隨時可停。",
        "やめるまで続きます。",
    ),
    "option.straights": Words("Straights", "顺子", "順子", "ストレート"),
    "option.straights.hong_kong.label": Words("with the 2", "可含2", "可含2", "2も使う"),
    "option.straights.plain.label": Words("without the 2", "不含2", "不含2", "2は使わない"),
    "option.straights.hong_kong": Words(
        "3-4-5-6-7 is the lowest straight. Above 10-J-Q-K-A come 2-3-4-5-6 and, highest of all, A-2-3-4-5: any A-2-3-4-5 beats any 2-3-4-5-6, and two of the same compare by the suit of the 2. J-Q-K-A-2 and the like are not straights.",
        "34567最小；10JQKA之上还有23456，A2345最大：任何A2345都大于任何23456，同是23456或同是A2345才比2的花色。JQKA2之类不算顺子。",
        "34567最小；10JQKA之上還有23456，A2345最大：任何A2345都大於任何23456，同是23456或同是A2345才比2的花色。JQKA2之類不算順子。",
        "最弱のストレートは3-4-5-6-7。10-J-Q-K-Aの上に2-3-4-5-6、最強はA-2-3-4-5です。どのA-2-3-4-5もどの2-3-4-5-6に勝ち、同じ並びなら2のスートで比べます。J-Q-K-A-2などは使えません。",
    ),
    "option.straights.plain": Words(
        "3-4-5-6-7 is the lowest straight, 10-J-Q-K-A the highest; no straight holds a 2.",
        "34567最小，10JQKA最大；顺子不含2。",
        "34567最小，10JQKA最大；順子不含2。",
        "最弱は3-4-5-6-7、最強は10-J-Q-K-A。2はストレートに使えません。",
    ),
    "option.reenter": Words("Back after a pass", "不要后可再出", "不要後可再出", "パス後の復帰"),
    "option.reenter.yes": Words(
        "Having passed does not bar you from playing later in the same trick.",
        "不要之后，同一轮中仍可再出。",
        "不要之後，同一輪中仍可再出。",
        "パスしても、同じトリックの後の番でまた出せます。",
    ),
    "option.reenter.no": Words(
        "Once you have passed you are out until the trick is over.",
        "不要之后，这一轮结束前不能再出。",
        "不要之後，這一輪結束前不能再出。",
        "パスした人は、そのトリックが終わるまで出せません。",
    ),
    "option.first_lead_has_3d": Words("First lead with the 3♦", "第一手含3♦", "第一手含3♦", "最初は3♦入り"),
    "option.first_lead_has_3d.yes": Words(
        "The very first lead of the session must contain the 3♦.",
        "全场的第一手必须含有3♦。",
        "全場的第一手必須含有3♦。",
        "セッションの最初のリードには3♦を含めなければなりません。",
    ),
    "option.first_lead_has_3d.no": Words(
        "The first lead need not contain the 3♦.",
        "第一手不必含有3♦。",
        "第一手不必含有3♦。",
        "最初のリードに3♦を含めなくてもかまいません。",
    ),
    "option.last_card": Words("Saying “last card”", "报最后一张", "報最後一張", "ラストカード宣言"),
    "option.last_card.automatic.label": Words("for you", "自动", "自動", "自動"),
    "option.last_card.manual.label": Words("yourself", "自己报", "自己報", "自分で言う"),
    "option.last_card.automatic": Words(
        "When a player is left with one card, “last card” is announced to everybody.",
        "有人只剩一张牌，牌桌就替他报“最后一张”，人人都知道。",
        "有人只剩一張牌，牌桌就替他報「最後一張」，人人都知道。",
        "だれかが残り1枚になると「ラストカード」が自動で宣言され、全員に知らされます。",
    ),
    "option.last_card.manual": Words(
        "You must say “last card” yourself, together with the play that leaves you one card. Forgetting it costs 5 points.",
        "出到只剩一张牌时，须同时自己报“最后一张”；忘报罚5分。",
        "出到只剩一張牌時，須同時自己報「最後一張」；忘報罰5分。",
        "残り1枚になる札を出すときに、自分で「ラストカード」と言います。忘れると5点失います。",
    ),
    "option.last_card_lead_highest": Words(
        "Lead the highest single", "首出最大单张", "首出最大單張", "最強の札でリード"
    ),
    "option.last_card_lead_highest.yes": Words(
        "If the next player has announced their last card and you can lead only single cards, you lead the highest.",
        "下家报了最后一张而自己只有单张可出时，须出最大的单张。",
        "下家報了最後一張而自己只有單張可出時，須出最大的單張。",
        "次の人がラストカードを宣言していて、自分が1枚でしかリードできないときは、最強の札でリードします。",
    ),
    "option.last_card_lead_highest.no": Words(
        "If the next player has announced their last card and you can lead only single cards, you may lead any of them.",
        "下家报了最后一张而自己只有单张可出时，出哪张都行。",
        "下家報了最後一張而自己只有單張可出時，出哪張都行。",
        "次の人がラストカードを宣言していて、自分が1枚でしかリードできないときは、どの札でもリードできます。",
    ),
    "option.individual_table": Words("Individual penalties", "个人罚分表", "個人罰分表", "個人戦の罰点"),
    "option.individual_table.hong_kong.label": Words("double from 8 cards", "八张起加倍", "八張起加倍", "8枚から倍"),
    "option.individual_table.mild.label": Words("double from 10 cards", "十张起加倍", "十張起加倍", "10枚から倍"),
    "option.individual_table.plain.label": Words("never double", "不加倍", "不加倍", "倍なし"),
    "option.individual_table.hong_kong": Words(
        "Cards left count once up to 7, twice for 8 and 9, three times from 10 to 12, four times for all 13.",
        "余牌1至7张每张一分，8、9张双倍，10至12张三倍，13张四倍。",
        "餘牌1至7張每張一分，8、9張雙倍，10至12張三倍，13張四倍。",
        "残り札は7枚まで1倍、8・9枚は2倍、10～12枚は3倍、13枚は4倍です。",
    ),
    "option.individual_table.mild": Words(
        "Cards left count once up to 9, twice from 10 to 12, three times for all 13.",
        "余牌1至9张每张一分，10至12张双倍，13张三倍。",
        "餘牌1至9張每張一分，10至12張雙倍，13張三倍。",
        "残り札は9枚まで1倍、10～12枚は2倍、13枚は3倍です。",
    ),
    "option.individual_table.plain": Words(
        "Every card left counts once.", "余牌每张一分。", "餘牌每張一分。", "残り札は1枚1点です。"
    ),
    "option.counter_attack": Words("Counter-attack", "绝地反击", "絕地反擊", "起死回生"),
    "option.counter_attack.yes": Words(
        "Together with a play of your own, and only then, you may lay down all the cards that you have left, if these are nine or more without a pair, a flush or a straight. That ends the hand, and you have won it.",
        "自己出牌的同时（仅限此时），余牌至少九张，且没有对子、同花、顺子，可以全部摊开，立即获胜。",
        "自己出牌的同時（僅限此時），餘牌至少九張，且沒有對子、同花、順子，可以全部攤開，立即獲勝。",
        "自分が札を出すのと同時にだけ、残りが9枚以上で、ペアもフラッシュもストレートもなければ、残りを全部公開できます。ハンドはそこで終わり、公開した人の勝ちです。",
    ),
    "option.counter_attack.no": Words(
        "No hand is ever laid down.", "不打绝地反击。", "不打絕地反擊。", "手札を公開して上がることはできません。"
    ),
}
