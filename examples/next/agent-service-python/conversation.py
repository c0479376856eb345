import asyncio
import logging
from collections.abc import Coroutine

from answer import answer
from fishjam.agent import AgentSession, OutgoingAudioTrackOptions, OutgoingTrack
from fishjam.events import TrackEncoding
from speech import SpeechDetector

log = logging.getLogger(__name__)


async def talk(session: AgentSession) -> None:
    """Reply to each person who pauses, and stop when someone speaks. Run until the connection ends."""
    options = OutgoingAudioTrackOptions(
        encoding=TrackEncoding.TRACK_ENCODING_PCM16,
        sample_rate=16000,
        channels=1,
        metadata={"type": "microphone"},
    )
    voice = Voice(await session.add_track(options))
    detectors: dict[str, SpeechDetector] = {}
    async for message in session.receive():
        if message.peer_id not in detectors:
            detectors[message.peer_id] = SpeechDetector(voice.interrupt, voice.reply)
        detectors[message.peer_id].push(message.data)


class Voice:
    """Sends the agent's replies, one at a time."""

    def __init__(self, track: OutgoingTrack) -> None:
        self.track = track
        self.turn: asyncio.Task[None] | None = None

    def reply(self, question: bytes) -> None:
        self.start(self.speak(question))

    def interrupt(self) -> None:
        self.start(self.track.interrupt())

    def start(self, turn: Coroutine[None, None, None]) -> None:
        # Discard a reply that is not ready yet.
        if self.turn:
            self.turn.cancel()
        self.turn = asyncio.create_task(self.take(turn))

    async def take(self, turn: Coroutine[None, None, None]) -> None:
        try:
            await turn
        except Exception as error:
            log.warning("Could not reply: %s", error)

    async def speak(self, question: bytes) -> None:
        await self.track.send_chunk(await answer(question))
