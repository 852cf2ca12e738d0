"""The words of exercises: their list, and the strip at the table."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "act.exercises": Words("&Exercises…", "习题(&E)…", "習題(&E)…", "問題(&E)…"),
    "exercises.title": Words("Exercises: {game}", "习题：{game}", "習題：{game}", "問題：{game}"),
    "exercises.about": Words(
        "Decisions from hands of AI players, for you to make again at the table. What you get right comes back"
        " after longer and longer intervals; your own mistakes join them once the coach or the review has found"
        " them.",
        "从电脑对打的牌局里选出的局面，请在牌桌上重新决定。答对的题会隔得越来越久才再出现；教练或复盘发现的失误也会加进来。",
        "從電腦對打的牌局裡選出的局面，請在牌桌上重新決定。答對的題會隔得越來越久才再出現；教練或復盤發現的失誤也會加進來。",
        "コンピューターが打ったハンドの場面を、卓でもう一度決めます。正解した問題は間をあけて戻り、"
        "コーチや見直しで見つかった自分のミスも加わります。",
    ),
    "window.title.exercises": Words(
        "Exercises: {game} – Paizhuo", "{game}习题 – 牌桌", "{game}習題 – 牌桌", "{game}の問題 – 牌卓"
    ),
    "exercises.list": Words("Themes", "主题", "主題", "テーマ"),
    "exercises.none": Words(
        "There are no exercises on “{titles}”: such a decision seldom has one clearly better move.",
        "没有“{titles}”的习题：这类决定很少有明显更好的选择。",
        "沒有「{titles}」的習題：這類決定很少有明顯更好的選擇。",
        "「{titles}」の問題はありません。はっきり良い手のある場面が少ないためです。",
    ),
    "exercises.own": Words("Your own mistakes", "你自己的失误", "你自己的失誤", "自分のミス"),
    "exercises.line": Words(
        "{title} · {solved} of {all} solved",
        "{title} · 共{all}题，答对{solved}题",
        "{title} · 共{all}題，答對{solved}題",
        "{title} · {all}問のうち{solved}問正解",
    ),
    "exercises.due": Words(", {due} due again", "，{due}题该复习", "，{due}題該複習", "、{due}問が復習の時期"),
    "exercises.failed": Words(", often failed", "，常答错", "，常答錯", "、よく間違える"),
    "exercise.step": Words(
        "{number} of {all}", "第{number}题（共{all}题）", "第{number}題（共{all}題）", "{number}/{all}"
    ),
    "exercise.task": Words(
        "Decide at the table as you would in play.",
        "请在牌桌上决定，就像平时打牌一样。",
        "請在牌桌上決定，就像平時打牌一樣。",
        "ふだんどおりに、卓で決めてください。",
    ),
    "exercise.judging": Words(
        "The move is being looked at …", "正在判断这一手……", "正在判斷這一手……", "この手を調べています…"
    ),
    "exercise.right": Words("Right! {said}", "对！{said}", "對！{said}", "正解！ {said}"),
    "exercise.wrong": Words(
        "There is something better than {what}. Choose again, or have it shown.",
        "有比“{what}”更好的。请另选，或请示范。",
        "有比「{what}」更好的。請另選，或請示範。",
        "「{what}」より良い手があります。選び直すか、見せてもらいましょう。",
    ),
    "exercise.wrong.short": Words(
        "There is something better. Choose again, or have it shown.",
        "还有更好的。请另选，或请示范。",
        "還有更好的。請另選，或請示範。",
        "もっと良い手があります。選び直すか、見せてもらいましょう。",
    ),
    "exercise.unclear": Words(
        "It cannot be told whether {what} is as good. Choose another move, or have it shown.",
        "“{what}”是否一样好，说不准。请另选，或请示范。",
        "「{what}」是否一樣好，說不準。請另選，或請示範。",
        "「{what}」が同じくらい良いかは分かりません。別の手を選ぶか、見せてもらいましょう。",
    ),
    "exercise.unclear.short": Words(
        "It may be as good, or not. Choose another move.",
        "是否一样好，说不准。请另选。",
        "是否一樣好，說不準。請另選。",
        "同じくらい良いかは分かりません。別の手を選びましょう。",
    ),
    "exercise.refused": Words("Not allowed: {said}", "不合规则：{said}", "不合規則：{said}", "出せません：{said}"),
    "exercise.best": Words("Best: {what:quoted}.", "最好的一手：{what}。", "最好的一手：{what}。", "最善：{what}。"),
    "exercise.equal": Words(
        "No difference can be told between {made} and {what}.",
        "“{made}”与“{what}”看不出高下。",
        "「{made}」與「{what}」看不出高下。",
        "「{made}」は「{what}」とほぼ互角です。",
    ),
    "exercise.of_the_latter": Words(
        "About the latter: {reason}.", "后者：{reason}。", "後者：{reason}。", "後者について：{reason}。"
    ),
    "exercise.next": Words("&Next exercise", "下一题(&N)", "下一題(&N)", "次の問題(&N)"),
    "exercise.finish": Words("All exercise&s", "全部习题(&S)", "全部習題(&S)", "問題一覧(&S)"),
    "exercise.again": Words("Once mo&re", "再做一次(&R)", "再做一次(&R)", "もう一度(&R)"),
    "exercise.leave": Words("En&d exercises", "结束习题(&D)", "結束習題(&D)", "問題を終える(&D)"),
    "lesson.exercises": Words("E&xercises on it", "相关习题(&X)", "相關習題(&X)", "関連する問題(&X)"),
}
