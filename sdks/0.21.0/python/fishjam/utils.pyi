"""URL of the Fishjam server."""

def get_fishjam_url(fishjam_id: str | None, fishjam_url: str | None) -> str:
    """Returns the URL of the Fishjam server for a Fishjam ID.

    `FishjamClient` and `FishjamNotifier` call this function for you.

    Args:
        fishjam_id: Your Fishjam ID. It is ignored if `fishjam_url` is not empty.
        fishjam_url: Full URL of another Fishjam server, or `None`.

    Returns:
        `fishjam_url` if it is not empty. Otherwise, `https://fishjam.io/api/v1/connect/` followed by the Fishjam ID.

    Raises:
        MissingFishjamIdError: If both the Fishjam ID and the URL are empty.

    Category: Utilities

    Example: Log the server's address
        ```python
        import os

        from fishjam.utils import get_fishjam_url

        print(f"Requests are sent to {get_fishjam_url(os.environ['FISHJAM_ID'], None)}")
        ```
    """
