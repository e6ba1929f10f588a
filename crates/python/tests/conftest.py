"""What the tests share."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import lastcard

ROOT = Path(__file__).resolve().parents[3]
"""The root of the repository."""


def random_rules(dice: random.Random, players: int) -> lastcard.Rules:
    """Valid rules that go with so many players: half of the time every option at random, else a few."""
    while True:
        options: dict[str, str | int | bool] = {}
        every = dice.random() < 0.5
        for name, allowed in lastcard.Rules.allowed().items():
            if every or dice.random() < 0.1:
                options[name] = _value(dice, allowed)
        options["deal.hand_size"] = dice.randint(1, 8)
        try:
            rules = lastcard.Rules(dice.choice(lastcard.Rules.presets()), options)
            rules.decks(players)
        except (lastcard.RulesError, lastcard.SeatsError):
            continue
        return rules


def _value(dice: random.Random, allowed: str) -> str | int | bool:
    """A value out of what ``Rules.allowed`` says, such as ``0, or 2 to 5`` or ``"one", "two"``."""
    if allowed == "true, false":
        return dice.random() < 0.5
    words = [word for word in allowed.split('"')[1::2]]
    numbers = [int(word) for word in allowed.replace(",", " ").split() if word.isdigit()]
    if words and not (numbers and dice.random() < 0.5):
        return dice.choice(words)
    if len(numbers) == 3 and dice.random() < 0.5:
        return numbers[0]
    return dice.randint(numbers[-2], numbers[-1])


@pytest.fixture
def dice() -> random.Random:
    return random.Random(2026)
