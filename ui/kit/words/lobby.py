"""The words of the lobby: which game, which rules, against whom."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "lobby.title": Words("What shall we play?", "今天玩什么？", "今天玩什麼？", "何で遊びますか？"),
    "lobby.subtitle": Words(
        "A quiet table, and opponents who are always free.",
        "一张安静的牌桌，牌友随时有空。",
        "一張安靜的牌桌，牌友隨時有空。",
        "静かな卓と、いつでも付き合う仲間たち。",
    ),
    "lobby.presets": Words("How it is played", "打法", "打法", "遊び方"),
    "lobby.rules": Words("R&ules", "规则(&U)", "規則(&U)", "ルール(&U)"),
    "lobby.house": Words("House &rules", "本桌规则(&R)", "本桌規則(&R)", "ハウスルール(&R)"),
    "lobby.house.none": Words(
        "“{preset}”, nothing changed.",
        "“{preset}”，没有改动。",
        "「{preset}」，沒有改動。",
        "「{preset}」のまま、変更はありません。",
    ),
    "lobby.house.some": Words(
        "“{preset}” with {count:# change|# changes}: {titles}",
        "以“{preset}”为准，改动{count}项：{titles}",
        "以「{preset}」為準，改動{count}項：{titles}",
        "「{preset}」から{count}か所を変更：{titles}",
    ),
    "lobby.house.between": Words(", ", "、", "、", "、"),
    "lobby.seats": Words("Your table", "你的牌桌", "你的牌桌", "あなたの卓"),
    "lobby.together": Words(
        "You play with {seat:name}.", "{seat:name}是你的同伴。", "{seat:name}是你的夥伴。", "{seat:name}と組みます。"
    ),
    "lobby.players": Words("Players", "人数", "人數", "人数"),
    "lobby.opponent": Words(
        "How well {seat:name} plays", "{seat:name}的水平", "{seat:name}的水準", "{seat:name}の強さ"
    ),
    "lobby.all": Words("Everybody:", "全部：", "全部：", "全員："),
    "lobby.mixed": Words("Mixed", "各不相同", "各不相同", "それぞれ"),
    "lobby.number": Words("Deal &number or code:", "编号或代码(&N)：", "編號或代碼(&N)：", "番号かコード(&N)："),
    "lobby.number.hint": Words("random", "随机", "隨機", "ランダム"),
    "lobby.number.about": Words(
        "The same number brings the same cards. A code, from “Copy code” below the table, brings game and rules, too.",
        "相同编号得到相同的牌；在牌桌下方点“复制代码”，得到的代码还包含游戏和规则。",
        "相同編號得到相同的牌；在牌桌下方點「複製代碼」，得到的代碼還包含遊戲和規則。",
        "同じ番号なら同じ札が配られます。卓の下の「コードをコピー」で得たコードなら、ゲームとルールも決まります。",
    ),
    "lobby.number.unread": Words(
        "This code is incomplete or mistyped: check it, or clear the field.",
        "代码不完整或有误：请核对，或清空此栏。",
        "代碼不完整或有誤：請核對，或清空此欄。",
        "コードが不完全か誤っています。確かめるか、空にしてください。",
    ),
    "lobby.names": Words("Names and st&yles…", "名字与牌风(&Y)…", "名字與牌風(&Y)…", "名前と打ち筋(&Y)…"),
    "lobby.names.title": Words("Who sits at the table", "桌上有谁", "桌上有誰", "卓に着く人"),
    "lobby.names.of": Words("Name of {seat:name}", "{seat:name}的名字", "{seat:name}的名字", "{seat:name}の名前"),
    "lobby.names.yours": Words("Your name", "你的名字", "你的名字", "あなたの名前"),
    "lobby.names.about": Words(
        "An empty name leaves the usual one. The style says how readily a player takes risks:",
        "留空则用原来的名字。牌风说的是敢不敢冒险：",
        "留空則用原來的名字。牌風說的是敢不敢冒險：",
        "空欄なら元の名前のままです。打ち筋は、どれだけリスクを取るかです。",
    ),
    "lobby.style.of": Words("Style of {seat:name}", "{seat:name}的牌风", "{seat:name}的牌風", "{seat:name}の打ち筋"),
    "lobby.style.beside": Words("{name}, {style}", "{name}（{style}）", "{name}（{style}）", "{name}（{style}）"),
    "lobby.style.about": Words("{style}: {about}", "{style}：{about}", "{style}：{about}", "{style}：{about}"),
    "bot.styled": Words("{level}, {style}", "{level}，{style}", "{level}，{style}", "{level}、{style}"),
    "style.even": Words("Balanced", "平稳", "平穩", "標準"),
    "style.even.about": Words("Takes the usual risks.", "冒险适中。", "冒險適中。", "ほどほどのリスクを取ります。"),
    "style.cautious": Words("Cautious", "谨慎", "謹慎", "慎重"),
    "style.cautious.about": Words(
        "Takes fewer risks, and wants a stronger hand to bid.",
        "少冒险，牌更好才叫。",
        "少冒險，牌更好才叫。",
        "リスクは少なく、より強い手でないと宣言しません。",
    ),
    "style.bold": Words("Bold", "大胆", "大膽", "強気"),
    "style.bold.about": Words(
        "Takes more risks for a larger win, and bids on weaker hands.",
        "为大胜多冒险，牌差些也叫。",
        "為大勝多冒險，牌差些也叫。",
        "大きな勝ちのためにリスクを取り、弱めの手でも宣言します。",
    ),
    "lobby.watch": Words("W&atch", "观战(&A)", "觀戰(&A)", "観戦(&A)"),
    "lobby.watch.about": Words(
        "AI players take all seats, yours too; the hands follow each other by themselves.",
        "由电脑代你入座，各家自动打牌。",
        "由電腦代你入座，各家自動打牌。",
        "あなたの席もコンピューターが打ち、ハンドは自動で進みます。",
    ),
    "lobby.start": Words("S&tart", "开始(&T)", "開始(&T)", "始める(&T)"),
    "lobby.resume": Words("&Continue", "继续(&C)", "繼續(&C)", "続ける(&C)"),
    "lobby.resume.title": Words(
        "A session is waiting for you", "有一场牌等你继续", "有一場牌等你繼續", "続きのセッションがあります"
    ),
    "lobby.resume.dismiss": Words("Not no&w", "暂不(&W)", "暫不(&W)", "今はしない(&W)"),
}
