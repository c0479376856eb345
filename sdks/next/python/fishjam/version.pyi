"""Version of the SDK."""

__version__: str
"""Version of the SDK, such as `0.23.0`."""

def get_version() -> str:
    """Returns the version of the installed SDK.

    Returns:
        The version, such as `0.23.0`.

    Category: Utilities

    Example: Log the version at startup
        ```python
        from fishjam.version import get_version

        print(f"Fishjam server SDK {get_version()}")
        ```
    """
