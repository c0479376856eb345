from functools import lru_cache
from typing import Annotated

from fastapi import Depends
from fishjam import FishjamClient
from settings import get_settings


@lru_cache
def get_fishjam_client() -> FishjamClient:
    """Return the client for this process. All requests share the client and its connections."""
    settings = get_settings()
    return FishjamClient(settings.fishjam_id, settings.fishjam_management_token)


Fishjam = Annotated[FishjamClient, Depends(get_fishjam_client)]
