import traceback
from collections.abc import Callable
from threading import Lock

import httpx
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


def token_from(create_token: Callable[[str], str]) -> dict[str, str]:
    """Create a token for the room. If the room no longer exists, the next request creates a new one."""
    room_id = livestream_room()
    try:
        return {"token": create_token(room_id)}
    except NotFoundError:
        # Remove only this room, because another request may have already created a new one.
        with room_ids_lock:
            if room_id in room_ids:
                room_ids.remove(room_id)
        raise


# Before you use this server in production, check in each handler that the caller is allowed to stream or watch.
@app.post("/livestream/streamer-token")
def streamer_token() -> dict[str, str]:
    return token_from(fishjam.create_livestream_streamer_token)


@app.post("/livestream/viewer-token")
def viewer_token() -> dict[str, str]:
    return token_from(fishjam.create_livestream_viewer_token)


@app.exception_handler(HTTPError)
@app.exception_handler(httpx.HTTPError)
@app.exception_handler(AttributeError)
@app.exception_handler(KeyError)
@app.exception_handler(ValueError)
def on_fishjam_error(_: Request, error: Exception) -> JSONResponse:
    print(f"Fishjam: {type(error).__name__} {error}")
    if not isinstance(error, (HTTPError, httpx.HTTPError)):
        # The SDK raises these errors for responses that it doesn't recognize. A bug in your code can raise them too.
        traceback.print_exception(error)
    return JSONResponse({"error": "The livestream is currently unavailable. Try again later."}, status_code=502)
