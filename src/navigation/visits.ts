/** A place on a page, as an address names it. */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/** A page that is drawn: shown, left a moment ago, or made ready for the reader who may go there. */
export interface Visit extends Place {
  /** Another one for each time that the reader comes to the page. */
  readonly id: number;
}

/** The pages that a reader is at, and may be at next. */
export interface Visits {
  readonly shown: Visit;
  readonly ahead?: Visit;
}

/** Where a reader begins. */
export const firstVisit = (place: Place): Visits => ({ shown: { id: 0, ...place } });

/** The reader may go to a page next. */
export function withAhead(visits: Visits, path: string): Visits {
  if (path === visits.shown.path || path === visits.ahead?.path) return visits;
  return { ...visits, ahead: { id: newestId(visits) + 1, path, search: '', hash: '' } };
}

/** The reader has gone to a page, or to another place on the one that is shown. */
export function arrivedAt(visits: Visits, place: Place): Visits {
  const { shown, ahead } = visits;
  if (place.path === shown.path) return { ...visits, shown: { ...shown, ...place } };
  return { shown: { id: ahead?.path === place.path ? ahead.id : newestId(visits) + 1, ...place } };
}

const newestId = ({ shown, ahead }: Visits) => Math.max(shown.id, ahead?.id ?? 0);
