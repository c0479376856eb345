import type { AxiosError } from './internal';

/**
 * Thrown when a client, notifier or agent is made without a Fishjam ID.
 *
 * @example Tell a missing setting from other faults
 * ```ts
 * import { FishjamClient, MissingFishjamIdException } from '@fishjam-cloud/js-server-sdk';
 *
 * try {
 *   new FishjamClient({
 *     fishjamId: process.env.FISHJAM_ID ?? '',
 *     managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 *   });
 * } catch (error) {
 *   if (error instanceof MissingFishjamIdException) console.error('Set FISHJAM_ID, from https://fishjam.io/app.');
 *   else throw error;
 * }
 * ```
 * @category Errors
 */
export declare class MissingFishjamIdException extends Error {
  /** Made by the SDK. */
  constructor();
}

/**
 * What all errors of a failed request have in common.
 *
 * {@link FishjamClient} rejects with one of the classes that extend it.
 *
 * @example Handle every failed request alike
 * ```ts
 * import { FishjamBaseException, FishjamClient } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * try {
 *   await fishjam.getAllRooms();
 * } catch (error) {
 *   if (!(error instanceof FishjamBaseException)) throw error;
 *   console.error(`Fishjam answered ${error.statusCode}: ${error.details}`);
 * }
 * ```
 * @category Errors
 */
export declare class FishjamBaseException extends Error {
  /**
   * Made by the SDK.
   *
   * @param error - The failed request.
   */
  constructor(error: AxiosError<Record<string, string>>);
  /** The HTTP status of the answer; 500 when no answer came. */
  statusCode: number;
  /** The HTTP library's own code, such as `ECONNREFUSED`; `undefined` when it has none. */
  axiosCode?: string;
  /** Reason from the `errors` or `detail` field of the response; `'Unknown error'` if it has neither or there is none. */
  details?: string;
}

/**
 * The request was not understood (HTTP 400).
 *
 * @example Report settings that Fishjam does not accept
 * ```ts
 * import { BadRequestException, FishjamClient } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * try {
 *   await fishjam.createRoom({ maxPeers: -1 });
 * } catch (error) {
 *   if (!(error instanceof BadRequestException)) throw error;
 *   console.error(`Fishjam does not accept these settings: ${error.details}`);
 * }
 * ```
 * @category Errors
 */
export declare class BadRequestException extends FishjamBaseException {}

/**
 * The management token is wrong (HTTP 401).
 *
 * Check that the token and the Fishjam ID belong to the same environment.
 *
 * @example Stop at start-up when the token is wrong
 * ```ts
 * import { FishjamClient, UnauthorizedException } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * try {
 *   await fishjam.getAllRooms();
 * } catch (error) {
 *   if (!(error instanceof UnauthorizedException)) throw error;
 *   console.error('FISHJAM_MANAGEMENT_TOKEN is not valid for FISHJAM_ID.');
 *   process.exitCode = 1;
 * }
 * ```
 * @category Errors
 */
export declare class UnauthorizedException extends FishjamBaseException {}

/**
 * The request is not allowed; exported for completeness.
 *
 * The client of this version never throws it: an answer with HTTP 403 arrives as {@link UnknownException}.
 *
 * @example Treat a refusal like the other failures
 * ```ts
 * import { FishjamBaseException, FishjamClient, ForbiddenException } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * try {
 *   await fishjam.createRoom();
 * } catch (error) {
 *   const refused = error instanceof ForbiddenException || (error instanceof FishjamBaseException && error.statusCode === 403);
 *   if (!refused) throw error;
 *   console.error('Your account may not create rooms.');
 * }
 * ```
 * @category Errors
 */
export declare class ForbiddenException extends FishjamBaseException {}

/**
 * There is no room with this id (HTTP 404).
 *
 * @example Delete a room that may be gone
 * ```ts
 * import { FishjamClient, RoomNotFoundException, type RoomId } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * export async function endCall(roomId: RoomId): Promise<void> {
 *   try {
 *     await fishjam.deleteRoom(roomId);
 *   } catch (error) {
 *     if (!(error instanceof RoomNotFoundException)) throw error;
 *   }
 * }
 * ```
 * @category Errors
 */
export declare class RoomNotFoundException extends FishjamBaseException {}

/**
 * Something that the request names does not exist (HTTP 404).
 *
 * Calls that take the room's id for a new peer or token reject with it when there is no such room.
 *
 * @example Notice that the room has ended
 * ```ts
 * import { FishjamClient, FishjamNotFoundException, type RoomId } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * export async function tokenFor(roomId: RoomId): Promise<string | undefined> {
 *   try {
 *     const { peerToken } = await fishjam.createPeer(roomId);
 *     return peerToken;
 *   } catch (error) {
 *     if (error instanceof FishjamNotFoundException) return undefined;
 *     throw error;
 *   }
 * }
 * ```
 * @category Errors
 */
export declare class FishjamNotFoundException extends FishjamBaseException {}

/**
 * There is no such peer, or no such room (HTTP 404).
 *
 * Calls that take a peer's id reject with it, also when it is the room that does not exist.
 *
 * @example Remove a peer who may have been removed already
 * ```ts
 * import { FishjamClient, PeerNotFoundException, type PeerId, type RoomId } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * export async function removePeer(roomId: RoomId, peerId: PeerId): Promise<void> {
 *   try {
 *     await fishjam.deletePeer(roomId, peerId);
 *   } catch (error) {
 *     if (!(error instanceof PeerNotFoundException)) throw error;
 *   }
 * }
 * ```
 * @category Errors
 */
export declare class PeerNotFoundException extends FishjamBaseException {}

/**
 * Fishjam cannot serve the request now (HTTP 503).
 *
 * Try again after a pause that grows with each attempt.
 *
 * @example Try again later
 * ```ts
 * import { FishjamClient, ServiceUnavailableException, type Room } from '@fishjam-cloud/js-server-sdk';
 * import { setTimeout as sleep } from 'node:timers/promises';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * export async function createRoomPatiently(attempts = 4): Promise<Room> {
 *   for (let attempt = 1; ; attempt++) {
 *     try {
 *       return await fishjam.createRoom();
 *     } catch (error) {
 *       if (!(error instanceof ServiceUnavailableException) || attempt === attempts) throw error;
 *       await sleep(1000 * 2 ** attempt);
 *     }
 *   }
 * }
 * ```
 * @category Errors
 */
export declare class ServiceUnavailableException extends FishjamBaseException {}

/**
 * The request failed in another way: no answer came, or one with a status that has no class of its own.
 *
 * @example Log what is known
 * ```ts
 * import { FishjamClient, UnknownException } from '@fishjam-cloud/js-server-sdk';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * try {
 *   await fishjam.getAllRooms();
 * } catch (error) {
 *   if (!(error instanceof UnknownException)) throw error;
 *   console.error(`No usable answer (${error.axiosCode ?? error.statusCode}): ${error.message}`);
 * }
 * ```
 * @category Errors
 */
export declare class UnknownException extends FishjamBaseException {}

export {};
