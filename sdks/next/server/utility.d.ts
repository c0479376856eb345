declare const brand: unique symbol;

/**
 * A type that TypeScript keeps apart from others with the same shape.
 *
 * A {@link RoomId} and a {@link PeerId} are both strings while the program runs, but one cannot be passed where the
 * other is wanted. For an id that comes from outside, such as a URL, write `id as RoomId`.
 *
 * @typeParam T - The type of the value while the program runs.
 * @typeParam TBrand - The name that keeps this type apart from others.
 * @category Utility types
 */
export type Brand<T, TBrand extends string> = T & {
  /** Exists for the compiler only; no value carries it. */
  [brand]: TBrand;
};

export {};
