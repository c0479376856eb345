import { useCamera, useConnection, useMicrophone, useSandbox } from '@fishjam-cloud/react-native-client';
import { useState } from 'react';
import { Button, StyleSheet, Text, TextInput, View } from 'react-native';

const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

export function JoinScreen({ onJoined }: { onJoined: () => void }) {
  const { getSandboxPeerToken } = useSandbox({ fishjamId });
  const { prepareCamera } = useCamera();
  const { startMicrophone } = useMicrophone();
  const { joinRoom, leaveRoom } = useConnection();
  const [name, setName] = useState('');
  const [isJoining, setIsJoining] = useState(false);
  const [message, setMessage] = useState('');

  async function join() {
    setIsJoining(true);
    setMessage('');
    try {
      // Two people may have one name: what tells them apart is the name of the peer.
      const peerName = `${name}-${Math.random().toString(36).slice(2, 10)}`;
      const peerToken = await getSandboxPeerToken('quick-start', peerName);
      await prepareCamera({ quality: 'HD169' });
      await startMicrophone();
      await joinRoom({ fishjamId, peerToken, peerMetadata: { displayName: name } });
      onJoined();
    } catch (error) {
      // Leaving clears what is left of the failed attempt, so that the next one starts fresh.
      leaveRoom();
      setMessage(error instanceof Error ? error.message : 'Could not join the room. Try again.');
    } finally {
      setIsJoining(false);
    }
  }

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
      <Button title={isJoining ? 'Joining…' : 'Join'} onPress={join} disabled={isJoining || name === ''} />
      <Text accessibilityLiveRegion="polite">{message}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: 12, padding: 24 },
  input: { borderWidth: 1, borderColor: '#667', borderRadius: 8, padding: 12 },
});
