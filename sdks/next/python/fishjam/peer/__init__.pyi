"""Peer models."""

from fishjam._openapi_client.models import PeerMetadata as PeerMetadata
from fishjam._openapi_client.models import PeerStatus as PeerStatus
from fishjam._openapi_client.models import PeerType as PeerType

__all__ = ["PeerMetadata", "PeerStatus", "PeerType"]
