#!/bin/sh
# Make sure that parts of the system are installed: system-parts.sh PYTHON PART...
# As root on Debian, install missing parts with apt-get. Elsewhere, name
# what is missing and how to get it, and fail.
set -eu

python=$1
shift
release=$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')

setting() {
    "$python" -c "import os, sysconfig; print($1)"
}

is_there() {
    case $1 in
        venv) "$python" -c 'import ensurepip, venv' ;;
        compiler) echo '#include <stdio.h>' |
            $(setting 'os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"') -fsyntax-only -x c - ;;
        headers) test -f "$(setting 'sysconfig.get_path("include")')/Python.h" ;;
        webassembly) PYTHONPATH=src "$python" -c \
            'import sys; from pioche.site.compiling import python_with_headers as found; sys.exit(not found())' ;;
        browser) command -v chromium ;;
        engines) (command -v firefox-esr || command -v firefox) && command -v WebKitWebDriver && command -v Xvfb ;;
        postgres) ls /usr/lib/postgresql/*/bin/initdb ;;
        redis) command -v redis-server ;;
        haproxy) command -v haproxy || test -x /usr/sbin/haproxy ;;
        *) echo "system-parts.sh: unknown part: $1" >&2; exit 2 ;;
    esac >/dev/null 2>&1
}

debian_packages() {
    case $1 in
        venv) echo "$release-venv" ;;
        compiler) echo "gcc libc6-dev" ;;
        headers) echo "$release-dev" ;;
        browser) echo "chromium chromium-headless-shell fonts-dejavu-core" ;;
        engines) echo "firefox-esr webkit2gtk-driver xvfb" ;;
        postgres) echo "postgresql" ;;
        redis) echo "redis-server" ;;
        haproxy) echo "haproxy" ;;
    esac
}

how_to_get() {
    case $1 in
        venv) echo "Python's venv module with ensurepip. Debian, Ubuntu: sudo apt-get install $release-venv" ;;
        compiler) echo "a C compiler. Debian, Ubuntu: sudo apt-get install gcc libc6-dev;" \
            "Fedora: sudo dnf install gcc; Alpine: apk add build-base; macOS: xcode-select --install" ;;
        headers) echo "the C headers of $release. Debian, Ubuntu: sudo apt-get install $release-dev;" \
            "Fedora: sudo dnf install python3-devel; Alpine: apk add python3-dev" ;;
        webassembly) echo "a CPython 3.13 with its C headers, for the engine in browsers:" \
            "uv python install 3.13, or pyenv install 3.13" ;;
        browser) echo "the browser Chromium as the command chromium. Debian: sudo apt-get install chromium;" \
            "Fedora: sudo dnf install chromium; Alpine: apk add chromium" ;;
        engines) echo "Firefox, WebKitWebDriver and Xvfb, for the tests of the page in other engines." \
            "Debian: sudo apt-get install firefox-esr webkit2gtk-driver xvfb" ;;
        postgres) echo "PostgreSQL, for the tests of several processes. Debian: sudo apt-get install postgresql" ;;
        redis) echo "Redis, for the same tests. Debian: sudo apt-get install redis-server" ;;
        haproxy) echo "HAProxy, for the same tests. Debian: sudo apt-get install haproxy" ;;
    esac
}

missing_of() {
    for part in "$@"; do
        is_there "$part" || echo "$part"
    done
}

missing=$(missing_of "$@")
if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && [ -f /etc/debian_version ]; then
    packages=$(for part in $missing; do debian_packages "$part"; done)
    echo "Installing" $packages >&2
    export DEBIAN_FRONTEND=noninteractive
    install="apt-get install -y -qq --no-install-recommends"
    # A machine that has never fetched its package lists does not know the names yet.
    $install $packages || { apt-get update -qq && $install $packages; } || true
    missing=$(missing_of $missing)
fi
for part in $missing; do
    echo "Missing: $(how_to_get "$part")" >&2
done
[ -z "$missing" ]
