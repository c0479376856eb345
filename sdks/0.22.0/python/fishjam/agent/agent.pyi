"""Agents and their sessions. Import them from `fishjam.agent`."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from fishjam.events._protos.fishjam import AgentResponseTrackData as IncomingTrackData
from fishjam.events._protos.fishjam.notifications import TrackEncoding
from websockets import ClientConnection

__all__ = [
    "Agent",
    "AgentSession",
    "IncomingAgentMessage",
    "IncomingTrackData",
    "OutgoingAudioTrackOptions",
    "OutgoingTrack",
]

IncomingAgentMessage: TypeAlias = IncomingTrackData
"""Message that an agent receives: a chunk of audio."""

@dataclass
class OutgoingAudioTrackOptions:
    """Format of the audio that an agent sends.

    By default, the audio is mono and consists of raw 16-bit PCM samples at 16000 Hz.

    Category: Agents

    Example: Publish a track at 24000 Hz
        ```python
        from fishjam.agent import AgentSession, OutgoingAudioTrackOptions, OutgoingTrack
        from fishjam.events import TrackEncoding


        async def publish(session: AgentSession) -> OutgoingTrack:
            options = OutgoingAudioTrackOptions(
                encoding=TrackEncoding.TRACK_ENCODING_PCM16,
                sample_rate=24000,
                metadata={"type": "microphone", "name": "Assistant"},
            )
            return await session.add_track(options)
        ```
    """

    encoding: TrackEncoding = TrackEncoding.TRACK_ENCODING_UNSPECIFIED
    """Encoding: Opus packets or raw 16-bit PCM samples. `TRACK_ENCODING_UNSPECIFIED` means PCM."""
    sample_rate: Literal[16000, 24000] = 16000
    """Sample rate, in hertz."""
    channels: Literal[1, 2] = 1
    """Number of channels: 1 for mono, 2 for stereo."""
    metadata: dict[str, Any] | None = None
    """Metadata of the track, visible to the other peers.

    The dictionary must be JSON-encodable. Set `type` to `microphone` so that the client SDKs return the track as the
    agent's `microphoneTrack`. Do not omit the metadata: the SDK would send `null`, which React Native apps on
    Android cannot read.
    """

@dataclass(frozen=True)
class OutgoingTrack:
    """Audio track published by an agent.

    `AgentSession.add_track` returns this object. A track cannot be removed. To stop publishing the track, disconnect
    the agent.

    Category: Agents

    Example: Play audio and stop it when someone speaks
        ```python
        from array import array

        from fishjam.agent import AgentSession, OutgoingAudioTrackOptions


        def is_loud(chunk: bytes) -> bool:
            samples = array("h", chunk[: len(chunk) // 2 * 2])
            return max(map(abs, samples), default=0) > 2000


        async def play(session: AgentSession, audio: bytes) -> None:
            track = await session.add_track(OutgoingAudioTrackOptions(metadata={"type": "microphone"}))
            await track.send_chunk(audio)
            # Chunks arrive even while no one is speaking, so check how loud they are.
            async for chunk in session.receive():
                if is_loud(chunk.data):
                    await track.interrupt()
                    return
        ```
    """

    id: str
    """ID of the track."""
    session: AgentSession
    """Session that published the track."""
    options: OutgoingAudioTrackOptions
    """Format of the audio, and metadata of the track, as passed to `AgentSession.add_track`."""

    async def send_chunk(self, data: bytes) -> None:
        """Sends audio on the track.

        Fishjam plays the audio after any audio that is already queued. You can send audio faster than real time. The
        method returns once the audio is sent. Fishjam might not have played the audio by then, so keep the agent
        connected until playback ends. No event reports the end of playback, so calculate the duration from the number
        of bytes.

        Args:
            data: Audio in the format that the track was created with.

        Raises:
            websockets.ConnectionClosed: If the connection has ended.
        """

    async def interrupt(self) -> None:
        """Discards audio that was sent on the track but has not been played yet.

        Audio that you send afterward plays normally. Call this method when someone starts talking over the agent.

        Raises:
            websockets.ConnectionClosed: If the connection has ended.
        """

class AgentSession:
    """Connection between an agent and its room.

    `Agent.connect` returns an async context manager that yields the session. When the connection ends, connect the
    agent again, or create a new agent.

    Category: Agents

    Example: Echo the first peer's audio
        ```python
        from fishjam.agent import Agent, OutgoingAudioTrackOptions


        async def echo(agent: Agent) -> None:
            async with agent.connect() as session:
                track = await session.add_track(OutgoingAudioTrackOptions(metadata={"type": "microphone"}))
                first_peer_id: str | None = None
                async for chunk in session.receive():
                    first_peer_id = first_peer_id or chunk.peer_id
                    # If the agent sent chunks from several tracks on one track, the chunks would be interleaved.
                    # This sample assumes that a peer publishes one audio track, and that the agent was created with the
                    # default sample rate, which is also the default of `OutgoingAudioTrackOptions`.
                    if chunk.peer_id == first_peer_id:
                        await track.send_chunk(chunk.data)
        ```
    """

    agent: Agent
    """Agent that the session belongs to."""

    def __init__(self, agent: Agent, websocket: ClientConnection) -> None:
        """Creates a session. Only the SDK calls the constructor. Use `Agent.connect` instead.

        Args:
            agent: Agent that the session belongs to.
            websocket: Open WebSocket of the agent.
        """

    def receive(self) -> AsyncIterator[IncomingAgentMessage]:
        """Receives the room's audio.

        Call this method in an `async for` loop, which runs until the connection ends. Even if you do not need the
        audio, keep reading, and avoid long waits inside the loop. Unread messages block the connection's keepalive
        responses, and the connection ends if a response is delayed by more than 20 seconds.

        Returns:
            An iterator over the chunks of audio, in the order in which they arrive.

        Raises:
            websockets.ConnectionClosed: When the connection ends, including after you call `disconnect`. The
                `async for` statement raises the exception, so catch it outside the loop.
            websockets.ConcurrencyError: When two loops run at the same time.
        """

    async def add_track(self, options: OutgoingAudioTrackOptions) -> OutgoingTrack:
        """Publishes an audio track.

        Args:
            options: Format of the audio that you will send, and metadata of the track.

        Returns:
            The track.

        Raises:
            TypeError: If the metadata is not JSON-encodable. `NaN` and infinite numbers cause no exception, but the SDK
                sends them as invalid JSON.
            websockets.ConnectionClosed: If the connection has ended.
        """

    async def disconnect(self) -> None:
        """Closes the agent's WebSocket, which disconnects the agent from the room.

        You do not need to call `disconnect` at the end of an `async with` block. Disconnecting does not delete the
        agent's peer.
        """

class Agent:
    """Represents a peer that runs on your server, receives audio from the room, and can publish audio.

    `FishjamClient.create_agent` creates an agent without connecting it. A connected agent is billed as a peer. When you
    no longer need the agent, delete its peer, which also disconnects the agent.

    Category: Agents

    Example: Print the size of each chunk of audio
        ```python
        import asyncio
        import os

        from fishjam import FishjamClient

        fishjam = FishjamClient(os.environ["FISHJAM_ID"], os.environ["FISHJAM_MANAGEMENT_TOKEN"])


        async def main() -> None:
            room = await asyncio.to_thread(fishjam.create_room)
            _peer, token = await asyncio.to_thread(fishjam.create_peer, room.id)
            print(f"Join with this peer token: {token}")
            agent = await asyncio.to_thread(fishjam.create_agent, room.id)
            try:
                async with agent.connect() as session:
                    async for chunk in session.receive():
                        print(f"{len(chunk.data)} bytes from {chunk.peer_id}")
            finally:
                await asyncio.to_thread(fishjam.delete_peer, room.id, agent.id)


        asyncio.run(main())
        ```
    """

    id: str
    """ID of the agent's peer."""
    room_id: str
    """ID of the room."""

    def __init__(self, id: str, room_id: str, token: str, fishjam_url: str) -> None:
        """Creates an agent. Only the SDK calls the constructor. Use `FishjamClient.create_agent` instead.

        Args:
            id: ID of the agent's peer.
            room_id: ID of the room.
            token: Token of the agent.
            fishjam_url: Full URL of the Fishjam server.
        """

    def connect(self) -> AbstractAsyncContextManager[AgentSession]:
        """Connects the agent to its room for the duration of an `async with` block.

        At the end of the block, the agent disconnects. Its peer is not deleted.

        Returns:
            An async context manager that yields the session.

        Raises:
            AgentAuthError: If the connection closes before the agent has authenticated, for example because the agent's
                token is invalid.
            OSError: If Fishjam cannot be reached.
            websockets.InvalidHandshake: If the server rejects the WebSocket connection.
        """
