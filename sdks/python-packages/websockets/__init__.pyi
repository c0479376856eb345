"""Types of the package `websockets` that the SDK's signatures and samples name."""

from enum import IntEnum

class WebSocketException(Exception):
    """Base class of the errors of the package."""

class ClientConnection:
    """Open WebSocket."""

class CloseCode(IntEnum):
    """WebSocket close code."""

    NORMAL_CLOSURE = 1000
    INTERNAL_ERROR = 1011
