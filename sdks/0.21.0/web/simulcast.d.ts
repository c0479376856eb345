/**
 * A quality in which a simulcast track is sent.
 *
 * @category Simulcast and bandwidth
 */
export declare enum Variant {
  /** No quality is named. */
  VARIANT_UNSPECIFIED = 0,
  /** The lowest quality. */
  VARIANT_LOW = 1,
  /** The middle quality. */
  VARIANT_MEDIUM = 2,
  /** The highest quality. */
  VARIANT_HIGH = 3,
  /** A value that this version of the SDK does not know. */
  UNRECOGNIZED = -1,
}

/**
 * The variants that a simulcast track is sent in.
 *
 * @category Simulcast and bandwidth
 */
export interface SimulcastConfig {
  /** Whether the track is sent in several variants. */
  enabled: boolean;
  /** The variants that are sent. */
  enabledVariants: Variant[];
  /** The variants that are not sent. */
  disabledVariants: Variant[];
}

/** Translates messages of one type between objects, JSON and the bytes that go over the wire. */
interface MessageFns<T> {
  /** Makes a message from a JSON value. */
  fromJSON(object: unknown): T;
  /** Makes a JSON value from a message. */
  toJSON(message: T): unknown;
}

/**
 * The codec of the messages that carry a simulcast configuration.
 *
 * The package exports it as a type only, so it cannot be called. Use {@link StreamConfig} to configure simulcast.
 *
 * @category Simulcast and bandwidth
 */
export declare const SimulcastConfig: MessageFns<SimulcastConfig>;

/**
 * Whether a track is published in several qualities, and in which.
 *
 * @category Simulcast and bandwidth
 */
export type StreamConfig = {
  /**
   * The variants to send, or `false` to send the track in one quality.
   *
   * An object without this key sends the track in one quality too.
   */
  simulcast?: Variant[] | false;
};

/**
 * The most bandwidth for each variant of a simulcast track, in kbit/s.
 *
 * `0` means no limit.
 *
 * @category Simulcast and bandwidth
 */
export type SimulcastBandwidthLimits = {
  /** For the lowest quality. */
  [Variant.VARIANT_LOW]: number;
  /** For the middle quality. */
  [Variant.VARIANT_MEDIUM]: number;
  /** For the highest quality. */
  [Variant.VARIANT_HIGH]: number;
};

/**
 * The most bandwidth that published tracks may use, in kbit/s.
 *
 * @category Simulcast and bandwidth
 */
export type BandwidthLimits = {
  /** For a track without simulcast; `0` means no limit. */
  singleStream: number;
  /** For the variants of a track with simulcast. */
  simulcast: SimulcastBandwidthLimits;
};

/** The most bandwidth, in kbit/s; `0` means no limit. */
type BandwidthLimit = number;

/**
 * The most bandwidth for each variant of one track, in kbit/s.
 *
 * A variant that is not in the map has no limit.
 *
 * @category Simulcast and bandwidth
 */
export type SimulcastBandwidthLimit = Map<Variant, BandwidthLimit>;

/**
 * The most bandwidth for one track: one number, or one for each variant.
 *
 * @category Simulcast and bandwidth
 */
export type TrackBandwidthLimit = BandwidthLimit | SimulcastBandwidthLimit;

export {};
