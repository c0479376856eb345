import asyncio
import math
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from model import Audio, Interruption, ModelEvent, ModelSession, ToolCall
from speech import SpeechDetector

# Sample rate of the replies, in hertz.
OUTPUT_RATE: Final = 16000


class EchoSession:
    """Replaces a speech model: greets with a tone, repeats each utterance, and hangs up after the third."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[ModelEvent] = asyncio.Queue()
        self.utterances = 0
        self.detector = SpeechDetector(lambda: self.queue.put_nowait(Interruption()), self.repeat)

    def repeat(self, speech: bytes) -> None:
        self.queue.put_nowait(Audio(speech))
        self.utterances += 1
        if self.utterances == 3:
            self.queue.put_nowait(ToolCall("1", "hang_up"))

    async def greet(self) -> None:
        self.queue.put_nowait(Audio(tone()))

    async def hear(self, pcm: bytes) -> None:
        self.detector.push(pcm)

    async def hear_pause(self) -> None:
        pass  # The detector has its own timer.

    async def return_result(self, call: ToolCall, result: dict[str, object]) -> None:
        pass

    async def events(self) -> AsyncIterator[ModelEvent]:
        while True:
            yield await self.queue.get()


@asynccontextmanager
async def connect_model() -> AsyncIterator[ModelSession]:
    yield EchoSession()


def tone() -> bytes:
    samples = (int(8000 * math.sin(2 * math.pi * 440 * i / OUTPUT_RATE)) for i in range(OUTPUT_RATE // 2))
    return struct.pack(f"<{OUTPUT_RATE // 2}h", *samples)
