"""Client, and options of rooms, peers and agents."""

from dataclasses import dataclass
from typing import Any, Literal

from fishjam._models import Peer as Peer
from fishjam._models import RoomConfig

@dataclass
class Room:
    """Snapshot of a room and its peers."""

    config: RoomConfig
    id: str
    peers: list[Peer]

@dataclass
class RoomOptions:
    """Settings of a new room."""

    max_peers: int | None = None
    video_codec: Literal['h264', 'vp8'] | None = None
    webhook_url: str | None = None
    room_type: Literal['conference', 'audio_only', 'livestream', 'full_feature', 'broadcaster'] = 'conference'
    public: bool = False

@dataclass
class PeerOptions:
    """Options of a new peer."""

    enable_simulcast: bool = True
    metadata: dict[str, Any] | None = None

class FishjamClient:
    """Manages rooms, peers and tokens. Methods raise an error from `fishjam.errors` if a request fails."""

    def __init__(self, fishjam_id: str, management_token: str, *, fishjam_url: str | None = None) -> None:
        """Accepts your Fishjam ID and management token. `fishjam_url` replaces the URL derived from the ID."""

    def create_room(self, options: RoomOptions | None = None) -> Room:
        """Creates a room."""

    def get_all_rooms(self) -> list[Room]:
        """Fetches all rooms and their peers."""

    def get_room(self, room_id: str) -> Room:
        """Fetches a room and its peers."""

    def delete_room(self, room_id: str) -> None:
        """Deletes a room and disconnects its peers."""

    def create_peer(self, room_id: str, options: PeerOptions | None = None) -> tuple[Peer, str]:
        """Creates a peer and returns it with its token."""

    def delete_peer(self, room_id: str, peer_id: str) -> None:
        """Deletes a peer and disconnects it from the room."""

    def refresh_peer_token(self, room_id: str, peer_id: str) -> str:
        """Creates a new token for an existing peer."""

    def create_livestream_viewer_token(self, room_id: str) -> str:
        """Creates a token for watching a livestream."""

    def create_livestream_streamer_token(self, room_id: str) -> str:
        """Creates a token for publishing a livestream."""
