# region step-4
import asyncio
# endregion

from client import fishjam
from fishjam import PeerOptions
# region step-4
from fishjam.agent import AgentResponseTrackData
# endregion
from fishjam.peer import SubscribeOptions

# 16,000 samples of 2 bytes in each second.
BYTES_PER_SECOND = 16_000 * 2

# An agent hears only peers that were created with subscribe: 16-bit PCM at 16 kHz by default.
room = fishjam.create_room()
_, peer_token = fishjam.create_peer(room.id, PeerOptions(subscribe=SubscribeOptions()))
print(f"Join with this peer token:\n{peer_token}")
# region step-4

agent = fishjam.create_agent(room.id)
heard: dict[str, bytes] = {}


@agent.on_track_data
def on_track_data(message: AgentResponseTrackData) -> None:
    """Called for each piece of sound; an async function would never run."""
    heard[message.peer_id] = heard.get(message.peer_id, b"") + message.data
    if len(heard[message.peer_id]) < 5 * BYTES_PER_SECOND:
        return
    print(f"Heard 5 seconds of {message.peer_id}.")
    # region step-5
    with open("heard.pcm", "ab") as file:
        file.write(heard[message.peer_id])
    # endregion
    del heard[message.peer_id]


async def main() -> None:
    async with agent:
        print(f"Agent {agent.id} is in room {room.id}.")
        await asyncio.Event().wait()


try:
    asyncio.run(main())
except KeyboardInterrupt:
    # Deleting the room disconnects everybody in it.
    fishjam.delete_room(room.id)
# endregion
