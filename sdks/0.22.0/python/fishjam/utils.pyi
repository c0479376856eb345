"""URL of the Fishjam server."""

def validate_url(url: str) -> bool:
    """Returns whether a string is a full URL with a scheme and a host.

    The SDK calls this function to distinguish a URL from a Fishjam ID.

    Args:
        url: String to check.

    Returns:
        `True` for a string such as `https://fishjam.example.com`, and `False` for a Fishjam ID.

    Raises:
        ValueError: If the brackets in the host are malformed, such as in `https://[`.

    Category: Utilities

    Example: Check a setting at startup
        ```python
        import os

        from fishjam.utils import validate_url

        if not validate_url(os.environ.get("WEBHOOK_URL", "")):
            print("Set WEBHOOK_URL to a full URL, such as https://example.com/webhook.")
        ```
    """

def get_fishjam_url(fishjam_id: str) -> str:
    """Returns the URL of the Fishjam server for a Fishjam ID.

    `FishjamClient` and `FishjamNotifier` call this function for you.

    Args:
        fishjam_id: Your Fishjam ID, or the full URL of another Fishjam server.

    Returns:
        `https://fishjam.io/api/v1/connect/` followed by the Fishjam ID. A full URL is returned unchanged.

    Category: Utilities

    Example: Log the server's address
        ```python
        import os

        from fishjam.utils import get_fishjam_url

        print(f"Requests are sent to {get_fishjam_url(os.environ['FISHJAM_ID'])}")
        ```
    """
