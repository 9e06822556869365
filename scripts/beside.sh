#!/usr/bin/env bash
# Run two commands at the same time, each a line of shell: beside.sh FIRST SECOND
# The second one's output is shown as it comes, the first one's when it is done; fails if either does.
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
