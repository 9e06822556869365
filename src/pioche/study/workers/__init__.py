"""Who does long work: this process, several, or a cluster; and how work that was stopped goes on."""
