"""The voices of Windows (SAPI), through PowerShell and System.Speech.

PowerShell takes about half a second to start, so that a process always waits for the next sentence. Everything it is to
know comes on stdin, in Base64 where it could be anything: no text is ever part of a script.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error

from scenes.voice.engine import FASTEST, LOUDEST, Engine, Manner, Order, Voice

FLAGS = ("-NoLogo", "-NoProfile", "-NonInteractive", "-Command")
LOAD = "Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
SPEAK = (
    LOAD
    + "$i = [Console]::In; $h = $i.ReadLine(); $v = $i.ReadLine(); $t = $i.ReadLine(); if ($null -eq $t) { exit 0 }; "
    "$u = [Text.Encoding]::UTF8; $h = $h.Split(' '); $s.Rate = [int]$h[0]; $s.Volume = [int]$h[1]; "
    "try { $s.SelectVoice($u.GetString([Convert]::FromBase64String($v))) } catch { }; "
    "$s.Speak($u.GetString([Convert]::FromBase64String($t)))"
)
"""The script that says one sentence: its first line is rate and volume, its second the voice, its third the text."""
LIST = (
    LOAD + "foreach ($v in $s.GetInstalledVoices()) { if ($v.Enabled) { $n = $v.VoiceInfo; "
    "$b = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($n.Name)); "
    "[Console]::Out.WriteLine($n.Culture.TwoLetterISOLanguageName + ' ' + $b) } }"
)
"""The script that prints the voices, a language and a name in Base64 on each line."""


def _order(text: str, manner: Manner) -> Order:
    rate, volume = round(20 * manner.speed / FASTEST) - 10, round(100 * manner.volume / LOUDEST)
    lines = [f"{rate} {volume}".encode(), b64encode(manner.voice.encode()), b64encode(text.encode())]
    return Order((*FLAGS, SPEAK), b"\n".join(lines) + b"\n")


def _voices(printed: str, language: str) -> list[Voice]:
    found = []
    for line in printed.splitlines():
        code, _, name = line.strip().partition(" ")
        if code == language:
            try:
                said = b64decode(name, validate=True).decode()
            except (Error, UnicodeDecodeError):
                continue
            found.append(Voice(said, said))
    return found


ENGINE = Engine("SAPI", "powershell", _order, lambda language: (*FLAGS, LIST), _voices, names_voices=True, slow=True)
