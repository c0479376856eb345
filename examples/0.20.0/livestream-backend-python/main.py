from functools import lru_cache

from client import fishjam
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from fishjam import RoomOptions
from fishjam.errors import HTTPError

app = FastAPI()


@lru_cache
def livestream_room() -> str:
    """The room of the one livestream of this server."""
    return fishjam.create_room(RoomOptions(room_type="livestream")).id


# Before you use this, check in both handlers that the caller is who may stream, or watch.
@app.post("/livestream/streamer-token")
def streamer_token() -> dict[str, str]:
    return {"token": fishjam.create_livestream_streamer_token(livestream_room())}


@app.post("/livestream/viewer-token")
def viewer_token() -> dict[str, str]:
    return {"token": fishjam.create_livestream_viewer_token(livestream_room())}


@app.exception_handler(HTTPError)
def on_fishjam_error(_: Request, error: HTTPError) -> JSONResponse:
    print(f"Fishjam: {type(error).__name__} {error}")
    return JSONResponse({"error": "The livestream is not available at the moment."}, status_code=502)
