"""Agents: peers that run on your server and receive audio from a room."""

from .agent import Agent as Agent
from .agent import AgentResponseTrackData as AgentResponseTrackData
from .agent import TrackDataHandler as TrackDataHandler
from .errors import AgentAuthError as AgentAuthError
from .errors import AgentError as AgentError

__all__ = ["Agent", "AgentError", "AgentAuthError", "TrackDataHandler", "AgentResponseTrackData"]
