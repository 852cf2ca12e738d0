"""The words of the window: menus, titles, docks and the status line."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "window.title": Words("Paizhuo", "牌桌", "牌桌", "牌卓"),
    "window.title.session": Words("{game} – Paizhuo", "{game} – 牌桌", "{game} – 牌桌", "{game} – 牌卓"),
    "menu.game": Words("&Game", "游戏(&G)", "遊戲(&G)", "ゲーム(&G)"),
    "menu.move": Words("&Move", "出牌(&M)", "出牌(&M)", "プレイ(&M)"),
    "menu.view": Words("&View", "查看(&V)", "檢視(&V)", "表示(&V)"),
    "menu.settings": Words("S&ettings", "设置(&E)", "設定(&E)", "設定(&E)"),
    "menu.help": Words("&Help", "帮助(&H)", "說明(&H)", "ヘルプ(&H)"),
    "act.new_session": Words("&New session…", "新的一场(&N)…", "新的一場(&N)…", "新しいセッション(&N)…"),
    "act.numbered_deal": Words("Numbered &deal…", "指定牌局编号(&D)…", "指定牌局編號(&D)…", "配札番号を指定(&D)…"),
    "act.open_record": Words("&Open record…", "打开牌局记录(&O)…", "開啟牌局紀錄(&O)…", "記録を開く(&O)…"),
    "act.save_record": Words(
        "&Save record as…", "牌局记录另存为(&S)…", "牌局紀錄另存新檔(&S)…", "記録に名前を付けて保存(&S)…"
    ),
    "act.resume": Words("&Continue", "继续上一场(&R)", "繼續上一場(&R)", "前回の続き(&R)"),
    "act.quit": Words("&Quit", "退出(&Q)", "結束(&Q)", "終了(&Q)"),
    "act.undo": Words("&Take back", "悔牌(&T)", "悔牌(&T)", "待った(&T)"),
    "act.hint": Words("&Hint", "提示(&H)", "提示(&H)", "ヒント(&H)"),
    "act.next": Words("&Next hand", "下一局(&N)", "下一局(&N)", "次のハンド(&N)"),
    "act.sort": Words("&Sort the hand", "理牌(&S)", "理牌(&S)", "手札を並べ替える(&S)"),
    "act.kitty": Words("What you &buried", "你扣的底牌(&B)", "你扣的底牌(&B)", "伏せた底札(&B)"),
    "act.last_trick": Words("&Last trick", "上一轮(&L)", "上一輪(&L)", "直前のトリック(&L)"),
    "act.full_screen": Words("&Full screen", "全屏(&F)", "全螢幕(&F)", "全画面(&F)"),
    "act.score": Words("&Score sheet", "记分表(&S)", "計分表(&S)", "得点表(&S)"),
    "act.log": Words("Game &log", "出牌记录(&L)", "出牌紀錄(&L)", "ゲームの経過(&L)"),
    "act.pause": Words("&Pause", "暂停(&P)", "暫停(&P)", "一時停止(&P)"),
    "notice.paused": Words(
        "Paused. F9 goes on.", "已暂停，按F9继续。", "已暫停，按F9繼續。", "一時停止中です。F9で再開します。"
    ),
    "act.text": Words("Table as &text", "文字牌桌(&T)", "文字牌桌(&T)", "文字で見る卓(&T)"),
    "act.gone": Words(
        "Cards &gone (counts as help)",
        "已出的牌，算作有辅助(&G)",
        "已出的牌，算作有輔助(&G)",
        "出た札：助けに数える(&G)",
    ),
    "act.own_deck": Words("&Card faces of your own…", "使用自备牌面(&C)…", "使用自備牌面(&C)…", "自分の札の図柄(&C)…"),
    "act.usual_deck": Words("&Usual card faces", "恢复原有牌面(&U)", "恢復原有牌面(&U)", "元の札の図柄(&U)"),
    "act.settings": Words("&Settings…", "设置(&S)…", "設定(&S)…", "設定(&S)…"),
    "act.keys": Words("&Keys", "快捷键(&K)", "快捷鍵(&K)", "キー一覧(&K)"),
    "keys.title": Words("Keys", "快捷键", "快捷鍵", "キー一覧"),
    "keys.table": Words("At the table", "牌桌上", "牌桌上", "卓で"),
    "keys.arrows": Words("Arrows", "方向键", "方向鍵", "矢印キー"),
    "keys.arrows.shift": Words("Shift+arrows", "Shift+方向键", "Shift+方向鍵", "Shift+矢印キー"),
    "key.arrows": Words("go from card to card", "在牌之间移动", "在牌之間移動", "札から札へ移る"),
    "key.arrows.shift": Words("choose a range of cards", "选一排牌", "選一排牌", "続いた札を選ぶ"),
    "key.choose": Words(
        "choose a card or put it back; go on without waiting",
        "选中一张牌或放回；不再等待，马上继续",
        "選取一張牌或放回；不再等待，馬上繼續",
        "札を選ぶ、戻す。待たずに次へ進む",
    ),
    "key.choose_more": Words(
        "choose all cards that go with it", "选中与它相配的牌", "選取與它相配的牌", "合わせて出せる札をまとめて選ぶ"
    ),
    "key.play": Words(
        "play what is chosen, or press the button in focus",
        "打出选中的牌，或按下所在的按钮",
        "打出選取的牌，或按下所在的按鈕",
        "選んだ札を出す、またはボタンを押す",
    ),
    "key.clear": Words(
        "put back all chosen cards; close a hint",
        "放回全部选中的牌，收起提示",
        "放回全部選中的牌，收起提示",
        "選んだ札をすべて戻し、ヒントを閉じる",
    ),
    "key.pass": Words(
        "pass; before your turn: pass early",
        "不要；轮到之前可以先按",
        "不要；輪到之前可以先按",
        "パス。番の前なら先にパス",
    ),
    "key.hint": Words("a hint, step by step", "提示，一步一步", "提示，一步一步", "ヒントを1段ずつ"),
    "key.claim": Words(
        "claim the rest when it is certain; stop claiming",
        "余牌必赢时自动打完；停止",
        "餘牌必贏時自動打完；停止",
        "残りが確実なら自動で打ち切る、やめる",
    ),
    "key.next_legal": Words(
        "the next legal play, weakest first",
        "下一种合规的出法，从小到大",
        "下一種合規的出法，從小到大",
        "次の出せる手（弱い順）",
    ),
    "key.sort": Words(
        "sort the hand in the next order", "换一种方式理牌", "換一種方式理牌", "手札を次の順に並べ替える"
    ),
    "key.speak": Words("say the table in words", "说出桌上的局面", "說出桌上的局面", "卓を言葉で伝える"),
    "key.last_trick": Words("show the last trick", "看上一轮", "看上一輪", "直前のトリックを見る"),
    "key.kitty": Words("show what you buried", "看你扣的底牌", "看你扣的底牌", "伏せた底札を見る"),
    "key.open_hands": Words(
        "show open hands large, one after the other",
        "放大看摊开的手牌，一家接一家",
        "放大看攤開的手牌，一家接一家",
        "開いた手札を1人ずつ大きく見る",
    ),
    "key.undo": Words("take back your last decision", "悔牌", "悔牌", "直前の判断を取り消す"),
    "key.rules": Words("the rules as played here", "本桌规则", "本桌規則", "この卓のルール"),
    "key.imagined": Words(
        "show the hands that a hint imagined, once it has said why",
        "提示说完理由后，看所设想的牌",
        "提示說完理由後，看所設想的牌",
        "理由まで示したヒントの、想定した手札",
    ),
    "key.pages": Words("scroll a hint’s reasons", "滚动提示的理由", "捲動提示的理由", "ヒントの理由をスクロールする"),
    "key.digits": Words(
        "choose that combination in the strip",
        "取牌型条中的第几种",
        "取牌型列中的第幾種",
        "役の列の、その番号の役を選ぶ",
    ),
    "act.rules": Words("&Rules", "规则(&R)", "規則(&R)", "ルール(&R)"),
    "act.notices": Words("&Notices", "通知(&N)", "通知(&N)", "お知らせ(&N)"),
    "notices.title": Words("Notices", "通知", "通知", "お知らせ"),
    "notices.none": Words(
        "There have been no notices since the program started.",
        "打开程序以来没有通知。",
        "開啟程式以來沒有通知。",
        "開いてからのお知らせはありません。",
    ),
    "notices.unread": Words(
        "{number:# notice|# notices} to read", "{number}条通知未读", "{number}則通知未讀", "お知らせ{number}件"
    ),
    "act.about": Words("&About Paizhuo", "关于牌桌(&A)", "關於牌桌(&A)", "牌卓について(&A)"),
    "dock.score": Words("Score sheet", "记分表", "計分表", "得点表"),
    "dock.log": Words("Game log", "出牌记录", "出牌紀錄", "ゲームの経過"),
    "dock.text": Words("Table as text", "文字牌桌", "文字牌桌", "文字で見る卓"),
    "sound.question": Words(
        "Play soft table sounds?", "开启轻声音效？", "開啟輕聲音效？", "小さな卓の音を鳴らしますか？"
    ),
    "sound.yes": Words("Yes", "开启", "開啟", "はい"),
    "sound.no": Words("No", "不用", "不用", "いいえ"),
    "dock.gone": Words("Cards gone", "已出的牌", "已出的牌", "出た札"),
    "gone.about": Words(
        "How many are gone of all there are, and how many the others may still hold. Hands with this open count as assisted.",
        "已出张数／总张数，以及别人手里可能还有几张。开着时打的牌局算作有辅助。",
        "已出張數／總張數，以及別人手裡可能還有幾張。開著時打的牌局算作有輔助。",
        "出た枚数／全枚数と、ほかの人が持ちうる枚数です。開いている間のハンドは助けありと数えます。",
    ),
    "gone.all": Words("All", "合计", "合計", "合計"),
    "gone.elsewhere": Words("Elsewhere", "在别人处", "在別人處", "ほかの人"),
    "dock.close": Words("Close: {dock}", "关闭{dock}", "關閉{dock}", "{dock}を閉じる"),
    "button.close": Words("&Close", "关闭(&C)", "關閉(&C)", "閉じる(&C)"),
    "status.number": Words(
        "Deal number {number} · Copy code",
        "牌局编号 {number} · 复制代码",
        "牌局編號 {number} · 複製代碼",
        "配札番号 {number} · コードをコピー",
    ),
    "status.number.copy": Words(
        "Copy the code of these deals, to share them",
        "复制本场牌局的代码以便分享",
        "複製本場牌局的代碼以便分享",
        "この配札のコードをコピーして共有",
    ),
    "status.number.copied": Words(
        "The code {code} is on the clipboard: with it others play the same deals.",
        "代码 {code} 已复制，别人用它可打同样的牌。",
        "代碼 {code} 已複製，別人用它可打同樣的牌。",
        "コード {code} をコピーしました。これで同じ配札を遊べます。",
    ),
    "file.record": Words("Records of Paizhuo", "牌桌牌局记录", "牌桌牌局紀錄", "牌卓の記録"),
    "rules.title": Words("Rules of {game}", "{game}规则", "{game}規則", "{game}のルール"),
    "rules.search": Words("&Find:", "查找(&F)：", "尋找(&F)：", "検索(&F)："),
    "rules.options": Words("As played at this table", "本桌规则", "本桌規則", "この卓の決まり"),
    "rules.changed": Words(
        "(differs from “{preset}”)", "（与“{preset}”不同）", "（與「{preset}」不同）", "（「{preset}」とは異なります）"
    ),
    "rules.contents": Words("Contents", "目录", "目錄", "目次"),
    "rules.glossary": Words("Chinese words", "术语", "術語", "中国語の用語"),
    "rules.colon": Words(": ", "：", "：", "："),
    "rules.here": Words("you asked about this", "你问的是这一条", "你問的是這一條", "お尋ねのルール"),
    "rules.nothing": Words(
        "No paragraph mentions that.", "没有相关的段落。", "沒有相關的段落。", "該当する項はありません。"
    ),
}
