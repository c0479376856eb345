import os
from unittest.mock import Mock, create_autospec

from dependencies import get_fishjam_client
from fastapi.testclient import TestClient
from fishjam import FishjamClient
from fishjam.errors import UnauthorizedError
from main import app

for name in ("FISHJAM_ID", "FISHJAM_MANAGEMENT_TOKEN", "PUBLIC_URL", "WEBHOOK_SECRET"):
    os.environ[name] = "test"

# The mock has the methods of the client, and sends no requests.
fishjam = create_autospec(FishjamClient, instance=True)
app.dependency_overrides[get_fishjam_client] = lambda: fishjam
client = TestClient(app)


def test_page_reload_reuses_the_peer() -> None:
    fishjam.create_room.return_value = Mock(id="room-1")
    fishjam.create_peer.return_value = (Mock(id="peer-1"), "first token")
    fishjam.refresh_peer_token.return_value = "second token"

    for peer_token in ("first token", "second token"):
        response = client.post("/join-room", json={"room_name": "demo", "peer_name": "Ada"})
        assert response.json() == {"room_id": "room-1", "peer_token": peer_token}


def test_errors_are_hidden() -> None:
    fishjam.get_all_rooms.side_effect = UnauthorizedError("Invalid token")
    assert client.get("/rooms").status_code == 502
