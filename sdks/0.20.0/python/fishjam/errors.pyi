"""Errors of failed requests."""

class HTTPError(Exception):
    """What all errors of failed requests have in common."""

class BadRequestError(HTTPError):
    """The request was not understood (HTTP 400)."""

    def __init__(self, errors: str) -> None: ...

class UnauthorizedError(HTTPError):
    """The management token is wrong (HTTP 401)."""

    def __init__(self, errors: str) -> None: ...

class NotFoundError(HTTPError):
    """The room or the peer does not exist (HTTP 404)."""

    def __init__(self, errors: str) -> None: ...

class ServiceUnavailableError(HTTPError):
    """Fishjam cannot serve the request now (HTTP 503)."""

    def __init__(self, errors: str) -> None: ...

class InternalServerError(HTTPError):
    """Any other status."""

    def __init__(self, errors: str) -> None: ...

class MissingFishjamIdError(Exception):
    """Neither a Fishjam ID nor a URL is given."""

    def __init__(self, message: str = "Missing Fishjam ID") -> None: ...
