"""The version of the program: said here, and in pyproject.toml for the tools."""

VERSION = "0.1.0"
