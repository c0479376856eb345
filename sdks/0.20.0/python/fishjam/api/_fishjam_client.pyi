"""Client, and options for rooms and peers. Import them from `fishjam`."""

from dataclasses import dataclass
from typing import Any, Literal

from fishjam._openapi_client.models import Peer as Peer
from fishjam._openapi_client.models import RoomConfig
from fishjam.api._client import Client

@dataclass
class Room:
    """A room and the peers in it.

    The object is a snapshot. To see changes, fetch the room again or listen for notifications.

    Category: Rooms

    Example: List the rooms and their peers
        ```python
        import os

        from fishjam import FishjamClient

        fishjam = FishjamClient(os.environ["FISHJAM_ID"], os.environ["FISHJAM_MANAGEMENT_TOKEN"])

        for room in fishjam.get_all_rooms():
            print(f"{room.id} has {len(room.peers)} peers")
        ```
    """

    config: RoomConfig
    """Settings that the room was created with."""
    id: str
    """ID of the room."""
    peers: list[Peer]
    """Peers that exist in the room, whether or not they are connected."""

@dataclass
class RoomOptions:
    """Settings for a new room.

    The settings cannot be changed after the room is created.

    Category: Rooms

    Example: Create a public livestream
        ```python
        import os

        from fishjam import FishjamClient, RoomOptions

        fishjam = FishjamClient(os.environ["FISHJAM_ID"], os.environ["FISHJAM_MANAGEMENT_TOKEN"])

        room = fishjam.create_room(RoomOptions(room_type="livestream", public=True))
        print(f"Viewers can watch {room.id} without a token")
        ```
    """

    max_peers: int | None = None
    """Maximum number of peers in the room. If it is `None`, no limit is set.

    A peer counts toward the limit from the time it is created until it is deleted, whether or not it is connected. When
    the limit is reached, `FishjamClient.create_peer` fails with HTTP status 409 or 503. If Fishjam rejects a join
    because of the limit, the client receives the join error `reached peers limit`.
    """
    video_codec: Literal["h264", "vp8"] | None = None
    """Video codec for every peer in the room. `None` means Fishjam's default."""
    webhook_url: str | None = None
    """URL to which Fishjam posts the room's notifications. If it is `None`, no notifications are posted.

    The request body is a protobuf message. Decode it with `receive_binary`.
    """
    room_type: Literal["conference", "audio_only", "livestream", "full_feature", "broadcaster"] = "conference"
    """Type of the room, which determines how the room can be used.

    Use `conference`, `audio_only` or `livestream`. `full_feature` and `broadcaster` are the former names of `conference`
    and `livestream`.
    """
    public: bool = False
    """Whether viewers can watch the livestream without a token.

    This setting applies only to livestream rooms.
    """

@dataclass
class PeerOptions:
    """Options for a new peer that uses the web or mobile SDK.

    `FishjamClient.create_peer` accepts these options.

    Category: Peers

    Example: Identify a user with server metadata
        ```python
        from fishjam import FishjamClient, PeerOptions


        def token_for(fishjam: FishjamClient, room_id: str, user_id: str) -> str:
            _peer, token = fishjam.create_peer(room_id, PeerOptions(metadata={"userId": user_id}))
            return token
        ```
    """

    enable_simulcast: bool = True
    """Whether the peer can send its video at several quality levels."""
    metadata: dict[str, Any] | None = None
    """Server metadata of the peer, which the other peers can read and no client can change.

    The dictionary must be JSON-encodable; otherwise, `FishjamClient.create_peer` raises a `TypeError` or a
    `ValueError`. `NaN` and infinite numbers cause no exception, but the SDK sends them as invalid JSON. `None` means no
    server metadata.
    """

