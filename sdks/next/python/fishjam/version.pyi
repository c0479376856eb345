"""Version of the SDK."""

def get_version() -> str:
    """Returns the version of the SDK, such as `0.23.0`."""
