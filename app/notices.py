"""What the table says in passing while a session is played."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "notice.nothing_to_take_back": Words(
        "There is nothing of yours to take back in this deal.",
        "这一局还没有可以悔的牌。",
        "這一局還沒有可以悔的牌。",
        "このハンドで取り消せる手はまだありません。",
    ),
    "notice.taken_back": Words(
        "Taken back to your last decision; this deal counts as assisted.",
        "已退回到你上一次出牌前；本局记为有悔牌。",
        "已退回到你上一次出牌前；本局記為有悔牌。",
        "直前のあなたの判断まで戻しました。このハンドは待ったありと記録されます。",
    ),
    "notice.dealt_again": Words(
        "Nobody wanted to declare: the deal is thrown in and dealt again.",
        "无人叫牌，本局作废，重新发牌。",
        "無人叫牌，本局作廢，重新發牌。",
        "誰も名乗らなかったので、流して配り直します。",
    ),
}
