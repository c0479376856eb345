"""Client, and options of rooms, peers and agents."""

from dataclasses import dataclass
from typing import Any, Literal

from fishjam._models import Peer as Peer
from fishjam._models import RoomConfig
from fishjam.agent import Agent

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
    room_type: Literal['conference', 'audio_only', 'livestream', 'full_feature', 'broadcaster', 'audio_only_livestream'] = 'conference'
    public: bool = False

@dataclass
class PeerOptions:
    """Options of a new peer."""

    enable_simulcast: bool = True
    metadata: dict[str, Any] | None = None
    subscribe_mode: Literal['auto', 'manual'] = 'auto'

@dataclass
class AgentOutputOptions:
    """Format of the audio that an agent receives."""

    audio_format: Literal['pcm16'] = 'pcm16'
    audio_sample_rate: Literal[16000, 24000] = 16000

@dataclass
class AgentOptions:
    """Options of a new agent."""

    output: AgentOutputOptions = ...
    subscribe_mode: Literal['auto', 'manual'] = 'auto'

class FishjamClient:
    """Manages rooms, peers, agents and tokens. Methods raise an error from `fishjam.errors` if a request fails."""

    def __init__(self, fishjam_id: str, management_token: str) -> None:
        """Accepts your Fishjam ID or the full URL of another Fishjam server, and the management token."""

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

    def create_agent(self, room_id: str, options: AgentOptions | None = None) -> Agent:
        """Creates an agent."""

    def subscribe_peer(self, room_id: str, peer_id: str, target_peer_id: str) -> None:
        """Subscribes a peer in manual mode to all tracks of another peer."""

    def subscribe_tracks(self, room_id: str, peer_id: str, track_ids: list[str]) -> None:
        """Subscribes a peer in manual mode to specific tracks."""
