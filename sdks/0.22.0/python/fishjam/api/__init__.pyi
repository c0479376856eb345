"""Client for the REST API. Import its classes from `fishjam`."""
