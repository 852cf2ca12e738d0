"""The words of the table: combinations, plays, last cards, marks and the lines of a result."""

from engine.words import Words

WORDS = {
    "game.name": Words("Big Two", "锄大二", "大老二", "ビッグ2"),
    "game.about": Words(
        "Partners sit opposite and pay together: a side can go out first and still lose.",
        "对家是同伴，两人余牌合计：先出完也可能输分。",
        "對家為夥伴，兩人餘牌合計：先出完也可能輸分。",
        "向かい合う2人が味方で、残り札は合計します。先に上がっても負けることがあります。",
    ),
    "kind.straight": Words("Straight", "顺子", "順子", "ストレート"),
    "kind.flush": Words("Flush", "同花", "同花", "フラッシュ"),
    "kind.full_house": Words("Full house", "葫芦", "葫蘆", "フルハウス"),
    "kind.four_of_a_kind": Words("Four of a kind", "铁支", "鐵支", "フォーカード"),
    "kind.straight_flush": Words("Straight flush", "同花顺", "同花順", "ストレートフラッシュ"),
    "meld.single": Words("the {card}", "单张{card}", "單張{card}", "{card}"),
    "meld.pair": Words(
        "a pair of {rank:many} with the {card}",
        "一对{rank}（{card}）",
        "一對{rank}（{card}）",
        "{rank}のペア（{card}）",
    ),
    "meld.straight": Words(
        "the straight {low}–{high} with the {card}",
        "顺子{low}–{high}（{card}）",
        "順子{low}–{high}（{card}）",
        "ストレート{low}–{high}（{card}）",
    ),
    "meld.flush": Words(
        "the flush {card}-{ranks}", "同花{card}-{ranks}", "同花{card}-{ranks}", "フラッシュ{card}-{ranks}"
    ),
    "meld.full_house": Words(
        "a full house with three {rank:many}", "葫芦（三张{rank}）", "葫蘆（三張{rank}）", "{rank}のフルハウス"
    ),
    "meld.four_of_a_kind": Words("four of a kind in {rank:many}", "铁支{rank}", "鐵支{rank}", "{rank}のフォーカード"),
    "meld.straight_flush": Words(
        "the straight flush {low}–{high} with the {card}",
        "同花顺{low}–{high}（{card}）",
        "同花順{low}–{high}（{card}）",
        "ストレートフラッシュ{low}–{high}（{card}）",
    ),
    "caption.last_card": Words(
        "{play}, announcing your last card",
        "{play}，报最后一张",
        "{play}，報最後一張",
        "{play}、ラストカードを宣言",
    ),
    "caption.lay_down": Words(
        "the rest goes down and you are out: {play}",
        "余牌摊开，立即结牌：{play}",
        "餘牌攤開，立即結牌：{play}",
        "残りを公開して上がり：{play}",
    ),
    "caption.lay_down.named": Words("laying the rest down", "摊牌", "攤牌", "残りを公開して上がり"),
    "action.last-card": Words("Last card!", "报最后一张", "報最後一張", "ラストカード！"),
    "action.lay-down": Words("Lay down", "摊牌", "攤牌", "公開する"),
    "ask.lead": Words(
        "You lead: play any combination.",
        "由你首出，任选牌型。",
        "由你首出，任選牌型。",
        "あなたのリードです。好きな役を出せます。",
    ),
    "duty.highest": Words(
        "{seat:name} has said “last card”: play your highest card if it beats this.",
        "{seat:name}报了最后一张：最大的单张压得过就要出。",
        "{seat:name}報了最後一張：最大的單張壓得過就要出。",
        "{seat:name}がラストカードを宣言：勝てるなら最強の札を出します。",
    ),
    "duty.three_of_diamonds": Words(
        "You lead: any combination with the 3♦ in it.",
        "由你首出，任选牌型，但其中须有3♦。",
        "由你首出，任選牌型，但其中須有3♦。",
        "あなたのリードです。3♦の入った役を出します。",
    ),
    "duty.no_single": Words(
        "{seat:name} has said “last card”: you may not lead a single.",
        "{seat:name}报了最后一张：不能首出单张。",
        "{seat:name}報了最後一張：不能首出單張。",
        "{seat:name}がラストカードを宣言：1枚ではリードできません。",
    ),
    "duty.lead_highest": Words(
        "{seat:name} has said “last card”, and you have only singles: lead your highest.",
        "{seat:name}报了最后一张，而你只有单张：请首出最大的。",
        "{seat:name}報了最後一張，而你只有單張：請首出最大的。",
        "{seat:name}がラストカードを宣言、あなたは1枚ずつしか出せません：最強の札でリードします。",
    ),
    "said.starter": Words("I have the 3♦", "我有3♦", "我有3♦", "3♦を持っています"),
    "said.last_card": Words("Last card!", "最后一张！", "最後一張！", "ラストカード！"),
    "said.lay_down": Words("Counter-attack!", "绝地反击！", "絕地反擊！", "起死回生！"),
    "mark.starter": Words("Starter", "首出", "首出", "最初のリード"),
    "mark.last_card": Words("Last card", "最后一张", "最後一張", "ラストカード"),
    "mark.duty": Words("Highest single only", "单张顶大", "單張頂大", "1枚は最強を出す"),
    "mark.forgot": Words("Forgot", "忘报", "忘報", "言い忘れ"),
    "mark.out": Words("Out", "出完", "出完", "上がり"),
    "line.laid_down": Words(
        "{seat:name}: {cards} laid down",
        "{seat:name}摊牌：{cards}",
        "{seat:name}攤牌：{cards}",
        "{seat:name}が手札を公開：{cards}",
    ),
    "line.side": Words(
        "{one:name} and {other:name}: {cards:# card|# cards} × {factor} = {amount:# penalty point|# penalty points}",
        "{one:name}与{other:name}：{cards}张 × {factor} = 罚{amount}分",
        "{one:name}與{other:name}：{cards}張 × {factor} = 罰{amount}分",
        "{one:name}と{other:name}：{cards}枚 × {factor} = 罰点{amount}",
    ),
    "line.forgot": Words(
        "{seat:name} forgot to say “last card”: {amount} penalty points more",
        "{seat:name}忘了报“最后一张”：罚分加{amount}",
        "{seat:name}忘了報「最後一張」：罰分加{amount}",
        "{seat:name}が「ラストカード」を言い忘れ：罰点＋{amount}",
    ),
    "line.difference": Words(
        "{one:name} and {other:name} gain the difference: {amount:+} each",
        "差额归{one:name}与{other:name}：每人{amount:+}",
        "差額歸{one:name}與{other:name}：每人{amount:+}",
        "差は{one:name}と{other:name}へ：1人{amount:+}",
    ),
    "line.even": Words("Both sides have the same penalty", "两方罚分相同", "兩方罰分相同", "両側の罰点が同じ"),
    "line.out_and_lost": Words(
        "{seat:name} went out first, but the partner held too many cards, and the side lost the points: {amount:+}",
        "{seat:name}先出完，但同伴余牌太多，这一方反而输分：{amount:+}",
        "{seat:name}先出完，但夥伴餘牌太多，這一方反而輸分：{amount:+}",
        "{seat:name}が先に上がりましたが、味方の残り札が多く、点では負けました：{amount:+}",
    ),
    "line.loser": Words(
        "{seat:name}: {cards:# card|# cards} × {factor}, {amount:+}",
        "{seat:name}：{cards}张 × {factor}，{amount:+}",
        "{seat:name}：{cards}張 × {factor}，{amount:+}",
        "{seat:name}：{cards}枚 × {factor}、{amount:+}",
    ),
    "line.winner": Words(
        "{seat:name}: out first, {amount:+} from all the others",
        "{seat:name}出完，全收：{amount:+}",
        "{seat:name}出完，全收：{amount:+}",
        "{seat:name}が上がり、合計を得ます：{amount:+}",
    ),
    "line.forgot_pays": Words(
        "{seat:name} forgot to say “last card”: {amount} to {before:name}",
        "{seat:name}忘了报“最后一张”，付给{before:name}{amount}分",
        "{seat:name}忘了報「最後一張」，付給{before:name}{amount}分",
        "{seat:name}は「ラストカード」を言い忘れ、{before:name}に{amount}点払います",
    ),
}
