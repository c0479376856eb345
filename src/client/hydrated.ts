/** Event of the document: React has hydrated the page, so its controls work. Dispatched by `src/client/app.tsx`. */
export const HYDRATED = 'fishjam:hydrated';
