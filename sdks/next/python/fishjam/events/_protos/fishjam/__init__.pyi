"""Protobuf messages. Import them from `fishjam.events`."""

from dataclasses import dataclass
from enum import IntEnum

from fishjam.events._protos.fishjam import notifications

class ServerMessagePeerType(IntEnum):
    """Type of the peer in a notification.

    At run time, the `peer_type` of a notification is a plain `int`, so compare the value with a member of this enum
    instead of reading the value's `name`.

    Category: Events
    """

    PEER_TYPE_UNSPECIFIED = 0
    """Unspecified."""
    PEER_TYPE_WEBRTC = 1
    """Client that uses the web or mobile SDK."""
    PEER_TYPE_AGENT = 2
    """Agent."""

@dataclass(eq=False, repr=False)
class AgentResponseTrackData:
    """Chunk of audio that an agent receives.

    Category: Agents

    Example: Collect one peer's audio
        ```python
        from fishjam.agent import IncomingTrackData


        def collect(chunk: IncomingTrackData, peer_id: str, audio: bytearray) -> None:
            if chunk.peer_id == peer_id:
                audio.extend(chunk.data)
        ```
    """

    peer_id: str = ...
    """ID of the peer that sent the audio."""
    track: notifications.Track = ...
    """Track that the audio belongs to."""
    data: bytes = ...
    """Audio samples: 16-bit, little-endian, mono, at the sample rate that the agent was created with."""

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
    peer_type: ServerMessagePeerType = ...
    """Type of the peer: a client or an agent."""

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
    peer_type: ServerMessagePeerType = ...
    """Type of the peer: a client or an agent."""

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
    peer_type: ServerMessagePeerType = ...
    """Type of the peer: a client or an agent."""

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
    peer_type: ServerMessagePeerType = ...
    """Type of the peer: a client or an agent."""

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
    peer_type: ServerMessagePeerType = ...
    """Type of the peer: a client or an agent."""

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
    peer_type: ServerMessagePeerType = ...
    """Type of the peer: a client or an agent."""

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
    track: notifications.Track = ...
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
    track: notifications.Track = ...
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
    track: notifications.Track = ...
    """The track."""

@dataclass(eq=False, repr=False)
class ServerMessageStreamConnected:
    """Sent when a streamer connects to a livestream.

    Category: Events

    Example: Log streamers who go live
        ```python
        from fishjam.events import ServerMessageStreamConnected


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessageStreamConnected):
                print(f"Livestream {notification.stream_id} is live")
        ```
    """

    stream_id: str = ...
    """ID of the livestream."""

@dataclass(eq=False, repr=False)
class ServerMessageStreamDisconnected:
    """Sent when a streamer disconnects from a livestream.

    Category: Events

    Example: Log streamers who disconnect
        ```python
        from fishjam.events import ServerMessageStreamDisconnected


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessageStreamDisconnected):
                print(f"Livestream {notification.stream_id} is no longer live")
        ```
    """

    stream_id: str = ...
    """ID of the livestream."""

@dataclass(eq=False, repr=False)
class ServerMessageViewerConnected:
    """Sent when a viewer connects to a livestream.

    Category: Events

    Example: Log viewers who connect
        ```python
        from fishjam.events import ServerMessageViewerConnected


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessageViewerConnected):
                print(f"{notification.viewer_id} started watching {notification.stream_id}")
        ```
    """

    stream_id: str = ...
    """ID of the livestream."""
    viewer_id: str = ...
    """ID of the viewer."""

@dataclass(eq=False, repr=False)
class ServerMessageViewerDisconnected:
    """Sent when a viewer disconnects from a livestream.

    Category: Events

    Example: Log viewers who disconnect
        ```python
        from fishjam.events import ServerMessageViewerDisconnected


        def handle(notification: object) -> None:
            if isinstance(notification, ServerMessageViewerDisconnected):
                print(f"{notification.viewer_id} stopped watching {notification.stream_id}")
        ```
    """

    stream_id: str = ...
    """ID of the livestream."""
    viewer_id: str = ...
    """ID of the viewer."""
