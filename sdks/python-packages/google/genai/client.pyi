"""Types of the package `google-genai` that the SDK's signatures name."""

class DebugConfig:
    """Settings for recording and replaying requests."""
