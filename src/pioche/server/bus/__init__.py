"""How processes reach each other: a bus of Redis, and a watch that notices at once when one is gone."""
