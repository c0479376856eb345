from threading import Lock

from client import fishjam
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from fishjam import RoomOptions
from fishjam.errors import HTTPError, NotFoundError

app = FastAPI()


room_ids: list[str] = []
room_ids_lock = Lock()


def livestream_room() -> str:
    """Return the ID of the server's only livestream room. Concurrent requests get the same room."""
    with room_ids_lock:
        if not room_ids:
            room_ids.append(fishjam.create_room(RoomOptions(room_type="livestream")).id)
        return room_ids[0]


# Before you use this server in production, check in each handler that the caller is allowed to stream or watch.
@app.post("/livestream/streamer-token")
def streamer_token() -> dict[str, str]:
    return {"token": fishjam.create_livestream_streamer_token(livestream_room())}


@app.post("/livestream/viewer-token")
def viewer_token() -> dict[str, str]:
    return {"token": fishjam.create_livestream_viewer_token(livestream_room())}


@app.exception_handler(HTTPError)
def on_fishjam_error(_: Request, error: HTTPError) -> JSONResponse:
    # The room no longer exists, so the next request creates a new one.
    if isinstance(error, NotFoundError):
        room_ids.clear()
    print(f"Fishjam: {type(error).__name__} {error}")
    return JSONResponse({"error": "The livestream is currently unavailable. Try again later."}, status_code=502)
