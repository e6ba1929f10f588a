"""Observations as numbers that a network or a linear model can take in."""

from __future__ import annotations

import numpy as np

COMPACT = 92
"""Bytes of a compact observation; a full one begins with them."""

SIZE = 57 + 57 + 5 + 57 + 9 + 9 + 10 + 70
"""Numbers of a row of :func:`expand`."""


def expand(observations: np.ndarray) -> np.ndarray:
    """Observations, one or many, as float32: counts in halves, indices one-hot, everything about 0 to 1.

    In order: own cards of each kind; kind on top; color in force; kind just drawn; what is asked; direction, cards
    owed, challenge, piles, cards put aside, seats, round; cards of each seat; status of each seat bit by bit.
    """
    rows = np.asarray(observations, np.uint8)
    single = rows.ndim == 1
    rows = np.atleast_2d(rows)
    out = np.zeros((rows.shape[0], SIZE), np.float32)
    at = np.arange(rows.shape[0])
    out[:, :57] = rows[:, :57] / 2.0
    begin = 57
    for column, width in ((57, 57), (58, 5), (61, 57), (60, 9)):
        index = rows[:, column].astype(np.intp)
        # An index beyond the width stands for "none" and leaves its part empty.
        there = index < width
        out[at[there], begin + index[there]] = 1.0
        begin += width
    for column, scale in ((59, 1), (62, 8), (63, 1), (64, 108), (65, 108), (66, 57), (67, 4), (88, 10), (91, 10)):
        out[:, begin] = rows[:, column] / scale
        begin += 1
    out[:, begin : begin + 10] = rows[:, 68:78] / 7.0
    begin += 10
    status = rows[:, 78:88]
    bits = (status[:, :, None] >> np.arange(7, dtype=np.uint8)) & 1
    out[:, begin:] = bits.reshape(rows.shape[0], 70)
    return out[0] if single else out
