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
        "相手の手札が何であれ、誰も割り込めません。残りを代わりに出します（C）。",
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
    "table.claim.none": Words(
        "There is nothing to claim now.",
        "现在没有稳赢的余牌。",
        "現在沒有穩贏的餘牌。",
        "今は出し切れるとは限りません。",
    ),
}
