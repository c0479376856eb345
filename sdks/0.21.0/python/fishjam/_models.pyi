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

class SubscribeOptionsAudioFormat(str, Enum):
    """Format of the audio that agents receive."""

    PCM16 = "pcm16"

class SubscribeOptionsAudioSampleRate(int, Enum):
    """Sample rate of the audio that agents receive, in hertz."""

    VALUE_16000 = 16000
    VALUE_24000 = 24000

class SubscribeOptions:
    """Format in which agents receive the audio of a peer."""

    audio_format: SubscribeOptionsAudioFormat
    audio_sample_rate: SubscribeOptionsAudioSampleRate
    def __init__(
        self,
        audio_format: SubscribeOptionsAudioFormat = ...,
        audio_sample_rate: SubscribeOptionsAudioSampleRate = ...,
    ) -> None: ...

class Peer:
    """Snapshot of a peer."""

    id: str
    status: PeerStatus
    tracks: list[Track]
    type_: PeerType
    metadata: PeerMetadata | None
    subscribe: SubscribeOptions | None

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
    video_codec: RoomConfigVideoCodec
    webhook_url: str | None

    def to_dict(self) -> dict[str, Any]:
        """Returns the settings as a dictionary with the keys of the REST API, such as `maxPeers`."""

