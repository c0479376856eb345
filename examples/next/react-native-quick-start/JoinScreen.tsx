import { useCamera, useConnection, useMicrophone, useSandbox } from '@fishjam-cloud/react-native-client';
import { useRef, useState } from 'react';
import { Button, StyleSheet, Text, TextInput, View } from 'react-native';
import { lastCallIsLeft, leaveCompletely } from './leaveCompletely';

const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

export function JoinScreen({ onJoined }: { onJoined: () => void }) {
  const { getSandboxPeerToken } = useSandbox({ fishjamId });
  const { prepareCamera } = useCamera();
  const { startMicrophone } = useMicrophone();
  const { joinRoom, leaveRoom, peerStatus } = useConnection();
  const [name, setName] = useState('');
  const [isJoining, setIsJoining] = useState(false);
  const [message, setMessage] = useState('');
  const isPending = useRef(false);

  async function join() {
    // Two taps can arrive before the next render.
    if (isPending.current) return;
    isPending.current = true;
    setIsJoining(true);
    setMessage('');
    try {
      await lastCallIsLeft();
      // Peer names must be unique in a room, so add a random suffix.
      const peerName = `${name}-${Math.random().toString(36).slice(2, 10)}`;
      const peerToken = await getSandboxPeerToken('quick-start', peerName);
      await prepareCamera({ quality: 'HD169' });
      await startMicrophone();
      await joinRoom({ fishjamId, peerToken, peerMetadata: { displayName: name } });
      onJoined();
    } catch (error) {
      console.warn(error);
      setMessage('Could not join. Check your network and the Fishjam ID, then try again.');
      // Cleans up the failed attempt, so that it cannot interfere with the next one.
      await leaveCompletely(leaveRoom, true).catch(console.error);
    } finally {
      isPending.current = false;
      setIsJoining(false);
    }
  }

  // On Android, the SDK reports the end of the last call a moment after `leaveRoom`.
  const canJoin = !isJoining && !['connecting', 'connected'].includes(peerStatus) && name.trim() !== '';

  return (
    <View style={styles.form}>
      <Text>Your name</Text>
      <TextInput
        accessibilityLabel="Your name"
        style={styles.input}
        value={name}
        onChangeText={setName}
        maxLength={40}
        autoCorrect={false}
      />
      <Button title={isJoining ? 'Joining…' : 'Join'} onPress={join} disabled={!canJoin} />
      <Text accessibilityLiveRegion="polite">{message}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: 12, padding: 24 },
  input: { borderWidth: 1, borderColor: '#667', borderRadius: 8, padding: 12 },
});
