"""Receiving notifications over a socket or from a webhook."""

from collections.abc import Awaitable, Callable

from fishjam._notifications import AllowedNotification

class FishjamNotifier:
    """Receives the notifications of all rooms over one socket."""

    def __init__(self, fishjam_id: str, management_token: str) -> None:
        """Your Fishjam ID; a full URL is accepted too."""

    def on_server_notification(
        self, handler: Callable[[AllowedNotification], None] | Callable[[AllowedNotification], Awaitable[None]]
    ) -> None:
        """Registers the function that receives notifications. Do it before `connect`; usable as a decorator."""

    async def connect(self) -> None:
        """Connects and listens until the socket closes."""

    async def wait_ready(self) -> None:
        """Waits until the connection is made."""

def receive_binary(binary: bytes) -> AllowedNotification | None:
    """Reads the body of a webhook; None for a notification that the SDK does not know."""
