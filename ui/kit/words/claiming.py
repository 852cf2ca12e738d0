"""The words of claiming the rest."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "act.claim": Words("&Claim the rest", "打完余牌(&C)", "打完餘牌(&C)", "残りを出し切る(&C)"),
    "action.claim": Words("Claim the rest", "打完余牌", "打完餘牌", "残りを出し切る"),
    "action.claim.stop": Words("Stop", "停止", "停止", "止める"),
    "table.claim.count": Words("{count:# play|# plays} · C", "{count}手 · C", "{count}手 · C", "{count}手 · C"),
    "table.claim": Words(
        "Whatever the others hold, nobody can come between: the rest is played for you (C).",
        "无论别家是什么牌，都插不进来：余下的自动替你打完（C）。",
        "無論別家是什麼牌，都插不進來：餘下的自動替你打完（C）。",
        "相手の手札が何であれ、だれも割り込めません。残りを代わりに出します（C）。",
    ),
    "table.claim.stop": Words(
        "The rest is being played for you; C gives it back into your hands.",
        "正在替你打完余牌，按C改由自己出牌。",
        "正在替你打完餘牌，按C改由自己出牌。",
        "残りを代わりに出しています。Cで自分に戻せます。",
    ),
    "table.claim.stopped": Words(
        "You go on by hand.", "接下来由你自己出牌。", "接下來由你自己出牌。", "ここからは自分で出します。"
    ),
    "action.rest": Words("The rest at once", "直接看结果", "直接看結果", "残りを一気に"),
    "table.rest": Words(
        "You are out: what the others still play comes without waiting (C).",
        "你已出完：别家余下的牌不再等待（C）。",
        "你已出完：別家餘下的牌不再等待（C）。",
        "手札はもうありません。残りは待たずに進みます（C）。",
    ),
    "table.rest.stop": Words(
        "The others play on without waiting; C brings the pace back.",
        "别家正在快速打完，按C恢复节奏。",
        "別家正在快速打完，按C恢復節奏。",
        "残りを一気に進めています。Cで元のテンポに戻ります。",
    ),
    "table.rest.stopped": Words(
        "The others go on at their pace.", "别家按原来的节奏继续。", "別家按原來的節奏繼續。", "元のテンポで続きます。"
    ),
    "table.claim.none": Words(
        "There is nothing to claim now.",
        "现在没有稳赢的余牌。",
        "現在沒有穩贏的餘牌。",
        "今は出し切れるとは限りません。",
    ),
}
