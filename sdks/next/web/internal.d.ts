// Types that the public ones need but that the package does not export: `index.d.ts` leaves this file out.

/** Any JSON-like record, or nothing. */
export type GenericMetadata = Record<string, unknown> | undefined;

/** What a track says about itself. */
export type TrackMetadata = {
  /** What the track shows or plays. */
  type: 'camera' | 'microphone' | 'screenShareVideo' | 'screenShareAudio' | 'customVideo' | 'customAudio';
  /** Whether the publisher has paused the track: show a placeholder instead of a frozen picture. */
  paused: boolean;
  /** The `displayName` from the publisher's peer metadata, if that is a string. */
  displayName?: string;
};

export {};
