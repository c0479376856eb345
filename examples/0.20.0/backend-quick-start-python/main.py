import traceback

import httpx
from client import fishjam
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from fishjam.errors import HTTPError
# region step-4
from pydantic import BaseModel, Field
from rooms import enter_room
# endregion

app = FastAPI()


@app.exception_handler(HTTPError)
@app.exception_handler(httpx.HTTPError)
@app.exception_handler(AttributeError)
@app.exception_handler(KeyError)
@app.exception_handler(ValueError)
def on_fishjam_error(_: Request, error: Exception) -> JSONResponse:
    """Respond with a generic message. The details go to the log."""
    print(f"Fishjam: {type(error).__name__} {error}")
    if not isinstance(error, (HTTPError, httpx.HTTPError)):
        # The SDK raises these errors for responses that it doesn't recognize. A bug in your code can raise them too.
        traceback.print_exception(error)
    return JSONResponse({"error": "The call is currently unavailable. Try again later."}, status_code=502)


@app.get("/rooms")
def list_rooms() -> list[dict[str, object]]:
    return [{"id": room.id, "peers": len(room.peers)} for room in fishjam.get_all_rooms()]


# region step-4
class JoinRequest(BaseModel):
    room_name: str = Field(min_length=1)
    peer_name: str = Field(min_length=1)


@app.post("/join-room")
def join_room(body: JoinRequest) -> dict[str, str]:
    room_id, peer_token = enter_room(body.room_name, body.peer_name)
    return {"room_id": room_id, "peer_token": peer_token}
# endregion
