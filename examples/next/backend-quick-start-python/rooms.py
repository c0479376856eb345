from threading import Lock

from client import fishjam
from fishjam import PeerOptions, RoomOptions
from fishjam.errors import NotFoundError

room_ids: dict[str, str] = {}
room_ids_lock = Lock()
# Each person's peer, by room ID and name.
peer_ids: dict[tuple[str, str], str] = {}
peer_locks: dict[tuple[str, str], Lock] = {}


def room_named(name: str) -> str:
    """Find or create the room with this name. Concurrent callers get the same room."""
    if known := room_ids.get(name):
        return known
    with room_ids_lock:
        if name not in room_ids:
            room_ids[name] = fishjam.create_room(RoomOptions(max_peers=10)).id
        return room_ids[name]


def forget_room(name: str, room_id: str) -> None:
    """Remove the room ID, unless another caller has already replaced it."""
    with room_ids_lock:
        if room_ids.get(name) == room_id:
            del room_ids[name]


def token_for(room_id: str, display_name: str) -> str:
    """Return a token for the person's peer. A page reload or a second click doesn't add another peer."""
    key = (room_id, display_name)
    with peer_locks.setdefault(key, Lock()):
        known = peer_ids.get(key)
        if known:
            try:
                return fishjam.refresh_peer_token(room_id, known)
            except NotFoundError:
                pass  # The peer or the room no longer exists.
        peer, peer_token = fishjam.create_peer(room_id, PeerOptions(metadata={"displayName": display_name}))
        peer_ids[key] = peer.id
        return peer_token


def enter_room(room_name: str, display_name: str) -> tuple[str, str]:
    """Return the ID of the room with this name, and a peer token for that room."""
    room_id = room_named(room_name)
    try:
        return room_id, token_for(room_id, display_name)
    except NotFoundError:
        # The room no longer exists, so create a new one.
        forget_room(room_name, room_id)
        room_id = room_named(room_name)
        return room_id, token_for(room_id, display_name)
