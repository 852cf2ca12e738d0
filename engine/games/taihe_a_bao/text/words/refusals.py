"""Why a move is refused, or house rules do not go together."""

from engine.words import Words

WORDS = {
    "refusal.deal_over": Words("The hand is over.", "本局已结束。", "本局已結束。", "このハンドは終わりました。"),
    "refusal.not_now": Words(
        "That is not possible now. {asked}",
        "现在不能这样做。{asked}",
        "現在不能這樣做。{asked}",
        "今はそれをできません。{asked}",
    ),
    "now.bidding": Words(
        "Declare, or pass.", "请选择叫庄或不要。", "請選擇叫莊或不要。", "宣言するか、パスしてください。"
    ),
    "now.calling": Words(
        "This is the second round of bidding.",
        "现在是第二轮叫牌。",
        "現在是第二輪叫牌。",
        "今は2巡目のビッドです。",
    ),
    "now.returning": Words(
        "Give a card back first.", "请先还一张牌。", "請先還一張牌。", "先に札を1枚返してください。"
    ),
    "now.playing": Words("It is time to play.", "现在该出牌了。", "現在該出牌了。", "今は札を出すところです。"),
    "refusal.too_short": Words(
        "Too short: a sequence needs three ranks, a double sequence two pairs.",
        "太短：顺子至少三张，连对至少两对。",
        "太短：順子至少三張，連對至少兩對。",
        "短すぎます：シークエンスは3枚以上、ダブルシークエンスは2組以上です。",
    ),
    "refusal.aces_in_run": Words(
        "Aces are never part of a sequence or double sequence.",
        "A不能放进顺子或连对。",
        "A不能放進順子或連對。",
        "Aはシークエンスにもダブルシークエンスにも使えません。",
    ),
    "refusal.gap": Words(
        "7 and 9 are not neighbours: the 8s are missing, and nothing closes the gap.",
        "去掉了8，7和9也不算相连。",
        "去掉了8，7和9也不算相連。",
        "8を抜いても、7と9はつながりません。",
    ),
    "refusal.not_a_combination": Words(
        "These cards make no combination.", "这些牌不成牌型。", "這些牌不成牌型。", "その札は役になりません。"
    ),
    "refusal.other_type": Words(
        "Only a higher combination of the same kind and size, or a bomb, beats {over}; {play} does not.",
        "只有同牌型、同张数而更大的牌，或炸弹，才能压过{over}，{play}不行。",
        "只有同牌型、同張數而更大的牌，或炸彈，才能壓過{over}，{play}不行。",
        "{over}に勝てるのは同じ種類・同じ枚数のより強い役かボムだけで、{play}では勝てません。",
    ),
    "refusal.too_low": Words(
        "{play} is not higher than {over}.",
        "{play}不比{over}大。",
        "{play}不比{over}大。",
        "{play}は{over}より強くありません。",
    ),
    "refusal.unbeatable": Words(
        "Nothing beats {over}: there is no higher bomb.",
        "没有牌压得过{over}：没有更大的炸弹。",
        "沒有牌壓得過{over}：沒有更大的炸彈。",
        "{over}より強いボムはありません。だれも勝てません。",
    ),
    "refusal.needs_bomb": Words(
        "Only a higher bomb beats {over}.",
        "只有更大的炸弹才能压过{over}。",
        "只有更大的炸彈才能壓過{over}。",
        "{over}に勝てるのは、より強いボムだけです。",
    ),
    "refusal.starter_must_call": Words(
        "House rule: the starter must call and may not pass.",
        "本桌规则：首叫者必须要牌，不能不要。",
        "本桌規則：首叫者必須要牌，不能不要。",
        "この卓のルール：最初のビッダーは必ずコールします。",
    ),
    "refusal.call_not_in_pack": Words(
        "The {card} is not in the pack.", "牌中没有{card}。", "牌中沒有{card}。", "{card}は使われていません。"
    ),
    "refusal.call_own": Words(
        "You hold the {card} yourself.", "{card}就在你手里。", "{card}就在你手裡。", "{card}は自分の手札にあります。"
    ),
    "refusal.call_ace": Words("Aces may not be called.", "不能要A。", "不能要A。", "Aはコールできません。"),
    "refusal.call_four_hearts": Words(
        "The 4♥ decided who starts and may not be called.",
        "4♥决定了首叫，不能要。",
        "4♥決定了首叫，不能要。",
        "4♥は最初のビッダーを決めたので、コールできません。",
    ),
    "refusal.call_again": Words(
        "The {card} has been called already.",
        "{card}已被要过。",
        "{card}已被要過。",
        "{card}はすでにコールされました。",
    ),
    "refusal.recall_needs_three": Words(
        "The {card} has been called already; only a player who holds the other three {rank:many} may call it again.",
        "{card}已被要过；只有持有另外三张{rank}的人才能再要。",
        "{card}已被要過；只有持有另外三張{rank}的人才能再要。",
        "{card}はすでにコールされました。残り3枚の{rank}を持つ人だけがもう一度コールできます。",
    ),
    "refusal.return_ace": Words("Aces may not be given back.", "不能还A。", "不能還A。", "Aは返せません。"),
    "refusal.return_four_hearts": Words(
        "The 4♥ decided who starts and may not be given back.",
        "4♥决定了首叫，不能还出去。",
        "4♥決定了首叫，不能還出去。",
        "4♥は最初のビッダーを決めたので、返せません。",
    ),
    "refusal.return_same": Words(
        "You have just received the {card}: give another card back.",
        "刚拿到的{card}不能还，请还另一张。",
        "剛拿到的{card}不能還，請還另一張。",
        "{card}は受け取ったばかりです。ほかの札を返してください。",
    ),
    "refusal.collapse_needs_shutout": Words(
        "“Collapse doubles” goes only together with “Shutout doubles”: switch that on too, or this off.",
        "“庄家只出一手加倍”须与“闲家一张未出加倍”同时启用：请一并打开，或关闭此项。",
        "「莊家只出一手加倍」須與「閒家一張未出加倍」同時啟用：請一併打開，或關閉此項。",
        "「崩壊で2倍」は「完封で2倍」と一緒にだけ使えます。そちらも入れるか、これを切ってください。",
    ),
}
