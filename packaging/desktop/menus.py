"""What tells a Linux desktop of the program: menu entry with an action a game, AppStream metainfo, file type, man page.

Everything is read off the games that are registered, so that a new game needs no line here.
"""

from __future__ import annotations

import re
import sys
from datetime import UTC, datetime
from html import escape
from pathlib import Path

from ground import DOMAIN, IDENTIFIER, PAGE, PEOPLE, PICTURES, ROOT, changes, released, time_of_source, version

sys.path.insert(0, str(ROOT))

from engine.game import AnyGame
from engine.games import GAMES
from engine.words import Language, Text, Words, in_language

_LOCALES = {Language.ZH_CN: "zh_CN", Language.ZH_TW: "zh_TW", Language.JA: "ja"}
MIME = "application/x-paizhuo-record"

_COMMENT = Words(
    "Chinese card games against AI opponents",
    "与电脑对战的中国纸牌游戏",
    "與電腦對戰的中國紙牌遊戲",
    "AIと遊ぶ中国のカードゲーム",
)
_GENERIC = Words("Card Games", "纸牌游戏", "紙牌遊戲", "カードゲーム")
_NAME = Words("Paizhuo", "牌桌", "牌桌", "牌卓")
_RECORD = Words("Paizhuo record", "牌桌牌局记录", "牌桌牌局紀錄", "牌卓の記録")
_ABOUT = Words(
    "A quiet card table on which one person plays Chinese card games against AI opponents that see only what their own "
    "seat sees. Every rule and house rule is a switch; every refusal says which rule it comes from; every move is "
    "saved as it is made.",
    "一张安静的牌桌，一个人与电脑对战中国纸牌游戏；电脑只看得到自己座位能看到的牌。各家规则任选，"
    "出牌被拒会说明依据，每一手都即时存档。",
    "一張安靜的牌桌，一個人與電腦對戰中國紙牌遊戲；電腦只看得到自己座位能看到的牌。各家規則任選，"
    "出牌被拒會說明依據，每一手都即時存檔。",
    "1人でAIと中国のカードゲームを遊ぶ静かな牌卓です。AIは自分の席から見えるものしか見ません。"
    "ハウスルールはすべて切り替えられ、出せない理由にはルールが示され、一手ごとに保存されます。",
)
_GAMES = Words("The games", "游戏", "遊戲", "ゲーム")


SMALLEST_SIDE = 540
"""The shorter side of the smallest screen that shows everything: 960 × 540."""
MOST_POINTS = 12
"""Of what is new; software centres show a page, not a book."""
SCREENSHOTS = {
    "table-en-light.png": Words("A hand of Taihe A Bao", "泰和A包的一局", "泰和A包的一局", "泰和A包のひと勝負"),
    "bao-huang-en-light.png": Words("A hand of Bao Huang", "保皇的一局", "保皇的一局", "保皇のひと勝負"),
    "bashi-fen-en-light.png": Words("A trick of Tractor", "拖拉机的一墩", "拖拉機的一墩", "トラクターの1トリック"),
    "lobby-en-light.png": Words("The lobby", "大厅", "大廳", "ロビー"),
}
"""Pictures in ``docs/pictures`` and what is on them, the best first."""


def desktop_entry() -> str:
    """The entry in the menu of applications; a right click offers each game."""
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.4",
        *_localized("Name", _NAME),
        *_localized("GenericName", _GENERIC),
        *_localized("Comment", _COMMENT),
        "Exec=paizhuo %f",
        "Icon=paizhuo",
        "Terminal=false",
        "Categories=Game;CardGame;",
        "Keywords=cards;card game;Chinese;poker;纸牌;扑克;紙牌;撲克;トランプ;",
        f"MimeType={MIME};",
        "StartupWMClass=paizhuo",
        "StartupNotify=true",
        f"Actions={';'.join(map(_action, GAMES))};",
    ]
    for key, game in GAMES.items():
        names = game_name(game)
        lines += [
            "",
            f"[Desktop Action {_action(key)}]",
            *_localized("Name", names),
            f"Exec=paizhuo --game {key}",
            "Icon=paizhuo",
        ]
    return "\n".join(lines) + "\n"


def _action(key: str) -> str:
    """A game's key as an entry's action may be called."""
    return key.replace("_", "-")


def game_name(game: AnyGame) -> Words:
    """What the game is called, in every language."""
    return game.words[Text("game.name").key]


def metainfo() -> str:
    """What a software centre shows; what has not come out is told as a version in the making, of the source's day."""
    day, kind = released() or _day_of_source(), "stable" if released() else "development"
    games = "".join(_element("li", game_name(game), 8) for game in GAMES.values())
    page = f'  <url type="homepage">{PAGE}</url>\n  <url type="bugtracker">{PAGE}/issues</url>\n' if PAGE else ""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{IDENTIFIER}</id>
  <metadata_license>MIT</metadata_license>
  <project_license>MIT</project_license>
{_element("name", _NAME, 2)}{_element("summary", _COMMENT, 2)}  <developer id="{DOMAIN}">
    <name>{PEOPLE}</name>
  </developer>
  <description>
{_element("p", _ABOUT, 4)}    <ul>
{games}    </ul>
  </description>
{page}{_screenshots()}  <launchable type="desktop-id">paizhuo.desktop</launchable>
  <icon type="stock">paizhuo</icon>
  <categories>
    <category>Game</category>
    <category>CardGame</category>
  </categories>
  <provides>
    <binary>paizhuo</binary>
    <mediatype>{MIME}</mediatype>
  </provides>
  <requires>
    <display_length compare="ge">{SMALLEST_SIDE}</display_length>
  </requires>
  <supports>
    <control>pointing</control>
    <control>keyboard</control>
  </supports>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="{version()}" date="{day}" type="{kind}">
{_notes()}    </release>
  </releases>
