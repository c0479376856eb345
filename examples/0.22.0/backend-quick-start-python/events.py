import asyncio

from client import FISHJAM_ID, MANAGEMENT_TOKEN
from fishjam import FishjamNotifier
from fishjam.events import ServerMessagePeerConnected, ServerMessagePeerDisconnected


async def listen_to_events() -> None:
    """Print who joins and leaves. The SDK does not reconnect, so a new notifier replaces a closed one."""
    while True:
        notifier = FishjamNotifier(FISHJAM_ID, MANAGEMENT_TOKEN)

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


asyncio.run(listen_to_events())
