"""Agents: peers that run on your server, hear a room and can speak."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Literal

from fishjam.events import Track, TrackEncoding

class AgentError(Exception):
    """Something went wrong with an agent."""

class AgentAuthError(AgentError):
    """The token of the agent was refused."""

    def __init__(self, reason: str) -> None: ...

class IncomingTrackData:
    """A piece of the sound that an agent hears."""

    peer_id: str
    track: Track
    data: bytes

@dataclass
class OutgoingAudioTrackOptions:
    """The form of the sound that an agent sends; raw 16-bit samples, mono, 16000 a second by default."""

    encoding: TrackEncoding = ...
    sample_rate: Literal[16000, 24000] = 16000
    channels: Literal[1, 2] = 1
    metadata: dict[str, Any] | None = None

@dataclass(frozen=True)
class OutgoingTrack:
    """A track that an agent speaks on."""

    id: str
    session: AgentSession
    options: OutgoingAudioTrackOptions

    async def send_chunk(self, data: bytes) -> None:
        """Plays sound, after what is still waiting to be played."""

    async def interrupt(self) -> None:
        """Drops what was sent but not yet played."""

class AgentSession:
    """The connection of an agent to its room."""

    def receive(self) -> AsyncIterator[IncomingTrackData]:
        """Yields the sound of the room as it arrives."""

    async def add_track(self, options: OutgoingAudioTrackOptions) -> OutgoingTrack:
        """Publishes a track that the agent can speak on."""

    async def disconnect(self) -> None:
        """Closes the connection."""

class Agent:
    """An agent; `FishjamClient.create_agent` makes it."""

    id: str
    room_id: str

    def __init__(self, id: str, room_id: str, token: str, fishjam_url: str) -> None: ...
    def connect(self) -> AbstractAsyncContextManager[AgentSession]:
        """Connects for the time of an `async with` block. Raises AgentAuthError when the token is refused."""
