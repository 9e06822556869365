#!/usr/bin/env bash
# Runs two commands beside each other, each a line of shell: beside.sh FIRST SECOND
# What the first one says is shown when it is done, the second one speaks at once; fails if either does.
set -u
said=$(mktemp)
trap 'rm -f "$said"' EXIT
echo "$1"
sh -c "$1" >"$said" 2>&1 &
first=$!
echo "$2"
sh -c "$2"
second=$?
wait "$first"
first=$?
echo "$1"
cat "$said"
for one in "$first:$1" "$second:$2"; do
    [ "${one%%:*}" = 0 ] || echo "failed with ${one%%:*}: ${one#*:}" >&2
done
[ "$first" = 0 ] && [ "$second" = 0 ]
