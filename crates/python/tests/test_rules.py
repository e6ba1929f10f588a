"""Rules from Python, and what is said when they cannot be played."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import lastcard
from lastcard import errors


def test_presets_options_and_documents_make_the_same_rules() -> None:
    assert "party" in lastcard.Rules.presets()
    party = lastcard.Rules.preset("party")
    assert party["actions.seven_swap"] == "optional" and party["actions.zero_rotate"] is True
    short = lastcard.Rules("standard", {"scoring.target": 200, "actions.zero_rotate": True})
    assert short.toml() == 'preset = "standard"\nactions.zero_rotate = true\nscoring.target = 200\n'
    assert lastcard.Rules.from_toml(short.toml(whole=True)) == short
    assert lastcard.Rules.from_toml(short.toml()) == short != party
    assert short.changed() == ["actions.zero_rotate", "scoring.target"]
    assert short.with_options({"scoring.target": 500, "actions.zero_rotate": False}) == lastcard.Rules()
    assert pickle.loads(pickle.dumps(short)) == short and len({short, party, lastcard.Rules("party")}) == 2
    assert len(short.fingerprint) == 16 and short.fingerprint != party.fingerprint
    assert len(short.options()) == len(lastcard.Rules.allowed()) > 50


def test_an_environment_takes_rules_in_every_form(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('preset = "quick"\n')
    wanted = lastcard.Env("quick", seed=1).record()
    for rules in (
        lastcard.Rules("quick"),
        'preset = "quick"\n',
        file,
        str(file),
        {"preset": "quick"},
        lastcard.Rules.preset("quick").options() | {"preset": "quick"},
    ):
        assert lastcard.Env(rules, seed=1).record() == wanted
    with pytest.raises(TypeError):
        lastcard.Env(7)  # type: ignore[arg-type]
    with pytest.raises(FileNotFoundError):
        lastcard.Env(tmp_path / "nowhere.toml")


def test_everything_that_is_wrong_is_told_at_once() -> None:
    text = 'preset = "standard"\ndraw.mode = "two"\nscoring.tarjet = 200\n'
    with pytest.raises(lastcard.RulesError) as caught:
        lastcard.Rules.from_toml(text)
    places = [(problem.line, problem.column) for problem in caught.value.problems]
    assert places == [(2, 13), (3, 9)]
    assert "until_playable" in caught.value.problems[0].message
    assert 'did you mean "scoring.target"' in caught.value.problems[1].message
    assert pickle.loads(pickle.dumps(caught.value)).problems == caught.value.problems
    for wrong in ({"draw.mode": "two"}, {"no such": 1}, {'a"b\n': 'c"d\n'}, {"scoring.target": 10**12}):
        with pytest.raises(lastcard.RulesError):
            lastcard.Rules("standard", wrong)
    with pytest.raises(lastcard.RulesError, match="there is no preset"):
        lastcard.Rules.preset("houserules")
    with pytest.raises(TypeError, match="a whole number"):
        lastcard.Rules("standard", {"scoring.target": 1.5})  # type: ignore[dict-item]


def test_players_who_cannot_sit_down_are_told_why() -> None:
    for rules, players, error in (
        ("official", 1, errors.TooFewSeats),
        ("official", 0, errors.TooFewSeats),
        ("official", 11, errors.TooManySeats),
        ("official", 10**6, errors.TooManySeats),
        ({"deck.count": 1, "deal.hand_size": 15}, 9, errors.MoreSeatsThanCards),
        ("teams", 5, errors.TeamsDoNotFit),
    ):
        for make in (lastcard.Env, lastcard.BatchEnv):
            with pytest.raises(error) as caught:
                make(rules, players)
            assert isinstance(caught.value, ValueError)
            assert caught.value.seats == players
            assert type(pickle.loads(pickle.dumps(caught.value))) is error
    with pytest.raises(errors.NoSuchSeat):
        lastcard.Env(players=3, dealer=3)
