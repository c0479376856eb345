import { useCameraPermissions, useMicrophonePermissions, useSandbox } from '@fishjam-cloud/react-native-client';
import { LivestreamStreamer, useLivestreamStreamer } from '@fishjam-cloud/react-native-client/livestream';
import { useEffect, useRef, useState } from 'react';
import { AppState, Button, Linking, StyleSheet, Text, View } from 'react-native';

const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

type StreamerProps = { roomName: string; onStopped: () => void };

/** Requests the permissions before it shows the streamer, which needs them when it mounts. */
export function Streamer({ roomName, onStopped }: StreamerProps) {
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
  if (camera.granted && microphone.granted) return <StreamerScreen roomName={roomName} onStopped={onStopped} />;

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

function StreamerScreen({ roomName, onStopped }: StreamerProps) {
  const { getSandboxLivestream } = useSandbox({ fishjamId });
  const { connect, disconnect, flipCamera, isConnected, whipClientRef } = useLivestreamStreamer();
  const [isStarted, setIsStarted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const isMounted = useRef(false);
  const isRunning = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** Runs one action at a time: `disconnect` must not run while `connect` is pending. */
  async function run(action: () => Promise<void>, failure: string) {
    // Two taps can arrive before the next render.
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setMessage('');
    try {
      await action();
    } catch (error) {
      console.warn(error);
      setMessage(failure);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  async function goLive() {
    const { streamerToken } = await getSandboxLivestream(roomName);
    // Don't connect if the user has left this screen in the meantime.
    if (!isMounted.current) return;
    await connect(streamerToken);
    setIsStarted(true);
  }

  async function stop() {
    setIsBusy(true);
    await disconnect().catch(console.warn);
    // Leaves this screen, because on Android, going live twice with the same client can crash the app.
    onStopped();
  }

  function status() {
    if (isBusy) return 'One moment…';
    if (isStarted && !isConnected) return 'Connecting… If this takes too long, press Stop, then try again.';
    return message || (isStarted ? 'You are live.' : '');
  }

  return (
    <View style={styles.screen}>
      <LivestreamStreamer ref={whipClientRef} style={styles.video} />
      <Button
        title="Go live"
        onPress={() =>
          run(goLive, 'Could not go live. Check your network, make sure that no one else is live here, then try again.')
        }
        disabled={isBusy || isStarted}
      />
      <Button title="Stop" onPress={stop} disabled={isBusy || !isStarted} />
      <Button
        title="Flip camera"
        onPress={() => run(flipCamera, 'Could not switch the camera. Try again, or continue with this one.')}
        disabled={isBusy}
      />
      <Text accessibilityLiveRegion="polite">{status()}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
  video: { width: '100%', aspectRatio: 9 / 16, maxHeight: 480 },
});
