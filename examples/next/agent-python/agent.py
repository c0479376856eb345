import asyncio
# region step-5
import sys
# endregion
# region step-4
import time
# endregion
# region step-5
from threading import Thread
# endregion

# region step-4
from answer import answer
# endregion
from client import fishjam
from fishjam import AgentOptions, AgentOutputOptions
from fishjam.agent import Agent
# region step-4
from fishjam.agent import OutgoingAudioTrackOptions, OutgoingTrack
from fishjam.events import TrackEncoding
# endregion
from fishjam.peer import PeerStatus, PeerType

# 16,000 samples of 2 bytes in each second.
BYTES_PER_SECOND = 16_000 * 2


def find_room() -> str:
    """Find a room that somebody is in."""
    for room in fishjam.get_all_rooms():
        if any(peer.type_ == PeerType.WEBRTC and peer.status == PeerStatus.CONNECTED for peer in room.peers):
            return room.id
    raise RuntimeError("Nobody is in a room. Join one with your app, then start the agent again.")


# region step-4
class Voice:
    """What the agent says, and until when."""

    def __init__(self, track: OutgoingTrack) -> None:
        self.track = track
        self.busy_until = 0.0

    def is_busy(self) -> bool:
        return time.monotonic() < self.busy_until

    async def speak(self, question: bytes) -> None:
        self.busy_until = float("inf")
        try:
            reply = await answer(question)
            await self.track.send_chunk(reply)
            self.busy_until = time.monotonic() + len(reply) / BYTES_PER_SECOND
        except Exception as error:
            print(f"No answer: {error}")
            self.busy_until = 0.0
    # region step-5

    async def interrupt(self) -> None:
        if self.is_busy():
            print("Interrupted.")
            await self.track.interrupt()
            self.busy_until = 0.0
    # endregion


# endregion
# region step-5
def interrupt_on_enter(voice: Voice, loop: asyncio.AbstractEventLoop) -> None:
    for _ in sys.stdin:
        asyncio.run_coroutine_threadsafe(voice.interrupt(), loop)


# endregion
async def main(agent: Agent) -> None:
    async with agent.connect() as session:
        print(f"Agent {agent.id} is in room {agent.room_id}.")
        # region step-4
        options = OutgoingAudioTrackOptions(
            encoding=TrackEncoding.TRACK_ENCODING_PCM16,
            sample_rate=16000,
            channels=1,
            metadata={"name": "answer"},
        )
        voice = Voice(await session.add_track(options))
        # endregion
        # region step-5
        # A thread of its own: it must not keep the program alive.
        Thread(target=interrupt_on_enter, args=(voice, asyncio.get_running_loop()), daemon=True).start()
        # endregion
        heard: dict[str, bytes] = {}
        async for message in session.receive():
            # region step-4
            if voice.is_busy():
                continue
            # endregion
            heard[message.peer_id] = heard.get(message.peer_id, b"") + message.data
            if len(heard[message.peer_id]) < 5 * BYTES_PER_SECOND:
                continue
            print(f"Heard 5 seconds of {message.peer_id}.")
            question = heard.pop(message.peer_id)
            # region step-4
            await voice.speak(question)
            # endregion


output = AgentOutputOptions(audio_format="pcm16", audio_sample_rate=16000)
agent = fishjam.create_agent(find_room(), AgentOptions(output=output))
try:
    asyncio.run(main(agent))
except KeyboardInterrupt:
    print("The agent leaves.")
finally:
    # A peer that stays in the room would be in the way of the next start.
    fishjam.delete_peer(agent.room_id, agent.id)
