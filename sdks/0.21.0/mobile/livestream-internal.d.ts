// Types of the WHIP and WHEP library that the public ones need: the entries leave this file out.

/** Identifies a camera for livestreaming; not the same type as that of `useCamera`. */
export type CameraId = string & {
  /** Exists for the compiler only; no value carries it. */
  readonly __brand: 'CameraId';
};

/** A camera of this device, for livestreaming. */
export interface Camera {
  /** Identifies the camera. */
  id: CameraId;
  /** Name that the system gives it. */
  name: string;
  /** Where it points. */
  facingDirection: 'front' | 'back' | 'unspecified';
}

/** Name of a video codec that this device can send, as the device spells it. */
export type SenderVideoCodecName = string & {
  /** Exists for the compiler only; no value carries it. */
  readonly __brand: 'SenderVideoCodecName';
};

/** Name of an audio codec that this device can send, as the device spells it. */
export type SenderAudioCodecName = string & {
  /** Exists for the compiler only; no value carries it. */
  readonly __brand: 'SenderAudioCodecName';
};

/** Name of a video codec that this device can receive, as the device spells it. */
export type ReceiverVideoCodecName = string & {
  /** Exists for the compiler only; no value carries it. */
  readonly __brand: 'ReceiverVideoCodecName';
};

/** Name of an audio codec that this device can receive, as the device spells it. */
export type ReceiverAudioCodecName = string & {
  /** Exists for the compiler only; no value carries it. */
  readonly __brand: 'ReceiverAudioCodecName';
};

/** Where to connect to. */
export interface ConnectOptions {
  /** The WHIP or WHEP address. */
  serverUrl: string;
  /** A streamer token or a viewer token; none for a public livestream. */
  authToken?: string;
}

/** What to receive. */
export interface WhepConfigurationOptions {
  /** Whether to receive sound. */
  audioEnabled?: boolean;
  /** Whether to receive the picture. */
  videoEnabled?: boolean;
  /** Address of a STUN server of your own. */
  stunServerUrl?: string;
}

export {};
