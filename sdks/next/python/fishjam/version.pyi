"""The version of the SDK."""

def get_version() -> str:
    """Returns the version, such as `0.23.0`."""
