"""Agents: peers that run on your server, receive audio from a room and can publish audio."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Literal

from fishjam.events import Track, TrackEncoding

class AgentError(Exception):
    """Base class of the errors raised by agents."""

class AgentAuthError(AgentError):
    """Raised when an agent cannot authenticate."""

    def __init__(self, reason: str) -> None: ...

class IncomingTrackData:
    """Chunk of audio that an agent receives."""

    peer_id: str
    track: Track
    data: bytes

@dataclass
class OutgoingAudioTrackOptions:
    """Format of the audio that an agent sends: by default, raw 16-bit samples, mono, 16000 Hz."""

    encoding: TrackEncoding = ...
    sample_rate: Literal[16000, 24000] = 16000
    channels: Literal[1, 2] = 1
    metadata: dict[str, Any] | None = None

@dataclass(frozen=True)
class OutgoingTrack:
    """Audio track published by an agent."""

    id: str
    session: AgentSession
    options: OutgoingAudioTrackOptions

    async def send_chunk(self, data: bytes) -> None:
        """Sends audio, which Fishjam plays after the audio that is already queued."""

    async def interrupt(self) -> None:
        """Discards audio that was sent but has not been played yet."""

class AgentSession:
    """Connection of an agent to its room."""

    def receive(self) -> AsyncIterator[IncomingTrackData]:
        """Yields the audio of the room as it arrives. Raises an exception when the connection ends."""

    async def add_track(self, options: OutgoingAudioTrackOptions) -> OutgoingTrack:
        """Publishes an audio track."""

    async def disconnect(self) -> None:
        """Closes the connection."""

class Agent:
    """Agent created by `FishjamClient.create_agent`."""

    id: str
    room_id: str

    def __init__(self, id: str, room_id: str, token: str, fishjam_url: str) -> None: ...
    def connect(self) -> AbstractAsyncContextManager[AgentSession]:
        """Connects for the duration of an `async with` block. Raises AgentAuthError if the agent cannot authenticate."""
