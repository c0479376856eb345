"""Types that models of the REST API share."""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Generic, Literal, TypeVar

T = TypeVar("T")

class Unset:
    """Type of a field that the response does not contain. It is false in a condition."""

    def __bool__(self) -> Literal[False]: ...

UNSET: Unset

@dataclass
class Response(Generic[T]):
    """Response of the REST API."""

    status_code: HTTPStatus
    """HTTP status."""
    content: bytes
    """Body of the response."""
    parsed: T | None
    """Model that the body contains; `None` if the SDK does not recognize the status."""
