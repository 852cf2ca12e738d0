"""The words of the deals of the days."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "act.today": Words("&Today’s deals…", "每日一局(&T)…", "每日一局(&T)…", "今日の一局(&T)…"),
    "lobby.today": Words("Today’s dea&ls", "每日一局(&L)", "每日一局(&L)", "今日の一局(&L)"),
    "result.today": Words("&Today’s deals", "每日一局(&T)", "每日一局(&T)", "今日の一局(&T)"),
    "today.title": Words("Today’s deals", "每日一局", "每日一局", "今日の一局"),
    "today.about": Words(
        "Every day has one deal of each game, the same for everybody, by the usual rules and against the same"
        " skilled players. Your first try counts; later ones are practice. A day that you leave out costs nothing."
        " A percentage compares a result with what AI players of every strength got with the same cards: 100 % is"
        " better than all of them. There is no percentage until all of them have played the deal, or where all"
        " got the same result.",
        "每种游戏每天一局，所有人拿到的牌相同，按默认规则，对手都是同样的熟手。第一次打的成绩算数，之后再打都是练习。"
        "哪天不打也没关系。百分比是与各水平的电脑拿同样的牌打出的结果相比：100%就是比它们都好；它们还没打完或结果全都一样时，没有百分比。",
        "每種遊戲每天一局，所有人拿到的牌相同，按預設規則，對手都是同樣的熟手。第一次打的成績算數，之後再打都是練習。"
        "哪天不打也沒關係。百分比是與各水準的電腦拿同樣的牌打出的結果相比：100%就是比它們都好；它們還沒打完或結果全都一樣時，沒有百分比。",
        "どのゲームにも一日に一局、だれにでも同じ配札があります。標準のルールで、相手は同じ中級のプレイヤーです。"
        "最初の一回が成績になり、その後は練習です。休んだ日があっても何も失いません。"
        "パーセントは同じ札でのそれぞれの強さのコンピューターの結果と比べたもので、100%ならどれよりも上です。コンピューターがみな打ち終えるまでと、その結果がみな同じときは出ません。",
    ),
    "today.calendar": Words("Calendar", "日历", "日曆", "カレンダー"),
    "today.calendar.about": Words(
        "Arrow keys go from day to day, Page Up and Page Down from month to month, Enter to the day’s deals.",
        "方向键逐日移动，Page Up 和 Page Down 换月，回车转到当天的牌局。",
        "方向鍵逐日移動，Page Up 和 Page Down 換月，Enter 鍵轉到當天的牌局。",
        "矢印キーで日を、Page Up と Page Down で月を移り、Enter でその日の一局へ進みます。",
    ),
    "today.today": Words("T&oday", "今天(&O)", "今天(&O)", "今日(&O)"),
    "today.earlier": Words("The month before", "上个月", "上個月", "前の月"),
    "today.later": Words("The month after", "下个月", "下個月", "次の月"),
    "today.show": Words("C&alendar of:", "日历显示(&A)：", "日曆顯示(&A)：", "カレンダーの表示(&A)："),
    "today.all": Words("All games", "所有游戏", "所有遊戲", "すべてのゲーム"),
    "today.legend": Words(
        "{marks}, in this order: {games}.",
        "{marks}；依次为{games}。",
        "{marks}；依次為{games}。",
        "{marks}。順に{games}。",
    ),
    "today.legend.one": Words("{marks}.", "{marks}。", "{marks}。", "{marks}。"),
    "today.legend.won": Words("● won", "● 赢", "● 贏", "● 勝ち"),
    "today.legend.lost": Words("○ not won", "○ 没赢", "○ 沒贏", "○ 勝てず"),
    "today.legend.begun": Words("◎ begun", "◎ 打到一半", "◎ 打到一半", "◎ 途中"),
    "today.legend.new": Words("· not played", "· 没打", "· 沒打", "· まだ"),
    "today.legend.points": Words("Points of the first try", "第一次打的得分", "第一次打的得分", "最初の一回の得点"),
    "today.legend.none": Words(
        "No deals were played in the month shown.", "这个月没打过。", "這個月沒打過。", "この月は打っていません。"
    ),
    "today.legend.none.game": Words(
        "This game was not played in the month shown.",
        "这个月没打过这种游戏。",
        "這個月沒打過這種遊戲。",
        "この月はこのゲームを打っていません。",
    ),
    "today.legend.to_come": Words(
        "Days in italics are not open yet.",
        "斜体的日子还不能打。",
        "斜體的日子還不能打。",
        "斜体の日はまだ打てません。",
    ),
    "today.ahead": Words(
        "By this computer’s date this day is still to come; it is open because a deal of it, or of a later day, has been begun.",
        "按这台电脑的日期，这一天还没到；但这天或更晚的牌局已经开打，所以也能打。",
        "按這台電腦的日期，這一天還沒到；但這天或更晚的牌局已經開打，所以也能打。",
        "このコンピューターの日付ではまだ先の日ですが、この日かそれより後の一局を打ち始めたので開けます。",
    ),
    "today.mark.new": Words("·", "·", "·", "·"),
    "today.mark.begun": Words("◎", "◎", "◎", "◎"),
    "today.mark.won": Words("●", "●", "●", "●"),
    "today.mark.lost": Words("○", "○", "○", "○"),
    "today.new": Words("Not played yet.", "还没打。", "還沒打。", "まだ打っていません。"),
    "today.begun": Words(
        "In progress; the result will count.",
        "打到一半，成绩算数。",
        "打到一半，成績算數。",
        "途中です。成績になります。",
    ),
    "today.won": Words("{result}: won.", "{result}，赢了。", "{result}，贏了。", "{result}、勝ち。"),
    "today.lost": Words("{result}: not won.", "{result}，没赢。", "{result}，沒贏。", "{result}、勝てず。"),
    "today.points": Words(
        "{points}, {percent} %", "{points}，{percent}%", "{points}，{percent}%", "{points}、{percent}%"
    ),
    "today.assisted": Words("{result} (assisted)", "{result}（有辅助）", "{result}（有輔助）", "{result}（助けあり）"),
    "today.spoken": Words("{game}: {stands}", "{game}：{stands}", "{game}：{stands}", "{game}：{stands}"),
    "today.spoken.nothing": Words("Nothing played yet.", "都还没打。", "都還沒打。", "どれもまだ打っていません。"),
    "today.spoken.day": Words("{day}.", "{day}。", "{day}。", "{day}。"),
    "today.spoken.today": Words("{day}, today.", "{day}，今天。", "{day}，今天。", "{day}、今日。"),
    "today.play": Words("Play", "开打", "開打", "打つ"),
    "today.go_on": Words("Continue", "继续", "繼續", "続ける"),
    "today.practise": Words("Practise", "练习", "練習", "練習する"),
    "today.button": Words("{does}: {game}", "{does}：{game}", "{does}：{game}", "{does}：{game}"),
    "today.code.about": Words(
        "The code of the deal: whoever enters it for a new session gets the same cards, against opponents of their own choice.",
        "这一局的代码：开新的一场时输入它，会拿到同样的牌，对手则自己选。",
        "這一局的代碼：開新的一場時輸入它，會拿到同樣的牌，對手則自己選。",
        "配札のコードです。新しいセッションで入力すると、同じ札を好きな相手と打てます。",
    ),
    "today.copy": Words("&Copy", "复制(&C)", "複製(&C)", "コピー(&C)"),
    "today.copy.short": Words("Copy", "复制", "複製", "コピー"),
    "today.copy.done": Words("&Copied", "已复制(&C)", "已複製(&C)", "コピー済み(&C)"),
    "today.copied": Words("Copied: {line}", "已复制：{line}", "已複製：{line}", "コピーしました：{line}"),
    "today.line": Words(
        "Paizhuo {day} {game} {result}",
        "牌桌 {day} {game} {result}",
        "牌桌 {day} {game} {result}",
        "牌卓 {day} {game} {result}",
    ),
    "today.line.code": Words(
        "Paizhuo {day} {game} {code}",
        "牌桌 {day} {game} {code}",
        "牌桌 {day} {game} {code}",
        "牌卓 {day} {game} {code}",
    ),
    "today.hand": Words("Deal of {day}", "{day}的每日一局", "{day}的每日一局", "{day}の一局"),
    "today.session": Words(
        "{game} · deal of {day}", "{game} · {day}的每日一局", "{game} · {day}的每日一局", "{game} · {day}の一局"
    ),
}
