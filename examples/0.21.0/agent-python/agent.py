# region step-4
import asyncio
import signal
# endregion

from client import fishjam
from fishjam import PeerOptions
# region step-4
from fishjam.agent import AgentResponseTrackData
# endregion
from fishjam.peer import SubscribeOptions
# region step-4
from speech import BYTES_PER_SECOND, SpeechDetector
# endregion

# An agent receives audio only from peers created with subscribe: 16-bit PCM at 16 kHz by default.
room = fishjam.create_room()
_, peer_token = fishjam.create_peer(room.id, PeerOptions(subscribe=SubscribeOptions()))
print(f"Join with this peer token:\n{peer_token}")
# region step-4

# Treat SIGTERM, which container platforms and service managers send, like Ctrl+C. By default, SIGTERM ends Python
# without running the finally block, so the room and the agent would remain.
signal.signal(signal.SIGTERM, signal.default_int_handler)

agent = fishjam.create_agent(room.id)
detectors: dict[str, SpeechDetector] = {}


def create_detector(peer_id: str) -> SpeechDetector:
    def on_start() -> None:
        print(f"{peer_id} is speaking.")

    def on_end(speech: bytes) -> None:
        print(f"{peer_id}: recorded {len(speech) / BYTES_PER_SECOND:.1f} seconds.")
        # region step-5
        with open("heard.pcm", "ab") as file:
            file.write(speech)
        # endregion

    return SpeechDetector(on_start, on_end)


@agent.on_track_data
def on_track_data(message: AgentResponseTrackData) -> None:
    """Handle a chunk of audio. An async function would never run."""
    if message.peer_id not in detectors:
        detectors[message.peer_id] = create_detector(message.peer_id)
    detectors[message.peer_id].push(message.data)


async def main() -> None:
    async with agent:
        print(f"Agent {agent.id} is in room {room.id}.")
        await asyncio.Event().wait()


try:
    asyncio.run(main())
except KeyboardInterrupt:
    print("Ending the call.")
finally:
    # Disconnect everyone and remove the agent, even if it could not connect.
    fishjam.delete_room(room.id)
# endregion
