"""Protobuf messages. Import them from `fishjam.events`."""

from dataclasses import dataclass
from enum import IntEnum

class ServerMessageTrackType(IntEnum):
    """Type of a track in a notification.

    Category: Events
    """

    TRACK_TYPE_UNSPECIFIED = 0
    """Unspecified."""
    TRACK_TYPE_VIDEO = 1
    """Video."""
    TRACK_TYPE_AUDIO = 2
    """Audio."""

@dataclass(eq=False, repr=False)
class ServerMessageTrack:
    """Track in a notification.

    Category: Events

    Example: Check whether a track contains video
        ```python
        from fishjam.events import ServerMessageTrack, ServerMessageTrackType


        def is_video(track: ServerMessageTrack) -> bool:
            return track.type == ServerMessageTrackType.TRACK_TYPE_VIDEO
        ```
    """

    id: str = ...
    """ID of the track."""
    type: ServerMessageTrackType = ...
    """Type of the track; at run time, an `int` that has no `name`. Compare it with a `ServerMessageTrackType` member."""
    metadata: str = ...
    """Metadata of the track, as a JSON string."""

@dataclass(eq=False, repr=False)
class ServerMessageRoomCreated:
    """Sent when a room is created.

    Category: Events

    Example: Log new rooms
        ```python
        from fishjam.events import ServerMessageRoomCreated


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessageRoomCreated):
                print(f"{notification.room_id} was created")
        ```
    """

    room_id: str = ...
    """ID of the room."""

@dataclass(eq=False, repr=False)
class ServerMessageRoomDeleted:
    """Sent when a room is deleted.

    Category: Events

    Example: Log deleted rooms
        ```python
        from fishjam.events import ServerMessageRoomDeleted


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessageRoomDeleted):
                print(f"{notification.room_id} was deleted")
        ```
    """

    room_id: str = ...
    """ID of the room."""

@dataclass(eq=False, repr=False)
class ServerMessageRoomCrashed:
    """Sent when a room crashes.

    Category: Events

    Example: Log crashed rooms
        ```python
        from fishjam.events import ServerMessageRoomCrashed


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessageRoomCrashed):
                print(f"{notification.room_id} crashed")
        ```
    """

    room_id: str = ...
    """ID of the room."""

@dataclass(eq=False, repr=False)
class ServerMessagePeerAdded:
    """Sent when a peer is created.

    The peer has not connected to its room yet.

    Category: Events

    Example: Log new peers
        ```python
        from fishjam.events import ServerMessagePeerAdded


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessagePeerAdded):
                print(f"{notification.peer_id} was created in {notification.room_id}")
        ```
    """

    room_id: str = ...
    """ID of the room."""
    peer_id: str = ...
    """ID of the peer."""

@dataclass(eq=False, repr=False)
class ServerMessagePeerDeleted:
    """Sent when a peer is deleted, or when a connected peer's room is deleted.

    Category: Events

    Example: Log deleted peers
        ```python
        from fishjam.events import ServerMessagePeerDeleted


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessagePeerDeleted):
                print(f"{notification.peer_id} was deleted from {notification.room_id}")
        ```
    """

    room_id: str = ...
    """ID of the room."""
    peer_id: str = ...
    """ID of the peer."""

@dataclass(eq=False, repr=False)
class ServerMessagePeerConnected:
    """Sent when a peer connects to its room.

    Category: Events

    Example: Log connections
        ```python
        from fishjam.events import ServerMessagePeerConnected


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessagePeerConnected):
                print(f"{notification.peer_id} connected to {notification.room_id}")
        ```
    """

    room_id: str = ...
    """ID of the room."""
    peer_id: str = ...
    """ID of the peer."""

@dataclass(eq=False, repr=False)
class ServerMessagePeerDisconnected:
    """Sent when a peer disconnects from its room.

    Unless your backend deletes the peer, the peer still exists and can connect again. If your backend deletes a
    connected peer, this notification is followed by a `ServerMessagePeerDeleted` notification. If your backend deletes
    the room, Fishjam may send only `ServerMessagePeerDeleted` notifications for the connected peers.

    Category: Events

    Example: Log disconnections
        ```python
        from fishjam.events import ServerMessagePeerDisconnected


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessagePeerDisconnected):
                print(f"{notification.peer_id} disconnected from {notification.room_id}")
        ```
    """

    room_id: str = ...
    """ID of the room."""
    peer_id: str = ...
    """ID of the peer."""

@dataclass(eq=False, repr=False)
class ServerMessagePeerMetadataUpdated:
    """Sent when a peer connects to its room or updates its metadata.

    Category: Events

    Example: Read the new metadata
        ```python
        import json

        from fishjam.events import ServerMessagePeerMetadataUpdated


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessagePeerMetadataUpdated):
                metadata = json.loads(notification.metadata)
                print(f"The metadata of {notification.peer_id} is {metadata}")
        ```
    """

    room_id: str = ...
    """ID of the room."""
    peer_id: str = ...
    """ID of the peer."""
    metadata: str = ...
    """New metadata, as a JSON string."""

@dataclass(eq=False, repr=False)
class ServerMessagePeerCrashed:
    """Sent when a peer crashes.

    Category: Events

    Example: Log crashed peers
        ```python
        from fishjam.events import ServerMessagePeerCrashed


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessagePeerCrashed):
                print(f"{notification.peer_id} crashed: {notification.reason}")
        ```
    """

    room_id: str = ...
    """ID of the room."""
    peer_id: str = ...
    """ID of the peer."""
    reason: str = ...
    """Reason for the crash."""

@dataclass(eq=False, repr=False)
class ServerMessageTrackAdded:
    """Sent when a peer or a component adds a track.

    Category: Events

    Example: Log new tracks
        ```python
        from fishjam.events import ServerMessageTrackAdded


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessageTrackAdded):
                print(f"{notification.peer_id} added track {notification.track.id}")
        ```
    """

    room_id: str = ...
    """ID of the room."""
    peer_id: str = ...
    """ID of the peer that the track belongs to; an empty string if it belongs to a component."""
    component_id: str = ...
    """ID of the component that the track belongs to; an empty string if it belongs to a peer."""
    track: ServerMessageTrack = ...
    """The track."""

@dataclass(eq=False, repr=False)
class ServerMessageTrackRemoved:
    """Sent when a track that belongs to a peer or a component is removed.

    Category: Events

    Example: Log removed tracks
        ```python
        from fishjam.events import ServerMessageTrackRemoved


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessageTrackRemoved):
                print(f"{notification.peer_id} removed track {notification.track.id}")
        ```
    """

    room_id: str = ...
    """ID of the room."""
    peer_id: str = ...
    """ID of the peer that the track belongs to; an empty string if it belongs to a component."""
    component_id: str = ...
    """ID of the component that the track belongs to; an empty string if it belongs to a peer."""
    track: ServerMessageTrack = ...
    """The track."""

@dataclass(eq=False, repr=False)
class ServerMessageTrackMetadataUpdated:
    """Sent when a track's metadata is updated.

    Category: Events

    Example: Read the new metadata
        ```python
        import json

        from fishjam.events import ServerMessageTrackMetadataUpdated


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessageTrackMetadataUpdated):
                metadata = json.loads(notification.track.metadata)
                print(f"The metadata of track {notification.track.id} is {metadata}")
        ```
    """

    room_id: str = ...
    """ID of the room."""
    peer_id: str = ...
    """ID of the peer that the track belongs to; an empty string if it belongs to a component."""
    component_id: str = ...
    """ID of the component that the track belongs to; an empty string if it belongs to a peer."""
    track: ServerMessageTrack = ...
    """The track."""
