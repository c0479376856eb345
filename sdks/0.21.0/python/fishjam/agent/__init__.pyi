"""Agents: peers that run on your server and receive audio from a room."""

from collections.abc import Callable
from types import TracebackType
from typing import TypeAlias, TypeVar

from fishjam.events import Track

class AgentError(Exception):
    """Base class of the errors raised by agents."""

class AgentAuthError(AgentError):
    """Raised when an agent cannot authenticate."""

    def __init__(self, reason: str) -> None: ...

class AgentResponseTrackData:
    """Chunk of audio that an agent receives."""

    peer_id: str
    track: Track
    data: bytes

TrackDataHandler: TypeAlias = Callable[[AgentResponseTrackData], None]
_Handler = TypeVar("_Handler", bound=TrackDataHandler)

class Agent:
    """Agent created by `FishjamClient.create_agent`. An `async with` block connects it."""

    id: str

    def __init__(self, id: str, token: str, fishjam_url: str) -> None: ...
    def on_track_data(self, handler: _Handler) -> _Handler:
        """Registers the handler of incoming audio. It can be used as a decorator."""

    async def connect(self) -> None:
        """Connects the agent. Raises AgentAuthError if the agent cannot authenticate."""

    async def disconnect(self, code: int = 1000) -> None:
        """Closes the connection."""

    async def __aenter__(self) -> None: ...
    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None: ...
