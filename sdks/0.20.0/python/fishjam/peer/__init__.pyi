"""Models of peers."""

from fishjam._models import PeerStatus as PeerStatus
