"""The Fishjam server SDK for Python."""

from fishjam import agent as agent
from fishjam import errors as errors
from fishjam import events as events
from fishjam import peer as peer
from fishjam import room as room
from fishjam._openapi_client.models import PeerMetadata as PeerMetadata
from fishjam._webhook_notifier import receive_binary as receive_binary
from fishjam._ws_notifier import FishjamNotifier as FishjamNotifier
from fishjam.api._fishjam_client import FishjamClient as FishjamClient
from fishjam.api._fishjam_client import Peer as Peer
from fishjam.api._fishjam_client import PeerOptions as PeerOptions
from fishjam.api._fishjam_client import Room as Room
from fishjam.api._fishjam_client import RoomOptions as RoomOptions

__all__ = [
    "FishjamClient",
    "FishjamNotifier",
    "receive_binary",
    "PeerMetadata",
    "PeerOptions",
    "RoomOptions",
    "Room",
    "Peer",
    "events",
    "errors",
    "room",
    "peer",
    "agent",
]
