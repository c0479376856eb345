import type { AgentCallbacks, FishjamAgent, TrackId } from './agents';
import type { PeerOptionsAgent, PeerOptionsWebRTC } from './internal';
import type { StreamerToken, ViewerToken } from './livestream-tokens';
import type { Peer, PeerId } from './peers';
import type { Room, RoomConfig, RoomId } from './rooms';

/**
 * Connection settings and credentials.
 *
 * Copy the Fishjam ID and the management token from the [dashboard](https://fishjam.io/app).
 *
 * @category Client
 */
export type FishjamConfig = {
  /** Your Fishjam ID, or the full URL of another Fishjam server. */
  fishjamId: string;
  /**
   * Management token for your account and environment.
   *
   * It authorizes REST API requests and notifier connections. Keep it on your server and never include it in a web page
   * or an app.
   */
  managementToken: string;
};

/**
 * Manages rooms, peers, agents and tokens.
 *
 * Create one client and reuse it. Each method sends a single HTTP request, which has no timeout. If the request fails,
 * the method rejects with a subclass of {@link FishjamBaseException}.
 *
 * @example Create a room and a token for one user
 * ```ts
 * import { FishjamClient } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * const room = await fishjam.createRoom({ roomType: 'conference', maxPeers: 10 });
 * const { peer, peerToken } = await fishjam.createPeer(room.id, { metadata: { name: 'Alice' } });
 *
 * console.log(`Peer ${peer.id} can join room ${room.id} with ${peerToken}`);
 * ```
 * @category Client
 */
