"""Models of the REST API. Import them from `fishjam`, `fishjam.peer` or `fishjam.room`."""

from enum import Enum
from typing import Any

class PeerStatus(str, Enum):
    """Connection status of a peer."""

    CONNECTED = "connected"
    DISCONNECTED = "disconnected"

class TrackType(str, Enum):
    """Type of a track: audio or video."""

    AUDIO = "audio"
    VIDEO = "video"

class Track:
    """Track published by a peer."""

    id: str
    type: TrackType
    metadata: Any

class Peer:
    """Snapshot of a peer."""

    id: str
    status: PeerStatus
    tracks: list[Track]
    type: str
    metadata: Any

    def to_dict(self) -> dict[str, Any]:
        """Returns the peer as a dictionary with the keys of the REST API, such as `metadata`."""

class RoomConfigRoomType(str, Enum):
    """Type of a room."""

    AUDIO_ONLY = "audio_only"
    BROADCASTER = "broadcaster"
    CONFERENCE = "conference"
    FULL_FEATURE = "full_feature"
    LIVESTREAM = "livestream"

class RoomConfigVideoCodec(str, Enum):
    """Video codec of a room."""

    H264 = "h264"
    VP8 = "vp8"

class RoomConfig:
    """Settings that a room was created with."""

    max_peers: int | None
    public: bool
    room_type: RoomConfigRoomType
    video_codec: RoomConfigVideoCodec | None
    webhook_url: str | None

    def to_dict(self) -> dict[str, Any]:
        """Returns the settings as a dictionary with the keys of the REST API, such as `maxPeers`."""

