"""Notifications that handlers receive."""

from typing import TypeAlias

from fishjam.events import (
    ServerMessagePeerAdded,
    ServerMessagePeerConnected,
    ServerMessagePeerCrashed,
    ServerMessagePeerDeleted,
    ServerMessagePeerDisconnected,
    ServerMessagePeerMetadataUpdated,
    ServerMessageRoomCrashed,
    ServerMessageRoomCreated,
    ServerMessageRoomDeleted,
    ServerMessageTrackAdded,
    ServerMessageTrackMetadataUpdated,
    ServerMessageTrackRemoved,
)

AllowedNotification: TypeAlias = (
    ServerMessageRoomCreated
    | ServerMessageRoomDeleted
    | ServerMessageRoomCrashed
    | ServerMessagePeerAdded
    | ServerMessagePeerDeleted
    | ServerMessagePeerConnected
    | ServerMessagePeerDisconnected
    | ServerMessagePeerMetadataUpdated
    | ServerMessagePeerCrashed
    | ServerMessageTrackAdded
    | ServerMessageTrackRemoved
    | ServerMessageTrackMetadataUpdated
)
"""Notification that a handler receives or that `receive_binary` returns.

Category: Notifications
"""
