"""Agents: peers that run on your server, receive audio from a room, and can publish audio."""

from .agent import Agent as Agent
from .agent import AgentSession as AgentSession
from .agent import IncomingTrackData as IncomingTrackData
from .agent import OutgoingAudioTrackOptions as OutgoingAudioTrackOptions
from .agent import OutgoingTrack as OutgoingTrack
from .errors import AgentAuthError as AgentAuthError
from .errors import AgentError as AgentError

__all__ = [
    "Agent",
    "AgentError",
    "AgentSession",
    "AgentAuthError",
    "IncomingTrackData",
    "OutgoingTrack",
    "OutgoingAudioTrackOptions",
]
