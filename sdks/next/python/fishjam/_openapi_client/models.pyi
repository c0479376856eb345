"""REST API models. Import them from `fishjam`, `fishjam.peer` or `fishjam.room`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from fishjam._openapi_client.types import Unset

@dataclass
class Error:
    """Body of an error response."""

    errors: str
    """Reason for the failure."""

class PeerStatus(str, Enum):
    """Connection status of a peer.

    Category: Peers
    """

    CONNECTED = "connected"
    """The peer is connected to its room."""
    DISCONNECTED = "disconnected"
    """The peer exists but is not connected to its room."""

class PeerType(str, Enum):
    """Type of a peer: a client or an agent.

    Category: Peers
    """

    AGENT = "agent"
    """Agent."""
    WEBRTC = "webrtc"
    """Client that uses the web or mobile SDK."""

@dataclass
class PeerMetadata:
    """Metadata of a peer.

    Read this object like a dictionary: `metadata["peer"]` contains the metadata set by the client, and
    `metadata["server"]` contains the metadata set by your backend when it created the peer. To check whether a key
    exists, use `in`.

    Category: Peers

    Example: Read the name that your backend set
        ```python
        from fishjam import Peer


        def name_of(peer: Peer) -> str:
            if peer.metadata is None or "server" not in peer.metadata:
                return "Guest"
            return str(peer.metadata["server"].get("name", "Guest"))
        ```
    """

    additional_properties: dict[str, Any] = field(init=False)
    """All metadata, as a dictionary."""

    def to_dict(self) -> dict[str, Any]:
        """Returns the metadata as a dictionary.

        Returns:
            A new dictionary with the keys `peer` and `server`.
        """

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> PeerMetadata:
        """Creates metadata from a dictionary. Only the SDK calls this method.

        Args:
            src_dict: Metadata in a REST API response.

        Returns:
            The metadata.
        """

    @property
    def additional_keys(self) -> list[str]:
        """Keys of the metadata."""

    def __getitem__(self, key: str) -> Any: ...
    def __setitem__(self, key: str, value: Any) -> None: ...
    def __delitem__(self, key: str) -> None: ...
    def __contains__(self, key: str) -> bool: ...

class TrackType(str, Enum):
    """Type of a track: audio or video."""

    AUDIO = "audio"
    """Audio."""
    VIDEO = "video"
    """Video."""

@dataclass
class TrackMetadataType0:
    """Custom metadata of a track. Read it like a dictionary, for example `metadata["type"]`."""

    additional_properties: dict[str, Any] = field(init=False)
    """All metadata, as a dictionary."""

    def to_dict(self) -> dict[str, Any]:
        """Returns the metadata as a dictionary."""

    def __getitem__(self, key: str) -> Any: ...
    def __contains__(self, key: str) -> bool: ...

@dataclass
class Track:
    """Track published by a peer."""

    id: Unset | str = ...
    """ID of the track."""
    metadata: TrackMetadataType0 | None | Unset = ...
    """Custom metadata of the track; `None` if it has none."""
    type_: Unset | TrackType = ...
    """Type of the track: audio or video."""

class SubscribeMode(str, Enum):
    """Subscription mode of a peer.

    In `auto` mode, the peer receives all tracks in the room. In `manual` mode, it receives only the tracks that your
    backend subscribes it to.
    """

    AUTO = "auto"
    """The peer receives all tracks in the room."""
    MANUAL = "manual"
    """The peer receives only the tracks that your backend subscribes it to."""

@dataclass
class Subscriptions:
    """Subscriptions of a peer in `manual` mode."""

    peers: list[str]
    """IDs of the peers that this peer is subscribed to."""
    tracks: list[str]
    """IDs of the individual tracks that the peer is subscribed to."""
    additional_properties: dict[str, Any] = field(init=False)
    """Response fields that this version of the SDK does not define."""

@dataclass
class Peer:
    """A participant in a room: a client or an agent.

    The object is a snapshot. To see changes, fetch the room again or listen for notifications.

    Category: Peers

    Example: Count the connected peers in a room
        ```python
        from fishjam import FishjamClient
        from fishjam.peer import PeerStatus


        def connected_peers(fishjam: FishjamClient, room_id: str) -> int:
            peers = fishjam.get_room(room_id).peers
            return sum(peer.status == PeerStatus.CONNECTED for peer in peers)
        ```
    """

    id: str
    """ID of the peer."""
    metadata: PeerMetadata | None
    """Metadata of the peer.

    The `peer` key contains the metadata set by the client, and the `server` key contains the metadata set by your
    backend when it created the peer. If no metadata was set, both keys contain empty dictionaries, although the
    declared type of `metadata` also allows `None`.
    """
    status: PeerStatus
    """Connection status of the peer."""
    subscribe_mode: SubscribeMode
    """Subscription mode of the peer.

    In `auto` mode, the peer receives all tracks in the room. In `manual` mode, it receives only the tracks that your
    backend subscribes it to.
    """
    subscriptions: Subscriptions
    """Subscriptions of the peer in `manual` mode."""
    tracks: list[Track]
    """Tracks published by the peer."""
    type_: PeerType
    """Type of the peer: `webrtc` for a client that uses the web or mobile SDK, and `agent` for an agent."""
    additional_properties: dict[str, Any] = field(init=False)
    """Response fields that this version of the SDK does not define."""

    def to_dict(self) -> dict[str, Any]:
        """Returns the peer as a dictionary with the keys of the REST API, such as `subscribeMode`.

        Returns:
            A new dictionary.
        """

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Peer:
        """Creates a peer from a dictionary. Only the SDK calls this method.

        Args:
            src_dict: Peer in a REST API response.

        Returns:
            The peer.
        """

    @property
    def additional_keys(self) -> list[str]:
        """Keys of `additional_properties`."""

class RoomConfigRoomType(str, Enum):
    """Type of a room: use `conference`, `audio_only`, `livestream` or `audio_only_livestream`.

    `full_feature` and `broadcaster` are the former names of `conference` and `livestream`.

    Category: Rooms
    """

    AUDIO_ONLY = "audio_only"
    """Audio shared among all peers."""
    AUDIO_ONLY_LIVESTREAM = "audio_only_livestream"
    """One streamer who publishes audio, and any number of listeners."""
    BROADCASTER = "broadcaster"
    """Former name of `LIVESTREAM`."""
    CONFERENCE = "conference"
    """Audio and video shared among all peers."""
    FULL_FEATURE = "full_feature"
    """Former name of `CONFERENCE`."""
    LIVESTREAM = "livestream"
    """One streamer who publishes video, audio or both, and any number of viewers."""

class RoomConfigVideoCodec(str, Enum):
    """Video codec of a room: `h264` or `vp8`.

    Category: Rooms
    """

    H264 = "h264"
    """H.264. Most phones encode it in hardware."""
    VP8 = "vp8"
    """VP8."""

@dataclass
class RoomConfig:
    """Settings that a room was created with.

    `Room.config` contains these settings. To create a room, pass `RoomOptions` to `FishjamClient.create_room` instead.
    A field that is missing from the response is an `Unset` object, which is falsy.

    Category: Rooms

    Example: Check whether a room is a public livestream
        ```python
        from fishjam import FishjamClient
        from fishjam.room import RoomConfigRoomType


        def is_public_livestream(fishjam: FishjamClient, room_id: str) -> bool:
            config = fishjam.get_room(room_id).config
            livestream_types = (RoomConfigRoomType.LIVESTREAM, RoomConfigRoomType.AUDIO_ONLY_LIVESTREAM)
            return config.room_type in livestream_types and bool(config.public)
        ```
    """

    max_peers: None | Unset | int = ...
    """Maximum number of peers in the room. If it is `None`, no limit is set."""
    public: Unset | bool = False
    """Whether viewers can watch the livestream without a token."""
    room_type: Unset | RoomConfigRoomType = RoomConfigRoomType.CONFERENCE
    """Type of the room, which determines how the room can be used."""
    video_codec: Unset | RoomConfigVideoCodec = RoomConfigVideoCodec.H264
    """Video codec for every peer in the room."""
    webhook_url: None | Unset | str = ...
    """URL to which Fishjam posts the room's notifications. If it is `None`, no notifications are posted."""
    additional_properties: dict[str, Any] = field(init=False)
    """Response fields that this version of the SDK does not define."""

    def to_dict(self) -> dict[str, Any]:
        """Returns the settings as a dictionary with the keys of the REST API, such as `maxPeers`.

        Returns:
            A new dictionary.
        """

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> RoomConfig:
        """Creates settings from a dictionary. Only the SDK calls this method.

        Args:
            src_dict: Settings in a REST API response.

        Returns:
            The settings.
        """

    @property
    def additional_keys(self) -> list[str]:
        """Keys of `additional_properties`."""
