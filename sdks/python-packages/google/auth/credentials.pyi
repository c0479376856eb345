"""Types of the package `google-auth` that the SDK's signatures name."""

class Credentials:
    """Google Cloud credentials."""
