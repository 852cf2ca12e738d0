"""The words of the strip that shows the combinations in one's hand."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "strip.name": Words("Combinations in your hand", "手中的牌型", "手中的牌型", "手札にある役"),
    "strip.none": Words("none", "没有", "沒有", "なし"),
    "strip.not_now": Words("not now", "现在不能出", "現在不能出", "今は出せない"),
    "strip.ways": Words("{count:# way|# ways}", "{count}种", "{count}種", "{count}通り"),
    "strip.place": Words("{place} of {count}", "{place} / {count}", "{place} / {count}", "{place} / {count}"),
    "strip.about": Words(
        "{kind}: {count:# way|# ways} in your hand. Each press chooses the next.",
        "{kind}：手中有{count}种，每按一次换一种。",
        "{kind}：手中有{count}種，每按一次換一種。",
        "{kind}：手札に{count}通り。押すたびに次を選びます。",
    ),
    "strip.about_going": Words(
        "{kind}: {going} of {count} can be played now. Each press chooses the next.",
        "{kind}：{count}种中有{going}种现在能出，每按一次换一种。",
        "{kind}：{count}種中有{going}種現在能出，每按一次換一種。",
        "{kind}：{count}通りのうち{going}通りが今出せます。押すたびに次を選びます。",
    ),
    "strip.about_only": Words(
        "{kind}: one way in your hand. A press chooses it.",
        "{kind}：手中有1种，一按就选上。",
        "{kind}：手中有1種，一按就選上。",
        "{kind}：手札に1通り。押すと選びます。",
    ),
    "strip.about_only_going": Words(
        "{kind}: one way in your hand, which can be played now. A press chooses it.",
        "{kind}：手中有1种，现在能出，一按就选上。",
        "{kind}：手中有1種，現在能出，一按就選上。",
        "{kind}：手札に1通りあり、今出せます。押すと選びます。",
    ),
    "strip.key": Words(
        "{about} (key {digit})", "{about}（按{digit}键）", "{about}（按{digit}鍵）", "{about}（{digit}キー）"
    ),
    "strip.about_none": Words(
        "{kind}: none left in your hand.",
        "{kind}：手中已经没有了。",
        "{kind}：手中已經沒有了。",
        "{kind}：手札にはもうありません。",
    ),
}
