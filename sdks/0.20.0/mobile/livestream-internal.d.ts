// Types of the WHIP and WHEP library that the public ones need: the entries leave this file out.

/** ID of a camera for livestreaming, with a different type than the IDs from `useCamera`. */
export type CameraId = string & {
  /** Marker that exists only at compile time. */
  readonly __brand: 'CameraId';
};

/** A camera on this device, for livestreaming. */
export interface Camera {
  /** ID of the camera. */
  id: CameraId;
  /** Name of the camera, as reported by the system. */
  name: string;
  /** Direction that the camera faces. */
  facingDirection: 'front' | 'back' | 'unspecified';
}

export {};
