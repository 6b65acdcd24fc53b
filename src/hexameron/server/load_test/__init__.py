"""The load test of the table: a server in a process of its own, and clients that come as browsers do."""
