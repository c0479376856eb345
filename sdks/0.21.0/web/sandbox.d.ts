/**
 * What a room is for.
 *
 * - `conference`: audio and video among all peers.
 * - `audio_only`: audio among all peers.
 * - `livestream`: one streamer, any number of viewers.
 *
 * @category Sandbox
 */
export type RoomType = 'conference' | 'livestream' | 'audio_only';

/**
 * Options of {@link useSandbox}.
 *
 * @category Sandbox
 */
export type UseSandboxProps = {
  /** Replaces addresses that the SDK derives from your Fishjam ID. */
  configOverride?: {
    /**
     * The address of Fishjam; `/room-manager` is added to it. By default it is derived from the `fishjamId` of
     * {@link FishjamProvider}.
     */
    fishjamUrl?: string;
  };
};

/**
 * Gets tokens from the Sandbox API, so that you can develop before you have a backend.
 *
 * It works with a Fishjam ID of the Sandbox environment only, and anybody who knows that ID can use it: in production,
 * get tokens from your own backend. Must be used inside {@link FishjamProvider}.
 *
 * The functions are new at each render; leave them out of the dependencies of effects.
 *
 * @param props - Another address of the Sandbox API, if you run one.
 * @returns Functions that create a room, or find it by its name, and return a token for it.
 * @example Join a sandbox room
 * ```tsx
 * import { useConnection, useSandbox } from '@fishjam-cloud/react-client';
 * import { useState } from 'react';
 *
 * export function SandboxJoin({ roomName, peerName }: { roomName: string; peerName: string }) {
 *   const { getSandboxPeerToken } = useSandbox();
 *   const { joinRoom } = useConnection();
 *   const [isJoining, setIsJoining] = useState(false);
 *   const [message, setMessage] = useState('');
 *
 *   async function join() {
 *     setIsJoining(true);
 *     setMessage('');
 *     try {
 *       const peerToken = await getSandboxPeerToken(roomName, peerName);
 *       await joinRoom({ peerToken, peerMetadata: { displayName: peerName } });
 *       setMessage('You are in the room.');
 *     } catch {
 *       setMessage('Could not join. Check the Fishjam ID and your connection, then try again.');
 *     } finally {
 *       setIsJoining(false);
 *     }
 *   }
 *
 *   return (
 *     <div>
 *       <button onClick={join} disabled={isJoining}>
 *         Join {roomName}
 *       </button>
 *       <p role="status">{message}</p>
 *     </div>
 *   );
 * }
 * ```
 * @category Sandbox
 */
export declare function useSandbox(props?: UseSandboxProps): {
  /**
   * Creates a peer and returns its token. The room is created when there is none of that name.
   *
   * @param roomName - Name of the room, 1 to 100 characters. Everybody who gives the same name meets in the same room.
   * @param peerName - Name of the peer, 1 to 50 characters; different for each user.
   * @param roomType - What the room is for, `conference` by default.
   * @returns A peer token for {@link useConnection}.
   * @throws Error when the Sandbox API answers with an error, or when no Fishjam ID is known.
   */
  getSandboxPeerToken: (roomName: string, peerName: string, roomType?: RoomType) => Promise<string>;
  /**
   * Returns a token for watching a livestream.
   *
   * @param roomName - Name of the livestream's room.
   * @returns A viewer token for {@link useLivestreamViewer}.
   * @throws Error when there is no livestream room of that name, when the Sandbox API answers with an error, or when no Fishjam ID is known.
   */
  getSandboxViewerToken: (roomName: string) => Promise<string>;
  /**
   * Returns a token for publishing a livestream. The room is created when there is none of that name.
   *
   * @param roomName - Name of the livestream's room.
   * @param isPublic - Whether viewers can watch without a token, `false` by default.
   * @returns A streamer token for {@link useLivestreamStreamer}, and the room.
   * @throws Error when the Sandbox API answers with an error, or when no Fishjam ID is known.
   */
  getSandboxLivestream: (
    roomName: string,
    isPublic?: boolean,
  ) => Promise<{
    /** Allows publishing to the livestream. */
    streamerToken: string;
    /** The livestream's room. */
    room: {
      /** Id of the room: what viewers of a public livestream pass as `streamId`. */
      id: string;
      /** Name of the room, as you gave it. */
      name: string;
    };
  }>;
};

export {};
