#!/bin/sh
# Installs Paizhuo for the user who runs this, without root: program, menu entry, icon, file type, manual, completion.
# Run it again to put a newer version in the place of an older one. ./uninstall.sh takes all of it away.
set -eu

needed=@GLIBC@
built_for=@MACHINE@
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/lib/paizhuo
link=$HOME/.local/bin/paizhuo

stop() {
    echo "install.sh: $1" >&2
    exit 1
}

[ "$(uname -m)" = "$built_for" ] || stop "this archive is for $built_for, and this computer is a $(uname -m)."
there=$(getconf GNU_LIBC_VERSION 2>/dev/null | cut -d' ' -f2)
[ "$(printf '%s\n%s\n' "$needed" "${there:-0}" | sort -V | head -n 1)" = "$needed" ] ||
    stop "this system's C library is ${there:-not GNU's}; Paizhuo needs glibc $needed or newer (Debian 12, Ubuntu 24.04)."
[ -x "$here/paizhuo" ] || stop "the program is not beside this script: unpack the whole archive and run it there."
[ "$here" != "$program" ] || stop "this is the installed program itself: run install.sh of the archive you unpacked."
case $HOME in
*[\"\`\$\\]* | *"
"*) stop "the name of your home folder has a character that a menu entry cannot hold." ;;
esac

mkdir -p "$HOME/.local/lib" "$(dirname "$link")"
rm -rf "$program.new"
cp -R "$here" "$program.new"
rm -rf "$program"
mv "$program.new" "$program"
if [ -e "$link" ] && [ ! -L "$link" ]; then
    stop "$link is something else's and stays; the program is in $program."
fi
ln -sf "$program/paizhuo" "$link"

(cd "$here/share" && find . -type f) | while read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    cp "$here/share/$file" "$data/$file"
done
entry=$data/applications/paizhuo.desktop
while IFS= read -r line; do # a menu does not look in ~/.local/bin
    case $line in
    Exec=paizhuo*) printf 'Exec="%s/paizhuo"%s\n' "$program" "${line#Exec=paizhuo}" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/paizhuo.desktop" >"$entry"

update() { # what is not there is not needed
    if command -v "$1" >/dev/null; then "$@" >/dev/null 2>&1 || :; fi
}
update update-desktop-database "$data/applications"
update update-mime-database "$data/mime"

echo "Paizhuo is in your menu of applications, and here: $link"
case :$PATH: in
*:"$HOME/.local/bin":*) echo "Type: paizhuo" ;;
*) echo "Type: $link   (or paizhuo, once ~/.local/bin is in your PATH)" ;;
esac
echo "To take it away again: $program/uninstall.sh"
