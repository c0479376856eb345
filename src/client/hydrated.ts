/** Document event that `src/client/app.tsx` dispatches when React has hydrated the page, so its controls work. */
export const HYDRATED = 'fishjam:hydrated';

/** Document event that `src/client/recovery/recover.ts` dispatches when the page stays as the server sent it. */
export const NOT_HYDRATED = 'fishjam:not-hydrated';
