"""PettingZoo's and Gymnasium's own tests, and how the wrappers behave."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import lastcard

TABLES = [
    ("official", 2, {}),
    ("party", 4, {"reactions": "ask"}),
    ("no_mercy_style", 10, {"observation": "full", "all_actions": True}),
    ("quick", 3, {"bots": {1: "easy"}, "episode": "match"}),
    ({"deal.hand_size": 1}, 4, {"bots": {0: "random", 2: "random"}, "reward": "points"}),
]


@pytest.mark.parametrize("rules, players, keywords", TABLES)
def test_pettingzoo_finds_nothing_wrong(rules, players, keywords) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        # A mask beside the observation is what PettingZoo's own card games have; its test still wonders.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(lastcard.env(rules, players, 1, **keywords), num_cycles=200)
        seed_test(lambda: lastcard.env(rules, players, **keywords), num_cycles=100)


def test_an_agent_that_does_what_is_not_open_is_told_and_nothing_changes() -> None:
    env = lastcard.env("official", 2, 1)
    env.reset()
    agent = env.agent_selection
    with pytest.raises(lastcard.IllegalAction):
        env.step(78)
    assert env.agent_selection == agent
    ends = TerminateIllegalWrapper(lastcard.env("official", 2, 1), illegal_reward=-1)
    ends.reset()
    ends.step(78)
    assert all(ends.terminations.values())


def test_the_whole_cycle_ends_with_rewards_for_all() -> None:
    env = lastcard.env("official", 3, 5, render_mode="ansi")
    env.reset(seed=5)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        totals[agent] += reward
        assert not cut and observation["observation"].dtype == np.uint8
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sorted(totals.values()) == [-0.5, -0.5, 1.0]
    assert "top" in env.render() and env.record().startswith("lastcard record 1")


def test_bots_on_every_seat_leave_nobody_to_act() -> None:
    with pytest.raises(ValueError, match=r"lastcard\.play"):
        lastcard.env(players=2, bots={0: "easy", 1: "easy"})


@pytest.mark.parametrize(
    "keywords",
    [
        {},
        {"players": 5, "rules": "party", "opponents": "normal", "seat": 3, "reactions": "ask"},
        {"players": 3, "opponents": ["easy", lambda observation, mask: int(np.flatnonzero(mask)[-1])]},
        {"rules": {"deal.hand_size": 1}, "players": 6, "opponents": "random"},
    ],
)
def test_gymnasium_finds_nothing_wrong(keywords) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*alternative render modes.*")
        check_env(lastcard.gym_env(**keywords))


@pytest.mark.parametrize("name", ["lastcard.gym:lastcard/Round-v0", "lastcard/Match-v0"])
def test_gymnasium_makes_it_by_name(name: str) -> None:
    env = gymnasium.make(name, rules="official", opponents="easy", render_mode="ansi")
    check_env(env.unwrapped)
    observation, info = env.reset(seed=4)
    over, steps = False, 0
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, cut, info = env.step(action)
        steps += 1
    assert reward in (-1.0, 1.0) and steps > 3 and "top" in env.render()


def test_an_illegal_action_loses_or_raises_as_was_chosen() -> None:
    env = lastcard.gym_env("official", seed=3)
    env.reset()
    _, reward, over, _, info = env.step(78)
    assert (reward, over, info["refusal"]) == (-1.0, True, "must_serve_penalty")
    assert info["sentence"].endswith(".")
    with pytest.raises(RuntimeError, match="reset"):
        env.step(77)
    env = lastcard.gym_env("official", seed=3, illegal="raise")
    env.reset()
    with pytest.raises(lastcard.IllegalAction):
        env.step(78)
    assert env.action_masks().any()
    for keywords in ({"illegal": "ignore"}, {"seat": 2}, {"players": 4, "opponents": ["easy"]}):
        with pytest.raises(ValueError):
            lastcard.gym_env(**keywords)


def test_a_better_player_wins_more_often_than_chance() -> None:
    def wins(opponent: str) -> int:
        env = lastcard.gym_env("official", seed=1, opponents=opponent)
        won = 0
        for _ in range(300):
            _, info = env.reset()
            over = False
            while not over:
                # The first open action plays a card where one can be played.
                _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            won += reward > 0
        return won

    assert wins("normal") < wins("random")
