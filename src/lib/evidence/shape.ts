/** Required structure of JSON data, which is checked when the data is read. The key `*` means any key of an object. */
export type Shape = 'number' | 'text' | readonly [Shape] | { readonly [key: string]: Shape };

/** TypeScript type of the data that a shape describes. */
export type ValueOf<S> = S extends 'number'
  ? number
  : S extends 'text'
    ? string
    : S extends readonly [infer Item]
      ? readonly ValueOf<Item>[]
      : S extends { readonly '*': infer Item }
        ? Readonly<Record<string, ValueOf<Item>>>
        : { readonly [Key in keyof S]: ValueOf<S[Key]> };

/** A place in which data does not match its shape. */
export interface Mismatch {
  /** Place in the data, such as `figures.0.22.0.links`. */
  readonly place: string;
  /** Description of the required value. */
  readonly wanted: string;
}

/**
 * Compares data with a shape.
 *
 * @param place - location of the data, to include in the result.
 * @returns all places that are missing, empty, of a different form, or not in the shape.
 */
export function mismatches(value: unknown, shape: Shape, place: string): Mismatch[] {
  if (shape === 'number') return isFigure(value) ? [] : [{ place, wanted: 'a number of 0 or more' }];
  if (shape === 'text') return typeof value === 'string' && value.trim() ? [] : [{ place, wanted: 'non-empty text' }];
  if (isList(shape)) {
    if (!Array.isArray(value)) return [{ place, wanted: 'a list' }];
    return value.flatMap((item, index) => mismatches(item, shape[0], `${place}[${index}]`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ place, wanted: 'an object' }];
  const fields = value as Readonly<Record<string, unknown>>;
  const any = shape['*'];
  if (any !== undefined) {
    const keys = Object.keys(fields);
    if (keys.length === 0) return [{ place, wanted: 'an object with at least one field' }];
    return keys.flatMap((key) => mismatches(fields[key], any, `${place}.${key}`));
  }
  return [
    ...Object.entries(shape).flatMap(([key, wanted]) => mismatches(fields[key], wanted, `${place}.${key}`)),
    ...Object.keys(fields)
      .filter((key) => !(key in shape))
      .map((key) => ({ place: `${place}.${key}`, wanted: 'removed, because it is unknown' })),
  ];
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

const isFigure = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;
