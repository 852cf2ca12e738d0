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
    "now.giving": Words("Give your tribute first.", "请先进贡。", "請先進貢。", "先に献上してください。"),
    "now.taking": Words(
        "Take a tribute card first.", "请先收下一张贡牌。", "請先收下一張貢牌。", "先に献上札を1枚取ってください。"
    ),
    "now.crowning": Words(
        "Be emperor, or pass the card on.",
        "请选择登基或让位。",
        "請選擇登基或讓位。",
        "皇帝になるか、皇帝札を譲ってください。",
    ),
    "now.announcing": Words(
        "Announce your part, or say nothing.",
        "请选择亮明身份或不声张。",
        "請選擇亮明身份或不聲張。",
        "名乗るか、黙っているかを選んでください。",
    ),
    "now.playing": Words("It is time to play.", "现在该出牌了。", "現在該出牌了。", "今は札を出すところです。"),
    "refusal.not_a_combination": Words(
        "Only cards of one rank go together; {hanging} may hang on them.",
        "只有同点的牌能一起出，可以挂{hanging}。",
        "只有同點的牌能一起出，可以掛{hanging}。",
        "一緒に出せるのは同じランクの札だけです。{hanging}は付けられます。",
    ),
    "hangs.jokers": Words("jokers", "王", "王", "ジョーカー"),
    "hangs.twos": Words("jokers and 2s", "王和2", "王和2", "ジョーカーと2"),
    "refusal.sixes_alone": Words(
        "House rule: 6s are played last and go with nothing else.",
        "本桌规则：6最后出，不能挂任何牌。",
        "本桌規則：6最後出，不能掛任何牌。",
        "この卓のルール：6は最後に出し、ほかの札と一緒には出せません。",
    ),
    "refusal.sixes_last": Words(
        "House rule: no 6 may be played while you hold anything else.",
        "本桌规则：手中还有别的牌时，不能出6。",
        "本桌規則：手中還有別的牌時，不能出6。",
        "この卓のルール：ほかの札がある間は6を出せません。",
    ),
    "refusal.other_number": Words(
        "Play {size:one card|exactly # cards}, or pass.",
        "请正好出{size}张，或者不要。",
        "請正好出{size}張，或者不要。",
        "ちょうど{size}枚出すか、パスしてください。",
    ),
    "refusal.too_low": Words(
        "{needed}: {play} cannot beat {over}.",
        "{needed}：{play}压不过{over}。",
        "{needed}：{play}壓不過{over}。",
        "{needed}：{play}は{over}に勝てません。",
    ),
    "beating.each": Words(
        "Each card must beat its counterpart",
        "逐张相比，每一张都要更大",
        "逐張相比，每一張都要更大",
        "どの札も、対応する札より強くなければなりません",
    ),
    "beating.jokers": Words(
        "Each joker must be beaten, the other cards at least equalled, and one place must be higher",
        "逐张相比，王必须压过，别的牌可以相等，但至少有一张更大",
        "逐張相比，王必須壓過，別的牌可以相等，但至少有一張更大",
        "ジョーカーにはすべて勝ち、ほかの札は同じ以上で、どこか1枚は強くなければなりません",
    ),
    "refusal.unbeatable": Words(
        "Nothing beats {over}: no card is higher than a red joker.",
        "没有牌压得过{over}：没有比大王更大的牌。",
        "沒有牌壓得過{over}：沒有比大王更大的牌。",
        "{over}にはだれも勝てません。赤ジョーカーより強い札はないからです。",
    ),
    "refusal.must_accept": Words(
        "The emperor card has come back to you: you must be emperor.",
        "皇帝牌转了一圈回到你手里，你必须登基。",
        "皇帝牌轉了一圈回到你手裡，你必須登基。",
        "皇帝札が一周して戻ってきたので、皇帝になるしかありません。",
    ),
    "refusal.not_eunuch": Words(
        "You do not hold the eunuch card.", "保皇牌不在你手里。", "保皇牌不在你手裡。", "宦官札を持っていません。"
    ),
    "refusal.tribute_number": Words(
        "Give {number:# card|exactly # cards} as tribute.",
        "你应进贡{number}张。",
        "你應進貢{number}張。",
        "献上するのは{number}枚です。",
    ),
    "refusal.tribute_joker": Words(
        "Jokers are never tribute.", "王不能进贡。", "王不能進貢。", "ジョーカーは献上できません。"
    ),
    "refusal.tribute_two": Words(
        "House rule: 2s are not tribute.",
        "本桌规则：2不进贡。",
        "本桌規則：2不進貢。",
        "この卓のルール：2は献上しません。",
    ),
    "refusal.not_highest": Words(
        "Your tribute is the highest that may be given: {ranks}.",
        "能进贡的牌里，要贡最大的：{ranks}。",
        "能進貢的牌裡，要貢最大的：{ranks}。",
        "献上できる札のうち一番強いもの、{ranks}を出してください。",
    ),
    "refusal.not_in_pool": Words(
        "The {card} is not among the tribute cards.",
        "贡牌中没有{card}。",
        "貢牌中沒有{card}。",
        "{card}は献上された札の中にありません。",
    ),
    "refusal.balance_needs_positions": Words(
        "“Emperor’s score doubled” goes only together with “Scoring by place”: switch that on too, or this off.",
        "“皇帝得分加倍”须与“按名次计分”同时启用：请一并打开，或关闭此项。",
        "「皇帝得分加倍」須與「按名次計分」同時啟用：請一併打開，或關閉此項。",
        "「皇帝の得点を2倍」は「順位点」と一緒にだけ使えます。そちらも入れるか、これを切ってください。",
    ),
}
