# Thin aliases of build/dev.py. Arguments go through ARGS: make play ARGS="--text trio"
PYTHON ?= python3
ARGS ?=

.PHONY: play test coverage lint types golden screens moving locale reasons sounds questions bench soak mutants arena clean lock advisories build smoke archive deb appimage flatpak windows macos checksums reproducible sbom notes shops test-build test-roots
play test coverage lint types golden screens moving locale reasons sounds questions bench soak mutants arena clean lock advisories build smoke archive deb appimage flatpak windows macos checksums reproducible sbom notes shops test-build test-roots:
	@$(PYTHON) build/dev.py $@ $(ARGS)
