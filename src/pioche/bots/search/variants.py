"""Search by name: search, search@2000, search@150ms, and with parts on or off, as search-halving@2000."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Final

from pioche.bots.search.search import Search, SearchConfig, VariantError as VariantError, budget_named

PARTS: Final = {
    "beliefs": "beliefs",
    "halving": "halving",
    "heuristics": "heuristics",
    "match": "match",
    "pairing": "knows_pairing",
    "prior": "prior",
}
OLD_PARTS: Final = {"instinct": "prior", "print": "pairing", "thumb": "heuristics"}  # kept for one version


@cache
def search_class(name: str) -> type[Search]:
    """The bot class that a name such as `search-halving@2000` stands for, or a VariantError."""
    found = re.fullmatch(r"search((?:[+-][a-z]+)*)(?:@(.*))?", name)
    if found is None:
        raise VariantError("give search, search@2000 (rollouts a decision) or search@150ms")
    config = SearchConfig()
    for sign, part in re.findall(r"([+-])([a-z]+)", found[1]):
        field = PARTS.get(OLD_PARTS.get(part, part))
        if field is None:
            raise VariantError(f"search has no part {part!r}; it has {', '.join(PARTS)}")
        config = replace(config, **{field: sign == "+"})
    if found[2] is not None:
        config = replace(config, budget=budget_named(found[2]))
    return type("Search", (Search,), {"config": config, "__module__": Search.__module__})
