import type { PeerWithTracks, Track } from '@fishjam-cloud/react-native-client';

export type PeerData = { displayName?: unknown };

/** Returns a peer's name. Peers set their own metadata, so it can contain anything. */
export function nameOf({ metadata }: Pick<PeerWithTracks<PeerData>, 'metadata'>): string {
  const name = metadata?.peer?.displayName;
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 40) : 'Guest';
}

/** Whether a camera or microphone is on. If not, phones mark its track as inactive, and browsers set `paused`. */
export function isOn({ isActive, metadata }: Pick<Track, 'isActive' | 'metadata'>): boolean {
  return isActive && (metadata as { paused?: unknown } | undefined)?.paused !== true;
}

/** Describes a participant's microphone. */
export function soundOf(microphone: PeerWithTracks['microphoneTrack']): '' | 'muted' | 'speaking' {
  if (microphone?.vadStatus === 'speech') return 'speaking';
  return microphone && isOn(microphone) ? '' : 'muted';
}
