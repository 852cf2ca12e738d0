"""The words of the form for house rules and settings."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "form.search": Words("&Find:", "查找(&F)：", "尋找(&F)：", "検索(&F)："),
    "form.search.hint": Words("a word of a rule", "规则中的词", "規則中的詞", "ルールの言葉"),
    "form.only_different": Words(
        "Show only what &differs", "只显示改动(&D)", "只顯示改動(&D)", "変更した項目だけ表示(&D)"
    ),
    "form.switch": Words(
        "On: {on} Off: {off}", "开启：{on}关闭：{off}", "開啟：{on}關閉：{off}", "オン：{on} オフ：{off}"
    ),
    "form.asleep": Words(
        "No effect now.",
        "现在不起作用。",
        "現在不起作用。",
        "今は効果がありません。",
    ),
    "form.asleep.until": Words(
        "No effect now. It takes effect with {rule}.",
        "现在不起作用，{rule}后就起作用。",
        "現在不起作用，{rule}後就起作用。",
        "今は効果がありません。{rule}のときに効きます。",
    ),
    "form.value": Words(
        "“{title}: {value}”", "把“{title}”改为“{value}”", "把「{title}」改為「{value}」", "「{title}：{value}」"
    ),
    "form.value.bound": Words(
        "“{title}: {bound}”", "把“{title}”改为{bound}", "把「{title}」改為{bound}", "「{title}：{bound}」"
    ),
    "form.value.least": Words("{value} or more", "至少{value}", "至少{value}", "{value}以上"),
    "form.value.most": Words("{value} or fewer", "至多{value}", "至多{value}", "{value}以下"),
    "form.value.between": Words("{least}–{most}", "{least}～{most}", "{least}～{most}", "{least}～{most}"),
    "form.and": Words(" and ", "，并", "，並", "と"),
    "form.value.on": Words("“{title}” on", "开启“{title}”", "開啟「{title}」", "「{title}」オン"),
    "form.value.off": Words("“{title}” off", "关闭“{title}”", "關閉「{title}」", "「{title}」オフ"),
    "form.reset": Words("Reset", "还原", "還原", "戻す"),
    "form.reset.about": Words("Reset “{title}”", "还原“{title}”", "還原「{title}」", "「{title}」を元に戻す"),
    "form.nothing": Words("Nothing matches.", "没有符合的项目。", "沒有符合的項目。", "該当する項目はありません。"),
    "form.nothing_differs": Words("Nothing differs.", "没有改动。", "沒有改動。", "変更はありません。"),
    "form.changed": Words("changed", "已改", "已改", "変更済み"),
    "form.all": Words("All", "全部", "全部", "すべて"),
    "form.on": Words("on", "开启", "開啟", "オン"),
    "form.off": Words("off", "关闭", "關閉", "オフ"),
    "value.endless": Words("endless", "不限", "不限", "無制限"),
    "value.auto": Words("automatic", "自动", "自動", "自動"),
}
