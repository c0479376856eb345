"""Models of peers."""

from fishjam._models import PeerMetadata as PeerMetadata
from fishjam._models import PeerStatus as PeerStatus
from fishjam._models import PeerType as PeerType
from fishjam._models import SubscribeOptions as SubscribeOptions
from fishjam._models import SubscribeOptionsAudioFormat as SubscribeOptionsAudioFormat
from fishjam._models import SubscribeOptionsAudioSampleRate as SubscribeOptionsAudioSampleRate
