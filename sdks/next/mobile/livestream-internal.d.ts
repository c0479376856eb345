// Types from the WHIP and WHEP library that the public types need. The entry files do not export them.

/** ID of a camera for livestreaming. This type is not compatible with the camera IDs from `useCamera`. */
export type CameraId = string & {
  /** Marker that exists only at compile time. */
  readonly __brand: 'CameraId';
};

/** Camera on this device, for livestreaming. */
export interface Camera {
  /** ID of the camera. */
  id: CameraId;
  /** Name of the camera. On Android, it is the same as `id`. */
  name: string;
  /** Direction that the camera faces. */
  facingDirection: 'front' | 'back' | 'unspecified';
}

/** Name of a video codec that this device can use to send video, as reported by the device. */
export type SenderVideoCodecName = string & {
  /** Marker that exists only at compile time. */
  readonly __brand: 'SenderVideoCodecName';
};

/** Name of an audio codec that this device can use to send audio, as reported by the device. */
export type SenderAudioCodecName = string & {
  /** Marker that exists only at compile time. */
  readonly __brand: 'SenderAudioCodecName';
};

/** Name of a video codec that this device can use to receive video, as reported by the device. */
export type ReceiverVideoCodecName = string & {
  /** Marker that exists only at compile time. */
  readonly __brand: 'ReceiverVideoCodecName';
};

/** Name of an audio codec that this device can use to receive audio, as reported by the device. */
export type ReceiverAudioCodecName = string & {
  /** Marker that exists only at compile time. */
  readonly __brand: 'ReceiverAudioCodecName';
};

/** URL and token for a connection. */
export interface ConnectOptions {
  /** WHIP or WHEP URL. */
  serverUrl: string;
  /** Streamer token or viewer token; omitted for a public livestream. */
  authToken?: string;
}

/** Settings for a WHEP client. */
export interface WhepConfigurationOptions {
  /** Whether to receive audio; `true` by default. */
  audioEnabled?: boolean;
  /** Whether to receive video; `true` by default. */
  videoEnabled?: boolean;
  /** URL of a STUN server; a public Google server by default. */
  stunServerUrl?: string;
}

export {};
