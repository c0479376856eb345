"""Integrations with other services; each has its own extra."""
