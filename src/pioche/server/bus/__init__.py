"""How processes reach each other: a Redis bus, and a watch that notices at once when one is gone."""
