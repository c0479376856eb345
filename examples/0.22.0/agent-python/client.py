import os

from dotenv import load_dotenv
from fishjam import FishjamClient

load_dotenv()


def required(name: str) -> str:
    value = os.environ.get(name)
    if not value:
        raise RuntimeError(f"Set {name} in .env. Copy the value from https://fishjam.io/app.")
    return value


fishjam = FishjamClient(required("FISHJAM_ID"), required("FISHJAM_MANAGEMENT_TOKEN"))
