"""Why a move is refused, or house rules do not go together."""

from engine.words import Words

WORDS = {
    "refusal.out_of_trick": Words(
        "You have passed: as played here, you are out until this trick is over.",
        "你不要过了：按本桌规则，这一轮结束前不能再出。",
        "你不要過了：按本桌規則，這一輪結束前不能再出。",
        "パスしたので、この卓ではこのトリックが終わるまで出せません。",
    ),
    "refusal.set_over": Words("The hand is over.", "本局已结束。", "本局已結束。", "このハンドは終わりました。"),
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
        "As played here, a 2 is in no straight but A-2-3-4-5 and 2-3-4-5-6.",
        "按本桌规则，含2的顺子只有A2345和23456。",
        "按本桌規則，含2的順子只有A2345和23456。",
        "この卓では、2を使うストレートはA-2-3-4-5と2-3-4-5-6だけです。",
    ),
    "refusal.two_in_straight": Words(
        "As played here, a 2 is in no straight.",
        "按本桌规则，2不能放进顺子。",
        "按本桌規則，2不能放進順子。",
        "この卓では、2はストレートに使えません。",
    ),
    "refusal.not_a_hand": Words(
        "These five cards make no straight, flush, full house or four of a kind.",
        "这五张牌不成顺子、同花、葫芦或铁支。",
        "這五張牌不成順子、同花、葫蘆或鐵支。",
        "この5枚はストレート、フラッシュ、フルハウス、フォーカードのどれでもありません。",
    ),
    "refusal.other_pattern": Words(
        "This trick is played with {size:# card|# cards} at a time.",
        "这一轮每次出{size}张。",
        "這一輪每次出{size}張。",
        "このトリックは{size}枚ずつ出します。",
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
        "The next player has said “last card”: you must play your highest card, the {card}.",
        "下家报了最后一张：必须出最大的{card}。",
        "下家報了最後一張：必須出最大的{card}。",
        "次の人がラストカードを宣言しています。最強の{card}を出さなければなりません。",
    ),
    "refusal.may_not_pass": Words(
        "The next player has said “last card”, and your highest card, the {card}, beats this: you may not pass.",
        "下家报了最后一张：你最大的{card}压得过，不能不要。",
        "下家報了最後一張：你最大的{card}壓得過，不能不要。",
        "次の人がラストカードを宣言しています。最強の{card}で勝てるので、パスできません。",
    ),
    "refusal.lead_no_single": Words(
        "The next player has said “last card”: lead a pair or five cards, not a single.",
        "下家报了最后一张：手中有对子或五张牌型时，不能首出单张。",
        "下家報了最後一張：手中有對子或五張牌型時，不能首出單張。",
        "次の人がラストカードを宣言しています。ペアか5枚の役があるうちは、1枚ではリードできません。",
    ),
    "refusal.lead_highest": Words(
        "The next player has said “last card”: lead your highest card, the {card}.",
        "下家报了最后一张：必须首出最大的{card}。",
        "下家報了最後一張：必須首出最大的{card}。",
        "次の人がラストカードを宣言しています。最強の{card}でリードしてください。",
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
        "To lay down, no two cards of one rank may be left.",
        "余牌中有点数相同的牌，不能摊牌。",
        "餘牌中有點數相同的牌，不能攤牌。",
        "残りに同じランクの札があるので、公開できません。",
    ),
    "refusal.flush_left": Words(
        "To lay down, no five cards of one suit may be left.",
        "余牌中有五张同花，不能摊牌。",
        "餘牌中有五張同花，不能攤牌。",
        "残りに同じスートの札が5枚あるので、公開できません。",
    ),
    "refusal.straight_left": Words(
        "To lay down, no straight may be left.",
        "余牌中有顺子，不能摊牌。",
        "餘牌中有順子，不能攤牌。",
        "残りにストレートがあるので、公開できません。",
    ),
    "refusal.counter_attack_needs_individual": Words(
        "“Counter-attack” belongs to the individual game: switch the mode to that, or this off.",
        "“绝地反击”只用于各自为战：请改打各自为战，或关闭此项。",
        "「絕地反擊」只用於各自為戰：請改打各自為戰，或關閉此項。",
        "「起死回生」は個人戦のルールです。個人戦に変えるか、これを切ってください。",
    ),
    "refusal.table_needs_individual": Words(
        "The table of penalties belongs to the individual game: switch the mode to that, or use the usual table.",
        "个人罚分表只用于各自为战：请改打各自为战，或用默认的罚分表。",
        "個人罰分表只用於各自為戰：請改打各自為戰，或用預設的罰分表。",
        "罰点表は個人戦のルールです。個人戦に変えるか、ふつうの表に戻してください。",
    ),
}
