/**
 * What a room is for.
 *
 * - `conference`: audio and video among all peers.
 * - `audio-only`: audio among all peers. The web and server SDKs write `audio_only`.
 * - `livestream`: one streamer, any number of viewers.
 *
 * @category Sandbox
 */
export type RoomType = 'conference' | 'audio-only' | 'livestream';

/**
 * Options of {@link useSandbox}: your Fishjam ID, or the address of a Fishjam, but not both.
 *
 * @category Sandbox
 */
export type UseSandboxProps =
  | {
      /** Your Fishjam ID, of the Sandbox environment. */
      fishjamId: string;
      /** Not used with a Fishjam ID. */
      fishjamUrl?: never;
    }
  | {
      /** Not used with an address. */
      fishjamId?: never;
      /** The address of Fishjam, to which `/room-manager` is added. */
      fishjamUrl: string;
    };

/**
 * Gets tokens from the Sandbox API, so that you can develop before you have a backend.
 *
 * It works with a Fishjam ID of the Sandbox environment only, and anybody who knows that ID can use it: in production,
 * get tokens from your own backend.
 *
 * @param props - Your Fishjam ID, or the address of a Fishjam.
 * @returns Functions that create a room, or find it by its name, and return a token for it.
 * @example Join a sandbox room
 * ```tsx
 * import { useConnection, useSandbox } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function SandboxJoin({ fishjamId, roomName }: { fishjamId: string; roomName: string }) {
 *   const { getSandboxPeerToken } = useSandbox({ fishjamId });
 *   const { joinRoom, leaveRoom } = useConnection();
 *   const [isJoining, setIsJoining] = useState(false);
 *   const [message, setMessage] = useState('');
 *
 *   async function join() {
 *     setIsJoining(true);
 *     setMessage('');
 *     try {
 *       const peerToken = await getSandboxPeerToken(roomName, `user-${Date.now()}`);
 *       await joinRoom({ fishjamId, peerToken });
 *       setMessage('You are in the room.');
 *     } catch {
 *       leaveRoom();
 *       setMessage('Could not join. Check the Fishjam ID and your connection, then try again.');
 *     } finally {
 *       setIsJoining(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <Button title={`Join ${roomName}`} onPress={join} disabled={isJoining} />
 *       <Text>{message}</Text>
 *     </View>
 *   );
 * }
 * ```
 * @category Sandbox
 */
export declare function useSandbox(props: UseSandboxProps): {
  /**
   * Creates a peer and returns its token. The room is created when there is none of that name.
   *
   * @param roomName - Name of the room, 1 to 100 characters. Everybody who gives the same name meets in the same room.
   * @param peerName - Name of the peer, 1 to 50 characters; different for each user.
   * @param roomType - What the room is for, `conference` by default.
   * @returns A peer token for {@link useConnection}.
   * @throws Error when the Sandbox API answers with an error.
   */
  getSandboxPeerToken: (roomName: string, peerName: string, roomType?: RoomType) => Promise<string>;
  /**
   * Returns a token for watching a livestream.
   *
   * @param roomName - Name of the livestream's room.
   * @returns A viewer token for {@link useLivestreamViewer}.
   * @throws Error when there is no livestream room of that name, or the Sandbox API answers with an error.
   */
  getSandboxViewerToken: (roomName: string) => Promise<string>;
  /**
   * Returns a token for publishing a livestream. The room is created when there is none of that name.
   *
   * @param roomName - Name of the livestream's room.
   * @param isPublic - Whether viewers can watch without a token, `false` by default.
   * @returns A streamer token for {@link useLivestreamStreamer}, and the room.
   * @throws Error when the Sandbox API answers with an error.
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
