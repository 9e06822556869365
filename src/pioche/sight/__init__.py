"""Who sees what: the only place that removes secrets."""
