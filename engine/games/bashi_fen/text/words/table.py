"""The words of the table: bids, burials, calls, marks, captions and the lines of a result."""

from engine.words import SUIT_NAMES, Words

_ORDINALS = (
    ("first", "第一张", "第一張", "1枚目"),
    ("second", "第二张", "第二張", "2枚目"),
    ("third", "第三张", "第三張", "3枚目"),
    ("fourth", "第四张", "第四張", "4枚目"),
    ("fifth", "第五张", "第五張", "5枚目"),
    ("sixth", "第六张", "第六張", "6枚目"),
)

_LED = {
    **{suit.name.lower(): names for suit, names in SUIT_NAMES.items()},
    "trumps": Words("trumps", "主牌", "主牌", "切り札"),
}
"""What was led, by the word that stands in the keys of the question."""


_ASKED = {
    "": Words(
        "<Led> were led: play {count:# card|# cards}.",
        "首出的是<led>，请出{count}张牌。",
        "首出的是<led>，請出{count}張牌。",
        "リードは<led>です。{count}枚出してください。",
    ),
    ".suit": Words(
        "Follow with {count:# <one>|# <led>}.",
        "请跟{count}张<led>。",
        "請跟{count}張<led>。",
        "<led>を{count}枚出してください。",
    ),
    ".shape": Words(
        "Follow with {count} <led>: {shape}.",
        "请跟{count}张<led>，要跟{shape}。",
        "請跟{count}張<led>，要跟{shape}。",
        "<led>を{count}枚、{shape}で出してください。",
    ),
    ".few": Words(
        "<Led> were led: play {held:the one|the #} that you have, and {more:one other card|# others}.",
        "首出的是<led>，你只有{held}张<led>：跟出，再出{more}张别的牌。",
        "首出的是<led>，你只有{held}張<led>：跟出，再出{more}張別的牌。",
        "リードは<led>です。手札の<led>{held}枚をすべて出し、ほかの札を{more}枚出してください。",
    ),
    ".void": Words(
        "<Led> were led, and you have none: discard {count:a card|# cards}.",
        "首出的是<led>，你没有<led>：请垫{count}张牌。",
        "首出的是<led>，你沒有<led>：請墊{count}張牌。",
        "リードは<led>ですが、手札にありません。{count}枚捨ててください。",
    ),
    ".ruff": Words(
        "<Led> were led, and you have none: discard {count:a card|# cards}, or ruff.",
        "首出的是<led>，你没有<led>：可以垫{count}张牌，也可以用主毙。",
        "首出的是<led>，你沒有<led>：可以墊{count}張牌，也可以用主斃。",
        "リードは<led>ですが、手札にありません。{count}枚捨てるか、切り札で切ってください。",
    ),
    ".trumps": Words(
        "<Led> were led, and you have none: ruff with {count:a trump|# trumps}.",
        "首出的是<led>，你没有<led>：请用{count}张主牌毙。",
        "首出的是<led>，你沒有<led>：請用{count}張主牌斃。",
        "リードは<led>ですが、手札にありません。切り札{count}枚で切ってください。",
    ),
}
"""What is asked of a follower, by what the hand has to answer with; ``<led>`` stands for what was led, ``<one>`` for one
card of it."""


def _of_led(asked: Words, led: Words) -> Words:
    """The question with what was led in its place."""

    def put(said: str, name: str) -> str:
        return said.replace("<Led>", name.capitalize()).replace("<led>", name).replace("<one>", name.removesuffix("s"))

    return Words(*map(put, asked, led))


