"""What can go wrong, each with the fields that a program needs to go on."""

from __future__ import annotations

from typing import NamedTuple


class LastcardError(Exception):
    """Any error of this package."""


class IllegalAction(LastcardError, ValueError):
    """An action that is not in the mask. Nothing has changed.

    ``refusal`` is a stable name, such as ``card_does_not_match``; ``clause`` is the clause of RULES.md that it rests
    on, when it is the rules that refuse; ``sentence`` says in English what to do instead. ``game`` is the number of
    the game in a batch.
    """

    def __init__(
        self,
        action: int,
        seat: int | None,
        refusal: str,
        clause: str | None,
        sentence: str,
        game: int | None = None,
    ) -> None:
        where = "" if game is None else f"game {game}: "
        rests = "" if clause is None else f" ({clause})"
        super().__init__(f"{where}action {action} of seat {seat} is refused, {refusal}{rests}: {sentence}")
        self.action = action
        self.seat = seat
        self.refusal = refusal
        self.clause = clause
        self.sentence = sentence
        self.game = game

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.action, self.seat, self.refusal, self.clause, self.sentence, self.game)
        return (type(self), fields)


class Problem(NamedTuple):
    """Something wrong in a text: lines and columns count from 1."""

    line: int
    column: int
    message: str


class _Listed(LastcardError, ValueError):
    def __init__(self, problems: list[tuple[int, int, str]]) -> None:
        self.problems = [Problem(*problem) for problem in problems]
        lines = [f"line {line}, column {column}: {message}" for line, column, message in self.problems]
        super().__init__("\n".join(lines))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.problems,))


class RulesError(_Listed):
    """Rules that cannot be played; ``problems`` has all that is wrong, each with its place."""


class RecordError(_Listed):
    """A record that cannot be read or does not hold; ``problems`` says where and why."""


class SeatsError(LastcardError, ValueError):
    """So many players cannot play with the rules; ``seats`` is how many they are."""

    def __init__(self, message: str, seats: int) -> None:
        super().__init__(message)
        self.message = message
        self.seats = seats

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.message, self.seats))


class TooFewSeats(SeatsError):
    """Fewer than two."""


class TooManySeats(SeatsError):
    """More than an environment has: ten."""


class MoreSeatsThanCards(SeatsError):
    """The cards do not reach for all hands, the start card and twenty more."""


class TeamsDoNotFit(SeatsError):
    """The players do not fill two or more teams."""


class NoSuchSeat(SeatsError):
    """A dealer or a bot on a seat that the table does not have."""
