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
    ServerMessageStreamConnected,
    ServerMessageStreamDisconnected,
    ServerMessageTrackAdded,
    ServerMessageTrackMetadataUpdated,
    ServerMessageTrackRemoved,
    ServerMessageViewerConnected,
    ServerMessageViewerDisconnected,
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
    | ServerMessageStreamConnected
    | ServerMessageStreamDisconnected
    | ServerMessageViewerConnected
    | ServerMessageViewerDisconnected
)
