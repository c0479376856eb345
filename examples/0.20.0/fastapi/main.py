import traceback
from threading import Lock

import httpx
from dependencies import Fishjam
from fastapi import FastAPI, Request
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import JSONResponse
from fishjam import PeerOptions, RoomOptions
from fishjam.errors import HTTPError, NotFoundError
from pydantic import BaseModel, Field
from settings import get_settings
from webhook import router as webhook_router


app = FastAPI()
app.add_middleware(CORSMiddleware, allow_origins=["http://localhost:5173"], allow_methods=["*"], allow_headers=["*"])
app.include_router(webhook_router)


# region errors
@app.exception_handler(HTTPError)
@app.exception_handler(httpx.HTTPError)
@app.exception_handler(AttributeError)
@app.exception_handler(KeyError)
@app.exception_handler(ValueError)
def on_fishjam_error(_: Request, error: Exception) -> JSONResponse:
    """Hide the details of failed requests from callers."""
    print(f"Fishjam: {type(error).__name__} {error}")
    if not isinstance(error, (HTTPError, httpx.HTTPError)):
        # The SDK raises these errors for responses that it doesn't recognize. A bug in your code can raise them too.
        traceback.print_exception(error)
    return JSONResponse({"error": "The call is currently unavailable. Try again later."}, status_code=502)
# endregion


# region rooms
@app.get("/rooms")
def list_rooms(fishjam: Fishjam) -> list[dict[str, object]]:
    """List the rooms for administrators. Protect this route, and don't return the room configuration."""
    return [{"id": room.id, "peers": [peer.to_dict() for peer in room.peers]} for room in fishjam.get_all_rooms()]
# endregion


# region join
class JoinRequest(BaseModel):
    room_name: str = Field(min_length=1, max_length=100)
    peer_name: str = Field(min_length=1, max_length=50)


room_ids: dict[str, str] = {}
room_ids_lock = Lock()
# Each person's peer, by room ID and name.
peer_ids: dict[tuple[str, str], str] = {}
peer_locks: dict[tuple[str, str], Lock] = {}


def room_named(name: str, fishjam: Fishjam) -> str:
    """Find or create the room that has this name. Concurrent callers get the same room."""
    settings = get_settings()
    webhook_url = f"{settings.public_url}/webhook/{settings.webhook_secret}"
    if known := room_ids.get(name):
        return known
    with room_ids_lock:
        if name not in room_ids:
            room_ids[name] = fishjam.create_room(RoomOptions(webhook_url=webhook_url)).id
        return room_ids[name]


def forget_room(name: str, room_id: str) -> None:
    """Remove the room ID, unless another caller has already replaced it."""
    with room_ids_lock:
        if room_ids.get(name) == room_id:
            del room_ids[name]


def token_for(room_id: str, display_name: str, fishjam: Fishjam) -> str:
    """Return a token for the person's peer. A page reload or a second click doesn't add another peer."""
    key = (room_id, display_name)
    with peer_locks.setdefault(key, Lock()):
        known = peer_ids.get(key)
        if known:
            try:
                return fishjam.refresh_peer_token(room_id, known)
            except NotFoundError:
                pass  # The peer or the room no longer exists.
        peer, peer_token = fishjam.create_peer(room_id, PeerOptions(metadata={"displayName": display_name}))
        peer_ids[key] = peer.id
        return peer_token


@app.post("/join-room")
def join_room(body: JoinRequest, fishjam: Fishjam) -> dict[str, str]:
    """Return a token for the person's peer. Authenticate the caller here."""
    room_id = room_named(body.room_name, fishjam)
    try:
        peer_token = token_for(room_id, body.peer_name, fishjam)
    except NotFoundError:
        # The room no longer exists.
        forget_room(body.room_name, room_id)
        room_id = room_named(body.room_name, fishjam)
        peer_token = token_for(room_id, body.peer_name, fishjam)
    return {"room_id": room_id, "peer_token": peer_token}
# endregion
