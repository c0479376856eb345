import type { AxiosError } from './internal';

/**
 * Thrown when a client or notifier is created with neither a Fishjam ID nor a URL.
 *
 * @example Distinguish a missing setting from other errors
 * ```ts
 * import { FishjamClient, MissingFishjamIdException } from '@fishjam-cloud/js-server-sdk';
 *
 * try {
 *   new FishjamClient({
 *     fishjamId: process.env.FISHJAM_ID ?? '',
 *     managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 *   });
 * } catch (error) {
 *   if (!(error instanceof MissingFishjamIdException)) throw error;
 *   console.error('Set FISHJAM_ID to the Fishjam ID from https://fishjam.io/app.');
 * }
 * ```
 * @category Errors
 */
export declare class MissingFishjamIdException extends Error {
  /** Creates the error. Only the SDK calls the constructor. */
  constructor();
}

/**
 * Base class for errors thrown when a request fails.
 *
 * If a request fails, the methods of {@link FishjamClient} reject with an instance of a subclass of this error. The
 * `name` property is always `Error`, so use `instanceof` to distinguish the subclasses.
 *
 * @example Handle all failed requests the same way
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
 *   console.error(`The request to Fishjam failed: ${error.message} (${error.details})`);
 * }
 * ```
 * @category Errors
 */
export declare class FishjamBaseException extends Error {
  /**
   * Creates the error. Only the SDK calls the constructor.
   *
   * @param error - Error from the failed request.
   */
  constructor(error: AxiosError<Record<string, string>>);
  /** HTTP status of the response, or 500 if there was no response. */
  statusCode: number;
  /** Error code from the HTTP library, such as `ECONNREFUSED`; `undefined` if there is none. */
  axiosCode?: string;
  /**
   * Reason for the failure.
   *
   * The value is the `detail` or `errors` field of the response. If there was no response, or if the response had
   * neither field, the value is `'Unknown error'`.
   */
  details?: string;
}

/**
 * Thrown when a request is invalid (HTTP 400).
 *
 * @example Report invalid settings
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
 *   console.error(`The room settings are invalid: ${error.details}`);
 * }
 * ```
 * @category Errors
 */
export declare class BadRequestException extends FishjamBaseException {}

/**
 * Thrown when the management token is invalid (HTTP 401).
 *
 * Check that the token and the Fishjam ID belong to the same environment.
 *
 * @example Exit at startup if the token is invalid
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
 *   console.error('FISHJAM_MANAGEMENT_TOKEN does not belong to FISHJAM_ID. Copy both from https://fishjam.io/app.');
 *   process.exit(1);
 * }
 * ```
 * @category Errors
 */
export declare class UnauthorizedException extends FishjamBaseException {}

/**
 * Intended for forbidden requests (HTTP 403), but never thrown in this version.
 *
 * A response with HTTP status 403 results in an {@link UnknownException}.
 *
 * @example Handle a forbidden request
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
 *   const isForbidden =
 *     error instanceof ForbiddenException || (error instanceof FishjamBaseException && error.statusCode === 403);
 *   if (!isForbidden) throw error;
 *   console.error('This account is not allowed to create rooms.');
 * }
 * ```
 * @category Errors
 */
export declare class ForbiddenException extends FishjamBaseException {}

/**
 * Thrown when you fetch or delete a room that does not exist (HTTP 404).
 *
 * If the room does not exist, other methods reject with {@link FishjamNotFoundException} or
 * {@link PeerNotFoundException} instead.
 *
 * @example Delete a room that may no longer exist
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
 * Thrown when you create a peer or a livestream token for a room that does not exist (HTTP 404).
 *
 * @example Detect that the room no longer exists
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
 * Thrown when the peer or its room does not exist (HTTP 404).
 *
 * If the room does not exist, methods that take a peer ID reject with this error instead of
 * {@link RoomNotFoundException}.
 *
 * @example Delete a peer that may no longer exist
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
 * Thrown when Fishjam is temporarily unavailable (HTTP 503).
 *
 * Retry the request after a delay that increases with each attempt. {@link FishjamClient.createPeer | createPeer} can
 * also throw this error when the room is full.
 *
 * @example Retry with increasing delays
 * ```ts
 * import { FishjamClient, ServiceUnavailableException, type Room } from '@fishjam-cloud/js-server-sdk';
 * import { setTimeout as sleep } from 'node:timers/promises';
 *
 * const fishjam = new FishjamClient({
 *   fishjamId: process.env.FISHJAM_ID ?? '',
 *   managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 * });
 *
 * export async function createRoomWithRetry(attempts = 4): Promise<Room> {
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
 * Thrown when there is no response, or when the response's status is not 400, 401, 404 or 503.
 *
 * @example Log the details of the failure
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
 *   console.error(`The request failed (${error.axiosCode ?? error.statusCode}): ${error.message}`);
 * }
 * ```
 * @category Errors
 */
export declare class UnknownException extends FishjamBaseException {}

export {};
