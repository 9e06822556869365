"""The signs that several boxes share; a box from outside gets them too, unless it draws its own."""

from __future__ import annotations

from typing import Final

SKIP: Final = (
    '<g transform="translate(50 50)" fill="none" stroke="ink" stroke-width="10" stroke-linecap="round">'
    '<circle r="29"/><path d="M-20 20 L20 -20"/></g>'
)
REVERSE: Final = (
    '<g transform="translate(50 50)">'
    '<g fill="none" stroke="ink" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">'
    '<path d="M-26 14 V-6 Q-26 -22 -10 -22 H16"/><path d="M26 -14 V6 Q26 22 10 22 H-16"/></g>'
    '<path d="M10 -39 L34 -22 L10 -5 Z" fill="ink"/><path d="M-10 39 L-34 22 L-10 5 Z" fill="ink"/></g>'
)
WILD: Final = '<path d="M50 14 Q54 46 86 50 Q54 54 50 86 Q46 54 14 50 Q46 46 50 14 Z" fill="ink"/>'

# A sign made of digits and + is set in the numerals of the cards.
SIGNS: Final = {"S": SKIP, "R": REVERSE, "W": WILD, "W2": "+2", "W4": "+4"}
BARE: Final = ["W"]
