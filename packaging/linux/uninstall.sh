#!/bin/sh
# Takes away what install.sh has installed for this user. Settings, saved sessions and played hands stay.
set -eu

data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/lib/paizhuo
link=$HOME/.local/bin/paizhuo

if [ ! -d "$program" ]; then
    echo "uninstall.sh: nothing is installed in $program." >&2
    exit 1
fi
(cd "$program/share" && find . -type f) | while read -r file; do
    rm -f "$data/$file"
done
if [ "$(readlink "$link" 2>/dev/null)" = "$program/paizhuo" ]; then rm "$link"; fi
rm -rf "$program"

update() {
    if command -v "$1" >/dev/null; then "$@" >/dev/null 2>&1 || :; fi
}
update update-desktop-database "$data/applications"
update update-mime-database "$data/mime"

echo "Paizhuo is gone. Settings are still in ${XDG_CONFIG_HOME:-$HOME/.config}/paizhuo,"
echo "sessions and played hands in ${XDG_STATE_HOME:-$HOME/.local/state}/paizhuo: delete the folders if you want them gone."
