"""The documents say what the code does: the table of actions line by line, the examples by running them."""

from __future__ import annotations

import csv
import io
import os
import re

import pytest
from conftest import ROOT

import lastcard

TABLE = ROOT / "docs" / "python-actions.csv"


def table() -> str:
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["action", "text", "section"])
    for number, text in enumerate(lastcard.actions.names()):
        section = next(what for what, first, end in lastcard.actions.SECTIONS if first <= number < end)
        rows.writerow([number, text, section])
    return out.getvalue()


def test_the_table_of_actions_is_the_one_that_is_written_down() -> None:
    if os.environ.get("LASTCARD_BLESS") == "1":
        TABLE.write_text(table())
    assert TABLE.read_text() == table(), "LASTCARD_BLESS=1 writes it anew; numbers must never change their meaning"
    for number, text in enumerate(lastcard.actions.names()):
        assert lastcard.actions.number(text) == number
        assert lastcard.actions.name(number) == text
    with pytest.raises(KeyError, match="did you mean 'play R5'"):
        lastcard.actions.number("R5")
    with pytest.raises(IndexError):
        lastcard.actions.name(759)


EXAMPLES = [
    (path.name, number, code)
    for path in (ROOT / "docs" / "python.md", ROOT / "README.md", ROOT / "crates" / "python" / "README.md")
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", path.read_text(), re.S))
]


@pytest.mark.parametrize("name, number, code", EXAMPLES)
def test_the_examples_run(name: str, number: int, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, f"{name} example {number + 1}", "exec"), {})


def test_there_are_examples() -> None:
    assert [name for name, _, _ in EXAMPLES].count("python.md") >= 3
