"""Gemini integration. It requires the extra `fishjam-server-sdk[gemini]`."""

from typing import Any

from fishjam import AgentOutputOptions
from fishjam.agent import OutgoingAudioTrackOptions

class _GeminiIntegration:
    """Creates Gemini clients and provides the matching audio settings."""

    GEMINI_INPUT_AUDIO_SETTINGS: AgentOutputOptions
    GEMINI_OUTPUT_AUDIO_SETTINGS: OutgoingAudioTrackOptions
    GEMINI_AUDIO_MIME_TYPE: str

    def create_client(
        self,
        vertexai: bool | None = None,
        api_key: str | None = None,
        credentials: Any = None,
        project: str | None = None,
        location: str | None = None,
        debug_config: Any = None,
        http_options: Any = None,
    ) -> Any:
        """Creates a google-genai client. Accepts the options of its constructor."""

GeminiIntegration: _GeminiIntegration
