import os

from dotenv import load_dotenv
from fishjam import FishjamClient

load_dotenv()


def required(name: str) -> str:
    value = os.environ.get(name)
    if not value:
        raise RuntimeError(f"{name} is not set. Copy it from https://fishjam.io/app into .env.")
    return value


fishjam = FishjamClient(required("FISHJAM_ID"), required("FISHJAM_MANAGEMENT_TOKEN"))
