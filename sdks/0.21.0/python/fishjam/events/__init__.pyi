"""Notifications that Fishjam sends to your backend."""

from enum import IntEnum

class TrackType(IntEnum):
    """Type of a track: audio or video."""

    TRACK_TYPE_UNSPECIFIED = 0
    TRACK_TYPE_VIDEO = 1
    TRACK_TYPE_AUDIO = 2

class TrackEncoding(IntEnum):
    """Encoding of audio."""

    TRACK_ENCODING_UNSPECIFIED = 0
    TRACK_ENCODING_PCM16 = 1
    TRACK_ENCODING_OPUS = 2

class Track:
    """Track in a notification."""

    id: str
    type: TrackType
    metadata: str

class _ServerMessagePeerType(IntEnum):
    """Type of a peer: a client or an agent."""

    PEER_TYPE_UNSPECIFIED = 0
    PEER_TYPE_WEBRTC = 1
    PEER_TYPE_AGENT = 2

class ServerMessageRoomCreated:
    """Sent when a room is created."""

    room_id: str

class ServerMessageRoomDeleted:
    """Sent when a room is deleted."""

    room_id: str

class ServerMessageRoomCrashed:
    """Sent when a room crashes."""

    room_id: str

class ServerMessagePeerAdded:
    """Sent when a peer is created."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType

class ServerMessagePeerDeleted:
    """Sent when a peer is deleted."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType

class ServerMessagePeerConnected:
    """Sent when a peer connects to its room."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType

class ServerMessagePeerDisconnected:
    """Sent when a peer disconnects from its room."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType

class ServerMessagePeerMetadataUpdated:
    """Sent when a peer updates its metadata."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType
    metadata: str

class ServerMessagePeerCrashed:
    """Sent when a peer crashes."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType
    reason: str

class ServerMessageTrackAdded:
    """Sent when a peer or a component adds a track."""

    room_id: str
    peer_id: str
    component_id: str
    track: Track

class ServerMessageTrackRemoved:
    """Sent when a track of a peer or a component is removed."""

    room_id: str
    peer_id: str
    component_id: str
    track: Track

class ServerMessageTrackMetadataUpdated:
    """Sent when the metadata of a track is updated."""

    room_id: str
    peer_id: str
    component_id: str
    track: Track

class ServerMessageStreamConnected:
    """Sent when a streamer connects to a livestream."""

    stream_id: str

class ServerMessageStreamDisconnected:
    """Sent when a streamer disconnects from a livestream."""

    stream_id: str

class ServerMessageViewerConnected:
    """Sent when a viewer connects to a livestream."""

    stream_id: str
    viewer_id: str

class ServerMessageViewerDisconnected:
    """Sent when a viewer disconnects from a livestream."""

    stream_id: str
    viewer_id: str
