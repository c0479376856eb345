from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Request, Response
from fishjam import receive_binary
from fishjam.events import ServerMessagePeerConnected, ServerMessagePeerDisconnected
from settings import Settings, get_settings

router = APIRouter()


async def read_notification(request: Request) -> object | None:
    """Decode the body. None stands for a notification that the SDK does not offer."""
    try:
        return receive_binary(await request.body())
    except Exception as error:
        raise HTTPException(400, "The body is not a Fishjam notification.") from error


@router.post("/webhook/{secret}", status_code=204)
def webhook(
    secret: str,
    settings: Annotated[Settings, Depends(get_settings)],
    notification: Annotated[object | None, Depends(read_notification)],
) -> Response:
    # The secret is part of the address: requests of Fishjam are not signed.
    if secret != settings.webhook_secret:
        raise HTTPException(404)
    match notification:
        case ServerMessagePeerConnected(room_id=room_id, peer_id=peer_id) if room_id:
            print(f"{peer_id} joined {room_id}")
        case ServerMessagePeerDisconnected(room_id=room_id, peer_id=peer_id) if room_id:
            print(f"{peer_id} left {room_id}")
    return Response(status_code=204)
