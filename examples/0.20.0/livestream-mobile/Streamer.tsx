import {
  cameras,
  LivestreamStreamer,
  useCameraPermissions,
  useLivestreamStreamer,
  useMicrophonePermissions,
  useSandbox,
} from '@fishjam-cloud/react-native-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AppState, Button, Linking, StyleSheet, Text, View } from 'react-native';

const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

/** Requests the permissions first, because this version of the SDK does not prompt for them. */
export function Streamer({ roomName }: { roomName: string }) {
  const [camera, requestCamera, readCamera] = useCameraPermissions();
  const [microphone, requestMicrophone, readMicrophone] = useMicrophonePermissions();
  const [isBusy, setIsBusy] = useState(false);
  const [mustUseSettings, setMustUseSettings] = useState(false);

  // The user may have changed the permissions in the system settings.
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') Promise.all([readCamera(), readMicrophone()]).catch(console.error);
    });
    return () => subscription.remove();
  }, [readCamera, readMicrophone]);

  if (!camera || !microphone) return <Text>Checking permissions…</Text>;
  if (camera.granted && microphone.granted) return <StreamerScreen roomName={roomName} />;

  async function request() {
    setIsBusy(true);
    try {
      const permissions = [await requestCamera(), await requestMicrophone()];
      setMustUseSettings(permissions.some(({ granted, canAskAgain }) => !granted && !canAskAgain));
    } catch {
      setMustUseSettings(true);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <View style={styles.screen}>
      <Text>Allow access to the camera and the microphone to continue.</Text>
      {mustUseSettings ? (
        <Button title="Open settings" onPress={() => Linking.openSettings().catch(console.error)} />
      ) : (
        <Button title="Allow camera and microphone access" onPress={request} disabled={isBusy} />
      )}
    </View>
  );
}

/** Whether `connect` is pending, even on a screen that the user has left: all streamers share one client. */
let isConnecting = false;

function StreamerScreen({ roomName }: { roomName: string }) {
  const { getSandboxLivestream } = useSandbox({ fishjamId });
  const { connect, disconnect } = useLivestreamStreamer({ camera: cameras[0] });
  const [isLive, setIsLive] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const isMounted = useRef(false);
  const hasClient = useRef(false);

  /** Disconnects once, and only after `connect` has settled: disconnecting earlier can crash the app. */
  const close = useCallback(() => {
    if (!hasClient.current) return;
    hasClient.current = false;
    disconnect();
  }, [disconnect]);

  // The hook keeps publishing after unmount, so the component ends the livestream itself.
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      close();
    };
  }, [close]);

  async function goLive() {
    if (isConnecting) {
      setMessage('Wait a moment, then try again.');
      return;
    }
    isConnecting = true;
    setIsBusy(true);
    setMessage('');
    try {
      const { streamerToken } = await getSandboxLivestream(roomName);
      if (!isMounted.current) return;
      try {
        await connect(streamerToken);
      } finally {
        hasClient.current = true;
      }
      setIsLive(true);
      setMessage('');
      if (!isMounted.current) close();
    } catch (error) {
      // Also disconnect after a failure. Otherwise, the next `connect` does nothing.
      close();
      console.warn(error);
      setMessage('Could not go live. Check your network, make sure that no one else is live here, then try again.');
    } finally {
      isConnecting = false;
      setIsBusy(false);
    }
  }

  function stop() {
    close();
    setIsLive(false);
  }

  return (
    <View style={styles.screen}>
      <LivestreamStreamer style={styles.video} />
      <Button title="Go live" onPress={goLive} disabled={isBusy || isLive} />
      <Button title="Stop" onPress={stop} disabled={isBusy || !isLive} />
      <Text accessibilityLiveRegion="polite">{isBusy ? 'One moment…' : isLive ? 'You are live.' : message}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
  video: { width: '100%', aspectRatio: 9 / 16, maxHeight: 480 },
});
