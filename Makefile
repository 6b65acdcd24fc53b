# Needs Python 3.11 or newer (with venv) and make; everything else goes into .venv.

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
PIP := $(BIN)/python -m pip --disable-pip-version-check

# python3.11 if it is there, else the first newer Python.
PYTHON ?= $(shell for python in python3.11 python3 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

.DEFAULT_GOAL := help
.PHONY: help setup web run check test coverage lint format release lock clean

help:
	@echo "make run       open the table in the browser"
	@echo "make check     in about two minutes: what the present change can have broken"
	@echo "make test      everything that must hold: style, types, architecture, determinism, tests"
	@echo "make lint      the same without the tests"
	@echo "make coverage  the tests alone, and the lines that none of them reaches"
	@echo "make format    put the code into the house style"
	@echo "make web       build the client of the table, if it changed"
	@echo "make release VERSION=1.4.0  version, changelog, wheel, tried in a clean environment; commit and tag"
	@echo "make lock      renew requirements.lock from pyproject.toml"
	@echo "make clean     remove the environment, caches and reports"

setup: $(READY)

web: $(READY)
	@$(BIN)/python -m tools.build_web

run: web
	$(BIN)/hexameron serve --open

check: $(READY)
	@$(BIN)/python -m tools.check

test: $(READY)
	@$(BIN)/python -m tools.check --all

# Which lines no test reaches. It slows all tests down, and whether they bite is told by tools.mutants, not by it.
coverage: $(READY) web
	$(BIN)/pytest -n 2 --cov

lint: $(READY)
	@$(BIN)/python -m tools.check --lint

format: $(READY)
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

# RELEASE_OPTIONS=--try does all of it except the commit and the tag.
release: $(READY)
	@$(BIN)/python -m tools.release $(RELEASE_OPTIONS) $(VERSION)

# Works in an environment of its own, so that it also mends a lock file that no longer installs.
# Extra options, such as --upgrade or --upgrade-package NAME, come through LOCK_OPTIONS.
lock: | $(BIN)/python
	$(BIN)/python -m venv --clear .cache/lock
	.cache/lock/bin/python -m pip install --quiet pip-tools
	.cache/lock/bin/pip-compile --quiet --extra dev --all-build-deps --allow-unsafe --no-strip-extras \
		--generate-hashes --no-header --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements.lock $(LOCK_OPTIONS) pyproject.toml
	rm -rf .cache/lock

clean:
	rm -rf $(VENV) web/node_modules src/hexameron/server/static src/hexameron/server/icons.json .cache build dist htmlcov \
		coverage.xml .coverage .coverage.* \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@if [ -z "$(PYTHON)" ]; then \
		echo "Hexameron needs Python 3.11 or newer and found none." >&2; \
		echo "On Debian or Ubuntu: apt install python3 python3-venv" >&2; \
		echo "Or name one: make PYTHON=/path/to/python3.11 ..." >&2; \
		exit 1; \
	fi
	@$(PYTHON) -m venv $(VENV) || { \
		rm -rf $(VENV); \
		echo "$(PYTHON) cannot make a virtual environment, because its venv package is missing." >&2; \
		echo "On Debian or Ubuntu: apt install python3-venv" >&2; \
		exit 1; \
	}

$(READY): requirements.lock pyproject.toml examples/storm/pyproject.toml | $(BIN)/python
	$(PIP) install --quiet --require-hashes -r requirements.lock
	$(PIP) install --quiet --no-deps --no-build-isolation --editable . --editable examples/storm
	@touch $@
