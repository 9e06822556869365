"""Workers for long tasks: this process, several, or a cluster; and checkpoints to resume from."""
