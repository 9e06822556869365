"""Studies: many games played to learn something about the game or its players."""
