/**
 * Sent on the document when React has hydrated the page and its controls work. `src/client/app.tsx` dispatches the
 * event.
 */
export const HYDRATED = 'fishjam:hydrated';

/** Sent on the document when the page will not be hydrated. `src/client/recovery/recover.ts` dispatches the event. */
export const NOT_HYDRATED = 'fishjam:not-hydrated';
