import asyncio
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI
from fishjam import FishjamNotifier
from fishjam.events import ServerMessagePeerConnected, ServerMessagePeerDisconnected
from settings import Settings, get_settings


async def listen_to_events(settings: Settings) -> None:
    """Handle notifications from all rooms until the task is canceled."""
    while True:
        notifier = FishjamNotifier(settings.fishjam_id, settings.fishjam_management_token)

        # Register the handler before connect(). An unhandled exception in the handler ends the connection.
        @notifier.on_server_notification
        def on_notification(notification: object) -> None:
            match notification:
                case ServerMessagePeerConnected():
                    print(f"{notification.peer_id} connected to {notification.room_id}")
                case ServerMessagePeerDisconnected():
                    print(f"{notification.peer_id} disconnected from {notification.room_id}")
                case _:
                    pass

        try:
            await notifier.connect()
        except Exception as error:
            print(f"The notification connection ended: {error}. Reconnecting in 3 seconds.")
        await asyncio.sleep(3)


@asynccontextmanager
async def lifespan(_: FastAPI):
    listening = asyncio.create_task(listen_to_events(get_settings()))
    yield
    listening.cancel()
    # Wait until the connection is closed.
    with suppress(asyncio.CancelledError):
        await listening
