import secrets
from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Request, Response
from fishjam import receive_binary
from fishjam.events import ServerMessagePeerConnected, ServerMessagePeerDisconnected
from settings import Settings, get_settings

router = APIRouter()


async def read_notification(request: Request) -> object | None:
    """Decode the body. Return None for a notification that the SDK does not support."""
    try:
        return receive_binary(await request.body())
    except Exception as error:
        raise HTTPException(400, "The body is not a Fishjam notification.") from error


@router.post("/webhook/{secret}", status_code=204)
async def webhook(
    secret: str,
    settings: Annotated[Settings, Depends(get_settings)],
    request: Request,
) -> Response:
    # Fishjam does not sign its requests, so the URL contains a secret. Check it before reading the body.
    if not secrets.compare_digest(secret.encode(), settings.webhook_secret.encode()):
        raise HTTPException(404)
    match await read_notification(request):
        case ServerMessagePeerConnected(room_id=room_id, peer_id=peer_id) if room_id:
            print(f"{peer_id} connected to {room_id}")
        case ServerMessagePeerDisconnected(room_id=room_id, peer_id=peer_id) if room_id:
            print(f"{peer_id} disconnected from {room_id}")
        case _:
            pass
    return Response(status_code=204)
