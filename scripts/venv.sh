#!/bin/sh
# Fill .venv, created with the machine's own Python (PYTHON=... chooses another): venv.sh play | all
# `play` adds what playing and building need; `all` makes .venv exactly what requirements.lock says.
set -eu
cd "$(dirname "$0")/.."

works() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

choose_python() {
    for name in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        # Run it rather than look it up: version managers leave dead names on the PATH.
        if works "$name"; then
            echo "$name"
            return
        fi
    done
    echo "Pioche needs Python 3.11 or newer, and none of these is: ${PYTHON:-python3, python3.13, python3.12, python3.11}." >&2
    echo "Install one, or name it: make PYTHON=/path/to/python3 install" >&2
    return 1
}

# uv is installed last: without it the set-up was interrupted.
is_whole() {
    works .venv/bin/python && .venv/bin/uv --version >/dev/null 2>&1
}

if [ "${2:-}" != alone ]; then
    if is_whole; then python=.venv/bin/python; else python=$(choose_python); fi
    exec "$python" scripts/alone.py scripts/venv.sh "$1" alone
fi
if ! is_whole; then
    python=$(choose_python)
    scripts/system-parts.sh "$python" venv
    "$python" -m venv --clear .venv
    awk '/^uv==/ { found = 1 } found { print } found && !/\\$/ { exit }' requirements.lock >.venv/uv.lock
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement .venv/uv.lock
fi
uv_pip() {
    .venv/bin/uv pip "$@" --quiet --python .venv/bin/python --require-hashes
}
case $1 in
    play) uv_pip install --requirement requirements-play.lock ;;
    all)
        # A sync removes what the lock does not name, including pioche itself.
        rm -f .venv/.installed
        uv_pip sync requirements.lock
        ;;
esac