WORDS = {
    "game.name": Words("Bashi Fen", "八十分", "八十分", "八十分（升級）"),
    "game.about": Words(
        "Sheng Ji, Tractor, Find Friends: name trumps, win tricks for points, rise from 2 to A.",
        "升级、拖拉机、找朋友：边摸牌边亮主，扣底，赢墩争分，从2打到A。",
        "升級、拖拉機、找朋友：邊摸牌邊亮主，扣底，贏墩爭分，從2打到A。",
        "升級、トラクター、友だち探し。札を取りながら切り札を示し、底札を伏せ、トリックで点を争って2からAへ上がります。",
    ),
    "action.pass": Words("Pass", "不亮", "不亮", "パス"),
    "action.bid": Words("Name trumps", "亮主", "亮主", "切り札を示す"),
    "action.redeal": Words("Ask for a new deal", "要求重发", "要求重發", "配り直しを求める"),
    "action.bury": Words("Bury", "扣底", "扣底", "伏せる"),
    "action.partners": Words("Call", "找朋友", "找朋友", "味方を呼ぶ"),
    "action.play": Words("Play", "出牌", "出牌", "出す"),
    "ask.naming.only": Words(
        "You cannot name trumps now: pass.",
        "现在亮不了主，只能不亮。",
        "現在亮不了主，只能不亮。",
        "いまは切り札を示せません。パスになります。",
    ),
    "ask.adding.only": Words(
        "Your bid stands, and you cannot add to it: pass.",
        "主是你亮的，加不了，只能不加。",
        "主是你亮的，加不了，只能不加。",
        "あなたの宣言のままです。これ以上は示せません。パスになります。",
    ),
    "ask.overbidding.only": Words(
        "You cannot overbid now: pass.",
        "现在反不了，只能不反。",
        "現在反不了，只能不反。",
        "いまは上書きできません。パスになります。",
    ),
    "ask.contesting.only": Words(
        "You cannot overbid for the kitty: pass.",
        "反不了主，拿不到底牌，只能不反。",
        "反不了主，拿不到底牌，只能不反。",
        "上書きして底札を取ることはできません。パスになります。",
    ),
    "ask.redeal.only": Words(
        "With this hand you cannot ask for a new deal.",
        "这手牌不能要求重新发牌。",
        "這手牌不能要求重新發牌。",
        "この手札では配り直しを求められません。",
    ),
    "ask.naming": Words(
        "Name trumps, or pass?", "亮主，还是不亮？", "亮主，還是不亮？", "切り札を示しますか、パスしますか？"
    ),
    "ask.adding": Words(
        "Your bid stands: bid more, or pass?",
        "主是你亮的：再加，还是不加？",
        "主是你亮的：再加，還是不加？",
        "あなたの宣言のままです。さらに示しますか、パスしますか？",
    ),
    "ask.overbidding": Words(
        "Overbid, or pass?", "反主，还是不反？", "反主，還是不反？", "上書きしますか、パスしますか？"
    ),
    "ask.contesting": Words(
        "Overbid and take the kitty, or pass?",
        "反主拿底牌，还是不反？",
        "反主拿底牌，還是不反？",
        "上書きして底札を取りますか、パスしますか？",
    ),
    "ask.redeal": Words(
        "Show your hand for a new deal, or play on?",
        "亮出手牌要求重新发牌，还是接着打？",
        "亮出手牌要求重新發牌，還是接著打？",
        "手札を見せて配り直しを求めますか、このまま続けますか？",
    ),
    "ask.name": Words(
        "{count:Which card do you call for a partner?|Which cards do you call for partners?}",
        "叫哪张牌找朋友？",
        "叫哪張牌找朋友？",
        "どの札で味方を呼びますか？",
    ),
    "ask.name.about": Words(
        "Choose a card: its colour and rank are called.",
        "选一张牌：叫的是它的颜色和点数。",
        "選一張牌：叫的是它的顏色和點數。",
        "札を選ぶと、その色とランクを呼びます。",
    ),
    "ask.bury": Words(
        "Choose {count:# card|# cards} to bury; a ribbon marks what you took.",
        "选{count}张扣底；左侧有绿条的是刚拿的底牌。",
        "選{count}張扣底；左側有綠條的是剛拿的底牌。",
        "伏せる札を{count}枚選んでください。左端に緑の帯があるのが取った底札です。",
    ),
    "ask.lead": Words(
        "You lead: choose what to play.",
        "由你首出：出什么牌？",
        "由你首出：出什麼牌？",
        "あなたのリードです。何を出しますか？",
    ),
    **{
        f"ask.follow.{suit}{ending}": _of_led(asked, led)
        for ending, asked in _ASKED.items()
        for suit, led in _LED.items()
    },
    "said.pass": Words("Pass", "不亮", "不亮", "パス"),
    "said.no_overbid": Words("Pass", "不反", "不反", "パス"),
    "said.no_redeal": Words("Pass", "不重发", "不重發", "パス"),
    "said.bid.suit": Words("{cards}!", "亮{cards}！", "亮{cards}！", "{cards}！"),
    "said.bid.no_suit": Words("{cards}, no suit!", "{cards}，无主！", "{cards}，無主！", "{cards}、スートなし！"),
    "said.bid.no_trump": Words("{cards}, no trump!", "{cards}，王主！", "{cards}，王主！", "{cards}、ノートランプ！"),
    "said.overbid.suit": Words("I overbid with {cards}!", "用{cards}反主！", "用{cards}反主！", "{cards}で上書き！"),
    "said.overbid.no_suit": Words(
        "I overbid with {cards}, no suit!",
        "用{cards}反成无主！",
        "用{cards}反成無主！",
        "{cards}で上書き、スートなし！",
    ),
    "said.overbid.no_trump": Words(
        "I overbid with {cards}, no trump!",
        "用{cards}反成王主！",
        "用{cards}反成王主！",
        "{cards}で上書き、ノートランプ！",
    ),
    "said.redeal": Words("A new deal, please", "请重新发牌", "請重新發牌", "配り直しをお願いします"),
    "said.turned": Words(
        "I turn {card}, so count from me",
        "翻出{card}，从我数起",
        "翻出{card}，從我數起",
        "{card}を開きました。私から数えます",
    ),
    "said.objection": Words("{cards} beats that", "{cards}更大", "{cards}更大", "{cards}で勝てます"),
    "said.taken_back": Words("I take back {cards}", "收回{cards}", "收回{cards}", "{cards}を戻します"),
    "said.partner": Words("I am {partners:the|a} partner", "我是朋友", "我是朋友", "私が味方です"),
    "said.partners": Words(
        "My {number:partner is|partners are} {copies}", "朋友是{copies}", "朋友是{copies}", "味方は{copies}"
    ),
    "colour.black": Words(
        "the first {number:of the|#} black {rank:many}",
        "{number:第一|前#}张黑{rank}",
        "{number:第一|前#}張黑{rank}",
        "黒の{rank}の最初の{number}枚",
    ),
    "colour.red": Words(
        "the first {number:of the|#} red {rank:many}",
        "{number:第一|前#}张红{rank}",
        "{number:第一|前#}張紅{rank}",
        "赤の{rank}の最初の{number}枚",
    ),
    "said.partners.none": Words("I play alone", "我独打", "我獨打", "1人で戦います"),
    **{
        f"copy.{number}": Words(f"the {en} {{card}}", f"{cn}{{card}}", f"{tw}{{card}}", f"{{card}}の{ja}")
        for number, (en, cn, tw, ja) in enumerate(_ORDINALS, 1)
    },
    "mark.declarer": Words("Declarer", "庄家", "莊家", "親"),
    "mark.declarer.suit": Words("Declarer {rank}{suit}", "庄家 {rank}{suit}", "莊家 {rank}{suit}", "親 {rank}{suit}"),
    "mark.declarer.no_suit": Words("Declarer, no suit", "庄家 无主", "莊家 無主", "親 スートなし"),
    "mark.declarer.no_suit.short": Words("Declarer", "庄家 无主", "莊家 無主", "親"),
    "mark.declarer.no_trump": Words("Declarer, no trump", "庄家 王主", "莊家 王主", "親 ノートランプ"),
    "mark.declarer.no_trump.short": Words("Declarer", "庄家 王主", "莊家 王主", "親"),
    "mark.declarer.so_far": Words("Declarer so far", "暂为庄家", "暫為莊家", "今のところ親"),
    "mark.declarer.so_far.short": Words("Declarer", "暂为庄家", "暫為莊家", "親"),
    "mark.bidder": Words("Named trumps", "亮主", "亮主", "切り札を示した"),
    "mark.bidder.cards": Words("Bid {cards}", "亮{cards}", "亮{cards}", "宣言 {cards}"),
    "mark.bidder.overbid": Words("Overbid {cards}", "反主{cards}", "反主{cards}", "上書き {cards}"),
    "mark.bidder.suit": Words("Named {rank}{suit}", "亮{rank}{suit}", "亮{rank}{suit}", "宣言 {rank}{suit}"),
    "mark.bidder.no_suit": Words("Named no suit", "亮无主", "亮無主", "宣言 スートなし"),
    "mark.bidder.no_suit.short": Words("No suit", "亮无主", "亮無主", "スートなし"),
    "mark.bidder.no_trump": Words("Named no trump", "亮王主", "亮王主", "宣言 ノートランプ"),
    "mark.bidder.no_trump.short": Words("No trump", "亮王主", "亮王主", "ノートランプ"),
    "mark.first": Words("Takes first", "先摸", "先摸", "最初に取る"),
    "mark.calls": Words("Called", "找朋友", "找朋友", "呼んだ札"),
    "mark.calls.none": Words("Called nobody", "没找朋友", "沒找朋友", "だれも呼んでいない"),
    "mark.alone": Words("Alone", "独打", "獨打", "1人"),
    "mark.partner": Words("Partner", "朋友", "朋友", "味方"),
    "mark.best": Words("Winning", "最大", "最大", "場の最強"),
    "mark.level": Words("Level {level}", "打{level}", "打{level}", "レベル{level}"),
    "mark.level.no_trump": Words("No-trump level", "打王主", "打王主", "ノートランプのレベル"),
    "mark.level.passed": Words("Past {level}", "打过{level}", "打過{level}", "{level}を越えた"),
    "level.no_trump": Words("no trump", "王主", "王主", "ノートランプ"),
    "caption.pass": Words("Pass", "不要", "不要", "パス"),
    "caption.no_bid": Words("Pass", "不亮", "不亮", "パス"),
    "caption.no_overbid": Words("Pass", "不反", "不反", "パス"),
    "caption.no_adding": Words("Pass", "不加", "不加", "パス"),
    "caption.no_redeal": Words("Play this hand", "不重发", "不重發", "配り直さない"),
    "caption.nobody": Words("Call nobody", "不找朋友", "不找朋友", "だれも呼ばない"),
    "caption.bid": Words("Show the {cards}", "亮{cards}", "亮{cards}", "{cards}を示す"),
    "caption.bid.no-suit": Words(
        "Show the {cards}: no suit", "亮{cards}：无主", "亮{cards}：無主", "{cards}を示す：スートなし"
    ),
    "caption.bid.no-trump": Words(
        "Show the {cards}: no trump", "亮{cards}：王主", "亮{cards}：王主", "{cards}を示す：ノートランプ"
    ),
    "caption.overbid": Words("Overbid with the {cards}", "反主：{cards}", "反主：{cards}", "{cards}で上書き"),
    "caption.overbid.no-suit": Words(
        "Overbid with the {cards}: no suit", "反主：{cards}，无主", "反主：{cards}，無主", "{cards}で上書き：スートなし"
    ),
    "caption.overbid.no-trump": Words(
        "Overbid with the {cards}: no trump",
        "反主：{cards}，王主",
        "反主：{cards}，王主",
        "{cards}で上書き：ノートランプ",
    ),
    "caption.redeal": Words(
        "Show the hand for a new deal", "亮出手牌，重新发牌", "亮出手牌，重新發牌", "手札を見せて配り直し"
    ),
    "caption.bury": Words(
        "Bury {count:# card|# cards} with {points:no points|# point|# points}",
        "扣{count}张，{points:无分|含#分|含#分}",
        "扣{count}張，{points:無分|含#分|含#分}",
        "{count}枚を伏せる（{points:点なし|#点|#点}）",
    ),
    "caption.partners": Words("Call {call}", "叫{call}", "叫{call}", "呼ぶ：{call}"),
    "caption.lead.single": Words("Lead the {card}", "首出单张{card}", "首出單張{card}", "{card}でリード"),
    "caption.lead.pair": Words(
        "Lead a pair of {card:many}", "首出一对{card}", "首出一對{card}", "{card}のペアでリード"
    ),
    "caption.lead.equal": Words(
        "Lead {width} × {card}", "首出{width}张{card}", "首出{width}張{card}", "{card}の{width}枚組でリード"
    ),
    "caption.lead.up_to": Words(
        "Lead {shape} up to the {card}",
        "首出{shape}，最大{card}",
        "首出{shape}，最大{card}",
        "{card}までの{shape}でリード",
    ),
    "caption.throw": Words("Throw the {cards}", "甩牌：{cards}", "甩牌：{cards}", "{cards}をまとめて出す"),
    "caption.throw.split.tractor": Words(
        "Split the {count:tractor|tractors}: throw the {cards}",
        "拆开拖拉机甩：{cards}",
        "拆開拖拉機甩：{cards}",
        "トラクターにせずまとめ出し：{cards}",
    ),
    "caption.throw.split.run": Words(
        "Split the {count:run|runs}: throw the {cards}",
        "拆开顺子甩：{cards}",
        "拆開順子甩：{cards}",
        "ランにせずまとめ出し：{cards}",
    ),
    "caption.mixed": Words("{cards}: several suits", "{cards}：花色不一", "{cards}：花色不一", "{cards}：スートが混在"),
    "caption.follows": Words("Follow with the {cards}", "跟{cards}", "跟{cards}", "{cards}でフォロー"),
    "caption.follows.highest": Words(
        "Follow with the {cards}, highest so far",
        "跟{cards}，目前最大",
        "跟{cards}，目前最大",
        "{cards}でフォロー（いま最強）",
    ),
    "caption.ruffs": Words("Ruff with the {cards}", "用{cards}毙", "用{cards}斃", "{cards}で切る"),
    "caption.overruffs": Words("Overruff with the {cards}", "用{cards}超毙", "用{cards}超斃", "より強い{cards}で切る"),
    "caption.bombs": Words("Bomb: {cards}", "出炸弹{cards}", "出炸彈{cards}", "ボム：{cards}"),
    "caption.discards": Words("Discard the {cards}", "垫{cards}", "墊{cards}", "{cards}を捨てる"),
    "caption.discards.trumps": Words(
        "Discard {count:a trump|trumps}: {cards}", "垫主牌{cards}", "墊主牌{cards}", "切り札を捨てる：{cards}"
    ),
    "caption.pass.named": Words("passing", "不要", "不要", "パス"),
    "caption.no_bid.named": Words("passing", "不亮", "不亮", "パス"),
    "caption.no_overbid.named": Words("passing", "不反", "不反", "パス"),
    "caption.no_adding.named": Words("passing", "不加", "不加", "パス"),
    "caption.no_redeal.named": Words("playing this hand", "不重发", "不重發", "配り直さない"),
    "caption.nobody.named": Words("calling nobody", "不找朋友", "不找朋友", "だれも呼ばない"),
    "caption.bid.named": Words("showing the {cards}", "亮{cards}", "亮{cards}", "{cards}を示す"),
    "caption.bid.no-suit.named": Words(
        "showing the {cards} for no suit", "亮{cards}打无主", "亮{cards}打無主", "{cards}でスートなし"
    ),
    "caption.bid.no-trump.named": Words(
        "showing the {cards} for no trump", "亮{cards}打王主", "亮{cards}打王主", "{cards}でノートランプ"
    ),
    "caption.overbid.named": Words("overbidding with the {cards}", "用{cards}反主", "用{cards}反主", "{cards}で上書き"),
    "caption.overbid.no-suit.named": Words(
        "overbidding with the {cards} for no suit",
        "用{cards}反成无主",
        "用{cards}反成無主",
        "{cards}でスートなしに上書き",
    ),
    "caption.overbid.no-trump.named": Words(
        "overbidding with the {cards} for no trump",
        "用{cards}反成王主",
        "用{cards}反成王主",
        "{cards}でノートランプに上書き",
    ),
    "caption.redeal.named": Words("asking for a new deal", "要求重发", "要求重發", "配り直し"),
    "caption.bury.named": Words(
        "burying {points:no points|# point|# points}",
        "扣{points:无分的底|#分|#分}",
        "扣{points:無分的底|#分|#分}",
        "伏せる札（{points:点なし|#点|#点}）",
    ),
    "caption.partners.named": Words("calling {call}", "叫{call}", "叫{call}", "{call}を呼ぶ"),
    "caption.lead.single.named": Words("the {card}", "{card}", "{card}", "{card}"),
    "caption.lead.pair.named": Words("a pair of {card:many}", "一对{card}", "一對{card}", "{card}のペア"),
    "caption.lead.equal.named": Words("{width} × {card}", "{width}张{card}", "{width}張{card}", "{card}の{width}枚組"),
    "caption.lead.up_to.named": Words(
        "{shape} up to the {card}", "{shape}，最大{card}", "{shape}，最大{card}", "{card}までの{shape}"
    ),
    "caption.throw.named": Words("throwing the {cards}", "甩{cards}", "甩{cards}", "{cards}のまとめ出し"),
    "caption.throw.split.tractor.named": Words(
        "throwing the {cards} with the {count:tractor|tractors} split",
        "拆开拖拉机甩{cards}",
        "拆開拖拉機甩{cards}",
        "トラクターにしない{cards}のまとめ出し",
    ),
    "caption.throw.split.run.named": Words(
        "throwing the {cards} with the {count:run|runs} split",
        "拆开顺子甩{cards}",
        "拆開順子甩{cards}",
        "ランにしない{cards}のまとめ出し",
    ),
    "caption.follows.named": Words("the {cards}", "{cards}", "{cards}", "{cards}"),
    "caption.follows.highest.named": Words("the {cards}", "{cards}", "{cards}", "{cards}"),
    "caption.discards.named": Words("the {cards}", "{cards}", "{cards}", "{cards}"),
    "caption.discards.trumps.named": Words("the {cards}", "{cards}", "{cards}", "{cards}"),
    "caption.ruffs.named": Words("ruffing with the {cards}", "用{cards}毙", "用{cards}斃", "{cards}で切る"),
    "caption.overruffs.named": Words("overruffing with the {cards}", "用{cards}超毙", "用{cards}超斃", "{cards}で切る"),
    "caption.bombs.named": Words("bombing with the {cards}", "炸弹{cards}", "炸彈{cards}", "ボム{cards}"),
    "line.tricks": Words(
        "Points in the tricks of the declarers’ opponents: {amount}",
        "闲家各墩得分：{amount}分",
        "閒家各墩得分：{amount}分",
        "子の側がトリックで得たのは{amount}点",
    ),
    "line.kitty": Words(
        "The kitty: {points} points × {factor} = {amount}",
        "底牌：{points}分 × {factor} = {amount}分",
        "底牌：{points}分 × {factor} = {amount}分",
        "底札：{points}点 × {factor} = {amount}点",
    ),
    "line.kitty_empty": Words("The kitty holds no points", "底牌没有分", "底牌沒有分", "底札に点はない"),
    "line.throw_penalty": Words(
        "{seat:name}: a throw failed, {amount:+}",
        "{seat:name}甩牌失败：{amount:+}",
        "{seat:name}甩牌失敗：{amount:+}",
        "{seat:name}のまとめ出しが失敗：{amount:+}",
    ),
    "line.red_five_points": Words(
        "{seat:name}: a red five captured, {amount:+}",
        "{seat:name}的红五被抓：{amount:+}",
        "{seat:name}的紅五被抓：{amount:+}",
        "{seat:name}の赤5が取られた：{amount:+}",
    ),
    "line.points_total": Words(
        "The declarers’ opponents have {amount:no points at all|# point|# points}"
        "{short:|, too few to cost the declarers another level|}",
        "闲家{amount:一分未得：大光|共得#分|共得#分}{short:|：小光|}",
        "閒家{amount:一分未得：大光|共得#分|共得#分}{short:|：小光|}",
        "子の側は合計{amount}点{short:|。親の昇級をもう1つ減らすには足りない|}",
    ),
    "line.declarers_gain": Words(
        "The declarers win the hand, worth {amount:# level|# levels}",
        "庄家方守住，可升{amount}级",
        "莊家方守住，可升{amount}級",
        "親の側が守り、{amount}レベル上がれる",
    ),
    "line.opponents_gain": Words(
        "The declarers’ opponents take over{amount:, and nobody rises|, worth # level|, worth # levels}",
        "闲家上台{amount:，双方不升级|，可升#级|，可升#级}",
        "閒家上台{amount:，雙方不升級|，可升#級|，可升#級}",
        "子の側が親になり{amount:ます。レベルは上がりません|、#レベル上がれる|、#レベル上がれる}",
    ),
    "line.opponents_win": Words(
        "The declarers’ opponents win the hand{amount:, and nobody rises|, worth # level|, worth # levels}",
        "闲家赢{amount:，谁都不升级|，可升#级|，可升#级}",
        "閒家贏{amount:，誰都不升級|，可升#級|，可升#級}",
        "子の側の勝ち{amount:。レベルは上がらない|、#レベル上がれる|、#レベル上がれる}",
    ),
    "line.alone": Words(
        "{seat:name} played alone, without a partner",
        "{seat:name}没有朋友，一人独打",
        "{seat:name}沒有朋友，一人獨打",
        "{seat:name}は味方なしで、1人で戦った",
    ),
    "line.hooked": Words(
        "Hooked by the Jack: back to {level}", "勾到底：退回{level}", "勾到底：退回{level}", "Jに釣られて{level}へ戻る"
    ),
    "line.needled": Words(
        "Needled by the Ace: back to {level}", "针到底：退回{level}", "針到底：退回{level}", "Aに刺されて{level}へ戻る"
    ),
    "line.red_five_level": Words(
        "{seat:name}: a red five captured, one level down",
        "{seat:name}的红五被抓：降一级",
        "{seat:name}的紅五被抓：降一級",
        "{seat:name}の赤5が取られた：1レベル下がる",
    ),
    "line.hooked_nobody": Words(
        "Hooked by the Jack, but nobody on that side stands above {level}",
        "勾到底：那一方没有高于{level}的，不用退",
        "勾到底：那一方沒有高於{level}的，不用退",
        "Jに釣られたが、その側に{level}より上の人はいない",
    ),
    "line.needled_nobody": Words(
        "Needled by the Ace, but nobody on that side stands above {level}",
        "针到底：那一方没有高于{level}的，不用退",
        "針到底：那一方沒有高於{level}的，不用退",
        "Aに刺されたが、その側に{level}より上の人はいない",
    ),
    "line.red_five_lowest": Words(
        "{seat:name}: a red five captured; there is no level below {level}",
        "{seat:name}的红五被抓：{level}已是最低一级，不再降",
        "{seat:name}的紅五被抓：{level}已是最低一級，不再降",
        "{seat:name}の赤5が取られた：{level}より下のレベルはない",
    ),
    "line.must_be_played": Words(
        "{level} must be played: no gain leads past it",
        "{level}必打：升到这里为止",
        "{level}必打：升到這裡為止",
        "{level}は飛ばせないレベル：昇級はここで止まる",
    ),
    "line.last_level": Words(
        "The last level is {level}: only declarers who win at it get past it",
        "最后一级是{level}：坐庄打赢才算打过",
        "最後一級是{level}：坐莊打贏才算打過",
        "最後のレベルは{level}：親の側で勝てば越えられる",
    ),
    "line.last_level_alone": Words(
        "The last level is {level}: only a declarer who wins at it gets past it",
        "最后一级是{level}：自己坐庄打赢才算打过",
        "最後一級是{level}：自己坐莊打贏才算打過",
        "最後のレベルは{level}：自分が親で勝てば越えられる",
    ),
    "line.level_up": Words(
        "{seat:name}: up to {level}",
        "{seat:name}升到{level}",
        "{seat:name}升到{level}",
        "{seat:name}は{level}へ",
    ),
    "line.level_down": Words(
        "{seat:name}: down to {level}",
        "{seat:name}退到{level}",
        "{seat:name}退到{level}",
        "{seat:name}は{level}に下がる",
    ),
    "line.level_passed": Words(
        "{seat:name}: past the last level",
        "{seat:name}打过最后一级",
        "{seat:name}打過最後一級",
        "{seat:name}は最後のレベルを越えた",
    ),
    "line.no_bid": Words(
        "Nobody named trumps: a new deal", "无人亮主，重新发牌", "無人亮主，重新發牌", "だれも切り札を示さず、配り直し"
    ),
    "line.redeal": Words(
        "{seat:name} asked for a new deal",
        "{seat:name}要求重新发牌",
        "{seat:name}要求重新發牌",
        "{seat:name}が配り直しを求めた",
    ),
}
