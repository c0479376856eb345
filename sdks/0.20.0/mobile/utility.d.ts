declare const brand: unique symbol;

/**
 * Type that TypeScript distinguishes from other types with the same shape.
 *
 * A {@link PeerId} and a {@link TrackId} are both strings at run time, but TypeScript rejects one where the other is
 * expected.
 *
 * @typeParam T - Type of the value at run time.
 * @typeParam TBrand - Name that distinguishes this type.
 * @category Utility types
 */
export type Brand<T, TBrand extends string> = T & {
  /** Marker that exists only at compile time. */
  [brand]: TBrand;
};

/**
 * Metadata of any shape: keys with JSON values.
 *
 * @category Utility types
 */
export type GenericMetadata = Record<string, unknown>;

export {};
