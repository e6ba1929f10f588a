"""The types that the package promises are those that it has."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def check(module: str, *words: str, tmp_path: Path) -> None:
    # Away from the sources, so that what is checked is what is installed.
    done = subprocess.run([sys.executable, "-m", module, *words], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_stubs_say_what_the_native_half_takes(tmp_path: Path) -> None:
    check("mypy.stubtest", "lastcard._core", tmp_path=tmp_path)


def test_the_package_is_sound_in_its_own_types(tmp_path: Path) -> None:
    check("mypy", "--strict", "-p", "lastcard", tmp_path=tmp_path)
