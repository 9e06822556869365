"""The coach: hints, reviews of finished rounds, and puzzles, all based on what a player could see."""
