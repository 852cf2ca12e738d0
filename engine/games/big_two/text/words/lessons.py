"""The words of Big Two's course: the titles, the tasks, and the answers to right and wrong moves."""

from engine.words import Words

WORDS = {
    "lesson.ranks.title": Words("Ranks and suits", "点数与花色", "點數與花色", "ランクとスート"),
    "lesson.ranks.1.ask": Words(
        "You hold the 3♦, so you start. From high to low: 2 A K … 4 3, and of equal ranks ♠ ♥ ♣ ♦: the 3♦ is the lowest card of all. Get rid of it.",
        "3♦在你手里，由你首出。由大到小：2 A K … 4 3，同点数比花色：♠ ♥ ♣ ♦。3♦是最小的牌，请先出掉。",
        "3♦在你手裡，由你首出。由大到小：2 A K … 4 3，同點數比花色：♠ ♥ ♣ ♦。3♦是最小的牌，請先出掉。",
        "3♦を持つあなたから始めます。強い順に 2 A K … 4 3、同じランクなら ♠ ♥ ♣ ♦。3♦は一番弱い札です。出してしまいましょう。",
    ),
    "lesson.ranks.1.right": Words(
        "So this trick is played with single cards. After you come the 5♠, a pass and the 2♣.",
        "这一轮出单张。接着依次是5♠、不要、2♣。",
        "這一輪出單張。接著依次是5♠、不要、2♣。",
        "このトリックは1枚です。5♠、パス、2♣と続きます。",
    ),
    "lesson.ranks.1.low": Words(
        "That is low too, but as a single card the 3♦ beats nothing: to get rid of it you have to lead it.",
        "这也是小牌，但单张3♦什么都压不过，只有首出才走得掉。",
        "這也是小牌，但單張3♦什麼都壓不過，只有首出才走得掉。",
        "それも低い札ですが、1枚の3♦は何にも勝てず、リードでしか出せません。",
    ),
    "lesson.ranks.1.high": Words(
        "2s are the highest cards: keep them to win tricks with.",
        "2是最大的牌，留着赢下一轮，抢出牌权。",
        "2是最大的牌，留著贏下一輪，搶出牌權。",
        "2は最強の札です。トリックに勝つために残しましょう。",
    ),
    "lesson.ranks.1.wrong": Words("Lead the 3♦.", "请出3♦。", "請出3♦。", "3♦を出しましょう。"),
    "lesson.ranks.2.ask": Words(
        "The 2♣ lies there. Of equal ranks the suit decides: ♠ ♥ ♣ ♦ from high to low. Which of your 2s beats it?",
        "桌上是2♣。同点数比花色，由大到小：♠ ♥ ♣ ♦。你的哪张2能压过它？",
        "桌上是2♣。同點數比花色，由大到小：♠ ♥ ♣ ♦。你的哪張2能壓過它？",
        "2♣が出ています。同じランクはスートで決まり、強い順に♠ ♥ ♣ ♦です。どちらの2で勝てますか。",
    ),
    "lesson.ranks.2.right": Words(
        "Hearts over clubs. Only the 2♠ could beat that. All pass, and you lead again, whatever you like.",
        "红桃大于梅花。只有2♠能压过。各家不要，由你重新首出，牌型任选。",
        "紅心大於梅花。只有2♠能壓過。各家不要，由你重新首出，牌型任選。",
        "ハートはクラブより上です。勝てるのは2♠だけ。全員がパスし、またあなたのリードで、次の形も選べます。",
    ),
    "lesson.ranks.2.pass": Words(
        "You can win this trick and lead again: look at your 2s.",
        "你能赢下这一轮再首出：看看手里的2。",
        "你能贏下這一輪再首出：看看手裡的2。",
        "このトリックに勝って、またリードできます。2を見てください。",
    ),
    "lesson.ranks.2.wrong": Words("Play the 2♥.", "请出2♥。", "請出2♥。", "2♥を出しましょう。"),
    "lesson.pairs.title": Words("Pairs and their suits", "对子与花色", "對子與花色", "ペアとスート"),
    "lesson.pairs.1.ask": Words(
        "A♥ A♣ lie there. Pairs compare by rank, then by their higher suit alone. Beat them without your 2s.",
        "桌上是A♥ A♣。对子先比点数，再只比较大的花色。不用2，请压过它。",
        "桌上是A♥ A♣。對子先比點數，再只比較大的花色。不用2，請壓過它。",
        "A♥ A♣が出ています。ペアはランク、次に強い方のスートだけで比べます。2を使わずに勝ちましょう。",
    ),
    "lesson.pairs.1.right": Words(
        "The spade decides; it does not matter that the other Ace is only a diamond.",
        "黑桃决定胜负；另一张是方块也不要紧。",
        "黑桃決定勝負；另一張是方塊也不要緊。",
        "スペードが決め手です。もう1枚がダイヤでもかまいません。",
    ),
    "lesson.pairs.1.dear": Words(
        "A pair of 2s beats it, but so do your Aces.",
        "一对2能压过，但一对A也行。",
        "一對2能壓過，但一對A也行。",
        "2のペアでも勝てますが、Aで足ります。",
    ),
    "lesson.pairs.1.pass": Words(
        "You have a pair of Aces with the A♠: it beats A♥ A♣.",
        "你有带A♠的一对A，压得过A♥ A♣。",
        "你有帶A♠的一對A，壓得過A♥ A♣。",
        "A♠を含むAのペアなら、A♥ A♣に勝てます。",
    ),
    "lesson.pairs.1.wrong": Words("Play A♠ A♦.", "请出A♠ A♦。", "請出A♠ A♦。", "A♠ A♦を出しましょう。"),
    "lesson.five_cards.title": Words("Five cards", "五张牌型", "五張牌型", "5枚の役"),
    "lesson.five_cards.1.ask": Words(
        "A straight lies there: five ranks in a row. The higher kinds are, from low to high: a flush (five of one suit), a full house (three of a rank with a pair), four of a kind with one more card, and a straight flush. Any of them beats any straight: use the lowest that you can.",
        "桌上是顺子：五张点数相连的牌。比它大的由小到大有：同花（五张同花色）、葫芦（三张带一对）、铁支（四张带一张）、同花顺。大牌型压过一切小牌型。请用最小的代价压过。",
        "桌上是順子：五張點數相連的牌。比它大的由小到大有：同花（五張同花色）、葫蘆（三張帶一對）、鐵支（四張帶一張）、同花順。大牌型壓過一切小牌型。請用最小的代價壓過。",
        "ストレート（続いた5つのランク）が出ています。その上は弱い順に、フラッシュ（同じスートの5枚）、フルハウス（同じランク3枚とペア）、フォーカード（同じランク4枚とほかの1枚）、ストレートフラッシュ。上の役は下の役に必ず勝ちます。できるだけ低い役で勝ちましょう。",
    ),
    "lesson.five_cards.1.right": Words(
        "Any flush beats any straight. All pass.",
        "任何同花都压过任何顺子。各家不要。",
        "任何同花都壓過任何順子。各家不要。",
        "どんなフラッシュもストレートに勝ちます。全員がパスします。",
    ),
    "lesson.five_cards.1.dear": Words(
        "The full house wins too, but you have something lower that does: five cards of one suit.",
        "葫芦也行，但你有更小的牌型就够了：五张同花。",
        "葫蘆也行，但你有更小的牌型就夠了：五張同花。",
        "フルハウスでも勝てますが、もっと低い役で足ります。同じスートの5枚です。",
    ),
    "lesson.five_cards.1.pass": Words(
        "Count your clubs: five of one suit are a flush.",
        "数数梅花：五张同花色就是同花。",
        "數數梅花：五張同花色就是同花。",
        "クラブを数えましょう。同じスート5枚でフラッシュです。",
    ),
    "lesson.five_cards.1.wrong": Words(
        "Play the five clubs.", "请出五张梅花。", "請出五張梅花。", "クラブを5枚出しましょう。"
    ),
    "lesson.five_cards.2.ask": Words(
        "You lead whatever you like. Three Kings with two 9s are a full house: five cards at once.",
        "由你首出，牌型任选。三张K带两张9是葫芦：一次走五张。",
        "由你首出，牌型任選。三張K帶兩張9是葫蘆：一次走五張。",
        "リードなので形を選べます。Kの3枚と9のペアはフルハウス。一度に5枚減らせます。",
    ),
    "lesson.five_cards.2.right": Words(
        "Full houses compare by their three. Only a full house of Aces or 2s, four of a kind or a straight flush beats this one.",
        "葫芦比三张：只有A或2的葫芦、铁支、同花顺能压过。",
        "葫蘆比三張：只有A或2的葫蘆、鐵支、同花順能壓過。",
        "フルハウスは3枚で比べます。勝てるのはAか2のフルハウス、フォーカード、ストレートフラッシュだけです。",
    ),
    "lesson.five_cards.2.pair": Words(
        "The pair belongs to the three Kings: play all five.",
        "这一对应该跟三张K一起出：请出五张。",
        "這一對應該跟三張K一起出：請出五張。",
        "ペアはKの3枚と一緒に5枚で出しましょう。",
    ),
    "lesson.five_cards.2.kings": Words(
        "Two Kings leave the third one alone: play all three with the 9s.",
        "只出两张K，会剩下一张孤牌：请三张K带一对9一起出。",
        "只出兩張K，會剩下一張孤牌：請三張K帶一對9一起出。",
        "Kを2枚出すと1枚が残ります。3枚を9と一緒に出しましょう。",
    ),
    "lesson.five_cards.2.single": Words(
        "One card at a time is slow: play five.",
        "一张一张太慢，请出五张。",
        "一張一張太慢，請出五張。",
        "1枚ずつでは遅すぎます。5枚出しましょう。",
    ),
    "lesson.five_cards.2.wrong": Words(
        "Play the Kings with the 9s.", "请出三张K带一对9。", "請出三張K帶一對9。", "Kと9を一緒に出しましょう。"
    ),
    "lesson.straights.title": Words("The highest straights", "最大的顺子", "最大的順子", "最強のストレート"),
    "lesson.straights.1.ask": Words(
        "10-J-Q-K-A lies there. At this table two straights stand above it: 2-3-4-5-6 and, highest of all, A-2-3-4-5. Beat it.",
        "桌上是10-J-Q-K-A。本桌有两种顺子更大：2-3-4-5-6，以及最大的A-2-3-4-5。请压过它。",
        "桌上是10-J-Q-K-A。本桌有兩種順子更大：2-3-4-5-6，以及最大的A-2-3-4-5。請壓過它。",
        "10-J-Q-K-Aが出ています。この卓では、その上に2-3-4-5-6と最強のA-2-3-4-5のストレートがあります。勝ちましょう。",
    ),
    "lesson.straights.1.right": Words(
        "Here 2 and 3 are neighbours. A-2-3-4-5 is higher still, but it takes the Ace as well.",
        "在这里2和3相连。A-2-3-4-5还要更大，但要用上A。",
        "在這裡2和3相連。A-2-3-4-5還要更大，但要用上A。",
        "ここでは2と3が続きます。A-2-3-4-5はさらに上ですが、Aも使います。",
    ),
    "lesson.straights.1.pass": Words(
        "Low cards can be a high straight: look from 2 to 6.",
        "小牌也能成大顺子：看看2到6。",
        "小牌也能成大順子：看看2到6。",
        "低い札でも強いストレートになります。2から6を見てください。",
    ),
    "lesson.straights.1.dear": Words(
        "That wins too, but keep the Ace: 2-3-4-5-6 does it.",
        "这也能赢，但A留着：2-3-4-5-6就够了。",
        "這也能贏，但A留著：2-3-4-5-6就夠了。",
        "それでも勝てますが、Aは残して2-3-4-5-6を使いましょう。",
    ),
    "lesson.straights.1.wrong": Words(
        "Play 2-3-4-5-6.", "请出2-3-4-5-6。", "請出2-3-4-5-6。", "2-3-4-5-6を出しましょう。"
    ),
    "lesson.last_card.title": Words("Last card", "最后一张", "最後一張", "ラストカード"),
    "lesson.last_card.1.ask": Words(
        "The next player has one card left and has said so. You sit just before: in a trick of single cards you must play your highest card if it beats what lies there.",
        "下家只剩一张，已报“最后一张”。这一轮出单张，你是他的上家：最大的单张压得过就必须出。",
        "下家只剩一張，已報「最後一張」。這一輪出單張，你是他的上家：最大的單張壓得過就必須出。",
        "次の人は残り1枚を宣言しています。1枚のトリックでは、直前のあなたは、最強の札で勝てるならそれを出さなければなりません。",
    ),
    "lesson.last_card.1.right": Words(
        "The 2♠ is the highest card of all. Nothing beats it, and you lead.",
        "2♠是全副牌中最大的。谁也压不过，由你首出。",
        "2♠是全副牌中最大的。誰也壓不過，由你首出。",
        "2♠は全部の中で最強の札です。だれも勝てず、あなたのリードになります。",
    ),
    "lesson.last_card.1.wrong": Words("Play the 2♠.", "请出2♠。", "請出2♠。", "2♠を出しましょう。"),
    "lesson.last_card.2.ask": Words(
        "You lead, and the next player still waits with one card. You may not lead a single as long as you can lead anything else. What can one card never beat?",
        "由你首出，下家仍只有一张。只要还有别的牌型可出，就不能首出单张。什么牌型是只剩一张的人永远压不过的？",
        "由你首出，下家仍只有一張。只要還有別的牌型可出，就不能首出單張。什麼牌型是只剩一張的人永遠壓不過的？",
        "リードですが、次の人はまだ1枚で待っています。ほかの形があるかぎり、1枚ではリードできません。1枚では決して勝てないものは何でしょう。",
    ),
    "lesson.last_card.2.right": Words(
        "A pair: the player with one card has to pass.",
        "出对子：只剩一张的人只能不要。",
        "出對子：只剩一張的人只能不要。",
        "ペアです。残り1枚の人はパスするしかありません。",
    ),
    "lesson.last_card.2.high": Words(
        "That works, but a lower pair is enough.",
        "可以，但小对子就够了。",
        "可以，但小對子就夠了。",
        "出せますが、低いペアで十分です。",
    ),
    "lesson.last_card.2.wrong": Words("Play a low pair.", "请出小对子。", "請出小對子。", "低いペアを出しましょう。"),
    "lesson.partner.title": Words("The partner’s cards", "同伴的牌", "夥伴的牌", "味方の札"),
    "lesson.partner.1.ask": Words(
        "Your partner, opposite, leads a pair of Aces, and so far it stands. You could beat it with your two 2s. But in the end your partner’s cards count with yours.",
        "对面的同伴出了一对A，目前最大。你可以用两张2压过。但最后同伴的余牌会和你的合计。",
        "對面的夥伴出了一對A，目前最大。你可以用兩張2壓過。但最後夥伴的餘牌會和你的合計。",
        "向かいの味方がAのペアを出し、まだだれも勝っていません。2を2枚出せば勝てますが、最後には味方の残り札もあなたの札と合わせて数えます。",
    ),
    "lesson.partner.1.right": Words(
        "Your partner leads again and gets rid of more. Your 2s wait for an opponent’s pair.",
        "同伴继续首出，又能多走几张。两张2留着压对手的对子。",
        "夥伴繼續首出，又能多走幾張。兩張2留著壓對手的對子。",
        "味方がまたリードし、札を減らせます。2は相手のペアのために残します。",
    ),
    "lesson.partner.1.over": Words(
        "That takes the lead from your own partner, whose cards cost as much as yours, and spends two cards that no pair beats. Pass.",
        "那是抢同伴的出牌权，还用掉没有对子压得过的一对2；同伴的余牌和你的一样要罚分。请选“不要”。",
        "那是搶夥伴的出牌權，還用掉沒有對子壓得過的一對2；夥伴的餘牌和你的一樣要罰分。請選「不要」。",
        "味方のリードを奪い、どのペアにも負けない2も失います。味方の残り札もあなたの札と同じだけ響きます。パスしましょう。",
    ),
    "lesson.partner.1.wrong": Words(
        "Let it stand: pass.", "别压同伴：不要。", "別壓夥伴：不要。", "そのままにして、パスしましょう。"
    ),
    "lesson.scoring.title": Words("Going out, and the score", "出完与计分", "出完與計分", "上がりと得点"),
    "lesson.scoring.1.ask": Words(
        "Five cards are left, and you lead. Your partner holds five, the opponents thirteen each: they have not played a card. Go out at once.",
        "你还剩五张，由你首出。同伴剩五张，对手各剩十三张，一张未出。请一次出完。",
        "你還剩五張，由你首出。夥伴剩五張，對手各剩十三張，一張未出。請一次出完。",
        "残り5枚で、あなたのリードです。味方は5枚、相手は1枚も出せず13枚ずつ。一度に上がりましょう。",
    ),
    "lesson.scoring.1.right": Words(
        "Your side holds 5 cards: 5 points. The others hold all 26, which count four times: 104. Each of you gains the difference, 99.",
        "你方余5张，罚5分；对手26张全在手，四倍计104分。你们每人得差额99。",
        "你方餘5張，罰5分；對手26張全在手，四倍計104分。你們每人得差額99。",
        "こちらは残り5枚で5点、相手は26枚すべてで4倍の104点。差の99点を2人とも得ます。",
    ),
    "lesson.scoring.1.part": Words(
        "That is allowed, but three 9s and two Jacks are a full house: all five go together.",
        "可以，但三张9带两张J是葫芦：五张一起走。",
        "可以，但三張9帶兩張J是葫蘆：五張一起走。",
        "出せますが、9が3枚とJが2枚ならフルハウス。5枚一緒に出せます。",
    ),
    "lesson.scoring.1.wrong": Words("Play all five.", "五张全出。", "五張全出。", "5枚全部出しましょう。"),
}
