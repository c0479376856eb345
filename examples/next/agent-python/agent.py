import asyncio
import signal
# region step-4
from collections.abc import Coroutine
# endregion

# region step-4
from answer import answer
# endregion
from client import fishjam
from fishjam import AgentOptions, AgentOutputOptions
from fishjam.agent import Agent, AgentError
# region step-4
from fishjam.agent import OutgoingAudioTrackOptions, OutgoingTrack
# endregion
from fishjam.errors import NotFoundError
# region step-4
from fishjam.events import TrackEncoding
# endregion
from fishjam.peer import PeerStatus, PeerType
from speech import BYTES_PER_SECOND, SpeechDetector
from websockets import ConnectionClosed, WebSocketException


def find_room() -> str:
    """Find a room with a person in it."""
    for room in fishjam.get_all_rooms():
        if any(peer.type_ == PeerType.WEBRTC and peer.status == PeerStatus.CONNECTED for peer in room.peers):
            return room.id
    raise RuntimeError("No one is in a room. Join a room in your app, then restart the agent.")


# region turns
# region step-4
class Voice:
    """Sends the agent's replies, one at a time."""

    def __init__(self, track: OutgoingTrack) -> None:
        self.track = track
        self.turn: asyncio.Task[None] | None = None

    def reply(self, question: bytes) -> None:
        self.start(self.speak(question))

    # region step-5
    def interrupt(self) -> None:
        self.start(self.track.interrupt())

    # endregion
    def start(self, turn: Coroutine[None, None, None]) -> None:
        # Discard a reply that is not ready yet.
        if self.turn:
            self.turn.cancel()
        self.turn = asyncio.create_task(self.take(turn))

    async def take(self, turn: Coroutine[None, None, None]) -> None:
        try:
            await turn
        except Exception as error:
            print(f"Could not reply: {error}")

    async def speak(self, question: bytes) -> None:
        await self.track.send_chunk(await answer(question))


# endregion
async def main(agent: Agent) -> None:
    async with agent.connect() as session:
        print(f"Agent {agent.id} is in room {agent.room_id}.")
        # region step-4
        options = OutgoingAudioTrackOptions(
            encoding=TrackEncoding.TRACK_ENCODING_PCM16,
            sample_rate=16000,
            channels=1,
            metadata={"type": "microphone"},
        )
        voice = Voice(await session.add_track(options))
        # endregion

        def create_detector(peer_id: str) -> SpeechDetector:
            def on_start() -> None:
                print(f"{peer_id} is speaking.")
                # region step-5
                voice.interrupt()
                # endregion

            def on_end(speech: bytes) -> None:
                print(f"{peer_id}: recorded {len(speech) / BYTES_PER_SECOND:.1f} seconds.")
                # region step-4
                voice.reply(speech)
                # endregion

            return SpeechDetector(on_start, on_end)

        detectors: dict[str, SpeechDetector] = {}
        async for message in session.receive():
            if message.peer_id not in detectors:
                detectors[message.peer_id] = create_detector(message.peer_id)
            detectors[message.peer_id].push(message.data)
# endregion


# Treat SIGTERM, which container platforms and service managers send, like Ctrl+C. By default, SIGTERM ends Python
# without running the finally block, so the agent's peer would stay in the room.
signal.signal(signal.SIGTERM, signal.default_int_handler)

output = AgentOutputOptions(audio_format="pcm16", audio_sample_rate=16000)
agent = fishjam.create_agent(find_room(), AgentOptions(output=output))
try:
    asyncio.run(main(agent))
except ConnectionClosed as closed:
    print(f"The connection closed: {closed}")
except (AgentError, OSError, WebSocketException) as error:
    print(f"The agent could not connect: {error}")
except KeyboardInterrupt:
    print("Stopping the agent.")
finally:
    # Delete the peer, even if the agent could not connect. Otherwise, the peer stays in the room.
    try:
        fishjam.delete_peer(agent.room_id, agent.id)
    except NotFoundError:
        print("The peer has already been deleted.")
    except Exception as error:
        print(f"Could not delete the peer: {error}")
