/**
 * Quality of a simulcast track.
 *
 * @category Simulcast and bandwidth
 */
export declare enum Variant {
  /** Unspecified quality. */
  VARIANT_UNSPECIFIED = 0,
  /** Lowest quality. */
  VARIANT_LOW = 1,
  /** Medium quality. */
  VARIANT_MEDIUM = 2,
  /** Highest quality. */
  VARIANT_HIGH = 3,
  /** Not used: an unknown value stays a number. */
  UNRECOGNIZED = -1,
}

/**
 * Simulcast configuration of a track: which variants are sent.
 *
 * @category Simulcast and bandwidth
 */
export interface SimulcastConfig {
  /** Whether the track uses simulcast, even if only one variant is sent. */
  enabled: boolean;
  /** Variants that are sent. */
  enabledVariants: Variant[];
  /** Variants that are not sent. */
  disabledVariants: Variant[];
}

/** Codec that converts messages of one type to and from protobuf bytes and JSON. */
interface MessageFns<T> {
  /** Decodes a message from protobuf bytes. Throws an error if the bytes cannot be parsed. */
  decode(input: Uint8Array, length?: number): T;
  /** Encodes a message. Call `finish()` on the result to get the bytes. */
  encode(message: T): {
    /** Returns the encoded bytes. */
    finish(): Uint8Array;
  };
  /** Creates a message from some of its properties. The remaining properties get their default values. */
  create(base?: Partial<T>): T;
  /** Creates a message from some of its properties, as `create` does. */
  fromPartial(object: Partial<T>): T;
  /** Creates a message from a JSON value. */
  fromJSON(object: unknown): T;
  /** Converts a message to a JSON value. */
  toJSON(message: T): unknown;
}

/**
 * Codec for messages that contain a simulcast configuration, exported as a type only.
 *
 * You cannot use the codec at run time. Configure simulcast with {@link StreamConfig}.
 *
 * @typeOnly
 * @category Simulcast and bandwidth
 */
export declare const SimulcastConfig: MessageFns<SimulcastConfig>;

/**
 * Simulcast settings for a published track.
 *
 * @category Simulcast and bandwidth
 */
export type StreamConfig = {
  /**
   * Variants to send, or `false` to send the track at a single quality. With an empty array, no video is sent.
   *
   * If you omit this key, the track is sent at a single quality, as with `false`.
   */
  simulcast?: Variant[] | false;
};

/**
 * Maximum bandwidth for each variant of a simulcast track, in kbit/s.
 *
 * `0` means no limit.
 *
 * @category Simulcast and bandwidth
 */
export type SimulcastBandwidthLimits = {
  /** Limit for the lowest quality. */
  [Variant.VARIANT_LOW]: number;
  /** Limit for the medium quality. */
  [Variant.VARIANT_MEDIUM]: number;
  /** Limit for the highest quality. */
  [Variant.VARIANT_HIGH]: number;
};

/**
 * Maximum bandwidth of the published camera track, in kbit/s.
 *
 * @category Simulcast and bandwidth
 */
export type BandwidthLimits = {
  /** Limit for a camera track without simulcast; `0` means no limit. */
  singleStream: number;
  /** Limits for the variants of a camera track with simulcast. */
  simulcast: SimulcastBandwidthLimits;
};

/** Maximum bandwidth, in kbit/s; `0` means no limit. */
type BandwidthLimit = number;

/**
 * Map of one track's variants to their maximum bandwidths, in kbit/s.
 *
 * A variant that is not in the map has no limit.
 *
 * @category Simulcast and bandwidth
 */
export type SimulcastBandwidthLimit = Map<Variant, BandwidthLimit>;

/**
 * Maximum bandwidth for one track: one number, or one number for each variant.
 *
 * @category Simulcast and bandwidth
 */
export type TrackBandwidthLimit = BandwidthLimit | SimulcastBandwidthLimit;

export {};
