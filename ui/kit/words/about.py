"""The words of the page about the program: what it is, and whose work it contains."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "about.title": Words("About Paizhuo", "关于牌桌", "關於牌桌", "牌卓について"),
    "about.name": Words("Paizhuo 牌桌", "牌桌 Paizhuo", "牌桌 Paizhuo", "牌卓 Paizhuo"),
    "about.version": Words("Version {version}", "版本 {version}", "版本 {version}", "バージョン {version}"),
    "about.what": Words(
        "A desktop card table for one person and AI opponents: Chinese card games, with the house rules you like.",
        "一个人与电脑打牌的牌桌：中国纸牌游戏，各家规则任选。",
        "一個人與電腦打牌的牌桌：中國紙牌遊戲，各家規則任選。",
        "1人でコンピューターと遊ぶ卓上カードゲーム。中国のカードゲームを、好みのハウスルールで。",
    ),
    "about.own": Words(
        "The program and its card faces are free software under the MIT licence.",
        "本程序及牌面图案以 MIT 许可证发布，属自由软件。",
        "本程式及牌面圖案以 MIT 授權條款發布，屬自由軟體。",
        "このプログラムと札の図柄は MIT ライセンスの自由ソフトウェアです。",
    ),
    "about.qt": Words(
        "Windows are drawn with Qt {version} and PySide6, used under the GNU Lesser General Public License, version 3. "
        "Qt stands beside the program as separate libraries and may be replaced; its sources are at download.qt.io.",
        "窗口由 Qt {version} 与 PySide6 绘制，依据 GNU 宽通用公共许可证第 3 版使用。"
        "Qt 以独立的库与本程序并存，可以替换；源代码见 download.qt.io。",
        "視窗由 Qt {version} 與 PySide6 繪製，依據 GNU 較寬鬆通用公共授權條款第 3 版使用。"
        "Qt 以獨立的程式庫與本程式並存，可以替換；原始碼見 download.qt.io。",
        "ウィンドウの描画には Qt {version} と PySide6 を GNU Lesser General Public License バージョン3に基づいて使っています。"
        "Qt は別のライブラリとして置かれ、差し替えられます。ソースは download.qt.io にあります。",
    ),
    "about.fonts": Words(
        "On machines without a Chinese or Japanese font, a part of Noto Sans CJK is used, under the SIL Open Font License 1.1.",
        "没有中日文字体的机器上使用 Noto Sans CJK 的子集，依据 SIL 开源字体许可证 1.1。",
        "沒有中日文字型的電腦上使用 Noto Sans CJK 的子集，依據 SIL 開源字型授權 1.1。",
        "中国語や日本語のフォントがない環境では Noto Sans CJK の一部を SIL Open Font License 1.1 に基づいて使います。",
    ),
    "about.parts": Words(
        "Python (PSF licence) runs it, miniaudio (MIT licence) plays the sounds. Installed packages bring NOTICE.txt and "
        "the folder licences, with every part, its version, its licence and where its source is.",
        "程序由 Python 运行（PSF 许可证），声音由 miniaudio 播放（MIT 许可证）。"
        "安装包附有 NOTICE.txt 和 licences 文件夹，列出每个组成部分的版本、许可证和源代码所在。",
        "程式由 Python 執行（PSF 授權），聲音由 miniaudio 播放（MIT 授權）。"
        "安裝套件附有 NOTICE.txt 和 licences 資料夾，列出每個組成部分的版本、授權和原始碼所在。",
        "Python（PSF ライセンス）で動き、音は miniaudio（MIT ライセンス）で鳴らします。"
        "パッケージには NOTICE.txt と licences フォルダーが付き、各部分の版、ライセンス、ソースの場所が書かれています。",
    ),
    "about.games": Words(
        "The rules follow John McLeod’s pagat.com and pages written by players.",
        "规则参照 John McLeod 的 pagat.com 及各地玩家的介绍。",
        "規則參照 John McLeod 的 pagat.com 及各地玩家的介紹。",
        "ルールは John McLeod 氏の pagat.com と各地のプレイヤーのページによります。",
    ),
}
