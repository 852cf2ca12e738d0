"""The rules of Bashi Fen as paragraphs; rulings, where the sources leave something open, are marked as such."""

from engine.words import Words

WORDS = {
    "rules.heading.aim": Words("The aim", "目标", "目標", "目的"),
    "rules.aim": Words(
        "Every player has a level, from {start} to {end}. The declarer's side tries to keep the opponents from winning points in tricks: 5s count 5, 10s and Ks 10, {points} in all. Who wins the hand rises, and who wins as declarer at {end} wins the match.",
        "每人有一个级，从{start}打到{end}。庄家方设法不让对方得分：5算5分，10和K各算10分，共{points}分。赢的一方升级，坐庄打过{end}者胜。",
        "每人有一個級，從{start}打到{end}。莊家方設法不讓對方得分：5算5分，10和K各算10分，共{points}分。贏的一方升級，坐莊打過{end}者勝。",
        "各自のレベルは{start}から{end}まで。親の側は相手に点を取らせないように戦います。5は5点、10とKは10点、全部で{points}点です。勝った側のレベルが上がり、親として{end}を勝ち越えると優勝です。",
    ),
    "rules.heading.cards": Words("Cards", "用牌", "用牌", "カード"),
    "rules.cards": Words(
        "{seats} players, {cards} cards: {hand} each, and a kitty of {kitty}.",
        "{seats}人，共{cards}张：每人{hand}张，底牌{kitty}张。",
        "{seats}人，共{cards}張：每人{hand}張，底牌{kitty}張。",
        "{seats}人、{cards}枚。1人{hand}枚、底札{kitty}枚です。",
    ),
    "rules.heading.trumps": Words("Naming trumps", "亮主", "亮主", "切り札を決める"),
    "rules.trumps.fixed": Words(
        "Cards are taken one at a time. At any time while taking, and once more round the table after the last card, a player may show cards of the declarers' level: their suit is trump. In the first hand whoever names it is declarer (ruling).",
        "轮流摸牌。摸牌时以及摸完后再问一圈，任何人都可亮出庄家方的级牌，其花色为主。第一局亮主者为庄（裁定）。",
        "輪流摸牌。摸牌時以及摸完後再問一圈，任何人都可亮出莊家方的級牌，其花色為主。第一局亮主者為莊（裁定）。",
        "1枚ずつ取ります。取っている間と最後の札の後の1巡に、親の側のレベルの札を示すとそのスートが切り札です。最初のハンドでは示した人が親です（裁定）。",
    ),
    "rules.trumps.fluid": Words(
        "Cards are taken one at a time. At any time while taking, and once more round the table after the last card, a player may show cards of their own level: suit and rank are trump, and they are declarer.",
        "轮流摸牌。摸牌时以及摸完后再问一圈，任何人都可亮出自己的级牌，定主并上庄。",
        "輪流摸牌。摸牌時以及摸完後再問一圈，任何人都可亮出自己的級牌，定主並上莊。",
        "1枚ずつ取ります。取っている間と最後の札の後の1巡に、自分のレベルの札を示すと、そのスートとランクが切り札になり、親になります。",
    ),
    "rules.order": Words(
        "Trumps from high to low: red joker, black joker, the trump-rank card of the trump suit, the other trump-rank cards, then the trump suit from A down.",
        "主牌由大到小：大王、小王、主花色级牌、其他级牌、主花色由A往下。",
        "主牌由大到小：大王、小王、主花色級牌、其他級牌、主花色由A往下。",
        "切り札は強い順に、赤ジョーカー、黒ジョーカー、切り札スートのランク札、ほかのランク札、切り札スートのAから下です。",
    ),
    "rules.heading.kitty": Words("The kitty", "底牌", "底牌", "底札"),
    "rules.kitty": Words(
        "The declarer takes the kitty unseen by the others and puts as many cards away. If the opponents win the last trick, its points count for them, multiplied.",
        "庄家拿底牌，再扣下同样张数，他人不得看。若对方赢得最后一墩，底牌分数翻倍归其所有。",
        "莊家拿底牌，再扣下同樣張數，他人不得看。若對方贏得最後一墩，底牌分數翻倍歸其所有。",
        "親は底札を見せずに取り、同じ枚数を伏せます。相手方が最後のトリックを取ると、その点が倍になって加わります。",
    ),
    "rules.heading.partners": Words("Partners", "搭档", "搭檔", "味方"),
    "rules.partners.fixed": Words(
        "Partners sit opposite each other.", "对家为搭档。", "對家為搭檔。", "向かいどうしが味方です。"
    ),
    "rules.partners.fluid": Words(
        "The declarer calls up to {most:# partner|# partners} by cards; who plays a called copy is a partner, and all know it from then on.",
        "庄家叫牌找最多{most}个朋友；打出被叫之牌者即为朋友，从此公开。",
        "莊家叫牌找最多{most}個朋友；打出被叫之牌者即為朋友，從此公開。",
        "親は札を指定して{most}人まで味方を呼びます。その札を出した人が味方だと、その時に分かります。",
    ),
    "rules.heading.play": Words("The play", "出牌", "出牌", "プレイ"),
    "rules.play": Words(
        "The declarer leads first, then the winner of each trick: a single card, identical cards, a tractor of consecutive pairs or triples, or a throw of several at once. Everybody plays as many cards, of the suit led if they can, and pairs on pairs. Trumps beat other suits; of equal plays the first wins.",
        "庄家先出，以后由赢墩者出：单张、对子（三张等）、拖拉机或甩牌。各家出同样张数，有花色须跟花色，有对子须跟对子。主牌压副牌；同大先出者赢。",
        "莊家先出，以後由贏墩者出：單張、對子（三張等）、拖拉機或甩牌。各家出同樣張數，有花色須跟花色，有對子須跟對子。主牌壓副牌；同大先出者贏。",
        "最初は親、その後は勝者がリードします。1枚、同じ札の組、続いた組（トラクター）、まとめ出しがあります。全員が同じ枚数を、できればリードのスートで、組には組で出します。切り札はほかのスートに勝ち、同じ強さなら先の勝ちです。",
    ),
    "rules.heading.score": Words("Levels", "升级", "升級", "昇級"),
    "rules.score": Words(
        "With fewer than {turnover} points the opponents lose and the declarer's side rises: three levels at 0, two below {step}, else one. With {turnover} or more the opponents take over, and rise the more points they have.",
        "对方不足{turnover}分，庄家方升级：0分升三级，不足{step}分升两级，否则一级。{turnover}分以上对方上台，分越多升得越多。",
        "對方不足{turnover}分，莊家方升級：0分升三級，不足{step}分升兩級，否則一級。{turnover}分以上對方上台，分越多升得越多。",
        "相手方が{turnover}点未満なら親の側が上がります。0点で3、{step}点未満で2、ほかは1レベル。{turnover}点以上なら相手方が親になり、点に応じて上がります。",
    ),
    "rules.heading.house": Words("At this table", "本桌规则", "本桌規則", "この卓のルール"),
}
