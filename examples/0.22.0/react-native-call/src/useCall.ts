import { useConnection } from '@fishjam-cloud/react-native-client';
import { useEffect, useRef, useState } from 'react';
import { Platform } from 'react-native';
import { statusOf } from './callStatus';
import { joinProblem } from './joinProblem';
import { connectionConfig, lastCallIsLeft, leaveCompletely } from './leaving';
import { fishjamId, usePeerToken } from './usePeerToken';

export type CallPhase = 'lobby' | 'joining' | 'call' | 'leaving';

/** Time to wait for the SDK to restore the connection before offering a way back to the lobby. */
const patience = 8000;

/** Joins and leaves the call. Use this hook once, in a component that stays mounted while the user may join. */
export function useCall() {
  const { joinRoom, leaveRoom, peerStatus, reconnectionStatus } = useConnection();
  const getPeerToken = usePeerToken();
  const [phase, setPhase] = useState<CallPhase>('lobby');
  const [message, setMessage] = useState('');
  const [isOverdue, setIsOverdue] = useState(false);
  const attempt = useRef(0);
  const status = statusOf({ platform: Platform.OS, peerStatus, reconnectionStatus, isOverdue });
  const isAway = phase === 'call' && status !== 'connected';
  const isRemoved = phase === 'call' && status === 'removed';

  useEffect(() => {
    if (!isAway) return;
    const timer = setTimeout(() => setIsOverdue(true), patience);
    return () => {
      clearTimeout(timer);
      setIsOverdue(false);
    };
  }, [isAway]);

  // After a peer is removed, its camera and microphone keep running until the app leaves. Wait a moment, because on iOS
  // a lost connection can look like a removal until the SDK reports that it is reconnecting.
  useEffect(() => {
    if (!isRemoved) return;
    const timer = setTimeout(() => leaveRoom(), 1000);
    return () => clearTimeout(timer);
  }, [isRemoved, leaveRoom]);

  async function backToLobby(mayReconnect: boolean) {
    const thisAttempt = ++attempt.current;
    setPhase('leaving');
    await leaveCompletely(leaveRoom, mayReconnect);
    if (attempt.current === thisAttempt) setPhase('lobby');
  }

  // After leaving, the status can still change, and a late failure makes the SDK reconnect, so leave again.
  const lastPeerStatus = useRef(peerStatus);
  useEffect(() => {
    const isLate = phase === 'lobby' && peerStatus !== lastPeerStatus.current;
    lastPeerStatus.current = peerStatus;
    if (isLate && (peerStatus === 'connected' || peerStatus === 'error')) void backToLobby(true);
  });

  // The SDK does not leave when a component unmounts, and a camera that was started in the lobby stays on.
  const leaveOnUnmount = useRef(() => {});
  useEffect(() => {
    const mayReconnect = phase !== 'lobby' && peerStatus !== 'connected';
    leaveOnUnmount.current = () => void leaveCompletely(leaveRoom, mayReconnect);
  }, [phase, peerStatus, leaveRoom]);
  useEffect(() => {
    return () => {
      attempt.current += 1;
      leaveOnUnmount.current();
    };
  }, []);

  async function join(displayName: string) {
    if (!isReady) return;
    const thisAttempt = ++attempt.current;
    const isCanceled = () => attempt.current !== thisAttempt;
    let hasStarted = false;
    setPhase('joining');
    setMessage('');
    try {
      await lastCallIsLeft();
      if (isCanceled()) return;
      const peerToken = await getPeerToken(displayName);
      if (isCanceled()) return;
      hasStarted = true;
      await joinRoom({ fishjamId, peerToken, peerMetadata: { displayName }, config: connectionConfig });
      if (!isCanceled()) setPhase('call');
    } catch (error) {
      if (isCanceled()) return;
      console.warn(error);
      setMessage(joinProblem(error));
      if (hasStarted) await backToLobby(true);
      else setPhase('lobby');
    }
  }

  /** Cancels joining. Without a response from the server, `joinRoom` could stay pending for 15 seconds. */
  async function cancel() {
    if (phase === 'joining') await backToLobby(true);
  }

  async function leave() {
    if (phase === 'call') await backToLobby(status === 'reconnecting' || status === 'lost');
  }

  // On Android, the SDK needs a moment to report that the connection is closed. A join before then can fail.
  const isReady = phase === 'lobby' && !['connecting', 'connected'].includes(peerStatus);

  return { phase, status, isReady, message, join, cancel, leave };
}
