"""Everything that Hearts says, in four languages."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "game.name": Words("Hearts", "红心大战", "紅心大戰", "ハーツ"),
    "game.about": Words(
        "Four play for themselves. Whoever wins a trick takes its hearts and the queen of spades, and loses points.",
        "四人各自为战。赢得一墩的人收下其中的红桃和黑桃Q，并失分。",
        "四人各自為戰。贏得一墩的人收下其中的紅心和黑桃Q，並失分。",
        "四人がそれぞれ一人で戦います。トリックを取るとハートとスペードのQも取り、失点します。",
    ),
    "group.house": Words("House rules", "打法", "打法", "ローカルルール"),
    "group.session": Words("Session", "场次", "場次", "対局"),
    "preset.usual": Words("As usual", "常规", "常規", "標準"),
    "preset.usual.about": Words("To 100 points.", "打到100分。", "打到100分。", "100点まで。"),
    "option.moon": Words("Shooting the moon", "全收", "全收", "シュート・ザ・ムーン"),
    "option.moon.yes": Words(
        "Who takes all points of a deal loses none; the others lose 26 each.",
        "一人收下一局的所有分牌时不失分，其他人各失26分。",
        "一人收下一局的所有分牌時不失分，其他人各失26分。",
        "一局の失点札をすべて取った人は失点せず、ほかの人が26点ずつ失います。",
    ),
    "option.moon.no": Words(
        "Who takes all points of a deal loses all 26.",
        "一人收下一局的所有分牌时照样失26分。",
        "一人收下一局的所有分牌時照樣失26分。",
        "一局の失点札をすべて取った人が26点を失います。",
    ),
    "option.limit": Words("Length of the session", "总分", "總分", "終了点"),
    "option.limit.about": Words(
        "The session ends once somebody has lost {value} points.",
        "有人累计失{value}分时结束。",
        "有人累計失{value}分時結束。",
        "だれかの失点が{value}点に達すると終わります。",
    ),
    "ask.give": Words(
        "Choose {count} cards to pass.",
        "请选{count}张牌传出。",
        "請選{count}張牌傳出。",
        "渡す札を{count}枚選んでください。",
    ),
    "ask.lead": Words("Play a card.", "请出牌。", "請出牌。", "札を出してください。"),
    "action.give": Words("Pass cards", "传牌", "傳牌", "渡す"),
    "action.play": Words("Play", "出牌", "出牌", "出す"),
    "line.moon": Words(
        "{seat:name} took all points",
        "{seat:name}收下所有分牌",
        "{seat:name}收下所有分牌",
        "{seat:name}がすべての失点札を獲得",
    ),
    "line.taken": Words(
        "{seat:name}: {amount} points taken",
        "{seat:name}：收下{amount}分",
        "{seat:name}：收下{amount}分",
        "{seat:name}：{amount}点を獲得",
    ),
    "refusal.not_your_turn": Words(
        "It is not your turn.", "还没轮到你。", "還沒輪到你。", "あなたの番ではありません。"
    ),
    "refusal.not_now": Words("That is not asked for now.", "现在不能这样做。", "現在不能這樣做。", "今はできません。"),
    "refusal.not_in_hand": Words(
        "You do not hold these cards.", "你没有这些牌。", "你沒有這些牌。", "その札は手札にありません。"
    ),
    "refusal.first_lead": Words(
        "The 2♣ leads to the first trick.", "第一墩须先出♣2。", "第一墩須先出♣2。", "最初のトリックは♣2から始まります。"
    ),
    "refusal.follow": Words(
        "You hold {suit} and have to follow.",
        "你有{suit}，必须跟牌。",
        "你有{suit}，必須跟牌。",
        "{suit}を持っているので、出さなければなりません。",
    ),
    "refusal.not_broken": Words(
        "Hearts may not be led before one has been played.",
        "还没有人出过红桃，不能先出红桃。",
        "還沒有人出過紅心，不能先出紅心。",
        "ハートがまだ出ていないので、ハートから出せません。",
    ),
}
