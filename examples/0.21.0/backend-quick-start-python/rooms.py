from threading import Lock

from client import fishjam
from fishjam import PeerOptions, RoomOptions
from fishjam.errors import NotFoundError

room_ids: dict[str, str] = {}
room_ids_lock = Lock()


def room_named(name: str) -> str:
    """Find or create the room with the name. Concurrent callers get the same room."""
    with room_ids_lock:
        if name not in room_ids:
            room_ids[name] = fishjam.create_room(RoomOptions(max_peers=10)).id
        return room_ids[name]


def forget_room(name: str, room_id: str) -> None:
    """Remove the room ID, unless another caller has already replaced it."""
    with room_ids_lock:
        if room_ids.get(name) == room_id:
            del room_ids[name]


def add_peer(room_name: str, display_name: str) -> tuple[str, str]:
    """Create a peer in the room with the name. Return the room ID and the peer token."""
    options = PeerOptions(metadata={"displayName": display_name})
    room_id = room_named(room_name)
    try:
        _, peer_token = fishjam.create_peer(room_id, options)
    except NotFoundError:
        # The room no longer exists, so create a new one.
        forget_room(room_name, room_id)
        room_id = room_named(room_name)
        _, peer_token = fishjam.create_peer(room_id, options)
    return room_id, peer_token
