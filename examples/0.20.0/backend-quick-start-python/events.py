import asyncio

from client import FISHJAM_ID, MANAGEMENT_TOKEN
from fishjam import FishjamNotifier
from fishjam.events import ServerMessagePeerConnected, ServerMessagePeerDisconnected


async def listen_to_events() -> None:
    """Print who comes and goes. The SDK does not reconnect, so a closed connection is opened again."""
    while True:
        notifier = FishjamNotifier(FISHJAM_ID, MANAGEMENT_TOKEN)

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


asyncio.run(listen_to_events())
