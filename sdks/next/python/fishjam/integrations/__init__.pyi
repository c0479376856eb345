"""Integrations with other services. Each requires its own extra."""
