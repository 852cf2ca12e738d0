"""What stands on the table for all to see: trumps, calls, points; and the names of joker bids."""

from engine.words import LISTED, Words

WORDS = {
    "action.call": Words("Call", "找朋友", "找朋友", "味方を呼ぶ"),
    "act.last_trick": Words("&Last trick", "上一墩(&L)", "上一墩(&L)", "直前のトリック(&L)"),
    "key.last_trick": Words("show the last trick", "看上一墩", "看上一墩", "直前のトリックを見る"),
    "table.no_looking_back": Words(
        "At this table earlier tricks may not be looked at.",
        "本桌不能查看以前各墩。",
        "本桌不能查看以前各墩。",
        "この卓では前のトリックを見られません。",
    ),
    "table.trick_won": Words(
        "{seat:name}, won the trick", "{seat:name}，赢得此墩", "{seat:name}，贏得此墩", "{seat:name}、トリックを獲得"
    ),
    "table.last_trick": Words("The last trick", "上一墩", "上一墩", "直前のトリック"),
    "table.no_last_trick": Words(
        "No trick has been set aside yet.",
        "还没有收走的一墩。",
        "還沒有收走的一墩。",
        "まだ終わったトリックはありません。",
    ),
    "table.taking.naming": Words(
        "Cards are being taken: you can name trumps.",
        "正在摸牌：你有牌可亮。",
        "正在摸牌：你有牌可亮。",
        "札を取っています。示せる札があります。",
    ),
    "table.taking.overbidding": Words(
        "Cards are being taken: you can overbid.",
        "正在摸牌：你可以反主。",
        "正在摸牌：你可以反主。",
        "札を取っています。上書きできる札があります。",
    ),
    "table.taking.adding": Words(
        "Cards are being taken: you can add to your bid.",
        "正在摸牌：你亮的主可以加固。",
        "正在摸牌：你亮的主可以加固。",
        "札を取っています。示した札を足せます。",
    ),
    "zone.taken": Words(
        "{count:# point card|# point cards} taken", "已得{count}张分牌", "已得{count}張分牌", "点札{count}枚を獲得"
    ),
    "zone.aside": Words(
        "{count:# other card|# other cards} of past tricks set aside",
        "以前各墩另有{count}张已收走",
        "以前各墩另有{count}張已收走",
        "これまでのトリックのほかの札{count}枚を脇に置いた",
    ),
    "bid.no_suit": Words("no suit", "无主", "無主", "スートなし"),
    "bid.more_jokers": Words("more jokers", "更多的王", "更多的王", "より多いジョーカー"),
    "bid.higher_jokers": Words(
        "more or higher jokers", "更多或更大的王", "更多或更大的王", "より多いか、より強いジョーカー"
    ),
    "bid.no_trump": Words("no trump", "王主", "王主", "ノートランプ"),
    "notice.level": Words(
        "No trumps yet: {rank:many} name them", "未亮主：用{rank}亮", "未亮主：用{rank}亮", "切り札未定：{rank}で示す"
    ),
    "notice.level.own": Words(
        "No trumps yet: your {rank:many} name them",
        "未亮主：你用{rank}亮",
        "未亮主：你用{rank}亮",
        "切り札未定：あなたは{rank}で示す",
    ),
    "notice.unnamed": Words(
        "No trumps yet: jokers name them", "未亮主：用王亮", "未亮主：用王亮", "切り札未定：ジョーカーで示す"
    ),
    "notice.declarer": Words(
        "{declarer:name} is declarer, whoever names trumps",
        "无论谁亮主，都由{declarer:name}坐庄",
        "無論誰亮主，都由{declarer:name}坐莊",
        "だれが切り札を示しても、親は{declarer:name}",
    ),
    "notice.declarer.short": Words(
        "{declarer:name} is declarer", "{declarer:name}坐庄", "{declarer:name}坐莊", "親は{declarer:name}"
    ),
    "notice.declarer.own": Words(
        "You are declarer, whoever names trumps",
        "无论谁亮主，都由你坐庄",
        "無論誰亮主，都由你坐莊",
        "だれが切り札を示しても、親はあなた",
    ),
    "notice.declarer.own.short": Words("You are declarer", "由你坐庄", "由你坐莊", "親はあなた"),
    "notice.trumps.suit": Words(
        "Trumps: {suit} and {rank:many}", "主牌：{suit}和{rank}", "主牌：{suit}和{rank}", "切り札：{suit}と{rank}"
    ),
    "notice.trumps.no_suit": Words(
        "Trumps: {rank:many} and jokers",
        "主牌：{rank}和王（无主）",
        "主牌：{rank}和王（無主）",
        "切り札：{rank}とジョーカー",
    ),
    "notice.trumps.suit.twos": Words(
        "Trumps: {suit}, {rank:many} and 2s",
        "主牌：{suit}、{rank}和2",
        "主牌：{suit}、{rank}和2",
        "切り札：{suit}、{rank}、2",
    ),
    "notice.trumps.no_suit.twos": Words(
        "Trumps: {rank:many}, 2s and jokers",
        "主牌：{rank}、2和王（无主）",
        "主牌：{rank}、2和王（無主）",
        "切り札：{rank}、2、ジョーカー",
    ),
    "notice.trumps.no_trump": Words(
        "Trumps: jokers (no trump)", "主牌：王（王主）", "主牌：王（王主）", "切り札：ジョーカー（ノートランプ）"
    ),
    "listed": LISTED,
    "spoken.takes": Words(
        "The trick goes to {seat:name}.",
        "这一墩归{seat:name}。",
        "這一墩歸{seat:name}。",
        "{seat:name}がトリックを取りました。",
    ),
    "log.takes": Words(
        "The trick goes to {seat:name}{points:|: # point|: # points}",
        "这一墩归{seat:name}{points:|，得#分|，得#分}",
        "這一墩歸{seat:name}{points:|，得#分|，得#分}",
        "{seat:name}がトリックを取る{points:|：#点|：#点}",
    ),
    "moment.said.objection": Words(
        "The throw fails: {cards} beats part of it",
        "甩牌失败：{cards}更大",
        "甩牌失敗：{cards}更大",
        "まとめ出しは失敗：{cards}が上回る",
    ),
    "said.taken_back_fined": Words(
        "I take back {cards}, and {points} points go to the other side",
        "收回{cards}，罚{points}分",
        "收回{cards}，罰{points}分",
        "{cards}を戻し、相手に{points}点",
    ),
    "mark.kitty": Words(
        "Kitty {points} × {factor} = {amount} points",
        "底牌{points} × {factor} = {amount}分",
        "底牌{points} × {factor} = {amount}分",
        "底札{points} × {factor} = {amount}点",
    ),
    "mark.kitty.short": Words("Kitty {amount} pts", "底牌{amount}分", "底牌{amount}分", "底札{amount}点"),
    "mark.kitty_empty": Words("No points in the kitty", "底牌没有分", "底牌沒有分", "底札に点なし"),
    "mark.kitty_empty.short": Words("Kitty 0 pts", "底牌0分", "底牌0分", "底札0点"),
    "moment.kitty_empty": Words("The kitty holds no points", "底牌没有分", "底牌沒有分", "底札に点はありません"),
    "moment.kitty": Words(
        "The kitty: {points} points × {factor} = {amount} for {seat:name}",
        "底牌{points}分 × {factor} = {amount}分，归{seat:name}",
        "底牌{points}分 × {factor} = {amount}分，歸{seat:name}",
        "底札：{points}点 × {factor} = {amount}点を{seat:name}が獲得",
    ),
    "notice.points.end": Words(
        "{points:# point|# points} against the declarers",
        "闲家共得{points}分",
        "閒家共得{points}分",
        "子の側：合計{points}点",
    ),
    "notice.called": Words("Called: {copies}", "找：{copies}", "找：{copies}", "呼ばれた札：{copies}"),
    "notice.colour.black": Words(
        "{number:one black|# black} {rank}",
        "还差{number}张黑{rank}",
        "還差{number}張黑{rank}",
        "黒の{rank}あと{number}枚",
    ),
    "notice.colour.red": Words(
        "{number:one red|# red} {rank}", "还差{number}张红{rank}", "還差{number}張紅{rank}", "赤の{rank}あと{number}枚"
    ),
    "notice.points": Words(
        "{points} of {all} points against the declarers",
        "闲家得分：{points}（共{all}）",
        "閒家得分：{points}（共{all}）",
        "子の側：{all}点中{points}点",
    ),
    "notice.points.short": Words(
        "{points} / {all} points", "闲家{points}/{all}分", "閒家{points}/{all}分", "子の側：{points}/{all}点"
    ),
}
