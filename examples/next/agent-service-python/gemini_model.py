import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fishjam.integrations.gemini import GeminiIntegration
from model import Audio, Interruption, ModelEvent, ModelSession, ToolCall

CONFIG = {
    "response_modalities": ["AUDIO"],
    "system_instruction": "You are a voice assistant. Answer briefly. Say goodbye before you hang up.",
    "tools": [{"function_declarations": [{"name": "hang_up", "description": "Ends the call."}]}],
}
OUTPUT_RATE = GeminiIntegration.GEMINI_OUTPUT_AUDIO_SETTINGS.sample_rate


class GeminiSession:
    def __init__(self, live: Any) -> None:
        self.live = live

    async def greet(self) -> None:
        await self.live.send_realtime_input(text="Greet the caller.")

    async def hear(self, pcm: bytes) -> None:
        blob = {"data": pcm, "mime_type": GeminiIntegration.GEMINI_AUDIO_MIME_TYPE}
        await self.live.send_realtime_input(audio=blob)

    async def hear_pause(self) -> None:
        # Otherwise, Gemini keeps waiting for the end of the utterance.
        await self.live.send_realtime_input(audio_stream_end=True)

    async def return_result(self, call: ToolCall, result: dict[str, object]) -> None:
        response = {"id": call.id, "name": call.name, "response": result}
        await self.live.send_tool_response(function_responses=[response])

    async def events(self) -> AsyncIterator[ModelEvent]:
        while True:
            # The loop ends after each turn of the model.
            async for message in self.live.receive():
                if message.server_content and message.server_content.interrupted:
                    yield Interruption()
                if message.data:
                    yield Audio(message.data)
                if message.tool_call:
                    for call in message.tool_call.function_calls or []:
                        yield ToolCall(call.id, call.name, call.args or {})


@asynccontextmanager
async def connect_model() -> AsyncIterator[ModelSession]:
    gemini = GeminiIntegration.create_client(api_key=os.environ["GEMINI_API_KEY"])
    # A model that supports the Live API: https://ai.google.dev/gemini-api/docs/live
    model = os.environ["GEMINI_LIVE_MODEL"]
    async with gemini.aio.live.connect(model=model, config=CONFIG) as live:
        yield GeminiSession(live)
