#!/usr/bin/env bash
# Run tests repeatedly while something else keeps the cores busy, and count how often each failed.
#
#   scripts/shake.sh [-n TIMES] [-b BURNERS] [-j WORKERS] [-s] PYTEST-ARGUMENTS…
#
# BURNERS processes that only count run in parallel, by default as many as there are cores. -s gives each run
# another seed, so that other deals come up; without it only timing varies. The output of a failed run is kept
# in build/shake. A test that fails here once in thirty runs breaks somebody's build every week.
set -u
cd "$(dirname "$0")/.." || exit 2
times=10 burners=$(nproc) workers=0 seeds=''
while getopts n:b:j:s flag; do
    case $flag in n) times=$OPTARG ;; b) burners=$OPTARG ;; j) workers=$OPTARG ;; s) seeds=yes ;; *) exit 2 ;; esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2; }
pids=()
for _ in $(seq "$burners"); do timeout 7200 sh -c 'while :; do :; done' & pids+=($!); done
trap 'kill "${pids[@]}" 2>/dev/null' EXIT
kept=build/shake failed=0
rm -rf "$kept" && mkdir -p "$kept"
for turn in $(seq "$times"); do
    .venv/bin/pytest -q -p no:cacheprovider -n "$workers" --dist loadgroup ${seeds:+--seed "shake$turn"} "$@" \
        >"$kept/$turn.txt" 2>&1
    # 0 means that all passed; anything else is kept, also a run without tests.
    if [ $? -eq 0 ]; then rm "$kept/$turn.txt"; else failed=$((failed + 1)); fi
    printf '\r%s of %s runs, %s failed' "$turn" "$times" "$failed" >&2
done
printf '\n' >&2
if [ "$failed" -gt 0 ]; then
    grep -hE '^(FAILED|ERROR)' "$kept"/*.txt | sed 's/ - .*//' | sort | uniq -c | sort -rn
    echo "What they printed: $kept" >&2
    exit 1
fi
