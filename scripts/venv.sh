#!/bin/sh
# Brings .venv to exactly what requirements.lock says, with the machine's own Python (PYTHON=... chooses another).
set -eu
cd "$(dirname "$0")/.."

works() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

choose_python() {
    for name in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        # Asked to run, not looked up: version managers leave names on the PATH that lead nowhere.
        if works "$name"; then
            echo "$name"
            return
        fi
    done
    echo "Pioche needs Python 3.11 or newer, and none of these is: ${PYTHON:-python3, python3.13, python3.12, python3.11}." >&2
    echo "Install one, or name it: make PYTHON=/path/to/python3 install" >&2
    return 1
}

# uv is the last thing to arrive in a new environment: without it the set-up was cut short.
if ! works .venv/bin/python || ! .venv/bin/uv --version >/dev/null 2>&1; then
    python=$(choose_python)
    scripts/system-parts.sh "$python" venv
    "$python" -m venv --clear .venv
    awk '/^uv==/ { found = 1 } found { print } found && !/\\$/ { exit }' requirements.lock >.venv/uv.lock
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement .venv/uv.lock
fi
.venv/bin/uv pip sync --quiet --python .venv/bin/python --require-hashes requirements.lock
