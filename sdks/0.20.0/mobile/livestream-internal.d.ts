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

export {};
