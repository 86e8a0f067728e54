"""build/lock/advisories.py: what is known is said and fails; what is not known is not passed off as harmless."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

pytest.importorskip("pip", reason="this environment was filled by a pip from outside")

import advisories
import dev
import pinning

KNOWN = {
    "id": "PYSEC-1",
    "aliases": ["GHSA-1", "CVE-2026-1"],
    "fixed_in": ["1.1"],
    "details": "It opens doors.\nMore of it.",
}


@pytest.fixture(autouse=True)
def locks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "pinned", lambda: {"run": ["a==1"], "dev": ["a==1", "b==2"]})
    monkeypatch.setattr(dev, "locked", lambda name: [f"{pin} --hash=sha256:12" for pin in dev.pinned()[name]])


def test_where_nothing_is_known_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert (advisories.main(lambda pin: []), capsys.readouterr().out) == (
        0,
        "2 packages checked, 0 vulnerabilities known.\n",
    )


def test_what_is_known_fails_and_is_said_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert advisories.main(lambda pin: [KNOWN] if pin == "b==2" else []) == 1
    assert capsys.readouterr().out.splitlines()[0] == "b==2: CVE-2026-1, mended in 1.1: It opens doors."


def test_an_index_that_tells_nothing_has_checked_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert (advisories.main(lambda pin: None), capsys.readouterr().out[:23]) == (0, "2 packages not checked:")


def test_what_was_not_checked_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    advisories.main(lambda pin: None if pin == "b==2" else [])
    assert capsys.readouterr().out.splitlines()[1] == "not checked: b==2"


# an index, asked in earnest


PAGES = {
    "/pypi/a/1/json": b'{"vulnerabilities": [{"id": "one"}, {"id": "two", "withdrawn": "2026-01-01T00:00:00Z"}]}',
    "/pypi/b/2/json": b"<html>",
}


class Answers(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        page = PAGES.get(self.path)
        self.send_response(200 if page is not None else 404)
        self.end_headers()
        self.wfile.write(page or b"")

    def log_message(self, *words: object) -> None:
        """Nothing on the screen."""


@pytest.fixture
def index(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    server = HTTPServer(("127.0.0.1", 0), Answers)
    Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setattr(pinning, "index", lambda: f"http://127.0.0.1:{server.server_port}/simple")
    yield
    server.shutdown()
    server.server_close()


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize(("pin", "told"), [("a==1", [{"id": "one"}]), ("b==2", None), ("c==3", None)])
def test_the_index_is_asked_for_each_version(pin: str, told: object) -> None:
    """What was withdrawn no longer counts; a page that is not there, or not JSON, says nothing."""
    assert advisories.ask(pin) == told
