/**
 * Type of a room.
 *
 * - `conference`: audio and video among all peers.
 * - `audio-only`: audio among all peers. The Sandbox API rejects this value, because it calls the type `audio_only`, as
 *   the web and server SDKs do.
 * - `livestream`: one streamer and any number of viewers.
 *
 * @category Sandbox
 */
export type RoomType = 'conference' | 'audio-only' | 'livestream';

/**
 * Options for `useSandbox`: either your Fishjam ID or the URL of a Sandbox API.
 *
 * @category Sandbox
 */
export type UseSandboxProps =
  | {
      /** Fishjam ID of your Sandbox environment. */
      fishjamId: string;
      /** Not allowed together with a Fishjam ID. */
      sandboxApiUrl?: never;
    }
  | {
      /** Not allowed together with a URL. */
      fishjamId?: never;
      /** Full URL of the Sandbox API. */
      sandboxApiUrl: string;
    };

/**
 * Returns functions that get tokens from the Sandbox API, so that you can develop without a backend.
 *
 * The functions work only with the Fishjam ID of a Sandbox environment, and anyone who has that ID can use them. In
 * production, get tokens from your own backend.
 *
 * @param props - Your Fishjam ID, or the URL of the Sandbox API.
 * @returns Functions that find or create a room by name and return a token for it.
 * @example Join a Sandbox room
 * ```tsx
 * import { useConnection, useSandbox } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useRef, useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * // The previous call's cleanup, which may still be running when this screen opens again.
 * let lastLeave: Promise<void> = Promise.resolve();
 *
 * // Leaving does not cancel a scheduled reconnection. If a reconnection might be scheduled, leave again after it starts.
 * function leaveCompletely(leaveRoom: () => void, mayReconnect: boolean): Promise<void> {
 *   leaveRoom();
 *   lastLeave = lastLeave.then(async () => {
 *     if (mayReconnect) {
 *       await wait(3000);
 *       leaveRoom();
 *     }
 *     await wait(1000);
 *   });
 *   return lastLeave;
 * }
 *
 * const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
 *
 * export function SandboxJoin({ fishjamId, roomName }: { fishjamId: string; roomName: string }) {
 *   const { getSandboxPeerToken } = useSandbox({ fishjamId });
 *   const { joinRoom, leaveRoom, peerStatus } = useConnection();
 *   const [isJoining, setIsJoining] = useState(false);
 *   const [hasJoined, setHasJoined] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const isMounted = useRef(false);
 *   const leaveOnUnmount = useRef(() => {});
 *   const isConnected = peerStatus === 'connected';
 *   const isDisconnected = hasJoined && (peerStatus === 'idle' || peerStatus === 'error');
 *
 *   useEffect(() => {
 *     leaveOnUnmount.current = () => {
 *       if (!isJoining && !hasJoined) return;
 *       leaveCompletely(leaveRoom, !isConnected).catch(console.error);
 *     };
 *   }, [isConnected, isJoining, hasJoined, leaveRoom]);
 *
 *   // The SDK does not leave the room when a component unmounts.
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
 *     let peerToken: string | undefined;
 *     try {
 *       await lastLeave;
 *       peerToken = await getSandboxPeerToken(roomName, `user-${Date.now()}`);
 *       // Do not join if the user left this screen while the token was loading.
 *       if (!isMounted.current) return;
 *       await joinRoom({ fishjamId, peerToken });
 *       if (!isMounted.current) {
 *         leaveRoom();
 *         return;
 *       }
 *       setHasJoined(true);
 *     } catch {
 *       // The cleanup on unmount has already left the room.
 *       if (!isMounted.current) return;
 *       setMessage('Could not join. Check the Fishjam ID and your connection, then try again.');
 *       // Leaving resets the devices, so keep them if only the token request failed.
 *       if (peerToken) await leaveCompletely(leaveRoom, true);
 *     } finally {
 *       setIsJoining(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <Button
 *         title={`Join ${roomName}`}
 *         onPress={join}
 *         disabled={isJoining || hasJoined || isConnected}
 *       />
 *       {isDisconnected && <Text>You are disconnected. If this message stays, open this screen again.</Text>}
 *       <Text>{isConnected ? 'You are in the room.' : message}</Text>
 *     </View>
 *   );
 * }
 * ```
 * @category Sandbox
 */
export declare function useSandbox(props: UseSandboxProps): {
  /**
   * Returns a token for the peer with the given name. If the room or the peer does not exist, the Sandbox API creates
   * it. If a connected peer in the room has this name, the Sandbox API responds with an error.
   *
   * @param roomName - Name of the room, 1 to 100 characters. Calls with the same room name return tokens for the same
   * room.
   * @param peerName - Name of the peer, 1 to 50 characters. Use a different name for each user.
   * @param roomType - Type of the room if the Sandbox API creates it; `conference` by default. The Sandbox API rejects
   * `audio-only`, because it spells this type `audio_only`.
   * @returns A peer token for {@link useConnection}.
   * @throws Error when the Sandbox API cannot be reached or responds with an error.
   */
  getSandboxPeerToken: (roomName: string, peerName: string, roomType?: RoomType) => Promise<string>;
  /**
   * Returns a token for watching a livestream.
   *
   * @param roomName - Name of the livestream's room. Use only letters, digits, `-` and `_`, because the SDK puts the
   * name into a URL without encoding it.
   * @returns A viewer token for {@link useLivestreamViewer}.
   * @throws Error when no livestream room has that name, or when the Sandbox API cannot be reached or responds with
   * another error.
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
   * @throws Error when the Sandbox API cannot be reached or responds with an error.
   */
  getSandboxLivestream: (
    roomName: string,
    isPublic?: boolean,
  ) => Promise<{
    /** Token that allows publishing to the livestream. */
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
