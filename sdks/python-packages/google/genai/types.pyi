"""Types of the package `google-genai` that the SDK's signatures name."""

from typing import TypedDict

class HttpOptions:
    """Settings of the HTTP client."""

class HttpOptionsDict(TypedDict, total=False):
    """Settings of the HTTP client, as a dictionary."""

    headers: dict[str, str]
