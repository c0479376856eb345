/** Document event: React has hydrated the page, so its controls work. Dispatched by `src/client/app.tsx`. */
export const HYDRATED = 'fishjam:hydrated';

/** Document event: the page stays as the server sent it. Dispatched by `src/client/recovery/recover.ts`. */
export const NOT_HYDRATED = 'fishjam:not-hydrated';
