#!/bin/sh
# Make .venv ready for `scripts/setup.sh play` (what a player needs) or `... dev` (tests, lint, docs).
#
# Needs python3 >= 3.11 and nothing else. As root on Debian it installs what is missing (python3-venv, and
# for the tests tmux, Chromium, PostgreSQL and iproute2). For anybody else a PostgreSQL server and Chromium
# come into .venv (tests/needs.py); of what cannot be had, one line says what to install.
# The page of the table is built on the way (hatch_build.py).
# A stamp in .venv keeps the work from being done again until the lock file or pyproject.toml changes.
set -eu
cd "$(dirname "$0")/.."

what=${1:-dev}
lock=requirements/$what.txt
stamp=.venv/.ready-$what
python=${PYTHON:-python3}

die() {
    echo "setup: $1" >&2
    exit 1
}

can_apt() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1
}

apt_install() {
    echo "setup: apt-get install $*"
    log=$(mktemp)
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"; } \
        >"$log" 2>&1 || { cat "$log" >&2; rm -f "$log"; exit 1; }
    rm -f "$log"
}

# Into .venv and not installed, which needs no rights: Debian's package would start a web server on port
# 80 of this machine.
fetch_nginx() {
    if command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ] || [ -x .venv/nginx/usr/sbin/nginx ]; then
        return 0
    fi
    command -v apt-get >/dev/null 2>&1 || return 0
    deb=$(mktemp -d)
    chmod 755 "$deb"
    if ! { if can_apt; then apt-get update -qq; fi && (cd "$deb" && apt-get download -qq nginx) &&
        dpkg-deb -x "$deb"/nginx_*.deb .venv/nginx && [ -x .venv/nginx/usr/sbin/nginx ]; } >/dev/null 2>&1; then
        echo "setup: no nginx could be fetched; the test of the server behind it will be skipped" >&2
    fi
    rm -rf "$deb"
}

[ -f "$lock" ] || die "no such set-up: $what (there are: play, dev)"

# The tests drive the terminal in tmux, the page in Chromium, and keep tables in PostgreSQL too. Without
# the last two, and stand-ins for them, the tests that need them say so and are skipped; tmux must be there.
if [ "$what" = dev ]; then
    missing=
    command -v tmux >/dev/null 2>&1 || missing="$missing tmux"
    command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
    ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing postgresql"
    command -v ip >/dev/null 2>&1 || missing="$missing iproute2"
    if [ -n "$missing" ] && can_apt; then
        # shellcheck disable=SC2086 # one word a package
        apt_install $missing
    fi
    command -v tmux >/dev/null 2>&1 ||
        die "the tests drive the terminal in tmux: install it (on Debian: apt install tmux)"
fi

command -v "$python" >/dev/null 2>&1 || die "$python not found: install Python 3.11 or newer"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    die "Python 3.11 or newer is needed, $python is $("$python" -V 2>&1)"

# A .venv that came from elsewhere (moved, or its Python gone) is made anew.
if ! .venv/bin/python -c 'import pip' >/dev/null 2>&1; then
    if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        can_apt || die "$python -m venv does not work: install python3-venv (on Debian: apt install python3-venv)"
        apt_install python3-venv
    fi
    echo "setup: python3 -m venv .venv"
    "$python" -m venv --clear .venv
fi

if [ ! -e "$stamp" ] || [ -n "$(find "$lock" pyproject.toml scripts/setup.sh -newer "$stamp")" ]; then
    echo "setup: installing $lock into .venv"
    .venv/bin/python -m pip install -qq --disable-pip-version-check -r "$lock"
    # The build tools are in the lock file too, so nothing unlocked is fetched here.
    .venv/bin/python -m pip install -qq --disable-pip-version-check \
        --no-deps --no-build-isolation --editable .
    if [ "$what" = dev ]; then
        .venv/bin/python -m tests.needs
        fetch_nginx
    fi
    touch "$stamp"
fi
