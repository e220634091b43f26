"""The codes of faults, one module a family, each article testable alone."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from palamede.dominoes.faults.codes import academie, encyclopedie, manuel
from palamede.dominoes.faults.codes.common import Article, Code
from palamede.dominoes.faults.codes.tournament import tournament_codes

__all__ = ["CODES", "Article", "Code"]

_BOOKS = (encyclopedie.CODE, academie.CODE, manuel.CODE)

CODES: Final[Mapping[str, Code]] = MappingProxyType(
    {code.name: code for code in (*_BOOKS, *tournament_codes())}
)
"""Every code by name, the three books first."""
