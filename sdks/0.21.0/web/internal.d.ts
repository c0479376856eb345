// Types that public types need but the package does not export. `index.d.ts` does not re-export this file.

/** Any JSON-like record, or `undefined`. */
export type GenericMetadata = Record<string, unknown> | undefined;

/** Metadata of a track, set by the publisher's SDK. */
export type TrackMetadata = {
  /** Source of the track. */
  type: 'camera' | 'microphone' | 'screenShareVideo' | 'screenShareAudio' | 'customVideo' | 'customAudio';
  /** Whether the publisher has paused the track. If so, show a placeholder instead of a frozen image. */
  paused: boolean;
  /**
   * Display name of the track, set by the publisher's SDK.
   *
   * For a track from a browser, the name is the `displayName` from the publisher's peer metadata, if that value is a
   * string. The name is copied when the track is published. It may be missing, for example after the track has been
   * paused. Camera and microphone tracks from a phone have no name.
   */
  displayName?: string;
};

export {};
