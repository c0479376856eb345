"""Agents: peers that run on your server and hear a room."""

from collections.abc import Callable
from types import TracebackType
from typing import TypeAlias, TypeVar

from fishjam.events import Track

class AgentError(Exception):
    """Something went wrong with an agent."""

class AgentAuthError(AgentError):
    """The token of the agent was refused."""

    def __init__(self, reason: str) -> None: ...

class AgentResponseTrackData:
    """A piece of the sound that an agent hears."""

    peer_id: str
    track: Track
    data: bytes

TrackDataHandler: TypeAlias = Callable[[AgentResponseTrackData], None]
_Handler = TypeVar("_Handler", bound=TrackDataHandler)

class Agent:
    """An agent; `FishjamClient.create_agent` makes it. `async with` connects it."""

    id: str

    def __init__(self, id: str, token: str, fishjam_url: str) -> None: ...
    def on_track_data(self, handler: _Handler) -> _Handler:
        """Registers the function that receives sound; usable as a decorator."""

    async def connect(self) -> None:
        """Connects. Raises AgentAuthError when the token is refused."""

    async def disconnect(self, code: int = 1000) -> None:
        """Closes the connection."""

    async def __aenter__(self) -> None: ...
    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None: ...