export declare class FishjamClient {
  /**
   * Creates a client without sending a request.
   *
   * @param config - Your Fishjam ID and management token.
   * @throws {@link MissingFishjamIdException} if the Fishjam ID is empty.
   */
  constructor(config: FishjamConfig);
  /**
   * Creates a room.
   *
   * @param config - Settings for the room. By default, the room is a conference without a peer limit.
   * @returns The new room, which has no peers yet.
   * @throws {@link BadRequestException} if the settings are invalid.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   */
  createRoom(config?: RoomConfig): Promise<Room>;
  /**
   * Fetches a room and its peers.
   *
   * The streamer and the viewers of a livestream are not peers, so the result does not contain them.
   *
   * @param roomId - ID of the room.
   * @returns The current state of the room.
   * @throws {@link RoomNotFoundException} if the room does not exist.
   * @throws {@link BadRequestException} if the request is invalid.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   */
  getRoom(roomId: RoomId): Promise<Room>;
  /**
   * Fetches all rooms and their peers.
   *
   * @returns The rooms, or an empty array if there are none.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   */
  getAllRooms(): Promise<Room[]>;
  /**
   * Deletes a room.
   *
   * Fishjam disconnects and removes all the room's peers, and their tokens become invalid.
   *
   * @param roomId - ID of the room.
   * @returns A promise that resolves once the room has been deleted.
   * @throws {@link RoomNotFoundException} if the room does not exist.
   * @throws {@link BadRequestException} if the request is invalid.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   */
  deleteRoom(roomId: RoomId): Promise<void>;
  /**
   * Creates a peer, which represents one participant in a room.
   *
   * @param roomId - ID of the room.
   * @param options - Metadata, simulcast and subscription settings for the peer.
   * @returns The peer, and the token that the web or mobile SDK needs to join as that peer.
   * @throws {@link FishjamNotFoundException} if the room does not exist.
   * @throws {@link BadRequestException} if the options are invalid.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   * @throws {@link FishjamBaseException} with status 409 or 503 if the room already has its maximum number of peers.
   */
  createPeer(
    roomId: RoomId,
    options?: PeerOptionsWebRTC,
  ): Promise<{
    /** The new peer. */
    peer: Peer;
    /** Token for joining the room. Send it only to the participant that the new peer represents. */
    peerToken: string;
  }>;
  /**
   * Deletes a peer and disconnects it from the room.
   *
   * @param roomId - ID of the peer's room.
   * @param peerId - ID of the peer.
   * @returns A promise that resolves once the peer has been deleted.
   * @throws {@link PeerNotFoundException} if the peer or the room does not exist.
   * @throws {@link BadRequestException} if the request is invalid.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   */
  deletePeer(roomId: RoomId, peerId: PeerId): Promise<void>;
  /**
   * Creates a new token for an existing peer.
   *
   * A token becomes invalid when its peer has been offline for 24 hours.
   *
   * @param roomId - ID of the peer's room.
   * @param peerId - ID of the peer.
   * @returns The new peer token.
   * @throws {@link PeerNotFoundException} if the peer or the room does not exist.
   * @throws {@link BadRequestException} if the request is invalid.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   */
  refreshPeerToken(roomId: RoomId, peerId: PeerId): Promise<string>;
  /**
   * Creates an agent in a room and starts connecting it.
   *
   * If the runtime provides no global `WebSocket`, the method rejects with a `ReferenceError`. By then, Fishjam has
   * already created the agent's peer, so delete that peer.
   *
   * @param roomId - ID of the room.
   * @param options - Format of the audio that the agent receives, and the agent's subscription mode.
   * @param callbacks - Handlers that run when an error occurs on the agent's WebSocket or when the WebSocket closes.
   * @returns The agent, and the peer that represents it in the room.
   * @throws {@link FishjamNotFoundException} if the room does not exist.
   * @throws {@link BadRequestException} if the options are invalid.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   * @throws {@link FishjamBaseException} with status 409 or 503 if the room already has its maximum number of peers.
   */
  createAgent(
    roomId: RoomId,
    options?: PeerOptionsAgent,
    callbacks?: AgentCallbacks,
  ): Promise<{
    /** The agent, which receives audio from the room and can publish audio. */
    agent: FishjamAgent;
    /** The peer that represents the agent in the room. */
    peer: Peer;
  }>;
  /**
   * Subscribes a peer to all tracks of another peer.
   *
   * The call has an effect only if the subscriber was created with `subscribeMode: 'manual'`. Both peers must be
   * connected.
   *
   * @param roomId - ID of the room that both peers are in.
   * @param subscriberPeerId - ID of the peer that receives the tracks.
   * @param publisherPeerId - ID of the peer that publishes the tracks.
   * @returns A promise that resolves when Fishjam has accepted the subscription.
   * @throws {@link PeerNotFoundException} if either peer or the room does not exist.
   * @throws {@link BadRequestException} if the request is invalid.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   */
  subscribePeer(roomId: RoomId, subscriberPeerId: PeerId, publisherPeerId: PeerId): Promise<void>;
  /**
   * Subscribes a peer to specific tracks.
   *
   * The call has an effect only if the subscriber was created with `subscribeMode: 'manual'`. The subscriber must be
   * connected.
   *
   * @param roomId - ID of the room that the peer is in.
   * @param subscriberPeerId - ID of the peer that receives the tracks.
   * @param tracks - IDs of the tracks, as reported in {@link TrackAdded} notifications.
   * @returns A promise that resolves when Fishjam has accepted the subscription.
   * @throws {@link PeerNotFoundException} if the peer or the room does not exist.
   * @throws {@link BadRequestException} if the request is invalid.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   */
  subscribeTracks(roomId: RoomId, subscriberPeerId: PeerId, tracks: TrackId[]): Promise<void>;
  /**
   * Creates a token for publishing a livestream.
   *
   * @param roomId - ID of a livestream room.
   * @returns The streamer token.
   * @throws {@link FishjamNotFoundException} if the room does not exist.
   * @throws {@link BadRequestException} if the room is not a livestream room.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   */
  createLivestreamStreamerToken(roomId: RoomId): Promise<StreamerToken>;
  /**
   * Creates a token for watching a livestream.
   *
   * Viewers of a public livestream do not need a token, but you can create one.
   *
   * @param roomId - ID of a livestream room.
   * @returns The viewer token.
   * @throws {@link FishjamNotFoundException} if the room does not exist.
   * @throws {@link BadRequestException} if the room is not a livestream room.
   * @throws {@link UnauthorizedException} if the management token is invalid.
   * @throws {@link ServiceUnavailableException} if Fishjam is temporarily unavailable.
   */
  createLivestreamViewerToken(roomId: RoomId): Promise<ViewerToken>;
}

export {};
