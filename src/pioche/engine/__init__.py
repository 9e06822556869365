"""The rules machine: pure, deterministic, compiled; no clock, no input or output, no global randomness."""
