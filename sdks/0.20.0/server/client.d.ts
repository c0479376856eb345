import type { PeerOptionsWebRTC } from './internal';
import type { StreamerToken, ViewerToken } from './livestream-tokens';
import type { Peer, PeerId } from './peers';
import type { Room, RoomConfig, RoomId } from './rooms';

/**
 * Which Fishjam to talk to, and in whose name.
 *
 * Both values are in the [dashboard](https://fishjam.io/app).
 *
 * @category Client
 */
export type FishjamConfig = {
  /** Your Fishjam ID. It or `fishjamUrl` must be given. */
  fishjamId?: string;
  /** The address of a Fishjam that runs elsewhere. It is used instead of the one derived from `fishjamId`. */
  fishjamUrl?: string;
  /**
   * The management token.
   *
   * It allows everything that the account may do. Keep it on your server: never put it into a web page or an app.
   */
  managementToken: string;
};

/**
 * Creates rooms, peers and tokens.
 *
 * Make one client and keep it. It holds no connection: each method is one HTTP request.
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
   * Makes a client. No request is sent.
   *
   * @param config - Your Fishjam ID and management token.
   * @throws {@link MissingFishjamIdException} when neither a Fishjam ID nor a URL is given.
   */
  constructor(config: FishjamConfig);
  /**
   * Creates a room.
   *
   * @param config - Settings of the room; a conference without limits by default.
   * @returns The room, without peers.
   * @throws {@link BadRequestException} when the settings are not accepted.
   * @throws {@link UnauthorizedException} when the management token is wrong.
   * @throws {@link ServiceUnavailableException} when Fishjam cannot serve the request now.
   */
  createRoom(config?: RoomConfig): Promise<Room>;
  /**
   * Fetches a room with its peers.
   *
   * @param roomId - Which room.
   * @returns The room as it is now.
   * @throws {@link RoomNotFoundException} when there is no such room.
   * @throws {@link BadRequestException} when Fishjam does not accept the id.
   * @throws {@link UnauthorizedException} when the management token is wrong.
   * @throws {@link ServiceUnavailableException} when Fishjam cannot serve the request now.
   */
  getRoom(roomId: RoomId): Promise<Room>;
  /**
   * Fetches all rooms.
   *
   * @returns The rooms with their peers; empty when there are none.
   * @throws {@link UnauthorizedException} when the management token is wrong.
   */
  getAllRooms(): Promise<Room[]>;
  /**
   * Deletes a room. All its peers are disconnected and their tokens are worthless.
   *
   * @param roomId - Which room.
   * @returns A promise that resolves when the room is gone.
   * @throws {@link RoomNotFoundException} when there is no such room.
   * @throws {@link BadRequestException} when Fishjam does not accept the id.
   * @throws {@link UnauthorizedException} when the management token is wrong.
   * @throws {@link ServiceUnavailableException} when Fishjam cannot serve the request now.
   */
  deleteRoom(roomId: RoomId): Promise<void>;
  /**
   * Creates a peer: the place of one user in a room.
   *
   * @param roomId - The room.
   * @param options - What others are told about the peer, and whether it may use simulcast.
   * @returns The peer, and the token with which the web or mobile SDK joins as that peer.
   * @throws {@link FishjamNotFoundException} when there is no such room.
   * @throws {@link BadRequestException} when the options are not accepted.
   * @throws {@link UnauthorizedException} when the management token is wrong.
   * @throws {@link ServiceUnavailableException} when Fishjam cannot serve the request now.
   */
  createPeer(
    roomId: RoomId,
    options?: PeerOptionsWebRTC,
  ): Promise<{
    /** The new peer. */
    peer: Peer;
    /** The token for joining: send it to this user only. */
    peerToken: string;
  }>;
  /**
   * Deletes a peer. If it is connected, it is thrown out.
   *
   * @param roomId - The peer's room.
   * @param peerId - Which peer.
   * @returns A promise that resolves when the peer is gone.
   * @throws {@link PeerNotFoundException} when there is no such peer or room.
   * @throws {@link BadRequestException} when Fishjam does not accept the ids.
   * @throws {@link UnauthorizedException} when the management token is wrong.
   * @throws {@link ServiceUnavailableException} when Fishjam cannot serve the request now.
   */
  deletePeer(roomId: RoomId, peerId: PeerId): Promise<void>;
  /**
   * Makes a new token for a peer.
   *
   * A token that has not been used to connect for 24 hours is no longer valid.
   *
   * @param roomId - The peer's room.
   * @param peerId - Which peer.
   * @returns The new peer token.
   * @throws {@link PeerNotFoundException} when there is no such peer or room.
   * @throws {@link BadRequestException} when Fishjam does not accept the ids.
   * @throws {@link UnauthorizedException} when the management token is wrong.
   * @throws {@link ServiceUnavailableException} when Fishjam cannot serve the request now.
   */
  refreshPeerToken(roomId: RoomId, peerId: PeerId): Promise<string>;
  /**
   * Creates a token for publishing to the livestream of a room.
   *
   * @param roomId - A room of a livestream type.
   * @returns The token.
   * @throws {@link FishjamNotFoundException} when there is no such room.
   * @throws {@link BadRequestException} when the room is not of a livestream type.
   * @throws {@link UnauthorizedException} when the management token is wrong.
   * @throws {@link ServiceUnavailableException} when Fishjam cannot serve the request now.
   */
  createLivestreamStreamerToken(roomId: RoomId): Promise<StreamerToken>;
  /**
   * Creates a token for watching the livestream of a room. A public livestream needs none.
   *
   * @param roomId - A room of a livestream type.
   * @returns The token.
   * @throws {@link FishjamNotFoundException} when there is no such room.
   * @throws {@link BadRequestException} when the room is not of a livestream type.
   * @throws {@link UnauthorizedException} when the management token is wrong.
   * @throws {@link ServiceUnavailableException} when Fishjam cannot serve the request now.
   */
  createLivestreamViewerToken(roomId: RoomId): Promise<ViewerToken>;
}

export {};