class FishjamClient(Client):
    """Manages rooms, peers and tokens.

    Create one client and reuse it, even in several threads. Each method sends one HTTP request, which has no timeout,
    and blocks until Fishjam responds. In `async` code, run the method in a thread:
    `await asyncio.to_thread(fishjam.get_room, room_id)`.

    If Fishjam responds with an error status that a method recognizes, the method raises a subclass of `HTTPError`. If
    Fishjam cannot be reached, the method raises an exception from `httpx` instead.

    Caveats:
        - The client inserts IDs into the URL of the request without encoding them, so validate IDs that come from a
          client. For example, `delete_peer(room_id, "..")` deletes the room.
        - Each method recognizes only the error statuses that its documentation lists: a subset of 400, 401, 404 and
          503. For any other standard status, such as 409 or 500, methods that return a value raise an
          `AttributeError`, and methods without a return value behave as if they had succeeded.
        - Every method raises a `ValueError` if the status is nonstandard, such as 520, or if the status is
          recognized but the body is not JSON.
        - If the status is a recognized error status but the JSON body has no `errors` field, every method raises a
          `KeyError`.

    Category: Client

    Example: Create a room and a token for one user
        ```python
        import os

        from fishjam import FishjamClient, PeerOptions, RoomOptions

        fishjam = FishjamClient(os.environ["FISHJAM_ID"], os.environ["FISHJAM_MANAGEMENT_TOKEN"])

        room = fishjam.create_room(RoomOptions(room_type="conference", max_peers=10))
        peer, peer_token = fishjam.create_peer(room.id, PeerOptions(metadata={"name": "Alice"}))

        print(f"Peer {peer.id} can join room {room.id} with {peer_token}")
        ```
    """

    def __init__(self, fishjam_id: str, management_token: str, *, fishjam_url: str | None = None) -> None:
        """Creates a client without sending a request.

        Args:
            fishjam_id: Your Fishjam ID. It is ignored if you set `fishjam_url`.
            management_token: Management token for your account and environment. It authorizes every request to Fishjam.
                Keep it on your server and never include it in a web page or an app.
            fishjam_url: Full URL of another Fishjam server, which replaces the URL derived from the Fishjam ID.

        Raises:
            MissingFishjamIdError: If both the Fishjam ID and the URL are empty.
        """

    def create_peer(self, room_id: str, options: PeerOptions | None = None) -> tuple[Peer, str]:
        """Creates a peer, which represents one participant in a room.

        Args:
            room_id: ID of the room.
            options: Metadata and simulcast settings for the peer. If `options` is `None`, the defaults of `PeerOptions`
                apply.

        Returns:
            The peer, and the token that the web or mobile SDK needs to join as that peer. Send the token only to the
            participant that the new peer represents.

        Raises:
            NotFoundError: If the room does not exist.
            BadRequestError: If the options are invalid.
            UnauthorizedError: If the management token is invalid.
            ServiceUnavailableError: If Fishjam is temporarily unavailable, or if it responds with status 503 because the
                room already has its maximum number of peers.
            AttributeError: If Fishjam responds with status 409 because the room already has its maximum number of peers.
        """

    def create_room(self, options: RoomOptions | None = None) -> Room:
        """Creates a room.

        Args:
            options: Settings for the room. If `options` is `None`, the room is a conference without a peer limit.

        Returns:
            The new room, which has no peers yet.

        Raises:
            BadRequestError: If the settings are invalid.
            UnauthorizedError: If the management token is invalid.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
            ValueError: If the room type or the video codec is not an allowed value. No request is sent.
        """

    def get_all_rooms(self) -> list[Room]:
        """Fetches all rooms and their peers.

        Returns:
            The rooms, or an empty list if there are none.

        Raises:
            UnauthorizedError: If the management token is invalid.
            AttributeError: If Fishjam responds with another error status, such as 503. The method recognizes only 401.
            ValueError: If a newer SDK created a room whose type this version does not recognize, such as
                `audio_only_livestream`.
        """

    def get_room(self, room_id: str) -> Room:
        """Fetches a room and its peers.

        The streamer and the viewers of a livestream are not peers, so the result does not contain them.

        Args:
            room_id: ID of the room.

        Returns:
            The current state of the room.

        Raises:
            NotFoundError: If the room does not exist.
            BadRequestError: If the request is invalid.
            UnauthorizedError: If the management token is invalid.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
            ValueError: If a newer SDK created the room with a type that this version does not recognize, such as
                `audio_only_livestream`.
        """

    def delete_peer(self, room_id: str, peer_id: str) -> None:
        """Deletes a peer and disconnects it from the room.

        Args:
            room_id: ID of the peer's room.
            peer_id: ID of the peer.

        Raises:
            NotFoundError: If the peer or the room does not exist.
            BadRequestError: If the request is invalid.
            UnauthorizedError: If the management token is invalid.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
        """

    def delete_room(self, room_id: str) -> None:
        """Deletes a room.

        Fishjam disconnects and removes all the room's peers, and their tokens become invalid.

        Args:
            room_id: ID of the room.

        Raises:
            NotFoundError: If the room does not exist.
            BadRequestError: If the request is invalid.
            UnauthorizedError: If the management token is invalid.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
        """

    def refresh_peer_token(self, room_id: str, peer_id: str) -> str:
        """Creates a new token for an existing peer.

        A token becomes invalid when its peer has been offline for 24 hours.

        Args:
            room_id: ID of the peer's room.
            peer_id: ID of the peer.

        Returns:
            The new peer token.

        Raises:
            NotFoundError: If the peer or the room does not exist.
            BadRequestError: If the request is invalid.
            UnauthorizedError: If the management token is invalid.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
        """

    def create_livestream_viewer_token(self, room_id: str) -> str:
        """Creates a token for watching a livestream.

        Viewers of a public livestream do not need a token, but you can create one.

        Args:
            room_id: ID of a livestream room.

        Returns:
            The viewer token. Send it to a single viewer.

        Raises:
            NotFoundError: If the room does not exist.
            BadRequestError: If the room is not a livestream room.
            UnauthorizedError: If the management token is invalid.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
        """

    def create_livestream_streamer_token(self, room_id: str) -> str:
        """Creates a token for publishing a livestream.

        Args:
            room_id: ID of a livestream room.

        Returns:
            The streamer token. Send it only to the streamer.

        Raises:
            NotFoundError: If the room does not exist.
            BadRequestError: If the room is not a livestream room.
            UnauthorizedError: If the management token is invalid.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
        """
