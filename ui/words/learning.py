"""The words of learning: lessons, the course, and the panel above the table."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "menu.practice": Words("&Practice", "练习(&P)", "練習(&P)", "練習(&P)"),
    "act.lessons": Words("&Lessons…", "课程(&L)…", "課程(&L)…", "レッスン(&L)…"),
    "lobby.lessons": Words("Less&ons", "课程(&O)", "課程(&O)", "レッスン(&O)"),
    "course.title": Words("Lessons: {game}", "{game}课程", "{game}課程", "{game}のレッスン"),
    "course.game": Words("&Game:", "游戏(&G)：", "遊戲(&G)：", "ゲーム(&G)："),
    "course.about": Words(
        "Short positions on the real table, one idea each. You make the move; the rules and the lesson answer.",
        "真实牌桌上的短小局面，每课一个要点。由你出牌，规则和课程作答。",
        "真實牌桌上的短小局面，每課一個要點。由你出牌，規則和課程作答。",
        "実際の卓の短い場面で、1課に1つずつ学びます。あなたが手を選び、ルールとレッスンが答えます。",
    ),
    "course.progress": Words(
        "{done} of {all} lessons done", "已完成{done}/{all}课", "已完成{done}/{all}課", "{all}課のうち{done}課を修了"
    ),
    "course.list": Words("Lessons", "课程", "課程", "レッスン"),
    "course.item": Words("{number}. {title}", "{number}. {title}", "{number}. {title}", "{number}. {title}"),
    "course.item.done": Words(
        "✓ {number}. {title} (done)",
        "✓ {number}. {title}（已完成）",
        "✓ {number}. {title}（已完成）",
        "✓ {number}. {title}（修了）",
    ),
    "course.begin": Words("&Begin", "开始(&B)", "開始(&B)", "始める(&B)"),
    "lesson.heading": Words(
        "Lesson {number} of {all}: {title}",
        "第{number}课（共{all}课）：{title}",
        "第{number}課（共{all}課）：{title}",
        "レッスン{number}/{all}：{title}",
    ),
    "lesson.task": Words(
        "Task {number} of {all}", "第{number}步，共{all}步", "第{number}步，共{all}步", "課題{number}/{all}"
    ),
    "lesson.right": Words("Right! {said}", "对！{said}", "對！{said}", "正解！ {said}"),
    "lesson.wrong": Words("Not this. {said}", "不是这样。{said}", "不是這樣。{said}", "違います。{said}"),
    "lesson.refused": Words("Not allowed: {said}", "不合规则：{said}", "不合規則：{said}", "出せません：{said}"),
    "lesson.shown": Words("This is it: {said}", "这样出：{said}", "這樣出：{said}", "これです：{said}"),
    "lesson.next": Words("&Next lesson", "下一课(&N)", "下一課(&N)", "次のレッスン(&N)"),
    "lesson.finish": Words("All lesso&ns", "全部课程(&N)", "全部課程(&N)", "レッスン一覧(&N)"),
    "lesson.again": Words("Start &again", "重做本课(&A)", "重做本課(&A)", "最初から(&A)"),
    "lesson.show": Words("&Show me", "请示范(&S)", "請示範(&S)", "見せて(&S)"),
    "lesson.leave": Words("En&d lessons", "结束课程(&D)", "結束課程(&D)", "レッスンを終える(&D)"),
    "lesson.rule": Words("The &rule", "相关规则(&R)", "相關規則(&R)", "ルールを見る(&R)"),
    "lesson.done": Words("Lesson done.", "本课完成。", "本課完成。", "このレッスンは修了です。"),
    "window.title.lesson": Words(
        "Lessons: {game} – Paizhuo", "{game}课程 – 牌桌", "{game}課程 – 牌桌", "{game}のレッスン – 牌卓"
    ),
}
