"""The rules of Big Two as paragraphs; rulings, where the sources leave something open, are marked as such."""

from engine.words import Words

WORDS = {
    "rules.heading.aim": Words("The aim", "目标", "目標", "目的"),
    "rules.aim_partnership": Words(
        "Be out of cards first, but think of your partner, who sits opposite: the cards that both of you still hold are added up, and the side with the smaller penalty wins the points.",
        "先出完手中的牌，但要顾及对面的同伴：两人剩下的牌合计罚分，罚分少的一方赢分。",
        "先出完手中的牌，但要顧及對面的夥伴：兩人剩下的牌合計罰分，罰分少的一方贏分。",
        "手札を先になくすことが目的ですが、向かいの味方のことも考えましょう。2人の残り札を合計し、罰点の少ない側が点を得ます。",
    ),
    "rules.aim_individual": Words(
        "Be out of cards first. Everybody plays alone and pays for the cards still held.",
        "先出完手中的牌。各自为战，余牌罚分。",
        "先出完手中的牌。各自為戰，餘牌罰分。",
        "手札を最初になくすことが目的です。全員が1人で戦い、残り札の分を払います。",
    ),
    "rules.heading.cards": Words("Cards", "用牌", "用牌", "カード"),
    "rules.cards": Words(
        "Four players, 52 cards, thirteen each. From high to low: 2 A K Q J 10 9 8 7 6 5 4 3. Suits rank too: ♠ ♥ ♣ ♦. The lowest card is the 3♦, the highest the 2♠.",
        "四人，52张牌，每人十三张。由大到小：2 A K Q J 10 9 8 7 6 5 4 3。花色也分大小：♠ ♥ ♣ ♦。3♦最小，2♠最大。",
        "四人，52張牌，每人十三張。由大到小：2 A K Q J 10 9 8 7 6 5 4 3。花色也分大小：♠ ♥ ♣ ♦。3♦最小，2♠最大。",
        "4人、52枚、1人13枚。強い順に 2 A K Q J 10 9 8 7 6 5 4 3。スートも ♠ ♥ ♣ ♦ の順に強く、最弱は3♦、最強は2♠です。",
    ),
    "rules.heading.deal": Words("Taking cards", "摸牌", "摸牌", "カードの取り方"),
    "rules.deal": Words(
        "Ruling: cards are taken one at a time, counter-clockwise; play goes counter-clockwise too.",
        "裁定：按逆时针方向轮流各摸一张，出牌也按逆时针方向。",
        "裁定：按逆時針方向輪流各摸一張，出牌也按逆時針方向。",
        "裁定：反時計回りに1枚ずつ取ります。プレイも反時計回りです。",
    ),
    "rules.starter": Words(
        "The holder of the 3♦ starts the first set; later whoever went out in the set before.",
        "第一局由持有3♦者首出，以后由上一局先出完者首出。",
        "第一局由持有3♦者首出，以後由上一局先出完者首出。",
        "最初のセットは3♦を持つ人から、その後は前のセットで上がった人から始めます。",
    ),
    "rules.heading.patterns": Words("Patterns", "牌型", "牌型", "役"),
    "rules.patterns": Words(
        "There are three patterns: a single, a pair, five cards. Three or four cards alone are none. Who has the right to set the pattern leads any; the others follow with the same pattern, higher, or pass.",
        "牌型只有三种：单张、对子、五张。三张、四张不能单独出。有出牌权者任选牌型首出，其余各家跟同样的牌型，更大，或不要。",
        "牌型只有三種：單張、對子、五張。三張、四張不能單獨出。有出牌權者任選牌型首出，其餘各家跟同樣的牌型，更大，或不要。",
        "形は1枚、ペア、5枚の3つだけです。3枚や4枚だけでは出せません。リードする人は好きな形を選び、ほかの人は同じ形でより強い役を出すか、パスします。",
    ),
    "rules.singles_and_pairs": Words(
        "Singles compare by rank, then by suit. Pairs compare by rank, then by their higher suit alone: A♠ A♦ beats A♥ A♣.",
        "单张先比点数，再比花色。对子先比点数，再只比较大的那张的花色：A♠ A♦压过A♥ A♣。",
        "單張先比點數，再比花色。對子先比點數，再只比較大的那張的花色：A♠ A♦壓過A♥ A♣。",
        "1枚はランク、次にスートで比べます。ペアはランク、次に強い方のスートだけで比べます。A♠ A♦はA♥ A♣に勝ちます。",
    ),
    "rules.five_cards": Words(
        "Five cards, from low to high: straight, flush, full house, four of a kind with any fifth card, straight flush. A better kind beats any worse kind.",
        "五张牌型由小到大：顺子、同花、葫芦、铁支（四张加任意一张）、同花顺。大的牌型压过小的牌型。",
        "五張牌型由小到大：順子、同花、葫蘆、鐵支（四張加任意一張）、同花順。大的牌型壓過小的牌型。",
        "5枚の役は弱い順に、ストレート、フラッシュ、フルハウス、フォーカード（ほかに1枚）、ストレートフラッシュ。上の役は下の役に必ず勝ちます。",
    ),
    "rules.ties": Words(
        "Flushes compare card by card from the top, and only if all five ranks are equal by suit. Full houses compare by the three, fours by the four. Ruling: straights and straight flushes compare by their top card, its rank, then its suit.",
        "同花从最大的牌起逐张比点数，五张全同才比花色。葫芦比三张，铁支比四张。裁定：顺子和同花顺比最大的一张，先点数后花色。",
        "同花從最大的牌起逐張比點數，五張全同才比花色。葫蘆比三張，鐵支比四張。裁定：順子和同花順比最大的一張，先點數後花色。",
        "フラッシュは強い札から順にランクを比べ、5枚とも同じときだけスートで決めます。フルハウスは3枚、フォーカードは4枚で比べます。裁定：ストレートとストレートフラッシュは一番上の札のランク、次にスートで比べます。",
    ),
    "rules.heading.play": Words("Play", "出牌", "出牌", "プレイ"),
    "rules.play": Words(
        "When the turn comes back to the last player to have played and all others have passed, that player sets the pattern anew. A leader may not pass.",
        "其余各家都不要、又轮到最后出牌者时，由其重新选定牌型首出。首出者不能不出。",
        "其餘各家都不要、又輪到最後出牌者時，由其重新選定牌型首出。首出者不能不出。",
        "ほかの全員がパスして最後に出した人に番が戻ると、その人が新しい形でリードします。リードする人はパスできません。",
    ),
    "rules.heading.last_card": Words("“Last card”", "“最后一张”", "「最後一張」", "ラストカード"),
    "rules.duty": Words(
        "While a last card stands declared, the player just before must, in a round of singles, play the highest card if it beats what lies there. Rulings: if the highest cannot beat it, they pass; if it can, they may not. Pairs and five cards are free. The duty never passes to another seat.",
        "有人报了最后一张后，其上家在单张轮中能压则必须出最大的单张。裁定：最大的也压不过则不要；能压则不可不要。对子和五张不受限制。此责任不转给别家。",
        "有人報了最後一張後，其上家在單張輪中能壓則必須出最大的單張。裁定：最大的也壓不過則不要；能壓則不可不要。對子和五張不受限制。此責任不轉給別家。",
        "ラストカードが宣言されている間、その直前の人は1枚のラウンドで、勝てるなら最強の札を出さなければなりません。裁定：最強の札でも勝てなければパスし、勝てるならパスできません。ペアと5枚は自由です。義務はほかの席に移りません。",
    ),
    "rules.duty_lead": Words(
        "Just before a player with a declared last card, one may lead a single only with nothing else to lead.",
        "报了最后一张者的上家首出时，除非只有单张可出，否则不能首出单张。",
        "報了最後一張者的上家首出時，除非只有單張可出，否則不能首出單張。",
        "ラストカードを宣言した人の直前の人は、ほかにリードできる形がないときを除き、1枚ではリードできません。",
    ),
    "rules.heading.score": Words("End and score", "结束与计分", "結束與計分", "終わりと得点"),
    "rules.end": Words(
        "The set ends the moment one player is out.",
        "任何一人出完牌，本局立即结束。",
        "任何一人出完牌，本局立即結束。",
        "だれか1人が上がった瞬間にセットは終わります。",
    ),
    "rules.brackets": Words(
        "Each side adds up the cards its two players still hold: up to 11 count once, 12 to 17 twice, 18 to 25 three times, all 26 four times. The partner of who went out is counted too, so that a side can go out first and still lose the points.",
        "每方两人余牌合计：1至11张一倍，12至17张双倍，18至25张三倍，26张四倍。先出完者的同伴也要计算，因此先出完的一方也可能输分。",
        "每方兩人餘牌合計：1至11張一倍，12至17張雙倍，18至25張三倍，26張四倍。先出完者的夥伴也要計算，因此先出完的一方也可能輸分。",
        "側ごとに2人の残り札を合計します。11枚まで1倍、12～17枚は2倍、18～25枚は3倍、26枚は4倍。上がった人の味方の札も数えるので、先に上がっても点で負けることがあります。",
    ),
    "rules.difference": Words(
        "Ruling: each player of the side with fewer penalty points gains the difference, each of the other loses it.",
        "裁定：罚分少的一方每人得差额，另一方每人失差额。",
        "裁定：罰分少的一方每人得差額，另一方每人失差額。",
        "裁定：罰点の少ない側は1人ずつ差を得て、もう一方は1人ずつ差を失います。",
    ),
    "rules.loser": Words(
        "Every loser pays for the cards still held, and the winner takes the sum.",
        "各输家按余牌付分，先出完者全收。",
        "各輸家按餘牌付分，先出完者全收。",
        "負けた人は残り札の分を払い、上がった人が合計を得ます。",
    ),
    "rules.forgotten_partnership": Words(
        "Ruling: a forgotten “last card” adds 5 penalty points to the side, after the multiplier.",
        "裁定：忘报最后一张，该方罚分在加倍之后再加5分。",
        "裁定：忘報最後一張，該方罰分在加倍之後再加5分。",
        "裁定：「ラストカード」を言い忘れると、倍率の後で側の罰点に5点加わります。",
    ),
    "rules.forgotten_individual": Words(
        "Ruling: who forgets “last card” pays 5 points to the player just before.",
        "裁定：忘报最后一张者付给上家5分。",
        "裁定：忘報最後一張者付給上家5分。",
        "裁定：「ラストカード」を言い忘れた人は、直前の人に5点払います。",
    ),
    "rules.counter_attack": Words(
        "Counter-attack: together with a play, and only then, a hand of nine cards or more with no two of one rank, no five of one suit and no straight may be laid down, which ends the set. It may also be kept.",
        "绝地反击：出牌的同时（仅限此时），余牌至少九张，且无同点牌、无五张同花、无顺子，可以摊开结牌。也可以不摊。",
        "絕地反擊：出牌的同時（僅限此時），餘牌至少九張，且無同點牌、無五張同花、無順子，可以攤開結牌。也可以不攤。",
        "起死回生：出すと同時に限り、残りが9枚以上で、同じランクの2枚、同じスートの5枚、ストレートがどれもなければ、公開してセットを終えられます。公開しなくてもかまいません。",
    ),
    "rules.counter_attack_example": Words(
        "Example: from A 2 3 4 6 7 7 7 8 9 J Q K, over a pair of 3s, one plays 7-7 and lays the other eleven down.",
        "例：手持A 2 3 4 6 7 7 7 8 9 J Q K，上家出一对3，跟一对7即可摊开其余十一张。",
        "例：手持A 2 3 4 6 7 7 7 8 9 J Q K，上家出一對3，跟一對7即可攤開其餘十一張。",
        "例：A 2 3 4 6 7 7 7 8 9 J Q K を持ち、3のペアに7のペアを出せば、残り11枚を公開できます。",
    ),
    "rules.heading.house": Words("House rules", "本桌规则", "本桌規則", "この卓のルール"),
}
