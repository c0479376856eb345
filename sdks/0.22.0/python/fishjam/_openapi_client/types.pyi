"""Types that the REST API models share."""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Generic, Literal, TypeVar

T = TypeVar("T")

class Unset:
    """Type of the placeholder for a field that is missing from the response. The placeholder is falsy."""

    def __bool__(self) -> Literal[False]: ...

UNSET: Unset

@dataclass
class Response(Generic[T]):
    """Response from the REST API."""

    status_code: HTTPStatus
    """HTTP status."""
    content: bytes
    """Body of the response."""
    parsed: T | None
    """Model parsed from the body; `None` if the SDK does not recognize the status, or if a successful response has no model."""
