import asyncio
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fishjam import FishjamNotifier
from fishjam.events import ServerMessagePeerConnected, ServerMessagePeerDisconnected
from settings import Settings, get_settings


# region listen
async def listen_to_events(settings: Settings) -> None:
    """Handle the notifications of all rooms, until the task is cancelled."""
    while True:
        notifier = FishjamNotifier(settings.fishjam_id, settings.fishjam_management_token)

        # Registered before connect(); an error that escapes from it ends the connection.
        @notifier.on_server_notification
        def on_notification(notification: object) -> None:
            match notification:
                case ServerMessagePeerConnected():
                    print(f"{notification.peer_id} joined {notification.room_id}")
                case ServerMessagePeerDisconnected():
                    print(f"{notification.peer_id} left {notification.room_id}")

        try:
            await notifier.connect()
        except Exception as error:
            print(f"Events stopped: {error}. Trying again in 3 s.")
        await asyncio.sleep(3)
# endregion


# region lifespan
@asynccontextmanager
async def lifespan(_: FastAPI):
    listening = asyncio.create_task(listen_to_events(get_settings()))
    yield
    listening.cancel()
# endregion
