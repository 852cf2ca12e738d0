"""What the frozen program does without: Qt's other modules and plugins, and parts of Python that nothing here uses.

The patterns are matched against the place of a file inside the bundle, always with forward slashes. A pattern that
leaves out too much is found by ``build.py check``: the bundle is started and plays a hand.
"""

from __future__ import annotations

import re

MODULES = (
    *("PIL", "pytest", "tkinter", "unittest", "pydoc", "doctest", "lib2to3", "ensurepip", "distutils", "setuptools"),
    *("bz2", "_bz2", "lzma", "_lzma", "_ssl", "_hashlib", "ssl", "sqlite3", "_sqlite3", "curses", "_curses"),
    *(
        "readline",
        "xmlrpc",
        "ftplib",
        "http",
        "smtplib",
        "imaplib",
        "poplib",
        "telnetlib",
        "nntplib",
        "socketserver",
        "wsgiref",
        "asyncio",
    ),
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL", "PySide6.QtDBus"),
)
"""Python modules that PyInstaller is not to take; nothing that speaks to a network is among what it takes."""

_QT_PARTS = (
    r"Qt6?(Qml|Quick|Network|Pdf|OpenGL|VirtualKeyboard|Sql|Test|Designer|Help|PrintSupport|Labs|Lottie|UiTools)",
    r"Qt6?(EglFS|EglFs|WaylandCompositor|WaylandEglCompositor|WlShell|Concurrent|Xml|3D|Multimedia|WebEngine)",
)
_PLUGINS = (
    r"plugins/(qmltooling|qmllint|designer|sqldrivers|tls|networkinformation|printsupport|vectorimageformats)/",
    r"plugins/(egldeviceintegrations|xcbglintegrations|wayland-graphics-integration-\w+|generic|multimedia)/",
    r"plugins/platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|direct2d)\b",
    r"plugins/platforminputcontexts/.*virtualkeyboard",  # GPL only
    r"plugins/platformthemes/.*gtk3",  # would need GTK beside us
    r"plugins/imageformats/(lib)?q(gif|icns|jpeg|pdf|tga|tiff|wbmp|webp)\b",  # our pictures are SVG
    r"plugins/wayland-shell-integration/.*(fullscreen|ivi|qt-shell|wl-shell)",
)
_LIBRARIES = (
    # Every Linux desktop has these, in the version that its own drivers, fonts and settings expect; `debian.py` reads
    # off the bundle what it asks of the system.
    r"(^|/)lib(c|m|mvec|dl|pthread|rt|stdc\+\+|gcc_s|z|zstd|X11|X11-xcb|xcb|xkbcommon|xkbcommon-x11)\.so",
    r"(^|/)libxcb-(glx|randr|render|shape|shm|sync|xfixes|xkb)\.so",
    r"(^|/)lib(fontconfig|freetype|expat|uuid|png16|brotlidec|brotlicommon|dbus-1|glib-2\.0|gthread-2\.0)\.so",
    r"(^|/)opengl32sw\.dll$",  # a software OpenGL of 20 MB that nothing here draws with
)
_DATA = (
    r"(^|/)qml/",
    r"translations/(?!(qtbase|qt)_(zh_CN|zh_TW|ja)\.qm$)",
    r"(^|/)share/(themes|icons|locale|fonts)/",
    r"\.dist-info/(direct_url\.json|INSTALLER|RECORD|REQUESTED)$",  # how it came onto the machine that built it
)

_LEFT_OUT = re.compile(
    "|".join(
        (
            *(rf"(^|/)(lib)?(Py)?{part}\w*(\.abi3)?\.(so|pyd|dll|dylib)" for part in _QT_PARTS),
            *(rf"(^|/){part}\w*\.framework/" for part in _QT_PARTS),
            *(rf"^{part}\w*$" for part in _QT_PARTS),  # on macOS PyInstaller links to each framework's library
            *_PLUGINS,
            *_LIBRARIES,
            *_DATA,
        )
    )
)


def is_left_out(place: str) -> bool:
    """Whether the file at this place of the bundle stays behind."""
    return _LEFT_OUT.search(place.replace("\\", "/")) is not None
