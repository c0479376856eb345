"""Room models."""

from fishjam._openapi_client.models import RoomConfig as RoomConfig
from fishjam._openapi_client.models import RoomConfigRoomType as RoomConfigRoomType
from fishjam._openapi_client.models import RoomConfigVideoCodec as RoomConfigVideoCodec

__all__ = ["RoomConfig", "RoomConfigVideoCodec", "RoomConfigRoomType"]
