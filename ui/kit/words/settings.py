"""The titles and sentences of the settings; ``….label`` is the short form of a value, for the list to choose from."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "settings.search.hint": Words("a word of a setting", "设置中的词", "設定中的詞", "設定の言葉"),
    "settings.title": Words("Settings", "设置", "設定", "設定"),
    "settings.defaults": Words("Restore defaults", "恢复默认", "恢復預設", "初期設定に戻す"),
    "group.look": Words("Language and look", "语言与外观", "語言與外觀", "言語と外観"),
    "group.cards": Words("Cards and hand", "牌与手牌", "牌與手牌", "札と手札"),
    "group.more": Words("Advanced", "高级", "進階", "詳細"),
    "group.play": Words("Pace and play", "节奏与操作", "節奏與操作", "テンポと操作"),
    "option.language": Words("Language", "语言", "語言", "言語"),
    "option.language.system": Words(
        "The language of the desktop.", "跟随系统语言。", "跟隨系統語言。", "デスクトップの言語に合わせます。"
    ),
    "option.language.system.label": Words("System", "跟随系统", "跟隨系統", "システムに合わせる"),
    "option.language.en": Words(
        "English, whatever the desktop speaks.", "始终使用英语。", "一律使用英語。", "常に英語で表示します。"
    ),
    "option.language.en.label": Words("English", "English", "English", "English"),
    "option.language.zh_CN": Words(
        "Simplified Chinese, whatever the desktop speaks.",
        "始终使用简体中文。",
        "一律使用簡體中文。",
        "常に簡体字中国語で表示します。",
    ),
    "option.language.zh_CN.label": Words("简体中文", "简体中文", "简体中文", "简体中文"),
    "option.language.zh_TW": Words(
        "Traditional Chinese, whatever the desktop speaks.",
        "始终使用繁体中文。",
        "一律使用繁體中文。",
        "常に繁体字中国語で表示します。",
    ),
    "option.language.zh_TW.label": Words("繁體中文", "繁體中文", "繁體中文", "繁體中文"),
    "option.language.ja": Words(
        "Japanese, whatever the desktop speaks.", "始终使用日语。", "一律使用日語。", "常に日本語で表示します。"
    ),
    "option.language.ja.label": Words("日本語", "日本語", "日本語", "日本語"),
    "option.scheme": Words("Colour scheme", "配色", "配色", "配色"),
    "option.scheme.system": Words(
        "Light or dark as the desktop is, and following it.",
        "与系统一致，随时跟随。",
        "與系統一致，隨時跟隨。",
        "デスクトップの明暗に合わせて切り替わります。",
    ),
    "option.scheme.system.label": Words("System", "跟随系统", "跟隨系統", "システムに合わせる"),
    "option.scheme.light": Words("Rice paper and ink.", "宣纸与墨色。", "宣紙與墨色。", "和紙と墨の色です。"),
    "option.scheme.light.label": Words("Light", "浅色", "淺色", "ライト"),
    "option.scheme.dark": Words(
        "A green that is almost black, for the evening.",
        "近墨绿色，适合夜晚。",
        "近墨綠色，適合夜晚。",
        "黒に近い緑。夜向きです。",
    ),
    "option.scheme.dark.label": Words("Dark", "深色", "深色", "ダーク"),
    "option.contrast": Words("High contrast", "高对比度", "高對比度", "高コントラスト"),
    "option.contrast.yes": Words(
        "Windows, menus, table and cards are drawn in strong black, white and yellow.",
        "窗口、菜单、牌桌和牌面都用黑、白、黄等强对比颜色。",
        "視窗、選單、牌桌和牌面都用黑、白、黃等強對比顏色。",
        "ウィンドウ、メニュー、卓、札を黒・白・黄の強い色で描きます。",
    ),
    "option.contrast.no": Words("The usual colours.", "使用平常的颜色。", "使用平常的顏色。", "いつもの色です。"),
    "option.text_size": Words("Text size", "文字大小", "文字大小", "文字の大きさ"),
    "option.text_size.90": Words(
        "A little smaller: more fits.",
        "略小：能容纳更多内容。",
        "略小：可容納更多內容。",
        "少し小さく、多く収まります。",
    ),
    "option.text_size.90.label": Words("90 %", "90%", "90%", "90%"),
    "option.text_size.100": Words("As on the desktop.", "与系统一致。", "與系統一致。", "デスクトップと同じです。"),
    "option.text_size.100.label": Words("100 %", "100%", "100%", "100%"),
    "option.text_size.115": Words("A little larger.", "略大。", "略大。", "少し大きくします。"),
    "option.text_size.115.label": Words("115 %", "115%", "115%", "115%"),
    "option.text_size.130": Words("Large.", "大。", "大。", "大きくします。"),
    "option.text_size.130.label": Words("130 %", "130%", "130%", "130%"),
    "option.text_size.150": Words("Very large.", "特大。", "特大。", "とても大きくします。"),
    "option.text_size.150.label": Words("150 %", "150%", "150%", "150%"),
    "option.table": Words("Table", "桌面", "桌面", "卓"),
    "option.table.jade": Words(
        "Jade felt under soft light.", "柔光下的翠玉绒面。", "柔光下的翠玉絨面。", "やわらかな光の翡翠のフェルト。"
    ),
    "option.table.jade.label": Words("Jade", "翠玉", "翠玉", "翡翠"),
    "option.table.ink": Words("Ink blue, cool and deep.", "墨蓝，清冷深沉。", "墨藍，清冷深沉。", "涼しく深い墨藍。"),
    "option.table.ink.label": Words("Ink blue", "墨蓝", "墨藍", "墨藍"),
    "option.table.walnut": Words(
        "Dark walnut, as in an old tea-house.",
        "深色胡桃木，如老茶馆。",
        "深色胡桃木，如老茶館。",
        "古い茶館のような濃い胡桃色。",
    ),
    "option.table.walnut.label": Words("Dark walnut", "深胡桃", "深胡桃", "濃い胡桃"),
    "option.table.plum": Words("Plum, warm and quiet.", "梅紫，温暖宁静。", "梅紫，溫暖寧靜。", "暖かく静かな梅紫。"),
    "option.table.plum.label": Words("Plum", "梅紫", "梅紫", "梅紫"),
    "option.colours": Words("Suit colours", "花色颜色", "花色顏色", "スートの色"),
    "option.colours.two": Words(
        "Red and black, as on paper.", "红黑两色，如同纸牌。", "紅黑兩色，如同紙牌。", "紙の札と同じ赤と黒です。"
    ),
    "option.colours.two.label": Words("Two colours", "两色", "兩色", "2色"),
    "option.colours.four": Words(
        "Every suit has its own colour: diamonds blue, clubs green.",
        "每种花色一种颜色：方块蓝，梅花绿。",
        "每種花色一種顏色：方塊藍，梅花綠。",
        "スートごとに色分け。ダイヤは青、クラブは緑です。",
    ),
    "option.colours.four.label": Words("Four colours", "四色", "四色", "4色"),
    "option.colours.high_contrast": Words(
        "Strong colours on pure white, safe for colour-blind eyes.",
        "纯白底上的浓重颜色，色觉障碍者也能分辨。",
        "純白底上的濃重顏色，色覺障礙者也能分辨。",
        "純白に濃い色。色覚を問わず見分けられます。",
    ),
    "option.colours.high_contrast.label": Words("High contrast", "高对比度", "高對比度", "高コントラスト"),
    "option.cut": Words("Card faces", "牌面", "牌面", "札の図柄"),
    "option.cut.standard": Words(
        "Pips and courts as usual.", "常规点数与人头牌。", "常規點數與人頭牌。", "ふつうの数札と絵札です。"
    ),
    "option.cut.standard.label": Words("Standard", "标准", "標準", "標準"),
    "option.cut.large": Words(
        "Large print: big ranks and suits.",
        "大字：点数和花色更大。",
        "大字：點數和花色更大。",
        "大きな文字：ランクとスートを大きく。",
    ),
    "option.cut.large.label": Words("Large print", "大字", "大字", "大きな文字"),
    "option.back": Words("Card backs", "牌背", "牌背", "札の裏"),
    "option.back.jade": Words(
        "A lattice window in jade green.", "翠绿色花窗。", "翠綠色花窗。", "翡翠色の格子窓です。"
    ),
    "option.back.jade.label": Words("Jade", "翠玉", "翠玉", "翡翠"),
    "option.back.cinnabar": Words(
        "A lattice window in cinnabar.", "朱红色花窗。", "朱紅色花窗。", "朱色の格子窓です。"
    ),
    "option.back.cinnabar.label": Words("Cinnabar", "朱砂", "朱砂", "朱"),
    "option.back.ink": Words("A lattice window in ink.", "墨色花窗。", "墨色花窗。", "墨色の格子窓です。"),
    "option.back.ink.label": Words("Ink", "墨", "墨", "墨"),
    "option.sort": Words("Sort the hand", "理牌方式", "理牌方式", "手札の並べ方"),
    "option.sort.rank": Words("By rank.", "按点数排列。", "按點數排列。", "ランクの順に並べます。"),
    "option.sort.rank.label": Words("Rank", "点数", "點數", "ランク"),
    "option.sort.suit": Words("Suit by suit.", "按花色排列。", "按花色排列。", "スートごとに並べます。"),
    "option.sort.suit.label": Words("Suit", "花色", "花色", "スート"),
    "option.sort.combination": Words(
        "Bombs and groups first.", "炸弹与成组的牌在前。", "炸彈與成組的牌在前。", "ボムや組を先に並べます。"
    ),
    "option.sort.combination.label": Words("Combination", "牌型", "牌型", "役"),
    "option.ascending": Words("Low cards first", "小牌在前", "小牌在前", "弱い札から並べる"),
    "option.ascending.yes": Words(
        "The hand begins with its lowest cards, at the left.",
        "手牌从左边的最小牌排起。",
        "手牌從左邊的最小牌排起。",
        "手札は左の弱い札から並びます。",
    ),
    "option.ascending.no": Words(
        "The hand begins with its highest cards, at the left.",
        "手牌从左边的最大牌排起。",
        "手牌從左邊的最大牌排起。",
        "手札は左の強い札から並びます。",
    ),
    "option.columns": Words("Equal ranks in columns", "同点竖排", "同點直排", "同じランクを縦に並べる"),
    "option.columns.yes": Words(
        "Large hands are held in columns where suits do not matter.",
        "不分花色的游戏里，手牌多时同点的牌排成一列。",
        "不分花色的遊戲裡，手牌多時同點的牌排成一列。",
        "スートが関係しない大きな手札は、同じランクを縦に並べます。",
    ),
    "option.columns.no": Words(
        "Large hands are held in rows.", "手牌多时也横着排。", "手牌多時也橫著排。", "大きな手札も横に並べます。"
    ),
    "option.left_handed": Words("Left-handed", "左手操作", "左手操作", "左利き用"),
    "option.left_handed.yes": Words(
        "Your name stands on the right, and Hint and Pass stand on the right of Play.",
        "你的名牌在右边，“提示”和“不要”在“出牌”的右边。",
        "你的名牌在右邊，「提示」和「不要」在「出牌」的右邊。",
        "名札を右に、「ヒント」と「パス」を「出す」の右に置きます。",
    ),
    "option.left_handed.no": Words(
        "Your name stands on the left, and Hint and Pass stand on the left of Play.",
        "你的名牌在左边，“提示”和“不要”在“出牌”的左边。",
        "你的名牌在左邊，「提示」和「不要」在「出牌」的左邊。",
        "名札を左に、「ヒント」と「パス」を「出す」の左に置きます。",
    ),
    "option.speed": Words("Animation", "动画", "動畫", "アニメーション"),
    "option.speed.off": Words(
        "No motion: cards are in their places at once.",
        "无动画：牌直接到位。",
        "無動畫：牌直接到位。",
        "動きなし。札はすぐ目的の場所に現れます。",
    ),
    "option.speed.off.label": Words("Off", "关闭", "關閉", "オフ"),
    "option.speed.fast": Words("Cards fly fast.", "飞牌较快。", "飛牌較快。", "札が速く動きます。"),
    "option.speed.fast.label": Words("Fast", "快", "快", "速い"),
    "option.speed.normal": Words(
        "Cards fly as fast as a hand moves them.",
        "飞牌和手递牌一样快。",
        "飛牌和手遞牌一樣快。",
        "手で動かすくらいの速さです。",
    ),
    "option.speed.normal.label": Words("Normal", "正常", "正常", "普通"),
    "option.speed.slow": Words(
        "Time to follow every card.", "每张牌都看得清。", "每張牌都看得清。", "1枚ずつ目で追える速さです。"
    ),
    "option.speed.slow.label": Words("Slow", "慢", "慢", "遅い"),
    "option.waiting": Words("Pace of the others", "别家节奏", "別家節奏", "ほかの人のテンポ"),
    "option.waiting.calm": Words(
        "Time to look at every play.", "每手牌都有时间细看。", "每手牌都有時間細看。", "一手ずつゆっくり見られます。"
    ),
    "option.waiting.calm.label": Words("Calm", "从容", "從容", "ゆっくり"),
    "option.waiting.normal": Words(
        "As at a table of friends.", "如同和朋友打牌。", "如同和朋友打牌。", "友だちと打つ速さです。"
    ),
    "option.waiting.normal.label": Words("Normal", "正常", "正常", "普通"),
    "option.waiting.quick": Words(
        "Plays follow each other quickly.", "出牌紧凑。", "出牌緊湊。", "手が次々に進みます。"
    ),
    "option.waiting.quick.label": Words("Quick", "快", "快", "速い"),
    "option.waiting.at_once": Words(
        "The next play comes as soon as its player has thought.",
        "别家一想好就出牌。",
        "別家一想好就出牌。",
        "考え終わりしだい次が出ます。",
    ),
    "option.waiting.at_once.label": Words("At once", "立即", "立即", "すぐ"),
    "option.pace": Words("Normal pace (ms)", "正常节奏（毫秒）", "正常節奏（毫秒）", "普通のテンポ（ミリ秒）"),
    "option.pace.about": Words(
        "At the normal pace each play stands for {value} ms; the other paces are longer or shorter in proportion.",
        "正常节奏下每手牌停留{value}毫秒，其他节奏按比例延长或缩短。",
        "正常節奏下每手牌停留{value}毫秒，其他節奏按比例延長或縮短。",
        "普通のテンポでは次のプレイまで{value}ミリ秒おきます。ほかのテンポはその割合です。",
    ),
    "option.hold_tricks": Words("Hold each trick", "每轮停住", "每輪停住", "トリックごとに止める"),
    "option.hold_tricks.yes": Words(
        "A finished trick stays until you click the table or press Space.",
        "一轮打完后停住，点击牌桌或按空格键再继续。",
        "一輪打完後停住，點擊牌桌或按空白鍵再繼續。",
        "終わったトリックは、クリックするかスペースキーを押すまで残ります。",
    ),
    "option.hold_tricks.no": Words(
        "A finished trick is set aside after a while.",
        "一轮打完后稍停即收走。",
        "一輪打完後稍停即收走。",
        "終わったトリックはしばらくして片づきます。",
    ),
    "option.automatic": Words(
        "Play forced cards automatically", "只有一种选择时自动出牌", "只有一種選擇時自動出牌", "選べない手は自動で"
    ),
    "option.automatic.yes": Words(
        "Where you can only pass, or only one play is allowed, it is done for you and shown as such.",
        "只能不要、或只有一种出法时，自动完成并注明。",
        "只能不要、或只有一種出法時，自動完成並註明。",
        "パスしかできない、または出せる手が一つのときは自動で行い、そう表示します。",
    ),
    "option.automatic.no": Words(
        "You pass and play yourself, even where there is no choice.",
        "即使没有选择，也由你自己出牌。",
        "即使沒有選擇，也由你自己出牌。",
        "選べないときも自分で行います。",
    ),
    "option.dim": Words("Dim what cannot be played", "压暗不能出的牌", "壓暗不能出的牌", "出せない札を暗く"),
    "option.dim.yes": Words(
        "Cards that cannot be played now are dimmed; this does not count as a hint.",
        "规则不允许出的牌会变暗；不算提示。",
        "規則不允許出的牌會變暗；不算提示。",
        "ルール上出せない札を暗くします。ヒントには数えません。",
    ),
    "option.dim.no": Words(
        "No card is dimmed; when a play is refused, you are told why.",
        "牌面不变；不能出时会说明原因。",
        "牌面不變；不能出時會說明原因。",
        "見た目は変わりません。出せないときは理由を伝えます。",
    ),
    "option.remarks": Words("Remarks at the table", "牌桌闲话", "牌桌閒話", "卓でのひとこと"),
    "option.remarks.yes": Words(
        "The others say a short word now and then, at a bomb, a lost King or a win.",
        "出炸弹、丢老K或赢牌时，其他人偶尔说上一句。",
        "出炸彈、丟老K或贏牌時，其他人偶爾說上一句。",
        "ボムが出たとき、Kを取られたとき、勝ったときなどに、ひとこと言います。",
    ),
    "option.remarks.no": Words(
        "The others say only what the game needs.",
        "其他人只说牌局需要的话。",
        "其他人只說牌局需要的話。",
        "ゲームに必要なことだけを言います。",
    ),
    "option.play_on_double_click": Words("Play by double click", "双击出牌", "雙擊出牌", "ダブルクリックで出す"),
    "option.play_on_double_click.yes": Words(
        "A double click on a card plays the chosen cards.",
        "双击即可打出所选的牌。",
        "雙擊即可打出所選的牌。",
        "ダブルクリックで選んだ札を出します。",
    ),
    "option.play_on_double_click.no": Words(
        "A double click only chooses.",
        "双击只选牌，不出牌。",
        "雙擊只選牌，不出牌。",
        "ダブルクリックでは選ぶだけです。",
    ),
    "option.claim": Words("Claim the rest", "打完余牌", "打完餘牌", "残りを出し切る"),
    "option.claim.yes": Words(
        "When nobody can beat you any more, you may have the rest played.",
        "别家再也压不住你时，可让余牌自动打完。",
        "別家再也壓不住你時，可讓餘牌自動打完。",
        "もうだれにも負けないとき、残りを自動で出せます。",
    ),
    "option.claim.no": Words(
        "You play every card yourself.",
        "每一手都由你自己出。",
        "每一手都由你自己出。",
        "最後まで自分で出します。",
    ),
    "option.open_hands": Words("Open hands when watching", "观战时明牌", "觀戰時明牌", "観戦では手札を公開"),
    "option.open_hands.yes": Words(
        "While you only watch, every hand lies open.",
        "只观战时，各家手牌都亮开。",
        "只觀戰時，各家手牌都亮開。",
        "観戦だけのとき、全員の手札を公開します。",
    ),
    "option.open_hands.no": Words(
        "While you only watch, you see one hand, as if you played it.",
        "只观战时，只看得到一家的手牌，如同自己在打。",
        "只觀戰時，只看得到一家的手牌，如同自己在打。",
        "観戦だけのときも、1人分の手札だけが見えます。",
    ),
    "option.coach": Words("Coach", "教练", "教練", "コーチ"),
    "option.coach.yes": Words(
        "After your moves you read whether they were mistakes, and what would have been better.",
        "出牌之后告诉你是不是失误，怎样出更好。",
        "出牌之後告訴你是不是失誤，怎樣出更好。",
        "打った後に、ミスかどうか、どうすればよかったかを伝えます。",
    ),
    "option.coach.no": Words(
        "Nobody comments on your moves.", "不评论你的出牌。", "不評論你的出牌。", "手の評価はしません。"
    ),
    "option.play_again": Words(
        "AI players replay your hands", "电脑重打你的牌局", "電腦重打你的牌局", "ハンドの打ち直し"
    ),
    "option.play_again.yes": Words(
        "While the computer has nothing else to do, AI players of every strength play your finished hands again"
        " in your seat, so that results and statistics can show what others score with the same cards. This uses"
        " extra power.",
        "处理器空闲时，各水平的电脑坐你的座位，重打打完的牌局，成绩和统计里就能看到同样的牌别人得多少分。会多耗电。",
        "處理器閒置時，各水準的電腦坐你的座位，重打打完的牌局，成績和統計裡就能看到同樣的牌別人得多少分。會多耗電。",
        "卓が休んでいる間に、それぞれの強さのコンピューターがあなたの席で終わったハンドを打ち直し、"
        "結果と統計に同じ札での得点を示します。電力を使います。",
    ),
    "option.play_again.no": Words(
        "Finished hands are not played again, which spares the battery; what is known of earlier ones stays.",
        "打完的牌局不再重打，省电；以前已知的结果保留。",
        "打完的牌局不再重打，省電；以前已知的結果保留。",
        "終わったハンドを打ち直さず、電力を節約します。これまでの結果は残ります。",
    ),
    "option.sound": Words("Sound", "声音", "聲音", "音"),
    "option.sound.yes": Words(
        "Cards and bombs can be heard.", "能听到出牌与炸弹声。", "可聽到出牌與炸彈聲。", "札やボムの音が鳴ります。"
    ),
    "option.sound.no": Words("The table is silent.", "牌桌静音。", "牌桌靜音。", "音を鳴らしません。"),
}
