"""Receiving notifications over a socket or from a webhook."""

from collections.abc import Callable
from typing import Literal

from fishjam._notifications import AllowedNotification

class FishjamNotifier:
    """Receives the notifications of all rooms over one socket."""

    def __init__(self, fishjam_id: str, management_token: str, *, fishjam_url: str | None = None) -> None:
        """Your Fishjam ID; `fishjam_url` replaces the address derived from it."""

    def on_server_notification(
        self, handler: Callable[[AllowedNotification], None]
    ) -> None:
        """Registers the function that receives notifications. Do it before `connect`; usable as a decorator."""

    async def connect(self) -> None:
        """Connects and listens until the socket closes."""

    async def wait_ready(self) -> Literal[True]:
        """Waits until the connection is made."""

def receive_binary(binary: bytes) -> AllowedNotification | None:
    """Reads the body of a webhook; None for a notification that the SDK does not know."""
