"""The Fishjam server SDK for Python."""

from fishjam import agent as agent
from fishjam import errors as errors
from fishjam import events as events
from fishjam import integrations as integrations
from fishjam import peer as peer
from fishjam import room as room
from fishjam import version as version
from fishjam._client import AgentOptions as AgentOptions
from fishjam._client import AgentOutputOptions as AgentOutputOptions
from fishjam._client import FishjamClient as FishjamClient
from fishjam._client import Peer as Peer
from fishjam._client import PeerOptions as PeerOptions
from fishjam._client import Room as Room
from fishjam._client import RoomOptions as RoomOptions
from fishjam._models import PeerMetadata as PeerMetadata
from fishjam._notifier import FishjamNotifier as FishjamNotifier
from fishjam._notifier import receive_binary as receive_binary

__version__: str
