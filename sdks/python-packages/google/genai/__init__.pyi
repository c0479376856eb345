"""Types of the package `google-genai` that the SDK's signatures name."""

class Client:
    """Client of the Gemini API."""
