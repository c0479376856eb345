"""Notifier and webhook decoder."""

from collections.abc import Callable
from typing import Literal

from fishjam._notifications import AllowedNotification

class FishjamNotifier:
    """Receives the notifications of all rooms over one WebSocket."""

    def __init__(self, fishjam_id: str, management_token: str, *, fishjam_url: str | None = None) -> None:
        """Accepts your Fishjam ID and management token. `fishjam_url` replaces the URL derived from the ID."""

    def on_server_notification(
        self, handler: Callable[[AllowedNotification], None]
    ) -> None:
        """Registers the handler of notifications. Call it before `connect`, or use it as a decorator."""

    async def connect(self) -> None:
        """Connects and listens until the connection ends, then raises an exception."""

    async def wait_ready(self) -> Literal[True]:
        """Waits until the notifier is connected and authenticated."""

def receive_binary(binary: bytes) -> AllowedNotification | None:
    """Decodes the body of a webhook request. Returns None for a notification that the SDK does not support."""
