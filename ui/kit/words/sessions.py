"""The words of the list of sessions, and of practice."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "act.sessions": Words("S&essions…", "场次列表(&E)…", "場次列表(&E)…", "セッション一覧(&E)…"),
    "sessions.heading": Words("Sessions", "场次列表", "場次列表", "セッション一覧"),
    "sessions.none": Words(
        "No session is waiting. A session in which you have made a move is kept here until you end it or throw it away.",
        "没有进行中的场次。你出过牌的每一场都会留在这里，直到打完或丢弃。",
        "沒有進行中的場次。你出過牌的每一場都會留在這裡，直到打完或丟棄。",
        "途中のセッションはありません。一手でも打ったものは、終えるか捨てるまでここに残ります。",
    ),
    "sessions.none.thrown": Words(
        "Nothing has been thrown away.", "没有丢弃的场次。", "沒有丟棄的場次。", "捨てたセッションはありません。"
    ),
    "sessions.title": Words("{game} · {preset}", "{game} · {preset}", "{game} · {preset}", "{game} · {preset}"),
    "sessions.practice": Words("{game} · practice", "{game} · 练习", "{game} · 練習", "{game} · 練習"),
    "sessions.named": Words("{title} ({usual})", "{title}（{usual}）", "{title}（{usual}）", "{title}（{usual}）"),
    "sessions.stands": Words("{hand}: {scores}", "{hand}：{scores}", "{hand}：{scores}", "{hand}：{scores}"),
    "sessions.stands.levels": Words(
        "{hand}. Levels: {scores}", "{hand}，级数：{scores}", "{hand}，級數：{scores}", "{hand}。レベル：{scores}"
    ),
    "sessions.stands.chips": Words(
        "{hand}. Chips: {scores}", "{hand}，筹码：{scores}", "{hand}，籌碼：{scores}", "{hand}。チップ：{scores}"
    ),
    "sessions.over": Words("{hand} is over", "{hand}已打完", "{hand}已打完", "{hand}終了"),
    "sessions.score": Words("{seat:name} {score}", "{seat:name} {score}", "{seat:name} {score}", "{seat:name} {score}"),
    "sessions.with": Words(
        "{when} · with {names} ({level})",
        "{when} · 同桌：{names}（{level}）",
        "{when} · 同桌：{names}（{level}）",
        "{when} · 同席：{names}（{level}）",
    ),
    "sessions.today": Words("Today {time}", "今天 {time}", "今天 {time}", "今日 {time}"),
    "sessions.yesterday": Words("Yesterday {time}", "昨天 {time}", "昨天 {time}", "昨日 {time}"),
    "sessions.here": Words(
        "Open in this window.", "正在本窗口中。", "正在本視窗中。", "このウィンドウで開いています。"
    ),
    "sessions.elsewhere": Words(
        "Open in another window.", "正在另一个窗口中。", "正在另一個視窗中。", "別のウィンドウで開いています。"
    ),
    "sessions.name": Words("&Name:", "名称(&N)：", "名稱(&N)：", "名前(&N)："),
    "sessions.name.about": Words(
        "Give the session a name of its own; empty: as it is called by itself.",
        "给这一场起个名字；留空则用原来的名称。",
        "給這一場取個名字；留空則用原來的名稱。",
        "このセッションに名前を付けます。空欄なら元の呼び名です。",
    ),
    "sessions.go_on": Words("C&ontinue", "继续(&G)", "繼續(&G)", "続ける(&G)"),
    "sessions.throw": Words("&Throw away", "丢弃(&T)", "丟棄(&T)", "捨てる(&T)"),
    "sessions.back": Words("&Bring back", "恢复(&B)", "恢復(&B)", "元に戻す(&B)"),
    "sessions.undo": Words("&Undo", "撤销丢弃(&U)", "復原丟棄(&U)", "捨てるのを取り消す(&U)"),
    "sessions.thrown": Words(
        "Thrown a&way ({number})", "已丢弃：{number}场(&W)", "已丟棄：{number}場(&W)", "捨てたもの：{number}件(&W)"
    ),
    "sessions.told.thrown": Words(
        "“{title}” is thrown away. Undo brings it back, and so does the list of what was thrown away.",
        "已丢弃“{title}”。可以撤销，也可以在“已丢弃”中恢复。",
        "已丟棄「{title}」。可以復原，也可以在「已丟棄」中恢復。",
        "「{title}」を捨てました。取り消すか、捨てたものの一覧から元に戻せます。",
    ),
    "sessions.told.back": Words(
        "“{title}” is among the sessions again.",
        "“{title}”已恢复到场次列表。",
        "「{title}」已恢復到場次列表。",
        "「{title}」を一覧に戻しました。",
    ),
    "sessions.delete": Words("De&lete…", "删除(&L)…", "刪除(&L)…", "削除(&L)…"),
    "sessions.delete.title": Words("Delete", "删除", "刪除", "削除"),
    "sessions.delete.sure": Words(
        "Delete “{title}” for good? It cannot be brought back.",
        "要永久删除“{title}”吗？删除后无法恢复。",
        "要永久刪除「{title}」嗎？刪除後無法恢復。",
        "「{title}」を完全に削除しますか？元には戻せません。",
    ),
    "sessions.delete.yes": Words("&Delete", "删除(&D)", "刪除(&D)", "削除(&D)"),
    "sessions.delete.no": Words("&Keep", "保留(&K)", "保留(&K)", "残す(&K)"),
    "sessions.told.deleted": Words(
        "“{title}” is deleted.", "已删除“{title}”。", "已刪除「{title}」。", "「{title}」を削除しました。"
    ),
    "lobby.resume.all": Words(
        "All &sessions ({number})…", "全部{number}场(&S)…", "全部{number}場(&S)…", "全{number}件を表示(&S)…"
    ),
    "practice.label": Words(
        "Practice: this hand counts nowhere.",
        "练习：这一局不计入任何成绩。",
        "練習：這一局不計入任何成績。",
        "練習：このハンドはどこにも記録されません。",
    ),
    "practice.status": Words("Practice", "练习", "練習", "練習"),
    "practice.back.session": Words(
        "&Back to the session", "回到原来那一场(&B)", "回到原來那一場(&B)", "元のセッションへ戻る(&B)"
    ),
    "practice.back.lobby": Words("Leave &practice", "结束练习(&P)", "結束練習(&P)", "練習を終える(&P)"),
    "practice.leave.about": Words(
        "Practice that you have begun is kept among the sessions until you end it or throw it away.",
        "开始了的练习会留在场次列表里，直到打完或丢弃。",
        "開始了的練習會留在場次列表裡，直到打完或丟棄。",
        "始めた練習は、終えるか捨てるまでセッション一覧に残ります。",
    ),
    "practice.again": Words("Try &again", "再试一次(&A)", "再試一次(&A)", "もう一度(&A)"),
    "practice.result": Words("Practice, not counted", "练习，不计成绩", "練習，不計成績", "練習（記録なし）"),
    "practice.before": Words("Then", "当时", "當時", "あのとき"),
    "practice.now": Words("Now", "这次", "這次", "今回"),
    "practice.compared": Words(
        "Then you had {before}, now {now}.",
        "当时你得{before}，这次{now}。",
        "當時你得{before}，這次{now}。",
        "あのときは{before}、今回は{now}です。",
    ),
}
