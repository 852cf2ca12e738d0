"""What we settled where the sources of Bashi Fen leave a question open; the rules viewer shows them all."""

from engine.words import Words

RULINGS = {
    "rules.ruling.asleep": Words(
        "A house rule that has nothing to act on at this table sleeps; only rules that contradict each other are refused.",
        "在本桌无从生效的规则只是不起作用；只有互相矛盾的规则才会被拒绝。",
        "在本桌無從生效的規則只是不起作用；只有互相矛盾的規則才會被拒絕。",
        "この卓で働く場面のないルールは眠るだけです。互いに矛盾するルールだけが断られます。",
    ),
    "rules.ruling.last_round": Words(
        "BSF-11, BSF-15: after the last card everybody but the standing bidder is asked once more; a standing bid is reinforced after one's own cards, or anew once overbid.",
        "BSF-11、BSF-15：摸完最后一张后，除现亮主者外每人再问一次；加固只在自己摸牌之后，或被反之后重新亮。",
        "BSF-11、BSF-15：摸完最後一張後，除現亮主者外每人再問一次；加固只在自己摸牌之後，或被反之後重新亮。",
        "BSF-11、BSF-15：最後の札の後、今の宣言者以外の全員にもう一度尋ねます。補強は自分が札を取った後か、上回られた後の新しい宣言で行います。",
    ),
    "rules.ruling.first_declarer": Words(
        "BSF-19: in the first hand of fixed partners whoever's bid stands is declarer, by jokers too; if the kitty is turned, the first taker.",
        "BSF-19：固定搭档的第一局，亮主成立者为庄，用王亮主也一样；翻底定主时由先摸者为庄。",
        "BSF-19：固定搭檔的第一局，亮主成立者為莊，用王亮主也一樣；翻底定主時由先摸者為莊。",
        "BSF-19：固定の組の最初のハンドでは、残った宣言をした人が親です（ジョーカーでも）。底札をめくるときは最初に取った人です。",
    ),
    "rules.ruling.no_trump": Words(
        "BSF-14, BSF-85: of equally many jokers red overbid black; where number alone counts, no trump needs more cards too. At the level no trump a single joker is a no-trump bid and overbids every suit.",
        "BSF-14、BSF-85：张数相同时大王反小王；若只比张数，王主也须更多张。打王主级时，一张王即可亮王主，并反任何花色。",
        "BSF-14、BSF-85：張數相同時大王反小王；若只比張數，王主也須更多張。打王主級時，一張王即可亮王主，並反任何花色。",
        "BSF-14、BSF-85：同じ枚数なら赤が黒に勝ちます。枚数だけで比べるときはノートランプにもより多くの札が要ります。ノートランプのレベルではジョーカー1枚で宣言でき、どのスートにも勝ちます。",
    ),
    "rules.ruling.chao_dipi": Words(
        "BSF-31, BSF-12: passing on the kitty bars nothing later, and it ends when all others have passed since the last take. Who may not bid as a loser takes no part in it either.",
        "BSF-31、BSF-12：炒地皮时不炒之后仍可再炒，自上次拿底后其余各家都不炒即结束。因上局输而不能亮主者也不能炒。",
        "BSF-31、BSF-12：炒地皮時不炒之後仍可再炒，自上次拿底後其餘各家都不炒即結束。因上局輸而不能亮主者也不能炒。",
        "BSF-31、BSF-12：底札のやり直しは、パスした後でもまたできます。最後に取ってから全員がパスすると終わりです。負けて宣言できない人は加われません。",
    ),
    "rules.ruling.partners": Words(
        "BSF-40, BSF-83: a declarer may call fewer partners than possible, or none. A copy that the declarer plays is used up; where nobody may join twice, the second call waits for the next copy.",
        "BSF-40、BSF-83：庄家可以少叫甚至不叫朋友。庄家自己打出所叫的牌即作废；若一人不得占两个名额，第二叫顺延到下一张。",
        "BSF-40、BSF-83：莊家可以少叫甚至不叫朋友。莊家自己打出所叫的牌即作廢；若一人不得佔兩個名額，第二叫順延到下一張。",
        "BSF-40、BSF-83：親は呼ぶ味方を減らしても、呼ばなくてもかまいません。親自身が出した札はそれで使い切りです。二重に加われないときは次の同じ札を待ちます。",
    ),
    "rules.ruling.reading": Words(
        "BSF-5B, BSF-5D: cards led together are read largest part first, of equal size a tractor before a tuple before a run, then the higher; the leader may name another reading.",
        "BSF-5B、BSF-5D：一起出的牌先看最大的部分，张数相同则拖拉机先于同张、同张先于顺子，再看大小；出牌者可以指明另一种拆法。",
        "BSF-5B、BSF-5D：一起出的牌先看最大的部分，張數相同則拖拉機先於同張、同張先於順子，再看大小；出牌者可以指明另一種拆法。",
        "BSF-5B、BSF-5D：まとめて出した札は大きい部分から読み、同じ大きさならトラクター、組、連続の順、次に高いほうです。リードした人は別の読み方を言えます。",
    ),
    "rules.ruling.following": Words(
        "BSF-53, BSF-56: whole tuples of the hand are owed, also those inside its tractors; a longer tuple that is broken serves one place, and the other places stay owed. After the longest shorter tractor any tuples will do.",
        "BSF-53、BSF-56：手中完整的同张必须跟，拖拉机里的也算；拆开的更大同张只顶一个位置，其余位置仍须跟。跟出最长的较短拖拉机后，其余用任何同张即可。",
        "BSF-53、BSF-56：手中完整的同張必須跟，拖拉機裡的也算；拆開的更大同張只頂一個位置，其餘位置仍須跟。跟出最長的較短拖拉機後，其餘用任何同張即可。",
        "BSF-53、BSF-56：手札の組はトラクターの中のものも出す義務があります。崩した大きい組は1か所だけを満たし、残りの義務は続きます。最も長い短めのトラクターの後は、どの組でもかまいません。",
    ),
    "rules.ruling.loose": Words(
        "BSF-59: a loose tractor is an attempt; it fails like a throw if anybody holds a card between, the lowest such card is shown, and only the lowest tuple is led.",
        "BSF-59：不相连的拖拉机只是尝试；若有人持有中间的牌，则如甩牌失败，亮出其中最小的一张，只出最小的同张。",
        "BSF-59：不相連的拖拉機只是嘗試；若有人持有中間的牌，則如甩牌失敗，亮出其中最小的一張，只出最小的同張。",
        "BSF-59：間の空いたトラクターは試みです。間の札を持つ人がいれば失敗で、その中の一番低い札が示され、一番低い組だけを出します。",
    ),
    "rules.ruling.throws": Words(
        "BSF-5D: the objection to a throw is automatic; trumps of void players, bombs and bigger shapes never stop it. A penalty goes to the other side's account.",
        "BSF-5D：甩牌的反对自动提出；无该花色者的主牌、炸弹和更大的牌型都不能阻止甩牌。罚分记入另一方。",
        "BSF-5D：甩牌的反對自動提出；無該花色者的主牌、炸彈和更大的牌型都不能阻止甩牌。罰分記入另一方。",
        "BSF-5D：まとめ出しへの異議は自動です。スートを持たない人の切り札、ボム、大きい形は止めません。罰点は相手側に入ります。",
    ),
    "rules.ruling.ruffs": Words(
        "BSF-5C: all trumps of the same make-up are read in whichever way fits; comparing every part means that each must be strictly higher.",
        "BSF-5C：以同样构成的主牌毙，怎样拆得通就怎样算；逐一比较时每一部分都须更大。",
        "BSF-5C：以同樣構成的主牌斃，怎樣拆得通就怎樣算；逐一比較時每一部分都須更大。",
        "BSF-5C：同じ組み立ての切り札は、合う読み方で読みます。すべてを比べるときは、どの部分もより高くなければなりません。",
    ),
    "rules.ruling.end": Words(
        "BSF-05: gains stop at the end level; only a hand won there as declarer's side (with called partners: by the declarer, at that level) wins the match.",
        "BSF-05：升到最高级即止；只有在该级坐庄方获胜（找朋友时须庄家本人在该级）才算赢得全场。",
        "BSF-05：升到最高級即止；只有在該級坐莊方獲勝（找朋友時須莊家本人在該級）才算贏得全場。",
        "BSF-05：最後のレベルで昇級は止まります。そこで親の側として（味方を呼ぶ場合は親自身がそのレベルで）勝つと、試合に勝ちます。",
    ),
    "rules.ruling.red_five": Words(
        "BSF-74: each red five captured by the other side costs its player, or the fixed side, one level before gains, never below 2; it counts as a high trump in tractors.",
        "BSF-74：每张被另一方吃掉的红五，先扣其主人（固定搭档扣该方）一级，不低于2，然后再算升级；在拖拉机中算作大主。",
        "BSF-74：每張被另一方吃掉的紅五，先扣其主人（固定搭檔扣該方）一級，不低於2，然後再算升級；在拖拉機中算作大主。",
        "BSF-74：相手に取られた赤い5は1枚ごとに、出した人（固定の組ではその側）のレベルを、昇級の前に1つ下げます（2より下にはなりません）。トラクターでは高い切り札として数えます。",
    ),
}

WORDS = {
    "rules.heading.rulings": Words("Rulings", "裁定", "裁定", "裁定"),
    **RULINGS,
}
