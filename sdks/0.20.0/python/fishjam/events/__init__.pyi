"""Notifications that Fishjam sends to your backend."""

from enum import IntEnum

class ServerMessageTrackType(IntEnum):
    """Type of a track: audio or video."""

    TRACK_TYPE_UNSPECIFIED = 0
    TRACK_TYPE_VIDEO = 1
    TRACK_TYPE_AUDIO = 2

class ServerMessageTrack:
    """Track in a notification."""

    id: str
    type: ServerMessageTrackType
    metadata: str

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

class ServerMessagePeerDeleted:
    """Sent when a peer is deleted."""

    room_id: str
    peer_id: str

class ServerMessagePeerConnected:
    """Sent when a peer connects to its room."""

    room_id: str
    peer_id: str

class ServerMessagePeerDisconnected:
    """Sent when a peer disconnects from its room."""

    room_id: str
    peer_id: str

class ServerMessagePeerMetadataUpdated:
    """Sent when a peer updates its metadata."""

    room_id: str
    peer_id: str
    metadata: str

class ServerMessagePeerCrashed:
    """Sent when a peer crashes."""

    room_id: str
    peer_id: str
    reason: str

class ServerMessageTrackAdded:
    """Sent when a peer or a component adds a track."""

    room_id: str
    peer_id: str
    component_id: str
    track: ServerMessageTrack

class ServerMessageTrackRemoved:
    """Sent when a track of a peer or a component is removed."""

    room_id: str
    peer_id: str
    component_id: str
    track: ServerMessageTrack

class ServerMessageTrackMetadataUpdated:
    """Sent when the metadata of a track is updated."""

    room_id: str
    peer_id: str
    component_id: str
    track: ServerMessageTrack
