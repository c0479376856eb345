"""Models of the REST API. Import them from `fishjam`, `fishjam.peer` or `fishjam.room`."""

from enum import Enum
from typing import Any

class PeerStatus(str, Enum):
    """Whether a peer is connected to its room now."""

    CONNECTED = "connected"
    DISCONNECTED = "disconnected"

class TrackType(str, Enum):
    """Whether a track is audio or video."""

    AUDIO = "audio"
    VIDEO = "video"

class Track:
    """A track that a peer publishes."""

    id: str
    type: TrackType
    metadata: Any

class Peer:
    """A peer in a room, as it was when it was fetched."""

    id: str
    status: PeerStatus
    tracks: list[Track]
    type: str
    metadata: Any

    def to_dict(self) -> dict[str, Any]:
        """The peer as plain data, with the names of the REST API, such as `metadata`."""

class RoomConfigRoomType(str, Enum):
    """What a room is for."""

    AUDIO_ONLY = "audio_only"
    BROADCASTER = "broadcaster"
    CONFERENCE = "conference"
    FULL_FEATURE = "full_feature"
    LIVESTREAM = "livestream"

class RoomConfigVideoCodec(str, Enum):
    """The codec that video is sent in."""

    H264 = "h264"
    VP8 = "vp8"

class RoomConfig:
    """The settings that a room was created with."""

    max_peers: int | None
    public: bool
    room_type: RoomConfigRoomType
    video_codec: RoomConfigVideoCodec | None
    webhook_url: str | None

    def to_dict(self) -> dict[str, Any]:
        """The settings as plain data, with the names of the REST API, such as `maxPeers`."""

