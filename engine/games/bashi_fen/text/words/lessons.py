"""The words of Bashi Fen's course: the titles, the tasks, and the answers to right and wrong moves."""

from engine.words import Words

WORDS = {
    "lesson.naming.title": Words("Naming trumps", "亮主", "亮主", "切り札を示す"),
    "lesson.naming.1.ask": Words(
        "Cards are being taken, and everybody is at level 2. Whoever shows a 2 makes its suit trump, and in the"
        " first hand becomes declarer. You have just taken the 2♥, with A K Q of hearts: name hearts.",
        "正在摸牌，大家都打2。谁亮出2，它的花色就是主，第一局还由他坐庄。你刚摸到2♥，又有红桃A K Q：请亮主。",
        "正在摸牌，大家都打2。誰亮出2，它的花色就是主，第一局還由他坐莊。你剛摸到2♥，又有紅心A K Q：請亮主。",
        "札を取っている途中で、全員のレベルは2です。2を示すとそのスートが切り札になり、最初のハンドでは親になります。2♥を取ったところで、ハートのA K Qもあります。示しましょう。",
    ),
    "lesson.naming.1.right": Words(
        "Hearts, all 2s and all jokers are trumps. Here nobody overbids, so you take the kitty as declarer.",
        "红桃、所有的2和王都是主。这一局没人反主，由你坐庄拿底牌。",
        "紅心、所有的2和王都是主。這一局沒人反主，由你坐莊拿底牌。",
        "ハートとすべての2、ジョーカーが切り札です。今回はだれも上書きせず、あなたが親として底札を取ります。",
    ),
    "lesson.naming.1.pass": Words(
        "You may wait, but another player may name another suit. Your hearts are strong: show the 2♥.",
        "可以等，但别人可能亮别的花色。你的红桃很强：亮2♥。",
        "可以等，但別人可能亮別的花色。你的紅心很強：亮2♥。",
        "待ってもかまいませんが、ほかの人が別のスートを示すかもしれません。ハートが強いので2♥を示しましょう。",
    ),
    "lesson.naming.1.wrong": Words("Show the 2♥.", "请亮2♥。", "請亮2♥。", "2♥を示しましょう。"),
    "lesson.order.title": Words("The order of trumps", "主牌的大小", "主牌的大小", "切り札の強さ"),
    "lesson.order.1.ask": Words(
        "Hearts are trump, and the level is 2. From high to low: red joker, black joker, 2♥, the other 2s, then A♥ K♥ … The declarer has led the A♥, the declarer’s partner has added the K♥, and you play last. Win the trick as cheaply as you can.",
        "红桃为主，打2。由大到小：大王、小王、2♥、其他的2，然后A♥ K♥……庄家首出A♥，庄家的同伴跟了K♥，由你最后出。请用最小的代价赢下这一墩。",
        "紅心為主，打2。由大到小：大王、小王、2♥、其他的2，然後A♥ K♥……莊家首出A♥，莊家的夥伴跟了K♥，由你最後出。請用最小的代價贏下這一墩。",
        "ハートが切り札、レベルは2です。強い順に赤ジョーカー、黒ジョーカー、2♥、ほかの2、そしてA♥ K♥…。親がA♥をリードし、親の味方がK♥を加え、最後に出すのはあなたです。できるだけ弱い札でトリックに勝ちましょう。",
    ),
    "lesson.order.1.right": Words(
        "The 2♠ is a trump, and stands above the Ace of trumps. The trick is yours, with the 10 points of the K♥.",
        "2♠也是主牌，而且比主A大。这一墩归你，连同K♥的10分。",
        "2♠也是主牌，而且比主A大。這一墩歸你，連同K♥的10分。",
        "2♠も切り札で、切り札のAより上です。K♥の10点ごと、このトリックはあなたのものです。",
    ),
    "lesson.order.1.dear": Words(
        "The joker wins, but something lower does so too: look at your 2s.",
        "王能赢，但更小的也行：看看你的2。",
        "王能贏，但更小的也行：看看你的2。",
        "ジョーカーでも勝てますが、もっと低い札で足ります。2を見てください。",
    ),
    "lesson.order.1.points": Words(
        "That card counts points, and they go to the declarer’s side. Win the trick instead.",
        "这是分牌，会送给庄家方。应当赢下这一墩。",
        "這是分牌，會送給莊家方。應當贏下這一墩。",
        "点札を親の側に渡してしまいます。トリックに勝ちましょう。",
    ),
    "lesson.order.1.wrong": Words(
        "That follows suit, but does not win. Play the 2♠.",
        "跟是跟上了，但赢不了。请出2♠。",
        "跟是跟上了，但贏不了。請出2♠。",
        "フォローはできますが勝てません。2♠を出しましょう。",
    ),
    "lesson.burying.title": Words("Burying the kitty", "扣底", "扣底", "底札を伏せる"),
    "lesson.burying.1.ask": Words(
        "Spades are trump. You have taken the eight cards of the kitty and now bury eight. Keep trumps and Aces, bury no points, and empty a suit so that you can ruff it. Bury all clubs and the 3 and 4 of diamonds.",
        "黑桃为主。你拿了八张底牌，要扣下八张。留主牌和A，不扣分牌，清空一门副牌好用主毙。请扣全部梅花和方块3、4。",
        "黑桃為主。你拿了八張底牌，要扣下八張。留主牌和A，不扣分牌，清空一門副牌好用主斃。請扣全部梅花和方塊3、4。",
        "スペードが切り札です。底札8枚を取ったので、8枚を伏せます。切り札とAを残し、点札は伏せず、1スートを空けて切れるようにします。クラブ全部とダイヤの3と4を伏せましょう。",
    ),
    "lesson.burying.1.right": Words(
        "No points in the kitty, and no club left but the 2♣, which is a trump. When clubs are led, you can ruff.",
        "底牌无分，梅花也清空了（2♣是主牌）。别人出梅花，你就可以毙。",
        "底牌無分，梅花也清空了（2♣是主牌）。別人出梅花，你就可以斃。",
        "底札に点はなく、クラブもなくなりました（2♣は切り札です）。クラブがリードされたら切れます。",
    ),
    "lesson.burying.1.points": Words(
        "10s and Kings count 10 points. If the opponents win the last trick, the points in the kitty are theirs, at least doubled. Keep points out of it.",
        "10和K各算10分：闲家若赢最后一墩，底牌的分至少加倍归他们。不要扣分牌。",
        "10和K各算10分：閒家若贏最後一墩，底牌的分至少加倍歸他們。不要扣分牌。",
        "10とKは10点ずつです。最後のトリックを相手に取られると、底札の点が2倍以上になって渡ります。点札は伏せないようにしましょう。",
    ),
    "lesson.burying.1.aces": Words(
        "Aces win tricks: keep them. Bury clubs and low diamonds.",
        "A能赢墩：留着。请扣梅花和小方块。",
        "A能贏墩：留著。請扣梅花和小方塊。",
        "Aはトリックに勝つ札です。残して、クラブと低いダイヤを伏せましょう。",
    ),
    "lesson.burying.1.trumps": Words(
        "That buries a trump. Keep your trumps: bury clubs and low diamonds.",
        "这样会扣掉主牌。主牌留着：请扣梅花和小方块。",
        "這樣會扣掉主牌。主牌留著：請扣梅花和小方塊。",
        "切り札を伏せることになります。切り札は残し、クラブと低いダイヤを伏せましょう。",
    ),
    "lesson.burying.1.half": Words(
        "No points, good. But the hearts below your Aces and Kings are worth more than two low diamonds.",
        "没有分，好。但A、K之下的红桃比两张小方块有用。",
        "沒有分，好。但A、K之下的紅心比兩張小方塊有用。",
        "点がないのは良いですが、AとKの下のハートは低いダイヤ2枚より役に立ちます。",
    ),
    "lesson.burying.1.wrong": Words(
        "Bury 3 4 6 7 8 9 of clubs and 3 4 of diamonds.",
        "请扣梅花3 4 6 7 8 9和方块3 4。",
        "請扣梅花3 4 6 7 8 9和方塊3 4。",
        "クラブの3 4 6 7 8 9とダイヤの3 4を伏せましょう。",
    ),
    "lesson.pairs.title": Words("Following a pair", "跟对子", "跟對子", "ペアに従う"),
    "lesson.pairs.1.ask": Words(
        "The declarer leads a pair of 9♣: two identical cards. Whoever holds a pair of clubs must follow with one, and in clubs only a higher pair beats it. 25 points lie on the table, and you play last: win the trick.",
        "庄家首出一对9♣，即两张相同的牌。手里有梅花对子就必须跟对子，梅花里只有更大的对子压得过。桌上有25分，由你最后出：请赢下这一墩。",
        "莊家首出一對9♣，即兩張相同的牌。手裡有梅花對子就必須跟對子，梅花裡只有更大的對子壓得過。桌上有25分，由你最後出：請贏下這一墩。",
        "親が9♣のペア、同じ札2枚をリードしました。クラブのペアがあれば出さなければならず、クラブで勝てるのは高いペアだけです。場には25点、最後に出すのはあなたです。このトリックに勝ちましょう。",
    ),
    "lesson.pairs.1.right": Words(
        "The Jacks are identical and higher. A King with a 10 does not win: that is no pair.",
        "两张J相同而且更大。K配10赢不了，那不是对子。",
        "兩張J相同而且更大。K配10贏不了，那不是對子。",
        "Jは同じ札2枚で、より高いペアです。Kと10ではペアにならず、勝てません。",
    ),
    "lesson.pairs.1.low": Words(
        "That follows as it must, but you have a pair that wins.",
        "这样跟合乎规则，但你有能赢的对子。",
        "這樣跟合乎規則，但你有能贏的對子。",
        "従い方は正しいのですが、勝てるペアがあります。",
    ),
    "lesson.pairs.1.wrong": Words("Play the two Jacks.", "请出两张J。", "請出兩張J。", "Jを2枚出しましょう。"),
    "lesson.tractors.title": Words("Tractors", "拖拉机", "拖拉機", "トラクター"),
    "lesson.tractors.1.ask": Words(
        "You lead. Consecutive pairs of one suit are a tractor: 8-8-9-9 of diamonds. Only a higher tractor of diamonds beats it, or one of trumps from a hand without diamonds; as a rule nobody has either. Lead it.",
        "由你首出。同花色相连的对子是拖拉机：方块8-8-9-9。只有更大的方块拖拉机，或缺方块的人用主牌拖拉机，才压得过；这样的牌多半没人有。请出这副拖拉机。",
        "由你首出。同花色相連的對子是拖拉機：方塊8-8-9-9。只有更大的方塊拖拉機，或缺方塊的人用主牌拖拉機，才壓得過；這樣的牌多半沒人有。請出這副拖拉機。",
        "あなたのリードです。同じスートの続いたペアがトラクター、ダイヤの8-8-9-9です。勝てるのはより高いダイヤのトラクターか、ダイヤのない手の切り札のトラクターだけで、たいていだれも持っていません。リードしましょう。",
    ),
    "lesson.tractors.1.right": Words(
        "Everybody must follow with a tractor or pairs of diamonds where they hold any, then with other diamonds.",
        "别人有方块拖拉机或对子就得跟，没有再跟其他方块。",
        "別人有方塊拖拉機或對子就得跟，沒有再跟其他方塊。",
        "ダイヤのトラクターやペアがある人はそれで、なければほかのダイヤで従わなければなりません。",
    ),
    "lesson.tractors.1.pair": Words(
        "One pair is beaten by any higher pair. Lead both together: that is far harder to beat.",
        "单独一对会被更大的对子压过，两对一起就难压得多。",
        "單獨一對會被更大的對子壓過，兩對一起就難壓得多。",
        "1組だけでは高いペアに負けます。2組一緒ならずっと負けにくくなります。",
    ),
    "lesson.tractors.1.wrong": Words(
        "Lead 8-8-9-9 of diamonds.", "请出方块8-8-9-9。", "請出方塊8-8-9-9。", "ダイヤの8-8-9-9を出しましょう。"
    ),
    "lesson.throws.title": Words("Throwing several at once", "甩牌", "甩牌", "まとめ出し"),
    "lesson.throws.1.ask": Words(
        "You lead. Several combinations of a suit may be led together if nobody can beat any of them within the suit. Both A♦ are yours: throw A♦ A♦ with the K♦.",
        "由你首出。同花色的几组牌，若每一组别人都压不过，可以一起甩出。两张A♦都在你手里：请甩A♦ A♦和K♦。",
        "由你首出。同花色的幾組牌，若每一組別人都壓不過，可以一起甩出。兩張A♦都在你手裡：請甩A♦ A♦和K♦。",
        "あなたのリードです。同じスートの組は、どれもそのスートで負けないなら、まとめて出せます。A♦は2枚ともあなたのものです。A♦ A♦とK♦をまとめて出しましょう。",
    ),
    "lesson.throws.1.right": Words(
        "In diamonds nobody can beat the pair of Aces, nor the King, as both Aces are here; only trumps could. If anybody could beat a part in the suit, just the lowest part would stay.",
        "方块里没人压得过一对A；两张A都在你这里，也没人压得过K。只有主牌毙得了。若有人能在本花色里压过其中一组，就只能留下最小的一组。",
        "方塊裡沒人壓得過一對A；兩張A都在你這裡，也沒人壓得過K。只有主牌斃得了。若有人能在本花色裡壓過其中一組，就只能留下最小的一組。",
        "ダイヤでは、Aのペアにも、Aが2枚ともここにあるのでKにも、だれも勝てません。勝てるのは切り札だけです。そのスートで勝てる人がいれば、一番低い組だけが残るところでした。",
    ),
    "lesson.throws.1.part": Words(
        "No diamond beats that, but more can go at once: Aces and King together.",
        "方块里没人压得过，但可以一次走更多：两张A和K一起。",
        "方塊裡沒人壓得過，但可以一次走更多：兩張A和K一起。",
        "ダイヤでは負けませんが、もっと一度に出せます。A 2枚とKを一緒に出しましょう。",
    ),
    "lesson.throws.1.king": Words(
        "No diamond beats the King either, but the Aces can go with it.",
        "单出K，方块里也没人压得过，但两张A可以一起走。",
        "單出K，方塊裡也沒人壓得過，但兩張A可以一起走。",
        "Kだけでもダイヤでは負けませんが、Aと一緒に出せます。",
    ),
    "lesson.throws.1.wrong": Words(
        "Throw A♦ A♦ K♦.", "请甩A♦ A♦ K♦。", "請甩A♦ A♦ K♦。", "A♦ A♦ K♦をまとめて出しましょう。"
    ),
    "lesson.points.title": Words("Points for your side", "给同伴送分", "給夥伴送分", "味方に点を送る"),
    "lesson.points.1.ask": Words(
        "5s count 5 points, 10s and Kings 10. Your side collects them from the declarer. Your partner’s A♦ is winning this trick, and you play last: which diamond?",
        "5算5分，10和K算10分。你们要从庄家手里得分。这一墩同伴的A♦已经最大，由你最后出：出哪张方块？",
        "5算5分，10和K算10分。你們要從莊家手裡得分。這一墩夥伴的A♦已經最大，由你最後出：出哪張方塊？",
        "5は5点、10とKは10点です。あなたの側は親から点を集めます。味方のA♦がこのトリックに勝っていて、最後に出すのはあなたです。どのダイヤを出しますか。",
    ),
    "lesson.points.1.right": Words(
        "Ten points more for your side: you played last, so nobody can take the trick from your partner.",
        "你方多得10分：你最后出牌，没人能再从同伴手里夺走这一墩。",
        "你方多得10分：你最後出牌，沒人能再從夥伴手裡奪走這一墩。",
        "10点が加わります。最後に出したので、だれも味方からこのトリックを奪えません。",
    ),
    "lesson.points.1.king": Words(
        "Ten points too, but the King may still win a trick of its own. The 10 brings as much.",
        "也是10分，但K以后还可能自己赢一墩。出10一样多。",
        "也是10分，但K以後還可能自己贏一墩。出10一樣多。",
        "それも10点ですが、Kは後で自分でトリックに勝てるかもしれません。10でも同じ点です。",
    ),
    "lesson.points.1.five": Words(
        "Points are right, but the 10 brings twice as many.",
        "送分是对的，但10多一倍。",
        "送分是對的，但10多一倍。",
        "点札は正解ですが、10なら倍です。",
    ),
    "lesson.points.1.none": Words(
        "This trick is surely your partner’s: add points to it.",
        "这一墩一定是同伴的：把分加上去。",
        "這一墩一定是夥伴的：把分加上去。",
        "このトリックは必ず味方のものです。点札を加えましょう。",
    ),
    "lesson.points.1.wrong": Words("Play the 10♦.", "请出10♦。", "請出10♦。", "10♦を出しましょう。"),
    "lesson.friends.title": Words("Finding a friend", "找朋友", "找朋友", "味方を探す"),
    "lesson.friends.1.ask": Words(
        "Five play with two packs, and you, the declarer, call a partner by a card and which copy. You hold the 3♦ and no higher diamond. Call the first A♦: lead the 3♦, and whoever plays the first A♦ is your friend.",
        "五人两副牌，你是庄家，要叫明一张牌和第几张来找朋友。你只有一张3♦，没有大方块。请叫第一张A♦：你出3♦，第一个打出A♦的人就是朋友。",
        "五人兩副牌，你是莊家，要叫明一張牌和第幾張來找朋友。你只有一張3♦，沒有大方塊。請叫第一張A♦：你出3♦，第一個打出A♦的人就是朋友。",
        "5人で2組の札を使い、親のあなたは、札とその何枚目かを呼んで味方を探します。ダイヤは3♦だけです。1枚目のA♦を呼び、3♦をリードすれば、最初にA♦を出した人が味方です。",
    ),
    "lesson.friends.1.right": Words(
        "That makes it two against three. Anybody may hold an A♦: you see who your friend is when the first A♦ is played.",
        "这样就是二对三。A♦在谁手里都有可能：第一张A♦打出时，你就知道朋友是谁。",
        "這樣就是二對三。A♦在誰手裡都有可能：第一張A♦打出時，你就知道朋友是誰。",
        "これで2対3です。A♦はだれが持っていてもおかしくありません。最初のA♦が出たとき、味方が分かります。",
    ),
    "lesson.friends.1.second": Words(
        "Then the first A♦ that is played does not count, and your friend shows only with the second. Call the first.",
        "那样第一张A♦不算，要等第二张打出才有朋友。请叫第一张。",
        "那樣第一張A♦不算，要等第二張打出才有朋友。請叫第一張。",
        "それでは最初のA♦は数えず、2枚目が出るまで味方が現れません。1枚目を呼びましょう。",
    ),
    "lesson.friends.1.own": Words(
        "Both copies of that Ace are yours: nobody else can play one, and you would play alone. Call the first A♦.",
        "那两张A都在你手里，别人打不出来，你就独打了。请叫第一张A♦。",
        "那兩張A都在你手裡，別人打不出來，你就獨打了。請叫第一張A♦。",
        "そのAは2枚ともあなたの手にあり、ほかの人は出せないので1人で戦うことになります。1枚目のA♦を呼びましょう。",
    ),
    "lesson.friends.1.wrong": Words(
        "Call the first A♦.", "请叫第一张A♦。", "請叫第一張A♦。", "1枚目のA♦を呼びましょう。"
    ),
    "lesson.kitty.title": Words(
        "The last trick and the levels", "最后一墩与升级", "最後一墩與升級", "最後のトリックとレベル"
    ),
    "lesson.kitty.1.ask": Words(
        "Three cards are left. You play against the declarer: if your side wins the last trick with a single card, the points in the kitty count double for you. A pair of 3♠ is led, and you have no spade. What do you keep?",
        "还剩三张。你们是闲家：若用单张赢下最后一墩，底牌的分加倍归你们。现在首出一对3♠，你没有黑桃。留哪张？",
        "還剩三張。你們是閒家：若用單張贏下最後一墩，底牌的分加倍歸你們。現在首出一對3♠，你沒有黑桃。留哪張？",
        "残り3枚です。あなたは子の側で、1枚で最後のトリックを取れば、底札の点が倍になって入ります。3♠のペアがリードされ、スペードはありません。どれを残しますか。",
    ),
    "lesson.kitty.1.right": Words(
        "In tricks your side has won no points. But the red joker takes the last one, so the kitty is turned over: 70 points, doubled to 140. With 120 or more your side takes over and rises, here by one level.",
        "你们在墩里一分没得。但大王赢下最后一墩，翻开底牌：70分，加倍140。满120分，你们上台并升一级。",
        "你們在墩裡一分沒得。但大王贏下最後一墩，翻開底牌：70分，加倍140。滿120分，你們上台並升一級。",
        "トリックでは1点も取れませんでした。でも赤ジョーカーが最後のトリックを取り、底札が開かれます。70点が倍で140点。120点以上なので、あなたの側が親になり1レベル上がります。",
    ),
    "lesson.kitty.1.soon": Words(
        "The joker wins nothing here, as a pair is led. Keep it for the last trick.",
        "这里出的是对子，王赢不了。请留到最后一墩。",
        "這裡出的是對子，王贏不了。請留到最後一墩。",
        "ペアのリードなのでジョーカーでは勝てません。最後のトリックまで残しましょう。",
    ),
    "lesson.kitty.1.wrong": Words(
        "Play the two clubs.", "请出两张梅花。", "請出兩張梅花。", "クラブを2枚出しましょう。"
    ),
}
