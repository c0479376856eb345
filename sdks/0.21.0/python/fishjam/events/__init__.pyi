"""Notifications that Fishjam sends to your backend."""

from enum import IntEnum

class TrackType(IntEnum):
    """Whether a track is audio or video."""

    TRACK_TYPE_UNSPECIFIED = 0
    TRACK_TYPE_VIDEO = 1
    TRACK_TYPE_AUDIO = 2

class TrackEncoding(IntEnum):
    """How audio is encoded."""

    TRACK_ENCODING_UNSPECIFIED = 0
    TRACK_ENCODING_PCM16 = 1
    TRACK_ENCODING_OPUS = 2

class Track:
    """A track that a notification is about."""

    id: str
    type: TrackType
    metadata: str

class _ServerMessagePeerType(IntEnum):
    """Whether a peer is a client or an agent."""

    PEER_TYPE_UNSPECIFIED = 0
    PEER_TYPE_WEBRTC = 1
    PEER_TYPE_AGENT = 2

class ServerMessageRoomCreated:
    """A room was created."""

    room_id: str

class ServerMessageRoomDeleted:
    """A room was deleted."""

    room_id: str

class ServerMessageRoomCrashed:
    """A room ended because of a fault."""

    room_id: str

class ServerMessagePeerAdded:
    """A peer was created."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType

class ServerMessagePeerDeleted:
    """A peer was deleted."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType

class ServerMessagePeerConnected:
    """A peer joined its room."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType

class ServerMessagePeerDisconnected:
    """A peer left its room."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType

class ServerMessagePeerMetadataUpdated:
    """A peer changed its metadata."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType
    metadata: str

class ServerMessagePeerCrashed:
    """A peer ended because of a fault."""

    room_id: str
    peer_id: str
    peer_type: _ServerMessagePeerType
    reason: str

class ServerMessageTrackAdded:
    """A peer published a track."""

    room_id: str
    peer_id: str
    component_id: str
    track: Track

class ServerMessageTrackRemoved:
    """A peer took a track back."""

    room_id: str
    peer_id: str
    component_id: str
    track: Track

class ServerMessageTrackMetadataUpdated:
    """A peer changed the metadata of a track."""

    room_id: str
    peer_id: str
    component_id: str
    track: Track

class ServerMessageStreamConnected:
    """A livestream is being published."""

    stream_id: str

class ServerMessageStreamDisconnected:
    """A livestream is no longer published."""

    stream_id: str

class ServerMessageViewerConnected:
    """A viewer started to watch a livestream."""

    stream_id: str
    viewer_id: str

class ServerMessageViewerDisconnected:
    """A viewer stopped watching a livestream."""

    stream_id: str
    viewer_id: str
