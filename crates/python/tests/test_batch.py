"""Many games at once."""

from __future__ import annotations

import random
import threading

import numpy as np
import pytest
from conftest import random_rules

import lastcard


def test_every_array_says_what_the_games_are(dice: random.Random) -> None:
    for number in range(25):
        players = dice.randint(2, 10)
        rules = random_rules(dice, players)
        batch = lastcard.BatchEnv(rules, players, 16, number, reactions=dice.choice(["auto", "ask"]))
        actions = np.zeros(16, np.int32)
        for _ in range(40):
            bits = np.unpackbits(batch.mask_bits, axis=1, bitorder="little")[:, : batch.num_actions]
            assert np.array_equal(bits.astype(bool), batch.masks)
            assert batch.masks.any(axis=1).all()
            batch.random_actions(actions)
            assert batch.masks[np.arange(16), actions].all()
            assert ((0 <= batch.to_act) & (batch.to_act < players)).all()
            assert np.array_equal(batch.observations[:, 88], np.full(16, players))
            batch.step(actions)
            assert not batch.rewards[~batch.dones].any()


def test_games_begin_anew_by_themselves_and_say_how_the_last_went() -> None:
    batch = lastcard.BatchEnv("official", 3, 64, 1)
    won = np.zeros(3)
    ended = 0
    for _ in range(300):
        batch.step(batch.random_actions(plays_when_it_can=True))
        done = np.flatnonzero(batch.dones)
        ended += len(done)
        for game in done:
            winners = int(batch.final_info["winners"][game])
            seat = int(np.argmax(batch.rewards[game]))
            assert winners == 1 << seat and batch.rewards[game].sum() == 0
            assert batch.final_info["steps"][game] > 5 and batch.final_info["rounds"][game] == 1
            won[seat] += 1
    assert ended > 200 and (won > ended / 5).all()


def test_one_illegal_action_stops_the_step_for_all() -> None:
    batch = lastcard.BatchEnv("official", 2, 8, 3)
    actions = batch.random_actions()
    before = (batch.observations.copy(), batch.masks.copy(), batch.to_act.copy())
    for wrong in (int(np.flatnonzero(~batch.masks[5])[0]), -1, 84, 2**40):
        bad = actions.astype(np.int64)
        bad[5] = wrong
        with pytest.raises(lastcard.IllegalAction) as caught:
            batch.step(bad)
        assert caught.value.game == 5 and "game 5" in str(caught.value)
        for now, then in zip((batch.observations, batch.masks, batch.to_act), before):
            assert np.array_equal(now, then)
    batch.step(actions)


def test_actions_come_in_every_form_of_whole_numbers() -> None:
    for form in (np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint64, list):
        batch = lastcard.BatchEnv("official", 2, 4, 9)
        actions = batch.random_actions()
        batch.step(list(map(int, actions)) if form is list else actions.astype(form))
    strided = np.zeros(8, np.int32)
    strided[::2] = batch.random_actions()
    batch.step(strided[::2])
    with pytest.raises(TypeError):
        batch.step(np.zeros(4))
    for shape in ((3,), (4, 1), (0,)):
        with pytest.raises(ValueError):
            batch.step(np.zeros(shape, np.int64))
    with pytest.raises(ValueError):
        batch.random_actions(np.zeros(3, np.int32))


def test_only_what_is_wanted_is_written() -> None:
    batch = lastcard.BatchEnv("official", 2, 4, 1, observation="none", masks="none")
    assert batch.observations.shape == (4, 0) == batch.masks.shape == batch.mask_bits.shape
    batch.step(batch.random_actions())
    assert lastcard.BatchEnv(n=2, masks="bits", observation="full").observations.shape == (2, 159)
    assert lastcard.BatchEnv(n=2, masks="bits").masks.shape == (2, 0)
    with pytest.raises(ValueError, match="1 to"):
        lastcard.BatchEnv(n=0)


def test_the_same_seed_plays_the_same_and_a_reset_goes_on_to_the_next() -> None:
    def play(batch: lastcard.BatchEnv) -> bytes:
        for _ in range(50):
            batch.step(batch.random_actions())
        return batch.observations.tobytes()

    batch = lastcard.BatchEnv("party", 4, 8, 1)
    first = play(batch)
    batch.reset()
    assert play(batch) != first
    batch.reset(1)
    assert play(batch) == first == play(lastcard.BatchEnv("party", 4, 8, 1))


def test_points_are_rewards_where_they_are_wanted() -> None:
    batch = lastcard.BatchEnv("official", 2, 32, 5, reward="points")
    seen = []
    for _ in range(200):
        batch.step(batch.random_actions(plays_when_it_can=True))
        seen += [row for row in batch.rewards[batch.dones].tolist()]
    assert all(min(row) == 0 <= max(row) for row in seen) and max(map(max, seen)) > 20
    low = lastcard.BatchEnv("traditional", 2, 32, 5, reward="points")
    rewards = []
    for _ in range(200):
        low.step(low.random_actions(plays_when_it_can=True))
        rewards += low.rewards[low.dones].tolist()
    assert min(map(min, rewards)) < 0 and max(map(max, rewards)) <= 0


def test_others_run_while_a_batch_steps() -> None:
    batch = lastcard.BatchEnv("official", 4, 20_000, 1, masks="bits")
    ticks, going = [0], [True]

    def count() -> None:
        while going[0]:
            ticks[0] += 1

    thread = threading.Thread(target=count)
    thread.start()
    for _ in range(20):
        batch.step(batch.random_actions())
    going[0] = False
    thread.join()
    assert ticks[0] > 0


def test_features_are_finite_and_tell_positions_apart() -> None:
    batch = lastcard.BatchEnv("standard", 4, 64, 1)
    features = lastcard.features.expand(batch.observations)
    assert features.shape == (64, lastcard.features.SIZE) and features.dtype == np.float32
    assert np.isfinite(features).all() and len(np.unique(features, axis=0)) == 64
    assert np.array_equal(lastcard.features.expand(batch.observations[3]), features[3])
    # One top card, one color at most, one thing asked.
    assert (features[:, 57:114].sum(axis=1) == 1).all() and (features[:, 176:185].sum(axis=1) == 1).all()
