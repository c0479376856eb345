import asyncio
# region step-5
import sys
# endregion

# region step-4
from answer import answer
# endregion
from client import fishjam
from fishjam import AgentOptions, AgentOutputOptions
# region step-4
from fishjam.agent import OutgoingAudioTrackOptions, OutgoingTrack
from fishjam.events import TrackEncoding
# endregion
from fishjam.peer import PeerStatus, PeerType

# 16,000 samples of 2 bytes in each second.
BYTES_PER_SECOND = 16_000 * 2


# region room
def find_room() -> str:
    """Find a room that somebody is in."""
    for room in fishjam.get_all_rooms():
        if any(peer.type_ == PeerType.WEBRTC and peer.status == PeerStatus.CONNECTED for peer in room.peers):
            return room.id
    raise RuntimeError("Nobody is in a room. Join one with your app, then start the agent again.")
# endregion


# region step-4
# region speak
async def speak(track: OutgoingTrack, question: bytes) -> None:
    reply = await answer(question)
    await track.send_chunk(reply)
    await asyncio.sleep(len(reply) / BYTES_PER_SECOND)
# endregion


# endregion
# region step-5
# region interrupt
async def interrupt_on_enter(track: OutgoingTrack) -> None:
    while await asyncio.to_thread(sys.stdin.readline):
        print("Interrupted.")
        await track.interrupt()
# endregion


# endregion
async def main() -> None:
    # region create
    options = AgentOptions(output=AgentOutputOptions(audio_format="pcm16", audio_sample_rate=16000))
    agent = fishjam.create_agent(find_room(), options)
    # endregion
    # region listen
    async with agent.connect() as session:
        print(f"Agent {agent.id} is in room {agent.room_id}.")
        # region step-4
        track = await session.add_track(
            OutgoingAudioTrackOptions(
                encoding=TrackEncoding.TRACK_ENCODING_PCM16,
                sample_rate=16000,
                channels=1,
                metadata={"name": "answer"},
            )
        )
        answering: asyncio.Task[None] | None = None
        # endregion
        # region step-5
        # The task is kept in a variable, or it could be collected while it runs.
        interrupting = asyncio.create_task(interrupt_on_enter(track))
        # endregion
        heard: dict[str, bytes] = {}
        async for message in session.receive():
            # region step-4
            if answering and not answering.done():
                continue
            # endregion
            heard[message.peer_id] = heard.get(message.peer_id, b"") + message.data
            question = heard[message.peer_id]
            if len(question) < 5 * BYTES_PER_SECOND:
                continue
            print(f"Heard 5 seconds of {message.peer_id}.")
            heard.clear()
            # region step-4
            answering = asyncio.create_task(speak(track, question))
            # endregion
    # endregion


asyncio.run(main())
