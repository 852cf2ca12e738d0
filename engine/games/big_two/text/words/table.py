"""What is said at the table: combinations, plays, last cards, marks, refusals and the lines of a result."""

from engine.words import Words

WORDS = {
    "game.name": Words("Big Two", "锄大二", "大老二", "ビッグ2"),
    "game.about": Words(
        "Partners sit opposite and their cards are counted together: a side can go out first and still lose.",
        "对家为伴，两人余牌合计：先出完也可能输分。",
        "對家為夥伴，兩人餘牌合計：先出完也可能輸分。",
        "向かい合う2人が味方で、残り札は合計します。先に上がっても負けることがあります。",
    ),
    "kind.straight": Words("Straight", "顺子", "順子", "ストレート"),
    "kind.flush": Words("Flush", "同花", "同花", "フラッシュ"),
    "kind.full_house": Words("Full house", "葫芦", "葫蘆", "フルハウス"),
    "kind.four_of_a_kind": Words("Four of a kind", "铁支", "鐵支", "フォーカード"),
    "kind.straight_flush": Words("Straight flush", "同花顺", "同花順", "ストレートフラッシュ"),
    "meld.single": Words("{card}", "单张{card}", "單張{card}", "{card}"),
    "meld.pair": Words(
        "pair of {rank}s with the {card}", "一对{rank}（{card}）", "一對{rank}（{card}）", "{rank}のペア（{card}）"
    ),
    "meld.straight": Words(
        "straight {low}–{high} with the {card}",
        "顺子{low}–{high}（{card}）",
        "順子{low}–{high}（{card}）",
        "ストレート{low}–{high}（{card}）",
    ),
    "meld.flush": Words("flush up to the {card}", "同花，最大{card}", "同花，最大{card}", "{card}までのフラッシュ"),
    "meld.full_house": Words("full house, three {rank}s", "葫芦，三张{rank}", "葫蘆，三張{rank}", "{rank}のフルハウス"),
    "meld.four_of_a_kind": Words("four {rank}s", "铁支{rank}", "鐵支{rank}", "{rank}のフォーカード"),
    "meld.straight_flush": Words(
        "straight flush {low}–{high} with the {card}",
        "同花顺{low}–{high}（{card}）",
        "同花順{low}–{high}（{card}）",
        "ストレートフラッシュ{low}–{high}（{card}）",
    ),
    "caption.lead": Words("Lead {meld}", "首出{meld}", "首出{meld}", "{meld}でリード"),
    "caption.beats": Words(
        "{meld} beats {over}", "{meld}，压过{over}", "{meld}，壓過{over}", "{meld}は{over}に勝ちます"
    ),
    "caption.falls_short": Words(
        "{meld} does not beat {over}", "{meld}压不过{over}", "{meld}壓不過{over}", "{meld}は{over}に勝てません"
    ),
    "caption.no_meld": Words(
        "{cards}: no combination", "{cards}：不成牌型", "{cards}：不成牌型", "{cards}：役になりません"
    ),
    "caption.pass": Words("Pass", "不要", "不要", "パス"),
    "caption.last_card": Words(
        "and say “last card” ({play})",
        "并报“最后一张”（{play}）",
        "並報「最後一張」（{play}）",
        "「ラストカード」と言う（{play}）",
    ),
    "caption.lay_down": Words(
        "the rest goes down and you are out ({play})",
        "余牌摊开，立即结牌（{play}）",
        "餘牌攤開，立即結牌（{play}）",
        "残りを公開して上がる（{play}）",
    ),
    "action.pass": Words("Pass", "不要", "不要", "パス"),
    "action.play": Words("Play", "出牌", "出牌", "出す"),
    "action.last-card": Words("Last card!", "报最后一张", "報最後一張", "ラストカード！"),
    "action.lay-down": Words("Lay down", "摊牌", "攤牌", "公開する"),
    "ask.play": Words("Your turn to play.", "轮到你出牌。", "輪到你出牌。", "あなたの番です。"),
    "ask.lead": Words(
        "Your lead: a single, a pair or five cards.",
        "由你首出：单张、对子或五张。",
        "由你首出：單張、對子或五張。",
        "あなたのリードです：1枚、ペア、5枚のどれか。",
    ),
    "duty.highest": Words(
        "{seat:name} has one card left: play your highest single if it beats this.",
        "{seat:name}只剩一张：能压就要出最大的单张。",
        "{seat:name}只剩一張：能壓就要出最大的單張。",
        "{seat:name}は残り1枚：勝てるなら最強の札を出します。",
    ),
    "duty.no_single": Words(
        "{seat:name} has one card left: lead a pair or five cards.",
        "{seat:name}只剩一张：请首出对子或五张。",
        "{seat:name}只剩一張：請首出對子或五張。",
        "{seat:name}は残り1枚：ペアか5枚でリードします。",
    ),
    "duty.lead_highest": Words(
        "{seat:name} has one card left, and you have only singles: lead your highest.",
        "{seat:name}只剩一张，而你只有单张：请首出最大的。",
        "{seat:name}只剩一張，而你只有單張：請首出最大的。",
        "{seat:name}は残り1枚、あなたは1枚ずつしか出せません：最強の札でリードします。",
    ),
    "said.pass": Words("Pass", "不要", "不要", "パス"),
    "said.three_of_diamonds": Words("I hold the 3♦", "3♦在我这里", "3♦在我這裡", "3♦を持っています"),
    "said.last_card": Words("Last card!", "最后一张！", "最後一張！", "ラストカード！"),
    "said.lay_down": Words("Counter-attack!", "绝地反击！", "絕地反擊！", "起死回生！"),
    "mark.starter": Words("Starts", "首出", "首出", "最初のリード"),
    "mark.best": Words("Unbeaten", "最大", "最大", "場の最強"),
    "mark.last_card": Words("Last card", "最后一张", "最後一張", "ラストカード"),
    "mark.duty": Words("Go high", "单张顶大", "單張頂大", "最強を出す"),
    "mark.forgot": Words("Forgot", "忘报", "忘報", "言い忘れ"),
    "mark.out": Words("Out", "出完", "出完", "上がり"),
    "line.laid_down": Words(
        "{seat:name}: {cards} laid down",
        "{seat:name}摊牌：{cards}",
        "{seat:name}攤牌：{cards}",
        "{seat:name}が手札を公開：{cards}",
    ),
    "line.side": Words(
        "{one:name} and {other:name}: {cards:# card|# cards} × {factor} = {amount}",
        "{one:name}与{other:name}：{cards}张 × {factor} = {amount}",
        "{one:name}與{other:name}：{cards}張 × {factor} = {amount}",
        "{one:name}と{other:name}：{cards}枚 × {factor} = {amount}",
    ),
    "line.forgot": Words(
        "{seat:name} forgot to say “last card”: {amount} penalty points more",
        "{seat:name}忘了报“最后一张”：罚分加{amount}",
        "{seat:name}忘了報「最後一張」：罰分加{amount}",
        "{seat:name}が「ラストカード」を言い忘れ：罰点＋{amount}",
    ),
    "line.difference": Words(
        "The difference goes to {one:name} and {other:name}: {amount:+} each",
        "差额归{one:name}与{other:name}：每人{amount:+}",
        "差額歸{one:name}與{other:name}：每人{amount:+}",
        "差は{one:name}と{other:name}へ：1人{amount:+}",
    ),
    "line.even": Words(
        "Both sides have the same penalty: nobody gains",
        "两方罚分相同：不输不赢",
        "兩方罰分相同：不輸不贏",
        "両側の罰点が同じ：増減なし",
    ),
    "line.out_and_lost": Words(
        "{seat:name} went out first, but the side lost the points, for {partner:name} held too many cards: {amount:+}",
        "{seat:name}先出完，但{partner:name}余牌太多，这一方反而输分：{amount:+}",
        "{seat:name}先出完，但{partner:name}餘牌太多，這一方反而輸分：{amount:+}",
        "{seat:name}が先に上がりましたが、{partner:name}の残り札が多く、点では負けました：{amount:+}",
    ),
    "line.loser": Words(
        "{seat:name}: {cards:# card|# cards} × {factor}, {amount:+}",
        "{seat:name}：{cards}张 × {factor}，{amount:+}",
        "{seat:name}：{cards}張 × {factor}，{amount:+}",
        "{seat:name}：{cards}枚 × {factor}、{amount:+}",
    ),
    "line.winner": Words(
        "The sum goes to {seat:name}, who went out: {amount:+}",
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
    "refusal.not_your_turn": Words(
        "It is not your turn.", "还没轮到你。", "還沒輪到你。", "あなたの番ではありません。"
    ),
    "refusal.set_over": Words("The set is over.", "本局已结束。", "本局已結束。", "このセットは終わりました。"),
    "refusal.not_in_hand": Words(
        "You do not hold these cards.", "你手中没有这些牌。", "你手中沒有這些牌。", "そのカードは手札にありません。"
    ),
    "refusal.no_cards": Words("Choose cards to play.", "请选牌。", "請選牌。", "カードを選んでください。"),
    "refusal.wrong_number": Words(
        "There are singles, pairs and five-card hands; {size} cards make none of them.",
        "只有单张、对子和五张牌型；{size}张牌不成牌型。",
        "只有單張、對子和五張牌型；{size}張牌不成牌型。",
        "役は1枚、ペア、5枚だけです。{size}枚では役になりません。",
    ),
    "refusal.not_a_pair": Words(
        "These two cards are not of one rank.",
        "这两张牌点数不同。",
        "這兩張牌點數不同。",
        "この2枚はランクが違います。",
    ),
    "refusal.no_such_straight": Words(
        "As played here, these five ranks make no straight.",
        "按本桌规则，这五张不算顺子。",
        "按本桌規則，這五張不算順子。",
        "この卓では、この5枚はストレートになりません。",
    ),
    "refusal.not_a_hand": Words(
        "These five cards make no straight, flush, full house or four of a kind.",
        "这五张牌不成顺子、同花、葫芦或铁支。",
        "這五張牌不成順子、同花、葫蘆或鐵支。",
        "この5枚はストレート、フラッシュ、フルハウス、フォーカードのどれでもありません。",
    ),
    "refusal.leader_must_play": Words(
        "You lead: you may not pass.", "由你首出，不能不出。", "由你首出，不能不出。", "リードなのでパスできません。"
    ),
    "refusal.other_pattern": Words(
        "This round is played with {size:# card|# cards} at a time.",
        "这一轮每次出{size}张。",
        "這一輪每次出{size}張。",
        "このラウンドは{size}枚ずつ出します。",
    ),
    "refusal.too_low": Words(
        "{play} does not beat {over}.",
        "{play}压不过{over}。",
        "{play}壓不過{over}。",
        "{play}は{over}に勝てません。",
    ),
    "refusal.first_lead": Words(
        "House rule: the first lead must contain the 3♦.",
        "本桌规则：第一手必须含有3♦。",
        "本桌規則：第一手必須含有3♦。",
        "この卓のルール：最初のリードには3♦を含めます。",
    ),
    "refusal.must_play_highest": Words(
        "The next player has one card left: of singles you must play your highest, the {card}.",
        "下家只剩一张：单张必须出最大的{card}。",
        "下家只剩一張：單張必須出最大的{card}。",
        "次の人は残り1枚です。1枚出すなら最強の{card}を出さなければなりません。",
    ),
    "refusal.may_not_pass": Words(
        "The next player has one card left: your highest, the {card}, beats this, so you may not pass.",
        "下家只剩一张：你最大的{card}能压过，不能不要。",
        "下家只剩一張：你最大的{card}能壓過，不能不要。",
        "次の人は残り1枚です。最強の{card}で勝てるので、パスできません。",
    ),
    "refusal.lead_no_single": Words(
        "The next player has one card left: you may not lead a single while you can lead a pair or five cards.",
        "下家只剩一张：手中有对子或五张牌型时，不能首出单张。",
        "下家只剩一張：手中有對子或五張牌型時，不能首出單張。",
        "次の人は残り1枚です。ペアか5枚の役があるうちは、1枚ではリードできません。",
    ),
    "refusal.lead_highest": Words(
        "The next player has one card left: lead your highest single, the {card}.",
        "下家只剩一张：单张必须首出最大的{card}。",
        "下家只剩一張：單張必須首出最大的{card}。",
        "次の人は残り1枚です。最強の{card}でリードしてください。",
    ),
    "refusal.not_last_card": Words(
        "“Last card” is said with the play that leaves one card; this one leaves {left}.",
        "出牌后剩一张时才报“最后一张”，这一手之后还剩{left}张。",
        "出牌後剩一張時才報「最後一張」，這一手之後還剩{left}張。",
        "「ラストカード」は残り1枚になるときに言います。出した後に{left}枚残ります。",
    ),
    "refusal.said_for_you": Words(
        "At this table “last card” is said for you.",
        "本桌自动报“最后一张”。",
        "本桌自動報「最後一張」。",
        "この卓では「ラストカード」は自動です。",
    ),
    "refusal.no_counter_attack": Words(
        "At this table no hand is laid down.",
        "本桌不打绝地反击。",
        "本桌不打絕地反擊。",
        "この卓には起死回生のルールはありません。",
    ),
    "refusal.too_few_left": Words(
        "To lay down, {least} cards or more must be left; this play leaves {left}.",
        "摊牌时至少要剩{least}张，这一手之后只剩{left}张。",
        "攤牌時至少要剩{least}張，這一手之後只剩{left}張。",
        "公開するには{least}枚以上残っている必要があります。出した後は{left}枚です。",
    ),
    "refusal.pair_left": Words(
        "What is left holds two cards of one rank.",
        "余牌中有点数相同的牌。",
        "餘牌中有點數相同的牌。",
        "残りに同じランクの札があります。",
    ),
    "refusal.flush_left": Words(
        "What is left holds five cards of one suit.",
        "余牌中有五张同花。",
        "餘牌中有五張同花。",
        "残りに同じスートの札が5枚あります。",
    ),
    "refusal.straight_left": Words(
        "What is left holds a straight.", "余牌中有顺子。", "餘牌中有順子。", "残りにストレートがあります。"
    ),
    "refusal.counter_attack_needs_individual": Words(
        "“Counter-attack” belongs to the individual game: switch the mode to that, or this off.",
        "“绝地反击”属于个人打法：请改为个人打法，或关闭此项。",
        "「絕地反擊」屬於個人打法：請改為個人打法，或關閉此項。",
        "「起死回生」は個人戦のルールです。個人戦に変えるか、これを切ってください。",
    ),
    "refusal.table_needs_individual": Words(
        "The table of penalties belongs to the individual game: switch the mode to that, or use the usual table.",
        "罚分表属于个人打法：请改为个人打法，或用通常的罚分表。",
        "罰分表屬於個人打法：請改為個人打法，或用通常的罰分表。",
        "罰点表は個人戦のルールです。個人戦に変えるか、ふつうの表に戻してください。",
    ),
}
