declare const brand: unique symbol;

/**
 * Branded type, which TypeScript distinguishes from other types with the same shape.
 *
 * A {@link RoomId} and a {@link PeerId} are both strings at run time, but TypeScript reports an error if you pass one
 * where the other is expected. If an ID comes from somewhere other than the SDK, such as a URL, cast the ID:
 * `id as RoomId`. If an ID comes from a client, validate it before you pass it to the SDK, because an ID such as `..`
 * changes the URL of the SDK's request.
 *
 * @typeParam T - Type of the value at run time.
 * @typeParam TBrand - Name that distinguishes this type from others.
 * @category Utility types
 */
export type Brand<T, TBrand extends string> = T & {
  /** Marker that exists only at compile time. */
  [brand]: TBrand;
};

export {};
