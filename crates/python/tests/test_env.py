"""One environment: masks, refusals, records, copies, bots."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import threading

import numpy as np
import pytest
from conftest import random_rules

import lastcard


@pytest.mark.parametrize("reactions", ["auto", "ask"])
def test_what_is_in_the_mask_is_accepted_and_nothing_else_is(dice: random.Random, reactions: str) -> None:
    for number in range(40):
        players = dice.randint(2, 10)
        rules = random_rules(dice, players)
        env = lastcard.Env(rules, players, number, reactions=reactions, observation="full", all_actions=True)
        assert env.num_actions == 759
        for _ in range(60):
            if env.done:
                break
            before = (env.record(), env.to_act, env.mask.copy(), env.observation.copy())
            closed = np.flatnonzero(~env.mask)
            for action in dice.sample(list(closed), 12):
                with pytest.raises(lastcard.IllegalAction) as caught:
                    env.step(int(action))
                error = caught.value
                assert (error.action, error.seat, error.game) == (action, env.to_act, None)
                assert error.sentence.endswith(".") and error.refusal
                assert error.clause is None or error.clause.startswith("R-13.")
            after = (env.record(), env.to_act, env.mask, env.observation)
            assert all(np.array_equal(a, b) for a, b in zip(before, after))
            opened = env.legal_actions()
            assert opened == list(np.flatnonzero(env.mask))
            for action in dice.sample(opened, min(3, len(opened))):
                env.copy().step(action)
            env.step(dice.choice(opened))


def test_numbers_that_are_no_action_are_refused(dice: random.Random) -> None:
    env = lastcard.Env(seed=1)
    for action in (-1, 84, 10**9, -(10**15)):
        with pytest.raises(lastcard.IllegalAction) as caught:
            env.step(action)
        assert caught.value.refusal == "no_such_action"
    with pytest.raises(TypeError):
        env.step("draw")  # type: ignore[arg-type]


def test_an_episode_that_is_over_takes_no_action() -> None:
    env = lastcard.Env(seed=3)
    while not env.done:
        env.step(env.legal_actions()[0])
    assert not env.mask.any() and env.to_act == -1 and len(env.winners) == 1
    assert sum(env.rewards) == 0 and max(env.rewards) == 1
    with pytest.raises(lastcard.IllegalAction) as caught:
        env.step(77)
    assert caught.value.refusal == "episode_over"
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.refusal, str(again)) == ("episode_over", str(caught.value))


def test_the_reason_names_the_clause_and_says_what_to_do() -> None:
    env = lastcard.Env("official", seed=7)
    draws = lastcard.actions.number("challenge")
    with pytest.raises(lastcard.IllegalAction) as caught:
        env.step(draws)
    error = caught.value
    assert (error.refusal, error.clause) == ("cannot_challenge", "R-13.38")
    assert error.refusal in str(error) and error.sentence in str(error)


def test_a_seed_decides_everything_and_an_episode_can_be_named() -> None:
    def play(env: lastcard.Env) -> str:
        while not env.done:
            env.step(env.legal_actions()[0])
        return env.record()

    env = lastcard.Env("party", 4, 11, reactions="ask")
    first = play(env)
    env.reset()
    second, seed = play(env), env.seed
    assert first != second
    env.reset(seed)
    assert play(env) == second
    env.reset(11)
    assert play(env) == first
    assert lastcard.Env().seed != lastcard.Env().seed


def test_a_record_reads_back_with_the_actions_that_were_taken(dice: random.Random) -> None:
    env = lastcard.Env("party", 3, 5, reactions="ask", episode="match", observation="full")
    taken: list[tuple[int, int, bytes]] = []
    nothing = lastcard.actions.number("no reaction")
    while not env.done and len(taken) < 400:
        action = dice.choice(env.legal_actions())
        if action != nothing:
            taken.append((env.to_act, action, env.observation[:60].tobytes()))
        env.step(action)
    positions = list(lastcard.replay(env.record()))
    assert positions[0].text == "next round" and positions[0].seat is None
    replayed = [
        (position.seat, position.actions[0], position.observe()[:60].tobytes())  # type: ignore[index]
        for position in positions
        if position.actions
    ]
    assert replayed == taken
    assert positions[-1].counts and len(positions[-1].totals) == 3


def test_a_record_that_does_not_hold_says_where() -> None:
    for text in ("", "no record", lastcard.Env(seed=1).record().replace("next round", "S1 draws", 1)):
        with pytest.raises(lastcard.RecordError) as caught:
            lastcard.replay(text)
        assert caught.value.problems[0].line >= 1


def test_a_copy_goes_on_by_itself() -> None:
    env = lastcard.Env("standard", 4, 3, bots={1: "normal", 2: "easy", 3: "random"})
    for _ in range(3):
        env.step(env.legal_actions()[0])
    other = copy.deepcopy(env)
    while not env.done:
        env.step(env.legal_actions()[0])
    assert not other.done
    while not other.done:
        other.step(other.legal_actions()[0])
    assert other.record() == env.record()


def test_bots_sit_where_they_are_put() -> None:
    env = lastcard.Env("party", 5, 2, bots={0: "normal", 3: "easy"}, reactions="ask")
    assert env.bots == {0: "normal", 3: "easy"}
    seen = set()
    while not env.done:
        seen.add(env.to_act)
        env.step(env.legal_actions()[0])
    assert seen <= {1, 2, 4} and len(seen) > 1
    assert "bot normal" in env.record()
    with pytest.raises(ValueError, match="random, easy, normal"):
        lastcard.Env(bots={0: "grandmaster"})
    with pytest.raises(lastcard.errors.NoSuchSeat):
        lastcard.Env(players=2, bots={2: "easy"})


def test_bots_play_whole_matches_among_themselves() -> None:
    went = lastcard.play(["normal", "easy", "random"], "standard", 4, episode="match", record=True)
    assert len(went["winners"]) == 1 and max(went["totals"]) >= 500
    assert went == lastcard.play(["normal", "easy", "random"], "standard", 4, episode="match", record=True)
    assert len(list(lastcard.replay(went["record"]))) > 50


def test_the_arrays_stay_the_same_objects() -> None:
    env = lastcard.Env(seed=1)
    mask, observation = env.mask, env.observation
    before = observation.copy()
    env.step(env.legal_actions()[0])
    assert env.mask is mask and env.observation is observation
    assert mask.dtype == np.bool_ and observation.dtype == np.uint8
    assert not np.array_equal(before, observation)


def test_words_that_mean_nothing_name_those_that_do() -> None:
    for keywords, text in (
        ({"reactions": "later"}, '"auto", "ask"'),
        ({"episode": "game"}, '"round", "match"'),
        ({"reward": "money"}, '"win", "points"'),
        ({"observation": "none"}, '"compact" or "full"'),
    ):
        with pytest.raises(ValueError, match=text):
            lastcard.Env(**keywords)  # type: ignore[arg-type]


def test_the_package_loads_nothing_that_it_does_not_need() -> None:
    code = "import lastcard, sys; print([name for name in ('numpy', 'pettingzoo', 'gymnasium') if name in sys.modules])"
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert printed.strip() == "[]"


def test_several_threads_may_play_at_once() -> None:
    went: list[str] = []

    def play() -> None:
        env = lastcard.Env("official", 2, 9)
        for _ in range(200):
            if env.done:
                env.reset()
            env.step(env.legal_actions()[0])
        went.append(env.record())

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(went)) == 1 and len(went) == 4
