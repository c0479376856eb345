"""Models of the REST API. Import them from `fishjam`, `fishjam.peer` or `fishjam.room`."""
