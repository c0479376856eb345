"""The interface of a speech model. All audio is raw 16-bit PCM, mono."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias


@dataclass
class Audio:
    """Part of the reply, at the model's OUTPUT_RATE."""

    pcm: bytes


@dataclass
class Interruption:
    """The caller started speaking. Do not send any more audio from the interrupted reply."""


@dataclass
class ToolCall:
    id: str
    name: str
    arguments: Mapping[str, object] = field(default_factory=dict)


ModelEvent: TypeAlias = Audio | Interruption | ToolCall


class ModelSession(Protocol):
    async def greet(self) -> None:
        """Make the model speak first."""

    async def hear(self, pcm: bytes) -> None:
        """Send the caller's audio, at 16 kHz."""

    async def hear_pause(self) -> None:
        """Report that no audio has arrived for a second. A muted browser sends no audio."""

    async def return_result(self, call: ToolCall, result: dict[str, object]) -> None:
        """Send the result of a tool."""

    def events(self) -> AsyncIterator[ModelEvent]:
        """Return the events of the session. When they end, the call ends."""
        ...
