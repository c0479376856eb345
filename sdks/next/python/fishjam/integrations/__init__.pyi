"""Integrations with other services. Each integration requires its own extra of the `fishjam-server-sdk` package."""
