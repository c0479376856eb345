"""Models of the REST API. Import them from `fishjam`, `fishjam.peer` or `fishjam.room`."""

from enum import Enum
from typing import Any

class PeerStatus(str, Enum):
    """Connection status of a peer."""

    CONNECTED = "connected"
    DISCONNECTED = "disconnected"

class PeerType(str, Enum):
    """Type of a peer: a client or an agent."""

    WEBRTC = "webrtc"
    AGENT = "agent"

class PeerMetadata:
    """Metadata of a peer: `metadata["peer"]` was set by the client, `metadata["server"]` by your backend."""

    additional_properties: dict[str, Any]
    def __getitem__(self, key: str) -> Any: ...
    def __contains__(self, key: str) -> bool: ...
    def to_dict(self) -> dict[str, Any]: ...

class TrackType(str, Enum):
    """Type of a track: audio or video."""

    AUDIO = "audio"
    VIDEO = "video"

class Track:
    """Track published by a peer."""

    id: str
    type_: TrackType
    metadata: Any

class SubscribeMode(str, Enum):
    """Subscription mode of a peer: all tracks, or only the tracks that your backend chooses."""

    AUTO = "auto"
    MANUAL = "manual"

class Subscriptions:
    """Subscriptions of a peer in manual mode."""

    peers: list[str]
    tracks: list[str]

class Peer:
    """Snapshot of a peer."""

    id: str
    status: PeerStatus
    tracks: list[Track]
    type_: PeerType
    metadata: PeerMetadata | None
    subscribe_mode: SubscribeMode
    subscriptions: Subscriptions

    def to_dict(self) -> dict[str, Any]:
        """Returns the peer as a dictionary with the keys of the REST API, such as `subscribeMode`."""

class RoomConfigRoomType(str, Enum):
    """Type of a room."""

    AUDIO_ONLY = "audio_only"
    AUDIO_ONLY_LIVESTREAM = "audio_only_livestream"
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
    video_codec: RoomConfigVideoCodec
    webhook_url: str | None

    def to_dict(self) -> dict[str, Any]:
        """Returns the settings as a dictionary with the keys of the REST API, such as `maxPeers`."""

