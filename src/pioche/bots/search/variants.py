"""Search by name: search, search@2000, search@150ms, and with parts in or out, as search-halving@2000."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Final

from pioche.bots.search.budget import BudgetError, budget_named
from pioche.bots.search.search import Manner, Search

PARTS: Final = ("beliefs", "halving", "instinct", "match", "print", "thumb")


class VariantError(ValueError):
    """A way to search that there is not; says which there are."""


@cache
def searching(name: str) -> type[Search]:
    """The class of a bot that searches in the way its name says."""
    found = re.fullmatch(r"search((?:[+-][a-z]+)*)(?:@(.*))?", name)
    if found is None:
        raise VariantError("give search, search@2000 (playouts a decision) or search@150ms")
    manner = Manner()
    for sign, part in re.findall(r"([+-])([a-z]+)", found[1]):
        if part not in PARTS:
            raise VariantError(f"search has no part {part!r}; it has {', '.join(PARTS)}")
        manner = replace(manner, **{part: sign == "+"})
    if found[2] is not None:
        try:
            manner = replace(manner, budget=budget_named(found[2]))
        except BudgetError as error:
            raise VariantError(str(error)) from None
    return type("Search", (Search,), {"manner": manner, "__module__": Search.__module__})
