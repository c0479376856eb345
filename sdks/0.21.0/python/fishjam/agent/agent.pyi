"""Agents. Import them from `fishjam.agent`."""

from collections.abc import Callable
from types import TracebackType
from typing import TypeAlias, TypeVar

from fishjam.events._protos.fishjam import AgentResponseTrackData as AgentResponseTrackData
from websockets import CloseCode

TrackDataHandler: TypeAlias = Callable[[AgentResponseTrackData], None]
"""Function that handles a chunk of audio. It cannot be a coroutine function.

`Agent.on_track_data` accepts this function.

Category: Agents
"""

TrackDataHandlerT = TypeVar("TrackDataHandlerT", bound=TrackDataHandler)

class Agent:
    """Represents a peer that runs on your server and receives audio from peers created with `PeerOptions.subscribe`.

    `FishjamClient.create_agent` creates an agent without connecting it. An `async with` block connects the agent at its
    start and disconnects it at its end. A connected agent is billed as a peer. When you no longer need the agent,
    delete its peer, which also disconnects the agent.

    Category: Agents

    Example: Print the size of each chunk of audio
        ```python
        import asyncio
        import os

        from fishjam import FishjamClient, PeerOptions
        from fishjam.agent import AgentResponseTrackData
        from fishjam.peer import SubscribeOptions

        fishjam = FishjamClient(os.environ["FISHJAM_ID"], os.environ["FISHJAM_MANAGEMENT_TOKEN"])


        def print_size(chunk: AgentResponseTrackData) -> None:
            print(f"{len(chunk.data)} bytes from {chunk.peer_id}")


        async def main() -> None:
            room = await asyncio.to_thread(fishjam.create_room)
            options = PeerOptions(subscribe=SubscribeOptions())
            _peer, token = await asyncio.to_thread(fishjam.create_peer, room.id, options)
            print(f"Join with this peer token: {token}")
            agent = await asyncio.to_thread(fishjam.create_agent, room.id)
            agent.on_track_data(print_size)
            try:
                async with agent:
                    await asyncio.sleep(60)
            finally:
                await asyncio.to_thread(fishjam.delete_peer, room.id, agent.id)


        asyncio.run(main())
        ```
    """

    id: str
    """ID of the agent's peer."""

    def __init__(self, id: str, token: str, fishjam_url: str) -> None:
        """Creates an agent. Only the SDK calls the constructor. Use `FishjamClient.create_agent` instead.

        Args:
            id: ID of the agent's peer.
            token: Token of the agent.
            fishjam_url: Full URL of the Fishjam server.
        """

    def on_track_data(self, handler: TrackDataHandlerT) -> TrackDataHandlerT:
        """Registers the handler for incoming audio and replaces any previous handler.

        You can also use this method as a decorator. If the handler raises an exception, the connection ends and the SDK
        does not report it, so catch exceptions inside the handler.

        Args:
            handler: Function that is called with each chunk of audio.

        Returns:
            The handler that you passed.
        """

    async def connect(self) -> None:
        """Connects the agent to its room. If the agent is already connected, the call disconnects it first.

        The call returns after the agent has authenticated. The agent then receives audio in the background. The SDK
        does not report when the connection ends.

        Raises:
            AgentAuthError: If the connection closes before the agent has authenticated, for example because the agent's
                token is invalid.
            OSError: If Fishjam cannot be reached.
            websockets.InvalidHandshake: If the server rejects the WebSocket connection.
        """

    async def disconnect(self, code: CloseCode = CloseCode.NORMAL_CLOSURE) -> None:
        """Closes the agent's WebSocket, which disconnects the agent from the room.

        If the agent is not connected, the call does nothing. If you call `disconnect` immediately after `connect`, the
        WebSocket stays open, so yield to the event loop at least once in between, for example with
        `await asyncio.sleep(0)`. Disconnecting does not delete the agent's peer.

        Args:
            code: WebSocket close code.
        """

    async def __aenter__(self) -> Agent: ...
    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...
