"""Client, and options for rooms, peers and agents. Import them from `fishjam`."""

from dataclasses import dataclass, field
from typing import Any, Literal

from fishjam._openapi_client.models import Peer as Peer
from fishjam._openapi_client.models import RoomConfig
from fishjam.agent import Agent
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
    the limit is reached, `FishjamClient.create_peer` fails with HTTP status 409. If Fishjam rejects a join because
    of the limit, the client receives the join error `reached peers limit`.
    """
    video_codec: Literal["h264", "vp8"] | None = None
    """Video codec for every peer in the room. `None` means H.264."""
    webhook_url: str | None = None
    """URL to which Fishjam posts the room's notifications. If it is `None`, no notifications are posted.

    The request body is a protobuf message. Decode it with `receive_binary`.
    """
    room_type: Literal[
        "conference", "audio_only", "livestream", "full_feature", "broadcaster", "audio_only_livestream"
    ] = "conference"
    """Type of the room, which determines how the room can be used.

    Use `conference`, `audio_only`, `livestream` or `audio_only_livestream`. `full_feature` and `broadcaster` are the
    former names of `conference` and `livestream`.
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
    `ValueError`. `None` means no server metadata.
    """
    subscribe_mode: Literal["auto", "manual"] = "auto"
    """Subscription mode of the peer.

    In `auto` mode, the peer receives all tracks. In `manual` mode, it receives only the tracks that your backend
    subscribes it to with `FishjamClient.subscribe_peer` or `FishjamClient.subscribe_tracks`.
    """

@dataclass
class AgentOutputOptions:
    """Format of the audio that an agent receives.

    Category: Agents

    Example: Receive audio at 24000 Hz
        ```python
        from fishjam import AgentOptions, AgentOutputOptions, FishjamClient
        from fishjam.agent import Agent


        def create_agent(fishjam: FishjamClient, room_id: str) -> Agent:
            return fishjam.create_agent(room_id, AgentOptions(output=AgentOutputOptions(audio_sample_rate=24000)))
        ```
    """

    audio_format: Literal["pcm16"] = "pcm16"
    """Audio format. Only raw 16-bit PCM samples are supported."""
    audio_sample_rate: Literal[16000, 24000] = 16000
    """Sample rate, in hertz."""

@dataclass
class AgentOptions:
    """Options for a new agent.

    `FishjamClient.create_agent` accepts these options.

    Category: Agents

    Example: Subscribe an agent to one peer
        ```python
        import asyncio

        from fishjam import AgentOptions, FishjamClient


        async def listen_to(fishjam: FishjamClient, room_id: str, peer_id: str) -> None:
            options = AgentOptions(subscribe_mode="manual")
            agent = await asyncio.to_thread(fishjam.create_agent, room_id, options)
            try:
                async with agent.connect() as session:
                    # The agent and the other peer must both be connected.
                    await asyncio.to_thread(fishjam.subscribe_peer, room_id, agent.id, peer_id)
                    async for chunk in session.receive():
                        print(f"{len(chunk.data)} bytes from {chunk.peer_id}")
            finally:
                await asyncio.to_thread(fishjam.delete_peer, room_id, agent.id)
        ```
    """

    output: AgentOutputOptions = field(default_factory=AgentOutputOptions)
    """Format of the audio that the agent receives."""
    subscribe_mode: Literal["auto", "manual"] = "auto"
    """Subscription mode of the agent.

    In `auto` mode, the agent receives audio from every peer. In `manual` mode, it receives only the tracks that your
    backend subscribes it to.
    """

class FishjamClient(Client):
    """Manages rooms, peers, agents and tokens.

    Create one client and reuse it, even in several threads. Each method sends one HTTP request, which has no timeout,
    and blocks until Fishjam responds. In `async` code, run the method in a thread:
    `await asyncio.to_thread(fishjam.get_room, room_id)`.

    If Fishjam responds with an error status that a method recognizes, the method raises a subclass of `HTTPError`. If
    Fishjam cannot be reached, the method raises an exception from `httpx` instead.

    Caveats:
        - The client inserts IDs into the URL of the request without encoding them, so validate IDs that come from a
          client. For example, `delete_peer(room_id, "..")` deletes the room.
        - Each method recognizes only the error statuses that its documentation lists: a subset of 400, 401, 404,
          409 and 503. For any other standard status, such as 500, methods that return a value raise an
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

    def __init__(self, fishjam_id: str, management_token: str) -> None:
        """Creates a client without sending a request.

        The constructor does not check whether the Fishjam ID is empty.

        Args:
            fishjam_id: Your Fishjam ID, or the full URL of another Fishjam server.
            management_token: Management token for your account and environment. It authorizes every request to Fishjam.
                Keep it on your server and never include it in a web page or an app.
        """

    def create_peer(self, room_id: str, options: PeerOptions | None = None) -> tuple[Peer, str]:
        """Creates a peer, which represents one participant in a room.

        Args:
            room_id: ID of the room.
            options: Metadata, simulcast and subscription settings for the peer. If `options` is `None`, the defaults of
                `PeerOptions` apply.

        Returns:
            The peer, and the token that the web or mobile SDK needs to join as that peer. Send the token only to the
            participant that the new peer represents.

        Raises:
            NotFoundError: If the room does not exist.
            BadRequestError: If the options are invalid.
            UnauthorizedError: If the management token is invalid.
            ConflictError: If the room already has its maximum number of peers.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
            ValueError: If the subscription mode is not an allowed value. No request is sent.
        """

    def create_agent(self, room_id: str, options: AgentOptions | None = None) -> Agent:
        """Creates an agent in a room without connecting it.

        To connect the agent, use `Agent.connect`.

        Args:
            room_id: ID of the room.
            options: Format of the audio that the agent receives, and the agent's subscription mode. If `options` is
                `None`, the defaults of `AgentOptions` apply.

        Returns:
            The agent, which receives audio from the room and can publish audio.

        Raises:
            NotFoundError: If the room does not exist.
            BadRequestError: If the options are invalid.
            UnauthorizedError: If the management token is invalid.
            ConflictError: If the room already has its maximum number of peers.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
            ValueError: If the audio format, the sample rate or the subscription mode is not an allowed value. No
                request is sent.
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

    def subscribe_peer(self, room_id: str, peer_id: str, target_peer_id: str) -> None:
        """Subscribes a peer to all tracks of another peer.

        The call has an effect only if the subscriber was created with `subscribe_mode="manual"`. Both peers must be
        connected.

        Args:
            room_id: ID of the room that both peers are in.
            peer_id: ID of the peer that receives the tracks.
            target_peer_id: ID of the peer that publishes the tracks.

        Raises:
            NotFoundError: If the room or either peer does not exist.
            BadRequestError: If the request is invalid.
            UnauthorizedError: If the management token is invalid.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
        """

    def subscribe_tracks(self, room_id: str, peer_id: str, track_ids: list[str]) -> None:
        """Subscribes a peer to specific tracks.

        The call has an effect only if the subscriber was created with `subscribe_mode="manual"`. The subscriber must be
        connected.

        Args:
            room_id: ID of the room that the peer is in.
            peer_id: ID of the peer that receives the tracks.
            track_ids: IDs of the tracks, as reported in `ServerMessageTrackAdded` notifications.

        Raises:
            NotFoundError: If the peer or the room does not exist.
            BadRequestError: If the request is invalid.
            UnauthorizedError: If the management token is invalid.
            ServiceUnavailableError: If Fishjam is temporarily unavailable.
        """
