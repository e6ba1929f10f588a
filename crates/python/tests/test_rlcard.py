"""RLCard's interface, compared with the installed RLCard."""

from __future__ import annotations

import random
from collections import OrderedDict
from types import SimpleNamespace

import numpy as np
import pytest
from rlcard.agents import RandomAgent
from rlcard.games.uno import Round
from rlcard.games.uno.card import UnoCard
from rlcard.games.uno.utils import ACTION_LIST, ACTION_SPACE, encode_hand, encode_target
from rlcard.models.uno_rule_models import UNORuleAgentV1

import lastcard.rlcard
from lastcard.rlcard import UnoEnv


def card(name: str) -> UnoCard:
    color, trait = name.split("-")
    kind = "wild" if trait.startswith("wild") else "number" if trait.isdigit() else "action"
    return UnoCard(kind, color, trait)


def test_the_actions_are_numbered_as_rlcard_does() -> None:
    assert lastcard.rlcard.ACTION_LIST == ACTION_LIST
    assert lastcard.rlcard.ACTION_SPACE == ACTION_SPACE


def test_observations_and_legal_actions_are_what_rlcard_makes_of_the_same_position() -> None:
    env = UnoEnv({"seed": 1})
    dice = random.Random(1)
    positions = 0
    for _ in range(150):
        state, player = env.reset()
        while not env.is_over():
            raw = state["raw_obs"]
            wanted = np.zeros((4, 4, 15), dtype=int)
            encode_hand(wanted[:3], raw["hand"])
            encode_target(wanted[3], raw["target"])
            assert state["obs"].dtype == wanted.dtype and np.array_equal(state["obs"], wanted)
            theirs = Round(None, 2, None)
            theirs.target = card(raw["target"])
            hands = [SimpleNamespace(hand=[card(name) for name in raw["hand"]])] * 2
            legal = {ACTION_SPACE[name] for name in theirs.get_legal_actions(hands, player)}
            assert set(state["legal_actions"]) == legal
            assert state["raw_legal_actions"] == [ACTION_LIST[action] for action in state["legal_actions"]]
            assert raw["num_cards"][player] == len(raw["hand"]) and raw["current_player"] == player
            assert raw["played_cards"][-1] == raw["target"]
            state, player = env.step(dice.choice(list(state["legal_actions"])))
            positions += 1
    assert positions > 4000


def test_agents_of_rlcard_play_a_round_in_it() -> None:
    env = UnoEnv({"seed": 7})
    env.set_agents([UNORuleAgentV1(), RandomAgent(num_actions=env.num_actions)])
    won = 0
    for _ in range(200):
        trajectories, payoffs = env.run()
        assert sorted(payoffs) == [-1, 1] and [len(trajectory) > 2 for trajectory in trajectories]
        assert isinstance(trajectories[0][-1]["legal_actions"], OrderedDict)
        won += payoffs[0] == 1
    assert won > 80
    trajectories, _ = env.run(is_training=True)
    assert len(env.action_recorder) == sum(len(trajectory) // 2 for trajectory in trajectories)


def test_the_game_begins_as_that_of_rlcard_does() -> None:
    env = UnoEnv({"seed": 2})
    for _ in range(300):
        state, player = env.reset()
        trait = state["raw_obs"]["target"].split("-")[1]
        assert player == (1 if trait in ("skip", "reverse") else 0)
        assert trait != "wild_draw_4"


def test_what_is_not_offered_is_said() -> None:
    env = UnoEnv()
    with pytest.raises(ValueError):
        UnoEnv({"allow_step_back": True})
    with pytest.raises(RuntimeError):
        env.step_back()
    state, _ = env.reset()
    closed = next(action for action in range(61) if action not in state["legal_actions"])
    with pytest.raises(ValueError, match="not legal"):
        env.step(closed)
    assert env.get_state(env.get_player_id())["legal_actions"] == state["legal_actions"]
    env.step(state["raw_legal_actions"][0], raw_action=True)
    assert env.get_perfect_information()["num_players"] == 2
    assert env.get_action_feature(60).sum() == 1
