"""The coach: hints, reviews of rounds that are over, and puzzles, all from what a player could see."""
