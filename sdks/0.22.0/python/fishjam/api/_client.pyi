"""Base class of the client."""

class Client:
    """Sends requests to Fishjam."""

    def __init__(self, fishjam_id: str, management_token: str) -> None:
        """Creates a client without sending a request."""
