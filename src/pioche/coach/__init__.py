"""The coach: hints, reviews of finished rounds, and puzzles, all based on what a player could see."""

from typing import Final

GAMES: Final = 600  # that a review plays out for one estimate of one seat, if nobody says another number
