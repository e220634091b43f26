"""The tournament codes as data: what each says of each kind, with its numbers."""

from __future__ import annotations

from typing import Final

from palamede.dominoes.faults.codes.tournament_fed import FED_CODES
from palamede.dominoes.faults.codes.tournament_house import HOUSE_CODES
from palamede.dominoes.faults.codes.tournament_latin import LATIN_CODES
from palamede.dominoes.faults.codes.tournament_types import TournamentCode
from palamede.dominoes.faults.codes.tournament_us import US_CODES

__all__ = ["TOURNAMENT_CODES"]

TOURNAMENT_CODES: Final[tuple[TournamentCode, ...]] = (
    *US_CODES,
    *HOUSE_CODES,
    *FED_CODES,
    *LATIN_CODES,
)
"""Every tournament code."""
