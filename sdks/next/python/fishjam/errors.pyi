"""Errors that are raised when requests fail."""

from fishjam._openapi_client.models import Error
from fishjam._openapi_client.types import Response

class HTTPError(Exception):
    """Base class for errors raised when a request fails.

    If the methods of `FishjamClient` recognize the error status of a response, they raise a subclass of `HTTPError`,
    whose message is the reason given in the response. For any other status, such as 500, see `InternalServerError`.

    If Fishjam cannot be reached, for example because there is no network connection, methods raise an exception from
    `httpx` instead.

    Category: Errors

    Example: Handle all recognized error responses the same way
        ```python
        import os

        from fishjam import FishjamClient
        from fishjam.errors import HTTPError

        fishjam = FishjamClient(os.environ["FISHJAM_ID"], os.environ["FISHJAM_MANAGEMENT_TOKEN"])

        try:
            fishjam.get_all_rooms()
        except HTTPError as error:
            print(f"Fishjam responded with {type(error).__name__}: {error}")
        ```
    """

    @staticmethod
    def from_response(response: Response[Error]) -> HTTPError:
        """Creates the error that matches the status of a response. Only the SDK calls this method.

        Args:
            response: Response with an HTTP status of 400 or above.

        Returns:
            An instance of the subclass for the status.

        Raises:
            RuntimeError: If the body of the response was not parsed.
        """

class BadRequestError(HTTPError):
    """Raised when a request is invalid (HTTP 400).

    Category: Errors

    Example: Report invalid settings
        ```python
        import os

        from fishjam import FishjamClient, RoomOptions
        from fishjam.errors import BadRequestError

        fishjam = FishjamClient(os.environ["FISHJAM_ID"], os.environ["FISHJAM_MANAGEMENT_TOKEN"])

        try:
            fishjam.create_room(RoomOptions(max_peers=-1))
        except BadRequestError as error:
            print(f"The room settings are invalid: {error}")
        ```
    """

    def __init__(self, errors: str) -> None:
        """Creates the error. Only the SDK calls the constructor.

        Args:
            errors: Reason from the response.
        """

class UnauthorizedError(HTTPError):
    """Raised when the management token is invalid (HTTP 401).

    Check that the token and the Fishjam ID belong to the same environment. If the token is empty, methods raise
    `httpx.LocalProtocolError` instead.

    Category: Errors

    Example: Exit at startup if the token is invalid
        ```python
        import os
        import sys

        from fishjam import FishjamClient
        from fishjam.errors import UnauthorizedError

        fishjam = FishjamClient(os.environ["FISHJAM_ID"], os.environ["FISHJAM_MANAGEMENT_TOKEN"])

        try:
            fishjam.get_all_rooms()
        except UnauthorizedError:
            sys.exit("FISHJAM_MANAGEMENT_TOKEN does not belong to FISHJAM_ID. Copy both from https://fishjam.io/app.")
        ```
    """

    def __init__(self, errors: str) -> None:
        """Creates the error. Only the SDK calls the constructor.

        Args:
            errors: Reason from the response.
        """

class NotFoundError(HTTPError):
    """Raised when the room or the peer does not exist (HTTP 404).

    Methods that take both a room ID and a peer ID raise the same error for a missing room and a missing peer.

    Category: Errors

    Example: Delete a room that may no longer exist
        ```python
        from contextlib import suppress

        from fishjam import FishjamClient
        from fishjam.errors import NotFoundError


        def end_call(fishjam: FishjamClient, room_id: str) -> None:
            with suppress(NotFoundError):
                fishjam.delete_room(room_id)
        ```
    """

    def __init__(self, errors: str) -> None:
        """Creates the error. Only the SDK calls the constructor.

        Args:
            errors: Reason from the response.
        """

class ServiceUnavailableError(HTTPError):
    """Raised when Fishjam is temporarily unavailable (HTTP 503).

    Retry the request after a delay that increases with each attempt.

    Caveats:
        - `FishjamClient.get_all_rooms` does not raise this error. For status 503, it fails with an `AttributeError`.

    Category: Errors

    Example: Retry with increasing delays
        ```python
        import time

        from fishjam import FishjamClient, Room
        from fishjam.errors import ServiceUnavailableError


        def create_room_with_retry(fishjam: FishjamClient, attempts: int = 4) -> Room:
            for attempt in range(1, attempts):
                try:
                    return fishjam.create_room()
                except ServiceUnavailableError:
                    time.sleep(2**attempt)
            return fishjam.create_room()
        ```
    """

    def __init__(self, errors: str) -> None:
        """Creates the error. Only the SDK calls the constructor.

        Args:
            errors: Reason from the response.
        """

class InternalServerError(HTTPError):
    """Intended for unrecognized error statuses, such as 500, but no method raises this error in this version.

    If the SDK does not recognize the status of a response, methods that return a value raise an `AttributeError` with a
    message such as `'NoneType' object has no attribute 'data'`. Methods without a return value behave as if they had
    succeeded. For a nonstandard status, such as 520, every method raises a `ValueError`.

    Category: Errors

    Example: Handle an unrecognized response
        ```python
        from fishjam import FishjamClient, Room
        from fishjam.errors import InternalServerError


        def create_room(fishjam: FishjamClient) -> Room | None:
            try:
                return fishjam.create_room()
            except (InternalServerError, AttributeError, KeyError, ValueError) as error:
                print(f"Fishjam sent an unexpected response: {error}")
                return None
        ```
    """

    def __init__(self, errors: str) -> None:
        """Creates the error. Only the SDK calls the constructor.

        Args:
            errors: Reason from the response.
        """

class ConflictError(HTTPError):
    """Raised when the request conflicts with the state of the room (HTTP 409).

    Only `FishjamClient.create_peer` and `FishjamClient.create_agent` raise this error, for example if the room already
    has its maximum number of peers.

    Category: Errors

    Example: Detect a full room
        ```python
        from fishjam import FishjamClient
        from fishjam.errors import ConflictError


        def token_for(fishjam: FishjamClient, room_id: str) -> str | None:
            try:
                _peer, token = fishjam.create_peer(room_id)
            except ConflictError:
                print("The room is full. Try again later.")
                return None
            return token
        ```
    """

    def __init__(self, errors: str) -> None:
        """Creates the error. Only the SDK calls the constructor.

        Args:
            errors: Reason from the response.
        """
