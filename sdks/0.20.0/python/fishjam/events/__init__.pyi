"""Notifications that Fishjam sends to your backend."""

from enum import IntEnum

class ServerMessageTrackType(IntEnum):
    """Whether a track is audio or video."""

    TRACK_TYPE_UNSPECIFIED = 0
    TRACK_TYPE_VIDEO = 1
    TRACK_TYPE_AUDIO = 2

class ServerMessageTrack:
    """A track that a notification is about."""

    id: str
    type: ServerMessageTrackType
    metadata: str

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

class ServerMessagePeerDeleted:
    """A peer was deleted."""

    room_id: str
    peer_id: str

class ServerMessagePeerConnected:
    """A peer joined its room."""

    room_id: str
    peer_id: str

class ServerMessagePeerDisconnected:
    """A peer left its room."""

    room_id: str
    peer_id: str

class ServerMessagePeerMetadataUpdated:
    """A peer changed its metadata."""

    room_id: str
    peer_id: str
    metadata: str

class ServerMessagePeerCrashed:
    """A peer ended because of a fault."""

    room_id: str
    peer_id: str
    reason: str

class ServerMessageTrackAdded:
    """A peer published a track."""

    room_id: str
    peer_id: str
    component_id: str
    track: ServerMessageTrack

class ServerMessageTrackRemoved:
    """A peer took a track back."""

    room_id: str
    peer_id: str
    component_id: str
    track: ServerMessageTrack

class ServerMessageTrackMetadataUpdated:
    """A peer changed the metadata of a track."""

    room_id: str
    peer_id: str
    component_id: str
    track: ServerMessageTrack
