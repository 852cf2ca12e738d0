"""What the course of Bashi Fen says: the titles, the tasks, and the answers to right and wrong moves."""

from engine.words import Words

WORDS = {
    "lesson.naming.title": Words("Naming trumps", "亮主", "亮主", "切り札を示す"),
    "lesson.naming.1.ask": Words(
        "Cards are being taken, and everybody plays level 2. Who shows a 2 makes its suit trump, and in the first hand becomes declarer. You have just taken the 2♥, with A K Q of hearts: name it.",
        "正在摸牌，大家都打2。亮出2者定其花色为主，第一局并且坐庄。你刚摸到2♥，又有红桃A K Q：亮主。",
        "正在摸牌，大家都打2。亮出2者定其花色為主，第一局並且坐莊。你剛摸到2♥，又有紅心A K Q：亮主。",
        "札を取っている途中で、全員のレベルは2です。2を示すとそのスートが切り札になり、最初のハンドでは親になります。2♥を取ったところで、ハートのA K Qもあります。示しましょう。",
    ),
    "lesson.naming.1.right": Words(
        "Hearts and all 2s and jokers are trumps. Nobody shows more, so you take the kitty as declarer.",
        "红桃、所有的2和王都是主。没人反主，由你坐庄拿底牌。",
        "紅心、所有的2和王都是主。沒人反主，由你坐莊拿底牌。",
        "ハートとすべての2、ジョーカーが切り札です。だれも上回らず、あなたが親として底札を取ります。",
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
        "Hearts are trump, 2 is the trump rank. From high to low: red joker, black joker, 2♥, the other 2s, then A♥ K♥ … An A♥ is led. Win the trick as cheaply as you can.",
        "红桃为主，打2。由大到小：大王、小王、2♥、其他的2，然后A♥ K♥……首出的是A♥。请用最小的代价赢下这一墩。",
        "紅心為主，打2。由大到小：大王、小王、2♥、其他的2，然後A♥ K♥……首出的是A♥。請用最小的代價贏下這一墩。",
        "ハートが切り札、ランクは2です。強い順に赤ジョーカー、黒ジョーカー、2♥、ほかの2、そしてA♥ K♥…。A♥がリードされました。できるだけ安く勝ちましょう。",
    ),
    "lesson.order.1.right": Words(
        "The 2♠ is a trump, and stands above the Ace of trumps.",
        "2♠也是主牌，而且比主A大。",
        "2♠也是主牌，而且比主A大。",
        "2♠も切り札で、切り札のAより上です。",
    ),
    "lesson.order.1.dear": Words(
        "The joker wins, but something lower does so too: look at your 2s.",
        "王能赢，但更小的也行：看看你的2。",
        "王能贏，但更小的也行：看看你的2。",
        "ジョーカーでも勝てますが、もっと低い札で足ります。2を見てください。",
    ),
    "lesson.order.1.low": Words(
        "That follows suit, but does not win, and gives 10 points away.",
        "这是跟花色，但赢不了，还送出10分。",
        "這是跟花色，但贏不了，還送出10分。",
        "フォローはできますが勝てず、10点を渡してしまいます。",
    ),
    "lesson.order.1.points": Words(
        "That counts points and loses them to the other side. Win the trick instead.",
        "这是分牌，会送给另一方。应当赢下这一墩。",
        "這是分牌，會送給另一方。應當贏下這一墩。",
        "点札を相手に渡してしまいます。トリックに勝ちましょう。",
    ),
    "lesson.order.1.wrong": Words("Play the 2♠.", "请出2♠。", "請出2♠。", "2♠を出しましょう。"),
    "lesson.burying.title": Words("Burying the kitty", "扣底", "扣底", "底札を伏せる"),
    "lesson.burying.1.ask": Words(
        "Spades are trump. You have taken the eight cards of the kitty and put eight away. Keep trumps and Aces, bury no points, and empty a suit so that you can trump it. Bury all clubs and the two lowest diamonds.",
        "黑桃为主。你拿了八张底牌，要扣下八张。留主牌和A，不扣分牌，清空一门副牌好用主毙。请扣全部梅花和两张最小的方块。",
        "黑桃為主。你拿了八張底牌，要扣下八張。留主牌和A，不扣分牌，清空一門副牌好用主斃。請扣全部梅花和兩張最小的方塊。",
        "スペードが切り札です。底札8枚を取り、8枚を伏せます。切り札とAを残し、点札は伏せず、1スートを空けて切れるようにします。クラブ全部と一番低いダイヤ2枚を伏せましょう。",
    ),
    "lesson.burying.1.right": Words(
        "No clubs and no points in the kitty. When clubs are led, your spades take them.",
        "梅花清空，底牌无分。别人出梅花，你就用黑桃毙。",
        "梅花清空，底牌無分。別人出梅花，你就用黑桃斃。",
        "クラブがなくなり、底札に点もありません。クラブがリードされたら切れます。",
    ),
    "lesson.burying.1.points": Words(
        "10s and Kings count 10 points: if the opponents win the last trick, they get the kitty, doubled. Keep points out of it.",
        "10和K各算10分：闲家若赢最后一墩，底牌的分按倍数归他们。不要扣分牌。",
        "10和K各算10分：閒家若贏最後一墩，底牌的分按倍數歸他們。不要扣分牌。",
        "10とKは10点ずつです。最後のトリックを取られると、底札の点が倍になって渡ります。点札は伏せないようにしましょう。",
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
        "A pair of 9♣ is led: two identical cards. Who holds a pair of clubs must follow with one, and only a higher pair wins. Win the trick.",
        "首家出一对9♣，即两张相同的牌。手里有梅花对子就必须跟对子，只有更大的对子能赢。请赢下这一墩。",
        "首家出一對9♣，即兩張相同的牌。手裡有梅花對子就必須跟對子，只有更大的對子能贏。請贏下這一墩。",
        "9♣のペア、同じ札2枚がリードされました。クラブのペアがあれば出さなければならず、勝てるのは高いペアだけです。勝ちましょう。",
    ),
    "lesson.pairs.1.right": Words(
        "The Jacks are identical and higher. A King with a 10 would not do: that is no pair.",
        "两张J相同而且更大。K配10不行，那不是对子。",
        "兩張J相同而且更大。K配10不行，那不是對子。",
        "Jは同じ札2枚で、より高いペアです。Kと10ではペアになりません。",
    ),
    "lesson.pairs.1.low": Words(
        "That follows as it must, but you have a pair that wins.",
        "这样跟合乎规则，但你有能赢的对子。",
        "這樣跟合乎規則，但你有能贏的對子。",
        "義務は果たしますが、勝てるペアがあります。",
    ),
    "lesson.pairs.1.wrong": Words("Play the two Jacks.", "请出两张J。", "請出兩張J。", "Jを2枚出しましょう。"),
    "lesson.tractors.title": Words("Tractors", "拖拉机", "拖拉機", "トラクター"),
    "lesson.tractors.1.ask": Words(
        "You lead. Consecutive pairs of one suit are a tractor: 8-8-9-9 of diamonds. Only a higher tractor beats it, and hardly anybody has one. Lead it.",
        "由你首出。同花色相连的对子是拖拉机：方块8-8-9-9。只有更大的拖拉机能压，很少有人有。请出。",
        "由你首出。同花色相連的對子是拖拉機：方塊8-8-9-9。只有更大的拖拉機能壓，很少有人有。請出。",
        "あなたのリードです。同じスートの続いたペアがトラクター、ダイヤの8-8-9-9です。勝てるのはより高いトラクターだけで、持つ人はまずいません。リードしましょう。",
    ),
    "lesson.tractors.1.right": Words(
        "Everybody must follow with pairs of diamonds where they hold any, then with other diamonds.",
        "别人有方块对子就得跟对子，没有再跟其他方块。",
        "別人有方塊對子就得跟對子，沒有再跟其他方塊。",
        "ダイヤのペアがある人はペアで、なければほかのダイヤで従わなければなりません。",
    ),
    "lesson.tractors.1.pair": Words(
        "One pair is beaten by any higher pair. Both together are far stronger.",
        "单独一对会被更大的对子压过，两对一起强得多。",
        "單獨一對會被更大的對子壓過，兩對一起強得多。",
        "1組だけでは高いペアに負けます。2組一緒ならずっと強くなります。",
    ),
    "lesson.tractors.1.single": Words(
        "The Ace wins a trick too, but only one card at a time. Lead the four diamonds.",
        "A也能赢一墩，但一次只走一张。请出四张方块。",
        "A也能贏一墩，但一次只走一張。請出四張方塊。",
        "Aでも勝てますが1枚ずつです。ダイヤ4枚をリードしましょう。",
    ),
    "lesson.tractors.1.wrong": Words(
        "Lead 8-8-9-9 of diamonds.", "请出方块8-8-9-9。", "請出方塊8-8-9-9。", "ダイヤの8-8-9-9を出しましょう。"
    ),
    "lesson.throws.title": Words("Throwing several at once", "甩牌", "甩牌", "まとめて出す"),
    "lesson.throws.1.ask": Words(
        "You lead. Several combinations of a suit may be led together if nobody can beat any of them within the suit. Both A♦ are yours: throw A♦ A♦ with the K♦.",
        "由你首出。同花色的几组牌，若每一组别人都压不过，可以一起甩出。两张A♦都在你手里：请甩A♦ A♦和K♦。",
        "由你首出。同花色的幾組牌，若每一組別人都壓不過，可以一起甩出。兩張A♦都在你手裡：請甩A♦ A♦和K♦。",
        "あなたのリードです。同じスートの組は、どれもそのスートで負けないなら、まとめて出せます。A♦は2枚ともあなたのものです。A♦ A♦とK♦をまとめて出しましょう。",
    ),
    "lesson.throws.1.right": Words(
        "Nobody can beat the pair of Aces, nor the King, now that both Aces are here. Had anybody been able to, only the lowest part would have stayed.",
        "没人压得过一对A；两张A都在你这里，也没人压得过K。若有人能压，就只能留下最小的一组。",
        "沒人壓得過一對A；兩張A都在你這裡，也沒人壓得過K。若有人能壓，就只能留下最小的一組。",
        "Aのペアにも、Aが2枚ともここにあるのでKにも、だれも勝てません。勝てる人がいれば、一番低い組だけが残るところでした。",
    ),
    "lesson.throws.1.part": Words(
        "That wins, but more can go at once: take the King along.",
        "能赢，但可以一次走更多：把K也带上。",
        "能贏，但可以一次走更多：把K也帶上。",
        "勝てますが、もっと一度に出せます。Kも加えましょう。",
    ),
    "lesson.throws.1.king": Words(
        "The King alone wins too, but the Aces can go with it.",
        "单出K也能赢，但A可以一起走。",
        "單出K也能贏，但A可以一起走。",
        "Kだけでも勝てますが、Aと一緒に出せます。",
    ),
    "lesson.throws.1.wrong": Words(
        "Throw A♦ A♦ K♦.", "请甩A♦ A♦ K♦。", "請甩A♦ A♦ K♦。", "A♦ A♦ K♦をまとめて出しましょう。"
    ),
    "lesson.points.title": Words("Points for your side", "给同伴送分", "給夥伴送分", "味方に点を送る"),
    "lesson.points.1.ask": Words(
        "5s count 5 points, 10s and Kings 10. Your side collects them from the declarer. Your partner's A♦ holds this trick, and you play last: which diamond?",
        "5算5分，10和K算10分。你们要从庄家手里得分。同伴的A♦已经最大，由你最后出：出哪张方块？",
        "5算5分，10和K算10分。你們要從莊家手裡得分。夥伴的A♦已經最大，由你最後出：出哪張方塊？",
        "5は5点、10とKは10点です。あなたの側は親から点を集めます。味方のA♦がこのトリックに勝っていて、最後に出すのはあなたです。どのダイヤを出しますか。",
    ),
    "lesson.points.1.right": Words(
        "Ten points more for your side, and no risk.",
        "你方多得10分，没有风险。",
        "你方多得10分，沒有風險。",
        "危険なしに10点が加わります。",
    ),
    "lesson.points.1.five": Words(
        "Points are right, but a 10 or a King brings twice as many.",
        "送分是对的，但10或K多一倍。",
        "送分是對的，但10或K多一倍。",
        "点札は正解ですが、10かKなら倍です。",
    ),
    "lesson.points.1.none": Words(
        "This trick is surely your partner's: add points to it.",
        "这一墩一定是同伴的：把分加上去。",
        "這一墩一定是夥伴的：把分加上去。",
        "このトリックは必ず味方のものです。点札を加えましょう。",
    ),
    "lesson.points.1.wrong": Words("Play the 10♦.", "请出10♦。", "請出10♦。", "10♦を出しましょう。"),
    "lesson.friends.title": Words("Finding a friend", "找朋友", "找朋友", "味方を探す"),
    "lesson.friends.1.ask": Words(
        "Five play with two packs, and you, the declarer, call a partner by a card and which copy. You hold one A♥. Call the second A♥ to be played: play yours first, and whoever holds the other is your friend.",
        "五人两副牌，你是庄家，要叫明一张牌和第几张来找朋友。你有一张A♥。请叫第二张A♥：你先出自己的，打出另一张的人就是朋友。",
        "五人兩副牌，你是莊家，要叫明一張牌和第幾張來找朋友。你有一張A♥。請叫第二張A♥：你先出自己的，打出另一張的人就是朋友。",
        "5人で2組の札を使い、親のあなたは札と何枚目かを指定して味方を呼びます。A♥を1枚持っています。2枚目のA♥を呼び、先に自分のを出せば、もう1枚を出した人が味方です。",
    ),
    "lesson.friends.1.right": Words(
        "Two against three now. Nobody, not even you, knows who it is until that card falls.",
        "现在是二对三。那张牌打出之前，谁都不知道朋友是谁，你也一样。",
        "現在是二對三。那張牌打出之前，誰都不知道朋友是誰，你也一樣。",
        "これで2対3です。その札が出るまで、あなたにもだれが味方か分かりません。",
    ),
    "lesson.friends.1.own": Words(
        "The first A♥ may be your own: then you would play alone. Call the second.",
        "第一张A♥可能是你自己的，那就独打了。请叫第二张。",
        "第一張A♥可能是你自己的，那就獨打了。請叫第二張。",
        "1枚目のA♥はあなた自身かもしれず、それでは1人で戦うことになります。2枚目を呼びましょう。",
    ),
    "lesson.friends.1.alone": Words(
        "One against four is hard. Call a partner.",
        "一对四很难，请找朋友。",
        "一對四很難，請找朋友。",
        "1対4は大変です。味方を呼びましょう。",
    ),
    "lesson.friends.1.wrong": Words(
        "Call the second A♥.", "请叫第二张A♥。", "請叫第二張A♥。", "2枚目のA♥を呼びましょう。"
    ),
    "lesson.kitty.title": Words(
        "The last trick and the levels", "最后一墩与升级", "最後一墩與升級", "最後のトリックとレベル"
    ),
    "lesson.kitty.1.ask": Words(
        "Three cards are left. Who wins the last trick decides about the kitty: if it is the opponents, your side, its points count double. A pair of 3♠ is led, and you have no spade. What do you keep?",
        "还剩三张。最后一墩决定底牌：若由闲家（也就是你们）赢下，底分翻倍归你们。现在首出一对3♠，你没有黑桃。留哪张？",
        "還剩三張。最後一墩決定底牌：若由閒家（也就是你們）贏下，底分翻倍歸你們。現在首出一對3♠，你沒有黑桃。留哪張？",
        "残り3枚です。最後のトリックを親の相手であるあなたの側が取れば、底札の点が倍になって入ります。3♠のペアがリードされ、スペードはありません。どれを残しますか。",
    ),
    "lesson.kitty.1.right": Words(
        "The red joker takes the last trick. 70 points lay in the kitty, twice makes 140: with 120 or more your side takes over and rises a level.",
        "大王赢下最后一墩。底牌有70分，翻倍140：满120分，你们上台并升一级。",
        "大王贏下最後一墩。底牌有70分，翻倍140：滿120分，你們上台並升一級。",
        "赤ジョーカーが最後のトリックを取りました。底札の70点は倍で140点。120点以上なので、あなたの側が親になり1レベル上がります。",
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
