"""The finer points of Bashi Fen, most of them ours where the sources leave a question open; told after the teaching."""

from engine.words import Words

WORDS = {
    "rules.heading.fine": Words("Finer points", "细则", "細則", "細かい決まり"),
    "rules.fine.last_round": Words(
        "After the last card everybody except the player whose bid stands is asked once more.",
        "摸完最后一张后，除了当前亮主的人，每人再问一次。",
        "摸完最後一張後，除了當前亮主的人，每人再問一次。",
        "最後の札の後、いま切り札を示している人以外の全員にもう一度尋ねます。",
    ),
    "rules.fine.turned": Words(
        "If a kitty card names the trumps of the first hand, whoever took the first card is declarer.",
        "第一局若翻底定主，由先摸牌的人坐庄。",
        "第一局若翻底定主，由先摸牌的人坐莊。",
        "最初のハンドで底札が切り札を決めたときは、最初に取った人が親です。",
    ),
    "rules.fine.over_no_trump": Words(
        "“No trump” overbids any other bid, even of more cards, and only “no trump” by more or higher jokers overbids it.",
        "王主可以反掉别的任何亮主，张数更多的也一样；亮了王主之后，只有更多或更大的王再亮王主才能反。",
        "王主可以反掉別的任何亮主，張數更多的也一樣；亮了王主之後，只有更多或更大的王再亮王主才能反。",
        "ノートランプは、枚数の多いものも含めてほかのどの示し方も上書きします。上書きできるのは、より多いか、より強いジョーカーでのノートランプだけです。",
    ),
    "rules.fine.over_no_trump.more": Words(
        "Only “no trump” by more jokers overbids “no trump”.",
        "亮了王主之后，只有更多的王再亮王主才能反。",
        "亮了王主之後，只有更多的王再亮王主才能反。",
        "ノートランプを上書きできるのは、より多いジョーカーでのノートランプだけです。",
    ),
    "rules.fine.chao_dipi": Words(
        "Passing on the kitty does not bar you from taking it later. The bidding for the kitty ends when all others have passed since it was last taken.",
        "这次不炒，之后仍可再炒；自上次拿底后其余各家都不炒，就结束。",
        "這次不炒，之後仍可再炒；自上次拿底後其餘各家都不炒，就結束。",
        "底札をパスしても、後でまた取れます。最後に取ってから全員がパスすると終わりです。",
    ),
    "rules.fine.chao_dipi_losers": Words(
        "Whoever may not name trumps as a loser may not take the kitty either.",
        "上局输家不能亮主，也不能炒地皮。",
        "上局輸家不能亮主，也不能炒地皮。",
        "負けて切り札を示せない人は、底札も取れません。",
    ),
    "rules.fine.reading": Words(
        "Cards thrown together are read as the largest parts they make, and of equal size as a tractor first. The leader may divide them differently.",
        "一起甩出的牌，先拆成最大的部分，张数相同时拖拉机在先；甩牌者也可以指明别的拆法。",
        "一起甩出的牌，先拆成最大的部分，張數相同時拖拉機在先；甩牌者也可以指明別的拆法。",
        "まとめて出した札は、できるだけ大きい部分に分け、同じ大きさならトラクターが先です。リードした人は別の分け方を言えます。",
    ),
    "rules.fine.reading_sets": Words(
        "Cards thrown together are read as the largest sets they make. The leader may divide them differently.",
        "一起甩出的牌，相同的合为一部分；甩牌者也可以指明别的拆法。",
        "一起甩出的牌，相同的合為一部分；甩牌者也可以指明別的拆法。",
        "まとめて出した札は、同じ札をできるだけ大きい組にまとめます。リードした人は別の分け方を言えます。",
    ),
    "rules.fine.reading_equal": Words(
        "Only sets of one size may be thrown together: single cards, or pairs, but not both.",
        "只能甩张数相同的：全是单张，或全是对子，不能混着甩。",
        "只能甩張數相同的：全是單張，或全是對子，不能混著甩。",
        "まとめて出せるのは同じ大きさの組だけです。1枚ずつかペアずつで、混ぜられません。",
    ),
    "rules.fine.bombs": Words(
        "Of several bombs one of trumps beats the others, then the higher rank; of equal ones the first played wins.",
        "炸弹对炸弹，主牌的大于副牌的，再比点数；一样大的，先出为大。",
        "炸彈對炸彈，主牌的大於副牌的，再比點數；一樣大的，先出為大。",
        "ボムどうしでは、切り札のボムが勝ち、次にランクの高いほうが勝ちます。同じ強さなら先に出たものの勝ちです。",
    ),
    "rules.fine.following": Words(
        "A pair is due even if it is part of a tractor in your hand.",
        "首出对子时，手里拖拉机中的对子也要跟出来。",
        "首出對子時，手裡拖拉機中的對子也要跟出來。",
        "手札のトラクターに含まれるペアも、ペアに従うときは出さなければなりません。",
    ),
    "rules.fine.loose": Words(
        "A tractor with gaps is an attempt. If anybody holds a card of a gap it fails: the lowest such card is shown, and only the lowest set is led.",
        "空档拖拉机只是尝试：只要有人持有中间的牌就失败，亮出其中最小的一张，只出最小的一对（或一组）。",
        "空檔拖拉機只是嘗試：只要有人持有中間的牌就失敗，亮出其中最小的一張，只出最小的一對（或一組）。",
        "間の空いたトラクターは試みです。間の札を持つ人がいれば失敗で、その中の一番低い札が示され、一番低い組だけを出します。",
    ),
    "rules.fine.throws": Words(
        "The table says by itself whether a throw fails. Trumps of a player without the suit never stop it.",
        "甩牌是否失败，由牌桌自动判定；缺门者的主牌不能阻止甩牌。",
        "甩牌是否失敗，由牌桌自動判定；缺門者的主牌不能阻止甩牌。",
        "まとめ出しが失敗かどうかは、卓が自動で示します。そのスートを持たない人の切り札では止められません。",
    ),
    "rules.fine.penalty": Words(
        "A failed throw of the declarers adds the penalty to the opponents’ points; a failed throw of the opponents takes it from them.",
        "庄家方甩牌失败，罚分加给闲家；闲家甩牌失败，罚分从闲家得分里扣。",
        "莊家方甩牌失敗，罰分加給閒家；閒家甩牌失敗，罰分從閒家得分裡扣。",
        "親の側のまとめ出しが失敗すると罰点が子の側の点に加わり、子の側のが失敗すると子の側の点から引かれます。",
    ),
    "rules.fine.constant_trumps": Words(
        "Unless 2 is the level, trumps cannot be named with a 2.",
        "不打2时，2不能亮主。",
        "不打2時，2不能亮主。",
        "レベルが2でなければ、2では切り札を示せません。",
    ),
    "rules.fine.constant_trumps.tractors": Words(
        "2s join tractors wherever cards of the level do.",
        "级牌能组拖拉机时，2也能。",
        "級牌能組拖拉機時，2也能。",
        "ランク札がトラクターに入れるなら、2も入れます。",
    ),
    "rules.fine.constant_trumps.no_trump": Words(
        "At “no trump” the 2s are back in their suits.",
        "打王主时，2回到各自的花色。",
        "打王主時，2回到各自的花色。",
        "ノートランプでは、2もそれぞれのスートに戻ります。",
    ),
    "rules.fine.red_five_skipped": Words(
        "The 5♥ is no heart: 4♥ and 6♥ are neighbours.",
        "5♥不算红桃：4♥和6♥相连。",
        "5♥不算紅心：4♥和6♥相連。",
        "5♥はハートではないので、4♥と6♥は隣どうしです。",
    ),
    "rules.fine.red_five": Words(
        "Captured red fives are settled before anybody rises, and nobody falls below the lowest level.",
        "红五被抓先退级，再算升级；最多退到最低一级。",
        "紅五被抓先退級，再算升級；最多退到最低一級。",
        "取られた赤い5は昇級の前に清算し、最低のレベルより下にはなりません。",
    ),
}
