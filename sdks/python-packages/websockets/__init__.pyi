"""Types of the package `websockets` that the SDK's signatures name."""

from enum import IntEnum

class ClientConnection:
    """Open WebSocket."""

class CloseCode(IntEnum):
    """WebSocket close code."""

    NORMAL_CLOSURE = 1000
    INTERNAL_ERROR = 1011
