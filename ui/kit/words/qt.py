"""What Qt's own dialogs say and Qt's translations lack: as of Qt 6.11, where its file dialog was given new labels; and
keys by the names that our sentences have for them."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "qt.enter": Words("Enter", "回车", "Enter", "Enter"),
    "qt.space": Words("Space", "空格键", "空白鍵", "スペースキー"),
    "qt.look_in": Words("&Look in:", "位置(&L)：", "位置(&L)：", "場所(&L)："),
    "qt.file_type": Words("Files of &type:", "文件类型(&T)：", "檔案類型(&T)：", "種類(&T)："),
    "qt.file": Words("File", "文件", "檔案", "ファイル"),
    "qt.file_of": Words("%1 File", "%1文件", "%1檔案", "%1ファイル"),
    "qt.folder": Words("Folder", "文件夹", "資料夾", "フォルダー"),
    "qt.link": Words("Shortcut", "链接", "連結", "リンク"),
    "qt.unknown": Words("Unknown", "未知", "不明", "不明"),
    "qt.size": Words("Size", "大小", "大小", "サイズ"),
    "qt.remove": Words("Remove", "移除", "移除", "取り除く"),
}
