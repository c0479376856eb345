import asyncio
from contextlib import asynccontextmanager

from dependencies import Fishjam
from events import listen_to_events
from fastapi import FastAPI, Request
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import JSONResponse
from fishjam import PeerOptions, RoomOptions
from fishjam.errors import HTTPError
from pydantic import BaseModel, Field
from settings import get_settings
from webhook import router as webhook_router


# region lifespan
@asynccontextmanager
async def lifespan(_: FastAPI):
    listening = asyncio.create_task(listen_to_events(get_settings()))
    yield
    listening.cancel()


app = FastAPI(lifespan=lifespan)
# endregion
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
    return [
        {"id": room.id, "config": room.config.to_dict(), "peers": [peer.to_dict() for peer in room.peers]}
        for room in fishjam.get_all_rooms()
    ]
# endregion


# region join
class JoinRequest(BaseModel):
    room_name: str = Field(min_length=1, max_length=100)
    peer_name: str = Field(min_length=1, max_length=50)


room_ids: dict[str, str] = {}


@app.post("/join-room")
def join_room(body: JoinRequest, fishjam: Fishjam) -> dict[str, str]:
    """Add your authentication here: this answers everybody."""
    settings = get_settings()
    if body.room_name not in room_ids:
        webhook_url = f"{settings.public_url}/webhook/{settings.webhook_secret}"
        room_ids[body.room_name] = fishjam.create_room(RoomOptions(webhook_url=webhook_url)).id
    room_id = room_ids[body.room_name]
    _, peer_token = fishjam.create_peer(room_id, PeerOptions(metadata={"displayName": body.peer_name}))
    return {"room_id": room_id, "peer_token": peer_token}
# endregion
