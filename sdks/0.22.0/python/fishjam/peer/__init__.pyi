"""Models of peers."""

from fishjam._models import PeerMetadata as PeerMetadata
from fishjam._models import PeerStatus as PeerStatus
from fishjam._models import PeerType as PeerType
