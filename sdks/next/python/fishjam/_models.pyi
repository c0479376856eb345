"""Models of the REST API. Import them from `fishjam`, `fishjam.peer` or `fishjam.room`."""

from enum import Enum
from typing import Any

class PeerStatus(str, Enum):
    """Whether a peer is connected to its room now."""

    CONNECTED = "connected"
    DISCONNECTED = "disconnected"

class PeerType(str, Enum):
    """Whether a peer is a client or an agent."""

    WEBRTC = "webrtc"
    AGENT = "agent"

class PeerMetadata:
    """What your backend said about a peer; read single keys with `metadata["key"]`."""

    additional_properties: dict[str, Any]
    def __getitem__(self, key: str) -> Any: ...
    def __contains__(self, key: str) -> bool: ...
    def to_dict(self) -> dict[str, Any]: ...

class TrackType(str, Enum):
    """Whether a track is audio or video."""

    AUDIO = "audio"
    VIDEO = "video"

class Track:
    """A track that a peer publishes."""

    id: str
    type_: TrackType
    metadata: Any

class SubscribeMode(str, Enum):
    """Whether a peer receives everything, or what your backend chooses."""

    AUTO = "auto"
    MANUAL = "manual"

class Subscriptions:
    """What a peer in manual mode is subscribed to."""

    peers: list[str]
    tracks: list[str]

class Peer:
    """A peer in a room, as it was when it was fetched."""

    id: str
    status: PeerStatus
    tracks: list[Track]
    type_: PeerType
    metadata: PeerMetadata | None
    subscribe_mode: SubscribeMode
    subscriptions: Subscriptions

    def to_dict(self) -> dict[str, Any]:
        """The peer as plain data, with the names of the REST API, such as `subscribeMode`."""

class RoomConfigRoomType(str, Enum):
    """What a room is for."""

    AUDIO_ONLY = "audio_only"
    AUDIO_ONLY_LIVESTREAM = "audio_only_livestream"
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
    video_codec: RoomConfigVideoCodec
    webhook_url: str | None

    def to_dict(self) -> dict[str, Any]:
        """The settings as plain data, with the names of the REST API, such as `maxPeers`."""

