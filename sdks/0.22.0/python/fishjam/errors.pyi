"""Errors of failed requests."""

class HTTPError(Exception):
    """Base class of the errors raised when a request fails."""

class BadRequestError(HTTPError):
    """Raised when a request is invalid (HTTP 400)."""

    def __init__(self, errors: str) -> None: ...

class UnauthorizedError(HTTPError):
    """Raised when the management token is invalid (HTTP 401)."""

    def __init__(self, errors: str) -> None: ...

class NotFoundError(HTTPError):
    """Raised when the room or the peer does not exist (HTTP 404)."""

    def __init__(self, errors: str) -> None: ...

class ServiceUnavailableError(HTTPError):
    """Raised when Fishjam is temporarily unavailable (HTTP 503)."""

    def __init__(self, errors: str) -> None: ...

class InternalServerError(HTTPError):
    """Raised for an error response with any other status."""

    def __init__(self, errors: str) -> None: ...
