/**
 * Place of a part within its symbol: empty for the symbol itself, `member`, `(parameter)`, `member(parameter)`, or
 * `member().returned`. A member of the object that a function returns has its plain name, as on the symbol's page.
 */
export type Place = string;

/** Returns the places of the parts that contain a part, outermost first: `a` for `a(b)` and `a.b`. */
export function containerPlaces(place: Place): Place[] {
  const outer = place.replace(/(?:\(\w*\)|(?:\(\))?\.[^.()]+|^[^.()]+)$/, '');
  return outer === place || outer === '' ? [] : [...containerPlaces(outer), outer];
}

/** Returns the path of a part as readers write it, such as `useCamera(options)` or `FishjamConfig.fishjamUrl`. */
export function pathOf(symbol: string, place: Place): string {
  return place === '' || place.startsWith('(') ? `${symbol}${place}` : `${symbol}.${place}`;
}

/** Returns the symbol that a path names. */
export function symbolIn(path: string): string {
  return /^\w*/.exec(path)![0];
}

/** Returns the place that a path names in its symbol: see {@link pathOf}. */
export function placeIn(path: string): Place {
  return path.slice(symbolIn(path).length).replace(/^\./, '');
}
