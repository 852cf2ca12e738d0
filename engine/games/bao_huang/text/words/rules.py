"""The rules of Bao Huang as paragraphs; rulings, where the sources leave something open, are marked as such."""

from engine.words import Words

WORDS = {
    "rules.heading.aim": Words("The aim", "目标", "目標", "目的"),
    "rules.aim": Words(
        "Get rid of all your cards, and help your side to do so. In every deal the emperor and a hidden protector, the eunuch, play against the other three, the people.",
        "出完手中的牌，并帮助同伴出完。每局由皇帝和暗藏的保子对抗其余三家平民。",
        "出完手中的牌，並幫助同伴出完。每局由皇帝和暗藏的保子對抗其餘三家平民。",
        "自分と味方の手札をなくすことが目的です。毎ディール、皇帝と正体を隠した宦官が、残り3人の平民と戦います。",
    ),
    "rules.heading.cards": Words("Cards", "用牌", "用牌", "カード"),
    "rules.cards": Words(
        "Five players, 168 cards: four packs without 3, 4, 5, with four red and four black jokers. From high to low: red joker, black joker, 2 A K Q J 10 9 8 7 6. Suits never rank. One red joker is marked as the emperor card and one black joker as the eunuch card; in play they rank as jokers of their colour.",
        "五人，共168张：四副牌去掉3、4、5，另有四张大王、四张小王。由大到小：大王、小王、2 A K Q J 10 9 8 7 6。花色不分大小。一张大王标为皇帝牌，一张小王标为保皇牌；出牌时与同色的王一样大。",
        "五人，共168張：四副牌去掉3、4、5，另有四張大王、四張小王。由大到小：大王、小王、2 A K Q J 10 9 8 7 6。花色不分大小。一張大王標為皇帝牌，一張小王標為保皇牌；出牌時與同色的王一樣大。",
        "5人、168枚：4組から3、4、5を除き、赤ジョーカー4枚と黒ジョーカー4枚を加えます。強い順に 赤ジョーカー、黒ジョーカー、2 A K Q J 10 9 8 7 6。スートに強弱はありません。赤ジョーカー1枚が皇帝札、黒ジョーカー1枚が宦官札で、出すときは同じ色のジョーカーと同じ強さです。",
    ),
    "rules.heading.deal": Words("Taking cards", "摸牌", "摸牌", "カードの取り方"),
    "rules.deal": Words(
        "Cards are taken one at a time in turn until all are gone: three hands of 34 and two of 33. Who takes first is drawn in the first deal and moves on one seat every deal; who took first last time cuts.",
        "轮流各摸一张，直到摸完：三家34张，两家33张。第一局抽签决定谁先摸，以后每局向下一家移动；上局先摸者切牌。",
        "輪流各摸一張，直到摸完：三家34張，兩家33張。第一局抽籤決定誰先摸，以後每局向下一家移動；上局先摸者切牌。",
        "順に1枚ずつ、なくなるまで取ります。34枚が3人、33枚が2人です。最初に取る人は初回はくじ、その後は毎回1人ずつ移り、前回最初に取った人がカットします。",
    ),
    "rules.heading.tribute": Words("Tribute", "进贡", "進貢", "献上"),
    "rules.tribute": Words(
        "From the second deal on, each loser of the last deal gives their highest card to the winners: jokers never. The last emperor gives two, or takes two; alone, four. All gifts are chosen before any is taken. Rulings: of equal cards the giver gives any; after a tie nothing is given.",
        "从第二局起，上局输家各向赢家进贡最大的一张牌，王不进贡。上局皇帝输则贡两张，赢则收两张；独保为四张。全部选定后才取牌。裁定：同点的牌任选一张；打平不进贡。",
        "從第二局起，上局輸家各向贏家進貢最大的一張牌，王不進貢。上局皇帝輸則貢兩張，贏則收兩張；獨保為四張。全部選定後才取牌。裁定：同點的牌任選一張；打平不進貢。",
        "2回目から、前のディールで負けた側は1人1枚、一番強い札を勝った側に献上します。ジョーカーは出しません。前回の皇帝は2枚出すか受け取り、1人だったなら4枚です。全員が選び終わってから取ります。裁定：同じランクならどれでもよく、引き分けの後は献上なしです。",
    ),
    "rules.heading.roles": Words("Emperor and eunuch", "皇帝与保子", "皇帝與保子", "皇帝と宦官"),
    "rules.emperor": Words(
        "After the tribute the emperor card is shown. Its holder becomes emperor, or passes the card to the next player for nothing in return, who may pass it on too. Ruling: if it comes back to the first holder, they must accept.",
        "进贡之后亮出皇帝牌。持有者登基，或把牌让给下一家，不换回任何牌；下一家也可以再让。裁定：转一圈回到最初持有者时，必须登基。",
        "進貢之後亮出皇帝牌。持有者登基，或把牌讓給下一家，不換回任何牌；下一家也可以再讓。裁定：轉一圈回到最初持有者時，必須登基。",
        "献上の後、皇帝札を見せます。持ち主は皇帝になるか、見返りなしで次の人に譲ります。次の人も譲れます。裁定：一周して最初の人に戻ったら、その人が皇帝になります。",
    ),
    "rules.eunuch": Words(
        "The holder of the eunuch card is the emperor's partner and stays unknown until that card is played. The other three are the people. All roles are shown after the deal.",
        "持有保皇牌的人是皇帝的同伴保子，这张牌打出之前无人知晓。其余三家是平民。局终公开全部身份。",
        "持有保皇牌的人是皇帝的同伴保子，這張牌打出之前無人知曉。其餘三家是平民。局終公開全部身份。",
        "宦官札を持つ人が皇帝の味方で、その札が出るまで正体は分かりません。残りの3人が平民です。ディールが終われば全員の役割が明かされます。",
    ),
    "rules.alone": Words(
        "An emperor who holds both marked cards plays alone against four, who do not know it until the eunuch card falls.",
        "皇帝若同时持有两张牌，则独保，一人对四家；保皇牌打出之前别人并不知道。",
        "皇帝若同時持有兩張牌，則獨保，一人對四家；保皇牌打出之前別人並不知道。",
        "両方の札を持つ皇帝は1人で4人と戦います。宦官札が出るまで、ほかの人には分かりません。",
    ),
    "rules.heading.combinations": Words("Combinations", "牌型", "牌型", "役"),
    "rules.combinations": Words(
        "Any number of equal cards; any number of equal cards with any number of jokers hanging on them; any number of jokers.",
        "任意张数的同点牌；同点牌挂任意张王；任意张数的王。",
        "任意張數的同點牌；同點牌掛任意張王；任意張數的王。",
        "同じランクの札を何枚でも、同じランクの札にジョーカーを何枚でも付けて、またはジョーカーだけを何枚でも出せます。",
    ),
    "rules.order": Words(
        "A combination is beaten by as many cards of which, sorted from high to low, each is strictly higher than the card in its place.",
        "张数相同，从大到小逐张相比，每一张都更大，才算压过。",
        "張數相同，從大到小逐張相比，每一張都更大，才算壓過。",
        "同じ枚数で、強い順に並べたとき1枚1枚すべてが上回れば勝ちです。",
    ),
    "rules.examples": Words(
        "8-8-8-8 < 9-9-9-black < Q-Q-Q-red, but 8-8-8-black does not beat 8-8-8-8. Whatever holds a red joker is unbeatable, and every black joker must be met by a red one.",
        "8888 < 999小王 < QQQ大王，但888小王压不过8888。凡带大王者无法压过；带小王者，每张小王都要用大王来压。",
        "8888 < 999小王 < QQQ大王，但888小王壓不過8888。凡帶大王者無法壓過；帶小王者，每張小王都要用大王來壓。",
        "8888 < 999黒 < QQQ赤。ただし888黒は8888に勝てません。赤ジョーカー入りには勝てず、黒ジョーカーには1枚ごとに赤ジョーカーが必要です。",
    ),
    "rules.heading.play": Words("Play", "出牌", "出牌", "プレイ"),
    "rules.play": Words(
        "The emperor leads any combination. In turn each player beats it or passes; having passed does not bar you from playing later. When all others still in play have passed, the player of the unbeaten combination leads again. A leader may not pass.",
        "皇帝首出任意牌型。依次压过或不要；不要之后仍可再出。其余在场各家都不要时，由最后出牌者首出。首出者不能不出。",
        "皇帝首出任意牌型。依次壓過或不要；不要之後仍可再出。其餘在場各家都不要時，由最後出牌者首出。首出者不能不出。",
        "皇帝が好きな役でリードします。順に勝つかパスします。パスしても後でまた出せます。残っているほかの全員がパスしたら、最後に出した人がまたリードします。リードする人はパスできません。",
    ),
    "rules.dropping_out": Words(
        "Who runs out drops out. If their last play stays unbeaten, the lead goes to the next player who still has cards.",
        "牌出完者退出。若其最后一手无人压过，由下一个还有牌的人首出。",
        "牌出完者退出。若其最後一手無人壓過，由下一個還有牌的人首出。",
        "手札がなくなった人は抜けます。最後に出した役にだれも勝たなければ、まだ札のある次の人がリードします。",
    ),
    "rules.please": Words(
        "Whose play is unbeaten may ask the others not to beat it. Nobody has to comply, and it may be a bluff.",
        "出牌者可以喊“站牌”，请大家别压。别人不必照办，也可能是虚张声势。",
        "出牌者可以喊「站牌」，請大家別壓。別人不必照辦，也可能是虛張聲勢。",
        "出した人は「止めて」と頼めます。従う必要はなく、はったりかもしれません。",
    ),
    "rules.ending": Words(
        "Play ends when all members of one side are out, also when the emperor is alone. Ruling: the others take the last places, fewer cards first, then in turn order.",
        "一方全部出完，本局结束；独保时也是如此。裁定：其余各家占末尾名次，牌少者在前，相同则按出牌次序。",
        "一方全部出完，本局結束；獨保時也是如此。裁定：其餘各家占末尾名次，牌少者在前，相同則按出牌次序。",
        "片方の側が全員上がると終わります。皇帝が1人のときも同じです。裁定：残りの人は札の少ない順、同じなら手番の順で下位になります。",
    ),
    "rules.heading.score": Words("Score", "计分", "計分", "得点"),
    "rules.score": Words(
        "If first and last out are of opposing sides, the first one's side wins; if they are of the same side it is a tie. A lone emperor wins only by being out first.",
        "第一与末位分属两方时，第一所在一方胜；同属一方则打平。独保的皇帝必须第一个出完才算胜。",
        "第一與末位分屬兩方時，第一所在一方勝；同屬一方則打平。獨保的皇帝必須第一個出完才算勝。",
        "1位と最下位が別の側なら1位の側の勝ち、同じ側なら引き分けです。1人の皇帝は1位になったときだけ勝ちです。",
    ),
    "rules.points": Words(
        "Ruling: winners score +1, losers −1; the emperor counts for the difference in numbers: ±2 with a partner, ±4 alone.",
        "裁定：胜者+1，负者−1；皇帝补足人数之差：有保子时±2，独保时±4。",
        "裁定：勝者+1，負者−1；皇帝補足人數之差：有保子時±2，獨保時±4。",
        "裁定：勝てば+1、負ければ−1。皇帝は人数の差を埋め、味方がいれば±2、1人なら±4です。",
    ),
    "rules.positions": Words(
        "By finishing place: +4, +2, 0, −2, −4. A side adds up its members' points and each of them scores the sum; the people score the opposite. The sign of the emperor's side decides who wins; 0 is a tie.",
        "按名次：+4、+2、0、−2、−4。一方把成员得分相加，人人得此和；平民得其相反数。皇帝一方的正负决定胜负，为零则打平。",
        "按名次：+4、+2、0、−2、−4。一方把成員得分相加，人人得此和；平民得其相反數。皇帝一方的正負決定勝負，為零則打平。",
        "順位で+4、+2、0、−2、−4。側ごとに合計して全員がその点を得ます。平民はその逆の点です。皇帝側の符号で勝敗が決まり、0なら引き分けです。",
    ),
    "rules.positions_plain": Words(
        "A lone emperor's score is doubled.",
        "独保的皇帝得分加倍。",
        "獨保的皇帝得分加倍。",
        "1人の皇帝の得点は2倍です。",
    ),
    "rules.positions_balanced": Words(
        "The emperor's score is doubled so that all adds up to nothing; alone, it is doubled twice.",
        "皇帝得分加倍，使全桌之和为零；独保再加倍。",
        "皇帝得分加倍，使全桌之和為零；獨保再加倍。",
        "合計が0になるよう皇帝の得点は2倍、1人ならさらに2倍です。",
    ),
    "rules.heading.house": Words("As agreed at this table", "本桌约定", "本桌約定", "この卓の取り決め"),
}
