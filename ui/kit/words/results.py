"""The words of the result panel, the score sheet, its chart and the log."""

from __future__ import annotations

from engine.words import LISTED, Words

WORDS = {
    "result.you_win": Words("You win the hand", "这局你赢了", "這局你贏了", "あなたの勝ちです"),
    "result.your_side": Words("Your side wins the hand", "这局你方赢了", "這局你方贏了", "あなたの側の勝ちです"),
    "result.one_wins": Words(
        "{winner:name} wins the hand", "这局{winner:name}赢了", "這局{winner:name}贏了", "{winner:name}の勝ちです"
    ),
    "result.others_win": Words("{names} win the hand", "这局{names}赢了", "這局{names}贏了", "{names}の勝ちです"),
    "result.you_lose": Words(
        "You lose the hand to {names}", "这局你输给{names}", "這局你輸給{names}", "あなたの負けです（{names}の勝ち）"
    ),
    "result.even": Words("Nobody wins the hand", "这局不分胜负", "這局不分勝負", "引き分けです"),
    "result.void": Words("This hand does not count", "这局作废", "這局作廢", "このハンドは無効です"),
    "result.session_you": Words("You win the session", "这一场你赢了", "這一場你贏了", "セッションはあなたの勝ちです"),
    "result.session_one": Words(
        "{winner:name} wins the session",
        "这一场{winner:name}赢了",
        "這一場{winner:name}贏了",
        "セッションは{winner:name}の勝ちです",
    ),
    "result.session_side": Words(
        "Your side wins the session", "这一场你方赢了", "這一場你方贏了", "セッションはあなたの側の勝ちです"
    ),
    "result.session_others": Words(
        "{names} win the session", "这一场{names}赢了", "這一場{names}贏了", "セッションは{names}の勝ちです"
    ),
    "result.session_shared": Words(
        "{names} share the win", "{names}并列获胜", "{names}並列獲勝", "{names}の同点優勝です"
    ),
    "result.session_level": Words("The session is a draw", "这一场打平", "這一場打平", "セッションは引き分けです"),
    "result.name_between": Words(", ", "、", "、", "、"),
    "result.name_last": Words(" and ", "、", "、", "、"),
    "result.hand": Words("Hand {number}", "第{number}局", "第{number}局", "第{number}ハンド"),
    "result.hand_of": Words(
        "Hand {number} of {all}",
        "第{number}局（共{all}局）",
        "第{number}局（共{all}局）",
        "第{number}ハンド（全{all}）",
    ),
    "result.change": Words("This hand", "本局", "本局", "今回"),
    "result.total": Words("Total", "合计", "合計", "合計"),
    "result.by_total": Words("Place by total", "按合计排名", "按合計排名", "合計の順位"),
    "result.chips": Words("Chips", "筹码", "籌碼", "チップ"),
    "result.place": Words("{place}.", "第{place}名", "第{place}名", "{place}位"),
    "result.next": Words("&Next hand", "下一局(&N)", "下一局(&N)", "次のハンド(&N)"),
    "result.sheet": Words("&Score sheet", "记分表(&S)", "計分表(&S)", "得点表(&S)"),
    "result.review": Words("Revie&w", "复盘(&W)", "復盤(&W)", "見直す(&W)"),
    "result.lobby": Words("&New session", "新的一场(&N)", "新的一場(&N)", "新しいセッション(&N)"),
    "result.round": Words("&Again at this table", "再来一场(&A)", "再來一場(&A)", "もう一度同じ卓で(&A)"),
    "result.summary.hands": Words(
        "{number:# hand|# hands} counted.", "共计{number}局。", "共計{number}局。", "全{number}ハンドでした。"
    ),
    "result.summary.best": Words(
        "Your best was hand {number}: {points}.",
        "你最好的一局是第{number}局：{points}。",
        "你最好的一局是第{number}局：{points}。",
        "最もよかったのは第{number}ハンド（{points}）です。",
    ),
    "result.summary.review": Words(
        "The review begins with hand {number}, which cost you most: {points}.",
        "复盘从你输得最多的第{number}局开始：{points}。",
        "復盤從你輸得最多的第{number}局開始：{points}。",
        "見直しは、失点が最も大きい第{number}ハンド（{points}）から始まります。",
    ),
    "result.details": Words("&Details", "更多(&D)", "更多(&D)", "詳細(&D)"),
    "result.fewer": Words("Fewer &details", "收起(&D)", "收起(&D)", "詳細を閉じる(&D)"),
    "result.look": Words("&Look at the table", "查看牌桌(&L)", "查看牌桌(&L)", "卓を見る(&L)"),
    "result.show": Words("Show the &result", "显示结果(&R)", "顯示結果(&R)", "結果を表示(&R)"),
    "score.hand": Words("Hand", "局", "局", "ハンド"),
    "score.assisted": Words(
        "assisted: a move was taken back, a hint was given, or the cards gone were counted",
        "有辅助：悔过牌、用过提示，或开过“已出的牌”",
        "有輔助：悔過牌、用過提示，或開過「已出的牌」",
        "助けあり：待ったかヒントを使ったか、出た札を数えました",
    ),
    "score.void": Words("does not count", "作废", "作廢", "無効"),
    "score.total": Words("Total", "合计", "合計", "合計"),
    "score.chips": Words("Chips", "筹码", "籌碼", "チップ"),
    "score.empty": Words(
        "The first hand is still being played.",
        "第一局还没打完。",
        "第一局還沒打完。",
        "最初のハンドがまだ終わっていません。",
    ),
    "chart.about": Words(
        "Totals after {hands:# hand|# hands}: {totals}",
        "{hands}局后的合计：{totals}",
        "{hands}局後的合計：{totals}",
        "{hands}ハンド後の合計：{totals}",
    ),
    "chart.total": Words(
        "{seat:name} {total:+}", "{seat:name}{total:+}", "{seat:name}{total:+}", "{seat:name}{total:+}"
    ),
    "chart.hands": Words("{hands:hand|hands}", "{hands:局数|局数}", "{hands:局數|局數}", "{hands:ハンド|ハンド}"),
    "log.hand": Words("Hand {number}", "第{number}局", "第{number}局", "第{number}ハンド"),
    "log.says": Words("{seat:name}: {words}", "{seat:name}：{words}", "{seat:name}：{words}", "{seat:name}：{words}"),
    "log.plays": Words("{seat:name}: {cards}", "{seat:name}：{cards}", "{seat:name}：{cards}", "{seat:name}：{cards}"),
    "log.takes": Words(
        "The trick goes to {seat:name}", "这一轮归{seat:name}", "這一輪歸{seat:name}", "{seat:name}がトリックを取る"
    ),
    "log.gives": Words(
        "{giver:name} → {taker:name}: {cards}",
        "{giver:name} → {taker:name}：{cards}",
        "{giver:name} → {taker:name}：{cards}",
        "{giver:name} → {taker:name}：{cards}",
    ),
    "log.gives_hidden": Words(
        "{giver:name} → {taker:name}: {count:a card|# cards} face down",
        "{giver:name} → {taker:name}：暗牌{count}张",
        "{giver:name} → {taker:name}：暗牌{count}張",
        "{giver:name} → {taker:name}：裏向き{count}枚",
    ),
    "log.buries": Words(
        "{seat:name}: {cards} buried",
        "{seat:name}：扣底{cards}",
        "{seat:name}：扣底{cards}",
        "{seat:name}：{cards}を伏せる",
    ),
    "log.buries_hidden": Words(
        "{seat:name}: {count:a card|# cards} buried",
        "{seat:name}：扣底{count}张",
        "{seat:name}：扣底{count}張",
        "{seat:name}：{count}枚を伏せる",
    ),
    "log.tribute": Words(
        "{seat:name}: {cards} as tribute",
        "{seat:name}：进贡{cards}",
        "{seat:name}：進貢{cards}",
        "{seat:name}：{cards}を献上",
    ),
    "log.tribute.open": Words("Tribute cards: {cards}", "贡牌：{cards}", "貢牌：{cards}", "献上札：{cards}"),
    "log.tribute.taken": Words(
        "Tribute → {seat:name}: {cards}",
        "贡牌 → {seat:name}：{cards}",
        "貢牌 → {seat:name}：{cards}",
        "献上札 → {seat:name}：{cards}",
    ),
    "log.role": Words("{seat:name}: {words}", "{seat:name}：{words}", "{seat:name}：{words}", "{seat:name}：{words}"),
    "log.role.all": Words("Everybody: {words}", "大家：{words}", "大家：{words}", "全員：{words}"),
    "log.role.some": Words("{seats}: {words}", "{seats}：{words}", "{seats}：{words}", "{seats}：{words}"),
    "log.name": Words("{seat:name}", "{seat:name}", "{seat:name}", "{seat:name}"),
    "listed": LISTED,
    "log.change": Words(
        "{seat:name} {amount:+}", "{seat:name} {amount:+}", "{seat:name} {amount:+}", "{seat:name} {amount:+}"
    ),
    "log.earlier": Words(
        "Earlier hands are kept under “Played hands”.",
        "更早的牌局可以在“打过的牌局”里看。",
        "更早的牌局可以在「打過的牌局」裡看。",
        "これより前のハンドは「遊んだハンド」で見られます。",
    ),
    "log.empty": Words("Nothing has been played yet.", "还没有出过牌。", "還沒有出過牌。", "まだ何も出ていません。"),
    "result.gauge": Words(
        "{points} points on the scale of levels",
        "{points}分在升级表上的位置",
        "{points}分在升級表上的位置",
        "レベルが上がる点の目盛りで{points}点",
    ),
    "result.ladder": Words("Levels: {levels}", "级数：{levels}", "級數：{levels}", "レベル：{levels}"),
    "result.ladder.one": Words(
        "{seat:name} {level}", "{seat:name}打{level}", "{seat:name}打{level}", "{seat:name} {level}"
    ),
    "result.ladder.passed": Words(
        "{seat:name} at the goal", "{seat:name}已打过", "{seat:name}已打過", "{seat:name} 達成"
    ),
}
