import asyncio
from contextlib import suppress
from time import monotonic

from echo_model import OUTPUT_RATE, connect_model
from fishjam.agent import AgentSession, OutgoingAudioTrackOptions, OutgoingTrack
from fishjam.events import TrackEncoding
from model import Audio, Interruption, ModelSession, ToolCall
from websockets import ConnectionClosed


class Conversation:
    """Connects a caller to the model. The conversation continues when another agent replaces the first."""

    def __init__(self, caller_id: str) -> None:
        self.caller_id = caller_id
        self.caller_joined = asyncio.Event()
        self.agent_joined = asyncio.Event()
        # The limit applies if the model stalls.
        self.heard: asyncio.Queue[bytes] = asyncio.Queue(maxsize=1000)
        self.track: OutgoingTrack | None = None
        self.plays_until = 0.0

    async def use_agent(self, session: AgentSession) -> None:
        """Listen and speak through an agent. Run until its connection ends."""
        options = OutgoingAudioTrackOptions(
            encoding=TrackEncoding.TRACK_ENCODING_PCM16,
            sample_rate=OUTPUT_RATE,
            channels=1,
            metadata={"type": "microphone"},
        )
        self.track = await session.add_track(options)
        self.plays_until = 0.0
        self.agent_joined.set()
        async for chunk in session.receive():
            # Other peers may also be in the room. The code assumes that the caller publishes only one audio track.
            # Do not wait for the model in this loop, because unread messages end the agent's connection.
            if chunk.peer_id == self.caller_id and not self.heard.full():
                self.heard.put_nowait(chunk.data)

    async def run(self) -> None:
        """Run until the model hangs up."""
        async with connect_model() as model, asyncio.TaskGroup() as tasks:
            listening = tasks.create_task(self.listen(model))
            await self.caller_joined.wait()
            await self.agent_joined.wait()
            await model.greet()
            await self.speak(model)
            listening.cancel()

    async def listen(self, model: ModelSession) -> None:
        is_pause = True
        while True:
            try:
                chunk = await asyncio.wait_for(self.heard.get(), None if is_pause else 1)
            except TimeoutError:
                is_pause = True
                await model.hear_pause()
            else:
                is_pause = False
                await model.hear(chunk)

    async def speak(self, model: ModelSession) -> None:
        async for event in model.events():
            # While an agent is being replaced, the audio is lost.
            with suppress(ConnectionClosed):
                match event:
                    case Audio(pcm):
                        await self.play(pcm)
                    case Interruption():
                        await self.interrupt()
            if isinstance(event, ToolCall):
                if event.name == "hang_up":
                    # Let the caller hear the goodbye.
                    await asyncio.sleep(max(0.0, self.plays_until - monotonic()) + 0.5)
                    return
                await model.return_result(event, await self.use_tool(event))

    async def play(self, pcm: bytes) -> None:
        # No event reports the end of playback, so calculate it: a sample has two bytes.
        self.plays_until = max(self.plays_until, monotonic()) + len(pcm) / 2 / OUTPUT_RATE
        if self.track:
            await self.track.send_chunk(pcm)

    async def interrupt(self) -> None:
        self.plays_until = 0.0
        if self.track:
            await self.track.interrupt()

    async def use_tool(self, call: ToolCall) -> dict[str, object]:
        """Run a tool that the model calls. Add your own tools here.

        While a tool runs, the caller cannot interrupt the agent. An exception ends the call.
        """
        return {"error": f"Unknown tool: {call.name}"}
