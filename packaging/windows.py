"""The version resource of the Windows program, as PyInstaller reads it."""

from __future__ import annotations

import re

from ground import PEOPLE


def version_resource(version: str) -> str:
    """The text of a version file: four numbers, and what Explorer shows under Properties."""
    numbers = tuple(int(part) for part in re.findall(r"\d+", version))
    four = (*numbers, 0, 0, 0, 0)[:4]
    shown = {
        "CompanyName": PEOPLE,
        "FileDescription": "Paizhuo 牌桌, a table for Chinese card games",
        "FileVersion": version,
        "InternalName": "paizhuo",
        "LegalCopyright": "MIT licence; contains Qt under the LGPL-3.0, see NOTICE.txt",
        "OriginalFilename": "paizhuo.exe",
        "ProductName": "Paizhuo",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in shown.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004, "
        f"fileType=0x1, subtype=0x0, date=(0, 0)), kids=[StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
