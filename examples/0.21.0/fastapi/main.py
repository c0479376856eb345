from threading import Lock

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
def on_fishjam_error(_: Request, error: HTTPError) -> JSONResponse:
    """A refusal here is about our management token or our request, not about the caller."""
    print(f"Fishjam: {type(error).__name__} {error}")
    return JSONResponse({"error": "The call is not available at the moment."}, status_code=502)
# endregion


# region rooms
@app.get("/rooms")
def list_rooms(fishjam: Fishjam) -> list[dict[str, object]]:
    """For you, not for callers: protect it. The configuration of a room has the address of the webhook in it."""
    return [{"id": room.id, "peers": [peer.to_dict() for peer in room.peers]} for room in fishjam.get_all_rooms()]
# endregion


# region join
class JoinRequest(BaseModel):
    room_name: str = Field(min_length=1, max_length=100)
    peer_name: str = Field(min_length=1, max_length=50)


room_ids: dict[str, str] = {}
room_ids_lock = Lock()


def room_named(name: str, fishjam: Fishjam) -> str:
    """Find the room of a name, or create it. Two callers at the same time get the same room."""
    settings = get_settings()
    webhook_url = f"{settings.public_url}/webhook/{settings.webhook_secret}"
    with room_ids_lock:
        if name not in room_ids:
            room_ids[name] = fishjam.create_room(RoomOptions(webhook_url=webhook_url)).id
        return room_ids[name]


def forget_room(name: str, room_id: str) -> None:
    """Forget a room, unless another caller has created the next one already."""
    with room_ids_lock:
        if room_ids.get(name) == room_id:
            del room_ids[name]


@app.post("/join-room")
def join_room(body: JoinRequest, fishjam: Fishjam) -> dict[str, str]:
    """Add your authentication here: this answers everybody."""
    options = PeerOptions(metadata={"displayName": body.peer_name})
    room_id = room_named(body.room_name, fishjam)
    try:
        _, peer_token = fishjam.create_peer(room_id, options)
    except NotFoundError:
        # Fishjam no longer has the room.
        forget_room(body.room_name, room_id)
        room_id = room_named(body.room_name, fishjam)
        _, peer_token = fishjam.create_peer(room_id, options)
    return {"room_id": room_id, "peer_token": peer_token}
# endregion
