"""Gemini integration. It requires the `gemini` extra: `fishjam-server-sdk[gemini]`."""

from fishjam import AgentOutputOptions
from fishjam.agent import OutgoingAudioTrackOptions
from google import genai
from google.auth.credentials import Credentials
from google.genai import types
from google.genai.client import DebugConfig

class _GeminiIntegration:
    """Creates Gemini clients and provides the audio settings that they need."""

    def create_client(
        self,
        vertexai: bool | None = None,
        api_key: str | None = None,
        credentials: Credentials | None = None,
        project: str | None = None,
        location: str | None = None,
        debug_config: DebugConfig | None = None,
        http_options: types.HttpOptions | types.HttpOptionsDict | None = None,
    ) -> genai.Client:
        """Creates a client from the `google-genai` package.

        The method passes these options to the `genai.Client` constructor. To `http_options`, it adds a header that
        identifies the Fishjam SDK.

        Args:
            vertexai: Whether to use Vertex AI instead of the Gemini Developer API.
            api_key: API key for the Gemini Developer API.
            credentials: Google Cloud credentials, for Vertex AI.
            project: Google Cloud project, for Vertex AI.
            location: Google Cloud region, for Vertex AI.
            debug_config: Settings for recording and replaying requests.
            http_options: Settings for the HTTP client, such as additional headers.

        Returns:
            The client.
        """

    @property
    def GEMINI_INPUT_AUDIO_SETTINGS(self) -> AgentOutputOptions:
        """Format of the audio that Gemini accepts: 16-bit PCM at 16000 Hz. Pass it as `AgentOptions.output`."""

    @property
    def GEMINI_OUTPUT_AUDIO_SETTINGS(self) -> OutgoingAudioTrackOptions:
        """Format of the audio that Gemini returns: 16-bit PCM, mono, at 24000 Hz.

        Pass these settings to `AgentSession.add_track`. They contain no metadata, so use `dataclasses.replace` to add
        metadata in which `type` is `microphone`.
        """

    @property
    def GEMINI_AUDIO_MIME_TYPE(self) -> str:
        """MIME type of the audio that Gemini accepts: `audio/pcm;rate=16000`."""

GeminiIntegration: _GeminiIntegration
"""Creates Gemini clients and provides the audio settings that they need.

The import requires the `gemini` extra: `fishjam-server-sdk[gemini]`. Without this extra, the import raises an
`ImportError` that contains the installation command.

Category: Agents

Example: Create an agent that receives audio in Gemini's format
    ```python
    import os

    from fishjam import AgentOptions, FishjamClient
    from fishjam.agent import Agent
    from fishjam.integrations.gemini import GeminiIntegration

    gemini = GeminiIntegration.create_client(api_key=os.environ["GEMINI_API_KEY"])


    def create_agent(fishjam: FishjamClient, room_id: str) -> Agent:
        return fishjam.create_agent(room_id, AgentOptions(output=GeminiIntegration.GEMINI_INPUT_AUDIO_SETTINGS))
    ```
"""
