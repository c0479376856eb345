"""Models of rooms."""

from fishjam._models import RoomConfig as RoomConfig
from fishjam._models import RoomConfigRoomType as RoomConfigRoomType
from fishjam._models import RoomConfigVideoCodec as RoomConfigVideoCodec
