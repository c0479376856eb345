import { useConnection, useScreenShare } from '@fishjam-cloud/react-client';
import { useEffect, useRef, useState } from 'react';
import { usePeerToken } from './usePeerToken';

export type CallPhase = 'lobby' | 'joining' | 'call' | 'leaving';
export type CallStatus = 'connected' | 'reconnecting' | 'ended';

/** How long a call must be down to count as over. Must exceed `initialDelay`, which is 500 milliseconds by default. */
const untilFirstAttempt = 1000;

/** Joins and leaves the call. Use this hook once, in a component that stays mounted as long as the call page does. */
export function useCall() {
  const { joinRoom, leaveRoom, peerStatus, reconnectionStatus } = useConnection();
  const { stream, stopStreaming } = useScreenShare();
  const getPeerToken = usePeerToken();
  const [phase, setPhase] = useState<CallPhase>('lobby');
  const [message, setMessage] = useState('');
  const attempt = useRef(0);
  const status = statusOf(peerStatus, reconnectionStatus);
  const [isOver, setIsOver] = useState(false);
  const [isSlow, setIsSlow] = useState(false);

  // `joinRoom` stays pending if the server does not respond, or if the user's peer is already connected.
  useEffect(() => {
    if (phase !== 'joining') return;
    const timer = setTimeout(() => setIsSlow(true), 10_000);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [phase]);

  // When the media connection fails, `peerStatus` is `error` until the first attempt to reconnect starts.
  useEffect(() => {
    if (status !== 'ended') return;
    const timer = setTimeout(() => setIsOver(true), untilFirstAttempt);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [status]);

  // Leaves when the user returns to the lobby, even if a pending reconnection succeeds later.
  useEffect(() => {
    if (phase === 'lobby' && peerStatus === 'connected') leaveRoom();
  }, [phase, peerStatus, leaveRoom]);

  // A lost connection ends a screen share, but the SDK may keep its stream.
  useEffect(() => {
    if (stream && peerStatus !== 'connected') stopStreaming().catch(console.error);
  }, [stream, peerStatus, stopStreaming]);

  // Leaves on unmount. `leaveRoom` never changes, so this cleanup doesn't run earlier.
  useEffect(
    () => () => {
      if (attempt.current === 0) return;
      attempt.current += 1;
      leaveRoom();
    },
    [leaveRoom],
  );

  async function join(displayName: string) {
    if (phase !== 'lobby') return;
    const thisAttempt = ++attempt.current;
    const isCanceled = () => attempt.current !== thisAttempt;
    setPhase('joining');
    setMessage('');
    try {
      const peerToken = await getPeerToken(displayName);
      if (isCanceled()) return;
      await joinRoom({ peerToken, peerMetadata: { displayName } });
      if (!isCanceled()) setPhase('call');
    } catch (error) {
      if (isCanceled()) return;
      leaveRoom();
      setPhase('lobby');
      // When Fishjam rejects the token, the promise rejects without a value. The SDK has logged the reason.
      console.error(error);
      setMessage('Could not join the call. Check your connection, then try again.');
    }
  }

  /** Cancels a join, which stays pending if the server does not respond. */
  function cancel() {
    attempt.current += 1;
    leaveRoom();
    setPhase('lobby');
  }

  async function leave() {
    if (phase !== 'call') return;
    setPhase('leaving');
    try {
      // Stop the share first, but don't wait indefinitely: the promise may stay pending. If the share is inactive, it is
      // already being stopped.
      if (stream?.active) await Promise.race([stopStreaming(), wait(2000)]);
    } catch (error) {
      console.error(error);
    } finally {
      // Outside a room, leave immediately, so that the SDK drops an attempt to reconnect that has already started.
      if (peerStatus !== 'connected') leaveRoom();
      // Otherwise, the lobby effect leaves after the next render, when `stream` is `null`. Leaving while the share
      // still exists causes an unhandled rejection.
      setPhase('lobby');
    }
  }

  const shownStatus = status === 'ended' && !isOver ? 'reconnecting' : status;
  return { phase, status: shownStatus, message: isSlow ? slowMessage : message, join, cancel, leave };
}

const slowMessage =
  'This is taking longer than usual. Leave the call in any other tab, then press Cancel and join again.';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Connection = ReturnType<typeof useConnection>;

/** Returns the call status. Checks `peerStatus` first, because `reconnectionStatus` can keep an old value. */
function statusOf(
  peerStatus: Connection['peerStatus'],
  reconnectionStatus: Connection['reconnectionStatus'],
): CallStatus {
  if (peerStatus === 'connected') return 'connected';
  return reconnectionStatus === 'reconnecting' && peerStatus !== 'error' ? 'reconnecting' : 'ended';
}
