"""Peer models."""

from fishjam._openapi_client.models import PeerStatus as PeerStatus

__all__ = ["PeerStatus"]
