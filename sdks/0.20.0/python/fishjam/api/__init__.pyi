"""Client of the REST API. Import its classes from `fishjam`."""
