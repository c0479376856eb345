"""Notifier that receives notifications over a WebSocket."""

from collections.abc import Callable
from typing import Literal

from fishjam.events.allowed_notifications import AllowedNotification

class FishjamNotifier:
    """Receives notifications from all your rooms over a single WebSocket.

    A notifier has a single handler, which handles one notification at a time and cannot be a coroutine function. An
    unhandled exception in the handler ends the connection. The notifier does not reconnect, so create a new notifier
    when the connection ends. You can miss notifications in between, so also read the current state with
    `FishjamClient.get_all_rooms`.

    Category: Notifications

    Example: Log connections and reconnect
        ```python
        import asyncio
        import os

        from fishjam import FishjamNotifier
        from fishjam.events import ServerMessagePeerConnected, ServerMessagePeerDisconnected


        def handle(notification: object) -> None:
            match notification:
                case ServerMessagePeerConnected():
                    print(f"{notification.peer_id} connected to {notification.room_id}")
                case ServerMessagePeerDisconnected():
                    print(f"{notification.peer_id} disconnected from {notification.room_id}")
                case _:
                    pass


        async def listen() -> None:
            while True:
                notifier = FishjamNotifier(os.environ["FISHJAM_ID"], os.environ["FISHJAM_MANAGEMENT_TOKEN"])
                notifier.on_server_notification(handle)
                try:
                    await notifier.connect()
                except Exception as error:
                    print(f"The notification connection ended: {error}")
                await asyncio.sleep(5)


        asyncio.run(listen())
        ```
    """

    def __init__(self, fishjam_id: str, management_token: str, *, fishjam_url: str | None = None) -> None:
        """Creates a notifier without connecting it.

        Args:
            fishjam_id: Your Fishjam ID. It is ignored if you set `fishjam_url`.
            management_token: Management token for your account and environment.
            fishjam_url: Full URL of another Fishjam server, which replaces the URL derived from the Fishjam ID.

        Raises:
            MissingFishjamIdError: If both the Fishjam ID and the URL are empty.
        """

    def on_server_notification(
        self, handler: Callable[[AllowedNotification], None]
    ) -> Callable[[AllowedNotification], None]:
        """Registers the handler for notifications and replaces any previous handler.

        Call this method, or use it as a decorator, before you call `connect`.

        Args:
            handler: Function that is called with each notification.

        Returns:
            The handler that you passed.
        """

    async def connect(self) -> None:
        """Connects, subscribes to notifications, and listens until the connection ends.

        `connect` never returns normally. When the connection ends, the method raises an exception. If the handler
        raises an exception, `connect` raises the same exception.

        Raises:
            RuntimeError: If the management token is invalid, or if no handler is registered.
            websockets.ConnectionClosed: When the connection ends.
            OSError: If Fishjam cannot be reached. On Python 3.10, a timeout instead raises `asyncio.TimeoutError`,
                which is not an `OSError`.
            websockets.InvalidHandshake: If the server rejects the WebSocket connection.
        """

    async def wait_ready(self) -> Literal[True]:
        """Waits until the notifier is connected and authenticated.

        If the connection fails before the notifier is ready, `wait_ready` waits indefinitely, so set a timeout. Once
        the notifier has been ready, `wait_ready` returns immediately, even if the connection has since ended.

        Returns:
            Always `True`.
        """
