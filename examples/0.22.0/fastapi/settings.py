import os
from dataclasses import dataclass
from functools import lru_cache

from dotenv import load_dotenv


@dataclass(frozen=True)
class Settings:
    fishjam_id: str
    fishjam_management_token: str
    public_url: str
    webhook_secret: str


def required(name: str) -> str:
    value = os.environ.get(name)
    if not value:
        raise RuntimeError(f"Set {name} in .env or in the environment.")
    return value


@lru_cache
def get_settings() -> Settings:
    """Load the settings from the environment. A missing value raises an error."""
    load_dotenv()
    return Settings(
        fishjam_id=required("FISHJAM_ID"),
        fishjam_management_token=required("FISHJAM_MANAGEMENT_TOKEN"),
        public_url=required("PUBLIC_URL"),
        webhook_secret=required("WEBHOOK_SECRET"),
    )
