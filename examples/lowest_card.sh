#!/bin/sh
# An outside bot in plain POSIX shell: paizhuo simulate --bots exec:examples/lowest_card.sh,greedy ...
#
# For every decision one line of JSON comes in, and one action's text goes out. The candidates stand last in the line,
# the weakest first; this bot takes the first one that moves cards, and passes only where it must. It never bids.
while IFS= read -r line; do
    rest=${line##*'"candidates": ['}
    first='' choice=''
    while [ "${rest#\"}" != "$rest" ]; do
        rest=${rest#\"}
        action=${rest%%\"*}
        rest=${rest#*\"}
        rest=${rest#, }
        first=${first:-$action}
        case $action in
            play* | give* | take* | tribute* | bury*)
                choice=$action
                break
                ;;
        esac
    done
    printf '%s\n' "${choice:-$first}"
done
