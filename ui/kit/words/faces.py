"""What is said about a card deck of the user's own that cannot be used."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "deck.too_large": Words(
        "{file} is larger than {most} kB, so the deck was not loaded. Simplify the picture and try again.",
        "{file} 超过 {most} kB，未载入这副牌。请精简图片后再试。",
        "{file} 超過 {most} kB，未載入這副牌。請精簡圖片後再試。",
        "{file} が {most} kB を超えているため、図柄を読み込みませんでした。絵を軽くしてからもう一度お試しください。",
    ),
    "deck.too_many_shapes": Words(
        "{file} has too many shapes to be drawn, so the deck was not loaded. Simplify the picture and try again.",
        "{file} 的图形太多，无法绘制，未载入这副牌。请精简图片后再试。",
        "{file} 的圖形太多，無法繪製，未載入這副牌。請精簡圖片後再試。",
        "{file} は図形が多すぎて描けないため、図柄を読み込みませんでした。絵を簡単にしてからもう一度お試しください。",
    ),
    "deck.too_heavy": Words(
        "{file} takes too much time or memory to draw, so the deck was not loaded. Simplify the picture and try again.",
        "绘制 {file} 耗时或耗内存过多，未载入这副牌。请精简图片后再试。",
        "繪製 {file} 耗時或耗記憶體過多，未載入這副牌。請精簡圖片後再試。",
        "{file} は描くのに時間かメモリーがかかりすぎるため、図柄を読み込みませんでした。絵を簡単にしてからもう一度お試しください。",
    ),
    "deck.no_process": Words(
        "The card faces in {folder} cannot be drawn now ({reason}). Close other programs and choose the folder again.",
        "现在无法绘制 {folder} 中的牌面（{reason}）。请关闭其他程序后重新选择该文件夹。",
        "現在無法繪製 {folder} 中的牌面（{reason}）。請關閉其他程式後重新選擇該資料夾。",
        "{folder} の札の図柄を今は描けません（{reason}）。ほかのプログラムを閉じて、もう一度フォルダーを選んでください。",
    ),
    "deck.active": Words(
        "{file} contains a script, an embedded picture or a link to the outside, so the deck was not loaded. "
        "Only plain drawings are allowed.",
        "{file} 含有脚本、嵌入图片或外部链接，未载入这副牌。只能使用纯矢量图形。",
        "{file} 含有指令碼、嵌入圖片或外部連結，未載入這副牌。只能使用純向量圖形。",
        "{file} にスクリプト、埋め込み画像または外部への参照があるため、図柄を読み込みませんでした。"
        "使えるのは図形だけの絵です。",
    ),
    "deck.damaged": Words(
        "{file} is not an SVG picture that can be read, so the deck was not loaded.",
        "{file} 不是可读取的 SVG 图片，未载入这副牌。",
        "{file} 不是可讀取的 SVG 圖片，未載入這副牌。",
        "{file} は読み取れる SVG 画像ではないため、図柄を読み込みませんでした。",
    ),
    "deck.empty": Words(
        "No card faces were found in {folder}. Files are named like 10S.svg, QH.svg, RJ.svg or back.svg.",
        "在 {folder} 中没有找到牌面。文件名应如 10S.svg、QH.svg、RJ.svg 或 back.svg。",
        "在 {folder} 中沒有找到牌面。檔名應如 10S.svg、QH.svg、RJ.svg 或 back.svg。",
        "{folder} に札の図柄が見つかりません。ファイル名は 10S.svg、QH.svg、RJ.svg、back.svg のように付けてください。",
    ),
    "deck.unreadable": Words(
        "The folder {folder} cannot be read ({reason}). Choose another folder.",
        "无法读取文件夹 {folder}（{reason}）。请另选一个文件夹。",
        "無法讀取資料夾 {folder}（{reason}）。請另選一個資料夾。",
        "フォルダー {folder} を読み取れません（{reason}）。別のフォルダーを選んでください。",
    ),
}
