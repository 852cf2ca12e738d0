"""What stands on the table for all to see: trumps, calls, points; and the names of joker bids."""

from engine.words import Words

WORDS = {
    "bid.no_suit": Words("no suit", "无花色", "無花色", "スートなし"),
    "bid.no_trump": Words("no trump", "无将", "無將", "ノートランプ"),
    "notice.level": Words(
        "No trumps yet: {rank}s name them", "未亮主：用{rank}亮", "未亮主：用{rank}亮", "切り札未定：{rank}で示す"
    ),
    "notice.unnamed": Words(
        "No trumps yet: jokers name them", "未亮主：用王亮", "未亮主：用王亮", "切り札未定：ジョーカーで示す"
    ),
    "notice.trumps.suit": Words(
        "Trumps: {suit} and {rank}s", "主牌：{suit}和{rank}", "主牌：{suit}和{rank}", "切り札：{suit}と{rank}"
    ),
    "notice.trumps.no_suit": Words(
        "Trumps: {rank}s and jokers",
        "主牌：{rank}和王（无花色）",
        "主牌：{rank}和王（無花色）",
        "切り札：{rank}とジョーカー",
    ),
    "notice.trumps.no_trump": Words(
        "No trump: only jokers", "无将：只有王是主", "無將：只有王是主", "ノートランプ：ジョーカーのみ"
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
        "Opponents: {points} of {all} points",
        "闲家得分：{points}（共{all}）",
        "閒家得分：{points}（共{all}）",
        "相手方：{all}点中{points}点",
    ),
}
