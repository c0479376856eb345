/** A page that is drawn: shown, left a moment ago, or made ready for the reader who may go there. */
export interface Visit {
  /** Another one for each time that the reader comes to the page. */
  readonly id: number;
  readonly path: string;
}

/** The pages that a reader is at, and may be at next. */
export interface Visits {
  readonly shown: Visit;
  readonly ahead?: Visit;
}

/** Where a reader begins. */
export const firstVisit = (path: string): Visits => ({ shown: { id: 0, path } });

/** The reader may go to a page next. */
export function withAhead(visits: Visits, path: string): Visits {
  if (path === visits.shown.path || path === visits.ahead?.path) return visits;
  return { ...visits, ahead: { id: newestId(visits) + 1, path } };
}

/** The reader has gone to a page. */
export function arrivedAt(visits: Visits, path: string): Visits {
  const { shown, ahead } = visits;
  if (path === shown.path) return visits;
  return { shown: ahead?.path === path ? ahead : { id: newestId(visits) + 1, path } };
}

const newestId = ({ shown, ahead }: Visits) => Math.max(shown.id, ahead?.id ?? 0);
