# Thin aliases of build/dev.py. Arguments go through ARGS: make play ARGS="--text trio"
PYTHON ?= python3
ARGS ?=

.PHONY: play test lint types golden screens locale sounds bench soak clean
play test lint types golden screens locale sounds bench soak clean:
	@$(PYTHON) build/dev.py $@ $(ARGS)
