"""REST API models. Import them from `fishjam`, `fishjam.peer` or `fishjam.room`."""
