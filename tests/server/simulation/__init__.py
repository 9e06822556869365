"""Many processes in one: real owners, leases and relays on a clock, a database and a bus made for tests."""
