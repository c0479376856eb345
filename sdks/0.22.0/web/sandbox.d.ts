/**
 * Type of a room.
 *
 * - `conference`: audio and video among all peers.
 * - `audio_only`: audio among all peers.
 * - `livestream`: one streamer and any number of viewers.
 *
 * @category Sandbox
 */
export type RoomType = 'conference' | 'livestream' | 'audio_only';

/**
 * Options for `useSandbox`.
 *
 * @category Sandbox
 */
export type UseSandboxProps = {
  /** Overrides for URLs that the SDK derives from your Fishjam ID. */
  configOverride?: {
    /** Full URL of the Sandbox API. By default, it is derived from the provider's `fishjamId`. */
    sandboxApiUrl?: string;
  };
};

/**
 * Returns functions that get tokens from the Sandbox API, so that you can develop without a backend.
 *
 * The functions work only with the Fishjam ID of a Sandbox environment, and anyone who has that ID can use them. In
 * production, get tokens from your own backend. Call this hook inside {@link FishjamProvider}.
 *
 * @param props - URL of the Sandbox API, if you run it yourself.
 * @returns Functions that find or create a room by name and return a token for it.
 * @caveat The hook returns new functions on every render, so omit them from the dependencies of your React effects.
 * @example Join a Sandbox room
 * ```tsx
 * import { useConnection, useSandbox } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef, useState } from 'react';
 *
 * export function SandboxJoin({ roomName, peerName }: { roomName: string; peerName: string }) {
 *   const { getSandboxPeerToken } = useSandbox();
 *   const { joinRoom, leaveRoom, peerStatus } = useConnection();
 *   const [isJoining, setIsJoining] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const isMounted = useRef(false);
 *   const leaveOnUnmount = useRef(() => {});
 *
 *   // The SDK does not leave the room on unmount. If you leave during a reconnection, the SDK may join again later. If
 *   // `peerStatus` becomes `connected` then, leave again.
 *   useEffect(() => {
 *     isMounted.current = true;
 *     return () => {
 *       isMounted.current = false;
 *       leaveOnUnmount.current();
 *     };
 *   }, []);
 *
 *   async function join() {
 *     setIsJoining(true);
 *     setMessage('');
 *     try {
 *       const peerToken = await getSandboxPeerToken(roomName, peerName);
 *       // Do not join if the user left the page while the token was being fetched.
 *       if (!isMounted.current) return;
 *       // Leave on unmount only from here on. Before this point, any call belongs to another component.
 *       leaveOnUnmount.current = leaveRoom;
 *       await joinRoom({ peerToken, peerMetadata: { displayName: peerName } });
 *     } catch {
 *       setMessage('Could not join. Check the Fishjam ID and your connection, then try again.');
 *     } finally {
 *       setIsJoining(false);
 *     }
 *   }
 *
 *   return (
 *     <div>
 *       <button onClick={join} disabled={isJoining || peerStatus === 'connected'}>
 *         Join {roomName}
 *       </button>
 *       <p role="status">{peerStatus === 'connected' ? 'You are in the room.' : message}</p>
 *     </div>
 *   );
 * }
 * ```
 * @category Sandbox
 */
export declare function useSandbox(props?: UseSandboxProps): {
  /**
   * Returns a token for the peer with the given name. If the room or the peer does not exist, the Sandbox API creates
   * it. If a connected peer in the room has this name, the Sandbox API responds with an error.
   *
   * @param roomName - Name of the room, 1 to 100 characters. Calls with the same room name return tokens for the same
   * room.
   * @param peerName - Name of the peer, 1 to 50 characters. Use a different name for each user.
   * @param roomType - Type of the room if the Sandbox API creates it; `conference` by default.
   * @returns A peer token for {@link useConnection}.
   * @throws Error when the Sandbox API responds with an error.
   * @throws TypeError when the Sandbox API cannot be reached.
   */
  getSandboxPeerToken: (roomName: string, peerName: string, roomType?: RoomType) => Promise<string>;
  /**
   * Returns a token for watching a livestream.
   *
   * @param roomName - Name of the livestream's room. Use only letters, digits, `-` and `_`, because the SDK puts the
   * name into a URL without encoding it.
   * @returns A viewer token for {@link useLivestreamViewer}.
   * @throws Error when no livestream room has that name or when the Sandbox API responds with another error.
   * @throws TypeError when the Sandbox API cannot be reached.
   */
  getSandboxViewerToken: (roomName: string) => Promise<string>;
  /**
   * Returns a token for publishing a livestream. If no room has the given name, the Sandbox API creates one.
   *
   * @param roomName - Name of the livestream's room. Use only letters, digits, `-` and `_`, because
   * `getSandboxViewerToken` puts the name into a URL without encoding it.
   * @param isPublic - Whether viewers can watch without a token; `false` by default. This setting applies only if the
   * Sandbox API creates the room.
   * @returns A streamer token for {@link useLivestreamStreamer}, and the room.
   * @throws Error when the Sandbox API responds with an error.
   * @throws TypeError when the Sandbox API cannot be reached.
   */
  getSandboxLivestream: (
    roomName: string,
    isPublic?: boolean,
  ) => Promise<{
    /** Streamer token, which allows publishing to the livestream. */
    streamerToken: string;
    /** Room of the livestream. */
    room: {
      /** ID of the room. Viewers of a public livestream pass it as `streamId`. */
      id: string;
      /** Name of the room, as passed to the function. */
      name: string;
    };
  }>;
};

export {};