</component>
"""


def _screenshots() -> str:
    """The README's pictures, which ``pictures.py`` makes; nothing where nobody has said at which address they lie."""
    if not PICTURES:
        return ""
    shots = []
    for place, (name, caption) in enumerate(SCREENSHOTS.items()):
        width, height = png_size(ROOT / "docs" / "pictures" / name)
        kind = ' type="default"' if place == 0 else ""
        image = f'<image type="source" width="{width}" height="{height}">{PICTURES}/{name}</image>'
        said = _element("caption", caption, 6)
        shots.append(f"    <screenshot{kind}>\n{said}      {image}\n    </screenshot>\n")
    return f"  <screenshots>\n{''.join(shots)}  </screenshots>\n"


def png_size(picture: Path) -> tuple[int, int]:
    """Width and height, which stand in the first chunk of a PNG."""
    head = picture.read_bytes()[:24]
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def _notes() -> str:
    """What is new, as the changes have it: their first sentence, and their first points."""
    paragraphs = [each for each in re.split(r"\n\n|\n(?=- )", changes()) if not each.lstrip().startswith("#")]
    plain = [" ".join(re.sub(r"[*`]", "", each).split()) for each in paragraphs]
    said = [f"        <p>{escape(each, quote=False)}</p>\n" for each in plain if each and not each.startswith("- ")]
    points = [f"          <li>{escape(each[2:], quote=False)}</li>\n" for each in plain if each.startswith("- ")]
    if points:
        said.append(f"        <ul>\n{''.join(points[:MOST_POINTS])}        </ul>\n")
    return f"      <description>\n{''.join(said)}      </description>\n" if said else ""


def file_type() -> str:
    """The type of records, told by the name of a file or by how it begins."""
    comments = "".join(_element("comment", _RECORD, 4))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MIME}">
{comments}    <sub-class-of type="application/json"/>
    <icon name="paizhuo"/>
    <glob pattern="*.paizhuo"/>
  </mime-type>
</mime-info>
"""


def manual() -> str:
    """The page for ``man paizhuo``."""
    games = "".join(f".TP\n.B {key}\n{in_language(game_name(game), Language.EN)}\n" for key, game in GAMES.items())
    return _MANUAL.format(version=version(), day=released() or _day_of_source(), games=games)


def _day_of_source() -> str:
    return datetime.fromtimestamp(time_of_source(), UTC).date().isoformat()


_MANUAL = r""".TH PAIZHUO 6 "{day}" "Paizhuo {version}" "Games"
.SH NAME
paizhuo \- table for Chinese card games against AI opponents
.SH SYNOPSIS
.B paizhuo
.RI [ options ]
.RI [ record ]
.br
.B paizhuo
.BR duplicate | games | judge | replay | simulate | today
.RI [ arguments ]
.SH DESCRIPTION
Without arguments the lobby opens: choose a game, its house rules and the opponents.
A
.I record
is a file that the table or a command has written; its deal is put on the table.
.PP
The commands answer in text and need no display; each has its own
.BR \-\-help .
.SH GAMES
{games}.SH OPTIONS
.TP
.BI \-\-game " KEY"
go straight to a hand of this game; every house rule has an option of its own, see
.B paizhuo games
.TP
.BI \-\-preset " NAME"
house rules to start from
.TP
.BI \-\-deal " CODE"
play this deal: a code, as the table shares it, or the number of the deals of a
.B \-\-game
.TP
.BI \-\-load " FILE"
put the deal of a record on the table
.TP
.BI \-\-lang " en" | zh_CN | zh_TW | ja
the language of the screen
.TP
.B \-\-no\-animation
cards are where they go at once
.TP
.B \-\-watch
watch the AI players play among themselves
.TP
.B \-\-diagnose
print what a report of a fault needs, without personal data
.TP
.B \-\-version
print the version
.SH FILES
Where XDG_CONFIG_HOME and XDG_STATE_HOME say nothing else:
.TP
.I ~/.config/paizhuo/settings.json
the settings
.TP
.I ~/.config/paizhuo/learning.json
which lessons are done
.TP
.I ~/.local/state/paizhuo/sessions/
running sessions, saved after every move
.TP
.I ~/.local/state/paizhuo/hands/
hands that were played, to look at and try again
.TP
.I ~/.local/state/paizhuo/statistics.jsonl
the results of all hands
.TP
.I ~/.local/state/paizhuo/exercises.jsonl\fR, \fI~/.local/state/paizhuo/exercises/
answers to exercises, and those from your own mistakes
.SH EXIT STATUS
0; 1 where an action of a record was refused; 2 for usage, an unreadable file, or where no window can be opened.
"""


def _localized(key: str, words: Words) -> list[str]:
    return [f"{key}={words.en}", *(f"{key}[{name}]={in_language(words, each)}" for each, name in _LOCALES.items())]


def _element(tag: str, words: Words, indent: int) -> str:
    space = " " * indent
    lines = [f"{space}<{tag}>{escape(words.en, quote=False)}</{tag}>\n"]
    for language, name in _LOCALES.items():
        lines.append(f'{space}<{tag} xml:lang="{name}">{escape(in_language(words, language), quote=False)}</{tag}>\n')
    return "".join(lines)
