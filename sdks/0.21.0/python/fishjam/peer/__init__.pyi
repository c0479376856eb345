"""Peer models."""

from fishjam._openapi_client.models import PeerMetadata as PeerMetadata
from fishjam._openapi_client.models import PeerStatus as PeerStatus
from fishjam._openapi_client.models import PeerType as PeerType
from fishjam._openapi_client.models import SubscribeOptions as SubscribeOptions
from fishjam._openapi_client.models import SubscribeOptionsAudioFormat as SubscribeOptionsAudioFormat
from fishjam._openapi_client.models import SubscribeOptionsAudioSampleRate as SubscribeOptionsAudioSampleRate

__all__ = [
    "PeerMetadata",
    "PeerStatus",
    "PeerType",
    "SubscribeOptions",
    "SubscribeOptionsAudioFormat",
    "SubscribeOptionsAudioSampleRate",
]
