"""The rules of Taihe A Bao as paragraphs; rulings, where the sources leave something open, are marked as such."""

from engine.words import Words

WORDS = {
    "rules.heading.aim": Words("The aim", "目标", "目標", "目的"),
    "rules.aim": Words(
        "In every hand one player, the declarer, plays alone against all the others, who are partners for that hand. The hand ends the moment anybody has no cards left: if it is the declarer, the declarer wins; if it is anybody else, the declarer loses.",
        "每局由一人（庄家）独战其余各家，其余各家在本局结为一方。任何一人出完牌，本局立即结束：若是庄家则庄家赢，若是别人则庄家输。",
        "每局由一人（莊家）獨戰其餘各家，其餘各家在本局結為一方。任何一人出完牌，本局立即結束：若是莊家則莊家贏，若是別人則莊家輸。",
        "毎ハンド、1人のデクレアラーがほかの全員と戦います。ほかの人はそのハンドの間、味方どうしです。だれか1人の手札がなくなった瞬間に終わり、それがデクレアラーなら勝ち、ほかの人ならデクレアラーの負けです。",
    ),
    "rules.heading.cards": Words("Cards", "用牌", "用牌", "カード"),
    "rules.cards": Words(
        "{seats} players, {pack} cards, {hand} each. There is no 2, 3, 8 and no joker. From high to low: {ranks}. Suits never rank.",
        "{seats}人，共{pack}张，每人{hand}张。没有2、3、8和大小王。由大到小：{ranks}。花色不分大小。",
        "{seats}人，共{pack}張，每人{hand}張。沒有2、3、8和大小王。由大到小：{ranks}。花色不分大小。",
        "{seats}人、{pack}枚、1人{hand}枚。2、3、8とジョーカーは使いません。強い順に {ranks}。スートに強弱はありません。",
    ),
    "rules.without_ace_of_spades": Words(
        "The A♠ is taken out. Three Aces count as four Aces: they beat everything and cannot be beaten.",
        "去掉A♠。三张A当作四张A：压过一切，无法被压。",
        "去掉A♠。三張A當作四張A：壓過一切，無法被壓。",
        "A♠を除きます。Aの3枚組は4枚組と見なし、すべてに勝ち、何にも負けません。",
    ),
    "rules.without_king_of_spades": Words(
        "The K♠ is taken out too; three Kings are an ordinary bomb of three.",
        "另去掉K♠；三张K只是普通的三张炸弹。",
        "另去掉K♠；三張K只是普通的三張炸彈。",
        "K♠も除きます。Kの3枚組はふつうのスリーカードです。",
    ),
    "rules.heading.deal": Words("Taking cards", "摸牌", "摸牌", "カードの配り方"),
    "rules.taken": Words(
        "Cards are not dealt: all take one at a time in turn, counter-clockwise, from the deck in the middle until it is gone. Who is known to start the bidding takes first, after the player on their left has shuffled.",
        "不发牌：大家按逆时针方向轮流从中间的牌堆各摸一张，直到摸完。已知由谁首叫时，由其左家洗牌，首叫者先摸。",
        "不發牌：大家按逆時針方向輪流從中間的牌堆各摸一張，直到摸完。已知由誰首叫時，由其左家洗牌，首叫者先摸。",
        "配らずに、中央の山札がなくなるまで反時計回りに1枚ずつ取ります。最初のビッダーが決まっているときは、その左隣がシャッフルし、その人から取ります。",
    ),
    "rules.dealt": Words(
        "A dealer, drawn by lot, deals one card at a time counter-clockwise, beginning on their right; from the second deal on the first bidder gets the first card. The office passes to the right every deal and stays after a throw-in.",
        "抽签定发牌者，从其右家起按逆时针方向逐张发牌；第二局起先发给首叫者。每局轮到右家发牌，作废后不变。",
        "抽籤定發牌者，從其右家起按逆時針方向逐張發牌；第二局起先發給首叫者。每局輪到右家發牌，作廢後不變。",
        "くじで決めたディーラーが、右隣から反時計回りに1枚ずつ配ります。2回目からは最初のビッダーに最初の1枚を配ります。役目は毎回右隣に移り、流れたときは移りません。",
    ),
    "rules.heading.starter": Words("Who starts", "谁首叫", "誰首叫", "最初のビッダー"),
    "rules.starter": Words(
        "The first hand's bidding is started by the holder of the 4♥. After that the last declarer starts after a win; after a loss, the player on the declarer's right.",
        "第一局由持有4♥的人首叫。以后庄家赢则庄家首叫，庄家输则其右家首叫。",
        "第一局由持有4♥的人首叫。以後莊家贏則莊家首叫，莊家輸則其右家首叫。",
        "最初のハンドは4♥を持つ人からビッドします。その後は、勝ったデクレアラー、負けたときはその右隣からです。",
    ),
    "rules.heading.bidding": Words("Bidding", "叫牌", "叫牌", "ビッド"),
    "rules.first_round": Words(
        "First round: in turn each player declares or passes, once. A declaration ends the bidding at once.",
        "第一轮：依次叫庄或不叫，各一次。有人叫庄，叫牌立即结束。",
        "第一輪：依次叫莊或不叫，各一次。有人叫莊，叫牌立即結束。",
        "1巡目：順に1回ずつ、宣言するかパスします。だれかが宣言すればビッドはすぐに終わります。",
    ),
    "rules.second_round": Words(
        "If all have passed, a second round: in turn each player, exactly once, calls for a card or passes. The holder hands the called card over face up; the caller gives another card back face down. The last caller is the declarer. Who has passed cannot call later, even if an exchange has improved their hand.",
        "若都不叫，进行第二轮：每人依次恰好一次，要一张牌或不要。持有者明着交出所要的牌，要牌者暗着还一张。最后要牌的人为庄家。已经不要的人不能再要，即使换牌后手牌变好。",
        "若都不叫，進行第二輪：每人依次恰好一次，要一張牌或不要。持有者明著交出所要的牌，要牌者暗著還一張。最後要牌的人為莊家。已經不要的人不能再要，即使換牌後手牌變好。",
        "全員がパスしたら2巡目です。順にちょうど1回ずつ、カードをコールするかパスします。持っている人はそのカードを表向きに渡し、コールした人は別の1枚を裏向きに返します。最後にコールした人がデクレアラーです。パスした人は、手札がよくなっても後からコールできません。",
    ),
    "rules.not_callable": Words(
        "Not to be called: a card that you hold, an Ace, the 4♥ if it decided who starts this hand, and a card that is not in the pack. Not to be given back: an Ace, and the 4♥ in the same case. Ruling: nor the card just received, for an exchange gives another card.",
        "不能要：自己手里的牌、A、决定了本局首叫的4♥、牌中没有的牌。不能还：A，以及同样情况下的4♥。裁定：刚要来的那张也不能还，换牌必须另还一张。",
        "不能要：自己手裡的牌、A、決定了本局首叫的4♥、牌中沒有的牌。不能還：A，以及同樣情況下的4♥。裁定：剛要來的那張也不能還，換牌必須另還一張。",
        "コールできないもの：自分の持つ札、A、このハンドの最初のビッダーを決めた4♥、使われていない札。返せないもの：Aと、同じ場合の4♥。裁定：受け取ったばかりの札も返せません。交換とは別の札を渡すことだからです。",
    ),
    "rules.thrown_in": Words(
        "If everybody passes in the second round the hand is thrown in: no score, it does not count as a hand, and the same player starts again. Ruling: in that new deal the 4♥ has not decided the starter, so it is not protected.",
        "第二轮人人不要则本局作废：不计分，不算一局，由同一人重新首叫。裁定：重发的这一局首叫并非由4♥决定，因此4♥不受保护。",
        "第二輪人人不要則本局作廢：不計分，不算一局，由同一人重新首叫。裁定：重發的這一局首叫並非由4♥決定，因此4♥不受保護。",
        "2巡目で全員がパスすると流れます。得点はなく、ハンド数にも数えず、同じ人からやり直します。裁定：このやり直しでは4♥が最初のビッダーを決めたのではないので、4♥は保護されません。",
    ),
    "rules.heading.play": Words("Play", "出牌", "出牌", "プレイ"),
    "rules.play": Words(
        "The declarer leads any combination. In turn, counter-clockwise, each player beats the last combination or passes. Having passed does not bar you from playing later, and having a play does not force you. When all others have passed in a row the cards are set aside and the player of the unbeaten combination leads. A leader may not pass.",
        "庄家首出任意牌型。按逆时针方向依次压过上一手或不要。不要之后仍可再出，能出也可以不出。其余各家连续不要，则牌收到一旁，由最后出牌者任意首出。首出者不能不出。",
        "莊家首出任意牌型。按逆時針方向依次壓過上一手或不要。不要之後仍可再出，能出也可以不出。其餘各家連續不要，則牌收到一旁，由最後出牌者任意首出。首出者不能不出。",
        "デクレアラーが好きな役でリードします。反時計回りに、前の役に勝つかパスします。パスしても後でまた出せますし、出せても出さなくてかまいません。ほかの全員が続けてパスしたら場札を脇に置き、最後に出した人が好きな役でリードします。リードする人はパスできません。",
    ),
    "rules.combinations": Words(
        "Combinations: a single card; a pair; a sequence of three or more consecutive ranks; a double sequence of two or more consecutive pairs; three or four of a kind. There are no Aces in sequences, and 7 and 9 are not consecutive: runs live in 4-5-6-7 and in 9-10-J-Q-K.",
        "牌型：单张；对子；三张以上相连的顺子；两对以上相连的连对；三张或四张同点。A不能放进顺子，7和9不相连：顺子只在4-5-6-7和9-10-J-Q-K之中。",
        "牌型：單張；對子；三張以上相連的順子；兩對以上相連的連對；三張或四張同點。A不能放進順子，7和9不相連：順子只在4-5-6-7和9-10-J-Q-K之中。",
        "役：シングル、ペア、3枚以上のシークエンス、2組以上のダブルシークエンス、スリーカード、フォーカード。Aはシークエンスに使えず、7と9はつながりません。シークエンスは4-5-6-7と9-10-J-Q-Kの中だけです。",
    ),
    "rules.beating": Words(
        "A single, pair, sequence or double sequence is beaten by the same type with as many cards and a higher top rank; equal rank does not beat.",
        "单张、对子、顺子、连对，要用同牌型、同张数而最大点更高的牌来压；点数相同不算压过。",
        "單張、對子、順子、連對，要用同牌型、同張數而最大點更高的牌來壓；點數相同不算壓過。",
        "シングル、ペア、シークエンス、ダブルシークエンスには、同じ種類・同じ枚数で一番上のランクが高いものが勝ちます。同じランクでは勝てません。",
    ),
    "rules.bombs": Words(
        "Three of a kind is a bomb: it beats everything but four of a kind and a three of equal or higher rank. Four of a kind beats everything but a higher four. Bombs may be led.",
        "三张同点是炸弹：除四张同点和不小于它的三张外，压过一切。四张同点除更大的四张外压过一切。炸弹也可以首出。",
        "三張同點是炸彈：除四張同點和不小於它的三張外，壓過一切。四張同點除更大的四張外壓過一切。炸彈也可以首出。",
        "スリーカードはボムです。フォーカードと、同じか高いスリーカード以外のすべてに勝ちます。フォーカードは、より高いフォーカード以外のすべてに勝ちます。ボムでリードしてもかまいません。",
    ),
    "rules.heading.score": Words("Score", "计分", "計分", "得点"),
    "rules.score": Words(
        "The declarer wins the value of the hand from, or pays it to, each opponent; all changes add up to nothing.",
        "庄家向每家赢取或付出本局注数；各家增减之和为零。",
        "莊家向每家贏取或付出本局注數；各家增減之和為零。",
        "デクレアラーは相手1人ずつからハンドの値を得るか、払います。増減の合計は0になります。",
    ),
    "rules.heading.house": Words("As agreed at this table", "本桌约定", "本桌約定", "この卓の取り決め"),
}
