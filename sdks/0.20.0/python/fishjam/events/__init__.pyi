"""Notifications that Fishjam sends to your backend."""

from fishjam.events._protos.fishjam import ServerMessagePeerAdded as ServerMessagePeerAdded
from fishjam.events._protos.fishjam import ServerMessagePeerConnected as ServerMessagePeerConnected
from fishjam.events._protos.fishjam import ServerMessagePeerCrashed as ServerMessagePeerCrashed
from fishjam.events._protos.fishjam import ServerMessagePeerDeleted as ServerMessagePeerDeleted
from fishjam.events._protos.fishjam import ServerMessagePeerDisconnected as ServerMessagePeerDisconnected
from fishjam.events._protos.fishjam import ServerMessagePeerMetadataUpdated as ServerMessagePeerMetadataUpdated
from fishjam.events._protos.fishjam import ServerMessageRoomCrashed as ServerMessageRoomCrashed
from fishjam.events._protos.fishjam import ServerMessageRoomCreated as ServerMessageRoomCreated
from fishjam.events._protos.fishjam import ServerMessageRoomDeleted as ServerMessageRoomDeleted
from fishjam.events._protos.fishjam import ServerMessageTrack as ServerMessageTrack
from fishjam.events._protos.fishjam import ServerMessageTrackAdded as ServerMessageTrackAdded
from fishjam.events._protos.fishjam import ServerMessageTrackMetadataUpdated as ServerMessageTrackMetadataUpdated
from fishjam.events._protos.fishjam import ServerMessageTrackRemoved as ServerMessageTrackRemoved
from fishjam.events._protos.fishjam import ServerMessageTrackType as ServerMessageTrackType

__all__ = [
    "ServerMessageRoomCreated",
    "ServerMessageRoomDeleted",
    "ServerMessageRoomCrashed",
    "ServerMessagePeerAdded",
    "ServerMessagePeerConnected",
    "ServerMessagePeerDeleted",
    "ServerMessagePeerDisconnected",
    "ServerMessagePeerMetadataUpdated",
    "ServerMessagePeerCrashed",
    "ServerMessageTrack",
    "ServerMessageTrackType",
    "ServerMessageTrackAdded",
    "ServerMessageTrackMetadataUpdated",
    "ServerMessageTrackRemoved",
]
