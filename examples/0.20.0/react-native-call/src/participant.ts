import type { PeerWithTracks } from '@fishjam-cloud/react-native-client';

export type PeerData = { displayName?: unknown };

/** Returns a peer's name. Peers set their own metadata, so it can contain anything. */
export function nameOf({ metadata }: Pick<PeerWithTracks<PeerData>, 'metadata'>): string {
  const name = metadata?.peer?.displayName;
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 40) : 'Guest';
}

/** Whether a participant is speaking. This version does not report when others mute. */
export function isSpeaking(microphone: PeerWithTracks['microphoneTrack']): boolean {
  return microphone?.vadStatus === 'speech';
}
