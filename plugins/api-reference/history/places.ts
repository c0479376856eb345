/**
 * Place of a part within its symbol: empty for the symbol itself, `member`, `(parameter)`, `member(parameter)`, or
 * `member().returned`. If the symbol is a function, the place of a member of the returned object is the member's name,
 * as on the symbol's page.
 */
export type Place = string;

/**
 * Returns the places of the parts that contain a part, outermost first. For both `a(b)` and `a.b`, the only such part
 * is `a`.
 */
export function containerPlaces(place: Place): Place[] {
  const outer = place.replace(/(?:\([\w*]*\)|(?:\(\))?\.[^.()]+|^[^.()]+)$/, '');
  return outer === place || outer === '' ? [] : [...containerPlaces(outer), outer];
}

/** Returns the path of a part as readers write it, such as `useCamera(options)` or `FishjamConfig.fishjamUrl`. */
export function pathOf(symbol: string, place: Place): string {
  return place === '' || place.startsWith('(') ? `${symbol}${place}` : `${symbol}.${place}`;
}

/** Returns the name of the symbol at the start of a path. */
export function symbolIn(path: string): string {
  return /^\w*/.exec(path)![0];
}

/** Returns the place in a path, which follows the name of the symbol; see {@link pathOf}. */
export function placeIn(path: string): Place {
  return path.slice(symbolIn(path).length).replace(/^\./, '');
}
