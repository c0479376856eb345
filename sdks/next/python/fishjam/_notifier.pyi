"""Notifier and webhook decoder."""

from collections.abc import Awaitable, Callable

from fishjam._notifications import AllowedNotification

class FishjamNotifier:
    """Receives the notifications of all rooms over one WebSocket."""

    def __init__(self, fishjam_id: str, management_token: str) -> None:
        """Accepts your Fishjam ID or the full URL of another Fishjam server, and the management token."""

    def on_server_notification(
        self, handler: Callable[[AllowedNotification], None] | Callable[[AllowedNotification], Awaitable[None]]
    ) -> None:
        """Registers the handler of notifications. Call it before `connect`, or use it as a decorator."""

    async def connect(self) -> None:
        """Connects and listens until the connection ends, then raises an exception."""

    async def wait_ready(self) -> None:
        """Waits until the notifier is connected and authenticated."""

def receive_binary(binary: bytes) -> AllowedNotification | None:
    """Decodes the body of a webhook request. Returns None for a notification that the SDK does not support."""
