"""The table of actions: what each number means, for all rules and 2 to 10 seats. It is pinned: docs/python-actions.csv
in the repository has every line, and a number never changes its meaning."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache

from . import _core


@cache
def names() -> tuple[str, ...]:
    """The text of every action: ``play R5``, ``play W red``, ``draw``, ``catch +1``."""
    return tuple(_core.action_names())


def name(action: int) -> str:
    """The text of an action; ``+1`` in it is the next seat clockwise from the one that acts."""
    if not 0 <= action < len(names()):
        raise IndexError(f"there is no action {action}; there are 0 to {len(names()) - 1}")
    return names()[action]


def number(name: str) -> int:
    """The number of the action with that text. Raises ``KeyError``, with a text that is near, where there is none."""
    found = _core.action_number(name)
    if found is None:
        near = get_close_matches(name, [f"play {name}", *names()], 1, 0.3)
        raise KeyError(f"no action is called {name!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
    return found


SECTIONS: tuple[tuple[str, int, int], ...] = (
    ("plays of one card", 0, 77),
    ("draw, pass, challenge, name a color", 77, 84),
    ("plays that swap hands, swaps for the start card", 84, 165),
    ("several cards, one after the other", 165, 261),
    ("no reaction, call, catch, jump in", 261, 421),
    ("the same with the call", 421, 759),
)
"""The sections of the table: what, the first number, the number after the last."""
