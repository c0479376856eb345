import logging

from fishjam.agent import Agent, AgentResponseTrackData
from speech import BYTES_PER_SECOND, SpeechDetector

log = logging.getLogger(__name__)


def listen(agent: Agent) -> None:
    """Report each utterance of the people in the room."""
    detectors: dict[str, SpeechDetector] = {}

    def create_detector(peer_id: str) -> SpeechDetector:
        def on_start() -> None:
            log.info("%s is speaking.", peer_id)

        def on_end(speech: bytes) -> None:
            # Send the utterance to your AI service here. It is raw 16-bit PCM at 16 kHz.
            log.info("%s: recorded %.1f seconds.", peer_id, len(speech) / BYTES_PER_SECOND)

        return SpeechDetector(on_start, on_end)

    @agent.on_track_data
    def on_track_data(message: AgentResponseTrackData) -> None:
        """Handle a chunk of audio. An async function would never run."""
        if message.peer_id not in detectors:
            detectors[message.peer_id] = create_detector(message.peer_id)
        detectors[message.peer_id].push(message.data)
