"""REST API models. Import them from `fishjam`, `fishjam.peer` or `fishjam.room`."""

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

class TrackType(str, Enum):
    """Type of a track: audio or video."""

    AUDIO = "audio"
    """Audio."""
    VIDEO = "video"
    """Video."""

@dataclass
class Track:
    """Track published by a peer."""

    id: Unset | str = ...
    """ID of the track."""
    metadata: Unset | Any = ...
    """Custom metadata of the track; `None` if it has none."""
    type: Unset | TrackType = ...
    """Type of the track: audio or video."""

@dataclass
class Peer:
    """A participant in a room.

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
    metadata: Any
    """Metadata of the peer, as a dictionary.

    The `peer` key contains the metadata set by the client, and the `server` key contains the metadata set by your
    backend when it created the peer. If no metadata was set, both keys contain empty dictionaries, although the
    declared type of `metadata` allows any value.
    """
    status: PeerStatus
    """Connection status of the peer."""
    tracks: list[Track]
    """Tracks published by the peer."""
    type: str
    """Type of the peer: `webrtc` for a client that uses the web or mobile SDK."""
    additional_properties: dict[str, Any] = field(init=False)
    """Response fields that this version of the SDK does not define."""

    def to_dict(self) -> dict[str, Any]:
        """Returns the peer as a dictionary with the keys of the REST API, such as `metadata`.

        Returns:
            A new dictionary.
        """

    @classmethod
    def from_dict(cls, src_dict: dict[str, Any]) -> Peer:
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
    """Type of a room: use `conference`, `audio_only` or `livestream`.

    `full_feature` and `broadcaster` are the former names of `conference` and `livestream`.

    Category: Rooms
    """

    AUDIO_ONLY = "audio_only"
    """Audio shared among all peers."""
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
            return config.room_type == RoomConfigRoomType.LIVESTREAM and bool(config.public)
        ```
    """

    max_peers: None | Unset | int = ...
    """Maximum number of peers in the room. If it is `None`, no limit is set."""
    public: Unset | bool = False
    """Whether viewers can watch the livestream without a token."""
    room_type: Unset | RoomConfigRoomType = RoomConfigRoomType.CONFERENCE
    """Type of the room, which determines how the room can be used."""
    video_codec: Unset | None | RoomConfigVideoCodec = ...
    """Video codec for every peer in the room. `None` means Fishjam's default."""
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
    def from_dict(cls, src_dict: dict[str, Any]) -> RoomConfig:
        """Creates settings from a dictionary. Only the SDK calls this method.

        Args:
            src_dict: Settings in a REST API response.

        Returns:
            The settings.
        """

    @property
    def additional_keys(self) -> list[str]:
        """Keys of `additional_properties`."""
