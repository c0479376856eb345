/** Document event for a page that React has hydrated, so its controls work. `src/client/app.tsx` dispatches it. */
export const HYDRATED = 'fishjam:hydrated';

/** Document event for a page that stays as the server sent it. `src/client/recovery/recover.ts` dispatches it. */
export const NOT_HYDRATED = 'fishjam:not-hydrated';
