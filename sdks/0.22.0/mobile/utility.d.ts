declare const brand: unique symbol;

/**
 * A type that TypeScript keeps apart from others with the same shape.
 *
 * A {@link PeerId} and a {@link TrackId} are both strings while the program runs, but one cannot be passed where the
 * other is wanted.
 *
 * @typeParam T - The type of the value while the program runs.
 * @typeParam TBrand - The name that keeps this type apart from others.
 * @category Utility types
 */
export type Brand<T, TBrand extends string> = T & {
  /** Exists for the compiler only; no value carries it. */
  [brand]: TBrand;
};

/**
 * Metadata of any shape: keys with JSON values.
 *
 * @category Utility types
 */
export type GenericMetadata = Record<string, unknown>;

export {};
