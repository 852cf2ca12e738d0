"""The rules of Big Two as paragraphs; where the sources leave something open, it is settled here."""

from engine.words import Words

WORDS = {
    "rules.heading.aim": Words("The aim", "目标", "目標", "目的"),
    "rules.aim_partnership": Words(
        "Get rid of your cards, and help your partner to get rid of theirs: as soon as one player is out, each side is penalised for the cards that it still holds, and the smaller penalty wins.",
        "先出完手中的牌，也要帮同伴走牌：有一人出完，各方就按剩下的牌罚分，罚分少的一方赢。",
        "先出完手中的牌，也要幫夥伴走牌：有一人出完，各方就按剩下的牌罰分，罰分少的一方贏。",
        "自分の手札を減らし、味方が減らすのも助けます。だれか1人が上がると、組ごとに残り札の分だけ罰点がつき、少ない組の勝ちです。",
    ),
    "rules.aim_individual": Words(
        "Be the first to get rid of all your cards.",
        "抢先出完手中的牌。",
        "搶先出完手中的牌。",
        "だれよりも早く手札をなくします。",
    ),
    "rules.heading.cards": Words("Cards", "用牌", "用牌", "札"),
    "rules.cards": Words(
        "Four players, 52 cards, 13 each. From high to low: 2 A K Q J 10 9 8 7 6 5 4 3. Suits rank too, from high to low ♠ ♥ ♣ ♦. So the lowest card is the 3♦ and the highest the 2♠.",
        "四人，52张牌，每人13张。由大到小：2 A K Q J 10 9 8 7 6 5 4 3。花色也分大小：♠ ♥ ♣ ♦。所以3♦最小，2♠最大。",
        "四人，52張牌，每人13張。由大到小：2 A K Q J 10 9 8 7 6 5 4 3。花色也分大小：♠ ♥ ♣ ♦。所以3♦最小，2♠最大。",
        "4人、52枚、1人13枚。強い順に 2 A K Q J 10 9 8 7 6 5 4 3。スートも強い順に ♠ ♥ ♣ ♦ です。最弱は3♦、最強は2♠です。",
    ),
    "rules.heading.deal": Words("Taking cards, and who leads", "摸牌与首出", "摸牌與首出", "札の取り方と最初のリード"),
    "rules.deal": Words(
        "Cards are taken one at a time, counter-clockwise (to the right); play goes the same way.",
        "按逆时针方向（轮到右家）轮流各摸一张，出牌也按这个方向。",
        "按逆時針方向（輪到右家）輪流各摸一張，出牌也按這個方向。",
        "反時計回り（右隣へ）に1枚ずつ取ります。プレイも同じ向きです。",
    ),
    "rules.starter": Words(
        "In the first hand the first taker is drawn by lot, and the holder of the 3♦ leads. In every later hand whoever went out in the hand before takes the first card and leads.",
        "第一局抽签定谁先摸，由持有3♦的人首出。以后每局由上一局先出完的人先摸、首出。",
        "第一局抽籤定誰先摸，由持有3♦的人首出。以後每局由上一局先出完的人先摸、首出。",
        "最初のハンドはくじで決めた人から取り、3♦を持つ人がリードします。その後は前のハンドで上がった人が最初に取り、リードします。",
    ),
    "rules.starter.one_hand": Words(
        "The first taker is drawn by lot, and the holder of the 3♦ leads.",
        "抽签定谁先摸，由持有3♦的人首出。",
        "抽籤定誰先摸，由持有3♦的人首出。",
        "最初に取る人はくじで決め、3♦を持つ人がリードします。",
    ),
    "rules.heading.patterns": Words("What can be played", "牌型", "牌型", "出せる形"),
    "rules.patterns": Words(
        "There are three patterns: a single card, a pair (two cards of one rank), and five cards. Three or four cards alone are not a pattern.",
        "牌型只有三种：单张、对子（两张同点）、五张。三张、四张不能单独出。",
        "牌型只有三種：單張、對子（兩張同點）、五張。三張、四張不能單獨出。",
        "形は1枚、ペア（同じランクの2枚）、5枚の3つだけです。3枚や4枚だけでは出せません。",
    ),
    "rules.singles_and_pairs": Words(
        "Single cards compare by rank, then by suit. Pairs compare by rank, then by the higher suit of each alone: A♠ A♦ beats A♥ A♣.",
        "单张先比点数，再比花色。对子先比点数，再只比较大的那张的花色：A♠ A♦压过A♥ A♣。",
        "單張先比點數，再比花色。對子先比點數，再只比較大的那張的花色：A♠ A♦壓過A♥ A♣。",
        "1枚はランク、次にスートで比べます。ペアはランク、次に強い方のスートだけで比べます。A♠ A♦はA♥ A♣に勝ちます。",
    ),
    "rules.five_cards": Words(
        "Five cards, from low to high: straight (ranks in sequence), flush (all of one suit), full house (three and two of a kind), four of a kind with any fifth card, straight flush (a straight of one suit). A better kind beats any worse kind.",
        "五张牌型由小到大：顺子（点数相连）、同花（花色相同）、葫芦（三张同点加两张同点）、铁支（四张同点加任意一张）、同花顺（同花色的顺子）。大的牌型压过小的牌型。",
        "五張牌型由小到大：順子（點數相連）、同花（花色相同）、葫蘆（三張同點加兩張同點）、鐵支（四張同點加任意一張）、同花順（同花色的順子）。大的牌型壓過小的牌型。",
        "5枚の役は弱い順に、ストレート（続いたランク）、フラッシュ（同じスート）、フルハウス（同じランク3枚と2枚）、フォーカード（同じランク4枚とほかの1枚）、ストレートフラッシュ（同じスートのストレート）。上の役は下の役に必ず勝ちます。",
    ),
    "rules.ties": Words(
        "Flushes compare card by card from the top, and by suit only if all five ranks are equal.",
        "同花从最大的牌起逐张比点数，五张点数都相同才比花色。",
        "同花從最大的牌起逐張比點數，五張點數都相同才比花色。",
        "フラッシュは強い札から順にランクを比べ、5枚ともランクが同じときだけスートで決めます。",
    ),
    "rules.ties.straights.plain": Words(
        "Straights compare by their top card: its rank, then its suit. Straight flushes compare in the same way. Full houses compare by the three, fours of a kind by the four.",
        "顺子比最大的一张，先点数后花色；同花顺也一样。葫芦比三张，铁支比四张。",
        "順子比最大的一張，先點數後花色；同花順也一樣。葫蘆比三張，鐵支比四張。",
        "ストレートは一番上の札のランク、次にスートで比べます。ストレートフラッシュも同じです。フルハウスは3枚、フォーカードは4枚で比べます。",
    ),
    "rules.ties.straights.hong_kong": Words(
        "Straights without a 2 compare by their top card: its rank, then its suit. Straight flushes compare in the same ways. Full houses compare by the three, fours of a kind by the four.",
        "不含2的顺子比最大的一张，先点数后花色。同花顺也照这样比。葫芦比三张，铁支比四张。",
        "不含2的順子比最大的一張，先點數後花色。同花順也照這樣比。葫蘆比三張，鐵支比四張。",
        "2を含まないストレートは、一番上の札のランク、次にスートで比べます。ストレートフラッシュも同じように比べます。フルハウスは3枚、フォーカードは4枚で比べます。",
    ),
    "rules.heading.play": Words("Play", "出牌", "出牌", "プレイ"),
    "rules.play": Words(
        "The leader plays any pattern and may not pass. In turn the others play the same pattern, higher, or pass. When all the others have passed, the trick is over, and whoever played last leads again, with any pattern.",
        "首出者任选牌型，不能不出。其余各家依次出同样牌型而更大的牌，或不要。其余各家都不要，这一轮就结束，由最后出牌的人重新选定牌型首出。",
        "首出者任選牌型，不能不出。其餘各家依次出同樣牌型而更大的牌，或不要。其餘各家都不要，這一輪就結束，由最後出牌的人重新選定牌型首出。",
        "リードする人は好きな形を出し、パスできません。ほかの人は順に、同じ形でより強いものを出すか、パスします。ほかの全員がパスしたらトリックは終わり、最後に出した人がまた好きな形でリードします。",
    ),
    "rules.heading.last_card": Words("“Last card”", "“最后一张”", "「最後一張」", "ラストカード"),
    "rules.duty": Words(
        "While somebody’s last card is announced, the player just before them must answer a single card with their own highest card if that beats it; only if it does not may they pass. Pairs and five cards are free, and nobody else is bound.",
        "有人报了最后一张后，轮到他的上家压单张时，上家手里最大的单张压得过就必须出，压不过才可以不要。对子和五张不受限制，别家也不受限制。",
        "有人報了最後一張後，輪到他的上家壓單張時，上家手裡最大的單張壓得過就必須出，壓不過才可以不要。對子和五張不受限制，別家也不受限制。",
        "ラストカードが宣言されている間、その直前の人は、1枚の札に対しては、自分の最強の札で勝てるなら必ずそれを出します。最強の札でも勝てないときだけパスします。ペアと5枚は自由で、ほかの人も自由です。",
    ),
    "rules.duty_lead": Words(
        "When leading, that player may play a single card only if there is nothing else to lead.",
        "由他首出时，除非只有单张可出，否则不能首出单张。",
        "由他首出時，除非只有單張可出，否則不能首出單張。",
        "その人がリードするときは、ほかに出せる形がない場合だけ1枚でリードできます。",
    ),
    "rules.heading.score": Words("End and score", "结束与计分", "結束與計分", "終わりと得点"),
    "rules.end": Words(
        "The hand ends the moment one player is out.",
        "任何一人出完牌，本局立即结束。",
        "任何一人出完牌，本局立即結束。",
        "だれか1人が上がった瞬間にハンドは終わります。",
    ),
    "rules.brackets": Words(
        "Each side adds up the cards it still holds. Up to 11 cards count once each, 12 to 17 twice, 18 to 25 three times, all 26 four times. The partner of the player who went out counts too, so a side can go out first and still lose the points.",
        "每方两人的余牌合计：11张以内每张一分，12至17张双倍，18至25张三倍，26张四倍。先出完者的同伴也要算，因此先出完的一方也可能输。",
        "每方兩人的餘牌合計：11張以內每張一分，12至17張雙倍，18至25張三倍，26張四倍。先出完者的夥伴也要算，因此先出完的一方也可能輸。",
        "組ごとに残り札を合計します。11枚まで1倍、12～17枚は2倍、18～25枚は3倍、26枚は4倍。上がった人の味方の札も数えるので、先に上がっても負けることがあります。",
    ),
    "rules.difference": Words(
        "Each player of the side with fewer penalty points gains the difference, and each player of the other side loses it. If both penalties are equal, nobody has won the hand.",
        "罚分少的一方每人赢得差额，另一方每人输掉差额。罚分相同，本局不分胜负。",
        "罰分少的一方每人贏得差額，另一方每人輸掉差額。罰分相同，本局不分勝負。",
        "罰点の少ない組は1人ずつ差を得て、もう一方は1人ずつ差を失います。同じなら、このハンドに勝者はいません。",
    ),
    "rules.loser": Words(
        "The others pay for the cards that they still hold.",
        "其余各家按手中的余牌付分。",
        "其餘各家按手中的餘牌付分。",
        "ほかの人は、残り札の分を払います。",
    ),
    "rules.forgotten_partnership": Words(
        "A forgotten “last card” adds 5 penalty points to that side, after the multiplication.",
        "忘报最后一张，该方罚分在加倍之后再加5分。",
        "忘報最後一張，該方罰分在加倍之後再加5分。",
        "「ラストカード」を言い忘れると、倍率の後で組の罰点に5点加わります。",
    ),
    "rules.forgotten_individual": Words(
        "Whoever forgets to say “last card” pays 5 points to the player just before them.",
        "忘报最后一张的人付给上家5分。",
        "忘報最後一張的人付給上家5分。",
        "「ラストカード」を言い忘れた人は、直前の人に5点払います。",
    ),
    "rules.counter_attack_example": Words(
        "Example: from A 2 3 4 6 7 7 7 8 9 J Q K, you play 7-7 over a pair of 3s and lay the other eleven down, unless five of them are of one suit.",
        "例：手持A 2 3 4 6 7 7 7 8 9 J Q K，上家出一对3，跟一对7，其余十一张若没有五张同花，即可摊开。",
        "例：手持A 2 3 4 6 7 7 7 8 9 J Q K，上家出一對3，跟一對7，其餘十一張若沒有五張同花，即可攤開。",
        "例：A 2 3 4 6 7 7 7 8 9 J Q K を持ち、3のペアに7のペアを出せば、残り11枚に同じスートが5枚ないかぎり、公開できます。",
    ),
    "rules.forgotten": Words(
        "If “last card” was forgotten, everybody is told so, and the player just before is not bound.",
        "忘报最后一张时，牌桌会告诉大家，但上家不受限制。",
        "忘報最後一張時，牌桌會告訴大家，但上家不受限制。",
        "「ラストカード」を言い忘れたときは全員に知らされますが、直前の人は自由です。",
    ),
    "rules.score.partners": Words(
        "Example: you go out while your partner holds {ours} cards; the other side holds {theirs}. Your penalty is {our_penalty}, theirs {their_penalty}: you and your partner gain {gained} each, and they lose {gained} each.",
        "例：你先出完，同伴还有{ours}张，另一方共有{theirs}张。你方罚{our_penalty}分，另一方罚{their_penalty}分：你方每人赢{gained}分，另一方每人输{gained}分。",
        "例：你先出完，夥伴還有{ours}張，另一方共有{theirs}張。你方罰{our_penalty}分，另一方罰{their_penalty}分：你方每人贏{gained}分，另一方每人輸{gained}分。",
        "例：あなたが上がり、味方は{ours}枚、もう一方の組は{theirs}枚残っています。罰点はあなた方が{our_penalty}、相手が{their_penalty}です。あなた方は1人{gained}点ずつ得て、相手は1人{gained}点ずつ失います。",
    ),
    "rules.score.alone": Words(
        "Example: the others still hold {cards} cards. They pay {paid} points, {gained} in all, to the player who went out.",
        "例：另外三家分别剩{cards}张，分别付{paid}分，先出完的人共得{gained}分。",
        "例：另外三家分別剩{cards}張，分別付{paid}分，先出完的人共得{gained}分。",
        "例：ほかの3人の残りは{cards}枚です。それぞれ{paid}点を払い、上がった人は合計{gained}点を得ます。",
    ),
    "rules.listed": Words(
        "{one}, {other} and {last}", "{one}、{other}、{last}", "{one}、{other}、{last}", "{one}、{other}、{last}"
    ),
    "rules.heading.house": Words("As played at this table", "本桌规则", "本桌規則", "この卓の決まり"),
}
