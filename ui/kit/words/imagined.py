"""The words of the imagined hands behind a hint."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "imagined.open": Words(
        "Show imagined hands (I)", "看看设想的牌（I）", "看看設想的牌（I）", "想定した手札を見る（I）"
    ),
    "imagined.none": Words(
        "Nothing was imagined for this hint",
        "这个提示没有设想过牌局",
        "這個提示沒有設想過牌局",
        "このヒントのために想定した局はありません",
    ),
    "imagined.title": Words("Imagined hands", "设想的牌", "設想的牌", "想定した手札"),
    "imagined.heading": Words(
        "Imagined, not the real hands",
        "这是设想的牌，不是真实的牌",
        "這是設想的牌，不是真實的牌",
        "想定した手札です。実際の手札ではありません",
    ),
    "imagined.about": Words(
        "The hint has seen no hidden card. It tried its moves in {worlds:# deal|# deals} dealt anew from what your seat "
        "can know; the first of them are shown here.",
        "提示没有看过任何暗牌。它按你这一家所能知道的重新设想了{worlds}局，在其中试走；这里是最先的几局。",
        "提示沒有看過任何暗牌。它按你這一家所能知道的重新設想了{worlds}局，在其中試走；這裡是最先的幾局。",
        "ヒントは伏せられた札を見ていません。あなたの席から分かることだけで{worlds}局を配り直し、その中で手を試しました。"
        "ここに示すのは最初の数局です。",
    ),
    "imagined.place": Words(
        "Imagined deal {place} of {all}",
        "设想的第{place}局（共{all}局）",
        "設想的第{place}局（共{all}局）",
        "想定した局 {place}／{all}",
    ),
    "imagined.hint.won": Words(
        "The hint’s move, {what}, wins when this deal is played on.",
        "提示的打法“{what}”：由此打到底，赢。",
        "提示的打法「{what}」：由此打到底，贏。",
        "ヒントの手「{what}」は、ここから最後まで打つと勝ち。",
    ),
    "imagined.hint.lost": Words(
        "The hint’s move, {what}, does not win when this deal is played on.",
        "提示的打法“{what}”：由此打到底，赢不了。",
        "提示的打法「{what}」：由此打到底，贏不了。",
        "ヒントの手「{what}」は、ここから最後まで打っても勝てません。",
    ),
    "imagined.equal.won": Words(
        "The move said to be as good, {what}, wins.",
        "不相上下的“{what}”：赢。",
        "不相上下的「{what}」：贏。",
        "互角とした手「{what}」は勝ち。",
    ),
    "imagined.equal.lost": Words(
        "The move said to be as good, {what}, does not win.",
        "不相上下的“{what}”：赢不了。",
        "不相上下的「{what}」：贏不了。",
        "互角とした手「{what}」は勝てません。",
    ),
    "imagined.worse.won": Words(
        "The move said to be worse, {what}, wins.",
        "较差的“{what}”：赢。",
        "較差的「{what}」：贏。",
        "劣るとした手「{what}」は勝ち。",
    ),
    "imagined.worse.lost": Words(
        "The move said to be worse, {what}, does not win.",
        "较差的“{what}”：赢不了。",
        "較差的「{what}」：贏不了。",
        "劣るとした手「{what}」は勝てません。",
    ),
    "imagined.hand": Words(
        "{seat:name} · imagined · {count:# card|# cards}",
        "{seat:name} · 设想 · {count}张",
        "{seat:name} · 設想 · {count}張",
        "{seat:name} · 想定 · {count}枚",
    ),
    "imagined.kitty": Words(
        "Kitty · imagined · {count:# card|# cards}",
        "底牌 · 设想 · {count}张",
        "底牌 · 設想 · {count}張",
        "底札 · 想定 · {count}枚",
    ),
    "imagined.back": Words("Previous", "上一局", "上一局", "前の局"),
    "imagined.on": Words("Next", "下一局", "下一局", "次の局"),
}
