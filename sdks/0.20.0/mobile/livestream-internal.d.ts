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

export {};
