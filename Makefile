# Palamède: `make play` opens a table, `make test` checks everything, `make help` lists the rest.
# A bare Debian with python3 (3.11 or newer) and make is enough; .venv is made on the first call.

.DEFAULT_GOAL := help
.PHONY: help setup lock play test soak bench docs doctest pytest lint regen clean

BIN := .venv/bin
PY := $(BIN)/python
WORKERS ?= 2
ARGS ?=

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## open the table in the browser (ARGS="--port 9000" and the like go to it)
	@scripts/setup.sh play
	@$(BIN)/palamede serve --open $(ARGS)

setup: ## make .venv with everything for tests, lint and docs
	@scripts/setup.sh dev

test: setup ## style, types, layers, documentation examples and all tests
	@$(MAKE) --no-print-directory -j$(WORKERS) lint doctest
	@$(MAKE) --no-print-directory pytest

# Each worker takes half of the tests in their order, and from the other's when it is done: what the
# tests of a file or a folder have in common is made once, and all are done at the same time.
pytest: setup
	$(PY) -m pytest -n $(WORKERS) --dist worksteal --cov --cov-report=term $(ARGS)

lint: setup ## ruff, mypy --strict and the layers of the design
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports

soak: setup ## the long proofs: every mutant, long random games, kill and resume
	$(PY) -m pytest -n $(WORKERS) -m soak $(ARGS)

bench: setup ## side-by-side benchmarks against peers
	@set -e; for b in benchmarks/bench_*.py; do echo "== $$b"; $(PY) $$b; done

docs: setup ## the documentation in docs/_build/html; warnings are errors
	$(PY) -m sphinx -W --keep-going -q -b html docs docs/_build/html

doctest: setup
	$(PY) -m sphinx -W --keep-going -q -b doctest docs docs/_build/doctest

regen: setup ## write the golden files anew (the commit must say why they changed)
	$(PY) -m pytest -n 0 --regen $(ARGS)

lock: ## write requirements/*.txt anew with the newest versions allowed
	@scripts/lock.sh

clean: ## remove what the tools left behind, .venv excepted
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis docs/_build .coverage*
